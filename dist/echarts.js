import { n as e } from "./rolldown-runtime.js";
var t = function(e, n) {
	return t = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(e, t) {
		e.__proto__ = t;
	} || function(e, t) {
		for (var n in t) Object.prototype.hasOwnProperty.call(t, n) && (e[n] = t[n]);
	}, t(e, n);
};
function n(e, n) {
	if (typeof n != `function` && n !== null) throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
	t(e, n);
	function r() {
		this.constructor = e;
	}
	e.prototype = n === null ? Object.create(n) : (r.prototype = n.prototype, new r());
}
var r = `12px sans-serif`, i = 20, a = 100, o = `007LLmW'55;N0500LLLLLLLLLL00NNNLzWW\\\\WQb\\0FWLg\\bWb\\WQ\\WrWWQ000CL5LLFLL0LL**F*gLLLL5F0LF\\FFF5.5N`;
function s(e) {
	var t = {};
	if (typeof JSON > `u`) return t;
	for (var n = 0; n < e.length; n++) {
		var r = String.fromCharCode(n + 32);
		t[r] = (e.charCodeAt(n) - i) / a;
	}
	return t;
}
var c = s(o), l = {
	createCanvas: function() {
		return typeof document < `u` && document.createElement(`canvas`);
	},
	measureText: (function() {
		var e, t;
		return function(n, r) {
			if (!e) {
				var i = l.createCanvas();
				e = i && i.getContext(`2d`);
			}
			if (e) return t !== r && (t = e.font = r || `12px sans-serif`), e.measureText(n);
			n ||= ``, r ||= `12px sans-serif`;
			var a = /((?:\d+)?\.?\d*)px/.exec(r), o = a && +a[1] || 12, s = 0;
			if (r.indexOf(`mono`) >= 0) s = o * n.length;
			else for (var u = 0; u < n.length; u++) {
				var d = c[n[u]];
				s += d == null ? o : d * o;
			}
			return { width: s };
		};
	})(),
	loadImage: function(e, t, n) {
		var r = new Image();
		return r.onload = t, r.onerror = n, r.src = e, r;
	},
	getTime: function() {
		return Date.now ? Date.now() : +new Date();
	}
}, u = ee([
	`Function`,
	`RegExp`,
	`Date`,
	`Error`,
	`CanvasGradient`,
	`CanvasPattern`,
	`Image`,
	`Canvas`
], function(e, t) {
	return e[`[object ` + t + `]`] = !0, e;
}, {}), d = ee([
	`Int8`,
	`Uint8`,
	`Uint8Clamped`,
	`Int16`,
	`Uint16`,
	`Int32`,
	`Uint32`,
	`Float32`,
	`Float64`
], function(e, t) {
	return e[`[object ` + t + `Array]`] = !0, e;
}, {}), f = Object.prototype.toString, p = Array.prototype, m = p.forEach, h = p.filter, g = p.slice, _ = p.map, v = function() {}.constructor, y = v ? v.prototype : null, b = `__proto__`, x = 2311, S = 2 ** 53 - 1;
function C() {
	return x >= S && (x = 0), x++;
}
function w() {
	var e = [...arguments];
	typeof console < `u` && console.error.apply(console, e);
}
function T(e) {
	if (typeof e != `object` || !e) return e;
	var t = e, n = f.call(e);
	if (n === `[object Array]`) {
		if (!ve(e)) {
			t = [];
			for (var r = 0, i = e.length; r < i; r++) t[r] = T(e[r]);
		}
	} else if (d[n]) {
		if (!ve(e)) {
			var a = e.constructor;
			if (a.from) t = a.from(e);
			else {
				t = new a(e.length);
				for (var r = 0, i = e.length; r < i; r++) t[r] = e[r];
			}
		}
	} else if (!u[n] && !ve(e) && !se(e)) for (var o in t = {}, e) e.hasOwnProperty(o) && o !== b && (t[o] = T(e[o]));
	return t;
}
function E(e, t, n) {
	if (!U(t) || !U(e)) return n ? T(t) : e;
	for (var r in t) if (t.hasOwnProperty(r) && r !== b) {
		var i = e[r], a = t[r];
		U(a) && U(i) && !R(a) && !R(i) && !se(a) && !se(i) && !ae(a) && !ae(i) && !ve(a) && !ve(i) ? E(i, a, n) : (n || !(r in e)) && (e[r] = T(t[r]));
	}
	return e;
}
function D(e, t) {
	if (Object.assign) Object.assign(e, t);
	else for (var n in t) t.hasOwnProperty(n) && n !== b && (e[n] = t[n]);
	return e;
}
function O(e, t, n) {
	e ||= {};
	for (var r = 0; r < n.length; r++) {
		var i = n[r];
		e[i] = t[i];
	}
	return e;
}
function k(e, t, n) {
	for (var r = L(t), i = 0, a = r.length; i < a; i++) {
		var o = r[i];
		(n ? t[o] != null : e[o] == null) && (e[o] = t[o]);
	}
	return e;
}
l.createCanvas;
function A(e, t) {
	if (e) {
		if (e.indexOf) return e.indexOf(t);
		for (var n = 0, r = e.length; n < r; n++) if (e[n] === t) return n;
	}
	return -1;
}
function j(e, t) {
	var n = e.prototype;
	function r() {}
	for (var i in r.prototype = t.prototype, e.prototype = new r(), n) n.hasOwnProperty(i) && (e.prototype[i] = n[i]);
	e.prototype.constructor = e, e.superClass = t;
}
function M(e, t, n) {
	if (e = `prototype` in e ? e.prototype : e, t = `prototype` in t ? t.prototype : t, Object.getOwnPropertyNames) for (var r = Object.getOwnPropertyNames(t), i = 0; i < r.length; i++) {
		var a = r[i];
		a !== `constructor` && (n ? t[a] != null : e[a] == null) && (e[a] = t[a]);
	}
	else k(e, t, n);
}
function N(e) {
	return !e || typeof e == `string` ? !1 : typeof e.length == `number`;
}
function P(e, t, n) {
	if (e && t) {
		if (e.forEach && e.forEach === m) e.forEach(t, n);
		else if (e.length === +e.length) for (var r = 0, i = e.length; r < i; r++) t.call(n, e[r], r, e);
		else for (var a in e) e.hasOwnProperty(a) && t.call(n, e[a], a, e);
	}
}
function F(e, t, n) {
	if (!e) return [];
	if (!t) return pe(e);
	if (e.map && e.map === _) return e.map(t, n);
	for (var r = [], i = 0, a = e.length; i < a; i++) r.push(t.call(n, e[i], i, e));
	return r;
}
function ee(e, t, n, r) {
	if (e && t) {
		for (var i = 0, a = e.length; i < a; i++) n = t.call(r, n, e[i], i, e);
		return n;
	}
}
function I(e, t, n) {
	if (!e) return [];
	if (!t) return pe(e);
	if (e.filter && e.filter === h) return e.filter(t, n);
	for (var r = [], i = 0, a = e.length; i < a; i++) t.call(n, e[i], i, e) && r.push(e[i]);
	return r;
}
function te(e, t, n) {
	if (e && t) {
		for (var r = 0, i = e.length; r < i; r++) if (t.call(n, e[r], r, e)) return e[r];
	}
}
function L(e) {
	if (!e) return [];
	if (Object.keys) return Object.keys(e);
	var t = [];
	for (var n in e) e.hasOwnProperty(n) && t.push(n);
	return t;
}
function ne(e, t) {
	var n = [...arguments].slice(2);
	return function() {
		return e.apply(t, n.concat(g.call(arguments)));
	};
}
var re = y && z(y.bind) ? y.call.bind(y.bind) : ne;
function ie(e) {
	var t = [...arguments].slice(1);
	return function() {
		return e.apply(this, t.concat(g.call(arguments)));
	};
}
function R(e) {
	return Array.isArray ? Array.isArray(e) : f.call(e) === `[object Array]`;
}
function z(e) {
	return typeof e == `function`;
}
function B(e) {
	return typeof e == `string`;
}
function V(e) {
	return f.call(e) === `[object String]`;
}
function H(e) {
	return typeof e == `number`;
}
function U(e) {
	var t = typeof e;
	return t === `function` || !!e && t === `object`;
}
function ae(e) {
	return !!u[f.call(e)];
}
function oe(e) {
	return !!d[f.call(e)];
}
function se(e) {
	return typeof e == `object` && typeof e.nodeType == `number` && typeof e.ownerDocument == `object`;
}
function ce(e) {
	return e.colorStops != null;
}
function le(e) {
	return f.call(e) === `[object RegExp]`;
}
function ue(e) {
	return e !== e;
}
function de() {
	for (var e = [...arguments], t = 0, n = e.length; t < n; t++) if (e[t] != null) return e[t];
}
function W(e, t) {
	return e ?? t;
}
function fe(e, t, n) {
	return e ?? t ?? n;
}
function pe(e) {
	var t = [...arguments].slice(1);
	return g.apply(e, t);
}
function me(e) {
	if (typeof e == `number`) return [
		e,
		e,
		e,
		e
	];
	var t = e.length;
	return t === 2 ? [
		e[0],
		e[1],
		e[0],
		e[1]
	] : t === 3 ? [
		e[0],
		e[1],
		e[2],
		e[1]
	] : e;
}
function G(e, t) {
	if (!e) throw Error(t);
}
function he(e) {
	return e == null ? null : typeof e.trim == `function` ? e.trim() : e.replace(/^[\s\uFEFF\xA0]+|[\s\uFEFF\xA0]+$/g, ``);
}
var ge = `__ec_primitive__`;
function _e(e) {
	e[ge] = !0;
}
function ve(e) {
	return e[ge];
}
var ye = function() {
	function e() {
		this.data = {};
	}
	return e.prototype.delete = function(e) {
		var t = this.has(e);
		return t && delete this.data[e], t;
	}, e.prototype.has = function(e) {
		return this.data.hasOwnProperty(e);
	}, e.prototype.get = function(e) {
		return this.data[e];
	}, e.prototype.set = function(e, t) {
		return this.data[e] = t, this;
	}, e.prototype.keys = function() {
		return L(this.data);
	}, e.prototype.forEach = function(e) {
		var t = this.data;
		for (var n in t) t.hasOwnProperty(n) && e(t[n], n);
	}, e;
}(), be = typeof Map == `function`;
function xe() {
	return be ? new Map() : new ye();
}
var Se = function() {
	function e(t) {
		var n = R(t);
		this.data = xe();
		var r = this;
		t instanceof e ? t.each(i) : t && P(t, i);
		function i(e, t) {
			n ? r.set(e, t) : r.set(t, e);
		}
	}
	return e.prototype.hasKey = function(e) {
		return this.data.has(e);
	}, e.prototype.get = function(e) {
		return this.data.get(e);
	}, e.prototype.set = function(e, t) {
		return this.data.set(e, t), t;
	}, e.prototype.each = function(e, t) {
		this.data.forEach(function(n, r) {
			e.call(t, n, r);
		});
	}, e.prototype.keys = function() {
		var e = this.data.keys();
		return be ? Array.from(e) : e;
	}, e.prototype.removeKey = function(e) {
		this.data.delete(e);
	}, e;
}();
function K(e) {
	return new Se(e);
}
function Ce(e, t) {
	for (var n = new e.constructor(e.length + t.length), r = 0; r < e.length; r++) n[r] = e[r];
	for (var i = e.length, r = 0; r < t.length; r++) n[r + i] = t[r];
	return n;
}
function we(e, t) {
	var n;
	if (Object.create) n = Object.create(e);
	else {
		var r = function() {};
		r.prototype = e, n = new r();
	}
	return t && D(n, t), n;
}
function q(e, t) {
	return e.hasOwnProperty(t);
}
function Te() {}
var Ee = 180 / Math.PI, De = function() {
	function e() {
		this.firefox = !1, this.ie = !1, this.edge = !1, this.newEdge = !1, this.weChat = !1;
	}
	return e;
}(), Oe = new (function() {
	function e() {
		this.browser = new De(), this.node = !1, this.wxa = !1, this.worker = !1, this.svgSupported = !1, this.touchEventsSupported = !1, this.pointerEventsSupported = !1, this.domSupported = !1, this.transformSupported = !1, this.transform3dSupported = !1, this.hasGlobalWindow = typeof window < `u`;
	}
	return e;
}())();
typeof wx == `object` && typeof wx.getSystemInfoSync == `function` ? (Oe.wxa = !0, Oe.touchEventsSupported = !0) : typeof document > `u` && typeof self < `u` ? Oe.worker = !0 : !Oe.hasGlobalWindow || `Deno` in window || typeof navigator < `u` && typeof navigator.userAgent == `string` && navigator.userAgent.indexOf(`Node.js`) > -1 ? (Oe.node = !0, Oe.svgSupported = !0) : ke(navigator.userAgent, Oe);
function ke(e, t) {
	var n = t.browser, r = e.match(/Firefox\/([\d.]+)/), i = e.match(/MSIE\s([\d.]+)/) || e.match(/Trident\/.+?rv:(([\d.]+))/), a = e.match(/Edge?\/([\d.]+)/), o = /micromessenger/i.test(e);
	if (r && (n.firefox = !0, n.version = r[1]), i && (n.ie = !0, n.version = i[1]), a && (n.edge = !0, n.version = a[1], n.newEdge = +a[1].split(`.`)[0] > 18), o && (n.weChat = !0), t.svgSupported = typeof SVGRect < `u`, t.touchEventsSupported = `ontouchstart` in window && !n.ie && !n.edge, t.pointerEventsSupported = `onpointerdown` in window && (n.edge || n.ie && +n.version >= 11), t.domSupported = typeof document < `u`) {
		var s = document.documentElement.style;
		t.transform3dSupported = (n.ie && `transition` in s || n.edge || `WebKitCSSMatrix` in window && `m11` in new WebKitCSSMatrix() || `MozPerspective` in s) && !(`OTransition` in s), t.transformSupported = t.transform3dSupported || n.ie && +n.version >= 9;
	}
}
var Ae = `.`, je = `___EC__COMPONENT__CONTAINER___`, Me = `___EC__EXTENDED_CLASS___`;
function Ne(e) {
	var t = {
		main: ``,
		sub: ``
	};
	if (e) {
		var n = e.split(Ae);
		t.main = n[0] || ``, t.sub = n[1] || ``;
	}
	return t;
}
function Pe(e) {
	G(/^[a-zA-Z0-9_]+([.][a-zA-Z0-9_]+)?$/.test(e), `componentType "` + e + `" illegal`);
}
function Fe(e) {
	return !!(e && e[Me]);
}
function Ie(e, t) {
	e.$constructor = e, e.extend = function(e) {
		process.env.NODE_ENV !== `production` && P(t, function(t) {
			e[t] || console.warn("Method `" + t + "` should be implemented" + (e.type ? ` in ` + e.type : ``) + `.`);
		});
		var r = this, i;
		return Le(r) ? i = function(e) {
			n(t, e);
			function t() {
				return e.apply(this, arguments) || this;
			}
			return t;
		}(r) : (i = function() {
			(e.$constructor || r).apply(this, arguments);
		}, j(i, this)), D(i.prototype, e), i[Me] = !0, i.extend = this.extend, i.superCall = Ve, i.superApply = He, i.superClass = r, i;
	};
}
function Le(e) {
	return z(e) && /^class\s/.test(Function.prototype.toString.call(e));
}
function Re(e, t) {
	e.extend = t.extend;
}
var ze = Math.round(Math.random() * 10);
function Be(e) {
	var t = [`__\0is_clz`, ze++].join(`_`);
	e.prototype[t] = !0, process.env.NODE_ENV !== `production` && G(!e.isInstance, `The method "is" can not be defined.`), e.isInstance = function(e) {
		return !!(e && e[t]);
	};
}
function Ve(e, t) {
	var n = [...arguments].slice(2);
	return this.superClass.prototype[t].apply(e, n);
}
function He(e, t, n) {
	return this.superClass.prototype[t].apply(e, n);
}
function Ue(e) {
	var t = {};
	e.registerClass = function(e) {
		var r = e.type || e.prototype.type;
		if (r) {
			Pe(r), e.prototype.type = r;
			var i = Ne(r);
			if (!i.sub) process.env.NODE_ENV !== `production` && t[i.main] && console.warn(i.main + ` exists.`), t[i.main] = e;
			else if (i.sub !== je) {
				var a = n(i);
				a[i.sub] = e;
			}
		}
		return e;
	}, e.getClass = function(e, n, r) {
		var i = t[e];
		if (i && i[je] && (i = n ? i[n] : null), r && !i) throw Error(n ? `Component ` + e + `.` + (n || ``) + ` is used but not imported.` : e + `.type should be specified.`);
		return i;
	}, e.getClassesByMainType = function(e) {
		var n = Ne(e), r = [], i = t[n.main];
		return i && i[je] ? P(i, function(e, t) {
			t !== je && r.push(e);
		}) : r.push(i), r;
	}, e.hasClass = function(e) {
		return !!t[Ne(e).main];
	}, e.getAllClassMainTypes = function() {
		var e = [];
		return P(t, function(t, n) {
			e.push(n);
		}), e;
	}, e.hasSubTypes = function(e) {
		var n = t[Ne(e).main];
		return n && n[je];
	};
	function n(e) {
		var n = t[e.main];
		return n && n[je] || (n = t[e.main] = {}, n[je] = !0), n;
	}
}
function We(e, t) {
	for (var n = 0; n < e.length; n++) e[n][1] || (e[n][1] = e[n][0]);
	return t ||= !1, function(n, r, i) {
		for (var a = {}, o = 0; o < e.length; o++) {
			var s = e[o][1];
			if (!(r && A(r, s) >= 0 || i && A(i, s) < 0)) {
				var c = n.getShallow(s, t);
				c != null && (a[e[o][0]] = c);
			}
		}
		return a;
	};
}
var Ge = We([
	[`fill`, `color`],
	[`shadowBlur`],
	[`shadowOffsetX`],
	[`shadowOffsetY`],
	[`opacity`],
	[`shadowColor`]
]), Ke = function() {
	function e() {}
	return e.prototype.getAreaStyle = function(e, t) {
		return Ge(this, e, t);
	}, e;
}(), qe = function(e, t) {
	return qe = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(e, t) {
		e.__proto__ = t;
	} || function(e, t) {
		for (var n in t) Object.prototype.hasOwnProperty.call(t, n) && (e[n] = t[n]);
	}, qe(e, t);
};
function Je(e, t) {
	if (typeof t != `function` && t !== null) throw TypeError(`Class extends value ` + String(t) + ` is not a constructor or null`);
	qe(e, t);
	function n() {
		this.constructor = e;
	}
	e.prototype = t === null ? Object.create(t) : (n.prototype = t.prototype, new n());
}
var Ye = function() {
	function e(e) {
		this.value = e;
	}
	return e;
}(), Xe = function() {
	function e() {
		this._len = 0;
	}
	return e.prototype.insert = function(e) {
		var t = new Ye(e);
		return this.insertEntry(t), t;
	}, e.prototype.insertEntry = function(e) {
		this.head ? (this.tail.next = e, e.prev = this.tail, e.next = null, this.tail = e) : this.head = this.tail = e, this._len++;
	}, e.prototype.remove = function(e) {
		var t = e.prev, n = e.next;
		t ? t.next = n : this.head = n, n ? n.prev = t : this.tail = t, e.next = e.prev = null, this._len--;
	}, e.prototype.len = function() {
		return this._len;
	}, e.prototype.clear = function() {
		this.head = this.tail = null, this._len = 0;
	}, e;
}(), Ze = function() {
	function e(e) {
		this._list = new Xe(), this._maxSize = 10, this._map = {}, this._maxSize = e;
	}
	return e.prototype.put = function(e, t) {
		var n = this._list, r = this._map, i = null;
		if (r[e] == null) {
			var a = n.len(), o = this._lastRemovedEntry;
			if (a >= this._maxSize && a > 0) {
				var s = n.head;
				n.remove(s), delete r[s.key], i = s.value, this._lastRemovedEntry = s;
			}
			o ? o.value = t : o = new Ye(t), o.key = e, n.insertEntry(o), r[e] = o;
		}
		return i;
	}, e.prototype.get = function(e) {
		var t = this._map[e], n = this._list;
		if (t != null) return t !== n.tail && (n.remove(t), n.insertEntry(t)), t.value;
	}, e.prototype.clear = function() {
		this._list.clear(), this._map = {};
	}, e.prototype.len = function() {
		return this._list.len();
	}, e;
}(), Qe = new Ze(50);
function $e(e) {
	if (typeof e == `string`) {
		var t = Qe.get(e);
		return t && t.image;
	}
	return e;
}
function et(e, t, n, r, i) {
	if (!e) return t;
	if (typeof e == `string`) {
		if (t && t.__zrImageSrc === e || !n) return t;
		var a = Qe.get(e), o = {
			hostEl: n,
			cb: r,
			cbPayload: i
		};
		return a ? (t = a.image, !nt(t) && a.pending.push(o)) : (t = l.loadImage(e, tt, tt), t.__zrImageSrc = e, Qe.put(e, t.__cachedImgObj = {
			image: t,
			pending: [o]
		})), t;
	}
	return e;
}
function tt() {
	var e = this.__cachedImgObj;
	this.onload = this.onerror = this.__cachedImgObj = null;
	for (var t = 0; t < e.pending.length; t++) {
		var n = e.pending[t], r = n.cb;
		r && r(this, n.cbPayload), n.hostEl.dirty();
	}
	e.pending.length = 0;
}
function nt(e) {
	return e && e.width && e.height;
}
function rt() {
	return [
		1,
		0,
		0,
		1,
		0,
		0
	];
}
function it(e) {
	return e[0] = 1, e[1] = 0, e[2] = 0, e[3] = 1, e[4] = 0, e[5] = 0, e;
}
function at(e, t) {
	return e[0] = t[0], e[1] = t[1], e[2] = t[2], e[3] = t[3], e[4] = t[4], e[5] = t[5], e;
}
function ot(e, t, n) {
	var r = t[0] * n[0] + t[2] * n[1], i = t[1] * n[0] + t[3] * n[1], a = t[0] * n[2] + t[2] * n[3], o = t[1] * n[2] + t[3] * n[3], s = t[0] * n[4] + t[2] * n[5] + t[4], c = t[1] * n[4] + t[3] * n[5] + t[5];
	return e[0] = r, e[1] = i, e[2] = a, e[3] = o, e[4] = s, e[5] = c, e;
}
function st(e, t, n) {
	return e[0] = t[0], e[1] = t[1], e[2] = t[2], e[3] = t[3], e[4] = t[4] + n[0], e[5] = t[5] + n[1], e;
}
function ct(e, t, n, r) {
	r === void 0 && (r = [0, 0]);
	var i = t[0], a = t[2], o = t[4], s = t[1], c = t[3], l = t[5], u = Math.sin(n), d = Math.cos(n);
	return e[0] = i * d + s * u, e[1] = -i * u + s * d, e[2] = a * d + c * u, e[3] = -a * u + d * c, e[4] = d * (o - r[0]) + u * (l - r[1]) + r[0], e[5] = d * (l - r[1]) - u * (o - r[0]) + r[1], e;
}
function lt(e, t, n) {
	var r = n[0], i = n[1];
	return e[0] = t[0] * r, e[1] = t[1] * i, e[2] = t[2] * r, e[3] = t[3] * i, e[4] = t[4] * r, e[5] = t[5] * i, e;
}
function ut(e, t) {
	var n = t[0], r = t[2], i = t[4], a = t[1], o = t[3], s = t[5], c = n * o - a * r;
	return c ? (c = 1 / c, e[0] = o * c, e[1] = -a * c, e[2] = -r * c, e[3] = n * c, e[4] = (r * s - o * i) * c, e[5] = (a * i - n * s) * c, e) : null;
}
function dt(e, t) {
	return e ??= 0, t ??= 0, [e, t];
}
function ft(e, t) {
	return e[0] = t[0], e[1] = t[1], e;
}
function pt(e) {
	return [e[0], e[1]];
}
function mt(e, t, n) {
	return e[0] = t, e[1] = n, e;
}
function ht(e, t, n) {
	return e[0] = t[0] + n[0], e[1] = t[1] + n[1], e;
}
function gt(e, t, n) {
	return e[0] = t[0] - n[0], e[1] = t[1] - n[1], e;
}
function _t(e) {
	return Math.sqrt(vt(e));
}
function vt(e) {
	return e[0] * e[0] + e[1] * e[1];
}
function yt(e, t, n) {
	return e[0] = t[0] * n, e[1] = t[1] * n, e;
}
function bt(e, t) {
	var n = _t(t);
	return n === 0 ? (e[0] = 0, e[1] = 0) : (e[0] = t[0] / n, e[1] = t[1] / n), e;
}
function xt(e, t) {
	return Math.sqrt((e[0] - t[0]) * (e[0] - t[0]) + (e[1] - t[1]) * (e[1] - t[1]));
}
var St = xt;
function Ct(e, t) {
	return (e[0] - t[0]) * (e[0] - t[0]) + (e[1] - t[1]) * (e[1] - t[1]);
}
var wt = Ct;
function Tt(e, t, n) {
	var r = t[0], i = t[1];
	return e[0] = n[0] * r + n[2] * i + n[4], e[1] = n[1] * r + n[3] * i + n[5], e;
}
function Et(e, t, n) {
	return e[0] = Math.min(t[0], n[0]), e[1] = Math.min(t[1], n[1]), e;
}
function Dt(e, t, n) {
	return e[0] = Math.max(t[0], n[0]), e[1] = Math.max(t[1], n[1]), e;
}
var Ot = function() {
	function e(e, t) {
		this.x = e || 0, this.y = t || 0;
	}
	return e.prototype.copy = function(e) {
		return this.x = e.x, this.y = e.y, this;
	}, e.prototype.clone = function() {
		return new e(this.x, this.y);
	}, e.prototype.set = function(e, t) {
		return this.x = e, this.y = t, this;
	}, e.prototype.equal = function(e) {
		return e.x === this.x && e.y === this.y;
	}, e.prototype.add = function(e) {
		return this.x += e.x, this.y += e.y, this;
	}, e.prototype.scale = function(e) {
		this.x *= e, this.y *= e;
	}, e.prototype.scaleAndAdd = function(e, t) {
		this.x += e.x * t, this.y += e.y * t;
	}, e.prototype.sub = function(e) {
		return this.x -= e.x, this.y -= e.y, this;
	}, e.prototype.dot = function(e) {
		return this.x * e.x + this.y * e.y;
	}, e.prototype.len = function() {
		return Math.sqrt(this.x * this.x + this.y * this.y);
	}, e.prototype.lenSquare = function() {
		return this.x * this.x + this.y * this.y;
	}, e.prototype.normalize = function() {
		var e = this.len();
		return this.x /= e, this.y /= e, this;
	}, e.prototype.distance = function(e) {
		var t = this.x - e.x, n = this.y - e.y;
		return Math.sqrt(t * t + n * n);
	}, e.prototype.distanceSquare = function(e) {
		var t = this.x - e.x, n = this.y - e.y;
		return t * t + n * n;
	}, e.prototype.negate = function() {
		return this.x = -this.x, this.y = -this.y, this;
	}, e.prototype.transform = function(e) {
		if (e) {
			var t = this.x, n = this.y;
			return this.x = e[0] * t + e[2] * n + e[4], this.y = e[1] * t + e[3] * n + e[5], this;
		}
	}, e.prototype.toArray = function(e) {
		return e[0] = this.x, e[1] = this.y, e;
	}, e.prototype.fromArray = function(e) {
		this.x = e[0], this.y = e[1];
	}, e.set = function(e, t, n) {
		e.x = t, e.y = n;
	}, e.copy = function(e, t) {
		e.x = t.x, e.y = t.y;
	}, e.len = function(e) {
		return Math.sqrt(e.x * e.x + e.y * e.y);
	}, e.lenSquare = function(e) {
		return e.x * e.x + e.y * e.y;
	}, e.dot = function(e, t) {
		return e.x * t.x + e.y * t.y;
	}, e.add = function(e, t, n) {
		e.x = t.x + n.x, e.y = t.y + n.y;
	}, e.sub = function(e, t, n) {
		e.x = t.x - n.x, e.y = t.y - n.y;
	}, e.scale = function(e, t, n) {
		e.x = t.x * n, e.y = t.y * n;
	}, e.scaleAndAdd = function(e, t, n, r) {
		e.x = t.x + n.x * r, e.y = t.y + n.y * r;
	}, e.lerp = function(e, t, n, r) {
		var i = 1 - r;
		e.x = i * t.x + r * n.x, e.y = i * t.y + r * n.y;
	}, e;
}(), kt = Math.min, At = Math.max, jt = Math.abs, Mt = [`x`, `y`], Nt = [`width`, `height`], Pt = new Ot(), Ft = new Ot(), It = new Ot(), Lt = new Ot(), Rt = Qt(), zt = Rt.minTv, Bt = Rt.maxTv, Vt = [0, 0], J = function() {
	function e(e, t, n, r) {
		Ut(this, e, t, n, r);
	}
	return e.set = function(e, t, n, r, i) {
		return r < 0 && (t += r, r = -r), i < 0 && (n += i, i = -i), e.x = t, e.y = n, e.width = r, e.height = i, e;
	}, e.prototype.union = function(e) {
		var t = kt(e.x, this.x), n = kt(e.y, this.y);
		this.width = isFinite(this.x) && isFinite(this.width) ? At(e.x + e.width, this.x + this.width) - t : e.width, this.height = isFinite(this.y) && isFinite(this.height) ? At(e.y + e.height, this.y + this.height) - n : e.height, this.x = t, this.y = n;
	}, e.prototype.applyTransform = function(t) {
		e.applyTransform(this, this, t);
	}, e.prototype.calculateTransform = function(e) {
		return Gt(rt(), this, e);
	}, e.prototype.intersect = function(t, n, r) {
		return e.intersect(this, t, n, r);
	}, e.intersect = function(t, n, r, i) {
		r && Ot.set(r, 0, 0);
		var a = i && i.outIntersectRect || null, o = i && i.clamp;
		if (a && (a.x = a.y = a.width = a.height = NaN), !t || !n) return !1;
		t instanceof e || (t = Ut(Jt, t.x, t.y, t.width, t.height)), n instanceof e || (n = Ut(Yt, n.x, n.y, n.width, n.height));
		var s = !!r;
		Rt.reset(i, s);
		var c = Rt.touchThreshold, l = t.x + c, u = t.x + t.width - c, d = t.y + c, f = t.y + t.height - c, p = n.x + c, m = n.x + n.width - c, h = n.y + c, g = n.y + n.height - c;
		if (l > u || d > f || p > m || h > g) return !1;
		var _ = !(u < p || m < l || f < h || g < d);
		return (s || a) && (Vt[0] = 1 / 0, Vt[1] = 0, Zt(l, u, p, m, 0, s, a, o), Zt(d, f, h, g, 1, s, a, o), s && Ot.copy(r, _ ? Rt.useDir ? Rt.dirMinTv : zt : Bt)), _;
	}, e.contain = function(e, t, n) {
		return t >= e.x && t <= e.x + e.width && n >= e.y && n <= e.y + e.height;
	}, e.prototype.contain = function(t, n) {
		return e.contain(this, t, n);
	}, e.prototype.clone = function() {
		return new e(this.x, this.y, this.width, this.height);
	}, e.prototype.copy = function(e) {
		Wt(this, e);
	}, e.prototype.plain = function() {
		return {
			x: this.x,
			y: this.y,
			width: this.width,
			height: this.height
		};
	}, e.prototype.isFinite = function() {
		return isFinite(this.x) && isFinite(this.y) && isFinite(this.width) && isFinite(this.height);
	}, e.prototype.isZero = function() {
		return this.width === 0 || this.height === 0;
	}, e.create = function(t) {
		return new e(t ? t.x : 0, t ? t.y : 0, t ? t.width : 0, t ? t.height : 0);
	}, e.copy = function(e, t) {
		return e.x = t.x, e.y = t.y, e.width = t.width, e.height = t.height, e;
	}, e.applyTransform = function(e, t, n) {
		if (!n) e !== t && Wt(e, t);
		else if (n[1] < 1e-5 && n[1] > -1e-5 && n[2] < 1e-5 && n[2] > -1e-5) {
			var r = n[0], i = n[3], a = n[4], o = n[5];
			e.x = t.x * r + a, e.y = t.y * i + o, e.width = t.width * r, e.height = t.height * i, e.width < 0 && (e.x += e.width, e.width = -e.width), e.height < 0 && (e.y += e.height, e.height = -e.height);
		} else {
			Pt.x = It.x = t.x, Pt.y = Lt.y = t.y, Ft.x = Lt.x = t.x + t.width, Ft.y = It.y = t.y + t.height, Pt.transform(n), Lt.transform(n), Ft.transform(n), It.transform(n), e.x = kt(Pt.x, Ft.x, It.x, Lt.x), e.y = kt(Pt.y, Ft.y, It.y, Lt.y);
			var s = At(Pt.x, Ft.x, It.x, Lt.x), c = At(Pt.y, Ft.y, It.y, Lt.y);
			e.width = s - e.x, e.height = c - e.y;
		}
	}, e.calculateTransform = function(e, t, n) {
		var r = n.width / t.width, i = n.height / t.height;
		return e = it(e || []), st(e, e, mt(Xt, -t.x, -t.y)), lt(e, e, mt(Xt, r, i)), st(e, e, mt(Xt, n.x, n.y)), e;
	}, e;
}(), Ht = J.create, Ut = J.set, Wt = J.copy, Gt = J.calculateTransform, Kt = J.applyTransform, qt = J.contain, Jt = new J(0, 0, 0, 0), Yt = new J(0, 0, 0, 0), Xt = [];
function Zt(e, t, n, r, i, a, o, s) {
	var c = jt(t - n), l = jt(r - e), u = kt(c, l), d = Mt[i], f = Mt[1 - i], p = Nt[i];
	t < n || r < e ? c < l ? (a && (Bt[d] = -c), s && (o[d] = t, o[p] = 0)) : (a && (Bt[d] = l), s && (o[d] = e, o[p] = 0)) : (o && (o[d] = At(e, n), o[p] = kt(t, r) - o[d]), a && (u < Vt[0] || Rt.useDir) && (Vt[0] = kt(u, Vt[0]), (c < l || !Rt.bidirectional) && (zt[d] = c, zt[f] = 0, Rt.useDir && Rt.calcDirMTV()), (c >= l || !Rt.bidirectional) && (zt[d] = -l, zt[f] = 0, Rt.useDir && Rt.calcDirMTV())));
}
function Qt() {
	var e = 0, t = new Ot(), n = new Ot(), r = {
		minTv: new Ot(),
		maxTv: new Ot(),
		useDir: !1,
		dirMinTv: new Ot(),
		touchThreshold: 0,
		bidirectional: !0,
		negativeSize: !1,
		reset: function(i, a) {
			r.touchThreshold = 0, i && i.touchThreshold != null && (r.touchThreshold = At(0, i.touchThreshold)), r.negativeSize = !1, a && (r.minTv.set(1 / 0, 1 / 0), r.maxTv.set(0, 0), r.useDir = !1, i && i.direction != null && (r.useDir = !0, r.dirMinTv.copy(r.minTv), n.copy(r.minTv), e = i.direction, r.bidirectional = i.bidirectional == null || !!i.bidirectional, r.bidirectional || t.set(Math.cos(e), Math.sin(e))));
		},
		calcDirMTV: function() {
			var a = r.minTv, o = r.dirMinTv, s = a.y * a.y + a.x * a.x, c = Math.sin(e), l = Math.cos(e), u = c * a.y + l * a.x;
			i(u) ? i(a.x) && i(a.y) && o.set(0, 0) : (n.x = s * l / u, n.y = s * c / u, i(n.x) && i(n.y) ? o.set(0, 0) : (r.bidirectional || t.dot(n) > 0) && n.len() < o.len() && o.copy(n));
		}
	};
	function i(e) {
		return jt(e) < 1e-10;
	}
	return r;
}
function $t(e) {
	en ||= new Ze(100), e ||= `12px sans-serif`;
	var t = en.get(e);
	return t || (t = {
		font: e,
		strWidthCache: new Ze(500),
		asciiWidthMap: null,
		asciiWidthMapTried: !1,
		stWideCharWidth: l.measureText(`国`, e).width,
		asciiCharWidth: l.measureText(`a`, e).width
	}, en.put(e, t)), t;
}
var en;
function tn(e) {
	if (!(nn >= rn)) {
		e ||= `12px sans-serif`;
		for (var t = [], n = +new Date(), r = 0; r <= 127; r++) t[r] = l.measureText(String.fromCharCode(r), e).width;
		var i = +new Date() - n;
		return i > 16 ? nn = rn : i > 2 && nn++, t;
	}
}
var nn = 0, rn = 5;
function an(e, t) {
	return e.asciiWidthMapTried ||= (e.asciiWidthMap = tn(e.font), !0), 0 <= t && t <= 127 ? e.asciiWidthMap == null ? e.asciiCharWidth : e.asciiWidthMap[t] : e.stWideCharWidth;
}
function on(e, t) {
	var n = e.strWidthCache, r = n.get(t);
	return r ?? (r = l.measureText(t, e.font).width, n.put(t, r)), r;
}
function sn(e, t, n, r) {
	var i = on($t(t), e), a = dn(t);
	return new J(ln(0, i, n), un(0, a, r), i, a);
}
function cn(e, t, n, r) {
	var i = ((e || ``) + ``).split(`
`);
	if (i.length === 1) return sn(i[0], t, n, r);
	for (var a = new J(0, 0, 0, 0), o = 0; o < i.length; o++) {
		var s = sn(i[o], t, n, r);
		o === 0 ? a.copy(s) : a.union(s);
	}
	return a;
}
function ln(e, t, n, r) {
	return n === `right` ? r ? e += t : e -= t : n === `center` && (r ? e += t / 2 : e -= t / 2), e;
}
function un(e, t, n, r) {
	return n === `middle` ? r ? e += t / 2 : e -= t / 2 : n === `bottom` && (r ? e += t : e -= t), e;
}
function dn(e) {
	return $t(e).stWideCharWidth;
}
function fn(e, t) {
	return typeof e == `string` ? e.lastIndexOf(`%`) >= 0 ? parseFloat(e) / 100 * t : parseFloat(e) : e;
}
function pn(e, t, n) {
	var r = t.position || `inside`, i = t.distance == null ? 5 : t.distance, a = n.height, o = n.width, s = a / 2, c = n.x, l = n.y, u = `left`, d = `top`;
	if (r instanceof Array) c += fn(r[0], n.width), l += fn(r[1], n.height), u = null, d = null;
	else switch (r) {
		case `left`:
			c -= i, l += s, u = `right`, d = `middle`;
			break;
		case `right`:
			c += i + o, l += s, d = `middle`;
			break;
		case `top`:
			c += o / 2, l -= i, u = `center`, d = `bottom`;
			break;
		case `bottom`:
			c += o / 2, l += a + i, u = `center`;
			break;
		case `inside`:
			c += o / 2, l += s, u = `center`, d = `middle`;
			break;
		case `insideLeft`:
			c += i, l += s, d = `middle`;
			break;
		case `insideRight`:
			c += o - i, l += s, u = `right`, d = `middle`;
			break;
		case `insideTop`:
			c += o / 2, l += i, u = `center`;
			break;
		case `insideBottom`:
			c += o / 2, l += a - i, u = `center`, d = `bottom`;
			break;
		case `insideTopLeft`:
			c += i, l += i;
			break;
		case `insideTopRight`:
			c += o - i, l += i, u = `right`;
			break;
		case `insideBottomLeft`:
			c += i, l += a - i, d = `bottom`;
			break;
		case `insideBottomRight`: c += o - i, l += a - i, u = `right`, d = `bottom`;
	}
	return e ||= {}, e.x = c, e.y = l, e.align = u, e.verticalAlign = d, e;
}
var mn = /\{([a-zA-Z0-9_]+)\|([^}]*)\}/g;
function hn(e, t, n, r, i, a) {
	if (!n) e.text = ``, e.isTruncated = !1;
	else {
		var o = (t + ``).split(`
`);
		a = gn(n, r, i, a);
		for (var s = !1, c = {}, l = 0, u = o.length; l < u; l++) _n(c, o[l], a), o[l] = c.textLine, s ||= c.isTruncated;
		e.text = o.join(`
`), e.isTruncated = s;
	}
}
function gn(e, t, n, r) {
	r ||= {};
	var i = D({}, r);
	n = W(n, `...`), i.maxIterations = W(r.maxIterations, 2);
	var a = i.minChar = W(r.minChar, 0), o = i.fontMeasureInfo = $t(t), s = o.asciiCharWidth;
	i.placeholder = W(r.placeholder, ``);
	for (var c = e = Math.max(0, e - 1), l = 0; l < a && c >= s; l++) c -= s;
	var u = on(o, n);
	return u > c && (n = ``, u = 0), c = e - u, i.ellipsis = n, i.ellipsisWidth = u, i.contentWidth = c, i.containerWidth = e, i;
}
function _n(e, t, n) {
	var r = n.containerWidth, i = n.contentWidth, a = n.fontMeasureInfo;
	if (!r) e.textLine = ``, e.isTruncated = !1;
	else {
		var o = on(a, t);
		if (o <= r) e.textLine = t, e.isTruncated = !1;
		else {
			for (var s = 0;; s++) {
				if (o <= i || s >= n.maxIterations) {
					t += n.ellipsis;
					break;
				}
				var c = s === 0 ? vn(t, i, a) : o > 0 ? Math.floor(t.length * i / o) : 0;
				t = t.substr(0, c), o = on(a, t);
			}
			t === `` && (t = n.placeholder), e.textLine = t, e.isTruncated = !0;
		}
	}
}
function vn(e, t, n) {
	for (var r = 0, i = 0, a = e.length; i < a && r < t; i++) r += an(n, e.charCodeAt(i));
	return i;
}
function yn(e, t, n, r) {
	var i = Mn(e), a = t.overflow, o = t.padding, s = o ? o[1] + o[3] : 0, c = o ? o[0] + o[2] : 0, l = t.font, u = a === `truncate`, d = dn(l), f = W(t.lineHeight, d), p = t.lineOverflow === `truncate`, m = !1, h = t.width;
	h == null && n != null && (h = n - s);
	var g = t.height;
	g == null && r != null && (g = r - c);
	var _ = h != null && (a === `break` || a === `breakAll`) ? i ? On(i, t.font, h, a === `breakAll`, 0).lines : [] : i ? i.split(`
`) : [], v = _.length * f;
	if (g ??= v, v > g && p) {
		var y = Math.floor(g / f);
		m ||= _.length > y, _ = _.slice(0, y), v = _.length * f;
	}
	if (i && u && h != null) for (var b = gn(h, l, t.ellipsis, {
		minChar: t.truncateMinChar,
		placeholder: t.placeholder
	}), x = {}, S = 0; S < _.length; S++) _n(x, _[S], b), _[S] = x.textLine, m ||= x.isTruncated;
	for (var C = g, w = 0, T = $t(l), S = 0; S < _.length; S++) w = Math.max(on(T, _[S]), w);
	h ??= w;
	var E = h;
	return C += c, E += s, {
		lines: _,
		height: g,
		outerWidth: E,
		outerHeight: C,
		lineHeight: f,
		calculatedLineHeight: d,
		contentWidth: w,
		contentHeight: v,
		width: h,
		isTruncated: m
	};
}
var bn = function() {
	function e() {}
	return e;
}(), xn = function() {
	function e(e) {
		this.tokens = [], e && (this.tokens = e);
	}
	return e;
}(), Sn = function() {
	function e() {
		this.width = 0, this.height = 0, this.contentWidth = 0, this.contentHeight = 0, this.outerWidth = 0, this.outerHeight = 0, this.lines = [], this.isTruncated = !1;
	}
	return e;
}();
function Cn(e, t, n, r, i) {
	var a = new Sn(), o = Mn(e);
	if (!o) return a;
	var s = t.padding, c = s ? s[1] + s[3] : 0, l = s ? s[0] + s[2] : 0, u = t.width;
	u == null && n != null && (u = n - c);
	var d = t.height;
	d == null && r != null && (d = r - l);
	for (var f = t.overflow, p = (f === `break` || f === `breakAll`) && u != null ? {
		width: u,
		accumWidth: 0,
		breakAll: f === `breakAll`
	} : null, m = mn.lastIndex = 0, h; (h = mn.exec(o)) != null;) {
		var g = h.index;
		g > m && wn(a, o.substring(m, g), t, p), wn(a, h[2], t, p, h[1]), m = mn.lastIndex;
	}
	m < o.length && wn(a, o.substring(m, o.length), t, p);
	var _ = [], v = 0, y = 0, b = f === `truncate`, x = t.lineOverflow === `truncate`, S = {};
	function C(e, t, n) {
		e.width = t, e.lineHeight = n, v += n, y = Math.max(y, t);
	}
	outer: for (var w = 0; w < a.lines.length; w++) {
		for (var T = a.lines[w], E = 0, D = 0, O = 0; O < T.tokens.length; O++) {
			var k = T.tokens[O], A = k.styleName && t.rich[k.styleName] || {}, j = k.textPadding = A.padding, M = j ? j[1] + j[3] : 0, N = k.font = A.font || t.font;
			k.contentHeight = dn(N);
			var P = W(A.height, k.contentHeight);
			if (k.innerHeight = P, j && (P += j[0] + j[2]), k.height = P, k.lineHeight = fe(A.lineHeight, t.lineHeight, P), k.align = A && A.align || i, k.verticalAlign = A && A.verticalAlign || `middle`, x && d != null && v + k.lineHeight > d) {
				var F = a.lines.length;
				O > 0 ? (T.tokens = T.tokens.slice(0, O), C(T, D, E), a.lines = a.lines.slice(0, w + 1)) : a.lines = a.lines.slice(0, w), a.isTruncated = a.isTruncated || a.lines.length < F;
				break outer;
			}
			var ee = A.width, I = ee == null || ee === `auto`;
			if (typeof ee == `string` && ee.charAt(ee.length - 1) === `%`) k.percentWidth = ee, _.push(k), k.contentWidth = on($t(N), k.text);
			else {
				if (I) {
					var te = A.backgroundColor, L = te && te.image;
					L && (L = $e(L), nt(L) && (k.width = Math.max(k.width, L.width * P / L.height)));
				}
				var ne = b && u != null ? u - D : null;
				ne != null && ne < k.width ? !I || ne < M ? (k.text = ``, k.width = k.contentWidth = 0) : (hn(S, k.text, ne - M, N, t.ellipsis, { minChar: t.truncateMinChar }), k.text = S.text, a.isTruncated = a.isTruncated || S.isTruncated, k.width = k.contentWidth = on($t(N), k.text)) : k.contentWidth = on($t(N), k.text);
			}
			k.width += M, D += k.width, A && (E = Math.max(E, k.lineHeight));
		}
		C(T, D, E);
	}
	a.outerWidth = a.width = W(u, y), a.outerHeight = a.height = W(d, v), a.contentHeight = v, a.contentWidth = y, a.outerWidth += c, a.outerHeight += l;
	for (var w = 0; w < _.length; w++) {
		var k = _[w], re = k.percentWidth;
		k.width = parseInt(re, 10) / 100 * a.width;
	}
	return a;
}
function wn(e, t, n, r, i) {
	var a = t === ``, o = i && n.rich[i] || {}, s = e.lines, c = o.font || n.font, l = !1, u, d;
	if (r) {
		var f = o.padding, p = f ? f[1] + f[3] : 0;
		if (o.width != null && o.width !== `auto`) {
			var m = fn(o.width, r.width) + p;
			s.length > 0 && m + r.accumWidth > r.width && (u = t.split(`
`), l = !0), r.accumWidth = m;
		} else {
			var h = On(t, c, r.width, r.breakAll, r.accumWidth);
			r.accumWidth = h.accumWidth + p, d = h.linesWidths, u = h.lines;
		}
	}
	u ||= t.split(`
`);
	for (var g = $t(c), _ = 0; _ < u.length; _++) {
		var v = u[_], y = new bn();
		if (y.styleName = i, y.text = v, y.isLineHolder = !v && !a, y.width = typeof o.width == `number` ? o.width : d ? d[_] : on(g, v), !_ && !l) {
			var b = (s[s.length - 1] || (s[0] = new xn())).tokens, x = b.length;
			x === 1 && b[0].isLineHolder ? b[0] = y : (v || !x || a) && b.push(y);
		} else s.push(new xn([y]));
	}
}
function Tn(e) {
	var t = e.charCodeAt(0);
	return t >= 32 && t <= 591 || t >= 880 && t <= 4351 || t >= 4608 && t <= 5119 || t >= 7680 && t <= 8303;
}
var En = ee(`,&?/;] `.split(``), function(e, t) {
	return e[t] = !0, e;
}, {});
function Dn(e) {
	return !Tn(e) || !!En[e];
}
function On(e, t, n, r, i) {
	for (var a = [], o = [], s = ``, c = ``, l = 0, u = 0, d = $t(t), f = 0; f < e.length; f++) {
		var p = e.charAt(f);
		if (p === `
`) c && (s += c, u += l), a.push(s), o.push(u), s = ``, c = ``, l = 0, u = 0;
		else {
			var m = an(d, p.charCodeAt(0)), h = !r && !Dn(p);
			(a.length ? u + m > n : i + u + m > n) ? u ? (s || c) && (h ? (s || (s = c, c = ``, l = 0, u = l), a.push(s), o.push(u - l), c += p, l += m, s = ``, u = l) : (c && (s += c, c = ``, l = 0), a.push(s), o.push(u), s = p, u = m)) : h ? (a.push(c), o.push(l), c = p, l = m) : (a.push(p), o.push(m)) : (u += m, h ? (c += p, l += m) : (c && (s += c, c = ``, l = 0), s += p));
		}
	}
	return c && (s += c), s && (a.push(s), o.push(u)), a.length === 1 && (u += i), {
		accumWidth: u,
		lines: a,
		linesWidths: o
	};
}
function kn(e, t, n, r, i, a) {
	if (e.baseX = n, e.baseY = r, e.outerWidth = e.outerHeight = null, t) {
		var o = t.width * 2, s = t.height * 2;
		J.set(An, ln(n, o, i), un(r, s, a), o, s), J.intersect(t, An, null, jn);
		var c = jn.outIntersectRect;
		e.outerWidth = c.width, e.outerHeight = c.height, e.baseX = ln(c.x, c.width, i, !0), e.baseY = un(c.y, c.height, a, !0);
	}
}
var An = new J(0, 0, 0, 0), jn = {
	outIntersectRect: {},
	clamp: !0
};
function Mn(e) {
	return e == null ? e = `` : e += ``;
}
function Nn(e) {
	var t = Mn(e.text), n = e.font;
	return Pn(e, on($t(n), t), dn(n), null);
}
function Pn(e, t, n, r) {
	var i = new J(ln(e.x || 0, t, e.textAlign), un(e.y || 0, n, e.textBaseline), t, n), a = r ?? (Fn(e) ? e.lineWidth : 0);
	return a > 0 && (i.x -= a / 2, i.y -= a / 2, i.width += a, i.height += a), i;
}
function Fn(e) {
	var t = e.stroke;
	return t != null && t !== `none` && e.lineWidth > 0;
}
var In = it, Ln = 5e-5;
function Rn(e) {
	return e > Ln || e < -Ln;
}
var zn = [], Bn = [], Vn = rt(), Hn = Math.abs, Un = function() {
	function e() {}
	return e.prototype.getLocalTransform = function(e) {
		return Wn(this, e);
	}, e.prototype.setPosition = function(e) {
		this.x = e[0], this.y = e[1];
	}, e.prototype.setScale = function(e) {
		this.scaleX = e[0], this.scaleY = e[1];
	}, e.prototype.setSkew = function(e) {
		this.skewX = e[0], this.skewY = e[1];
	}, e.prototype.setOrigin = function(e) {
		this.originX = e[0], this.originY = e[1];
	}, e.prototype.needLocalTransform = function() {
		return Rn(this.rotation) || Rn(this.x) || Rn(this.y) || Rn(this.scaleX - 1) || Rn(this.scaleY - 1) || Rn(this.skewX) || Rn(this.skewY);
	}, e.prototype.updateTransform = function() {
		var e = this.parent && this.parent.transform, t = this.needLocalTransform(), n = this.transform;
		t || e ? (n ||= rt(), t ? this.getLocalTransform(n) : In(n), e && (t ? ot(n, e, n) : at(n, e)), this.transform = n, this._resolveGlobalScaleRatio(n), this.invTransform = this.invTransform || rt(), ut(this.invTransform, n)) : n && (In(n), this.invTransform = null);
	}, e.prototype._resolveGlobalScaleRatio = function(e) {
		var t = this.globalScaleRatio;
		if (t != null && t !== 1) {
			this.getGlobalScale(zn);
			var n = zn[0] < 0 ? -1 : 1, r = zn[1] < 0 ? -1 : 1, i = ((zn[0] - n) * t + n) / zn[0] || 0, a = ((zn[1] - r) * t + r) / zn[1] || 0;
			e[0] *= i, e[1] *= i, e[2] *= a, e[3] *= a;
		}
	}, e.prototype.getComputedTransform = function() {
		for (var e = this, t = []; e;) t.push(e), e = e.parent;
		for (; e = t.pop();) e.updateTransform();
		return this.transform;
	}, e.prototype.setLocalTransform = function(e) {
		if (e) {
			var t = e[0] * e[0] + e[1] * e[1], n = e[2] * e[2] + e[3] * e[3], r = Math.atan2(e[1], e[0]), i = Math.PI / 2 + r - Math.atan2(e[3], e[2]);
			n = Math.sqrt(n) * Math.cos(i), t = Math.sqrt(t), this.skewX = i, this.skewY = 0, this.rotation = -r, this.x = +e[4], this.y = +e[5], this.scaleX = t, this.scaleY = n, this.originX = 0, this.originY = 0;
		}
	}, e.prototype.decomposeTransform = function() {
		if (this.transform) {
			var e = this.parent, t = this.transform;
			e && e.transform && (e.invTransform = e.invTransform || rt(), ot(Bn, e.invTransform, t), t = Bn);
			var n = this.originX, r = this.originY;
			(n || r) && (Vn[4] = n, Vn[5] = r, ot(Bn, t, Vn), Bn[4] -= n, Bn[5] -= r, t = Bn), this.setLocalTransform(t);
		}
	}, e.prototype.getGlobalScale = function(e) {
		var t = this.transform;
		return e ||= [], t ? (e[0] = Math.sqrt(t[0] * t[0] + t[1] * t[1]), e[1] = Math.sqrt(t[2] * t[2] + t[3] * t[3]), t[0] < 0 && (e[0] = -e[0]), t[3] < 0 && (e[1] = -e[1]), e) : (e[0] = 1, e[1] = 1, e);
	}, e.prototype.transformCoordToLocal = function(e, t) {
		var n = [e, t], r = this.invTransform;
		return r && Tt(n, n, r), n;
	}, e.prototype.transformCoordToGlobal = function(e, t) {
		var n = [e, t], r = this.transform;
		return r && Tt(n, n, r), n;
	}, e.prototype.getLineScale = function() {
		var e = this.transform;
		return e && Hn(e[0] - 1) > 1e-10 && Hn(e[3] - 1) > 1e-10 ? Math.sqrt(Hn(e[0] * e[3] - e[2] * e[1])) : 1;
	}, e.prototype.copyTransform = function(e) {
		qn(this, e);
	}, e.getLocalTransform = function(e, t) {
		t ||= [];
		var n = e.originX || 0, r = e.originY || 0, i = e.scaleX, a = e.scaleY, o = e.anchorX, s = e.anchorY, c = e.rotation || 0, l = e.x, u = e.y, d = e.skewX ? Math.tan(e.skewX) : 0, f = e.skewY ? Math.tan(-e.skewY) : 0;
		if (n || r || o || s) {
			var p = n + o, m = r + s;
			t[4] = -p * i - d * m * a, t[5] = -m * a - f * p * i;
		} else t[4] = t[5] = 0;
		return t[0] = i, t[3] = a, t[1] = f * i, t[2] = d * a, c && ct(t, t, c), t[4] += n + l, t[5] += r + u, t;
	}, e.initDefaultProps = (function() {
		var t = e.prototype;
		t.scaleX = t.scaleY = t.globalScaleRatio = 1, t.x = t.y = t.originX = t.originY = t.skewX = t.skewY = t.rotation = t.anchorX = t.anchorY = 0;
	})(), e;
}(), Wn = Un.getLocalTransform;
function Gn() {
	return new Un();
}
var Kn = [
	`x`,
	`y`,
	`originX`,
	`originY`,
	`anchorX`,
	`anchorY`,
	`rotation`,
	`scaleX`,
	`scaleY`,
	`skewX`,
	`skewY`
];
function qn(e, t) {
	return O(e, t, Kn);
}
var Jn = {
	linear: function(e) {
		return e;
	},
	quadraticIn: function(e) {
		return e * e;
	},
	quadraticOut: function(e) {
		return e * (2 - e);
	},
	quadraticInOut: function(e) {
		return (e *= 2) < 1 ? .5 * e * e : -.5 * (--e * (e - 2) - 1);
	},
	cubicIn: function(e) {
		return e * e * e;
	},
	cubicOut: function(e) {
		return --e * e * e + 1;
	},
	cubicInOut: function(e) {
		return (e *= 2) < 1 ? .5 * e * e * e : .5 * ((e -= 2) * e * e + 2);
	},
	quarticIn: function(e) {
		return e * e * e * e;
	},
	quarticOut: function(e) {
		return 1 - --e * e * e * e;
	},
	quarticInOut: function(e) {
		return (e *= 2) < 1 ? .5 * e * e * e * e : -.5 * ((e -= 2) * e * e * e - 2);
	},
	quinticIn: function(e) {
		return e * e * e * e * e;
	},
	quinticOut: function(e) {
		return --e * e * e * e * e + 1;
	},
	quinticInOut: function(e) {
		return (e *= 2) < 1 ? .5 * e * e * e * e * e : .5 * ((e -= 2) * e * e * e * e + 2);
	},
	sinusoidalIn: function(e) {
		return 1 - Math.cos(e * Math.PI / 2);
	},
	sinusoidalOut: function(e) {
		return Math.sin(e * Math.PI / 2);
	},
	sinusoidalInOut: function(e) {
		return .5 * (1 - Math.cos(Math.PI * e));
	},
	exponentialIn: function(e) {
		return e === 0 ? 0 : 1024 ** (e - 1);
	},
	exponentialOut: function(e) {
		return e === 1 ? 1 : 1 - 2 ** (-10 * e);
	},
	exponentialInOut: function(e) {
		return e === 0 ? 0 : e === 1 ? 1 : (e *= 2) < 1 ? .5 * 1024 ** (e - 1) : .5 * (-(2 ** (-10 * (e - 1))) + 2);
	},
	circularIn: function(e) {
		return 1 - Math.sqrt(1 - e * e);
	},
	circularOut: function(e) {
		return Math.sqrt(1 - --e * e);
	},
	circularInOut: function(e) {
		return (e *= 2) < 1 ? -.5 * (Math.sqrt(1 - e * e) - 1) : .5 * (Math.sqrt(1 - (e -= 2) * e) + 1);
	},
	elasticIn: function(e) {
		var t, n = .1, r = .4;
		return e === 0 ? 0 : e === 1 ? 1 : (!n || n < 1 ? (n = 1, t = r / 4) : t = r * Math.asin(1 / n) / (2 * Math.PI), -(n * 2 ** (10 * --e) * Math.sin((e - t) * (2 * Math.PI) / r)));
	},
	elasticOut: function(e) {
		var t, n = .1, r = .4;
		return e === 0 ? 0 : e === 1 ? 1 : (!n || n < 1 ? (n = 1, t = r / 4) : t = r * Math.asin(1 / n) / (2 * Math.PI), n * 2 ** (-10 * e) * Math.sin((e - t) * (2 * Math.PI) / r) + 1);
	},
	elasticInOut: function(e) {
		var t, n = .1, r = .4;
		return e === 0 ? 0 : e === 1 ? 1 : (!n || n < 1 ? (n = 1, t = r / 4) : t = r * Math.asin(1 / n) / (2 * Math.PI), (e *= 2) < 1 ? -.5 * (n * 2 ** (10 * --e) * Math.sin((e - t) * (2 * Math.PI) / r)) : n * 2 ** (-10 * --e) * Math.sin((e - t) * (2 * Math.PI) / r) * .5 + 1);
	},
	backIn: function(e) {
		var t = 1.70158;
		return e * e * ((t + 1) * e - t);
	},
	backOut: function(e) {
		var t = 1.70158;
		return --e * e * ((t + 1) * e + t) + 1;
	},
	backInOut: function(e) {
		var t = 2.5949095;
		return (e *= 2) < 1 ? .5 * (e * e * ((t + 1) * e - t)) : .5 * ((e -= 2) * e * ((t + 1) * e + t) + 2);
	},
	bounceIn: function(e) {
		return 1 - Jn.bounceOut(1 - e);
	},
	bounceOut: function(e) {
		return e < 1 / 2.75 ? 7.5625 * e * e : e < 2 / 2.75 ? 7.5625 * (e -= 1.5 / 2.75) * e + .75 : e < 2.5 / 2.75 ? 7.5625 * (e -= 2.25 / 2.75) * e + .9375 : 7.5625 * (e -= 2.625 / 2.75) * e + .984375;
	},
	bounceInOut: function(e) {
		return e < .5 ? Jn.bounceIn(e * 2) * .5 : Jn.bounceOut(e * 2 - 1) * .5 + .5;
	}
}, Yn = Math.pow, Xn = Math.sqrt, Zn = 1e-8, Qn = 1e-4, $n = Xn(3), er = 1 / 3, tr = dt(), nr = dt(), rr = dt();
function ir(e) {
	return e > -Zn && e < Zn;
}
function ar(e) {
	return e > Zn || e < -Zn;
}
function or(e, t, n, r, i) {
	var a = 1 - i;
	return a * a * (a * e + 3 * i * t) + i * i * (i * r + 3 * a * n);
}
function sr(e, t, n, r, i) {
	var a = 1 - i;
	return 3 * (((t - e) * a + 2 * (n - t) * i) * a + (r - n) * i * i);
}
function cr(e, t, n, r, i, a) {
	var o = r + 3 * (t - n) - e, s = 3 * (n - t * 2 + e), c = 3 * (t - e), l = e - i, u = s * s - 3 * o * c, d = s * c - 9 * o * l, f = c * c - 3 * s * l, p = 0;
	if (ir(u) && ir(d)) {
		if (ir(s)) a[0] = 0;
		else {
			var m = -c / s;
			m >= 0 && m <= 1 && (a[p++] = m);
		}
	} else {
		var h = d * d - 4 * u * f;
		if (ir(h)) {
			var g = d / u, m = -s / o + g, _ = -g / 2;
			m >= 0 && m <= 1 && (a[p++] = m), _ >= 0 && _ <= 1 && (a[p++] = _);
		} else if (h > 0) {
			var v = Xn(h), y = u * s + 1.5 * o * (-d + v), b = u * s + 1.5 * o * (-d - v);
			y = y < 0 ? -Yn(-y, er) : Yn(y, er), b = b < 0 ? -Yn(-b, er) : Yn(b, er);
			var m = (-s - (y + b)) / (3 * o);
			m >= 0 && m <= 1 && (a[p++] = m);
		} else {
			var x = (2 * u * s - 3 * o * d) / (2 * Xn(u * u * u)), S = Math.acos(x) / 3, C = Xn(u), w = Math.cos(S), m = (-s - 2 * C * w) / (3 * o), _ = (-s + C * (w + $n * Math.sin(S))) / (3 * o), T = (-s + C * (w - $n * Math.sin(S))) / (3 * o);
			m >= 0 && m <= 1 && (a[p++] = m), _ >= 0 && _ <= 1 && (a[p++] = _), T >= 0 && T <= 1 && (a[p++] = T);
		}
	}
	return p;
}
function lr(e, t, n, r, i) {
	var a = 6 * n - 12 * t + 6 * e, o = 9 * t + 3 * r - 3 * e - 9 * n, s = 3 * t - 3 * e, c = 0;
	if (ir(o)) {
		if (ar(a)) {
			var l = -s / a;
			l >= 0 && l <= 1 && (i[c++] = l);
		}
	} else {
		var u = a * a - 4 * o * s;
		if (ir(u)) i[0] = -a / (2 * o);
		else if (u > 0) {
			var d = Xn(u), l = (-a + d) / (2 * o), f = (-a - d) / (2 * o);
			l >= 0 && l <= 1 && (i[c++] = l), f >= 0 && f <= 1 && (i[c++] = f);
		}
	}
	return c;
}
function ur(e, t, n, r, i, a) {
	var o = (t - e) * i + e, s = (n - t) * i + t, c = (r - n) * i + n, l = (s - o) * i + o, u = (c - s) * i + s, d = (u - l) * i + l;
	a[0] = e, a[1] = o, a[2] = l, a[3] = d, a[4] = d, a[5] = u, a[6] = c, a[7] = r;
}
function dr(e, t, n, r, i, a, o, s, c, l, u) {
	var d, f = .005, p = 1 / 0, m, h, g, _;
	tr[0] = c, tr[1] = l;
	for (var v = 0; v < 1; v += .05) nr[0] = or(e, n, i, o, v), nr[1] = or(t, r, a, s, v), g = wt(tr, nr), g < p && (d = v, p = g);
	p = 1 / 0;
	for (var y = 0; y < 32 && !(f < Qn); y++) m = d - f, h = d + f, nr[0] = or(e, n, i, o, m), nr[1] = or(t, r, a, s, m), g = wt(nr, tr), m >= 0 && g < p ? (d = m, p = g) : (rr[0] = or(e, n, i, o, h), rr[1] = or(t, r, a, s, h), _ = wt(rr, tr), h <= 1 && _ < p ? (d = h, p = _) : f *= .5);
	return u && (u[0] = or(e, n, i, o, d), u[1] = or(t, r, a, s, d)), Xn(p);
}
function fr(e, t, n, r, i, a, o, s, c) {
	for (var l = e, u = t, d = 0, f = 1 / c, p = 1; p <= c; p++) {
		var m = p * f, h = or(e, n, i, o, m), g = or(t, r, a, s, m), _ = h - l, v = g - u;
		d += Math.sqrt(_ * _ + v * v), l = h, u = g;
	}
	return d;
}
function pr(e, t, n, r) {
	var i = 1 - r;
	return i * (i * e + 2 * r * t) + r * r * n;
}
function mr(e, t, n, r) {
	return 2 * ((1 - r) * (t - e) + r * (n - t));
}
function hr(e, t, n, r, i) {
	var a = e - 2 * t + n, o = 2 * (t - e), s = e - r, c = 0;
	if (ir(a)) {
		if (ar(o)) {
			var l = -s / o;
			l >= 0 && l <= 1 && (i[c++] = l);
		}
	} else {
		var u = o * o - 4 * a * s;
		if (ir(u)) {
			var l = -o / (2 * a);
			l >= 0 && l <= 1 && (i[c++] = l);
		} else if (u > 0) {
			var d = Xn(u), l = (-o + d) / (2 * a), f = (-o - d) / (2 * a);
			l >= 0 && l <= 1 && (i[c++] = l), f >= 0 && f <= 1 && (i[c++] = f);
		}
	}
	return c;
}
function gr(e, t, n) {
	var r = e + n - 2 * t;
	return r === 0 ? .5 : (e - t) / r;
}
function _r(e, t, n, r, i) {
	var a = (t - e) * r + e, o = (n - t) * r + t, s = (o - a) * r + a;
	i[0] = e, i[1] = a, i[2] = s, i[3] = s, i[4] = o, i[5] = n;
}
function vr(e, t, n, r, i, a, o, s, c) {
	var l, u = .005, d = 1 / 0;
	tr[0] = o, tr[1] = s;
	for (var f = 0; f < 1; f += .05) {
		nr[0] = pr(e, n, i, f), nr[1] = pr(t, r, a, f);
		var p = wt(tr, nr);
		p < d && (l = f, d = p);
	}
	d = 1 / 0;
	for (var m = 0; m < 32 && !(u < Qn); m++) {
		var h = l - u, g = l + u;
		nr[0] = pr(e, n, i, h), nr[1] = pr(t, r, a, h);
		var p = wt(nr, tr);
		if (h >= 0 && p < d) l = h, d = p;
		else {
			rr[0] = pr(e, n, i, g), rr[1] = pr(t, r, a, g);
			var _ = wt(rr, tr);
			g <= 1 && _ < d ? (l = g, d = _) : u *= .5;
		}
	}
	return c && (c[0] = pr(e, n, i, l), c[1] = pr(t, r, a, l)), Xn(d);
}
function yr(e, t, n, r, i, a, o) {
	for (var s = e, c = t, l = 0, u = 1 / o, d = 1; d <= o; d++) {
		var f = d * u, p = pr(e, n, i, f), m = pr(t, r, a, f), h = p - s, g = m - c;
		l += Math.sqrt(h * h + g * g), s = p, c = m;
	}
	return l;
}
var br = /cubic-bezier\(([0-9,\.e ]+)\)/;
function xr(e) {
	var t = e && br.exec(e);
	if (t) {
		var n = t[1].split(`,`), r = +he(n[0]), i = +he(n[1]), a = +he(n[2]), o = +he(n[3]);
		if (isNaN(r + i + a + o)) return;
		var s = [];
		return function(e) {
			return e <= 0 ? 0 : e >= 1 ? 1 : cr(0, r, a, 1, e, s) && or(0, i, o, 1, s[0]);
		};
	}
}
var Sr = function() {
	function e(e) {
		this._inited = !1, this._startTime = 0, this._pausedTime = 0, this._paused = !1, this._life = e.life || 1e3, this._delay = e.delay || 0, this.loop = e.loop || !1, this.onframe = e.onframe || Te, this.ondestroy = e.ondestroy || Te, this.onrestart = e.onrestart || Te, e.easing && this.setEasing(e.easing);
	}
	return e.prototype.step = function(e, t) {
		if (this._inited ||= (this._startTime = e + this._delay, !0), this._paused) this._pausedTime += t;
		else {
			var n = this._life, r = e - this._startTime - this._pausedTime, i = r / n;
			i < 0 && (i = 0), i = Math.min(i, 1);
			var a = this.easingFunc, o = a ? a(i) : i;
			if (this.onframe(o), i === 1) {
				if (this.loop) {
					var s = r % n;
					this._startTime = e - s, this._pausedTime = 0, this.onrestart();
				} else return !0;
			}
			return !1;
		}
	}, e.prototype.pause = function() {
		this._paused = !0;
	}, e.prototype.resume = function() {
		this._paused = !1;
	}, e.prototype.setEasing = function(e) {
		this.easing = e, this.easingFunc = z(e) ? e : Jn[e] || xr(e);
	}, e;
}(), Cr = {
	transparent: [
		0,
		0,
		0,
		0
	],
	aliceblue: [
		240,
		248,
		255,
		1
	],
	antiquewhite: [
		250,
		235,
		215,
		1
	],
	aqua: [
		0,
		255,
		255,
		1
	],
	aquamarine: [
		127,
		255,
		212,
		1
	],
	azure: [
		240,
		255,
		255,
		1
	],
	beige: [
		245,
		245,
		220,
		1
	],
	bisque: [
		255,
		228,
		196,
		1
	],
	black: [
		0,
		0,
		0,
		1
	],
	blanchedalmond: [
		255,
		235,
		205,
		1
	],
	blue: [
		0,
		0,
		255,
		1
	],
	blueviolet: [
		138,
		43,
		226,
		1
	],
	brown: [
		165,
		42,
		42,
		1
	],
	burlywood: [
		222,
		184,
		135,
		1
	],
	cadetblue: [
		95,
		158,
		160,
		1
	],
	chartreuse: [
		127,
		255,
		0,
		1
	],
	chocolate: [
		210,
		105,
		30,
		1
	],
	coral: [
		255,
		127,
		80,
		1
	],
	cornflowerblue: [
		100,
		149,
		237,
		1
	],
	cornsilk: [
		255,
		248,
		220,
		1
	],
	crimson: [
		220,
		20,
		60,
		1
	],
	cyan: [
		0,
		255,
		255,
		1
	],
	darkblue: [
		0,
		0,
		139,
		1
	],
	darkcyan: [
		0,
		139,
		139,
		1
	],
	darkgoldenrod: [
		184,
		134,
		11,
		1
	],
	darkgray: [
		169,
		169,
		169,
		1
	],
	darkgreen: [
		0,
		100,
		0,
		1
	],
	darkgrey: [
		169,
		169,
		169,
		1
	],
	darkkhaki: [
		189,
		183,
		107,
		1
	],
	darkmagenta: [
		139,
		0,
		139,
		1
	],
	darkolivegreen: [
		85,
		107,
		47,
		1
	],
	darkorange: [
		255,
		140,
		0,
		1
	],
	darkorchid: [
		153,
		50,
		204,
		1
	],
	darkred: [
		139,
		0,
		0,
		1
	],
	darksalmon: [
		233,
		150,
		122,
		1
	],
	darkseagreen: [
		143,
		188,
		143,
		1
	],
	darkslateblue: [
		72,
		61,
		139,
		1
	],
	darkslategray: [
		47,
		79,
		79,
		1
	],
	darkslategrey: [
		47,
		79,
		79,
		1
	],
	darkturquoise: [
		0,
		206,
		209,
		1
	],
	darkviolet: [
		148,
		0,
		211,
		1
	],
	deeppink: [
		255,
		20,
		147,
		1
	],
	deepskyblue: [
		0,
		191,
		255,
		1
	],
	dimgray: [
		105,
		105,
		105,
		1
	],
	dimgrey: [
		105,
		105,
		105,
		1
	],
	dodgerblue: [
		30,
		144,
		255,
		1
	],
	firebrick: [
		178,
		34,
		34,
		1
	],
	floralwhite: [
		255,
		250,
		240,
		1
	],
	forestgreen: [
		34,
		139,
		34,
		1
	],
	fuchsia: [
		255,
		0,
		255,
		1
	],
	gainsboro: [
		220,
		220,
		220,
		1
	],
	ghostwhite: [
		248,
		248,
		255,
		1
	],
	gold: [
		255,
		215,
		0,
		1
	],
	goldenrod: [
		218,
		165,
		32,
		1
	],
	gray: [
		128,
		128,
		128,
		1
	],
	green: [
		0,
		128,
		0,
		1
	],
	greenyellow: [
		173,
		255,
		47,
		1
	],
	grey: [
		128,
		128,
		128,
		1
	],
	honeydew: [
		240,
		255,
		240,
		1
	],
	hotpink: [
		255,
		105,
		180,
		1
	],
	indianred: [
		205,
		92,
		92,
		1
	],
	indigo: [
		75,
		0,
		130,
		1
	],
	ivory: [
		255,
		255,
		240,
		1
	],
	khaki: [
		240,
		230,
		140,
		1
	],
	lavender: [
		230,
		230,
		250,
		1
	],
	lavenderblush: [
		255,
		240,
		245,
		1
	],
	lawngreen: [
		124,
		252,
		0,
		1
	],
	lemonchiffon: [
		255,
		250,
		205,
		1
	],
	lightblue: [
		173,
		216,
		230,
		1
	],
	lightcoral: [
		240,
		128,
		128,
		1
	],
	lightcyan: [
		224,
		255,
		255,
		1
	],
	lightgoldenrodyellow: [
		250,
		250,
		210,
		1
	],
	lightgray: [
		211,
		211,
		211,
		1
	],
	lightgreen: [
		144,
		238,
		144,
		1
	],
	lightgrey: [
		211,
		211,
		211,
		1
	],
	lightpink: [
		255,
		182,
		193,
		1
	],
	lightsalmon: [
		255,
		160,
		122,
		1
	],
	lightseagreen: [
		32,
		178,
		170,
		1
	],
	lightskyblue: [
		135,
		206,
		250,
		1
	],
	lightslategray: [
		119,
		136,
		153,
		1
	],
	lightslategrey: [
		119,
		136,
		153,
		1
	],
	lightsteelblue: [
		176,
		196,
		222,
		1
	],
	lightyellow: [
		255,
		255,
		224,
		1
	],
	lime: [
		0,
		255,
		0,
		1
	],
	limegreen: [
		50,
		205,
		50,
		1
	],
	linen: [
		250,
		240,
		230,
		1
	],
	magenta: [
		255,
		0,
		255,
		1
	],
	maroon: [
		128,
		0,
		0,
		1
	],
	mediumaquamarine: [
		102,
		205,
		170,
		1
	],
	mediumblue: [
		0,
		0,
		205,
		1
	],
	mediumorchid: [
		186,
		85,
		211,
		1
	],
	mediumpurple: [
		147,
		112,
		219,
		1
	],
	mediumseagreen: [
		60,
		179,
		113,
		1
	],
	mediumslateblue: [
		123,
		104,
		238,
		1
	],
	mediumspringgreen: [
		0,
		250,
		154,
		1
	],
	mediumturquoise: [
		72,
		209,
		204,
		1
	],
	mediumvioletred: [
		199,
		21,
		133,
		1
	],
	midnightblue: [
		25,
		25,
		112,
		1
	],
	mintcream: [
		245,
		255,
		250,
		1
	],
	mistyrose: [
		255,
		228,
		225,
		1
	],
	moccasin: [
		255,
		228,
		181,
		1
	],
	navajowhite: [
		255,
		222,
		173,
		1
	],
	navy: [
		0,
		0,
		128,
		1
	],
	oldlace: [
		253,
		245,
		230,
		1
	],
	olive: [
		128,
		128,
		0,
		1
	],
	olivedrab: [
		107,
		142,
		35,
		1
	],
	orange: [
		255,
		165,
		0,
		1
	],
	orangered: [
		255,
		69,
		0,
		1
	],
	orchid: [
		218,
		112,
		214,
		1
	],
	palegoldenrod: [
		238,
		232,
		170,
		1
	],
	palegreen: [
		152,
		251,
		152,
		1
	],
	paleturquoise: [
		175,
		238,
		238,
		1
	],
	palevioletred: [
		219,
		112,
		147,
		1
	],
	papayawhip: [
		255,
		239,
		213,
		1
	],
	peachpuff: [
		255,
		218,
		185,
		1
	],
	peru: [
		205,
		133,
		63,
		1
	],
	pink: [
		255,
		192,
		203,
		1
	],
	plum: [
		221,
		160,
		221,
		1
	],
	powderblue: [
		176,
		224,
		230,
		1
	],
	purple: [
		128,
		0,
		128,
		1
	],
	red: [
		255,
		0,
		0,
		1
	],
	rosybrown: [
		188,
		143,
		143,
		1
	],
	royalblue: [
		65,
		105,
		225,
		1
	],
	saddlebrown: [
		139,
		69,
		19,
		1
	],
	salmon: [
		250,
		128,
		114,
		1
	],
	sandybrown: [
		244,
		164,
		96,
		1
	],
	seagreen: [
		46,
		139,
		87,
		1
	],
	seashell: [
		255,
		245,
		238,
		1
	],
	sienna: [
		160,
		82,
		45,
		1
	],
	silver: [
		192,
		192,
		192,
		1
	],
	skyblue: [
		135,
		206,
		235,
		1
	],
	slateblue: [
		106,
		90,
		205,
		1
	],
	slategray: [
		112,
		128,
		144,
		1
	],
	slategrey: [
		112,
		128,
		144,
		1
	],
	snow: [
		255,
		250,
		250,
		1
	],
	springgreen: [
		0,
		255,
		127,
		1
	],
	steelblue: [
		70,
		130,
		180,
		1
	],
	tan: [
		210,
		180,
		140,
		1
	],
	teal: [
		0,
		128,
		128,
		1
	],
	thistle: [
		216,
		191,
		216,
		1
	],
	tomato: [
		255,
		99,
		71,
		1
	],
	turquoise: [
		64,
		224,
		208,
		1
	],
	violet: [
		238,
		130,
		238,
		1
	],
	wheat: [
		245,
		222,
		179,
		1
	],
	white: [
		255,
		255,
		255,
		1
	],
	whitesmoke: [
		245,
		245,
		245,
		1
	],
	yellow: [
		255,
		255,
		0,
		1
	],
	yellowgreen: [
		154,
		205,
		50,
		1
	]
};
function wr(e) {
	return e = Math.round(e), e < 0 ? 0 : e > 255 ? 255 : e;
}
function Tr(e) {
	return e = Math.round(e), e < 0 ? 0 : e > 360 ? 360 : e;
}
function Er(e) {
	return e < 0 ? 0 : e > 1 ? 1 : e;
}
function Dr(e) {
	var t = e;
	return t.length && t.charAt(t.length - 1) === `%` ? wr(parseFloat(t) / 100 * 255) : wr(parseInt(t, 10));
}
function Or(e) {
	var t = e;
	return t.length && t.charAt(t.length - 1) === `%` ? Er(parseFloat(t) / 100) : Er(parseFloat(t));
}
function kr(e, t, n) {
	return n < 0 ? n += 1 : n > 1 && --n, n * 6 < 1 ? e + (t - e) * n * 6 : n * 2 < 1 ? t : n * 3 < 2 ? e + (t - e) * (2 / 3 - n) * 6 : e;
}
function Ar(e, t, n) {
	return e + (t - e) * n;
}
function jr(e, t, n, r, i) {
	return e[0] = t, e[1] = n, e[2] = r, e[3] = i, e;
}
function Mr(e, t) {
	return e[0] = t[0], e[1] = t[1], e[2] = t[2], e[3] = t[3], e;
}
var Nr = new Ze(20), Pr = null;
function Fr(e, t) {
	Pr && Mr(Pr, t), Pr = Nr.put(e, Pr || t.slice());
}
function Ir(e, t) {
	if (e) {
		t ||= [];
		var n = Nr.get(e);
		if (n) return Mr(t, n);
		e += ``;
		var r = e.replace(/ /g, ``).toLowerCase();
		if (r in Cr) return Mr(t, Cr[r]), Fr(e, t), t;
		var i = r.length;
		if (r.charAt(0) === `#`) {
			if (i === 4 || i === 5) {
				var a = parseInt(r.slice(1, 4), 16);
				if (!(a >= 0 && a <= 4095)) {
					jr(t, 0, 0, 0, 1);
					return;
				}
				return jr(t, (a & 3840) >> 4 | (a & 3840) >> 8, a & 240 | (a & 240) >> 4, a & 15 | (a & 15) << 4, i === 5 ? parseInt(r.slice(4), 16) / 15 : 1), Fr(e, t), t;
			}
			if (i === 7 || i === 9) {
				var a = parseInt(r.slice(1, 7), 16);
				if (!(a >= 0 && a <= 16777215)) {
					jr(t, 0, 0, 0, 1);
					return;
				}
				return jr(t, (a & 16711680) >> 16, (a & 65280) >> 8, a & 255, i === 9 ? parseInt(r.slice(7), 16) / 255 : 1), Fr(e, t), t;
			}
		} else {
			var o = r.indexOf(`(`), s = r.indexOf(`)`);
			if (o !== -1 && s + 1 === i) {
				var c = r.substr(0, o), l = r.substr(o + 1, s - (o + 1)).split(`,`), u = 1;
				switch (c) {
					case `rgba`:
						if (l.length !== 4) return l.length === 3 ? jr(t, +l[0], +l[1], +l[2], 1) : jr(t, 0, 0, 0, 1);
						u = Or(l.pop());
					case `rgb`:
						if (l.length >= 3) return jr(t, Dr(l[0]), Dr(l[1]), Dr(l[2]), l.length === 3 ? u : Or(l[3])), Fr(e, t), t;
						jr(t, 0, 0, 0, 1);
						return;
					case `hsla`:
						if (l.length !== 4) {
							jr(t, 0, 0, 0, 1);
							return;
						}
						return l[3] = Or(l[3]), Lr(l, t), Fr(e, t), t;
					case `hsl`:
						if (l.length !== 3) {
							jr(t, 0, 0, 0, 1);
							return;
						}
						return Lr(l, t), Fr(e, t), t;
					default: return;
				}
			}
			jr(t, 0, 0, 0, 1);
		}
	}
}
function Lr(e, t) {
	var n = (parseFloat(e[0]) % 360 + 360) % 360 / 360, r = Or(e[1]), i = Or(e[2]), a = i <= .5 ? i * (r + 1) : i + r - i * r, o = i * 2 - a;
	return t ||= [], jr(t, wr(kr(o, a, n + 1 / 3) * 255), wr(kr(o, a, n) * 255), wr(kr(o, a, n - 1 / 3) * 255), 1), e.length === 4 && (t[3] = e[3]), t;
}
function Rr(e) {
	if (e) {
		var t = e[0] / 255, n = e[1] / 255, r = e[2] / 255, i = Math.min(t, n, r), a = Math.max(t, n, r), o = a - i, s = (a + i) / 2, c, l;
		if (o === 0) c = 0, l = 0;
		else {
			l = s < .5 ? o / (a + i) : o / (2 - a - i);
			var u = ((a - t) / 6 + o / 2) / o, d = ((a - n) / 6 + o / 2) / o, f = ((a - r) / 6 + o / 2) / o;
			t === a ? c = f - d : n === a ? c = 1 / 3 + u - f : r === a && (c = 2 / 3 + d - u), c < 0 && (c += 1), c > 1 && --c;
		}
		var p = [
			c * 360,
			l,
			s
		];
		return e[3] != null && p.push(e[3]), p;
	}
}
function zr(e, t) {
	var n = Ir(e);
	if (n) {
		for (var r = 0; r < 3; r++) t < 0 ? n[r] = n[r] * (1 - t) | 0 : n[r] = (255 - n[r]) * t + n[r] | 0, n[r] > 255 ? n[r] = 255 : n[r] < 0 && (n[r] = 0);
		return Hr(n, n.length === 4 ? `rgba` : `rgb`);
	}
}
function Br(e, t, n) {
	if (t && t.length && e >= 0 && e <= 1) {
		var r = e * (t.length - 1), i = Math.floor(r), a = Math.ceil(r), o = Ir(t[i]), s = Ir(t[a]), c = r - i, l = Hr([
			wr(Ar(o[0], s[0], c)),
			wr(Ar(o[1], s[1], c)),
			wr(Ar(o[2], s[2], c)),
			Er(Ar(o[3], s[3], c))
		], `rgba`);
		return n ? {
			color: l,
			leftIndex: i,
			rightIndex: a,
			value: r
		} : l;
	}
}
function Vr(e, t, n, r) {
	var i = Ir(e);
	if (e) return i = Rr(i), t != null && (i[0] = Tr(z(t) ? t(i[0]) : t)), n != null && (i[1] = Or(z(n) ? n(i[1]) : n)), r != null && (i[2] = Or(z(r) ? r(i[2]) : r)), Hr(Lr(i), `rgba`);
}
function Hr(e, t) {
	if (e && e.length) {
		var n = e[0] + `,` + e[1] + `,` + e[2];
		return (t === `rgba` || t === `hsva` || t === `hsla`) && (n += `,` + e[3]), t + `(` + n + `)`;
	}
}
function Ur(e, t) {
	var n = Ir(e);
	return n ? (.299 * n[0] + .587 * n[1] + .114 * n[2]) * n[3] / 255 + (1 - n[3]) * t : 0;
}
var Wr = new Ze(100);
function Gr(e) {
	if (B(e)) {
		var t = Wr.get(e);
		return t || (t = zr(e, -.1), Wr.put(e, t)), t;
	}
	if (ce(e)) {
		var n = D({}, e);
		return n.colorStops = F(e.colorStops, function(e) {
			return {
				offset: e.offset,
				color: zr(e.color, -.1)
			};
		}), n;
	}
	return e;
}
var Kr = Math.round;
function qr(e) {
	var t;
	if (!e || e === `transparent`) e = `none`;
	else if (typeof e == `string` && e.indexOf(`rgba`) > -1) {
		var n = Ir(e);
		n && (e = `rgb(` + n[0] + `,` + n[1] + `,` + n[2] + `)`, t = n[3]);
	}
	return {
		color: e,
		opacity: t ?? 1
	};
}
var Jr = 1e-4;
function Yr(e) {
	return e < Jr && e > -Jr;
}
function Xr(e) {
	return Kr(e * 1e3) / 1e3;
}
function Zr(e) {
	return Kr(e * 1e4) / 1e4;
}
function Qr(e) {
	return `matrix(` + Xr(e[0]) + `,` + Xr(e[1]) + `,` + Xr(e[2]) + `,` + Xr(e[3]) + `,` + Zr(e[4]) + `,` + Zr(e[5]) + `)`;
}
var $r = {
	left: `start`,
	right: `end`,
	center: `middle`,
	middle: `middle`
};
function ei(e, t, n) {
	return n === `top` ? e += t / 2 : n === `bottom` && (e -= t / 2), e;
}
function ti(e) {
	return e && (e.shadowBlur || e.shadowOffsetX || e.shadowOffsetY);
}
function ni(e) {
	var t = e.style, n = e.getGlobalScale();
	return [
		t.shadowColor,
		(t.shadowBlur || 0).toFixed(2),
		(t.shadowOffsetX || 0).toFixed(2),
		(t.shadowOffsetY || 0).toFixed(2),
		n[0],
		n[1]
	].join(`,`);
}
function ri(e) {
	return e && !!e.image;
}
function ii(e) {
	return e && !!e.svgElement;
}
function ai(e) {
	return ri(e) || ii(e);
}
function oi(e) {
	return e.type === `linear`;
}
function si(e) {
	return e.type === `radial`;
}
function ci(e) {
	return e && (e.type === `linear` || e.type === `radial`);
}
function li(e) {
	return `url(#` + e + `)`;
}
function ui(e) {
	var t = e.getGlobalScale(), n = Math.max(t[0], t[1]);
	return Math.max(Math.ceil(Math.log(n) / Math.log(10)), 1);
}
function di(e) {
	var t = e.x || 0, n = e.y || 0, r = (e.rotation || 0) * Ee, i = W(e.scaleX, 1), a = W(e.scaleY, 1), o = e.skewX || 0, s = e.skewY || 0, c = [];
	return (t || n) && c.push(`translate(` + t + `px,` + n + `px)`), r && c.push(`rotate(` + r + `)`), (i !== 1 || a !== 1) && c.push(`scale(` + i + `,` + a + `)`), (o || s) && c.push(`skew(` + Kr(o * Ee) + `deg, ` + Kr(s * Ee) + `deg)`), c.join(` `);
}
var fi = (function() {
	return typeof Buffer < `u` && typeof Buffer.from == `function` ? function(e) {
		return Buffer.from(e).toString(`base64`);
	} : typeof btoa == `function` && typeof unescape == `function` && typeof encodeURIComponent == `function` ? function(e) {
		return btoa(unescape(encodeURIComponent(e)));
	} : function(e) {
		return process.env.NODE_ENV !== `production` && w(`Base64 isn't natively supported in the current environment.`), null;
	};
})(), pi = Array.prototype.slice;
function mi(e, t, n) {
	return (t - e) * n + e;
}
function hi(e, t, n, r) {
	for (var i = t.length, a = 0; a < i; a++) e[a] = mi(t[a], n[a], r);
	return e;
}
function gi(e, t, n, r) {
	for (var i = t.length, a = i && t[0].length, o = 0; o < i; o++) {
		e[o] || (e[o] = []);
		for (var s = 0; s < a; s++) e[o][s] = mi(t[o][s], n[o][s], r);
	}
	return e;
}
function _i(e, t, n, r) {
	for (var i = t.length, a = 0; a < i; a++) e[a] = t[a] + n[a] * r;
	return e;
}
function vi(e, t, n, r) {
	for (var i = t.length, a = i && t[0].length, o = 0; o < i; o++) {
		e[o] || (e[o] = []);
		for (var s = 0; s < a; s++) e[o][s] = t[o][s] + n[o][s] * r;
	}
	return e;
}
function yi(e, t) {
	for (var n = e.length, r = t.length, i = n > r ? t : e, a = Math.min(n, r), o = i[a - 1] || {
		color: [
			0,
			0,
			0,
			0
		],
		offset: 0
	}, s = a; s < Math.max(n, r); s++) i.push({
		offset: o.offset,
		color: o.color.slice()
	});
}
function bi(e, t, n) {
	var r = e, i = t;
	if (r.push && i.push) {
		var a = r.length, o = i.length;
		if (a !== o) {
			if (a > o) r.length = o;
			else for (var s = a; s < o; s++) r.push(n === 1 ? i[s] : pi.call(i[s]));
		}
		for (var c = r[0] && r[0].length, s = 0; s < r.length; s++) if (n === 1) isNaN(r[s]) && (r[s] = i[s]);
		else for (var l = 0; l < c; l++) isNaN(r[s][l]) && (r[s][l] = i[s][l]);
	}
}
function xi(e) {
	if (N(e)) {
		var t = e.length;
		if (N(e[0])) {
			for (var n = [], r = 0; r < t; r++) n.push(pi.call(e[r]));
			return n;
		}
		return pi.call(e);
	}
	return e;
}
function Si(e) {
	return e[0] = Math.floor(e[0]) || 0, e[1] = Math.floor(e[1]) || 0, e[2] = Math.floor(e[2]) || 0, e[3] = e[3] == null ? 1 : e[3], `rgba(` + e.join(`,`) + `)`;
}
function Ci(e) {
	return N(e && e[0]) ? 2 : 1;
}
var wi = 0, Ti = 1, Ei = 2, Di = 3, Oi = 4, ki = 5, Ai = 6;
function ji(e) {
	return e === Oi || e === ki;
}
function Mi(e) {
	return e === Ti || e === Ei;
}
var Ni = [
	0,
	0,
	0,
	0
], Pi = function() {
	function e(e) {
		this.keyframes = [], this.discrete = !1, this._invalid = !1, this._needsSort = !1, this._lastFr = 0, this._lastFrP = 0, this.propName = e;
	}
	return e.prototype.isFinished = function() {
		return this._finished;
	}, e.prototype.setFinished = function() {
		this._finished = !0, this._additiveTrack && this._additiveTrack.setFinished();
	}, e.prototype.needsAnimate = function() {
		return this.keyframes.length >= 1;
	}, e.prototype.getAdditiveTrack = function() {
		return this._additiveTrack;
	}, e.prototype.addKeyframe = function(e, t, n) {
		this._needsSort = !0;
		var r = this.keyframes, i = r.length, a = !1, o = Ai, s = t;
		if (N(t)) {
			var c = Ci(t);
			o = c, (c === 1 && !H(t[0]) || c === 2 && !H(t[0][0])) && (a = !0);
		} else if (H(t) && !ue(t)) o = wi;
		else if (B(t)) {
			if (!isNaN(+t)) o = wi;
			else {
				var l = Ir(t);
				l && (s = l, o = Di);
			}
		} else if (ce(t)) {
			var u = D({}, s);
			u.colorStops = F(t.colorStops, function(e) {
				return {
					offset: e.offset,
					color: Ir(e.color)
				};
			}), oi(t) ? o = Oi : si(t) && (o = ki), s = u;
		}
		i === 0 ? this.valType = o : (o !== this.valType || o === Ai) && (a = !0), this.discrete = this.discrete || a;
		var d = {
			time: e,
			value: s,
			rawValue: t,
			percent: 0
		};
		return n && (d.easing = n, d.easingFunc = z(n) ? n : Jn[n] || xr(n)), r.push(d), d;
	}, e.prototype.prepare = function(e, t) {
		var n = this.keyframes;
		this._needsSort && n.sort(function(e, t) {
			return e.time - t.time;
		});
		for (var r = this.valType, i = n.length, a = n[i - 1], o = this.discrete, s = Mi(r), c = ji(r), l = 0; l < i; l++) {
			var u = n[l], d = u.value, f = a.value;
			u.percent = u.time / e, o || (s && l !== i - 1 ? bi(d, f, r) : c && yi(d.colorStops, f.colorStops));
		}
		if (!o && r !== ki && t && this.needsAnimate() && t.needsAnimate() && r === t.valType && !t._finished) {
			this._additiveTrack = t;
			for (var p = n[0].value, l = 0; l < i; l++) r === wi ? n[l].additiveValue = n[l].value - p : r === Di ? n[l].additiveValue = _i([], n[l].value, p, -1) : Mi(r) && (n[l].additiveValue = r === Ti ? _i([], n[l].value, p, -1) : vi([], n[l].value, p, -1));
		}
	}, e.prototype.step = function(e, t) {
		if (!this._finished) {
			this._additiveTrack && this._additiveTrack._finished && (this._additiveTrack = null);
			var n = this._additiveTrack != null, r = n ? `additiveValue` : `value`, i = this.valType, a = this.keyframes, o = a.length, s = this.propName, c = i === Di, l, u = this._lastFr, d = Math.min, f, p;
			if (o === 1) f = p = a[0];
			else {
				if (t < 0) l = 0;
				else if (t < this._lastFrP) {
					for (l = d(u + 1, o - 1); l >= 0 && !(a[l].percent <= t); l--);
					l = d(l, o - 2);
				} else {
					for (l = u; l < o && !(a[l].percent > t); l++);
					l = d(l - 1, o - 2);
				}
				p = a[l + 1], f = a[l];
			}
			if (f && p) {
				this._lastFr = l, this._lastFrP = t;
				var m = p.percent - f.percent, h = m === 0 ? 1 : d((t - f.percent) / m, 1);
				p.easingFunc && (h = p.easingFunc(h));
				var g = n ? this._additiveValue : c ? Ni : e[s];
				if ((Mi(i) || c) && !g && (g = this._additiveValue = []), this.discrete) e[s] = h < 1 ? f.rawValue : p.rawValue;
				else if (Mi(i)) i === Ti ? hi(g, f[r], p[r], h) : gi(g, f[r], p[r], h);
				else if (ji(i)) {
					var _ = f[r], v = p[r], y = i === Oi;
					e[s] = {
						type: y ? `linear` : `radial`,
						x: mi(_.x, v.x, h),
						y: mi(_.y, v.y, h),
						colorStops: F(_.colorStops, function(e, t) {
							var n = v.colorStops[t];
							return {
								offset: mi(e.offset, n.offset, h),
								color: Si(hi([], e.color, n.color, h))
							};
						}),
						global: v.global
					}, y ? (e[s].x2 = mi(_.x2, v.x2, h), e[s].y2 = mi(_.y2, v.y2, h)) : e[s].r = mi(_.r, v.r, h);
				} else if (c) hi(g, f[r], p[r], h), n || (e[s] = Si(g));
				else {
					var b = mi(f[r], p[r], h);
					n ? this._additiveValue = b : e[s] = b;
				}
				n && this._addToTarget(e);
			}
		}
	}, e.prototype._addToTarget = function(e) {
		var t = this.valType, n = this.propName, r = this._additiveValue;
		t === wi ? e[n] = e[n] + r : t === Di ? (Ir(e[n], Ni), _i(Ni, Ni, r, 1), e[n] = Si(Ni)) : t === Ti ? _i(e[n], e[n], r, 1) : t === Ei && vi(e[n], e[n], r, 1);
	}, e;
}(), Fi = function() {
	function e(e, t, n, r) {
		this._tracks = {}, this._trackKeys = [], this._maxTime = 0, this._started = 0, this._clip = null, this._target = e, this._loop = t, t && r ? w(`Can' use additive animation on looped animation.`) : (this._additiveAnimators = r, this._allowDiscrete = n);
	}
	return e.prototype.getMaxTime = function() {
		return this._maxTime;
	}, e.prototype.getDelay = function() {
		return this._delay;
	}, e.prototype.getLoop = function() {
		return this._loop;
	}, e.prototype.getTarget = function() {
		return this._target;
	}, e.prototype.changeTarget = function(e) {
		this._target = e;
	}, e.prototype.when = function(e, t, n) {
		return this.whenWithKeys(e, t, L(t), n);
	}, e.prototype.whenWithKeys = function(e, t, n, r) {
		for (var i = this._tracks, a = 0; a < n.length; a++) {
			var o = n[a], s = i[o];
			if (!s) {
				s = i[o] = new Pi(o);
				var c = void 0, l = this._getAdditiveTrack(o);
				if (l) {
					var u = l.keyframes, d = u[u.length - 1];
					c = d && d.value, l.valType === Di && c && (c = Si(c));
				} else c = this._target[o];
				if (c == null) continue;
				e > 0 && s.addKeyframe(0, xi(c), r), this._trackKeys.push(o);
			}
			s.addKeyframe(e, xi(t[o]), r);
		}
		return this._maxTime = Math.max(this._maxTime, e), this;
	}, e.prototype.pause = function() {
		this._clip.pause(), this._paused = !0;
	}, e.prototype.resume = function() {
		this._clip.resume(), this._paused = !1;
	}, e.prototype.isPaused = function() {
		return !!this._paused;
	}, e.prototype.duration = function(e) {
		return this._maxTime = e, this._force = !0, this;
	}, e.prototype._doneCallback = function() {
		this._setTracksFinished(), this._clip = null;
		var e = this._doneCbs;
		if (e) for (var t = e.length, n = 0; n < t; n++) e[n].call(this);
	}, e.prototype._abortedCallback = function() {
		this._setTracksFinished();
		var e = this.animation, t = this._abortedCbs;
		if (e && e.removeClip(this._clip), this._clip = null, t) for (var n = 0; n < t.length; n++) t[n].call(this);
	}, e.prototype._setTracksFinished = function() {
		for (var e = this._tracks, t = this._trackKeys, n = 0; n < t.length; n++) e[t[n]].setFinished();
	}, e.prototype._getAdditiveTrack = function(e) {
		var t, n = this._additiveAnimators;
		if (n) for (var r = 0; r < n.length; r++) {
			var i = n[r].getTrack(e);
			i && (t = i);
		}
		return t;
	}, e.prototype.start = function(e) {
		if (!(this._started > 0)) {
			this._started = 1;
			for (var t = this, n = [], r = this._maxTime || 0, i = 0; i < this._trackKeys.length; i++) {
				var a = this._trackKeys[i], o = this._tracks[a], s = this._getAdditiveTrack(a), c = o.keyframes, l = c.length;
				if (o.prepare(r, s), o.needsAnimate()) {
					if (!this._allowDiscrete && o.discrete) {
						var u = c[l - 1];
						u && (t._target[o.propName] = u.rawValue), o.setFinished();
					} else n.push(o);
				}
			}
			if (n.length || this._force) {
				var d = new Sr({
					life: r,
					loop: this._loop,
					delay: this._delay || 0,
					onframe: function(e) {
						t._started = 2;
						var r = t._additiveAnimators;
						if (r) {
							for (var i = !1, a = 0; a < r.length; a++) if (r[a]._clip) {
								i = !0;
								break;
							}
							i || (t._additiveAnimators = null);
						}
						for (var a = 0; a < n.length; a++) n[a].step(t._target, e);
						var o = t._onframeCbs;
						if (o) for (var a = 0; a < o.length; a++) o[a](t._target, e);
					},
					ondestroy: function() {
						t._doneCallback();
					}
				});
				this._clip = d, this.animation && this.animation.addClip(d), e && d.setEasing(e);
			} else this._doneCallback();
			return this;
		}
	}, e.prototype.stop = function(e) {
		if (this._clip) {
			var t = this._clip;
			e && t.onframe(1), this._abortedCallback();
		}
	}, e.prototype.delay = function(e) {
		return this._delay = e, this;
	}, e.prototype.during = function(e) {
		return e && (this._onframeCbs ||= [], this._onframeCbs.push(e)), this;
	}, e.prototype.done = function(e) {
		return e && (this._doneCbs ||= [], this._doneCbs.push(e)), this;
	}, e.prototype.aborted = function(e) {
		return e && (this._abortedCbs ||= [], this._abortedCbs.push(e)), this;
	}, e.prototype.getClip = function() {
		return this._clip;
	}, e.prototype.getTrack = function(e) {
		return this._tracks[e];
	}, e.prototype.getTracks = function() {
		var e = this;
		return F(this._trackKeys, function(t) {
			return e._tracks[t];
		});
	}, e.prototype.stopTracks = function(e, t) {
		if (!e.length || !this._clip) return !0;
		for (var n = this._tracks, r = this._trackKeys, i = 0; i < e.length; i++) {
			var a = n[e[i]];
			a && !a.isFinished() && (t ? a.step(this._target, 1) : this._started === 1 && a.step(this._target, 0), a.setFinished());
		}
		for (var o = !0, i = 0; i < r.length; i++) if (!n[r[i]].isFinished()) {
			o = !1;
			break;
		}
		return o && this._abortedCallback(), o;
	}, e.prototype.saveTo = function(e, t, n) {
		if (e) {
			t ||= this._trackKeys;
			for (var r = 0; r < t.length; r++) {
				var i = t[r], a = this._tracks[i];
				if (a && !a.isFinished()) {
					var o = a.keyframes, s = o[n ? 0 : o.length - 1];
					s && (e[i] = xi(s.rawValue));
				}
			}
		}
	}, e.prototype.__changeFinalValue = function(e, t) {
		t ||= L(e);
		for (var n = 0; n < t.length; n++) {
			var r = t[n], i = this._tracks[r];
			if (i) {
				var a = i.keyframes;
				if (a.length > 1) {
					var o = a.pop();
					i.addKeyframe(o.time, e[r]), i.prepare(this._maxTime, i.getAdditiveTrack());
				}
			}
		}
	}, e;
}(), Ii = function() {
	function e(e) {
		e && (this._$eventProcessor = e);
	}
	return e.prototype.on = function(e, t, n, r) {
		this._$handlers ||= {};
		var i = this._$handlers;
		if (typeof t == `function` && (r = n, n = t, t = null), !n || !e) return this;
		var a = this._$eventProcessor;
		t != null && a && a.normalizeQuery && (t = a.normalizeQuery(t)), i[e] || (i[e] = []);
		for (var o = 0; o < i[e].length; o++) if (i[e][o].h === n) return this;
		var s = {
			h: n,
			query: t,
			ctx: r || this,
			callAtLast: n.zrEventfulCallAtLast
		}, c = i[e].length - 1, l = i[e][c];
		return l && l.callAtLast ? i[e].splice(c, 0, s) : i[e].push(s), this;
	}, e.prototype.isSilent = function(e) {
		var t = this._$handlers;
		return !t || !t[e] || !t[e].length;
	}, e.prototype.off = function(e, t) {
		var n = this._$handlers;
		if (!n) return this;
		if (!e) return this._$handlers = {}, this;
		if (t) {
			if (n[e]) {
				for (var r = [], i = 0, a = n[e].length; i < a; i++) n[e][i].h !== t && r.push(n[e][i]);
				n[e] = r;
			}
			n[e] && n[e].length === 0 && delete n[e];
		} else delete n[e];
		return this;
	}, e.prototype.trigger = function(e) {
		var t = [...arguments].slice(1);
		if (!this._$handlers) return this;
		var n = this._$handlers[e], r = this._$eventProcessor;
		if (n) for (var i = t.length, a = n.length, o = 0; o < a; o++) {
			var s = n[o];
			if (!(r && r.filter && s.query != null && !r.filter(e, s.query))) switch (i) {
				case 0:
					s.h.call(s.ctx);
					break;
				case 1:
					s.h.call(s.ctx, t[0]);
					break;
				case 2:
					s.h.call(s.ctx, t[0], t[1]);
					break;
				default: s.h.apply(s.ctx, t);
			}
		}
		return r && r.afterTrigger && r.afterTrigger(e), this;
	}, e.prototype.triggerWithContext = function(e) {
		var t = [...arguments].slice(1);
		if (!this._$handlers) return this;
		var n = this._$handlers[e], r = this._$eventProcessor;
		if (n) for (var i = t.length, a = t[i - 1], o = n.length, s = 0; s < o; s++) {
			var c = n[s];
			if (!(r && r.filter && c.query != null && !r.filter(e, c.query))) switch (i) {
				case 0:
					c.h.call(a);
					break;
				case 1:
					c.h.call(a, t[0]);
					break;
				case 2:
					c.h.call(a, t[0], t[1]);
					break;
				default: c.h.apply(a, t.slice(1, i - 1));
			}
		}
		return r && r.afterTrigger && r.afterTrigger(e), this;
	}, e;
}(), Li = 1;
Oe.hasGlobalWindow && (Li = Math.max(window.devicePixelRatio || window.screen && window.screen.deviceXDPI / window.screen.logicalXDPI || 1, 1));
var Ri = Li, zi = .4, Bi = `#333`, Vi = `#ccc`, Hi = `#eee`, Ui = `__zr_normal__`, Wi = Kn.concat([`ignore`]), Gi = ee(Kn, function(e, t) {
	return e[t] = !0, e;
}, { ignore: !1 }), Ki = {}, qi = new J(0, 0, 0, 0), Ji = [], Yi = function() {
	function e(e) {
		this.id = C(), this.animators = [], this.currentStates = [], this.states = {}, this._init(e);
	}
	return e.prototype._init = function(e) {
		this.attr(e);
	}, e.prototype.drift = function(e, t, n) {
		switch (this.draggable) {
			case `horizontal`:
				t = 0;
				break;
			case `vertical`: e = 0;
		}
		var r = this.transform;
		r ||= this.transform = [
			1,
			0,
			0,
			1,
			0,
			0
		], r[4] += e, r[5] += t, this.decomposeTransform(), this.markRedraw();
	}, e.prototype.beforeUpdate = function() {}, e.prototype.afterUpdate = function() {}, e.prototype.update = function() {
		this.updateTransform(), this.__dirty && this.updateInnerText();
	}, e.prototype.updateInnerText = function(e) {
		var t = this._textContent;
		if (t && (!t.ignore || e)) {
			this.textConfig ||= {};
			var n = this.textConfig, r = n.local, i = t.innerTransformable, a = void 0, o = void 0, s = !1;
			i.parent = r ? this : null;
			var c = !1;
			i.copyTransform(t);
			var l = n.position != null, u = n.autoOverflowArea, d = void 0;
			if ((u || l) && (d = qi, n.layoutRect ? d.copy(n.layoutRect) : d.copy(this.getBoundingRect()), r || d.applyTransform(this.transform)), l) {
				this.calculateTextPosition ? this.calculateTextPosition(Ki, n, d) : pn(Ki, n, d), i.x = Ki.x, i.y = Ki.y, a = Ki.align, o = Ki.verticalAlign;
				var f = n.origin;
				if (f && n.rotation != null) {
					var p = void 0, m = void 0;
					f === `center` ? (p = d.width * .5, m = d.height * .5) : (p = fn(f[0], d.width), m = fn(f[1], d.height)), c = !0, i.originX = -i.x + p + (r ? 0 : d.x), i.originY = -i.y + m + (r ? 0 : d.y);
				}
			}
			n.rotation != null && (i.rotation = n.rotation);
			var h = n.offset;
			h && (i.x += h[0], i.y += h[1], c || (i.originX = -h[0], i.originY = -h[1]));
			var g = this._innerTextDefaultStyle ||= {};
			if (u) {
				var _ = g.overflowRect = g.overflowRect || new J(0, 0, 0, 0);
				i.getLocalTransform(Ji), ut(Ji, Ji), J.copy(_, d), _.applyTransform(Ji);
			} else g.overflowRect = null;
			var v = n.inside == null ? typeof n.position == `string` && n.position.indexOf(`inside`) >= 0 : n.inside, y = void 0, b = void 0, x = void 0;
			v && this.canBeInsideText() ? (y = n.insideFill, b = n.insideStroke, (y == null || y === `auto`) && (y = this.getInsideTextFill()), (b == null || b === `auto`) && (b = this.getInsideTextStroke(y), x = !0)) : (y = n.outsideFill, b = n.outsideStroke, (y == null || y === `auto`) && (y = this.getOutsideFill()), (b == null || b === `auto`) && (b = this.getOutsideStroke(y), x = !0)), y ||= `#000`, (y !== g.fill || b !== g.stroke || x !== g.autoStroke || a !== g.align || o !== g.verticalAlign) && (s = !0, g.fill = y, g.stroke = b, g.autoStroke = x, g.align = a, g.verticalAlign = o, t.setDefaultTextStyle(g)), t.__dirty |= 1, s && t.dirtyStyle(!0);
		}
	}, e.prototype.canBeInsideText = function() {
		return !0;
	}, e.prototype.getInsideTextFill = function() {
		return `#fff`;
	}, e.prototype.getInsideTextStroke = function(e) {
		return `#000`;
	}, e.prototype.getOutsideFill = function() {
		return this.__zr && this.__zr.isDarkMode() ? Vi : Bi;
	}, e.prototype.getOutsideStroke = function(e) {
		var t = this.__zr && this.__zr.getBackgroundColor(), n = typeof t == `string` && Ir(t);
		n ||= [
			255,
			255,
			255,
			1
		];
		for (var r = n[3], i = this.__zr.isDarkMode(), a = 0; a < 3; a++) n[a] = n[a] * r + (i ? 0 : 255) * (1 - r);
		return n[3] = 1, Hr(n, `rgba`);
	}, e.prototype.traverse = function(e, t) {}, e.prototype.attrKV = function(e, t) {
		e === `textConfig` ? this.setTextConfig(t) : e === `textContent` ? this.setTextContent(t) : e === `clipPath` ? this.setClipPath(t) : e === `extra` ? (this.extra = this.extra || {}, D(this.extra, t)) : this[e] = t;
	}, e.prototype.hide = function() {
		this.ignore = !0, this.markRedraw();
	}, e.prototype.show = function() {
		this.ignore = !1, this.markRedraw();
	}, e.prototype.attr = function(e, t) {
		if (typeof e == `string`) this.attrKV(e, t);
		else if (U(e)) for (var n = L(e), r = 0; r < n.length; r++) {
			var i = n[r];
			this.attrKV(i, e[i]);
		}
		return this.markRedraw(), this;
	}, e.prototype.saveCurrentToNormalState = function(e) {
		this._innerSaveToNormal(e);
		for (var t = this._normalState, n = 0; n < this.animators.length; n++) {
			var r = this.animators[n], i = r.__fromStateTransition;
			if (!(r.getLoop() || i && i !== `__zr_normal__`)) {
				var a = r.targetName, o = a ? t[a] : t;
				r.saveTo(o);
			}
		}
	}, e.prototype._innerSaveToNormal = function(e) {
		var t = this._normalState;
		t ||= this._normalState = {}, e.textConfig && !t.textConfig && (t.textConfig = this.textConfig), this._savePrimaryToNormal(e, t, Wi);
	}, e.prototype._savePrimaryToNormal = function(e, t, n) {
		for (var r = 0; r < n.length; r++) {
			var i = n[r];
			e[i] != null && !(i in t) && (t[i] = this[i]);
		}
	}, e.prototype.hasState = function() {
		return this.currentStates.length > 0;
	}, e.prototype.getState = function(e) {
		return this.states[e];
	}, e.prototype.ensureState = function(e) {
		var t = this.states;
		return t[e] || (t[e] = {}), t[e];
	}, e.prototype.clearStates = function(e) {
		this.useState(Ui, !1, e);
	}, e.prototype.useState = function(e, t, n, r) {
		var i = e === Ui;
		if (this.hasState() || !i) {
			var a = this.currentStates, o = this.stateTransition;
			if (!(A(a, e) >= 0 && (t || a.length === 1))) {
				var s;
				if (this.stateProxy && !i && (s = this.stateProxy(e)), s ||= this.states && this.states[e], !s && !i) w(`State ` + e + ` not exists.`);
				else {
					i || this.saveCurrentToNormalState(s);
					var c = this._textContent, l = ra(this, c, s, r);
					l && !this.__inHover && (this.__inHover = l), this._applyStateObj(e, s, this._normalState, t, aa(this, n, o), o);
					var u = this._textGuide;
					return c && c.useState(e, t, n, !!l), u && u.useState(e, t, n, !!l), i ? (this.currentStates = [], this._normalState = {}) : t ? this.currentStates.push(e) : this.currentStates = [e], this._updateAnimationTargets(), this.markRedraw(), !l && this.__inHover && (this.__inHover = 0, this.__dirty &= -2), s;
				}
			}
		}
	}, e.prototype.useStates = function(e, t, n) {
		if (!e.length) this.clearStates();
		else {
			var r = [], i = this.currentStates, a = e.length, o = a === i.length;
			if (o) {
				for (var s = 0; s < a; s++) if (e[s] !== i[s]) {
					o = !1;
					break;
				}
			}
			if (o) return;
			for (var s = 0; s < a; s++) {
				var c = e[s], l = void 0;
				this.stateProxy && (l = this.stateProxy(c, e)), l ||= this.states[c], l && r.push(l);
			}
			var u = r[a - 1], d = this._textContent, f = ra(this, d, u, n);
			f && !this.__inHover && (this.__inHover = f);
			var p = this._mergeStates(r), m = this.stateTransition;
			this.saveCurrentToNormalState(p), this._applyStateObj(e.join(`,`), p, this._normalState, !1, aa(this, t, m), m);
			var h = this._textGuide;
			d && d.useStates(e, t, !!f), h && h.useStates(e, t, !!f), this._updateAnimationTargets(), this.currentStates = e.slice(), this.markRedraw(), !f && this.__inHover && (this.__inHover = 0, this.__dirty &= -2);
		}
	}, e.prototype.isSilent = function() {
		for (var e = this; e;) {
			if (e.silent) return !0;
			var t = e.__hostTarget;
			e = t ? e.ignoreHostSilent ? null : t : e.parent;
		}
		return !1;
	}, e.prototype._updateAnimationTargets = function() {
		for (var e = 0; e < this.animators.length; e++) {
			var t = this.animators[e];
			t.targetName && t.changeTarget(this[t.targetName]);
		}
	}, e.prototype.removeState = function(e) {
		var t = A(this.currentStates, e);
		if (t >= 0) {
			var n = this.currentStates.slice();
			n.splice(t, 1), this.useStates(n);
		}
	}, e.prototype.replaceState = function(e, t, n) {
		var r = this.currentStates.slice(), i = A(r, e), a = A(r, t) >= 0;
		i >= 0 ? a ? r.splice(i, 1) : r[i] = t : n && !a && r.push(t), this.useStates(r);
	}, e.prototype.toggleState = function(e, t) {
		t ? this.useState(e, !0) : this.removeState(e);
	}, e.prototype._mergeStates = function(e) {
		for (var t = {}, n, r = 0; r < e.length; r++) {
			var i = e[r];
			D(t, i), i.textConfig && (n ||= {}, D(n, i.textConfig));
		}
		return n && (t.textConfig = n), t;
	}, e.prototype._applyStateObj = function(e, t, n, r, i, a) {
		if (this.__inHover !== 1) {
			var o = !(t && r);
			t && t.textConfig ? (this.textConfig = D({}, r ? this.textConfig : n.textConfig), D(this.textConfig, t.textConfig)) : o && n.textConfig && (this.textConfig = n.textConfig);
			for (var s = {}, c = !1, l = 0; l < Wi.length; l++) {
				var u = Wi[l], d = i && Gi[u];
				t && t[u] != null ? d ? (c = !0, s[u] = t[u]) : this[u] = t[u] : o && n[u] != null && (d ? (c = !0, s[u] = n[u]) : this[u] = n[u]);
			}
			if (!i) for (var l = 0; l < this.animators.length; l++) {
				var f = this.animators[l], p = f.targetName;
				f.getLoop() || f.__changeFinalValue(p ? (t || n)[p] : t || n);
			}
			c && this._transitionState(e, s, a);
		}
	}, e.prototype._attachComponent = function(e) {
		if (e.__zr && !e.__hostTarget) {
			if (process.env.NODE_ENV !== `production`) throw Error(`Text element has been added to zrender.`);
		} else if (e === this) {
			if (process.env.NODE_ENV !== `production`) throw Error(`Recursive component attachment.`);
		} else {
			var t = this.__zr;
			t && e.addSelfToZr(t), e.__zr = t, e.__hostTarget = this;
		}
	}, e.prototype._detachComponent = function(e) {
		e.__zr && e.removeSelfFromZr(e.__zr), e.__zr = null, e.__hostTarget = null;
	}, e.prototype.getClipPath = function() {
		return this._clipPath;
	}, e.prototype.setClipPath = function(e) {
		this._clipPath && this._clipPath !== e && this.removeClipPath(), this._attachComponent(e), this._clipPath = e, this.markRedraw();
	}, e.prototype.removeClipPath = function() {
		var e = this._clipPath;
		e && (this._detachComponent(e), this._clipPath = null, this.markRedraw());
	}, e.prototype.getTextContent = function() {
		return this._textContent;
	}, e.prototype.setTextContent = function(e) {
		var t = this._textContent;
		if (t !== e) {
			if (t && t !== e && this.removeTextContent(), process.env.NODE_ENV !== `production` && e.__zr && !e.__hostTarget) throw Error(`Text element has been added to zrender.`);
			e.innerTransformable = new Un(), this._attachComponent(e), this._textContent = e, this.markRedraw();
		}
	}, e.prototype.setTextConfig = function(e) {
		this.textConfig ||= {}, D(this.textConfig, e), this.markRedraw();
	}, e.prototype.removeTextConfig = function() {
		this.textConfig = null, this.markRedraw();
	}, e.prototype.removeTextContent = function() {
		var e = this._textContent;
		e && (e.innerTransformable = null, this._detachComponent(e), this._textContent = null, this._innerTextDefaultStyle = null, this.markRedraw());
	}, e.prototype.getTextGuideLine = function() {
		return this._textGuide;
	}, e.prototype.setTextGuideLine = function(e) {
		this._textGuide && this._textGuide !== e && this.removeTextGuideLine(), this._attachComponent(e), this._textGuide = e, this.markRedraw();
	}, e.prototype.removeTextGuideLine = function() {
		var e = this._textGuide;
		e && (this._detachComponent(e), this._textGuide = null, this.markRedraw());
	}, e.prototype.markRedraw = function() {
		this.__dirty |= 1;
		var e = this.__zr;
		e && (this.__inHover ? e.refreshHover() : e.refresh()), this.__hostTarget && this.__hostTarget.markRedraw();
	}, e.prototype.dirty = function() {
		this.markRedraw();
	}, e.prototype.addSelfToZr = function(e) {
		if (this.__zr !== e) {
			this.__zr = e;
			var t = this.animators;
			if (t) for (var n = 0; n < t.length; n++) e.animation.addAnimator(t[n]);
			this._clipPath && this._clipPath.addSelfToZr(e), this._textContent && this._textContent.addSelfToZr(e), this._textGuide && this._textGuide.addSelfToZr(e);
		}
	}, e.prototype.removeSelfFromZr = function(e) {
		if (this.__zr) {
			this.__zr = null;
			var t = this.animators;
			if (t) for (var n = 0; n < t.length; n++) e.animation.removeAnimator(t[n]);
			this._clipPath && this._clipPath.removeSelfFromZr(e), this._textContent && this._textContent.removeSelfFromZr(e), this._textGuide && this._textGuide.removeSelfFromZr(e);
		}
	}, e.prototype.animate = function(e, t, n) {
		var r = e ? this[e] : this;
		if (process.env.NODE_ENV !== `production` && !r) w(`Property "` + e + `" is not existed in element ` + this.id);
		else {
			var i = new Fi(r, t, n);
			return e && (i.targetName = e), this.addAnimator(i, e), i;
		}
	}, e.prototype.addAnimator = function(e, t) {
		var n = this.__zr, r = this;
		e.during(function() {
			r.updateDuringAnimation(t);
		}).done(function() {
			var t = r.animators, n = A(t, e);
			n >= 0 && t.splice(n, 1);
		}), this.animators.push(e), n && n.animation.addAnimator(e), n && n.wakeUp();
	}, e.prototype.updateDuringAnimation = function(e) {
		this.markRedraw();
	}, e.prototype.stopAnimation = function(e, t) {
		for (var n = this.animators, r = n.length, i = [], a = 0; a < r; a++) {
			var o = n[a];
			!e || e === o.scope ? o.stop(t) : i.push(o);
		}
		return this.animators = i, this;
	}, e.prototype.animateTo = function(e, t, n) {
		Xi(this, e, t, n);
	}, e.prototype.animateFrom = function(e, t, n) {
		Xi(this, e, t, n, !0);
	}, e.prototype._transitionState = function(e, t, n, r) {
		for (var i = Xi(this, t, n, r), a = 0; a < i.length; a++) i[a].__fromStateTransition = e;
	}, e.prototype.getBoundingRect = function() {
		return null;
	}, e.prototype.getPaintRect = function() {
		return null;
	}, e.initDefaultProps = (function() {
		var t = e.prototype;
		t.type = `element`, t.name = ``, t.ignore = t.silent = t.ignoreHostSilent = t.isGroup = t.draggable = t.dragging = t.ignoreClip = !1, t.__inHover = 0, t.__dirty = 1;
		var n = {};
		function r(e, t, r) {
			n[e + t + r] || (console.warn(`DEPRECATED: '` + e + `' has been deprecated. use '` + t + `', '` + r + `' instead`), n[e + t + r] = !0);
		}
		function i(e, n, i, a) {
			Object.defineProperty(t, e, {
				get: function() {
					if (process.env.NODE_ENV !== `production` && r(e, i, a), !this[n]) {
						var t = this[n] = [];
						o(this, t);
					}
					return this[n];
				},
				set: function(t) {
					process.env.NODE_ENV !== `production` && r(e, i, a), this[i] = t[0], this[a] = t[1], this[n] = t, o(this, t);
				}
			});
			function o(e, t) {
				Object.defineProperty(t, 0, {
					get: function() {
						return e[i];
					},
					set: function(t) {
						e[i] = t;
					}
				}), Object.defineProperty(t, 1, {
					get: function() {
						return e[a];
					},
					set: function(t) {
						e[a] = t;
					}
				});
			}
		}
		Object.defineProperty && (i(`position`, `_legacyPos`, `x`, `y`), i(`scale`, `_legacyScale`, `scaleX`, `scaleY`), i(`origin`, `_legacyOrigin`, `originX`, `originY`));
	})(), e;
}();
M(Yi, Ii), M(Yi, Un);
function Xi(e, t, n, r, i) {
	n ||= {};
	var a = [];
	na(e, ``, e, t, n, r, a, i);
	var o = a.length, s = !1, c = n.done, l = n.aborted, u = function() {
		s = !0, o--, o <= 0 && (s ? c && c() : l && l());
	}, d = function() {
		o--, o <= 0 && (s ? c && c() : l && l());
	};
	o || c && c(), a.length > 0 && n.during && a[0].during(function(e, t) {
		n.during(t);
	});
	for (var f = 0; f < a.length; f++) {
		var p = a[f];
		u && p.done(u), d && p.aborted(d), n.force && p.duration(n.duration), p.start(n.easing);
	}
	return a;
}
function Zi(e, t, n) {
	for (var r = 0; r < n; r++) e[r] = t[r];
}
function Qi(e) {
	return N(e[0]);
}
function $i(e, t, n) {
	if (N(t[n])) {
		if (N(e[n]) || (e[n] = []), oe(t[n])) {
			var r = t[n].length;
			e[n].length !== r && (e[n] = new t[n].constructor(r), Zi(e[n], t[n], r));
		} else {
			var i = t[n], a = e[n], o = i.length;
			if (Qi(i)) for (var s = i[0].length, c = 0; c < o; c++) a[c] ? Zi(a[c], i[c], s) : a[c] = Array.prototype.slice.call(i[c]);
			else Zi(a, i, o);
			a.length = i.length;
		}
	} else e[n] = t[n];
}
function ea(e, t) {
	return e === t || N(e) && N(t) && ta(e, t);
}
function ta(e, t) {
	var n = e.length;
	if (n !== t.length) return !1;
	for (var r = 0; r < n; r++) if (e[r] !== t[r]) return !1;
	return !0;
}
function na(e, t, n, r, i, a, o, s) {
	for (var c = L(r), l = i.duration, u = i.delay, d = i.additive, f = i.setToFinal, p = !U(a), m = e.animators, h = [], g = 0; g < c.length; g++) {
		var _ = c[g], v = r[_];
		if (v != null && n[_] != null && (p || a[_])) {
			if (U(v) && !N(v) && !ce(v)) {
				if (t) {
					s || (n[_] = v, e.updateDuringAnimation(t));
					continue;
				}
				na(e, _, n[_], v, i, a && a[_], o, s);
			} else h.push(_);
		} else s || (n[_] = v, e.updateDuringAnimation(t), h.push(_));
	}
	var y = h.length;
	if (!d && y) for (var b = 0; b < m.length; b++) {
		var x = m[b];
		if (x.targetName === t && x.stopTracks(h)) {
			var S = A(m, x);
			m.splice(S, 1);
		}
	}
	if (i.force || (h = I(h, function(e) {
		return !ea(r[e], n[e]);
	}), y = h.length), y > 0 || i.force && !o.length) {
		var C = void 0, w = void 0, T = void 0;
		if (s) {
			w = {}, f && (C = {});
			for (var b = 0; b < y; b++) {
				var _ = h[b];
				w[_] = n[_], f ? C[_] = r[_] : n[_] = r[_];
			}
		} else if (f) {
			T = {};
			for (var b = 0; b < y; b++) {
				var _ = h[b];
				T[_] = xi(n[_]), $i(n, r, _);
			}
		}
		var x = new Fi(n, !1, !1, d ? I(m, function(e) {
			return e.targetName === t;
		}) : null);
		x.targetName = t, i.scope && (x.scope = i.scope), f && C && x.whenWithKeys(0, C, h), T && x.whenWithKeys(0, T, h), x.whenWithKeys(l ?? 500, s ? w : r, h).delay(u || 0), e.addAnimator(x, t), o.push(x);
	}
}
function ra(e, t, n, r) {
	return !(n && n.hoverLayer || r) || ia(e) || t && ia(t) ? 0 : 1;
}
function ia(e) {
	return e.type === `text` || e.type === `tspan`;
}
function aa(e, t, n) {
	return !t && !e.__inHover && n && n.duration > 0;
}
var oa = `__zr_style_` + Math.round(Math.random() * 10), sa = {
	shadowBlur: 0,
	shadowOffsetX: 0,
	shadowOffsetY: 0,
	shadowColor: `#000`,
	opacity: 1,
	blend: `source-over`
}, ca = { style: {
	shadowBlur: !0,
	shadowOffsetX: !0,
	shadowOffsetY: !0,
	shadowColor: !0,
	opacity: !0
} };
sa[oa] = !0;
var la = [
	`z`,
	`z2`,
	`invisible`
], ua = [`invisible`], da = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype._init = function(t) {
		for (var n = L(t), r = 0; r < n.length; r++) {
			var i = n[r];
			i === `style` ? this.useStyle(t[i]) : e.prototype.attrKV.call(this, i, t[i]);
		}
		this.style || this.useStyle({});
	}, t.prototype.beforeBrush = function(e) {}, t.prototype.afterBrush = function() {}, t.prototype.innerBeforeBrush = function() {}, t.prototype.innerAfterBrush = function() {}, t.prototype.shouldBePainted = function(e, t, n, r) {
		var i = this.transform;
		if (this.ignore || this.invisible || this.style.opacity === 0 || this.culling && ma(this, e, t) || i && !i[0] && !i[3]) return !1;
		if (n && this.__clipPaths && this.__clipPaths.length) {
			for (var a = 0; a < this.__clipPaths.length; ++a) if (this.__clipPaths[a].isZeroArea()) return !1;
		}
		if (r && this.parent) for (var o = this.parent; o;) {
			if (o.ignore) return !1;
			o = o.parent;
		}
		return !0;
	}, t.prototype.contain = function(e, t) {
		return this.rectContain(e, t);
	}, t.prototype.traverse = function(e, t) {
		e.call(t, this);
	}, t.prototype.rectContain = function(e, t) {
		var n = this.transformCoordToLocal(e, t);
		return this.getBoundingRect().contain(n[0], n[1]);
	}, t.prototype.getPaintRect = function() {
		var e = this._paintRect;
		if (!this._paintRect || this.__dirty) {
			var t = this.transform, n = this.getBoundingRect(), r = this.style, i = r.shadowBlur || 0, a = r.shadowOffsetX || 0, o = r.shadowOffsetY || 0;
			e = this._paintRect ||= new J(0, 0, 0, 0), t ? J.applyTransform(e, n, t) : e.copy(n), (i || a || o) && (e.width += i * 2 + Math.abs(a), e.height += i * 2 + Math.abs(o), e.x = Math.min(e.x, e.x + a - i), e.y = Math.min(e.y, e.y + o - i));
			var s = this.dirtyRectTolerance;
			e.isZero() || (e.x = Math.floor(e.x - s), e.y = Math.floor(e.y - s), e.width = Math.ceil(e.width + 1 + s * 2), e.height = Math.ceil(e.height + 1 + s * 2));
		}
		return e;
	}, t.prototype.setPrevPaintRect = function(e) {
		e ? (this._prevPaintRect = this._prevPaintRect || new J(0, 0, 0, 0), this._prevPaintRect.copy(e)) : this._prevPaintRect = null;
	}, t.prototype.getPrevPaintRect = function() {
		return this._prevPaintRect;
	}, t.prototype.animateStyle = function(e) {
		return this.animate(`style`, e);
	}, t.prototype.updateDuringAnimation = function(e) {
		e === `style` ? this.dirtyStyle() : this.markRedraw();
	}, t.prototype.attrKV = function(t, n) {
		t === `style` ? this.style ? this.setStyle(n) : this.useStyle(n) : e.prototype.attrKV.call(this, t, n);
	}, t.prototype.setStyle = function(e, t) {
		return typeof e == `string` ? this.style[e] = t : D(this.style, e), this.dirtyStyle(), this;
	}, t.prototype.dirtyStyle = function(e) {
		e || this.markRedraw(), this.__dirty |= 2, this._rect &&= null;
	}, t.prototype.dirty = function() {
		this.dirtyStyle();
	}, t.prototype.styleChanged = function() {
		return !!(this.__dirty & 2);
	}, t.prototype.styleUpdated = function() {
		this.__dirty &= -3;
	}, t.prototype.createStyle = function(e) {
		return we(sa, e);
	}, t.prototype.useStyle = function(e) {
		e[oa] || (e = this.createStyle(e)), this.style = e, this.dirtyStyle();
	}, t.prototype._useHoverStyle = function(e) {
		this.__hoverStyle = e;
	}, t.prototype.isStyleObject = function(e) {
		return e[oa];
	}, t.prototype._innerSaveToNormal = function(t) {
		e.prototype._innerSaveToNormal.call(this, t);
		var n = this._normalState;
		t.style && !n.style && (n.style = this._mergeStyle(this.createStyle(), this.style)), this._savePrimaryToNormal(t, n, la);
	}, t.prototype._applyStateObj = function(t, n, r, i, a, o) {
		e.prototype._applyStateObj.call(this, t, n, r, i, a, o);
		var s = !(n && i), c = this.__inHover === 1, l;
		if (n && n.style ? a ? i ? l = n.style : (l = this._mergeStyle(this.createStyle(), r.style), this._mergeStyle(l, n.style)) : (l = this._mergeStyle(this.createStyle(), i ? this.style : r.style), this._mergeStyle(l, n.style)) : s && (l = r.style), l) {
			if (a) {
				var u = this.style;
				if (this.style = this.createStyle(s ? {} : u), s) for (var d = L(u), f = 0; f < d.length; f++) {
					var p = d[f];
					p in l && (l[p] = l[p], this.style[p] = u[p]);
				}
				for (var m = L(l), f = 0; f < m.length; f++) {
					var p = m[f];
					this.style[p] = this.style[p];
				}
				this._transitionState(t, { style: l }, o, this.getAnimationStyleProps());
			} else c ? this._useHoverStyle(l) : this.useStyle(l);
		}
		if (!c) for (var h = this.__inHover ? ua : la, f = 0; f < h.length; f++) {
			var p = h[f];
			n && n[p] != null ? this[p] = n[p] : s && r[p] != null && (this[p] = r[p]);
		}
	}, t.prototype._mergeStates = function(t) {
		for (var n = e.prototype._mergeStates.call(this, t), r, i = 0; i < t.length; i++) {
			var a = t[i];
			a.style && (r ||= {}, this._mergeStyle(r, a.style));
		}
		return r && (n.style = r), n;
	}, t.prototype._mergeStyle = function(e, t) {
		return D(e, t), e;
	}, t.prototype.getAnimationStyleProps = function() {
		return ca;
	}, t.initDefaultProps = (function() {
		var e = t.prototype;
		e.type = `displayable`, e.invisible = !1, e.z = 0, e.z2 = 0, e.zlevel = 0, e.culling = !1, e.cursor = `pointer`, e.rectHover = !1, e.incremental = 0, e._rect = null, e.dirtyRectTolerance = 0, e.__dirty = 3;
	})(), t;
}(Yi), fa = new J(0, 0, 0, 0), pa = new J(0, 0, 0, 0);
function ma(e, t, n) {
	return fa.copy(e.getBoundingRect()), e.transform && fa.applyTransform(e.transform), pa.width = t, pa.height = n, !fa.intersect(pa);
}
var ha = Math.min, ga = Math.max, _a = Math.sin, va = Math.cos, ya = Math.PI * 2, ba = dt(), xa = dt(), Sa = dt();
function Ca(e, t, n, r, i, a) {
	i[0] = ha(e, n), i[1] = ha(t, r), a[0] = ga(e, n), a[1] = ga(t, r);
}
var wa = [], Ta = [];
function Ea(e, t, n, r, i, a, o, s, c, l) {
	var u = lr, d = or, f = u(e, n, i, o, wa);
	c[0] = 1 / 0, c[1] = 1 / 0, l[0] = -1 / 0, l[1] = -1 / 0;
	for (var p = 0; p < f; p++) {
		var m = d(e, n, i, o, wa[p]);
		c[0] = ha(m, c[0]), l[0] = ga(m, l[0]);
	}
	f = u(t, r, a, s, Ta);
	for (var p = 0; p < f; p++) {
		var h = d(t, r, a, s, Ta[p]);
		c[1] = ha(h, c[1]), l[1] = ga(h, l[1]);
	}
	c[0] = ha(e, c[0]), l[0] = ga(e, l[0]), c[0] = ha(o, c[0]), l[0] = ga(o, l[0]), c[1] = ha(t, c[1]), l[1] = ga(t, l[1]), c[1] = ha(s, c[1]), l[1] = ga(s, l[1]);
}
function Da(e, t, n, r, i, a, o, s) {
	var c = gr, l = pr, u = ga(ha(c(e, n, i), 1), 0), d = ga(ha(c(t, r, a), 1), 0), f = l(e, n, i, u), p = l(t, r, a, d);
	o[0] = ha(e, i, f), o[1] = ha(t, a, p), s[0] = ga(e, i, f), s[1] = ga(t, a, p);
}
function Oa(e, t, n, r, i, a, o, s, c) {
	var l = Et, u = Dt, d = Math.abs(i - a);
	if (d % ya < 1e-4 && d > 1e-4) s[0] = e - n, s[1] = t - r, c[0] = e + n, c[1] = t + r;
	else {
		if (ba[0] = va(i) * n + e, ba[1] = _a(i) * r + t, xa[0] = va(a) * n + e, xa[1] = _a(a) * r + t, l(s, ba, xa), u(c, ba, xa), i %= ya, i < 0 && (i += ya), a %= ya, a < 0 && (a += ya), i > a && !o ? a += ya : i < a && o && (i += ya), o) {
			var f = a;
			a = i, i = f;
		}
		for (var p = 0; p < a; p += Math.PI / 2) p > i && (Sa[0] = va(p) * n + e, Sa[1] = _a(p) * r + t, l(s, Sa, s), u(c, Sa, c));
	}
}
var ka = {
	M: 1,
	L: 2,
	C: 3,
	Q: 4,
	A: 5,
	Z: 6,
	R: 7
}, Aa = [], ja = [], Ma = [], Na = [], Pa = [], Fa = [], Ia = Math.min, La = Math.max, Ra = Math.cos, za = Math.sin, Ba = Math.abs, Va = Math.PI, Ha = Va * 2, Ua = typeof Float32Array < `u`, Wa = [];
function Ga(e) {
	return Math.round(e / Va * 1e8) / 1e8 % 2 * Va;
}
function Ka(e, t) {
	var n = Ga(e[0]);
	n < 0 && (n += Ha);
	var r = n - e[0], i = e[1];
	i += r, !t && i - n >= Ha ? i = n + Ha : t && n - i >= Ha ? i = n - Ha : !t && n > i ? i = n + (Ha - Ga(n - i)) : t && n < i && (i = n - (Ha - Ga(i - n))), e[0] = n, e[1] = i;
}
var qa = function() {
	function e(e) {
		this.dpr = 1, this._xi = 0, this._yi = 0, this._x0 = 0, this._y0 = 0, this._len = 0, e && (this._saveData = !1), this._saveData && (this.data = []);
	}
	return e.prototype.increaseVersion = function() {
		this._version++;
	}, e.prototype.getVersion = function() {
		return this._version;
	}, e.prototype.setScale = function(e, t, n) {
		n ||= 0, n > 0 && (this._ux = Ba(n / Ri / e) || 0, this._uy = Ba(n / Ri / t) || 0);
	}, e.prototype.setDPR = function(e) {
		this.dpr = e;
	}, e.prototype.setContext = function(e) {
		this._ctx = e;
	}, e.prototype.getContext = function() {
		return this._ctx;
	}, e.prototype.beginPath = function() {
		return this._ctx && this._ctx.beginPath(), this.reset(), this;
	}, e.prototype.reset = function() {
		this._saveData && (this._len = 0), this._pathSegLen && (this._pathSegLen = null, this._pathLen = 0), this._version++;
	}, e.prototype.moveTo = function(e, t) {
		return this._drawPendingPt(), this.addData(ka.M, e, t), this._ctx && this._ctx.moveTo(e, t), this._x0 = e, this._y0 = t, this._xi = e, this._yi = t, this;
	}, e.prototype.lineTo = function(e, t) {
		var n = Ba(e - this._xi), r = Ba(t - this._yi), i = n > this._ux || r > this._uy;
		if (this.addData(ka.L, e, t), this._ctx && i && this._ctx.lineTo(e, t), i) this._xi = e, this._yi = t, this._pendingPtDist = 0;
		else {
			var a = n * n + r * r;
			a > this._pendingPtDist && (this._pendingPtX = e, this._pendingPtY = t, this._pendingPtDist = a);
		}
		return this;
	}, e.prototype.bezierCurveTo = function(e, t, n, r, i, a) {
		return this._drawPendingPt(), this.addData(ka.C, e, t, n, r, i, a), this._ctx && this._ctx.bezierCurveTo(e, t, n, r, i, a), this._xi = i, this._yi = a, this;
	}, e.prototype.quadraticCurveTo = function(e, t, n, r) {
		return this._drawPendingPt(), this.addData(ka.Q, e, t, n, r), this._ctx && this._ctx.quadraticCurveTo(e, t, n, r), this._xi = n, this._yi = r, this;
	}, e.prototype.arc = function(e, t, n, r, i, a) {
		this._drawPendingPt(), Wa[0] = r, Wa[1] = i, Ka(Wa, a), r = Wa[0], i = Wa[1];
		var o = i - r;
		return this.addData(ka.A, e, t, n, n, r, o, 0, +!a), this._ctx && this._ctx.arc(e, t, n, r, i, a), this._xi = Ra(i) * n + e, this._yi = za(i) * n + t, this;
	}, e.prototype.arcTo = function(e, t, n, r, i) {
		return this._drawPendingPt(), this._ctx && this._ctx.arcTo(e, t, n, r, i), this;
	}, e.prototype.rect = function(e, t, n, r) {
		return this._drawPendingPt(), this._ctx && this._ctx.rect(e, t, n, r), this.addData(ka.R, e, t, n, r), this;
	}, e.prototype.closePath = function() {
		this._drawPendingPt(), this.addData(ka.Z);
		var e = this._ctx, t = this._x0, n = this._y0;
		return e && e.closePath(), this._xi = t, this._yi = n, this;
	}, e.prototype.fill = function(e) {
		e && e.fill(), this.toStatic();
	}, e.prototype.stroke = function(e) {
		e && e.stroke(), this.toStatic();
	}, e.prototype.len = function() {
		return this._len;
	}, e.prototype.setData = function(e) {
		if (this._saveData) {
			var t = e.length;
			!(this.data && this.data.length === t) && Ua && (this.data = new Float32Array(t));
			for (var n = 0; n < t; n++) this.data[n] = e[n];
			this._len = t;
		}
	}, e.prototype.appendPath = function(e) {
		if (this._saveData) {
			e instanceof Array || (e = [e]);
			for (var t = e.length, n = 0, r = this._len, i = 0; i < t; i++) n += e[i].len();
			var a = this.data;
			if (Ua && (a instanceof Float32Array || !a) && (this.data = new Float32Array(r + n), r > 0 && a)) for (var o = 0; o < r; o++) this.data[o] = a[o];
			for (var i = 0; i < t; i++) for (var s = e[i].data, o = 0; o < s.length; o++) this.data[r++] = s[o];
			this._len = r;
		}
	}, e.prototype.addData = function(e, t, n, r, i, a, o, s, c) {
		if (this._saveData) {
			var l = this.data;
			this._len + arguments.length > l.length && (this._expandData(), l = this.data);
			for (var u = 0; u < arguments.length; u++) l[this._len++] = arguments[u];
		}
	}, e.prototype._drawPendingPt = function() {
		this._pendingPtDist > 0 && (this._ctx && this._ctx.lineTo(this._pendingPtX, this._pendingPtY), this._pendingPtDist = 0);
	}, e.prototype._expandData = function() {
		if (!(this.data instanceof Array)) {
			for (var e = [], t = 0; t < this._len; t++) e[t] = this.data[t];
			this.data = e;
		}
	}, e.prototype.toStatic = function() {
		if (this._saveData) {
			this._drawPendingPt();
			var e = this.data;
			e instanceof Array && (e.length = this._len, Ua && this._len > 11 && (this.data = new Float32Array(e)));
		}
	}, e.prototype.getBoundingRect = function() {
		Ma[0] = Ma[1] = Pa[0] = Pa[1] = Number.MAX_VALUE, Na[0] = Na[1] = Fa[0] = Fa[1] = -Number.MAX_VALUE;
		for (var e = this.data, t = 0, n = 0, r = 0, i = 0, a = 0; a < this._len;) {
			var o = e[a++], s = a === 1;
			switch (s && (t = e[a], n = e[a + 1], r = t, i = n), o) {
				case ka.M:
					t = r = e[a++], n = i = e[a++], Pa[0] = r, Pa[1] = i, Fa[0] = r, Fa[1] = i;
					break;
				case ka.L:
					Ca(t, n, e[a], e[a + 1], Pa, Fa), t = e[a++], n = e[a++];
					break;
				case ka.C:
					Ea(t, n, e[a++], e[a++], e[a++], e[a++], e[a], e[a + 1], Pa, Fa), t = e[a++], n = e[a++];
					break;
				case ka.Q:
					Da(t, n, e[a++], e[a++], e[a], e[a + 1], Pa, Fa), t = e[a++], n = e[a++];
					break;
				case ka.A:
					var c = e[a++], l = e[a++], u = e[a++], d = e[a++], f = e[a++], p = e[a++] + f;
					a += 1;
					var m = !e[a++];
					s && (r = Ra(f) * u + c, i = za(f) * d + l), Oa(c, l, u, d, f, p, m, Pa, Fa), t = Ra(p) * u + c, n = za(p) * d + l;
					break;
				case ka.R:
					r = t = e[a++], i = n = e[a++];
					var h = e[a++], g = e[a++];
					Ca(r, i, r + h, i + g, Pa, Fa);
					break;
				case ka.Z: t = r, n = i;
			}
			Et(Ma, Ma, Pa), Dt(Na, Na, Fa);
		}
		return a === 0 && (Ma[0] = Ma[1] = Na[0] = Na[1] = 0), new J(Ma[0], Ma[1], Na[0] - Ma[0], Na[1] - Ma[1]);
	}, e.prototype._calculateLength = function() {
		var e = this.data, t = this._len, n = this._ux, r = this._uy, i = 0, a = 0, o = 0, s = 0;
		this._pathSegLen ||= [];
		for (var c = this._pathSegLen, l = 0, u = 0, d = 0; d < t;) {
			var f = e[d++], p = d === 1;
			p && (i = e[d], a = e[d + 1], o = i, s = a);
			var m = -1;
			switch (f) {
				case ka.M:
					i = o = e[d++], a = s = e[d++];
					break;
				case ka.L:
					var h = e[d++], g = e[d++], _ = h - i, v = g - a;
					(Ba(_) > n || Ba(v) > r || d === t - 1) && (m = Math.sqrt(_ * _ + v * v), i = h, a = g);
					break;
				case ka.C:
					var y = e[d++], b = e[d++], h = e[d++], g = e[d++], x = e[d++], S = e[d++];
					m = fr(i, a, y, b, h, g, x, S, 10), i = x, a = S;
					break;
				case ka.Q:
					var y = e[d++], b = e[d++], h = e[d++], g = e[d++];
					m = yr(i, a, y, b, h, g, 10), i = h, a = g;
					break;
				case ka.A:
					var C = e[d++], w = e[d++], T = e[d++], E = e[d++], D = e[d++], O = e[d++], k = O + D;
					d += 1, p && (o = Ra(D) * T + C, s = za(D) * E + w), m = La(T, E) * Ia(Ha, Math.abs(O)), i = Ra(k) * T + C, a = za(k) * E + w;
					break;
				case ka.R:
					o = i = e[d++], s = a = e[d++];
					var A = e[d++], j = e[d++];
					m = A * 2 + j * 2;
					break;
				case ka.Z:
					var _ = o - i, v = s - a;
					m = Math.sqrt(_ * _ + v * v), i = o, a = s;
			}
			m >= 0 && (c[u++] = m, l += m);
		}
		return this._pathLen = l, l;
	}, e.prototype.rebuildPath = function(e, t) {
		var n = this.data, r = this._ux, i = this._uy, a = this._len, o, s, c, l, u, d, f = t < 1, p, m, h = 0, g = 0, _, v = 0, y, b;
		if (!(f && (this._pathSegLen || this._calculateLength(), p = this._pathSegLen, m = this._pathLen, _ = t * m, !_))) lo: for (var x = 0; x < a;) {
			var S = n[x++], C = x === 1;
			switch (C && (c = n[x], l = n[x + 1], o = c, s = l), S !== ka.L && v > 0 && (e.lineTo(y, b), v = 0), S) {
				case ka.M:
					o = c = n[x++], s = l = n[x++], e.moveTo(c, l);
					break;
				case ka.L:
					u = n[x++], d = n[x++];
					var w = Ba(u - c), T = Ba(d - l);
					if (w > r || T > i) {
						if (f) {
							var E = p[g++];
							if (h + E > _) {
								var D = (_ - h) / E;
								e.lineTo(c * (1 - D) + u * D, l * (1 - D) + d * D);
								break lo;
							}
							h += E;
						}
						e.lineTo(u, d), c = u, l = d, v = 0;
					} else {
						var O = w * w + T * T;
						O > v && (y = u, b = d, v = O);
					}
					break;
				case ka.C:
					var k = n[x++], A = n[x++], j = n[x++], M = n[x++], N = n[x++], P = n[x++];
					if (f) {
						var E = p[g++];
						if (h + E > _) {
							var D = (_ - h) / E;
							ur(c, k, j, N, D, Aa), ur(l, A, M, P, D, ja), e.bezierCurveTo(Aa[1], ja[1], Aa[2], ja[2], Aa[3], ja[3]);
							break lo;
						}
						h += E;
					}
					e.bezierCurveTo(k, A, j, M, N, P), c = N, l = P;
					break;
				case ka.Q:
					var k = n[x++], A = n[x++], j = n[x++], M = n[x++];
					if (f) {
						var E = p[g++];
						if (h + E > _) {
							var D = (_ - h) / E;
							_r(c, k, j, D, Aa), _r(l, A, M, D, ja), e.quadraticCurveTo(Aa[1], ja[1], Aa[2], ja[2]);
							break lo;
						}
						h += E;
					}
					e.quadraticCurveTo(k, A, j, M), c = j, l = M;
					break;
				case ka.A:
					var F = n[x++], ee = n[x++], I = n[x++], te = n[x++], L = n[x++], ne = n[x++], re = n[x++], ie = !n[x++], R = I > te ? I : te, z = Ba(I - te) > .001, B = L + ne, V = !1;
					if (f) {
						var E = p[g++];
						h + E > _ && (B = L + ne * (_ - h) / E, V = !0), h += E;
					}
					if (z && e.ellipse ? e.ellipse(F, ee, I, te, re, L, B, ie) : e.arc(F, ee, R, L, B, ie), V) break lo;
					C && (o = Ra(L) * I + F, s = za(L) * te + ee), c = Ra(B) * I + F, l = za(B) * te + ee;
					break;
				case ka.R:
					o = c = n[x], s = l = n[x + 1], u = n[x++], d = n[x++];
					var H = n[x++], U = n[x++];
					if (f) {
						var E = p[g++];
						if (h + E > _) {
							var ae = _ - h;
							e.moveTo(u, d), e.lineTo(u + Ia(ae, H), d), ae -= H, ae > 0 && e.lineTo(u + H, d + Ia(ae, U)), ae -= U, ae > 0 && e.lineTo(u + La(H - ae, 0), d + U), ae -= H, ae > 0 && e.lineTo(u, d + La(U - ae, 0));
							break lo;
						}
						h += E;
					}
					e.rect(u, d, H, U);
					break;
				case ka.Z:
					if (f) {
						var E = p[g++];
						if (h + E > _) {
							var D = (_ - h) / E;
							e.lineTo(c * (1 - D) + o * D, l * (1 - D) + s * D);
							break lo;
						}
						h += E;
					}
					e.closePath(), c = o, l = s;
			}
		}
	}, e.prototype.clone = function() {
		var t = new e(), n = this.data;
		return t.data = n.slice ? n.slice() : Array.prototype.slice.call(n), t._len = this._len, t;
	}, e.prototype.canSave = function() {
		return !!this._saveData;
	}, e.CMD = ka, e.initDefaultProps = (function() {
		var t = e.prototype;
		t._saveData = !0, t._ux = 0, t._uy = 0, t._pendingPtDist = 0, t._version = 0;
	})(), e;
}();
function Ja(e, t, n, r, i, a, o) {
	if (i === 0) return !1;
	var s = i, c = 0, l = e;
	if (o > t + s && o > r + s || o < t - s && o < r - s || a > e + s && a > n + s || a < e - s && a < n - s) return !1;
	if (e !== n) c = (t - r) / (e - n), l = (e * r - n * t) / (e - n);
	else return Math.abs(a - e) <= s / 2;
	var u = c * a - o + l;
	return u * u / (c * c + 1) <= s / 2 * s / 2;
}
function Ya(e, t, n, r, i, a, o, s, c, l, u) {
	if (c === 0) return !1;
	var d = c;
	return u > t + d && u > r + d && u > a + d && u > s + d || u < t - d && u < r - d && u < a - d && u < s - d || l > e + d && l > n + d && l > i + d && l > o + d || l < e - d && l < n - d && l < i - d && l < o - d ? !1 : dr(e, t, n, r, i, a, o, s, l, u, null) <= d / 2;
}
function Xa(e, t, n, r, i, a, o, s, c) {
	if (o === 0) return !1;
	var l = o;
	return c > t + l && c > r + l && c > a + l || c < t - l && c < r - l && c < a - l || s > e + l && s > n + l && s > i + l || s < e - l && s < n - l && s < i - l ? !1 : vr(e, t, n, r, i, a, s, c, null) <= l / 2;
}
var Za = Math.PI * 2;
function Qa(e) {
	return e %= Za, e < 0 && (e += Za), e;
}
var $a = Math.PI * 2;
function eo(e, t, n, r, i, a, o, s, c) {
	if (o === 0) return !1;
	var l = o;
	s -= e, c -= t;
	var u = Math.sqrt(s * s + c * c);
	if (u - l > n || u + l < n) return !1;
	if (Math.abs(r - i) % $a < 1e-4) return !0;
	if (a) {
		var d = r;
		r = Qa(i), i = Qa(d);
	} else r = Qa(r), i = Qa(i);
	r > i && (i += $a);
	var f = Math.atan2(c, s);
	return f < 0 && (f += $a), f >= r && f <= i || f + $a >= r && f + $a <= i;
}
function to(e, t, n, r, i, a) {
	if (a > t && a > r || a < t && a < r || r === t) return 0;
	var o = (a - t) / (r - t), s = r < t ? 1 : -1;
	(o === 1 || o === 0) && (s = r < t ? .5 : -.5);
	var c = o * (n - e) + e;
	return c === i ? 1 / 0 : c > i ? s : 0;
}
var no = qa.CMD, ro = Math.PI * 2, io = 1e-4;
function ao(e, t) {
	return Math.abs(e - t) < io;
}
var oo = [
	-1,
	-1,
	-1
], so = [-1, -1];
function co() {
	var e = so[0];
	so[0] = so[1], so[1] = e;
}
function lo(e, t, n, r, i, a, o, s, c, l) {
	if (l > t && l > r && l > a && l > s || l < t && l < r && l < a && l < s) return 0;
	var u = cr(t, r, a, s, l, oo);
	if (u === 0) return 0;
	for (var d = 0, f = -1, p = void 0, m = void 0, h = 0; h < u; h++) {
		var g = oo[h], _ = g === 0 || g === 1 ? .5 : 1;
		or(e, n, i, o, g) < c || (f < 0 && (f = lr(t, r, a, s, so), so[1] < so[0] && f > 1 && co(), p = or(t, r, a, s, so[0]), f > 1 && (m = or(t, r, a, s, so[1]))), f === 2 ? g < so[0] ? d += p < t ? _ : -_ : g < so[1] ? d += m < p ? _ : -_ : d += s < m ? _ : -_ : g < so[0] ? d += p < t ? _ : -_ : d += s < p ? _ : -_);
	}
	return d;
}
function uo(e, t, n, r, i, a, o, s) {
	if (s > t && s > r && s > a || s < t && s < r && s < a) return 0;
	var c = hr(t, r, a, s, oo);
	if (c === 0) return 0;
	var l = gr(t, r, a);
	if (l >= 0 && l <= 1) {
		for (var u = 0, d = pr(t, r, a, l), f = 0; f < c; f++) {
			var p = oo[f] === 0 || oo[f] === 1 ? .5 : 1, m = pr(e, n, i, oo[f]);
			m < o || (oo[f] < l ? u += d < t ? p : -p : u += a < d ? p : -p);
		}
		return u;
	}
	var p = oo[0] === 0 || oo[0] === 1 ? .5 : 1, m = pr(e, n, i, oo[0]);
	return m < o ? 0 : a < t ? p : -p;
}
function fo(e, t, n, r, i, a, o, s) {
	if (s -= t, s > n || s < -n) return 0;
	var c = Math.sqrt(n * n - s * s);
	oo[0] = -c, oo[1] = c;
	var l = Math.abs(r - i);
	if (l < 1e-4) return 0;
	if (l >= ro - 1e-4) {
		r = 0, i = ro;
		var u = a ? 1 : -1;
		return o >= oo[0] + e && o <= oo[1] + e ? u : 0;
	}
	if (r > i) {
		var d = r;
		r = i, i = d;
	}
	r < 0 && (r += ro, i += ro);
	for (var f = 0, p = 0; p < 2; p++) {
		var m = oo[p];
		if (m + e > o) {
			var h = Math.atan2(s, m), u = a ? 1 : -1;
			h < 0 && (h = ro + h), (h >= r && h <= i || h + ro >= r && h + ro <= i) && (h > Math.PI / 2 && h < Math.PI * 1.5 && (u = -u), f += u);
		}
	}
	return f;
}
function po(e, t, n, r, i) {
	for (var a = e.data, o = e.len(), s = 0, c = 0, l = 0, u = 0, d = 0, f, p, m = 0; m < o;) {
		var h = a[m++], g = m === 1;
		switch (h === no.M && m > 1 && (n || (s += to(c, l, u, d, r, i))), g && (c = a[m], l = a[m + 1], u = c, d = l), h) {
			case no.M:
				u = a[m++], d = a[m++], c = u, l = d;
				break;
			case no.L:
				if (n) {
					if (Ja(c, l, a[m], a[m + 1], t, r, i)) return !0;
				} else s += to(c, l, a[m], a[m + 1], r, i) || 0;
				c = a[m++], l = a[m++];
				break;
			case no.C:
				if (n) {
					if (Ya(c, l, a[m++], a[m++], a[m++], a[m++], a[m], a[m + 1], t, r, i)) return !0;
				} else s += lo(c, l, a[m++], a[m++], a[m++], a[m++], a[m], a[m + 1], r, i) || 0;
				c = a[m++], l = a[m++];
				break;
			case no.Q:
				if (n) {
					if (Xa(c, l, a[m++], a[m++], a[m], a[m + 1], t, r, i)) return !0;
				} else s += uo(c, l, a[m++], a[m++], a[m], a[m + 1], r, i) || 0;
				c = a[m++], l = a[m++];
				break;
			case no.A:
				var _ = a[m++], v = a[m++], y = a[m++], b = a[m++], x = a[m++], S = a[m++];
				m += 1;
				var C = !!(1 - a[m++]);
				f = Math.cos(x) * y + _, p = Math.sin(x) * b + v, g ? (u = f, d = p) : s += to(c, l, f, p, r, i);
				var w = (r - _) * b / y + _;
				if (n) {
					if (eo(_, v, b, x, x + S, C, t, w, i)) return !0;
				} else s += fo(_, v, b, x, x + S, C, w, i);
				c = Math.cos(x + S) * y + _, l = Math.sin(x + S) * b + v;
				break;
			case no.R:
				u = c = a[m++], d = l = a[m++];
				var T = a[m++], E = a[m++];
				if (f = u + T, p = d + E, n) {
					if (Ja(u, d, f, d, t, r, i) || Ja(f, d, f, p, t, r, i) || Ja(f, p, u, p, t, r, i) || Ja(u, p, u, d, t, r, i)) return !0;
				} else s += to(f, d, f, p, r, i), s += to(u, p, u, d, r, i);
				break;
			case no.Z:
				if (n) {
					if (Ja(c, l, u, d, t, r, i)) return !0;
				} else s += to(c, l, u, d, r, i);
				c = u, l = d;
		}
	}
	return !n && !ao(l, d) && (s += to(c, l, u, d, r, i) || 0), s !== 0;
}
function mo(e, t, n) {
	return po(e, 0, !1, t, n);
}
function ho(e, t, n, r) {
	return po(e, t, !0, n, r);
}
var go = k({
	fill: `#000`,
	stroke: null,
	strokePercent: 1,
	fillOpacity: 1,
	strokeOpacity: 1,
	lineDashOffset: 0,
	lineWidth: 1,
	lineCap: `butt`,
	miterLimit: 10,
	strokeNoScale: !1,
	strokeFirst: !1
}, sa), _o = { style: k({
	fill: !0,
	stroke: !0,
	strokePercent: !0,
	fillOpacity: !0,
	strokeOpacity: !0,
	lineDashOffset: !0,
	lineWidth: !0,
	miterLimit: !0
}, ca.style) }, vo = Kn.concat([
	`invisible`,
	`culling`,
	`z`,
	`z2`,
	`zlevel`,
	`parent`
]), Y = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.update = function() {
		var n = this;
		e.prototype.update.call(this);
		var r = this.style;
		if (r.decal) {
			var i = this._decalEl = this._decalEl || new t();
			i.buildPath === t.prototype.buildPath && (i.buildPath = function(e) {
				n.buildPath(e, n.shape);
			}), i.silent = !0;
			var a = i.style;
			for (var o in r) a[o] !== r[o] && (a[o] = r[o]);
			a.fill = r.fill ? r.decal : null, a.decal = null, a.shadowColor = null, r.strokeFirst && (a.stroke = null);
			for (var s = 0; s < vo.length; ++s) i[vo[s]] = this[vo[s]];
			i.__dirty |= 1;
		} else this._decalEl &&= null;
	}, t.prototype.getDecalElement = function() {
		return this._decalEl;
	}, t.prototype._init = function(t) {
		var n = L(t);
		this.shape = this.getDefaultShape();
		var r = this.getDefaultStyle();
		r && this.useStyle(r);
		for (var i = 0; i < n.length; i++) {
			var a = n[i], o = t[a];
			a === `style` ? this.style ? D(this.style, o) : this.useStyle(o) : a === `shape` ? D(this.shape, o) : e.prototype.attrKV.call(this, a, o);
		}
		this.style || this.useStyle({});
	}, t.prototype.getDefaultStyle = function() {
		return null;
	}, t.prototype.getDefaultShape = function() {
		return {};
	}, t.prototype.canBeInsideText = function() {
		return this.hasFill();
	}, t.prototype.getInsideTextFill = function() {
		var e = this.style.fill;
		if (e !== `none`) {
			if (B(e)) {
				var t = Ur(e, 0);
				return t > .5 ? Bi : t > .2 ? Hi : Vi;
			}
			if (e) return Vi;
		}
		return Bi;
	}, t.prototype.getInsideTextStroke = function(e) {
		var t = this.style.fill;
		if (B(t)) {
			var n = this.__zr;
			if (!!(n && n.isDarkMode()) == Ur(e, 0) < .4) return t;
		}
	}, t.prototype.buildPath = function(e, t, n) {}, t.prototype.pathUpdated = function() {
		this.__dirty &= -5;
	}, t.prototype.getUpdatedPathProxy = function(e) {
		return !this.path && this.createPathProxy(), this.path.beginPath(), this.buildPath(this.path, this.shape, e), this.path;
	}, t.prototype.createPathProxy = function() {
		this.path = new qa(!1);
	}, t.prototype.hasStroke = function() {
		var e = this.style, t = e.stroke;
		return !(t == null || t === `none` || !(e.lineWidth > 0));
	}, t.prototype.hasFill = function() {
		var e = this.style.fill;
		return e != null && e !== `none`;
	}, t.prototype.getBoundingRect = function() {
		var e = this._rect, t = this.style, n = !e;
		if (n) {
			var r = !1;
			this.path || (r = !0, this.createPathProxy());
			var i = this.path;
			(r || this.__dirty & 4) && (i.beginPath(), this.buildPath(i, this.shape, !1), this.pathUpdated()), e = i.getBoundingRect();
		}
		if (this._rect = e, this.hasStroke() && this.path && this.path.len() > 0) {
			var a = this._rectStroke ||= e.clone();
			if (this.__dirty || n) {
				a.copy(e);
				var o = t.strokeNoScale ? this.getLineScale() : 1, s = t.lineWidth;
				if (!this.hasFill()) {
					var c = this.strokeContainThreshold;
					s = Math.max(s, c ?? 4);
				}
				o > 1e-10 && (a.width += s / o, a.height += s / o, a.x -= s / o / 2, a.y -= s / o / 2);
			}
			return a;
		}
		return e;
	}, t.prototype.contain = function(e, t) {
		var n = this.transformCoordToLocal(e, t), r = this.getBoundingRect(), i = this.style;
		if (e = n[0], t = n[1], r.contain(e, t)) {
			var a = this.path;
			if (this.hasStroke()) {
				var o = i.lineWidth, s = i.strokeNoScale ? this.getLineScale() : 1;
				if (s > 1e-10 && (this.hasFill() || (o = Math.max(o, this.strokeContainThreshold)), ho(a, o / s, e, t))) return !0;
			}
			if (this.hasFill()) return mo(a, e, t);
		}
		return !1;
	}, t.prototype.dirtyShape = function() {
		this.__dirty |= 4, this._rect &&= null, this._decalEl && this._decalEl.dirtyShape(), this.markRedraw();
	}, t.prototype.dirty = function() {
		this.dirtyStyle(), this.dirtyShape();
	}, t.prototype.animateShape = function(e) {
		return this.animate(`shape`, e);
	}, t.prototype.updateDuringAnimation = function(e) {
		e === `style` ? this.dirtyStyle() : e === `shape` ? this.dirtyShape() : this.markRedraw();
	}, t.prototype.attrKV = function(t, n) {
		t === `shape` ? this.setShape(n) : e.prototype.attrKV.call(this, t, n);
	}, t.prototype.setShape = function(e, t) {
		var n = this.shape;
		return n ||= this.shape = {}, typeof e == `string` ? n[e] = t : D(n, e), this.dirtyShape(), this;
	}, t.prototype.shapeChanged = function() {
		return !!(this.__dirty & 4);
	}, t.prototype.createStyle = function(e) {
		return we(go, e);
	}, t.prototype._innerSaveToNormal = function(t) {
		e.prototype._innerSaveToNormal.call(this, t);
		var n = this._normalState;
		t.shape && !n.shape && (n.shape = D({}, this.shape));
	}, t.prototype._applyStateObj = function(t, n, r, i, a, o) {
		if (e.prototype._applyStateObj.call(this, t, n, r, i, a, o), this.__inHover !== 1) {
			var s = !(n && i), c;
			if (n && n.shape ? a ? i ? c = n.shape : (c = D({}, r.shape), D(c, n.shape)) : (c = D({}, i ? this.shape : r.shape), D(c, n.shape)) : s && (c = r.shape), c) {
				if (a) {
					this.shape = D({}, this.shape);
					for (var l = {}, u = L(c), d = 0; d < u.length; d++) {
						var f = u[d];
						typeof c[f] == `object` ? this.shape[f] = c[f] : l[f] = c[f];
					}
					this._transitionState(t, { shape: l }, o);
				} else this.shape = c, this.dirtyShape();
			}
		}
	}, t.prototype._mergeStates = function(t) {
		for (var n = e.prototype._mergeStates.call(this, t), r, i = 0; i < t.length; i++) {
			var a = t[i];
			a.shape && (r ||= {}, this._mergeStyle(r, a.shape));
		}
		return r && (n.shape = r), n;
	}, t.prototype.getAnimationStyleProps = function() {
		return _o;
	}, t.prototype.isZeroArea = function() {
		return !1;
	}, t.extend = function(e) {
		var n = function(t) {
			Je(n, t);
			function n(n) {
				var r = t.call(this, n) || this;
				return e.init && e.init.call(r, n), r;
			}
			return n.prototype.getDefaultStyle = function() {
				return T(e.style);
			}, n.prototype.getDefaultShape = function() {
				return T(e.shape);
			}, n;
		}(t);
		for (var r in e) typeof e[r] == `function` && (n.prototype[r] = e[r]);
		return n;
	}, t.initDefaultProps = (function() {
		var e = t.prototype;
		e.type = `path`, e.strokeContainThreshold = 5, e.segmentIgnoreThreshold = 0, e.subPixelOptimize = !1, e.autoBatch = !1, e.__dirty = 7;
	})(), t;
}(da), yo = k({
	strokeFirst: !0,
	font: r,
	x: 0,
	y: 0,
	textAlign: `left`,
	textBaseline: `top`,
	miterLimit: 2
}, go), bo = function(e) {
	Je(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t.prototype.hasStroke = function() {
		return Fn(this.style);
	}, t.prototype.hasFill = function() {
		var e = this.style.fill;
		return e != null && e !== `none`;
	}, t.prototype.createStyle = function(e) {
		return we(yo, e);
	}, t.prototype.setBoundingRect = function(e) {
		this._rect = e;
	}, t.prototype.getBoundingRect = function() {
		return this._rect ||= Nn(this.style), this._rect;
	}, t.initDefaultProps = (function() {
		var e = t.prototype;
		e.dirtyRectTolerance = 10;
	})(), t;
}(da);
bo.prototype.type = `tspan`;
var xo = k({
	x: 0,
	y: 0
}, sa), So = { style: k({
	x: !0,
	y: !0,
	width: !0,
	height: !0,
	sx: !0,
	sy: !0,
	sWidth: !0,
	sHeight: !0
}, ca.style) };
function Co(e) {
	return !!(e && typeof e != `string` && e.width && e.height);
}
var wo = function(e) {
	Je(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t.prototype.createStyle = function(e) {
		return we(xo, e);
	}, t.prototype._getSize = function(e) {
		var t = this.style, n = t[e];
		if (n != null) return n;
		var r = Co(t.image) ? t.image : this.__image;
		if (!r) return 0;
		var i = e === `width` ? `height` : `width`, a = t[i];
		return a == null ? r[e] : r[e] / r[i] * a;
	}, t.prototype.getWidth = function() {
		return this._getSize(`width`);
	}, t.prototype.getHeight = function() {
		return this._getSize(`height`);
	}, t.prototype.getAnimationStyleProps = function() {
		return So;
	}, t.prototype.getBoundingRect = function() {
		var e = this.style;
		return this._rect ||= new J(e.x || 0, e.y || 0, this.getWidth(), this.getHeight()), this._rect;
	}, t;
}(da);
wo.prototype.type = `image`;
function To(e, t) {
	var n = t.x, r = t.y, i = t.width, a = t.height, o = t.r, s, c, l, u;
	i < 0 && (n += i, i = -i), a < 0 && (r += a, a = -a), typeof o == `number` ? s = c = l = u = o : o instanceof Array ? o.length === 1 ? s = c = l = u = o[0] : o.length === 2 ? (s = l = o[0], c = u = o[1]) : o.length === 3 ? (s = o[0], c = u = o[1], l = o[2]) : (s = o[0], c = o[1], l = o[2], u = o[3]) : s = c = l = u = 0;
	var d;
	s + c > i && (d = s + c, s *= i / d, c *= i / d), l + u > i && (d = l + u, l *= i / d, u *= i / d), c + l > a && (d = c + l, c *= a / d, l *= a / d), s + u > a && (d = s + u, s *= a / d, u *= a / d), e.moveTo(n + s, r), e.lineTo(n + i - c, r), c !== 0 && e.arc(n + i - c, r + c, c, -Math.PI / 2, 0), e.lineTo(n + i, r + a - l), l !== 0 && e.arc(n + i - l, r + a - l, l, 0, Math.PI / 2), e.lineTo(n + u, r + a), u !== 0 && e.arc(n + u, r + a - u, u, Math.PI / 2, Math.PI), e.lineTo(n, r + s), s !== 0 && e.arc(n + s, r + s, s, Math.PI, Math.PI * 1.5), e.closePath();
}
var Eo = Math.round;
function Do(e, t, n) {
	if (t) {
		var r = t.x1, i = t.x2, a = t.y1, o = t.y2;
		e.x1 = r, e.x2 = i, e.y1 = a, e.y2 = o;
		var s = n && n.lineWidth;
		return s && (Eo(r * 2) === Eo(i * 2) && (e.x1 = e.x2 = ko(r, s, !0)), Eo(a * 2) === Eo(o * 2) && (e.y1 = e.y2 = ko(a, s, !0))), e;
	}
}
function Oo(e, t, n) {
	if (t) {
		var r = t.x, i = t.y, a = t.width, o = t.height;
		e.x = r, e.y = i, e.width = a, e.height = o;
		var s = n && n.lineWidth;
		return s && (e.x = ko(r, s, !0), e.y = ko(i, s, !0), e.width = Math.max(ko(r + a, s, !1) - e.x, a === 0 ? 0 : 1), e.height = Math.max(ko(i + o, s, !1) - e.y, o === 0 ? 0 : 1)), e;
	}
}
function ko(e, t, n) {
	if (!t) return e;
	var r = Eo(e * 2);
	return (r + Eo(t)) % 2 == 0 ? r / 2 : (r + (n ? 1 : -1)) / 2;
}
var Ao = function() {
	function e() {
		this.x = 0, this.y = 0, this.width = 0, this.height = 0;
	}
	return e;
}(), jo = {}, Mo = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultShape = function() {
		return new Ao();
	}, t.prototype.buildPath = function(e, t) {
		var n, r, i, a;
		if (this.subPixelOptimize) {
			var o = Oo(jo, t, this.style);
			n = o.x, r = o.y, i = o.width, a = o.height, o.r = t.r, t = o;
		} else n = t.x, r = t.y, i = t.width, a = t.height;
		t.r ? To(e, t) : e.rect(n, r, i, a);
	}, t.prototype.isZeroArea = function() {
		return !this.shape.width || !this.shape.height;
	}, t;
}(Y);
Mo.prototype.type = `rect`;
var No = { fill: `#000` }, Po = 2, Fo = {}, Io = { style: k({
	fill: !0,
	stroke: !0,
	fillOpacity: !0,
	strokeOpacity: !0,
	lineWidth: !0,
	fontSize: !0,
	lineHeight: !0,
	width: !0,
	height: !0,
	textShadowColor: !0,
	textShadowBlur: !0,
	textShadowOffsetX: !0,
	textShadowOffsetY: !0,
	backgroundColor: !0,
	padding: !0,
	borderColor: !0,
	borderWidth: !0,
	borderRadius: !0
}, ca.style) }, Lo = function(e) {
	Je(t, e);
	function t(t) {
		var n = e.call(this) || this;
		return n.type = `text`, n._children = [], n._defaultStyle = No, n.attr(t), n;
	}
	return t.prototype.childrenRef = function() {
		return this._children;
	}, t.prototype.update = function() {
		e.prototype.update.call(this), this.styleChanged() && this._updateSubTexts();
		for (var t = 0; t < this._children.length; t++) {
			var n = this._children[t];
			n.zlevel = this.zlevel, n.z = this.z, n.z2 = this.z2, n.culling = this.culling, n.cursor = this.cursor, n.invisible = this.invisible;
		}
	}, t.prototype.updateTransform = function() {
		var t = this.innerTransformable;
		t ? (t.updateTransform(), t.transform && (this.transform = t.transform)) : e.prototype.updateTransform.call(this);
	}, t.prototype.getLocalTransform = function(t) {
		var n = this.innerTransformable;
		return n ? n.getLocalTransform(t) : e.prototype.getLocalTransform.call(this, t);
	}, t.prototype.getComputedTransform = function() {
		return this.__hostTarget && (this.__hostTarget.getComputedTransform(), this.__hostTarget.updateInnerText(!0)), e.prototype.getComputedTransform.call(this);
	}, t.prototype._updateSubTexts = function() {
		this._childCursor = 0, Wo(this.style), this.style.rich ? this._updateRichTexts() : this._updatePlainTexts(), this._children.length = this._childCursor, this.styleUpdated();
	}, t.prototype.addSelfToZr = function(t) {
		e.prototype.addSelfToZr.call(this, t);
		for (var n = 0; n < this._children.length; n++) this._children[n].__zr = t;
	}, t.prototype.removeSelfFromZr = function(t) {
		e.prototype.removeSelfFromZr.call(this, t);
		for (var n = 0; n < this._children.length; n++) this._children[n].__zr = null;
	}, t.prototype.getBoundingRect = function() {
		if (this.styleChanged() && this._updateSubTexts(), !this._rect) {
			for (var e = new J(0, 0, 0, 0), t = this._children, n = [], r = null, i = 0; i < t.length; i++) {
				var a = t[i], o = a.getBoundingRect(), s = a.getLocalTransform(n);
				s ? (e.copy(o), e.applyTransform(s), r ||= e.clone(), r.union(e)) : (r ||= o.clone(), r.union(o));
			}
			this._rect = r || e;
		}
		return this._rect;
	}, t.prototype.setDefaultTextStyle = function(e) {
		this._defaultStyle = e || No;
	}, t.prototype.setTextContent = function(e) {
		if (process.env.NODE_ENV !== `production`) throw Error(`Can't attach text on another text`);
	}, t.prototype._mergeStyle = function(e, t) {
		if (!t) return e;
		var n = t.rich, r = e.rich || n && {};
		return D(e, t), n && r ? (this._mergeRich(r, n), e.rich = r) : r && (e.rich = r), e;
	}, t.prototype._mergeRich = function(e, t) {
		for (var n = L(t), r = 0; r < n.length; r++) {
			var i = n[r];
			e[i] = e[i] || {}, D(e[i], t[i]);
		}
	}, t.prototype.getAnimationStyleProps = function() {
		return Io;
	}, t.prototype._getOrCreateChild = function(e) {
		var t = this._children[this._childCursor];
		return t && t instanceof e || (t = new e()), this._children[this._childCursor++] = t, t.__zr = this.__zr, t.parent = this, t;
	}, t.prototype._updatePlainTexts = function() {
		var e = this.style, t = e.font || `12px sans-serif`, n = e.padding, r = this._defaultStyle, i = e.x || 0, a = e.y || 0, o = e.align || r.align || `left`, s = e.verticalAlign || r.verticalAlign || `top`;
		kn(Fo, r.overflowRect, i, a, o, s), i = Fo.baseX, a = Fo.baseY;
		var c = yn(Yo(e), e, Fo.outerWidth, Fo.outerHeight), l = Xo(e), u = !!e.backgroundColor, d = c.outerHeight, f = c.outerWidth, p = c.lines, m = c.lineHeight;
		this.isTruncated = !!c.isTruncated;
		var h = i, g = un(a, c.contentHeight, s);
		if (l || n) {
			var _ = ln(i, f, o), v = un(a, d, s);
			l && this._renderBackground(e, e, _, v, f, d);
		}
		g += m / 2, n && (h = Jo(i, o, n), s === `top` ? g += n[0] : s === `bottom` && (g -= n[2]));
		for (var y = 0, b = !1, x = !1, S = qo(`fill` in e ? e.fill : (x = !0, r.fill)), C = Ko(`stroke` in e ? e.stroke : !u && (!r.autoStroke || x) ? (y = Po, b = !0, r.stroke) : null), w = e.textShadowBlur > 0, T = 0; T < p.length; T++) {
			var E = this._getOrCreateChild(bo), D = E.createStyle();
			E.useStyle(D), D.text = p[T], D.x = h, D.y = g, o && (D.textAlign = o), D.textBaseline = `middle`, D.opacity = e.opacity, D.strokeFirst = !0, w && (D.shadowBlur = e.textShadowBlur || 0, D.shadowColor = e.textShadowColor || `transparent`, D.shadowOffsetX = e.textShadowOffsetX || 0, D.shadowOffsetY = e.textShadowOffsetY || 0), D.stroke = C, D.fill = S, C && (D.lineWidth = e.lineWidth || y, D.lineDash = e.lineDash, D.lineDashOffset = e.lineDashOffset || 0), D.font = t, Ho(D, e), g += m, E.setBoundingRect(Pn(D, c.contentWidth, c.calculatedLineHeight, b ? 0 : null));
		}
	}, t.prototype._updateRichTexts = function() {
		var e = this.style, t = this._defaultStyle, n = e.align || t.align, r = e.verticalAlign || t.verticalAlign, i = e.x || 0, a = e.y || 0;
		kn(Fo, t.overflowRect, i, a, n, r), i = Fo.baseX, a = Fo.baseY;
		var o = Cn(Yo(e), e, Fo.outerWidth, Fo.outerHeight, n), s = o.width, c = o.outerWidth, l = o.outerHeight, u = e.padding;
		this.isTruncated = !!o.isTruncated;
		var d = ln(i, c, n), f = un(a, l, r), p = d, m = f;
		u && (p += u[3], m += u[0]);
		var h = p + s;
		Xo(e) && this._renderBackground(e, e, d, f, c, l);
		for (var g = !!e.backgroundColor, _ = 0; _ < o.lines.length; _++) {
			for (var v = o.lines[_], y = v.tokens, b = y.length, x = v.lineHeight, S = v.width, C = 0, w = p, T = h, E = b - 1, D = void 0; C < b && (D = y[C], !D.align || D.align === `left`);) this._placeToken(D, e, x, m, w, `left`, g), S -= D.width, w += D.width, C++;
			for (; E >= 0 && (D = y[E], D.align === `right`);) this._placeToken(D, e, x, m, T, `right`, g), S -= D.width, T -= D.width, E--;
			for (w += (s - (w - p) - (h - T) - S) / 2; C <= E;) D = y[C], this._placeToken(D, e, x, m, w + D.width / 2, `center`, g), w += D.width, C++;
			m += x;
		}
	}, t.prototype._placeToken = function(e, t, n, r, i, a, o) {
		var s = t.rich[e.styleName] || {};
		s.text = e.text;
		var c = e.verticalAlign, l = r + n / 2;
		c === `top` ? l = r + e.height / 2 : c === `bottom` && (l = r + n - e.height / 2), !e.isLineHolder && Xo(s) && this._renderBackground(s, t, a === `right` ? i - e.width : a === `center` ? i - e.width / 2 : i, l - e.height / 2, e.width, e.height);
		var u = !!s.backgroundColor, d = e.textPadding;
		d && (i = Jo(i, a, d), l -= e.height / 2 - d[0] - e.innerHeight / 2);
		var f = this._getOrCreateChild(bo), p = f.createStyle();
		f.useStyle(p);
		var m = this._defaultStyle, h = !1, g = 0, _ = !1, v = qo(`fill` in s ? s.fill : `fill` in t ? t.fill : (h = !0, m.fill)), y = Ko(`stroke` in s ? s.stroke : `stroke` in t ? t.stroke : !u && !o && (!m.autoStroke || h) ? (g = Po, _ = !0, m.stroke) : null), b = s.textShadowBlur > 0 || t.textShadowBlur > 0;
		p.text = e.text, p.x = i, p.y = l, b && (p.shadowBlur = s.textShadowBlur || t.textShadowBlur || 0, p.shadowColor = s.textShadowColor || t.textShadowColor || `transparent`, p.shadowOffsetX = s.textShadowOffsetX || t.textShadowOffsetX || 0, p.shadowOffsetY = s.textShadowOffsetY || t.textShadowOffsetY || 0), p.textAlign = a, p.textBaseline = `middle`, p.font = e.font || `12px sans-serif`, p.opacity = fe(s.opacity, t.opacity, 1), Ho(p, s), y && (p.lineWidth = fe(s.lineWidth, t.lineWidth, g), p.lineDash = W(s.lineDash, t.lineDash), p.lineDashOffset = t.lineDashOffset || 0, p.stroke = y), v && (p.fill = v), f.setBoundingRect(Pn(p, e.contentWidth, e.contentHeight, _ ? 0 : null));
	}, t.prototype._renderBackground = function(e, t, n, r, i, a) {
		var o = e.backgroundColor, s = e.borderWidth, c = e.borderColor, l = o && o.image, u = o && !l, d = e.borderRadius, f = this, p, m;
		if (u || e.lineHeight || s && c) {
			p = this._getOrCreateChild(Mo), p.useStyle(p.createStyle()), p.style.fill = null;
			var h = p.shape;
			h.x = n, h.y = r, h.width = i, h.height = a, h.r = d, p.dirtyShape();
		}
		if (u) {
			var g = p.style;
			g.fill = o || null, g.fillOpacity = W(e.fillOpacity, 1);
		} else if (l) {
			m = this._getOrCreateChild(wo), m.onload = function() {
				f.dirtyStyle();
			};
			var _ = m.style;
			_.image = o.image, _.x = n, _.y = r, _.width = i, _.height = a;
		}
		if (s && c) {
			var g = p.style;
			g.lineWidth = s, g.stroke = c, g.strokeOpacity = W(e.strokeOpacity, 1), g.lineDash = e.borderDash, g.lineDashOffset = e.borderDashOffset || 0, p.strokeContainThreshold = 0, p.hasFill() && p.hasStroke() && (g.strokeFirst = !0, g.lineWidth *= 2);
		}
		var v = (p || m).style;
		v.shadowBlur = e.shadowBlur || 0, v.shadowColor = e.shadowColor || `transparent`, v.shadowOffsetX = e.shadowOffsetX || 0, v.shadowOffsetY = e.shadowOffsetY || 0, v.opacity = fe(e.opacity, t.opacity, 1);
	}, t.makeFont = function(e) {
		var t = ``;
		return Uo(e) && (t = [
			e.fontStyle,
			e.fontWeight,
			Vo(e.fontSize),
			e.fontFamily || `sans-serif`
		].join(` `)), t && he(t) || e.textFont || e.font;
	}, t;
}(da), Ro = {
	left: !0,
	right: 1,
	center: 1
}, zo = {
	top: 1,
	bottom: 1,
	middle: 1
}, Bo = [
	`fontStyle`,
	`fontWeight`,
	`fontSize`,
	`fontFamily`
];
function Vo(e) {
	return typeof e == `string` && (e.indexOf(`px`) !== -1 || e.indexOf(`rem`) !== -1 || e.indexOf(`em`) !== -1) ? e : isNaN(+e) ? `12px` : e + `px`;
}
function Ho(e, t) {
	for (var n = 0; n < Bo.length; n++) {
		var r = Bo[n], i = t[r];
		i != null && (e[r] = i);
	}
}
function Uo(e) {
	return e.fontSize != null || e.fontFamily || e.fontWeight;
}
function Wo(e) {
	return Go(e), P(e.rich, Go), e;
}
function Go(e) {
	if (e) {
		e.font = Lo.makeFont(e);
		var t = e.align;
		t === `middle` && (t = `center`), e.align = t == null || Ro[t] ? t : `left`;
		var n = e.verticalAlign;
		n === `center` && (n = `middle`), e.verticalAlign = n == null || zo[n] ? n : `top`, e.padding &&= me(e.padding);
	}
}
function Ko(e, t) {
	return e == null || t <= 0 || e === `transparent` || e === `none` ? null : e.image || e.colorStops ? `#000` : e;
}
function qo(e) {
	return e == null || e === `none` ? null : e.image || e.colorStops ? `#000` : e;
}
function Jo(e, t, n) {
	return t === `right` ? e - n[1] : t === `center` ? e + n[3] / 2 - n[1] / 2 : e + n[3];
}
function Yo(e) {
	var t = e.text;
	return t != null && (t += ``), t;
}
function Xo(e) {
	return !!(e.backgroundColor || e.lineHeight || e.borderWidth && e.borderColor);
}
var Zo = 1e-4, Qo = 20;
function $o(e) {
	return e.replace(/^\s+|\s+$/g, ``);
}
var es = Math.min, X = Math.max, ts = Math.abs, ns = Math.round, rs = Math.floor, is = Math.ceil, as = Math.pow, os = Math.log, ss = Math.LN10, cs = Math.PI, ls = Math.random;
function us(e, t, n, r) {
	var i = t[0], a = t[1], o = n[0], s = n[1], c = a - i, l = s - o;
	if (c === 0) return l === 0 ? o : (o + s) / 2;
	if (r) {
		if (c > 0) {
			if (e <= i) return o;
			if (e >= a) return s;
		} else if (e >= i) return o;
		else if (e <= a) return s;
	} else {
		if (e === i) return o;
		if (e === a) return s;
	}
	return (e - i) / c * l + o;
}
var ds = fs;
function fs(e, t, n) {
	switch (e) {
		case `center`:
		case `middle`:
			e = `50%`;
			break;
		case `left`:
		case `top`:
			e = `0%`;
			break;
		case `right`:
		case `bottom`: e = `100%`;
	}
	return ps(e, t, n);
}
function ps(e, t, n) {
	return B(e) ? ms(e) ? parseFloat(e) / 100 * t + (n || 0) : parseFloat(e) : e == null ? NaN : +e;
}
function ms(e) {
	return !!$o(e).match(/%$/);
}
function Z(e, t, n) {
	return process.env.NODE_ENV !== `production` && G(t != null), isNaN(t) ? n ? `` + e : +e : (t = es(X(0, t), Qo), e = (+e).toFixed(t), n ? e : +e);
}
function hs(e) {
	return e.sort(function(e, t) {
		return e - t;
	}), e;
}
function gs(e) {
	if (e = +e, isNaN(e)) return 0;
	if (e > 1e-14) {
		for (var t = 1, n = 0; n < 15; n++, t *= 10) if (ns(e * t) / t === e) return n;
	}
	return _s(e);
}
function _s(e) {
	var t = e.toString().toLowerCase(), n = t.indexOf(`e`), r = n > 0 ? +t.slice(n + 1) : 0, i = n > 0 ? n : t.length, a = t.indexOf(`.`);
	return X(0, (a < 0 ? 0 : i - 1 - a) - r);
}
function vs(e, t, n) {
	var r = ts(e[1] - e[0]);
	if (!isFinite(r) || r === 0) return NaN;
	var i = os(2 * ts(n || 1) * ts(r)) / ss, a = os(ts(t)) / ss, o = X(0, is(-i + a));
	return isFinite(o) || (o = NaN), o;
}
function ys(e, t) {
	var n = X(gs(e), gs(t)), r = e + t;
	return n > Qo ? r : Z(r, n);
}
var bs = as(2, 53) - 1;
function xs(e) {
	var t = cs * 2;
	return (e % t + t) % t;
}
function Ss(e) {
	return e > -Zo && e < Zo;
}
var Cs = /^(?:(\d{4})(?:[-\/](\d{1,2})(?:[-\/](\d{1,2})(?:[T ](\d{1,2})(?::(\d{1,2})(?::(\d{1,2})(?:[.,](\d+))?)?)?(Z|[\+\-]\d\d:?\d\d)?)?)?)?)?$/;
function ws(e) {
	if (e instanceof Date) return e;
	if (B(e)) {
		var t = Cs.exec(e);
		if (!t) return new Date(NaN);
		if (t[8]) {
			var n = +t[4] || 0;
			return t[8].toUpperCase() !== `Z` && (n -= +t[8].slice(0, 3)), new Date(Date.UTC(+t[1], (t[2] || 1) - 1, +t[3] || 1, n, +(t[5] || 0), +t[6] || 0, t[7] ? +t[7].substring(0, 3) : 0));
		}
		return new Date(+t[1], (t[2] || 1) - 1, +t[3] || 1, +t[4] || 0, +(t[5] || 0), +t[6] || 0, t[7] ? +t[7].substring(0, 3) : 0);
	}
	return e == null ? new Date(NaN) : new Date(ns(e));
}
function Ts(e) {
	return as(10, Es(e));
}
function Es(e) {
	if (e === 0) return 0;
	var t = rs(os(e) / ss);
	return e / as(10, t) >= 10 && t++, t;
}
function Ds(e, t) {
	var n = Es(e), r = as(10, n), i = e / r;
	return e = (t === 2 ? 1 : t ? i < 1.5 ? 1 : i < 2.5 ? 2 : i < 4 ? 3 : i < 7 ? 5 : 10 : i < 1 ? 1 : i < 2 ? 2 : i < 3 ? 3 : i < 5 ? 5 : 10) * r, Z(e, -n);
}
function Os(e, t) {
	var n = (e.length - 1) * t + 1, r = rs(n), i = +e[r - 1], a = n - r;
	return a ? i + a * (e[r] - i) : i;
}
function ks(e) {
	var t = parseFloat(e);
	return t == e && (t !== 0 || !B(e) || e.indexOf(`x`) <= 0) ? t : NaN;
}
function As(e) {
	return !isNaN(ks(e));
}
function js() {
	return ns(ls() * 9);
}
function Ms(e, t) {
	return t === 0 ? e : Ms(t, e % t);
}
function Ns(e, t) {
	return e == null ? t : t == null ? e : e * t / Ms(e, t);
}
function Ps(e) {
	return e != null && isFinite(e);
}
var Fs = `[ECharts] `, Is = {}, Ls = typeof console < `u` && console.warn && console.log;
function Rs(e, t, n) {
	if (Ls) {
		if (n) {
			if (Is[t]) return;
			Is[t] = !0;
		}
		console[e](Fs + t);
	}
}
function zs(e, t) {
	Rs(`log`, e, t);
}
function Bs(e, t) {
	Rs(`warn`, e, t);
}
function Vs(e, t) {
	Rs(`error`, e, t);
}
function Hs(e) {
	process.env.NODE_ENV !== `production` && Rs(`warn`, `DEPRECATED: ` + e, !0);
}
function Us(e, t, n) {
	process.env.NODE_ENV !== `production` && Hs((n ? `[` + n + `]` : ``) + (e + ` is deprecated; use ` + t + ` instead.`));
}
function Ws() {
	var e = [...arguments], t = ``;
	if (process.env.NODE_ENV !== `production`) {
		var n = function(e) {
			return e === void 0 ? `undefined` : e === 1 / 0 ? `Infinity` : e === -1 / 0 ? `-Infinity` : ue(e) ? `NaN` : e instanceof Date ? `Date(` + e.toISOString() + `)` : z(e) ? `function () { ... }` : le(e) ? e + `` : null;
		};
		t = F(e, function(e) {
			if (B(e)) return e;
			var t = n(e);
			if (t != null) return t;
			if (typeof JSON < `u` && JSON.stringify) try {
				return JSON.stringify(e, function(e, t) {
					return n(t) ?? t;
				});
			} catch {
				return `?`;
			}
			return `?`;
		}).join(` `);
	}
	return t;
}
function Gs(e) {
	throw Error(e);
}
function Ks(e, t, n) {
	return (t - e) * n + e;
}
var qs = `series\0`, Js = `\0_ec_\0`;
function Ys(e) {
	return e instanceof Array ? e : e == null ? [] : [e];
}
function Xs(e, t, n) {
	if (e) {
		e[t] = e[t] || {}, e.emphasis = e.emphasis || {}, e.emphasis[t] = e.emphasis[t] || {};
		for (var r = 0, i = n.length; r < i; r++) {
			var a = n[r];
			!e.emphasis[t].hasOwnProperty(a) && e[t].hasOwnProperty(a) && (e.emphasis[t][a] = e[t][a]);
		}
	}
}
var Zs = `fontStyle.fontWeight.fontSize.fontFamily.rich.tag.color.textBorderColor.textBorderWidth.width.height.lineHeight.align.verticalAlign.baseline.shadowColor.shadowBlur.shadowOffsetX.shadowOffsetY.textShadowColor.textShadowBlur.textShadowOffsetX.textShadowOffsetY.backgroundColor.borderColor.borderWidth.borderRadius.padding`.split(`.`);
function Qs(e) {
	return U(e) && !R(e) && !(e instanceof Date) ? e.value : e;
}
function $s(e) {
	return U(e) && !(e instanceof Array);
}
function ec(e, t, n) {
	var r = n === `normalMerge`, i = n === `replaceMerge`, a = n === `replaceAll`;
	e ||= [], t = (t || []).slice();
	var o = K();
	P(t, function(e, n) {
		U(e) ? process.env.NODE_ENV !== `production` && (e.id != null && !dc(e.id) && uc(e.id), e.name != null && !dc(e.name) && uc(e.name)) : t[n] = null;
	});
	var s = tc(e, o, n);
	return (r || i) && nc(s, e, o, t), r && rc(s, t), r || i ? ic(s, t, i) : a && ac(s, t), oc(s), s;
}
function tc(e, t, n) {
	var r = [];
	if (n === `replaceAll`) return r;
	for (var i = 0; i < e.length; i++) {
		var a = e[i];
		a && a.id != null && t.set(a.id, i), r.push({
			existing: n === `replaceMerge` || pc(a) ? null : a,
			newOption: null,
			keyInfo: null,
			brandNew: null
		});
	}
	return r;
}
function nc(e, t, n, r) {
	P(r, function(i, a) {
		if (i && i.id != null) {
			var o = cc(i.id), s = n.get(o);
			if (s != null) {
				var c = e[s];
				G(!c.newOption, `Duplicated option on id "` + o + `".`), c.newOption = i, c.existing = t[s], r[a] = null;
			}
		}
	});
}
function rc(e, t) {
	P(t, function(n, r) {
		if (n && n.name != null) for (var i = 0; i < e.length; i++) {
			var a = e[i].existing;
			if (!e[i].newOption && a && (a.id == null || n.id == null) && !pc(n) && !pc(a) && sc(`name`, a, n)) {
				e[i].newOption = n, t[r] = null;
				return;
			}
		}
	});
}
function ic(e, t, n) {
	P(t, function(t) {
		if (t) {
			for (var r, i = 0; (r = e[i]) && (r.newOption || pc(r.existing) || r.existing && t.id != null && !sc(`id`, t, r.existing));) i++;
			r ? (r.newOption = t, r.brandNew = n) : e.push({
				newOption: t,
				brandNew: n,
				existing: null,
				keyInfo: null
			}), i++;
		}
	});
}
function ac(e, t) {
	P(t, function(t) {
		e.push({
			newOption: t,
			brandNew: !0,
			existing: null,
			keyInfo: null
		});
	});
}
function oc(e) {
	var t = K();
	P(e, function(e) {
		var n = e.existing;
		n && t.set(n.id, e);
	}), P(e, function(e) {
		var n = e.newOption;
		G(!n || n.id == null || !t.get(n.id) || t.get(n.id) === e, `id duplicates: ` + (n && n.id)), n && n.id != null && t.set(n.id, e), !e.keyInfo && (e.keyInfo = {});
	}), P(e, function(e, n) {
		var r = e.existing, i = e.newOption, a = e.keyInfo;
		if (U(i)) {
			if (a.name = i.name == null ? r ? r.name : qs + n : cc(i.name), r) a.id = cc(r.id);
			else if (i.id != null) a.id = cc(i.id);
			else {
				var o = 0;
				do
					a.id = `\0` + a.name + `\0` + o++;
				while (t.get(a.id));
			}
			t.set(a.id, e);
		}
	});
}
function sc(e, t, n) {
	var r = lc(t[e], null), i = lc(n[e], null);
	return r != null && i != null && r === i;
}
function cc(e) {
	if (process.env.NODE_ENV !== `production` && e == null) throw Error();
	return lc(e, ``);
}
function lc(e, t) {
	return e == null ? t : B(e) ? e : H(e) || V(e) ? e + `` : t;
}
function uc(e) {
	process.env.NODE_ENV !== `production` && Bs("`" + e + "` is invalid id or name. Must be a string or number.");
}
function dc(e) {
	return V(e) || As(e);
}
function fc(e) {
	var t = e.name;
	return !!(t && t.indexOf(qs));
}
function pc(e) {
	return e && e.id != null && cc(e.id).indexOf(Js) === 0;
}
function mc(e, t, n) {
	P(e, function(e) {
		var r = e.newOption;
		U(r) && (e.keyInfo.mainType = t, e.keyInfo.subType = hc(t, r, e.existing, n));
	});
}
function hc(e, t, n, r) {
	return t.type ? t.type : n ? n.subType : r.determineSubType(e, t);
}
function gc(e, t) {
	if (t.dataIndexInside != null) return t.dataIndexInside;
	if (t.dataIndex != null) return R(t.dataIndex) ? F(t.dataIndex, function(t) {
		return e.indexOfRawIndex(t);
	}) : e.indexOfRawIndex(t.dataIndex);
	if (t.name != null) return R(t.name) ? F(t.name, function(t) {
		return e.indexOfName(t);
	}) : e.indexOfName(t.name);
}
function _c() {
	var e = `__ec_inner_` + vc++;
	return function(t) {
		return t[e] || (t[e] = {});
	};
}
var vc = js();
function yc(e, t, n) {
	var r = bc(t, n), i = r.mainTypeSpecified, a = r.queryOptionMap, o = r.others, s = n ? n.defaultMainType : null;
	return !i && s && a.set(s, {}), a.each(function(t, r) {
		var i = Sc(e, r, t, {
			useDefault: s === r,
			enableAll: n && n.enableAll != null ? n.enableAll : !0,
			enableNone: n && n.enableNone != null ? n.enableNone : !0
		});
		o[r + `Models`] = i.models, o[r + `Model`] = i.models[0];
	}), o;
}
function bc(e, t) {
	var n;
	if (B(e)) {
		var r = {};
		r[e + `Index`] = 0, n = r;
	} else n = e;
	var i = K(), a = {}, o = !1;
	return P(n, function(e, n) {
		if (n === `dataIndex` || n === `dataIndexInside`) a[n] = e;
		else {
			var r = n.match(/^(\w+)(Index|Id|Name)$/) || [], s = r[1], c = (r[2] || ``).toLowerCase();
			if (!(!s || !c || t && t.includeMainTypes && A(t.includeMainTypes, s) < 0)) {
				o ||= !!s;
				var l = i.get(s) || i.set(s, {});
				l[c] = e;
			}
		}
	}), {
		mainTypeSpecified: o,
		queryOptionMap: i,
		others: a
	};
}
var xc = {
	useDefault: !0,
	enableAll: !1,
	enableNone: !1
};
function Sc(e, t, n, r) {
	r ||= xc;
	var i = n.index, a = n.id, o = n.name, s = {
		models: null,
		specified: i != null || a != null || o != null
	};
	if (!s.specified) {
		var c = void 0;
		return s.models = r.useDefault && (c = e.getComponent(t)) ? [c] : [], s;
	}
	if (i === `none` || i === !1) {
		if (r.enableNone) return s.models = [], s;
		process.env.NODE_ENV !== `production` && Vs("`\"none\"` or `false` is not a valid value on index option."), i = -1;
	}
	return i === `all` && (r.enableAll ? i = a = o = null : (process.env.NODE_ENV !== `production` && Vs("`\"all\"` is not a valid value on index option."), i = -1)), s.models = e.queryComponents({
		mainType: t,
		index: i,
		id: a,
		name: o
	}), s;
}
function Cc(e, t, n) {
	process.env.NODE_ENV !== `production` && G(t);
	var r = {};
	r[t + `Id`] = e[t + `Id`], r[t + `Index`] = e[t + `Index`], r[t + `Name`] = e[t + `Name`];
	var i = {
		mainType: t,
		query: r
	};
	return n && (i.subType = n), i;
}
function wc(e, t, n) {
	e.setAttribute ? e.setAttribute(t, n) : e[t] = n;
}
function Tc(e, t) {
	return e.getAttribute ? e.getAttribute(t) : e[t];
}
function Ec(e, t, n, r, i) {
	var a = t == null || t === `auto`;
	if (r == null) return r;
	if (H(r)) {
		var o = Ks(n || 0, r, i);
		return Z(o, a ? Math.max(gs(n || 0), gs(r)) : t);
	}
	if (B(r)) return i < 1 ? n : r;
	for (var s = [], c = n, l = r, u = Math.max(c ? c.length : 0, l.length), d = 0; d < u; ++d) {
		var f = e.getDimensionInfo(d);
		if (f && f.type === `ordinal`) s[d] = (i < 1 && c ? c : l)[d];
		else {
			var p = c && c[d] ? c[d] : 0, m = l[d], o = Ks(p, m, i);
			s[d] = Z(o, a ? Math.max(gs(p), gs(m)) : t);
		}
	}
	return s;
}
(function() {
	function e() {}
	return e.prototype.reset = function(e, t, n, r) {
		return this._list = e, this._step = r ||= 1, this._idx = t, this._end = n ?? (r > 0 ? e.length : 0), this.item = null, this.key = NaN, this;
	}, e.prototype.next = function() {
		return (this._step > 0 ? this._idx < this._end : this._idx >= this._end) && (this.item = this._list[this._idx], this.key = this._idx += this._step, !0);
	}, e;
})();
function Dc() {
	return [1 / 0, -1 / 0];
}
function Oc(e, t) {
	Mc(t) && (t < e[0] && (e[0] = t), t > e[1] && (e[1] = t));
}
function kc(e, t) {
	Mc(t) && t < e[0] && (e[0] = t);
}
function Ac(e, t) {
	Mc(t) && t > e[1] && (e[1] = t);
}
function jc(e, t) {
	Nc(t[0], t[1]) && (t[0] < e[0] && (e[0] = t[0]), t[1] > e[1] && (e[1] = t[1]));
}
function Mc(e) {
	return e != null && isFinite(e);
}
function Nc(e, t) {
	return Mc(e) && Mc(t) && e <= t;
}
function Pc(e) {
	var t = e[1] - e[0];
	return isFinite(t) && t >= 0;
}
function Fc(e) {
	Nc(e[0], e[1]) && e[0] > e[1] && (e[0] = e[1]);
}
function Ic() {
	var e = `__ec_once_` + Lc++;
	return function(t, n) {
		process.env.NODE_ENV !== `production` && G(t), q(t, e) || (t[e] = 1, n());
	};
}
var Lc = js();
function Rc(e, t, n) {
	var r = K(), i = 0;
	P(e, function(a) {
		var o = t(a);
		process.env.NODE_ENV !== `production` && G(B(o));
		var s = r.get(o) || 0;
		n && n(a, s), !s && !n && (e[i++] = a), r.set(o, s + 1);
	}), n || (e.length = i);
}
function zc(e) {
	return process.env.NODE_ENV !== `production` && G(e.value != null), e.value + ``;
}
function Bc(e) {
	return process.env.NODE_ENV !== `production` && G(e != null), e + ``;
}
function Vc(e, t) {
	return W(t, !0) ? e.seriesIndex + 2 : 0;
}
function Hc(e, t, n) {
	var r = e.getData().count();
	return {
		progressiveRender: n.progressiveEnabled && t.incrementalPrepareRender && r >= n.threshold,
		large: e.get(`large`) && r >= e.get(`largeThreshold`),
		modDataCount: e.get(`progressiveChunkMode`) === `mod` ? e.getData().count() : null
	};
}
function Uc(e, t) {
	G(e.start === t.start && e.end === t.end);
}
function Wc(e, t) {
	return {
		seriesType: e,
		overallReset: t
	};
}
function Gc(e) {
	return { overallReset: e };
}
var Kc = _c(), qc = function(e, t, n, r) {
	if (r) {
		var i = Kc(r);
		i.dataIndex = n, i.dataType = t, i.seriesIndex = e, i.ssrType = `chart`, r.type === `group` && r.traverse(function(r) {
			var i = Kc(r);
			i.seriesIndex = e, i.dataIndex = n, i.dataType = t, i.ssrType = `chart`;
		});
	}
}, Jc = K([
	`tooltip`,
	`label`,
	`itemName`,
	`itemId`,
	`itemGroupId`,
	`itemChildGroupId`,
	`seriesName`
]), Yc = `original`, Xc = `arrayRows`, Zc = `objectRows`, Qc = `keyedColumns`, $c = `typedArray`, el = `unknown`, tl = `column`, nl = [
	`getDom`,
	`getZr`,
	`getWidth`,
	`getHeight`,
	`getDevicePixelRatio`,
	`dispatchAction`,
	`isSSR`,
	`isDisposed`,
	`on`,
	`off`,
	`getDataURL`,
	`getConnectedDataURL`,
	`getOption`,
	`getId`,
	`updateLabelLayout`
], rl = function() {
	function e(e) {
		P(nl, function(t) {
			this[t] = re(e[t], e);
		}, this);
	}
	return e;
}();
function il(e, t) {
	return t.mainType === `series` ? e.getViewOfSeriesModel(t) : e.getViewOfComponentModel(t);
}
var al = 1, ol = {}, sl = _c(), cl = _c(), ll = [
	`emphasis`,
	`blur`,
	`select`
], ul = [
	`normal`,
	`emphasis`,
	`blur`,
	`select`
], dl = `highlight`, fl = `downplay`, pl = `select`, ml = `unselect`, hl = `toggleSelect`, gl = `selectchanged`;
function _l(e) {
	return e != null && e !== `none`;
}
function vl(e, t, n) {
	e.onHoverStateChange && (e.hoverState || 0) !== n && e.onHoverStateChange(t), e.hoverState = n;
}
function yl(e) {
	vl(e, `emphasis`, 2);
}
function bl(e) {
	e.hoverState === 2 && vl(e, `normal`, 0);
}
function xl(e) {
	vl(e, `blur`, 1);
}
function Sl(e) {
	e.hoverState === 1 && vl(e, `normal`, 0);
}
function Cl(e) {
	e.selected = !0;
}
function wl(e) {
	e.selected = !1;
}
function Tl(e, t, n) {
	t(e, n);
}
function El(e, t, n) {
	Tl(e, t, n), e.isGroup && e.traverse(function(e) {
		Tl(e, t, n);
	});
}
function Dl(e, t) {
	switch (t) {
		case `emphasis`:
			e.hoverState = 2;
			break;
		case `normal`:
			e.hoverState = 0;
			break;
		case `blur`:
			e.hoverState = 1;
			break;
		case `select`: e.selected = !0;
	}
}
function Ol(e, t, n, r) {
	for (var i = e.style, a = {}, o = 0; o < t.length; o++) {
		var s = t[o];
		a[s] = i[s] ?? (r && r[s]);
	}
	for (var o = 0; o < e.animators.length; o++) {
		var c = e.animators[o];
		c.__fromStateTransition && c.__fromStateTransition.indexOf(n) < 0 && c.targetName === `style` && c.saveTo(a, t);
	}
	return a;
}
function kl(e, t, n, r) {
	var i = n && A(n, `select`) >= 0, a = !1;
	if (e instanceof Y) {
		var o = sl(e), s = i && o.selectFill || o.normalFill, c = i && o.selectStroke || o.normalStroke;
		if (_l(s) || _l(c)) {
			r ||= {};
			var l = r.style || {};
			l.fill === `inherit` ? (a = !0, r = D({}, r), l = D({}, l), l.fill = s) : !_l(l.fill) && _l(s) ? (a = !0, r = D({}, r), l = D({}, l), l.fill = Gr(s)) : !_l(l.stroke) && _l(c) && (a || (r = D({}, r), l = D({}, l)), l.stroke = Gr(c)), r.style = l;
		}
	}
	if (r && r.z2 == null) {
		a || (r = D({}, r));
		var u = e.z2EmphasisLift;
		r.z2 = e.z2 + (u ?? 10);
	}
	return r;
}
function Al(e, t, n) {
	if (n && n.z2 == null) {
		n = D({}, n);
		var r = e.z2SelectLift;
		n.z2 = e.z2 + (r ?? 9);
	}
	return n;
}
function jl(e, t, n) {
	var r = A(e.currentStates, t) >= 0, i = e.style.opacity, a = r ? null : Ol(e, [`opacity`], t, { opacity: 1 });
	n ||= {};
	var o = n.style || {};
	return o.opacity ?? (n = D({}, n), o = D({ opacity: r ? i : a.opacity * .1 }, o), n.style = o), n;
}
function Ml(e, t) {
	var n = this.states[e];
	if (this.style) {
		if (e === `emphasis`) return kl(this, e, t, n);
		if (e === `blur`) return jl(this, e, n);
		if (e === `select`) return Al(this, e, n);
	}
	return n;
}
function Nl(e) {
	e.stateProxy = Ml;
	var t = e.getTextContent(), n = e.getTextGuideLine();
	t && (t.stateProxy = Ml), n && (n.stateProxy = Ml);
}
function Pl(e, t) {
	!Hl(e, t) && !e.__highByOuter && El(e, yl);
}
function Fl(e, t) {
	!Hl(e, t) && !e.__highByOuter && El(e, bl);
}
function Il(e, t) {
	e.__highByOuter |= 1 << (t || 0), El(e, yl);
}
function Ll(e, t) {
	!(e.__highByOuter &= ~(1 << (t || 0))) && El(e, bl);
}
function Rl(e) {
	El(e, xl);
}
function zl(e) {
	El(e, Sl);
}
function Bl(e) {
	El(e, Cl);
}
function Vl(e) {
	El(e, wl);
}
function Hl(e, t) {
	return e.__highDownSilentOnTouch && t.zrByTouch;
}
function Ul(e) {
	var t = e.getModel(), n = [], r = [];
	t.eachComponent(function(t, i) {
		var a = cl(i), o = il(e, i), s = t === `series`;
		!s && r.push(o), a.isBlured && (o.group.traverse(function(e) {
			Sl(e);
		}), s && n.push(i)), a.isBlured = !1;
	}), P(r, function(e) {
		e && e.toggleBlurSeries && e.toggleBlurSeries(n, !1, t);
	});
}
function Wl(e, t, n, r) {
	var i = r.getModel();
	n ||= `coordinateSystem`;
	function a(e, t) {
		for (var n = 0; n < t.length; n++) {
			var r = e.getItemGraphicEl(t[n]);
			r && zl(r);
		}
	}
	if (e != null && t && t !== `none`) {
		var o = i.getSeriesByIndex(e), s = o.coordinateSystem;
		s && s.master && (s = s.master);
		var c = [];
		i.eachSeries(function(e) {
			var i = o === e, l = e.coordinateSystem;
			if (l && l.master && (l = l.master), !(n === `series` && !i || n === `coordinateSystem` && !(l && s ? l === s : i) || t === `series` && i)) {
				if (r.getViewOfSeriesModel(e).group.traverse(function(e) {
					e.__highByOuter && i && t === `self` || xl(e);
				}), N(t)) a(e.getData(), t);
				else if (U(t)) for (var u = L(t), d = 0; d < u.length; d++) a(e.getData(u[d]), t[u[d]]);
				c.push(e), cl(e).isBlured = !0;
			}
		}), i.eachComponent(function(e, t) {
			if (e !== `series`) {
				var n = r.getViewOfComponentModel(t);
				n && n.toggleBlurSeries && n.toggleBlurSeries(c, !0, i);
			}
		});
	}
}
function Gl(e, t, n) {
	if (e != null && t != null) {
		var r = n.getModel().getComponent(e, t);
		if (r) {
			cl(r).isBlured = !0;
			var i = n.getViewOfComponentModel(r);
			i && i.focusBlurEnabled && i.group.traverse(function(e) {
				xl(e);
			});
		}
	}
}
function Kl(e, t, n) {
	var r = e.seriesIndex, i = e.getData(t.dataType);
	if (!i) process.env.NODE_ENV !== `production` && Vs(`Unknown dataType ` + t.dataType);
	else {
		var a = gc(i, t);
		a = (R(a) ? a[0] : a) || 0;
		var o = i.getItemGraphicEl(a);
		if (!o) for (var s = i.count(), c = 0; !o && c < s;) o = i.getItemGraphicEl(c++);
		if (o) {
			var l = Kc(o);
			Wl(r, l.focus, l.blurScope, n);
		} else {
			var u = e.get([`emphasis`, `focus`]), d = e.get([`emphasis`, `blurScope`]);
			u != null && Wl(r, u, d, n);
		}
	}
}
function ql(e, t, n, r) {
	var i = {
		focusSelf: !1,
		dispatchers: null
	};
	if (e == null || e === `series` || t == null || n == null) return i;
	var a = r.getModel().getComponent(e, t);
	if (!a) return i;
	var o = r.getViewOfComponentModel(a);
	if (!o || !o.findHighDownDispatchers) return i;
	for (var s = o.findHighDownDispatchers(n), c, l = 0; l < s.length; l++) if (process.env.NODE_ENV !== `production` && !su(s[l]) && Vs(`param should be highDownDispatcher`), Kc(s[l]).focus === `self`) {
		c = !0;
		break;
	}
	return {
		focusSelf: c,
		dispatchers: s
	};
}
function Jl(e, t, n) {
	process.env.NODE_ENV !== `production` && !su(e) && Vs(`param should be highDownDispatcher`);
	var r = Kc(e), i = ql(r.componentMainType, r.componentIndex, r.componentHighDownName, n), a = i.dispatchers, o = i.focusSelf;
	a ? (o && Gl(r.componentMainType, r.componentIndex, n), P(a, function(e) {
		return Pl(e, t);
	})) : (Wl(r.seriesIndex, r.focus, r.blurScope, n), r.focus === `self` && Gl(r.componentMainType, r.componentIndex, n), Pl(e, t));
}
function Yl(e, t, n) {
	process.env.NODE_ENV !== `production` && !su(e) && Vs(`param should be highDownDispatcher`), Ul(n);
	var r = Kc(e), i = ql(r.componentMainType, r.componentIndex, r.componentHighDownName, n).dispatchers;
	i ? P(i, function(e) {
		return Fl(e, t);
	}) : Fl(e, t);
}
function Xl(e, t, n) {
	if (lu(t)) {
		var r = t.dataType, i = gc(e.getData(r), t);
		R(i) || (i = [i]), e[t.type === `toggleSelect` ? `toggleSelect` : t.type === `select` ? `select` : `unselect`](i, r);
	}
}
function Zl(e) {
	P(e.getAllData(), function(t) {
		var n = t.data, r = t.type;
		n.eachItemGraphicEl(function(t, n) {
			e.isSelected(n, r) ? Bl(t) : Vl(t);
		});
	});
}
function Ql(e) {
	var t = [];
	return e.eachSeries(function(e) {
		P(e.getAllData(), function(n) {
			n.data;
			var r = n.type, i = e.getSelectedDataIndices();
			if (i.length > 0) {
				var a = {
					dataIndex: i,
					seriesIndex: e.seriesIndex
				};
				r != null && (a.dataType = r), t.push(a);
			}
		});
	}), t;
}
function $l(e, t, n) {
	ou(e, !0), El(e, Nl), nu(e, t, n);
}
function eu(e) {
	ou(e, !1);
}
function tu(e, t, n, r) {
	r ? eu(e) : $l(e, t, n);
}
function nu(e, t, n) {
	var r = Kc(e);
	t == null ? r.focus &&= null : (r.focus = t, r.blurScope = n);
}
var ru = [
	`emphasis`,
	`blur`,
	`select`
], iu = {
	itemStyle: `getItemStyle`,
	lineStyle: `getLineStyle`,
	areaStyle: `getAreaStyle`
};
function au(e, t, n, r) {
	n ||= `itemStyle`;
	for (var i = 0; i < ru.length; i++) {
		var a = ru[i], o = t.getModel([a, n]), s = e.ensureState(a);
		s.style = r ? r(o) : o[iu[n]]();
	}
}
function ou(e, t) {
	var n = t === !1, r = e;
	e.highDownSilentOnTouch && (r.__highDownSilentOnTouch = e.highDownSilentOnTouch), (!n || r.__highDownDispatcher) && (r.__highByOuter = r.__highByOuter || 0, r.__highDownDispatcher = !n);
}
function su(e) {
	return !!(e && e.__highDownDispatcher);
}
function cu(e) {
	var t = ol[e];
	return t == null && al <= 32 && (t = ol[e] = al++), t;
}
function lu(e) {
	var t = e.type;
	return t === `select` || t === `unselect` || t === `toggleSelect`;
}
function uu(e) {
	var t = e.type;
	return t === `highlight` || t === `downplay`;
}
function du(e) {
	var t = sl(e);
	t.normalFill = e.style.fill, t.normalStroke = e.style.stroke;
	var n = e.states.select || {};
	t.selectFill = n.style && n.style.fill || null, t.selectStroke = n.style && n.style.stroke || null;
}
var fu = qa.CMD, pu = [
	[],
	[],
	[]
], mu = Math.sqrt, hu = Math.atan2;
function gu(e, t) {
	if (t) {
		var n = e.data, r = e.len(), i, a, o, s, c, l, u = fu.M, d = fu.C, f = fu.L, p = fu.R, m = fu.A, h = fu.Q;
		for (o = 0, s = 0; o < r;) {
			switch (i = n[o++], s = o, a = 0, i) {
				case u:
					a = 1;
					break;
				case f:
					a = 1;
					break;
				case d:
					a = 3;
					break;
				case h:
					a = 2;
					break;
				case m:
					var g = t[4], _ = t[5], v = mu(t[0] * t[0] + t[1] * t[1]), y = mu(t[2] * t[2] + t[3] * t[3]), b = hu(-t[1] / y, t[0] / v);
					n[o] *= v, n[o++] += g, n[o] *= y, n[o++] += _, n[o++] *= v, n[o++] *= y, n[o++] += b, n[o++] += b, o += 2, s = o;
					break;
				case p: l[0] = n[o++], l[1] = n[o++], Tt(l, l, t), n[s++] = l[0], n[s++] = l[1], l[0] += n[o++], l[1] += n[o++], Tt(l, l, t), n[s++] = l[0], n[s++] = l[1];
			}
			for (c = 0; c < a; c++) {
				var x = pu[c];
				x[0] = n[o++], x[1] = n[o++], Tt(x, x, t), n[s++] = x[0], n[s++] = x[1];
			}
		}
		e.increaseVersion();
	}
}
var _u = Math.sqrt, vu = Math.sin, yu = Math.cos, bu = Math.PI;
function xu(e) {
	return Math.sqrt(e[0] * e[0] + e[1] * e[1]);
}
function Su(e, t) {
	return (e[0] * t[0] + e[1] * t[1]) / (xu(e) * xu(t));
}
function Cu(e, t) {
	return (e[0] * t[1] < e[1] * t[0] ? -1 : 1) * Math.acos(Su(e, t));
}
function wu(e, t, n, r, i, a, o, s, c, l, u) {
	var d = bu / 180 * c, f = yu(d) * (e - n) / 2 + vu(d) * (t - r) / 2, p = -1 * vu(d) * (e - n) / 2 + yu(d) * (t - r) / 2, m = f * f / (o * o) + p * p / (s * s);
	m > 1 && (o *= _u(m), s *= _u(m));
	var h = (i === a ? -1 : 1) * _u((o * o * (s * s) - o * o * (p * p) - s * s * (f * f)) / (o * o * (p * p) + s * s * (f * f))) || 0, g = h * o * p / s, _ = h * -s * f / o, v = (e + n) / 2 + yu(d) * g - vu(d) * _, y = (t + r) / 2 + vu(d) * g + yu(d) * _, b = Cu([1, 0], [(f - g) / o, (p - _) / s]), x = [(f - g) / o, (p - _) / s], S = [(-1 * f - g) / o, (-1 * p - _) / s], C = Cu(x, S);
	if (Su(x, S) <= -1 && (C = bu), Su(x, S) >= 1 && (C = 0), C < 0) {
		var w = Math.round(C / bu * 1e6) / 1e6;
		C = bu * 2 + w % 2 * bu;
	}
	u.addData(l, v, y, o, s, b, C, d, a);
}
var Tu = /([mlvhzcqtsa])([^mlvhzcqtsa]*)/gi, Eu = /-?([0-9]*\.)?[0-9]+([eE]-?[0-9]+)?/g;
function Du(e) {
	var t = new qa();
	if (!e) return t;
	var n = 0, r = 0, i = n, a = r, o, s = qa.CMD, c = e.match(Tu);
	if (!c) return t;
	for (var l = 0; l < c.length; l++) {
		for (var u = c[l], d = u.charAt(0), f = void 0, p = u.match(Eu) || [], m = p.length, h = 0; h < m; h++) p[h] = parseFloat(p[h]);
		for (var g = 0; g < m;) {
			var _ = void 0, v = void 0, y = void 0, b = void 0, x = void 0, S = void 0, C = void 0, w = n, T = r, E = void 0, D = void 0;
			switch (d) {
				case `l`:
					n += p[g++], r += p[g++], f = s.L, t.addData(f, n, r);
					break;
				case `L`:
					n = p[g++], r = p[g++], f = s.L, t.addData(f, n, r);
					break;
				case `m`:
					n += p[g++], r += p[g++], f = s.M, t.addData(f, n, r), i = n, a = r, d = `l`;
					break;
				case `M`:
					n = p[g++], r = p[g++], f = s.M, t.addData(f, n, r), i = n, a = r, d = `L`;
					break;
				case `h`:
					n += p[g++], f = s.L, t.addData(f, n, r);
					break;
				case `H`:
					n = p[g++], f = s.L, t.addData(f, n, r);
					break;
				case `v`:
					r += p[g++], f = s.L, t.addData(f, n, r);
					break;
				case `V`:
					r = p[g++], f = s.L, t.addData(f, n, r);
					break;
				case `C`:
					f = s.C, t.addData(f, p[g++], p[g++], p[g++], p[g++], p[g++], p[g++]), n = p[g - 2], r = p[g - 1];
					break;
				case `c`:
					f = s.C, t.addData(f, p[g++] + n, p[g++] + r, p[g++] + n, p[g++] + r, p[g++] + n, p[g++] + r), n += p[g - 2], r += p[g - 1];
					break;
				case `S`:
					_ = n, v = r, E = t.len(), D = t.data, o === s.C && (_ += n - D[E - 4], v += r - D[E - 3]), f = s.C, w = p[g++], T = p[g++], n = p[g++], r = p[g++], t.addData(f, _, v, w, T, n, r);
					break;
				case `s`:
					_ = n, v = r, E = t.len(), D = t.data, o === s.C && (_ += n - D[E - 4], v += r - D[E - 3]), f = s.C, w = n + p[g++], T = r + p[g++], n += p[g++], r += p[g++], t.addData(f, _, v, w, T, n, r);
					break;
				case `Q`:
					w = p[g++], T = p[g++], n = p[g++], r = p[g++], f = s.Q, t.addData(f, w, T, n, r);
					break;
				case `q`:
					w = p[g++] + n, T = p[g++] + r, n += p[g++], r += p[g++], f = s.Q, t.addData(f, w, T, n, r);
					break;
				case `T`:
					_ = n, v = r, E = t.len(), D = t.data, o === s.Q && (_ += n - D[E - 4], v += r - D[E - 3]), n = p[g++], r = p[g++], f = s.Q, t.addData(f, _, v, n, r);
					break;
				case `t`:
					_ = n, v = r, E = t.len(), D = t.data, o === s.Q && (_ += n - D[E - 4], v += r - D[E - 3]), n += p[g++], r += p[g++], f = s.Q, t.addData(f, _, v, n, r);
					break;
				case `A`:
					y = p[g++], b = p[g++], x = p[g++], S = p[g++], C = p[g++], w = n, T = r, n = p[g++], r = p[g++], f = s.A, wu(w, T, n, r, S, C, y, b, x, f, t);
					break;
				case `a`: y = p[g++], b = p[g++], x = p[g++], S = p[g++], C = p[g++], w = n, T = r, n += p[g++], r += p[g++], f = s.A, wu(w, T, n, r, S, C, y, b, x, f, t);
			}
		}
		(d === `z` || d === `Z`) && (f = s.Z, t.addData(f), n = i, r = a), o = f;
	}
	return t.toStatic(), t;
}
var Ou = function(e) {
	Je(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t.prototype.applyTransform = function(e) {}, t;
}(Y);
function ku(e) {
	return e.setData != null;
}
function Au(e, t) {
	var n = Du(e), r = D({}, t);
	return r.buildPath = function(e) {
		var t = ku(e);
		if (t && e.canSave()) {
			e.appendPath(n);
			var r = e.getContext();
			r && e.rebuildPath(r, 1);
		} else {
			var r = t ? e.getContext() : e;
			r && n.rebuildPath(r, 1);
		}
	}, r.applyTransform = function(e) {
		gu(n, e), this.dirtyShape();
	}, r;
}
function ju(e, t) {
	return new Ou(Au(e, t));
}
function Mu(e, t) {
	var n = Au(e, t);
	return function(e) {
		Je(t, e);
		function t(t) {
			var r = e.call(this, t) || this;
			return r.applyTransform = n.applyTransform, r.buildPath = n.buildPath, r;
		}
		return t;
	}(Ou);
}
function Nu(e, t) {
	for (var n = [], r = e.length, i = 0; i < r; i++) {
		var a = e[i];
		n.push(a.getUpdatedPathProxy(!0));
	}
	var o = new Y(t);
	return o.createPathProxy(), o.buildPath = function(e) {
		if (ku(e)) {
			e.appendPath(n);
			var t = e.getContext();
			t && e.rebuildPath(t, 1);
		}
	}, o;
}
var Pu = function(e) {
	Je(t, e);
	function t(t) {
		var n = e.call(this) || this;
		return n.isGroup = !0, n._children = [], n.attr(t), n;
	}
	return t.prototype.childrenRef = function() {
		return this._children;
	}, t.prototype.children = function() {
		return this._children.slice();
	}, t.prototype.childAt = function(e) {
		return this._children[e];
	}, t.prototype.childOfName = function(e) {
		for (var t = this._children, n = 0; n < t.length; n++) if (t[n].name === e) return t[n];
	}, t.prototype.childCount = function() {
		return this._children.length;
	}, t.prototype.add = function(e) {
		if (e && (e !== this && e.parent !== this && (this._children.push(e), this._doAdd(e)), process.env.NODE_ENV !== `production` && e.__hostTarget)) throw `This elemenet has been used as an attachment`;
		return this;
	}, t.prototype.addBefore = function(e, t) {
		if (e && e !== this && e.parent !== this && t && t.parent === this) {
			var n = this._children, r = n.indexOf(t);
			r >= 0 && (n.splice(r, 0, e), this._doAdd(e));
		}
		return this;
	}, t.prototype.replace = function(e, t) {
		var n = A(this._children, e);
		return n >= 0 && this.replaceAt(t, n), this;
	}, t.prototype.replaceAt = function(e, t) {
		var n = this._children, r = n[t];
		if (e && e !== this && e.parent !== this && e !== r) {
			n[t] = e, r.parent = null;
			var i = this.__zr;
			i && r.removeSelfFromZr(i), this._doAdd(e);
		}
		return this;
	}, t.prototype._doAdd = function(e) {
		e.parent && e.parent.remove(e), e.parent = this;
		var t = this.__zr;
		t && t !== e.__zr && e.addSelfToZr(t), t && t.refresh();
	}, t.prototype.remove = function(e) {
		var t = this.__zr, n = this._children, r = A(n, e);
		return r < 0 || (n.splice(r, 1), e.parent = null, t && e.removeSelfFromZr(t), t && t.refresh()), this;
	}, t.prototype.removeAll = function() {
		for (var e = this._children, t = this.__zr, n = 0; n < e.length; n++) {
			var r = e[n];
			t && r.removeSelfFromZr(t), r.parent = null;
		}
		return e.length = 0, this;
	}, t.prototype.eachChild = function(e, t) {
		for (var n = this._children, r = 0; r < n.length; r++) {
			var i = n[r];
			e.call(t, i, r);
		}
		return this;
	}, t.prototype.traverse = function(e, t) {
		for (var n = 0; n < this._children.length; n++) {
			var r = this._children[n], i = e.call(t, r);
			r.isGroup && !i && r.traverse(e, t);
		}
		return this;
	}, t.prototype.addSelfToZr = function(t) {
		e.prototype.addSelfToZr.call(this, t);
		for (var n = 0; n < this._children.length; n++) this._children[n].addSelfToZr(t);
	}, t.prototype.removeSelfFromZr = function(t) {
		e.prototype.removeSelfFromZr.call(this, t);
		for (var n = 0; n < this._children.length; n++) this._children[n].removeSelfFromZr(t);
	}, t.prototype.getBoundingRect = function(e) {
		for (var t = new J(0, 0, 0, 0), n = e || this._children, r = [], i = null, a = 0; a < n.length; a++) {
			var o = n[a];
			if (!(o.ignore || o.invisible)) {
				var s = o.getBoundingRect(), c = o.getLocalTransform(r);
				c ? (J.applyTransform(t, s, c), i ||= t.clone(), i.union(t)) : (i ||= s.clone(), i.union(s));
			}
		}
		return i || t;
	}, t;
}(Yi);
Pu.prototype.type = `group`;
var Fu = function() {
	function e() {
		this.cx = 0, this.cy = 0, this.r = 0;
	}
	return e;
}(), Iu = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultShape = function() {
		return new Fu();
	}, t.prototype.buildPath = function(e, t) {
		e.moveTo(t.cx + t.r, t.cy), e.arc(t.cx, t.cy, t.r, 0, Math.PI * 2);
	}, t;
}(Y);
Iu.prototype.type = `circle`;
var Lu = function() {
	function e() {
		this.cx = 0, this.cy = 0, this.rx = 0, this.ry = 0;
	}
	return e;
}(), Ru = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultShape = function() {
		return new Lu();
	}, t.prototype.buildPath = function(e, t) {
		var n = .5522848, r = t.cx, i = t.cy, a = t.rx, o = t.ry, s = a * n, c = o * n;
		e.moveTo(r - a, i), e.bezierCurveTo(r - a, i - c, r - s, i - o, r, i - o), e.bezierCurveTo(r + s, i - o, r + a, i - c, r + a, i), e.bezierCurveTo(r + a, i + c, r + s, i + o, r, i + o), e.bezierCurveTo(r - s, i + o, r - a, i + c, r - a, i), e.closePath();
	}, t;
}(Y);
Ru.prototype.type = `ellipse`;
var zu = Math.PI, Bu = zu * 2, Vu = Math.sin, Hu = Math.cos, Uu = Math.acos, Wu = Math.atan2, Gu = Math.abs, Ku = Math.sqrt, qu = Math.max, Ju = Math.min, Yu = 1e-4;
function Xu(e, t, n, r, i, a, o, s) {
	var c = n - e, l = r - t, u = o - i, d = s - a, f = d * c - u * l;
	if (!(f * f < Yu)) return f = (u * (t - a) - d * (e - i)) / f, [e + f * c, t + f * l];
}
function Zu(e, t, n, r, i, a, o) {
	var s = e - n, c = t - r, l = (o ? a : -a) / Ku(s * s + c * c), u = l * c, d = -l * s, f = e + u, p = t + d, m = n + u, h = r + d, g = (f + m) / 2, _ = (p + h) / 2, v = m - f, y = h - p, b = v * v + y * y, x = i - a, S = f * h - m * p, C = (y < 0 ? -1 : 1) * Ku(qu(0, x * x * b - S * S)), w = (S * y - v * C) / b, T = (-S * v - y * C) / b, E = (S * y + v * C) / b, D = (-S * v + y * C) / b, O = w - g, k = T - _, A = E - g, j = D - _;
	return O * O + k * k > A * A + j * j && (w = E, T = D), {
		cx: w,
		cy: T,
		x0: -u,
		y0: -d,
		x1: w * (i / x - 1),
		y1: T * (i / x - 1)
	};
}
function Qu(e) {
	var t;
	if (R(e)) {
		var n = e.length;
		if (!n) return e;
		t = n === 1 ? [
			e[0],
			e[0],
			0,
			0
		] : n === 2 ? [
			e[0],
			e[0],
			e[1],
			e[1]
		] : n === 3 ? e.concat(e[2]) : e;
	} else t = [
		e,
		e,
		e,
		e
	];
	return t;
}
function $u(e, t) {
	var n, r = qu(t.r, 0), i = qu(t.r0 || 0, 0), a = r > 0;
	if (a || i > 0) {
		if (a || (r = i, i = 0), i > r) {
			var o = r;
			r = i, i = o;
		}
		var s = t.startAngle, c = t.endAngle;
		if (!(isNaN(s) || isNaN(c))) {
			var l = t.cx, u = t.cy, d = !!t.clockwise, f = Gu(c - s), p = f > Bu && f % Bu;
			if (p > Yu && (f = p), !(r > Yu)) e.moveTo(l, u);
			else if (f > Bu - Yu) e.moveTo(l + r * Hu(s), u + r * Vu(s)), e.arc(l, u, r, s, c, !d), i > Yu && (e.moveTo(l + i * Hu(c), u + i * Vu(c)), e.arc(l, u, i, c, s, d));
			else {
				var m = void 0, h = void 0, g = void 0, _ = void 0, v = void 0, y = void 0, b = void 0, x = void 0, S = void 0, C = void 0, w = void 0, T = void 0, E = void 0, D = void 0, O = void 0, k = void 0, A = r * Hu(s), j = r * Vu(s), M = i * Hu(c), N = i * Vu(c), P = f > Yu;
				if (P) {
					var F = t.cornerRadius;
					F && (n = Qu(F), m = n[0], h = n[1], g = n[2], _ = n[3]);
					var ee = Gu(r - i) / 2;
					if (v = Ju(ee, g), y = Ju(ee, _), b = Ju(ee, m), x = Ju(ee, h), w = S = qu(v, y), T = C = qu(b, x), (S > Yu || C > Yu) && (E = r * Hu(c), D = r * Vu(c), O = i * Hu(s), k = i * Vu(s), f < zu)) {
						var I = Xu(A, j, O, k, E, D, M, N);
						if (I) {
							var te = A - I[0], L = j - I[1], ne = E - I[0], re = D - I[1], ie = 1 / Vu(Uu((te * ne + L * re) / (Ku(te * te + L * L) * Ku(ne * ne + re * re))) / 2), R = Ku(I[0] * I[0] + I[1] * I[1]);
							w = Ju(S, (r - R) / (ie + 1)), T = Ju(C, (i - R) / (ie - 1));
						}
					}
				}
				if (!P) e.moveTo(l + A, u + j);
				else if (w > Yu) {
					var z = Ju(g, w), B = Ju(_, w), V = Zu(O, k, A, j, r, z, d), H = Zu(E, D, M, N, r, B, d);
					e.moveTo(l + V.cx + V.x0, u + V.cy + V.y0), w < S && z === B ? e.arc(l + V.cx, u + V.cy, w, Wu(V.y0, V.x0), Wu(H.y0, H.x0), !d) : (z > 0 && e.arc(l + V.cx, u + V.cy, z, Wu(V.y0, V.x0), Wu(V.y1, V.x1), !d), e.arc(l, u, r, Wu(V.cy + V.y1, V.cx + V.x1), Wu(H.cy + H.y1, H.cx + H.x1), !d), B > 0 && e.arc(l + H.cx, u + H.cy, B, Wu(H.y1, H.x1), Wu(H.y0, H.x0), !d));
				} else e.moveTo(l + A, u + j), e.arc(l, u, r, s, c, !d);
				if (!(i > Yu) || !P) e.lineTo(l + M, u + N);
				else if (T > Yu) {
					var z = Ju(m, T), B = Ju(h, T), V = Zu(M, N, E, D, i, -B, d), H = Zu(A, j, O, k, i, -z, d);
					e.lineTo(l + V.cx + V.x0, u + V.cy + V.y0), T < C && z === B ? e.arc(l + V.cx, u + V.cy, T, Wu(V.y0, V.x0), Wu(H.y0, H.x0), !d) : (B > 0 && e.arc(l + V.cx, u + V.cy, B, Wu(V.y0, V.x0), Wu(V.y1, V.x1), !d), e.arc(l, u, i, Wu(V.cy + V.y1, V.cx + V.x1), Wu(H.cy + H.y1, H.cx + H.x1), d), z > 0 && e.arc(l + H.cx, u + H.cy, z, Wu(H.y1, H.x1), Wu(H.y0, H.x0), !d));
				} else e.lineTo(l + M, u + N), e.arc(l, u, i, c, s, d);
			}
			e.closePath();
		}
	}
}
var ed = function() {
	function e() {
		this.cx = 0, this.cy = 0, this.r0 = 0, this.r = 0, this.startAngle = 0, this.endAngle = Math.PI * 2, this.clockwise = !0, this.cornerRadius = 0;
	}
	return e;
}(), td = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultShape = function() {
		return new ed();
	}, t.prototype.buildPath = function(e, t) {
		$u(e, t);
	}, t.prototype.isZeroArea = function() {
		return this.shape.startAngle === this.shape.endAngle || this.shape.r === this.shape.r0;
	}, t;
}(Y);
td.prototype.type = `sector`;
var nd = function() {
	function e() {
		this.cx = 0, this.cy = 0, this.r = 0, this.r0 = 0;
	}
	return e;
}(), rd = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultShape = function() {
		return new nd();
	}, t.prototype.buildPath = function(e, t) {
		var n = t.cx, r = t.cy, i = Math.PI * 2;
		e.moveTo(n + t.r, r), e.arc(n, r, t.r, 0, i, !1), e.moveTo(n + t.r0, r), e.arc(n, r, t.r0, 0, i, !0);
	}, t;
}(Y);
rd.prototype.type = `ring`;
function id(e, t, n, r) {
	var i = [], a = [], o = [], s = [], c, l, u, d;
	if (r) {
		u = [1 / 0, 1 / 0], d = [-1 / 0, -1 / 0];
		for (var f = 0, p = e.length; f < p; f++) Et(u, u, e[f]), Dt(d, d, e[f]);
		Et(u, u, r[0]), Dt(d, d, r[1]);
	}
	for (var f = 0, p = e.length; f < p; f++) {
		var m = e[f];
		if (n) c = e[f ? f - 1 : p - 1], l = e[(f + 1) % p];
		else if (f === 0 || f === p - 1) {
			i.push(pt(e[f]));
			continue;
		} else c = e[f - 1], l = e[f + 1];
		gt(a, l, c), yt(a, a, t);
		var h = xt(m, c), g = xt(m, l), _ = h + g;
		_ !== 0 && (h /= _, g /= _), yt(o, a, -h), yt(s, a, g);
		var v = ht([], m, o), y = ht([], m, s);
		r && (Dt(v, v, u), Et(v, v, d), Dt(y, y, u), Et(y, y, d)), i.push(v), i.push(y);
	}
	return n && i.push(i.shift()), i;
}
function ad(e, t, n) {
	var r = t.smooth, i = t.points;
	if (i && i.length >= 2) {
		if (r) {
			var a = id(i, r, n, t.smoothConstraint);
			e.moveTo(i[0][0], i[0][1]);
			for (var o = i.length, s = 0; s < (n ? o : o - 1); s++) {
				var c = a[s * 2], l = a[s * 2 + 1], u = i[(s + 1) % o];
				e.bezierCurveTo(c[0], c[1], l[0], l[1], u[0], u[1]);
			}
		} else {
			e.moveTo(i[0][0], i[0][1]);
			for (var s = 1, d = i.length; s < d; s++) e.lineTo(i[s][0], i[s][1]);
		}
		n && e.closePath();
	}
}
var od = function() {
	function e() {
		this.points = null, this.smooth = 0, this.smoothConstraint = null;
	}
	return e;
}(), sd = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultShape = function() {
		return new od();
	}, t.prototype.buildPath = function(e, t) {
		ad(e, t, !0);
	}, t;
}(Y);
sd.prototype.type = `polygon`;
var cd = function() {
	function e() {
		this.points = null, this.percent = 1, this.smooth = 0, this.smoothConstraint = null;
	}
	return e;
}(), ld = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultStyle = function() {
		return {
			stroke: `#000`,
			fill: null
		};
	}, t.prototype.getDefaultShape = function() {
		return new cd();
	}, t.prototype.buildPath = function(e, t) {
		ad(e, t, !1);
	}, t;
}(Y);
ld.prototype.type = `polyline`;
var ud = {}, dd = function() {
	function e() {
		this.x1 = 0, this.y1 = 0, this.x2 = 0, this.y2 = 0, this.percent = 1;
	}
	return e;
}(), fd = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultStyle = function() {
		return {
			stroke: `#000`,
			fill: null
		};
	}, t.prototype.getDefaultShape = function() {
		return new dd();
	}, t.prototype.buildPath = function(e, t) {
		var n, r, i, a;
		if (this.subPixelOptimize) {
			var o = Do(ud, t, this.style);
			n = o.x1, r = o.y1, i = o.x2, a = o.y2;
		} else n = t.x1, r = t.y1, i = t.x2, a = t.y2;
		var s = t.percent;
		s !== 0 && (e.moveTo(n, r), s < 1 && (i = n * (1 - s) + i * s, a = r * (1 - s) + a * s), e.lineTo(i, a));
	}, t.prototype.pointAt = function(e) {
		var t = this.shape;
		return [t.x1 * (1 - e) + t.x2 * e, t.y1 * (1 - e) + t.y2 * e];
	}, t;
}(Y);
fd.prototype.type = `line`;
var pd = [], md = function() {
	function e() {
		this.x1 = 0, this.y1 = 0, this.x2 = 0, this.y2 = 0, this.cpx1 = 0, this.cpy1 = 0, this.percent = 1;
	}
	return e;
}();
function hd(e, t, n) {
	var r = e.cpx2, i = e.cpy2;
	return r != null || i != null ? [(n ? sr : or)(e.x1, e.cpx1, e.cpx2, e.x2, t), (n ? sr : or)(e.y1, e.cpy1, e.cpy2, e.y2, t)] : [(n ? mr : pr)(e.x1, e.cpx1, e.x2, t), (n ? mr : pr)(e.y1, e.cpy1, e.y2, t)];
}
var gd = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultStyle = function() {
		return {
			stroke: `#000`,
			fill: null
		};
	}, t.prototype.getDefaultShape = function() {
		return new md();
	}, t.prototype.buildPath = function(e, t) {
		var n = t.x1, r = t.y1, i = t.x2, a = t.y2, o = t.cpx1, s = t.cpy1, c = t.cpx2, l = t.cpy2, u = t.percent;
		u !== 0 && (e.moveTo(n, r), c == null || l == null ? (u < 1 && (_r(n, o, i, u, pd), o = pd[1], i = pd[2], _r(r, s, a, u, pd), s = pd[1], a = pd[2]), e.quadraticCurveTo(o, s, i, a)) : (u < 1 && (ur(n, o, c, i, u, pd), o = pd[1], c = pd[2], i = pd[3], ur(r, s, l, a, u, pd), s = pd[1], l = pd[2], a = pd[3]), e.bezierCurveTo(o, s, c, l, i, a)));
	}, t.prototype.pointAt = function(e) {
		return hd(this.shape, e, !1);
	}, t.prototype.tangentAt = function(e) {
		var t = hd(this.shape, e, !0);
		return bt(t, t);
	}, t;
}(Y);
gd.prototype.type = `bezier-curve`;
var _d = function() {
	function e() {
		this.cx = 0, this.cy = 0, this.r = 0, this.startAngle = 0, this.endAngle = Math.PI * 2, this.clockwise = !0;
	}
	return e;
}(), vd = function(e) {
	Je(t, e);
	function t(t) {
		return e.call(this, t) || this;
	}
	return t.prototype.getDefaultStyle = function() {
		return {
			stroke: `#000`,
			fill: null
		};
	}, t.prototype.getDefaultShape = function() {
		return new _d();
	}, t.prototype.buildPath = function(e, t) {
		var n = t.cx, r = t.cy, i = Math.max(t.r, 0), a = t.startAngle, o = t.endAngle, s = t.clockwise, c = Math.cos(a), l = Math.sin(a);
		e.moveTo(c * i + n, l * i + r), e.arc(n, r, i, a, o, !s);
	}, t;
}(Y);
vd.prototype.type = `arc`;
var yd = function(e) {
	Je(t, e);
	function t() {
		var t = e !== null && e.apply(this, arguments) || this;
		return t.type = `compound`, t;
	}
	return t.prototype._updatePathDirty = function() {
		for (var e = this.shape.paths, t = this.shapeChanged(), n = 0; n < e.length; n++) t ||= e[n].shapeChanged();
		t && this.dirtyShape();
	}, t.prototype.beforeBrush = function() {
		this._updatePathDirty();
		for (var e = this.shape.paths || [], t = this.getGlobalScale(), n = 0; n < e.length; n++) e[n].path || e[n].createPathProxy(), e[n].path.setScale(t[0], t[1], e[n].segmentIgnoreThreshold);
	}, t.prototype.buildPath = function(e, t) {
		for (var n = t.paths || [], r = 0; r < n.length; r++) n[r].buildPath(e, n[r].shape, !0);
	}, t.prototype.afterBrush = function() {
		for (var e = this.shape.paths || [], t = 0; t < e.length; t++) e[t].pathUpdated();
	}, t.prototype.getBoundingRect = function() {
		return this._updatePathDirty.call(this), Y.prototype.getBoundingRect.call(this);
	}, t;
}(Y), bd = function() {
	function e(e) {
		this.colorStops = e || [];
	}
	return e.prototype.addColorStop = function(e, t) {
		this.colorStops.push({
			offset: e,
			color: t
		});
	}, e;
}(), xd = function(e) {
	Je(t, e);
	function t(t, n, r, i, a, o) {
		var s = e.call(this, a) || this;
		return s.x = t ?? 0, s.y = n ?? 0, s.x2 = r ?? 1, s.y2 = i ?? 0, s.type = `linear`, s.global = o || !1, s;
	}
	return t;
}(bd), Sd = function(e) {
	Je(t, e);
	function t(t, n, r, i, a) {
		var o = e.call(this, i) || this;
		return o.x = t ?? .5, o.y = n ?? .5, o.r = r ?? .5, o.type = `radial`, o.global = a || !1, o;
	}
	return t;
}(bd), Cd = Math.min, wd = Math.max, Td = Math.abs, Ed = [0, 0], Dd = [0, 0], Od = Qt(), kd = Od.minTv, Ad = Od.maxTv, jd = function() {
	function e(e, t) {
		this._corners = [], this._axes = [], this._origin = [0, 0];
		for (var n = 0; n < 4; n++) this._corners[n] = new Ot();
		for (var n = 0; n < 2; n++) this._axes[n] = new Ot();
		e && this.fromBoundingRect(e, t);
	}
	return e.prototype.fromBoundingRect = function(e, t) {
		var n = this._corners, r = this._axes, i = e.x, a = e.y, o = i + e.width, s = a + e.height;
		if (n[0].set(i, a), n[1].set(o, a), n[2].set(o, s), n[3].set(i, s), t) for (var c = 0; c < 4; c++) n[c].transform(t);
		Ot.sub(r[0], n[1], n[0]), Ot.sub(r[1], n[3], n[0]), r[0].normalize(), r[1].normalize();
		for (var c = 0; c < 2; c++) this._origin[c] = r[c].dot(n[0]);
	}, e.prototype.intersect = function(e, t, n) {
		var r = !0, i = !t;
		return t && Ot.set(t, 0, 0), Od.reset(n, !i), !this._intersectCheckOneSide(this, e, i, 1) && (r = !1, i) || !this._intersectCheckOneSide(e, this, i, -1) && (r = !1, i) || !i && !Od.negativeSize && Ot.copy(t, r ? Od.useDir ? Od.dirMinTv : kd : Ad), r;
	}, e.prototype._intersectCheckOneSide = function(e, t, n, r) {
		for (var i = !0, a = 0; a < 2; a++) {
			var o = e._axes[a];
			if (e._getProjMinMaxOnAxis(a, e._corners, Ed), e._getProjMinMaxOnAxis(a, t._corners, Dd), Od.negativeSize || Ed[1] < Dd[0] || Ed[0] > Dd[1]) {
				if (i = !1, Od.negativeSize || n) return i;
				var s = Td(Dd[0] - Ed[1]), c = Td(Ed[0] - Dd[1]);
				Cd(s, c) > Ad.len() && (s < c ? Ot.scale(Ad, o, -s * r) : Ot.scale(Ad, o, c * r));
			} else if (!n) {
				var s = Td(Dd[0] - Ed[1]), c = Td(Ed[0] - Dd[1]);
				(Od.useDir || Cd(s, c) < kd.len()) && ((s < c || !Od.bidirectional) && (Ot.scale(kd, o, s * r), Od.useDir && Od.calcDirMTV()), (s >= c || !Od.bidirectional) && (Ot.scale(kd, o, -c * r), Od.useDir && Od.calcDirMTV()));
			}
		}
		return i;
	}, e.prototype._getProjMinMaxOnAxis = function(e, t, n) {
		for (var r = this._axes[e], i = this._origin, a = t[0].dot(r) + i[e], o = a, s = a, c = 1; c < t.length; c++) {
			var l = t[c].dot(r) + i[e];
			o = Cd(l, o), s = wd(l, s);
		}
		n[0] = o + Od.touchThreshold, n[1] = s - Od.touchThreshold, Od.negativeSize = n[1] < n[0];
	}, e;
}(), Md = [], Nd = function(e) {
	Je(t, e);
	function t() {
		var t = e !== null && e.apply(this, arguments) || this;
		return t.notClear = !0, t.incremental = 1, t._displayables = [], t._temporaryDisplayables = [], t._cursor = 0, t;
	}
	return t.prototype.traverse = function(e, t) {
		e.call(t, this);
	}, t.prototype.useStyle = function() {
		this.style = {};
	}, t.prototype._useHoverStyle = function() {
		this.__hoverStyle = null;
	}, t.prototype.getCursor = function() {
		return this._cursor;
	}, t.prototype.innerAfterBrush = function() {
		this._cursor = this._displayables.length;
	}, t.prototype.clearDisplaybles = function() {
		this._displayables = [], this._temporaryDisplayables = [], this._cursor = 0, this.markRedraw(), this.notClear = !1;
	}, t.prototype.clearTemporalDisplayables = function() {
		this._temporaryDisplayables = [];
	}, t.prototype.addDisplayable = function(e, t) {
		t ? this._temporaryDisplayables.push(e) : this._displayables.push(e), this.markRedraw();
	}, t.prototype.addDisplayables = function(e, t) {
		t ||= !1;
		for (var n = 0; n < e.length; n++) this.addDisplayable(e[n], t);
	}, t.prototype.getDisplayables = function() {
		return this._displayables;
	}, t.prototype.getTemporalDisplayables = function() {
		return this._temporaryDisplayables;
	}, t.prototype.eachPendingDisplayable = function(e) {
		for (var t = this._cursor; t < this._displayables.length; t++) e && e(this._displayables[t]);
		for (var t = 0; t < this._temporaryDisplayables.length; t++) e && e(this._temporaryDisplayables[t]);
	}, t.prototype.update = function() {
		this.updateTransform();
		for (var e = this._cursor; e < this._displayables.length; e++) {
			var t = this._displayables[e];
			t.parent = this, t.update(), t.parent = null;
		}
		for (var e = 0; e < this._temporaryDisplayables.length; e++) {
			var t = this._temporaryDisplayables[e];
			t.parent = this, t.update(), t.parent = null;
		}
	}, t.prototype.getBoundingRect = function() {
		if (!this._rect) {
			for (var e = new J(1 / 0, 1 / 0, -1 / 0, -1 / 0), t = 0; t < this._displayables.length; t++) {
				var n = this._displayables[t], r = n.getBoundingRect().clone();
				n.needLocalTransform() && r.applyTransform(n.getLocalTransform(Md)), e.union(r);
			}
			this._rect = e;
		}
		return this._rect;
	}, t.prototype.contain = function(e, t) {
		var n = this.transformCoordToLocal(e, t);
		if (this.getBoundingRect().contain(n[0], n[1])) {
			for (var r = 0; r < this._displayables.length; r++) if (this._displayables[r].contain(e, t)) return !0;
		}
		return !1;
	}, t;
}(da), Pd = _c();
function Fd(e, t, n, r, i) {
	var a;
	if (t && t.ecModel) {
		var o = t.ecModel.getUpdatePayload();
		a = o && o.animation;
	}
	var s = t && t.isAnimationEnabled(), c = e === `update`;
	if (s) {
		var l = void 0, u = void 0, d = void 0;
		return r ? (l = W(r.duration, 200), u = W(r.easing, `cubicOut`), d = 0) : (l = t.getShallow(c ? `animationDurationUpdate` : `animationDuration`), u = t.getShallow(c ? `animationEasingUpdate` : `animationEasing`), d = t.getShallow(c ? `animationDelayUpdate` : `animationDelay`)), a && (a.duration != null && (l = a.duration), a.easing != null && (u = a.easing), a.delay != null && (d = a.delay)), z(d) && (d = d(n, i)), z(l) && (l = l(n)), {
			duration: l || 0,
			delay: d,
			easing: u
		};
	}
	return null;
}
function Id(e, t, n, r, i, a, o) {
	var s = !1, c;
	z(i) ? (o = a, a = i, i = null) : U(i) && (a = i.cb, o = i.during, s = i.isFrom, c = i.removeOpt, i = i.dataIndex);
	var l = e === `leave`;
	l || t.stopAnimation(`leave`);
	var u = Fd(e, r, i, l ? c || {} : null, r && r.getAnimationDelayParams ? r.getAnimationDelayParams(t, i) : null);
	if (u && u.duration > 0) {
		var d = u.duration, f = u.delay, p = u.easing, m = {
			duration: d,
			delay: f || 0,
			easing: p,
			done: a,
			force: !!a || !!o,
			setToFinal: !l,
			scope: e,
			during: o
		};
		s ? t.animateFrom(n, m) : t.animateTo(n, m);
	} else t.stopAnimation(), !s && t.attr(n), o && o(1), a && a();
}
function Ld(e, t, n, r, i, a) {
	Id(`update`, e, t, n, r, i, a);
}
function Rd(e, t, n, r, i, a) {
	Id(`enter`, e, t, n, r, i, a);
}
function zd(e) {
	if (!e.__zr) return !0;
	for (var t = 0; t < e.animators.length; t++) if (e.animators[t].scope === `leave`) return !0;
	return !1;
}
function Bd(e, t, n, r, i, a) {
	zd(e) || Id(`leave`, e, t, n, r, i, a);
}
function Vd(e, t, n, r) {
	e.removeTextContent(), e.removeTextGuideLine(), Bd(e, { style: { opacity: 0 } }, t, n, r);
}
function Hd(e, t, n) {
	function r() {
		e.parent && e.parent.remove(e);
	}
	e.isGroup ? e.traverse(function(e) {
		e.isGroup || Vd(e, t, n, r);
	}) : Vd(e, t, n, r);
}
function Ud(e) {
	Pd(e).oldStyle = e.style;
}
var Wd = e({
	Arc: () => vd,
	BezierCurve: () => gd,
	BoundingRect: () => J,
	Circle: () => Iu,
	CompoundPath: () => yd,
	Ellipse: () => Ru,
	Group: () => Pu,
	HOVER_LAYER_FOR_INCREMENTAL: () => 2,
	HOVER_LAYER_FROM_THRESHOLD: () => 1,
	HOVER_LAYER_NO: () => 0,
	Image: () => wo,
	IncrementalDisplayable: () => Nd,
	Line: () => fd,
	LinearGradient: () => xd,
	OrientedBoundingRect: () => jd,
	Path: () => Y,
	Point: () => Ot,
	Polygon: () => sd,
	Polyline: () => ld,
	RadialGradient: () => Sd,
	Rect: () => Mo,
	Ring: () => rd,
	Sector: () => td,
	Text: () => Lo,
	WH: () => qd,
	XY: () => Kd,
	applyTransform: () => lf,
	calcZ2Range: () => Mf,
	clipPointsByRect: () => mf,
	clipRectByRect: () => hf,
	createIcon: () => gf,
	decomposeTransform: () => If,
	ensureCopyRect: () => kf,
	ensureCopyTransform: () => Af,
	expandOrShrinkRect: () => xf,
	extendPath: () => Xd,
	extendShape: () => Jd,
	getCurrentCanvasPainter: () => Rf,
	getShapeClass: () => Qd,
	getTransform: () => cf,
	groupTransition: () => pf,
	initProps: () => Rd,
	isBoundingRectAxisAligned: () => Df,
	isElementRemoved: () => zd,
	lineLineIntersect: () => vf,
	linePolygonIntersect: () => _f,
	makeImage: () => ef,
	makePath: () => $d,
	mergePath: () => nf,
	payloadDisableAnimation: () => Ff,
	registerShape: () => Zd,
	removeElement: () => Bd,
	removeElementWithFadeOut: () => Hd,
	resizePath: () => rf,
	retrieveZInfo: () => jf,
	setTooltipConfig: () => wf,
	subPixelOptimize: () => sf,
	subPixelOptimizeLine: () => af,
	subPixelOptimizeRect: () => of,
	transformDirection: () => uf,
	traverseElements: () => Ef,
	traverseUpdateZ: () => Nf,
	updateProps: () => Ld
}), Gd = {}, Kd = [`x`, `y`], qd = [`width`, `height`];
function Jd(e) {
	return Y.extend(e);
}
var Yd = Mu;
function Xd(e, t) {
	return Yd(e, t);
}
function Zd(e, t) {
	Gd[e] = t;
}
function Qd(e) {
	if (Gd.hasOwnProperty(e)) return Gd[e];
}
function $d(e, t, n, r) {
	var i = ju(e, t);
	return n && (r === `center` && (n = tf(n, i.getBoundingRect())), rf(i, n)), i;
}
function ef(e, t, n) {
	var r = new wo({
		style: {
			image: e,
			x: t.x,
			y: t.y,
			width: t.width,
			height: t.height
		},
		onload: function(e) {
			if (n === `center`) {
				var i = {
					width: e.width,
					height: e.height
				};
				r.setStyle(tf(t, i));
			}
		}
	});
	return r;
}
function tf(e, t) {
	var n = t.width / t.height, r = e.height * n, i;
	r <= e.width ? i = e.height : (r = e.width, i = r / n);
	var a = e.x + e.width / 2, o = e.y + e.height / 2;
	return {
		x: a - r / 2,
		y: o - i / 2,
		width: r,
		height: i
	};
}
var nf = Nu;
function rf(e, t) {
	if (e.applyTransform) {
		var n = e.getBoundingRect().calculateTransform(t);
		e.applyTransform(n);
	}
}
function af(e, t) {
	return Do(e, e, { lineWidth: t }), e;
}
function of(e, t) {
	return Oo(e, e, t), e;
}
var sf = ko;
function cf(e, t) {
	for (var n = it([]); e && e !== t;) ot(n, e.getLocalTransform(), n), e = e.parent;
	return n;
}
function lf(e, t, n) {
	return t && !N(t) && (t = Un.getLocalTransform(t)), n && (t = ut([], t)), Tt([], e, t);
}
function uf(e, t, n) {
	var r = t[4] === 0 || t[5] === 0 || t[0] === 0 ? 1 : ts(2 * t[4] / t[0]), i = t[4] === 0 || t[5] === 0 || t[2] === 0 ? 1 : ts(2 * t[4] / t[2]), a = [e === `left` ? -r : e === `right` ? r : 0, e === `top` ? -i : e === `bottom` ? i : 0];
	return a = lf(a, t, n), ts(a[0]) > ts(a[1]) ? a[0] > 0 ? `right` : `left` : a[1] > 0 ? `bottom` : `top`;
}
function df(e) {
	return !e.isGroup;
}
function ff(e) {
	return e.shape != null;
}
function pf(e, t, n) {
	if (!e || !t) return;
	function r(e) {
		var t = {};
		return e.traverse(function(e) {
			df(e) && e.anid && (t[e.anid] = e);
		}), t;
	}
	function i(e) {
		var t = {
			x: e.x,
			y: e.y,
			rotation: e.rotation
		};
		return ff(e) && (t.shape = T(e.shape)), t;
	}
	var a = r(e);
	t.traverse(function(e) {
		if (df(e) && e.anid) {
			var t = a[e.anid];
			if (t) {
				var r = i(e);
				e.attr(i(t)), Ld(e, r, n, Kc(e).dataIndex);
			}
		}
	});
}
function mf(e, t) {
	return F(e, function(e) {
		var n = e[0];
		n = X(n, t.x), n = es(n, t.x + t.width);
		var r = e[1];
		return r = X(r, t.y), r = es(r, t.y + t.height), [n, r];
	});
}
function hf(e, t) {
	var n = X(e.x, t.x), r = es(e.x + e.width, t.x + t.width), i = X(e.y, t.y), a = es(e.y + e.height, t.y + t.height);
	if (r >= n && a >= i) return {
		x: n,
		y: i,
		width: r - n,
		height: a - i
	};
}
function gf(e, t, n) {
	var r = D({ rectHover: !0 }, t), i = r.style = { strokeNoScale: !0 };
	if (n ||= {
		x: -1,
		y: -1,
		width: 2,
		height: 2
	}, e) return e.indexOf(`image://`) === 0 ? (i.image = e.slice(8), k(i, n), new wo(r)) : $d(e.replace(`path://`, ``), r, n, `center`);
}
function _f(e, t, n, r, i) {
	for (var a = 0, o = i[i.length - 1]; a < i.length; a++) {
		var s = i[a];
		if (vf(e, t, n, r, s[0], s[1], o[0], o[1])) return !0;
		o = s;
	}
}
function vf(e, t, n, r, i, a, o, s) {
	var c = n - e, l = r - t, u = o - i, d = s - a, f = yf(u, d, c, l);
	if (bf(f)) return !1;
	var p = e - i, m = t - a, h = yf(p, m, c, l) / f;
	if (h < 0 || h > 1) return !1;
	var g = yf(p, m, u, d) / f;
	return !(g < 0 || g > 1);
}
function yf(e, t, n, r) {
	return e * r - n * t;
}
function bf(e) {
	return e <= 1e-6 && e >= -1e-6;
}
function xf(e, t, n, r, i) {
	return t == null || (H(t) ? Sf[0] = Sf[1] = Sf[2] = Sf[3] = t : (process.env.NODE_ENV !== `production` && G(t.length === 4), Sf[0] = t[0], Sf[1] = t[1], Sf[2] = t[2], Sf[3] = t[3]), r && (Sf[0] = X(0, Sf[0]), Sf[1] = X(0, Sf[1]), Sf[2] = X(0, Sf[2]), Sf[3] = X(0, Sf[3])), n && (Sf[0] = -Sf[0], Sf[1] = -Sf[1], Sf[2] = -Sf[2], Sf[3] = -Sf[3]), Cf(e, Sf, `x`, `width`, 3, 1, i && i[0] || 0), Cf(e, Sf, `y`, `height`, 0, 2, i && i[1] || 0)), e;
}
var Sf = [
	0,
	0,
	0,
	0
];
function Cf(e, t, n, r, i, a, o) {
	var s = t[a] + t[i], c = e[r];
	e[r] += s, o = X(0, es(o, c)), e[r] < o ? (e[r] = o, e[n] += t[i] >= 0 ? -t[i] : t[a] >= 0 ? c + t[a] : ts(s) > 1e-8 ? (c - o) * t[i] / s : 0) : e[n] -= t[i];
}
function wf(e) {
	var t = e.itemTooltipOption, n = e.componentModel, r = e.itemName, i = B(t) ? { formatter: t } : t, a = n.mainType, o = n.componentIndex, s = {
		componentType: a,
		name: r,
		$vars: [`name`]
	};
	s[a + `Index`] = o;
	var c = e.formatterParamsExtra;
	c && P(L(c), function(e) {
		q(s, e) || (s[e] = c[e], s.$vars.push(e));
	});
	var l = Kc(e.el);
	l.componentMainType = a, l.componentIndex = o, l.tooltipConfig = {
		name: r,
		option: k({
			content: r,
			encodeHTMLContent: !0,
			formatterParams: s
		}, i)
	};
}
function Tf(e, t) {
	var n;
	e.isGroup && (n = t(e)), n || e.traverse(t);
}
function Ef(e, t) {
	if (e) {
		if (R(e)) for (var n = 0; n < e.length; n++) Tf(e[n], t);
		else Tf(e, t);
	}
}
function Df(e) {
	return !e || ts(e[1]) < Of && ts(e[2]) < Of || ts(e[0]) < Of && ts(e[3]) < Of;
}
var Of = 1e-5;
function kf(e, t) {
	return e ? J.copy(e, t) : t.clone();
}
function Af(e, t) {
	return t ? at(e || rt(), t) : void 0;
}
function jf(e) {
	return {
		z: e.get(`z`) || 0,
		zlevel: e.get(`zlevel`) || 0
	};
}
function Mf(e) {
	var t = -1 / 0, n = 1 / 0;
	Tf(e, function(e) {
		r(e), r(e.getTextContent()), r(e.getTextGuideLine());
	});
	function r(e) {
		if (e && !e.isGroup) {
			var t = e.currentStates;
			if (t.length) for (var n = 0; n < t.length; n++) i(e.states[t[n]]);
			i(e);
		}
	}
	function i(e) {
		if (e) {
			var r = e.z2;
			r > t && (t = r), r < n && (n = r);
		}
	}
	return n > t && (n = t = 0), {
		min: n,
		max: t
	};
}
function Nf(e, t, n) {
	Pf(e, t, n, -1 / 0);
}
function Pf(e, t, n, r) {
	if (e.ignoreModelZ) return r;
	var i = e.getTextContent(), a = e.getTextGuideLine();
	if (e.isGroup) for (var o = e.childrenRef(), s = 0; s < o.length; s++) r = X(Pf(o[s], t, n, r), r);
	else e.z = t, e.zlevel = n, r = X(e.z2 || 0, r);
	if (i && (i.z = t, i.zlevel = n, isFinite(r) && (i.z2 = r + 2)), a) {
		var c = e.textGuideLineConfig;
		a.z = t, a.zlevel = n, isFinite(r) && (a.z2 = r + (c && c.showAbove ? 1 : -1));
	}
	return r;
}
function Ff(e) {
	return e.animation = { duration: 0 }, e;
}
function If(e, t) {
	return t ? at(Lf.transform, t) : it(Lf.transform), Lf.decomposeTransform(), qn(e, Lf), e;
}
var Lf = new Un();
Lf.transform = rt();
function Rf(e) {
	var t = e.getZr().painter;
	return t.getType() === `canvas` ? t : null;
}
Zd(`circle`, Iu), Zd(`ellipse`, Ru), Zd(`sector`, td), Zd(`ring`, rd), Zd(`polygon`, sd), Zd(`polyline`, ld), Zd(`rect`, Mo), Zd(`line`, fd), Zd(`bezierCurve`, gd), Zd(`arc`, vd);
var zf = {};
function Bf(e, t) {
	for (var n = 0; n < ll.length; n++) {
		var r = ll[n], i = t[r], a = e.ensureState(r);
		a.style = a.style || {}, a.style.text = i;
	}
	var o = e.currentStates.slice();
	e.clearStates(!0), e.setStyle({ text: t.normal }), e.useStates(o, !0);
}
function Vf(e, t, n) {
	var r = e.labelFetcher, i = e.labelDataIndex, a = e.labelDimIndex, o = t.normal, s;
	r && (s = r.getFormattedLabel(i, `normal`, null, a, o && o.get(`formatter`), n == null ? null : { interpolatedValue: n })), s ??= z(e.defaultText) ? e.defaultText(i, e, n) : e.defaultText;
	for (var c = { normal: s }, l = 0; l < ll.length; l++) {
		var u = ll[l], d = t[u];
		c[u] = W(r ? r.getFormattedLabel(i, u, null, a, d && d.get(`formatter`)) : null, s);
	}
	return c;
}
function Hf(e, t, n, r) {
	n ||= zf;
	for (var i = e instanceof Lo, a = !1, o = 0; o < ul.length; o++) {
		var s = t[ul[o]];
		if (s && s.getShallow(`show`)) {
			a = !0;
			break;
		}
	}
	var c = i ? e : e.getTextContent();
	if (a) {
		i || (c || (c = new Lo(), e.setTextContent(c)), e.stateProxy && (c.stateProxy = e.stateProxy));
		var l = Vf(n, t), u = t.normal, d = !!u.getShallow(`show`), f = Wf(u, r && r.normal, n, !1, !i);
		f.text = l.normal, i || e.setTextConfig(Gf(u, n, !1));
		for (var o = 0; o < ll.length; o++) {
			var p = ll[o], s = t[p];
			if (s) {
				var m = c.ensureState(p), h = !!W(s.getShallow(`show`), d);
				if (h !== d && (m.ignore = !h), m.style = Wf(s, r && r[p], n, !0, !i), m.style.text = l[p], !i) {
					var g = e.ensureState(p);
					g.textConfig = Gf(s, n, !0);
				}
			}
		}
		c.silent = !!u.getShallow(`silent`), c.style.x != null && (f.x = c.style.x), c.style.y != null && (f.y = c.style.y), c.ignore = !d, c.useStyle(f), c.dirty(), n.enableTextSetter && ($f(c).setLabelText = function(e) {
			var r = Vf(n, t, e);
			Bf(c, r);
		});
	} else c && (c.ignore = !0);
	e.dirty();
}
function Uf(e, t) {
	t ||= `label`;
	for (var n = { normal: e.getModel(t) }, r = 0; r < ll.length; r++) {
		var i = ll[r];
		n[i] = e.getModel([i, t]);
	}
	return n;
}
function Wf(e, t, n, r, i) {
	var a = {};
	return Kf(a, e, n, r, i), t && D(a, t), a;
}
function Gf(e, t, n) {
	t ||= {};
	var r = {}, i, a = e.getShallow(`rotate`), o = W(e.getShallow(`distance`), n ? null : 5), s = e.getShallow(`offset`);
	return i = e.getShallow(`position`) || (n ? null : `inside`), i === `outside` && (i = t.defaultOutsidePosition || `top`), i != null && (r.position = i), s != null && (r.offset = s), a != null && (a *= Math.PI / 180, r.rotation = a), o != null && (r.distance = o), r.outsideFill = e.get(`color`) === `inherit` ? t.inheritColor || null : `auto`, t.autoOverflowArea != null && (r.autoOverflowArea = t.autoOverflowArea), t.layoutRect != null && (r.layoutRect = t.layoutRect), r;
}
function Kf(e, t, n, r, i) {
	n ||= zf;
	var a = t.ecModel, o = a && a.option.textStyle, s = qf(t), c;
	if (s) {
		c = {};
		var l = `richInheritPlainLabel`, u = W(t.get(l), a ? a.get(l) : void 0);
		for (var d in s) if (s.hasOwnProperty(d)) {
			var f = t.getModel([`rich`, d]);
			Zf(c[d] = {}, f, o, t, u, n, r, i, !1, !0);
		}
	}
	c && (e.rich = c);
	var p = t.get(`overflow`);
	p && (e.overflow = p);
	var m = t.get(`lineOverflow`);
	m && (e.lineOverflow = m);
	var h = e, g = t.get(`minMargin`);
	if (g != null) g = H(g) ? g / 2 : 0, h.margin = [
		g,
		g,
		g,
		g
	], h.__marginType = ep.minMargin;
	else {
		var _ = t.get(`textMargin`);
		_ != null && (h.margin = me(_), h.__marginType = ep.textMargin);
	}
	Zf(e, t, o, null, null, n, r, i, !0, !1);
}
function qf(e) {
	for (var t; e && e !== e.ecModel;) {
		var n = (e.option || zf).rich;
		if (n) {
			t ||= {};
			for (var r = L(n), i = 0; i < r.length; i++) {
				var a = r[i];
				t[a] = 1;
			}
		}
		e = e.parentModel;
	}
	return t;
}
var Jf = [
	`fontStyle`,
	`fontWeight`,
	`fontSize`,
	`fontFamily`,
	`textShadowColor`,
	`textShadowBlur`,
	`textShadowOffsetX`,
	`textShadowOffsetY`
], Yf = [
	`align`,
	`lineHeight`,
	`width`,
	`height`,
	`tag`,
	`verticalAlign`,
	`ellipsis`
], Xf = [
	`padding`,
	`borderWidth`,
	`borderRadius`,
	`borderDashOffset`,
	`backgroundColor`,
	`borderColor`,
	`shadowColor`,
	`shadowBlur`,
	`shadowOffsetX`,
	`shadowOffsetY`
];
function Zf(e, t, n, r, i, a, o, s, c, l) {
	n = !o && n || zf;
	var u = a && a.inheritColor, d = t.getShallow(`color`), f = t.getShallow(`textBorderColor`), p = W(t.getShallow(`opacity`), n.opacity);
	(d === `inherit` || d === `auto`) && (process.env.NODE_ENV !== `production` && d === `auto` && Us(`color: 'auto'`, `color: 'inherit'`), d = u || null), (f === `inherit` || f === `auto`) && (process.env.NODE_ENV !== `production` && f === `auto` && Us(`color: 'auto'`, `color: 'inherit'`), f = u || null), s || (d ||= n.color, f ||= n.textBorderColor), d != null && (e.fill = d), f != null && (e.stroke = f);
	var m = W(t.getShallow(`textBorderWidth`), n.textBorderWidth);
	m != null && (e.lineWidth = m);
	var h = W(t.getShallow(`textBorderType`), n.textBorderType);
	h != null && (e.lineDash = h);
	var g = W(t.getShallow(`textBorderDashOffset`), n.textBorderDashOffset);
	g != null && (e.lineDashOffset = g), !o && p == null && !l && (p = a && a.defaultOpacity), p != null && (e.opacity = p), !o && !s && e.fill == null && a.inheritColor && (e.fill = a.inheritColor);
	for (var _ = 0; _ < Jf.length; _++) {
		var v = Jf[_], y = i !== !1 && r ? fe(t.getShallow(v), r.getShallow(v), n[v]) : W(t.getShallow(v), n[v]);
		y != null && (e[v] = y);
	}
	for (var _ = 0; _ < Yf.length; _++) {
		var v = Yf[_], y = t.getShallow(v);
		y != null && (e[v] = y);
	}
	if (e.verticalAlign == null) {
		var b = t.getShallow(`baseline`);
		b != null && (e.verticalAlign = b);
	}
	if (!c || !a.disableBox) {
		for (var _ = 0; _ < Xf.length; _++) {
			var v = Xf[_], y = t.getShallow(v);
			y != null && (e[v] = y);
		}
		var x = t.getShallow(`borderType`);
		x != null && (e.borderDash = x), (e.backgroundColor === `auto` || e.backgroundColor === `inherit`) && u && (process.env.NODE_ENV !== `production` && e.backgroundColor === `auto` && Us(`backgroundColor: 'auto'`, `backgroundColor: 'inherit'`), e.backgroundColor = u), (e.borderColor === `auto` || e.borderColor === `inherit`) && u && (process.env.NODE_ENV !== `production` && e.borderColor === `auto` && Us(`borderColor: 'auto'`, `borderColor: 'inherit'`), e.borderColor = u);
	}
}
function Qf(e, t) {
	var n = t && t.getModel(`textStyle`);
	return he([
		e.fontStyle || n && n.getShallow(`fontStyle`) || ``,
		e.fontWeight || n && n.getShallow(`fontWeight`) || ``,
		(e.fontSize || n && n.getShallow(`fontSize`) || 12) + `px`,
		e.fontFamily || n && n.getShallow(`fontFamily`) || `sans-serif`
	].join(` `));
}
var $f = _c(), ep = {
	minMargin: 1,
	textMargin: 2
}, tp = [`textStyle`, `color`], np = [
	`fontStyle`,
	`fontWeight`,
	`fontSize`,
	`fontFamily`,
	`padding`,
	`lineHeight`,
	`rich`,
	`width`,
	`height`,
	`overflow`
], rp = new Lo(), ip = function() {
	function e() {}
	return e.prototype.getTextColor = function(e) {
		var t = this.ecModel;
		return this.getShallow(`color`) || (!e && t ? t.get(tp) : null);
	}, e.prototype.getFont = function() {
		return Qf({
			fontStyle: this.getShallow(`fontStyle`),
			fontWeight: this.getShallow(`fontWeight`),
			fontSize: this.getShallow(`fontSize`),
			fontFamily: this.getShallow(`fontFamily`)
		}, this.ecModel);
	}, e.prototype.getTextRect = function(e) {
		for (var t = {
			text: e,
			verticalAlign: this.getShallow(`verticalAlign`) || this.getShallow(`baseline`)
		}, n = 0; n < np.length; n++) t[np[n]] = this.getShallow(np[n]);
		return rp.useStyle(t), rp.update(), rp.getBoundingRect();
	}, e;
}(), ap = [
	[`lineWidth`, `width`],
	[`stroke`, `color`],
	[`opacity`],
	[`shadowBlur`],
	[`shadowOffsetX`],
	[`shadowOffsetY`],
	[`shadowColor`],
	[`lineDash`, `type`],
	[`lineDashOffset`, `dashOffset`],
	[`lineCap`, `cap`],
	[`lineJoin`, `join`],
	[`miterLimit`]
], op = We(ap), sp = function() {
	function e() {}
	return e.prototype.getLineStyle = function(e) {
		return op(this, e);
	}, e;
}(), cp = [
	[`fill`, `color`],
	[`stroke`, `borderColor`],
	[`lineWidth`, `borderWidth`],
	[`opacity`],
	[`shadowBlur`],
	[`shadowOffsetX`],
	[`shadowOffsetY`],
	[`shadowColor`],
	[`lineDash`, `borderType`],
	[`lineDashOffset`, `borderDashOffset`],
	[`lineCap`, `borderCap`],
	[`lineJoin`, `borderJoin`],
	[`miterLimit`, `borderMiterLimit`]
], lp = We(cp), up = function() {
	function e() {}
	return e.prototype.getItemStyle = function(e, t) {
		return lp(this, e, t);
	}, e;
}(), dp = function() {
	function e(e, t, n) {
		this.parentModel = t, this.ecModel = n, this.option = e;
	}
	return e.prototype.init = function(e, t, n) {}, e.prototype.mergeOption = function(e, t) {
		E(this.option, e, !0);
	}, e.prototype.get = function(e, t) {
		return e == null ? this.option : this._doGet(this.parsePath(e), !t && this.parentModel);
	}, e.prototype.getShallow = function(e, t) {
		var n = this.option, r = n == null ? n : n[e];
		if (r == null && !t) {
			var i = this.parentModel;
			i && (r = i.getShallow(e));
		}
		return r;
	}, e.prototype.getModel = function(t, n) {
		var r = t != null, i = r ? this.parsePath(t) : null, a = r ? this._doGet(i) : this.option;
		return n ||= this.parentModel && this.parentModel.getModel(this.resolveParentPath(i)), new e(a, n, this.ecModel);
	}, e.prototype.isEmpty = function() {
		return this.option == null;
	}, e.prototype.restoreData = function() {}, e.prototype.clone = function() {
		var e = this.constructor;
		return new e(T(this.option));
	}, e.prototype.parsePath = function(e) {
		return typeof e == `string` ? e.split(`.`) : e;
	}, e.prototype.resolveParentPath = function(e) {
		return e;
	}, e.prototype.isAnimationEnabled = function() {
		if (!Oe.node && this.option) {
			if (this.option.animation != null) return !!this.option.animation;
			if (this.parentModel) return this.parentModel.isAnimationEnabled();
		}
	}, e.prototype._doGet = function(e, t) {
		var n = this.option;
		if (!e) return n;
		for (var r = 0; r < e.length && !(e[r] && (n = n && typeof n == `object` ? n[e[r]] : null, n == null)); r++);
		return n == null && t && (n = t._doGet(this.resolveParentPath(e), t.parentModel)), n;
	}, e;
}();
Ie(dp), Be(dp), M(dp, sp), M(dp, up), M(dp, Ke), M(dp, ip);
function fp(e) {
	return e == null ? 0 : e.length || 1;
}
function pp(e) {
	return e;
}
var mp = function() {
	function e(e, t, n, r, i, a) {
		this._old = e, this._new = t, this._oldKeyGetter = n || pp, this._newKeyGetter = r || pp, this.context = i, this._diffModeMultiple = a === `multiple`;
	}
	return e.prototype.add = function(e) {
		return this._add = e, this;
	}, e.prototype.update = function(e) {
		return this._update = e, this;
	}, e.prototype.updateManyToOne = function(e) {
		return this._updateManyToOne = e, this;
	}, e.prototype.updateOneToMany = function(e) {
		return this._updateOneToMany = e, this;
	}, e.prototype.updateManyToMany = function(e) {
		return this._updateManyToMany = e, this;
	}, e.prototype.remove = function(e) {
		return this._remove = e, this;
	}, e.prototype.execute = function() {
		this[this._diffModeMultiple ? `_executeMultiple` : `_executeOneToOne`]();
	}, e.prototype._executeOneToOne = function() {
		var e = this._old, t = this._new, n = {}, r = Array(e.length), i = Array(t.length);
		this._initIndexMap(e, null, r, `_oldKeyGetter`), this._initIndexMap(t, n, i, `_newKeyGetter`);
		for (var a = 0; a < e.length; a++) {
			var o = r[a], s = n[o], c = fp(s);
			if (c > 1) {
				var l = s.shift();
				s.length === 1 && (n[o] = s[0]), this._update && this._update(l, a);
			} else c === 1 ? (n[o] = null, this._update && this._update(s, a)) : this._remove && this._remove(a);
		}
		this._performRestAdd(i, n);
	}, e.prototype._executeMultiple = function() {
		var e = this._old, t = this._new, n = {}, r = {}, i = [], a = [];
		this._initIndexMap(e, n, i, `_oldKeyGetter`), this._initIndexMap(t, r, a, `_newKeyGetter`);
		for (var o = 0; o < i.length; o++) {
			var s = i[o], c = n[s], l = r[s], u = fp(c), d = fp(l);
			if (u > 1 && d === 1) this._updateManyToOne && this._updateManyToOne(l, c), r[s] = null;
			else if (u === 1 && d > 1) this._updateOneToMany && this._updateOneToMany(l, c), r[s] = null;
			else if (u === 1 && d === 1) this._update && this._update(l, c), r[s] = null;
			else if (u > 1 && d > 1) this._updateManyToMany && this._updateManyToMany(l, c), r[s] = null;
			else if (u > 1) for (var f = 0; f < u; f++) this._remove && this._remove(c[f]);
			else this._remove && this._remove(c);
		}
		this._performRestAdd(a, r);
	}, e.prototype._performRestAdd = function(e, t) {
		for (var n = 0; n < e.length; n++) {
			var r = e[n], i = t[r], a = fp(i);
			if (a > 1) for (var o = 0; o < a; o++) this._add && this._add(i[o]);
			else a === 1 && this._add && this._add(i);
			t[r] = null;
		}
	}, e.prototype._initIndexMap = function(e, t, n, r) {
		for (var i = this._diffModeMultiple, a = 0; a < e.length; a++) {
			var o = `_ec_` + this[r](e[a], a);
			if (i || (n[a] = o), t) {
				var s = t[o], c = fp(s);
				c === 0 ? (t[o] = a, i && n.push(o)) : c === 1 ? t[o] = [s, a] : s.push(a);
			}
		}
	}, e;
}(), hp = {
	Must: 1,
	Might: 2,
	Not: 3
}, gp = _c();
function _p(e) {
	gp(e).datasetMap = K();
}
function vp(e, t, n) {
	var r = {}, i = yp(t);
	if (!i || !e) return r;
	var a = [], o = [], s = t.ecModel, c = gp(s).datasetMap, l = i.uid + `_` + n.seriesLayoutBy, u, d;
	e = e.slice(), P(e, function(t, n) {
		var i = U(t) ? t : e[n] = { name: t };
		i.type === `ordinal` && u == null && (u = n, d = m(i)), r[i.name] = [];
	});
	var f = c.get(l) || c.set(l, {
		categoryWayDim: d,
		valueWayDim: 0
	});
	P(e, function(e, t) {
		var n = e.name, i = m(e);
		if (u == null) {
			var s = f.valueWayDim;
			p(r[n], s, i), p(o, s, i), f.valueWayDim += i;
		} else if (u === t) p(r[n], 0, i), p(a, 0, i);
		else {
			var s = f.categoryWayDim;
			p(r[n], s, i), p(o, s, i), f.categoryWayDim += i;
		}
	});
	function p(e, t, n) {
		for (var r = 0; r < n; r++) e.push(t + r);
	}
	function m(e) {
		var t = e.dimsDef;
		return t ? t.length : 1;
	}
	return a.length && (r.itemName = a), o.length && (r.seriesName = o), r;
}
function yp(e) {
	if (!e.get(`data`, !0)) return Sc(e.ecModel, `dataset`, {
		index: e.get(`datasetIndex`, !0),
		id: e.get(`datasetId`, !0)
	}, xc).models[0];
}
function bp(e) {
	return !e.get(`transform`, !0) && !e.get(`fromTransformResult`, !0) ? [] : Sc(e.ecModel, `dataset`, {
		index: e.get(`fromDatasetIndex`, !0),
		id: e.get(`fromDatasetId`, !0)
	}, xc).models;
}
function xp(e, t) {
	return Sp(e.data, e.sourceFormat, e.seriesLayoutBy, e.dimensionsDefine, e.startIndex, t);
}
function Sp(e, t, n, r, i, a) {
	var o, s = 5;
	if (oe(e)) return hp.Not;
	var c, l;
	if (r) {
		var u = r[a];
		U(u) ? (c = u.name, l = u.type) : B(u) && (c = u);
	}
	if (l != null) return l === `ordinal` ? hp.Must : hp.Not;
	if (t === `arrayRows`) {
		var d = e;
		if (n === `row`) {
			for (var f = d[a], p = 0; p < (f || []).length && p < s; p++) if ((o = b(f[i + p])) != null) return o;
		} else for (var p = 0; p < d.length && p < s; p++) {
			var m = d[i + p];
			if (m && (o = b(m[a])) != null) return o;
		}
	} else if (t === `objectRows`) {
		var h = e;
		if (!c) return hp.Not;
		for (var p = 0; p < h.length && p < s; p++) {
			var g = h[p];
			if (g && (o = b(g[c])) != null) return o;
		}
	} else if (t === `keyedColumns`) {
		var _ = e;
		if (!c) return hp.Not;
		var f = _[c];
		if (!f || oe(f)) return hp.Not;
		for (var p = 0; p < f.length && p < s; p++) if ((o = b(f[p])) != null) return o;
	} else if (t === `original`) for (var v = e, p = 0; p < v.length && p < s; p++) {
		var g = v[p], y = Qs(g);
		if (!R(y)) return hp.Not;
		if ((o = b(y[a])) != null) return o;
	}
	function b(e) {
		var t = B(e);
		if (e != null && isFinite(Number(e)) && e !== ``) return t ? hp.Might : hp.Not;
		if (t && e !== `-`) return hp.Must;
	}
	return hp.Not;
}
var Cp = function() {
	function e(e) {
		this.data = e.data || (e.sourceFormat === `keyedColumns` ? {} : []), this.sourceFormat = e.sourceFormat || `unknown`, this.seriesLayoutBy = e.seriesLayoutBy || `column`, this.startIndex = e.startIndex || 0, this.dimensionsDetectedCount = e.dimensionsDetectedCount, this.metaRawOption = e.metaRawOption;
		var t = this.dimensionsDefine = e.dimensionsDefine;
		if (t) for (var n = 0; n < t.length; n++) {
			var r = t[n];
			r.type == null && xp(this, n) === hp.Must && (r.type = `ordinal`);
		}
	}
	return e;
}();
function wp(e) {
	return e instanceof Cp;
}
function Tp(e, t, n) {
	n ||= Op(e);
	var r = t.seriesLayoutBy, i = kp(e, n, r, t.sourceHeader, t.dimensions);
	return new Cp({
		data: e,
		sourceFormat: n,
		seriesLayoutBy: r,
		dimensionsDefine: i.dimensionsDefine,
		startIndex: i.startIndex,
		dimensionsDetectedCount: i.dimensionsDetectedCount,
		metaRawOption: T(t)
	});
}
function Ep(e) {
	return new Cp({
		data: e,
		sourceFormat: oe(e) ? $c : Yc
	});
}
function Dp(e) {
	return new Cp({
		data: e.data,
		sourceFormat: e.sourceFormat,
		seriesLayoutBy: e.seriesLayoutBy,
		dimensionsDefine: T(e.dimensionsDefine),
		startIndex: e.startIndex,
		dimensionsDetectedCount: e.dimensionsDetectedCount
	});
}
function Op(e) {
	var t = el;
	if (oe(e)) t = $c;
	else if (R(e)) {
		e.length === 0 && (t = Xc);
		for (var n = 0, r = e.length; n < r; n++) {
			var i = e[n];
			if (i != null) {
				if (R(i) || oe(i)) {
					t = Xc;
					break;
				}
				if (U(i)) {
					t = Zc;
					break;
				}
			}
		}
	} else if (U(e)) {
		for (var a in e) if (q(e, a) && N(e[a])) {
			t = Qc;
			break;
		}
	}
	return t;
}
function kp(e, t, n, r, i) {
	var a, o;
	if (!e) return {
		dimensionsDefine: jp(i),
		startIndex: o,
		dimensionsDetectedCount: a
	};
	if (t === `arrayRows`) {
		var s = e;
		r === `auto` || r == null ? Mp(function(e) {
			e != null && e !== `-` && (B(e) ? o ??= 1 : o = 0);
		}, n, s, 10) : o = H(r) ? r : +!!r, !i && o === 1 && (i = [], Mp(function(e, t) {
			i[t] = e == null ? `` : e + ``;
		}, n, s, 1 / 0)), a = i ? i.length : n === `row` ? s.length : s[0] ? s[0].length : null;
	} else if (t === `objectRows`) i ||= Ap(e);
	else if (t === `keyedColumns`) i || (i = [], P(e, function(e, t) {
		i.push(t);
	}));
	else if (t === `original`) {
		var c = Qs(e[0]);
		a = R(c) && c.length || 1;
	} else t === `typedArray` && process.env.NODE_ENV !== `production` && G(!!i, `dimensions must be given if data is TypedArray.`);
	return {
		startIndex: o,
		dimensionsDefine: jp(i),
		dimensionsDetectedCount: a
	};
}
function Ap(e) {
	for (var t = 0, n; t < e.length && !(n = e[t++]););
	if (n) return L(n);
}
function jp(e) {
	if (e) {
		var t = K();
		return F(e, function(e, n) {
			e = U(e) ? e : { name: e };
			var r = {
				name: e.name,
				displayName: e.displayName,
				type: e.type
			};
			if (r.name == null) return r;
			r.name += ``, r.displayName ??= r.name;
			var i = t.get(r.name);
			return i ? r.name += `-` + i.count++ : t.set(r.name, { count: 1 }), r;
		});
	}
}
function Mp(e, t, n, r) {
	if (t === `row`) for (var i = 0; i < n.length && i < r; i++) e(n[i] ? n[i][0] : null, i);
	else for (var a = n[0] || [], i = 0; i < a.length && i < r; i++) e(a[i], i);
}
function Np(e) {
	var t = e.sourceFormat;
	return t === `objectRows` || t === `keyedColumns`;
}
var Pp, Fp, Ip, Lp, Rp, zp, Bp = function() {
	function e(e, t) {
		var n = wp(e) ? e : Ep(e);
		this._source = n;
		var r = this._data = n.data, i = n.sourceFormat, a = n.seriesLayoutBy;
		if (i === `typedArray`) {
			if (process.env.NODE_ENV !== `production` && t == null) throw Error(`Typed array data must specify dimension size`);
			this._offset = 0, this._dimSize = t, this._data = r;
		}
		if (process.env.NODE_ENV !== `production`) {
			var o = Hp[Qp(i, a)];
			o && o(r, n.dimensionsDefine);
		}
		zp(this, r, n);
	}
	return e.prototype.getSource = function() {
		return this._source;
	}, e.prototype.count = function() {
		return 0;
	}, e.prototype.getItem = function(e, t) {}, e.prototype.appendData = function(e) {}, e.prototype.clean = function() {}, e.protoInitialize = function() {
		var t = e.prototype;
		t.pure = !1, t.persistent = !0;
	}(), e.internalField = function() {
		var e;
		zp = function(e, i, a) {
			var o = a.sourceFormat, s = a.seriesLayoutBy, c = a.startIndex, l = a.dimensionsDefine, u = Rp[Qp(o, s)];
			process.env.NODE_ENV !== `production` && G(u, `Invalide sourceFormat: ` + o), D(e, u), o === `typedArray` ? (e.getItem = t, e.count = r, e.fillStorage = n) : (e.getItem = re(Gp(o, s), null, i, c, l), e.count = re(Jp(o, s), null, i, c, l));
		};
		var t = function(e, t) {
			e -= this._offset, t ||= [];
			for (var n = this._data, r = this._dimSize, i = r * e, a = 0; a < r; a++) t[a] = n[i + a];
			return t;
		}, n = function(e, t, n, r) {
			for (var i = this._data, a = this._dimSize, o = 0; o < a; o++) {
				for (var s = r[o], c = s[0] == null ? 1 / 0 : s[0], l = s[1] == null ? -1 / 0 : s[1], u = t - e, d = n[o], f = 0; f < u; f++) {
					var p = i[f * a + o];
					d[e + f] = p, p < c && (c = p), p > l && (l = p);
				}
				s[0] = c, s[1] = l;
			}
		}, r = function() {
			return this._data ? this._data.length / this._dimSize : 0;
		};
		Rp = (e = {}, e[Xc + `_` + tl] = {
			pure: !0,
			appendData: i
		}, e[Xc + `_row`] = {
			pure: !0,
			appendData: function() {
				throw Error(`Do not support appendData when set seriesLayoutBy: "row".`);
			}
		}, e[Zc] = {
			pure: !0,
			appendData: i
		}, e[Qc] = {
			pure: !0,
			appendData: function(e) {
				var t = this._data;
				P(e, function(e, n) {
					for (var r = t[n] || (t[n] = []), i = 0; i < (e || []).length; i++) r.push(e[i]);
				});
			}
		}, e[Yc] = { appendData: i }, e[$c] = {
			persistent: !1,
			pure: !0,
			appendData: function(e) {
				process.env.NODE_ENV !== `production` && G(oe(e), `Added data must be TypedArray if data in initialization is TypedArray`), this._data = e;
			},
			clean: function() {
				this._offset += this.count(), this._data = null;
			}
		}, e);
		function i(e) {
			for (var t = 0; t < e.length; t++) this._data.push(e[t]);
		}
	}(), e;
}(), Vp = function(e) {
	R(e) || Vs(`series.data or dataset.source must be an array.`);
}, Hp = (Pp = {}, Pp[Xc + `_` + tl] = Vp, Pp[Xc + `_row`] = Vp, Pp[Zc] = Vp, Pp[Qc] = function(e, t) {
	for (var n = 0; n < t.length; n++) t[n].name ?? Vs(`dimension name must not be null/undefined.`);
}, Pp[Yc] = Vp, Pp), Up = function(e, t, n, r) {
	return e[r];
}, Wp = (Fp = {}, Fp[Xc + `_` + tl] = function(e, t, n, r) {
	return e[r + t];
}, Fp[Xc + `_row`] = function(e, t, n, r, i) {
	r += t;
	for (var a = i || [], o = e, s = 0; s < o.length; s++) {
		var c = o[s];
		a[s] = c ? c[r] : null;
	}
	return a;
}, Fp[Zc] = Up, Fp[Qc] = function(e, t, n, r, i) {
	for (var a = i || [], o = 0; o < n.length; o++) {
		var s = n[o].name, c = s == null ? null : e[s];
		a[o] = c ? c[r] : null;
	}
	return a;
}, Fp[Yc] = Up, Fp);
function Gp(e, t) {
	var n = Wp[Qp(e, t)];
	return process.env.NODE_ENV !== `production` && G(n, `Do not support get item on "` + e + `", "` + t + `".`), n;
}
var Kp = function(e, t, n) {
	return e.length;
}, qp = (Ip = {}, Ip[Xc + `_` + tl] = function(e, t, n) {
	return Math.max(0, e.length - t);
}, Ip[Xc + `_row`] = function(e, t, n) {
	var r = e[0];
	return r ? Math.max(0, r.length - t) : 0;
}, Ip[Zc] = Kp, Ip[Qc] = function(e, t, n) {
	var r = n[0].name, i = r == null ? null : e[r];
	return i ? i.length : 0;
}, Ip[Yc] = Kp, Ip);
function Jp(e, t) {
	var n = qp[Qp(e, t)];
	return process.env.NODE_ENV !== `production` && G(n, `Do not support count on "` + e + `", "` + t + `".`), n;
}
var Yp = function(e, t, n) {
	return e[t];
}, Xp = (Lp = {}, Lp[Xc] = Yp, Lp[Zc] = function(e, t, n) {
	return e[n];
}, Lp[Qc] = Yp, Lp[Yc] = function(e, t, n) {
	var r = Qs(e);
	return r instanceof Array ? r[t] : r;
}, Lp[$c] = Yp, Lp);
function Zp(e) {
	var t = Xp[e];
	return process.env.NODE_ENV !== `production` && G(t, `Do not support get value on "` + e + `".`), t;
}
function Qp(e, t) {
	return e === `arrayRows` ? e + `_` + t : e;
}
function $p(e, t, n) {
	if (e) {
		var r = e.getRawDataItem(t);
		if (r != null) {
			var i = e.getStore(), a = i.getSource().sourceFormat;
			if (n != null) {
				var o = e.getDimensionIndex(n), s = i.getDimensionProperty(o);
				return Zp(a)(r, o, s);
			}
			var c = r;
			return a === `original` && (c = Qs(r)), c;
		}
	}
}
var em = function() {
	function e(e, t) {
		this._encode = e, this._schema = t;
	}
	return e.prototype.get = function() {
		return {
			fullDimensions: this._getFullDimensionNames(),
			encode: this._encode
		};
	}, e.prototype._getFullDimensionNames = function() {
		return this._cachedDimNames ||= this._schema ? this._schema.makeOutputDimensionNames() : [], this._cachedDimNames;
	}, e;
}();
function tm(e, t) {
	var n = {}, r = n.encode = {}, i = K(), a = [], o = [], s = {};
	P(e.dimensions, function(t) {
		var n = e.getDimensionInfo(t), c = n.coordDim;
		if (c) {
			process.env.NODE_ENV !== `production` && G(Jc.get(c) == null);
			var l = n.coordDimIndex;
			nm(r, c)[l] = t, n.isExtraCoord || (i.set(c, 1), im(n.type) && (a[0] = t), nm(s, c)[l] = e.getDimensionIndex(n.name)), n.defaultTooltip && o.push(t);
		}
		Jc.each(function(e, t) {
			var i = nm(r, t), a = n.otherDims[t];
			a != null && a !== !1 && (i[a] = n.name);
		});
	});
	var c = [], l = {};
	i.each(function(e, t) {
		var n = r[t];
		l[t] = n[0], c = c.concat(n);
	}), n.dataDimsOnCoord = c, n.dataDimIndicesOnCoord = F(c, function(t) {
		return e.getDimensionInfo(t).storeDimIndex;
	}), n.encodeFirstDimNotExtra = l;
	var u = r.label;
	u && u.length && (a = u.slice());
	var d = r.tooltip;
	return d && d.length ? o = d.slice() : o.length || (o = a.slice()), r.defaultedLabel = a, r.defaultedTooltip = o, n.userOutput = new em(s, t), n;
}
function nm(e, t) {
	return e.hasOwnProperty(t) || (e[t] = []), e[t];
}
function rm(e) {
	return e === `category` ? `ordinal` : e === `time` ? `time` : `float`;
}
function im(e) {
	return e !== `ordinal` && e !== `time`;
}
var am = function() {
	function e(e) {
		this.otherDims = {}, e != null && D(this, e);
	}
	return e;
}();
function om(e, t) {
	var n = t && t.type;
	return n === `ordinal` ? e : (n === `time` && !H(e) && e != null && e !== `-` && (e = +ws(e)), e == null || e === `` ? NaN : Number(e));
}
K({
	number: function(e) {
		return parseFloat(e);
	},
	time: function(e) {
		return +ws(e);
	},
	trim: function(e) {
		return B(e) ? he(e) : e;
	}
});
var sm = {
	lt: function(e, t) {
		return e < t;
	},
	lte: function(e, t) {
		return e <= t;
	},
	gt: function(e, t) {
		return e > t;
	},
	gte: function(e, t) {
		return e >= t;
	}
};
(function() {
	function e(e, t) {
		if (!H(t)) {
			var n = ``;
			process.env.NODE_ENV !== `production` && (n = `rvalue of "<", ">", "<=", ">=" can only be number in filter.`), Gs(n);
		}
		this._opFn = sm[e], this._rvalFloat = ks(t);
	}
	return e.prototype.evaluate = function(e) {
		return H(e) ? this._opFn(e, this._rvalFloat) : this._opFn(ks(e), this._rvalFloat);
	}, e;
})(), function() {
	function e(e, t) {
		var n = e === `desc`;
		this._resultLT = n ? 1 : -1, t ??= n ? `min` : `max`, this._incomparable = t === `min` ? -1 / 0 : 1 / 0;
	}
	return e.prototype.evaluate = function(e, t) {
		var n = H(e) ? e : ks(e), r = H(t) ? t : ks(t), i = isNaN(n), a = isNaN(r);
		if (i && (n = this._incomparable), a && (r = this._incomparable), i && a) {
			var o = B(e), s = B(t);
			o && (n = s ? e : 0), s && (r = o ? t : 0);
		}
		return n < r ? this._resultLT : n > r ? -this._resultLT : 0;
	}, e;
}(), function() {
	function e(e, t) {
		this._rval = t, this._isEQ = e, this._rvalTypeof = typeof t, this._rvalFloat = ks(t);
	}
	return e.prototype.evaluate = function(e) {
		var t = e === this._rval;
		if (!t) {
			var n = typeof e;
			n !== this._rvalTypeof && (n === `number` || this._rvalTypeof === `number`) && (t = ks(e) === this._rvalFloat);
		}
		return this._isEQ ? t : !t;
	}, e;
}();
function cm(e) {
	var t = ``, n = -1 / 0, r = -1 / 0, i = 1 / 0, a = 1 / 0;
	return e && (e.g != null && (t += `G` + e.g, n = e.g), e.ge != null && (t += `GE` + e.ge, r = e.ge), e.l != null && (t += `L` + e.l, i = e.l), e.le != null && (t += `LE` + e.le, a = e.le)), {
		key: t,
		g: n,
		ge: r,
		l: i,
		le: a
	};
}
function lm(e, t) {
	return t > e.g && t >= e.ge && t < e.l && t <= e.le;
}
var um = typeof Uint32Array > `u` ? Array : Uint32Array, dm = typeof Uint16Array > `u` ? Array : Uint16Array, fm = typeof Int32Array > `u` ? Array : Int32Array, pm = typeof Float64Array > `u` ? Array : Float64Array, mm = {
	float: pm,
	int: fm,
	ordinal: Array,
	number: Array,
	time: pm
}, hm;
function gm(e) {
	return e > 65535 ? um : dm;
}
function _m(e) {
	var t = e.constructor;
	return t === Array ? e.slice() : new t(e);
}
function vm(e, t, n, r, i) {
	var a = mm[n || `float`];
	if (i) {
		var o = e[t], s = o && o.length;
		if (s !== r) {
			for (var c = new a(r), l = 0; l < s; l++) c[l] = o[l];
			e[t] = c;
		}
	} else e[t] = new a(r);
}
var ym = function() {
	function e() {
		this._chunks = [], this._rawExtent = [], this._extent = [], this._count = 0, this._rawCount = 0, this._calcDimNameToIdx = K();
	}
	return e.prototype.initData = function(e, t, n) {
		process.env.NODE_ENV !== `production` && G(z(e.getItem) && z(e.count), `Invalid data provider.`), this._provider = e, this._chunks = [], this._indices = null, this.getRawIndex = this._getRawIdxIdentity;
		var r = e.getSource(), i = this.defaultDimValueGetter = hm[r.sourceFormat];
		this._dimValueGetter = n || i, this._rawExtent = [];
		var a = Np(r);
		this._dimensions = F(t, function(e) {
			return process.env.NODE_ENV !== `production` && a && G(e.property != null), {
				type: e.type,
				property: e.property
			};
		}), this._initDataFromProvider(0, e.count());
	}, e.prototype.getProvider = function() {
		return this._provider;
	}, e.prototype.getSource = function() {
		return this._provider.getSource();
	}, e.prototype.ensureCalculationDimension = function(e, t) {
		var n = this._calcDimNameToIdx, r = this._dimensions, i = n.get(e);
		if (i != null) {
			if (r[i].type === t) return i;
		} else i = r.length;
		return r[i] = { type: t }, n.set(e, i), this._chunks[i] = new mm[t || `float`](this._rawCount), this._rawExtent[i] = Dc(), i;
	}, e.prototype.collectOrdinalMeta = function(e, t) {
		var n = this._chunks[e], r = this._dimensions[e], i = this._rawExtent, a = r.ordinalOffset || 0, o = n.length;
		a === 0 && (i[e] = Dc());
		for (var s = i[e], c = a; c < o; c++) {
			var l = n[c] = t.parseAndCollect(n[c]);
			isNaN(l) || (s[0] = Math.min(l, s[0]), s[1] = Math.max(l, s[1]));
		}
		r.ordinalMeta = t, r.ordinalOffset = o, r.type = `ordinal`;
	}, e.prototype.getOrdinalMeta = function(e) {
		return this._dimensions[e].ordinalMeta;
	}, e.prototype.getDimensionProperty = function(e) {
		var t = this._dimensions[e];
		return t && t.property;
	}, e.prototype.appendData = function(e) {
		process.env.NODE_ENV !== `production` && G(!this._indices, `appendData can only be called on raw data.`);
		var t = this._provider, n = this.count();
		t.appendData(e);
		var r = t.count();
		return t.persistent || (r += n), n < r && this._initDataFromProvider(n, r, !0), [n, r];
	}, e.prototype.appendValues = function(e, t) {
		for (var n = this._chunks, r = this._dimensions, i = r.length, a = this._rawExtent, o = this.count(), s = o + Math.max(e.length, t || 0), c = 0; c < i; c++) {
			var l = r[c];
			vm(n, c, l.type, s, !0);
		}
		for (var u = [], d = o; d < s; d++) for (var f = d - o, p = 0; p < i; p++) {
			var l = r[p], m = hm.arrayRows.call(this, e[f] || u, l.property, f, p);
			n[p][d] = m;
			var h = a[p];
			m < h[0] && (h[0] = m), m > h[1] && (h[1] = m);
		}
		return this._rawCount = this._count = s, {
			start: o,
			end: s
		};
	}, e.prototype._initDataFromProvider = function(e, t, n) {
		for (var r = this._provider, i = this._chunks, a = this._dimensions, o = a.length, s = this._rawExtent, c = F(a, function(e) {
			return e.property;
		}), l = 0; l < o; l++) {
			var u = a[l];
			s[l] || (s[l] = Dc()), vm(i, l, u.type, t, n);
		}
		if (r.fillStorage) r.fillStorage(e, t, i, s);
		else for (var d = [], f = e; f < t; f++) {
			d = r.getItem(f, d);
			for (var p = 0; p < o; p++) {
				var m = i[p], h = this._dimValueGetter(d, c[p], f, p);
				m[f] = h;
				var g = s[p];
				h < g[0] && (g[0] = h), h > g[1] && (g[1] = h);
			}
		}
		!r.persistent && r.clean && r.clean(), this._rawCount = this._count = t, this._extent = [];
	}, e.prototype.count = function() {
		return this._count;
	}, e.prototype.get = function(e, t) {
		if (!(t >= 0 && t < this._count)) return NaN;
		var n = this._chunks[e];
		return n ? n[this.getRawIndex(t)] : NaN;
	}, e.prototype.getValues = function(e, t) {
		var n = [], r = [];
		if (t == null) {
			t = e, e = [];
			for (var i = 0; i < this._dimensions.length; i++) r.push(i);
		} else r = e;
		for (var i = 0, a = r.length; i < a; i++) n.push(this.get(r[i], t));
		return n;
	}, e.prototype.getByRawIndex = function(e, t) {
		if (!(t >= 0 && t < this._rawCount)) return NaN;
		var n = this._chunks[e];
		return n ? n[t] : NaN;
	}, e.prototype.getSum = function(e) {
		var t = this._chunks[e], n = 0;
		if (t) for (var r = 0, i = this.count(); r < i; r++) {
			var a = this.get(e, r);
			isNaN(a) || (n += a);
		}
		return n;
	}, e.prototype.getMedian = function(e) {
		var t = [];
		this.each([e], function(e) {
			isNaN(e) || t.push(e);
		}), hs(t);
		var n = this.count();
		return n === 0 ? 0 : n % 2 == 1 ? t[(n - 1) / 2] : (t[n / 2] + t[n / 2 - 1]) / 2;
	}, e.prototype.indexOfRawIndex = function(e) {
		if (e >= this._rawCount || e < 0) return -1;
		if (!this._indices) return e;
		var t = this._indices, n = t[e];
		if (n != null && n < this._count && n === e) return e;
		for (var r = 0, i = this._count - 1; r <= i;) {
			var a = (r + i) / 2 | 0;
			if (t[a] < e) r = a + 1;
			else if (t[a] > e) i = a - 1;
			else return a;
		}
		return -1;
	}, e.prototype.getIndices = function() {
		var e, t = this._indices;
		if (t) {
			var n = t.constructor, r = this._count;
			if (n === Array) {
				e = new n(r);
				for (var i = 0; i < r; i++) e[i] = t[i];
			} else e = new n(t.buffer, 0, r);
		} else {
			var n = gm(this._rawCount);
			e = new n(this.count());
			for (var i = 0; i < e.length; i++) e[i] = i;
		}
		return e;
	}, e.prototype.filter = function(e, t) {
		if (!this._count) return this;
		for (var n = this.clone(), r = n.count(), i = new (gm(n._rawCount))(r), a = [], o = e.length, s = 0, c = e[0], l = n._chunks, u = 0; u < r; u++) {
			var d = void 0, f = n.getRawIndex(u);
			if (o === 0) d = t(u);
			else if (o === 1) {
				var p = l[c][f];
				d = t(p, u);
			} else {
				for (var m = 0; m < o; m++) a[m] = l[e[m]][f];
				a[m] = u, d = t.apply(null, a);
			}
			d && (i[s++] = f);
		}
		return s < r && (n._indices = i), n._count = s, n._extent = [], n._updateGetRawIdx(), n;
	}, e.prototype.selectRange = function(e) {
		var t = this.clone(), n = t._count;
		if (!n) return this;
		var r = L(e), i = r.length;
		if (!i) return this;
		var a = t.count(), o = new (gm(t._rawCount))(a), s = 0, c = r[0], l = e[c][0], u = e[c][1], d = t._chunks, f = !1;
		if (!t._indices) {
			var p = 0;
			if (i === 1) {
				for (var m = d[r[0]], h = 0; h < n; h++) {
					var g = m[h];
					(g >= l && g <= u || isNaN(g)) && (o[s++] = p), p++;
				}
				f = !0;
			} else if (i === 2) {
				for (var m = d[r[0]], _ = d[r[1]], v = e[r[1]][0], y = e[r[1]][1], h = 0; h < n; h++) {
					var g = m[h], b = _[h];
					(g >= l && g <= u || isNaN(g)) && (b >= v && b <= y || isNaN(b)) && (o[s++] = p), p++;
				}
				f = !0;
			}
		}
		if (!f) {
			if (i === 1) for (var h = 0; h < a; h++) {
				var x = t.getRawIndex(h), g = d[r[0]][x];
				(g >= l && g <= u || isNaN(g)) && (o[s++] = x);
			}
			else for (var h = 0; h < a; h++) {
				for (var S = !0, x = t.getRawIndex(h), C = 0; C < i; C++) {
					var w = r[C], g = d[w][x];
					(g < e[w][0] || g > e[w][1]) && (S = !1);
				}
				S && (o[s++] = t.getRawIndex(h));
			}
		}
		return s < a && (t._indices = o), t._count = s, t._extent = [], t._updateGetRawIdx(), t;
	}, e.prototype.map = function(e, t) {
		var n = this.clone(e);
		return this._updateDims(n, e, t), n;
	}, e.prototype.modify = function(e, t) {
		this._updateDims(this, e, t);
	}, e.prototype._updateDims = function(e, t, n) {
		for (var r = e._chunks, i = [], a = t.length, o = e.count(), s = [], c = e._rawExtent, l = 0; l < t.length; l++) c[t[l]] = Dc();
		for (var u = 0; u < o; u++) {
			for (var d = e.getRawIndex(u), f = 0; f < a; f++) s[f] = r[t[f]][d];
			s[a] = u;
			var p = n && n.apply(null, s);
			if (p != null) {
				typeof p != `object` && (i[0] = p, p = i);
				for (var l = 0; l < p.length; l++) {
					var m = t[l], h = p[l], g = c[m], _ = r[m];
					_ && (_[d] = h), h < g[0] && (g[0] = h), h > g[1] && (g[1] = h);
				}
			}
		}
	}, e.prototype.lttbDownSample = function(e, t) {
		var n = this.clone([e], !0), r = n._chunks[e], i = this.count(), a = 0, o = Math.floor(1 / t), s = this.getRawIndex(0), c, l, u, d = new (gm(this._rawCount))(Math.min((Math.ceil(i / o) + 2) * 2, i));
		d[a++] = s;
		for (var f = 1; f < i - 1; f += o) {
			for (var p = Math.min(f + o, i - 1), m = Math.min(f + o * 2, i), h = (m + p) / 2, g = 0, _ = p; _ < m; _++) {
				var v = this.getRawIndex(_), y = r[v];
				isNaN(y) || (g += y);
			}
			g /= m - p;
			var b = f, x = Math.min(f + o, i), S = f - 1, C = r[s];
			c = -1, u = b;
			for (var w = -1, T = 0, _ = b; _ < x; _++) {
				var v = this.getRawIndex(_), y = r[v];
				isNaN(y) ? (T++, w < 0 && (w = v)) : (l = Math.abs((S - h) * (y - C) - (S - _) * (g - C)), l > c && (c = l, u = v));
			}
			T > 0 && T < x - b && (d[a++] = Math.min(w, u), u = Math.max(w, u)), d[a++] = u, s = u;
		}
		return d[a++] = this.getRawIndex(i - 1), n._count = a, n._indices = d, n.getRawIndex = this._getRawIdx, n;
	}, e.prototype.minmaxDownSample = function(e, t) {
		for (var n = this.clone([e], !0), r = n._chunks, i = Math.floor(1 / t), a = r[e], o = this.count(), s = new (gm(this._rawCount))(Math.ceil(o / i) * 2), c = 0, l = 0; l < o; l += i) {
			var u = l, d = a[this.getRawIndex(u)], f = l, p = a[this.getRawIndex(f)], m = i;
			l + i > o && (m = o - l);
			for (var h = 0; h < m; h++) {
				var g = a[this.getRawIndex(l + h)];
				g < d && (d = g, u = l + h), g > p && (p = g, f = l + h);
			}
			var _ = this.getRawIndex(u), v = this.getRawIndex(f);
			u < f ? (s[c++] = _, s[c++] = v) : (s[c++] = v, s[c++] = _);
		}
		return n._count = c, n._indices = s, n._updateGetRawIdx(), n;
	}, e.prototype.downSample = function(e, t, n, r) {
		for (var i = this.clone([e], !0), a = i._chunks, o = [], s = Math.floor(1 / t), c = a[e], l = this.count(), u = i._rawExtent[e] = Dc(), d = new (gm(this._rawCount))(Math.ceil(l / s)), f = 0, p = 0; p < l; p += s) {
			s > l - p && (s = l - p, o.length = s);
			for (var m = 0; m < s; m++) {
				var h = this.getRawIndex(p + m);
				o[m] = c[h];
			}
			var g = n(o), _ = this.getRawIndex(Math.min(p + r(o, g) || 0, l - 1));
			c[_] = g, g < u[0] && (u[0] = g), g > u[1] && (u[1] = g), d[f++] = _;
		}
		return i._count = f, i._indices = d, i._updateGetRawIdx(), i;
	}, e.prototype.each = function(e, t) {
		if (this._count) for (var n = e.length, r = this._chunks, i = 0, a = this.count(); i < a; i++) {
			var o = this.getRawIndex(i);
			switch (n) {
				case 0:
					t(i);
					break;
				case 1:
					t(r[e[0]][o], i);
					break;
				case 2:
					t(r[e[0]][o], r[e[1]][o], i);
					break;
				default:
					for (var s = 0, c = []; s < n; s++) c[s] = r[e[s]][o];
					c[s] = i, t.apply(null, c);
			}
		}
	}, e.prototype.getDataExtent = function(e, t) {
		var n = this._chunks[e], r = Dc();
		if (!n) return r;
		var i = this.count();
		if (!this._indices && !t) return this._rawExtent[e].slice();
		var a = this._extent, o = a[e] || (a[e] = {}), s = cm(t), c = s.key, l = o[c];
		if (l) return l.slice();
		for (var u = r[0], d = r[1], f = 0; f < i; f++) {
			var p = n[this.getRawIndex(f)];
			(!t || lm(s, p)) && (p < u && (u = p), p > d && (d = p));
		}
		return o[c] = [u, d];
	}, e.prototype.getRawDataItem = function(e) {
		var t = this.getRawIndex(e);
		if (this._provider.persistent) return this._provider.getItem(t);
		for (var n = [], r = this._chunks, i = 0; i < r.length; i++) n.push(r[i][t]);
		return n;
	}, e.prototype.clone = function(t, n) {
		var r = new e(), i = this._chunks, a = t && ee(t, function(e, t) {
			return e[t] = !0, e;
		}, {});
		if (a) for (var o = 0; o < i.length; o++) r._chunks[o] = a[o] ? _m(i[o]) : i[o];
		else r._chunks = i;
		return this._copyCommonProps(r), n || (r._indices = this._cloneIndices()), r._updateGetRawIdx(), r;
	}, e.prototype._copyCommonProps = function(e) {
		e._count = this._count, e._rawCount = this._rawCount, e._provider = this._provider, e._dimensions = this._dimensions, e._extent = T(this._extent), e._rawExtent = T(this._rawExtent);
	}, e.prototype._cloneIndices = function() {
		if (this._indices) {
			var e = this._indices.constructor, t = void 0;
			if (e === Array) {
				var n = this._indices.length;
				t = new e(n);
				for (var r = 0; r < n; r++) t[r] = this._indices[r];
			} else t = new e(this._indices);
			return t;
		}
		return null;
	}, e.prototype._getRawIdxIdentity = function(e) {
		return e;
	}, e.prototype._getRawIdx = function(e) {
		return e < this._count && e >= 0 ? this._indices[e] : -1;
	}, e.prototype._updateGetRawIdx = function() {
		this.getRawIndex = this._indices ? this._getRawIdx : this._getRawIdxIdentity;
	}, e.internalField = function() {
		function e(e, t, n, r) {
			return om(e[r], this._dimensions[r]);
		}
		hm = {
			arrayRows: e,
			objectRows: function(e, t, n, r) {
				return om(e[t], this._dimensions[r]);
			},
			keyedColumns: e,
			original: function(e, t, n, r) {
				var i = e && (e.value == null ? e : e.value);
				return om(i instanceof Array ? i[r] : i, this._dimensions[r]);
			},
			typedArray: function(e, t, n, r) {
				return e[r];
			}
		};
	}(), e;
}(), bm = _c(), xm = {
	float: `f`,
	int: `i`,
	ordinal: `o`,
	number: `n`,
	time: `t`
}, Sm = function() {
	function e(e) {
		this.dimensions = e.dimensions, this._dimOmitted = e.dimensionOmitted, this.source = e.source, this._fullDimCount = e.fullDimensionCount, this._updateDimOmitted(e.dimensionOmitted);
	}
	return e.prototype.isDimensionOmitted = function() {
		return this._dimOmitted;
	}, e.prototype._updateDimOmitted = function(e) {
		this._dimOmitted = e, e && (this._dimNameMap ||= Tm(this.source));
	}, e.prototype.getSourceDimensionIndex = function(e) {
		return W(this._dimNameMap.get(e), -1);
	}, e.prototype.getSourceDimension = function(e) {
		var t = this.source.dimensionsDefine;
		if (t) return t[e];
	}, e.prototype.makeStoreSchema = function() {
		for (var e = this._fullDimCount, t = Np(this.source), n = !Em(e), r = ``, i = [], a = 0, o = 0; a < e; a++) {
			var s = void 0, c = void 0, l = void 0, u = this.dimensions[o];
			if (u && u.storeDimIndex === a) s = t ? u.name : null, c = u.type, l = u.ordinalMeta, o++;
			else {
				var d = this.getSourceDimension(a);
				d && (s = t ? d.name : null, c = d.type);
			}
			i.push({
				property: s,
				type: c,
				ordinalMeta: l
			}), !t || s == null || u && u.isCalculationCoord || (r += n ? s.replace(/\`/g, "`1").replace(/\$/g, "`2") : s), r += `$`, r += xm[c] || `f`, l && (r += l.uid), r += `$`;
		}
		var f = this.source;
		return {
			dimensions: i,
			hash: [
				f.seriesLayoutBy,
				f.startIndex,
				r
			].join(`$$`)
		};
	}, e.prototype.makeOutputDimensionNames = function() {
		for (var e = [], t = 0, n = 0; t < this._fullDimCount; t++) {
			var r = void 0, i = this.dimensions[n];
			if (i && i.storeDimIndex === t) i.isCalculationCoord || (r = i.name), n++;
			else {
				var a = this.getSourceDimension(t);
				a && (r = a.name);
			}
			e.push(r);
		}
		return e;
	}, e.prototype.appendCalculationDimension = function(e) {
		this.dimensions.push(e), e.isCalculationCoord = !0, this._fullDimCount++, this._updateDimOmitted(!0);
	}, e;
}();
function Cm(e) {
	return e instanceof Sm;
}
function wm(e) {
	for (var t = K(), n = 0; n < (e || []).length; n++) {
		var r = e[n], i = U(r) ? r.name : r;
		i != null && t.get(i) == null && t.set(i, n);
	}
	return t;
}
function Tm(e) {
	var t = bm(e);
	return t.dimNameMap ||= wm(e.dimensionsDefine);
}
function Em(e) {
	return e > 30;
}
var Dm = U, Om = F, km = typeof Int32Array > `u` ? Array : Int32Array, Am = `e\0\0`, jm = -1, Mm = [
	`hasItemOption`,
	`_nameList`,
	`_idList`,
	`_invertedIndicesMap`,
	`_dimSummary`,
	`userOutput`,
	`_rawData`,
	`_dimValueGetter`,
	`_nameDimIdx`,
	`_idDimIdx`,
	`_nameRepeatCount`
], Nm = [`_approximateExtent`], Pm, Fm, Im, Lm, Rm, zm, Bm, Vm = function() {
	function e(e, t) {
		this.type = `list`, this._dimOmitted = !1, this._nameList = [], this._idList = [], this._visual = {}, this._layout = {}, this._itemVisuals = [], this._itemLayouts = [], this._graphicEls = [], this._approximateExtent = {}, this._calculationInfo = {}, this.hasItemOption = !1, this.TRANSFERABLE_METHODS = [
			`cloneShallow`,
			`downSample`,
			`minmaxDownSample`,
			`lttbDownSample`,
			`map`
		], this.CHANGABLE_METHODS = [`filterSelf`, `selectRange`], this.DOWNSAMPLE_METHODS = [
			`downSample`,
			`minmaxDownSample`,
			`lttbDownSample`
		];
		var n, r = !1;
		Cm(e) ? (n = e.dimensions, this._dimOmitted = e.isDimensionOmitted(), this._schema = e) : (r = !0, n = e), n ||= [`x`, `y`];
		for (var i = {}, a = [], o = {}, s = !1, c = {}, l = 0; l < n.length; l++) {
			var u = n[l], d = B(u) ? new am({ name: u }) : u instanceof am ? u : new am(u), f = d.name;
			d.type = d.type || `float`, d.coordDim || (d.coordDim = f, d.coordDimIndex = 0);
			var p = d.otherDims = d.otherDims || {};
			a.push(f), i[f] = d, c[f] != null && (s = !0), d.createInvertedIndices && (o[f] = []), process.env.NODE_ENV !== `production` && G(r || d.storeDimIndex >= 0), r && (d.storeDimIndex = l), p.itemName === 0 && (this._nameDimIdx = d.storeDimIndex), p.itemId === 0 && (this._idDimIdx = d.storeDimIndex);
		}
		if (this.dimensions = a, this._dimInfos = i, this._initGetDimensionInfo(s), this.hostModel = t, this._invertedIndicesMap = o, this._dimOmitted) {
			var m = this._dimIdxToName = K();
			P(a, function(e) {
				m.set(i[e].storeDimIndex, e);
			});
		}
	}
	return e.prototype.getDimension = function(e) {
		var t = this._recognizeDimIndex(e);
		if (t == null) return e;
		if (t = e, !this._dimOmitted) return this.dimensions[t];
		var n = this._dimIdxToName.get(t);
		if (n != null) return n;
		var r = this._schema.getSourceDimension(t);
		if (r) return r.name;
	}, e.prototype.getDimensionIndex = function(e) {
		var t = this._recognizeDimIndex(e);
		if (t != null) return t;
		if (e == null) return -1;
		var n = this._getDimInfo(e);
		return n ? n.storeDimIndex : this._dimOmitted ? this._schema.getSourceDimensionIndex(e) : -1;
	}, e.prototype._recognizeDimIndex = function(e) {
		if (H(e) || e != null && !isNaN(e) && !this._getDimInfo(e) && (!this._dimOmitted || this._schema.getSourceDimensionIndex(e) < 0)) return +e;
	}, e.prototype._getStoreDimIndex = function(e) {
		var t = this.getDimensionIndex(e);
		if (process.env.NODE_ENV !== `production` && t == null) throw Error(`Unknown dimension ` + e);
		return t;
	}, e.prototype.getDimensionInfo = function(e) {
		return this._getDimInfo(this.getDimension(e));
	}, e.prototype._initGetDimensionInfo = function(e) {
		var t = this._dimInfos;
		this._getDimInfo = e ? function(e) {
			return t.hasOwnProperty(e) ? t[e] : void 0;
		} : function(e) {
			return t[e];
		};
	}, e.prototype.getDimensionsOnCoord = function() {
		return this._dimSummary.dataDimsOnCoord.slice();
	}, e.prototype.mapDimension = function(e, t) {
		var n = this._dimSummary;
		if (t == null) return n.encodeFirstDimNotExtra[e];
		var r = n.encode[e];
		return r ? r[t] : null;
	}, e.prototype.mapDimensionsAll = function(e) {
		return (this._dimSummary.encode[e] || []).slice();
	}, e.prototype.getStore = function() {
		return this._store;
	}, e.prototype.initData = function(e, t, n) {
		var r = this, i;
		if (e instanceof ym && (i = e), !i) {
			var a = this.dimensions, o = wp(e) || N(e) ? new Bp(e, a.length) : e;
			i = new ym();
			var s = Om(a, function(e) {
				return {
					type: r._dimInfos[e].type,
					property: e
				};
			});
			i.initData(o, s, n);
		}
		this._store = i, this._nameList = (t || []).slice(), this._idList = [], this._nameRepeatCount = {}, this._doInit(0, i.count()), this._dimSummary = tm(this, this._schema), this.userOutput = this._dimSummary.userOutput;
	}, e.prototype.appendData = function(e) {
		var t = this._store.appendData(e);
		this._doInit(t[0], t[1]);
	}, e.prototype.appendValues = function(e, t) {
		var n = this._store.appendValues(e, t && t.length), r = n.start, i = n.end, a = this._shouldMakeIdFromName();
		if (this._updateOrdinalMeta(), t) for (var o = r; o < i; o++) {
			var s = o - r;
			this._nameList[o] = t[s], a && Bm(this, o);
		}
	}, e.prototype._updateOrdinalMeta = function() {
		for (var e = this._store, t = this.dimensions, n = 0; n < t.length; n++) {
			var r = this._dimInfos[t[n]];
			r.ordinalMeta && e.collectOrdinalMeta(r.storeDimIndex, r.ordinalMeta);
		}
	}, e.prototype._shouldMakeIdFromName = function() {
		var e = this._store.getProvider();
		return this._idDimIdx == null && e.getSource().sourceFormat !== `typedArray` && !e.fillStorage;
	}, e.prototype._doInit = function(e, t) {
		if (!(e >= t)) {
			var n = this._store.getProvider();
			this._updateOrdinalMeta();
			var r = this._nameList, i = this._idList;
			if (n.getSource().sourceFormat === `original` && !n.pure) for (var a = [], o = e; o < t; o++) {
				var s = n.getItem(o, a);
				if (!this.hasItemOption && $s(s) && (this.hasItemOption = !0), s) {
					var c = s.name;
					r[o] == null && c != null && (r[o] = lc(c, null));
					var l = s.id;
					i[o] == null && l != null && (i[o] = lc(l, null));
				}
			}
			if (this._shouldMakeIdFromName()) for (var o = e; o < t; o++) Bm(this, o);
			Pm(this);
		}
	}, e.prototype.getApproximateExtent = function(e, t) {
		return this._approximateExtent[e] || this._store.getDataExtent(this._getStoreDimIndex(e), t);
	}, e.prototype.setApproximateExtent = function(e, t) {
		t = this.getDimension(t), this._approximateExtent[t] = e.slice();
	}, e.prototype.getCalculationInfo = function(e) {
		return this._calculationInfo[e];
	}, e.prototype.setCalculationInfo = function(e, t) {
		Dm(e) ? D(this._calculationInfo, e) : this._calculationInfo[e] = t;
	}, e.prototype.getName = function(e) {
		var t = this.getRawIndex(e), n = this._nameList[t];
		return n == null && this._nameDimIdx != null && (n = Im(this, this._nameDimIdx, t)), n ??= ``, n;
	}, e.prototype._getCategory = function(e, t) {
		var n = this._store.get(e, t), r = this._store.getOrdinalMeta(e);
		return r ? r.categories[n] : n;
	}, e.prototype.getId = function(e) {
		return Fm(this, this.getRawIndex(e));
	}, e.prototype.count = function() {
		return this._store.count();
	}, e.prototype.get = function(e, t) {
		var n = this._store, r = this._dimInfos[e];
		if (r) return n.get(r.storeDimIndex, t);
	}, e.prototype.getByRawIndex = function(e, t) {
		var n = this._store, r = this._dimInfos[e];
		if (r) return n.getByRawIndex(r.storeDimIndex, t);
	}, e.prototype.getIndices = function() {
		return this._store.getIndices();
	}, e.prototype.getDataExtent = function(e) {
		return this._store.getDataExtent(this._getStoreDimIndex(e), null);
	}, e.prototype.getSum = function(e) {
		return this._store.getSum(this._getStoreDimIndex(e));
	}, e.prototype.getMedian = function(e) {
		return this._store.getMedian(this._getStoreDimIndex(e));
	}, e.prototype.getValues = function(e, t) {
		var n = this, r = this._store;
		return R(e) ? r.getValues(Om(e, function(e) {
			return n._getStoreDimIndex(e);
		}), t) : r.getValues(e);
	}, e.prototype.hasValue = function(e) {
		for (var t = this._dimSummary.dataDimIndicesOnCoord, n = 0, r = t.length; n < r; n++) if (isNaN(this._store.get(t[n], e))) return !1;
		return !0;
	}, e.prototype.indexOfName = function(e) {
		for (var t = 0, n = this._store.count(); t < n; t++) if (this.getName(t) === e) return t;
		return -1;
	}, e.prototype.getRawIndex = function(e) {
		return this._store.getRawIndex(e);
	}, e.prototype.indexOfRawIndex = function(e) {
		return this._store.indexOfRawIndex(e);
	}, e.prototype.rawIndexOf = function(e, t) {
		var n = e && this._invertedIndicesMap[e];
		if (process.env.NODE_ENV !== `production` && !n) throw Error(`Do not supported yet`);
		var r = n && n[t];
		return r == null || isNaN(r) ? jm : r;
	}, e.prototype.each = function(e, t, n) {
		z(e) && (n = t, t = e, e = []);
		var r = n || this, i = Om(Lm(e), this._getStoreDimIndex, this);
		this._store.each(i, r ? re(t, r) : t);
	}, e.prototype.filterSelf = function(e, t, n) {
		z(e) && (n = t, t = e, e = []);
		var r = n || this, i = Om(Lm(e), this._getStoreDimIndex, this);
		return this._store = this._store.filter(i, r ? re(t, r) : t), this;
	}, e.prototype.selectRange = function(e) {
		var t = this, n = {}, r = L(e), i = [];
		return P(r, function(r) {
			var a = t._getStoreDimIndex(r);
			n[a] = e[r], i.push(a);
		}), this._store = this._store.selectRange(n), this;
	}, e.prototype.mapArray = function(e, t, n) {
		z(e) && (n = t, t = e, e = []), n ||= this;
		var r = [];
		return this.each(e, function() {
			r.push(t && t.apply(this, arguments));
		}, n), r;
	}, e.prototype.map = function(e, t, n, r) {
		var i = n || r || this, a = Om(Lm(e), this._getStoreDimIndex, this), o = zm(this);
		return o._store = this._store.map(a, i ? re(t, i) : t), o;
	}, e.prototype.modify = function(e, t, n, r) {
		var i = this, a = n || r || this;
		process.env.NODE_ENV !== `production` && P(Lm(e), function(e) {
			i.getDimensionInfo(e).isCalculationCoord || console.error(`Danger: only stack dimension can be modified`);
		});
		var o = Om(Lm(e), this._getStoreDimIndex, this);
		this._store.modify(o, a ? re(t, a) : t);
	}, e.prototype.downSample = function(e, t, n, r) {
		var i = zm(this);
		return i._store = this._store.downSample(this._getStoreDimIndex(e), t, n, r), i;
	}, e.prototype.minmaxDownSample = function(e, t) {
		var n = zm(this);
		return n._store = this._store.minmaxDownSample(this._getStoreDimIndex(e), t), n;
	}, e.prototype.lttbDownSample = function(e, t) {
		var n = zm(this);
		return n._store = this._store.lttbDownSample(this._getStoreDimIndex(e), t), n;
	}, e.prototype.getRawDataItem = function(e) {
		return this._store.getRawDataItem(e);
	}, e.prototype.getItemModel = function(e) {
		var t = this.hostModel;
		return new dp(this.getRawDataItem(e), t, t && t.ecModel);
	}, e.prototype.diff = function(e) {
		var t = this;
		return new mp(e ? e.getStore().getIndices() : [], this.getStore().getIndices(), function(t) {
			return Fm(e, t);
		}, function(e) {
			return Fm(t, e);
		});
	}, e.prototype.getVisual = function(e) {
		var t = this._visual;
		return t && t[e];
	}, e.prototype.setVisual = function(e, t) {
		this._visual = this._visual || {}, Dm(e) ? D(this._visual, e) : this._visual[e] = t;
	}, e.prototype.getItemVisual = function(e, t) {
		var n = this._itemVisuals[e];
		return (n && n[t]) ?? this.getVisual(t);
	}, e.prototype.hasItemVisual = function() {
		return this._itemVisuals.length > 0;
	}, e.prototype.ensureUniqueItemVisual = function(e, t) {
		var n = this._itemVisuals, r = n[e];
		r ||= n[e] = {};
		var i = r[t];
		return i ?? (i = this.getVisual(t), R(i) ? i = i.slice() : Dm(i) && (i = D({}, i)), r[t] = i), i;
	}, e.prototype.setItemVisual = function(e, t, n) {
		var r = this._itemVisuals[e] || {};
		this._itemVisuals[e] = r, Dm(t) ? D(r, t) : r[t] = n;
	}, e.prototype.clearAllVisual = function() {
		this._visual = {}, this._itemVisuals = [];
	}, e.prototype.setLayout = function(e, t) {
		Dm(e) ? D(this._layout, e) : this._layout[e] = t;
	}, e.prototype.getLayout = function(e) {
		return this._layout[e];
	}, e.prototype.getItemLayout = function(e) {
		return this._itemLayouts[e];
	}, e.prototype.setItemLayout = function(e, t, n) {
		this._itemLayouts[e] = n ? D(this._itemLayouts[e] || {}, t) : t;
	}, e.prototype.clearItemLayouts = function() {
		this._itemLayouts.length = 0;
	}, e.prototype.setItemGraphicEl = function(e, t) {
		qc(this.hostModel && this.hostModel.seriesIndex, this.dataType, e, t), this._graphicEls[e] = t;
	}, e.prototype.getItemGraphicEl = function(e) {
		return this._graphicEls[e];
	}, e.prototype.eachItemGraphicEl = function(e, t) {
		P(this._graphicEls, function(n, r) {
			n && e && e.call(t, n, r);
		});
	}, e.prototype.cloneShallow = function(t) {
		return t ||= new e(this._schema ? this._schema : Om(this.dimensions, this._getDimInfo, this), this.hostModel), Rm(t, this), t._store = this._store, t;
	}, e.prototype.wrapMethod = function(e, t) {
		var n = this[e];
		z(n) && (this.__wrappedMethods = this.__wrappedMethods || [], this.__wrappedMethods.push(e), this[e] = function() {
			var e = n.apply(this, arguments);
			return t.apply(this, [e].concat(pe(arguments)));
		});
	}, e.internalField = function() {
		Pm = function(e) {
			var t = e._invertedIndicesMap;
			P(t, function(n, r) {
				var i = e._dimInfos[r], a = i.ordinalMeta, o = e._store;
				if (a) {
					n = t[r] = new km(a.categories.length);
					for (var s = 0; s < n.length; s++) n[s] = jm;
					for (var s = 0; s < o.count(); s++) n[o.get(i.storeDimIndex, s)] = s;
				}
			});
		}, Im = function(e, t, n) {
			return lc(e._getCategory(t, n), null);
		}, Fm = function(e, t) {
			var n = e._idList[t];
			return n == null && e._idDimIdx != null && (n = Im(e, e._idDimIdx, t)), n ??= Am + t, n;
		}, Lm = function(e) {
			return R(e) || (e = e == null ? [] : [e]), e;
		}, zm = function(t) {
			var n = new e(t._schema ? t._schema : Om(t.dimensions, t._getDimInfo, t), t.hostModel);
			return Rm(n, t), n;
		}, Rm = function(e, t) {
			P(Mm.concat(t.__wrappedMethods || []), function(n) {
				t.hasOwnProperty(n) && (e[n] = t[n]);
			}), e.__wrappedMethods = t.__wrappedMethods, P(Nm, function(n) {
				e[n] = T(t[n]);
			}), e._calculationInfo = D({}, t._calculationInfo);
		}, Bm = function(e, t) {
			var n = e._nameList, r = e._idList, i = e._nameDimIdx, a = e._idDimIdx, o = n[t], s = r[t];
			if (o == null && i != null && (n[t] = o = Im(e, i, t)), s == null && a != null && (r[t] = s = Im(e, a, t)), s == null && o != null) {
				var c = e._nameRepeatCount, l = c[o] = (c[o] || 0) + 1;
				s = o, l > 1 && (s += `__ec__` + l), r[t] = s;
			}
		};
	}(), e;
}();
function Hm(e, t) {
	wp(e) || (e = Ep(e)), t ||= {};
	var n = t.coordDimensions || [], r = t.dimensionsDefine || e.dimensionsDefine || [], i = K(), a = [], o = Um(e, n, r, t.dimensionsCount), s = t.canOmitUnusedDimensions && Em(o), c = r === e.dimensionsDefine, l = c ? Tm(e) : wm(r), u = t.encodeDefine;
	!u && t.encodeDefaulter && (u = t.encodeDefaulter(e, o));
	for (var d = K(u), f = new fm(o), p = 0; p < f.length; p++) f[p] = -1;
	function m(e) {
		var t = f[e];
		if (t < 0) {
			var n = r[e], i = U(n) ? n : { name: n }, o = new am(), s = i.name;
			return s != null && l.get(s) != null && (o.name = o.displayName = s), i.type != null && (o.type = i.type), i.displayName != null && (o.displayName = i.displayName), f[e] = a.length, o.storeDimIndex = e, a.push(o), o;
		}
		return a[t];
	}
	if (!s) for (var p = 0; p < o; p++) m(p);
	d.each(function(e, t) {
		var n = Ys(e).slice();
		if (n.length === 1 && !B(n[0]) && n[0] < 0) d.set(t, !1);
		else {
			var r = d.set(t, []);
			P(n, function(e, n) {
				var i = B(e) ? l.get(e) : e;
				i != null && i < o && (r[n] = i, g(m(i), t, n));
			});
		}
	});
	var h = 0;
	P(n, function(e) {
		var t, n, r, i;
		if (B(e)) t = e, i = {};
		else {
			i = e, t = i.name;
			var a = i.ordinalMeta;
			i.ordinalMeta = null, i = D({}, i), i.ordinalMeta = a, n = i.dimsDef, r = i.otherDims, i.name = i.coordDim = i.coordDimIndex = i.dimsDef = i.otherDims = null;
		}
		var s = d.get(t);
		if (s !== !1) {
			if (s = Ys(s), !s.length) for (var l = 0; l < (n && n.length || 1); l++) {
				for (; h < o && m(h).coordDim != null;) h++;
				h < o && s.push(h++);
			}
			P(s, function(e, a) {
				var o = m(e);
				if (c && i.type != null && (o.type = i.type), g(k(o, i), t, a), o.name == null && n) {
					var s = n[a];
					!U(s) && (s = { name: s }), o.name = o.displayName = s.name, o.defaultTooltip = s.defaultTooltip;
				}
				r && k(o.otherDims, r);
			});
		}
	});
	function g(e, t, n) {
		Jc.get(t) == null ? (e.coordDim = t, e.coordDimIndex = n, i.set(t, !0)) : e.otherDims[t] = n;
	}
	var _ = t.generateCoord, v = t.generateCoordCount, y = v != null;
	v = _ ? v || 1 : 0;
	var b = _ || `value`;
	function x(e) {
		e.name ??= e.coordDim;
	}
	if (s) P(a, function(e) {
		x(e);
	}), a.sort(function(e, t) {
		return e.storeDimIndex - t.storeDimIndex;
	});
	else for (var S = 0; S < o; S++) {
		var C = m(S);
		C.coordDim ?? (C.coordDim = Wm(b, i, y), C.coordDimIndex = 0, (!_ || v <= 0) && (C.isExtraCoord = !0), v--), x(C), C.type == null && (xp(e, S) === hp.Must || C.isExtraCoord && (C.otherDims.itemName != null || C.otherDims.seriesName != null)) && (C.type = `ordinal`);
	}
	return Rc(a, function(e) {
		return e.name;
	}, function(e, t) {
		t > 0 && (e.name += t - 1);
	}), new Sm({
		source: e,
		dimensions: a,
		fullDimensionCount: o,
		dimensionOmitted: s
	});
}
function Um(e, t, n, r) {
	var i = Math.max(e.dimensionsDetectedCount || 1, t.length, n.length, r || 0);
	return P(t, function(e) {
		var t;
		U(e) && (t = e.dimsDef) && (i = Math.max(i, t.length));
	}), i;
}
function Wm(e, t, n) {
	if (n || t.hasKey(e)) {
		for (var r = 0; t.hasKey(e + r);) r++;
		e += r;
	}
	return t.set(e, !0), e;
}
var Gm = {}, Km = {}, qm = function() {
	function e() {
		this._normalMasterList = [], this._nonSeriesBoxMasterList = [];
	}
	return e.prototype.create = function(e, t) {
		this._nonSeriesBoxMasterList = n(Gm, !0), this._normalMasterList = n(Km, !1);
		function n(n, r) {
			var i = [];
			return P(n, function(n, a) {
				var o = n.create(e, t);
				i = i.concat(o || []), process.env.NODE_ENV !== `production` && r && P(o, function(e) {
					return G(!e.update);
				});
			}), i;
		}
	}, e.prototype.update = function(e, t) {
		P(this._normalMasterList, function(n) {
			n.update && n.update(e, t);
		});
	}, e.prototype.getCoordinateSystems = function() {
		return this._normalMasterList.concat(this._nonSeriesBoxMasterList);
	}, e.register = function(e, t) {
		e === `matrix` || e === `calendar` ? Gm[e] = t : Km[e] = t;
	}, e.get = function(e) {
		return Km[e] || Gm[e];
	}, e;
}();
function Jm(e) {
	return !!Gm[e];
}
var Ym = K();
function Xm(e) {
	var t = e.getShallow(`coord`, !0), n = 1;
	if (t == null) {
		var r = Ym.get(e.type);
		r && r.getCoord2 && (n = 2, t = r.getCoord2(e));
	}
	return {
		coord: t,
		from: n
	};
}
function Zm(e, t) {
	var n = e.getShallow(`coordinateSystem`), r = e.getShallow(`coordinateSystemUsage`, !0), i = r != null, a = 0;
	if (n) {
		var o = e.mainType === `series`;
		r ??= o ? `data` : `box`, r === `data` ? (a = 1, o || (process.env.NODE_ENV !== `production` && i && t && Vs(`coordinateSystemUsage "data" is not supported in non-series components.`), a = 0)) : r === `box` && (a = 2, !o && !Jm(n) && (process.env.NODE_ENV !== `production` && i && t && Vs(`coordinateSystem "` + n + `" cannot be used` + (` as coordinateSystemUsage "box" for "` + e.type + `" yet.`)), a = 0));
	}
	return {
		coordSysType: n,
		kind: a
	};
}
function Qm(e) {
	var t = e.targetModel, n = e.coordSysType, r = e.coordSysProvider, i = e.isDefaultDataCoordSys, a = e.allowNotFound;
	process.env.NODE_ENV !== `production` && G(!!n);
	var o = Zm(t, !0), s = o.kind, c = o.coordSysType;
	if (i && s !== 1 && (s = 1, c = n), s === 0 || c !== n) return 0;
	var l = r(n, t);
	return l ? (s === 1 ? (process.env.NODE_ENV !== `production` && G(t.mainType === `series`), t.coordinateSystem = l) : t.boxCoordinateSystem = l, s) : (process.env.NODE_ENV !== `production` && (a || Vs(n + ` cannot be found for` + (` ` + t.type + ` (index: ` + t.componentIndex + `).`))), 0);
}
var $m = function() {
	function e(e) {
		this.coordSysDims = [], this.axisMap = K(), this.categoryAxisMap = K(), this.coordSysName = e;
	}
	return e;
}();
function eh(e) {
	var t = e.get(`coordinateSystem`), n = new $m(t), r = th[t];
	if (r) return r(e, n, n.axisMap, n.categoryAxisMap), n;
}
var th = {
	cartesian2d: function(e, t, n, r) {
		var i = e.getReferringComponents(`xAxis`, xc).models[0], a = e.getReferringComponents(`yAxis`, xc).models[0];
		if (process.env.NODE_ENV !== `production`) {
			if (!i) throw Error(`xAxis "` + de(e.get(`xAxisIndex`), e.get(`xAxisId`), 0) + `" not found`);
			if (!a) throw Error(`yAxis "` + de(e.get(`xAxisIndex`), e.get(`yAxisId`), 0) + `" not found`);
		}
		t.coordSysDims = [`x`, `y`], n.set(`x`, i), n.set(`y`, a), nh(i) && (r.set(`x`, i), t.firstCategoryDimIndex = 0), nh(a) && (r.set(`y`, a), t.firstCategoryDimIndex ??= 1);
	},
	singleAxis: function(e, t, n, r) {
		var i = e.getReferringComponents(`singleAxis`, xc).models[0];
		if (process.env.NODE_ENV !== `production` && !i) throw Error(`singleAxis should be specified.`);
		t.coordSysDims = [`single`], n.set(`single`, i), nh(i) && (r.set(`single`, i), t.firstCategoryDimIndex = 0);
	},
	polar: function(e, t, n, r) {
		var i = e.getReferringComponents(`polar`, xc).models[0], a = i.findAxisModel(`radiusAxis`), o = i.findAxisModel(`angleAxis`);
		if (process.env.NODE_ENV !== `production`) {
			if (!o) throw Error(`angleAxis option not found`);
			if (!a) throw Error(`radiusAxis option not found`);
		}
		t.coordSysDims = [`radius`, `angle`], n.set(`radius`, a), n.set(`angle`, o), nh(a) && (r.set(`radius`, a), t.firstCategoryDimIndex = 0), nh(o) && (r.set(`angle`, o), t.firstCategoryDimIndex ??= 1);
	},
	geo: function(e, t, n, r) {
		t.coordSysDims = [`lng`, `lat`];
	},
	parallel: function(e, t, n, r) {
		var i = e.ecModel, a = i.getComponent(`parallel`, e.get(`parallelIndex`)), o = t.coordSysDims = a.dimensions.slice();
		P(a.parallelAxisIndex, function(e, a) {
			var s = i.getComponent(`parallelAxis`, e), c = o[a];
			n.set(c, s), nh(s) && (r.set(c, s), t.firstCategoryDimIndex ??= a);
		});
	},
	matrix: function(e, t, n, r) {
		var i = e.getReferringComponents(`matrix`, xc).models[0];
		if (process.env.NODE_ENV !== `production` && !i) throw Error(`matrix coordinate system should be specified.`);
		t.coordSysDims = [`x`, `y`];
		var a = i.getDimensionModel(`x`), o = i.getDimensionModel(`y`);
		n.set(`x`, a), n.set(`y`, o), r.set(`x`, a), r.set(`y`, o);
	}
};
function nh(e) {
	return e.get(`type`) === `category`;
}
function rh(e, t, n) {
	n ||= {};
	var r = n.byIndex, i = n.stackedCoordDimension, a, o, s;
	ih(t) ? a = t : (o = t.schema, a = o.dimensions, s = t.store);
	var c = !!(e && e.get(`stack`)), l, u, d, f, p = !0;
	function m(e) {
		return e.type !== `ordinal` && e.type !== `time`;
	}
	if (P(a, function(e, t) {
		B(e) && (a[t] = e = { name: e }), m(e) || (p = !1);
	}), P(a, function(e, t) {
		c && !e.isExtraCoord && (!r && !l && e.ordinalMeta && (l = e), u || !m(e) || p && (e.coordDim === `x` || e.coordDim === `angle`) || i && i !== e.coordDim || (u = e));
	}), u && !r && !l && (r = !0), u) {
		d = `__\0ecstackresult_` + e.id, f = `__\0ecstackedover_` + e.id, l && (l.createInvertedIndices = !0);
		var h = u.coordDim, g = u.type, _ = 0;
		P(a, function(e) {
			e.coordDim === h && _++;
		});
		var v = {
			name: d,
			coordDim: h,
			coordDimIndex: _,
			type: g,
			isExtraCoord: !0,
			isCalculationCoord: !0,
			storeDimIndex: a.length
		}, y = {
			name: f,
			coordDim: f,
			coordDimIndex: _ + 1,
			type: g,
			isExtraCoord: !0,
			isCalculationCoord: !0,
			storeDimIndex: a.length + 1
		};
		o ? (s && (v.storeDimIndex = s.ensureCalculationDimension(f, g), y.storeDimIndex = s.ensureCalculationDimension(d, g)), o.appendCalculationDimension(v), o.appendCalculationDimension(y)) : (a.push(v), a.push(y));
	}
	return {
		stackedDimension: u && u.name,
		stackedByDimension: l && l.name,
		isStackedByIndex: r,
		stackedOverDimension: f,
		stackResultDimension: d
	};
}
function ih(e) {
	return !Cm(e.schema);
}
function ah(e, t) {
	return !!t && t === e.getCalculationInfo(`stackedDimension`);
}
function oh(e, t) {
	return ah(e, t) ? e.getCalculationInfo(`stackResultDimension`) : t;
}
function sh(e, t) {
	var n = e.get(`coordinateSystem`), r = qm.get(n), i;
	return t && t.coordSysDims && (i = F(t.coordSysDims, function(e) {
		var n = { name: e }, r = t.axisMap.get(e);
		return r && (n.type = rm(r.get(`type`))), n;
	})), i ||= r && (r.getDimensionsInfo ? r.getDimensionsInfo() : r.dimensions.slice()) || [`x`, `y`], i;
}
function ch(e, t, n) {
	var r, i;
	return n && P(e, function(e, a) {
		var o = e.coordDim, s = n.categoryAxisMap.get(o);
		s && (r ??= a, e.ordinalMeta = s.getOrdinalMeta(), t && (e.createInvertedIndices = !0)), e.otherDims.itemName != null && (i = !0);
	}), !i && r != null && (e[r].otherDims.itemName = 0), r;
}
function lh(e, t, n) {
	n ||= {};
	var r = t.getSourceManager(), i, a = !1;
	e ? (a = !0, i = Ep(e)) : (i = r.getSource(), a = i.sourceFormat === Yc);
	var o = eh(t), s = sh(t, o), c = n.useEncodeDefaulter, l = z(c) ? c : c ? ie(vp, s, t) : null, u = {
		coordDimensions: s,
		generateCoord: n.generateCoord,
		encodeDefine: t.getEncode(),
		encodeDefaulter: l,
		canOmitUnusedDimensions: !a
	}, d = Hm(i, u), f = ch(d.dimensions, n.createInvertedIndices, o), p = a ? null : r.getSharedDataStore(d), m = rh(t, {
		schema: d,
		store: p
	}), h = new Vm(d, t);
	h.setCalculationInfo(m);
	var g = f != null && uh(i) ? function(e, t, n, r) {
		return r === f ? n : this.defaultDimValueGetter(e, t, n, r);
	} : null;
	return h.hasItemOption = !1, h.initData(a ? i : p, null, g), h;
}
function uh(e) {
	if (e.sourceFormat === `original`) return !R(Qs(dh(e.data || [])));
}
function dh(e) {
	for (var t = 0; t < e.length && e[t] == null;) t++;
	return e[t];
}
var fh = Math.round(Math.random() * 10);
function ph(e) {
	return [e || ``, fh++].join(`_`);
}
function mh(e) {
	var t = {};
	e.registerSubTypeDefaulter = function(e, n) {
		var r = Ne(e);
		t[r.main] = n;
	}, e.determineSubType = function(n, r) {
		var i = r.type;
		if (!i) {
			var a = Ne(n).main;
			e.hasSubTypes(n) && t[a] && (i = t[a](r));
		}
		return i;
	};
}
function hh(e, t) {
	e.topologicalTravel = function(e, t, r, i) {
		if (!e.length) return;
		var a = n(t), o = a.graph, s = a.noEntryList, c = {};
		for (P(e, function(e) {
			c[e] = !0;
		}); s.length;) {
			var l = s.pop(), u = o[l], d = !!c[l];
			d && (r.call(i, l, u.originalDeps.slice()), delete c[l]), P(u.successor, d ? p : f);
		}
		P(c, function() {
			var n = ``;
			throw process.env.NODE_ENV !== `production` && (n = Ws(`Circular dependency may exists: `, c, e, t)), Error(n);
		});
		function f(e) {
			o[e].entryCount--, o[e].entryCount === 0 && s.push(e);
		}
		function p(e) {
			c[e] = !0, f(e);
		}
	};
	function n(e) {
		var n = {}, a = [];
		return P(e, function(o) {
			var s = r(n, o), c = i(s.originalDeps = t(o), e);
			s.entryCount = c.length, s.entryCount === 0 && a.push(o), P(c, function(e) {
				A(s.predecessor, e) < 0 && s.predecessor.push(e);
				var t = r(n, e);
				A(t.successor, e) < 0 && t.successor.push(o);
			});
		}), {
			graph: n,
			noEntryList: a
		};
	}
	function r(e, t) {
		return e[t] || (e[t] = {
			predecessor: [],
			successor: []
		}), e[t];
	}
	function i(e, t) {
		var n = [];
		return P(e, function(e) {
			A(t, e) >= 0 && n.push(e);
		}), n;
	}
}
function gh(e, t) {
	return E(E({}, e, !0), t, !0);
}
var _h = Math.log(2);
function vh(e, t, n, r, i, a) {
	var o = r + `-` + i, s = e.length;
	if (a.hasOwnProperty(o)) return a[o];
	if (t === 1) {
		var c = Math.round(Math.log((1 << s) - 1 & ~i) / _h);
		return e[n][c];
	}
	for (var l = r | 1 << n, u = n + 1; r & 1 << u;) u++;
	for (var d = 0, f = 0, p = 0; f < s; f++) {
		var m = 1 << f;
		m & i || (d += (p % 2 ? -1 : 1) * e[n][f] * vh(e, t - 1, u, l, i | m, a), p++);
	}
	return a[o] = d, d;
}
function yh(e, t) {
	var n = [
		[
			e[0],
			e[1],
			1,
			0,
			0,
			0,
			-t[0] * e[0],
			-t[0] * e[1]
		],
		[
			0,
			0,
			0,
			e[0],
			e[1],
			1,
			-t[1] * e[0],
			-t[1] * e[1]
		],
		[
			e[2],
			e[3],
			1,
			0,
			0,
			0,
			-t[2] * e[2],
			-t[2] * e[3]
		],
		[
			0,
			0,
			0,
			e[2],
			e[3],
			1,
			-t[3] * e[2],
			-t[3] * e[3]
		],
		[
			e[4],
			e[5],
			1,
			0,
			0,
			0,
			-t[4] * e[4],
			-t[4] * e[5]
		],
		[
			0,
			0,
			0,
			e[4],
			e[5],
			1,
			-t[5] * e[4],
			-t[5] * e[5]
		],
		[
			e[6],
			e[7],
			1,
			0,
			0,
			0,
			-t[6] * e[6],
			-t[6] * e[7]
		],
		[
			0,
			0,
			0,
			e[6],
			e[7],
			1,
			-t[7] * e[6],
			-t[7] * e[7]
		]
	], r = {}, i = vh(n, 8, 0, 0, 0, r);
	if (i !== 0) {
		for (var a = [], o = 0; o < 8; o++) for (var s = 0; s < 8; s++) a[s] ?? (a[s] = 0), a[s] += ((o + s) % 2 ? -1 : 1) * vh(n, 7, +(o === 0), 1 << o, 1 << s, r) / i * t[o];
		return function(e, t, n) {
			var r = t * a[6] + n * a[7] + 1;
			e[0] = (t * a[0] + n * a[1] + a[2]) / r, e[1] = (t * a[3] + n * a[4] + a[5]) / r;
		};
	}
}
var bh = `___zrEVENTSAVED`;
function xh(e, t, n, r, i) {
	if (t.getBoundingClientRect && Oe.domSupported && !wh(t)) {
		var a = t[bh] || (t[bh] = {}), o = Ch(Sh(t, a), a, i);
		if (o) return o(e, n, r), !0;
	}
	return !1;
}
function Sh(e, t) {
	var n = t.markers;
	if (n) return n;
	n = t.markers = [];
	for (var r = [`left`, `right`], i = [`top`, `bottom`], a = 0; a < 4; a++) {
		var o = document.createElement(`div`), s = o.style, c = a % 2, l = (a >> 1) % 2;
		s.cssText = [
			`position: absolute`,
			`visibility: hidden`,
			`padding: 0`,
			`margin: 0`,
			`border-width: 0`,
			`user-select: none`,
			`width:0`,
			`height:0`,
			r[c] + `:0`,
			i[l] + `:0`,
			r[1 - c] + `:auto`,
			i[1 - l] + `:auto`,
			``
		].join(`!important;`), e.appendChild(o), n.push(o);
	}
	return t.clearMarkers = function() {
		P(n, function(e) {
			e.parentNode && e.parentNode.removeChild(e);
		});
	}, n;
}
function Ch(e, t, n) {
	for (var r = n ? `invTrans` : `trans`, i = t[r], a = t.srcCoords, o = [], s = [], c = !0, l = 0; l < 4; l++) {
		var u = e[l].getBoundingClientRect(), d = 2 * l, f = u.left, p = u.top;
		o.push(f, p), c = c && a && f === a[d] && p === a[d + 1], s.push(e[l].offsetLeft, e[l].offsetTop);
	}
	return c && i ? i : (t.srcCoords = o, t[r] = n ? yh(s, o) : yh(o, s));
}
function wh(e) {
	return e.nodeName.toUpperCase() === `CANVAS`;
}
var Th = /([&<>"'])/g, Eh = {
	"&": `&amp;`,
	"<": `&lt;`,
	">": `&gt;`,
	"\"": `&quot;`,
	"'": `&#39;`
};
function Dh(e) {
	return e == null ? `` : (e + ``).replace(Th, function(e, t) {
		return Eh[t];
	});
}
var Oh = {
	time: {
		month: [
			`January`,
			`February`,
			`March`,
			`April`,
			`May`,
			`June`,
			`July`,
			`August`,
			`September`,
			`October`,
			`November`,
			`December`
		],
		monthAbbr: [
			`Jan`,
			`Feb`,
			`Mar`,
			`Apr`,
			`May`,
			`Jun`,
			`Jul`,
			`Aug`,
			`Sep`,
			`Oct`,
			`Nov`,
			`Dec`
		],
		dayOfWeek: [
			`Sunday`,
			`Monday`,
			`Tuesday`,
			`Wednesday`,
			`Thursday`,
			`Friday`,
			`Saturday`
		],
		dayOfWeekAbbr: [
			`Sun`,
			`Mon`,
			`Tue`,
			`Wed`,
			`Thu`,
			`Fri`,
			`Sat`
		]
	},
	legend: { selector: {
		all: `All`,
		inverse: `Inv`
	} },
	toolbox: {
		brush: { title: {
			rect: `Box Select`,
			polygon: `Lasso Select`,
			lineX: `Horizontally Select`,
			lineY: `Vertically Select`,
			keep: `Keep Selections`,
			clear: `Clear Selections`
		} },
		dataView: {
			title: `Data View`,
			lang: [
				`Data View`,
				`Close`,
				`Refresh`
			]
		},
		dataZoom: { title: {
			zoom: `Zoom`,
			back: `Zoom Reset`
		} },
		magicType: { title: {
			line: `Switch to Line Chart`,
			bar: `Switch to Bar Chart`,
			stack: `Stack`,
			tiled: `Tile`
		} },
		restore: { title: `Restore` },
		saveAsImage: {
			title: `Save as Image`,
			lang: [`Right Click to Save Image`]
		}
	},
	series: { typeNames: {
		pie: `Pie chart`,
		bar: `Bar chart`,
		line: `Line chart`,
		scatter: `Scatter plot`,
		effectScatter: `Ripple scatter plot`,
		radar: `Radar chart`,
		tree: `Tree`,
		treemap: `Treemap`,
		boxplot: `Boxplot`,
		candlestick: `Candlestick`,
		k: `K line chart`,
		heatmap: `Heat map`,
		map: `Map`,
		parallel: `Parallel coordinate map`,
		lines: `Line graph`,
		graph: `Relationship graph`,
		sankey: `Sankey diagram`,
		funnel: `Funnel chart`,
		gauge: `Gauge`,
		pictorialBar: `Pictorial bar`,
		themeRiver: `Theme River Map`,
		sunburst: `Sunburst`,
		custom: `Custom chart`,
		chart: `Chart`
	} },
	aria: {
		general: {
			withTitle: `This is a chart about "{title}"`,
			withoutTitle: `This is a chart`
		},
		series: {
			single: {
				prefix: ``,
				withName: ` with type {seriesType} named {seriesName}.`,
				withoutName: ` with type {seriesType}.`
			},
			multiple: {
				prefix: `. It consists of {seriesCount} series count.`,
				withName: ` The {seriesId} series is a {seriesType} representing {seriesName}.`,
				withoutName: ` The {seriesId} series is a {seriesType}.`,
				separator: {
					middle: ``,
					end: ``
				}
			}
		},
		data: {
			allData: `The data is as follows: `,
			partialData: `The first {displayCnt} items are: `,
			withName: `the data for {name} is {value}`,
			withoutName: `{value}`,
			separator: {
				middle: `, `,
				end: `. `
			}
		}
	}
}, kh = {
	time: {
		month: [
			`一月`,
			`二月`,
			`三月`,
			`四月`,
			`五月`,
			`六月`,
			`七月`,
			`八月`,
			`九月`,
			`十月`,
			`十一月`,
			`十二月`
		],
		monthAbbr: [
			`1月`,
			`2月`,
			`3月`,
			`4月`,
			`5月`,
			`6月`,
			`7月`,
			`8月`,
			`9月`,
			`10月`,
			`11月`,
			`12月`
		],
		dayOfWeek: [
			`星期日`,
			`星期一`,
			`星期二`,
			`星期三`,
			`星期四`,
			`星期五`,
			`星期六`
		],
		dayOfWeekAbbr: [
			`日`,
			`一`,
			`二`,
			`三`,
			`四`,
			`五`,
			`六`
		]
	},
	legend: { selector: {
		all: `全选`,
		inverse: `反选`
	} },
	toolbox: {
		brush: { title: {
			rect: `矩形选择`,
			polygon: `圈选`,
			lineX: `横向选择`,
			lineY: `纵向选择`,
			keep: `保持选择`,
			clear: `清除选择`
		} },
		dataView: {
			title: `数据视图`,
			lang: [
				`数据视图`,
				`关闭`,
				`刷新`
			]
		},
		dataZoom: { title: {
			zoom: `区域缩放`,
			back: `区域缩放还原`
		} },
		magicType: { title: {
			line: `切换为折线图`,
			bar: `切换为柱状图`,
			stack: `切换为堆叠`,
			tiled: `切换为平铺`
		} },
		restore: { title: `还原` },
		saveAsImage: {
			title: `保存为图片`,
			lang: [`右键另存为图片`]
		}
	},
	series: { typeNames: {
		pie: `饼图`,
		bar: `柱状图`,
		line: `折线图`,
		scatter: `散点图`,
		effectScatter: `涟漪散点图`,
		radar: `雷达图`,
		tree: `树图`,
		treemap: `矩形树图`,
		boxplot: `箱型图`,
		candlestick: `K线图`,
		k: `K线图`,
		heatmap: `热力图`,
		map: `地图`,
		parallel: `平行坐标图`,
		lines: `线图`,
		graph: `关系图`,
		sankey: `桑基图`,
		funnel: `漏斗图`,
		gauge: `仪表盘图`,
		pictorialBar: `象形柱图`,
		themeRiver: `主题河流图`,
		sunburst: `旭日图`,
		custom: `自定义图表`,
		chart: `图表`
	} },
	aria: {
		general: {
			withTitle: `这是一个关于“{title}”的图表。`,
			withoutTitle: `这是一个图表，`
		},
		series: {
			single: {
				prefix: ``,
				withName: `图表类型是{seriesType}，表示{seriesName}。`,
				withoutName: `图表类型是{seriesType}。`
			},
			multiple: {
				prefix: `它由{seriesCount}个图表系列组成。`,
				withName: `第{seriesId}个系列是一个表示{seriesName}的{seriesType}，`,
				withoutName: `第{seriesId}个系列是一个{seriesType}，`,
				separator: {
					middle: `；`,
					end: `。`
				}
			}
		},
		data: {
			allData: `其数据是——`,
			partialData: `其中，前{displayCnt}项是——`,
			withName: `{name}的数据是{value}`,
			withoutName: `{value}`,
			separator: {
				middle: `，`,
				end: ``
			}
		}
	}
}, Ah = `ZH`, jh = `EN`, Mh = jh, Nh = {}, Ph = {}, Fh = Oe.domSupported ? function() {
	return (document.documentElement.lang || navigator.language || navigator.browserLanguage || Mh).toUpperCase().indexOf(Ah) > -1 ? Ah : Mh;
}() : Mh;
function Ih(e, t) {
	e = e.toUpperCase(), Ph[e] = new dp(t), Nh[e] = t;
}
function Lh(e) {
	if (B(e)) {
		var t = Nh[e.toUpperCase()] || {};
		return e === Ah || e === jh ? T(t) : E(T(t), T(Nh[Mh]), !1);
	}
	return E(T(e), T(Nh[Mh]), !1);
}
function Rh(e) {
	return Ph[e];
}
function zh() {
	return Ph[Mh];
}
Ih(jh, Oh), Ih(Ah, kh);
var Bh = null;
function Vh() {
	return Bh;
}
function Hh(e, t) {
	var n = Vh(), r = t.breakOption, i = t.breakParsed;
	return !i && n && (i = n.parseAxisBreakOption(r, e)), i;
}
function Uh(e) {
	var t = e.brk;
	return t ? t.breaks : [];
}
function Wh(e) {
	var t = e.brk;
	return t ? t.hasBreaks() : !1;
}
var Gh = 1e3, Kh = Gh * 60, qh = Kh * 60, Jh = qh * 24, Yh = Jh * 365, Xh = {
	year: /({yyyy}|{yy})/,
	month: /({MMMM}|{MMM}|{MM}|{M})/,
	day: /({dd}|{d})/,
	hour: /({HH}|{H}|{hh}|{h})/,
	minute: /({mm}|{m})/,
	second: /({ss}|{s})/,
	millisecond: /({SSS}|{S})/
}, Zh = {
	year: `{yyyy}`,
	month: `{MMM}`,
	day: `{d}`,
	hour: `{HH}:{mm}`,
	minute: `{HH}:{mm}`,
	second: `{HH}:{mm}:{ss}`,
	millisecond: `{HH}:{mm}:{ss} {SSS}`
}, Qh = `{yyyy}-{MM}-{dd} {HH}:{mm}:{ss} {SSS}`, $h = `{yyyy}-{MM}-{dd}`, eg = {
	year: `{yyyy}`,
	month: `{yyyy}-{MM}`,
	day: $h,
	hour: $h + ` ` + Zh.hour,
	minute: $h + ` ` + Zh.minute,
	second: $h + ` ` + Zh.second,
	millisecond: Qh
}, tg = [
	`year`,
	`month`,
	`day`,
	`hour`,
	`minute`,
	`second`,
	`millisecond`
], ng = [
	`year`,
	`half-year`,
	`quarter`,
	`month`,
	`week`,
	`half-week`,
	`day`,
	`half-day`,
	`quarter-day`,
	`hour`,
	`minute`,
	`second`,
	`millisecond`
];
function rg(e) {
	return !B(e) && !z(e) ? ig(e) : e;
}
function ig(e) {
	e ||= {};
	var t = {}, n = !0;
	return P(tg, function(t) {
		n &&= e[t] == null;
	}), P(tg, function(r, i) {
		var a = e[r];
		t[r] = {};
		for (var o = null, s = i; s >= 0; s--) {
			var c = tg[s], l = U(a) && !R(a) ? a[c] : a, u = void 0;
			R(l) ? (u = l.slice(), o = u[0] || ``) : B(l) ? (o = l, u = [o]) : (o == null ? o = Zh[r] : Xh[c].test(o) || (o = t[c][c][0] + ` ` + o), u = [o], n && (u[1] = `{primary|` + o + `}`)), t[r][c] = u;
		}
	}), t;
}
function ag(e, t) {
	return e += ``, `0000`.substr(0, t - e.length) + e;
}
function og(e) {
	switch (e) {
		case `half-year`:
		case `quarter`: return `month`;
		case `week`:
		case `half-week`: return `day`;
		case `half-day`:
		case `quarter-day`: return `hour`;
		default: return e;
	}
}
function sg(e) {
	return e === og(e);
}
function cg(e) {
	switch (e) {
		case `year`:
		case `month`: return `day`;
		case `millisecond`: return `millisecond`;
		default: return `second`;
	}
}
function lg(e, t, n, r) {
	var i = ws(e), a = i[pg(n)](), o = i[mg(n)]() + 1, s = Math.floor((o - 1) / 3) + 1, c = i[hg(n)](), l = i[`get` + (n ? `UTC` : ``) + `Day`](), u = i[gg(n)](), d = (u - 1) % 12 + 1, f = i[_g(n)](), p = i[vg(n)](), m = i[yg(n)](), h = u >= 12 ? `pm` : `am`, g = h.toUpperCase(), _ = (r instanceof dp ? r : Rh(r || Fh) || zh()).getModel(`time`), v = _.get(`month`), y = _.get(`monthAbbr`), b = _.get(`dayOfWeek`), x = _.get(`dayOfWeekAbbr`);
	return (t || ``).replace(/{a}/g, h + ``).replace(/{A}/g, g + ``).replace(/{yyyy}/g, a + ``).replace(/{yy}/g, ag(a % 100 + ``, 2)).replace(/{Q}/g, s + ``).replace(/{MMMM}/g, v[o - 1]).replace(/{MMM}/g, y[o - 1]).replace(/{MM}/g, ag(o, 2)).replace(/{M}/g, o + ``).replace(/{dd}/g, ag(c, 2)).replace(/{d}/g, c + ``).replace(/{eeee}/g, b[l]).replace(/{ee}/g, x[l]).replace(/{e}/g, l + ``).replace(/{HH}/g, ag(u, 2)).replace(/{H}/g, u + ``).replace(/{hh}/g, ag(d + ``, 2)).replace(/{h}/g, d + ``).replace(/{mm}/g, ag(f, 2)).replace(/{m}/g, f + ``).replace(/{ss}/g, ag(p, 2)).replace(/{s}/g, p + ``).replace(/{SSS}/g, ag(m, 3)).replace(/{S}/g, m + ``);
}
function ug(e, t, n, r, i) {
	var a = null;
	if (B(n)) a = n;
	else if (z(n)) {
		var o = {
			time: e.time,
			level: e.time ? e.time.level : 0
		}, s = Vh();
		s && s.makeAxisLabelFormatterParamBreak(o, e.break), a = n(e.value, t, o);
	} else {
		var c = e.time;
		if (c) {
			var l = n[c.lowerTimeUnit][c.upperTimeUnit];
			a = l[Math.min(c.level, l.length - 1)] || ``;
		} else {
			var u = dg(e.value, i);
			a = n[u][u][0];
		}
	}
	return lg(new Date(e.value), a, i, r);
}
function dg(e, t) {
	var n = ws(e), r = n[mg(t)]() + 1, i = n[hg(t)](), a = n[gg(t)](), o = n[_g(t)](), s = n[vg(t)](), c = n[yg(t)]() === 0, l = c && s === 0, u = l && o === 0, d = u && a === 0, f = d && i === 1;
	return f && r === 1 ? `year` : f ? `month` : d ? `day` : u ? `hour` : l ? `minute` : c ? `second` : `millisecond`;
}
function fg(e, t, n) {
	switch (t) {
		case `year`: e[xg(n)](0);
		case `month`: e[Sg(n)](1);
		case `day`: e[Cg(n)](0);
		case `hour`: e[wg(n)](0);
		case `minute`: e[Tg(n)](0);
		case `second`: e[Eg(n)](0);
	}
	return e;
}
function pg(e) {
	return e ? `getUTCFullYear` : `getFullYear`;
}
function mg(e) {
	return e ? `getUTCMonth` : `getMonth`;
}
function hg(e) {
	return e ? `getUTCDate` : `getDate`;
}
function gg(e) {
	return e ? `getUTCHours` : `getHours`;
}
function _g(e) {
	return e ? `getUTCMinutes` : `getMinutes`;
}
function vg(e) {
	return e ? `getUTCSeconds` : `getSeconds`;
}
function yg(e) {
	return e ? `getUTCMilliseconds` : `getMilliseconds`;
}
function bg(e) {
	return e ? `setUTCFullYear` : `setFullYear`;
}
function xg(e) {
	return e ? `setUTCMonth` : `setMonth`;
}
function Sg(e) {
	return e ? `setUTCDate` : `setDate`;
}
function Cg(e) {
	return e ? `setUTCHours` : `setHours`;
}
function wg(e) {
	return e ? `setUTCMinutes` : `setMinutes`;
}
function Tg(e) {
	return e ? `setUTCSeconds` : `setSeconds`;
}
function Eg(e) {
	return e ? `setUTCMilliseconds` : `setMilliseconds`;
}
function Dg(e) {
	if (!As(e)) return B(e) ? e : `-`;
	var t = (e + ``).split(`.`);
	return t[0].replace(/(\d{1,3})(?=(?:\d{3})+(?!\d))/g, `$1,`) + (t.length > 1 ? `.` + t[1] : ``);
}
var Og = me, kg = [
	`a`,
	`b`,
	`c`,
	`d`,
	`e`,
	`f`,
	`g`
], Ag = function(e, t) {
	return `{` + e + (t ?? ``) + `}`;
};
function jg(e, t, n) {
	R(t) || (t = [t]);
	var r = t.length;
	if (!r) return ``;
	for (var i = t[0].$vars || [], a = 0; a < i.length; a++) {
		var o = kg[a];
		e = e.replace(Ag(o), Ag(o, 0));
	}
	for (var s = 0; s < r; s++) for (var c = 0; c < i.length; c++) {
		var l = t[s][i[c]];
		e = e.replace(Ag(kg[c], s), n ? Dh(l) : l);
	}
	return e;
}
function Mg(e, t) {
	var n = B(e) ? {
		color: e,
		extraCssText: t
	} : e || {}, r = n.color, i = n.type;
	t = n.extraCssText;
	var a = n.renderMode || `html`;
	return r ? a === `html` ? i === `subItem` ? `<span style="display:inline-block;vertical-align:middle;margin-right:8px;margin-left:3px;border-radius:4px;width:4px;height:4px;background-color:` + Dh(r) + `;` + (t || ``) + `"></span>` : `<span style="display:inline-block;margin-right:4px;border-radius:10px;width:10px;height:10px;background-color:` + Dh(r) + `;` + (t || ``) + `"></span>` : {
		renderMode: a,
		content: `{` + (n.markerId || `markerX`) + `|}  `,
		style: i === `subItem` ? {
			width: 4,
			height: 4,
			borderRadius: 2,
			backgroundColor: r
		} : {
			width: 10,
			height: 10,
			borderRadius: 5,
			backgroundColor: r
		}
	} : ``;
}
function Ng(e, t) {
	return t ||= `transparent`, B(e) ? e : U(e) && e.colorStops && (e.colorStops[0] || {}).color || t;
}
var Pg = P, Fg = [
	`left`,
	`right`,
	`top`,
	`bottom`,
	`width`,
	`height`
], Ig = [[
	`width`,
	`left`,
	`right`
], [
	`height`,
	`top`,
	`bottom`
]];
function Lg(e, t, n, r, i) {
	var a = 0, o = 0;
	r ??= 1 / 0, i ??= 1 / 0;
	var s = 0;
	t.eachChild(function(c, l) {
		var u = c.getBoundingRect(), d = t.childAt(l + 1), f = d && d.getBoundingRect(), p, m;
		if (e === `horizontal`) {
			var h = u.width + (f ? -f.x + u.x : 0);
			p = a + h, p > r || c.newline ? (a = 0, p = h, o += s + n, s = u.height) : s = Math.max(s, u.height);
		} else {
			var g = u.height + (f ? -f.y + u.y : 0);
			m = o + g, m > i || c.newline ? (a += s + n, o = 0, m = g, s = u.width) : s = Math.max(s, u.width);
		}
		c.newline || (c.x = a, c.y = o, c.markRedraw(), e === `horizontal` ? a = p + n : o = m + n);
	});
}
var Rg = Lg;
ie(Lg, `vertical`), ie(Lg, `horizontal`);
function zg(e, t) {
	return {
		left: e.getShallow(`left`, t),
		top: e.getShallow(`top`, t),
		right: e.getShallow(`right`, t),
		bottom: e.getShallow(`bottom`, t),
		width: e.getShallow(`width`, t),
		height: e.getShallow(`height`, t)
	};
}
function Bg(e, t, n) {
	n = Og(n || 0);
	var r = t.width, i = t.height, a = ds(e.left, r), o = ds(e.top, i), s = ds(e.right, r), c = ds(e.bottom, i), l = ds(e.width, r), u = ds(e.height, i), d = n[2] + n[0], f = n[1] + n[3], p = e.aspect;
	switch (isNaN(l) && (l = r - s - f - a), isNaN(u) && (u = i - c - d - o), p != null && (isNaN(l) && isNaN(u) && (p > r / i ? l = r * .8 : u = i * .8), isNaN(l) && (l = p * u), isNaN(u) && (u = l / p)), isNaN(a) && (a = r - s - l - f), isNaN(o) && (o = i - c - u - d), e.left || e.right) {
		case `center`:
			a = r / 2 - l / 2 - n[3];
			break;
		case `right`: a = r - l - f;
	}
	switch (e.top || e.bottom) {
		case `middle`:
		case `center`:
			o = i / 2 - u / 2 - n[0];
			break;
		case `bottom`: o = i - u - d;
	}
	a ||= 0, o ||= 0, isNaN(l) && (l = r - f - a - (s || 0)), isNaN(u) && (u = i - d - o - (c || 0));
	var m = new J((t.x || 0) + a + n[3], (t.y || 0) + o + n[0], l, u);
	return m.margin = n, m;
}
var Vg = {
	rect: 1,
	point: 2
};
function Hg(e, t, n) {
	var r, i, a, o = e.boxCoordinateSystem, s;
	if (o) {
		var c = Xm(e), l = c.coord, u = c.from;
		if (o.dataToLayout) {
			a = Vg.rect, s = u;
			var d = o.dataToLayout(l);
			r = d.contentRect || d.rect;
		} else n && n.enableLayoutOnlyByCenter && o.dataToPoint ? (a = Vg.point, s = u, i = o.dataToPoint(l)) : process.env.NODE_ENV !== `production` && Vs(e.type + `[` + e.componentIndex + `]` + (` layout based on ` + o.type + ` is not supported.`));
	}
	return a ??= Vg.rect, a === Vg.rect && (r ||= {
		x: 0,
		y: 0,
		width: t.getWidth(),
		height: t.getHeight()
	}, i = [r.x + r.width / 2, r.y + r.height / 2]), {
		type: a,
		refContainer: r,
		refPoint: i,
		boxCoordFrom: s
	};
}
function Ug(e) {
	var t = e.layoutMode || e.constructor.layoutMode;
	return U(t) ? t : t ? { type: t } : null;
}
function Wg(e, t, n) {
	var r = n && n.ignoreSize;
	!R(r) && (r = [r, r]);
	var i = o(Ig[0], 0), a = o(Ig[1], 1);
	c(Ig[0], e, i), c(Ig[1], e, a);
	function o(n, i) {
		var a = {}, o = 0, c = {}, l = 0, u = 2;
		if (Pg(n, function(t) {
			c[t] = e[t];
		}), Pg(n, function(e) {
			q(t, e) && (a[e] = c[e] = t[e]), s(a, e) && o++, s(c, e) && l++;
		}), r[i]) return s(t, n[1]) ? c[n[2]] = null : s(t, n[2]) && (c[n[1]] = null), c;
		if (l === u || !o) return c;
		if (o >= u) return a;
		for (var d = 0; d < n.length; d++) {
			var f = n[d];
			if (!q(a, f) && q(e, f)) {
				a[f] = e[f];
				break;
			}
		}
		return a;
	}
	function s(e, t) {
		return e[t] != null && e[t] !== `auto`;
	}
	function c(e, t, n) {
		Pg(e, function(e) {
			t[e] = n[e];
		});
	}
}
function Gg(e) {
	return Kg({}, e);
}
function Kg(e, t) {
	return t && e && Pg(Fg, function(n) {
		q(t, n) && (e[n] = t[n]);
	}), e;
}
var qg = _c(), Jg = function(e) {
	n(t, e);
	function t(t, n, r) {
		var i = e.call(this, t, n, r) || this;
		return i.uid = ph(`ec_cpt_model`), i;
	}
	return t.prototype.init = function(e, t, n) {
		this.mergeDefaultAndTheme(e, n);
	}, t.prototype.mergeDefaultAndTheme = function(e, t) {
		var n = Ug(this), r = n ? Gg(e) : {};
		E(e, t.getTheme().get(this.mainType)), E(e, this.getDefaultOption()), n && Wg(e, r, n);
	}, t.prototype.mergeOption = function(e, t) {
		E(this.option, e, !0);
		var n = Ug(this);
		n && Wg(this.option, e, n);
	}, t.prototype.optionUpdated = function(e, t) {}, t.prototype.getDefaultOption = function() {
		var e = this.constructor;
		if (!Fe(e)) return e.defaultOption;
		var t = qg(this);
		if (!t.defaultOption) {
			for (var n = [], r = e; r;) {
				var i = r.prototype.defaultOption;
				i && n.push(i), r = r.superClass;
			}
			for (var a = {}, o = n.length - 1; o >= 0; o--) a = E(a, n[o], !0);
			t.defaultOption = a;
		}
		return t.defaultOption;
	}, t.prototype.getReferringComponents = function(e, t) {
		var n = e + `Index`, r = e + `Id`;
		return Sc(this.ecModel, e, {
			index: this.get(n, !0),
			id: this.get(r, !0)
		}, t);
	}, t.prototype.getBoxLayoutParams = function() {
		return zg(this, !1);
	}, t.prototype.getZLevelKey = function() {
		return ``;
	}, t.prototype.setZLevel = function(e) {
		this.option.zlevel = e;
	}, t.protoInitialize = function() {
		var e = t.prototype;
		e.type = `component`, e.id = ``, e.name = ``, e.mainType = ``, e.subType = ``, e.componentIndex = 0;
	}(), t;
}(dp);
Re(Jg, dp), Ue(Jg), mh(Jg), hh(Jg, Yg);
function Yg(e) {
	var t = [];
	return P(Jg.getClassesByMainType(e), function(e) {
		t = t.concat(e.dependencies || e.prototype.dependencies || []);
	}), t = F(t, function(e) {
		return Ne(e).main;
	}), e !== `dataset` && A(t, `dataset`) <= 0 && t.unshift(`dataset`), t;
}
var Xg = _c();
_c();
var Zg = function() {
	function e() {}
	return e.prototype.getColorFromPalette = function(e, t, n) {
		var r = Ys(this.get(`color`, !0)), i = this.get(`colorLayer`, !0);
		return $g(this, Xg, r, i, e, t, n);
	}, e.prototype.clearColorPalette = function() {
		e_(this, Xg);
	}, e;
}();
function Qg(e, t) {
	for (var n = e.length, r = 0; r < n; r++) if (e[r].length > t) return e[r];
	return e[n - 1];
}
function $g(e, t, n, r, i, a, o) {
	a ||= e;
	var s = t(a), c = s.paletteIdx || 0, l = s.paletteNameMap = s.paletteNameMap || {};
	if (l.hasOwnProperty(i)) return l[i];
	var u = o == null || !r ? n : Qg(r, o);
	if (u ||= n, u && u.length) {
		var d = u[c];
		return i && (l[i] = d), s.paletteIdx = (c + 1) % u.length, d;
	}
}
function e_(e, t) {
	t(e).paletteIdx = 0, t(e).paletteNameMap = {};
}
var t_ = /\{@(.+?)\}/g, n_ = function() {
	function e() {}
	return e.prototype.getDataParams = function(e, t) {
		var n = this.getData(t), r = this.getRawValue(e, t), i = n.getRawIndex(e), a = n.getName(e), o = n.getRawDataItem(e), s = n.getItemVisual(e, `style`), c = s && s[n.getItemVisual(e, `drawType`) || `fill`], l = s && s.stroke, u = this.mainType, d = u === `series`, f = n.userOutput && n.userOutput.get();
		return {
			componentType: u,
			componentSubType: this.subType,
			componentIndex: this.componentIndex,
			seriesType: d ? this.subType : null,
			seriesIndex: this.seriesIndex,
			seriesId: d ? this.id : null,
			seriesName: d ? this.name : null,
			name: a,
			dataIndex: i,
			data: o,
			dataType: t,
			value: r,
			color: c,
			borderColor: l,
			dimensionNames: f ? f.fullDimensions : null,
			encode: f ? f.encode : null,
			$vars: [
				`seriesName`,
				`name`,
				`value`
			]
		};
	}, e.prototype.getFormattedLabel = function(e, t, n, r, i, a) {
		t ||= `normal`;
		var o = this.getData(n), s = this.getDataParams(e, n);
		if (a && (s.value = a.interpolatedValue), r != null && R(s.value) && (s.value = s.value[r]), i ||= o.getItemModel(e).get(t === `normal` ? [`label`, `formatter`] : [
			t,
			`label`,
			`formatter`
		]), z(i)) return s.status = t, s.dimensionIndex = r, i(s);
		if (B(i)) return jg(i, s).replace(t_, function(t, n) {
			var r = n.length, i = n;
			i.charAt(0) === `[` && i.charAt(r - 1) === `]` && (i = +i.slice(1, r - 1), process.env.NODE_ENV !== `production` && isNaN(i) && Vs(`Invalide label formatter: @` + n + `, only support @[0], @[1], @[2], ...`));
			var s = $p(o, e, i);
			if (a && R(a.interpolatedValue)) {
				var c = o.getDimensionIndex(i);
				c >= 0 && (s = a.interpolatedValue[c]);
			}
			return s == null ? `` : s + ``;
		});
	}, e.prototype.getRawValue = function(e, t) {
		return $p(this.getData(t), e);
	}, e.prototype.formatTooltip = function(e, t, n) {}, e;
}();
function r_(e) {
	return new i_(e);
}
var i_ = function() {
	function e(e) {
		e ||= {}, this._reset = e.reset, this._plan = e.plan, this._count = e.count, this._onDirty = e.onDirty, this._dirty = !0;
	}
	return e.prototype.perform = function(e) {
		var t = this._upstream, n = e && e.skip;
		if (this._dirty && t) {
			var r = this.context;
			r.data = r.outputData = t.context.outputData;
		}
		this.__pipeline && (this.__pipeline.currentTask = this);
		var i;
		this._plan && !n && (i = this._plan(this.context));
		var a = l(this._modBy), o = this._modDataCount || 0, s = l(e && e.modBy), c = e && e.modDataCount || 0;
		(a !== s || o !== c) && (i = `reset`);
		function l(e) {
			return !(e >= 1) && (e = 1), e;
		}
		var u;
		(this._dirty || i === `reset`) && (this._dirty = !1, u = this._doReset(n)), this._modBy = s, this._modDataCount = c;
		var d = e && e.step;
		if (t ? (process.env.NODE_ENV !== `production` && G(t._outputDueEnd != null), this._dueEnd = t._outputDueEnd) : (process.env.NODE_ENV !== `production` && G(!this._progress || this._count), this._dueEnd = this._count ? this._count(this.context) : 1 / 0), this._progress) {
			var f = this._dueIndex, p = Math.min(d == null ? 1 / 0 : this._dueIndex + d, this._dueEnd);
			if (!n && (u || f < p)) {
				var m = this._progress;
				if (R(m)) for (var h = 0; h < m.length; h++) this._doProgress(m[h], f, p, s, c);
				else this._doProgress(m, f, p, s, c);
			}
			this._dueIndex = p;
			var g = this._settedOutputEnd == null ? p : this._settedOutputEnd;
			process.env.NODE_ENV !== `production` && G(g >= this._outputDueEnd), this._outputDueEnd = g;
		} else this._dueIndex = this._outputDueEnd = this._settedOutputEnd == null ? this._dueEnd : this._settedOutputEnd;
		return this.unfinished();
	}, e.prototype.dirty = function() {
		this._dirty = !0, this._onDirty && this._onDirty(this.context);
	}, e.prototype._doProgress = function(e, t, n, r, i) {
		a_.reset(t, n, r, i), this._callingProgress = e, this._callingProgress({
			start: t,
			end: n,
			count: n - t,
			next: a_.next
		}, this.context);
	}, e.prototype._doReset = function(e) {
		this._dueIndex = this._outputDueEnd = this._dueEnd = 0, this._settedOutputEnd = null;
		var t, n;
		!e && this._reset && (t = this._reset(this.context), t && t.progress && (n = t.forceFirstProgress, t = t.progress), R(t) && !t.length && (t = null)), this._progress = t, this._modBy = this._modDataCount = null;
		var r = this._downstream;
		return r && r.dirty(), n;
	}, e.prototype.unfinished = function() {
		return this._progress && this._dueIndex < this._dueEnd;
	}, e.prototype.pipe = function(e) {
		process.env.NODE_ENV !== `production` && G(e && !e._disposed && e !== this), (this._downstream !== e || this._dirty) && (this._downstream = e, e._upstream = this, e.dirty());
	}, e.prototype.dispose = function() {
		this._disposed ||= (this._upstream && (this._upstream._downstream = null), this._downstream && (this._downstream._upstream = null), this._dirty = !1, !0);
	}, e.prototype.getUpstream = function() {
		return this._upstream;
	}, e.prototype.getDownstream = function() {
		return this._downstream;
	}, e.prototype.setOutputEnd = function(e) {
		this._outputDueEnd = this._settedOutputEnd = e;
	}, e;
}(), a_ = function() {
	var e, t, n, r, i, a = { reset: function(c, l, u, d) {
		t = c, e = l, n = u, r = d, i = Math.ceil(r / n), a.next = n > 1 && r > 0 ? s : o;
	} };
	return a;
	function o() {
		return t < e ? t++ : null;
	}
	function s() {
		var a = t % i * n + Math.ceil(t / i), o = t >= e ? null : a < r ? a : t;
		return t++, o;
	}
}(), o_ = function() {
	function e() {}
	return e.prototype.getRawData = function() {
		throw Error(`not supported`);
	}, e.prototype.getRawDataItem = function(e) {
		throw Error(`not supported`);
	}, e.prototype.cloneRawData = function() {}, e.prototype.getDimensionInfo = function(e) {}, e.prototype.cloneAllDimensionInfo = function() {}, e.prototype.count = function() {}, e.prototype.retrieveValue = function(e, t) {}, e.prototype.retrieveValueFromItem = function(e, t) {}, e.prototype.convertValue = function(e, t) {
		return om(e, t);
	}, e;
}();
function s_(e, t) {
	var n = new o_(), r = e.data, i = n.sourceFormat = e.sourceFormat, a = e.startIndex, o = ``;
	e.seriesLayoutBy !== `column` && (process.env.NODE_ENV !== `production` && (o = "`seriesLayoutBy` of upstream dataset can only be \"column\" in data transform."), Gs(o));
	var s = [], c = {}, l = e.dimensionsDefine;
	if (l) P(l, function(e, t) {
		var n = e.name, r = {
			index: t,
			name: n,
			displayName: e.displayName
		};
		if (s.push(r), n != null) {
			var i = ``;
			q(c, n) && (process.env.NODE_ENV !== `production` && (i = `dimension name "` + n + `" duplicated.`), Gs(i)), c[n] = r;
		}
	});
	else for (var u = 0; u < e.dimensionsDetectedCount; u++) s.push({ index: u });
	var d = Gp(i, tl);
	t.__isBuiltIn && (n.getRawDataItem = function(e) {
		return d(r, a, s, e);
	}, n.getRawData = re(c_, null, e)), n.cloneRawData = re(l_, null, e), n.count = re(Jp(i, tl), null, r, a, s);
	var f = Zp(i);
	n.retrieveValue = function(e, t) {
		return p(d(r, a, s, e), t);
	};
	var p = n.retrieveValueFromItem = function(e, t) {
		if (e != null) {
			var n = s[t];
			if (n) return f(e, t, n.name);
		}
	};
	return n.getDimensionInfo = re(u_, null, s, c), n.cloneAllDimensionInfo = re(d_, null, s), n;
}
function c_(e) {
	var t = e.sourceFormat;
	if (!g_(t)) {
		var n = ``;
		process.env.NODE_ENV !== `production` && (n = "`getRawData` is not supported in source format " + t), Gs(n);
	}
	return e.data;
}
function l_(e) {
	var t = e.sourceFormat, n = e.data;
	if (!g_(t)) {
		var r = ``;
		process.env.NODE_ENV !== `production` && (r = "`cloneRawData` is not supported in source format " + t), Gs(r);
	}
	if (t === `arrayRows`) {
		for (var i = [], a = 0, o = n.length; a < o; a++) i.push(n[a].slice());
		return i;
	}
	if (t === `objectRows`) {
		for (var i = [], a = 0, o = n.length; a < o; a++) i.push(D({}, n[a]));
		return i;
	}
}
function u_(e, t, n) {
	if (n != null) {
		if (H(n) || !isNaN(n) && !q(t, n)) return e[n];
		if (q(t, n)) return t[n];
	}
}
function d_(e) {
	return T(e);
}
var f_ = K();
function p_(e) {
	e = T(e);
	var t = e.type, n = ``;
	t || (process.env.NODE_ENV !== `production` && (n = "Must have a `type` when `registerTransform`."), Gs(n));
	var r = t.split(`:`);
	r.length !== 2 && (process.env.NODE_ENV !== `production` && (n = `Name must include namespace like "ns:regression".`), Gs(n));
	var i = !1;
	r[0] === `echarts` && (t = r[1], i = !0), e.__isBuiltIn = i, f_.set(t, e);
}
function m_(e, t, n) {
	var r = Ys(e), i = r.length, a = ``;
	i || (process.env.NODE_ENV !== `production` && (a = "If `transform` declared, it should at least contain one transform."), Gs(a));
	for (var o = 0, s = i; o < s; o++) {
		var c = r[o];
		t = h_(c, t, n, i === 1 ? null : o), o !== s - 1 && (t.length = Math.max(t.length, 1));
	}
	return t;
}
function h_(e, t, n, r) {
	var i = ``;
	t.length || (process.env.NODE_ENV !== `production` && (i = `Must have at least one upstream dataset.`), Gs(i)), U(e) || (process.env.NODE_ENV !== `production` && (i = `transform declaration must be an object rather than ` + typeof e + `.`), Gs(i));
	var a = e.type, o = f_.get(a);
	o || (process.env.NODE_ENV !== `production` && (i = `Can not find transform on type "` + a + `".`), Gs(i));
	var s = F(t, function(e) {
		return s_(e, o);
	}), c = Ys(o.transform({
		upstream: s[0],
		upstreamList: s,
		config: T(e.config)
	}));
	return process.env.NODE_ENV !== `production` && e.print && zs(F(c, function(e) {
		var t = r == null ? `` : ` === pipe index: ` + r;
		return [
			`=== dataset index: ` + n.datasetIndex + t + ` ===`,
			`- transform result data:`,
			Ws(e.data),
			`- transform result dimensions:`,
			Ws(e.dimensions)
		].join(`
`);
	}).join(`
`)), F(c, function(e, n) {
		var r = ``;
		U(e) || (process.env.NODE_ENV !== `production` && (r = `A transform should not return some empty results.`), Gs(r)), e.data || (process.env.NODE_ENV !== `production` && (r = `Transform result data should be not be null or undefined`), Gs(r)), g_(Op(e.data)) || (process.env.NODE_ENV !== `production` && (r = `Transform result data should be array rows or object rows.`), Gs(r));
		var i, a = t[0];
		if (a && n === 0 && !e.dimensions) {
			var o = a.startIndex;
			o && (e.data = a.data.slice(0, o).concat(e.data)), i = {
				seriesLayoutBy: tl,
				sourceHeader: o,
				dimensions: a.metaRawOption.dimensions
			};
		} else i = {
			seriesLayoutBy: tl,
			sourceHeader: 0,
			dimensions: e.dimensions
		};
		return Tp(e.data, i, null);
	});
}
function g_(e) {
	return e === `arrayRows` || e === `objectRows`;
}
var __ = function() {
	function e(e) {
		this._sourceList = [], this._storeList = [], this._upstreamSignList = [], this._versionSignBase = 0, this._dirty = !0, this._sourceHost = e;
	}
	return e.prototype.dirty = function() {
		this._setLocalSource([], []), this._storeList = [], this._dirty = !0;
	}, e.prototype._setLocalSource = function(e, t) {
		this._sourceList = e, this._upstreamSignList = t, this._versionSignBase++, this._versionSignBase > 9e10 && (this._versionSignBase = 0);
	}, e.prototype._getVersionSign = function() {
		return this._sourceHost.uid + `_` + this._versionSignBase;
	}, e.prototype.prepareSource = function() {
		this._isDirty() && (this._createSource(), this._dirty = !1);
	}, e.prototype._createSource = function() {
		this._setLocalSource([], []);
		var e = this._sourceHost, t = this._getUpstreamSourceManagers(), n = !!t.length, r, i;
		if (v_(e)) {
			var a = e, o = void 0, s = void 0, c = void 0;
			if (n) {
				var l = t[0];
				l.prepareSource(), c = l.getSource(), o = c.data, s = c.sourceFormat, i = [l._getVersionSign()];
			} else o = a.get(`data`, !0), s = oe(o) ? $c : Yc, i = [];
			var u = this._getSourceMetaRawOption() || {}, d = c && c.metaRawOption || {}, f = W(u.seriesLayoutBy, d.seriesLayoutBy) || null, p = W(u.sourceHeader, d.sourceHeader), m = W(u.dimensions, d.dimensions);
			r = f !== d.seriesLayoutBy || !!p != !!d.sourceHeader || m ? [Tp(o, {
				seriesLayoutBy: f,
				sourceHeader: p,
				dimensions: m
			}, s)] : [];
		} else {
			var h = e;
			if (n) {
				var g = this._applyTransform(t);
				r = g.sourceList, i = g.upstreamSignList;
			} else r = [Tp(h.get(`source`, !0), this._getSourceMetaRawOption(), null)], i = [];
		}
		process.env.NODE_ENV !== `production` && G(r && i), this._setLocalSource(r, i);
	}, e.prototype._applyTransform = function(e) {
		var t = this._sourceHost, n = t.get(`transform`, !0), r = t.get(`fromTransformResult`, !0);
		if (process.env.NODE_ENV !== `production` && G(r != null || n != null), r != null) {
			var i = ``;
			e.length !== 1 && (process.env.NODE_ENV !== `production` && (i = "When using `fromTransformResult`, there should be only one upstream dataset"), y_(i));
		}
		var a, o = [], s = [];
		return P(e, function(e) {
			e.prepareSource();
			var t = e.getSource(r || 0), n = ``;
			r != null && !t && (process.env.NODE_ENV !== `production` && (n = "Can not retrieve result by `fromTransformResult`: " + r), y_(n)), o.push(t), s.push(e._getVersionSign());
		}), n ? a = m_(n, o, { datasetIndex: t.componentIndex }) : r != null && (a = [Dp(o[0])]), {
			sourceList: a,
			upstreamSignList: s
		};
	}, e.prototype._isDirty = function() {
		if (this._dirty) return !0;
		for (var e = this._getUpstreamSourceManagers(), t = 0; t < e.length; t++) {
			var n = e[t];
			if (n._isDirty() || this._upstreamSignList[t] !== n._getVersionSign()) return !0;
		}
	}, e.prototype.getSource = function(e) {
		e ||= 0;
		var t = this._sourceList[e];
		if (!t) {
			var n = this._getUpstreamSourceManagers();
			return n[0] && n[0].getSource(e);
		}
		return t;
	}, e.prototype.getSharedDataStore = function(e) {
		process.env.NODE_ENV !== `production` && G(v_(this._sourceHost), `Can only call getDataStore on series source manager.`);
		var t = e.makeStoreSchema();
		return this._innerGetDataStore(t.dimensions, e.source, t.hash);
	}, e.prototype._innerGetDataStore = function(e, t, n) {
		var r = 0, i = this._storeList, a = i[r];
		a ||= i[r] = {};
		var o = a[n];
		if (!o) {
			var s = this._getUpstreamSourceManagers()[0];
			v_(this._sourceHost) && s ? o = s._innerGetDataStore(e, t, n) : (o = new ym(), o.initData(new Bp(t, e.length), e)), a[n] = o;
		}
		return o;
	}, e.prototype._getUpstreamSourceManagers = function() {
		var e = this._sourceHost;
		if (v_(e)) {
			var t = yp(e);
			return t ? [t.getSourceManager()] : [];
		}
		return F(bp(e), function(e) {
			return e.getSourceManager();
		});
	}, e.prototype._getSourceMetaRawOption = function() {
		var e = this._sourceHost, t, n, r;
		if (v_(e)) t = e.get(`seriesLayoutBy`, !0), n = e.get(`sourceHeader`, !0), r = e.get(`dimensions`, !0);
		else if (!this._getUpstreamSourceManagers().length) {
			var i = e;
			t = i.get(`seriesLayoutBy`, !0), n = i.get(`sourceHeader`, !0), r = i.get(`dimensions`, !0);
		}
		return {
			seriesLayoutBy: t,
			sourceHeader: n,
			dimensions: r
		};
	}, e;
}();
function v_(e) {
	return e.mainType === `series`;
}
function y_(e) {
	throw Error(e);
}
var Q = {
	color: {},
	darkColor: {},
	size: {}
}, b_ = Q.color = {
	theme: [
		`#5070dd`,
		`#b6d634`,
		`#505372`,
		`#ff994d`,
		`#0ca8df`,
		`#ffd10a`,
		`#fb628b`,
		`#785db0`,
		`#3fbe95`
	],
	neutral00: `#fff`,
	neutral05: `#f4f7fd`,
	neutral10: `#e8ebf0`,
	neutral15: `#dbdee4`,
	neutral20: `#cfd2d7`,
	neutral25: `#c3c5cb`,
	neutral30: `#b7b9be`,
	neutral35: `#aaacb2`,
	neutral40: `#9ea0a5`,
	neutral45: `#929399`,
	neutral50: `#86878c`,
	neutral55: `#797b7f`,
	neutral60: `#6d6e73`,
	neutral65: `#616266`,
	neutral70: `#54555a`,
	neutral75: `#48494d`,
	neutral80: `#3c3c41`,
	neutral85: `#303034`,
	neutral90: `#232328`,
	neutral95: `#17171b`,
	neutral99: `#000`,
	accent05: `#eff1f9`,
	accent10: `#e0e4f2`,
	accent15: `#d0d6ec`,
	accent20: `#c0c9e6`,
	accent25: `#b1bbdf`,
	accent30: `#a1aed9`,
	accent35: `#91a0d3`,
	accent40: `#8292cc`,
	accent45: `#7285c6`,
	accent50: `#6578ba`,
	accent55: `#5c6da9`,
	accent60: `#536298`,
	accent65: `#4a5787`,
	accent70: `#404c76`,
	accent75: `#374165`,
	accent80: `#2e3654`,
	accent85: `#252b43`,
	accent90: `#1b2032`,
	accent95: `#121521`,
	transparent: `rgba(0,0,0,0)`,
	highlight: `rgba(255,231,130,0.8)`
};
for (var x_ in D(b_, {
	primary: b_.neutral80,
	secondary: b_.neutral70,
	tertiary: b_.neutral60,
	quaternary: b_.neutral50,
	disabled: b_.neutral20,
	border: b_.neutral30,
	borderTint: b_.neutral20,
	borderShade: b_.neutral40,
	background: b_.neutral05,
	backgroundTint: `rgba(234,237,245,0.5)`,
	backgroundTransparent: `rgba(255,255,255,0)`,
	backgroundShade: b_.neutral10,
	shadow: `rgba(0,0,0,0.2)`,
	shadowTint: `rgba(129,130,136,0.2)`,
	axisLine: b_.neutral70,
	axisLineTint: b_.neutral40,
	axisTick: b_.neutral70,
	axisTickMinor: b_.neutral60,
	axisLabel: b_.neutral70,
	axisSplitLine: b_.neutral15,
	axisMinorSplitLine: b_.neutral05
}), b_) if (b_.hasOwnProperty(x_)) {
	var S_ = b_[x_];
	x_ === `theme` ? Q.darkColor.theme = b_.theme.slice() : x_ === `highlight` ? Q.darkColor.highlight = `rgba(255,231,130,0.4)` : x_.indexOf(`accent`) === 0 ? Q.darkColor[x_] = Vr(S_, null, function(e) {
		return e * .5;
	}, function(e) {
		return Math.min(1, 1.3 - e);
	}) : Q.darkColor[x_] = Vr(S_, null, function(e) {
		return e * .9;
	}, function(e) {
		return 1 - e ** 1.5;
	});
}
Q.size = {
	xxs: 2,
	xs: 5,
	s: 10,
	m: 15,
	l: 20,
	xl: 30,
	xxl: 40,
	xxxl: 50
};
function C_(e, t) {
	return t.type = e, t;
}
function w_(e, t) {
	var n = e.getData().getItemVisual(t, `style`)[e.visualDrawType];
	return Ng(n);
}
(function() {
	function e() {
		this.richTextStyles = {}, this._nextStyleNameId = js();
	}
	return e.prototype._generateStyleName = function() {
		return `__EC_aUTo_` + this._nextStyleNameId++;
	}, e.prototype.makeTooltipMarker = function(e, t, n) {
		var r = n === `richText` ? this._generateStyleName() : null, i = Mg({
			color: t,
			type: e,
			renderMode: n,
			markerId: r
		});
		return B(i) ? i : (process.env.NODE_ENV !== `production` && G(r), this.richTextStyles[r] = i.style, i.content);
	}, e.prototype.wrapRichTextStyle = function(e, t) {
		var n = {};
		R(t) ? P(t, function(e) {
			return D(n, e);
		}) : D(n, t);
		var r = this._generateStyleName();
		return this.richTextStyles[r] = n, `{` + r + `|` + e + `}`;
	}, e;
})();
function T_(e) {
	var t = e.series, n = e.dataIndex, r = e.multipleSeries, i = t.getData(), a = i.mapDimensionsAll(`defaultedTooltip`), o = a.length, s = t.getRawValue(n), c = R(s), l = w_(t, n), u, d, f, p;
	if (o > 1 || c && !o) {
		var m = E_(s, t, n, a, l);
		u = m.inlineValues, d = m.inlineValueTypes, f = m.blocks, p = m.inlineValues[0];
	} else if (o) {
		var h = i.getDimensionInfo(a[0]);
		p = u = $p(i, n, a[0]), d = h.type;
	} else p = u = c ? s[0] : s;
	var g = fc(t), _ = g && t.name || ``, v = i.getName(n), y = r ? _ : v;
	return C_(`section`, {
		header: _,
		noHeader: r || !g,
		sortParam: p,
		blocks: [C_(`nameValue`, {
			markerType: `item`,
			markerColor: l,
			name: y,
			noName: !he(y),
			value: u,
			valueType: d,
			rawDataIndex: i.getRawIndex(n)
		})].concat(f || [])
	});
}
function E_(e, t, n, r, i) {
	var a = t.getData(), o = ee(e, function(e, t, n) {
		var r = a.getDimensionInfo(n);
		return e ||= r && r.tooltip !== !1 && r.displayName != null;
	}, !1), s = [], c = [], l = [];
	r.length ? P(r, function(e) {
		u($p(a, n, e), e);
	}) : P(e, u);
	function u(e, t) {
		var n = a.getDimensionInfo(t);
		n && n.otherDims.tooltip !== !1 && (o ? l.push(C_(`nameValue`, {
			markerType: `subItem`,
			markerColor: i,
			name: n.displayName,
			value: e,
			valueType: n.type
		})) : (s.push(e), c.push(n.type)));
	}
	return {
		inlineValues: s,
		inlineValueTypes: c,
		blocks: l
	};
}
var D_ = _c();
function O_(e, t) {
	return e.getName(t) || e.getId(t);
}
var k_ = function(e) {
	n(t, e);
	function t() {
		var t = e !== null && e.apply(this, arguments) || this;
		return t._selectedDataIndicesMap = {}, t;
	}
	return t.prototype.init = function(e, t, n) {
		this.seriesIndex = this.componentIndex, this.dataTask = r_({
			count: M_,
			reset: N_
		}), this.dataTask.context = { model: this }, this.mergeDefaultAndTheme(e, n), (D_(this).sourceManager = new __(this)).prepareSource();
		var r = this.getInitialData(e, n);
		F_(r, this), this.dataTask.context.data = r, process.env.NODE_ENV !== `production` && G(r, `getInitialData returned invalid data.`), D_(this).dataBeforeProcessed = r, A_(this), this._initSelectedMapFromData(r);
	}, t.prototype.mergeDefaultAndTheme = function(e, t) {
		var n = Ug(this), r = n ? Gg(e) : {}, i = this.subType;
		Jg.hasClass(i) && (i += `Series`), E(e, t.getTheme().get(this.subType)), E(e, this.getDefaultOption()), Xs(e, `label`, [`show`]), this.fillDataTextStyle(e.data), n && Wg(e, r, n);
	}, t.prototype.mergeOption = function(e, t) {
		e = E(this.option, e, !0), this.fillDataTextStyle(e.data);
		var n = Ug(this);
		n && Wg(this.option, e, n);
		var r = D_(this).sourceManager;
		r.dirty(), r.prepareSource();
		var i = this.getInitialData(e, t);
		F_(i, this), this.dataTask.dirty(), this.dataTask.context.data = i, D_(this).dataBeforeProcessed = i, A_(this), this._initSelectedMapFromData(i);
	}, t.prototype.fillDataTextStyle = function(e) {
		if (e && !oe(e)) for (var t = [`show`], n = 0; n < e.length; n++) e[n] && e[n].label && Xs(e[n], `label`, t);
	}, t.prototype.getInitialData = function(e, t) {}, t.prototype.appendData = function(e) {
		this.getRawData().appendData(e.data);
	}, t.prototype.getData = function(e) {
		var t = L_(this);
		if (t) {
			var n = t.context.data;
			return e == null || !n.getLinkedData ? n : n.getLinkedData(e);
		}
		return D_(this).data;
	}, t.prototype.getAllData = function() {
		var e = this.getData();
		return e && e.getLinkedDataAll ? e.getLinkedDataAll() : [{ data: e }];
	}, t.prototype.setData = function(e) {
		var t = L_(this);
		if (t) {
			var n = t.context;
			n.outputData = e, t !== this.dataTask && (n.data = e);
		}
		D_(this).data = e;
	}, t.prototype.getEncode = function() {
		var e = this.get(`encode`, !0);
		if (e) return K(e);
	}, t.prototype.getSourceManager = function() {
		return D_(this).sourceManager;
	}, t.prototype.getSource = function() {
		return this.getSourceManager().getSource();
	}, t.prototype.getRawData = function() {
		return D_(this).dataBeforeProcessed;
	}, t.prototype.getColorBy = function() {
		return this.get(`colorBy`) || `series`;
	}, t.prototype.isColorBySeries = function() {
		return this.getColorBy() === `series`;
	}, t.prototype.getBaseAxis = function() {
		var e = this.coordinateSystem;
		return e && e.getBaseAxis && e.getBaseAxis();
	}, t.prototype.indicesOfNearest = function(e, t, n, r) {
		var i = this.getData(), a = this.coordinateSystem, o = a && a.getAxis(e);
		if (!a || !o) return [];
		var s = o.dataToCoord(n);
		r ??= 1 / 0;
		for (var c = [], l = 1 / 0, u = -1, d = 0, f = i.getDimensionIndex(t), p = i.getStore(), m = 0, h = p.count(); m < h; m++) {
			var g = p.get(f, m), _ = s - o.dataToCoord(g), v = Math.abs(_);
			v <= r && ((v < l || v === l && _ >= 0 && u < 0) && (l = v, u = _, d = 0), _ === u && (c[d++] = m));
		}
		return c.length = d, c;
	}, t.prototype.formatTooltip = function(e, t, n) {
		return T_({
			series: this,
			dataIndex: e,
			multipleSeries: t
		});
	}, t.prototype.isAnimationEnabled = function() {
		var e = this.ecModel;
		if (Oe.node && !(e && e.ssr)) return !1;
		var t = this.getShallow(`animation`);
		return t && this.getData().count() > this.getShallow(`animationThreshold`) && (t = !1), !!t;
	}, t.prototype.restoreData = function() {
		this.dataTask.dirty();
	}, t.prototype.getColorFromPalette = function(e, t, n) {
		var r = this.ecModel, i = Zg.prototype.getColorFromPalette.call(this, e, t, n);
		return i ||= r.getColorFromPalette(e, t, n), i;
	}, t.prototype.coordDimToDataDim = function(e) {
		return this.getRawData().mapDimensionsAll(e);
	}, t.prototype.getProgressive = function() {
		return this.get(`progressive`);
	}, t.prototype.getProgressiveThreshold = function() {
		return this.get(`progressiveThreshold`);
	}, t.prototype.select = function(e, t) {
		this._innerSelect(this.getData(t), e);
	}, t.prototype.unselect = function(e, t) {
		var n = this.option.selectedMap;
		if (n) {
			var r = this.option.selectedMode, i = this.getData(t);
			if (r === `series` || n === `all`) this.option.selectedMap = {}, this._selectedDataIndicesMap = {};
			else for (var a = 0; a < e.length; a++) {
				var o = e[a], s = O_(i, o);
				n[s] = !1, this._selectedDataIndicesMap[s] = -1;
			}
		}
	}, t.prototype.toggleSelect = function(e, t) {
		for (var n = [], r = 0; r < e.length; r++) n[0] = e[r], this.isSelected(e[r], t) ? this.unselect(n, t) : this.select(n, t);
	}, t.prototype.getSelectedDataIndices = function() {
		if (this.option.selectedMap === `all`) return [].slice.call(this.getData().getIndices());
		for (var e = this._selectedDataIndicesMap, t = L(e), n = [], r = 0; r < t.length; r++) {
			var i = e[t[r]];
			i >= 0 && n.push(i);
		}
		return n;
	}, t.prototype.isSelected = function(e, t) {
		var n = this.option.selectedMap;
		if (!n) return !1;
		var r = this.getData(t);
		return (n === `all` || n[O_(r, e)]) && !r.getItemModel(e).get([`select`, `disabled`]);
	}, t.prototype.isUniversalTransitionEnabled = function() {
		if (this.__universalTransitionEnabled) return !0;
		var e = this.option.universalTransition;
		return e ? e === !0 || e && e.enabled : !1;
	}, t.prototype._innerSelect = function(e, t) {
		var n, r, i = this.option, a = i.selectedMode, o = t.length;
		if (a && o) {
			if (a === `series`) i.selectedMap = `all`;
			else if (a === `multiple`) {
				U(i.selectedMap) || (i.selectedMap = {});
				for (var s = i.selectedMap, c = 0; c < o; c++) {
					var l = t[c], u = O_(e, l);
					s[u] = !0, this._selectedDataIndicesMap[u] = e.getRawIndex(l);
				}
			} else if (a === `single` || a === !0) {
				var d = t[o - 1], u = O_(e, d);
				i.selectedMap = (n = {}, n[u] = !0, n), this._selectedDataIndicesMap = (r = {}, r[u] = e.getRawIndex(d), r);
			}
		}
	}, t.prototype._initSelectedMapFromData = function(e) {
		if (!this.option.selectedMap) {
			var t = [];
			e.hasItemOption && e.each(function(n) {
				var r = e.getRawDataItem(n);
				r && r.selected && t.push(n);
			}), t.length > 0 && this._innerSelect(e, t);
		}
	}, t.registerClass = function(e) {
		return Jg.registerClass(e);
	}, t.protoInitialize = function() {
		var e = t.prototype;
		e.type = `series.__base__`, e.seriesIndex = 0, e.ignoreStyleOnData = !1, e.hasSymbolVisual = !1, e.defaultSymbol = `circle`, e.visualStyleAccessPath = `itemStyle`, e.visualDrawType = `fill`;
	}(), t;
}(Jg);
M(k_, n_), M(k_, Zg), Re(k_, Jg);
function A_(e) {
	var t = e.name;
	fc(e) || (e.name = j_(e) || t);
}
function j_(e) {
	var t = e.getRawData(), n = t.mapDimensionsAll(`seriesName`), r = [];
	return P(n, function(e) {
		var n = t.getDimensionInfo(e);
		n.displayName && r.push(n.displayName);
	}), r.join(` `);
}
function M_(e) {
	return e.model.getRawData().count();
}
function N_(e) {
	var t = e.model;
	return t.setData(t.getRawData().cloneShallow()), P_;
}
function P_(e, t) {
	t.outputData && e.end > t.outputData.count() && t.model.getRawData().cloneShallow(t.outputData);
}
function F_(e, t) {
	P(Ce(e.CHANGABLE_METHODS, e.DOWNSAMPLE_METHODS), function(n) {
		e.wrapMethod(n, ie(I_, t));
	});
}
function I_(e, t) {
	var n = L_(e);
	return n && n.setOutputEnd((t || this).count()), t;
}
function L_(e) {
	var t = (e.ecModel || {}).scheduler, n = t && t.getPipeline(e.uid);
	if (n) {
		var r = n.currentTask;
		if (r) {
			var i = r.agentStubMap;
			i && (r = i.get(e.uid));
		}
		return r;
	}
}
var R_ = Y.extend({
	type: `triangle`,
	shape: {
		cx: 0,
		cy: 0,
		width: 0,
		height: 0
	},
	buildPath: function(e, t) {
		var n = t.cx, r = t.cy, i = t.width / 2, a = t.height / 2;
		e.moveTo(n, r - a), e.lineTo(n + i, r + a), e.lineTo(n - i, r + a), e.closePath();
	}
}), z_ = {
	line: fd,
	rect: Mo,
	roundRect: Mo,
	square: Mo,
	circle: Iu,
	diamond: Y.extend({
		type: `diamond`,
		shape: {
			cx: 0,
			cy: 0,
			width: 0,
			height: 0
		},
		buildPath: function(e, t) {
			var n = t.cx, r = t.cy, i = t.width / 2, a = t.height / 2;
			e.moveTo(n, r - a), e.lineTo(n + i, r), e.lineTo(n, r + a), e.lineTo(n - i, r), e.closePath();
		}
	}),
	pin: Y.extend({
		type: `pin`,
		shape: {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		},
		buildPath: function(e, t) {
			var n = t.x, r = t.y, i = t.width / 5 * 3, a = Math.max(i, t.height), o = i / 2, s = o * o / (a - o), c = r - a + o + s, l = Math.asin(s / o), u = Math.cos(l) * o, d = Math.sin(l), f = Math.cos(l), p = o * .6, m = o * .7;
			e.moveTo(n - u, c + s), e.arc(n, c, o, Math.PI - l, Math.PI * 2 + l), e.bezierCurveTo(n + u - d * p, c + s + f * p, n, r - m, n, r), e.bezierCurveTo(n, r - m, n - u + d * p, c + s + f * p, n - u, c + s), e.closePath();
		}
	}),
	arrow: Y.extend({
		type: `arrow`,
		shape: {
			x: 0,
			y: 0,
			width: 0,
			height: 0
		},
		buildPath: function(e, t) {
			var n = t.height, r = t.width, i = t.x, a = t.y, o = r / 3 * 2;
			e.moveTo(i, a), e.lineTo(i + o, a + n), e.lineTo(i, a + n / 4 * 3), e.lineTo(i - o, a + n), e.lineTo(i, a), e.closePath();
		}
	}),
	triangle: R_
}, B_ = {
	line: function(e, t, n, r, i) {
		i.x1 = e, i.y1 = t + r / 2, i.x2 = e + n, i.y2 = t + r / 2;
	},
	rect: function(e, t, n, r, i) {
		i.x = e, i.y = t, i.width = n, i.height = r;
	},
	roundRect: function(e, t, n, r, i) {
		i.x = e, i.y = t, i.width = n, i.height = r, i.r = Math.min(n, r) / 4;
	},
	square: function(e, t, n, r, i) {
		var a = Math.min(n, r);
		i.x = e, i.y = t, i.width = a, i.height = a;
	},
	circle: function(e, t, n, r, i) {
		i.cx = e + n / 2, i.cy = t + r / 2, i.r = Math.min(n, r) / 2;
	},
	diamond: function(e, t, n, r, i) {
		i.cx = e + n / 2, i.cy = t + r / 2, i.width = n, i.height = r;
	},
	pin: function(e, t, n, r, i) {
		i.x = e + n / 2, i.y = t + r / 2, i.width = n, i.height = r;
	},
	arrow: function(e, t, n, r, i) {
		i.x = e + n / 2, i.y = t + r / 2, i.width = n, i.height = r;
	},
	triangle: function(e, t, n, r, i) {
		i.cx = e + n / 2, i.cy = t + r / 2, i.width = n, i.height = r;
	}
}, V_ = {};
P(z_, function(e, t) {
	V_[t] = new e();
});
var H_ = Y.extend({
	type: `symbol`,
	shape: {
		symbolType: ``,
		x: 0,
		y: 0,
		width: 0,
		height: 0
	},
	calculateTextPosition: function(e, t, n) {
		var r = pn(e, t, n), i = this.shape;
		return i && i.symbolType === `pin` && t.position === `inside` && (r.y = n.y + n.height * .4), r;
	},
	buildPath: function(e, t, n) {
		var r = t.symbolType;
		if (r !== `none`) {
			var i = V_[r];
			i ||= (r = `rect`, V_[r]), B_[r](t.x, t.y, t.width, t.height, i.shape), i.buildPath(e, i.shape, n);
		}
	}
});
function U_(e, t) {
	if (this.type !== `image`) {
		var n = this.style;
		this.__isEmptyBrush ? (n.stroke = e, n.fill = t || Q.color.neutral00, n.lineWidth = 2) : this.shape.symbolType === `line` ? n.stroke = e : n.fill = e, this.markRedraw();
	}
}
function W_(e, t, n, r, i, a, o) {
	var s = e.indexOf(`empty`) === 0;
	s && (e = e.substr(5, 1).toLowerCase() + e.substr(6));
	var c = e.indexOf(`image://`) === 0 ? ef(e.slice(8), new J(t, n, r, i), o ? `center` : `cover`) : e.indexOf(`path://`) === 0 ? $d(e.slice(7), {}, new J(t, n, r, i), o ? `center` : `cover`) : new H_({ shape: {
		symbolType: e,
		x: t,
		y: n,
		width: r,
		height: i
	} });
	return c.__isEmptyBrush = s, c.setColor = U_, a && c.setColor(a), c;
}
function G_(e) {
	return R(e) || (e = [+e, +e]), [e[0] || 0, e[1] || 0];
}
function K_(e, t) {
	if (e != null) return R(e) || (e = [e, e]), [ds(e[0], t[0]) || 0, ds(W(e[1], e[0]), t[1]) || 0];
}
var q_ = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n.hasSymbolVisual = !0, n;
	}
	return t.prototype.getInitialData = function(e) {
		if (process.env.NODE_ENV !== `production`) {
			var t = e.coordinateSystem;
			if (t !== `polar` && t !== `cartesian2d`) throw Error(`Line not support coordinateSystem besides cartesian and polar`);
		}
		return lh(null, this, { useEncodeDefaulter: !0 });
	}, t.prototype.getLegendIcon = function(e) {
		var t = new Pu(), n = W_(`line`, 0, e.itemHeight / 2, e.itemWidth, 0, e.lineStyle.stroke, !1);
		t.add(n), n.setStyle(e.lineStyle);
		var r = this.getData().getVisual(`symbol`), i = this.getData().getVisual(`symbolRotate`), a = r === `none` ? `circle` : r, o = e.itemHeight * .8, s = W_(a, (e.itemWidth - o) / 2, (e.itemHeight - o) / 2, o, o, e.itemStyle.fill);
		return t.add(s), s.setStyle(e.itemStyle), s.rotation = (e.iconRotate === `inherit` ? i : e.iconRotate || 0) * Math.PI / 180, s.setOrigin([e.itemWidth / 2, e.itemHeight / 2]), a.indexOf(`empty`) > -1 && (s.style.stroke = s.style.fill, s.style.fill = Q.color.neutral00, s.style.lineWidth = 2), t;
	}, t.type = `series.line`, t.dependencies = [`grid`, `polar`], t.defaultOption = {
		z: 3,
		coordinateSystem: `cartesian2d`,
		legendHoverLink: !0,
		clip: !0,
		label: { position: `top` },
		endLabel: {
			show: !1,
			valueAnimation: !0,
			distance: 8
		},
		lineStyle: {
			width: 2,
			type: `solid`
		},
		emphasis: { scale: !0 },
		step: !1,
		smooth: !1,
		smoothMonotone: null,
		symbol: `emptyCircle`,
		symbolSize: 6,
		symbolRotate: null,
		showSymbol: !0,
		showAllSymbol: `auto`,
		connectNulls: !1,
		sampling: `none`,
		animationEasing: `linear`,
		progressive: 0,
		hoverLayerThreshold: 1 / 0,
		universalTransition: { divideShape: `clone` },
		triggerLineEvent: !1,
		triggerEvent: !1
	}, t;
}(k_);
function J_(e, t) {
	var n = e.mapDimensionsAll(`defaultedLabel`), r = n.length;
	if (r === 1) {
		var i = $p(e, t, n[0]);
		return i == null ? null : i + ``;
	}
	if (r) {
		for (var a = [], o = 0; o < n.length; o++) a.push($p(e, t, n[o]));
		return a.join(` `);
	}
}
function Y_(e, t) {
	var n = e.mapDimensionsAll(`defaultedLabel`);
	if (!R(t)) return t + ``;
	for (var r = [], i = 0; i < n.length; i++) {
		var a = e.getDimensionIndex(n[i]);
		a >= 0 && r.push(t[a]);
	}
	return r.join(` `);
}
var X_ = function(e) {
	n(t, e);
	function t(t, n, r, i) {
		var a = e.call(this) || this;
		return a.updateData(t, n, r, i), a;
	}
	return t.prototype._createSymbol = function(e, t, n, r, i, a) {
		this.removeAll();
		var o = W_(e, -1, -1, 2, 2, null, a);
		o.attr({
			z2: W(i, 100),
			culling: !0,
			scaleX: r[0] / 2,
			scaleY: r[1] / 2
		}), o.drift = Z_, this._symbolType = e, this.add(o);
	}, t.prototype.stopSymbolAnimation = function(e) {
		this.childAt(0).stopAnimation(null, e);
	}, t.prototype.getSymbolType = function() {
		return this._symbolType;
	}, t.prototype.getSymbolPath = function() {
		return this.childAt(0);
	}, t.prototype.highlight = function() {
		Il(this.childAt(0));
	}, t.prototype.downplay = function() {
		Ll(this.childAt(0));
	}, t.prototype.setZ = function(e, t) {
		var n = this.childAt(0);
		n.zlevel = e, n.z = t;
	}, t.prototype.setDraggable = function(e, t) {
		var n = this.childAt(0);
		n.draggable = e, n.cursor = !t && e ? `move` : n.cursor;
	}, t.prototype.updateData = function(e, n, r, i) {
		this.silent = !1;
		var a = e.getItemVisual(n, `symbol`) || `circle`, o = e.hostModel, s = t.getSymbolSize(e, n), c = t.getSymbolZ2(e, n), l = a !== this._symbolType, u = i && i.disableAnimation;
		if (l) {
			var d = e.getItemVisual(n, `symbolKeepAspect`);
			this._createSymbol(a, e, n, s, c, d);
		} else {
			var f = this.childAt(0);
			f.silent = !1;
			var p = {
				scaleX: s[0] / 2,
				scaleY: s[1] / 2
			};
			u ? f.attr(p) : Ld(f, p, o, n), Ud(f);
		}
		if (this._updateCommon(e, n, s, r, i), l) {
			var f = this.childAt(0);
			if (!u) {
				var p = {
					scaleX: this._sizeX,
					scaleY: this._sizeY,
					style: { opacity: f.style.opacity }
				};
				f.scaleX = f.scaleY = 0, f.style.opacity = 0, Rd(f, p, o, n);
			}
		}
		u && this.childAt(0).stopAnimation(`leave`);
	}, t.prototype._updateCommon = function(e, t, n, r, i) {
		var a = this.childAt(0), o = e.hostModel, s, c, l, u, d, f, p, m, h;
		if (r && (s = r.emphasisItemStyle, c = r.blurItemStyle, l = r.selectItemStyle, u = r.focus, d = r.blurScope, p = r.labelStatesModels, m = r.hoverScale, h = r.cursorStyle, f = r.emphasisDisabled), !r || e.hasItemOption) {
			var g = r && r.itemModel ? r.itemModel : e.getItemModel(t), _ = g.getModel(`emphasis`);
			s = _.getModel(`itemStyle`).getItemStyle(), l = g.getModel([`select`, `itemStyle`]).getItemStyle(), c = g.getModel([`blur`, `itemStyle`]).getItemStyle(), u = _.get(`focus`), d = _.get(`blurScope`), f = _.get(`disabled`), p = Uf(g), m = _.getShallow(`scale`), h = g.getShallow(`cursor`);
		}
		var v = e.getItemVisual(t, `symbolRotate`);
		a.attr(`rotation`, (v || 0) * Math.PI / 180 || 0);
		var y = K_(e.getItemVisual(t, `symbolOffset`), n);
		y && (a.x = y[0], a.y = y[1]), h && a.attr(`cursor`, h);
		var b = e.getItemVisual(t, `style`), x = b.fill;
		if (a instanceof wo) {
			var S = a.style;
			a.useStyle(D({
				image: S.image,
				x: S.x,
				y: S.y,
				width: S.width,
				height: S.height
			}, b));
		} else a.__isEmptyBrush ? a.useStyle(D({}, b)) : a.useStyle(b), a.style.decal = null, a.setColor(x, i && i.symbolInnerColor), a.style.strokeNoScale = !0;
		var C = e.getItemVisual(t, `liftZ`), w = this._z2;
		C == null ? w != null && (a.z2 = w, this._z2 = null) : w ?? (this._z2 = a.z2, a.z2 += C);
		var T = i && i.useNameLabel;
		Hf(a, p, {
			labelFetcher: o,
			labelDataIndex: t,
			defaultText: E,
			inheritColor: x,
			defaultOpacity: b.opacity
		});
		function E(t) {
			return T ? e.getName(t) : J_(e, t);
		}
		this._sizeX = n[0] / 2, this._sizeY = n[1] / 2;
		var O = a.ensureState(`emphasis`);
		O.style = s, a.ensureState(`select`).style = l, a.ensureState(`blur`).style = c;
		var k = m == null || m === !0 ? Math.max(1.1, 3 / this._sizeY) : isFinite(m) && m > 0 ? +m : 1;
		O.scaleX = this._sizeX * k, O.scaleY = this._sizeY * k, this.setSymbolScale(1), tu(this, u, d, f);
	}, t.prototype.setSymbolScale = function(e) {
		this.scaleX = this.scaleY = e;
	}, t.prototype.fadeOut = function(e, t, n) {
		var r = this.childAt(0), i = Kc(this).dataIndex, a = n && n.animation;
		if (this.silent = r.silent = !0, n && n.fadeLabel) {
			var o = r.getTextContent();
			o && Bd(o, { style: { opacity: 0 } }, t, {
				dataIndex: i,
				removeOpt: a,
				cb: function() {
					r.removeTextContent();
				}
			});
		} else r.removeTextContent();
		Bd(r, {
			style: { opacity: 0 },
			scaleX: 0,
			scaleY: 0
		}, t, {
			dataIndex: i,
			cb: e,
			removeOpt: a
		});
	}, t.getSymbolSize = function(e, t) {
		return G_(e.getItemVisual(t, `symbolSize`));
	}, t.getSymbolZ2 = function(e, t) {
		return e.getItemVisual(t, `z2`);
	}, t;
}(Pu);
function Z_(e, t) {
	this.parent.drift(e, t);
}
function Q_(e, t, n, r) {
	return t && !isNaN(t[0]) && !isNaN(t[1]) && !(r && r.isIgnore && r.isIgnore(n)) && !(r && r.clipShape && !r.clipShape.contain(t[0], t[1])) && e.getItemVisual(n, `symbol`) !== `none`;
}
function $_(e) {
	return e != null && !U(e) && (e = { isIgnore: e }), e || {};
}
function ev(e) {
	var t = e.hostModel, n = t.getModel(`emphasis`);
	return {
		emphasisItemStyle: n.getModel(`itemStyle`).getItemStyle(),
		blurItemStyle: t.getModel([`blur`, `itemStyle`]).getItemStyle(),
		selectItemStyle: t.getModel([`select`, `itemStyle`]).getItemStyle(),
		focus: n.get(`focus`),
		blurScope: n.get(`blurScope`),
		emphasisDisabled: n.get(`disabled`),
		hoverScale: n.get(`scale`),
		labelStatesModels: Uf(t),
		cursorStyle: t.get(`cursor`)
	};
}
function tv(e, t, n, r, i, a, o) {
	var s = new e(t, n, r, i);
	return s.setPosition(a), t.setItemGraphicEl(n, s), o.add(s), s;
}
var nv = function() {
	function e(e) {
		this.group = new Pu(), this._SymbolCtor = e || X_;
	}
	return e.prototype.updateData = function(e, t) {
		this._progressiveEls = null, t = $_(t);
		var n = this.group, r = e.hostModel, i = this._data, a = this._SymbolCtor, o = t.disableAnimation, s = this._seriesScope = ev(e), c = { disableAnimation: o }, l = t.getSymbolPoint || function(t) {
			return e.getItemLayout(t);
		};
		i || n.removeAll(), e.diff(i).add(function(r) {
			var i = l(r);
			Q_(e, i, r, t) && tv(a, e, r, s, c, i, n);
		}).update(function(u, d) {
			var f = i.getItemGraphicEl(d), p = l(u);
			if (!Q_(e, p, u, t)) n.remove(f);
			else {
				var m = e.getItemVisual(u, `symbol`) || `circle`, h = f && f.getSymbolType && f.getSymbolType();
				if (!f || h && h !== m) n.remove(f), f = new a(e, u, s, c), f.setPosition(p);
				else {
					f.updateData(e, u, s, c);
					var g = {
						x: p[0],
						y: p[1]
					};
					o ? f.attr(g) : Ld(f, g, r);
				}
				n.add(f), e.setItemGraphicEl(u, f);
			}
		}).remove(function(e) {
			var t = i.getItemGraphicEl(e);
			t && t.fadeOut(function() {
				n.remove(t);
			}, r);
		}).execute(), this._getSymbolPoint = l, this._data = e;
	}, e.prototype.updateLayout = function(e) {
		var t = this._data;
		if (t) for (var n = this, r = t.getStore(), i = 0, a = r.count(); i < a; i++) {
			var o = t.getItemGraphicEl(i), s = n._getSymbolPoint(i);
			Q_(t, s, i, e) ? (o ||= tv(n._SymbolCtor, t, i, n._seriesScope, { disableAnimation: !0 }, s, n.group), o.stopAnimation(), o.setPosition(s), o.markRedraw()) : o && (n.group.remove(o), t.setItemGraphicEl(i, null));
		}
	}, e.prototype.incrementalPrepareUpdate = function(e) {
		this._seriesScope = ev(e), this._data = null, this.group.removeAll();
	}, e.prototype.incrementalUpdate = function(e, t, n, r) {
		this._progressiveEls = [], r = $_(r);
		function i(e) {
			e.isGroup || (e.incremental = n, e.ensureState(`emphasis`).hoverLayer = 2);
		}
		for (var a = e.start; a < e.end; a++) {
			var o = t.getItemLayout(a);
			if (Q_(t, o, a, r)) {
				var s = new this._SymbolCtor(t, a, this._seriesScope);
				s.traverse(i), s.setPosition(o), this.group.add(s), t.setItemGraphicEl(a, s), this._progressiveEls.push(s);
			}
		}
	}, e.prototype.eachRendered = function(e) {
		Ef(this._progressiveEls || this.group, e);
	}, e.prototype.remove = function(e) {
		var t = this.group, n = this._data;
		n && e ? n.eachItemGraphicEl(function(e) {
			e.fadeOut(function() {
				t.remove(e);
			}, n.hostModel);
		}) : t.removeAll();
	}, e;
}();
function rv(e, t, n) {
	var r = e.getBaseAxis(), i = e.getOtherAxis(r), a = iv(i, n), o = r.dim, s = i.dim, c = t.mapDimension(s), l = t.mapDimension(o), u = +(s === `x` || s === `radius`), d = F(e.dimensions, function(e) {
		return t.mapDimension(e);
	}), f = !1, p = t.getCalculationInfo(`stackResultDimension`);
	return ah(t, d[0]) && (f = !0, d[0] = p), ah(t, d[1]) && (f = !0, d[1] = p), {
		dataDimsForPoint: d,
		valueStart: a,
		valueAxisDim: s,
		baseAxisDim: o,
		stacked: !!f,
		valueDim: c,
		baseDim: l,
		baseDataOffset: u,
		stackedOverDimension: t.getCalculationInfo(`stackedOverDimension`)
	};
}
function iv(e, t) {
	var n = 0, r = e.scale.getExtent();
	return t === `start` ? n = r[0] : t === `end` ? n = r[1] : H(t) && !isNaN(t) ? n = t : r[0] > 0 ? n = r[0] : r[1] < 0 && (n = r[1]), n;
}
function av(e, t, n, r) {
	var i = NaN;
	e.stacked && (i = n.get(n.getCalculationInfo(`stackedOverDimension`), r)), isNaN(i) && (i = e.valueStart);
	var a = e.baseDataOffset, o = [];
	return o[a] = n.get(e.baseDim, r), o[1 - a] = i, t.dataToPoint(o);
}
function ov(e, t) {
	return !isFinite(e) || !isFinite(t);
}
var sv = typeof Float32Array < `u` ? Float32Array : void 0, cv = typeof Float64Array < `u` ? Float64Array : void 0;
function lv(e) {
	return uv({ ctor: sv }, e).arr;
}
function uv(e, t) {
	process.env.NODE_ENV !== `production` && G(t != null && isFinite(t) && t >= 0 && e.hasOwnProperty(`ctor`));
	var n = e.arr, r = e.ctor;
	if (t > bs && (t = bs), !n || e.typed && n.length < t) {
		var i = void 0;
		if (r) try {
			i = new r(t), e.typed = !0, n && i.set(n);
		} catch (e) {
			process.env.NODE_ENV !== `production` && Vs(e);
		}
		if (!i && (i = [], e.typed = !1, n)) for (var a = 0, o = n.length; a < o; a++) i[a] = n[a];
		e.arr = i;
	}
	return e;
}
function dv(e, t) {
	var n = [];
	return t.diff(e).add(function(e) {
		n.push({
			cmd: `+`,
			idx: e
		});
	}).update(function(e, t) {
		n.push({
			cmd: `=`,
			idx: t,
			idx1: e
		});
	}).remove(function(e) {
		n.push({
			cmd: `-`,
			idx: e
		});
	}).execute(), n;
}
function fv(e, t, n, r, i, a, o, s) {
	for (var c = dv(e, t), l = [], u = [], d = [], f = [], p = [], m = [], h = [], g = rv(i, t, o), _ = e.getLayout(`points`) || [], v = t.getLayout(`points`) || [], y = 0; y < c.length; y++) {
		var b = c[y], x = !0, S = void 0, C = void 0;
		switch (b.cmd) {
			case `=`:
				S = b.idx * 2, C = b.idx1 * 2;
				var w = _[S], T = _[S + 1], E = v[C], D = v[C + 1];
				(isNaN(w) || isNaN(T)) && (w = E, T = D), l.push(w, T), u.push(E, D), d.push(n[S], n[S + 1]), f.push(r[C], r[C + 1]), h.push(t.getRawIndex(b.idx1));
				break;
			case `+`:
				var O = b.idx, k = g.dataDimsForPoint, A = i.dataToPoint([t.get(k[0], O), t.get(k[1], O)]);
				C = O * 2, l.push(A[0], A[1]), u.push(v[C], v[C + 1]);
				var j = av(g, i, t, O);
				d.push(j[0], j[1]), f.push(r[C], r[C + 1]), h.push(t.getRawIndex(O));
				break;
			case `-`: x = !1;
		}
		x && (p.push(b), m.push(m.length));
	}
	m.sort(function(e, t) {
		return h[e] - h[t];
	});
	for (var M = l.length, N = lv(M), P = lv(M), F = lv(M), ee = lv(M), I = [], y = 0; y < m.length; y++) {
		var te = m[y], L = y * 2, ne = te * 2;
		N[L] = l[ne], N[L + 1] = l[ne + 1], P[L] = u[ne], P[L + 1] = u[ne + 1], F[L] = d[ne], F[L + 1] = d[ne + 1], ee[L] = f[ne], ee[L + 1] = f[ne + 1], I[y] = p[te];
	}
	return {
		current: N,
		next: P,
		stackedOnCurrent: F,
		stackedOnNext: ee,
		status: I
	};
}
var pv = Math.min, mv = Math.max;
function hv(e, t, n, r, i, a, o, s, c) {
	for (var l, u, d, f, p, m, h = n, g = 0; g < r; g++) {
		var _ = t[h * 2], v = t[h * 2 + 1];
		if (h >= i || h < 0) break;
		if (ov(_, v)) {
			if (c) {
				h += a;
				continue;
			}
			break;
		}
		if (h === n) e[a > 0 ? `moveTo` : `lineTo`](_, v), d = _, f = v;
		else {
			var y = _ - l, b = v - u;
			if (y * y + b * b < .5) {
				h += a;
				continue;
			}
			if (o > 0) {
				for (var x = h + a, S = t[x * 2], C = t[x * 2 + 1]; S === _ && C === v && g < r;) g++, x += a, h += a, S = t[x * 2], C = t[x * 2 + 1], _ = t[h * 2], v = t[h * 2 + 1], y = _ - l, b = v - u;
				var w = g + 1;
				if (c) for (; ov(S, C) && w < r;) w++, x += a, S = t[x * 2], C = t[x * 2 + 1];
				var T = .5, E = 0, D = 0, O = void 0, k = void 0;
				if (w >= r || ov(S, C)) p = _, m = v;
				else {
					E = S - l, D = C - u;
					var A = _ - l, j = S - _, M = v - u, N = C - v, P = void 0, F = void 0;
					if (s === `x`) {
						P = Math.abs(A), F = Math.abs(j);
						var ee = E > 0 ? 1 : -1;
						p = _ - ee * P * o, m = v, O = _ + ee * F * o, k = v;
					} else if (s === `y`) {
						P = Math.abs(M), F = Math.abs(N);
						var I = D > 0 ? 1 : -1;
						p = _, m = v - I * P * o, O = _, k = v + I * F * o;
					} else P = Math.sqrt(A * A + M * M), F = Math.sqrt(j * j + N * N), T = F / (F + P), p = _ - E * o * (1 - T), m = v - D * o * (1 - T), O = _ + E * o * T, k = v + D * o * T, O = pv(O, mv(S, _)), k = pv(k, mv(C, v)), O = mv(O, pv(S, _)), k = mv(k, pv(C, v)), E = O - _, D = k - v, p = _ - E * P / F, m = v - D * P / F, p = pv(p, mv(l, _)), m = pv(m, mv(u, v)), p = mv(p, pv(l, _)), m = mv(m, pv(u, v)), E = _ - p, D = v - m, O = _ + E * F / P, k = v + D * F / P;
				}
				e.bezierCurveTo(d, f, p, m, _, v), d = O, f = k;
			} else e.lineTo(_, v);
		}
		l = _, u = v, h += a;
	}
	return g;
}
var gv = function() {
	function e() {
		this.smooth = 0, this.smoothConstraint = !0;
	}
	return e;
}(), _v = function(e) {
	n(t, e);
	function t(t) {
		var n = e.call(this, t) || this;
		return n.type = `ec-polyline`, n;
	}
	return t.prototype.getDefaultStyle = function() {
		return {
			stroke: Q.color.neutral99,
			fill: null
		};
	}, t.prototype.getDefaultShape = function() {
		return new gv();
	}, t.prototype.buildPath = function(e, t) {
		var n = t.points, r = 0, i = n.length / 2;
		if (t.connectNulls) {
			for (; i > 0 && ov(n[i * 2 - 2], n[i * 2 - 1]); i--);
			for (; r < i && ov(n[r * 2], n[r * 2 + 1]); r++);
		}
		for (; r < i;) r += hv(e, n, r, i, i, 1, t.smooth, t.smoothMonotone, t.connectNulls) + 1;
	}, t.prototype.getPointOn = function(e, t) {
		this.path || (this.createPathProxy(), this.buildPath(this.path, this.shape));
		for (var n = this.path.data, r = qa.CMD, i, a, o = t === `x`, s = [], c = 0; c < n.length;) {
			var l = n[c++], u = void 0, d = void 0, f = void 0, p = void 0, m = void 0, h = void 0, g = void 0;
			switch (l) {
				case r.M:
					i = n[c++], a = n[c++];
					break;
				case r.L:
					if (u = n[c++], d = n[c++], g = o ? (e - i) / (u - i) : (e - a) / (d - a), g <= 1 && g >= 0) {
						var _ = o ? (d - a) * g + a : (u - i) * g + i;
						return o ? [e, _] : [_, e];
					}
					i = u, a = d;
					break;
				case r.C:
					u = n[c++], d = n[c++], f = n[c++], p = n[c++], m = n[c++], h = n[c++];
					var v = o ? cr(i, u, f, m, e, s) : cr(a, d, p, h, e, s);
					if (v > 0) for (var y = 0; y < v; y++) {
						var b = s[y];
						if (b <= 1 && b >= 0) {
							var _ = o ? or(a, d, p, h, b) : or(i, u, f, m, b);
							return o ? [e, _] : [_, e];
						}
					}
					i = m, a = h;
			}
		}
	}, t;
}(Y), vv = function(e) {
	n(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t;
}(gv), yv = function(e) {
	n(t, e);
	function t(t) {
		var n = e.call(this, t) || this;
		return n.type = `ec-polygon`, n;
	}
	return t.prototype.getDefaultShape = function() {
		return new vv();
	}, t.prototype.buildPath = function(e, t) {
		var n = t.points, r = t.stackedOnPoints, i = 0, a = n.length / 2, o = t.smoothMonotone;
		if (t.connectNulls) {
			for (; a > 0 && ov(n[a * 2 - 2], n[a * 2 - 1]); a--);
			for (; i < a && ov(n[i * 2], n[i * 2 + 1]); i++);
		}
		for (; i < a;) {
			var s = hv(e, n, i, a, a, 1, t.smooth, o, t.connectNulls);
			hv(e, r, i + s - 1, s, a, -1, t.stackedOnSmooth, o, t.connectNulls), i += s + 1, e.closePath();
		}
	}, t;
}(Y);
function bv() {
	var e = _c();
	return function(t) {
		var n = e(t), r = t.pipelineContext, i = !!n.large, a = !!n.progressiveRender, o = n.large = !!(r && r.large), s = n.progressiveRender = !!(r && r.progressiveRender);
		return (i !== o || a !== s) && `reset`;
	};
}
var xv = _c(), Sv = bv(), Cv = function() {
	function e() {
		this.group = new Pu(), this.uid = ph(`viewChart`), this.renderTask = r_({
			plan: Ev,
			reset: Dv
		}), this.renderTask.context = { view: this };
	}
	return e.prototype.init = function(e, t) {}, e.prototype.render = function(e, t, n, r) {
		if (process.env.NODE_ENV !== `production`) throw Error(`render method must been implemented`);
	}, e.prototype.highlight = function(e, t, n, r) {
		var i = e.getData(r && r.dataType);
		i ? Tv(i, r, `emphasis`) : process.env.NODE_ENV !== `production` && Vs(`Unknown dataType ` + r.dataType);
	}, e.prototype.downplay = function(e, t, n, r) {
		var i = e.getData(r && r.dataType);
		i ? Tv(i, r, `normal`) : process.env.NODE_ENV !== `production` && Vs(`Unknown dataType ` + r.dataType);
	}, e.prototype.remove = function(e, t) {
		this.group.removeAll();
	}, e.prototype.dispose = function(e, t) {}, e.prototype.updateView = function(e, t, n, r) {
		this.render(e, t, n, r);
	}, e.prototype.updateVisual = function(e, t, n, r) {
		this.render(e, t, n, r);
	}, e.prototype.eachRendered = function(e) {
		Ef(this.group, e);
	}, e.markUpdateMethod = function(e, t) {
		xv(e).updateMethod = t;
	}, e.protoInitialize = function() {
		var t = e.prototype;
		t.type = `chart`;
	}(), e;
}();
function wv(e, t, n) {
	e && su(e) && (t === `emphasis` ? Il : Ll)(e, n);
}
function Tv(e, t, n) {
	var r = gc(e, t), i = t && t.highlightKey != null ? cu(t.highlightKey) : null;
	r == null ? e.eachItemGraphicEl(function(e) {
		wv(e, n, i);
	}) : P(Ys(r), function(t) {
		wv(e.getItemGraphicEl(t), n, i);
	});
}
Ie(Cv, [`dispose`]), Ue(Cv);
function Ev(e) {
	return Sv(e.model);
}
function Dv(e) {
	var t = e.model, n = e.ecModel, r = e.api, i = e.payload, a = t.pipelineContext.progressiveRender, o = e.view, s = i && xv(i).updateMethod, c = a ? `incrementalPrepareRender` : s && o[s] ? s : `render`;
	return c !== `render` && o[c](t, n, r, i), Ov[c];
}
var Ov = {
	incrementalPrepareRender: { progress: function(e, t) {
		t.view.incrementalRender(e, t.model, t.ecModel, t.api, t.payload);
	} },
	render: {
		forceFirstProgress: !0,
		progress: function(e, t) {
			t.view.render(t.model, t.ecModel, t.api, t.payload);
		}
	}
};
function kv(e, t, n, r, i) {
	var a = e.getArea(), o = a.x, s = a.y, c = a.width, l = a.height, u = n.get([`lineStyle`, `width`]) || 0;
	o -= u / 2, s -= u / 2, c += u, l += u, c = Math.ceil(c), o !== Math.floor(o) && (o = Math.floor(o), c++);
	var d = new Mo({ shape: {
		x: o,
		y: s,
		width: c,
		height: l
	} });
	if (t) {
		var f = e.getBaseAxis(), p = f.isHorizontal(), m = f.inverse;
		p ? (m && (d.shape.x += c), d.shape.width = 0) : (m || (d.shape.y += l), d.shape.height = 0);
		var h = z(i) ? function(e) {
			i(e, d);
		} : null;
		Rd(d, { shape: {
			width: c,
			height: l,
			x: o,
			y: s
		} }, n, null, r, h);
	}
	return d;
}
function Av(e, t, n) {
	var r = e.getArea(), i = Z(r.r0, 1), a = Z(r.r, 1), o = new td({ shape: {
		cx: Z(e.cx, 1),
		cy: Z(e.cy, 1),
		r0: i,
		r: a,
		startAngle: r.startAngle,
		endAngle: r.endAngle,
		clockwise: r.clockwise
	} });
	return t && (e.getBaseAxis().dim === `angle` ? o.shape.endAngle = r.startAngle : o.shape.r = i, Rd(o, { shape: {
		endAngle: r.endAngle,
		r: a
	} }, n)), o;
}
function jv(e, t, n, r, i) {
	return e ? e.type === `polar` ? Av(e, t, n) : e.type === `cartesian2d` ? kv(e, t, n, r, i) : null : null;
}
function Mv(e, t, n) {
	e ? (process.env.NODE_ENV !== `production` && G(n), t.setClipPath(n)) : t.removeClipPath();
}
function Nv(e) {
	var t = e.coordinateSystem;
	if (e.get(`clip`, !0) && t && (!t.shouldClip || t.shouldClip())) return t.getArea && t.getArea(.1);
}
function Pv(e, t) {
	return e.type === t;
}
var Fv = {};
function Iv(e, t, n, r) {
	return e && (e.legacy || e.legacy !== !1 && !n && !r && t !== `tspan` && (t === `text` || q(e, `text`)));
}
function Lv(e, t, n) {
	var r = e, i, a, o;
	if (t === `text`) o = r;
	else {
		o = {}, q(r, `text`) && (o.text = r.text), q(r, `rich`) && (o.rich = r.rich), q(r, `textFill`) && (o.fill = r.textFill), q(r, `textStroke`) && (o.stroke = r.textStroke), q(r, `fontFamily`) && (o.fontFamily = r.fontFamily), q(r, `fontSize`) && (o.fontSize = r.fontSize), q(r, `fontStyle`) && (o.fontStyle = r.fontStyle), q(r, `fontWeight`) && (o.fontWeight = r.fontWeight), a = {
			type: `text`,
			style: o,
			silent: !0
		}, i = {};
		var s = q(r, `textPosition`);
		n ? i.position = s ? r.textPosition : `inside` : s && (i.position = r.textPosition), q(r, `textPosition`) && (i.position = r.textPosition), q(r, `textOffset`) && (i.offset = r.textOffset), q(r, `textRotation`) && (i.rotation = r.textRotation), q(r, `textDistance`) && (i.distance = r.textDistance);
	}
	return Rv(o, e), P(o.rich, function(e) {
		Rv(e, e);
	}), {
		textConfig: i,
		textContent: a
	};
}
function Rv(e, t) {
	t && (t.font = t.textFont || t.font, q(t, `textStrokeWidth`) && (e.lineWidth = t.textStrokeWidth), q(t, `textAlign`) && (e.align = t.textAlign), q(t, `textVerticalAlign`) && (e.verticalAlign = t.textVerticalAlign), q(t, `textLineHeight`) && (e.lineHeight = t.textLineHeight), q(t, `textWidth`) && (e.width = t.textWidth), q(t, `textHeight`) && (e.height = t.textHeight), q(t, `textBackgroundColor`) && (e.backgroundColor = t.textBackgroundColor), q(t, `textPadding`) && (e.padding = t.textPadding), q(t, `textBorderColor`) && (e.borderColor = t.textBorderColor), q(t, `textBorderWidth`) && (e.borderWidth = t.textBorderWidth), q(t, `textBorderRadius`) && (e.borderRadius = t.textBorderRadius), q(t, `textBoxShadowColor`) && (e.shadowColor = t.textBoxShadowColor), q(t, `textBoxShadowBlur`) && (e.shadowBlur = t.textBoxShadowBlur), q(t, `textBoxShadowOffsetX`) && (e.shadowOffsetX = t.textBoxShadowOffsetX), q(t, `textBoxShadowOffsetY`) && (e.shadowOffsetY = t.textBoxShadowOffsetY));
}
function zv(e, t, n) {
	var r = e;
	r.textPosition = r.textPosition || n.position || `inside`, n.offset != null && (r.textOffset = n.offset), n.rotation != null && (r.textRotation = n.rotation), n.distance != null && (r.textDistance = n.distance);
	var i = r.textPosition.indexOf(`inside`) >= 0, a = e.fill || Q.color.neutral99;
	Bv(r, t);
	var o = r.textFill == null;
	return i ? o && (r.textFill = n.insideFill || Q.color.neutral00, !r.textStroke && n.insideStroke && (r.textStroke = n.insideStroke), !r.textStroke && (r.textStroke = a), r.textStrokeWidth ??= 2) : (o && (r.textFill = e.fill || n.outsideFill || Q.color.neutral00), !r.textStroke && n.outsideStroke && (r.textStroke = n.outsideStroke)), r.text = t.text, r.rich = t.rich, P(t.rich, function(e) {
		Bv(e, e);
	}), r;
}
function Bv(e, t) {
	t && (q(t, `fill`) && (e.textFill = t.fill), q(t, `stroke`) && (e.textStroke = t.fill), q(t, `lineWidth`) && (e.textStrokeWidth = t.lineWidth), q(t, `font`) && (e.font = t.font), q(t, `fontStyle`) && (e.fontStyle = t.fontStyle), q(t, `fontWeight`) && (e.fontWeight = t.fontWeight), q(t, `fontSize`) && (e.fontSize = t.fontSize), q(t, `fontFamily`) && (e.fontFamily = t.fontFamily), q(t, `align`) && (e.textAlign = t.align), q(t, `verticalAlign`) && (e.textVerticalAlign = t.verticalAlign), q(t, `lineHeight`) && (e.textLineHeight = t.lineHeight), q(t, `width`) && (e.textWidth = t.width), q(t, `height`) && (e.textHeight = t.height), q(t, `backgroundColor`) && (e.textBackgroundColor = t.backgroundColor), q(t, `padding`) && (e.textPadding = t.padding), q(t, `borderColor`) && (e.textBorderColor = t.borderColor), q(t, `borderWidth`) && (e.textBorderWidth = t.borderWidth), q(t, `borderRadius`) && (e.textBorderRadius = t.borderRadius), q(t, `shadowColor`) && (e.textBoxShadowColor = t.shadowColor), q(t, `shadowBlur`) && (e.textBoxShadowBlur = t.shadowBlur), q(t, `shadowOffsetX`) && (e.textBoxShadowOffsetX = t.shadowOffsetX), q(t, `shadowOffsetY`) && (e.textBoxShadowOffsetY = t.shadowOffsetY), q(t, `textShadowColor`) && (e.textShadowColor = t.textShadowColor), q(t, `textShadowBlur`) && (e.textShadowBlur = t.textShadowBlur), q(t, `textShadowOffsetX`) && (e.textShadowOffsetX = t.textShadowOffsetX), q(t, `textShadowOffsetY`) && (e.textShadowOffsetY = t.textShadowOffsetY));
}
function Vv(e, t) {
	if (process.env.NODE_ENV !== `production`) {
		var n = e + `^_^` + t;
		Fv[n] || (console.warn(`[ECharts] DEPRECATED: "` + e + `" has been deprecated. ` + t), Fv[n] = !0);
	}
}
var Hv = function() {
	function e() {}
	return e.prototype.isBlank = function() {
		return this._isBlank;
	}, e.prototype.setBlank = function(e) {
		this._isBlank = e;
	}, e;
}();
Ue(Hv);
var Uv = 0, Wv = function() {
	function e(e) {
		this.categories = e.categories || [], this._needCollect = e.needCollect, this._deduplication = e.deduplication, this.uid = ++Uv, this._onCollect = e.onCollect;
	}
	return e.createByAxisModel = function(t) {
		var n = t.option, r = n.data, i = r && F(r, Gv);
		return new e({
			categories: i,
			needCollect: !i,
			deduplication: n.dedplication !== !1
		});
	}, e.prototype.getOrdinal = function(e) {
		return this._getOrCreateMap().get(e);
	}, e.prototype.parseAndCollect = function(e) {
		var t, n = this._needCollect;
		if (!B(e) && !n) return e;
		if (n && !this._deduplication) return t = this.categories.length, this.categories[t] = e, this._onCollect && this._onCollect(e, t), t;
		var r = this._getOrCreateMap();
		return t = r.get(e), t ?? (n ? (t = this.categories.length, this.categories[t] = e, r.set(e, t), this._onCollect && this._onCollect(e, t)) : t = NaN), t;
	}, e.prototype._getOrCreateMap = function() {
		return this._map ||= K(this.categories);
	}, e;
}();
function Gv(e) {
	return U(e) && e.value != null ? e.value : e + ``;
}
var Kv = L({
	needTransform: 1,
	normalize: 1,
	scale: 1,
	transformIn: 1,
	transformOut: 1,
	contain: 1,
	getExtent: 1,
	getExtentUnsafe: 1,
	setExtent: 1,
	setExtent2: 1,
	getFilter: 1,
	sanitize: 1,
	getDefaultStartValue: 1,
	freeze: 1
});
function qv(e, t, n) {
	var r;
	e ||= {};
	var i = Vh();
	if (i) {
		var a = i.createBreakScaleMapper(t, n);
		a.hasBreaks() && (P(Kv, function(t) {
			a[t] && (e[t] = re(a[t], a));
		}), r = a);
	}
	return r ?? ey(e, n), {
		brk: r,
		mapper: e
	};
}
function Jv(e, t) {
	P(Kv, function(n) {
		e[n] = t[n];
	});
}
function Yv(e, t) {
	e.freeze = Te, process.env.NODE_ENV !== `production` && (e.freeze = function() {
		t.freeze();
	});
}
function Xv(e) {
	return e.getExtentUnsafe(0, 2);
}
function Zv(e, t) {
	return e.getExtentUnsafe(1, t) || e.getExtentUnsafe(0, t);
}
function Qv(e) {
	var t = Zv(e, 3);
	return t[1] - t[0];
}
function $v(e) {
	var t = e.getExtentUnsafe(0, 3);
	return t[1] - t[0];
}
function ey(e, t) {
	var n = e || {}, r = [];
	return n._extents = r, r[0] = t ? t.slice() : Dc(), D(n, ty), n;
}
var ty = {
	needTransform: function() {
		return !1;
	},
	normalize: function(e) {
		var t = this._extents[1] || this._extents[0];
		return t[1] === t[0] ? .5 : (e - t[0]) / (t[1] - t[0]);
	},
	scale: function(e) {
		var t = this._extents[1] || this._extents[0];
		return e * (t[1] - t[0]) + t[0];
	},
	transformIn: function(e) {
		return e;
	},
	transformOut: function(e) {
		return e;
	},
	contain: function(e) {
		var t = Zv(this, null);
		return e >= t[0] && e <= t[1];
	},
	getExtent: function() {
		return this._extents[0].slice();
	},
	getExtentUnsafe: function(e) {
		return this._extents[e];
	},
	setExtent: function(e, t) {
		process.env.NODE_ENV !== `production` && G(!this._frozen), ny(this._extents, 0, e, t);
	},
	setExtent2: function(e, t, n) {
		process.env.NODE_ENV !== `production` && G(!this._frozen);
		var r = this._extents;
		r[e] || (r[e] = r[0].slice()), ny(r, e, t, n);
	},
	freeze: function() {
		process.env.NODE_ENV !== `production` && (this._frozen = !0);
	}
};
function ny(e, t, n, r) {
	Nc(n, r) ? (e[t][0] = n, e[t][1] = r) : process.env.NODE_ENV !== `production` && n != null && r != null && n <= r && Vs(`Invalid setExtent call - start: ` + n + `, end: ` + r);
}
function ry(e) {
	return iy(e) || oy(e);
}
function iy(e) {
	return e.type === `interval`;
}
function ay(e) {
	return e.type === `time`;
}
function oy(e) {
	return e.type === `log`;
}
function sy(e) {
	return e.type === `ordinal`;
}
function cy(e) {
	var t = Es(e), n = as(10, t), r = ns(e / n);
	return r ? r === 2 ? r = 3 : r === 3 ? r = 5 : r *= 2 : r = 1, Z(r * n, -t);
}
function ly(e) {
	return gs(e) + 2;
}
function uy(e, t) {
	return os(e) / os(t);
}
function dy(e, t, n) {
	var r = n && n.lookup;
	if (r) {
		for (var i = 0; i < r.from.length; i++) if (e === r.from[i]) return r.to[i];
	}
	return as(t, e);
}
function fy(e, t, n) {
	var r = e.slice();
	if (r[0] === r[1]) {
		var i = n && n.ctnShp;
		if (r[0] !== 0) {
			var a = ts(r[0]);
			t[1] || (r[1] += a / 2), r[0] -= a / 2;
		} else i && (r[0] = -1), r[1] = 1;
	}
	return Mc(r[0]) && Mc(r[1]) || (r[0] = 0, r[1] = 1), r[1] < r[0] && r.reverse(), r;
}
function py(e, t) {
	return [e[0] !== t[0], e[1] !== t[1]];
}
function my(e, t) {
	return e ||= t, ns(X(e, 1));
}
function hy(e, t, n) {
	var r = Xv(e), i = r[0], a = e.count(), o = Math.max((t || 0) + 1, 1);
	i !== 0 && o > 1 && a / o > 2 && (i = Math.round(Math.ceil(i / o) * o)), i !== r[0] && c(r[0], !0, !0);
	for (var s = i; s <= r[1]; s += o) c(s, !1, s === r[0] || s === r[1]);
	s - o !== r[1] && c(r[1], !0, !0);
	function c(e, t, r) {
		n({
			value: e,
			offInterval: t
		}, r);
	}
}
var gy = function(e) {
	n(t, e);
	function t(n) {
		var r = e.call(this) || this;
		r.type = `ordinal`, r.parse = t.parse, Jv(r, t.decoratedMethods);
		var i = n.ordinalMeta;
		i ||= new Wv({}), R(i) && (i = new Wv({ categories: F(i, function(e) {
			return U(e) ? e.value : e;
		}) })), r._ordinalMeta = i;
		var a = qv(null, null, n.extent || [0, i.categories.length - 1]);
		return r._mapper = a.mapper, Yv(r, a.mapper), r;
	}
	return t.parse = function(e) {
		return e == null ? e = NaN : B(e) ? (e = this._ordinalMeta.getOrdinal(e), e ??= NaN) : e = ns(e), e;
	}, t.prototype.getTicks = function() {
		var e = [];
		return hy(this, 0, function(t) {
			e.push(t);
		}), e;
	}, t.prototype.getMinorTicks = function(e) {}, t.prototype.setSortInfo = function(e) {
		if (e == null) this._ordinalNumbersByTick = this._ticksByOrdinalNumber = null;
		else {
			for (var t = e.ordinalNumbers, n = this._ordinalNumbersByTick = [], r = this._ticksByOrdinalNumber = [], i = 0, a = this._ordinalMeta.categories.length, o = es(a, t.length); i < o; ++i) {
				var s = n[i] = t[i];
				r[s] = i;
			}
			for (var c = 0; i < a; ++i) {
				for (; r[c] != null;) c++;
				n[i] = c, r[c] = i;
			}
		}
	}, t.prototype._getTickNumber = function(e) {
		var t = this._ticksByOrdinalNumber;
		return t && e >= 0 && e < t.length ? t[e] : e;
	}, t.prototype.getRawOrdinalNumber = function(e) {
		var t = this._ordinalNumbersByTick;
		return t && e >= 0 && e < t.length ? t[e] : e;
	}, t.prototype.getLabel = function(e) {
		if (!this.isBlank()) {
			var t = this.getRawOrdinalNumber(e.value), n = this._ordinalMeta.categories[t];
			return n == null ? `` : n + ``;
		}
	}, t.prototype.count = function() {
		var e = Xv(this._mapper);
		return e[1] - e[0] + 1;
	}, t.prototype.getOrdinalMeta = function() {
		return this._ordinalMeta;
	}, t.type = `ordinal`, t.decoratedMethods = {
		needTransform: function() {
			return this._mapper.needTransform();
		},
		contain: function(e) {
			return this._mapper.contain(this._getTickNumber(e)) && e >= 0 && e < this._ordinalMeta.categories.length;
		},
		normalize: function(e) {
			return this._mapper.normalize(this._getTickNumber(e));
		},
		scale: function(e) {
			return this.getRawOrdinalNumber(ns(this._mapper.scale(e)));
		},
		transformIn: function(e, t) {
			return this._mapper.transformIn(this._getTickNumber(e), t);
		},
		transformOut: function(e, t) {
			return this.getRawOrdinalNumber(this._mapper.transformOut(e, t));
		},
		getExtent: function() {
			return this._mapper.getExtent();
		},
		getExtentUnsafe: function(e, t) {
			return this._mapper.getExtentUnsafe(e, t);
		},
		setExtent: function(e, t) {
			return this._mapper.setExtent(e, t);
		},
		setExtent2: function(e, t, n) {
			return this._mapper.setExtent2(e, t, n);
		}
	}, t;
}(Hv);
Hv.registerClass(gy);
function _y(e, t, n, r) {
	for (var i = e.getTicks({ expandToNicedExtent: !0 }), a = [], o = e.getExtent(), s = 1; s < i.length; s++) {
		var c = i[s], l = i[s - 1];
		if (!(l.break || c.break)) {
			for (var u = 0, d = [], f = (c.value - l.value) / t, p = ly(f); u < t - 1;) {
				var m = Z(l.value + (u + 1) * f, p);
				m > o[0] && m < o[1] && d.push(m), u++;
			}
			var h = Vh();
			h && h.pruneTicksByBreak(`auto`, d, n, function(e) {
				return e;
			}, r, o), a.push(d);
		}
	}
	return a;
}
var vy = function(e) {
	n(t, e);
	function t(n) {
		var r = e.call(this) || this;
		return r.type = `interval`, r.parse = t.parse, n ||= {}, r.brk = qv(r, Hh(r, n), null).brk, r._cfg = {
			interval: 0,
			intervalPrecision: 2,
			intervalCount: void 0,
			niceExtent: void 0
		}, r;
	}
	return t.parse = function(e) {
		return e == null || e === `` ? NaN : Number(e);
	}, t.prototype.getConfig = function() {
		return T(this._cfg);
	}, t.prototype.setConfig = function(e) {
		var t = Xv(this);
		process.env.NODE_ENV !== `production` && (G(e.interval != null), e.intervalCount != null && G(e.intervalCount >= -1 && e.intervalPrecision != null && !Wh(this)), e.niceExtent != null && (G(isFinite(e.niceExtent[0]) && isFinite(e.niceExtent[1])), G(t[0] <= e.niceExtent[0] && e.niceExtent[1] <= t[1]), G(Z(e.niceExtent[0] - e.niceExtent[1], gs(e.interval)) <= e.interval))), this._cfg = e = T(e), e.niceExtent ?? (e.niceExtent = t.slice()), e.intervalPrecision ?? (e.intervalPrecision = ly(e.interval));
	}, t.prototype.getTicks = function(e) {
		e ||= {};
		var t = this._cfg, n = t.interval, r = Xv(this), i = t.niceExtent, a = t.intervalPrecision, o = Vh(), s = this.brk, c = o && s, l = [];
		if (!n) return l;
		if (e.breakTicks === `only_break` && c) return o.addBreaksToTicks(l, s.breaks, r), l;
		process.env.NODE_ENV !== `production` && G(i != null);
		var u = 3e3;
		r[0] < i[0] && l.push({ value: e.expandToNicedExtent ? Z(i[0] - n, a) : r[0] });
		for (var d = function(e, t) {
			return ns((t - e) / n);
		}, f = t.intervalCount, p = i[0], m = 0;; m++) {
			if (f == null) {
				if (p > i[1] || !isFinite(p) || !isFinite(i[1])) break;
			} else {
				if (m > f) break;
				p = es(p, i[1]), m === f && (p = i[1]);
			}
			if (l.push({ value: p }), p = Z(p + n, a), s) {
				var h = s.calcNiceTickMultiple(p, d);
				h >= 0 && (p = Z(p + h * n, a));
			}
			if (l.length > 0 && p === l[l.length - 1].value) break;
			if (l.length > u) return process.env.NODE_ENV !== `production` && Bs(`Exceed safe limit in IntervalScale["getTicks"].`), [];
		}
		var g = l.length ? l[l.length - 1].value : i[1];
		return r[1] > g && l.push({ value: e.expandToNicedExtent ? Z(g + n, a) : r[1] }), c && o.pruneTicksByBreak(e.pruneByBreak, l, s.breaks, function(e) {
			return e.value;
		}, t.interval, r), c && e.breakTicks !== `none` && o.addBreaksToTicks(l, s.breaks, r), l;
	}, t.prototype.getMinorTicks = function(e) {
		return _y(this, e, Uh(this), this._cfg.interval);
	}, t.prototype.getLabel = function(e, t) {
		if (e == null) return ``;
		var n = t && t.precision;
		return n == null ? n = gs(e.value) || 0 : n === `auto` && (n = this._cfg.intervalPrecision), Dg(Z(e.value, n, !0));
	}, t.type = `interval`, t;
}(Hv);
Hv.registerClass(vy);
var yy = function(e, t, n, r) {
	for (; n < r;) {
		var i = n + r >>> 1;
		e[i][1] < t ? n = i + 1 : r = i;
	}
	return n;
}, by = function(e) {
	n(t, e);
	function t(n) {
		var r = e.call(this) || this;
		return r.type = `time`, r.parse = t.parse, r._locale = n.locale, r._useUTC = n.useUTC, r._interval = 0, r.brk = qv(r, Hh(r, n), null).brk, r;
	}
	return t.prototype.getLabel = function(e) {
		return lg(e.value, eg[cg(og(this._minLevelUnit))] || eg.second, this._useUTC, this._locale);
	}, t.prototype.getFormattedLabel = function(e, t, n) {
		return ug(e, t, n, this._locale, this._useUTC);
	}, t.prototype.getTicks = function(e) {
		e ||= {};
		var t = this._interval, n = Xv(this), r = Vh(), i = this.brk, a = r && i, o = [];
		if (!t) return o;
		var s = this._useUTC;
		if (a && e.breakTicks === `only_break`) return Vh().addBreaksToTicks(o, i.breaks, n), o;
		o = Ay(this._minLevelUnit, this._approxInterval, s, n, $v(this), i);
		var c = tg.length - 1, l = 0;
		return P(o, function(e) {
			e.time && (c = Math.min(c, A(tg, e.time.upperTimeUnit)), l = Math.max(l, e.time.level));
		}), a && Vh().pruneTicksByBreak(e.pruneByBreak, o, i.breaks, function(e) {
			return e.value;
		}, this._approxInterval, n), a && e.breakTicks !== `none` && Vh().addBreaksToTicks(o, i.breaks, n, function(e) {
			for (var t = Math.max(A(tg, dg(e.vmin, s)), A(tg, dg(e.vmax, s))), n = 0, r = 0; r < tg.length; r++) if (!Sy(tg[r], e.vmin, e.vmax, s)) {
				n = r;
				break;
			}
			var i = Math.min(n, c);
			return {
				level: l,
				lowerTimeUnit: tg[Math.max(i, t)],
				upperTimeUnit: tg[i]
			};
		}), o;
	}, t.prototype.getMinorTicks = function(e) {
		return _y(this, e, Uh(this), this._interval);
	}, t.prototype.setTimeInterval = function(e) {
		this._interval = e.interval, this._approxInterval = e.approxInterval, this._minLevelUnit = e.minLevelUnit;
	}, t.parse = function(e) {
		return H(e) ? Math.round(e) : +ws(e);
	}, t.type = `time`, t;
}(Hv), xy = [
	[`second`, Gh],
	[`minute`, Kh],
	[`hour`, qh],
	[`quarter-day`, qh * 6],
	[`half-day`, qh * 12],
	[`day`, Jh * 1.2],
	[`half-week`, Jh * 3.5],
	[`week`, Jh * 7],
	[`month`, Jh * 31],
	[`quarter`, Jh * 95],
	[`half-year`, Yh / 2],
	[`year`, Yh]
];
function Sy(e, t, n, r) {
	return fg(new Date(t), e, r).getTime() === fg(new Date(n), e, r).getTime();
}
function Cy(e, t) {
	return e /= Jh, e > 16 ? 16 : e > 7.5 ? 7 : e > 3.5 ? 4 : e > 1.5 ? 2 : 1;
}
function wy(e) {
	var t = 30 * Jh;
	return e /= t, e > 6 ? 6 : e > 3 ? 3 : e > 2 ? 2 : 1;
}
function Ty(e) {
	return e /= qh, e > 12 ? 12 : e > 6 ? 6 : e > 3.5 ? 4 : e > 2 ? 2 : 1;
}
function Ey(e, t) {
	return e /= t ? Kh : Gh, e > 30 ? 30 : e > 20 ? 20 : e > 15 ? 15 : e > 10 ? 10 : e > 5 ? 5 : e > 2 ? 2 : 1;
}
function Dy(e) {
	return X(Ds(e, !0), 1);
}
function Oy(e, t, n) {
	var r = Math.max(0, A(tg, t) - 1);
	return fg(new Date(e), tg[r], n).getTime();
}
function ky(e, t) {
	var n = new Date(0);
	n[e](1);
	var r = n.getTime();
	n[e](1 + t);
	var i = n.getTime() - r;
	return function(e, t) {
		return Math.max(0, Math.round((t - e) / i));
	};
}
function Ay(e, t, n, r, i, a) {
	var o = ng, s = 0;
	function c(e, t, n, i, o, c, l) {
		for (var u = ky(o, e), d = t, f = new Date(d); d < n && d <= r[1];) {
			if (l.push({ value: d }), s++ > 3e3) {
				process.env.NODE_ENV !== `production` && Bs(`Exceed safe limit in TimeScale["getTicks"].`);
				break;
			}
			if (f[o](f[i]() + e), d = f.getTime(), a) {
				var p = a.calcNiceTickMultiple(d, u);
				p > 0 && (f[o](f[i]() + p * e), d = f.getTime());
			}
		}
		l.push({
			value: d,
			notAdd: d > r[1]
		});
	}
	function l(e, i, a) {
		var o = [], s = !i.length;
		if (!Sy(og(e), r[0], r[1], n)) {
			s && (i = [{ value: Oy(r[0], e, n) }, { value: r[1] }]);
			for (var l = 0; l < i.length - 1; l++) {
				var u = i[l].value, d = i[l + 1].value;
				if (u !== d) {
					var f = void 0, p = void 0, m = void 0, h = !1;
					switch (e) {
						case `year`:
							f = Math.max(1, Math.round(t / Jh / 365)), p = pg(n), m = bg(n);
							break;
						case `half-year`:
						case `quarter`:
						case `month`:
							f = wy(t), p = mg(n), m = xg(n);
							break;
						case `week`:
						case `half-week`:
						case `day`:
							f = Cy(t, 31), p = hg(n), m = Sg(n), h = !0;
							break;
						case `half-day`:
						case `quarter-day`:
						case `hour`:
							f = Ty(t), p = gg(n), m = Cg(n);
							break;
						case `minute`:
							f = Ey(t, !0), p = _g(n), m = wg(n);
							break;
						case `second`:
							f = Ey(t, !1), p = vg(n), m = Tg(n);
							break;
						case `millisecond`: f = Dy(t), p = yg(n), m = Eg(n);
					}
					d >= r[0] && u <= r[1] && c(f, u, d, p, m, h, o), e === `year` && a.length > 1 && l === 0 && a.unshift({ value: a[0].value - f });
				}
			}
			for (var l = 0; l < o.length; l++) a.push(o[l]);
		}
	}
	for (var u = [], d = [], f = 0, p = 0, m = 0; m < o.length; ++m) {
		var h = og(o[m]);
		if (sg(o[m]) && (l(o[m], u[u.length - 1] || [], d), h !== (o[m + 1] ? og(o[m + 1]) : null))) {
			if (d.length) {
				p = f, d.sort(function(e, t) {
					return e.value - t.value;
				});
				for (var g = [], _ = 0; _ < d.length; ++_) {
					var v = d[_].value;
					(_ === 0 || d[_ - 1].value !== v) && (g.push(d[_]), v >= r[0] && v <= r[1] && f++);
				}
				var y = i / t;
				if (f > y * 1.5 && p > y / 1.5 || (u.push(g), f > y || e === o[m])) break;
			}
			d = [];
		}
	}
	for (var b = I(F(u, function(e) {
		return I(e, function(e) {
			return e.value >= r[0] && e.value <= r[1] && !e.notAdd;
		});
	}), function(e) {
		return e.length > 0;
	}), x = b.length - 1, S = [], m = 0; m < b.length; ++m) for (var C = b[m], w = 0; w < C.length; ++w) {
		var T = dg(C[w].value, n);
		S.push({
			value: C[w].value,
			time: {
				level: x - m,
				upperTimeUnit: T,
				lowerTimeUnit: T
			}
		});
	}
	Rc(S, zc, null), S.sort(function(e, t) {
		return e.value - t.value;
	});
	var E = S[0], D = S[S.length - 1], O = dg(r[0], n), k = dg(r[1], n);
	return (!E || E.value > r[0]) && S.unshift({
		value: r[0],
		time: {
			level: 0,
			upperTimeUnit: O,
			lowerTimeUnit: O
		},
		notNice: !0
	}), (!D || D.value < r[1]) && S.push({
		value: r[1],
		time: {
			level: 0,
			upperTimeUnit: k,
			lowerTimeUnit: k
		},
		notNice: !0
	}), S;
}
var jy = function(e, t) {
	var n = e.getExtent();
	if (n[0] === n[1] && (n[0] -= Jh, n[1] += Jh), n[1] === -1 / 0 && n[0] === 1 / 0) {
		var r = new Date();
		n[1] = +new Date(r.getFullYear(), r.getMonth(), r.getDate()), n[0] = n[1] - Jh;
	}
	e.setExtent(n[0], n[1]);
	var i = my(t.splitNumber, 10), a = $v(e) / i, o = t.minInterval, s = t.maxInterval;
	o != null && a < o && (a = o), s != null && a > s && (a = s);
	var c = xy.length, l = Math.min(yy(xy, a, 0, c), c - 1), u = xy[l][1], d = xy[Math.max(l - 1, 0)][0];
	e.setTimeInterval({
		approxInterval: a,
		interval: u,
		minLevelUnit: d
	});
};
Hv.registerClass(by);
var My = 0, Ny = 1, Py = 2, Fy = function(e) {
	n(t, e);
	function t(n) {
		var r = e.call(this) || this;
		r.type = `log`, r.parse = vy.parse, r.base = n.logBase || 10;
		var i = [], a = [], o = r._lookup = {
			from: i,
			to: a
		};
		i[My] = i[Ny] = a[My] = a[Ny] = NaN, Jv(r, t.mapperMethods);
		var s = Vh(), c = n.breakOption, l = { lookup: o };
		return s && s.parseAxisBreakOptionInwardTransform(c, r, { noNegative: !0 }, Py, l), r.powStub = new vy({ breakParsed: l.original }), r.intervalStub = new vy({ breakParsed: l.transformed }), Yv(r, r.intervalStub), r;
	}
	return t.prototype.getTicks = function(e) {
		var t = this.base, n = this.powStub, r = Vh(), i = this.intervalStub, a = { lookup: {
			from: i.getExtent(),
			to: n.getExtent()
		} };
		return F(i.getTicks(e || {}), function(e) {
			var i = e.value, o = dy(i, t, a), s;
			if (r) {
				var c = r.getTicksBreakOutwardTransform(this, e, Uh(n), this._lookup);
				c && (s = c.vBreak, o = c.tickVal);
			}
			return {
				value: o,
				break: s
			};
		}, this);
	}, t.prototype.getMinorTicks = function(e) {
		return _y(this, e, Uh(this.powStub), this.intervalStub.getConfig().interval);
	}, t.prototype.getLabel = function(e, t) {
		return this.intervalStub.getLabel(e, t);
	}, t.type = `log`, t.mapperMethods = {
		needTransform: function() {
			return !0;
		},
		normalize: function(e) {
			return this.intervalStub.normalize(uy(e, this.base));
		},
		scale: function(e) {
			return dy(this.intervalStub.scale(e), this.base, null);
		},
		transformIn: function(e, t) {
			return e = uy(e, this.base), t && t.depth === 2 ? e : this.intervalStub.transformIn(e, t);
		},
		transformOut: function(e, t) {
			var n = t ? t.depth : null;
			return Iy.depth = n, Ly.lookup = this._lookup, dy(n === 2 ? e : this.intervalStub.transformOut(e, Iy), this.base, Ly);
		},
		contain: function(e) {
			return this.powStub.contain(e);
		},
		setExtent: function(e, t) {
			this.setExtent2(0, e, t);
		},
		setExtent2: function(e, t, n) {
			if (!(!Nc(t, n) || t <= 0 || n <= 0)) {
				var r = Ry, i = Ry;
				if (e === 0) {
					var a = this._lookup;
					r = a.to, i = a.from;
				}
				this.powStub.setExtent2(e, r[My] = t, r[Ny] = n);
				var o = this.base;
				this.intervalStub.setExtent2(e, i[My] = uy(t, o), i[Ny] = uy(n, o));
			}
		},
		getFilter: function() {
			return { g: 0 };
		},
		sanitize: function(e, t) {
			return Nc(t[0], t[1]) && Ps(e) && e <= 0 && (e = t[0]), e;
		},
		getDefaultStartValue: function() {
			return 1;
		},
		getExtent: function() {
			return this.powStub.getExtent();
		},
		getExtentUnsafe: function(e, t) {
			return t === null ? this.powStub.getExtentUnsafe(e, null) : this.intervalStub.getExtentUnsafe(e, t);
		}
	}, t;
}(Hv);
Hv.registerClass(Fy);
var Iy = {}, Ly = {}, Ry = [], zy = {
	value: 1,
	category: 1,
	time: 1,
	log: 1
}, By = _c();
function Vy(e) {
	var t = e.get(`type`);
	return (t == null || !q(zy, t) && !Hv.getClass(t)) && (t = `value`), t;
}
function Hy(e, t, n) {
	var r = Vh(), i;
	switch (r && (i = $y(e, t, n)), t) {
		case `category`: return new gy({
			ordinalMeta: e.getOrdinalMeta ? e.getOrdinalMeta() : e.getCategories(),
			extent: Dc()
		});
		case `time`: return new by({
			locale: e.ecModel.getLocaleModel(),
			useUTC: e.ecModel.get(`useUTC`),
			breakOption: i
		});
		case `log`: return new Fy({
			logBase: e.get(`logBase`),
			breakOption: i
		});
		case `value`: return new vy({ breakOption: i });
		default: return new ((Hv.getClass(t)) || vy)({});
	}
}
function Uy(e, t, n) {
	var r = n ? Zv(e, null) : e.getExtentUnsafe(0, null), i = r[0], a = r[1];
	return Nc(i, a) ? i === t || a === t ? 2 : i < t && a > t ? 1 : 3 : 3;
}
function Wy(e) {
	By(e).noOnMyZero = !0;
}
function Gy(e) {
	return By(e).noOnMyZero;
}
function Ky(e) {
	var t = e.getLabelModel().get(`formatter`);
	if (e.type === `time`) {
		var n = rg(t);
		return function(t, r) {
			return e.scale.getFormattedLabel(t, r, n);
		};
	}
	if (B(t)) return function(n) {
		var r = e.scale.getLabel(n);
		return t.replace(`{value}`, r ?? ``);
	};
	if (z(t)) {
		if (e.type === `category`) return function(n, r) {
			return t(qy(e, n), n.value - e.scale.getExtent()[0], null);
		};
		var r = Vh();
		return function(n, i) {
			var a = null;
			return r && (a = r.makeAxisLabelFormatterParamBreak(a, n.break)), t(qy(e, n), i, a);
		};
	}
	return function(t) {
		return e.scale.getLabel(t);
	};
}
function qy(e, t) {
	var n = e.scale;
	return sy(n) ? n.getLabel(t) : t.value;
}
function Jy(e) {
	return e.get(`interval`) ?? `auto`;
}
function Yy(e) {
	return e.type === `category` && Jy(e.getLabelModel()) === 0;
}
function Xy(e, t) {
	var n = {};
	return P(e.mapDimensionsAll(t), function(t) {
		n[oh(e, t)] = !0;
	}), L(n);
}
function Zy(e) {
	return e === `middle` || e === `center`;
}
function Qy(e) {
	return e.getShallow(`show`);
}
function $y(e, t, n) {
	var r = e.get(`breaks`, !0);
	if (r != null) {
		if (!Vh()) {
			process.env.NODE_ENV !== `production` && Vs("Must `import {AxisBreak} from \"echarts/features.js\"; use(AxisBreak);` first if using breaks option.");
			return;
		}
		if (!n || !eb(t)) {
			process.env.NODE_ENV !== `production` && Vs(`Axis` + (e instanceof Jg ? ` ` + e.type + `[` + e.componentIndex + `]` : ``) + ` does not support break.`);
			return;
		}
		return r;
	}
}
function eb(e) {
	return e !== `category`;
}
function tb(e, t, n, r, i, a) {
	var o = oy(e), s = o ? e.intervalStub : e;
	if (s.setExtent(r[0], r[1]), o) {
		var c = e.powStub, l = { depth: 2 }, u = e.transformOut(r[0], l), d = e.transformOut(r[1], l), f = py(n, r);
		t[0] && !f[0] && (u = i[0]), t[1] && !f[1] && (d = i[1]), c.setExtent(u, d);
	}
	s.setConfig(a);
}
function nb(e, t) {
	return sy(e) ? e.getRawOrdinalNumber(t.value) : t.value;
}
function rb(e, t) {
	return sy(e) && !!t.get(`boundaryGap`);
}
function ib(e, t) {
	if (e.length === t.length) {
		for (var n = 0; n < e.length; n++) if (e[n] !== t[n]) return;
		return !0;
	}
}
function ab(e) {
	for (var t = Dc(), n = Dc(), r = 0; r < e.length;) {
		var i = e[r++], a = e[r++];
		ov(i, a) || (Oc(t, i), Oc(n, a));
	}
	return [t, n];
}
function ob(e, t) {
	var n = ab(e), r = n[0], i = n[1], a = ab(t), o = a[0], s = a[1];
	return Math.max(Math.abs(r[0] - o[0]), Math.abs(i[0] - s[0]), Math.abs(r[1] - o[1]), Math.abs(i[1] - s[1]));
}
function sb(e) {
	return H(e) ? e : e ? .5 : 0;
}
function cb(e, t, n) {
	if (n.valueDim == null) return [];
	for (var r = t.count(), i = lv(r * 2), a = 0; a < r; a++) {
		var o = av(n, e, t, a);
		i[a * 2] = o[0], i[a * 2 + 1] = o[1];
	}
	return i;
}
function lb(e, t, n, r, i) {
	var a = n.getBaseAxis(), o = a.dim === `x` || a.dim === `radius` ? 0 : 1, s = [], c = 0, l = [], u = [], d = [], f = [];
	if (i) {
		for (c = 0; c < e.length; c += 2) {
			var p = t || e;
			ov(p[c], p[c + 1]) || f.push(e[c], e[c + 1]);
		}
		e = f;
	}
	for (c = 0; c < e.length - 2; c += 2) switch (d[0] = e[c + 2], d[1] = e[c + 3], u[0] = e[c], u[1] = e[c + 1], s.push(u[0], u[1]), r) {
		case `end`:
			l[o] = d[o], l[1 - o] = u[1 - o], s.push(l[0], l[1]);
			break;
		case `middle`:
			var m = (u[o] + d[o]) / 2, h = [];
			l[o] = h[o] = m, l[1 - o] = u[1 - o], h[1 - o] = d[1 - o], s.push(l[0], l[1]), s.push(h[0], h[1]);
			break;
		default: l[o] = u[o], l[1 - o] = d[1 - o], s.push(l[0], l[1]);
	}
	return s.push(e[c++], e[c++]), s;
}
function ub(e, t) {
	var n = [], r = e.length, i, a;
	function o(e, t, n) {
		var r = e.coord;
		return {
			coord: n,
			color: Br((n - r) / (t.coord - r), [e.color, t.color])
		};
	}
	for (var s = 0; s < r; s++) {
		var c = e[s], l = c.coord;
		if (l < 0) i = c;
		else if (l > t) {
			a ? n.push(o(a, c, t)) : i && n.push(o(i, c, 0), o(i, c, t));
			break;
		} else i &&= (n.push(o(i, c, 0)), null), n.push(c), a = c;
	}
	return n;
}
function db(e, t, n) {
	var r = e.getVisual(`visualMeta`);
	if (r && r.length && e.count()) {
		if (t.type !== `cartesian2d`) process.env.NODE_ENV !== `production` && console.warn(`Visual map on line style is only supported on cartesian2d.`);
		else {
			for (var i, a, o = r.length - 1; o >= 0; o--) {
				var s = e.getDimensionInfo(r[o].dimension);
				if (i = s && s.coordDim, i === `x` || i === `y`) {
					a = r[o];
					break;
				}
			}
			if (!a) process.env.NODE_ENV !== `production` && console.warn(`Visual map on line style only support x or y dimension.`);
			else {
				var c = t.getAxis(i), l = F(a.stops, function(e) {
					return {
						coord: c.toGlobalCoord(c.dataToCoord(e.value)),
						color: e.color
					};
				}), u = l.length, d = a.outerColors.slice();
				u && l[0].coord > l[u - 1].coord && (l.reverse(), d.reverse());
				var f = ub(l, i === `x` ? n.getWidth() : n.getHeight()), p = f.length;
				if (!p && u) return l[0].coord < 0 ? d[1] ? d[1] : l[u - 1].color : d[0] ? d[0] : l[0].color;
				var m = 10, h = f[0].coord - m, g = f[p - 1].coord + m, _ = g - h;
				if (_ < .001) return `transparent`;
				P(f, function(e) {
					e.offset = (e.coord - h) / _;
				}), f.push({
					offset: p ? f[p - 1].offset : .5,
					color: d[1] || `transparent`
				}), f.unshift({
					offset: p ? f[0].offset : .5,
					color: d[0] || `transparent`
				});
				var v = new xd(0, 0, 0, 0, f, !0);
				return v[i] = h, v[i + `2`] = g, v;
			}
		}
	}
}
function fb(e, t, n) {
	var r = e.get(`showAllSymbol`), i = r === `auto`;
	if (!r || i) {
		var a = n.getAxesByScale(`ordinal`)[0];
		if (a && !(i && pb(a, t))) {
			var o = t.mapDimension(a.dim), s = {};
			return P(a.getViewLabels(), function(e) {
				e.tick.offInterval || (s[nb(a.scale, e.tick)] = 1);
			}), function(e) {
				return !s.hasOwnProperty(t.get(o, e));
			};
		}
	}
}
function pb(e, t) {
	var n = e.getExtent(), r = Math.abs(n[1] - n[0]) / e.scale.count();
	isNaN(r) && (r = 0);
	for (var i = t.count(), a = Math.max(1, Math.round(i / 5)), o = 0; o < i; o += a) if (X_.getSymbolSize(t, o)[+!!e.isHorizontal()] * 1.5 > r) return !1;
	return !0;
}
function mb(e) {
	for (var t = e.length / 2; t > 0 && ov(e[t * 2 - 2], e[t * 2 - 1]); t--);
	return t - 1;
}
function hb(e, t) {
	return [e[t * 2], e[t * 2 + 1]];
}
function gb(e, t, n) {
	for (var r = e.length / 2, i = n === `x` ? 0 : 1, a, o, s = 0, c = -1, l = 0; l < r; l++) if (o = e[l * 2 + i], !ov(o, e[l * 2 + 1 - i])) {
		if (l === 0) a = o;
		else {
			if (a <= t && o >= t || a >= t && o <= t) {
				c = l;
				break;
			}
			s = l, a = o;
		}
	}
	return {
		range: [s, c],
		t: (t - a) / (o - a)
	};
}
function _b(e) {
	if (e.get([`endLabel`, `show`])) return !0;
	for (var t = 0; t < ll.length; t++) if (e.get([
		ll[t],
		`endLabel`,
		`show`
	])) return !0;
	return !1;
}
function vb(e, t, n, r) {
	if (Pv(t, `cartesian2d`)) {
		var i = r.getModel(`endLabel`), a = i.get(`valueAnimation`), o = r.getData(), s = { lastFrameIndex: 0 }, c = _b(r) ? function(n, r) {
			e._endLabelOnDuring(n, r, o, s, a, i, t);
		} : null, l = t.getBaseAxis().isHorizontal(), u = kv(t, n, r, function() {
			var t = e._endLabel;
			t && n && s.originalX != null && t.attr({
				x: s.originalX,
				y: s.originalY
			});
		}, c);
		if (!r.get(`clip`, !0)) {
			var d = u.shape, f = Math.max(d.width, d.height);
			l ? (d.y -= f, d.height += f * 2) : (d.x -= f, d.width += f * 2);
		}
		return c && c(1, u), u;
	}
	return process.env.NODE_ENV !== `production` && r.get([`endLabel`, `show`]) && console.warn(`endLabel is not supported for lines in polar systems.`), Av(t, n, r);
}
function yb(e, t) {
	var n = t.getBaseAxis(), r = n.isHorizontal(), i = n.inverse, a = r ? i ? `right` : `left` : `center`, o = r ? `middle` : i ? `top` : `bottom`;
	return { normal: {
		align: e.get(`align`) || a,
		verticalAlign: e.get(`verticalAlign`) || o
	} };
}
var bb = function(e) {
	n(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t.prototype.init = function() {
		var e = new Pu(), t = new nv();
		this.group.add(t.group), this._symbolDraw = t, this._lineGroup = e, this._changePolyState = re(this._changePolyState, this);
	}, t.prototype.render = function(e, t, n) {
		var r = e.coordinateSystem, i = this.group, a = e.getData(), o = e.getModel(`lineStyle`), s = e.getModel(`areaStyle`), c = a.getLayout(`points`) || [], l = r.type === `polar`, u = this._coordSys, d = this._symbolDraw, f = this._polyline, p = this._polygon, m = this._lineGroup, h = !t.ssr && e.get(`animation`), g = !s.isEmpty(), _ = s.get(`origin`), v = rv(r, a, _), y = g && cb(r, a, v), b = e.get(`showSymbol`), x = e.get(`connectNulls`), S = b && !l && fb(e, a, r), C = this._data;
		C && C.eachItemGraphicEl(function(e, t) {
			e.__temp && (i.remove(e), C.setItemGraphicEl(t, null));
		}), b || d.remove(), i.add(m);
		var w = !l && e.get(`step`), T;
		r && r.getArea && e.get(`clip`, !0) && (T = r.getArea(), T.width == null ? T.r0 && (T.r0 -= .5, T.r += .5) : (T.x -= .1, T.y -= .1, T.width += .2, T.height += .2)), this._clipShapeForSymbol = T;
		var E = db(a, r, n) || a.getVisual(`style`)[a.getVisual(`drawType`)];
		if (!(f && u.type === r.type && w === this._step)) b && d.updateData(a, {
			isIgnore: S,
			clipShape: T,
			disableAnimation: !0,
			getSymbolPoint: function(e) {
				return [c[e * 2], c[e * 2 + 1]];
			}
		}), h && this._initSymbolLabelAnimation(a, r, T), w && (y &&= lb(y, c, r, w, x), c = lb(c, null, r, w, x)), f = this._newPolyline(c), g ? p = this._newPolygon(c, y) : p &&= (m.remove(p), this._polygon = null), l || this._initOrUpdateEndLabel(e, r, Ng(E)), m.setClipPath(vb(this, r, !0, e));
		else {
			g && !p ? p = this._newPolygon(c, y) : p && !g && (m.remove(p), p = this._polygon = null), l || this._initOrUpdateEndLabel(e, r, Ng(E));
			var D = m.getClipPath();
			D ? Rd(D, { shape: vb(this, r, !1, e).shape }, e) : m.setClipPath(vb(this, r, !0, e)), b && d.updateData(a, {
				isIgnore: S,
				clipShape: T,
				disableAnimation: !0,
				getSymbolPoint: function(e) {
					return [c[e * 2], c[e * 2 + 1]];
				}
			}), ib(this._stackedOnPoints, y) && ib(this._points, c) || (h ? this._doUpdateAnimation(a, y, r, n, w, _, x) : (w && (y &&= lb(y, c, r, w, x), c = lb(c, null, r, w, x)), f.setShape({ points: c }), p && p.setShape({
				points: c,
				stackedOnPoints: y
			})));
		}
		var O = e.getModel(`emphasis`), A = O.get(`focus`), j = O.get(`blurScope`), M = O.get(`disabled`);
		if (f.useStyle(k(o.getLineStyle(), {
			fill: `none`,
			stroke: E,
			lineJoin: `bevel`
		})), au(f, e, `lineStyle`), f.style.lineWidth > 0 && e.get([
			`emphasis`,
			`lineStyle`,
			`width`
		]) === `bolder`) {
			var N = f.getState(`emphasis`).style;
			N.lineWidth = +f.style.lineWidth + 1;
		}
		Kc(f).seriesIndex = e.seriesIndex, tu(f, A, j, M);
		var P = sb(e.get(`smooth`)), F = e.get(`smoothMonotone`);
		if (f.setShape({
			smooth: P,
			smoothMonotone: F,
			connectNulls: x
		}), p) {
			var ee = a.getCalculationInfo(`stackedOnSeries`), I = 0;
			p.useStyle(k(s.getAreaStyle(), {
				fill: E,
				opacity: .7,
				lineJoin: `bevel`,
				decal: a.getVisual(`style`).decal
			})), ee && (I = sb(ee.get(`smooth`))), p.setShape({
				smooth: P,
				stackedOnSmooth: I,
				smoothMonotone: F,
				connectNulls: x
			}), au(p, e, `areaStyle`), Kc(p).seriesIndex = e.seriesIndex, tu(p, A, j, M);
		}
		var te = this._changePolyState;
		a.eachItemGraphicEl(function(e) {
			e && (e.onHoverStateChange = te);
		}), this._polyline.onHoverStateChange = te, this._data = a, this._coordSys = r, this._stackedOnPoints = y, this._points = c, this._step = w, this._valueOrigin = _;
		var L = e.get(`triggerEvent`), ne = e.get(`triggerLineEvent`);
		process.env.NODE_ENV !== `production` && ne && Vv(`triggerLineEvent`, "Use the `triggerEvent` option instead.");
		var re = ne === !0 || L === !0 || L === `line`, ie = ne === !0 || L === !0 || L === `area`;
		this.packEventData(e, f, re), p && this.packEventData(e, p, ie);
	}, t.prototype.packEventData = function(e, t, n) {
		Kc(t).eventData = n ? {
			componentType: `series`,
			componentSubType: `line`,
			componentIndex: e.componentIndex,
			seriesIndex: e.seriesIndex,
			seriesName: e.name,
			seriesType: `line`,
			selfType: t === this._polygon ? `area` : `line`
		} : null;
	}, t.prototype.highlight = function(e, t, n, r) {
		var i = e.getData(), a = gc(i, r);
		if (this._changePolyState(`emphasis`), !(a instanceof Array) && a != null && a >= 0) {
			var o = i.getLayout(`points`), s = i.getItemGraphicEl(a);
			if (!s) {
				var c = o[a * 2], l = o[a * 2 + 1];
				if (ov(c, l) || this._clipShapeForSymbol && !this._clipShapeForSymbol.contain(c, l)) return;
				var u = e.get(`zlevel`) || 0, d = e.get(`z`) || 0;
				s = new X_(i, a), s.x = c, s.y = l, s.setZ(u, d);
				var f = s.getSymbolPath().getTextContent();
				f && (f.zlevel = u, f.z = d, f.z2 = this._polyline.z2 + 1), s.__temp = !0, i.setItemGraphicEl(a, s), s.stopSymbolAnimation(!0), this.group.add(s);
			}
			s.highlight();
		} else Cv.prototype.highlight.call(this, e, t, n, r);
	}, t.prototype.downplay = function(e, t, n, r) {
		var i = e.getData(), a = gc(i, r);
		if (this._changePolyState(`normal`), a != null && a >= 0) {
			var o = i.getItemGraphicEl(a);
			o && (o.__temp ? (i.setItemGraphicEl(a, null), this.group.remove(o)) : o.downplay());
		} else Cv.prototype.downplay.call(this, e, t, n, r);
	}, t.prototype._changePolyState = function(e) {
		var t = this._polygon;
		Dl(this._polyline, e), t && Dl(t, e);
	}, t.prototype._newPolyline = function(e) {
		var t = this._polyline;
		return t && this._lineGroup.remove(t), t = new _v({
			shape: { points: e },
			segmentIgnoreThreshold: 2,
			z2: 10
		}), this._lineGroup.add(t), this._polyline = t, t;
	}, t.prototype._newPolygon = function(e, t) {
		var n = this._polygon;
		return n && this._lineGroup.remove(n), n = new yv({
			shape: {
				points: e,
				stackedOnPoints: t
			},
			segmentIgnoreThreshold: 2
		}), this._lineGroup.add(n), this._polygon = n, n;
	}, t.prototype._initSymbolLabelAnimation = function(e, t, n) {
		var r, i, a = t.getBaseAxis(), o = a.inverse;
		t.type === `cartesian2d` ? (r = a.isHorizontal(), i = !1) : t.type === `polar` && (r = a.dim === `angle`, i = !0);
		var s = e.hostModel, c = s.get(`animationDuration`);
		z(c) && (c = c(null));
		var l = s.get(`animationDelay`) || 0, u = z(l) ? l(null) : l;
		e.eachItemGraphicEl(function(e, a) {
			var s = e;
			if (s) {
				var d = [e.x, e.y], f = void 0, p = void 0, m = void 0;
				if (n) {
					if (i) {
						var h = n, g = t.pointToCoord(d);
						r ? (f = h.startAngle, p = h.endAngle, m = -g[1] / 180 * Math.PI) : (f = h.r0, p = h.r, m = g[0]);
					} else {
						var _ = n;
						r ? (f = _.x, p = _.x + _.width, m = e.x) : (f = _.y + _.height, p = _.y, m = e.y);
					}
				}
				var v = p === f ? 0 : (m - f) / (p - f);
				o && (v = 1 - v);
				var y = z(l) ? l(a) : c * v + u, b = s.getSymbolPath(), x = b.getTextContent();
				s.attr({
					scaleX: 0,
					scaleY: 0
				}), s.animateTo({
					scaleX: 1,
					scaleY: 1
				}, {
					duration: 200,
					setToFinal: !0,
					delay: y
				}), x && x.animateFrom({ style: { opacity: 0 } }, {
					duration: 300,
					delay: y
				}), b.disableLabelAnimation = !0;
			}
		});
	}, t.prototype._initOrUpdateEndLabel = function(e, t, n) {
		var r = e.getModel(`endLabel`);
		if (_b(e)) {
			var i = e.getData(), a = this._polyline, o = i.getLayout(`points`);
			if (!o) {
				a.removeTextContent(), this._endLabel = null;
				return;
			}
			var s = this._endLabel;
			s || (s = this._endLabel = new Lo({ z2: 200 }), s.ignoreClip = !0, a.setTextContent(this._endLabel), a.disableLabelAnimation = !0);
			var c = mb(o);
			c >= 0 && (Hf(a, Uf(e, `endLabel`), {
				inheritColor: n,
				labelFetcher: e,
				labelDataIndex: c,
				defaultText: function(e, t, n) {
					return n == null ? J_(i, e) : Y_(i, n);
				},
				enableTextSetter: !0
			}, yb(r, t)), a.textConfig.position = null);
		} else this._endLabel &&= (this._polyline.removeTextContent(), null);
	}, t.prototype._endLabelOnDuring = function(e, t, n, r, i, a, o) {
		var s = this._endLabel, c = this._polyline;
		if (s) {
			e < 1 && r.originalX == null && (r.originalX = s.x, r.originalY = s.y);
			var l = n.getLayout(`points`), u = n.hostModel, d = u.get(`connectNulls`), f = a.get(`precision`), p = a.get(`distance`) || 0, m = o.getBaseAxis(), h = m.isHorizontal(), g = m.inverse, _ = t.shape, v = g ? h ? _.x : _.y + _.height : h ? _.x + _.width : _.y, y = (h ? p : 0) * (g ? -1 : 1), b = (h ? 0 : -p) * (g ? -1 : 1), x = h ? `x` : `y`, S = gb(l, v, x), C = S.range, w = C[1] - C[0], T = void 0;
			if (w >= 1) {
				if (w > 1 && !d) {
					var E = hb(l, C[0]);
					s.attr({
						x: E[0] + y,
						y: E[1] + b
					}), i && (T = u.getRawValue(C[0]));
				} else {
					var E = c.getPointOn(v, x);
					E && s.attr({
						x: E[0] + y,
						y: E[1] + b
					});
					var D = u.getRawValue(C[0]), O = u.getRawValue(C[1]);
					i && (T = Ec(n, f, D, O, S.t));
				}
				r.lastFrameIndex = C[0];
			} else {
				var k = e === 1 || r.lastFrameIndex > 0 ? C[0] : 0, E = hb(l, k);
				i && (T = u.getRawValue(k)), s.attr({
					x: E[0] + y,
					y: E[1] + b
				});
			}
			if (i) {
				var A = $f(s);
				typeof A.setLabelText == `function` && A.setLabelText(T);
			}
		}
	}, t.prototype._doUpdateAnimation = function(e, t, n, r, i, a, o) {
		var s = this._polyline, c = this._polygon, l = e.hostModel, u = fv(this._data, e, this._stackedOnPoints, t, this._coordSys, n, this._valueOrigin, a), d = u.current, f = u.stackedOnCurrent, p = u.next, m = u.stackedOnNext;
		if (i && (f = lb(u.stackedOnCurrent, u.current, n, i, o), d = lb(u.current, null, n, i, o), m = lb(u.stackedOnNext, u.next, n, i, o), p = lb(u.next, null, n, i, o)), ob(d, p) > 3e3 || c && ob(f, m) > 3e3) s.stopAnimation(), s.setShape({ points: p }), c && (c.stopAnimation(), c.setShape({
			points: p,
			stackedOnPoints: m
		}));
		else {
			s.shape.__points = u.current, s.shape.points = d;
			var h = { shape: { points: p } };
			u.current !== d && (h.shape.__points = u.next), s.stopAnimation(), Ld(s, h, l), c && (c.setShape({
				points: d,
				stackedOnPoints: f
			}), c.stopAnimation(), Ld(c, { shape: { stackedOnPoints: m } }, l), s.shape.points !== c.shape.points && (c.shape.points = s.shape.points));
			for (var g = [], _ = u.status, v = 0; v < _.length; v++) if (_[v].cmd === `=`) {
				var y = e.getItemGraphicEl(_[v].idx1);
				y && g.push({
					el: y,
					ptIdx: v
				});
			}
			s.animators && s.animators.length && s.animators[0].during(function() {
				c && c.dirtyShape();
				for (var e = s.shape.__points, t = 0; t < g.length; t++) {
					var n = g[t].el, r = g[t].ptIdx * 2;
					n.x = e[r], n.y = e[r + 1], n.markRedraw();
				}
			});
		}
	}, t.prototype.remove = function(e) {
		var t = this.group, n = this._data;
		this._lineGroup.removeAll(), this._symbolDraw.remove(!0), n && n.eachItemGraphicEl(function(e, r) {
			e.__temp && (t.remove(e), n.setItemGraphicEl(r, null));
		}), this._polyline = this._polygon = this._coordSys = this._points = this._stackedOnPoints = this._endLabel = this._data = null;
	}, t.type = `line`, t;
}(Cv);
function xb(e, t) {
	return {
		seriesType: e,
		plan: bv(),
		reset: function(e) {
			var n = e.getData(), r = e.coordinateSystem, i = e.pipelineContext, a = t || i.large;
			if (r) {
				var o = F(r.dimensions, function(e) {
					return n.mapDimension(e);
				}).slice(0, 2), s = o.length, c = n.getCalculationInfo(`stackResultDimension`);
				ah(n, o[0]) && (o[0] = c), ah(n, o[1]) && (o[1] = c);
				var l = n.getStore(), u = n.getDimensionIndex(o[0]), d = n.getDimensionIndex(o[1]);
				return s && { progress: function(e, t) {
					for (var n = e.end - e.start, i = a && lv(n * s), o = [], c = [], f = e.start, p = 0; f < e.end; f++) {
						var m = void 0;
						if (s === 1) {
							var h = l.get(u, f);
							m = r.dataToPoint(h, null, c);
						} else o[0] = l.get(u, f), o[1] = l.get(d, f), m = r.dataToPoint(o, null, c);
						a ? (i[p++] = m[0], i[p++] = m[1]) : t.setItemLayout(f, m.slice());
					}
					a && (t.setLayout(`points`, i), t.setLayout(`pointsRange`, {
						start: e.start,
						end: e.end
					}));
				} };
			}
		}
	};
}
var Sb = {
	average: function(e) {
		for (var t = 0, n = 0, r = 0; r < e.length; r++) isNaN(e[r]) || (t += e[r], n++);
		return n === 0 ? NaN : t / n;
	},
	sum: function(e) {
		for (var t = 0, n = 0; n < e.length; n++) t += e[n] || 0;
		return t;
	},
	max: function(e) {
		for (var t = -1 / 0, n = 0; n < e.length; n++) e[n] > t && (t = e[n]);
		return isFinite(t) ? t : NaN;
	},
	min: function(e) {
		for (var t = 1 / 0, n = 0; n < e.length; n++) e[n] < t && (t = e[n]);
		return isFinite(t) ? t : NaN;
	},
	nearest: function(e) {
		return e[0];
	}
}, Cb = function(e) {
	return Math.round(e.length / 2);
};
function wb(e) {
	return {
		seriesType: e,
		reset: function(e, t, n) {
			var r = e.getData(), i = e.get(`sampling`), a = e.coordinateSystem, o = r.count();
			if (o > 10 && a.type === `cartesian2d` && i) {
				var s = a.getBaseAxis(), c = a.getOtherAxis(s), l = s.getExtent(), u = n.getDevicePixelRatio(), d = Math.abs(l[1] - l[0]) * (u || 1), f = Math.round(o / d);
				if (isFinite(f) && f > 1) {
					i === `lttb` ? e.setData(r.lttbDownSample(r.mapDimension(c.dim), 1 / f)) : i === `minmax` && e.setData(r.minmaxDownSample(r.mapDimension(c.dim), 1 / f));
					var p = void 0;
					B(i) ? p = Sb[i] : z(i) && (p = i), p && e.setData(r.downSample(r.mapDimension(c.dim), 1 / f, p, Cb));
				}
			}
		}
	};
}
function Tb(e) {
	e.registerChartView(bb), e.registerSeriesModel(q_), e.registerLayout(xb(`line`, !0)), e.registerVisual({
		seriesType: `line`,
		reset: function(e) {
			var t = e.getData(), n = e.getModel(`lineStyle`).getLineStyle();
			n && !n.stroke && (n.stroke = t.getVisual(`style`).fill), t.setVisual(`legendLineStyle`, n);
		}
	}), e.registerProcessor(e.PRIORITY.PROCESSOR.STATISTIC, wb(`line`));
}
var Eb = _c(), Db = _c(), Ob = {
	estimate: 1,
	determine: 2
};
function kb(e) {
	return {
		out: { noPxChangeTryDetermine: [] },
		kind: e
	};
}
function Ab(e, t) {
	var n = e.getLabelModel().get(`customValues`);
	if (n) {
		var r = e.scale;
		return { labels: F(Mb(n, r), function(t, n) {
			return {
				formattedLabel: Ky(e)(t, n),
				rawLabel: r.getLabel(t),
				tick: t
			};
		}) };
	}
	return e.type === `category` ? Nb(e, t) : Ib(e);
}
function jb(e, t, n) {
	var r = e.scale, i = e.getTickModel().get(`customValues`);
	return i ? { ticks: Mb(i, r) } : e.type === `category` ? Fb(e, t) : { ticks: r.getTicks(n) };
}
function Mb(e, t) {
	var n = t.getExtent(), r = [];
	return P(e, function(e) {
		e = t.parse(e), e >= n[0] && e <= n[1] && r.push(e);
	}), Rc(r, Bc, null), hs(r), F(r, function(e) {
		return { value: e };
	});
}
function Nb(e, t) {
	var n = e.getLabelModel(), r = Pb(e, n, t);
	return !n.get(`show`) || e.scale.isBlank() ? { labels: [] } : r;
}
function Pb(e, t, n) {
	var r = Rb(e), i = Jy(t), a = n.kind === Ob.estimate;
	if (!a) {
		var o = Bb(r, i);
		if (o) return o;
	}
	var s, c;
	z(i) ? s = qb(e, i, !1) : (c = i === `auto` ? Hb(e, n) : i, s = qb(e, c, !1));
	var l = {
		labels: s,
		labelCategoryInterval: c
	};
	return a ? n.out.noPxChangeTryDetermine.push(function() {
		return Vb(r, i, l), !0;
	}) : Vb(r, i, l), l;
}
function Fb(e, t) {
	var n = Lb(e), r = Jy(t), i = Bb(n, r);
	if (i) return i;
	var a, o;
	if ((!t.get(`show`) || e.scale.isBlank()) && (a = []), z(r)) a = qb(e, r, !0);
	else if (r === `auto`) {
		var s = Pb(e, e.getLabelModel(), kb(Ob.determine));
		o = s.labelCategoryInterval, a = F(s.labels, function(e) {
			return e.tick;
		});
	} else o = r, a = qb(e, o, !0);
	return Vb(n, r, {
		ticks: a,
		tickCategoryInterval: o
	});
}
function Ib(e) {
	var t = e.scale.getTicks(), n = Ky(e);
	return { labels: F(t, function(t, r) {
		return {
			formattedLabel: n(t, r),
			rawLabel: e.scale.getLabel(t),
			tick: t
		};
	}) };
}
var Lb = zb(`axisTick`), Rb = zb(`axisLabel`);
function zb(e) {
	return function(t) {
		return Db(t)[e] || (Db(t)[e] = { list: [] });
	};
}
function Bb(e, t) {
	for (var n = 0; n < e.list.length; n++) if (e.list[n].key === t) return e.list[n].value;
}
function Vb(e, t, n) {
	return e.list.push({
		key: t,
		value: n
	}), n;
}
function Hb(e, t) {
	if (t.kind === Ob.estimate) {
		var n = e.calculateCategoryInterval(t);
		return t.out.noPxChangeTryDetermine.push(function() {
			return Db(e).autoInterval = n, !0;
		}), n;
	}
	return Db(e).autoInterval ?? (Db(e).autoInterval = e.calculateCategoryInterval(t));
}
function Ub(e, t) {
	var n = t.kind, r = Kb(e), i = Ky(e), a = (r.axisRotate - r.labelRotate) / 180 * Math.PI, o = e.scale, s = o.getExtent(), c = o.count();
	if (s[1] - s[0] < 1) return 0;
	var l = 1, u = 40;
	c > u && (l = Math.max(1, Math.floor(c / u)));
	for (var d = s[0], f = e.dataToCoord(d + 1) - e.dataToCoord(d), p = Math.abs(f * Math.cos(a)), m = Math.abs(f * Math.sin(a)), h = 0, g = 0; d <= s[1]; d += l) {
		var _ = 0, v = 0, y = cn(i({ value: d }), r.font, `center`, `top`);
		_ = y.width * 1.3, v = y.height * 1.3, h = Math.max(h, _, 7), g = Math.max(g, v, 7);
	}
	var b = h / p, x = g / m;
	isNaN(b) && (b = 1 / 0), isNaN(x) && (x = 1 / 0);
	var S = Math.max(0, Math.floor(Math.min(b, x)));
	return n === Ob.estimate ? (t.out.noPxChangeTryDetermine.push(re(Wb, null, e, S, c)), S) : Gb(e, S, c) ?? S;
}
function Wb(e, t, n) {
	return Gb(e, t, n) == null;
}
function Gb(e, t, n) {
	var r = Eb(e.model), i = e.getExtent(), a = r.lastAutoInterval, o = r.lastTickCount;
	if (a != null && o != null && Math.abs(a - t) <= 1 && Math.abs(o - n) <= 1 && a > t && r.axisExtent0 === i[0] && r.axisExtent1 === i[1]) return a;
	r.lastTickCount = n, r.lastAutoInterval = t, r.axisExtent0 = i[0], r.axisExtent1 = i[1];
}
function Kb(e) {
	var t = e.getLabelModel();
	return {
		axisRotate: e.getRotate ? e.getRotate() : e.isHorizontal && !e.isHorizontal() ? 90 : 0,
		labelRotate: t.get(`rotate`) || 0,
		font: t.getFont()
	};
}
function qb(e, t, n) {
	var r = Ky(e), i = e.scale, a = [], o = z(t);
	return hy(i, o ? 0 : t, function(e, s) {
		var c = i.getLabel(e);
		if (o) {
			var l = !!t(e.value, c);
			if (e.offInterval = !l, !l && !s) return;
		}
		a.push(n ? e : {
			formattedLabel: r(e),
			rawLabel: c,
			tick: e
		});
	}), a;
}
var Jb = _c();
function Yb(e) {
	Jb(e).prepare = {};
}
function Xb(e) {
	Jb(e).fullUpdate = {};
}
function Zb(e) {
	return Jb(e).prepare;
}
function Qb(e) {
	return Jb(e).fullUpdate;
}
var $b = Ic(), ex = _c(), tx = _c(), nx;
process.env.NODE_ENV !== `production` && (nx = function(e) {
	G(e && e.model && e.model.uid && e.model.ecModel);
});
function rx(e, t) {
	var n = e.model, r = ex(Qb(n.ecModel)).keyed, i = r && r.get(t);
	return i && i.get(n.uid);
}
function ix(e, t) {
	return process.env.NODE_ENV !== `production` && (G(t != null), nx(e)), sx(rx(e, t));
}
function ax(e, t) {
	process.env.NODE_ENV !== `production` && nx(e);
	var n = [];
	return ox(e.model.ecModel, function(e) {
		for (var r = 0; r < t.length; r++) t[r] && e.serByIdx[t[r].seriesIndex] && n.push(sx(e));
	}), n;
}
function ox(e, t) {
	var n = ex(Qb(e)).keyed;
	n && n.each(function(e, n) {
		e.each(function(e, r) {
			t(e, n, r);
		});
	});
}
function sx(e) {
	return { liPosMinGap: e ? e.liPosMinGap : void 0 };
}
function cx(e, t) {
	process.env.NODE_ENV !== `production` && nx(e);
	var n = e.model.ecModel, r = ex(Qb(n)).axSer;
	r && ux(n, r.get(e.model.uid), t);
}
function lx(e, t, n) {
	process.env.NODE_ENV !== `production` && (G(t != null), nx(e));
	var r = rx(e, t);
	r && ux(e.model.ecModel, r.sers, n);
}
function ux(e, t, n) {
	if (t) for (var r = 0; r < t.length; r++) {
		var i = t[r];
		e.isSeriesFiltered(i) || n(i);
	}
}
function dx(e, t) {
	process.env.NODE_ENV !== `production` && (G(t != null), nx(e));
	var n = rx(e, t);
	if (!n || !n.sers.length) return 0;
	var r = 0;
	return ux(e.model.ecModel, n.sers, function() {
		r++;
	}), r;
}
function fx(e, t, n) {
	process.env.NODE_ENV !== `production` && G(t != null);
	var r = ex(Qb(e)).keyed, i = r && r.get(t);
	i && i.each(function(e) {
		process.env.NODE_ENV !== `production` && G(e.sers.length > 0), n(e.axis);
	});
}
function px(e, t) {
	process.env.NODE_ENV !== `production` && nx(e);
	var n = e.model, r = ex(Qb(n.ecModel)).keys;
	r && P(r.get(n.uid), function(n) {
		if (process.env.NODE_ENV !== `production`) {
			var r = rx(e, n);
			G(r && r.sers.length > 0);
		}
		t(n);
	});
}
function mx(e) {
	var t = tx(Zb(e)), n = t.keyed ||= K();
	ox(e, function(t, r, i) {
		var a = n.get(r) || n.set(r, K()), o = a.get(i) || a.set(i, {});
		t.metrics.liPosMinGap && gx.liPosMinGap(e, t, o);
	});
}
function hx(e, t) {
	gx[e] = t;
}
var gx = {};
function _x(e, t, n) {
	if (e) {
		var r = t.ecModel, i = ex(Qb(r)), a = e.model.uid;
		if (process.env.NODE_ENV !== `production`) {
			nx(e);
			var o = i.axSerPairCheck ||= K(), s = `` + a + `|&` + t.uid;
			G(!o.get(s)), o.set(s, 1);
		}
		var c = i.axSer ||= K(), l = c.get(a) || c.set(a, []);
		if (process.env.NODE_ENV !== `production`) {
			var u = l[l.length - 1];
			u && G(u.seriesIndex < t.seriesIndex);
		}
		l.push(t);
		var d = t.subType, f = t.getBaseAxis() === e, p = xx.get(vx(d, f, n)) || xx.get(vx(d, f, null));
		if (p) {
			var m = i.keyed ||= K(), h = i.keys ||= K(), g = p.key, _ = m.get(g) || m.set(g, K()), v = _.get(a);
			v || (v = _.set(a, {
				axis: e,
				sers: [],
				serByIdx: []
			}), v.metrics = p.getMetrics(e), (h.get(a) || h.set(a, [])).push(g)), v.sers.push(t), v.serByIdx[t.seriesIndex] = t;
		}
	}
}
function vx(e, t, n) {
	return e + `|&` + W(t, !0) + `|&` + (n || ``);
}
function yx(e, t) {
	var n = vx(t.seriesType, t.baseAxis, t.coordSysType);
	process.env.NODE_ENV !== `production` && (G(t.seriesType && t.key && !bx.get(t.key) && !xx.get(n)), bx.set(t.key, 1)), xx.set(n, t), $b(e, function() {
		e.registerProcessor(e.PRIORITY.PROCESSOR.AXIS_STATISTICS, { overallReset: mx });
	});
}
var bx;
process.env.NODE_ENV !== `production` && (bx = K());
var xx = K(), Sx = .8;
function Cx(e, t) {
	t ||= {};
	var n = {
		w: NaN,
		w2: NaN
	}, r = e.scale, i = t.fromStat, a = t.min, o = Qv(r);
	Ps(o) || (o = NaN);
	var s = e.getExtent(), c = ts(s[1] - s[0]);
	return sy(r) ? Tx(n, e, o, c) : i ? Ex(n, e, o, c, i) : a == null && process.env.NODE_ENV !== `production` && G(!1), a != null && (n.w = Ps(n.w) ? X(a, n.w) : a), n;
}
function Tx(e, t, n, r) {
	var i = t.onBand, a = n + +!!i;
	a === 0 && (a = 1), e.w = r / a, !i && n && r && (e.w2 = e.w * n / r);
}
function Ex(e, t, n, r, i) {
	process.env.NODE_ENV !== `production` && G(i);
	var a = !1, o = -1 / 0;
	P(i.key ? [ix(t, i.key)] : ax(t, i.sers || []), function(e) {
		var t = e.liPosMinGap;
		t != null && (t > 0 ? (t > o && (o = t), a = !1) : t === -2 && (a = !0));
	}), Ps(n) && n > 0 && Ps(o) ? (e.w = r / n * o, e.w2 = o) : a && (e.w = r * Sx, e.w2 = e.w * n / r);
}
var Dx = [0, 1], Ox = function() {
	function e(e, t, n) {
		this.onBand = !1, this.inverse = !1, this.dim = e, this.scale = t, this._extent = n || [0, 0];
	}
	return e.prototype.contain = function(e) {
		var t = this._extent, n = Math.min(t[0], t[1]), r = Math.max(t[0], t[1]);
		return e >= n && e <= r;
	}, e.prototype.containData = function(e) {
		return this.scale.contain(this.scale.parse(e));
	}, e.prototype.getExtent = function() {
		return this._extent.slice();
	}, e.prototype.setExtent = function(e, t) {
		var n = this._extent;
		n[0] = e, n[1] = t;
	}, e.prototype.dataToCoord = function(e, t) {
		var n = this.scale;
		return e = n.normalize(n.parse(e)), us(e, Dx, kx(this), t);
	}, e.prototype.coordToData = function(e, t) {
		var n = us(e, kx(this), Dx, t);
		return this.scale.scale(n);
	}, e.prototype.pointToData = function(e, t) {}, e.prototype.getTicksCoords = function(e) {
		e ||= {};
		var t = e.tickModel || this.getTickModel(), n = F(jb(this, t, {
			breakTicks: e.breakTicks,
			pruneByBreak: e.pruneByBreak
		}).ticks, function(e) {
			return {
				coord: this.dataToCoord(nb(this.scale, e)),
				tick: e
			};
		}, this), r = t.get(`alignWithLabel`), i = Ax(this, n, r);
		return F(n, function(e) {
			return {
				coord: e.coord,
				tickValue: e.tick.value,
				onBand: i
			};
		});
	}, e.prototype.getMinorTicksCoords = function() {
		if (sy(this.scale)) return [];
		var e = this.model.getModel(`minorTick`).get(`splitNumber`);
		return e > 0 && e < 100 || (e = 5), F(this.scale.getMinorTicks(e), function(e) {
			return F(e, function(e) {
				return {
					coord: this.dataToCoord(e),
					tickValue: e
				};
			}, this);
		}, this);
	}, e.prototype.getViewLabels = function(e) {
		return e ||= kb(Ob.determine), Ab(this, e).labels;
	}, e.prototype.getLabelModel = function() {
		return this.model.getModel(`axisLabel`);
	}, e.prototype.getTickModel = function() {
		return this.model.getModel(`axisTick`);
	}, e.prototype.getBandWidth = function() {
		return Cx(this, { min: 1 }).w;
	}, e.prototype.calculateCategoryInterval = function(e) {
		return e ||= kb(Ob.determine), Ub(this, e);
	}, e;
}();
function kx(e) {
	var t = e.getExtent();
	if (e.onBand) {
		var n = (t[1] - t[0]) / e.scale.count() / 2;
		t[0] += n, t[1] -= n;
	}
	return t;
}
function Ax(e, t, n) {
	var r = t.length;
	if (!e.onBand || n || !r) return !1;
	var i = Cx(e).w;
	if (!i) return !1;
	P(t, function(e) {
		e.coord -= i / 2;
	});
	var a = e.scale.getExtent(), o = t[r - 1];
	return o.tick.offInterval && t.pop(), t.push({
		coord: o.coord + i,
		tick: { value: a[1] + 1 }
	}), !0;
}
var jx = function(e) {
	n(t, e);
	function t(t, n, r, i, a) {
		var o = e.call(this, t, n, r) || this;
		return o.index = 0, o.type = i || `value`, o.position = a || `bottom`, o;
	}
	return t.prototype.isHorizontal = function() {
		var e = this.position;
		return e === `top` || e === `bottom`;
	}, t.prototype.getGlobalExtent = function(e) {
		var t = this.getExtent();
		return t[0] = this.toGlobalCoord(t[0]), t[1] = this.toGlobalCoord(t[1]), e && t[0] > t[1] && t.reverse(), t;
	}, t.prototype.pointToData = function(e, t) {
		return this.coordToData(this.toLocalCoord(e[this.dim === `x` ? 0 : 1]), t);
	}, t.prototype.setCategorySortInfo = function(e) {
		if (this.type !== `category`) return !1;
		this.model.option.categorySortInfo = e, this.scale.setSortInfo(e);
	}, t;
}(Ox), Mx = [
	`label`,
	`labelLine`,
	`layoutOption`,
	`priority`,
	`defaultAttr`,
	`marginForce`,
	`minMarginForce`,
	`marginDefault`,
	`suggestIgnore`
], Nx = 1, Px = 2, Fx = Nx | Px;
function Ix(e, t, n) {
	n ||= Fx, t ? e.dirty |= n : e.dirty &= ~n;
}
function Lx(e, t) {
	return t ||= Fx, e.dirty == null || !!(e.dirty & t);
}
function Rx(e) {
	if (e) return Lx(e) && zx(e, e.label, e), e;
}
function zx(e, t, n) {
	var r = t.getComputedTransform();
	e.transform = Af(e.transform, r);
	var i = e.localRect = kf(e.localRect, t.getBoundingRect()), a = t.style, o = a.margin, s = n && n.marginForce, c = n && n.minMarginForce, l = n && n.marginDefault, u = a.__marginType;
	u == null && l && (o = l, u = ep.textMargin);
	for (var d = 0; d < 4; d++) Bx[d] = u === ep.minMargin && c && c[d] != null ? c[d] : s && s[d] != null ? s[d] : o ? o[d] : 0;
	u === ep.textMargin && xf(i, Bx, !1, !1);
	var f = e.rect = kf(e.rect, i);
	return r && f.applyTransform(r), u === ep.minMargin && xf(f, Bx, !1, !1), e.axisAligned = Df(r), (e.label = e.label || {}).ignore = t.ignore, Ix(e, !1), Ix(e, !0, Px), e;
}
var Bx = [
	0,
	0,
	0,
	0
];
function Vx(e, t, n) {
	return e.transform = Af(e.transform, n), e.localRect = kf(e.localRect, t), e.rect = kf(e.rect, t), n && e.rect.applyTransform(n), e.axisAligned = Df(n), e.obb = void 0, (e.label = e.label || {}).ignore = !1, e;
}
function Hx(e, t) {
	if (e) {
		e.label.x += t.x, e.label.y += t.y, e.label.markRedraw();
		var n = e.transform;
		n && (n[4] += t.x, n[5] += t.y);
		var r = e.rect;
		r && (r.x += t.x, r.y += t.y);
		var i = e.obb;
		i && i.fromBoundingRect(e.localRect, n);
	}
}
function Ux(e, t) {
	for (var n = 0; n < Mx.length; n++) {
		var r = Mx[n];
		e[r] ?? (e[r] = t[r]);
	}
	return Rx(e);
}
function Wx(e) {
	var t = e.obb;
	return (!t || Lx(e, Px)) && (e.obb = t ||= new jd(), t.fromBoundingRect(e.localRect, e.transform), Ix(e, !1, Px)), t;
}
function Gx(e) {
	var t = [];
	e.sort(function(e, t) {
		return +!!t.suggestIgnore - !!e.suggestIgnore || t.priority - e.priority;
	});
	function n(e) {
		if (!e.ignore) {
			var t = e.ensureState(`emphasis`);
			t.ignore ??= !1;
		}
		e.ignore = !0;
	}
	for (var r = 0; r < e.length; r++) {
		var i = Rx(e[r]);
		if (!i.label.ignore) {
			for (var a = i.label, o = i.labelLine, s = !1, c = 0; c < t.length; c++) if (Kx(i, t[c], null, { touchThreshold: .05 })) {
				s = !0;
				break;
			}
			s ? (n(a), o && n(o)) : t.push(i);
		}
	}
}
function Kx(e, t, n, r) {
	return !e || !t || e.label && e.label.ignore || t.label && t.label.ignore || !e.rect.intersect(t.rect, n, r) ? !1 : e.axisAligned && t.axisAligned ? !0 : Wx(e).intersect(Wx(t), n, r);
}
var qx = null;
function Jx() {
	return qx;
}
var Yx = `expandAxisBreak`, Xx = Math.PI, Zx = [
	[
		1,
		2,
		1,
		2
	],
	[
		5,
		3,
		5,
		3
	],
	[
		8,
		3,
		8,
		3
	]
], Qx = [
	[
		0,
		1,
		0,
		1
	],
	[
		0,
		3,
		0,
		3
	],
	[
		0,
		3,
		0,
		3
	]
], $x = _c(), eS = _c(), tS = function() {
	function e(e) {
		this.recordMap = {}, this.resolveAxisNameOverlap = e;
	}
	return e.prototype.ensureRecord = function(e) {
		var t = e.axis.dim, n = e.componentIndex, r = this.recordMap, i = r[t] || (r[t] = []);
		return i[n] || (i[n] = { ready: {} });
	}, e;
}();
function nS(e, t, n, r) {
	var i = n.axis, a = t.ensureRecord(n), o = [], s, c = ES(e.axisName) && Zy(e.nameLocation);
	P(r, function(e) {
		var t = Rx(e);
		if (t && !t.label.ignore) {
			o.push(t);
			var n = a.transGroup;
			c && (n.transform ? ut(rS, n.transform) : it(rS), t.transform && ot(rS, rS, t.transform), J.copy(iS, t.localRect), iS.applyTransform(rS), s ? s.union(iS) : J.copy(s = new J(0, 0, 0, 0), iS));
		}
	});
	var l = Math.abs(a.dirVec.x) > .1 ? `x` : `y`, u = a.transGroup[l];
	if (o.sort(function(e, t) {
		return Math.abs(e.label[l] - u) - Math.abs(t.label[l] - u);
	}), c && s) {
		var d = i.getExtent(), f = Math.min(d[0], d[1]), p = Math.max(d[0], d[1]) - f;
		s.union(new J(f, 0, p, 1));
	}
	a.stOccupiedRect = s, a.labelInfoList = o;
}
var rS = rt(), iS = new J(0, 0, 0, 0), aS = function(e, t, n, r, i, a) {
	if (Zy(e.nameLocation)) {
		var o = a.stOccupiedRect;
		o && oS(Vx({}, o, a.transGroup.transform), r, i);
	} else sS(a.labelInfoList, a.dirVec, r, i);
};
function oS(e, t, n) {
	var r = new Ot();
	Kx(e, t, r, {
		direction: Math.atan2(n.y, n.x),
		bidirectional: !1,
		touchThreshold: .05
	}) && Hx(t, r);
}
function sS(e, t, n, r) {
	for (var i = Ot.dot(r, t) >= 0, a = 0, o = e.length; a < o; a++) {
		var s = e[i ? a : o - 1 - a];
		s.label.ignore || oS(s, n, r);
	}
}
var cS = function() {
	function e(e, t, n, r) {
		this.group = new Pu(), this._axisModel = e, this._api = t, this._local = {}, this._shared = r || new tS(aS), this._resetCfgDetermined(n);
	}
	return e.prototype.updateCfg = function(e) {
		if (process.env.NODE_ENV !== `production`) {
			var t = this._shared.ensureRecord(this._axisModel).ready;
			G(!t.axisLine && !t.axisTickLabelDetermine), t.axisName = t.axisTickLabelEstimate = !1;
		}
		var n = this._cfg.raw;
		n.position = e.position, n.labelOffset = e.labelOffset, this._resetCfgDetermined(n);
	}, e.prototype.__getRawCfg = function() {
		return this._cfg.raw;
	}, e.prototype._resetCfgDetermined = function(e) {
		var t = this._axisModel, n = t.getDefaultOption ? t.getDefaultOption() : {}, r = W(e.axisName, t.get(`name`)), i = t.get(`nameMoveOverlap`);
		(i == null || i === `auto`) && (i = W(e.defaultNameMoveOverlap, !0));
		var a = {
			raw: e,
			position: e.position,
			rotation: e.rotation,
			nameDirection: W(e.nameDirection, 1),
			tickDirection: W(e.tickDirection, 1),
			labelDirection: W(e.labelDirection, 1),
			labelOffset: W(e.labelOffset, 0),
			silent: W(e.silent, !0),
			axisName: r,
			nameLocation: fe(t.get(`nameLocation`), n.nameLocation, `end`),
			shouldNameMoveOverlap: ES(r) && i,
			optionHideOverlap: t.get([`axisLabel`, `hideOverlap`]),
			showMinorTicks: t.get([`minorTick`, `show`])
		};
		process.env.NODE_ENV !== `production` && (G(a.position != null), G(a.rotation != null)), this._cfg = a;
		var o = new Pu({
			x: a.position[0],
			y: a.position[1],
			rotation: a.rotation
		});
		o.updateTransform(), this._transformGroup = o;
		var s = this._shared.ensureRecord(t);
		s.transGroup = this._transformGroup, s.dirVec = new Ot(Math.cos(-a.rotation), Math.sin(-a.rotation));
	}, e.prototype.build = function(e, t) {
		var n = this;
		return e ||= {
			axisLine: !0,
			axisTickLabelEstimate: !1,
			axisTickLabelDetermine: !0,
			axisName: !0
		}, P(lS, function(r) {
			e[r] && uS[r](n._cfg, n._local, n._shared, n._axisModel, n.group, n._transformGroup, n._api, t || {});
		}), this;
	}, e.innerTextLayout = function(e, t, n) {
		var r = xs(t - e), i, a;
		return Ss(r) ? (a = n > 0 ? `top` : `bottom`, i = `center`) : Ss(r - Xx) ? (a = n > 0 ? `bottom` : `top`, i = `center`) : (a = `middle`, i = r > 0 && r < Xx ? n > 0 ? `right` : `left` : n > 0 ? `left` : `right`), {
			rotation: r,
			textAlign: i,
			textVerticalAlign: a
		};
	}, e.makeAxisEventDataBase = function(e) {
		var t = {
			componentType: e.mainType,
			componentIndex: e.componentIndex
		};
		return t[e.mainType + `Index`] = e.componentIndex, t;
	}, e.isLabelSilent = function(e) {
		var t = e.get(`tooltip`);
		return e.get(`silent`) || !(e.get(`triggerEvent`) || t && t.show);
	}, e;
}(), lS = [
	`axisLine`,
	`axisTickLabelEstimate`,
	`axisTickLabelDetermine`,
	`axisName`
], uS = {
	axisLine: function(e, t, n, r, i, a, o) {
		if (process.env.NODE_ENV !== `production`) {
			var s = n.ensureRecord(r).ready;
			G(!s.axisLine), s.axisLine = !0;
		}
		var c = r.get([`axisLine`, `show`]);
		if (c === `auto` && (c = !0, e.raw.axisLineAutoShow != null && (c = !!e.raw.axisLineAutoShow)), c) {
			var l = r.axis.getExtent(), u = a.transform, d = [l[0], 0], f = [l[1], 0], p = d[0] > f[0];
			u && (Tt(d, d, u), Tt(f, f, u));
			var m = D({ lineCap: `round` }, r.getModel([`axisLine`, `lineStyle`]).getLineStyle()), h = {
				strokeContainThreshold: e.raw.strokeContainThreshold || 5,
				silent: !0,
				z2: 1,
				style: m
			};
			if (r.get([`axisLine`, `breakLine`]) && Wh(r.axis.scale)) Jx().buildAxisBreakLine(r, i, a, h);
			else {
				var g = new fd(D({ shape: {
					x1: d[0],
					y1: d[1],
					x2: f[0],
					y2: f[1]
				} }, h));
				af(g.shape, g.style.lineWidth), g.anid = `line`, i.add(g);
			}
			var _ = r.get([`axisLine`, `symbol`]);
			if (_ != null) {
				var v = r.get([`axisLine`, `symbolSize`]);
				B(_) && (_ = [_, _]), (B(v) || H(v)) && (v = [v, v]);
				var y = K_(r.get([`axisLine`, `symbolOffset`]) || 0, v), b = v[0], x = v[1];
				P([{
					rotate: e.rotation + Math.PI / 2,
					offset: y[0],
					r: 0
				}, {
					rotate: e.rotation - Math.PI / 2,
					offset: y[1],
					r: Math.sqrt((d[0] - f[0]) * (d[0] - f[0]) + (d[1] - f[1]) * (d[1] - f[1]))
				}], function(t, n) {
					if (_[n] !== `none` && _[n] != null) {
						var r = W_(_[n], -b / 2, -x / 2, b, x, m.stroke, !0), a = t.r + t.offset, o = p ? f : d;
						r.attr({
							rotation: t.rotate,
							x: o[0] + a * Math.cos(e.rotation),
							y: o[1] - a * Math.sin(e.rotation),
							silent: !0,
							z2: 11
						}), i.add(r);
					}
				});
			}
		}
	},
	axisTickLabelEstimate: function(e, t, n, r, i, a, o, s) {
		if (process.env.NODE_ENV !== `production`) {
			var c = n.ensureRecord(r).ready;
			G(!c.axisTickLabelDetermine), c.axisTickLabelEstimate = !0;
		}
		yS(t, i, s) && dS(e, t, n, r, i, a, o, Ob.estimate);
	},
	axisTickLabelDetermine: function(e, t, n, r, i, a, o, s) {
		if (process.env.NODE_ENV !== `production`) {
			var c = n.ensureRecord(r).ready;
			c.axisTickLabelDetermine = !0;
		}
		yS(t, i, s) && dS(e, t, n, r, i, a, o, Ob.determine);
		var l = _S(e, i, a, r);
		mS(e, t.labelLayoutList, l), vS(e, i, a, r, e.tickDirection);
	},
	axisName: function(e, t, n, r, i, a, o, s) {
		var c = n.ensureRecord(r);
		if (process.env.NODE_ENV !== `production`) {
			var l = c.ready;
			G(l.axisTickLabelEstimate || l.axisTickLabelDetermine), l.axisName = !0;
		}
		t.nameEl &&= (i.remove(t.nameEl), c.nameLayout = c.nameLocation = null);
		var u = e.axisName;
		if (ES(u)) {
			var d = e.nameLocation, f = e.nameDirection, p = r.getModel(`nameTextStyle`), m = r.get(`nameGap`) || 0, h = r.axis.getExtent(), g = r.axis.inverse ? -1 : 1, _ = new Ot(0, 0), v = new Ot(0, 0);
			d === `start` ? (_.x = h[0] - g * m, v.x = -g) : d === `end` ? (_.x = h[1] + g * m, v.x = g) : (_.x = (h[0] + h[1]) / 2, _.y = e.labelOffset + f * m, v.y = f);
			var y = rt();
			v.transform(ct(y, y, e.rotation));
			var b = r.get(`nameRotate`);
			b != null && (b = b * Xx / 180);
			var x, S;
			Zy(d) ? x = cS.innerTextLayout(e.rotation, b ?? e.rotation, f) : (x = fS(e.rotation, d, b || 0, h), S = e.raw.axisNameAvailableWidth, S != null && (S = Math.abs(S / Math.sin(x.rotation)), !isFinite(S) && (S = null)));
			var C = p.getFont(), w = r.get(`nameTruncate`, !0) || {}, T = w.ellipsis, E = de(e.raw.nameTruncateMaxWidth, w.maxWidth, S), D = s.nameMarginLevel || 0, O = new Lo({
				x: _.x,
				y: _.y,
				rotation: x.rotation,
				silent: cS.isLabelSilent(r),
				style: Wf(p, {
					text: u,
					font: C,
					overflow: `truncate`,
					width: E,
					ellipsis: T,
					fill: p.getTextColor() || r.get([
						`axisLine`,
						`lineStyle`,
						`color`
					]),
					align: p.get(`align`) || x.textAlign,
					verticalAlign: p.get(`verticalAlign`) || x.textVerticalAlign
				}),
				z2: 1
			});
			if (wf({
				el: O,
				componentModel: r,
				itemName: u
			}), O.__fullText = u, O.anid = `name`, r.get(`triggerEvent`)) {
				var k = cS.makeAxisEventDataBase(r);
				k.targetType = `axisName`, k.name = u, Kc(O).eventData = k;
			}
			a.add(O), O.updateTransform(), t.nameEl = O;
			var A = c.nameLayout = Rx({
				label: O,
				priority: O.z2,
				defaultAttr: { ignore: O.ignore },
				marginDefault: Zy(d) ? Zx[D] : Qx[D]
			});
			if (c.nameLocation = d, i.add(O), O.decomposeTransform(), e.shouldNameMoveOverlap && A) {
				var j = n.ensureRecord(r);
				process.env.NODE_ENV !== `production` && G(j.labelInfoList), n.resolveAxisNameOverlap(e, n, r, A, v, j);
			}
		}
	}
};
function dS(e, t, n, r, i, a, o, s) {
	xS(t) || bS(e, t, i, s, r, o);
	var c = t.labelLayoutList;
	CS(e, r, c, a), OS(r, e.rotation, c);
	var l = e.optionHideOverlap;
	pS(r, c, l), l && Gx(I(c, function(e) {
		return e && !e.label.ignore;
	})), nS(e, n, r, c);
}
function fS(e, t, n, r) {
	var i = xs(n - e), a, o, s = r[0] > r[1], c = t === `start` && !s || t !== `start` && s;
	return Ss(i - Xx / 2) ? (o = c ? `bottom` : `top`, a = `center`) : Ss(i - Xx * 1.5) ? (o = c ? `top` : `bottom`, a = `center`) : (o = `middle`, a = i < Xx * 1.5 && i > Xx / 2 ? c ? `left` : `right` : c ? `right` : `left`), {
		rotation: i,
		textAlign: a,
		textVerticalAlign: o
	};
}
function pS(e, t, n) {
	var r = e.axis, i = e.get([`axisLabel`, `customValues`]);
	if (Yy(r)) return;
	function a(e, a, o) {
		var s = Rx(t[a]), c = Rx(t[o]), l = r.scale;
		if (s && c) {
			if (e == null) {
				if (!n && i) return;
				var u = $x(s.label).labelInfo.tick;
				if (ay(l) && u.notNice || sy(l) && u.offInterval) {
					hS(s.label);
					return;
				}
			}
			if (e === !1 || s.suggestIgnore) hS(s.label);
			else if (c.suggestIgnore) hS(c.label);
			else {
				var d = .1;
				if (!n) {
					var f = [
						0,
						0,
						0,
						0
					];
					s = Ux({ marginForce: f }, s), c = Ux({ marginForce: f }, c);
				}
				Kx(s, c, null, { touchThreshold: d }) && hS(e ? c.label : s.label);
			}
		}
	}
	var o = e.get([`axisLabel`, `showMinLabel`]), s = e.get([`axisLabel`, `showMaxLabel`]), c = t.length;
	a(o, 0, 1), a(s, c - 1, c - 2);
}
function mS(e, t, n) {
	e.showMinorTicks || P(t, function(e) {
		if (e && e.label.ignore) for (var t = 0; t < n.length; t++) {
			var r = n[t], i = eS(r), a = $x(e.label);
			if (i.tickValue != null && !i.onBand && i.tickValue === a.labelInfo.tick.value) {
				hS(r);
				return;
			}
		}
	});
}
function hS(e) {
	e && (e.ignore = !0);
}
function gS(e, t, n, r, i) {
	for (var a = [], o = [], s = [], c = 0; c < e.length; c++) {
		var l = e[c].coord;
		o[0] = l, o[1] = 0, s[0] = l, s[1] = n, t && (Tt(o, o, t), Tt(s, s, t));
		var u = new fd({
			shape: {
				x1: o[0],
				y1: o[1],
				x2: s[0],
				y2: s[1]
			},
			style: r,
			z2: 2,
			autoBatch: !0,
			silent: !0
		});
		af(u.shape, u.style.lineWidth), u.anid = i + `_` + e[c].tickValue, a.push(u);
		var d = eS(u);
		d.onBand = !!e[c].onBand, d.tickValue = e[c].tickValue;
	}
	return a;
}
function _S(e, t, n, r) {
	var i = r.axis, a = r.getModel(`axisTick`), o = a.get(`show`);
	if (o === `auto` && (o = !0, e.raw.axisTickAutoShow != null && (o = !!e.raw.axisTickAutoShow)), !o || i.scale.isBlank()) return [];
	for (var s = a.getModel(`lineStyle`), c = e.tickDirection * a.get(`length`), l = gS(i.getTicksCoords(), n.transform, c, k(s.getLineStyle(), { stroke: r.get([
		`axisLine`,
		`lineStyle`,
		`color`
	]) }), `ticks`), u = 0; u < l.length; u++) t.add(l[u]);
	return l;
}
function vS(e, t, n, r, i) {
	var a = r.axis, o = r.getModel(`minorTick`);
	if (e.showMinorTicks && !a.scale.isBlank()) {
		var s = a.getMinorTicksCoords();
		if (s.length) for (var c = o.getModel(`lineStyle`), l = i * o.get(`length`), u = k(c.getLineStyle(), k(r.getModel(`axisTick`).getLineStyle(), { stroke: r.get([
			`axisLine`,
			`lineStyle`,
			`color`
		]) })), d = 0; d < s.length; d++) for (var f = gS(s[d], n.transform, l, u, `minorticks_` + d), p = 0; p < f.length; p++) t.add(f[p]);
	}
}
function yS(e, t, n) {
	if (xS(e)) {
		var r = e.axisLabelsCreationContext;
		process.env.NODE_ENV !== `production` && G(e.labelGroup && r);
		var i = r.out.noPxChangeTryDetermine;
		if (n.noPxChange) {
			for (var a = !0, o = 0; o < i.length; o++) a &&= i[o]();
			if (a) return !1;
		}
		i.length && (t.remove(e.labelGroup), SS(e, null, null, null));
	}
	return !0;
}
function bS(e, t, n, r, i, a) {
	var o = i.axis, s = de(e.raw.axisLabelShow, i.get([`axisLabel`, `show`])), c = new Pu();
	n.add(c);
	var l = kb(r);
	if (!s || o.scale.isBlank()) SS(t, [], c, l);
	else {
		var u = i.getModel(`axisLabel`), d = o.getViewLabels(l), f = (de(e.raw.labelRotate, u.get(`rotate`)) || 0) * Xx / 180, p = cS.innerTextLayout(e.rotation, f, e.labelDirection), m = i.getCategories && i.getCategories(!0), h = [], g = i.get(`triggerEvent`), _ = 1 / 0, v = -1 / 0;
		P(d, function(e, t) {
			var n = e.tick, r = e.formattedLabel, s = e.rawLabel, l = u, f = nb(o.scale, n);
			if (m && m[f]) {
				var y = m[f];
				U(y) && y.textStyle && (l = new dp(y.textStyle, u, i.ecModel));
			}
			var b = l.getTextColor() || i.get([
				`axisLine`,
				`lineStyle`,
				`color`
			]), x = l.getShallow(`align`, !0) || p.textAlign, S = W(l.getShallow(`alignMinLabel`, !0), x), C = W(l.getShallow(`alignMaxLabel`, !0), x), w = l.getShallow(`verticalAlign`, !0) || l.getShallow(`baseline`, !0) || p.textVerticalAlign, T = W(l.getShallow(`verticalAlignMinLabel`, !0), w), E = W(l.getShallow(`verticalAlignMaxLabel`, !0), w), D = 10 + (n.time?.level || 0);
			_ = Math.min(_, D), v = Math.max(v, D);
			var O = new Lo({
				x: 0,
				y: 0,
				rotation: 0,
				silent: cS.isLabelSilent(i),
				z2: D,
				style: Wf(l, {
					text: r,
					align: t === 0 ? S : t === d.length - 1 ? C : x,
					verticalAlign: t === 0 ? T : t === d.length - 1 ? E : w,
					fill: z(b) ? b(o.type === `category` ? s : o.type === `value` ? f + `` : f, t) : b
				})
			});
			O.anid = `label_` + f;
			var k = $x(O);
			if (k.labelInfo = e, k.layoutRotation = p.rotation, wf({
				el: O,
				componentModel: i,
				itemName: r,
				formatterParamsExtra: {
					isTruncated: function() {
						return O.isTruncated;
					},
					value: s,
					tickIndex: t
				}
			}), g) {
				var A = cS.makeAxisEventDataBase(i);
				A.targetType = `axisLabel`, A.value = s, A.tickIndex = t;
				var j = e.tick.break;
				if (j) {
					var M = j.parsedBreak;
					A.break = {
						start: M.vmin,
						end: M.vmax
					};
				}
				o.type === `category` && (A.dataIndex = f), Kc(O).eventData = A, j && DS(i, a, O, j);
			}
			h.push(O), c.add(O);
		}), SS(t, F(h, function(e) {
			return {
				label: e,
				priority: $x(e).labelInfo.tick.break ? e.z2 + (v - _ + 1) : e.z2,
				defaultAttr: { ignore: e.ignore }
			};
		}), c, l);
	}
}
function xS(e) {
	return !!e.labelLayoutList;
}
function SS(e, t, n, r) {
	e.labelLayoutList = t, e.labelGroup = n, e.axisLabelsCreationContext = r;
}
function CS(e, t, n, r) {
	var i = t.get([`axisLabel`, `margin`]);
	P(n, function(n, a) {
		var o = Rx(n);
		if (o) {
			var s = o.label, c = $x(s);
			o.suggestIgnore = s.ignore, s.ignore = !1, qn(wS, TS);
			var l = t.axis;
			wS.x = l.dataToCoord(nb(l.scale, c.labelInfo.tick)), wS.y = e.labelOffset + e.labelDirection * i, wS.rotation = c.layoutRotation, r.add(wS), wS.updateTransform(), r.remove(wS), wS.decomposeTransform(), qn(s, wS), s.markRedraw(), Ix(o, !0), Rx(o);
		}
	});
}
var wS = new Mo(), TS = new Mo();
function ES(e) {
	return !!e;
}
function DS(e, t, n, r) {
	n.on(`click`, function(n) {
		var i = {
			type: Yx,
			breaks: [{
				start: r.parsedBreak.breakOption.start,
				end: r.parsedBreak.breakOption.end
			}]
		};
		i[e.axis.dim + `AxisIndex`] = e.componentIndex, t.dispatchAction(i);
	});
}
function OS(e, t, n) {
	var r = Vh();
	if (r) {
		var i = r.retrieveAxisBreakPairs(n, function(e) {
			return e && $x(e.label).labelInfo.tick.break;
		}, !0), a = e.get([`breakLabelLayout`, `moveOverlap`], !0);
		(a === !0 || a === `auto`) && P(i, function(r) {
			Jx().adjustBreakLabelPair(e.axis.inverse, t, [Rx(n[r[0]]), Rx(n[r[1]])]);
		});
	}
}
function kS(e, t, n) {
	n ||= {};
	var r = t.axis, i = {}, a = r.getAxesOnZeroOf()[0], o = r.position, s = a ? `onZero` : o, c = r.dim, l = [
		e.x,
		e.x + e.width,
		e.y,
		e.y + e.height
	], u = {
		left: 0,
		right: 1,
		top: 0,
		bottom: 1,
		onZero: 2
	}, d = t.get(`offset`) || 0, f = c === `x` ? [l[2] - d, l[3] + d] : [l[0] - d, l[1] + d];
	if (a) {
		var p = a.toGlobalCoord(a.dataToCoord(0));
		f[u.onZero] = Math.max(Math.min(p, f[1]), f[0]);
	}
	i.position = [c === `y` ? f[u[s]] : l[0], c === `x` ? f[u[s]] : l[3]], i.rotation = Math.PI / 2 * (c === `x` ? 0 : 1), i.labelDirection = i.tickDirection = i.nameDirection = {
		top: -1,
		bottom: 1,
		left: -1,
		right: 1
	}[o], i.labelOffset = a ? f[u[o]] - f[u.onZero] : 0, t.get([`axisTick`, `inside`]) && (i.tickDirection = -i.tickDirection), de(n.labelInside, t.get([`axisLabel`, `inside`])) && (i.labelDirection = -i.labelDirection);
	var m = t.get([`axisLabel`, `rotate`]);
	return i.labelRotate = s === `top` ? -m : m, i.z2 = 1, i;
}
function AS(e) {
	var t = {
		xAxisModel: null,
		yAxisModel: null
	};
	return P(t, function(n, r) {
		var i = r.replace(/Model$/, ``), a = e.getReferringComponents(i, xc).models[0];
		if (process.env.NODE_ENV !== `production` && !a) throw Error(i + ` "` + fe(e.get(i + `Index`), e.get(i + `Id`), 0) + `" not found`);
		t[r] = a;
	}), t;
}
function jS(e, t, n, r, i, a) {
	for (var o = kS(e, n), s = !1, c = !1, l = 0; l < t.length; l++) ry(t[l].getOtherAxis(n.axis).scale) && (s = c = !0, n.axis.type === `category` && n.axis.onBand && (c = !1));
	return o.axisLineAutoShow = s, o.axisTickAutoShow = c, o.defaultNameMoveOverlap = a, new cS(n, r, o, i);
}
function MS(e, t, n) {
	var r = kS(t, n);
	if (process.env.NODE_ENV !== `production`) {
		var i = e.__getRawCfg();
		P(L(r), function(e) {
			e !== `position` && e !== `labelOffset` && G(r[e] === i[e]);
		});
	}
	e.updateCfg(r);
}
var NS = _c(), PS = 3, FS = function() {
	function e(e, t, n, r, i) {
		var a = sy(e), o = a ? t.getCategories().length : null, s;
		if (a) {
			var c = t.getCategories(!0);
			s = c && !c.length;
		}
		var l = n.slice();
		(iy(e) || oy(e) || ay(e)) && (kc(l, LS(e, t.get(`dataMin`, !0))), Ac(l, LS(e, t.get(`dataMax`, !0)))), Pc(l) || (l[0] = l[1] = NaN);
		var u = [], d = [!1, !1], f = t.get(`min`, !0);
		f === `dataMin` ? (u[0] = l[0], d[0] = !0) : (u[0] = LS(e, z(f) ? f({
			min: l[0],
			max: l[1]
		}) : f), d[0] = u[0] != null);
		var p = t.get(`max`, !0);
		p === `dataMax` ? (u[1] = l[1], d[1] = !0) : (u[1] = LS(e, z(p) ? p({
			min: l[0],
			max: l[1]
		}) : p), d[1] = u[1] != null);
		var m = RS(e, t), h = a ? null : l[1] - l[0] || Math.abs(l[0]);
		u[0] ??= a ? s ? l[0] : o ? 0 : NaN : l[0] - m[0] * h, u[1] ??= a ? s ? l[1] : o ? o - 1 : NaN : l[1] + m[1] * h, !Mc(u[0]) && (u[0] = NaN), !Mc(u[1]) && (u[1] = NaN);
		var g = s || ue(u[0]) || ue(u[1]) || a && !o, _ = iy(e), v = _ && t.needIncludeZero && t.needIncludeZero();
		v && (u[0] > 0 && u[1] > 0 && !d[0] && (u[0] = 0), u[0] < 0 && u[1] < 0 && !d[1] && (u[1] = 0));
		var y = !1;
		u[0] > u[1] && (u.reverse(), y = !0);
		var b = LS(e, t.get(`startValue`, !0)), x = b != null;
		!Ps(b) && r && (b = e.getDefaultStartValue ? e.getDefaultStartValue() : 0), Ps(b) && (x || !_ || v) && (b < u[0] && !d[0] ? (u[0] = b, d[0] = !0) : b > u[1] && !d[1] && (u[1] = b, d[1] = !0)), IS(this._i = {
			scale: e,
			dataMM: l,
			noZoomEffMM: u,
			zoomMM: [],
			fixMM: d,
			zoomFixMM: [!1, !1],
			startValue: b,
			isBlank: g,
			incl0: v,
			tggAxInv: y,
			ctnShp: i
		}, u);
	}
	return e.prototype.makeNoZoom = function() {
		return this._i.noZoomEffMM.slice();
	}, e.prototype.makeFinal = function() {
		var e = this._i, t = e.zoomMM, n = e.noZoomEffMM, r = e.zoomFixMM, i = e.fixMM, a = {
			fixMM: i,
			zoomFixMM: r,
			isBlank: e.isBlank,
			incl0: e.incl0,
			tggAxInv: e.tggAxInv,
			ctnShp: e.ctnShp,
			effMM: n.slice()
		}, o = a.effMM;
		return t[0] != null && (o[0] = t[0], i[0] = r[0] = !0), t[1] != null && (o[1] = t[1], i[1] = r[1] = !0), IS(e, o), a;
	}, e.prototype.makeRenderInfo = function() {
		return { startValue: this._i.startValue };
	}, e.prototype.setZoomMM = function(e, t) {
		this._i.zoomMM[e] = t;
	}, e;
}();
function IS(e, t) {
	var n = e.scale, r = e.dataMM;
	n.sanitize && (t[0] = n.sanitize(t[0], r), t[1] = n.sanitize(t[1], r), Fc(t));
}
function LS(e, t) {
	return t == null ? null : ue(t) ? NaN : e.parse(t);
}
function RS(e, t) {
	var n;
	if (sy(e)) n = [0, 0];
	else {
		var r = t.get(`boundaryGap`);
		typeof r == `boolean` && (process.env.NODE_ENV !== `production` && r === !0 && console.warn(`Boolean type for boundaryGap is only allowed for ordinal axis. Please use string in percentage instead, e.g., "20%". Currently, boundaryGap is set to 0.`), r = null), n = R(r) ? r : [r, r];
	}
	return [zS(n[0]), zS(n[1])];
}
function zS(e) {
	return fn(typeof e == `boolean` ? 0 : e, 1) || 0;
}
function BS(e) {
	var t = NS(e.scale);
	return t.extent ||= Dc(), t;
}
function VS(e, t) {
	BS(e).dimIdxInCoord = t.get(e.dim);
}
function HS(e, t) {
	var n = e.scale, r = e.model, i = e.dim;
	process.env.NODE_ENV !== `production` && G(n && r && i), n.rawExtentInfo ? process.env.NODE_ENV !== `production` && G(n.rawExtentInfo.from !== t || t === 2) : US(n, e, i, r, t);
}
function US(e, t, n, r, i) {
	var a = BS(t), o = a.extent, s = !1;
	cx(t, function(r) {
		if (r.boxCoordinateSystem) {
			var i = Xm(r).coord, c = a.dimIdxInCoord;
			if (!(c >= 0)) process.env.NODE_ENV !== `production` && Vs(`Property "series.coord" is not supported on axis ` + r.boxCoordinateSystem.type + `.`);
			else if (R(i)) {
				var l = i[c];
				l != null && !R(l) && Oc(o, e.parse(l));
			}
		} else if (r.coordinateSystem) {
			var u = r.getData();
			if (u) {
				var d = e.getFilter ? e.getFilter() : null;
				P(Xy(u, n), function(e) {
					jc(o, u.getApproximateExtent(e, d));
				});
			}
			r.__requireStartValue && r.__requireStartValue(t) && (s = !0);
		}
	});
	var c = YS(e, t, r);
	GS(e, new FS(e, r, o, s, c), i), a.extent = null;
}
function WS(e, t) {
	var n = e.scale;
	process.env.NODE_ENV !== `production` && G(!n.rawExtentInfo), GS(n, new FS(n, e.model, t, !1, !1), PS);
}
function GS(e, t, n) {
	e.rawExtentInfo = t, t.from = n;
}
function KS(e, t) {
	process.env.NODE_ENV !== `production` && G(!qS.get(e)), qS.set(e, t);
}
var qS = K();
function JS(e, t, n, r, i) {
	process.env.NODE_ENV !== `production` && G(!i || !e.rawExtentInfo), e.rawExtentInfo || WS({
		scale: e,
		model: t
	}, i || Dc());
	var a = e.rawExtentInfo.makeFinal(), o = a.effMM;
	return e.setExtent(o[0], o[1]), e.setBlank(a.isBlank), r && a.tggAxInv && n && !n.get(`legacyMinMaxDontInverseAxis`) && (r.inverse = !r.inverse), a;
}
function YS(e, t, n) {
	var r = rb(e, n), i = n.get(`containShape`, !0);
	if (i == null && !r && (i = !0), !i) return !1;
	var a = !1;
	return px(t, function(e) {
		a = !!qS.get(e) || a;
	}), a;
}
function XS(e, t, n, r) {
	if (n.ctnShp) {
		var i;
		if (px(e, function(t) {
			var n = qS.get(t);
			if (n) {
				var a = n(e, r);
				a && (i ||= [0, 0], kc(i, a[0]), Ac(i, a[1]), Wy(e));
			}
		}), i) {
			var a = t.getExtent();
			if (sy(t)) e.onBand || t.setExtent2(1, es(a[0], a[0] + i[0]), X(a[1], a[1] + i[1]));
			else {
				var o = a.slice();
				n.zoomFixMM[0] || (o[0] = es(o[0], t.transformOut(t.transformIn(o[0], null) + i[0], null))), n.zoomFixMM[1] || (o[1] = X(o[1], t.transformOut(t.transformIn(o[1], null) + i[1], null))), (o[0] < a[0] || o[1] > a[1]) && t.setExtent2(1, o[0], o[1]);
			}
		}
	}
}
function ZS() {
	hx(`liPosMinGap`, QS);
}
function QS(e, t, n) {
	var r = K(), i = n.serUids, a = n.liPosMinGap, o, s = t.axis, c = s.scale, l = c.needTransform(), u = c.getFilter ? c.getFilter() : null, d = cm(u);
	function f(n) {
		ux(e, t.sers, function(e) {
			var t = e.getRawData(), r = t.getDimensionIndex(t.mapDimension(s.dim));
			r >= 0 && n(r, e, t.getStore());
		});
	}
	var p = 0;
	if (f(function(e, t, n) {
		r.set(t.uid, 1), i && i.hasKey(t.uid) || (o = !0), p += n.count();
	}), i && i.keys().length === r.keys().length || (o = !0), !o && a != null) t.liPosMinGap = a;
	else {
		uv($S, p);
		var m = 0;
		f(function(e, t, n) {
			for (var r = 0, i = n.count(); r < i; ++r) {
				var a = n.get(e, r);
				isFinite(a) && (!u || lm(d, a)) && (l && (a = c.transformIn(a, null)), $S.arr[m++] = a);
			}
		});
		var h = $S.typed ? $S.arr.subarray(0, m) : ($S.arr.length = m, $S.arr);
		$S.typed ? h.sort() : hs(h);
		for (var g = 1 / 0, _ = 1; _ < m; ++_) {
			var v = h[_] - h[_ - 1];
			v > 0 && v < g && (g = v);
		}
		n.liPosMinGap = t.liPosMinGap = Ps(g) ? g : m > 0 ? -2 : -1, n.serUids = r;
	}
}
var $S = uv({ ctor: cv }, 50);
function eC(e) {
	return function(t, n) {
		var r = Cx(t, { fromStat: { key: e } });
		if (Ps(r.w2)) return [-r.w2 / 2, r.w2 / 2];
	};
}
function tC(e) {
	return e + `|&`;
}
function nC(e) {
	return ZS(), { liPosMinGap: !sy(e.scale) };
}
var rC = {
	left: 0,
	right: 0,
	top: 0,
	bottom: 0
}, iC = [`25%`, `25%`], aC = `cartesian2d`, oC = function(e) {
	n(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t.prototype.mergeDefaultAndTheme = function(t, n) {
		var r = Gg(t.outerBounds);
		e.prototype.mergeDefaultAndTheme.apply(this, arguments), r && t.outerBounds && Wg(t.outerBounds, r);
	}, t.prototype.mergeOption = function(t, n) {
		e.prototype.mergeOption.apply(this, arguments), this.option.outerBounds && t.outerBounds && Wg(this.option.outerBounds, t.outerBounds);
	}, t.type = `grid`, t.dependencies = [`xAxis`, `yAxis`], t.layoutMode = `box`, t.defaultOption = {
		show: !1,
		z: 0,
		left: `15%`,
		top: 65,
		right: `10%`,
		bottom: 80,
		containLabel: !1,
		outerBoundsMode: `auto`,
		outerBounds: rC,
		outerBoundsContain: `all`,
		outerBoundsClampWidth: iC[0],
		outerBoundsClampHeight: iC[1],
		backgroundColor: Q.color.transparent,
		borderWidth: 1,
		borderColor: Q.color.neutral30
	}, t;
}(Jg);
Ic();
var sC = `__ec_stack_`;
function cC(e) {
	if (sy(e.axis.scale)) {
		for (var t = Cx(e.axis), n = [], r = 0; r < e.count; r++) n.push(k({ stackId: sC + r }, e));
		for (var i = lC({
			bandWidthResult: t,
			seriesInfo: n
		}), a = [], r = 0; r < e.count; r++) {
			var o = i[sC + r];
			o.offsetCenter = o.offset + o.width / 2, a.push(o);
		}
		return a;
	}
}
function lC(e) {
	var t = e.bandWidthResult.w, n = t, r = 0, i, a, o = [], s = {};
	P(e.seriesInfo, function(e, t) {
		t || (a = e.defaultBarGap || 0);
		var c = e.stackId;
		q(s, c) || r++;
		var l = s[c];
		l || (l = s[c] = {
			width: 0,
			maxWidth: 0
		}, o.push(c));
		var u = e.barWidth;
		u && !l.width && (l.width = u, u = es(n, u), n -= u);
		var d = e.barMaxWidth;
		d && (l.maxWidth = d);
		var f = e.barMinWidth;
		f && (l.minWidth = f);
		var p = e.barGap;
		p != null && (a = p);
		var m = e.barCategoryGap;
		m != null && (i = m);
	}), i ??= X(35 - o.length * 4, 15) + `%`;
	var c = ds(i, t), l = ds(a, 1), u = (n - c) / (r + (r - 1) * l);
	u = X(u, 0), P(o, function(e) {
		var t = s[e], i = t.maxWidth, a = t.minWidth;
		if (t.width) {
			var o = t.width;
			i && (o = es(o, i)), a && (o = X(o, a)), t.width = o, n -= o + l * o, r--;
		} else {
			var o = u;
			i && i < o && (o = es(i, n)), a && a > o && (o = a), o !== u && (t.width = o, n -= o + l * o, r--);
		}
	}), u = (n - c) / (r + (r - 1) * l), u = X(u, 0);
	var d = 0, f;
	P(o, function(e) {
		var t = s[e];
		t.width ||= u, f = t, d += t.width * (1 + l);
	}), f && (d -= f.width * l);
	var p = {}, m = -d / 2;
	return P(o, function(e) {
		var n = s[e];
		p[e] = p[e] || {
			bandWidth: t,
			offset: m,
			width: n.width
		}, m += n.width * (1 + l);
	}), p;
}
var uC = `\0__throttleOriginMethod`, dC = `\0__throttleRate`, fC = `\0__throttleType`;
function pC(e, t, n) {
	var r, i = 0, a = 0, o = null, s, c, l, u;
	t ||= 0;
	function d() {
		a = new Date().getTime(), o = null, e.apply(c, l || []);
	}
	var f = function() {
		var e = [...arguments];
		r = new Date().getTime(), c = this, l = e;
		var f = u || t, p = u || n;
		u = null, s = r - (p ? i : a) - f, clearTimeout(o), p ? o = setTimeout(d, f) : s >= 0 ? d() : o = setTimeout(d, -s), i = r;
	};
	return f.clear = function() {
		o &&= (clearTimeout(o), null);
	}, f.debounceNextCall = function(e) {
		u = e;
	}, f;
}
function mC(e, t, n, r) {
	var i = e[t];
	if (i) {
		var a = i[uC] || i, o = i[fC];
		if (i[dC] !== n || o !== r) {
			if (n == null || !r) return e[t] = a;
			i = e[t] = pC(a, n, r === `debounce`), i[uC] = a, i[fC] = r, i[dC] = n;
		}
		return i;
	}
}
function hC(e, t) {
	var n = e[t];
	n && n[uC] && (n.clear && n.clear(), e[t] = n[uC]);
}
function gC(e, t, n, r, i) {
	var a = e + t;
	n.isSilent(a) || (process.env.NODE_ENV !== `production` && Hs(`event ` + a + ` is deprecated.`), r.eachComponent({
		mainType: `series`,
		subType: `pie`
	}, function(e) {
		for (var t = e.seriesIndex, r = e.option.selectedMap, o = i.selected, s = 0; s < o.length; s++) if (o[s].seriesIndex === t) {
			var c = e.getData(), l = gc(c, i.fromActionPayload);
			n.trigger(a, {
				type: a,
				seriesId: e.id,
				name: R(l) ? c.getName(l[0]) : c.getName(l),
				selected: B(r) ? r : D({}, r)
			});
		}
	}));
}
function _C(e, t, n) {
	e.on(`selectchanged`, function(e) {
		var r = n.getModel();
		e.isFromClick ? (gC(`map`, `selectchanged`, t, r, e), gC(`pie`, `selectchanged`, t, r, e)) : e.fromAction === `select` ? (gC(`map`, `selected`, t, r, e), gC(`pie`, `selected`, t, r, e)) : e.fromAction === `unselect` && (gC(`map`, `unselected`, t, r, e), gC(`pie`, `unselected`, t, r, e));
	});
}
function vC(e, t, n) {
	t = R(t) && { coordDimensions: t } || D({ encodeDefine: e.getEncode() }, t);
	var r = e.getSource(), i = Hm(r, t).dimensions, a = new Vm(i, e);
	return a.initData(r, n), a;
}
var yC = function() {
	function e(e, t) {
		this.target = e, this.topTarget = t && t.topTarget;
	}
	return e;
}(), bC = function() {
	function e(e) {
		this.handler = e, e.on(`mousedown`, this._dragStart, this), e.on(`mousemove`, this._drag, this), e.on(`mouseup`, this._dragEnd, this);
	}
	return e.prototype._dragStart = function(e) {
		for (var t = e.target; t && !t.draggable;) t = t.parent || t.__hostTarget;
		t && (this._draggingTarget = t, t.dragging = !0, this._x = e.offsetX, this._y = e.offsetY, this.handler.dispatchToElement(new yC(t, e), `dragstart`, e.event));
	}, e.prototype._drag = function(e) {
		var t = this._draggingTarget;
		if (t) {
			var n = e.offsetX, r = e.offsetY, i = n - this._x, a = r - this._y;
			this._x = n, this._y = r, t.drift(i, a, e), this.handler.dispatchToElement(new yC(t, e), `drag`, e.event);
			var o = this.handler.findHover(n, r, t).target, s = this._dropTarget;
			this._dropTarget = o, t !== o && (s && o !== s && this.handler.dispatchToElement(new yC(s, e), `dragleave`, e.event), o && o !== s && this.handler.dispatchToElement(new yC(o, e), `dragenter`, e.event));
		}
	}, e.prototype._dragEnd = function(e) {
		var t = this._draggingTarget;
		t && (t.dragging = !1), this.handler.dispatchToElement(new yC(t, e), `dragend`, e.event), this._dropTarget && this.handler.dispatchToElement(new yC(this._dropTarget, e), `drop`, e.event), this._draggingTarget = null, this._dropTarget = null;
	}, e;
}(), xC = /^(?:mouse|pointer|contextmenu|drag|drop)|click/, SC = [], CC = Oe.browser.firefox && +Oe.browser.version.split(`.`)[0] < 39;
function wC(e, t, n, r) {
	return n ||= {}, r ? TC(e, t, n) : CC && t.layerX != null && t.layerX !== t.offsetX ? (n.zrX = t.layerX, n.zrY = t.layerY) : t.offsetX == null ? TC(e, t, n) : (n.zrX = t.offsetX, n.zrY = t.offsetY), n;
}
function TC(e, t, n) {
	if (Oe.domSupported && e.getBoundingClientRect) {
		var r = t.clientX, i = t.clientY;
		if (wh(e)) {
			var a = e.getBoundingClientRect();
			n.zrX = r - a.left, n.zrY = i - a.top;
			return;
		}
		if (xh(SC, e, r, i)) {
			n.zrX = SC[0], n.zrY = SC[1];
			return;
		}
	}
	n.zrX = n.zrY = 0;
}
function EC(e) {
	return e || window.event;
}
function DC(e, t, n) {
	if (t = EC(t), t.zrX != null) return t;
	var r = t.type;
	if (r && r.indexOf(`touch`) >= 0) {
		var i = r === `touchend` ? t.changedTouches[0] : t.targetTouches[0];
		i && wC(e, i, t, n);
	} else {
		wC(e, t, t, n);
		var a = OC(t);
		t.zrDelta = a ? a / 120 : -(t.detail || 0) / 3;
	}
	var o = t.button;
	return t.which == null && o !== void 0 && xC.test(t.type) && (t.which = o & 1 ? 1 : o & 2 ? 3 : o & 4 ? 2 : 0), t;
}
function OC(e) {
	var t = e.wheelDelta;
	if (t) return t;
	var n = e.deltaX, r = e.deltaY;
	if (n == null || r == null) return t;
	var i = Math.abs(r === 0 ? n : r), a = r > 0 ? -1 : r < 0 ? 1 : n > 0 ? -1 : 1;
	return 3 * i * a;
}
function kC(e, t, n, r) {
	e.addEventListener(t, n, r);
}
function AC(e, t, n, r) {
	e.removeEventListener(t, n, r);
}
var jC = function(e) {
	e.preventDefault(), e.stopPropagation(), e.cancelBubble = !0;
}, MC = function() {
	function e() {
		this._track = [];
	}
	return e.prototype.recognize = function(e, t, n) {
		return this._doTrack(e, t, n), this._recognize(e);
	}, e.prototype.clear = function() {
		return this._track.length = 0, this;
	}, e.prototype._doTrack = function(e, t, n) {
		var r = e.touches;
		if (r) {
			for (var i = {
				points: [],
				touches: [],
				target: t,
				event: e
			}, a = 0, o = r.length; a < o; a++) {
				var s = r[a], c = wC(n, s, {});
				i.points.push([c.zrX, c.zrY]), i.touches.push(s);
			}
			this._track.push(i);
		}
	}, e.prototype._recognize = function(e) {
		for (var t in FC) if (FC.hasOwnProperty(t)) {
			var n = FC[t](this._track, e);
			if (n) return n;
		}
	}, e;
}();
function NC(e) {
	var t = e[1][0] - e[0][0], n = e[1][1] - e[0][1];
	return Math.sqrt(t * t + n * n);
}
function PC(e) {
	return [(e[0][0] + e[1][0]) / 2, (e[0][1] + e[1][1]) / 2];
}
var FC = { pinch: function(e, t) {
	var n = e.length;
	if (n) {
		var r = (e[n - 1] || {}).points, i = (e[n - 2] || {}).points || r;
		if (i && i.length > 1 && r && r.length > 1) {
			var a = NC(r) / NC(i);
			!isFinite(a) && (a = 1), t.pinchScale = a;
			var o = PC(r);
			return t.pinchX = o[0], t.pinchY = o[1], {
				type: `pinch`,
				target: e[0].target,
				event: t
			};
		}
	}
} }, IC = `silent`;
function LC(e, t, n) {
	return {
		type: e,
		event: n,
		target: t.target,
		topTarget: t.topTarget,
		cancelBubble: !1,
		offsetX: n.zrX,
		offsetY: n.zrY,
		gestureEvent: n.gestureEvent,
		pinchX: n.pinchX,
		pinchY: n.pinchY,
		pinchScale: n.pinchScale,
		wheelDelta: n.zrDelta,
		zrByTouch: n.zrByTouch,
		which: n.which,
		stop: RC
	};
}
function RC() {
	jC(this.event);
}
var zC = function(e) {
	Je(t, e);
	function t() {
		var t = e !== null && e.apply(this, arguments) || this;
		return t.handler = null, t;
	}
	return t.prototype.dispose = function() {}, t.prototype.setCursor = function() {}, t;
}(Ii), BC = function() {
	function e(e, t) {
		this.x = e, this.y = t;
	}
	return e;
}(), VC = [
	`click`,
	`dblclick`,
	`mousewheel`,
	`mouseout`,
	`mouseup`,
	`mousedown`,
	`mousemove`,
	`contextmenu`
], HC = new J(0, 0, 0, 0), UC = function(e) {
	Je(t, e);
	function t(t, n, r, i, a) {
		var o = e.call(this) || this;
		return o._hovered = new BC(0, 0), o.storage = t, o.painter = n, o.painterRoot = i, o._pointerSize = a, r ||= new zC(), o.proxy = null, o.setHandlerProxy(r), o._draggingMgr = new bC(o), o;
	}
	return t.prototype.setHandlerProxy = function(e) {
		this.proxy && this.proxy.dispose(), e && (P(VC, function(t) {
			e.on && e.on(t, this[t], this);
		}, this), e.handler = this), this.proxy = e;
	}, t.prototype.mousemove = function(e) {
		var t = e.zrX, n = e.zrY, r = KC(this, t, n), i = this._hovered, a = i.target;
		a && !a.__zr && (i = this.findHover(i.x, i.y), a = i.target);
		var o = this._hovered = r ? new BC(t, n) : this.findHover(t, n), s = o.target, c = this.proxy;
		c.setCursor && c.setCursor(s ? s.cursor : `default`), a && s !== a && this.dispatchToElement(i, `mouseout`, e), this.dispatchToElement(o, `mousemove`, e), s && s !== a && this.dispatchToElement(o, `mouseover`, e);
	}, t.prototype.mouseout = function(e) {
		var t = e.zrEventControl;
		t !== `only_globalout` && this.dispatchToElement(this._hovered, `mouseout`, e), t !== `no_globalout` && this.trigger(`globalout`, {
			type: `globalout`,
			event: e
		});
	}, t.prototype.resize = function() {
		this._hovered = new BC(0, 0);
	}, t.prototype.dispatch = function(e, t) {
		var n = this[e];
		n && n.call(this, t);
	}, t.prototype.dispose = function() {
		this.proxy.dispose(), this.storage = null, this.proxy = null, this.painter = null;
	}, t.prototype.setCursorStyle = function(e) {
		var t = this.proxy;
		t.setCursor && t.setCursor(e);
	}, t.prototype.dispatchToElement = function(e, t, n) {
		e ||= {};
		var r = e.target;
		if (!(r && r.silent)) {
			for (var i = `on` + t, a = LC(t, e, n); r && (r[i] && (a.cancelBubble = !!r[i].call(r, a)), r.trigger(t, a), r = r.__hostTarget ? r.__hostTarget : r.parent, !a.cancelBubble););
			a.cancelBubble || (this.trigger(t, a), this.painter && this.painter.eachOtherLayer && this.painter.eachOtherLayer(function(e) {
				typeof e[i] == `function` && e[i].call(e, a), e.trigger && e.trigger(t, a);
			}));
		}
	}, t.prototype.findHover = function(e, t, n) {
		var r = this.storage.getDisplayList(), i = new BC(e, t);
		if (GC(r, i, e, t, n), this._pointerSize && !i.target) {
			for (var a = [], o = this._pointerSize, s = o / 2, c = new J(e - s, t - s, o, o), l = r.length - 1; l >= 0; l--) {
				var u = r[l];
				u === n || u.ignore || u.ignoreCoarsePointer || u.parent && u.parent.ignoreCoarsePointer || (HC.copy(u.getBoundingRect()), u.transform && HC.applyTransform(u.transform), HC.intersect(c) && a.push(u));
			}
			if (a.length) {
				for (var d = 4, f = Math.PI / 12, p = Math.PI * 2, m = 0; m < s; m += d) for (var h = 0; h < p; h += f) if (GC(a, i, e + m * Math.cos(h), t + m * Math.sin(h), n), i.target) return i;
			}
		}
		return i;
	}, t.prototype.processGesture = function(e, t) {
		this._gestureMgr ||= new MC();
		var n = this._gestureMgr;
		t === `start` && n.clear();
		var r = n.recognize(e, this.findHover(e.zrX, e.zrY, null).target, this.proxy.dom);
		if (t === `end` && n.clear(), r) {
			var i = r.type;
			e.gestureEvent = i;
			var a = new BC();
			a.target = r.target, this.dispatchToElement(a, i, r.event);
		}
	}, t;
}(Ii);
P([
	`click`,
	`mousedown`,
	`mouseup`,
	`mousewheel`,
	`dblclick`,
	`contextmenu`
], function(e) {
	UC.prototype[e] = function(t) {
		var n = t.zrX, r = t.zrY, i = KC(this, n, r), a, o;
		if (e === `mouseup` && i || (a = this.findHover(n, r), o = a.target), e === `mousedown`) this._downEl = o, this._downPoint = [t.zrX, t.zrY], this._upEl = o;
		else if (e === `mouseup`) this._upEl = o;
		else if (e === `click`) {
			if (this._downEl !== this._upEl || !this._downPoint || St(this._downPoint, [t.zrX, t.zrY]) > 4) return;
			this._downPoint = null;
		}
		this.dispatchToElement(a, e, t);
	};
});
function WC(e, t, n) {
	if (e[e.rectHover ? `rectContain` : `contain`](t, n)) {
		for (var r = e, i = void 0, a = !1; r;) {
			if (r.ignoreClip && (a = !0), !a) {
				var o = r.getClipPath();
				if (o && !o.contain(t, n)) return !1;
			}
			r.silent && (i = !0);
			var s = r.__hostTarget;
			r = s ? r.ignoreHostSilent ? null : s : r.parent;
		}
		return !i || IC;
	}
	return !1;
}
function GC(e, t, n, r, i) {
	for (var a = e.length - 1; a >= 0; a--) {
		var o = e[a], s = void 0;
		if (o !== i && !o.ignore && (s = WC(o, n, r)) && (!t.topTarget && (t.topTarget = o), s !== IC)) {
			t.target = o;
			break;
		}
	}
}
function KC(e, t, n) {
	var r = e.painter;
	return t < 0 || t > r.getWidth() || n < 0 || n > r.getHeight();
}
var qC = 32, JC = 7;
function YC(e) {
	for (var t = 0; e >= qC;) t |= e & 1, e >>= 1;
	return e + t;
}
function XC(e, t, n, r) {
	var i = t + 1;
	if (i === n) return 1;
	if (r(e[i++], e[t]) < 0) {
		for (; i < n && r(e[i], e[i - 1]) < 0;) i++;
		ZC(e, t, i);
	} else for (; i < n && r(e[i], e[i - 1]) >= 0;) i++;
	return i - t;
}
function ZC(e, t, n) {
	for (n--; t < n;) {
		var r = e[t];
		e[t++] = e[n], e[n--] = r;
	}
}
function QC(e, t, n, r, i) {
	for (r === t && r++; r < n; r++) {
		for (var a = e[r], o = t, s = r, c; o < s;) c = o + s >>> 1, i(a, e[c]) < 0 ? s = c : o = c + 1;
		var l = r - o;
		switch (l) {
			case 3: e[o + 3] = e[o + 2];
			case 2: e[o + 2] = e[o + 1];
			case 1:
				e[o + 1] = e[o];
				break;
			default: for (; l > 0;) e[o + l] = e[o + l - 1], l--;
		}
		e[o] = a;
	}
}
function $C(e, t, n, r, i, a) {
	var o = 0, s = 0, c = 1;
	if (a(e, t[n + i]) > 0) {
		for (s = r - i; c < s && a(e, t[n + i + c]) > 0;) o = c, c = (c << 1) + 1, c <= 0 && (c = s);
		c > s && (c = s), o += i, c += i;
	} else {
		for (s = i + 1; c < s && a(e, t[n + i - c]) <= 0;) o = c, c = (c << 1) + 1, c <= 0 && (c = s);
		c > s && (c = s);
		var l = o;
		o = i - c, c = i - l;
	}
	for (o++; o < c;) {
		var u = o + (c - o >>> 1);
		a(e, t[n + u]) > 0 ? o = u + 1 : c = u;
	}
	return c;
}
function ew(e, t, n, r, i, a) {
	var o = 0, s = 0, c = 1;
	if (a(e, t[n + i]) < 0) {
		for (s = i + 1; c < s && a(e, t[n + i - c]) < 0;) o = c, c = (c << 1) + 1, c <= 0 && (c = s);
		c > s && (c = s);
		var l = o;
		o = i - c, c = i - l;
	} else {
		for (s = r - i; c < s && a(e, t[n + i + c]) >= 0;) o = c, c = (c << 1) + 1, c <= 0 && (c = s);
		c > s && (c = s), o += i, c += i;
	}
	for (o++; o < c;) {
		var u = o + (c - o >>> 1);
		a(e, t[n + u]) < 0 ? c = u : o = u + 1;
	}
	return c;
}
function tw(e, t) {
	var n = JC, r, i, a = 0, o = [];
	r = [], i = [];
	function s(e, t) {
		r[a] = e, i[a] = t, a += 1;
	}
	function c() {
		for (; a > 1;) {
			var e = a - 2;
			if (e >= 1 && i[e - 1] <= i[e] + i[e + 1] || e >= 2 && i[e - 2] <= i[e] + i[e - 1]) i[e - 1] < i[e + 1] && e--;
			else if (i[e] > i[e + 1]) break;
			u(e);
		}
	}
	function l() {
		for (; a > 1;) {
			var e = a - 2;
			e > 0 && i[e - 1] < i[e + 1] && e--, u(e);
		}
	}
	function u(n) {
		var o = r[n], s = i[n], c = r[n + 1], l = i[n + 1];
		i[n] = s + l, n === a - 3 && (r[n + 1] = r[n + 2], i[n + 1] = i[n + 2]), a--;
		var u = ew(e[c], e, o, s, 0, t);
		o += u, s -= u, s !== 0 && (l = $C(e[o + s - 1], e, c, l, l - 1, t), l !== 0 && (s <= l ? d(o, s, c, l) : f(o, s, c, l)));
	}
	function d(r, i, a, s) {
		var c = 0;
		for (c = 0; c < i; c++) o[c] = e[r + c];
		var l = 0, u = a, d = r;
		if (e[d++] = e[u++], --s === 0) for (c = 0; c < i; c++) e[d + c] = o[l + c];
		else if (i === 1) {
			for (c = 0; c < s; c++) e[d + c] = e[u + c];
			e[d + s] = o[l];
		} else {
			for (var f = n, p, m, h;;) {
				p = 0, m = 0, h = !1;
				do
					if (t(e[u], o[l]) < 0) {
						if (e[d++] = e[u++], m++, p = 0, --s === 0) {
							h = !0;
							break;
						}
					} else if (e[d++] = o[l++], p++, m = 0, --i === 1) {
						h = !0;
						break;
					}
				while ((p | m) < f);
				if (h) break;
				do {
					if (p = ew(e[u], o, l, i, 0, t), p !== 0) {
						for (c = 0; c < p; c++) e[d + c] = o[l + c];
						if (d += p, l += p, i -= p, i <= 1) {
							h = !0;
							break;
						}
					}
					if (e[d++] = e[u++], --s === 0) {
						h = !0;
						break;
					}
					if (m = $C(o[l], e, u, s, 0, t), m !== 0) {
						for (c = 0; c < m; c++) e[d + c] = e[u + c];
						if (d += m, u += m, s -= m, s === 0) {
							h = !0;
							break;
						}
					}
					if (e[d++] = o[l++], --i === 1) {
						h = !0;
						break;
					}
					f--;
				} while (p >= JC || m >= JC);
				if (h) break;
				f < 0 && (f = 0), f += 2;
			}
			if (n = f, n < 1 && (n = 1), i === 1) {
				for (c = 0; c < s; c++) e[d + c] = e[u + c];
				e[d + s] = o[l];
			} else if (i === 0) throw Error();
			else for (c = 0; c < i; c++) e[d + c] = o[l + c];
		}
	}
	function f(r, i, a, s) {
		var c = 0;
		for (c = 0; c < s; c++) o[c] = e[a + c];
		var l = r + i - 1, u = s - 1, d = a + s - 1, f = 0, p = 0;
		if (e[d--] = e[l--], --i === 0) for (f = d - (s - 1), c = 0; c < s; c++) e[f + c] = o[c];
		else if (s === 1) {
			for (d -= i, l -= i, p = d + 1, f = l + 1, c = i - 1; c >= 0; c--) e[p + c] = e[f + c];
			e[d] = o[u];
		} else {
			for (var m = n;;) {
				var h = 0, g = 0, _ = !1;
				do
					if (t(o[u], e[l]) < 0) {
						if (e[d--] = e[l--], h++, g = 0, --i === 0) {
							_ = !0;
							break;
						}
					} else if (e[d--] = o[u--], g++, h = 0, --s === 1) {
						_ = !0;
						break;
					}
				while ((h | g) < m);
				if (_) break;
				do {
					if (h = i - ew(o[u], e, r, i, i - 1, t), h !== 0) {
						for (d -= h, l -= h, i -= h, p = d + 1, f = l + 1, c = h - 1; c >= 0; c--) e[p + c] = e[f + c];
						if (i === 0) {
							_ = !0;
							break;
						}
					}
					if (e[d--] = o[u--], --s === 1) {
						_ = !0;
						break;
					}
					if (g = s - $C(e[l], o, 0, s, s - 1, t), g !== 0) {
						for (d -= g, u -= g, s -= g, p = d + 1, f = u + 1, c = 0; c < g; c++) e[p + c] = o[f + c];
						if (s <= 1) {
							_ = !0;
							break;
						}
					}
					if (e[d--] = e[l--], --i === 0) {
						_ = !0;
						break;
					}
					m--;
				} while (h >= JC || g >= JC);
				if (_) break;
				m < 0 && (m = 0), m += 2;
			}
			if (n = m, n < 1 && (n = 1), s === 1) {
				for (d -= i, l -= i, p = d + 1, f = l + 1, c = i - 1; c >= 0; c--) e[p + c] = e[f + c];
				e[d] = o[u];
			} else if (s === 0) throw Error();
			else for (f = d - (s - 1), c = 0; c < s; c++) e[f + c] = o[c];
		}
	}
	return {
		mergeRuns: c,
		forceMergeRuns: l,
		pushRun: s
	};
}
function nw(e, t, n, r) {
	n ||= 0, r ||= e.length;
	var i = r - n;
	if (!(i < 2)) {
		var a = 0;
		if (i < qC) a = XC(e, n, r, t), QC(e, n, r, n + a, t);
		else {
			var o = tw(e, t), s = YC(i);
			do {
				if (a = XC(e, n, r, t), a < s) {
					var c = i;
					c > s && (c = s), QC(e, n, n + c, n + a, t), a = c;
				}
				o.pushRun(n, a), o.mergeRuns(), i -= a, n += a;
			} while (i !== 0);
			o.forceMergeRuns();
		}
	}
}
var rw = !1;
function iw() {
	rw || (rw = !0, console.warn(`z / z2 / zlevel of displayable is invalid, which may cause unexpected errors`));
}
function aw(e, t) {
	return e.zlevel === t.zlevel ? e.z === t.z ? e.z2 - t.z2 : e.z - t.z : e.zlevel - t.zlevel;
}
var ow = function() {
	function e() {
		this._roots = [], this._displayList = [], this._displayListLen = 0, this.displayableSortFunc = aw;
	}
	return e.prototype.traverse = function(e, t) {
		for (var n = 0; n < this._roots.length; n++) this._roots[n].traverse(e, t);
	}, e.prototype.getDisplayList = function(e, t) {
		t ||= !1;
		var n = this._displayList;
		return (e || !n.length) && this.updateDisplayList(t), n;
	}, e.prototype.updateDisplayList = function(e) {
		this._displayListLen = 0;
		for (var t = this._roots, n = this._displayList, r = 0, i = t.length; r < i; r++) this._updateAndAddDisplayable(t[r], null, e);
		n.length = this._displayListLen, nw(n, aw);
	}, e.prototype._updateAndAddDisplayable = function(e, t, n) {
		if (!e.ignore || n) {
			e.beforeUpdate(), e.update(), e.afterUpdate();
			var r = e.getClipPath(), i = t && t.length, a = 0, o = e.__clipPaths;
			if (!e.ignoreClip && (i || r)) {
				if (o ||= e.__clipPaths = [], i) for (var s = 0; s < t.length; s++) o[a++] = t[s];
				for (var c = r, l = e; c;) c.parent = l, c.updateTransform(), o[a++] = c, l = c, c = c.getClipPath();
			}
			if (o && (o.length = a), e.childrenRef) {
				for (var u = e.childrenRef(), d = 0; d < u.length; d++) {
					var f = u[d];
					e.__dirty && (f.__dirty |= 1), this._updateAndAddDisplayable(f, o, n);
				}
				e.__dirty = 0;
			} else {
				var p = e;
				isNaN(p.z) && (iw(), p.z = 0), isNaN(p.z2) && (iw(), p.z2 = 0), isNaN(p.zlevel) && (iw(), p.zlevel = 0), this._displayList[this._displayListLen++] = p;
			}
			var m = e.getDecalElement && e.getDecalElement();
			m && this._updateAndAddDisplayable(m, o, n);
			var h = e.getTextGuideLine();
			h && this._updateAndAddDisplayable(h, o, n);
			var g = e.getTextContent();
			g && this._updateAndAddDisplayable(g, o, n);
		}
	}, e.prototype.addRoot = function(e) {
		e.__zr && e.__zr.storage === this || this._roots.push(e);
	}, e.prototype.delRoot = function(e) {
		if (e instanceof Array) for (var t = 0, n = e.length; t < n; t++) this.delRoot(e[t]);
		else {
			var r = A(this._roots, e);
			r >= 0 && this._roots.splice(r, 1);
		}
	}, e.prototype.delAllRoots = function() {
		this._roots = [], this._displayList = [], this._displayListLen = 0;
	}, e.prototype.getRoots = function() {
		return this._roots;
	}, e.prototype.dispose = function() {
		this._displayList = null, this._roots = null;
	}, e;
}(), sw = Oe.hasGlobalWindow && (window.requestAnimationFrame && window.requestAnimationFrame.bind(window) || window.msRequestAnimationFrame && window.msRequestAnimationFrame.bind(window) || window.mozRequestAnimationFrame || window.webkitRequestAnimationFrame) || function(e) {
	return setTimeout(e, 16);
};
function cw() {
	return new Date().getTime();
}
var lw = function(e) {
	Je(t, e);
	function t(t) {
		var n = e.call(this) || this;
		return n._running = !1, n._time = 0, n._pausedTime = 0, n._pauseStart = 0, n._paused = !1, t ||= {}, n.stage = t.stage || {}, n;
	}
	return t.prototype.addClip = function(e) {
		e.animation && this.removeClip(e), this._head ? (this._tail.next = e, e.prev = this._tail, e.next = null, this._tail = e) : this._head = this._tail = e, e.animation = this;
	}, t.prototype.addAnimator = function(e) {
		e.animation = this;
		var t = e.getClip();
		t && this.addClip(t);
	}, t.prototype.removeClip = function(e) {
		if (e.animation) {
			var t = e.prev, n = e.next;
			t ? t.next = n : this._head = n, n ? n.prev = t : this._tail = t, e.next = e.prev = e.animation = null;
		}
	}, t.prototype.removeAnimator = function(e) {
		var t = e.getClip();
		t && this.removeClip(t), e.animation = null;
	}, t.prototype.update = function(e) {
		for (var t = cw() - this._pausedTime, n = t - this._time, r = this._head; r;) {
			var i = r.next;
			r.step(t, n) && (r.ondestroy(), this.removeClip(r)), r = i;
		}
		this._time = t, e || (this.trigger(`frame`, n), this.stage.update && this.stage.update());
	}, t.prototype._startLoop = function() {
		var e = this;
		this._running = !0;
		function t() {
			e._running && (sw(t), !e._paused && e.update());
		}
		sw(t);
	}, t.prototype.start = function() {
		this._running || (this._time = cw(), this._pausedTime = 0, this._startLoop());
	}, t.prototype.stop = function() {
		this._running = !1;
	}, t.prototype.pause = function() {
		this._paused ||= (this._pauseStart = cw(), !0);
	}, t.prototype.resume = function() {
		this._paused &&= (this._pausedTime += cw() - this._pauseStart, !1);
	}, t.prototype.clear = function() {
		for (var e = this._head; e;) {
			var t = e.next;
			e.prev = e.next = e.animation = null, e = t;
		}
		this._head = this._tail = null;
	}, t.prototype.isFinished = function() {
		return this._head == null;
	}, t.prototype.animate = function(e, t) {
		t ||= {}, this.start();
		var n = new Fi(e, t.loop);
		return this.addAnimator(n), n;
	}, t;
}(Ii), uw = 300, dw = Oe.domSupported, fw = (function() {
	var e = [
		`click`,
		`dblclick`,
		`mousewheel`,
		`wheel`,
		`mouseout`,
		`mouseup`,
		`mousedown`,
		`mousemove`,
		`contextmenu`
	], t = [
		`touchstart`,
		`touchend`,
		`touchmove`
	], n = {
		pointerdown: 1,
		pointerup: 1,
		pointermove: 1,
		pointerout: 1
	};
	return {
		mouse: e,
		touch: t,
		pointer: F(e, function(e) {
			var t = e.replace(`mouse`, `pointer`);
			return n.hasOwnProperty(t) ? t : e;
		})
	};
})(), pw = {
	mouse: [`mousemove`, `mouseup`],
	pointer: [`pointermove`, `pointerup`]
}, mw = !1;
function hw(e) {
	var t = e.pointerType;
	return t === `pen` || t === `touch`;
}
function gw(e) {
	e.touching = !0, e.touchTimer != null && (clearTimeout(e.touchTimer), e.touchTimer = null), e.touchTimer = setTimeout(function() {
		e.touching = !1, e.touchTimer = null;
	}, 700);
}
function _w(e) {
	e && (e.zrByTouch = !0);
}
function vw(e, t) {
	return DC(e.dom, new bw(e, t), !0);
}
function yw(e, t) {
	for (var n = t, r = !1; n && n.nodeType !== 9 && !(r = n.domBelongToZr || n !== t && n === e.painterRoot);) n = n.parentNode;
	return r;
}
var bw = function() {
	function e(e, t) {
		this.stopPropagation = Te, this.stopImmediatePropagation = Te, this.preventDefault = Te, this.type = t.type, this.target = this.currentTarget = e.dom, this.pointerType = t.pointerType, this.clientX = t.clientX, this.clientY = t.clientY;
	}
	return e;
}(), xw = {
	mousedown: function(e) {
		e = DC(this.dom, e), this.__mayPointerCapture = [e.zrX, e.zrY], this.trigger(`mousedown`, e);
	},
	mousemove: function(e) {
		e = DC(this.dom, e);
		var t = this.__mayPointerCapture;
		t && (e.zrX !== t[0] || e.zrY !== t[1]) && this.__togglePointerCapture(!0), this.trigger(`mousemove`, e);
	},
	mouseup: function(e) {
		e = DC(this.dom, e), this.__togglePointerCapture(!1), this.trigger(`mouseup`, e);
	},
	mouseout: function(e) {
		e = DC(this.dom, e);
		var t = e.toElement || e.relatedTarget;
		yw(this, t) || (this.__pointerCapturing && (e.zrEventControl = `no_globalout`), this.trigger(`mouseout`, e));
	},
	wheel: function(e) {
		mw = !0, e = DC(this.dom, e), this.trigger(`mousewheel`, e);
	},
	mousewheel: function(e) {
		mw || (e = DC(this.dom, e), this.trigger(`mousewheel`, e));
	},
	touchstart: function(e) {
		e = DC(this.dom, e), _w(e), this.__lastTouchMoment = new Date(), this.handler.processGesture(e, `start`), xw.mousemove.call(this, e), xw.mousedown.call(this, e);
	},
	touchmove: function(e) {
		e = DC(this.dom, e), _w(e), this.handler.processGesture(e, `change`), xw.mousemove.call(this, e);
	},
	touchend: function(e) {
		e = DC(this.dom, e), _w(e), this.handler.processGesture(e, `end`), xw.mouseup.call(this, e), +new Date() - this.__lastTouchMoment < uw && xw.click.call(this, e);
	},
	pointerdown: function(e) {
		xw.mousedown.call(this, e);
	},
	pointermove: function(e) {
		hw(e) || xw.mousemove.call(this, e);
	},
	pointerup: function(e) {
		xw.mouseup.call(this, e);
	},
	pointerout: function(e) {
		hw(e) || xw.mouseout.call(this, e);
	}
};
P([
	`click`,
	`dblclick`,
	`contextmenu`
], function(e) {
	xw[e] = function(t) {
		t = DC(this.dom, t), this.trigger(e, t);
	};
});
var Sw = {
	pointermove: function(e) {
		hw(e) || Sw.mousemove.call(this, e);
	},
	pointerup: function(e) {
		Sw.mouseup.call(this, e);
	},
	mousemove: function(e) {
		this.trigger(`mousemove`, e);
	},
	mouseup: function(e) {
		var t = this.__pointerCapturing;
		this.__togglePointerCapture(!1), this.trigger(`mouseup`, e), t && (e.zrEventControl = `only_globalout`, this.trigger(`mouseout`, e));
	}
};
function Cw(e, t) {
	var n = t.domHandlers;
	Oe.pointerEventsSupported ? P(fw.pointer, function(r) {
		Tw(t, r, function(t) {
			n[r].call(e, t);
		});
	}) : (Oe.touchEventsSupported && P(fw.touch, function(r) {
		Tw(t, r, function(i) {
			n[r].call(e, i), gw(t);
		});
	}), P(fw.mouse, function(r) {
		Tw(t, r, function(i) {
			i = EC(i), t.touching || n[r].call(e, i);
		});
	}));
}
function ww(e, t) {
	Oe.pointerEventsSupported ? P(pw.pointer, n) : Oe.touchEventsSupported || P(pw.mouse, n);
	function n(n) {
		function r(r) {
			r = EC(r), yw(e, r.target) || (r = vw(e, r), t.domHandlers[n].call(e, r));
		}
		Tw(t, n, r, { capture: !0 });
	}
}
function Tw(e, t, n, r) {
	e.mounted[t] = n, e.listenerOpts[t] = r, kC(e.domTarget, t, n, r);
}
function Ew(e) {
	var t = e.mounted;
	for (var n in t) t.hasOwnProperty(n) && AC(e.domTarget, n, t[n], e.listenerOpts[n]);
	e.mounted = {};
}
var Dw = function() {
	function e(e, t) {
		this.mounted = {}, this.listenerOpts = {}, this.touching = !1, this.domTarget = e, this.domHandlers = t;
	}
	return e;
}(), Ow = function(e) {
	Je(t, e);
	function t(t, n) {
		var r = e.call(this) || this;
		return r.__pointerCapturing = !1, r.dom = t, r.painterRoot = n, r._localHandlerScope = new Dw(t, xw), dw && (r._globalHandlerScope = new Dw(document, Sw)), Cw(r, r._localHandlerScope), r;
	}
	return t.prototype.dispose = function() {
		Ew(this._localHandlerScope), dw && Ew(this._globalHandlerScope);
	}, t.prototype.setCursor = function(e) {
		this.dom.style && (this.dom.style.cursor = e || `default`);
	}, t.prototype.__togglePointerCapture = function(e) {
		if (this.__mayPointerCapture = null, dw && +this.__pointerCapturing ^ e) {
			this.__pointerCapturing = e;
			var t = this._globalHandlerScope;
			e ? ww(this, t) : Ew(t);
		}
	}, t;
}(Ii), kw = {}, Aw = {};
function jw(e) {
	delete Aw[e];
}
function Mw(e) {
	if (!e) return !1;
	if (typeof e == `string`) return Ur(e, 1) < zi;
	if (e.colorStops) {
		for (var t = e.colorStops, n = 0, r = t.length, i = 0; i < r; i++) n += Ur(t[i].color, 1);
		return n /= r, n < zi;
	}
	return !1;
}
var Nw = function() {
	function e(e, t, n) {
		var r = this;
		this._sleepAfterStill = 10, this._stillFrameAccum = 0, this._needsRefresh = !0, this._needsRefreshHover = !1, this._darkMode = !1, n ||= {}, this.dom = t, this.id = e;
		var i = new ow(), a = n.renderer || `canvas`;
		if (kw[a] || (a = L(kw)[0]), process.env.NODE_ENV !== `production` && !kw[a]) throw Error(`Renderer '` + a + `' is not imported. Please import it first.`);
		n.useDirtyRect = n.useDirtyRect != null && n.useDirtyRect;
		var o = new kw[a](t, i, n, e), s = n.ssr || o.ssrOnly;
		this.storage = i, this.painter = o;
		var c = !Oe.node && !Oe.worker && !s ? new Ow(o.getViewportRoot(), o.root) : null, l = n.useCoarsePointer, u = l == null || l === `auto` ? Oe.touchEventsSupported : !!l, d = 44, f;
		u && (f = W(n.pointerSize, d)), this.handler = new UC(i, o, c, o.root, f), this.animation = new lw({ stage: { update: s ? null : function() {
			return r._flush(!1);
		} } }), s || this.animation.start();
	}
	return e.prototype.add = function(e) {
		!this._disposed && e && (this.storage.addRoot(e), e.addSelfToZr(this), this.refresh());
	}, e.prototype.remove = function(e) {
		!this._disposed && e && (this.storage.delRoot(e), e.removeSelfFromZr(this), this.refresh());
	}, e.prototype.configLayer = function(e, t) {
		this._disposed || (this.painter.configLayer && this.painter.configLayer(e, t), this.refresh());
	}, e.prototype.setBackgroundColor = function(e) {
		this._disposed || (this.painter.setBackgroundColor && this.painter.setBackgroundColor(e), this.refresh(), this._backgroundColor = e, this._darkMode = Mw(e));
	}, e.prototype.getBackgroundColor = function() {
		return this._backgroundColor;
	}, e.prototype.setDarkMode = function(e) {
		this._darkMode = e;
	}, e.prototype.isDarkMode = function() {
		return this._darkMode;
	}, e.prototype.refreshImmediately = function(e) {
		this._disposed || this._refresh({
			animUpdate: !e,
			refresh: !0,
			refreshHover: !1
		});
	}, e.prototype._refresh = function(e) {
		e.animUpdate && this.animation.update(!0), this._needsRefresh = this._needsRefreshHover = !1, this.painter.refresh({
			refresh: e.refresh,
			refreshHover: e.refreshHover
		}), this._needsRefresh = this._needsRefreshHover = !1;
	}, e.prototype.refresh = function() {
		this._disposed || (this._needsRefresh = !0, this.animation.start());
	}, e.prototype.flush = function() {
		this._disposed || this._flush(!0);
	}, e.prototype._flush = function(e) {
		var t, n = cw(), r = this._needsRefresh, i = this._needsRefreshHover;
		(r || i) && (t = !0, this._refresh({
			animUpdate: e,
			refresh: r,
			refreshHover: i
		}));
		var a = cw();
		t ? (this._stillFrameAccum = 0, this.trigger(`rendered`, { elapsedTime: a - n })) : this._sleepAfterStill > 0 && (this._stillFrameAccum++, this._stillFrameAccum > this._sleepAfterStill && this.animation.stop());
	}, e.prototype.setSleepAfterStill = function(e) {
		this._sleepAfterStill = e;
	}, e.prototype.wakeUp = function() {
		this._disposed || (this.animation.start(), this._stillFrameAccum = 0);
	}, e.prototype.refreshHover = function() {
		this._needsRefreshHover = !0;
	}, e.prototype.refreshHoverImmediately = function() {
		this._disposed || this._refresh({
			animUpdate: !1,
			refresh: !1,
			refreshHover: !0
		});
	}, e.prototype.resize = function(e) {
		this._disposed || (e ||= {}, this.painter.resize(e.width, e.height), this.handler.resize());
	}, e.prototype.clearAnimation = function() {
		this._disposed || this.animation.clear();
	}, e.prototype.getWidth = function() {
		if (!this._disposed) return this.painter.getWidth();
	}, e.prototype.getHeight = function() {
		if (!this._disposed) return this.painter.getHeight();
	}, e.prototype.setCursorStyle = function(e) {
		this._disposed || this.handler.setCursorStyle(e);
	}, e.prototype.findHover = function(e, t) {
		if (!this._disposed) return this.handler.findHover(e, t);
	}, e.prototype.on = function(e, t, n) {
		return this._disposed || this.handler.on(e, t, n), this;
	}, e.prototype.off = function(e, t) {
		this._disposed || this.handler.off(e, t);
	}, e.prototype.trigger = function(e, t) {
		this._disposed || this.handler.trigger(e, t);
	}, e.prototype.clear = function() {
		if (!this._disposed) {
			for (var e = this.storage.getRoots(), t = 0; t < e.length; t++) e[t] instanceof Pu && e[t].removeSelfFromZr(this);
			this.storage.delAllRoots(), this.painter.clear();
		}
	}, e.prototype.dispose = function() {
		this._disposed || (this.animation.stop(), this.clear(), this.storage.dispose(), this.painter.dispose(), this.handler.dispose(), this.animation = this.storage = this.painter = this.handler = null, this._disposed = !0, jw(this.id));
	}, e;
}();
function Pw(e, t) {
	var n = new Nw(C(), e, t);
	return Aw[n.id] = n, n;
}
function Fw(e, t) {
	kw[e] = t;
}
var Iw;
function Lw(e) {
	if (typeof Iw == `function`) return Iw(e);
}
function Rw(e) {
	Iw = e;
}
var zw = ``;
typeof navigator < `u` && (zw = navigator.platform || ``);
var Bw = `rgba(0, 0, 0, 0.2)`, Vw = Q.color.theme[0], Hw = Vr(Vw, null, null, .9), Uw = {
	darkMode: `auto`,
	colorBy: `series`,
	color: Q.color.theme,
	gradientColor: [Hw, Vw],
	aria: { decal: { decals: [
		{
			color: Bw,
			dashArrayX: [1, 0],
			dashArrayY: [2, 5],
			symbolSize: 1,
			rotation: Math.PI / 6
		},
		{
			color: Bw,
			symbol: `circle`,
			dashArrayX: [[8, 8], [
				0,
				8,
				8,
				0
			]],
			dashArrayY: [6, 0],
			symbolSize: .8
		},
		{
			color: Bw,
			dashArrayX: [1, 0],
			dashArrayY: [4, 3],
			rotation: -Math.PI / 4
		},
		{
			color: Bw,
			dashArrayX: [[6, 6], [
				0,
				6,
				6,
				0
			]],
			dashArrayY: [6, 0]
		},
		{
			color: Bw,
			dashArrayX: [[1, 0], [1, 6]],
			dashArrayY: [
				1,
				0,
				6,
				0
			],
			rotation: Math.PI / 4
		},
		{
			color: Bw,
			symbol: `triangle`,
			dashArrayX: [[9, 9], [
				0,
				9,
				9,
				0
			]],
			dashArrayY: [7, 2],
			symbolSize: .75
		}
	] } },
	textStyle: {
		fontFamily: zw.match(/^Win/) ? `Microsoft YaHei` : `sans-serif`,
		fontSize: 12,
		fontStyle: `normal`,
		fontWeight: `normal`
	},
	blendMode: null,
	stateAnimation: {
		duration: 300,
		easing: `cubicOut`
	},
	animation: `auto`,
	animationDuration: 1e3,
	animationDurationUpdate: 500,
	animationEasing: `cubicInOut`,
	animationEasingUpdate: `cubicInOut`,
	animationThreshold: 2e3,
	progressiveThreshold: 3e3,
	progressive: 400,
	hoverLayerThreshold: 3e3,
	useUTC: !1
}, Ww = K();
function Gw(e, t, n) {
	var r = Ww.get(t);
	if (!r) return n;
	var i = r(e);
	if (!i) return n;
	if (process.env.NODE_ENV !== `production`) for (var a = 0; a < i.length; a++) G(pc(i[a]));
	return n.concat(i);
}
var Kw, qw, Jw, Yw = `\0_ec_inner`, Xw = 1, Zw = {
	grid: `GridComponent`,
	polar: `PolarComponent`,
	geo: `GeoComponent`,
	singleAxis: `SingleAxisComponent`,
	parallel: `ParallelComponent`,
	calendar: `CalendarComponent`,
	matrix: `MatrixComponent`,
	graphic: `GraphicComponent`,
	toolbox: `ToolboxComponent`,
	tooltip: `TooltipComponent`,
	axisPointer: `AxisPointerComponent`,
	brush: `BrushComponent`,
	title: `TitleComponent`,
	timeline: `TimelineComponent`,
	markPoint: `MarkPointComponent`,
	markLine: `MarkLineComponent`,
	markArea: `MarkAreaComponent`,
	legend: `LegendComponent`,
	dataZoom: `DataZoomComponent`,
	visualMap: `VisualMapComponent`,
	xAxis: `GridComponent`,
	yAxis: `GridComponent`,
	angleAxis: `PolarComponent`,
	radiusAxis: `PolarComponent`
}, Qw = {
	line: `LineChart`,
	bar: `BarChart`,
	pie: `PieChart`,
	scatter: `ScatterChart`,
	radar: `RadarChart`,
	map: `MapChart`,
	tree: `TreeChart`,
	treemap: `TreemapChart`,
	graph: `GraphChart`,
	chord: `ChordChart`,
	gauge: `GaugeChart`,
	funnel: `FunnelChart`,
	parallel: `ParallelChart`,
	sankey: `SankeyChart`,
	boxplot: `BoxplotChart`,
	candlestick: `CandlestickChart`,
	effectScatter: `EffectScatterChart`,
	lines: `LinesChart`,
	heatmap: `HeatmapChart`,
	pictorialBar: `PictorialBarChart`,
	themeRiver: `ThemeRiverChart`,
	sunburst: `SunburstChart`,
	custom: `CustomChart`
}, $w = {};
function eT(e) {
	P(e, function(e, t) {
		if (!Jg.hasClass(t)) {
			var n = Zw[t];
			n && !$w[n] && (Vs(`Component ` + t + ` is used but not imported.
import { ` + n + ` } from 'echarts/components';
echarts.use([` + n + `]);`), $w[n] = !0);
		}
	});
}
var tT = function(e) {
	n(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t.prototype.init = function(e, t, n, r, i, a) {
		r ||= {}, this.option = null, this._theme = new dp(r), this._locale = new dp(i), this._optionManager = a;
	}, t.prototype.setOption = function(e, t, n) {
		process.env.NODE_ENV !== `production` && (G(e != null, `option is null/undefined`), G(e[Yw] !== Xw, `please use chart.getOption()`));
		var r = oT(t);
		this._optionManager.setOption(e, n, r), this._resetOption(null, r);
	}, t.prototype.resetOption = function(e, t) {
		return this._resetOption(e, oT(t));
	}, t.prototype._resetOption = function(e, t) {
		var n = !1, r = this._optionManager;
		if (!e || e === `recreate`) {
			var i = r.mountOption(e === `recreate`);
			process.env.NODE_ENV !== `production` && eT(i), !this.option || e === `recreate` ? Jw(this, i) : (this.restoreData(), this._mergeOption(i, t)), n = !0;
		}
		if ((e === `timeline` || e === `media`) && this.restoreData(), !e || e === `recreate` || e === `timeline`) {
			var a = r.getTimelineOption(this);
			a && (n = !0, this._mergeOption(a, t));
		}
		if (!e || e === `recreate` || e === `media`) {
			var o = r.getMediaOption(this);
			o.length && P(o, function(e) {
				n = !0, this._mergeOption(e, t);
			}, this);
		}
		return n;
	}, t.prototype.mergeOption = function(e) {
		this._mergeOption(e, null);
	}, t.prototype._mergeOption = function(e, t) {
		var n = this.option, r = this._componentsMap, i = this._componentsCount, a = [], o = K(), s = t && t.replaceMergeMainTypeMap;
		_p(this), P(e, function(e, t) {
			e != null && (Jg.hasClass(t) ? t && (a.push(t), o.set(t, !0)) : n[t] = n[t] == null ? T(e) : E(n[t], e, !0));
		}), s && s.each(function(e, t) {
			Jg.hasClass(t) && !o.get(t) && (a.push(t), o.set(t, !0));
		}), Jg.topologicalTravel(a, Jg.getAllClassMainTypes(), c, this);
		function c(t) {
			var a = Gw(this, t, Ys(e[t])), o = r.get(t), c = ec(o, a, o ? s && s.get(t) ? `replaceMerge` : `normalMerge` : `replaceAll`);
			mc(c, t, Jg), n[t] = null, r.set(t, null), i.set(t, 0);
			var l = [], u = [], d = 0, f, p;
			P(c, function(e, n) {
				var r = e.existing, i = e.newOption;
				if (!i) r && (r.mergeOption({}, this), r.optionUpdated({}, !1));
				else {
					var a = t === `series`, o = Jg.getClass(t, e.keyInfo.subType, !a);
					if (!o) {
						if (process.env.NODE_ENV !== `production`) {
							var s = e.keyInfo.subType, c = Qw[s];
							$w[s] || ($w[s] = !0, Vs(c ? `Series ` + s + ` is used but not imported.
import { ` + c + ` } from 'echarts/charts';
echarts.use([` + c + `]);` : `Unknown series ` + s));
						}
						return;
					}
					if (t === `tooltip`) {
						if (f) {
							process.env.NODE_ENV !== `production` && (p ||= (Bs(`Currently only one tooltip component is allowed.`), !0));
							return;
						}
						f = !0;
					}
					if (r && r.constructor === o) r.name = e.keyInfo.name, r.mergeOption(i, this), r.optionUpdated(i, !1);
					else {
						var m = D({ componentIndex: n }, e.keyInfo);
						r = new o(i, this, this, m), D(r, m), e.brandNew && (r.__requireNewView = !0), r.init(i, this, this), r.optionUpdated(null, !0);
					}
				}
				r ? (l.push(r.option), u.push(r), d++) : (l.push(void 0), u.push(void 0));
			}, this), n[t] = l, r.set(t, u), i.set(t, d), t === `series` && Kw(this);
		}
		this._seriesIndices || Kw(this);
	}, t.prototype.getOption = function() {
		var e = T(this.option);
		return P(e, function(t, n) {
			if (Jg.hasClass(n)) {
				for (var r = Ys(t), i = r.length, a = !1, o = i - 1; o >= 0; o--) r[o] && !pc(r[o]) ? a = !0 : (r[o] = null, !a && i--);
				r.length = i, e[n] = r;
			}
		}), delete e[Yw], e;
	}, t.prototype.setTheme = function(e) {
		this._theme = new dp(e), this._resetOption(`recreate`, null);
	}, t.prototype.getTheme = function() {
		return this._theme;
	}, t.prototype.getLocaleModel = function() {
		return this._locale;
	}, t.prototype.setUpdatePayload = function(e) {
		this._payload = e;
	}, t.prototype.getUpdatePayload = function() {
		return this._payload;
	}, t.prototype.getComponent = function(e, t) {
		var n = this._componentsMap.get(e);
		if (n) {
			var r = n[t || 0];
			if (r) return r;
			if (t == null) {
				for (var i = 0; i < n.length; i++) if (n[i]) return n[i];
			}
		}
	}, t.prototype.queryComponents = function(e) {
		var t = e.mainType;
		if (!t) return [];
		var n = e.index, r = e.id, i = e.name, a = this._componentsMap.get(t);
		if (!a || !a.length) return [];
		var o;
		return n == null ? o = r == null ? i == null ? I(a, function(e) {
			return !!e;
		}) : iT(`name`, i, a) : iT(`id`, r, a) : (o = [], P(Ys(n), function(e) {
			a[e] && o.push(a[e]);
		})), aT(o, e);
	}, t.prototype.findComponents = function(e) {
		var t = e.query, n = e.mainType, r = i(t);
		return a(aT(r ? this.queryComponents(r) : I(this._componentsMap.get(n), function(e) {
			return !!e;
		}), e));
		function i(e) {
			var t = n + `Index`, r = n + `Id`, i = n + `Name`;
			return e && (e[t] != null || e[r] != null || e[i] != null) ? {
				mainType: n,
				index: e[t],
				id: e[r],
				name: e[i]
			} : null;
		}
		function a(t) {
			return e.filter ? I(t, e.filter) : t;
		}
	}, t.prototype.eachComponent = function(e, t, n) {
		var r = this._componentsMap;
		if (z(e)) {
			var i = t, a = e;
			r.each(function(e, t) {
				for (var n = 0; e && n < e.length; n++) {
					var r = e[n];
					r && a.call(i, t, r, r.componentIndex);
				}
			});
		} else for (var o = B(e) ? r.get(e) : U(e) ? this.findComponents(e) : null, s = 0; o && s < o.length; s++) {
			var c = o[s];
			c && t.call(n, c, c.componentIndex);
		}
	}, t.prototype.getSeriesByName = function(e) {
		var t = lc(e, null);
		return I(this._componentsMap.get(`series`), function(e) {
			return !!e && t != null && e.name === t;
		});
	}, t.prototype.getSeriesByIndex = function(e) {
		return this._componentsMap.get(`series`)[e];
	}, t.prototype.getSeriesByType = function(e) {
		return I(this._componentsMap.get(`series`), function(t) {
			return !!t && t.subType === e;
		});
	}, t.prototype.getSeries = function() {
		return I(this._componentsMap.get(`series`), function(e) {
			return !!e;
		});
	}, t.prototype.getSeriesCount = function() {
		return this._componentsCount.get(`series`);
	}, t.prototype.eachSeries = function(e, t) {
		qw(this), P(this._seriesIndices, function(n) {
			var r = this._componentsMap.get(`series`)[n];
			e.call(t, r, n);
		}, this);
	}, t.prototype.eachRawSeries = function(e, t) {
		P(this._componentsMap.get(`series`), function(n) {
			n && e.call(t, n, n.componentIndex);
		});
	}, t.prototype.eachSeriesByType = function(e, t, n) {
		qw(this), P(this._seriesIndices, function(r) {
			var i = this._componentsMap.get(`series`)[r];
			i.subType === e && t.call(n, i, r);
		}, this);
	}, t.prototype.eachRawSeriesByType = function(e, t, n) {
		return P(this.getSeriesByType(e), t, n);
	}, t.prototype.isSeriesFiltered = function(e) {
		return qw(this), this._seriesIndicesMap.get(e.componentIndex) == null;
	}, t.prototype.getCurrentSeriesIndices = function() {
		return (this._seriesIndices || []).slice();
	}, t.prototype.filterSeries = function(e, t) {
		qw(this);
		var n = [];
		P(this._seriesIndices, function(r) {
			var i = this._componentsMap.get(`series`)[r];
			e.call(t, i, r) && n.push(r);
		}, this), this._seriesIndices = n, this._seriesIndicesMap = K(n);
	}, t.prototype.restoreData = function(e) {
		Kw(this);
		var t = this._componentsMap, n = [];
		t.each(function(e, t) {
			Jg.hasClass(t) && n.push(t);
		}), Jg.topologicalTravel(n, Jg.getAllClassMainTypes(), function(n) {
			P(t.get(n), function(t) {
				t && (n !== `series` || !nT(t, e)) && t.restoreData();
			});
		});
	}, t.internalField = function() {
		Kw = function(e) {
			var t = e._seriesIndices = [];
			P(e._componentsMap.get(`series`), function(e) {
				e && t.push(e.componentIndex);
			}), e._seriesIndicesMap = K(t);
		}, qw = function(e) {
			if (process.env.NODE_ENV !== `production` && !e._seriesIndices) throw Error(`Option should contains series.`);
		}, Jw = function(e, t) {
			e.option = {}, e.option[Yw] = Xw, e._componentsMap = K({ series: [] }), e._componentsCount = K();
			var n = t.aria;
			U(n) && n.enabled == null && (n.enabled = !0), rT(t, e._theme.option), E(t, Uw, !1), e._mergeOption(t, null);
		};
	}(), t;
}(dp);
function nT(e, t) {
	if (t) {
		var n = t.seriesIndex, r = t.seriesId, i = t.seriesName;
		return n != null && e.componentIndex !== n || r != null && e.id !== r || i != null && e.name !== i;
	}
}
function rT(e, t) {
	var n = e.color && !e.colorLayer;
	P(t, function(t, r) {
		r === `colorLayer` && n || r === `color` && e.color || Jg.hasClass(r) || (typeof t == `object` ? e[r] = e[r] ? E(e[r], t, !1) : T(t) : e[r] ?? (e[r] = t));
	});
}
function iT(e, t, n) {
	if (R(t)) {
		var r = K();
		return P(t, function(e) {
			e != null && lc(e, null) != null && r.set(e, !0);
		}), I(n, function(t) {
			return t && r.get(t[e]);
		});
	}
	var i = lc(t, null);
	return I(n, function(t) {
		return t && i != null && t[e] === i;
	});
}
function aT(e, t) {
	return t.hasOwnProperty(`subType`) ? I(e, function(e) {
		return e && e.subType === t.subType;
	}) : e;
}
function oT(e) {
	var t = K();
	return e && P(Ys(e.replaceMerge), function(e) {
		process.env.NODE_ENV !== `production` && G(Jg.hasClass(e), `"` + e + `" is not valid component main type in "replaceMerge"`), t.set(e, !0);
	}), { replaceMergeMainTypeMap: t };
}
M(tT, Zg);
var sT = /^(min|max)?(.+)$/, cT = function() {
	function e(e) {
		this._timelineOptions = [], this._mediaList = [], this._currentMediaIndices = [], this._api = e;
	}
	return e.prototype.setOption = function(e, t, n) {
		e && (P(Ys(e.series), function(e) {
			e && e.data && oe(e.data) && _e(e.data);
		}), P(Ys(e.dataset), function(e) {
			e && e.source && oe(e.source) && _e(e.source);
		})), e = T(e);
		var r = this._optionBackup, i = lT(e, t, !r);
		this._newBaseOption = i.baseOption, r ? (i.timelineOptions.length && (r.timelineOptions = i.timelineOptions), i.mediaList.length && (r.mediaList = i.mediaList), i.mediaDefault && (r.mediaDefault = i.mediaDefault)) : this._optionBackup = i;
	}, e.prototype.mountOption = function(e) {
		var t = this._optionBackup;
		return this._timelineOptions = t.timelineOptions, this._mediaList = t.mediaList, this._mediaDefault = t.mediaDefault, this._currentMediaIndices = [], T(e ? t.baseOption : this._newBaseOption);
	}, e.prototype.getTimelineOption = function(e) {
		var t, n = this._timelineOptions;
		if (n.length) {
			var r = e.getComponent(`timeline`);
			r && (t = T(n[r.getCurrentIndex()]));
		}
		return t;
	}, e.prototype.getMediaOption = function(e) {
		var t = this._api.getWidth(), n = this._api.getHeight(), r = this._mediaList, i = this._mediaDefault, a = [], o = [];
		if (!r.length && !i) return o;
		for (var s = 0, c = r.length; s < c; s++) uT(r[s].query, t, n) && a.push(s);
		return !a.length && i && (a = [-1]), a.length && !fT(a, this._currentMediaIndices) && (o = F(a, function(e) {
			return T(e === -1 ? i.option : r[e].option);
		})), this._currentMediaIndices = a, o;
	}, e;
}();
function lT(e, t, n) {
	var r = [], i, a, o = e.baseOption, s = e.timeline, c = e.options, l = e.media, u = !!e.media, d = !!(c || s || o && o.timeline);
	o ? (a = o, a.timeline || (a.timeline = s)) : ((d || u) && (e.options = e.media = null), a = e), u && (R(l) ? P(l, function(e) {
		process.env.NODE_ENV !== `production` && e && !e.option && U(e.query) && U(e.query.option) && Vs(`Illegal media option. Must be like { media: [ { query: {}, option: {} } ] }`), e && e.option && (e.query ? r.push(e) : i ||= e);
	}) : process.env.NODE_ENV !== `production` && Vs(`Illegal media option. Must be an array. Like { media: [ {...}, {...} ] }`)), f(a), P(c, function(e) {
		return f(e);
	}), P(r, function(e) {
		return f(e.option);
	});
	function f(e) {
		P(t, function(t) {
			t(e, n);
		});
	}
	return {
		baseOption: a,
		timelineOptions: c || [],
		mediaDefault: i,
		mediaList: r
	};
}
function uT(e, t, n) {
	var r = {
		width: t,
		height: n,
		aspectratio: t / n
	}, i = !0;
	return P(e, function(e, t) {
		var n = t.match(sT);
		if (n && n[1] && n[2]) {
			var a = n[1];
			dT(r[n[2].toLowerCase()], e, a) || (i = !1);
		}
	}), i;
}
function dT(e, t, n) {
	return n === `min` ? e >= t : n === `max` ? e <= t : e === t;
}
function fT(e, t) {
	return e.join(`,`) === t.join(`,`);
}
var pT = P, mT = U, hT = [
	`areaStyle`,
	`lineStyle`,
	`nodeStyle`,
	`linkStyle`,
	`chordStyle`,
	`label`,
	`labelLine`
];
function gT(e) {
	var t = e && e.itemStyle;
	if (t) for (var n = 0, r = hT.length; n < r; n++) {
		var i = hT[n], a = t.normal, o = t.emphasis;
		a && a[i] && (process.env.NODE_ENV !== `production` && Us(`itemStyle.normal.` + i, i), e[i] = e[i] || {}, e[i].normal ? E(e[i].normal, a[i]) : e[i].normal = a[i], a[i] = null), o && o[i] && (process.env.NODE_ENV !== `production` && Us(`itemStyle.emphasis.` + i, `emphasis.` + i), e[i] = e[i] || {}, e[i].emphasis ? E(e[i].emphasis, o[i]) : e[i].emphasis = o[i], o[i] = null);
	}
}
function _T(e, t, n) {
	if (e && e[t] && (e[t].normal || e[t].emphasis)) {
		var r = e[t].normal, i = e[t].emphasis;
		r && (process.env.NODE_ENV !== `production` && Hs(`'normal' hierarchy in ` + t + ` has been removed since 4.0. All style properties are configured in ` + t + ` directly now.`), n ? (e[t].normal = e[t].emphasis = null, k(e[t], r)) : e[t] = r), i && (process.env.NODE_ENV !== `production` && Hs(t + `.emphasis has been changed to emphasis.` + t + ` since 4.0`), e.emphasis = e.emphasis || {}, e.emphasis[t] = i, i.focus && (e.emphasis.focus = i.focus), i.blurScope && (e.emphasis.blurScope = i.blurScope));
	}
}
function vT(e) {
	_T(e, `itemStyle`), _T(e, `lineStyle`), _T(e, `areaStyle`), _T(e, `label`), _T(e, `labelLine`), _T(e, `upperLabel`), _T(e, `edgeLabel`);
}
function yT(e, t) {
	var n = mT(e) && e[t], r = mT(n) && n.textStyle;
	if (r) {
		process.env.NODE_ENV !== `production` && Hs(`textStyle hierarchy in ` + t + ` has been removed since 4.0. All textStyle properties are configured in ` + t + ` directly now.`);
		for (var i = 0, a = Zs.length; i < a; i++) {
			var o = Zs[i];
			r.hasOwnProperty(o) && (n[o] = r[o]);
		}
	}
}
function bT(e) {
	e && (vT(e), yT(e, `label`), e.emphasis && yT(e.emphasis, `label`));
}
function xT(e) {
	if (mT(e)) {
		gT(e), vT(e), yT(e, `label`), yT(e, `upperLabel`), yT(e, `edgeLabel`), e.emphasis && (yT(e.emphasis, `label`), yT(e.emphasis, `upperLabel`), yT(e.emphasis, `edgeLabel`));
		var t = e.markPoint;
		t && (gT(t), bT(t));
		var n = e.markLine;
		n && (gT(n), bT(n));
		var r = e.markArea;
		r && bT(r);
		var i = e.data;
		if (e.type === `graph`) {
			i ||= e.nodes;
			var a = e.links || e.edges;
			if (a && !oe(a)) for (var o = 0; o < a.length; o++) bT(a[o]);
			P(e.categories, function(e) {
				vT(e);
			});
		}
		if (i && !oe(i)) for (var o = 0; o < i.length; o++) bT(i[o]);
		if (t = e.markPoint, t && t.data) for (var s = t.data, o = 0; o < s.length; o++) bT(s[o]);
		if (n = e.markLine, n && n.data) for (var c = n.data, o = 0; o < c.length; o++) R(c[o]) ? (bT(c[o][0]), bT(c[o][1])) : bT(c[o]);
		e.type === `gauge` ? (yT(e, `axisLabel`), yT(e, `title`), yT(e, `detail`)) : e.type === `treemap` ? (_T(e.breadcrumb, `itemStyle`), P(e.levels, function(e) {
			vT(e);
		})) : e.type === `tree` && vT(e.leaves);
	}
}
function ST(e) {
	return R(e) ? e : e ? [e] : [];
}
function CT(e) {
	return (R(e) ? e[0] : e) || {};
}
function wT(e, t) {
	pT(ST(e.series), function(e) {
		mT(e) && xT(e);
	});
	var n = [
		`xAxis`,
		`yAxis`,
		`radiusAxis`,
		`angleAxis`,
		`singleAxis`,
		`parallelAxis`,
		`radar`
	];
	t && n.push(`valueAxis`, `categoryAxis`, `logAxis`, `timeAxis`), pT(n, function(t) {
		pT(ST(e[t]), function(e) {
			e && (yT(e, `axisLabel`), yT(e.axisPointer, `label`));
		});
	}), pT(ST(e.parallel), function(e) {
		var t = e && e.parallelAxisDefault;
		yT(t, `axisLabel`), yT(t && t.axisPointer, `label`);
	}), pT(ST(e.calendar), function(e) {
		_T(e, `itemStyle`), yT(e, `dayLabel`), yT(e, `monthLabel`), yT(e, `yearLabel`);
	}), pT(ST(e.radar), function(e) {
		yT(e, `name`), e.name && e.axisName == null && (e.axisName = e.name, delete e.name, process.env.NODE_ENV !== `production` && Hs(`name property in radar component has been changed to axisName`)), e.nameGap != null && e.axisNameGap == null && (e.axisNameGap = e.nameGap, delete e.nameGap, process.env.NODE_ENV !== `production` && Hs(`nameGap property in radar component has been changed to axisNameGap`)), process.env.NODE_ENV !== `production` && pT(e.indicator, function(e) {
			e.text && Us(`text`, `name`, `radar.indicator`);
		});
	}), pT(ST(e.geo), function(e) {
		mT(e) && (bT(e), pT(ST(e.regions), function(e) {
			bT(e);
		}));
	}), pT(ST(e.timeline), function(e) {
		bT(e), _T(e, `label`), _T(e, `itemStyle`), _T(e, `controlStyle`, !0);
		var t = e.data;
		R(t) && P(t, function(e) {
			U(e) && (_T(e, `label`), _T(e, `itemStyle`));
		});
	}), pT(ST(e.toolbox), function(e) {
		_T(e, `iconStyle`), pT(e.feature, function(e) {
			_T(e, `iconStyle`);
		});
	}), yT(CT(e.axisPointer), `label`), yT(CT(e.tooltip).axisPointer, `label`);
}
function TT(e, t) {
	for (var n = t.split(`,`), r = e, i = 0; i < n.length && (r &&= r[n[i]], r != null); i++);
	return r;
}
function ET(e, t, n, r) {
	for (var i = t.split(`,`), a = e, o, s = 0; s < i.length - 1; s++) o = i[s], a[o] ?? (a[o] = {}), a = a[o];
	(r || a[i[s]] == null) && (a[i[s]] = n);
}
function DT(e) {
	e && P(OT, function(t) {
		t[0] in e && !(t[1] in e) && (e[t[1]] = e[t[0]]);
	});
}
var OT = [
	[`x`, `left`],
	[`y`, `top`],
	[`x2`, `right`],
	[`y2`, `bottom`]
], kT = [
	`grid`,
	`geo`,
	`parallel`,
	`legend`,
	`toolbox`,
	`title`,
	`visualMap`,
	`dataZoom`,
	`timeline`
], AT = [
	[`borderRadius`, `barBorderRadius`],
	[`borderColor`, `barBorderColor`],
	[`borderWidth`, `barBorderWidth`]
];
function jT(e) {
	var t = e && e.itemStyle;
	if (t) for (var n = 0; n < AT.length; n++) {
		var r = AT[n][1], i = AT[n][0];
		t[r] != null && (t[i] = t[r], process.env.NODE_ENV !== `production` && Us(r, i));
	}
}
function MT(e) {
	e && e.alignTo === `edge` && e.margin != null && e.edgeDistance == null && (process.env.NODE_ENV !== `production` && Us(`label.margin`, `label.edgeDistance`, `pie`), e.edgeDistance = e.margin);
}
function NT(e) {
	e && e.downplay && !e.blur && (e.blur = e.downplay, process.env.NODE_ENV !== `production` && Us(`downplay`, `blur`, `sunburst`));
}
function PT(e) {
	e && e.focusNodeAdjacency != null && (e.emphasis = e.emphasis || {}, e.emphasis.focus ?? (process.env.NODE_ENV !== `production` && Us(`focusNodeAdjacency`, `emphasis: { focus: 'adjacency'}`, `graph/sankey`), e.emphasis.focus = `adjacency`));
}
function FT(e, t) {
	if (e) for (var n = 0; n < e.length; n++) t(e[n]), e[n] && FT(e[n].children, t);
}
function IT(e, t) {
	wT(e, t), e.series = Ys(e.series), P(e.series, function(e) {
		if (U(e)) {
			var t = e.type;
			if (t === `line`) e.clipOverflow != null && (e.clip = e.clipOverflow, process.env.NODE_ENV !== `production` && Us(`clipOverflow`, `clip`, `line`));
			else if (t === `pie` || t === `gauge`) {
				e.clockWise != null && (e.clockwise = e.clockWise, process.env.NODE_ENV !== `production` && Us(`clockWise`, `clockwise`)), MT(e.label);
				var n = e.data;
				if (n && !oe(n)) for (var r = 0; r < n.length; r++) MT(n[r]);
				e.hoverOffset != null && (e.emphasis = e.emphasis || {}, (e.emphasis.scaleSize = null) && (process.env.NODE_ENV !== `production` && Us(`hoverOffset`, `emphasis.scaleSize`), e.emphasis.scaleSize = e.hoverOffset));
			} else if (t === `gauge`) {
				var i = TT(e, `pointer.color`);
				i != null && ET(e, `itemStyle.color`, i);
			} else if (t === `bar`) {
				jT(e), jT(e.backgroundStyle), jT(e.emphasis);
				var n = e.data;
				if (n && !oe(n)) for (var r = 0; r < n.length; r++) typeof n[r] == `object` && (jT(n[r]), jT(n[r] && n[r].emphasis));
			} else if (t === `sunburst`) {
				var a = e.highlightPolicy;
				a && (e.emphasis = e.emphasis || {}, e.emphasis.focus || (e.emphasis.focus = a, process.env.NODE_ENV !== `production` && Us(`highlightPolicy`, `emphasis.focus`, `sunburst`))), NT(e), FT(e.data, NT);
			} else t === `graph` || t === `sankey` ? PT(e) : t === `map` && (e.mapType && !e.map && (process.env.NODE_ENV !== `production` && Us(`mapType`, `map`, `map`), e.map = e.mapType), e.mapLocation && (process.env.NODE_ENV !== `production` && Hs("`mapLocation` is not used anymore."), k(e, e.mapLocation)));
			e.hoverAnimation != null && (e.emphasis = e.emphasis || {}, e.emphasis && e.emphasis.scale == null && (process.env.NODE_ENV !== `production` && Us(`hoverAnimation`, `emphasis.scale`), e.emphasis.scale = e.hoverAnimation)), DT(e);
		}
	}), e.dataRange && (e.visualMap = e.dataRange), P(kT, function(t) {
		var n = e[t];
		n && (R(n) || (n = [n]), P(n, function(e) {
			DT(e);
		}));
	});
}
var LT = Gc(RT);
function RT(e) {
	var t = K();
	e.eachSeries(function(e) {
		var n = e.get(`stack`);
		if (n) {
			var r = t.get(n) || t.set(n, []), i = e.getData(), a = {
				stackResultDimension: i.getCalculationInfo(`stackResultDimension`),
				stackedOverDimension: i.getCalculationInfo(`stackedOverDimension`),
				stackedDimension: i.getCalculationInfo(`stackedDimension`),
				stackedByDimension: i.getCalculationInfo(`stackedByDimension`),
				isStackedByIndex: i.getCalculationInfo(`isStackedByIndex`),
				data: i,
				seriesModel: e
			};
			if (!a.stackedDimension || !(a.isStackedByIndex || a.stackedByDimension)) return;
			r.push(a);
		}
	}), t.each(function(e) {
		e.length !== 0 && ((e[0].seriesModel.get(`stackOrder`) || `seriesAsc`) === `seriesDesc` && e.reverse(), P(e, function(t, n) {
			t.data.setCalculationInfo(`stackedOnSeries`, n > 0 ? e[n - 1].seriesModel : null);
		}), zT(e));
	});
}
function zT(e) {
	P(e, function(t, n) {
		var r = [], i = [NaN, NaN], a = [t.stackResultDimension, t.stackedOverDimension], o = t.data, s = t.isStackedByIndex, c = t.seriesModel.get(`stackStrategy`) || `samesign`;
		o.modify(a, function(a, l, u) {
			var d = o.get(t.stackedDimension, u);
			if (isNaN(d)) return i;
			var f, p;
			s ? p = o.getRawIndex(u) : f = o.get(t.stackedByDimension, u);
			for (var m = NaN, h = n - 1; h >= 0; h--) {
				var g = e[h];
				if (s || (p = g.data.rawIndexOf(g.stackedByDimension, f)), p >= 0) {
					var _ = g.data.getByRawIndex(g.stackResultDimension, p);
					if (c === `all` || c === `positive` && _ > 0 || c === `negative` && _ < 0 || c === `samesign` && d >= 0 && _ > 0 || c === `samesign` && d <= 0 && _ < 0) {
						d = ys(d, _), m = _;
						break;
					}
				}
			}
			return r[0] = d, r[1] = m, r;
		});
	});
}
var BT = function() {
	function e() {
		this.group = new Pu(), this.uid = ph(`viewComponent`);
	}
	return e.prototype.init = function(e, t) {}, e.prototype.render = function(e, t, n, r) {}, e.prototype.dispose = function(e, t) {}, e.prototype.updateView = function(e, t, n, r) {}, e.prototype.updateLayout = function(e, t, n, r) {}, e.prototype.updateVisual = function(e, t, n, r) {}, e.prototype.toggleBlurSeries = function(e, t, n) {}, e.prototype.eachRendered = function(e) {
		var t = this.group;
		t && t.traverse(e);
	}, e;
}();
Ie(BT), Ue(BT);
var VT = _c(), HT = {
	itemStyle: We(cp, !0),
	lineStyle: We(ap, !0)
}, UT = {
	lineStyle: `stroke`,
	itemStyle: `fill`
};
function WT(e, t) {
	return e.visualStyleMapper || HT[t] || (console.warn(`Unknown style type '` + t + `'.`), HT.itemStyle);
}
function GT(e, t) {
	return e.visualDrawType || UT[t] || (console.warn(`Unknown style type '` + t + `'.`), `fill`);
}
var KT = {
	createOnAllSeries: !0,
	performRawSeries: !0,
	reset: function(e, t) {
		var n = e.getData(), r = e.visualStyleAccessPath || `itemStyle`, i = e.getModel(r), a = WT(e, r)(i), o = i.getShallow(`decal`);
		o && (n.setVisual(`decal`, o), o.dirty = !0);
		var s = GT(e, r), c = a[s], l = z(c) ? c : null, u = a.fill === `auto` || a.stroke === `auto`;
		if (!a[s] || l || u) {
			var d = e.getColorFromPalette(e.name, null, t.getSeriesCount());
			a[s] || (a[s] = d, n.setVisual(`colorFromPalette`, !0)), a.fill = a.fill === `auto` || z(a.fill) ? d : a.fill, a.stroke = a.stroke === `auto` || z(a.stroke) ? d : a.stroke;
		}
		if (n.setVisual(`style`, a), n.setVisual(`drawType`, s), !t.isSeriesFiltered(e) && l) return n.setVisual(`colorFromPalette`, !1), { dataEach: function(t, n) {
			var r = e.getDataParams(n), i = D({}, a);
			i[s] = l(r), t.setItemVisual(n, `style`, i);
		} };
	}
}, qT = new dp(), JT = {
	createOnAllSeries: !0,
	reset: function(e, t) {
		if (!e.ignoreStyleOnData) {
			var n = e.getData(), r = e.visualStyleAccessPath || `itemStyle`, i = WT(e, r), a = n.getVisual(`drawType`);
			return { dataEach: n.hasItemOption ? function(e, t) {
				var n = e.getRawDataItem(t);
				if (n && n[r]) {
					qT.option = n[r];
					var o = i(qT);
					D(e.ensureUniqueItemVisual(t, `style`), o), qT.option.decal && (e.setItemVisual(t, `decal`, qT.option.decal), qT.option.decal.dirty = !0), a in o && e.setItemVisual(t, `colorFromPalette`, !1);
				}
			} : null };
		}
	}
}, YT = {
	performRawSeries: !0,
	overallReset: function(e) {
		var t = K();
		e.eachSeries(function(e) {
			if (!e.isColorBySeries()) {
				var n = e.type + `-` + e.getColorBy();
				VT(e).scope = t.get(n) || t.set(n, {});
			}
		}), e.eachSeries(function(e) {
			if (!e.isColorBySeries()) {
				var t = e.getRawData(), n = {}, r = e.getData(), i = VT(e).scope, a = GT(e, e.visualStyleAccessPath || `itemStyle`);
				r.each(function(e) {
					var t = r.getRawIndex(e);
					n[t] = e;
				}), t.each(function(o) {
					var s = n[o];
					if (r.getItemVisual(s, `colorFromPalette`)) {
						var c = r.ensureUniqueItemVisual(s, `style`), l = t.getName(o) || o + ``, u = t.count();
						c[a] = e.getColorFromPalette(l, i, u);
					}
				});
			}
		});
	}
}, XT = Math.PI;
function ZT(e, t) {
	t ||= {}, k(t, {
		text: `loading`,
		textColor: Q.color.primary,
		fontSize: 12,
		fontWeight: `normal`,
		fontStyle: `normal`,
		fontFamily: `sans-serif`,
		maskColor: `rgba(255,255,255,0.8)`,
		showSpinner: !0,
		color: Q.color.theme[0],
		spinnerRadius: 10,
		lineWidth: 5,
		zlevel: 0
	});
	var n = new Pu(), r = new Mo({
		style: { fill: t.maskColor },
		zlevel: t.zlevel,
		z: 1e4
	});
	n.add(r);
	var i = new Lo({
		style: {
			text: t.text,
			fill: t.textColor,
			fontSize: t.fontSize,
			fontWeight: t.fontWeight,
			fontStyle: t.fontStyle,
			fontFamily: t.fontFamily
		},
		zlevel: t.zlevel,
		z: 10001
	}), a = new Mo({
		style: { fill: `none` },
		textContent: i,
		textConfig: {
			position: `right`,
			distance: 10
		},
		zlevel: t.zlevel,
		z: 10001
	});
	n.add(a);
	var o;
	return t.showSpinner && (o = new vd({
		shape: {
			startAngle: -XT / 2,
			endAngle: -XT / 2 + .1,
			r: t.spinnerRadius
		},
		style: {
			stroke: t.color,
			lineCap: `round`,
			lineWidth: t.lineWidth
		},
		zlevel: t.zlevel,
		z: 10001
	}), o.animateShape(!0).when(1e3, { endAngle: XT * 3 / 2 }).start(`circularInOut`), o.animateShape(!0).when(1e3, { startAngle: XT * 3 / 2 }).delay(300).start(`circularInOut`), n.add(o)), n.resize = function() {
		var n = i.getBoundingRect().width, s = t.showSpinner ? t.spinnerRadius : 0, c = (e.getWidth() - s * 2 - (t.showSpinner && n ? 10 : 0) - n) / 2 - (t.showSpinner && n ? 0 : 5 + n / 2) + (t.showSpinner ? 0 : n / 2) + (n ? 0 : s), l = e.getHeight() / 2;
		t.showSpinner && o.setShape({
			cx: c,
			cy: l
		}), a.setShape({
			x: c - s,
			y: l - s,
			width: s * 2,
			height: s * 2
		}), r.setShape({
			x: 0,
			y: 0,
			width: e.getWidth(),
			height: e.getHeight()
		});
	}, n.resize(), n;
}
var QT = function() {
	function e(e, t, n, r) {
		this._stageTaskMap = K(), this.ecInstance = e, this.api = t, n = this._dataProcessorHandlers = n.slice(), r = this._visualHandlers = r.slice(), this._allHandlers = n.concat(r);
	}
	return e.prototype.restoreData = function(e, t) {
		e.restoreData(t), this._stageTaskMap.each(function(e) {
			var t = e.overallTask;
			t && t.dirty();
		});
	}, e.prototype.getPerformArgs = function(e, t) {
		if (e.__pipeline) {
			var n = this._pipelineMap.get(e.__pipeline.id), r = n.context, i = !t && n.progressiveEnabled && (!r || r.progressiveRender) && e.__idxInPipeline > n.blockIndex ? n.step : null, a = r && r.modDataCount;
			return {
				step: i,
				modBy: a == null ? null : Math.ceil(a / i),
				modDataCount: a
			};
		}
	}, e.prototype.getPipeline = function(e) {
		return this._pipelineMap.get(e);
	}, e.prototype.updateStreamModes = function(e, t) {
		var n = this._pipelineMap.get(e.uid);
		e.pipelineContext = n.context = e.__preparePipelineContext ? e.__preparePipelineContext(t, n) : Hc(e, t, n);
	}, e.prototype.restorePipelines = function(e, t) {
		var n = this, r = n._pipelineMap = K();
		t.eachSeries(function(t) {
			var i = e.painter.type === `canvas` && t.getProgressive(), a = t.uid;
			r.set(a, {
				id: a,
				head: null,
				tail: null,
				threshold: t.getProgressiveThreshold(),
				progressiveEnabled: i && !(t.preventIncremental && t.preventIncremental()),
				blockIndex: -1,
				step: Math.round(i || 700),
				count: 0
			}), n._pipe(t, t.dataTask);
		});
	}, e.prototype.prepareStageTasks = function() {
		var e = this._stageTaskMap, t = this.api.getModel(), n = this.api;
		P(this._allHandlers, function(r) {
			var i = e.get(r.uid) || e.set(r.uid, {}), a = ``;
			process.env.NODE_ENV !== `production` && (a = `"reset" and "overallReset" must not be both specified.`), G(!(r.reset && r.overallReset), a), r.reset && this._createSeriesStageTask(r, i, t, n), r.overallReset && this._createOverallStageTask(r, i, t, n);
		}, this);
	}, e.prototype.prepareView = function(e, t, n, r) {
		var i = e.renderTask, a = i.context;
		a.model = t, a.ecModel = n, a.api = r, i.__block = !e.incrementalPrepareRender, this._pipe(t, i);
	}, e.prototype.performDataProcessorTasks = function(e, t) {
		this._performStageTasks(this._dataProcessorHandlers, e, t, { block: !0 });
	}, e.prototype.performVisualTasks = function(e, t, n) {
		this._performStageTasks(this._visualHandlers, e, t, n);
	}, e.prototype._performStageTasks = function(e, t, n, r) {
		r ||= {};
		var i = !1, a = this;
		P(e, function(e, s) {
			if (!(r.visualType && r.visualType !== e.visualType)) {
				var c = a._stageTaskMap.get(e.uid), l = c.seriesTaskMap, u = c.overallTask;
				if (u) {
					var d, f = u.agentStubMap;
					f.each(function(e) {
						o(r, e) && (e.dirty(), d = !0);
					}), d && u.dirty(), a.updatePayload(u, n);
					var p = a.getPerformArgs(u, r.block);
					f.each(function(e) {
						e.perform(p);
					}), u.perform(p) && (i = !0);
				} else l && l.each(function(s, c) {
					o(r, s) && s.dirty();
					var l = a.getPerformArgs(s, r.block);
					l.skip = !e.performRawSeries && t.isSeriesFiltered(s.context.model), a.updatePayload(s, n), s.perform(l) && (i = !0);
				});
			}
		});
		function o(e, t) {
			return e.setDirty && (!e.dirtyMap || e.dirtyMap.get(t.__pipeline.id));
		}
		this.unfinished = i || this.unfinished;
	}, e.prototype.performSeriesTasks = function(e) {
		var t;
		e.eachSeries(function(e) {
			t = e.dataTask.perform() || t;
		}), this.unfinished = t || this.unfinished;
	}, e.prototype.plan = function() {
		this._pipelineMap.each(function(e) {
			var t = e.tail;
			do {
				if (t.__block) {
					e.blockIndex = t.__idxInPipeline;
					break;
				}
				t = t.getUpstream();
			} while (t);
		});
	}, e.prototype.updatePayload = function(e, t) {
		t !== `remain` && (e.context.payload = t);
	}, e.prototype._createSeriesStageTask = function(e, t, n, r) {
		var i = this, a = t.seriesTaskMap, o = t.seriesTaskMap = K(), s = e.seriesType, c = e.getTargetSeries;
		e.createOnAllSeries ? n.eachRawSeries(l) : s ? n.eachRawSeriesByType(s, l) : c && c(n, r).each(l);
		function l(t) {
			var s = t.uid, c = o.set(s, a && a.get(s) || r_({
				plan: rE,
				reset: iE,
				count: sE
			}));
			c.context = {
				model: t,
				ecModel: n,
				api: r,
				useClearVisual: e.isVisual && !e.isLayout,
				plan: e.plan,
				reset: e.reset,
				scheduler: i
			}, i._pipe(t, c);
		}
	}, e.prototype._createOverallStageTask = function(e, t, n, r) {
		var i = this, a = t.overallTask = t.overallTask || r_({ reset: $T });
		a.context = {
			ecModel: n,
			api: r,
			overallReset: e.overallReset,
			scheduler: i
		};
		var o = a.agentStubMap, s = a.agentStubMap = K(), c = e.seriesType, l = e.getTargetSeries, u = e.dirtyOnOverallProgress, d = !1, f = ``;
		process.env.NODE_ENV !== `production` && (f = `"createOnAllSeries" is not supported for "overallReset", because it will block all streams.`), G(!e.createOnAllSeries, f), c ? n.eachRawSeriesByType(c, p) : l ? l(n, r).each(p) : P(n.getSeries(), p);
		function p(e) {
			var t = e.uid, n = s.set(t, o && o.get(t) || (d = !0, r_({
				reset: eE,
				onDirty: nE
			})));
			n.context = {
				model: e,
				dirtyOnOverallProgress: u
			}, n.agent = a, n.__block = u, i._pipe(e, n);
		}
		d && a.dirty();
	}, e.prototype._pipe = function(e, t) {
		var n = e.uid, r = this._pipelineMap.get(n);
		!r.head && (r.head = t), r.tail && r.tail.pipe(t), r.tail = t, t.__idxInPipeline = r.count++, t.__pipeline = r;
	}, e.wrapStageHandler = function(e, t) {
		return z(e) && (e = {
			overallReset: e,
			seriesType: cE(e)
		}), e.uid = ph(`stageHandler`), t && (e.visualType = t), e;
	}, e;
}();
function $T(e) {
	e.overallReset(e.ecModel, e.api, e.payload);
}
function eE(e) {
	return e.dirtyOnOverallProgress && tE;
}
function tE() {
	this.agent.dirty(), this.getDownstream().dirty();
}
function nE() {
	this.agent && this.agent.dirty();
}
function rE(e) {
	return e.plan ? e.plan(e.model, e.ecModel, e.api, e.payload) : null;
}
function iE(e) {
	e.useClearVisual && e.data.clearAllVisual();
	var t = e.resetDefines = Ys(e.reset(e.model, e.ecModel, e.api, e.payload));
	return t.length > 1 ? F(t, function(e, t) {
		return oE(t);
	}) : aE;
}
var aE = oE(0);
function oE(e) {
	return function(t, n) {
		var r = n.data, i = n.resetDefines[e];
		if (i && i.dataEach) for (var a = t.start; a < t.end; a++) i.dataEach(r, a);
		else i && i.progress && i.progress(t, r);
	};
}
function sE(e) {
	return e.data.count();
}
function cE(e) {
	dE = null;
	try {
		e(lE, uE);
	} catch {}
	return dE;
}
var lE = {}, uE = {}, dE;
fE(lE, tT), fE(uE, rl), lE.eachSeriesByType = lE.eachRawSeriesByType = function(e) {
	dE = e;
}, lE.eachComponent = function(e) {
	e.mainType === `series` && e.subType && (dE = e.subType);
};
function fE(e, t) {
	for (var n in t.prototype) e[n] = Te;
}
var $ = Q.darkColor, pE = $.background, mE = function() {
	return {
		axisLine: { lineStyle: { color: $.axisLine } },
		splitLine: { lineStyle: { color: $.axisSplitLine } },
		splitArea: { areaStyle: { color: [$.backgroundTint, $.backgroundTransparent] } },
		minorSplitLine: { lineStyle: { color: $.axisMinorSplitLine } },
		axisLabel: { color: $.axisLabel },
		axisName: {}
	};
}, hE = {
	label: { color: $.secondary },
	itemStyle: { borderColor: $.borderTint },
	dividerLineStyle: { color: $.border }
}, gE = {
	darkMode: !0,
	color: $.theme,
	backgroundColor: pE,
	axisPointer: {
		lineStyle: { color: $.border },
		crossStyle: { color: $.borderShade },
		label: { color: $.tertiary }
	},
	legend: {
		textStyle: { color: $.secondary },
		pageTextStyle: { color: $.tertiary }
	},
	textStyle: { color: $.secondary },
	title: {
		textStyle: { color: $.primary },
		subtextStyle: { color: $.quaternary }
	},
	toolbox: {
		iconStyle: { borderColor: $.accent50 },
		feature: { dataView: {
			backgroundColor: pE,
			textColor: $.primary,
			textareaColor: $.background,
			textareaBorderColor: $.border,
			buttonColor: $.accent50,
			buttonTextColor: $.neutral00
		} }
	},
	tooltip: {
		backgroundColor: $.neutral20,
		defaultBorderColor: $.border,
		textStyle: { color: $.tertiary }
	},
	dataZoom: {
		borderColor: $.accent10,
		textStyle: { color: $.tertiary },
		brushStyle: { color: $.backgroundTint },
		handleStyle: {
			color: $.neutral00,
			borderColor: $.accent20
		},
		moveHandleStyle: { color: $.accent40 },
		emphasis: { handleStyle: { borderColor: $.accent50 } },
		dataBackground: {
			lineStyle: { color: $.accent30 },
			areaStyle: { color: $.accent20 }
		},
		selectedDataBackground: {
			lineStyle: { color: $.accent50 },
			areaStyle: { color: $.accent30 }
		}
	},
	visualMap: {
		textStyle: { color: $.secondary },
		handleStyle: { borderColor: $.neutral30 }
	},
	timeline: {
		lineStyle: { color: $.accent10 },
		label: { color: $.tertiary },
		controlStyle: {
			color: $.accent30,
			borderColor: $.accent30
		}
	},
	calendar: {
		itemStyle: {
			color: $.neutral00,
			borderColor: $.neutral20
		},
		dayLabel: { color: $.tertiary },
		monthLabel: { color: $.secondary },
		yearLabel: { color: $.secondary }
	},
	matrix: {
		x: hE,
		y: hE,
		backgroundColor: { borderColor: $.axisLine },
		body: { itemStyle: { borderColor: $.borderTint } }
	},
	timeAxis: mE(),
	logAxis: mE(),
	valueAxis: mE(),
	categoryAxis: mE(),
	line: { symbol: `circle` },
	graph: { color: $.theme },
	gauge: {
		title: { color: $.secondary },
		axisLine: { lineStyle: { color: [[1, $.neutral05]] } },
		axisLabel: { color: $.axisLabel },
		detail: { color: $.primary }
	},
	candlestick: { itemStyle: {
		color: `#f64e56`,
		color0: `#54ea92`,
		borderColor: `#f64e56`,
		borderColor0: `#54ea92`
	} },
	funnel: { itemStyle: { borderColor: $.background } },
	radar: function() {
		var e = mE();
		return e.axisName = { color: $.axisLabel }, e.axisLine.lineStyle.color = $.neutral20, e;
	}(),
	treemap: { breadcrumb: {
		itemStyle: {
			color: $.neutral20,
			textStyle: { color: $.secondary }
		},
		emphasis: { itemStyle: { color: $.neutral30 } }
	} },
	sunburst: { itemStyle: { borderColor: $.background } },
	map: {
		itemStyle: {
			borderColor: $.border,
			areaColor: $.neutral10
		},
		label: { color: $.tertiary },
		emphasis: {
			label: { color: $.primary },
			itemStyle: { areaColor: $.highlight }
		},
		select: {
			label: { color: $.primary },
			itemStyle: { areaColor: $.highlight }
		}
	},
	geo: {
		itemStyle: {
			borderColor: $.border,
			areaColor: $.neutral10
		},
		emphasis: {
			label: { color: $.primary },
			itemStyle: { areaColor: $.highlight }
		},
		select: {
			label: { color: $.primary },
			itemStyle: { color: $.highlight }
		}
	}
};
gE.categoryAxis.splitLine.show = !1;
var _E = function() {
	function e() {}
	return e.prototype.normalizeQuery = function(e) {
		var t = {}, n = {}, r = {};
		if (B(e)) {
			var i = Ne(e);
			t.mainType = i.main || null, t.subType = i.sub || null;
		} else {
			var a = [
				`Index`,
				`Name`,
				`Id`
			], o = {
				name: 1,
				dataIndex: 1,
				dataType: 1
			};
			P(e, function(e, i) {
				for (var s = !1, c = 0; c < a.length; c++) {
					var l = a[c], u = i.lastIndexOf(l);
					if (u > 0 && u === i.length - l.length) {
						var d = i.slice(0, u);
						d !== `data` && (t.mainType = d, t[l.toLowerCase()] = e, s = !0);
					}
				}
				o.hasOwnProperty(i) && (n[i] = e, s = !0), s || (r[i] = e);
			});
		}
		return {
			cptQuery: t,
			dataQuery: n,
			otherQuery: r
		};
	}, e.prototype.filter = function(e, t) {
		var n = this.eventInfo;
		if (!n) return !0;
		var r = n.targetEl, i = n.packedEvent, a = n.model, o = n.view;
		if (!a || !o) return !0;
		var s = t.cptQuery, c = t.dataQuery;
		return l(s, a, `mainType`) && l(s, a, `subType`) && l(s, a, `index`, `componentIndex`) && l(s, a, `name`) && l(s, a, `id`) && l(c, i, `name`) && l(c, i, `dataIndex`) && l(c, i, `dataType`) && (!o.filterForExposedEvent || o.filterForExposedEvent(e, t.otherQuery, r, i));
		function l(e, t, n, r) {
			return e[n] == null || t[r || n] === e[n];
		}
	}, e.prototype.afterTrigger = function() {
		this.eventInfo = null;
	}, e;
}(), vE = [
	`symbol`,
	`symbolSize`,
	`symbolRotate`,
	`symbolOffset`
], yE = vE.concat([`symbolKeepAspect`]), bE = {
	createOnAllSeries: !0,
	performRawSeries: !0,
	reset: function(e, t) {
		var n = e.getData();
		if (e.legendIcon && n.setVisual(`legendIcon`, e.legendIcon), !e.hasSymbolVisual) return;
		for (var r = {}, i = {}, a = !1, o = 0; o < vE.length; o++) {
			var s = vE[o], c = e.get(s);
			z(c) ? (a = !0, i[s] = c) : r[s] = c;
		}
		if (r.symbol = r.symbol || e.defaultSymbol, n.setVisual(D({
			legendIcon: e.legendIcon || r.symbol,
			symbolKeepAspect: e.get(`symbolKeepAspect`)
		}, r)), t.isSeriesFiltered(e)) return;
		var l = L(i);
		function u(t, n) {
			for (var r = e.getRawValue(n), a = e.getDataParams(n), o = 0; o < l.length; o++) {
				var s = l[o];
				t.setItemVisual(n, s, i[s](r, a));
			}
		}
		return { dataEach: a ? u : null };
	}
}, xE = {
	createOnAllSeries: !0,
	performRawSeries: !0,
	reset: function(e, t) {
		if (!e.hasSymbolVisual || t.isSeriesFiltered(e)) return;
		var n = e.getData();
		function r(e, t) {
			for (var n = e.getItemModel(t), r = 0; r < yE.length; r++) {
				var i = yE[r], a = n.getShallow(i, !0);
				a != null && e.setItemVisual(t, i, a);
			}
		}
		return { dataEach: n.hasItemOption ? r : null };
	}
};
function SE(e, t, n) {
	switch (n) {
		case `color`: return e.getItemVisual(t, `style`)[e.getVisual(`drawType`)];
		case `opacity`: return e.getItemVisual(t, `style`).opacity;
		case `symbol`:
		case `symbolSize`:
		case `liftZ`: return e.getItemVisual(t, n);
		default: process.env.NODE_ENV !== `production` && console.warn(`Unknown visual type ` + n);
	}
}
function CE(e, t) {
	switch (t) {
		case `color`: return e.getVisual(`style`)[e.getVisual(`drawType`)];
		case `opacity`: return e.getVisual(`style`).opacity;
		case `symbol`:
		case `symbolSize`:
		case `liftZ`: return e.getVisual(t);
		default: process.env.NODE_ENV !== `production` && console.warn(`Unknown visual type ` + t);
	}
}
function wE(e, t, n) {
	for (var r; e && !(t(e) && (r = e, n));) e = e.__hostTarget || e.parent;
	return r;
}
var TE = new Ii(), EE = {};
function DE(e, t) {
	process.env.NODE_ENV !== `production` && EE[e] && Vs(`Already has an implementation of ` + e + `.`), EE[e] = t;
}
function OE(e) {
	return process.env.NODE_ENV !== `production` && (EE[e] || Vs(`Implementation of ` + e + ` doesn't exists.`)), EE[e];
}
var kE = {};
function AE(e, t) {
	kE[e] = t;
}
function jE(e) {
	return kE[e];
}
var ME = Math.round(Math.random() * 9), NE = typeof Object.defineProperty == `function`, PE = function() {
	function e() {
		this._id = `__ec_inner_` + ME++;
	}
	return e.prototype.get = function(e) {
		return this._guard(e)[this._id];
	}, e.prototype.set = function(e, t) {
		var n = this._guard(e);
		return NE ? Object.defineProperty(n, this._id, {
			value: t,
			enumerable: !1,
			configurable: !0
		}) : n[this._id] = t, this;
	}, e.prototype.delete = function(e) {
		return this.has(e) ? (delete this._guard(e)[this._id], !0) : !1;
	}, e.prototype.has = function(e) {
		return !!this._guard(e)[this._id];
	}, e.prototype._guard = function(e) {
		if (e !== Object(e)) throw TypeError(`Value of WeakMap is not a non-null object.`);
		return e;
	}, e;
}();
function FE(e) {
	return isFinite(e);
}
function IE(e, t, n) {
	var r = t.x == null ? 0 : t.x, i = t.x2 == null ? 1 : t.x2, a = t.y == null ? 0 : t.y, o = t.y2 == null ? 0 : t.y2;
	return t.global || (r = r * n.width + n.x, i = i * n.width + n.x, a = a * n.height + n.y, o = o * n.height + n.y), r = FE(r) ? r : 0, i = FE(i) ? i : 1, a = FE(a) ? a : 0, o = FE(o) ? o : 0, e.createLinearGradient(r, a, i, o);
}
function LE(e, t, n) {
	var r = n.width, i = n.height, a = Math.min(r, i), o = t.x == null ? .5 : t.x, s = t.y == null ? .5 : t.y, c = t.r == null ? .5 : t.r;
	return t.global || (o = o * r + n.x, s = s * i + n.y, c *= a), o = FE(o) ? o : .5, s = FE(s) ? s : .5, c = c >= 0 && FE(c) ? c : .5, e.createRadialGradient(o, s, 0, o, s, c);
}
function RE(e, t, n) {
	for (var r = t.type === `radial` ? LE(e, t, n) : IE(e, t, n), i = t.colorStops, a = 0; a < i.length; a++) r.addColorStop(i[a].offset, i[a].color);
	return r;
}
function zE(e, t) {
	if (e === t || !e && !t) return !1;
	if (!e || !t || e.length !== t.length) return !0;
	for (var n = 0; n < e.length; n++) if (e[n] !== t[n]) return !0;
	return !1;
}
function BE(e) {
	return parseInt(e, 10);
}
function VE(e, t, n) {
	var r = [`width`, `height`][t], i = [`clientWidth`, `clientHeight`][t], a = [`paddingLeft`, `paddingTop`][t], o = [`paddingRight`, `paddingBottom`][t];
	if (n[r] != null && n[r] !== `auto`) return parseFloat(n[r]);
	var s = document.defaultView.getComputedStyle(e);
	return (e[i] || BE(s[r]) || BE(e.style[r])) - (BE(s[a]) || 0) - (BE(s[o]) || 0) || 0;
}
function HE(e, t) {
	return !e || e === `solid` || !(t > 0) ? null : e === `dashed` ? [4 * t, 2 * t] : e === `dotted` ? [t] : H(e) ? [e] : R(e) ? e : null;
}
function UE(e) {
	var t = e.style, n = t.lineDash && t.lineWidth > 0 && HE(t.lineDash, t.lineWidth), r = t.lineDashOffset;
	if (n) {
		var i = t.strokeNoScale && e.getLineScale ? e.getLineScale() : 1;
		i && i !== 1 && (n = F(n, function(e) {
			return e / i;
		}), r /= i);
	}
	return [n, r];
}
var WE = new qa(!0);
function GE(e) {
	var t = e.stroke;
	return !(t == null || t === `none` || !(e.lineWidth > 0));
}
function KE(e) {
	return typeof e == `string` && e !== `none`;
}
function qE(e) {
	var t = e.fill;
	return t != null && t !== `none`;
}
function JE(e, t) {
	if (t.fillOpacity != null && t.fillOpacity !== 1) {
		var n = e.globalAlpha;
		e.globalAlpha = t.fillOpacity * t.opacity, e.fill(), e.globalAlpha = n;
	} else e.fill();
}
function YE(e, t) {
	if (t.strokeOpacity != null && t.strokeOpacity !== 1) {
		var n = e.globalAlpha;
		e.globalAlpha = t.strokeOpacity * t.opacity, e.stroke(), e.globalAlpha = n;
	} else e.stroke();
}
function XE(e, t, n) {
	var r = et(t.image, t.__image, n);
	if (nt(r)) {
		var i = e.createPattern(r, t.repeat || `repeat`);
		if (typeof DOMMatrix == `function` && i && i.setTransform) {
			var a = new DOMMatrix();
			a.translateSelf(t.x || 0, t.y || 0), a.rotateSelf(0, 0, (t.rotation || 0) * Ee), a.scaleSelf(t.scaleX || 1, t.scaleY || 1), i.setTransform(a);
		}
		return i;
	}
}
function ZE(e, t, n, r, i) {
	var a, o = GE(n), s = qE(n), c = n.strokePercent, l = c < 1, u = !t.path;
	(!t.silent || l) && u && t.createPathProxy();
	var d = t.path || WE, f = t.__dirty;
	if (!r) {
		var p = n.fill, m = n.stroke, h = s && !!p.colorStops, g = o && !!m.colorStops, _ = s && !!p.image, v = o && !!m.image, y = void 0, b = void 0, x = void 0, S = void 0, C = void 0;
		(h || g) && (C = t.getBoundingRect()), h && (y = f ? RE(e, p, C) : t.__canvasFillGradient, t.__canvasFillGradient = y), g && (b = f ? RE(e, m, C) : t.__canvasStrokeGradient, t.__canvasStrokeGradient = b), _ && (x = f || !t.__canvasFillPattern ? XE(e, p, t) : t.__canvasFillPattern, t.__canvasFillPattern = x), v && (S = f || !t.__canvasStrokePattern ? XE(e, m, t) : t.__canvasStrokePattern, t.__canvasStrokePattern = S), h ? e.fillStyle = y : _ && (x ? e.fillStyle = x : s = !1), g ? e.strokeStyle = b : v && (S ? e.strokeStyle = S : o = !1);
	}
	var w = t.getGlobalScale();
	d.setScale(w[0], w[1], t.segmentIgnoreThreshold);
	var T, E;
	e.setLineDash && n.lineDash && (a = UE(t), T = a[0], E = a[1]);
	var D = !0;
	(u || f & 4) && (d.setDPR(e.dpr), l ? d.setContext(null) : (d.setContext(e), D = !1), d.reset(), t.buildPath(d, t.shape, r), d.toStatic(), t.pathUpdated()), D && d.rebuildPath(e, l ? c : 1), T && (e.setLineDash(T), e.lineDashOffset = E), r ? (i.batchFill = s, i.batchStroke = o) : n.strokeFirst ? (o && YE(e, n), s && JE(e, n)) : (s && JE(e, n), o && YE(e, n)), T && e.setLineDash([]);
}
function QE(e, t, n) {
	var r = t.__image = et(n.image, t.__image, t, t.onload);
	if (r && nt(r)) {
		var i = n.x || 0, a = n.y || 0, o = t.getWidth(), s = t.getHeight(), c = r.width / r.height;
		if (o == null && s != null ? o = s * c : s == null && o != null ? s = o / c : o == null && s == null && (o = r.width, s = r.height), n.sWidth && n.sHeight) {
			var l = n.sx || 0, u = n.sy || 0;
			e.drawImage(r, l, u, n.sWidth, n.sHeight, i, a, o, s);
		} else if (n.sx && n.sy) {
			var l = n.sx, u = n.sy, d = o - l, f = s - u;
			e.drawImage(r, l, u, d, f, i, a, o, s);
		} else e.drawImage(r, i, a, o, s);
	}
}
function $E(e, t, n) {
	var r, i = n.text;
	if (i != null && (i += ``), i) {
		e.font = n.font || `12px sans-serif`, e.textAlign = n.textAlign, e.textBaseline = n.textBaseline;
		var a = void 0, o = void 0;
		e.setLineDash && n.lineDash && (r = UE(t), a = r[0], o = r[1]), a && (e.setLineDash(a), e.lineDashOffset = o), n.strokeFirst ? (GE(n) && e.strokeText(i, n.x, n.y), qE(n) && e.fillText(i, n.x, n.y)) : (qE(n) && e.fillText(i, n.x, n.y), GE(n) && e.strokeText(i, n.x, n.y)), a && e.setLineDash([]);
	}
}
var eD = [
	`shadowBlur`,
	`shadowOffsetX`,
	`shadowOffsetY`
], tD = [
	[`lineCap`, `butt`],
	[`lineJoin`, `miter`],
	[`miterLimit`, 10]
];
function nD(e, t, n, r, i) {
	var a = !1;
	if (!r && (n ||= {}, t === n)) return !1;
	if (r || t.opacity !== n.opacity) {
		pD(e, i), a = !0;
		var o = Math.max(Math.min(t.opacity, 1), 0);
		e.globalAlpha = isNaN(o) ? sa.opacity : o;
	}
	(r || t.blend !== n.blend) && (a ||= (pD(e, i), !0), e.globalCompositeOperation = t.blend || sa.blend);
	for (var s = 0; s < eD.length; s++) {
		var c = eD[s];
		(r || t[c] !== n[c]) && (a ||= (pD(e, i), !0), e[c] = e.dpr * (t[c] || 0));
	}
	return (r || t.shadowColor !== n.shadowColor) && (a ||= (pD(e, i), !0), e.shadowColor = t.shadowColor || sa.shadowColor), a;
}
function rD(e, t, n, r, i) {
	var a = t.style, o = r ? null : n && n.style || {};
	if (a === o) return !1;
	var s = nD(e, a, o, r, i);
	if ((r || a.fill !== o.fill) && (s ||= (pD(e, i), !0), KE(a.fill) && (e.fillStyle = a.fill)), (r || a.stroke !== o.stroke) && (s ||= (pD(e, i), !0), KE(a.stroke) && (e.strokeStyle = a.stroke)), (r || a.opacity !== o.opacity) && (s ||= (pD(e, i), !0), e.globalAlpha = a.opacity == null ? 1 : a.opacity), t.hasStroke()) {
		var c = a.lineWidth / (a.strokeNoScale && t.getLineScale ? t.getLineScale() : 1);
		e.lineWidth !== c && (s ||= (pD(e, i), !0), e.lineWidth = c);
	}
	for (var l = 0; l < tD.length; l++) {
		var u = tD[l], d = u[0];
		(r || a[d] !== o[d]) && (s ||= (pD(e, i), !0), e[d] = a[d] || u[1]);
	}
	return s;
}
function iD(e, t, n, r, i) {
	return nD(e, t.style, n && n.style, r, i);
}
function aD(e, t) {
	var n = t.transform, r = e.dpr || 1;
	n ? e.setTransform(r * n[0], r * n[1], r * n[2], r * n[3], r * n[4], r * n[5]) : e.setTransform(r, 0, 0, r, 0, 0);
}
function oD(e, t, n) {
	for (var r = !1, i = 0; i < e.length; i++) {
		var a = e[i];
		r ||= a.isZeroArea(), aD(t, a), t.beginPath(), a.buildPath(t, a.shape), t.clip();
	}
	n.allClipped = r;
}
function sD(e, t) {
	return e && t ? e[0] !== t[0] || e[1] !== t[1] || e[2] !== t[2] || e[3] !== t[3] || e[4] !== t[4] || e[5] !== t[5] : !(!e && !t);
}
var cD = 1, lD = 2, uD = 3, dD = 4;
function fD(e) {
	var t = qE(e), n = GE(e);
	return !(e.lineDash || !(+t ^ n) || t && typeof e.fill != `string` || n && typeof e.stroke != `string` || e.strokePercent < 1 || e.strokeOpacity < 1 || e.fillOpacity < 1);
}
function pD(e, t) {
	t.batchFill && (t.batchFill = !1, e.fill()), t.batchStroke && (t.batchStroke = !1, e.stroke());
}
function mD(e, t) {
	var n = {
		inHover: !1,
		viewWidth: 0,
		viewHeight: 0,
		beforeBrushParam: {}
	};
	hD(e, t, n), gD(e, n);
}
function hD(e, t, n) {
	var r = t.transform;
	if (!t.shouldBePainted(n.viewWidth, n.viewHeight, !1, !1)) t.__dirty &= -2, t.__isRendered = !1;
	else {
		var i = t.__clipPaths, a = n.prevElClipPaths, o = t.style, s = !1, c = !1;
		if ((!a || zE(i, a)) && (a && (pD(e, n), e.restore(), c = s = !0, n.prevElClipPaths = null, n.allClipped = !1, n.prevEl = null), i && i.length && (pD(e, n), e.save(), oD(i, e, n), s = !0, n.prevElClipPaths = i)), n.allClipped) t.__dirty &= -2, t.__isRendered = !1;
		else {
			t.beforeBrush && t.beforeBrush(n.beforeBrushParam), t.innerBeforeBrush();
			var l = n.prevEl;
			l || (c = s = !0);
			var u = t instanceof Y && t.autoBatch && fD(o);
			s || sD(r, l.transform) ? (pD(e, n), aD(e, t)) : u || pD(e, n), t instanceof Y ? (n.lastDrawType !== cD && (c = !0, n.lastDrawType = cD), rD(e, t, l, c, n), u && (n.batchFill || n.batchStroke) || e.beginPath(), ZE(e, t, o, u, n)) : t instanceof bo ? (n.lastDrawType !== uD && (c = !0, n.lastDrawType = uD), rD(e, t, l, c, n), $E(e, t, o)) : t instanceof wo ? (n.lastDrawType !== lD && (c = !0, n.lastDrawType = lD), iD(e, t, l, c, n), QE(e, t, o)) : t.getTemporalDisplayables && (n.lastDrawType !== dD && (c = !0, n.lastDrawType = dD), _D(e, t, n)), t.innerAfterBrush(), t.afterBrush && (u && pD(e, n), t.afterBrush()), n.prevEl = t, t.__dirty = 0, t.__isRendered = !0;
		}
	}
}
function gD(e, t) {
	pD(e, t), t.prevElClipPaths && e.restore();
}
function _D(e, t, n) {
	var r = t.getDisplayables(), i = t.getTemporalDisplayables();
	e.save();
	for (var a = {
		prevElClipPaths: null,
		prevEl: null,
		allClipped: !1,
		viewWidth: n.viewWidth,
		viewHeight: n.viewHeight,
		inHover: n.inHover,
		beforeBrushParam: {}
	}, o = t.getCursor(), s = r.length; o < s; o++) {
		var c = r[o];
		c.beforeBrush && c.beforeBrush(n.beforeBrushParam), c.innerBeforeBrush(), hD(e, c, a), c.innerAfterBrush(), c.afterBrush && c.afterBrush(), a.prevEl = c;
	}
	gD(e, a);
	for (var l = 0, u = i.length; l < u; l++) {
		var c = i[l];
		c.beforeBrush && c.beforeBrush(n.beforeBrushParam), c.innerBeforeBrush(), hD(e, c, a), c.innerAfterBrush(), c.afterBrush && c.afterBrush(), a.prevEl = c;
	}
	gD(e, a), t.clearTemporalDisplayables(), t.notClear = !0, e.restore();
}
var vD = new PE(), yD = new Ze(100), bD = [
	`symbol`,
	`symbolSize`,
	`symbolKeepAspect`,
	`color`,
	`backgroundColor`,
	`dashArrayX`,
	`dashArrayY`,
	`maxTileWidth`,
	`maxTileHeight`
];
function xD(e, t) {
	if (e === `none`) return null;
	var n = t.getDevicePixelRatio(), r = t.getZr(), i = r.painter.type === `svg`;
	e.dirty && vD.delete(e);
	var a = vD.get(e);
	if (a) return a;
	var o = k(e, {
		symbol: `rect`,
		symbolSize: 1,
		symbolKeepAspect: !0,
		color: `rgba(0, 0, 0, 0.2)`,
		backgroundColor: null,
		dashArrayX: 5,
		dashArrayY: 5,
		rotation: 0,
		maxTileWidth: 512,
		maxTileHeight: 512
	});
	o.backgroundColor === `none` && (o.backgroundColor = null);
	var s = { repeat: `repeat` };
	return c(s), s.rotation = o.rotation, s.scaleX = s.scaleY = i ? 1 : 1 / n, vD.set(e, s), e.dirty = !1, s;
	function c(e) {
		for (var t = [n], a = !0, s = 0; s < bD.length; ++s) {
			var c = o[bD[s]];
			if (c != null && !R(c) && !B(c) && !H(c) && typeof c != `boolean`) {
				a = !1;
				break;
			}
			t.push(c);
		}
		var u;
		if (a) {
			u = t.join(`,`) + (i ? `-svg` : ``);
			var d = yD.get(u);
			d && (i ? e.svgElement = d : e.image = d);
		}
		var f = CD(o.dashArrayX), p = wD(o.dashArrayY), m = SD(o.symbol), h = TD(f), g = ED(p), _ = !i && l.createCanvas(), v = i && {
			tag: `g`,
			attrs: {},
			key: `dcl`,
			children: []
		}, y = x(), b;
		_ && (_.width = y.width * n, _.height = y.height * n, b = _.getContext(`2d`)), S(), a && yD.put(u, _ || v), e.image = _, e.svgElement = v, e.svgWidth = y.width, e.svgHeight = y.height;
		function x() {
			for (var e = 1, t = 0, n = h.length; t < n; ++t) e = Ns(e, h[t]);
			for (var r = 1, t = 0, n = m.length; t < n; ++t) r = Ns(r, m[t].length);
			e *= r;
			var i = g * h.length * m.length;
			if (process.env.NODE_ENV !== `production`) {
				var a = function(e) {
					console.warn(`Calculated decal size is greater than ` + e + ` due to decal option settings so ` + e + ` is used for the decal size. Please consider changing the decal option to make a smaller decal or set ` + e + ` to be larger to avoid incontinuity.`);
				};
				e > o.maxTileWidth && a(`maxTileWidth`), i > o.maxTileHeight && a(`maxTileHeight`);
			}
			return {
				width: Math.max(1, Math.min(e, o.maxTileWidth)),
				height: Math.max(1, Math.min(i, o.maxTileHeight))
			};
		}
		function S() {
			b && (b.clearRect(0, 0, _.width, _.height), o.backgroundColor && (b.fillStyle = o.backgroundColor, b.fillRect(0, 0, _.width, _.height)));
			for (var e = 0, t = 0; t < p.length; ++t) e += p[t];
			if (e <= 0) return;
			for (var a = -g, s = 0, c = 0, l = 0; a < y.height;) {
				if (s % 2 == 0) {
					for (var u = c / 2 % m.length, d = 0, h = 0, x = 0; d < y.width * 2;) {
						for (var S = 0, t = 0; t < f[l].length; ++t) S += f[l][t];
						if (S <= 0) break;
						if (h % 2 == 0) {
							var C = (1 - o.symbolSize) * .5, w = d + f[l][h] * C, T = a + p[s] * C, E = f[l][h] * o.symbolSize, D = p[s] * o.symbolSize, O = x / 2 % m[u].length;
							k(w, T, E, D, m[u][O]);
						}
						d += f[l][h], ++x, ++h, h === f[l].length && (h = 0);
					}
					++l, l === f.length && (l = 0);
				}
				a += p[s], ++c, ++s, s === p.length && (s = 0);
			}
			function k(e, t, a, s, c) {
				var l = i ? 1 : n, u = W_(c, e * l, t * l, a * l, s * l, o.color, o.symbolKeepAspect);
				if (i) {
					var d = r.painter.renderOneToVNode(u);
					d && v.children.push(d);
				} else mD(b, u);
			}
		}
	}
}
function SD(e) {
	if (!e || e.length === 0) return [[`rect`]];
	if (B(e)) return [[e]];
	for (var t = !0, n = 0; n < e.length; ++n) if (!B(e[n])) {
		t = !1;
		break;
	}
	if (t) return SD([e]);
	for (var r = [], n = 0; n < e.length; ++n) B(e[n]) ? r.push([e[n]]) : r.push(e[n]);
	return r;
}
function CD(e) {
	if (!e || e.length === 0) return [[0, 0]];
	if (H(e)) {
		var t = Math.ceil(e);
		return [[t, t]];
	}
	for (var n = !0, r = 0; r < e.length; ++r) if (!H(e[r])) {
		n = !1;
		break;
	}
	if (n) return CD([e]);
	for (var i = [], r = 0; r < e.length; ++r) if (H(e[r])) {
		var t = Math.ceil(e[r]);
		i.push([t, t]);
	} else {
		var t = F(e[r], function(e) {
			return Math.ceil(e);
		});
		t.length % 2 == 1 ? i.push(t.concat(t)) : i.push(t);
	}
	return i;
}
function wD(e) {
	if (!e || typeof e == `object` && e.length === 0) return [0, 0];
	if (H(e)) {
		var t = Math.ceil(e);
		return [t, t];
	}
	var n = F(e, function(e) {
		return Math.ceil(e);
	});
	return e.length % 2 ? n.concat(n) : n;
}
function TD(e) {
	return F(e, function(e) {
		return ED(e);
	});
}
function ED(e) {
	for (var t = 0, n = 0; n < e.length; ++n) t += e[n];
	return e.length % 2 == 1 ? t * 2 : t;
}
var DD = Gc(OD);
function OD(e, t) {
	e.eachRawSeries(function(n) {
		if (!e.isSeriesFiltered(n)) {
			var r = n.getData();
			r.hasItemVisual() && r.each(function(e) {
				var n = r.getItemVisual(e, `decal`);
				if (n) {
					var i = r.ensureUniqueItemVisual(e, `style`);
					i.decal = xD(n, t);
				}
			});
			var i = r.getVisual(`decal`);
			if (i) {
				var a = r.getVisual(`style`);
				a.decal = xD(i, t);
			}
		}
	});
}
var kD = 1, AD = 800, jD = 900, MD = 920, ND = 1e3, PD = 2e3, FD = 5e3, ID = 1e3, LD = 1100, RD = 2e3, zD = 3e3, BD = 4e3, VD = 4500, HD = 4600, UD = 5e3, WD = 6e3, GD = 7e3, KD = {
	PROCESSOR: {
		SERIES_FILTER: AD,
		AXIS_STATISTICS: MD,
		FILTER: ND,
		STATISTIC: FD,
		STATISTICS: FD
	},
	VISUAL: {
		LAYOUT: ID,
		PROGRESSIVE_LAYOUT: LD,
		GLOBAL: RD,
		CHART: zD,
		POST_CHART_LAYOUT: HD,
		COMPONENT: BD,
		BRUSH: UD,
		CHART_ITEM: VD,
		ARIA: WD,
		DECAL: GD
	}
}, qD = `__flagInMainProcess`, JD = `__mainProcessVersion`, YD = `__pendingUpdate`, XD = `__needsUpdateStatus`, ZD = /^[a-zA-Z0-9_]+$/, QD = `__connectUpdateStatus`, $D = 0, eO = 1, tO = 2;
function nO(e) {
	return function() {
		var t = [...arguments];
		if (this.isDisposed()) kO(this.id);
		else return iO(this, e, t);
	};
}
function rO(e) {
	return function() {
		var t = [...arguments];
		return iO(this, e, t);
	};
}
function iO(e, t, n) {
	return n[0] = n[0] && n[0].toLowerCase(), Ii.prototype[t].apply(e, n);
}
var aO = function(e) {
	n(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t;
}(Ii), oO = aO.prototype;
oO.on = rO(`on`), oO.off = rO(`off`);
var sO, cO, lO, uO, dO, fO, pO, mO, hO, gO, _O, vO, yO, bO, xO, SO, CO, wO, TO, EO = function(e) {
	n(t, e);
	function t(t, n, r) {
		var i = e.call(this, new _E()) || this;
		i._chartsViews = [], i._chartsMap = {}, i._componentsViews = [], i._componentsMap = {}, i._pendingActions = [], r ||= {}, i.__v_skip = !0, i._dom = t;
		var a = `canvas`, o = `auto`, s = !1;
		if (i[JD] = 1, process.env.NODE_ENV !== `production`) {
			var c = Oe.hasGlobalWindow ? window : global;
			c && (a = W(c.__ECHARTS__DEFAULT__RENDERER__, a), o = W(c.__ECHARTS__DEFAULT__COARSE_POINTER, o), s = W(c.__ECHARTS__DEFAULT__USE_DIRTY_RECT__, s));
		}
		r.ssr && Rw(function(e) {
			var t = Kc(e), n = t.dataIndex;
			if (n != null) {
				var r = K();
				return r.set(`series_index`, t.seriesIndex), r.set(`data_index`, n), t.ssrType && r.set(`ssr_type`, t.ssrType), r;
			}
		});
		var l = i._zr = Pw(t, {
			renderer: r.renderer || a,
			devicePixelRatio: r.devicePixelRatio,
			width: r.width,
			height: r.height,
			ssr: r.ssr,
			useDirtyRect: W(r.useDirtyRect, s),
			useCoarsePointer: W(r.useCoarsePointer, o),
			pointerSize: r.pointerSize
		});
		i._ssr = r.ssr, i._throttledZrFlush = pC(re(l.flush, l), 17), i._updateTheme(n), i._locale = Lh(r.locale || Fh), i._coordSysMgr = new qm();
		var u = i._api = xO(i);
		function d(e, t) {
			return e.__prio - t.__prio;
		}
		return nw(FO, d), nw(NO, d), i._scheduler = new QT(i, u, NO, FO), i._messageCenter = new aO(), i._initEvents(), i.resize = re(i.resize, i), l.animation.on(`frame`, i._onframe, i), gO(l, i), _O(l, i), _e(i), i;
	}
	return t.prototype._onframe = function() {
		if (!this._disposed) {
			var e = this._scheduler, t = this._model, n = this._api;
			if (wO(this), this[YD]) {
				var r = this[YD].silent;
				this[qD] = !0, TO(this);
				try {
					sO(this), uO.update.call(this, null, this[YD].updateParams);
				} catch (e) {
					throw this[qD] = !1, this[YD] = null, e;
				}
				this._zr.flush(), this[qD] = !1, this[YD] = null, mO.call(this, r), hO.call(this, r);
			} else if (e.unfinished) {
				var i = kD;
				do {
					e.unfinished = !1;
					var a = l.getTime();
					e.performSeriesTasks(t), e.performDataProcessorTasks(t), fO(this, t), e.performVisualTasks(t), bO(this, this._model, n, `remain`, {}), i -= l.getTime() - a;
				} while (i > 0 && e.unfinished);
				e.unfinished || this._zr.flush();
			}
		}
	}, t.prototype.getDom = function() {
		return this._dom;
	}, t.prototype.getId = function() {
		return this.id;
	}, t.prototype.getZr = function() {
		return this._zr;
	}, t.prototype.isSSR = function() {
		return this._ssr;
	}, t.prototype.setOption = function(e, t, n) {
		if (this[qD]) process.env.NODE_ENV !== `production` && Vs("`setOption` should not be called during main process.");
		else if (this._disposed) kO(this.id);
		else {
			var r, i, a;
			if (U(t) && (n = t.lazyUpdate, r = t.silent, i = t.replaceMerge, a = t.transition, t = t.notMerge), this[qD] = !0, TO(this), !this._model || t) {
				var o = new cT(this._api), s = this._theme, c = this._model = new tT();
				c.scheduler = this._scheduler, c.ssr = this._ssr, c.init(null, null, null, s, this._locale, o);
			}
			this._model.setOption(e, { replaceMerge: i }, PO);
			var l = {
				seriesTransition: a,
				optionChanged: !0
			};
			if (n) this[YD] = {
				silent: r,
				updateParams: l
			}, this[qD] = !1, this.getZr().wakeUp();
			else {
				try {
					sO(this), uO.update.call(this, null, l);
				} catch (e) {
					throw this[YD] = null, this[qD] = !1, e;
				}
				this._ssr || this._zr.flush(), this[YD] = null, this[qD] = !1, mO.call(this, r), hO.call(this, r);
			}
		}
	}, t.prototype.setTheme = function(e, t) {
		if (this[qD]) process.env.NODE_ENV !== `production` && Vs("`setTheme` should not be called during main process.");
		else if (this._disposed) kO(this.id);
		else {
			var n = this._model;
			if (n) {
				var r = t && t.silent, i = null;
				this[YD] && (r ??= this[YD].silent, i = this[YD].updateParams, this[YD] = null), this[qD] = !0, TO(this);
				try {
					this._updateTheme(e), n.setTheme(this._theme), sO(this), uO.update.call(this, { type: `setTheme` }, i);
				} catch (e) {
					throw this[qD] = !1, e;
				}
				this[qD] = !1, mO.call(this, r), hO.call(this, r);
			}
		}
	}, t.prototype._updateTheme = function(e) {
		B(e) && (e = IO[e]), e && (e = T(e), e && IT(e, !0), this._theme = e);
	}, t.prototype.getModel = function() {
		return this._model;
	}, t.prototype.getOption = function() {
		return this._model && this._model.getOption();
	}, t.prototype.getWidth = function() {
		return this._zr.getWidth();
	}, t.prototype.getHeight = function() {
		return this._zr.getHeight();
	}, t.prototype.getDevicePixelRatio = function() {
		return this._zr.painter.dpr || Oe.hasGlobalWindow && window.devicePixelRatio || 1;
	}, t.prototype.getRenderedCanvas = function(e) {
		return process.env.NODE_ENV !== `production` && Us(`getRenderedCanvas`, `renderToCanvas`), this.renderToCanvas(e);
	}, t.prototype.renderToCanvas = function(e) {
		e ||= {};
		var t = this._zr.painter;
		if (process.env.NODE_ENV !== `production` && t.type !== `canvas`) throw Error(`renderToCanvas can only be used in the canvas renderer.`);
		return t.getRenderedCanvas({
			backgroundColor: e.backgroundColor || this._model.get(`backgroundColor`),
			pixelRatio: e.pixelRatio || this.getDevicePixelRatio()
		});
	}, t.prototype.renderToSVGString = function(e) {
		e ||= {};
		var t = this._zr.painter;
		if (process.env.NODE_ENV !== `production` && t.type !== `svg`) throw Error(`renderToSVGString can only be used in the svg renderer.`);
		return t.renderToString({ useViewBox: e.useViewBox });
	}, t.prototype.getSvgDataURL = function() {
		var e = this._zr;
		return P(e.storage.getDisplayList(), function(e) {
			e.stopAnimation(null, !0);
		}), e.painter.toDataURL();
	}, t.prototype.getDataURL = function(e) {
		if (this._disposed) kO(this.id);
		else {
			e ||= {};
			var t = e.excludeComponents, n = this._model, r = [], i = this;
			P(t, function(e) {
				n.eachComponent({ mainType: e }, function(e) {
					var t = i._componentsMap[e.__viewId];
					t.group.ignore || (r.push(t), t.group.ignore = !0);
				});
			});
			var a = this._zr.painter.getType() === `svg` ? this.getSvgDataURL() : this.renderToCanvas(e).toDataURL(`image/` + (e && e.type || `png`));
			return P(r, function(e) {
				e.group.ignore = !1;
			}), a;
		}
	}, t.prototype.getConnectedDataURL = function(e) {
		if (this._disposed) kO(this.id);
		else {
			var t = e.type === `svg`, n = this.group, r = Math.min, i = Math.max, a = 1 / 0;
			if (zO[n]) {
				var o = a, s = a, c = -a, u = -a, d = [], f = e && e.pixelRatio || this.getDevicePixelRatio();
				P(RO, function(a, l) {
					if (a.group === n) {
						var f = t ? a.getZr().painter.getSvgDom().innerHTML : a.renderToCanvas(T(e)), p = a.getDom().getBoundingClientRect();
						o = r(p.left, o), s = r(p.top, s), c = i(p.right, c), u = i(p.bottom, u), d.push({
							dom: f,
							left: p.left,
							top: p.top
						});
					}
				}), o *= f, s *= f, c *= f, u *= f;
				var p = c - o, m = u - s, h = l.createCanvas(), g = Pw(h, { renderer: t ? `svg` : `canvas` });
				if (g.resize({
					width: p,
					height: m
				}), t) {
					var _ = ``;
					return P(d, function(e) {
						var t = e.left - o, n = e.top - s;
						_ += `<g transform="translate(` + t + `,` + n + `)">` + e.dom + `</g>`;
					}), g.painter.getSvgRoot().innerHTML = _, e.connectedBackgroundColor && g.painter.setBackgroundColor(e.connectedBackgroundColor), g.refreshImmediately(), g.painter.toDataURL();
				}
				return e.connectedBackgroundColor && g.add(new Mo({
					shape: {
						x: 0,
						y: 0,
						width: p,
						height: m
					},
					style: { fill: e.connectedBackgroundColor }
				})), P(d, function(e) {
					var t = new wo({ style: {
						x: e.left * f - o,
						y: e.top * f - s,
						image: e.dom
					} });
					g.add(t);
				}), g.refreshImmediately(), h.toDataURL(`image/` + (e && e.type || `png`));
			}
			return this.getDataURL(e);
		}
	}, t.prototype.convertToPixel = function(e, t, n) {
		return dO(this, `convertToPixel`, e, t, n);
	}, t.prototype.convertToLayout = function(e, t, n) {
		return dO(this, `convertToLayout`, e, t, n);
	}, t.prototype.convertFromPixel = function(e, t, n) {
		return dO(this, `convertFromPixel`, e, t, n);
	}, t.prototype.containPixel = function(e, t) {
		if (this._disposed) kO(this.id);
		else {
			var n = this._model, r;
			return P(yc(n, e), function(e, n) {
				n.indexOf(`Models`) >= 0 && P(e, function(e) {
					var i = e.coordinateSystem;
					if (i && i.containPoint) r ||= !!i.containPoint(t);
					else if (n === `seriesModels`) {
						var a = this._chartsMap[e.__viewId];
						a && a.containPoint ? r ||= a.containPoint(t, e) : process.env.NODE_ENV !== `production` && Bs(n + `: ` + (a ? `The found component do not support containPoint.` : `No view mapping to the found component.`));
					} else process.env.NODE_ENV !== `production` && Bs(n + `: containPoint is not supported`);
				}, this);
			}, this), !!r;
		}
	}, t.prototype.getVisual = function(e, t) {
		var n = this._model, r = yc(n, e, { defaultMainType: `series` }), i = r.seriesModel;
		process.env.NODE_ENV !== `production` && (i || Bs(`There is no specified series model`));
		var a = i.getData(), o = r.hasOwnProperty(`dataIndexInside`) ? r.dataIndexInside : r.hasOwnProperty(`dataIndex`) ? a.indexOfRawIndex(r.dataIndex) : null;
		return o == null ? CE(a, t) : SE(a, o, t);
	}, t.prototype.getViewOfComponentModel = function(e) {
		return this._componentsMap[e.__viewId];
	}, t.prototype.getViewOfSeriesModel = function(e) {
		return this._chartsMap[e.__viewId];
	}, t.prototype._initEvents = function() {
		var e = this;
		P(OO, function(t) {
			var n = function(n) {
				var r = e.getModel(), i = n.target, a, o = t === `globalout`;
				if (o ? a = {} : i && wE(i, function(e) {
					var t = Kc(e);
					if (t && t.dataIndex != null) {
						var n = t.dataModel || r.getSeriesByIndex(t.seriesIndex);
						return a = n && n.getDataParams(t.dataIndex, t.dataType, i) || {}, !0;
					}
					if (t.eventData) return a = D({}, t.eventData), !0;
				}, !0), a) {
					var s = a.componentType, c = a.componentIndex;
					(s === `markLine` || s === `markPoint` || s === `markArea`) && (s = `series`, c = a.seriesIndex);
					var l = s && c != null && r.getComponent(s, c), u = l && e[l.mainType === `series` ? `_chartsMap` : `_componentsMap`][l.__viewId];
					process.env.NODE_ENV !== `production` && !o && !(l && u) && Bs(`model or view can not be found by params`), a.event = n, a.type = t, e._$eventProcessor.eventInfo = {
						targetEl: i,
						packedEvent: a,
						model: l,
						view: u
					}, e.trigger(t, a);
				}
			};
			n.zrEventfulCallAtLast = !0, e._zr.on(t, n, e);
		});
		var t = this._messageCenter;
		P(MO, function(n, r) {
			t.on(r, function(t) {
				e.trigger(r, t);
			});
		}), _C(t, this, this._api);
	}, t.prototype.isDisposed = function() {
		return this._disposed;
	}, t.prototype.clear = function() {
		this._disposed ? kO(this.id) : this.setOption({ series: [] }, !0);
	}, t.prototype.dispose = function() {
		if (this._disposed) kO(this.id);
		else {
			this._disposed = !0, this.getDom() && wc(this.getDom(), VO, ``);
			var e = this, t = e._api, n = e._model;
			P(e._componentsViews, function(e) {
				e.dispose(n, t);
			}), P(e._chartsViews, function(e) {
				e.dispose(n, t);
			}), e._zr.dispose(), e._dom = e._model = e._chartsMap = e._componentsMap = e._chartsViews = e._componentsViews = e._scheduler = e._api = e._zr = e._throttledZrFlush = e._theme = e._coordSysMgr = e._messageCenter = null, delete RO[e.id];
		}
	}, t.prototype.resize = function(e) {
		if (this[qD]) process.env.NODE_ENV !== `production` && Vs("`resize` should not be called during main process.");
		else if (this._disposed) kO(this.id);
		else {
			this._zr.resize(e);
			var t = this._model;
			if (this._loadingFX && this._loadingFX.resize(), t) {
				var n = t.resetOption(`media`), r = e && e.silent;
				this[YD] && (r ??= this[YD].silent, n = !0, this[YD] = null), this[qD] = !0, TO(this);
				try {
					n && sO(this), uO.update.call(this, {
						type: `resize`,
						animation: D({ duration: 0 }, e && e.animation)
					});
				} catch (e) {
					throw this[qD] = !1, e;
				}
				this[qD] = !1, mO.call(this, r), hO.call(this, r);
			}
		}
	}, t.prototype.showLoading = function(e, t) {
		if (this._disposed) kO(this.id);
		else if (U(e) && (t = e, e = ``), e ||= `default`, this.hideLoading(), !LO[e]) process.env.NODE_ENV !== `production` && Bs(`Loading effects ` + e + ` not exists.`);
		else {
			var n = LO[e](this._api, t), r = this._zr;
			this._loadingFX = n, r.add(n);
		}
	}, t.prototype.hideLoading = function() {
		this._disposed ? kO(this.id) : (this._loadingFX && this._zr.remove(this._loadingFX), this._loadingFX = null);
	}, t.prototype.makeActionFromEvent = function(e) {
		var t = D({}, e);
		return t.type = jO[e.type], t;
	}, t.prototype.dispatchAction = function(e, t) {
		if (this._disposed) kO(this.id);
		else if (U(t) || (t = { silent: !!t }), AO[e.type] && this._model) {
			if (this[qD]) this._pendingActions.push(e);
			else {
				var n = t.silent;
				pO.call(this, e, n);
				var r = t.flush;
				r ? this._zr.flush() : r !== !1 && Oe.browser.weChat && this._throttledZrFlush(), mO.call(this, n), hO.call(this, n);
			}
		}
	}, t.prototype.updateLabelLayout = function() {
		TE.trigger(`series:layoutlabels`, this._model, this._api, { updatedSeries: [] });
	}, t.prototype.appendData = function(e) {
		if (this._disposed) kO(this.id);
		else {
			var t = e.seriesIndex, n = this.getModel().getSeriesByIndex(t);
			process.env.NODE_ENV !== `production` && G(e.data && n), n.appendData(e), this._scheduler.unfinished = !0, this.getZr().wakeUp();
		}
	}, t.internalField = function() {
		sO = function(e) {
			Yb(e._model);
			var t = e._scheduler;
			t.restorePipelines(e._zr, e._model), t.prepareStageTasks(), cO(e, !0), cO(e, !1), t.plan();
		}, cO = function(e, t) {
			for (var n = e._model, r = e._scheduler, i = t ? e._componentsViews : e._chartsViews, a = t ? e._componentsMap : e._chartsMap, o = e._zr, s = e._api, c = 0; c < i.length; c++) i[c].__alive = !1;
			t ? n.eachComponent(function(e, t) {
				e !== `series` && l(t);
			}) : n.eachSeries(l);
			function l(e) {
				var c = e.__requireNewView;
				e.__requireNewView = !1;
				var l = `_ec_` + e.id + `_` + e.type, u = !c && a[l];
				if (!u) {
					var d = Ne(e.type), f = t ? BT.getClass(d.main, d.sub) : Cv.getClass(d.sub);
					process.env.NODE_ENV !== `production` && G(f, d.sub + ` does not exist.`), u = new f(), u.init(n, s), a[l] = u, i.push(u), o.add(u.group);
				}
				e.__viewId = u.__id = l, u.__alive = !0, u.__model = e, u.group.__ecComponentInfo = {
					mainType: e.mainType,
					index: e.componentIndex
				}, !t && r.prepareView(u, e, n, s);
			}
			for (var c = 0; c < i.length;) {
				var u = i[c];
				u.__alive ? c++ : (!t && u.renderTask.dispose(), o.remove(u.group), u.dispose(n, s), i.splice(c, 1), a[u.__id] === u && delete a[u.__id], u.__id = u.group.__ecComponentInfo = null);
			}
		}, lO = function(e, t, n, r, i) {
			var a = e._model;
			if (a.setUpdatePayload(n), !r) {
				P([].concat(e._componentsViews, e._chartsViews), l);
				return;
			}
			var o = Cc(n, r, i), s = n.excludeSeriesId, c;
			s != null && (c = K(), P(Ys(s), function(e) {
				var t = lc(e, null);
				t != null && c.set(t, !0);
			})), a && a.eachComponent(o, function(t) {
				if (!(c && c.get(t.id) != null)) {
					if (uu(n)) {
						if (t instanceof k_) n.type === `highlight` && !n.notBlur && !t.get([`emphasis`, `disabled`]) && Kl(t, n, e._api);
						else {
							var r = ql(t.mainType, t.componentIndex, n.name, e._api), i = r.focusSelf, a = r.dispatchers;
							n.type === `highlight` && i && !n.notBlur && Gl(t.mainType, t.componentIndex, e._api), a && P(a, function(e) {
								n.type === `highlight` ? Il(e) : Ll(e);
							});
						}
					} else lu(n) && t instanceof k_ && (Xl(t, n, e._api), Zl(t), CO(e));
				}
			}, e), a && a.eachComponent(o, function(t) {
				c && c.get(t.id) != null || l(e[r === `series` ? `_chartsMap` : `_componentsMap`][t.__viewId]);
			}, e);
			function l(r) {
				r && r.__alive && r[t] && r[t](r.__model, a, e._api, n);
			}
		}, uO = {
			prepareAndUpdate: function(e) {
				sO(this), uO.update.call(this, e, e && { optionChanged: e.newOption != null });
			},
			update: function(e, n) {
				var r = this._model, i = this._api, a = this._zr, o = this._coordSysMgr, s = this._scheduler;
				if (r) {
					Xb(r), r.setUpdatePayload(e), s.restoreData(r, e), s.performSeriesTasks(r), o.create(r, i), TE.trigger(`coordsys:aftercreate`, r, i), s.performDataProcessorTasks(r, e), fO(this, r), o.update(r, i), t(r), s.performVisualTasks(r, e);
					var c = r.get(`backgroundColor`) || `transparent`;
					a.setBackgroundColor(c);
					var l = r.get(`darkMode`);
					l != null && l !== `auto` && a.setDarkMode(l), vO(this, r, i, e, n), TE.trigger(`afterupdate`, r, i);
				}
			},
			updateTransform: function(e) {
				var t = this, n = t._model, r = t._api;
				if (n) {
					n.setUpdatePayload(e);
					var i = [];
					n.eachComponent(function(a, o) {
						if (a !== `series`) {
							var s = t.getViewOfComponentModel(o);
							if (s && s.__alive) {
								if (s.updateTransform) {
									var c = s.updateTransform(o, n, r, e);
									c && c.update && i.push(s);
								} else i.push(s);
							}
						}
					});
					var a = K();
					n.eachSeries(function(i) {
						var o = t._chartsMap[i.__viewId], s = i.pipelineContext;
						if (o.updateTransform && !s.progressiveRender) {
							var c = o.updateTransform(i, n, r, e);
							c && c.update && a.set(i.uid, 1);
						} else a.set(i.uid, 1);
					}), t._scheduler.performVisualTasks(n, e, {
						setDirty: !0,
						dirtyMap: a
					}), bO(t, n, r, e, {}, a), TE.trigger(`afterupdate`, n, r);
				}
			},
			updateView: function(e) {
				var n = this._model;
				n && (n.setUpdatePayload(e), Cv.markUpdateMethod(e, `updateView`), t(n), this._scheduler.performVisualTasks(n, e, { setDirty: !0 }), vO(this, n, this._api, e, {}), TE.trigger(`afterupdate`, n, this._api));
			},
			updateVisual: function(e) {
				var n = this, r = this._model;
				r && (r.setUpdatePayload(e), r.eachSeries(function(e) {
					e.getData().clearAllVisual();
				}), Cv.markUpdateMethod(e, `updateVisual`), t(r), this._scheduler.performVisualTasks(r, e, {
					visualType: `visual`,
					setDirty: !0
				}), r.eachComponent(function(t, i) {
					if (t !== `series`) {
						var a = n.getViewOfComponentModel(i);
						a && a.__alive && a.updateVisual(i, r, n._api, e);
					}
				}), r.eachSeries(function(t) {
					n._chartsMap[t.__viewId].updateVisual(t, r, n._api, e);
				}), TE.trigger(`afterupdate`, r, this._api));
			},
			updateLayout: function(e) {
				uO.update.call(this, e);
			}
		};
		function e(e, t, n, r, i) {
			if (e._disposed) kO(e.id);
			else {
				for (var a = e._model, o = e._coordSysMgr.getCoordinateSystems(), s, c = yc(a, n), l = 0; l < o.length; l++) {
					var u = o[l];
					if (u[t] && (s = u[t](a, c, r, i)) != null) return s;
				}
				process.env.NODE_ENV !== `production` && Bs(`No coordinate system that supports ` + t + ` found by the given finder.`);
			}
		}
		dO = e, fO = function(e, t) {
			var n = e._chartsMap, r = e._scheduler;
			t.eachSeries(function(e) {
				r.updateStreamModes(e, n[e.__viewId]);
			});
		}, pO = function(e, t) {
			var n = this, r = this.getModel(), i = e.type, a = e.escapeConnect, o = AO[i], s = (o.update || `update`).split(`:`), c = s.pop(), l = s[0] != null && Ne(s[0]);
			this[qD] = !0, TO(this);
			var u = [e], d = !1;
			e.batch && (d = !0, u = F(e.batch, function(t) {
				return t = k(D({}, t), e), t.batch = null, t;
			}));
			var f = [], p, m = [], h = o.nonRefinedEventType, g = lu(e), _ = uu(e);
			if (_ && Ul(this._api), P(u, function(t) {
				var i = o.action(t, r, n._api);
				if (o.refineEvent ? m.push(i) : p = i, p ||= D({}, t), p.type = h, f.push(p), _) {
					var a = bc(e), s = a.queryOptionMap, u = a.mainTypeSpecified ? s.keys()[0] : `series`;
					lO(n, c, t, u), CO(n);
				} else g ? (lO(n, c, t, `series`), CO(n)) : l && lO(n, c, t, l.main, l.sub);
			}), c !== `none` && !_ && !g && !l) try {
				this[YD] ? (sO(this), uO.update.call(this, e), this[YD] = null) : uO[c].call(this, e);
			} catch (e) {
				throw this[qD] = !1, e;
			}
			if (p = d ? {
				type: h,
				escapeConnect: a,
				batch: f
			} : f[0], this[qD] = !1, !t) {
				var v = void 0;
				if (o.refineEvent) {
					var y = o.refineEvent(m, e, r, this._api).eventContent;
					G(U(y)), v = k({ type: o.refinedEventType }, y), v.fromAction = e.type, v.fromActionPayload = e, v.escapeConnect = !0;
				}
				var b = this._messageCenter;
				b.trigger(p.type, p), v && b.trigger(v.type, v);
			}
		}, mO = function(e) {
			for (var t = this._pendingActions; t.length;) {
				var n = t.shift();
				pO.call(this, n, e);
			}
		}, hO = function(e) {
			!e && this.trigger(`updated`);
		}, gO = function(e, t) {
			e.on(`rendered`, function(n) {
				t.trigger(`rendered`, n), e.animation.isFinished() && !t[YD] && !t._scheduler.unfinished && !t._pendingActions.length ? t.trigger(`finished`) : e.refresh();
			});
		}, _O = function(e, t) {
			e.on(`mouseover`, function(e) {
				var n = e.target, r = wE(n, su);
				r && (Jl(r, e, t._api), CO(t));
			}).on(`mouseout`, function(e) {
				var n = e.target, r = wE(n, su);
				r && (Yl(r, e, t._api), CO(t));
			}).on(`click`, function(e) {
				var n = e.target, r = wE(n, function(e) {
					return Kc(e).dataIndex != null;
				}, !0);
				if (r) {
					var i = r.selected ? `unselect` : `select`, a = Kc(r);
					t._api.dispatchAction({
						type: i,
						dataType: a.dataType,
						dataIndexInside: a.dataIndex,
						seriesIndex: a.seriesIndex,
						isFromClick: !0
					});
				}
			});
		};
		function t(e) {
			e.clearColorPalette(), e.eachSeries(function(e) {
				e.clearColorPalette();
			});
		}
		function r(e) {
			var t = [], n = [], r = !1;
			if (e.eachComponent(function(e, i) {
				var a = i.get(`zlevel`) || 0, o = i.get(`z`) || 0, s = i.getZLevelKey();
				r ||= !!s, (e === `series` ? n : t).push({
					zlevel: a,
					z: o,
					idx: i.componentIndex,
					type: e,
					key: s
				});
			}), r) {
				var i = t.concat(n), a, o;
				nw(i, function(e, t) {
					return e.zlevel === t.zlevel ? e.z - t.z : e.zlevel - t.zlevel;
				}), P(i, function(t) {
					var n = e.getComponent(t.type, t.idx), r = t.zlevel, i = t.key;
					a != null && (r = Math.max(a, r)), i ? (r === a && i !== o && r++, o = i) : o &&= (r === a && r++, ``), a = r, n.setZLevel(r);
				});
			}
		}
		vO = function(e, t, n, i, a) {
			r(t), yO(e, t, n, i, a), P(e._chartsViews, function(e) {
				e.__alive = !1;
			}), bO(e, t, n, i, a), P(e._chartsViews, function(e) {
				e.__alive || e.remove(t, n);
			});
		}, yO = function(e, t, n, r, i, a) {
			P(a || e._componentsViews, function(e) {
				var i = e.__model;
				c(i, e), e.render(i, t, n, r), s(i, e), l(i, e);
			});
		}, bO = function(e, t, n, r, i, u) {
			var d = e._scheduler;
			i = D(i || {}, { updatedSeries: t.getSeries() }), TE.trigger(`series:beforeupdate`, t, n, i);
			var f = !1;
			t.eachSeries(function(t) {
				var n = e._chartsMap[t.__viewId];
				n.__alive = !0;
				var i = n.renderTask;
				d.updatePayload(i, r), c(t, n), u && u.get(t.uid) && i.dirty(), i.perform(d.getPerformArgs(i)) && (f = !0), n.group.silent = !!t.get(`silent`), o(t, n), Zl(t);
			}), d.unfinished = f || d.unfinished, TE.trigger(`series:layoutlabels`, t, n, i), TE.trigger(`series:transition`, t, n, i), t.eachSeries(function(t) {
				var n = e._chartsMap[t.__viewId];
				s(t, n), l(t, n);
			}), a(e, t), TE.trigger(`series:afterupdate`, t, n, i);
		}, CO = function(e) {
			e[XD] = !0, e.getZr().wakeUp();
		}, TO = function(e) {
			e[JD] = (e[JD] + 1) % 1e6;
		}, wO = function(e) {
			e[XD] && (e.getZr().storage.traverse(function(e) {
				zd(e) || i(e);
			}), e[XD] = !1);
		};
		function i(e) {
			for (var t = [], n = e.currentStates, r = 0; r < n.length; r++) {
				var i = n[r];
				i !== `emphasis` && i !== `blur` && i !== `select` && t.push(i);
			}
			e.selected && e.states.select && t.push(`select`), e.hoverState === 2 && e.states.emphasis ? t.push(`emphasis`) : e.hoverState === 1 && e.states.blur && t.push(`blur`), e.useStates(t);
		}
		function a(e, t) {
			var n = e._zr;
			if (n.painter.type === `canvas`) {
				var r = n.storage, i = 0;
				r.traverse(function(e) {
					e.isGroup || i++;
				});
				var a = i > W(t.get(`hoverLayerThreshold`), Uw.hoverLayerThreshold) && !Oe.node && !Oe.worker;
				(e._usingTHL || a) && (t.eachSeries(function(t) {
					if (!t.preventUsingHoverLayer) {
						var n = e._chartsMap[t.__viewId];
						n.__alive && n.eachRendered(function(e) {
							var t = e.states.emphasis;
							t && t.hoverLayer !== 2 && (t.hoverLayer = +!!a);
						});
					}
				}), e._usingTHL = a);
			}
		}
		function o(e, t) {
			var n = e.get(`blendMode`) || null;
			t.eachRendered(function(e) {
				e.isGroup || (e.style.blend = n);
			});
		}
		function s(e, t) {
			if (!e.preventAutoZ) {
				var n = jf(e);
				t.eachRendered(function(e) {
					return Nf(e, n.z, n.zlevel), !0;
				});
			}
		}
		function c(e, t) {
			t.eachRendered(function(e) {
				if (!zd(e)) {
					var t = e.getTextContent(), n = e.getTextGuideLine();
					e.stateTransition &&= null, t && t.stateTransition && (t.stateTransition = null), n && n.stateTransition && (n.stateTransition = null), e.hasState() ? (e.prevStates = e.currentStates, e.clearStates()) : e.prevStates &&= null;
				}
			});
		}
		function l(e, t) {
			var n = e.getModel(`stateAnimation`), r = e.isAnimationEnabled(), a = n.get(`duration`), o = a > 0 ? {
				duration: a,
				delay: n.get(`delay`),
				easing: n.get(`easing`)
			} : null;
			t.eachRendered(function(e) {
				if (e.states && e.states.emphasis) {
					if (zd(e)) return;
					if (e instanceof Y && du(e), e.__dirty) {
						var t = e.prevStates;
						t && e.useStates(t);
					}
					if (r) {
						e.stateTransition = o;
						var n = e.getTextContent(), a = e.getTextGuideLine();
						n && (n.stateTransition = o), a && (a.stateTransition = o);
					}
					e.__dirty && i(e);
				}
			});
		}
		xO = function(e) {
			return new (function(t) {
				n(r, t);
				function r() {
					return t !== null && t.apply(this, arguments) || this;
				}
				return r.prototype.getCoordinateSystems = function() {
					return e._coordSysMgr.getCoordinateSystems();
				}, r.prototype.getComponentByElement = function(t) {
					for (; t;) {
						var n = t.__ecComponentInfo;
						if (n != null) return e._model.getComponent(n.mainType, n.index);
						t = t.parent;
					}
				}, r.prototype.enterEmphasis = function(t, n) {
					Il(t, n), CO(e);
				}, r.prototype.leaveEmphasis = function(t, n) {
					Ll(t, n), CO(e);
				}, r.prototype.enterBlur = function(t) {
					Rl(t), CO(e);
				}, r.prototype.leaveBlur = function(t) {
					zl(t), CO(e);
				}, r.prototype.enterSelect = function(t) {
					Bl(t), CO(e);
				}, r.prototype.leaveSelect = function(t) {
					Vl(t), CO(e);
				}, r.prototype.getModel = function() {
					return e.getModel();
				}, r.prototype.getViewOfComponentModel = function(t) {
					return e.getViewOfComponentModel(t);
				}, r.prototype.getViewOfSeriesModel = function(t) {
					return e.getViewOfSeriesModel(t);
				}, r.prototype.getECUpdateCycleVersion = function() {
					return e[JD];
				}, r.prototype.usingTHL = function() {
					return e._usingTHL;
				}, r;
			}(rl))(e);
		}, SO = function(e) {
			function t(e, t) {
				for (var n = 0; n < e.length; n++) {
					var r = e[n];
					r[QD] = t;
				}
			}
			P(jO, function(n, r) {
				e._messageCenter.on(r, function(n) {
					if (zO[e.group] && e[QD] !== $D) {
						if (n && n.escapeConnect) return;
						var r = e.makeActionFromEvent(n), i = [];
						P(RO, function(t) {
							t !== e && t.group === e.group && i.push(t);
						}), t(i, $D), P(i, function(e) {
							e[QD] !== eO && e.dispatchAction(r);
						}), t(i, tO);
					}
				});
			});
		};
	}(), t;
}(Ii), DO = EO.prototype;
DO.on = nO(`on`), DO.off = nO(`off`), DO.one = function(e, t, n) {
	var r = this;
	Hs(`ECharts#one is deprecated.`);
	function i() {
		var n = [...arguments];
		t && t.apply && t.apply(this, n), r.off(e, i);
	}
	this.on.call(this, e, i, n);
};
var OO = [
	`click`,
	`dblclick`,
	`mouseover`,
	`mouseout`,
	`mousemove`,
	`mousedown`,
	`mouseup`,
	`globalout`,
	`contextmenu`
];
function kO(e) {
	process.env.NODE_ENV !== `production` && Bs(`Instance ` + e + ` has been disposed`);
}
var AO = {}, jO = {}, MO = {}, NO = [], PO = [], FO = [], IO = {}, LO = {}, RO = {}, zO = {}, BO = new Date() - 0;
new Date() - 0;
var VO = `_echarts_instance_`;
function HO(e, t, n) {
	var r = !(n && n.ssr);
	if (r) {
		if (process.env.NODE_ENV !== `production` && !e) throw Error(`Initialize failed: invalid dom.`);
		var i = UO(e);
		if (i) return process.env.NODE_ENV !== `production` && Bs(`There is a chart instance already initialized on the dom.`), i;
		process.env.NODE_ENV !== `production` && (!se(e) || e.nodeName.toUpperCase() === `CANVAS` || (e.clientWidth || n && n.width != null) && (e.clientHeight || n && n.height != null) || Bs(`Can't get DOM width or height. Please check dom.clientWidth and dom.clientHeight. They should not be 0.For example, you may need to call this in the callback of window.onload.`));
	}
	var a = new EO(e, t, n);
	return a.id = `ec_` + BO++, RO[a.id] = a, r && wc(e, VO, a.id), SO(a), TE.trigger(`afterinit`, a), a;
}
function UO(e) {
	return RO[Tc(e, VO)];
}
function WO(e, t) {
	IO[e] = t;
}
function GO(e) {
	A(PO, e) < 0 && PO.push(e);
}
function KO(e, t) {
	tk(NO, e, t, PD);
}
function qO(e) {
	YO(`afterinit`, e);
}
function JO(e) {
	YO(`afterupdate`, e);
}
function YO(e, t) {
	TE.on(e, t);
}
function XO(e, t, n) {
	var r, i, a, o, s;
	z(t) && (n = t, t = ``), U(e) ? (r = e.type, i = e.event, o = e.update, s = e.publishNonRefinedEvent, n ||= e.action, a = e.refineEvent) : (r = e, i = t);
	function c(e) {
		return e.toLowerCase();
	}
	i = c(i || r);
	var l = a ? c(r) : i;
	AO[r] || (G(ZD.test(r) && ZD.test(i)), a && G(i !== r), AO[r] = {
		actionType: r,
		refinedEventType: i,
		nonRefinedEventType: l,
		update: o,
		action: n,
		refineEvent: a
	}, MO[i] = 1, a && s && (MO[l] = 1), process.env.NODE_ENV !== `production` && jO[l] && Vs(l + ` must not be shared; use "refineEvent" if you intend to share an event name.`), jO[l] = r);
}
function ZO(e, t) {
	qm.register(e, t);
}
function QO(e, t) {
	tk(FO, e, t, ID, `layout`, !0);
}
function $O(e, t) {
	tk(FO, e, t, zD, `visual`, !0);
}
var ek = [];
function tk(e, t, n, r, i, a) {
	if ((z(t) || U(t)) && (n = t, t = r), process.env.NODE_ENV !== `production`) {
		if (isNaN(t) || t == null) throw Error(`Illegal priority`);
		P(e, function(e) {
			G(e.__raw !== n);
		});
	}
	if (!(A(ek, n) >= 0)) {
		ek.push(n);
		var o = QT.wrapStageHandler(n, i);
		o.__prio = t, o.__raw = n, e.push(o), process.env.NODE_ENV !== `production` && a && G(!o.dirtyOnOverallProgress, `dirtyOnOverallProgress is not allowed in ` + i + ` stage; otherwise progressive rendering is disabled on all series.`);
	}
}
function nk(e, t) {
	LO[e] = t;
}
function rk(e, t, n) {
	var r = OE(`registerMap`);
	r && r(e, t, n);
}
var ik = p_;
$O(RD, KT), $O(VD, JT), $O(VD, YT), $O(RD, bE), $O(VD, xE), $O(GD, DD), GO(IT), KO(jD, LT), nk(`default`, ZT), XO({
	type: dl,
	event: dl,
	update: dl
}, Te), XO({
	type: fl,
	event: fl,
	update: fl
}, Te), XO({
	type: pl,
	event: gl,
	update: pl,
	action: Te,
	refineEvent: ak,
	publishNonRefinedEvent: !0
}), XO({
	type: ml,
	event: gl,
	update: ml,
	action: Te,
	refineEvent: ak,
	publishNonRefinedEvent: !0
}), XO({
	type: hl,
	event: gl,
	update: hl,
	action: Te,
	refineEvent: ak,
	publishNonRefinedEvent: !0
});
function ak(e, t, n, r) {
	return { eventContent: {
		selected: Ql(n),
		isFromClick: t.isFromClick || !1
	} };
}
WO(`default`, {}), WO(`dark`, gE);
var ok = [], sk = {
	registerPreprocessor: GO,
	registerProcessor: KO,
	registerPostInit: qO,
	registerPostUpdate: JO,
	registerUpdateLifecycle: YO,
	registerAction: XO,
	registerCoordinateSystem: ZO,
	registerLayout: QO,
	registerVisual: $O,
	registerTransform: ik,
	registerLoading: nk,
	registerMap: rk,
	registerImpl: DE,
	PRIORITY: KD,
	ComponentModel: Jg,
	ComponentView: BT,
	SeriesModel: k_,
	ChartView: Cv,
	registerComponentModel: function(e) {
		Jg.registerClass(e);
	},
	registerComponentView: function(e) {
		BT.registerClass(e);
	},
	registerSeriesModel: function(e) {
		k_.registerClass(e);
	},
	registerChartView: function(e) {
		Cv.registerClass(e);
	},
	registerCustomSeries: function(e, t) {
		AE(e, t);
	},
	registerSubTypeDefaulter: function(e, t) {
		Jg.registerSubTypeDefaulter(e, t);
	},
	registerPainter: function(e, t) {
		Fw(e, t);
	}
};
function ck(e) {
	R(e) ? P(e, function(e) {
		ck(e);
	}) : A(ok, e) >= 0 || (ok.push(e), z(e) && (e = { install: e }), e.install(sk));
}
var lk = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n.hasSymbolVisual = !0, n;
	}
	return t.prototype.getInitialData = function(e, t) {
		return lh(null, this, { useEncodeDefaulter: !0 });
	}, t.prototype.getProgressive = function() {
		return this.option.progressive ?? (this.option.large ? 5e3 : this.get(`progressive`));
	}, t.prototype.getProgressiveThreshold = function() {
		return this.option.progressiveThreshold ?? (this.option.large ? 1e4 : this.get(`progressiveThreshold`));
	}, t.prototype.brushSelector = function(e, t, n) {
		return n.point(t.getItemLayout(e));
	}, t.prototype.getZLevelKey = function() {
		return this.getData().count() > this.getProgressiveThreshold() ? this.id : ``;
	}, t.type = `series.scatter`, t.dependencies = [
		`grid`,
		`polar`,
		`geo`,
		`singleAxis`,
		`calendar`,
		`matrix`
	], t.defaultOption = {
		coordinateSystem: `cartesian2d`,
		z: 2,
		legendHoverLink: !0,
		symbolSize: 10,
		large: !1,
		largeThreshold: 2e3,
		itemStyle: { opacity: .8 },
		emphasis: { scale: !0 },
		clip: !0,
		select: { itemStyle: { borderColor: Q.color.primary } },
		universalTransition: { divideShape: `clone` }
	}, t;
}(k_), uk = 4, dk = function() {
	function e() {}
	return e;
}(), fk = function(e) {
	n(t, e);
	function t(t) {
		var n = e.call(this, t) || this;
		return n._off = 0, n.hoverDataIdx = -1, n;
	}
	return t.prototype.getDefaultShape = function() {
		return new dk();
	}, t.prototype.reset = function() {
		this.notClear = !1, this._off = 0;
	}, t.prototype.beforeBrush = function(e) {
		e && !e.contentRetained && this.reset();
	}, t.prototype.buildPath = function(e, t) {
		var n = t.points, r = t.size, i = this.symbolProxy, a = i.shape, o = e.getContext ? e.getContext() : e, s = o && r[0] < uk, c = this.softClipShape, l;
		if (s) this._ctx = o;
		else {
			for (this._ctx = null, l = this._off; l < n.length;) {
				var u = n[l++], d = n[l++];
				isNaN(u) || isNaN(d) || (!c || c.contain(u, d)) && (a.x = u - r[0] / 2, a.y = d - r[1] / 2, a.width = r[0], a.height = r[1], i.buildPath(e, a, !0));
			}
			this.incremental && (this._off = l, this.notClear = !0);
		}
	}, t.prototype.afterBrush = function() {
		var e = this.shape, t = e.points, n = e.size, r = this._ctx, i = this.softClipShape, a;
		if (r) {
			for (a = this._off; a < t.length;) {
				var o = t[a++], s = t[a++];
				isNaN(o) || isNaN(s) || (!i || i.contain(o, s)) && r.fillRect(o - n[0] / 2, s - n[1] / 2, n[0], n[1]);
			}
			this.incremental && (this._off = a, this.notClear = !0);
		}
	}, t.prototype.findDataIndex = function(e, t) {
		for (var n = this.shape, r = n.points, i = n.size, a = Math.max(i[0], 4), o = Math.max(i[1], 4), s = r.length / 2 - 1; s >= 0; s--) {
			var c = s * 2, l = r[c] - a / 2, u = r[c + 1] - o / 2;
			if (e >= l && t >= u && e <= l + a && t <= u + o) return s;
		}
		return -1;
	}, t.prototype.contain = function(e, t) {
		var n = this.transformCoordToLocal(e, t), r = this.getBoundingRect();
		return e = n[0], t = n[1], r.contain(e, t) ? (this.hoverDataIdx = this.findDataIndex(e, t)) >= 0 : (this.hoverDataIdx = -1, !1);
	}, t.prototype.getBoundingRect = function() {
		var e = this._rect;
		if (!e) {
			for (var t = this.shape, n = t.points, r = t.size, i = r[0], a = r[1], o = 1 / 0, s = 1 / 0, c = -1 / 0, l = -1 / 0, u = 0; u < n.length;) {
				var d = n[u++], f = n[u++];
				o = Math.min(d, o), c = Math.max(d, c), s = Math.min(f, s), l = Math.max(f, l);
			}
			e = this._rect = new J(o - i / 2, s - a / 2, c - o + i, l - s + a);
		}
		return e;
	}, t;
}(Y), pk = function() {
	function e() {
		this.group = new Pu();
	}
	return e.prototype.updateData = function(e, t) {
		this._clear(), this._data = e;
		var n = this._create();
		n.setShape({ points: e.getLayout(`points`) }), this._setCommon(n, e, t);
	}, e.prototype.updateLayout = function(e) {
		var t = this._data;
		if (t) {
			var n = t.getLayout(`points`);
			this.group.eachChild(function(e) {
				if (e.startIndex != null) {
					var t = (e.endIndex - e.startIndex) * 2, r = e.startIndex * 4 * 2;
					n = new Float32Array(n.buffer, r, t);
				}
				e.setShape(`points`, n), e.reset(), e.stopAnimation();
			});
		}
	}, e.prototype.incrementalPrepareUpdate = function(e) {
		this._clear();
	}, e.prototype.incrementalUpdate = function(e, t, n, r) {
		var i = this._newAdded[0], a = t.getLayout(`points`), o = i && i.shape.points;
		if (process.env.NODE_ENV !== `production` && Uc(t.getLayout(`pointsRange`), e), o && o.length < 2e4) {
			var s = o.length, c = new Float32Array(s + a.length);
			c.set(o), c.set(a, s), i.endIndex = e.end, i.setShape({ points: c });
		} else {
			this._newAdded = [];
			var l = this._create();
			l.startIndex = e.start, l.endIndex = e.end, l.incremental = n, l.setShape({ points: a }), this._setCommon(l, t, r);
		}
	}, e.prototype.eachRendered = function(e) {
		this._newAdded[0] && e(this._newAdded[0]);
	}, e.prototype._create = function() {
		var e = new fk({ cursor: `default` });
		return e.ignoreCoarsePointer = !0, this.group.add(e), this._newAdded.push(e), e;
	}, e.prototype._setCommon = function(e, t, n) {
		var r = t.hostModel;
		n ||= {};
		var i = t.getVisual(`symbolSize`);
		e.setShape(`size`, i instanceof Array ? i : [i, i]), e.softClipShape = n.clipShape || null, e.symbolProxy = W_(t.getVisual(`symbol`), 0, 0, 0, 0), e.setColor = e.symbolProxy.setColor;
		var a = e.shape.size[0] < uk;
		e.useStyle(r.getModel(`itemStyle`).getItemStyle(a ? [
			`color`,
			`shadowBlur`,
			`shadowColor`
		] : [`color`]));
		var o = t.getVisual(`style`), s = o && o.fill;
		s && e.setColor(s);
		var c = Kc(e);
		c.seriesIndex = r.seriesIndex, e.on(`mousemove`, function(t) {
			c.dataIndex = null;
			var n = e.hoverDataIdx;
			n >= 0 && (c.dataIndex = n + (e.startIndex || 0));
		});
	}, e.prototype.remove = function() {
		this._clear();
	}, e.prototype._clear = function() {
		this._newAdded = [], this.group.removeAll();
	}, e;
}(), mk = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n;
	}
	return t.prototype.render = function(e, t, n) {
		var r = e.getData();
		this._updateSymbolDraw(r, e).updateData(r, hk(e)), this._finished = !0;
	}, t.prototype.incrementalPrepareRender = function(e, t, n) {
		var r = e.getData();
		this._updateSymbolDraw(r, e).incrementalPrepareUpdate(r), this._finished = !1;
	}, t.prototype.incrementalRender = function(e, t, n) {
		this._symbolDraw.incrementalUpdate(e, t.getData(), Vc(t), hk(t)), this._finished = e.end === t.getData().count();
	}, t.prototype.updateTransform = function(e, t, n) {
		var r = e.getData();
		if (this.group.dirty(), this._finished) {
			var i = xb(``).reset(e, t, n);
			i.progress && i.progress({
				start: 0,
				end: r.count(),
				count: r.count()
			}, r), this._symbolDraw.updateLayout(hk(e));
		} else return { update: !0 };
	}, t.prototype.eachRendered = function(e) {
		this._symbolDraw && this._symbolDraw.eachRendered(e);
	}, t.prototype._updateSymbolDraw = function(e, t) {
		var n = this._symbolDraw, r = t.pipelineContext.large;
		return n && r === this._isLargeDraw || (n && n.remove(), n = this._symbolDraw = r ? new pk() : new nv(), this._isLargeDraw = r, this.group.removeAll()), this.group.add(n.group), n;
	}, t.prototype.remove = function(e, t) {
		this._symbolDraw && this._symbolDraw.remove(!0), this._symbolDraw = null;
	}, t.prototype.dispose = function() {}, t.type = `scatter`, t;
}(Cv);
function hk(e) {
	return { clipShape: Nv(e) };
}
var gk = function() {
	function e() {}
	return e.prototype.needIncludeZero = function() {
		return !this.option.scale;
	}, e.prototype.getCoordSysModel = function() {}, e;
}(), _k = function(e) {
	n(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t.prototype.getCoordSysModel = function() {
		return this.getReferringComponents(`grid`, xc).models[0];
	}, t.type = `cartesian2dAxis`, t;
}(Jg);
M(_k, gk);
var vk = {
	show: !0,
	z: 0,
	inverse: !1,
	name: ``,
	nameLocation: `end`,
	nameRotate: null,
	nameTruncate: {
		maxWidth: null,
		ellipsis: `...`,
		placeholder: `.`
	},
	nameTextStyle: {},
	nameGap: 15,
	silent: !1,
	triggerEvent: !1,
	tooltip: { show: !1 },
	axisPointer: {},
	axisLine: {
		show: !0,
		onZero: `auto`,
		onZeroAxisIndex: null,
		lineStyle: {
			color: Q.color.axisLine,
			width: 1,
			type: `solid`
		},
		symbol: [`none`, `none`],
		symbolSize: [10, 15],
		breakLine: !0
	},
	axisTick: {
		show: !0,
		inside: !1,
		length: 5,
		lineStyle: { width: 1 }
	},
	axisLabel: {
		show: !0,
		inside: !1,
		rotate: 0,
		showMinLabel: null,
		showMaxLabel: null,
		margin: 8,
		fontSize: 12,
		color: Q.color.axisLabel,
		textMargin: [0, 3]
	},
	splitLine: {
		show: !0,
		showMinLine: !0,
		showMaxLine: !0,
		lineStyle: {
			color: Q.color.axisSplitLine,
			width: 1,
			type: `solid`
		}
	},
	splitArea: {
		show: !1,
		areaStyle: { color: [Q.color.backgroundTint, Q.color.backgroundTransparent] }
	},
	breakArea: {
		show: !0,
		itemStyle: {
			color: Q.color.neutral00,
			borderColor: Q.color.border,
			borderWidth: 1,
			borderType: [3, 3],
			opacity: .6
		},
		zigzagAmplitude: 4,
		zigzagMinSpan: 4,
		zigzagMaxSpan: 20,
		zigzagZ: 100,
		expandOnClick: !0
	},
	breakLabelLayout: { moveOverlap: `auto` }
}, yk = E({
	boundaryGap: !0,
	deduplication: null,
	jitter: 0,
	jitterOverlap: !0,
	jitterMargin: 2,
	splitLine: { show: !1 },
	axisTick: {
		alignWithLabel: !1,
		interval: `auto`,
		show: `auto`
	},
	axisLabel: { interval: `auto` }
}, vk), bk = E({
	boundaryGap: [0, 0],
	axisLine: { show: `auto` },
	axisTick: { show: `auto` },
	splitNumber: 5,
	minorTick: {
		show: !1,
		splitNumber: 5,
		length: 3,
		lineStyle: {}
	},
	minorSplitLine: {
		show: !1,
		lineStyle: {
			color: Q.color.axisMinorSplitLine,
			width: 1
		}
	}
}, vk), xk = {
	category: yk,
	value: bk,
	time: E({
		splitNumber: 6,
		axisLabel: { rich: { primary: { fontWeight: `bold` } } },
		splitLine: { show: !1 }
	}, bk),
	log: k({ logBase: 10 }, bk)
};
function Sk(e, t, r, i) {
	P(zy, function(a, o) {
		var s = E(E({}, xk[o], !0), i, !0), c = function(e) {
			n(r, e);
			function r() {
				var n = e !== null && e.apply(this, arguments) || this;
				return n.type = t + `Axis.` + o, n;
			}
			return r.prototype.mergeDefaultAndTheme = function(e, t) {
				var n = Ug(this), r = n ? Gg(e) : {};
				E(e, t.getTheme().get(o + `Axis`)), E(e, this.getDefaultOption()), e.type = Ck(e), n && Wg(e, r, n);
			}, r.prototype.optionUpdated = function() {
				this.option.type === `category` && (this.__ordinalMeta = Wv.createByAxisModel(this));
			}, r.prototype.getCategories = function(e) {
				var t = this.option;
				if (t.type === `category`) return e ? t.data : this.__ordinalMeta.categories;
			}, r.prototype.getOrdinalMeta = function() {
				return this.__ordinalMeta;
			}, r.prototype.updateAxisBreaks = function(e) {
				var t = Jx();
				return t ? t.updateModelAxisBreak(this, e) : { breaks: [] };
			}, r.type = t + `Axis.` + o, r.defaultOption = s, r;
		}(r);
		e.registerComponentModel(c);
	}), e.registerSubTypeDefaulter(t + `Axis`, Ck);
}
function Ck(e) {
	return e.type || (e.data ? `category` : `value`);
}
var wk = function() {
	function e(e) {
		this.type = `cartesian`, this._dimList = [], this._axes = {}, this.name = e || ``;
	}
	return e.prototype.getAxis = function(e) {
		return this._axes[e];
	}, e.prototype.getAxes = function() {
		return F(this._dimList, function(e) {
			return this._axes[e];
		}, this);
	}, e.prototype.getAxesByScale = function(e) {
		return e = e.toLowerCase(), I(this.getAxes(), function(t) {
			return t.scale.type === e;
		});
	}, e.prototype.addAxis = function(e) {
		var t = e.dim;
		this._axes[t] = e, this._dimList.push(t);
	}, e;
}(), Tk = [`x`, `y`];
function Ek(e) {
	return (e.type === `interval` || e.type === `time`) && !Wh(e);
}
var Dk = function(e) {
	n(t, e);
	function t() {
		var t = e !== null && e.apply(this, arguments) || this;
		return t.type = aC, t.dimensions = Tk, t;
	}
	return t.prototype.calcAffineTransform = function() {
		this._transform = this._invTransform = null;
		var e = this.getAxis(`x`).scale, t = this.getAxis(`y`).scale;
		if (Ek(e) && Ek(t)) {
			var n = Zv(e, null), r = Zv(t, null), i = this.dataToPoint([n[0], r[0]]), a = this.dataToPoint([n[1], r[1]]), o = n[1] - n[0], s = r[1] - r[0];
			if (o && s) {
				var c = (a[0] - i[0]) / o, l = (a[1] - i[1]) / s, u = i[0] - n[0] * c, d = i[1] - r[0] * l, f = this._transform = [
					c,
					0,
					0,
					l,
					u,
					d
				];
				this._invTransform = ut([], f);
			}
		}
	}, t.prototype.getBaseAxis = function() {
		return this.getAxesByScale(`ordinal`)[0] || this.getAxesByScale(`time`)[0] || this.getAxis(`x`);
	}, t.prototype.containPoint = function(e) {
		var t = this.getAxis(`x`), n = this.getAxis(`y`);
		return t.contain(t.toLocalCoord(e[0])) && n.contain(n.toLocalCoord(e[1]));
	}, t.prototype.containData = function(e) {
		return this.getAxis(`x`).containData(e[0]) && this.getAxis(`y`).containData(e[1]);
	}, t.prototype.containZone = function(e, t) {
		var n = this.dataToPoint(e), r = this.dataToPoint(t), i = this.getArea(), a = new J(n[0], n[1], r[0] - n[0], r[1] - n[1]);
		return i.intersect(a);
	}, t.prototype.dataToPoint = function(e, t, n) {
		n ||= [];
		var r = e[0], i = e[1];
		if (this._transform && r != null && isFinite(r) && i != null && isFinite(i)) return Tt(n, e, this._transform);
		var a = this.getAxis(`x`), o = this.getAxis(`y`);
		return n[0] = a.toGlobalCoord(a.dataToCoord(r, t)), n[1] = o.toGlobalCoord(o.dataToCoord(i, t)), n;
	}, t.prototype.clampData = function(e, t) {
		var n = this.getAxis(`x`).scale, r = this.getAxis(`y`).scale, i = n.getExtent(), a = r.getExtent(), o = n.parse(e[0]), s = r.parse(e[1]);
		return t ||= [], t[0] = Math.min(Math.max(Math.min(i[0], i[1]), o), Math.max(i[0], i[1])), t[1] = Math.min(Math.max(Math.min(a[0], a[1]), s), Math.max(a[0], a[1])), t;
	}, t.prototype.pointToData = function(e, t, n) {
		if (n ||= [], this._invTransform) return Tt(n, e, this._invTransform);
		var r = this.getAxis(`x`), i = this.getAxis(`y`);
		return n[0] = r.coordToData(r.toLocalCoord(e[0]), t), n[1] = i.coordToData(i.toLocalCoord(e[1]), t), n;
	}, t.prototype.getOtherAxis = function(e) {
		return this.getAxis(e.dim === `x` ? `y` : `x`);
	}, t.prototype.getArea = function(e) {
		e ||= 0;
		var t = this.getAxis(`x`).getGlobalExtent(), n = this.getAxis(`y`).getGlobalExtent(), r = Math.min(t[0], t[1]) - e, i = Math.min(n[0], n[1]) - e;
		return new J(r, i, Math.max(t[0], t[1]) - r + e, Math.max(n[0], n[1]) - i + e);
	}, t;
}(wk);
function Ok(e, t) {
	var n = e.scale, r = e.model;
	process.env.NODE_ENV !== `production` && G(n && r && (n instanceof vy || n instanceof Fy) && (t instanceof vy || t instanceof Fy));
	var i = JS(n, r, r.ecModel, e, null), a = oy(n), o = oy(t) ? t.intervalStub : t, s = a ? n.intervalStub : n, c = n.base, l = o.getTicks(), u = o.getTicks({ expandToNicedExtent: !0 }), d = l.length - 1;
	process.env.NODE_ENV !== `production` && (G(!Wh(t) && !Wh(n)), G(d > 0), G(u.length === l.length), G(l[0].value <= l[d].value), G(u[0].value <= l[0].value && l[d].value <= u[d].value), d >= 2 && (G(u[1].value === l[1].value), G(u[d - 1].value === l[d - 1].value)));
	var f, p, m;
	if (d === 1) f = p = 0, m = 1;
	else if (d === 2) {
		var h = ts(l[0].value - l[1].value), g = ts(l[1].value - l[2].value);
		f = p = 0, h === g ? m = 2 : (m = 1, h < g ? f = h / g : p = g / h);
	} else {
		var _ = o.getConfig().interval;
		f = (1 - (l[0].value - u[0].value) / _) % 1, p = (1 - (u[d].value - l[d].value) / _) % 1, m = d - +!!f - !!p;
	}
	process.env.NODE_ENV !== `production` && G(m >= 1);
	var v = i.zoomFixMM, y = v[0] || v[1], b = [i.fixMM[0] || y, i.fixMM[1] || y], x = n.getExtent(), S = s.getExtent(), C = fy(S, b), w, T, E, D, O, k;
	function A(e) {
		for (var t = 50, n = 0; n < t && !e(); n++) E = a ? E * X(c, 2) : cy(E), D = ly(E);
		process.env.NODE_ENV !== `production` && n >= t && Bs("incorrect impl in `scaleCalcAlign`.");
	}
	function j() {
		w = Z(k - E * f, D);
	}
	function M() {
		T = Z(O + E * p, D);
	}
	function N() {
		k = f ? Z(w + E * f, D) : w;
	}
	function P() {
		O = p ? Z(T - E * p, D) : T;
	}
	if (b[0] && b[1]) {
		w = C[0], T = C[1], E = (T - w) / (m + f + p);
		var F = e.getExtent(), ee = ts(F[1] - F[0]);
		D = vs([T, w], ee, .5 / m), N(), P(), Ps(D) && (E = Z(E, D));
	} else {
		var I = C[1] - C[0];
		E = a ? X(Ts(I), 1) : Ds(I / m, 2), D = ly(E), b[0] ? (w = C[0], A(function() {
			if (N(), O = Z(k + E * m, D), M(), T >= C[1]) return !0;
		})) : b[1] ? (T = C[1], A(function() {
			if (P(), k = Z(O - E * m, D), j(), w <= C[0]) return !0;
		})) : A(function() {
			k = Z(is(C[0] / E) * E, D), O = Z(rs(C[1] / E) * E, D);
			var e = ns((O - k) / E);
			if (e <= m) {
				var t = m - e, n = void 0, r = i.incl0 || a;
				if (r && C[0] === 0) n = [0, t];
				else if (r && C[1] === 0) n = [t, 0];
				else {
					var o = rs(t / 2);
					n = t % 2 == 0 ? [o, o] : w + T < C[0] + C[1] ? [o, o + 1] : [o + 1, o];
				}
				if (k = Z(k - E * n[0], D), O = Z(O + E * n[1], D), j(), M(), w <= C[0] && T >= C[1]) return !0;
			}
		});
	}
	tb(n, b, S, [w, T], x, {
		interval: E,
		intervalCount: m,
		intervalPrecision: D,
		niceExtent: [k, O]
	}), process.env.NODE_ENV !== `production` && n.freeze();
}
function kk(e, t) {
	var n = oy(e), r = n ? e.intervalStub : e, i = t.fixMinMax || [], a = n ? e.getExtent() : null, o = r.getExtent(), s = fy(o, i, t.rawExtentResult);
	r.setExtent(s[0], s[1]), s = r.getExtent();
	var c = n ? jk(r, t) : Ak(r, t), l = c.intervalPrecision, u = c.interval, d = t.userInterval;
	d != null && (c.interval = d, c.intervalPrecision = ly(d)), i[0] || (s[0] = Z(rs(s[0] / u) * u, l)), i[1] || (s[1] = Z(is(s[1] / u) * u, l)), d != null && (c.niceExtent = s.slice()), tb(e, i, o, s, a, c);
}
function Ak(e, t) {
	var n = my(t.splitNumber, 5), r = $v(e);
	process.env.NODE_ENV !== `production` && G(isFinite(r) && r > 0);
	var i = t.minInterval, a = t.maxInterval, o = Ds(r / n, !0);
	i != null && o < i && (o = i), a != null && o > a && (o = a);
	var s = ly(o), c = e.getExtent(), l = [Z(is(c[0] / o) * o, s), Z(rs(c[1] / o) * o, s)];
	return {
		interval: o,
		intervalPrecision: s,
		niceExtent: l
	};
}
function jk(e, t) {
	var n = my(t.splitNumber, 10), r = e.getExtent(), i = $v(e);
	process.env.NODE_ENV !== `production` && G(isFinite(i) && i > 0);
	var a = X(Ts(i), 1);
	n / i * a <= .5 && (a *= 10);
	var o = ly(a), s = [Z(is(r[0] / a) * a, o), Z(rs(r[1] / a) * a, o)];
	return {
		intervalPrecision: o,
		interval: a,
		niceExtent: s
	};
}
function Mk(e) {
	var t = e.scale, n = e.model, r = n.axis, i = n.ecModel;
	process.env.NODE_ENV !== `production` && G(r && i), Nk(t, n, r, i, null);
}
function Nk(e, t, n, r, i) {
	var a = JS(e, t, r, n, i), o = iy(e) || ay(e);
	Pk(e, {
		splitNumber: t.get(`splitNumber`),
		fixMinMax: a.fixMM,
		userInterval: t.get(`interval`),
		minInterval: o ? t.get(`minInterval`) : null,
		maxInterval: o ? t.get(`maxInterval`) : null,
		rawExtentResult: a
	}), n && r && XS(n, e, a, r), process.env.NODE_ENV !== `production` && e.freeze();
}
function Pk(e, t) {
	Fk[e.type](e, t);
}
var Fk = {
	interval: kk,
	log: kk,
	time: jy,
	ordinal: Te
}, Ik = [[3, 1], [0, 2]], Lk = function() {
	function e(e, t, n) {
		this.type = `grid`, this._coordsMap = {}, this._coordsList = [], this._axesMap = {}, this._axesList = [], this.axisPointerEnabled = !0, this.dimensions = Tk, this._initCartesian(e, t, n), this.model = e;
	}
	return e.prototype.getRect = function() {
		return this._rect;
	}, e.prototype.update = function(e, t) {
		var n = this._axesMap;
		P(this._axesList, function(e) {
			HS(e, 1);
			var t = e.scale;
			sy(t) && t.setSortInfo(e.model.get(`categorySortInfo`));
		});
		function r(e) {
			for (var t = L(e), n = [], r = t.length - 1; r >= 0; r--) {
				var i = e[+t[r]];
				i.__alignTo ? n.push(i) : Mk(i);
			}
			P(n, function(e) {
				Hk(e, e.__alignTo) ? Mk(e) : Ok(e, e.__alignTo.scale);
			});
		}
		r(n.x), r(n.y);
		var i = {};
		P(n.x, function(e) {
			zk(n, `y`, e, i);
		}), P(n.y, function(e) {
			zk(n, `x`, e, i);
		}), this.resize(this.model, t);
	}, e.prototype.resize = function(e, t, n) {
		var r = Hg(e, t), i = this._rect = Bg(e.getBoxLayoutParams(), r.refContainer), a = this._axesMap, o = this._coordsList, s = e.get(`containLabel`);
		if (Wk(a, i), !n) {
			var c = Jk(i, o, a, s, t), l = void 0;
			if (s) Kk ? (Kk(this._axesList, i), Wk(a, i)) : (process.env.NODE_ENV !== `production` && zs("Specified `grid.containLabel` but no `use(LegacyGridContainLabel)`;use `grid.outerBounds` instead.", !0), l = qk(i.clone(), `axisLabel`, null, i, a, c, r));
			else {
				var u = Xk(e, i, r), d = u.outerBoundsRect, f = u.parsedOuterBoundsContain, p = u.outerBoundsClamp;
				d && (l = qk(d, f, p, i, a, c, r));
			}
			Yk(i, a, Ob.determine, null, l, r), P(this._coordsList, function(e) {
				e.calcAffineTransform();
			});
		}
	}, e.prototype.getAxis = function(e, t) {
		var n = this._axesMap[e];
		if (n != null) return n[t || 0];
	}, e.prototype.getAxes = function() {
		return this._axesList.slice();
	}, e.prototype.getCartesian = function(e, t) {
		if (e != null && t != null) {
			var n = `x` + e + `y` + t;
			return this._coordsMap[n];
		}
		U(e) && (t = e.yAxisIndex, e = e.xAxisIndex);
		for (var r = 0, i = this._coordsList; r < i.length; r++) if (i[r].getAxis(`x`).index === e || i[r].getAxis(`y`).index === t) return i[r];
	}, e.prototype.getCartesians = function() {
		return this._coordsList.slice();
	}, e.prototype.convertToPixel = function(e, t, n) {
		var r = this._findConvertTarget(t);
		return r.cartesian ? r.cartesian.dataToPoint(n) : r.axis ? r.axis.toGlobalCoord(r.axis.dataToCoord(n)) : null;
	}, e.prototype.convertFromPixel = function(e, t, n) {
		var r = this._findConvertTarget(t);
		return r.cartesian ? r.cartesian.pointToData(n) : r.axis ? r.axis.coordToData(r.axis.toLocalCoord(n)) : null;
	}, e.prototype._findConvertTarget = function(e) {
		var t = e.seriesModel, n = e.xAxisModel || t && t.getReferringComponents(`xAxis`, xc).models[0], r = e.yAxisModel || t && t.getReferringComponents(`yAxis`, xc).models[0], i = e.gridModel, a = this._coordsList, o, s;
		return t ? (o = t.coordinateSystem, A(a, o) < 0 && (o = null)) : n && r ? o = this.getCartesian(n.componentIndex, r.componentIndex) : n ? s = this.getAxis(`x`, n.componentIndex) : r ? s = this.getAxis(`y`, r.componentIndex) : i && i.coordinateSystem === this && (o = this._coordsList[0]), {
			cartesian: o,
			axis: s
		};
	}, e.prototype.containPoint = function(e) {
		var t = this._coordsList[0];
		if (t) return t.containPoint(e);
	}, e.prototype._initCartesian = function(e, t, n) {
		var r = this, i = this, a = {
			left: !1,
			right: !1,
			top: !1,
			bottom: !1
		}, o = {
			x: {},
			y: {}
		}, s = {
			x: 0,
			y: 0
		};
		if (t.eachComponent(`xAxis`, c(`x`), this), t.eachComponent(`yAxis`, c(`y`), this), !s.x || !s.y) {
			this._axesMap = {}, this._axesList = [];
			return;
		}
		this._axesMap = o, P(o.x, function(t, n) {
			P(o.y, function(i, a) {
				var o = `x` + n + `y` + a, s = new Dk(o);
				s.master = r, s.model = e, r._coordsMap[o] = s, r._coordsList.push(s), s.addAxis(t), s.addAxis(i);
			});
		}), Vk(o.x), Vk(o.y);
		function c(t) {
			return function(n, r) {
				if (Rk(n, e)) {
					var c = n.get(`position`);
					t === `x` ? c !== `top` && c !== `bottom` && (c = a.bottom ? `top` : `bottom`) : c !== `left` && c !== `right` && (c = a.left ? `right` : `left`), a[c] = !0;
					var l = Vy(n), u = new jx(t, Hy(n, l, !0), [0, 0], l, c);
					u.onBand = rb(u.scale, n), u.inverse = n.get(`inverse`), n.axis = u, u.model = n, u.grid = i, u.index = r, i._axesList.push(u), o[t][r] = u, s[t]++;
				}
			};
		}
	}, e.prototype.getTooltipAxes = function(e) {
		var t = [], n = [];
		return P(this.getCartesians(), function(r) {
			var i = e != null && e !== `auto` ? r.getAxis(e) : r.getBaseAxis(), a = r.getOtherAxis(i);
			A(t, i) < 0 && t.push(i), A(n, a) < 0 && n.push(a);
		}), {
			baseAxes: t,
			otherAxes: n
		};
	}, e.create = function(t, n) {
		var r = [];
		return t.eachComponent(`grid`, function(i, a) {
			var o = new e(i, t, n);
			o.name = `grid_` + a, o.resize(i, n, !0), i.coordinateSystem = o, r.push(o), P(o._axesList, function(t) {
				VS(t, e.dimIdxMap);
			});
		}), t.eachSeries(function(e) {
			var t, n;
			Qm({
				targetModel: e,
				coordSysType: aC,
				coordSysProvider: r
			});
			function r() {
				var r = AS(e), i = r.xAxisModel, a = r.yAxisModel;
				t = i.axis, n = a.axis;
				var o = i.getCoordSysModel();
				if (process.env.NODE_ENV !== `production`) {
					if (!o) throw Error(`Grid "` + fe(i.get(`gridIndex`), i.get(`gridId`), 0) + `" not found`);
					if (i.getCoordSysModel() !== a.getCoordSysModel()) throw Error(`xAxis and yAxis must use the same grid`);
				}
				return o.coordinateSystem.getCartesian(i.componentIndex, a.componentIndex);
			}
			t && n && (_x(t, e, aC), _x(n, e, aC));
		}, this), r;
	}, e.dimensions = Tk, e.dimIdxMap = wm(Tk), e;
}();
function Rk(e, t) {
	return e.getCoordSysModel() === t;
}
function zk(e, t, n, r) {
	n.getAxesOnZeroOf = function() {
		return a ? [a] : [];
	};
	var i = e[t], a, o = n.model, s = o.get([`axisLine`, `onZero`]), c = o.get([`axisLine`, `onZeroAxisIndex`]);
	if (!s) return;
	if (c != null) Bk(s, i[c]) && (a = i[c]);
	else for (var l in i) if (q(i, l) && Bk(s, i[l]) && !r[u(i[l])]) {
		a = i[l];
		break;
	}
	a && (r[u(a)] = !0);
	function u(e) {
		return e.dim + `_` + e.index;
	}
}
function Bk(e, t) {
	if (!t) return !1;
	var n = t.scale, r = Uy(n, 0, !1), i = t && t.type !== `category` && t.type !== `time` && r !== 3;
	return i && e === `auto` && Gy(t) && (i = !1), i;
}
function Vk(e) {
	for (var t = L(e), n, r = [], i = t.length - 1; i >= 0; i--) {
		var a = e[+t[i]];
		ry(a.scale) && $y(a.model, a.type, !0) == null && (a.model.get(`alignTicks`) && a.model.get(`interval`) == null ? r.push(a) : n = a);
	}
	n ||= r.pop(), n && P(r, function(e) {
		e.__alignTo = n;
	});
}
function Hk(e, t) {
	return Wh(e.scale) || Wh(t.scale) || t.scale.getTicks().length < 2;
}
function Uk(e, t) {
	var n = e.getExtent(), r = n[0] + n[1];
	e.toGlobalCoord = e.dim === `x` ? function(e) {
		return e + t;
	} : function(e) {
		return r - e + t;
	}, e.toLocalCoord = e.dim === `x` ? function(e) {
		return e - t;
	} : function(e) {
		return r - e + t;
	};
}
function Wk(e, t) {
	P(e.x, function(e) {
		return Gk(e, t.x, t.width);
	}), P(e.y, function(e) {
		return Gk(e, t.y, t.height);
	});
}
function Gk(e, t, n) {
	var r = [0, n], i = +!!e.inverse;
	e.setExtent(r[i], r[1 - i]), Uk(e, t);
}
var Kk;
function qk(e, t, n, r, i, a, o) {
	process.env.NODE_ENV !== `production` && G(t === `all` || t === `axisLabel`), Yk(r, i, Ob.estimate, t, !1, o);
	var s = [
		0,
		0,
		0,
		0
	];
	l(0), l(1), u(r, 0, NaN), u(r, 1, NaN);
	var c = te(s, function(e) {
		return e > 0;
	}) == null;
	return xf(r, s, !0, !0, n), Wk(i, r), c;
	function l(e) {
		P(i[Kd[e]], function(t) {
			if (Qy(t.model)) {
				var n = a.ensureRecord(t.model), r = n.labelInfoList;
				if (r) for (var i = 0; i < r.length; i++) {
					var o = r[i], s = t.scale.normalize(nb(t.scale, $x(o.label).labelInfo.tick));
					s = e === 1 ? 1 - s : s, u(o.rect, e, s), u(o.rect, 1 - e, NaN);
				}
				var c = n.nameLayout;
				if (c) {
					var s = Zy(n.nameLocation) ? .5 : NaN;
					u(c.rect, e, s), u(c.rect, 1 - e, NaN);
				}
			}
		});
	}
	function u(t, n, r) {
		var i = e[Kd[n]] - t[Kd[n]], a = t[qd[n]] + t[Kd[n]] - (e[qd[n]] + e[Kd[n]]);
		i = d(i, 1 - r), a = d(a, r);
		var o = Ik[n][0], c = Ik[n][1];
		s[o] = X(s[o], i), s[c] = X(s[c], a);
	}
	function d(e, t) {
		return e > 0 && !ue(t) && t > 1e-4 && (e /= t), e;
	}
}
function Jk(e, t, n, r, i) {
	var a = new tS(Zk);
	return P(n, function(n) {
		return P(n, function(n) {
			if (Qy(n.model)) {
				var o = !r;
				n.axisBuilder = jS(e, t, n.model, i, a, o);
			}
		});
	}), a;
}
function Yk(e, t, n, r, i, a) {
	var o = n === Ob.determine;
	P(t, function(t) {
		return P(t, function(t) {
			Qy(t.model) && (MS(t.axisBuilder, e, t.model), t.axisBuilder.build(o ? { axisTickLabelDetermine: !0 } : { axisTickLabelEstimate: !0 }, { noPxChange: i }));
		});
	});
	var s = {
		x: 0,
		y: 0
	};
	c(0), c(1);
	function c(t) {
		s[Kd[1 - t]] = e[qd[t]] <= a.refContainer[qd[t]] * .5 ? 0 : 1 - t == 1 ? 2 : 1;
	}
	P(t, function(e, t) {
		return P(e, function(e) {
			Qy(e.model) && ((r === `all` || o) && e.axisBuilder.build({ axisName: !0 }, { nameMarginLevel: s[t] }), o && e.axisBuilder.build({ axisLine: !0 }));
		});
	});
}
function Xk(e, t, n) {
	var r, i = e.get(`outerBoundsMode`, !0);
	i === `same` ? r = t.clone() : i == null || i === `auto` ? r = Bg(e.get(`outerBounds`, !0) || rC, n.refContainer) : i !== `none` && process.env.NODE_ENV !== `production` && Vs(`Invalid grid[` + e.componentIndex + `].outerBoundsMode.`);
	var a = e.get(`outerBoundsContain`, !0), o;
	a == null || a === `auto` ? o = `all` : A([`all`, `axisLabel`], a) < 0 ? (process.env.NODE_ENV !== `production` && Vs(`Invalid grid[` + e.componentIndex + `].outerBoundsContain.`), o = `all`) : o = a;
	var s = [ps(W(e.get(`outerBoundsClampWidth`, !0), iC[0]), t.width), ps(W(e.get(`outerBoundsClampHeight`, !0), iC[1]), t.height)];
	return {
		outerBoundsRect: r,
		parsedOuterBoundsContain: o,
		outerBoundsClamp: s
	};
}
var Zk = function(e, t, n, r, i, a) {
	var o = n.axis.dim === `x` ? `y` : `x`;
	aS(e, t, n, r, i, a), Zy(e.nameLocation) || P(t.recordMap[o], function(e) {
		e && e.labelInfoList && e.dirVec && sS(e.labelInfoList, e.dirVec, r, i);
	});
};
function Qk(e, t) {
	var n = {
		axesInfo: {},
		seriesInvolved: !1,
		coordSysAxesInfo: {},
		coordSysMap: {}
	};
	return $k(n, e, t), n.seriesInvolved && tA(n, e), n;
}
function $k(e, t, n) {
	var r = t.getComponent(`tooltip`), i = t.getComponent(`axisPointer`), a = i.get(`link`, !0) || [], o = [];
	P(n.getCoordinateSystems(), function(n) {
		if (!n.axisPointerEnabled) return;
		var s = cA(n.model), c = e.coordSysAxesInfo[s] = {};
		e.coordSysMap[s] = n;
		var l = n.model.getModel(`tooltip`, r);
		if (P(n.getAxes(), ie(p, !1, null)), n.getTooltipAxes && r && l.get(`show`)) {
			var u = l.get(`trigger`) === `axis`, d = l.get([`axisPointer`, `type`]) === `cross`, f = n.getTooltipAxes(l.get([`axisPointer`, `axis`]));
			(u || d) && P(f.baseAxes, ie(p, !d || `cross`, u)), d && P(f.otherAxes, ie(p, `cross`, !1));
		}
		function p(r, s, u) {
			var d = u.model.getModel(`axisPointer`, i), f = d.get(`show`);
			if (f && (f !== `auto` || r || sA(d))) {
				s ??= d.get(`triggerTooltip`), d = r ? eA(u, l, i, t, r, s) : d;
				var p = d.get(`snap`), m = d.get(`triggerEmphasis`), h = cA(u.model), g = s || p || u.type === `category`, _ = e.axesInfo[h] = {
					key: h,
					axis: u,
					coordSys: n,
					axisPointerModel: d,
					triggerTooltip: s,
					triggerEmphasis: m,
					involveSeries: g,
					snap: p,
					useHandle: sA(d),
					seriesModels: [],
					linkGroup: null
				};
				c[h] = _, e.seriesInvolved = e.seriesInvolved || g;
				var v = nA(a, u);
				if (v != null) {
					var y = o[v] || (o[v] = { axesInfo: {} });
					y.axesInfo[h] = _, y.mapper = a[v].mapper, _.linkGroup = y;
				}
			}
		}
	});
}
function eA(e, t, n, r, i, a) {
	var o = t.getModel(`axisPointer`), s = [
		`type`,
		`snap`,
		`lineStyle`,
		`shadowStyle`,
		`label`,
		`animation`,
		`animationDurationUpdate`,
		`animationEasingUpdate`,
		`z`
	], c = {};
	P(s, function(e) {
		c[e] = T(o.get(e));
	}), c.snap = e.type !== `category` && !!a, o.get(`type`) === `cross` && (c.type = `line`);
	var l = c.label ||= {};
	if (l.show ??= !1, i === `cross` && (l.show = o.get([`label`, `show`]) ?? !0, !a)) {
		var u = c.lineStyle = o.get(`crossStyle`);
		u && k(l, u.textStyle);
	}
	return e.model.getModel(`axisPointer`, new dp(c, n, r));
}
function tA(e, t) {
	t.eachSeries(function(t) {
		var n = t.coordinateSystem, r = t.get([`tooltip`, `trigger`], !0), i = t.get([`tooltip`, `show`], !0);
		n && n.model && r !== `none` && r !== !1 && r !== `item` && i !== !1 && t.get([`axisPointer`, `show`], !0) !== !1 && P(e.coordSysAxesInfo[cA(n.model)], function(e) {
			var r = e.axis;
			n.getAxis(r.dim) === r && (e.seriesModels.push(t), e.seriesDataCount ??= 0, e.seriesDataCount += t.getData().count());
		});
	});
}
function nA(e, t) {
	for (var n = t.model, r = t.dim, i = 0; i < e.length; i++) {
		var a = e[i] || {};
		if (rA(a[r + `AxisId`], n.id) || rA(a[r + `AxisIndex`], n.componentIndex) || rA(a[r + `AxisName`], n.name)) return i;
	}
}
function rA(e, t) {
	return e === `all` || R(e) && A(e, t) >= 0 || e === t;
}
function iA(e) {
	var t = aA(e);
	if (t) {
		var n = t.axisPointerModel, r = t.axis.scale, i = n.option, a = n.get(`status`), o = n.get(`value`);
		o != null && (o = r.parse(o));
		var s = sA(n);
		a ?? (i.status = s ? `show` : `hide`);
		var c = r.getExtent();
		(o == null || o > c[1]) && (o = c[1]), o < c[0] && (o = c[0]), i.value = o, s && (i.status = t.axis.scale.isBlank() ? `hide` : `show`);
	}
}
function aA(e) {
	var t = (e.ecModel.getComponent(`axisPointer`) || {}).coordSysAxesInfo;
	return t && t.axesInfo[cA(e)];
}
function oA(e) {
	var t = aA(e);
	return t && t.axisPointerModel;
}
function sA(e) {
	return !!e.get([`handle`, `show`]);
}
function cA(e) {
	return e.type + `||` + e.id;
}
var lA = {}, uA = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n;
	}
	return t.prototype.render = function(t, n, r, i) {
		this.axisPointerClass && iA(t), e.prototype.render.apply(this, arguments), this._doUpdateAxisPointerClass(t, r, !0);
	}, t.prototype.updateAxisPointer = function(e, t, n, r) {
		this._doUpdateAxisPointerClass(e, n, !1);
	}, t.prototype.remove = function(e, t) {
		var n = this._axisPointer;
		n && n.remove(t);
	}, t.prototype.dispose = function(t, n) {
		this._disposeAxisPointer(n), e.prototype.dispose.apply(this, arguments);
	}, t.prototype._doUpdateAxisPointerClass = function(e, n, r) {
		var i = t.getAxisPointerClass(this.axisPointerClass);
		if (i) {
			var a = oA(e);
			a ? (this._axisPointer ||= new i()).render(e, a, n, r) : this._disposeAxisPointer(n);
		}
	}, t.prototype._disposeAxisPointer = function(e) {
		this._axisPointer && this._axisPointer.dispose(e), this._axisPointer = null;
	}, t.registerAxisPointerClass = function(e, t) {
		if (process.env.NODE_ENV !== `production` && lA[e]) throw Error(`axisPointer ` + e + ` exists`);
		lA[e] = t;
	}, t.getAxisPointerClass = function(e) {
		return e && lA[e];
	}, t.type = `axis`, t;
}(BT), dA = _c();
function fA(e, t, n, r) {
	var i = n.axis;
	if (!i.scale.isBlank()) {
		var a = n.getModel(`splitArea`), o = a.getModel(`areaStyle`), s = o.get(`color`), c = r.coordinateSystem.getRect(), l = i.getTicksCoords({
			tickModel: a,
			breakTicks: `none`,
			pruneByBreak: `preserve_extent_bound`
		});
		if (l.length) {
			var u = s.length, d = dA(e).splitAreaColors, f = K(), p = 0;
			if (d) for (var m = 0; m < l.length; m++) {
				var h = d.get(l[m].tickValue);
				if (h != null) {
					p = (h + (u - 1) * m) % u;
					break;
				}
			}
			var g = i.toGlobalCoord(l[0].coord), _ = o.getAreaStyle();
			s = R(s) ? s : [s];
			for (var m = 1; m < l.length; m++) {
				var v = i.toGlobalCoord(l[m].coord), y = void 0, b = void 0, x = void 0, S = void 0;
				i.isHorizontal() ? (y = g, b = c.y, x = v - y, S = c.height, g = y + x) : (y = c.x, b = g, x = c.width, S = v - b, g = b + S);
				var C = l[m - 1].tickValue;
				C != null && f.set(C, p), t.add(new Mo({
					anid: C == null ? null : `area_` + C,
					shape: {
						x: y,
						y: b,
						width: x,
						height: S
					},
					style: k({ fill: s[p] }, _),
					autoBatch: !0,
					silent: !0
				})), p = (p + 1) % u;
			}
			dA(e).splitAreaColors = f;
		}
	}
}
function pA(e) {
	dA(e).splitAreaColors = null;
}
var mA = [
	`splitArea`,
	`splitLine`,
	`minorSplitLine`,
	`breakArea`
], hA = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n.axisPointerClass = `CartesianAxisPointer`, n;
	}
	return t.prototype.render = function(t, n, r, i) {
		this.group.removeAll();
		var a = this._axisGroup;
		this._axisGroup = new Pu(), this.group.add(this._axisGroup), Qy(t) && (this._axisGroup.add(t.axis.axisBuilder.group), P(mA, function(e) {
			t.get([e, `show`]) && gA[e](this, this._axisGroup, t, t.getCoordSysModel(), r);
		}, this), i && i.type === `changeAxisOrder` && i.isInitSort || pf(a, this._axisGroup, t), e.prototype.render.call(this, t, n, r, i));
	}, t.prototype.remove = function() {
		pA(this);
	}, t.type = `cartesianAxis`, t;
}(uA), gA = {
	splitLine: function(e, t, n, r, i) {
		var a = n.axis;
		if (!a.scale.isBlank()) {
			var o = n.getModel(`splitLine`), s = o.getModel(`lineStyle`), c = s.get(`color`), l = o.get(`showMinLine`) !== !1, u = o.get(`showMaxLine`) !== !1;
			c = R(c) ? c : [c];
			for (var d = r.coordinateSystem.getRect(), f = a.isHorizontal(), p = 0, m = a.getTicksCoords({
				tickModel: o,
				breakTicks: `none`,
				pruneByBreak: `preserve_extent_bound`
			}), h = [], g = [], _ = s.getLineStyle(), v = 0; v < m.length; v++) {
				var y = a.toGlobalCoord(m[v].coord);
				if (!(v === 0 && !l || v === m.length - 1 && !u)) {
					var b = m[v].tickValue;
					f ? (h[0] = y, h[1] = d.y, g[0] = y, g[1] = d.y + d.height) : (h[0] = d.x, h[1] = y, g[0] = d.x + d.width, g[1] = y);
					var x = p++ % c.length, S = new fd({
						anid: b == null ? null : `line_` + b,
						autoBatch: !0,
						shape: {
							x1: h[0],
							y1: h[1],
							x2: g[0],
							y2: g[1]
						},
						style: k({ stroke: c[x] }, _),
						silent: !0
					});
					af(S.shape, _.lineWidth), t.add(S);
				}
			}
		}
	},
	minorSplitLine: function(e, t, n, r, i) {
		var a = n.axis, o = n.getModel(`minorSplitLine`).getModel(`lineStyle`), s = r.coordinateSystem.getRect(), c = a.isHorizontal(), l = a.getMinorTicksCoords();
		if (l.length) for (var u = [], d = [], f = o.getLineStyle(), p = 0; p < l.length; p++) for (var m = 0; m < l[p].length; m++) {
			var h = a.toGlobalCoord(l[p][m].coord);
			c ? (u[0] = h, u[1] = s.y, d[0] = h, d[1] = s.y + s.height) : (u[0] = s.x, u[1] = h, d[0] = s.x + s.width, d[1] = h);
			var g = new fd({
				anid: `minor_line_` + l[p][m].tickValue,
				autoBatch: !0,
				shape: {
					x1: u[0],
					y1: u[1],
					x2: d[0],
					y2: d[1]
				},
				style: f,
				silent: !0
			});
			af(g.shape, f.lineWidth), t.add(g);
		}
	},
	splitArea: function(e, t, n, r, i) {
		fA(e, t, n, r);
	},
	breakArea: function(e, t, n, r, i) {
		var a = Jx(), o = n.axis.scale;
		a && o.type !== `ordinal` && a.rectCoordBuildBreakAxis(t, e, n, r.coordinateSystem.getRect(), i);
	}
}, _A = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n;
	}
	return t.type = `xAxis`, t;
}(hA), vA = function(e) {
	n(t, e);
	function t() {
		var t = e !== null && e.apply(this, arguments) || this;
		return t.type = _A.type, t;
	}
	return t.type = `yAxis`, t;
}(hA), yA = function(e) {
	n(t, e);
	function t() {
		var t = e !== null && e.apply(this, arguments) || this;
		return t.type = `grid`, t;
	}
	return t.prototype.render = function(e, t) {
		this.group.removeAll(), e.get(`show`) && this.group.add(new Mo({
			shape: e.coordinateSystem.getRect(),
			style: k({ fill: e.get(`backgroundColor`) }, e.getItemStyle()),
			silent: !0,
			z2: -1
		}));
	}, t.type = `grid`, t;
}(BT), bA = { offset: 0 };
function xA(e) {
	e.registerComponentView(yA), e.registerComponentModel(oC), e.registerCoordinateSystem(`cartesian2d`, Lk), Sk(e, `x`, _k, bA), Sk(e, `y`, _k, bA), e.registerComponentView(_A), e.registerComponentView(vA), e.registerPreprocessor(function(e) {
		e.xAxis && e.yAxis && !e.grid && (e.grid = {});
	});
}
function SA(e) {
	ck(xA), e.registerSeriesModel(lk), e.registerChartView(mk), e.registerLayout(xb(`scatter`));
}
function CA(e) {
	return e;
}
var wA = `view`;
(function(e) {
	n(t, e);
	function t(t, n, r) {
		var i = e.call(this) || this;
		i.type = wA, i.dimensions = [`x`, `y`];
		var a = CA(i);
		a.invertY = t, a.lgCt = n, a.lgGeo = r;
		var o = a.trans = [];
		return o[0] = Gn(), o[1] = Gn(), o[2] = Gn(), a.mtRaw = rt(), a.mtRawInv = rt(), a.mtOverall = rt(), a.mtOverallInv = rt(), a.zoom = 1, i;
	}
	return t.prototype.getBoundingRect = function() {
		return DA(null, this);
	}, t.prototype.getViewRect = function() {
		return OA(null, this);
	}, t.prototype.getRoamTransform = function() {
		return Wn(CA(this).trans[1]);
	}, t.prototype.dataToPoint = function(e, t, n) {
		var r = t ? CA(this).mtRaw : CA(this).mtOverall;
		return n ||= [], r ? Tt(n, e, r) : ft(n, e);
	}, t.prototype.pointToData = function(e, t, n) {
		n ||= [];
		var r = CA(this).mtOverallInv;
		return r ? Tt(n, e, r) : ft(n, e);
	}, t.prototype.convertToPixel = function(e, t, n) {
		var r = kA(t);
		return r === this ? r.dataToPoint(n) : null;
	}, t.prototype.convertFromPixel = function(e, t, n) {
		var r = kA(t);
		return r === this ? r.pointToData(n) : null;
	}, t.prototype.containPoint = function(e) {
		var t = CA(this);
		return Wt(TA, t.dataRect), Kt(TA, TA, t.mtOverall), qt(TA, e[0], e[1]);
	}, t.dimensions = [`x`, `y`], t;
})(Un);
var TA = Ht();
function EA(e) {
	return CA(e).zoom;
}
function DA(e, t) {
	return Wt(e || Ht(), CA(t).dataRect);
}
function OA(e, t) {
	return Wt(e || Ht(), CA(t).viewRect);
}
Ht();
function kA(e) {
	var t = e.seriesModel;
	return t ? t.coordinateSystem : null;
}
Gn(), Gn();
var AA = function() {
	function e() {}
	return e.prototype._hasEncodeRule = function(e) {
		var t = this.getEncode();
		return t && t.get(e) != null;
	}, e.prototype.getInitialData = function(e, t) {
		var n, r = t.getComponent(`xAxis`, this.get(`xAxisIndex`)), i = t.getComponent(`yAxis`, this.get(`yAxisIndex`)), a = r.get(`type`), o = i.get(`type`), s, c = e.layout;
		a === `category` ? (c = `horizontal`, n = r.getOrdinalMeta(), s = !this._hasEncodeRule(`x`)) : o === `category` && (c = `vertical`, n = i.getOrdinalMeta(), s = !this._hasEncodeRule(`y`)), c ||= o === `time` ? `vertical` : `horizontal`, this._layout = c;
		var l = [`x`, `y`], u = c === `horizontal` ? 0 : 1, d = this._baseAxisDim = l[u], f = l[1 - u], p = [r, i], m = p[u].get(`type`), h = p[1 - u].get(`type`), g = e.data;
		if (g && s) {
			var _ = [];
			P(g, function(e, t) {
				var n;
				R(e) ? (n = e.slice(), e.unshift(t)) : R(e.value) ? (n = D({}, e), n.value = n.value.slice(), e.value.unshift(t)) : n = e, _.push(n);
			}), e.data = _;
		}
		var v = this.defaultValueDimensions, y = [{
			name: d,
			type: rm(m),
			ordinalMeta: n,
			otherDims: {
				tooltip: !1,
				itemName: 0
			},
			dimsDef: [`base`]
		}, {
			name: f,
			type: rm(h),
			dimsDef: v.slice()
		}];
		return vC(this, {
			coordDimensions: y,
			dimensionsCount: v.length + 1,
			encodeDefaulter: ie(vp, y, this)
		});
	}, e.prototype.getBaseAxis = function() {
		var e = this._baseAxisDim;
		return this.ecModel.getComponent(e + `Axis`, this.get(e + `AxisIndex`)).axis;
	}, e.prototype.getWhiskerBoxesLayout = function() {
		return this._layout;
	}, e;
}();
function jA(e, t) {
	for (var n = t.ends.length, r = 0, i = 0; i < n; i++) e.contain(t.ends[i][0], t.ends[i][1]) && r++;
	return r ? +(r < n) : 2;
}
var MA = `boxplot`, NA = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n.defaultValueDimensions = [
			{
				name: `min`,
				defaultTooltip: !0
			},
			{
				name: `Q1`,
				defaultTooltip: !0
			},
			{
				name: `median`,
				defaultTooltip: !0
			},
			{
				name: `Q3`,
				defaultTooltip: !0
			},
			{
				name: `max`,
				defaultTooltip: !0
			}
		], n.visualDrawType = `stroke`, n;
	}
	return t.type = `series.` + MA, t.dependencies = [
		`xAxis`,
		`yAxis`,
		`grid`
	], t.defaultOption = {
		z: 2,
		coordinateSystem: `cartesian2d`,
		legendHoverLink: !0,
		layout: null,
		clip: !0,
		boxWidth: [7, 50],
		itemStyle: {
			color: Q.color.neutral00,
			borderWidth: 1
		},
		emphasis: {
			scale: !0,
			itemStyle: {
				borderWidth: 2,
				shadowBlur: 5,
				shadowOffsetX: 1,
				shadowOffsetY: 1,
				shadowColor: Q.color.shadow
			}
		},
		animationDuration: 800
	}, t;
}(k_);
M(NA, AA, !0);
var PA = function(e) {
	n(t, e);
	function t() {
		var t = e !== null && e.apply(this, arguments) || this;
		return t.type = MA, t;
	}
	return t.prototype.render = function(e, t, n) {
		var r = e.getData(), i = this.group, a = this._data;
		this._data || i.removeAll();
		var o = +(e.getWhiskerBoxesLayout() === `horizontal`), s = e.get(`clip`, !0), c = e.coordinateSystem, l = c.getArea && c.getArea(), u = s && jv(c, !1, e);
		r.diff(a).add(function(e) {
			if (r.hasValue(e)) {
				var t = r.getItemLayout(e), n = s ? jA(l, t) : 0;
				if (n === 2) return;
				var a = LA(t, r, e, o, !0);
				Mv(n === 1, a, u), r.setItemGraphicEl(e, a), i.add(a);
			}
		}).update(function(e, t) {
			var n = a.getItemGraphicEl(t);
			if (!r.hasValue(e)) i.remove(n);
			else {
				var c = r.getItemLayout(e), d = s ? jA(l, c) : 0;
				d === 2 ? i.remove(n) : (n ? (Ud(n), RA(c, n, r, e)) : n = LA(c, r, e, o), Mv(d === 1, n, u), i.add(n), r.setItemGraphicEl(e, n));
			}
		}).remove(function(e) {
			var t = a.getItemGraphicEl(e);
			t && i.remove(t);
		}).execute(), this._data = r;
	}, t.prototype.remove = function(e) {
		var t = this.group, n = this._data;
		this._data = null, n && n.eachItemGraphicEl(function(e) {
			e && t.remove(e);
		});
	}, t.type = MA, t;
}(Cv), FA = function() {
	function e() {}
	return e;
}(), IA = function(e) {
	n(t, e);
	function t(t) {
		var n = e.call(this, t) || this;
		return n.type = `boxplotBoxPath`, n;
	}
	return t.prototype.getDefaultShape = function() {
		return new FA();
	}, t.prototype.buildPath = function(e, t) {
		var n = t.points, r = 0;
		for (e.moveTo(n[r][0], n[r][1]), r++; r < 4; r++) e.lineTo(n[r][0], n[r][1]);
		for (e.closePath(); r < n.length; r++) e.moveTo(n[r][0], n[r][1]), r++, e.lineTo(n[r][0], n[r][1]);
	}, t;
}(Y);
function LA(e, t, n, r, i) {
	var a = e.ends, o = new IA({ shape: { points: i ? zA(a, r, e) : a } });
	return RA(e, o, t, n, i), o;
}
function RA(e, t, n, r, i) {
	var a = n.hostModel, o = Wd[i ? `initProps` : `updateProps`];
	o(t, { shape: { points: e.ends } }, a, r), t.useStyle(n.getItemVisual(r, `style`)), t.style.strokeNoScale = !0, t.z2 = 100;
	var s = n.getItemModel(r), c = s.getModel(`emphasis`);
	au(t, s), tu(t, c.get(`focus`), c.get(`blurScope`), c.get(`disabled`));
}
function zA(e, t, n) {
	return F(e, function(e) {
		return e = e.slice(), e[t] = n.initBaseline, e;
	});
}
var BA = Ic(), VA = Wc(MA, HA);
function HA(e) {
	var t = tC(MA);
	fx(e, t, function(e) {
		var n = dx(e, t);
		if (n) {
			var r = UA(e, n);
			lx(e, t, function(e) {
				var t = e.seriesIndex;
				WA(e, r.boxOffsetList[t], r.boxWidthList[t]);
			});
		}
	});
}
function UA(e, t) {
	var n = [], r = [], i = [], a = Cx(e, {
		fromStat: { key: tC(MA) },
		min: 1
	}).w;
	lx(e, tC(MA), function(e) {
		var t = e.get(`boxWidth`);
		R(t) || (t = [t, t]), i[e.seriesIndex] = [ds(t[0], a) || 0, ds(t[1], a) || 0];
	});
	var o = a * .8 - 2, s = o / t * .3, c = (o - s * (t - 1)) / t, l = c / 2 - o / 2;
	return lx(e, tC(MA), function(e) {
		var t = e.seriesIndex;
		r[t] = l, l += s + c, n[t] = es(X(c, i[t][0]), i[t][1]);
	}), {
		boxOffsetList: r,
		boxWidthList: n
	};
}
function WA(e, t, n) {
	var r = e.coordinateSystem, i = e.getData(), a = n / 2, o = e.getWhiskerBoxesLayout() === `horizontal` ? 0 : 1, s = 1 - o, c = [`x`, `y`], l = i.mapDimension(c[o]), u = i.mapDimensionsAll(c[s]);
	if (l == null || u.length < 5) return;
	for (var d = 0; d < i.count(); d++) {
		var f = i.get(l, d), p = y(f, u[2], d), m = y(f, u[0], d), h = y(f, u[1], d), g = y(f, u[3], d), _ = y(f, u[4], d), v = [];
		b(v, h, !1), b(v, g, !0), v.push(m, h, _, g), x(v, m), x(v, _), x(v, p), i.setItemLayout(d, {
			initBaseline: p[s],
			ends: v
		});
	}
	function y(e, n, a) {
		var c = i.get(n, a), l = [];
		l[o] = e, l[s] = c;
		var u;
		return isNaN(e) || isNaN(c) ? u = [NaN, NaN] : (u = r.dataToPoint(l), u[o] += t), u;
	}
	function b(e, t, n) {
		var r = t.slice(), i = t.slice();
		r[o] += a, i[o] -= a, n ? e.push(r, i) : e.push(i, r);
	}
	function x(e, t) {
		var n = t.slice(), r = t.slice();
		n[o] -= a, r[o] += a, e.push(n, r);
	}
}
function GA(e) {
	BA(e, function() {
		var t = tC(MA);
		yx(e, {
			key: t,
			seriesType: MA,
			getMetrics: nC
		}), KS(t, eC(t));
	});
}
function KA(e, t) {
	t ||= {};
	for (var n = [], r = [], i = t.boundIQR, a = i === `none` || i === 0, o = 0; o < e.length; o++) {
		var s = hs(e[o].slice()), c = Os(s, .25), l = Os(s, .5), u = Os(s, .75), d = s[0], f = s[s.length - 1], p = (i ?? 1.5) * (u - c), m = a ? d : Math.max(d, c - p), h = a ? f : Math.min(f, u + p), g = t.itemNameFormatter, _ = z(g) ? g({ value: o }) : B(g) ? g.replace(`{value}`, o + ``) : o + ``;
		n.push([
			_,
			m,
			c,
			l,
			u,
			h
		]);
		for (var v = 0; v < s.length; v++) {
			var y = s[v];
			if (y < m || y > h) {
				var b = [_, y];
				r.push(b);
			}
		}
	}
	return {
		boxData: n,
		outliers: r
	};
}
var qA = {
	type: `echarts:boxplot`,
	transform: function(e) {
		var t = e.upstream;
		if (t.sourceFormat !== `arrayRows`) {
			var n = ``;
			process.env.NODE_ENV !== `production` && (n = Ws(`source data is not applicable for this boxplot transform. Expect number[][].`)), Gs(n);
		}
		var r = KA(t.getRawData(), e.config);
		return [{
			dimensions: [
				`ItemName`,
				`Low`,
				`Q1`,
				`Q2`,
				`Q3`,
				`High`
			],
			data: r.boxData
		}, { data: r.outliers }];
	}
};
function JA(e) {
	e.registerSeriesModel(NA), e.registerChartView(PA), e.registerLayout(VA), e.registerTransform(qA), GA(e);
}
var YA = {
	color: `fill`,
	borderColor: `stroke`
}, XA = {
	symbol: 1,
	symbolSize: 1,
	symbolKeepAspect: 1,
	legendIcon: 1,
	visualMeta: 1,
	liftZ: 1,
	decal: 1
}, ZA = _c(), QA = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n;
	}
	return t.prototype.optionUpdated = function() {
		this.currentZLevel = this.get(`zlevel`, !0), this.currentZ = this.get(`z`, !0);
	}, t.prototype.getInitialData = function(e, t) {
		return lh(null, this);
	}, t.prototype.getDataParams = function(t, n, r) {
		var i = e.prototype.getDataParams.call(this, t, n);
		return r && (i.info = ZA(r).info), i;
	}, t.type = `series.custom`, t.dependencies = [
		`grid`,
		`polar`,
		`geo`,
		`singleAxis`,
		`calendar`,
		`matrix`
	], t.defaultOption = {
		coordinateSystem: `cartesian2d`,
		z: 2,
		legendHoverLink: !0,
		clip: !1
	}, t;
}(k_);
function $A(e, t) {
	return t ||= [0, 0], F([`x`, `y`], function(n, r) {
		var i = this.getAxis(n), a = t[r], o = e[r] / 2;
		return i.type === `category` ? Cx(i).w : Math.abs(i.dataToCoord(a - o) - i.dataToCoord(a + o));
	}, this);
}
function ej(e) {
	var t = e.master.getRect();
	return {
		coordSys: {
			type: `cartesian2d`,
			x: t.x,
			y: t.y,
			width: t.width,
			height: t.height
		},
		api: {
			coord: function(t) {
				return e.dataToPoint(t);
			},
			size: re($A, e)
		}
	};
}
function tj(e, t) {
	return t ||= [0, 0], F([0, 1], function(n) {
		var r = t[n], i = e[n] / 2, a = [], o = [];
		return a[n] = r - i, o[n] = r + i, a[1 - n] = o[1 - n] = t[1 - n], Math.abs(this.dataToPoint(a)[n] - this.dataToPoint(o)[n]);
	}, this);
}
function nj(e) {
	var t = e.view, n = t.getBoundingRect();
	return {
		coordSys: {
			type: `geo`,
			x: n.x,
			y: n.y,
			width: n.width,
			height: n.height,
			zoom: EA(t)
		},
		api: {
			coord: function(t) {
				return e.dataToPoint(t);
			},
			size: re(tj, e)
		}
	};
}
function rj(e, t) {
	var n = this.getAxis(), r = t instanceof Array ? t[0] : t, i = (e instanceof Array ? e[0] : e) / 2;
	return n.type === `category` ? Cx(n).w : Math.abs(n.dataToCoord(r - i) - n.dataToCoord(r + i));
}
function ij(e) {
	var t = e.getRect();
	return {
		coordSys: {
			type: `singleAxis`,
			x: t.x,
			y: t.y,
			width: t.width,
			height: t.height
		},
		api: {
			coord: function(t) {
				return e.dataToPoint(t);
			},
			size: re(rj, e)
		}
	};
}
function aj(e, t) {
	return t ||= [0, 0], F([`Radius`, `Angle`], function(n, r) {
		var i = `get` + n + `Axis`, a = this[i](), o = t[r], s = e[r] / 2, c = a.type === `category` ? Cx(a).w : Math.abs(a.dataToCoord(o - s) - a.dataToCoord(o + s));
		return n === `Angle` && (c = c * Math.PI / 180), c;
	}, this);
}
function oj(e) {
	var t = e.getRadiusAxis(), n = e.getAngleAxis(), r = t.getExtent();
	return r[0] > r[1] && r.reverse(), {
		coordSys: {
			type: `polar`,
			cx: e.cx,
			cy: e.cy,
			r: r[1],
			r0: r[0]
		},
		api: {
			coord: function(r) {
				var i = t.dataToRadius(r[0]), a = n.dataToAngle(r[1]), o = e.coordToPoint([i, a]);
				return o.push(i, a * Math.PI / 180), o;
			},
			size: re(aj, e)
		}
	};
}
function sj(e) {
	var t = e.getRect(), n = e.getRangeInfo();
	return {
		coordSys: {
			type: `calendar`,
			x: t.x,
			y: t.y,
			width: t.width,
			height: t.height,
			cellWidth: e.getCellWidth(),
			cellHeight: e.getCellHeight(),
			rangeInfo: {
				start: n.start,
				end: n.end,
				weeks: n.weeks,
				dayCount: n.allDay
			}
		},
		api: {
			coord: function(t, n) {
				return e.dataToPoint(t, n);
			},
			layout: function(t, n) {
				return e.dataToLayout(t, n);
			}
		}
	};
}
function cj(e) {
	var t = e.getRect();
	return {
		coordSys: {
			type: `matrix`,
			x: t.x,
			y: t.y,
			width: t.width,
			height: t.height
		},
		api: {
			coord: function(t, n) {
				return e.dataToPoint(t, n);
			},
			layout: function(t, n) {
				return e.dataToLayout(t, n);
			}
		}
	};
}
var lj = {
	position: [`x`, `y`],
	scale: [`scaleX`, `scaleY`],
	origin: [`originX`, `originY`]
}, uj = L(lj), dj = ee(Kn, function(e, t) {
	return e[t] = 1, e;
}, {}), fj = Kn.join(`, `), pj = [
	``,
	`style`,
	`shape`,
	`extra`
], mj = _c();
function hj(e, t, n, r, i) {
	var a = e + `Animation`, o = Fd(e, r, i) || {}, s = mj(t).userDuring;
	return o.duration > 0 && (o.during = s ? re(Ej, {
		el: t,
		userDuring: s
	}) : null, o.setToFinal = !0, o.scope = e), D(o, n[a]), o;
}
function gj(e, t, n, r) {
	r ||= {};
	var i = r.dataIndex, a = r.isInit, o = r.clearStyle, s = n.isAnimationEnabled(), c = mj(e), l = t.style;
	c.userDuring = t.during;
	var u = {}, d = {};
	if (Aj(e, t, d), e.type === `compound`) for (var f = e.shape.paths, p = t.shape.paths, m = 0; m < p.length; m++) {
		var h = p[m];
		Oj(`shape`, h, f[m]);
	}
	else Oj(`shape`, t, d), Oj(`extra`, t, d);
	if (!a && s && (kj(e, t, u), Dj(`shape`, e, t, u), Dj(`extra`, e, t, u), jj(e, t, l, u)), d.style = l, bj(e, d, o), Sj(e, t), s) {
		if (a) {
			var g = {};
			P(pj, function(e) {
				var n = e ? t[e] : t;
				n && n.enterFrom && (e && (g[e] = g[e] || {}), D(e ? g[e] : g, n.enterFrom));
			});
			var _ = hj(`enter`, e, t, n, i);
			_.duration > 0 && e.animateFrom(g, _);
		} else xj(e, t, i || 0, n, u);
	}
	_j(e, t), l ? e.dirty() : e.markRedraw();
}
function _j(e, t) {
	for (var n = mj(e).leaveToProps, r = 0; r < pj.length; r++) {
		var i = pj[r], a = i ? t[i] : t;
		a && a.leaveTo && (n ||= mj(e).leaveToProps = {}, i && (n[i] = n[i] || {}), D(i ? n[i] : n, a.leaveTo));
	}
}
function vj(e, t, n, r) {
	if (e) {
		var i = e.parent, a = mj(e).leaveToProps;
		if (a) {
			var o = hj(`update`, e, t, n, 0);
			o.done = function() {
				i && i.remove(e), r && r();
			}, e.animateTo(a, o);
		} else i && i.remove(e), r && r();
	}
}
function yj(e) {
	return e === `all`;
}
function bj(e, t, n) {
	var r = t.style;
	if (!e.isGroup && r) {
		if (n) {
			e.useStyle({});
			for (var i = e.animators, a = 0; a < i.length; a++) {
				var o = i[a];
				o.targetName === `style` && o.changeTarget(e.style);
			}
		}
		e.setStyle(r);
	}
	t && (t.style = null, t && e.attr(t), t.style = r);
}
function xj(e, t, n, r, i) {
	if (i) {
		var a = hj(`update`, e, t, r, n);
		a.duration > 0 && e.animateFrom(i, a);
	}
}
function Sj(e, t) {
	q(t, `silent`) && (e.silent = t.silent), q(t, `ignore`) && (e.ignore = t.ignore), e instanceof da && q(t, `invisible`) && (e.invisible = t.invisible), e instanceof Y && q(t, `autoBatch`) && (e.autoBatch = t.autoBatch);
}
var Cj = {}, wj = {
	setTransform: function(e, t) {
		return process.env.NODE_ENV !== `production` && G(q(dj, e), `Only ` + fj + " available in `setTransform`."), Cj.el[e] = t, this;
	},
	getTransform: function(e) {
		return process.env.NODE_ENV !== `production` && G(q(dj, e), `Only ` + fj + " available in `getTransform`."), Cj.el[e];
	},
	setShape: function(e, t) {
		process.env.NODE_ENV !== `production` && Tj(e);
		var n = Cj.el, r = n.shape ||= {};
		return r[e] = t, n.dirtyShape && n.dirtyShape(), this;
	},
	getShape: function(e) {
		process.env.NODE_ENV !== `production` && Tj(e);
		var t = Cj.el.shape;
		if (t) return t[e];
	},
	setStyle: function(e, t) {
		process.env.NODE_ENV !== `production` && Tj(e);
		var n = Cj.el, r = n.style;
		return r && (process.env.NODE_ENV !== `production` && ue(t) && Bs(`style.` + e + ` must not be assigned with NaN.`), r[e] = t, n.dirtyStyle && n.dirtyStyle()), this;
	},
	getStyle: function(e) {
		process.env.NODE_ENV !== `production` && Tj(e);
		var t = Cj.el.style;
		if (t) return t[e];
	},
	setExtra: function(e, t) {
		process.env.NODE_ENV !== `production` && Tj(e);
		var n = Cj.el.extra || (Cj.el.extra = {});
		return n[e] = t, this;
	},
	getExtra: function(e) {
		process.env.NODE_ENV !== `production` && Tj(e);
		var t = Cj.el.extra;
		if (t) return t[e];
	}
};
function Tj(e) {
	if (process.env.NODE_ENV !== `production` && (e === `transition` || e === `enterFrom` || e === `leaveTo`)) throw Error(`key must not be "` + e + `"`);
}
function Ej() {
	var e = this, t = e.el;
	if (t) {
		var n = mj(t).userDuring, r = e.userDuring;
		n === r ? (Cj.el = t, r(wj)) : e.el = e.userDuring = null;
	}
}
function Dj(e, t, n, r) {
	var i = n[e];
	if (i) {
		var a = t[e], o;
		if (a) {
			var s = n.transition, c = i.transition;
			if (c) {
				if (!o && (o = r[e] = {}), yj(c)) D(o, a);
				else for (var l = Ys(c), u = 0; u < l.length; u++) {
					var d = l[u], f = a[d];
					o[d] = f;
				}
			} else if (yj(s) || A(s, e) >= 0) {
				!o && (o = r[e] = {});
				for (var p = L(a), u = 0; u < p.length; u++) {
					var d = p[u], f = a[d];
					Mj(i[d], f) && (o[d] = f);
				}
			}
		}
	}
}
function Oj(e, t, n) {
	var r = t[e];
	if (r) for (var i = n[e] = {}, a = L(r), o = 0; o < a.length; o++) {
		var s = a[o];
		i[s] = xi(r[s]);
	}
}
function kj(e, t, n) {
	for (var r = t.transition, i = yj(r) ? Kn : Ys(r || []), a = 0; a < i.length; a++) {
		var o = i[a];
		if (o !== `style` && o !== `shape` && o !== `extra`) {
			var s = e[o];
			process.env.NODE_ENV !== `production` && Nj(o, `el.transition`), n[o] = s;
		}
	}
}
function Aj(e, t, n) {
	for (var r = 0; r < uj.length; r++) {
		var i = uj[r], a = lj[i], o = t[i];
		o && (n[a[0]] = o[0], n[a[1]] = o[1]);
	}
	for (var r = 0; r < Kn.length; r++) {
		var s = Kn[r];
		t[s] != null && (n[s] = t[s]);
	}
}
function jj(e, t, n, r) {
	if (n) {
		var i = e.style, a;
		if (i) {
			var o = n.transition, s = t.transition;
			if (o && !yj(o)) {
				var c = Ys(o);
				!a && (a = r.style = {});
				for (var l = 0; l < c.length; l++) {
					var u = c[l], d = i[u];
					a[u] = d;
				}
			} else if (e.getAnimationStyleProps && (yj(s) || yj(o) || A(s, `style`) >= 0)) {
				var f = e.getAnimationStyleProps(), p = f ? f.style : null;
				if (p) {
					!a && (a = r.style = {});
					for (var m = L(n), l = 0; l < m.length; l++) {
						var u = m[l];
						if (p[u]) {
							var d = i[u];
							a[u] = d;
						}
					}
				}
			}
		}
	}
}
function Mj(e, t) {
	return N(e) ? e !== t : e != null && isFinite(e);
}
var Nj;
process.env.NODE_ENV !== `production` && (Nj = function(e, t) {
	q(dj, e) || Bs("Prop `" + e + "` is not a permitted in `" + t + "`. Only `" + L(dj).join("`, `") + "` are permitted.");
});
var Pj = _c(), Fj = [
	`percent`,
	`easing`,
	`shape`,
	`style`,
	`extra`
];
function Ij(e) {
	e.stopAnimation(`keyframe`), e.attr(Pj(e));
}
function Lj(e, t, n) {
	if (n.isAnimationEnabled() && t) {
		if (R(t)) P(t, function(t) {
			Lj(e, t, n);
		});
		else {
			var r = t.keyframes, i = t.duration;
			if (n && i == null) {
				var a = Fd(`enter`, n, 0);
				i = a && a.duration;
			}
			if (r && i) {
				var o = Pj(e);
				P(pj, function(n) {
					if (!n || e[n]) {
						var a, s = !1;
						r.sort(function(e, t) {
							return e.percent - t.percent;
						}), P(r, function(r) {
							var c = e.animators, l = n ? r[n] : r;
							if (process.env.NODE_ENV !== `production` && r.percent >= 1 && (s = !0), l) {
								var u = L(l);
								if (n || (u = I(u, function(e) {
									return A(Fj, e) < 0;
								})), u.length) {
									a || (a = e.animate(n, t.loop, !0), a.scope = `keyframe`);
									for (var d = 0; d < c.length; d++) c[d] !== a && c[d].targetName === a.targetName && c[d].stopTracks(u);
									n && (o[n] = o[n] || {});
									var f = n ? o[n] : o;
									P(u, function(t) {
										f[t] = ((n ? e[n] : e) || {})[t];
									}), a.whenWithKeys(i * r.percent, l, u, r.easing);
								}
							}
						}), a && (process.env.NODE_ENV !== `production` && (s || Bs(`End frame with percent: 1 is missing in the keyframeAnimation.`, !0)), a.delay(t.delay || 0).duration(i).start(t.easing));
					}
				});
			}
		}
	}
}
var Rj = `emphasis`, zj = `normal`, Bj = `blur`, Vj = `select`, Hj = [
	zj,
	Rj,
	Bj,
	Vj
], Uj = {
	normal: [`itemStyle`],
	emphasis: [Rj, `itemStyle`],
	blur: [Bj, `itemStyle`],
	select: [Vj, `itemStyle`]
}, Wj = {
	normal: [`label`],
	emphasis: [Rj, `label`],
	blur: [Bj, `label`],
	select: [Vj, `label`]
}, Gj = [`x`, `y`], Kj = `e\0\0`, qj = {
	normal: {},
	emphasis: {},
	blur: {},
	select: {}
}, Jj = {
	cartesian2d: ej,
	geo: nj,
	single: ij,
	polar: oj,
	calendar: sj,
	matrix: cj
};
function Yj(e) {
	return e instanceof Y;
}
function Xj(e) {
	return e instanceof da;
}
function Zj(e, t) {
	t.copyTransform(e), Xj(t) && Xj(e) && (t.setStyle(e.style), t.z = e.z, t.z2 = e.z2, t.zlevel = e.zlevel, t.invisible = e.invisible, t.ignore = e.ignore, Yj(t) && Yj(e) && t.setShape(e.shape));
}
var Qj = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n;
	}
	return t.prototype.render = function(e, t, n, r) {
		this._progressiveEls = null;
		var i = this._data, a = e.getData(), o = this.group, s = iM(e, a, t, n);
		i || o.removeAll(), a.diff(i).add(function(t) {
			oM(n, null, t, s(t, r), e, o, a);
		}).remove(function(t) {
			var n = i.getItemGraphicEl(t);
			n && vj(n, ZA(n).option, e);
		}).update(function(t, c) {
			oM(n, i.getItemGraphicEl(c), t, s(t, r), e, o, a);
		}).execute();
		var c = e.get(`clip`, !0) ? jv(e.coordinateSystem, !1, e) : null;
		c ? o.setClipPath(c) : o.removeClipPath(), this._data = a;
	}, t.prototype.incrementalPrepareRender = function(e, t, n) {
		this.group.removeAll(), this._data = null;
	}, t.prototype.incrementalRender = function(e, t, n, r, i) {
		var a = t.getData(), o = iM(t, a, n, r), s = this._progressiveEls = [];
		function c(e) {
			e.isGroup || (e.incremental = Vc(t), e.ensureState(`emphasis`).hoverLayer = 2);
		}
		for (var l = e.start; l < e.end; l++) {
			var u = oM(null, null, l, o(l, i), t, this.group, a);
			u && (u.traverse(c), s.push(u));
		}
	}, t.prototype.eachRendered = function(e) {
		Ef(this._progressiveEls || this.group, e);
	}, t.prototype.filterForExposedEvent = function(e, t, n, r) {
		var i = t.element;
		if (i == null || n.name === i) return !0;
		for (; (n = n.__hostTarget || n.parent) && n !== this.group;) if (n.name === i) return !0;
		return !1;
	}, t.type = `custom`, t;
}(Cv);
function $j(e) {
	var t = e.type, n;
	if (t === `path`) {
		var r = e.shape, i = r.width != null && r.height != null ? {
			x: r.x || 0,
			y: r.y || 0,
			width: r.width,
			height: r.height
		} : null, a = bM(r);
		n = $d(a, null, i, r.layout || `center`), ZA(n).customPathData = a;
	} else if (t === `image`) n = new wo({}), ZA(n).customImagePath = e.style.image;
	else if (t === `text`) n = new Lo({});
	else if (t === `group`) n = new Pu();
	else if (t === `compoundPath`) {
		var r = e.shape;
		if (!r || !r.paths) {
			var o = ``;
			process.env.NODE_ENV !== `production` && (o = `shape.paths must be specified in compoundPath`), Gs(o);
		}
		n = new yd({ shape: { paths: F(r.paths, function(e) {
			if (e.type === `path`) return $d(e.shape.pathData, e, null);
			var n = Qd(e.type);
			if (!n) {
				var r = ``;
				process.env.NODE_ENV !== `production` && (r = `graphic type "` + t + `" can not be found.`), Gs(r);
			}
			return new n();
		}) } });
	} else {
		var s = Qd(t);
		if (!s) {
			var o = ``;
			process.env.NODE_ENV !== `production` && (o = `graphic type "` + t + `" can not be found.`), Gs(o);
		}
		n = new s();
	}
	return ZA(n).customGraphicType = t, n.name = e.name, n.z2EmphasisLift = 1, n.z2SelectLift = 1, n;
}
function eM(e, t, n, r, i, a, o) {
	Ij(t);
	var s = i && i.normal.cfg;
	s && t.setTextConfig(s), r && r.transition == null && (r.transition = Gj);
	var c = r && r.style;
	if (c) {
		if (t.type === `text`) {
			var l = c;
			q(l, `textFill`) && (l.fill = l.textFill), q(l, `textStroke`) && (l.stroke = l.textStroke);
		}
		var u = void 0, d = Yj(t) ? c.decal : null;
		e && d && (d.dirty = !0, u = xD(d, e)), c.__decalPattern = u;
	}
	if (Xj(t) && c) {
		var u = c.__decalPattern;
		u && (c.decal = u);
	}
	gj(t, r, a, {
		dataIndex: n,
		isInit: o,
		clearStyle: !0
	}), Lj(t, r.keyframeAnimation, a);
}
function tM(e, t, n, r, i) {
	var a = t.isGroup ? null : t, o = i && i[e].cfg;
	if (a) {
		var s = a.ensureState(e);
		if (r === !1) {
			var c = a.getState(e);
			c && (c.style = null);
		} else s.style = r || null;
		o && (s.textConfig = o), Nl(a);
	}
}
function nM(e, t, n) {
	if (!e.isGroup) {
		var r = e, i = n.currentZ, a = n.currentZLevel;
		r.z = i, r.zlevel = a;
		var o = t.z2;
		o != null && (r.z2 = o || 0);
		for (var s = 0; s < Hj.length; s++) rM(r, t, Hj[s]);
	}
}
function rM(e, t, n) {
	var r = n === zj, i = r ? t : fM(t, n), a = i ? i.z2 : null, o;
	a != null && (o = r ? e : e.ensureState(n), o.z2 = a || 0);
}
function iM(e, t, n, r) {
	var i = e.get(`renderItem`);
	if (typeof i == `string`) {
		var a = jE(i);
		a ? i = a : process.env.NODE_ENV !== `production` && console.warn(`Custom series renderItem '` + i + `' not found.
                Call 'echarts.registerCustomSeries' to register it.`);
	}
	var o = e.coordinateSystem, s = {};
	o && (process.env.NODE_ENV !== `production` && (G(i, `series.render is required.`), G(o.prepareCustoms || Jj[o.type], `This coordSys does not support custom series.`)), s = o.prepareCustoms ? o.prepareCustoms(o) : Jj[o.type](o));
	for (var c = k({
		getWidth: r.getWidth,
		getHeight: r.getHeight,
		getZr: r.getZr,
		getDevicePixelRatio: r.getDevicePixelRatio,
		value: x,
		style: C,
		ordinalRawValue: S,
		styleEmphasis: w,
		visual: D,
		barLayout: O,
		currentSeriesIndices: A,
		font: j
	}, s.api || {}), l = {
		context: {},
		seriesId: e.id,
		seriesName: e.name,
		seriesIndex: e.seriesIndex,
		coordSys: s.coordSys,
		dataInsideLength: t.count(),
		encode: aM(e.getData()),
		itemPayload: e.get(`itemPayload`) || {}
	}, u, d, f = {}, p = {}, m = {}, h = {}, g = 0; g < Hj.length; g++) {
		var _ = Hj[g];
		m[_] = e.getModel(Uj[_]), h[_] = e.getModel(Wj[_]);
	}
	function v(e) {
		return e === u ? d ||= t.getItemModel(e) : t.getItemModel(e);
	}
	function y(e, n) {
		return t.hasItemOption ? e === u ? f[n] || (f[n] = v(e).getModel(Uj[n])) : v(e).getModel(Uj[n]) : m[n];
	}
	function b(e, n) {
		return t.hasItemOption ? e === u ? p[n] || (p[n] = v(e).getModel(Wj[n])) : v(e).getModel(Wj[n]) : h[n];
	}
	return function(e, n) {
		return u = e, d = null, f = {}, p = {}, i && i(k({
			dataIndexInside: e,
			dataIndex: t.getRawIndex(e),
			actionType: n ? n.type : null
		}, l), c);
	};
	function x(e, n) {
		return n ??= u, t.getStore().get(t.getDimensionIndex(e || 0), n);
	}
	function S(e, n) {
		n ??= u, e ||= 0;
		var r = t.getDimensionInfo(e);
		if (!r) {
			var i = t.getDimensionIndex(e);
			return i >= 0 ? t.getStore().get(i, n) : void 0;
		}
		var a = t.get(r.name, n), o = r && r.ordinalMeta;
		return o ? o.categories[a] : a;
	}
	function C(n, r) {
		process.env.NODE_ENV !== `production` && Vv(`api.style`, `Please write literal style directly instead.`), r ??= u;
		var i = t.getItemVisual(r, `style`), a = i && i.fill, o = i && i.opacity, s = y(r, zj).getItemStyle();
		a != null && (s.fill = a), o != null && (s.opacity = o);
		var c = { inheritColor: B(a) ? a : Q.color.neutral99 }, l = b(r, zj), d = Wf(l, null, c, !1, !0);
		d.text = l.getShallow(`show`) ? W(e.getFormattedLabel(r, zj), J_(t, r)) : null;
		var f = Gf(l, c, !1);
		return E(n, s), s = zv(s, d, f), n && T(s, n), s.legacy = !0, s;
	}
	function w(n, r) {
		process.env.NODE_ENV !== `production` && Vv(`api.styleEmphasis`, `Please write literal style directly instead.`), r ??= u;
		var i = y(r, Rj).getItemStyle(), a = b(r, Rj), o = Wf(a, null, null, !0, !0);
		o.text = a.getShallow(`show`) ? fe(e.getFormattedLabel(r, Rj), e.getFormattedLabel(r, zj), J_(t, r)) : null;
		var s = Gf(a, null, !0);
		return E(n, i), i = zv(i, o, s), n && T(i, n), i.legacy = !0, i;
	}
	function T(e, t) {
		for (var n in t) q(t, n) && (e[n] = t[n]);
	}
	function E(e, t) {
		e && (e.textFill && (t.textFill = e.textFill), e.textPosition && (t.textPosition = e.textPosition));
	}
	function D(e, n) {
		if (n ??= u, q(YA, e)) {
			var r = t.getItemVisual(n, `style`);
			return r ? r[YA[e]] : null;
		}
		if (q(XA, e)) return t.getItemVisual(n, e);
	}
	function O(e) {
		if (o.type === `cartesian2d`) return cC(k({ axis: o.getBaseAxis() }, e));
	}
	function A() {
		return n.getCurrentSeriesIndices();
	}
	function j(e) {
		return Qf(e, n);
	}
}
function aM(e) {
	var t = {};
	return P(e.dimensions, function(n) {
		var r = e.getDimensionInfo(n);
		if (!r.isExtraCoord) {
			var i = r.coordDim, a = t[i] = t[i] || [];
			a[r.coordDimIndex] = e.getDimensionIndex(n);
		}
	}), t;
}
function oM(e, t, n, r, i, a, o) {
	if (!r) a.remove(t);
	else {
		var s = sM(e, t, n, r, i, a);
		return s && o.setItemGraphicEl(n, s), s && tu(s, r.focus, r.blurScope, r.emphasisDisabled), s;
	}
}
function sM(e, t, n, r, i, a) {
	process.env.NODE_ENV !== `production` && G(r, `should not have an null/undefined element setting`);
	var o = -1, s = t;
	t && cM(t, r, i) && (o = A(a.childrenRef(), t), t = null);
	var c = !t, l = t;
	l ? l.clearStates() : (l = $j(r), s && Zj(s, l)), r.morph === !1 ? l.disableMorphing = !0 : l.disableMorphing && (l.disableMorphing = !1), r.tooltipDisabled && (l.tooltipDisabled = !0), qj.normal.cfg = qj.normal.conOpt = qj.emphasis.cfg = qj.emphasis.conOpt = qj.blur.cfg = qj.blur.conOpt = qj.select.cfg = qj.select.conOpt = null, qj.isLegacy = !1, uM(l, n, r, i, c, qj), lM(l, n, r, i, c), eM(e, l, n, r, qj, i, c), q(r, `info`) && (ZA(l).info = r.info);
	for (var u = 0; u < Hj.length; u++) {
		var d = Hj[u];
		if (d !== zj) {
			var f = fM(r, d), p = pM(r, f, d);
			tM(d, l, f, p, qj);
		}
	}
	return nM(l, r, i), r.type === `group` && mM(e, l, n, r, i), o >= 0 ? a.replaceAt(l, o) : a.add(l), l;
}
function cM(e, t, n) {
	var r = ZA(e), i = t.type, a = t.shape, o = t.style;
	return n.isUniversalTransitionEnabled() || i != null && i !== r.customGraphicType || i === `path` && xM(a) && bM(a) !== r.customPathData || i === `image` && q(o, `image`) && o.image !== r.customImagePath;
}
function lM(e, t, n, r, i) {
	var a = n.clipPath;
	if (a === !1) e && e.getClipPath() && e.removeClipPath();
	else if (a) {
		var o = e.getClipPath();
		o && cM(o, a, r) && (o = null), o || (o = $j(a), process.env.NODE_ENV !== `production` && G(Yj(o), "Only any type of `path` can be used in `clipPath`, rather than " + o.type + `.`), e.setClipPath(o)), eM(null, o, t, a, null, r, i);
	}
}
function uM(e, t, n, r, i, a) {
	if (!(e.isGroup || e.type === `compoundPath`)) {
		dM(n, null, a), dM(n, Rj, a);
		var o = a.normal.conOpt, s = a.emphasis.conOpt, c = a.blur.conOpt, l = a.select.conOpt;
		if (o != null || s != null || l != null || c != null) {
			var u = e.getTextContent();
			if (o === !1) u && e.removeTextContent();
			else {
				o = a.normal.conOpt = o || { type: `text` }, u ? u.clearStates() : (u = $j(o), e.setTextContent(u)), eM(null, u, t, o, null, r, i);
				for (var d = o && o.style, f = 0; f < Hj.length; f++) {
					var p = Hj[f];
					if (p !== zj) {
						var m = a[p].conOpt;
						tM(p, u, m, pM(o, m, p), null);
					}
				}
				d ? u.dirty() : u.markRedraw();
			}
		}
	}
}
function dM(e, t, n) {
	var r = t ? fM(e, t) : e, i = t ? pM(e, r, Rj) : e.style, a = e.type, o = r ? r.textConfig : null, s = e.textContent, c = s ? t ? fM(s, t) : s : null;
	if (i && (n.isLegacy || Iv(i, a, !!o, !!c))) {
		n.isLegacy = !0;
		var l = Lv(i, a, !t);
		!o && l.textConfig && (o = l.textConfig), !c && l.textContent && (c = l.textContent);
	}
	if (!t && c) {
		var u = c;
		!u.type && (u.type = `text`), process.env.NODE_ENV !== `production` && G(u.type === `text`, `textContent.type must be "text"`);
	}
	var d = t ? n[t] : n.normal;
	d.cfg = o, d.conOpt = c;
}
function fM(e, t) {
	return t ? e ? e[t] : null : e;
}
function pM(e, t, n) {
	var r = t && t.style;
	return r == null && n === Rj && e && (r = e.styleEmphasis), r;
}
function mM(e, t, n, r, i) {
	var a = r.children, o = a ? a.length : 0, s = r.$mergeChildren, c = s === `byName` || r.diffChildrenByName, l = s === !1;
	if (o || c || l) {
		if (c) gM({
			api: e,
			oldChildren: t.children() || [],
			newChildren: a || [],
			dataIndex: n,
			seriesModel: i,
			group: t
		});
		else {
			l && t.removeAll();
			for (var u = 0; u < o; u++) {
				var d = a[u], f = t.childAt(u);
				d ? (d.ignore ??= !1, sM(e, f, n, d, i, t)) : (process.env.NODE_ENV !== `production` && G(f, `renderItem should not return a group containing elements as null/undefined/{} if they do not exist before.`), f.ignore = !0);
			}
			for (var p = t.childCount() - 1; p >= u; p--) hM(t, t.childAt(p), i);
		}
	}
}
function hM(e, t, n) {
	t && vj(t, ZA(e).option, n);
}
function gM(e) {
	new mp(e.oldChildren, e.newChildren, _M, _M, e).add(vM).update(vM).remove(yM).execute();
}
function _M(e, t) {
	return (e && e.name) ?? Kj + t;
}
function vM(e, t) {
	var n = this.context, r = e == null ? null : n.newChildren[e], i = t == null ? null : n.oldChildren[t];
	sM(n.api, i, n.dataIndex, r, n.seriesModel, n.group);
}
function yM(e) {
	var t = this.context, n = t.oldChildren[e];
	n && vj(n, ZA(n).option, t.seriesModel);
}
function bM(e) {
	return e && (e.pathData || e.d);
}
function xM(e) {
	return e && (q(e, `pathData`) || q(e, `d`));
}
function SM(e) {
	e.registerChartView(Qj), e.registerSeriesModel(QA);
}
var CM = _c(), wM = T, TM = re, EM = function() {
	function e() {
		this._dragging = !1, this.animationThreshold = 15;
	}
	return e.prototype.render = function(e, t, n, r) {
		var i = t.get(`value`), a = t.get(`status`);
		if (this._axisModel = e, this._axisPointerModel = t, this._api = n, r || this._lastValue !== i || this._lastStatus !== a) {
			this._lastValue = i, this._lastStatus = a;
			var o = this._group, s = this._handle;
			if (!a || a === `hide`) o && o.hide(), s && s.hide();
			else {
				o && o.show(), s && s.show();
				var c = {};
				this.makeElOption(c, i, e, t, n);
				var l = c.graphicKey;
				l !== this._lastGraphicKey && this.clear(n), this._lastGraphicKey = l;
				var u = this._moveAnimation = this.determineAnimation(e, t);
				if (!o) o = this._group = new Pu(), this.createPointerEl(o, c, e, t), this.createLabelEl(o, c, e, t), n.getZr().add(o);
				else {
					var d = ie(DM, t, u);
					this.updatePointerEl(o, c, d), this.updateLabelEl(o, c, d, t);
				}
				jM(o, t, !0), this._renderHandle(i);
			}
		}
	}, e.prototype.remove = function(e) {
		this.clear(e);
	}, e.prototype.dispose = function(e) {
		this.clear(e);
	}, e.prototype.determineAnimation = function(e, t) {
		var n = t.get(`animation`), r = e.axis, i = r.type === `category`, a = t.get(`snap`);
		if (!a && !i) return !1;
		if (n === `auto` || n == null) {
			var o = this.animationThreshold;
			if (i && Cx(r).w > o) return !0;
			if (a) {
				var s = aA(e).seriesDataCount, c = r.getExtent();
				return Math.abs(c[0] - c[1]) / s > o;
			}
			return !1;
		}
		return n === !0;
	}, e.prototype.makeElOption = function(e, t, n, r, i) {}, e.prototype.createPointerEl = function(e, t, n, r) {
		var i = t.pointer;
		if (i) {
			var a = CM(e).pointerEl = new Wd[i.type](wM(t.pointer));
			e.add(a);
		}
	}, e.prototype.createLabelEl = function(e, t, n, r) {
		if (t.label) {
			var i = CM(e).labelEl = new Lo(wM(t.label));
			e.add(i), kM(i, r);
		}
	}, e.prototype.updatePointerEl = function(e, t, n) {
		var r = CM(e).pointerEl;
		r && t.pointer && (r.setStyle(t.pointer.style), n(r, { shape: t.pointer.shape }));
	}, e.prototype.updateLabelEl = function(e, t, n, r) {
		var i = CM(e).labelEl;
		i && (i.setStyle(t.label.style), n(i, {
			x: t.label.x,
			y: t.label.y
		}), kM(i, r));
	}, e.prototype._renderHandle = function(e) {
		if (!this._dragging && this.updateHandleTransform) {
			var t = this._axisPointerModel, n = this._api.getZr(), r = this._handle, i = t.getModel(`handle`), a = t.get(`status`);
			if (!i.get(`show`) || !a || a === `hide`) r && n.remove(r), this._handle = null;
			else {
				var o;
				this._handle || (o = !0, r = this._handle = gf(i.get(`icon`), {
					cursor: `move`,
					draggable: !0,
					onmousemove: function(e) {
						jC(e.event);
					},
					onmousedown: TM(this._onHandleDragMove, this, 0, 0),
					drift: TM(this._onHandleDragMove, this),
					ondragend: TM(this._onHandleDragEnd, this)
				}), n.add(r)), jM(r, t, !1), r.setStyle(i.getItemStyle(null, [
					`color`,
					`borderColor`,
					`borderWidth`,
					`opacity`,
					`shadowColor`,
					`shadowBlur`,
					`shadowOffsetX`,
					`shadowOffsetY`
				]));
				var s = i.get(`size`);
				R(s) || (s = [s, s]), r.scaleX = s[0] / 2, r.scaleY = s[1] / 2, mC(this, `_doDispatchAxisPointer`, i.get(`throttle`) || 0, `fixRate`), this._moveHandleToValue(e, o);
			}
		}
	}, e.prototype._moveHandleToValue = function(e, t) {
		DM(this._axisPointerModel, !t && this._moveAnimation, this._handle, AM(this.getHandleTransform(e, this._axisModel, this._axisPointerModel)));
	}, e.prototype._onHandleDragMove = function(e, t) {
		var n = this._handle;
		if (n) {
			this._dragging = !0;
			var r = this.updateHandleTransform(AM(n), [e, t], this._axisModel, this._axisPointerModel);
			this._payloadInfo = r, n.stopAnimation(), n.attr(AM(r)), CM(n).lastProp = null, this._doDispatchAxisPointer();
		}
	}, e.prototype._doDispatchAxisPointer = function() {
		if (this._handle) {
			var e = this._payloadInfo, t = this._axisModel;
			this._api.dispatchAction({
				type: `updateAxisPointer`,
				x: e.cursorPoint[0],
				y: e.cursorPoint[1],
				tooltipOption: e.tooltipOption,
				axesInfo: [{
					axisDim: t.axis.dim,
					axisIndex: t.componentIndex
				}]
			});
		}
	}, e.prototype._onHandleDragEnd = function() {
		if (this._dragging = !1, this._handle) {
			var e = this._axisPointerModel.get(`value`);
			this._moveHandleToValue(e), this._api.dispatchAction({ type: `hideTip` });
		}
	}, e.prototype.clear = function(e) {
		this._lastValue = null, this._lastStatus = null;
		var t = e.getZr(), n = this._group, r = this._handle;
		t && n && (this._lastGraphicKey = null, n && t.remove(n), r && t.remove(r), this._group = null, this._handle = null, this._payloadInfo = null), hC(this, `_doDispatchAxisPointer`);
	}, e.prototype.doClear = function() {}, e.prototype.buildLabel = function(e, t, n) {
		return n ||= 0, {
			x: e[n],
			y: e[1 - n],
			width: t[n],
			height: t[1 - n]
		};
	}, e;
}();
function DM(e, t, n, r) {
	OM(CM(n).lastProp, r) || (CM(n).lastProp = r, t ? Ld(n, r, e) : (n.stopAnimation(), n.attr(r)));
}
function OM(e, t) {
	if (U(e) && U(t)) {
		var n = !0;
		return P(t, function(t, r) {
			n &&= OM(e[r], t);
		}), !!n;
	}
	return e === t;
}
function kM(e, t) {
	e[t.get([`label`, `show`]) ? `show` : `hide`]();
}
function AM(e) {
	return {
		x: e.x || 0,
		y: e.y || 0,
		rotation: e.rotation || 0
	};
}
function jM(e, t, n) {
	var r = t.get(`z`), i = t.get(`zlevel`);
	e && e.traverse(function(e) {
		e.type !== `group` && (r != null && (e.z = r), i != null && (e.zlevel = i), e.silent = n);
	});
}
function MM(e) {
	var t = e.get(`type`), n = e.getModel(t + `Style`), r;
	return t === `line` ? (r = n.getLineStyle(), r.fill = null) : t === `shadow` && (r = n.getAreaStyle(), r.stroke = null), r;
}
function NM(e, t, n, r, i) {
	var a = FM(n.get(`value`), t.axis, t.ecModel, n.get(`seriesDataIndices`), {
		precision: n.get([`label`, `precision`]),
		formatter: n.get([`label`, `formatter`])
	}), o = n.getModel(`label`), s = Og(o.get(`padding`) || 0), c = o.getFont(), l = cn(a, c), u = i.position, d = l.width + s[1] + s[3], f = l.height + s[0] + s[2], p = i.align;
	p === `right` && (u[0] -= d), p === `center` && (u[0] -= d / 2);
	var m = i.verticalAlign;
	m === `bottom` && (u[1] -= f), m === `middle` && (u[1] -= f / 2), PM(u, d, f, r);
	var h = o.get(`backgroundColor`);
	h && h !== `auto` || (h = t.get([
		`axisLine`,
		`lineStyle`,
		`color`
	])), e.label = {
		x: u[0],
		y: u[1],
		style: Wf(o, {
			text: a,
			font: c,
			fill: o.getTextColor(),
			padding: s,
			backgroundColor: h
		}),
		z2: 10
	};
}
function PM(e, t, n, r) {
	var i = r.getWidth(), a = r.getHeight();
	e[0] = Math.min(e[0] + t, i) - t, e[1] = Math.min(e[1] + n, a) - n, e[0] = Math.max(e[0], 0), e[1] = Math.max(e[1], 0);
}
function FM(e, t, n, r, i) {
	e = t.scale.parse(e);
	var a = t.scale.getLabel({ value: e }, { precision: i.precision }), o = i.formatter;
	if (o) {
		var s = {
			value: qy(t, { value: e }),
			axisDimension: t.dim,
			axisIndex: t.index,
			seriesData: []
		};
		P(r, function(e) {
			var t = n.getSeriesByIndex(e.seriesIndex), r = e.dataIndexInside, i = t && t.getDataParams(r);
			i && s.seriesData.push(i);
		}), B(o) ? a = o.replace(`{value}`, a) : z(o) && (a = o(s));
	}
	return a;
}
function IM(e, t, n) {
	var r = rt();
	return ct(r, r, n.rotation), st(r, r, n.position), lf([e.dataToCoord(t), (n.labelOffset || 0) + (n.labelDirection || 1) * (n.labelMargin || 0)], r);
}
function LM(e, t, n, r, i, a) {
	var o = cS.innerTextLayout(n.rotation, 0, n.labelDirection);
	n.labelMargin = i.get([`label`, `margin`]), NM(t, r, i, a, {
		position: IM(r.axis, e, n),
		align: o.textAlign,
		verticalAlign: o.textVerticalAlign
	});
}
function RM(e, t, n) {
	return n ||= 0, {
		x1: e[n],
		y1: e[1 - n],
		x2: t[n],
		y2: t[1 - n]
	};
}
function zM(e, t, n) {
	return n ||= 0, {
		x: e[n],
		y: e[1 - n],
		width: t[n],
		height: t[1 - n]
	};
}
function BM(e, t, n) {
	return Cx(e, {
		fromStat: { sers: F(t, function(e) {
			return n.getSeriesByIndex(e.seriesIndex);
		}) },
		min: 1
	}).w;
}
function VM(e, t, n) {
	return [X(es(t[0], t[1]), e - n / 2), es(e + n / 2, X(t[0], t[1]))];
}
var HM = function(e) {
	n(t, e);
	function t() {
		return e !== null && e.apply(this, arguments) || this;
	}
	return t.prototype.makeElOption = function(e, t, n, r, i) {
		var a = n.axis, o = a.grid, s = r.get(`type`), c = a.getGlobalExtent(), l = UM(o, a).getOtherAxis(a).getGlobalExtent(), u = a.toGlobalCoord(a.dataToCoord(t, !0));
		if (s && s !== `none`) {
			var d = MM(r), f = WM[s](a, u, c, l, r.get(`seriesDataIndices`), r.ecModel);
			f.style = d, e.graphicKey = f.type, e.pointer = f;
		}
		LM(t, e, kS(o.getRect(), n), n, r, i);
	}, t.prototype.getHandleTransform = function(e, t, n) {
		var r = kS(t.axis.grid.getRect(), t, { labelInside: !1 });
		r.labelMargin = n.get([`handle`, `margin`]);
		var i = IM(t.axis, e, r);
		return {
			x: i[0],
			y: i[1],
			rotation: r.rotation + (r.labelDirection < 0 ? Math.PI : 0)
		};
	}, t.prototype.updateHandleTransform = function(e, t, n, r) {
		var i = n.axis, a = i.grid, o = i.getGlobalExtent(!0), s = UM(a, i).getOtherAxis(i).getGlobalExtent(), c = i.dim === `x` ? 0 : 1, l = [e.x, e.y];
		l[c] += t[c], l[c] = es(o[1], l[c]), l[c] = X(o[0], l[c]);
		var u = (s[1] + s[0]) / 2, d = [u, u];
		return d[c] = l[c], {
			x: l[0],
			y: l[1],
			rotation: e.rotation,
			cursorPoint: d,
			tooltipOption: [{ verticalAlign: `middle` }, { align: `center` }][c]
		};
	}, t;
}(EM);
function UM(e, t) {
	var n = {};
	return n[t.dim + `AxisIndex`] = t.index, e.getCartesian(n);
}
var WM = {
	line: function(e, t, n, r) {
		return {
			type: `Line`,
			subPixelOptimize: !0,
			shape: RM([t, r[0]], [t, r[1]], GM(e))
		};
	},
	shadow: function(e, t, n, r, i, a) {
		var o = BM(e, i, a), s = r[1] - r[0], c = VM(t, n, o), l = c[0], u = c[1];
		return {
			type: `Rect`,
			shape: zM([l, r[0]], [u - l, s], GM(e))
		};
	}
};
function GM(e) {
	return e.dim === `x` ? 0 : 1;
}
var KM = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n;
	}
	return t.type = `axisPointer`, t.defaultOption = {
		show: `auto`,
		z: 50,
		type: `line`,
		snap: !1,
		triggerTooltip: !0,
		triggerEmphasis: !0,
		value: null,
		status: null,
		link: [],
		animation: null,
		animationDurationUpdate: 200,
		lineStyle: {
			color: Q.color.border,
			width: 1,
			type: `dashed`
		},
		shadowStyle: { color: Q.color.shadowTint },
		label: {
			show: !0,
			formatter: null,
			precision: `auto`,
			margin: 3,
			color: Q.color.neutral00,
			padding: [
				5,
				7,
				5,
				7
			],
			backgroundColor: Q.color.accent60,
			borderColor: null,
			borderWidth: 0,
			borderRadius: 3
		},
		handle: {
			show: !1,
			icon: `M10.7,11.9v-1.3H9.3v1.3c-4.9,0.3-8.8,4.4-8.8,9.4c0,5,3.9,9.1,8.8,9.4h1.3c4.9-0.3,8.8-4.4,8.8-9.4C19.5,16.3,15.6,12.2,10.7,11.9z M13.3,24.4H6.7v-1.2h6.6z M13.3,22H6.7v-1.2h6.6z M13.3,19.6H6.7v-1.2h6.6z`,
			size: 45,
			margin: 50,
			color: Q.color.accent40,
			throttle: 40
		}
	}, t;
}(Jg), qM = _c(), JM = P;
function YM(e, t, n) {
	if (!Oe.node) {
		var r = t.getZr();
		qM(r).records || (qM(r).records = {}), XM(r, t);
		var i = qM(r).records[e] || (qM(r).records[e] = {});
		i.handler = n;
	}
}
function XM(e, t) {
	if (qM(e).initialized) return;
	qM(e).initialized = !0, n(`click`, ie($M, `click`)), n(`mousemove`, ie($M, `mousemove`)), n(`mousewheel`, ie($M, `mousewheel`)), n(`globalout`, QM);
	function n(n, r) {
		e.on(n, function(n) {
			var i = eN(t);
			JM(qM(e).records, function(e) {
				e && r(e, n, i.dispatchAction);
			}), ZM(i.pendings, t);
		});
	}
}
function ZM(e, t) {
	var n = e.showTip.length, r = e.hideTip.length, i;
	n ? i = e.showTip[n - 1] : r && (i = e.hideTip[r - 1]), i && (i.dispatchAction = null, t.dispatchAction(i));
}
function QM(e, t, n) {
	e.handler(`leave`, null, n);
}
function $M(e, t, n, r) {
	t.handler(e, n, r);
}
function eN(e) {
	var t = {
		showTip: [],
		hideTip: []
	}, n = function(r) {
		var i = t[r.type];
		i ? i.push(r) : (r.dispatchAction = n, e.dispatchAction(r));
	};
	return {
		dispatchAction: n,
		pendings: t
	};
}
function tN(e, t) {
	if (!Oe.node) {
		var n = t.getZr();
		(qM(n).records || {})[e] && (qM(n).records[e] = null);
	}
}
var nN = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n;
	}
	return t.prototype.render = function(e, t, n) {
		var r = t.getComponent(`tooltip`), i = e.get(`triggerOn`) || r && r.get(`triggerOn`) || `mousemove|click|mousewheel`;
		YM(`axisPointer`, n, function(e, t, n) {
			i !== `none` && (e === `leave` || i.indexOf(e) >= 0) && n({
				type: `updateAxisPointer`,
				currTrigger: e,
				x: t && t.offsetX,
				y: t && t.offsetY
			});
		});
	}, t.prototype.remove = function(e, t) {
		tN(`axisPointer`, t);
	}, t.prototype.dispose = function(e, t) {
		tN(`axisPointer`, t);
	}, t.type = `axisPointer`, t;
}(BT);
function rN(e, t) {
	var n = [], r = e.seriesIndex, i;
	if (r == null || !(i = t.getSeriesByIndex(r))) return { point: [] };
	var a = i.getData(), o = gc(a, e);
	if (o == null || o < 0 || R(o)) return { point: [] };
	var s = a.getItemGraphicEl(o), c = i.coordinateSystem;
	if (i.getTooltipPosition) n = i.getTooltipPosition(o) || [];
	else if (c && c.dataToPoint) {
		if (e.isStacked) {
			var l = c.getBaseAxis(), u = c.getOtherAxis(l).dim, d = l.dim, f = +(u === `x` || u === `radius`), p = a.mapDimension(d), m = [];
			m[f] = a.get(p, o), m[1 - f] = a.get(a.getCalculationInfo(`stackResultDimension`), o), n = c.dataToPoint(m) || [];
		} else n = c.dataToPoint(a.getValues(F(c.dimensions, function(e) {
			return a.mapDimension(e);
		}), o)) || [];
	} else if (s) {
		var h = s.getBoundingRect().clone();
		h.applyTransform(s.transform), n = [h.x + h.width / 2, h.y + h.height / 2];
	}
	return {
		point: n,
		el: s
	};
}
var iN = _c();
function aN(e, t, n) {
	var r = e.currTrigger, i = [e.x, e.y], a = e, o = e.dispatchAction || re(n.dispatchAction, n), s = t.getComponent(`axisPointer`).coordSysAxesInfo;
	if (s) {
		hN(i) && (i = rN({
			seriesIndex: a.seriesIndex,
			dataIndex: a.dataIndex
		}, t).point);
		var c = hN(i), l = a.axesInfo, u = s.axesInfo, d = r === `leave` || hN(i), f = {}, p = {}, m = {
			list: [],
			map: {}
		}, h = {
			showPointer: ie(cN, p),
			showTooltip: ie(lN, m)
		};
		P(s.coordSysMap, function(e, t) {
			var n = c || e.containPoint(i);
			P(s.coordSysAxesInfo[t], function(e, t) {
				var r = e.axis, a = pN(l, e);
				if (!d && n && (!l || a)) {
					var o = a && a.value;
					o == null && !c && (o = r.pointToData(i)), o != null && oN(e, o, h, !1, f);
				}
			});
		});
		var g = {};
		return P(u, function(e, t) {
			var n = e.linkGroup;
			n && !p[t] && P(n.axesInfo, function(t, r) {
				var i = p[r];
				if (t !== e && i) {
					var a = i.value;
					n.mapper && (a = e.axis.scale.parse(n.mapper(a, mN(t), mN(e)))), g[e.key] = a;
				}
			});
		}), P(g, function(e, t) {
			oN(u[t], e, h, !0, f);
		}), uN(p, u, f), dN(m, i, e, o), fN(u, o, n), f;
	}
}
function oN(e, t, n, r, i) {
	var a = e.axis;
	if (!a.scale.isBlank() && a.containData(t)) {
		if (!e.involveSeries) n.showPointer(e, t);
		else {
			var o = sN(t, e), s = o.payloadBatch, c = o.snapToValue;
			s[0] && i.seriesIndex == null && D(i, s[0]), !r && e.snap && a.containData(c) && c != null && (t = c), n.showPointer(e, t, s), n.showTooltip(e, o, c);
		}
	}
}
function sN(e, t) {
	var n = t.axis, r = n.dim, i = e, a = [], o = Number.MAX_VALUE, s = -1;
	return P(t.seriesModels, function(t, c) {
		var l = t.getData().mapDimensionsAll(r), u, d;
		if (t.getAxisTooltipData) {
			var f = t.getAxisTooltipData(l, e, n);
			d = f.dataIndices, u = f.nestestValue;
		} else {
			if (d = t.indicesOfNearest(r, l[0], e, n.type === `category` ? .5 : null), !d.length) return;
			u = t.getData().get(l[0], d[0]);
		}
		if (Ps(u)) {
			var p = e - u, m = Math.abs(p);
			m <= o && ((m < o || p >= 0 && s < 0) && (o = m, s = p, i = u, a.length = 0), P(d, function(e) {
				a.push({
					seriesIndex: t.seriesIndex,
					dataIndexInside: e,
					dataIndex: t.getData().getRawIndex(e)
				});
			}));
		}
	}), {
		payloadBatch: a,
		snapToValue: i
	};
}
function cN(e, t, n, r) {
	e[t.key] = {
		value: n,
		payloadBatch: r
	};
}
function lN(e, t, n, r) {
	var i = n.payloadBatch, a = t.axis, o = a.model, s = t.axisPointerModel;
	if (t.triggerTooltip && i.length) {
		var c = t.coordSys.model, l = cA(c), u = e.map[l];
		u || (u = e.map[l] = {
			coordSysId: c.id,
			coordSysIndex: c.componentIndex,
			coordSysType: c.type,
			coordSysMainType: c.mainType,
			dataByAxis: []
		}, e.list.push(u)), u.dataByAxis.push({
			axisDim: a.dim,
			axisIndex: o.componentIndex,
			axisType: o.type,
			axisId: o.id,
			value: r,
			valueLabelOpt: {
				precision: s.get([`label`, `precision`]),
				formatter: s.get([`label`, `formatter`])
			},
			seriesDataIndices: i.slice()
		});
	}
}
function uN(e, t, n) {
	var r = n.axesInfo = [];
	P(t, function(t, n) {
		var i = t.axisPointerModel.option, a = e[n];
		a ? (!t.useHandle && (i.status = `show`), i.value = a.value, i.seriesDataIndices = (a.payloadBatch || []).slice()) : !t.useHandle && (i.status = `hide`), i.status === `show` && r.push({
			axisDim: t.axis.dim,
			axisIndex: t.axis.model.componentIndex,
			value: i.value
		});
	});
}
function dN(e, t, n, r) {
	if (hN(t) || !e.list.length) r({ type: `hideTip` });
	else {
		var i = ((e.list[0].dataByAxis[0] || {}).seriesDataIndices || [])[0] || {};
		r({
			type: `showTip`,
			escapeConnect: !0,
			x: t[0],
			y: t[1],
			tooltipOption: n.tooltipOption,
			position: n.position,
			dataIndexInside: i.dataIndexInside,
			dataIndex: i.dataIndex,
			seriesIndex: i.seriesIndex,
			dataByCoordSys: e.list
		});
	}
}
function fN(e, t, n) {
	var r = n.getZr(), i = `axisPointerLastHighlights`, a = iN(r)[i] || {}, o = iN(r)[i] = {};
	P(e, function(e, t) {
		var n = e.axisPointerModel.option;
		n.status === `show` && e.triggerEmphasis && P(n.seriesDataIndices, function(e) {
			o[e.seriesIndex + `|` + e.dataIndex] = e;
		});
	});
	var s = [], c = [];
	function l(e) {
		return {
			seriesIndex: e.seriesIndex,
			dataIndex: e.dataIndex
		};
	}
	P(a, function(e, t) {
		!o[t] && c.push(l(e));
	}), P(o, function(e, t) {
		!a[t] && s.push(l(e));
	}), c.length && n.dispatchAction({
		type: `downplay`,
		escapeConnect: !0,
		notBlur: !0,
		batch: c
	}), s.length && n.dispatchAction({
		type: `highlight`,
		escapeConnect: !0,
		notBlur: !0,
		batch: s
	});
}
function pN(e, t) {
	for (var n = 0; n < (e || []).length; n++) {
		var r = e[n];
		if (t.axis.dim === r.axisDim && t.axis.model.componentIndex === r.axisIndex) return r;
	}
}
function mN(e) {
	var t = e.axis.model, n = {}, r = n.axisDim = e.axis.dim;
	return n.axisIndex = n[r + `AxisIndex`] = t.componentIndex, n.axisName = n[r + `AxisName`] = t.name, n.axisId = n[r + `AxisId`] = t.id, n;
}
function hN(e) {
	return !e || e[0] == null || isNaN(e[0]) || e[1] == null || isNaN(e[1]);
}
function gN(e) {
	uA.registerAxisPointerClass(`CartesianAxisPointer`, HM), e.registerComponentModel(KM), e.registerComponentView(nN), e.registerPreprocessor(function(e) {
		if (e) {
			e.axisPointer && e.axisPointer.length !== 0 || (e.axisPointer = {});
			var t = e.axisPointer.link;
			t && !R(t) && (e.axisPointer.link = [t]);
		}
	}), e.registerProcessor(e.PRIORITY.PROCESSOR.STATISTIC, { overallReset: function(e, t) {
		e.getComponent(`axisPointer`).coordSysAxesInfo = Qk(e, t);
	} }), e.registerAction({
		type: `updateAxisPointer`,
		event: `updateAxisPointer`,
		update: `:updateAxisPointer`
	}, aN);
}
function _N(e) {
	ck(xA), ck(gN);
}
function vN(e, t) {
	var n = Og(t.get(`padding`)), r = t.getItemStyle([`color`, `opacity`]);
	return r.fill = t.get(`backgroundColor`), new Mo({
		shape: {
			x: e.x - n[3],
			y: e.y - n[0],
			width: e.width + n[1] + n[3],
			height: e.height + n[0] + n[2],
			r: t.get(`borderRadius`)
		},
		style: r,
		silent: !0,
		z2: -1
	});
}
var yN = function(e, t) {
	if (t === `all`) return {
		type: `all`,
		title: e.getLocaleModel().get([
			`legend`,
			`selector`,
			`all`
		])
	};
	if (t === `inverse`) return {
		type: `inverse`,
		title: e.getLocaleModel().get([
			`legend`,
			`selector`,
			`inverse`
		])
	};
}, bN = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n.layoutMode = {
			type: `box`,
			ignoreSize: !0
		}, n;
	}
	return t.prototype.init = function(e, t, n) {
		this.mergeDefaultAndTheme(e, n), e.selected = e.selected || {}, this._updateSelector(e);
	}, t.prototype.mergeOption = function(t, n) {
		e.prototype.mergeOption.call(this, t, n), this._updateSelector(t);
	}, t.prototype._updateSelector = function(e) {
		var t = e.selector, n = this.ecModel;
		t === !0 && (t = e.selector = [`all`, `inverse`]), R(t) && P(t, function(e, r) {
			B(e) && (e = { type: e }), t[r] = E(e, yN(n, e.type));
		});
	}, t.prototype.optionUpdated = function() {
		this._updateData(this.ecModel);
		var e = this._data;
		if (e[0] && this.get(`selectedMode`) === `single`) {
			for (var t = !1, n = 0; n < e.length; n++) {
				var r = e[n].get(`name`);
				if (this.isSelected(r)) {
					this.select(r), t = !0;
					break;
				}
			}
			!t && this.select(e[0].get(`name`));
		}
	}, t.prototype._updateData = function(e) {
		var t = [], n = [];
		e.eachRawSeries(function(r) {
			var i = r.name;
			n.push(i);
			var a;
			if (r.legendVisualProvider) {
				var o = r.legendVisualProvider.getAllNames();
				e.isSeriesFiltered(r) || (n = n.concat(o)), o.length ? t = t.concat(o) : a = !0;
			} else a = !0;
			a && fc(r) && t.push(r.name);
		}), this._availableNames = n;
		var r = this.get(`data`) || t, i = K(), a = F(r, function(e) {
			return (B(e) || H(e)) && (e = { name: e }), i.get(e.name) ? null : (i.set(e.name, !0), new dp(e, this, this.ecModel));
		}, this);
		this._data = I(a, function(e) {
			return !!e;
		});
	}, t.prototype.getData = function() {
		return this._data;
	}, t.prototype.select = function(e) {
		var t = this.option.selected;
		if (this.get(`selectedMode`) === `single`) {
			var n = this._data;
			P(n, function(e) {
				t[e.get(`name`)] = !1;
			});
		}
		t[e] = !0;
	}, t.prototype.unSelect = function(e) {
		this.get(`selectedMode`) !== `single` && (this.option.selected[e] = !1);
	}, t.prototype.toggleSelected = function(e) {
		var t = this.option.selected;
		t.hasOwnProperty(e) || (t[e] = !0), this[t[e] ? `unSelect` : `select`](e);
	}, t.prototype.allSelect = function() {
		var e = this._data, t = this.option.selected;
		P(e, function(e) {
			t[e.get(`name`, !0)] = !0;
		});
	}, t.prototype.inverseSelect = function() {
		var e = this._data, t = this.option.selected;
		P(e, function(e) {
			var n = e.get(`name`, !0);
			t.hasOwnProperty(n) || (t[n] = !0), t[n] = !t[n];
		});
	}, t.prototype.isSelected = function(e) {
		var t = this.option.selected;
		return !(t.hasOwnProperty(e) && !t[e]) && A(this._availableNames, e) >= 0;
	}, t.prototype.getOrient = function() {
		return this.get(`orient`) === `vertical` ? {
			index: 1,
			name: `vertical`
		} : {
			index: 0,
			name: `horizontal`
		};
	}, t.type = `legend.plain`, t.dependencies = [`series`], t.defaultOption = {
		z: 4,
		show: !0,
		orient: `horizontal`,
		left: `center`,
		bottom: Q.size.m,
		align: `auto`,
		backgroundColor: Q.color.transparent,
		borderColor: Q.color.border,
		borderRadius: 0,
		borderWidth: 0,
		padding: 5,
		itemGap: 8,
		itemWidth: 25,
		itemHeight: 14,
		symbolRotate: `inherit`,
		symbolKeepAspect: !0,
		inactiveColor: Q.color.disabled,
		inactiveBorderColor: Q.color.disabled,
		inactiveBorderWidth: `auto`,
		itemStyle: {
			color: `inherit`,
			opacity: `inherit`,
			borderColor: `inherit`,
			borderWidth: `auto`,
			borderCap: `inherit`,
			borderJoin: `inherit`,
			borderDashOffset: `inherit`,
			borderMiterLimit: `inherit`
		},
		lineStyle: {
			width: `auto`,
			color: `inherit`,
			inactiveColor: Q.color.disabled,
			inactiveWidth: 2,
			opacity: `inherit`,
			type: `inherit`,
			cap: `inherit`,
			join: `inherit`,
			dashOffset: `inherit`,
			miterLimit: `inherit`
		},
		textStyle: { color: Q.color.secondary },
		selectedMode: !0,
		selector: !1,
		selectorLabel: {
			show: !0,
			borderRadius: 10,
			padding: [
				3,
				5,
				3,
				5
			],
			fontSize: 12,
			fontFamily: `sans-serif`,
			color: Q.color.tertiary,
			borderWidth: 1,
			borderColor: Q.color.border
		},
		emphasis: { selectorLabel: {
			show: !0,
			color: Q.color.quaternary
		} },
		selectorPosition: `auto`,
		selectorItemGap: 7,
		selectorButtonGap: 10,
		tooltip: { show: !1 },
		triggerEvent: !1
	}, t;
}(Jg), xN = ie, SN = P, CN = Pu, wN = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n.newlineDisabled = !1, n;
	}
	return t.prototype.init = function() {
		this.group.add(this._contentGroup = new CN()), this.group.add(this._selectorGroup = new CN()), this._isFirstRender = !0;
	}, t.prototype.getContentGroup = function() {
		return this._contentGroup;
	}, t.prototype.getSelectorGroup = function() {
		return this._selectorGroup;
	}, t.prototype.render = function(e, t, n) {
		var r = this._isFirstRender;
		if (this._isFirstRender = !1, this.resetInner(), e.get(`show`, !0)) {
			var i = e.get(`align`), a = e.get(`orient`);
			i && i !== `auto` || (i = e.get(`left`) === `right` && a === `vertical` ? `right` : `left`);
			var o = e.get(`selector`, !0), s = e.get(`selectorPosition`, !0);
			o && (!s || s === `auto`) && (s = a === `horizontal` ? `end` : `start`), this.renderInner(i, e, t, n, o, a, s);
			var c = Hg(e, n).refContainer, l = e.getBoxLayoutParams(), u = e.get(`padding`), d = Bg(l, c, u), f = this.layoutInner(e, i, d, r, o, s), p = Bg(k({
				width: f.width,
				height: f.height
			}, l), c, u);
			this.group.x = p.x - f.x, this.group.y = p.y - f.y, this.group.markRedraw(), this.group.add(this._backgroundEl = vN(f, e));
		}
	}, t.prototype.resetInner = function() {
		this.getContentGroup().removeAll(), this._backgroundEl && this.group.remove(this._backgroundEl), this.getSelectorGroup().removeAll();
	}, t.prototype.renderInner = function(e, t, n, r, i, a, o) {
		var s = this.getContentGroup(), c = K(), l = t.get(`selectedMode`), u = t.get(`triggerEvent`), d = [];
		n.eachRawSeries(function(e) {
			!e.get(`legendHoverLink`) && d.push(e.id);
		}), SN(t.getData(), function(i, a) {
			var o = this, f = i.get(`name`);
			if (!this.newlineDisabled && (f === `` || f === `
`)) {
				var p = new CN();
				p.newline = !0, s.add(p);
			} else {
				var m = n.getSeriesByName(f)[0];
				if (!c.get(f)) {
					if (m) {
						var h = m.getData(), g = h.getVisual(`legendLineStyle`) || {}, _ = h.getVisual(`legendIcon`), v = h.getVisual(`style`), y = this._createItem(m, f, a, i, t, e, g, v, _, l, r);
						y.on(`click`, xN(DN, f, null, r, d)).on(`mouseover`, xN(ON, m.name, null, r, d)).on(`mouseout`, xN(kN, m.name, null, r, d)), n.ssr && y.eachChild(function(e) {
							var t = Kc(e);
							t.seriesIndex = m.seriesIndex, t.dataIndex = a, t.ssrType = `legend`;
						}), u && y.eachChild(function(e) {
							o.packEventData(e, t, m, a, f);
						}), c.set(f, !0);
					} else n.eachRawSeries(function(o) {
						var s = this;
						if (!c.get(f) && o.legendVisualProvider) {
							var p = o.legendVisualProvider;
							if (!p.containName(f)) return;
							var m = p.indexOfName(f), h = p.getItemVisual(m, `style`), g = p.getItemVisual(m, `legendIcon`), _ = Ir(h.fill);
							_ && _[3] === 0 && (_[3] = .2, h = D(D({}, h), { fill: Hr(_, `rgba`) }));
							var v = this._createItem(o, f, a, i, t, e, {}, h, g, l, r);
							v.on(`click`, xN(DN, null, f, r, d)).on(`mouseover`, xN(ON, null, f, r, d)).on(`mouseout`, xN(kN, null, f, r, d)), n.ssr && v.eachChild(function(e) {
								var t = Kc(e);
								t.seriesIndex = o.seriesIndex, t.dataIndex = a, t.ssrType = `legend`;
							}), u && v.eachChild(function(e) {
								s.packEventData(e, t, o, a, f);
							}), c.set(f, !0);
						}
					}, this);
					process.env.NODE_ENV !== `production` && (c.get(f) || console.warn(f + ` series not exists. Legend data should be same with series name or data name.`));
				}
			}
		}, this), i && this._createSelector(i, t, r, a, o);
	}, t.prototype.packEventData = function(e, t, n, r, i) {
		var a = {
			componentType: `legend`,
			componentIndex: t.componentIndex,
			dataIndex: r,
			value: i,
			seriesIndex: n.seriesIndex
		};
		Kc(e).eventData = a;
	}, t.prototype._createSelector = function(e, t, n, r, i) {
		var a = this.getSelectorGroup();
		SN(e, function(e) {
			var r = e.type, i = new Lo({
				style: {
					x: 0,
					y: 0,
					align: `center`,
					verticalAlign: `middle`
				},
				onclick: function() {
					n.dispatchAction({
						type: r === `all` ? `legendAllSelect` : `legendInverseSelect`,
						legendId: t.id
					});
				}
			});
			a.add(i), Hf(i, {
				normal: t.getModel(`selectorLabel`),
				emphasis: t.getModel([`emphasis`, `selectorLabel`])
			}, { defaultText: e.title }), $l(i);
		});
	}, t.prototype._createItem = function(e, t, n, r, i, a, o, s, c, l, u) {
		var d = e.visualDrawType, f = i.get(`itemWidth`), p = i.get(`itemHeight`), m = i.isSelected(t), h = r.get(`symbolRotate`), g = r.get(`symbolKeepAspect`), _ = r.get(`icon`);
		c = _ || c || `roundRect`;
		var v = TN(c, r, o, s, d, m, u), y = new CN(), b = r.getModel(`textStyle`);
		if (z(e.getLegendIcon) && (!_ || _ === `inherit`)) y.add(e.getLegendIcon({
			itemWidth: f,
			itemHeight: p,
			icon: c,
			iconRotate: h,
			itemStyle: v.itemStyle,
			lineStyle: v.lineStyle,
			symbolKeepAspect: g
		}));
		else {
			var x = _ === `inherit` && e.getData().getVisual(`symbol`) ? h === `inherit` ? e.getData().getVisual(`symbolRotate`) : h : 0;
			y.add(EN({
				itemWidth: f,
				itemHeight: p,
				icon: c,
				iconRotate: x,
				itemStyle: v.itemStyle,
				lineStyle: v.lineStyle,
				symbolKeepAspect: g
			}));
		}
		var S = a === `left` ? f + 5 : -5, C = a, w = i.get(`formatter`), T = t;
		B(w) && w ? T = w.replace(`{name}`, t ?? ``) : z(w) && (T = w(t));
		var E = m ? b.getTextColor() : r.get(`inactiveColor`);
		y.add(new Lo({ style: Wf(b, {
			text: T,
			x: S,
			y: p / 2,
			fill: E,
			align: C,
			verticalAlign: `middle`
		}, { inheritColor: E }) }));
		var D = new Mo({
			shape: y.getBoundingRect(),
			style: { fill: `transparent` }
		}), O = r.getModel(`tooltip`);
		return O.get(`show`) && wf({
			el: D,
			componentModel: i,
			itemName: t,
			itemTooltipOption: O.option
		}), y.add(D), y.eachChild(function(e) {
			e.silent = !0;
		}), D.silent = !l, this.getContentGroup().add(y), $l(y), y.__legendDataIndex = n, y;
	}, t.prototype.layoutInner = function(e, t, n, r, i, a) {
		var o = this.getContentGroup(), s = this.getSelectorGroup();
		Rg(e.get(`orient`), o, e.get(`itemGap`), n.width, n.height);
		var c = o.getBoundingRect(), l = [-c.x, -c.y];
		if (s.markRedraw(), o.markRedraw(), i) {
			Rg(`horizontal`, s, e.get(`selectorItemGap`, !0));
			var u = s.getBoundingRect(), d = [-u.x, -u.y], f = e.get(`selectorButtonGap`, !0), p = e.getOrient().index, m = p === 0 ? `width` : `height`, h = p === 0 ? `height` : `width`, g = p === 0 ? `y` : `x`;
			a === `end` ? d[p] += c[m] + f : l[p] += u[m] + f, d[1 - p] += c[h] / 2 - u[h] / 2, s.x = d[0], s.y = d[1], o.x = l[0], o.y = l[1];
			var _ = {
				x: 0,
				y: 0
			};
			return _[m] = c[m] + f + u[m], _[h] = Math.max(c[h], u[h]), _[g] = Math.min(0, u[g] + d[1 - p]), _;
		}
		return o.x = l[0], o.y = l[1], this.group.getBoundingRect();
	}, t.prototype.remove = function() {
		this.getContentGroup().removeAll(), this._isFirstRender = !0;
	}, t.type = `legend.plain`, t;
}(BT);
function TN(e, t, n, r, i, a, o) {
	function s(e, t) {
		e.lineWidth === `auto` && (e.lineWidth = t.lineWidth > 0 ? 2 : 0), SN(e, function(n, r) {
			e[r] === `inherit` && (e[r] = t[r]);
		});
	}
	var c = t.getModel(`itemStyle`), l = c.getItemStyle(), u = e.lastIndexOf(`empty`, 0) === 0 ? `fill` : `stroke`, d = c.getShallow(`decal`);
	l.decal = !d || d === `inherit` ? r.decal : xD(d, o), l.fill === `inherit` && (l.fill = r[i]), l.stroke === `inherit` && (l.stroke = r[u]), l.opacity === `inherit` && (l.opacity = (i === `fill` ? r : n).opacity), s(l, r);
	var f = t.getModel(`lineStyle`), p = f.getLineStyle();
	if (s(p, n), l.fill === `auto` && (l.fill = r.fill), l.stroke === `auto` && (l.stroke = r.fill), p.stroke === `auto` && (p.stroke = r.fill), !a) {
		var m = t.get(`inactiveBorderWidth`), h = l[u];
		l.lineWidth = m === `auto` ? r.lineWidth > 0 && h ? 2 : 0 : l.lineWidth, l.fill = t.get(`inactiveColor`), l.stroke = t.get(`inactiveBorderColor`), p.stroke = f.get(`inactiveColor`), p.lineWidth = f.get(`inactiveWidth`);
	}
	return {
		itemStyle: l,
		lineStyle: p
	};
}
function EN(e) {
	var t = e.icon || `roundRect`, n = W_(t, 0, 0, e.itemWidth, e.itemHeight, e.itemStyle.fill, e.symbolKeepAspect);
	return n.setStyle(e.itemStyle), n.rotation = (e.iconRotate || 0) * Math.PI / 180, n.setOrigin([e.itemWidth / 2, e.itemHeight / 2]), t.indexOf(`empty`) > -1 && (n.style.stroke = n.style.fill, n.style.fill = Q.color.neutral00, n.style.lineWidth = 2), n;
}
function DN(e, t, n, r) {
	kN(e, t, n, r), n.dispatchAction({
		type: `legendToggleSelect`,
		name: e ?? t
	}), ON(e, t, n, r);
}
function ON(e, t, n, r) {
	n.usingTHL() || n.dispatchAction({
		type: `highlight`,
		seriesName: e,
		name: t,
		excludeSeriesId: r
	});
}
function kN(e, t, n, r) {
	n.usingTHL() || n.dispatchAction({
		type: `downplay`,
		seriesName: e,
		name: t,
		excludeSeriesId: r
	});
}
function AN(e, t, n) {
	var r = e === `allSelect` || e === `inverseSelect`, i = {}, a = [];
	n.eachComponent({
		mainType: `legend`,
		query: t
	}, function(n) {
		r ? n[e]() : n[e](t.name), jN(n, i), a.push(n.componentIndex);
	});
	var o = {};
	return n.eachComponent(`legend`, function(e) {
		P(i, function(t, n) {
			e[t ? `select` : `unSelect`](n);
		}), jN(e, o);
	}), r ? {
		selected: o,
		legendIndex: a
	} : {
		name: t.name,
		selected: o
	};
}
function jN(e, t) {
	var n = t || {};
	return P(e.getData(), function(t) {
		var r = t.get(`name`);
		if (r !== `
` && r !== ``) {
			var i = e.isSelected(r);
			n[r] = q(n, r) ? n[r] && i : i;
		}
	}), n;
}
function MN(e) {
	e.registerAction(`legendToggleSelect`, `legendselectchanged`, ie(AN, `toggleSelected`)), e.registerAction(`legendAllSelect`, `legendselectall`, ie(AN, `allSelect`)), e.registerAction(`legendInverseSelect`, `legendinverseselect`, ie(AN, `inverseSelect`)), e.registerAction(`legendSelect`, `legendselected`, ie(AN, `select`)), e.registerAction(`legendUnSelect`, `legendunselected`, ie(AN, `unSelect`));
}
var NN = Gc(PN);
function PN(e) {
	var t = e.findComponents({ mainType: `legend` });
	t && t.length && e.filterSeries(function(e) {
		for (var n = 0; n < t.length; n++) if (!t[n].isSelected(e.name)) return !1;
		return !0;
	});
}
function FN(e) {
	e.registerComponentModel(bN), e.registerComponentView(wN), e.registerProcessor(e.PRIORITY.PROCESSOR.SERIES_FILTER, NN), e.registerSubTypeDefaulter(`legend`, function() {
		return `plain`;
	}), MN(e);
}
var IN = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n;
	}
	return t.prototype.setScrollDataIndex = function(e) {
		this.option.scrollDataIndex = e;
	}, t.prototype.init = function(t, n, r) {
		var i = Gg(t);
		e.prototype.init.call(this, t, n, r), LN(this, t, i);
	}, t.prototype.mergeOption = function(t, n) {
		e.prototype.mergeOption.call(this, t, n), LN(this, this.option, t);
	}, t.type = `legend.scroll`, t.defaultOption = gh(bN.defaultOption, {
		scrollDataIndex: 0,
		pageButtonItemGap: 5,
		pageButtonGap: null,
		pageButtonPosition: `end`,
		pageFormatter: `{current}/{total}`,
		pageIcons: {
			horizontal: [`M0,0L12,-10L12,10z`, `M0,0L-12,-10L-12,10z`],
			vertical: [`M0,0L20,0L10,-20z`, `M0,0L20,0L10,20z`]
		},
		pageIconColor: Q.color.accent50,
		pageIconInactiveColor: Q.color.accent10,
		pageIconSize: 15,
		pageTextStyle: { color: Q.color.tertiary },
		animationDurationUpdate: 800
	}), t;
}(bN);
function LN(e, t, n) {
	var r = e.getOrient(), i = [1, 1];
	i[r.index] = 0, Wg(t, n, {
		type: `box`,
		ignoreSize: !!i
	});
}
var RN = Pu, zN = [`width`, `height`], BN = [`x`, `y`], VN = function(e) {
	n(t, e);
	function t() {
		var n = e !== null && e.apply(this, arguments) || this;
		return n.type = t.type, n.newlineDisabled = !0, n._currentIndex = 0, n;
	}
	return t.prototype.init = function() {
		e.prototype.init.call(this), this.group.add(this._containerGroup = new RN()), this._containerGroup.add(this.getContentGroup()), this.group.add(this._controllerGroup = new RN());
	}, t.prototype.resetInner = function() {
		e.prototype.resetInner.call(this), this._controllerGroup.removeAll(), this._containerGroup.removeClipPath(), this._containerGroup.__rectSize = null;
	}, t.prototype.renderInner = function(t, n, r, i, a, o, s) {
		var c = this;
		e.prototype.renderInner.call(this, t, n, r, i, a, o, s);
		var l = this._controllerGroup, u = n.get(`pageIconSize`, !0), d = R(u) ? u : [u, u];
		p(`pagePrev`, 0);
		var f = n.getModel(`pageTextStyle`);
		l.add(new Lo({
			name: `pageText`,
			style: {
				text: `xx/xx`,
				fill: f.getTextColor(),
				font: f.getFont(),
				verticalAlign: `middle`,
				align: `center`
			},
			silent: !0
		})), p(`pageNext`, 1);
		function p(e, t) {
			var r = e + `DataIndex`, a = gf(n.get(`pageIcons`, !0)[n.getOrient().name][t], { onclick: re(c._pageGo, c, r, n, i) }, {
				x: -d[0] / 2,
				y: -d[1] / 2,
				width: d[0],
				height: d[1]
			});
			a.name = e, l.add(a);
		}
	}, t.prototype.layoutInner = function(e, t, n, r, i, a) {
		var o = this.getSelectorGroup(), s = e.getOrient().index, c = zN[s], l = BN[s], u = zN[1 - s], d = BN[1 - s];
		i && Rg(`horizontal`, o, e.get(`selectorItemGap`, !0));
		var f = e.get(`selectorButtonGap`, !0), p = o.getBoundingRect(), m = [-p.x, -p.y], h = T(n);
		i && (h[c] = n[c] - p[c] - f);
		var g = this._layoutContentAndController(e, r, h, s, c, u, d, l);
		if (i) {
			if (a === `end`) m[s] += g[c] + f;
			else {
				var _ = p[c] + f;
				m[s] -= _, g[l] -= _;
			}
			g[c] += p[c] + f, m[1 - s] += g[d] + g[u] / 2 - p[u] / 2, g[u] = Math.max(g[u], p[u]), g[d] = Math.min(g[d], p[d] + m[1 - s]), o.x = m[0], o.y = m[1], o.markRedraw();
		}
		return g;
	}, t.prototype._layoutContentAndController = function(e, t, n, r, i, a, o, s) {
		var c = this.getContentGroup(), l = this._containerGroup, u = this._controllerGroup;
		Rg(e.get(`orient`), c, e.get(`itemGap`), r ? n.width : null, r ? null : n.height), Rg(`horizontal`, u, e.get(`pageButtonItemGap`, !0));
		var d = c.getBoundingRect(), f = u.getBoundingRect(), p = this._showController = d[i] > n[i], m = [-d.x, -d.y];
		t || (m[r] = c[s]);
		var h = [0, 0], g = [-f.x, -f.y], _ = W(e.get(`pageButtonGap`, !0), e.get(`itemGap`, !0));
		p && (e.get(`pageButtonPosition`, !0) === `end` ? g[r] += n[i] - f[i] : h[r] += f[i] + _), g[1 - r] += d[a] / 2 - f[a] / 2, c.setPosition(m), l.setPosition(h), u.setPosition(g);
		var v = {
			x: 0,
			y: 0
		};
		if (v[i] = p ? n[i] : d[i], v[a] = Math.max(d[a], f[a]), v[o] = Math.min(0, f[o] + g[1 - r]), l.__rectSize = n[i], p) {
			var y = {
				x: 0,
				y: 0
			};
			y[i] = Math.max(n[i] - f[i] - _, 0), y[a] = v[a], l.setClipPath(new Mo({ shape: y })), l.__rectSize = y[i];
		} else u.eachChild(function(e) {
			e.attr({
				invisible: !0,
				silent: !0
			});
		});
		var b = this._getPageInfo(e);
		return b.pageIndex != null && Ld(c, {
			x: b.contentPosition[0],
			y: b.contentPosition[1]
		}, p ? e : null), this._updatePageInfoView(e, b), v;
	}, t.prototype._pageGo = function(e, t, n) {
		var r = this._getPageInfo(t)[e];
		r != null && n.dispatchAction({
			type: `legendScroll`,
			scrollDataIndex: r,
			legendId: t.id
		});
	}, t.prototype._updatePageInfoView = function(e, t) {
		var n = this._controllerGroup;
		P([`pagePrev`, `pageNext`], function(r) {
			var i = t[r + `DataIndex`] != null, a = n.childOfName(r);
			a && (a.setStyle(`fill`, i ? e.get(`pageIconColor`, !0) : e.get(`pageIconInactiveColor`, !0)), a.cursor = i ? `pointer` : `default`);
		});
		var r = n.childOfName(`pageText`), i = e.get(`pageFormatter`), a = t.pageIndex, o = a == null ? 0 : a + 1, s = t.pageCount;
		r && i && r.setStyle(`text`, B(i) ? i.replace(`{current}`, o == null ? `` : o + ``).replace(`{total}`, s == null ? `` : s + ``) : i({
			current: o,
			total: s
		}));
	}, t.prototype._getPageInfo = function(e) {
		var t = e.get(`scrollDataIndex`, !0), n = this.getContentGroup(), r = this._containerGroup.__rectSize, i = e.getOrient().index, a = zN[i], o = BN[i], s = this._findTargetItemIndex(t), c = n.children(), l = c[s], u = c.length, d = +!!u, f = {
			contentPosition: [n.x, n.y],
			pageCount: d,
			pageIndex: d - 1,
			pagePrevDataIndex: null,
			pageNextDataIndex: null
		};
		if (!l) return f;
		var p = v(l);
		f.contentPosition[i] = -p.s;
		for (var m = s + 1, h = p, g = p, _ = null; m <= u; ++m) _ = v(c[m]), (!_ && g.e > h.s + r || _ && !y(_, h.s)) && (h = g.i > h.i ? g : _, h && (f.pageNextDataIndex ??= h.i, ++f.pageCount)), g = _;
		for (var m = s - 1, h = p, g = p, _ = null; m >= -1; --m) _ = v(c[m]), (!_ || !y(g, _.s)) && h.i < g.i && (g = h, f.pagePrevDataIndex ??= h.i, ++f.pageCount, ++f.pageIndex), h = _;
		return f;
		function v(e) {
			if (e) {
				var t = e.getBoundingRect(), n = t[o] + e[o];
				return {
					s: n,
					e: n + t[a],
					i: e.__legendDataIndex
				};
			}
		}
		function y(e, t) {
			return e.e >= t && e.s <= t + r;
		}
	}, t.prototype._findTargetItemIndex = function(e) {
		if (!this._showController) return 0;
		var t, n = this.getContentGroup(), r;
		return n.eachChild(function(n, i) {
			var a = n.__legendDataIndex;
			r == null && a != null && (r = i), a === e && (t = i);
		}), t ?? r;
	}, t.type = `legend.scroll`, t;
}(wN);
function HN(e) {
	e.registerAction(`legendScroll`, `legendscroll`, function(e, t) {
		var n = e.scrollDataIndex;
		n != null && t.eachComponent({
			mainType: `legend`,
			subType: `scroll`,
			query: e
		}, function(e) {
			e.setScrollDataIndex(n);
		});
	});
}
function UN(e) {
	ck(FN), e.registerComponentModel(IN), e.registerComponentView(VN), HN(e);
}
function WN(e) {
	ck(FN), ck(UN);
}
var GN = Math.sin, KN = Math.cos, qN = Math.PI, JN = Math.PI * 2, YN = 180 / qN, XN = function() {
	function e() {}
	return e.prototype.reset = function(e) {
		this._start = !0, this._d = [], this._str = ``, this._p = 10 ** (e || 4);
	}, e.prototype.moveTo = function(e, t) {
		this._add(`M`, e, t);
	}, e.prototype.lineTo = function(e, t) {
		this._add(`L`, e, t);
	}, e.prototype.bezierCurveTo = function(e, t, n, r, i, a) {
		this._add(`C`, e, t, n, r, i, a);
	}, e.prototype.quadraticCurveTo = function(e, t, n, r) {
		this._add(`Q`, e, t, n, r);
	}, e.prototype.arc = function(e, t, n, r, i, a) {
		this.ellipse(e, t, n, n, 0, r, i, a);
	}, e.prototype.ellipse = function(e, t, n, r, i, a, o, s) {
		var c = o - a, l = !s, u = Math.abs(c), d = Yr(u - JN) || (l ? c >= JN : -c >= JN), f = c > 0 ? c % JN : c % JN + JN, p = !1;
		p = d ? !0 : !Yr(u) && f >= qN == !!l;
		var m = e + n * KN(a), h = t + r * GN(a);
		this._start && this._add(`M`, m, h);
		var g = Math.round(i * YN);
		if (d) {
			var _ = 1 / this._p, v = (l ? 1 : -1) * (JN - _);
			this._add(`A`, n, r, g, 1, +l, e + n * KN(a + v), t + r * GN(a + v)), _ > .01 && this._add(`A`, n, r, g, 0, +l, m, h);
		} else {
			var y = e + n * KN(o), b = t + r * GN(o);
			this._add(`A`, n, r, g, +p, +l, y, b);
		}
	}, e.prototype.rect = function(e, t, n, r) {
		this._add(`M`, e, t), this._add(`l`, n, 0), this._add(`l`, 0, r), this._add(`l`, -n, 0), this._add(`Z`);
	}, e.prototype.closePath = function() {
		this._d.length > 0 && this._add(`Z`);
	}, e.prototype._add = function(e, t, n, r, i, a, o, s, c) {
		for (var l = [], u = this._p, d = 1; d < arguments.length; d++) {
			var f = arguments[d];
			if (isNaN(f)) {
				this._invalid = !0;
				return;
			}
			l.push(Math.round(f * u) / u);
		}
		this._d.push(e + l.join(` `)), this._start = e === `Z`;
	}, e.prototype.generateStr = function() {
		this._str = this._invalid ? `` : this._d.join(``), this._d = [];
	}, e.prototype.getStr = function() {
		return this._str;
	}, e;
}(), ZN = `none`, QN = Math.round;
function $N(e) {
	var t = e.fill;
	return t != null && t !== ZN;
}
function eP(e) {
	var t = e.stroke;
	return t != null && t !== ZN;
}
var tP = [
	`lineCap`,
	`miterLimit`,
	`lineJoin`
], nP = F(tP, function(e) {
	return `stroke-` + e.toLowerCase();
});
function rP(e, t, n, r) {
	var i = t.opacity == null ? 1 : t.opacity;
	if (n instanceof wo) e(`opacity`, i);
	else {
		if ($N(t)) {
			var a = qr(t.fill);
			e(`fill`, a.color);
			var o = t.fillOpacity == null ? a.opacity * i : t.fillOpacity * a.opacity * i;
			(r || o < 1) && e(`fill-opacity`, o);
		} else e(`fill`, ZN);
		if (eP(t)) {
			var s = qr(t.stroke);
			e(`stroke`, s.color);
			var c = t.strokeNoScale ? n.getLineScale() : 1, l = c ? (t.lineWidth || 0) / c : 0, u = t.strokeOpacity == null ? s.opacity * i : t.strokeOpacity * s.opacity * i, d = t.strokeFirst;
			if ((r || l !== 1) && e(`stroke-width`, l), (r || d) && e(`paint-order`, d ? `stroke` : `fill`), (r || u < 1) && e(`stroke-opacity`, u), t.lineDash) {
				var f = UE(n), p = f[0], m = f[1];
				p && (m = QN(m || 0), e(`stroke-dasharray`, p.join(`,`)), (m || r) && e(`stroke-dashoffset`, m));
			} else r && e(`stroke-dasharray`, ZN);
			for (var h = 0; h < tP.length; h++) {
				var g = tP[h];
				if (r || t[g] !== go[g]) {
					var _ = t[g] || go[g];
					_ && e(nP[h], _);
				}
			}
		} else r && e(`stroke`, ZN);
	}
}
var iP = `http://www.w3.org/2000/svg`, aP = `http://www.w3.org/1999/xlink`, oP = `http://www.w3.org/2000/xmlns/`, sP = `http://www.w3.org/XML/1998/namespace`, cP = `ecmeta_`;
function lP(e) {
	return document.createElementNS(iP, e);
}
function uP(e, t, n, r, i) {
	return {
		tag: e,
		attrs: n || {},
		children: r,
		text: i,
		key: t
	};
}
function dP(e, t) {
	var n = [];
	if (t) for (var r in t) {
		var i = t[r], a = r;
		i !== !1 && (i !== !0 && i != null && (a += `="` + i + `"`), n.push(a));
	}
	return `<` + e + ` ` + n.join(` `) + `>`;
}
function fP(e) {
	return `</` + e + `>`;
}
function pP(e, t) {
	t ||= {};
	var n = t.newline ? `
` : ``;
	function r(e) {
		var t = e.children, i = e.tag, a = e.attrs, o = e.text;
		return dP(i, a) + (i === `style` ? o || `` : Dh(o)) + (t ? `` + n + F(t, function(e) {
			return r(e);
		}).join(n) + n : ``) + fP(i);
	}
	return r(e);
}
function mP(e, t, n) {
	n ||= {};
	var r = n.newline ? `
` : ``, i = ` {` + r, a = r + `}`, o = F(L(e), function(t) {
		return t + i + F(L(e[t]), function(n) {
			return n + `:` + e[t][n] + `;`;
		}).join(r) + a;
	}).join(r), s = F(L(t), function(e) {
		return `@keyframes ` + e + i + F(L(t[e]), function(n) {
			return n + i + F(L(t[e][n]), function(r) {
				var i = t[e][n][r];
				return r === `d` && (i = `path("` + i + `")`), r + `:` + i + `;`;
			}).join(r) + a;
		}).join(r) + a;
	}).join(r);
	return !o && !s ? `` : [
		`<![CDATA[`,
		o,
		s,
		`]]>`
	].join(r);
}
function hP(e) {
	return {
		zrId: e,
		shadowCache: {},
		patternCache: {},
		gradientCache: {},
		clipPathCache: {},
		defs: {},
		cssNodes: {},
		cssAnims: {},
		cssStyleCache: {},
		cssAnimIdx: 0,
		shadowIdx: 0,
		gradientIdx: 0,
		patternIdx: 0,
		clipPathIdx: 0
	};
}
function gP(e, t, n, r) {
	return uP(`svg`, `root`, {
		width: e,
		height: t,
		xmlns: iP,
		"xmlns:xlink": aP,
		version: `1.1`,
		baseProfile: `full`,
		viewBox: r ? `0 0 ` + e + ` ` + t : !1
	}, n);
}
var _P = 0;
function vP() {
	return _P++;
}
var yP = {
	cubicIn: `0.32,0,0.67,0`,
	cubicOut: `0.33,1,0.68,1`,
	cubicInOut: `0.65,0,0.35,1`,
	quadraticIn: `0.11,0,0.5,0`,
	quadraticOut: `0.5,1,0.89,1`,
	quadraticInOut: `0.45,0,0.55,1`,
	quarticIn: `0.5,0,0.75,0`,
	quarticOut: `0.25,1,0.5,1`,
	quarticInOut: `0.76,0,0.24,1`,
	quinticIn: `0.64,0,0.78,0`,
	quinticOut: `0.22,1,0.36,1`,
	quinticInOut: `0.83,0,0.17,1`,
	sinusoidalIn: `0.12,0,0.39,0`,
	sinusoidalOut: `0.61,1,0.88,1`,
	sinusoidalInOut: `0.37,0,0.63,1`,
	exponentialIn: `0.7,0,0.84,0`,
	exponentialOut: `0.16,1,0.3,1`,
	exponentialInOut: `0.87,0,0.13,1`,
	circularIn: `0.55,0,1,0.45`,
	circularOut: `0,0.55,0.45,1`,
	circularInOut: `0.85,0,0.15,1`
}, bP = `transform-origin`;
function xP(e, t, n) {
	var r = D({}, e.shape);
	D(r, t), e.buildPath(n, r);
	var i = new XN();
	return i.reset(ui(e)), n.rebuildPath(i, 1), i.generateStr(), i.getStr();
}
function SP(e, t) {
	var n = t.originX, r = t.originY;
	(n || r) && (e[bP] = n + `px ` + r + `px`);
}
var CP = {
	fill: `fill`,
	opacity: `opacity`,
	lineWidth: `stroke-width`,
	lineDashOffset: `stroke-dashoffset`
};
function wP(e, t) {
	var n = t.zrId + `-ani-` + t.cssAnimIdx++;
	return t.cssAnims[n] = e, n;
}
function TP(e, t, n) {
	var r = e.shape.paths, i = {}, a, o;
	if (P(r, function(e) {
		var t = hP(n.zrId);
		t.animation = !0, DP(e, {}, t, !0);
		var r = t.cssAnims, s = t.cssNodes, c = L(r), l = c.length;
		if (l) {
			o = c[l - 1];
			var u = r[o];
			for (var d in u) {
				var f = u[d];
				i[d] = i[d] || { d: `` }, i[d].d += f.d || ``;
			}
			for (var p in s) {
				var m = s[p].animation;
				m.indexOf(o) >= 0 && (a = m);
			}
		}
	}), a) {
		t.d = !1;
		var s = wP(i, n);
		return a.replace(o, s);
	}
}
function EP(e) {
	return B(e) ? yP[e] ? `cubic-bezier(` + yP[e] + `)` : xr(e) ? e : `` : ``;
}
function DP(e, t, n, r) {
	var i = e.animators, a = i.length, o = [];
	if (e instanceof yd) {
		var s = TP(e, t, n);
		if (s) o.push(s);
		else if (!a) return;
	} else if (!a) return;
	for (var c = {}, l = 0; l < a; l++) {
		var u = i[l], d = [u.getMaxTime() / 1e3 + `s`], f = EP(u.getClip().easing), p = u.getDelay();
		f ? d.push(f) : d.push(`linear`), p && d.push(p / 1e3 + `s`), u.getLoop() && d.push(`infinite`);
		var m = d.join(` `);
		c[m] = c[m] || [m, []], c[m][1].push(u);
	}
	function h(i) {
		var a = i[1], o = a.length, s = {}, c = {}, l = {}, u = `animation-timing-function`;
		function d(e, t, n) {
			for (var r = e.getTracks(), i = e.getMaxTime(), a = 0; a < r.length; a++) {
				var o = r[a];
				if (o.needsAnimate()) {
					var s = o.keyframes, c = o.propName;
					if (n && (c = n(c)), c) for (var l = 0; l < s.length; l++) {
						var d = s[l], f = Math.round(d.time / i * 100) + `%`, p = EP(d.easing), m = d.rawValue;
						(B(m) || H(m)) && (t[f] = t[f] || {}, t[f][c] = d.rawValue, p && (t[f][u] = p));
					}
				}
			}
		}
		for (var f = 0; f < o; f++) {
			var p = a[f], m = p.targetName;
			m ? m === `shape` && d(p, c) : !r && d(p, s);
		}
		for (var h in s) {
			var g = {};
			qn(g, e), D(g, s[h]);
			var _ = di(g), v = s[h][u];
			l[h] = _ ? { transform: _ } : {}, SP(l[h], g), v && (l[h][u] = v);
		}
		var y, b = !0;
		for (var h in c) {
			l[h] = l[h] || {};
			var x = !y, v = c[h][u];
			x && (y = new qa());
			var S = y.len();
			y.reset(), l[h].d = xP(e, c[h], y);
			var C = y.len();
			if (!x && S !== C) {
				b = !1;
				break;
			}
			v && (l[h][u] = v);
		}
		if (!b) for (var h in l) delete l[h].d;
		if (!r) for (var f = 0; f < o; f++) {
			var p = a[f], m = p.targetName;
			m === `style` && d(p, l, function(e) {
				return CP[e];
			});
		}
		for (var w = L(l), T = !0, E, f = 1; f < w.length; f++) {
			var O = w[f - 1], k = w[f];
			if (l[O][bP] !== l[k][bP]) {
				T = !1;
				break;
			}
			E = l[O][bP];
		}
		if (T && E) {
			for (var h in l) l[h][bP] && delete l[h][bP];
			t[bP] = E;
		}
		if (I(w, function(e) {
			return L(l[e]).length > 0;
		}).length) return wP(l, n) + ` ` + i[0] + ` both`;
	}
	for (var g in c) {
		var s = h(c[g]);
		s && o.push(s);
	}
	if (o.length) {
		var _ = n.zrId + `-cls-` + vP();
		n.cssNodes[`.` + _] = { animation: o.join(`,`) }, t.class = _;
	}
}
function OP(e, t, n) {
	if (!e.ignore) {
		if (e.isSilent()) {
			var r = { "pointer-events": `none` };
			kP(r, t, n, !0);
		} else {
			var i = e.states.emphasis && e.states.emphasis.style ? e.states.emphasis.style : {}, a = i.fill;
			if (!a) {
				var o = e.style && e.style.fill, s = e.states.select && e.states.select.style && e.states.select.style.fill, c = e.currentStates.indexOf(`select`) >= 0 && s || o;
				c && (a = Gr(c));
			}
			var l = i.lineWidth;
			if (l) {
				var u = !i.strokeNoScale && e.transform ? e.transform[0] : 1;
				l /= u;
			}
			var r = { cursor: `pointer` };
			a && (r.fill = a), i.stroke && (r.stroke = i.stroke), l && (r[`stroke-width`] = l), kP(r, t, n, !0);
		}
	}
}
function kP(e, t, n, r) {
	var i = JSON.stringify(e), a = n.cssStyleCache[i];
	a || (a = n.zrId + `-cls-` + vP(), n.cssStyleCache[i] = a, n.cssNodes[`.` + a + (r ? `:hover` : ``)] = e), t.class = t.class ? t.class + ` ` + a : a;
}
var AP = Math.round;
function jP(e) {
	return e && B(e.src);
}
function MP(e) {
	return e && z(e.toDataURL);
}
function NP(e, t, n, r) {
	rP(function(i, a) {
		var o = i === `fill` || i === `stroke`;
		o && ci(a) ? JP(t, e, i, r) : o && ai(a) ? YP(n, e, i, r) : e[i] = a, o && r.ssr && a === `none` && (e[`pointer-events`] = `visible`);
	}, t, n, !1), qP(n, e, r);
}
function PP(e, t) {
	var n = Lw(t);
	n && (n.each(function(t, n) {
		t != null && (e[(`ecmeta_` + n).toLowerCase()] = t + ``);
	}), t.isSilent() && (e[cP + `silent`] = `true`));
}
function FP(e) {
	return Yr(e[0] - 1) && Yr(e[1]) && Yr(e[2]) && Yr(e[3] - 1);
}
function IP(e) {
	return Yr(e[4]) && Yr(e[5]);
}
function LP(e, t, n) {
	if (t && !(IP(t) && FP(t))) {
		var r = n ? 10 : 1e4;
		e.transform = FP(t) ? `translate(` + AP(t[4] * r) / r + ` ` + AP(t[5] * r) / r + `)` : Qr(t);
	}
}
function RP(e, t, n) {
	for (var r = e.points, i = [], a = 0; a < r.length; a++) i.push(AP(r[a][0] * n) / n), i.push(AP(r[a][1] * n) / n);
	t.points = i.join(` `);
}
function zP(e) {
	return !e.smooth;
}
function BP(e) {
	var t = F(e, function(e) {
		return typeof e == `string` ? [e, e] : e;
	});
	return function(e, n, r) {
		for (var i = 0; i < t.length; i++) {
			var a = t[i], o = e[a[0]];
			o != null && (n[a[1]] = AP(o * r) / r);
		}
	};
}
var VP = {
	circle: [BP([
		`cx`,
		`cy`,
		`r`
	])],
	polyline: [RP, zP],
	polygon: [RP, zP]
};
function HP(e) {
	for (var t = e.animators, n = 0; n < t.length; n++) if (t[n].targetName === `shape`) return !0;
	return !1;
}
function UP(e, t) {
	var n = e.style, r = e.shape, i = VP[e.type], a = {}, o = t.animation, s = `path`, c = e.style.strokePercent, l = t.compress && ui(e) || 4;
	if (i && !t.willUpdate && (!i[1] || i[1](r)) && !(o && HP(e)) && !(c < 1)) {
		s = e.type;
		var u = 10 ** l;
		i[0](r, a, u);
	} else {
		var d = !e.path || e.shapeChanged();
		e.path || e.createPathProxy();
		var f = e.path;
		d && (f.beginPath(), e.buildPath(f, e.shape), e.pathUpdated());
		var p = f.getVersion(), m = e, h = m.__svgPathBuilder;
		m.__svgPathVersion === p && h && c === m.__svgPathStrokePercent || (h ||= m.__svgPathBuilder = new XN(), h.reset(l), f.rebuildPath(h, c), h.generateStr(), m.__svgPathVersion = p, m.__svgPathStrokePercent = c), a.d = h.getStr();
	}
	return LP(a, e.transform), NP(a, n, e, t), PP(a, e), t.animation && DP(e, a, t), t.emphasis && OP(e, a, t), uP(s, e.id + ``, a);
}
function WP(e, t) {
	var n = e.style, r = n.image;
	if (r && !B(r) && (jP(r) ? r = r.src : MP(r) && (r = r.toDataURL())), r) {
		var i = n.x || 0, a = n.y || 0, o = n.width, s = n.height, c = {
			href: r,
			width: o,
			height: s
		};
		return i && (c.x = i), a && (c.y = a), LP(c, e.transform), NP(c, n, e, t), PP(c, e), t.animation && DP(e, c, t), uP(`image`, e.id + ``, c);
	}
}
function GP(e, t) {
	var n = e.style, r = n.text;
	if (r != null && (r += ``), !(!r || isNaN(n.x) || isNaN(n.y))) {
		var i = n.font || `12px sans-serif`, a = n.x || 0, o = ei(n.y || 0, dn(i), n.textBaseline), s = {
			"dominant-baseline": `central`,
			"text-anchor": $r[n.textAlign] || n.textAlign
		};
		if (Uo(n)) {
			var c = ``, l = n.fontStyle, u = Vo(n.fontSize);
			if (!parseFloat(u)) return;
			var d = n.fontFamily || `sans-serif`, f = n.fontWeight;
			c += `font-size:` + u + `;font-family:` + d + `;`, l && l !== `normal` && (c += `font-style:` + l + `;`), f && f !== `normal` && (c += `font-weight:` + f + `;`), s.style = c;
		} else s.style = `font: ` + i;
		return r.match(/\s/) && (s[`xml:space`] = `preserve`), a && (s.x = a), o && (s.y = o), LP(s, e.transform), NP(s, n, e, t), PP(s, e), t.animation && DP(e, s, t), uP(`text`, e.id + ``, s, void 0, r);
	}
}
function KP(e, t) {
	if (e instanceof Y) return UP(e, t);
	if (e instanceof wo) return WP(e, t);
	if (e instanceof bo) return GP(e, t);
}
function qP(e, t, n) {
	var r = e.style;
	if (ti(r)) {
		var i = ni(e), a = n.shadowCache, o = a[i];
		if (!o) {
			var s = e.getGlobalScale(), c = s[0], l = s[1];
			if (!c || !l) return;
			var u = r.shadowOffsetX || 0, d = r.shadowOffsetY || 0, f = r.shadowBlur, p = qr(r.shadowColor), m = p.opacity, h = p.color, g = f / 2 / c, _ = f / 2 / l, v = g + ` ` + _;
			o = n.zrId + `-s` + n.shadowIdx++, n.defs[o] = uP(`filter`, o, {
				id: o,
				x: `-100%`,
				y: `-100%`,
				width: `300%`,
				height: `300%`
			}, [uP(`feDropShadow`, ``, {
				dx: u / c,
				dy: d / l,
				stdDeviation: v,
				"flood-color": h,
				"flood-opacity": m
			})]), a[i] = o;
		}
		t.filter = li(o);
	}
}
function JP(e, t, n, r) {
	var i = e[n], a, o = { gradientUnits: i.global ? `userSpaceOnUse` : `objectBoundingBox` };
	if (oi(i)) a = `linearGradient`, o.x1 = i.x, o.y1 = i.y, o.x2 = i.x2, o.y2 = i.y2;
	else if (si(i)) a = `radialGradient`, o.cx = W(i.x, .5), o.cy = W(i.y, .5), o.r = W(i.r, .5);
	else {
		process.env.NODE_ENV !== `production` && w(`Illegal gradient type.`);
		return;
	}
	for (var s = i.colorStops, c = [], l = 0, u = s.length; l < u; ++l) {
		var d = Zr(s[l].offset) * 100 + `%`, f = s[l].color, p = qr(f), m = p.color, h = p.opacity, g = { offset: d };
		g[`stop-color`] = m, h < 1 && (g[`stop-opacity`] = h), c.push(uP(`stop`, l + ``, g));
	}
	var _ = pP(uP(a, ``, o, c)), v = r.gradientCache, y = v[_];
	y || (y = r.zrId + `-g` + r.gradientIdx++, v[_] = y, o.id = y, r.defs[y] = uP(a, y, o, c)), t[n] = li(y);
}
function YP(e, t, n, r) {
	var i = e.style[n], a = e.getBoundingRect(), o = {}, s = i.repeat, c = s === `no-repeat`, l = s === `repeat-x`, u = s === `repeat-y`, d;
	if (ri(i)) {
		var f = i.imageWidth, p = i.imageHeight, m = void 0, h = i.image;
		if (B(h) ? m = h : jP(h) ? m = h.src : MP(h) && (m = h.toDataURL()), typeof Image > `u`) {
			var g = `Image width/height must been given explictly in svg-ssr renderer.`;
			G(f, g), G(p, g);
		} else if (f == null || p == null) {
			var _ = function(e, t) {
				if (e) {
					var n = e.elm, r = f || t.width, i = p || t.height;
					e.tag === `pattern` && (l ? (i = 1, r /= a.width) : u && (r = 1, i /= a.height)), e.attrs.width = r, e.attrs.height = i, n && (n.setAttribute(`width`, r), n.setAttribute(`height`, i));
				}
			}, v = et(m, null, e, function(e) {
				c || _(S, e), _(d, e);
			});
			v && v.width && v.height && (f ||= v.width, p ||= v.height);
		}
		d = uP(`image`, `img`, {
			href: m,
			width: f,
			height: p
		}), o.width = f, o.height = p;
	} else i.svgElement && (d = T(i.svgElement), o.width = i.svgWidth, o.height = i.svgHeight);
	if (d) {
		var y, b;
		c ? y = b = 1 : l ? (b = 1, y = o.width / a.width) : u ? (y = 1, b = o.height / a.height) : o.patternUnits = `userSpaceOnUse`, y != null && !isNaN(y) && (o.width = y), b != null && !isNaN(b) && (o.height = b);
		var x = di(i);
		x && (o.patternTransform = x);
		var S = uP(`pattern`, ``, o, [d]), C = pP(S), w = r.patternCache, E = w[C];
		E || (E = r.zrId + `-p` + r.patternIdx++, w[C] = E, o.id = E, S = r.defs[E] = uP(`pattern`, E, o, [d])), t[n] = li(E);
	}
}
function XP(e, t, n) {
	var r = n.clipPathCache, i = n.defs, a = r[e.id];
	if (!a) {
		a = n.zrId + `-c` + n.clipPathIdx++;
		var o = { id: a };
		r[e.id] = a, i[a] = uP(`clipPath`, a, o, [UP(e, n)]);
	}
	t[`clip-path`] = li(a);
}
function ZP(e) {
	return document.createTextNode(e);
}
function QP(e, t, n) {
	e.insertBefore(t, n);
}
function $P(e, t) {
	e.removeChild(t);
}
function eF(e, t) {
	e.appendChild(t);
}
function tF(e) {
	return e.parentNode;
}
function nF(e) {
	return e.nextSibling;
}
function rF(e, t) {
	e.textContent = t;
}
var iF = 58, aF = 120, oF = uP(``, ``);
function sF(e) {
	return e === void 0;
}
function cF(e) {
	return e !== void 0;
}
function lF(e, t, n) {
	for (var r = {}, i = t; i <= n; ++i) {
		var a = e[i].key;
		a !== void 0 && (process.env.NODE_ENV !== `production` && r[a] != null && console.error(`Duplicate key ` + a), r[a] = i);
	}
	return r;
}
function uF(e, t) {
	var n = e.key === t.key;
	return e.tag === t.tag && n;
}
function dF(e) {
	var t, n = e.children, r = e.tag;
	if (cF(r)) {
		var i = e.elm = lP(r);
		if (mF(oF, e), R(n)) for (t = 0; t < n.length; ++t) {
			var a = n[t];
			a != null && eF(i, dF(a));
		}
		else cF(e.text) && !U(e.text) && eF(i, ZP(e.text));
	} else e.elm = ZP(e.text);
	return e.elm;
}
function fF(e, t, n, r, i) {
	for (; r <= i; ++r) {
		var a = n[r];
		a != null && QP(e, dF(a), t);
	}
}
function pF(e, t, n, r) {
	for (; n <= r; ++n) {
		var i = t[n];
		i != null && (cF(i.tag) ? $P(tF(i.elm), i.elm) : $P(e, i.elm));
	}
}
function mF(e, t) {
	var n, r = t.elm, i = e && e.attrs || {}, a = t.attrs || {};
	if (i !== a) {
		for (n in a) {
			var o = a[n];
			i[n] !== o && (o === !0 ? r.setAttribute(n, ``) : o === !1 ? r.removeAttribute(n) : n === `style` ? r.style.cssText = o : n.charCodeAt(0) === aF ? n === `xmlns:xlink` || n === `xmlns` ? r.setAttributeNS(oP, n, o) : n.charCodeAt(3) === iF ? r.setAttributeNS(sP, n, o) : n.charCodeAt(5) === iF ? r.setAttributeNS(aP, n, o) : r.setAttribute(n, o) : r.setAttribute(n, o));
		}
		for (n in i) n in a || r.removeAttribute(n);
	}
}
function hF(e, t, n) {
	for (var r = 0, i = 0, a = t.length - 1, o = t[0], s = t[a], c = n.length - 1, l = n[0], u = n[c], d, f, p, m; r <= a && i <= c;) o == null ? o = t[++r] : s == null ? s = t[--a] : l == null ? l = n[++i] : u == null ? u = n[--c] : uF(o, l) ? (gF(o, l), o = t[++r], l = n[++i]) : uF(s, u) ? (gF(s, u), s = t[--a], u = n[--c]) : uF(o, u) ? (gF(o, u), QP(e, o.elm, nF(s.elm)), o = t[++r], u = n[--c]) : uF(s, l) ? (gF(s, l), QP(e, s.elm, o.elm), s = t[--a], l = n[++i]) : (sF(d) && (d = lF(t, r, a)), f = d[l.key], sF(f) ? QP(e, dF(l), o.elm) : (p = t[f], p.tag === l.tag ? (gF(p, l), t[f] = void 0, QP(e, p.elm, o.elm)) : QP(e, dF(l), o.elm)), l = n[++i]);
	(r <= a || i <= c) && (r > a ? (m = n[c + 1] == null ? null : n[c + 1].elm, fF(e, m, n, i, c)) : pF(e, t, r, a));
}
function gF(e, t) {
	var n = t.elm = e.elm, r = e.children, i = t.children;
	e !== t && (mF(e, t), sF(t.text) ? cF(r) && cF(i) ? r !== i && hF(n, r, i) : cF(i) ? (cF(e.text) && rF(n, ``), fF(n, null, i, 0, i.length - 1)) : cF(r) ? pF(n, r, 0, r.length - 1) : cF(e.text) && rF(n, ``) : e.text !== t.text && (cF(r) && pF(n, r, 0, r.length - 1), rF(n, t.text)));
}
function _F(e, t) {
	if (uF(e, t)) gF(e, t);
	else {
		var n = e.elm, r = tF(n);
		dF(t), r !== null && (QP(r, t.elm, nF(n)), pF(r, [e], 0, 0));
	}
	return t;
}
var vF = 0, yF = function() {
	function e(e, t, n) {
		if (this.type = `svg`, this.configLayer = bF(`configLayer`), this.storage = t, this._opts = n = D({}, n), this.root = e, this._id = `zr` + vF++, this._oldVNode = gP(n.width, n.height), e && !n.ssr) {
			var r = this._viewport = document.createElement(`div`);
			r.style.cssText = `position:relative;overflow:hidden`;
			var i = this._svgDom = this._oldVNode.elm = lP(`svg`);
			mF(null, this._oldVNode), r.appendChild(i), e.appendChild(r);
		}
		this.resize(n.width, n.height);
	}
	return e.prototype.getType = function() {
		return this.type;
	}, e.prototype.getViewportRoot = function() {
		return this._viewport;
	}, e.prototype.getViewportRootOffset = function() {
		var e = this.getViewportRoot();
		if (e) return {
			offsetLeft: e.offsetLeft || 0,
			offsetTop: e.offsetTop || 0
		};
	}, e.prototype.getSvgDom = function() {
		return this._svgDom;
	}, e.prototype.refresh = function() {
		if (this.root) {
			var e = this.renderToVNode({ willUpdate: !0 });
			e.attrs.style = `position:absolute;left:0;top:0;user-select:none`, _F(this._oldVNode, e), this._oldVNode = e;
		}
	}, e.prototype.renderOneToVNode = function(e) {
		return KP(e, hP(this._id));
	}, e.prototype.renderToVNode = function(e) {
		e ||= {};
		var t = this.storage.getDisplayList(!0), n = this._width, r = this._height, i = hP(this._id);
		i.animation = e.animation, i.willUpdate = e.willUpdate, i.compress = e.compress, i.emphasis = e.emphasis, i.ssr = this._opts.ssr;
		var a = [], o = this._bgVNode = xF(n, r, this._backgroundColor, i);
		o && a.push(o);
		var s = e.compress ? null : this._mainVNode = uP(`g`, `main`, {}, []);
		this._paintList(t, i, s ? s.children : a), s && a.push(s);
		var c = F(L(i.defs), function(e) {
			return i.defs[e];
		});
		if (c.length && a.push(uP(`defs`, `defs`, {}, c)), e.animation) {
			var l = mP(i.cssNodes, i.cssAnims, { newline: !0 });
			if (l) {
				var u = uP(`style`, `stl`, {}, [], l);
				a.push(u);
			}
		}
		return gP(n, r, a, e.useViewBox);
	}, e.prototype.renderToString = function(e) {
		return e ||= {}, pP(this.renderToVNode({
			animation: W(e.cssAnimation, !0),
			emphasis: W(e.cssEmphasis, !0),
			willUpdate: !1,
			compress: !0,
			useViewBox: W(e.useViewBox, !0)
		}), { newline: !0 });
	}, e.prototype.setBackgroundColor = function(e) {
		this._backgroundColor = e;
	}, e.prototype.getSvgRoot = function() {
		return this._mainVNode && this._mainVNode.elm;
	}, e.prototype._paintList = function(e, t, n) {
		for (var r = e.length, i = [], a = 0, o, s, c = 0, l = 0; l < r; l++) {
			var u = e[l];
			if (!u.invisible) {
				var d = u.__clipPaths, f = d && d.length || 0, p = s && s.length || 0, m = void 0;
				for (m = Math.max(f - 1, p - 1); m >= 0 && !(d && s && d[m] === s[m]); m--);
				for (var h = p - 1; h > m; h--) a--, o = i[a - 1];
				for (var g = m + 1; g < f; g++) {
					var _ = {};
					XP(d[g], _, t);
					var v = uP(`g`, `clip-g-` + c++, _, []);
					(o ? o.children : n).push(v), i[a++] = v, o = v;
				}
				s = d;
				var y = KP(u, t);
				y && (o ? o.children : n).push(y);
			}
		}
	}, e.prototype.resize = function(e, t) {
		var n = this._opts, r = this.root, i = this._viewport;
		if (e != null && (n.width = e), t != null && (n.height = t), r && i && (i.style.display = `none`, e = VE(r, 0, n), t = VE(r, 1, n), i.style.display = ``), this._width !== e || this._height !== t) {
			if (this._width = e, this._height = t, i) {
				var a = i.style;
				a.width = e + `px`, a.height = t + `px`;
			}
			if (ai(this._backgroundColor)) this.refresh();
			else {
				var o = this._svgDom;
				o && (o.setAttribute(`width`, e), o.setAttribute(`height`, t));
				var s = this._bgVNode && this._bgVNode.elm;
				s && (s.setAttribute(`width`, e), s.setAttribute(`height`, t));
			}
		}
	}, e.prototype.getWidth = function() {
		return this._width;
	}, e.prototype.getHeight = function() {
		return this._height;
	}, e.prototype.dispose = function() {
		this.root && (this.root.innerHTML = ``), this._svgDom = this._viewport = this.storage = this._oldVNode = this._bgVNode = this._mainVNode = null;
	}, e.prototype.clear = function() {
		this._svgDom && (this._svgDom.innerHTML = null), this._oldVNode = null;
	}, e.prototype.toDataURL = function(e) {
		var t = this.renderToString(), n = `data:image/svg+xml;`;
		return e ? (t = fi(t), t && n + `base64,` + t) : n + `charset=UTF-8,` + encodeURIComponent(t);
	}, e;
}();
function bF(e) {
	return function() {
		process.env.NODE_ENV !== `production` && w(`In SVG mode painter not support method "` + e + `"`);
	};
}
function xF(e, t, n, r) {
	var i;
	if (n && n !== `none`) {
		if (i = uP(`rect`, `bg`, {
			width: e,
			height: t,
			x: `0`,
			y: `0`
		}), ci(n)) JP({ fill: n }, i.attrs, `fill`, r);
		else if (ai(n)) YP({
			style: { fill: n },
			dirty: Te,
			getBoundingRect: function() {
				return {
					width: e,
					height: t
				};
			}
		}, i.attrs, `fill`, r);
		else {
			var a = qr(n), o = a.color, s = a.opacity;
			i.attrs.fill = o, s < 1 && (i.attrs[`fill-opacity`] = s);
		}
	}
	return i;
}
function SF(e) {
	e.registerPainter(`svg`, yF);
}
export { JA as a, HO as c, SM as i, Tb as l, WN as n, SA as o, _N as r, ck as s, SF as t };

import { r as e, t } from "./rolldown-runtime.js";
function n(e) {
	let t = Object.values(e).filter((e) => typeof e == `number`);
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function r(e, t = `|`) {
	return e.map((e) => j(e)).join(t);
}
function i(e, t) {
	return typeof t == `bigint` ? t.toString() : t;
}
var a = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function o(e) {
	return new a(e);
}
function s(e) {
	return e == null;
}
function c(e) {
	let t = +!!e.startsWith(`^`), n = e.endsWith(`$`) ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function l(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
const u = Symbol(`evaluating`);
function d(e, t, n) {
	let r;
	Object.defineProperty(e, t, {
		get() {
			if (r !== u) return r === void 0 && (r = u, r = n()), r;
		},
		set(n) {
			Object.defineProperty(e, t, { value: n });
		},
		configurable: !0
	});
}
function f(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function p(e) {
	let t = Object.getOwnPropertyDescriptor(e, `shape`);
	return t?.get ? t.get.raw : t?.value;
}
function m(e) {
	return p(e._zod.def) ?? e._zod.def.shape;
}
function h(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return f(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function g(e, t, n) {
	t in e ? f(e, t, n) : e[t] = n;
}
function _(e, t, n, r) {
	let i = m(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? h(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : g(e, a, r ? r(n.value, a) : n.value));
	}
}
function v(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? h(e, n, () => t[n]) : g(e, n, r.value));
	}
}
function y(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function b(e) {
	return JSON.stringify(e);
}
function x(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, ``).replace(/[\s_-]+/g, `-`).replace(/^-+|-+$/g, ``);
}
const S = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function C(e) {
	return typeof e == `object` && !!e && !Array.isArray(e);
}
const w = o(() => {
	if (we.jitless || typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`)) return !1;
	try {
		return Function(``), !0;
	} catch {
		return !1;
	}
});
function T(e) {
	if (C(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != `function`) return !0;
	let n = t.prototype;
	return C(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function E(e) {
	return T(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const D = new Set([
	`string`,
	`number`,
	`symbol`
]);
function O(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function k(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function A(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == `string`) return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == `string` ? {
		...t,
		error: () => t.error
	} : t;
}
function j(e) {
	return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function M(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`);
}
const N = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, P = {
	int64: [BigInt(`-9223372036854775808`), BigInt(`9223372036854775807`)],
	uint64: [BigInt(0), BigInt(`18446744073709551615`)]
};
function F(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(`.pick() cannot be used on object schemas containing refinements`);
	let i = {};
	return _(i, e, I(e, t)), k(e, y(n, {
		shape: i,
		checks: []
	}));
}
function I(e, t) {
	let n = m(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function L(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(`.omit() cannot be used on object schemas containing refinements`);
	let i = new Set(I(e, t)), a = {};
	return _(a, e, Reflect.ownKeys(m(e)).filter((e) => !i.has(e))), k(e, y(n, {
		shape: a,
		checks: []
	}));
}
function R(e, t) {
	if (!T(t)) throw Error(`Invalid input to extend: expected a plain object`);
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = m(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return k(e, y(e._zod.def, { shape: z(e, t) }));
}
function z(e, t) {
	let n = {};
	return _(n, e, Reflect.ownKeys(m(e))), v(n, t), n;
}
function ee(e, t) {
	if (!T(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
	return k(e, y(e._zod.def, { shape: z(e, t) }));
}
function B(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(`.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`);
	let n = {};
	return _(n, e, Reflect.ownKeys(m(e))), _(n, t, Reflect.ownKeys(m(t))), k(e, y(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function V(e, t, n, r = `partial`) {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(I(t, n)) : void 0, o = {};
	return _(o, t, Reflect.ownKeys(m(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: `optional`,
		innerType: t
	}))), k(t, y(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function H(e, t, n) {
	let r = n ? new Set(I(t, n)) : void 0, i = {};
	return _(i, t, Reflect.ownKeys(m(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: `nonoptional`,
		innerType: t
	})), k(t, y(t._zod.def, { shape: i }));
}
function U(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function te(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function W(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function G(e) {
	return typeof e == `string` ? e : e?.message;
}
function K(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function ne(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function re(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has(`$ZodType`) && (i.has(`$ZodCheck`) ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : G(e.inst?._zod.def?.error?.(e)) ?? G(a?.(e)) ?? G(t?.error?.(e)) ?? G(n.customError?.(e)) ?? G(n.localeError?.(e)) ?? `Invalid input`, s = {};
	for (let t of Object.keys(e)) t !== `inst` && t !== `schema` && t !== `continue` && t !== `input` && t !== `__proto__` && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const q = /[\uD800-\uDBFF]/;
function ie(e) {
	let t = e.length;
	if (!q.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function ae(e) {
	return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function oe(e) {
	let t = typeof e;
	switch (t) {
		case `number`: return Number.isNaN(e) ? `nan` : `number`;
		case `object`: {
			if (e === null) return `null`;
			if (Array.isArray(e)) return `array`;
			let t = e;
			if (t && Object.getPrototypeOf(t) !== Object.prototype && `constructor` in t && t.constructor) return t.constructor.name;
		}
	}
	return t;
}
function se(...e) {
	let [t, n, r] = e;
	return typeof t == `string` ? {
		message: t,
		code: `custom`,
		input: n,
		inst: r
	} : { ...t };
}
function ce(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : ue(e, n, r.value);
	}
}
function J(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function Y(e, t, n) {
	return J(e, t, n, !1);
}
function le(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return J(this, n, r(this));
			},
			set(e) {
				J(this, n, e);
			}
		});
	}
	return t;
}
function ue(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : J(this, t, n.bind(this));
		},
		set(e) {
			J(this, t, e);
		}
	});
}
function de(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let fe, pe = !1;
const me = {
	configurable: !0,
	get() {
		pe = !0;
	}
};
function X(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && fe !== e._zod ? fe = void 0 : (fe = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, me);
			let e = pe;
			pe = !1;
			try {
				let r = n(this);
				return pe ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), pe ||= e, r;
			} catch (n) {
				throw delete this[t], pe ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function he(e, t, n, r) {
	let i = de(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
function ge(e) {
	let t = () => e;
	return t[`~constantCatch`] = !0, t;
}
var _e;
const ve = Object.freeze({ status: `aborted` }), ye = {
	value: void 0,
	enumerable: !1
};
let be = `captureStackTrace` in Error ? Error : null;
function xe(e) {
	let t = be;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == `number`) {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return be = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
function Z(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = new Set();
	}
	a.prototype = i;
	let o = n, s = o && new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			ye.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", ye);
			} finally {
				ye.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), ce(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? xe(u) : this;
		c(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(d, "init", { value: c }), Object.defineProperty(d, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(d, "name", { value: e }), d;
}
var Se = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
}, Ce = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = `ZodEncodeError`;
	}
};
(_e = globalThis).__zod_globalConfig ?? (_e.__zod_globalConfig = {});
const we = globalThis.__zod_globalConfig;
function Te(e) {
	return e && Object.assign(we, e), we;
}
function Ee() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, i, 2), e.message;
}
function De(e) {
	this._zod.message = e;
}
const Oe = {
	get: Ee,
	set: De,
	enumerable: !0,
	configurable: !0
}, ke = {
	value: void 0,
	enumerable: !1
}, Ae = new WeakSet([Object.prototype, Error.prototype]), je = Z(`$ZodError`, (e, t) => {
	e.name = `$ZodError`, ke.value = t, Object.defineProperty(e, "issues", ke), ke.value = void 0, Object.defineProperty(e, "message", Oe);
	let n = Object.getPrototypeOf(e);
	Ae.has(n) || (Ae.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = () => this.message;
			return Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
});
function Me(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === `__proto__` ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function Ne(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? Me(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function Pe(e, t = (e) => e.message) {
	let n = { _errors: [] }, r = (e, i = []) => {
		for (let a of e.issues) if (a.code === `invalid_union` && a.errors.length) a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
		else if (a.code === `invalid_key`) r({ issues: a.issues }, [...i, ...a.path]);
		else if (a.code === `invalid_element`) r({ issues: a.issues }, [...i, ...a.path]);
		else {
			let e = [...i, ...a.path];
			if (e.length === 0) n._errors.push(t(a));
			else {
				let r = n, i = 0;
				for (; i < e.length;) {
					let n = e[i], o = i === e.length - 1;
					if (n === `_errors`) {
						o && r._errors.push(t(a)), i++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(r, n) || Object.defineProperty(r, n, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let s = r[n];
					o && s._errors.push(t(a)), r = s, i++;
				}
			}
		}
	};
	return r(e), n;
}
function Fe(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const Ie = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new Se();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => re(e, o, Te())));
			throw S(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, Le = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => re(e, o, Te())));
			throw S(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, Re = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new Se();
	return a.issues.length ? ze(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function ze(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => re(e, n, Te()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const Be = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? ze(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, Ve = Symbol.for(`zod.compile.invalid`), He = Symbol.for(`zod.compile.fallback`), Ue = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== Ve) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return We(e, t, n);
});
function We(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[He] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new Se();
	return a.issues.length === 0;
}
const Ge = async (e, t, n) => {
	let r = n ? {
		...n,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, i = e._zod.run({
		value: t,
		issues: []
	}, r);
	return i instanceof Promise && (i = await i), i.issues.length === 0;
}, Ke = (e) => {
	let t = Ie(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: `backward`
		} : { direction: `backward` };
		return t(e, r, o, Fe(n, a));
	};
	return n;
}, qe = (e) => {
	let t = Ie(e), n = (e, r, i, a) => t(e, r, i, Fe(n, a));
	return n;
}, Je = (e) => {
	let t = Le(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: `backward`
		} : { direction: `backward` };
		return await t(e, r, o, Fe(n, a));
	};
	return n;
}, Ye = (e) => {
	let t = Le(e), n = async (e, r, i, a) => await t(e, r, i, Fe(n, a));
	return n;
}, Xe = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return Re(e)(t, n, i);
}, Ze = (e) => (t, n, r) => Re(e)(t, n, r), Qe = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return Be(e)(t, n, i);
}, $e = (e) => async (t, n, r) => Be(e)(t, n, r), et = /^[cC][0-9a-z]{6,}$/, tt = /^[0-9a-z]+$/, nt = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, rt = /^[0-9a-vA-V]{20}$/, it = /^[A-Za-z0-9]{27}$/, at = /^[a-zA-Z0-9_-]{21}$/;
function ot(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const st = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, ct = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, lt = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, ut = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function dt() {
	return RegExp(`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`, `u`);
}
const ft = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, pt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, mt = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, ht = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, gt = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, _t = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, vt = /^https?$/, yt = /^\+[1-9]\d{6,14}$/, bt = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function xt(e) {
	return RegExp(`^${e}$`);
}
const St = xt(bt);
function Ct(e) {
	let t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof e.precision == `number` ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function wt(e) {
	return RegExp(`^${Ct(e)}$`);
}
function Tt(e) {
	let t = [`Z`];
	e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	let n = `${Ct({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join(`|`)})`, r = e.local ? `${n}|${Ct({ precision: e.precision })}` : n;
	return RegExp(`^${bt}T(?:${r})$`);
}
const Et = /^[\s\S]{0,}$/, Dt = /^-?\d+$/, Ot = /^-?\d+(?:\.\d+)?$/, kt = /^(?:true|false)$/i, At = /^null$/i, jt = /^[^A-Z]*$/, Mt = /^[^a-z]*$/, Nt = Z(`$ZodCheck`, (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), Pt = (e) => {
	let t = e.value;
	return !s(t) && t.length !== void 0;
}, Ft = {
	number: `number`,
	bigint: `bigint`,
	object: `date`
}, It = Z(`$ZodCheckLessThan`, (e, t) => {
	Nt.init(e, t);
	let n = Ft[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: Ft[typeof r.value] ?? n,
			code: `too_big`,
			maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), Lt = Z(`$ZodCheckGreaterThan`, (e, t) => {
	Nt.init(e, t);
	let n = Ft[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: Ft[typeof r.value] ?? n,
			code: `too_small`,
			minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), Rt = Z(`$ZodCheckMultipleOf`, (e, t) => {
	Nt.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error(`Cannot mix number and bigint in multiple_of check.`);
		(typeof n.value == `bigint` ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : l(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: `not_multiple_of`,
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), zt = Z(`$ZodCheckNumberFormat`, (e, t) => {
	Nt.init(e, t), t.format = t.format || `float64`;
	let n = t.format?.includes(`int`), r = n ? `int` : `number`, [i, a] = N[t.format];
	e._zod.check = (o) => {
		let s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: `invalid_type`,
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? o.issues.push({
					input: s,
					code: `too_big`,
					maximum: 2 ** 53 - 1,
					note: `Integers must be within the safe integer range.`,
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : o.issues.push({
					input: s,
					code: `too_small`,
					minimum: -(2 ** 53 - 1),
					note: `Integers must be within the safe integer range.`,
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && o.issues.push({
			origin: `number`,
			input: s,
			code: `too_small`,
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > a && o.issues.push({
			origin: `number`,
			input: s,
			code: `too_big`,
			maximum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), Bt = Z(`$ZodCheckMaxLength`, (e, t) => {
	var n;
	Nt.init(e, t), (n = e._zod.def).when ?? (n.when = Pt), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == `string` && i > t.maximum ? ie(r) : i) <= t.maximum) return;
		let a = ae(r);
		n.issues.push({
			origin: a,
			code: `too_big`,
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), Vt = Z(`$ZodCheckMinLength`, (e, t) => {
	var n;
	Nt.init(e, t), (n = e._zod.def).when ?? (n.when = Pt), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? ie(r) : i) >= t.minimum) return;
		let a = ae(r);
		n.issues.push({
			origin: a,
			code: `too_small`,
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), Ht = Z(`$ZodCheckLengthEquals`, (e, t) => {
	var n;
	Nt.init(e, t), (n = e._zod.def).when ?? (n.when = Pt), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? ie(r) : i;
		if (a === t.length) return;
		let o = ae(r), s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: `too_big`,
				maximum: t.length
			} : {
				code: `too_small`,
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Ut = Z(`$ZodCheckStringFormat`, (e, t) => {
	var n, r;
	Nt.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), Wt = Z(`$ZodCheckRegex`, (e, t) => {
	Ut.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `regex`,
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), Gt = Z(`$ZodCheckLowerCase`, (e, t) => {
	t.pattern ??= jt, Ut.init(e, t);
}), Kt = Z(`$ZodCheckUpperCase`, (e, t) => {
	t.pattern ??= Mt, Ut.init(e, t);
}), qt = Z(`$ZodCheckIncludes`, (e, t) => {
	Nt.init(e, t);
	let n = O(t.includes);
	t.pattern = new RegExp(typeof t.position == `number` ? `^.{${t.position},}${n}` : n), e._zod.check = (n) => {
		n.value.includes(t.includes, t.position) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `includes`,
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Jt = Z(`$ZodCheckStartsWith`, (e, t) => {
	Nt.init(e, t);
	let n = RegExp(`^${O(t.prefix)}.*`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.startsWith(t.prefix) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `starts_with`,
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Yt = Z(`$ZodCheckEndsWith`, (e, t) => {
	Nt.init(e, t);
	let n = RegExp(`.*${O(t.suffix)}$`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.endsWith(t.suffix) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `ends_with`,
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Xt = Z(`$ZodCheckOverwrite`, (e, t) => {
	Nt.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
var Zt = class {
	constructor(e = [], t = {}) {
		this.content = [], this.indent = 0, this.args = e, this.closed = t;
	}
	indented(e) {
		this.indent += 1;
		try {
			e(this);
		} finally {
			--this.indent;
		}
	}
	write(e) {
		if (typeof e == `function`) {
			e(this, { execution: `sync` }), e(this, { execution: `async` });
			return;
		}
		let t = e.split(`
`).filter((e) => e), n = Math.min(...t.map((e) => e.length - e.trimStart().length)), r = t.map((e) => e.slice(n)).map((e) => ` `.repeat(this.indent * 2) + e);
		for (let e of r) this.content.push(e);
	}
	compile() {
		let e = Function, t = this?.content ?? [``];
		return new e(...Object.keys(this.closed), `return function (${this.args.join(`, `)}) {\n${t.join(`
`)}\n};`)(...Object.values(this.closed));
	}
};
const Qt = {
	major: 4,
	minor: 6,
	patch: 7
}, $t = Z(`$ZodType`, (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = Qt;
	let r = e._zod.def.checks, i = e._zod.traits.has(`$ZodCheck`) ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = U(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (te(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new Se();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (ne(t.issues, n, e), i ||= U(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					ne(t.issues, n, e), i ||= U(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (U(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new Se();
				return o.then((t) => e._zod.parse(t, a));
			}
			return e._zod.parse(o, a);
		};
		e._zod.run = (r, a) => {
			if (a.skipChecks) return e._zod.parse(r, a);
			if (a.direction === `backward`) {
				let t = e._zod.parse({
					value: r.value,
					issues: []
				}, {
					...a,
					skipChecks: !0
				});
				return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
			}
			let o = e._zod.parse(r, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new Se();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return Y(this, `~standard`, nn(this));
	},
	set "~standard"(e) {
		J(this, `~standard`, e);
	}
}), en = (e, t) => e.issues.length ? { issues: e.issues.map((e) => re(e, t, Te())) } : { value: e.value };
async function tn(e, t) {
	let n = { async: !0 };
	return en(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function nn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return en(r, n);
			} catch {}
			return tn(e, t);
		},
		vendor: `zod`,
		version: 1
	};
}
const rn = Z(`$ZodString`, (e, t) => {
	$t.init(e, t), e._zod.pattern = t.pattern ?? Et, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == `string` || n.issues.push({
			expected: `string`,
			code: `invalid_type`,
			input: n.value,
			inst: e
		}), n;
	};
}), an = Z(`$ZodStringFormat`, (e, t) => {
	Ut.init(e, t), rn.init(e, t);
}), on = Z(`$ZodGUID`, (e, t) => {
	t.pattern ??= ct, an.init(e, t);
}), sn = Z(`$ZodUUID`, (e, t) => {
	if (t.version) {
		let e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[t.version];
		if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ??= lt(e);
	} else t.pattern ??= lt();
	an.init(e, t);
}), cn = Z(`$ZodEmail`, (e, t) => {
	t.pattern ??= ut, an.init(e, t);
});
function ln(e) {
	try {
		return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function un(e, t) {
	return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? ln(e) || 2 : dn(e, t);
}
function dn(e, t) {
	if (!t.normalize && t.protocol?.source === vt.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < `u`) {
			let t = URL;
			if (typeof t.parse == `function`) return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const fn = /[\t\n\r]/g;
function pn(e) {
	return e.replace(fn, ``);
}
function mn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function hn(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol);
}
const gn = Z(`$ZodURL`, (e, t) => {
	an.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = un(r, t);
			if (i === 1) {
				n.issues.push({
					code: `invalid_format`,
					format: `url`,
					note: `Invalid URL format`,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: `invalid_format`,
					format: `url`,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = pn(r);
				return;
			}
			t.hostname && !mn(i, t.hostname) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid hostname`,
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !hn(i, t.protocol) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid protocol`,
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : pn(r);
			return;
		} catch {
			n.issues.push({
				code: `invalid_format`,
				format: `url`,
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), _n = Z(`$ZodEmoji`, (e, t) => {
	t.pattern ??= dt(), an.init(e, t);
}), vn = Z(`$ZodNanoID`, (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? at : ot(t.length), an.init(e, t);
}), yn = Z(`$ZodCUID`, (e, t) => {
	t.pattern ??= et, an.init(e, t);
}), bn = Z(`$ZodCUID2`, (e, t) => {
	t.pattern ??= tt, an.init(e, t);
}), xn = Z(`$ZodULID`, (e, t) => {
	t.pattern ??= nt, an.init(e, t);
}), Sn = Z(`$ZodXID`, (e, t) => {
	t.pattern ??= rt, an.init(e, t);
}), Cn = Z(`$ZodKSUID`, (e, t) => {
	t.pattern ??= it, an.init(e, t);
}), wn = Z(`$ZodISODateTime`, (e, t) => {
	t.pattern ??= Tt(t), an.init(e, t);
}), Tn = Z(`$ZodISODate`, (e, t) => {
	t.pattern ??= St, an.init(e, t);
}), En = Z(`$ZodISOTime`, (e, t) => {
	t.pattern ??= wt(t), an.init(e, t);
}), Dn = Z(`$ZodISODuration`, (e, t) => {
	t.pattern ??= st, an.init(e, t);
}), On = Z(`$ZodIPv4`, (e, t) => {
	t.pattern ??= ft, an.init(e, t);
}), kn = /^[0-9a-fA-F:.]+$/;
function An(e) {
	return kn.test(e) ? ln(`http://[${e}]`) : !1;
}
const jn = Z(`$ZodIPv6`, (e, t) => {
	t.pattern ??= pt, an.init(e, t), e._zod.check = (n) => {
		An(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `ipv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Mn = Z(`$ZodCIDRv4`, (e, t) => {
	t.pattern ??= mt, an.init(e, t);
});
function Nn(e) {
	let t = e.split(`/`);
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : An(n);
}
const Pn = Z(`$ZodCIDRv6`, (e, t) => {
	t.pattern ??= ht, an.init(e, t), e._zod.check = (n) => {
		Nn(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `cidrv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function Fn(e) {
	if (e === ``) return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const In = /^[0-9a-zA-Z+/]*={0,2}$/, Ln = Z(`$ZodBase64`, (e, t) => {
	t.pattern ??= In, an.init(e, t), e._zod.check = (n) => {
		Fn(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Rn = /^[A-Za-z0-9_-]*$/;
function zn(e) {
	if (!Rn.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === `-` ? `+` : `/`);
	return Fn(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const Bn = Z(`$ZodBase64URL`, (e, t) => {
	t.pattern ??= Rn, an.init(e, t), e._zod.check = (n) => {
		zn(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64url`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Vn = Z(`$ZodE164`, (e, t) => {
	t.pattern ??= yt, an.init(e, t);
});
function Hn(e, t = null) {
	try {
		let n = e.split(`.`);
		if (n.length !== 3) return !1;
		let [r] = n;
		if (!r) return !1;
		let i = JSON.parse(atob(r));
		return !(`typ` in i && i?.typ !== `JWT` || !i.alg || t && (!(`alg` in i) || i.alg !== t));
	} catch {
		return !1;
	}
}
const Un = Z(`$ZodJWT`, (e, t) => {
	an.init(e, t), e._zod.check = (n) => {
		Hn(n.value, t.alg) || n.issues.push({
			code: `invalid_format`,
			format: `jwt`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Wn = Z(`$ZodNumber`, (e, t) => {
	$t.init(e, t), e._zod.pattern = Ot, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == `number` ? Number.isNaN(i) ? `NaN` : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: `number`,
			code: `invalid_type`,
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), Gn = Z(`$ZodNumberFormat`, (e, t) => {
	zt.init(e, t), Wn.init(e, t);
}), Kn = Z(`$ZodBoolean`, (e, t) => {
	$t.init(e, t), e._zod.pattern = kt, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == `boolean` || n.issues.push({
			expected: `boolean`,
			code: `invalid_type`,
			input: i,
			inst: e
		}), n;
	};
}), qn = Z(`$ZodNull`, (e, t) => {
	$t.init(e, t), e._zod.pattern = At, e._zod.values = new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: `null`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
	};
}), Jn = Z(`$ZodUnknown`, (e, t) => {
	$t.init(e, t), e._zod.parse = (e) => e;
}), Yn = Z(`$ZodNever`, (e, t) => {
	$t.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: `never`,
		code: `invalid_type`,
		input: t.value,
		inst: e
	}), t);
});
function Xn(e, t) {
	let n = K(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
			for (let [t, r] of K(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, ne(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const Zn = (e) => Array.isArray(e) ? e.length : -1;
function Qn(e, t, n) {
	e.issues.length && t.issues.push(...W(n, e.issues)), t.value[n] = e.value;
}
const $n = Z(`$ZodArray`, (e, t) => {
	$t.init(e, t);
	let n = we.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: `array`,
			code: `invalid_type`,
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => Qn(t, r, e)));
			else if (Qn(c, r, e), s && c.issues.length !== 0 && U(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, Xn(e, Zn);
});
function er(e, t, n, r, i, a) {
	let o = n in r, s = a === `optional`;
	if (o || !s || i !== `optional`) {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...W(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: `invalid_type`,
			expected: `nonoptional`,
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === `defaulted` && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const tr = [];
function nr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : tr, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`)) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = M(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function rr(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (U(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === `__proto__`) {
			u === `never` && s.push(i);
			continue;
		}
		if (u === `never`) {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => er(e, n, i, t, d, f))) : er(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: `unrecognized_keys`,
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const ir = Z(`$ZodObject`, (e, t) => {
	$t.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, `shape`), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = o(() => nr(t));
	X(e, `propValues`, (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || f(n, e, new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = C, s = t.catchall, c, l = we.memoizer;
	l?.attach(e), e._zod.parse = (t, n) => {
		c ??= i.value;
		let r = t.value;
		if (!a(r)) return t.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
		t.value = l ? l.alloc(e, t, {}, n) : {};
		let o = [], u = c.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of c.allKeys) {
			if (d && t.issues.length !== f) {
				if (U(t, f)) break;
				f = t.issues.length;
			}
			if (e === `__proto__`) continue;
			let i = u[e], a = i._zod.optin, s = i._zod.optout, c = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			c instanceof Promise ? o.push(c.then((n) => er(n, t, e, r, a, s))) : er(c, t, e, r, a, s);
		}
		return s ? rr(o, r, t, n, i.value, e, d === !0) : o.length ? Promise.all(o).then(() => t) : t;
	};
}), ar = Z(`$ZodObjectJIT`, (e, t) => {
	ir.init(e, t);
	let n = e._zod.parse, r = o(() => nr(t)), i = we.memoizer, a = (t) => {
		let n = r.value, a = n.symbolKeys, o = new Zt([`payload`, `ctx`], {
			shape: t,
			inst: e,
			memo: i,
			syms: a
		}), s = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`, c = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		o.write(`const input = payload.value;`);
		let l = Object.create(null), u = 0;
		for (let e of n.allKeys) l[e] = `key_${u++}`;
		o.write(i ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (let e of n.allKeys) {
			if (e === `__proto__`) continue;
			let n = l[e], r = typeof e == `symbol` ? `syms[${a.indexOf(e)}]` : b(e), i = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === `optional`;
			if (o.write(`const ${n} = ${s(r)};`), f && p) {
				let e = d === `optional` ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${c(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
			} else f ? (o.write(`
        if (${n}.issues.length) {${c(n, r)}
        }
      `), d === `defaulted` ? o.write(`newResult[${r}] = ${n}.value;`) : o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${c(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
		}
		return o.write(`payload.value = newResult;`), o.write(`return payload;`), o.compile();
	}, s, c = C, l = !we.jitless, u = l && w.value, d = t.catchall, f;
	e._zod.parse = (i, o) => {
		f ??= r.value;
		let p = i.value;
		return c(p) ? l && u && o?.async === !1 && o.jitless !== !0 ? (s ||= a(t.shape), i = s(i, o), d ? rr([], p, i, o, f, e, o?.abortEarly === !0) : i) : n(i, o) : (i.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: p,
			inst: e
		}), i);
	};
});
function or(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !U(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: `invalid_union`,
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => re(e, r, Te())))
	}), t);
}
const sr = Z(`$ZodUnion`, (e, t) => {
	$t.init(e, t), X(e, `optin`, (e) => e.def.options.some((e) => e._zod.optin === `defaulted`) ? `defaulted` : e.def.options.some((e) => e._zod.optin !== void 0) ? `optional` : void 0), X(e, `optout`, (e) => e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0), X(e, `values`, (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), X(e, `pattern`, (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => c(e.source)).join(`|`)})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => or(t, r, e, i)) : or(o, r, e, i);
	};
}), cr = Z(`$ZodIntersection`, (e, t) => {
	$t.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => ur(e, t, n)) : ur(e, i, a);
	};
});
function lr(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (T(e) && T(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
		for (let n of r) {
			if (n === `__proto__`) continue;
			let r = lr(e[n], t[n]);
			if (!r.valid) return {
				valid: !1,
				mergeErrorPath: [n, ...r.mergeErrorPath]
			};
			i[n] = r.data;
		}
		return {
			valid: !0,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let n = [];
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r], o = lr(i, a);
			if (!o.valid) return {
				valid: !1,
				mergeErrorPath: [r, ...o.mergeErrorPath]
			};
			n.push(o.data);
		}
		return {
			valid: !0,
			data: n
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function ur(e, t, n) {
	let r = new Map(), i, a = new Map(), o = (e, t) => {
		let n;
		if (e.code === `unrecognized_keys` && !e.path?.length) i ??= e, n = e.keys;
		else if (e.code === `invalid_key` && e.origin === `record` && e.path?.length === 1) {
			let t = String(e.path[0]);
			a.has(t) || a.set(t, e), n = [t];
		} else return !1;
		for (let e of n) r.has(e) || r.set(e, {}), r.get(e)[t] = !0;
		return !0;
	};
	for (let n of t.issues) o(n, `l`) || e.issues.push(n);
	for (let t of n.issues) o(t, `r`) || e.issues.push(t);
	let s = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (s.length) {
		let t = i ? s.filter((e) => i.keys.includes(e)) : [];
		t.length && e.issues.push({
			...i,
			keys: t
		});
		for (let n of s) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
	}
	let c = lr(t.value, n.value);
	if (!c.valid) {
		if (U(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const dr = Z(`$ZodTuple`, (e, t) => {
	$t.init(e, t);
	let n = t.items, r = we.memoizer;
	r?.attach(e), e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Array.isArray(o)) return i.issues.push({
			input: o,
			inst: e,
			expected: `tuple`,
			code: `invalid_type`
		}), i;
		i.value = r ? r.alloc(e, i, [], a) : [];
		let s = [], c = fr(n, `optin`), l = fr(n, `optout`);
		if (!t.rest) {
			if (o.length < c) return i.issues.push({
				code: `too_small`,
				minimum: c,
				inclusive: !0,
				input: o,
				inst: e,
				origin: `array`
			}), i;
			o.length > n.length && i.issues.push({
				code: `too_big`,
				maximum: n.length,
				inclusive: !0,
				input: o,
				inst: e,
				origin: `array`
			});
		}
		let u = Array(n.length), d = t.rest ? a?.abortEarly : void 0, f = !1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e]._zod.run({
				value: o[e],
				issues: []
			}, a);
			t instanceof Promise ? s.push(t.then((t) => {
				u[e] = t;
			})) : (u[e] = t, d && !f && t.issues.length && (f = U(t)));
		}
		if (t.rest && !f) {
			let e = n.length - 1, r = o.slice(n.length), c = i.issues.length;
			for (let n of r) {
				if (d && i.issues.length !== c) {
					if (U(i, c)) break;
					c = i.issues.length;
				}
				e++;
				let r = t.rest._zod.run({
					value: n,
					issues: []
				}, a);
				r instanceof Promise ? s.push(r.then((t) => pr(t, i, e))) : pr(r, i, e);
			}
		}
		return s.length ? Promise.all(s).then(() => mr(u, i, n, o, l)) : mr(u, i, n, o, l);
	};
});
function fr(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === `optin` ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === `optional`)) return n + 1;
	return 0;
}
function pr(e, t, n) {
	e.issues.length && t.issues.push(...W(n, e.issues)), t.value[n] = e.value;
}
function mr(e, t, n, r, i) {
	for (let a = 0; a < n.length; a++) {
		let o = e[a], s = a < r.length;
		if (!s && a >= i && n[a]._zod.optin === `optional`) {
			t.value.length = a;
			break;
		}
		if (o.issues.length) {
			if (!s && a >= i) {
				t.value.length = a;
				break;
			}
			t.issues.push(...W(a, o.issues));
		}
		t.value[a] = o.value;
	}
	for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === `optional` && t.value[e] === void 0; e--) t.value.length = e;
	return t;
}
const hr = Z(`$ZodRecord`, (e, t) => {
	$t.init(e, t);
	let n = we.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!T(a)) return r.issues.push({
			expected: `record`,
			code: `invalid_type`,
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = new Set();
			for (let n of s) if (typeof n == `string` || typeof n == `number` || typeof n == `symbol`) {
				if (c.add(typeof n == `number` ? n.toString() : n), n === `__proto__`) continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
				if (s.issues.length) {
					r.issues.push({
						code: `invalid_key`,
						origin: `record`,
						issues: s.issues.map((e) => re(e, i, Te())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === `__proto__`) continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...W(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...W(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === `loose`) {
					if (e === `__proto__`) continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: `unrecognized_keys`,
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === `__proto__` || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
				if (typeof n == `string` && Ot.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === `loose` ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: `invalid_key`,
						origin: `record`,
						issues: l.issues.map((e) => re(e, i, Te())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === `__proto__`) continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...W(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...W(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: `unrecognized_keys`,
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), gr = Z(`$ZodEnum`, (e, t) => {
	$t.init(e, t);
	let r = n(t.entries), i = new Set(r);
	e._zod.values = i, X(e, `pattern`, (e) => {
		let t = n(e.def.entries).filter((e) => D.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => O(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
	}), e._zod.parse = (t, n) => {
		let a = t.value;
		return i.has(a) || t.issues.push({
			code: `invalid_value`,
			values: r,
			input: a,
			inst: e
		}), t;
	};
}), _r = Z(`$ZodLiteral`, (e, t) => {
	$t.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, X(e, `pattern`, (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == `string` ? O(e) : e ? O(e.toString()) : String(e)).join(`|`)})$` : `^[^\\s\\S]$`);
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: `invalid_value`,
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), vr = Z(`$ZodTransform`, (e, t) => {
	$t.init(e, t), e._zod.optin = `optional`, we.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === `backward`) throw new Ce(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new Se();
		return n.value = i, n;
	};
});
function yr(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const br = Z(`$ZodOptional`, (e, t) => {
	$t.init(e, t), X(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), e._zod.optout = `optional`, X(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t, void 0]) : void 0;
	}), X(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${c(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== `defaulted`) return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => yr(e, t)) : yr(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), xr = Z(`$ZodExactOptional`, (e, t) => {
	br.init(e, t), X(e, `values`, (e) => e.def.innerType._zod.values), X(e, `pattern`, (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Sr = Z(`$ZodNullable`, (e, t) => {
	$t.init(e, t), X(e, `optin`, (e) => e.def.innerType._zod.optin), X(e, `optout`, (e) => e.def.innerType._zod.optout), X(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${c(t.source)}|null)$`) : void 0;
	}), X(e, `values`, (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Cr = Z(`$ZodDefault`, (e, t) => {
	$t.init(e, t), e._zod.optin = `defaulted`, X(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => wr(e, t)) : wr(r, t);
	};
});
function wr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const Tr = Z(`$ZodPrefault`, (e, t) => {
	$t.init(e, t), e._zod.optin = `defaulted`, X(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === `backward` || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Er = Z(`$ZodNonOptional`, (e, t) => {
	$t.init(e, t), X(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Dr(t, e)) : Dr(i, e);
	};
});
function Dr(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: `invalid_type`,
		expected: `nonoptional`,
		input: e.value,
		inst: t
	}), e;
}
function Or(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => re(e, r, Te())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const kr = Z(`$ZodCatch`, (e, t) => {
	$t.init(e, t), X(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), X(e, `optout`, (e) => e.def.innerType._zod.optout), X(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Or(e, r, t, n)) : Or(e, r, t, n);
	};
}), Ar = Z(`$ZodPipe`, (e, t) => {
	$t.init(e, t), X(e, `values`, (e) => e.def.in._zod.values), X(e, `optin`, (e) => e.def.in._zod.optin), X(e, `optout`, (e) => e.def.out._zod.optout), X(e, `propValues`, (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => jr(e, t.in, n)) : jr(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => jr(e, t.out, n)) : jr(r, t.out, n);
	};
});
function jr(e, t, n) {
	return e.issues.some((e) => e.code !== `unrecognized_keys`) ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const Mr = Z(`$ZodReadonly`, (e, t) => {
	$t.init(e, t), X(e, `propValues`, (e) => e.def.innerType._zod.propValues), X(e, `values`, (e) => e.def.innerType._zod.values), X(e, `optin`, (e) => e.def.innerType?._zod?.optin), X(e, `optout`, (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(Nr) : Nr(r);
	};
});
function Nr(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const Pr = Z(`$ZodLazy`, (e, t) => {
	$t.init(e, t), d(e._zod, `innerType`, () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), X(e, `pattern`, (e) => e.innerType?._zod?.pattern), X(e, `propValues`, (e) => e.innerType?._zod?.propValues), X(e, `optin`, (e) => e.innerType?._zod?.optin ?? void 0), X(e, `optout`, (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
}), Fr = Z(`$ZodCustom`, (e, t) => {
	Nt.init(e, t), $t.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => Ir(t, n, r, e));
		Ir(i, n, r, e);
	};
});
function Ir(e, t, n, r) {
	if (!e) {
		let e = {
			code: `custom`,
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(se(e));
	}
}
var Lr = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`), this.name = `ZodCyclicError`;
	}
};
const Rr = `~memo`, zr = [];
function Br(e) {
	return typeof e == `object` && !!e;
}
function Vr(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const Hr = new WeakMap();
function Ur(e, t, n) {
	let r = Hr.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = Ur(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? Ur(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case `object`: {
			let e = p(c);
			s(e ? o(e, !0) : 1), a(c.catchall);
			break;
		}
		case `array`:
			a(c.element);
			break;
		case `tuple`:
			for (let e of c.items) a(e);
			a(c.rest);
			break;
		case `record`:
		case `map`:
			a(c.keyType), a(c.valueType);
			break;
		case `set`:
			a(c.valueType);
			break;
		case `union`:
			for (let e of c.options) a(e);
			break;
		case `intersection`:
			a(c.left), a(c.right);
			break;
		case `optional`:
		case `nullable`:
		case `default`:
		case `prefault`:
		case `catch`:
		case `readonly`:
		case `nonoptional`:
		case `promise`:
		case `success`:
			a(c.innerType);
			break;
		case `pipe`:
			a(c.in), a(c.out);
			break;
		case `function`:
			a(c.input), a(c.output);
			break;
		case `lazy`: {
			let r = c._cachedInner ?? (n ? e._zod.innerType : void 0);
			s(r ? Ur(r, t, !1) : 1);
			break;
		}
		case `template_literal`:
		case `string`:
		case `number`:
		case `int`:
		case `boolean`:
		case `bigint`:
		case `symbol`:
		case `undefined`:
		case `null`:
		case `void`:
		case `never`:
		case `any`:
		case `unknown`:
		case `date`:
		case `nan`:
		case `enum`:
		case `literal`:
		case `file`:
		case `transform`:
		case `custom`: break;
		default: for (let e in c) {
			let t = Object.getOwnPropertyDescriptor(c, e);
			if (!t || t.get) continue;
			let n = t.value;
			if (n && typeof n == `object`) {
				if (n._zod) a(n);
				else if (Array.isArray(n)) for (let e of n) a(e);
			}
		}
	}
	return t.delete(e), Wr(e, i);
}
function Wr(e, t) {
	return t !== 1 && Hr.set(e, t === 2), t;
}
function Gr(e, t) {
	let n = e.buckets.get(t);
	return n || (n = new WeakMap(), e.buckets.set(t, n)), n;
}
let Kr;
const qr = [], Jr = {
	alloc(e, t, n) {
		let r = Kr;
		if (!r) return n;
		Kr = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), qr.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== `backward` && Xr(n, e.value)) throw new Lr();
				return t(e, n);
			};
			e._zod.parse = n, e._zod.run === t && (e._zod.run = n);
		});
	},
	attach(e) {
		var t;
		let n, r = !1, i, a;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, o = (s, c) => {
				if (n === void 0) {
					let i = Ur(e, new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!Br(l)) return t(s, c);
				let u = c[Rr];
				u || (u = {
					buckets: new WeakMap(),
					backEdges: void 0
				}, c[Rr] = u);
				let d;
				i === c ? d = a : (d = Gr(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...Vr(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = new WeakSet()), u.backEdges.add(f.value)), s;
				Kr = d;
				let p = qr.length, m = t(s, c);
				Kr = void 0;
				let h = qr.length > p ? qr.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? Vr(e.issues) : zr), e)) : (h && (h.issues = m.issues.length ? Vr(m.issues) : zr), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
function Yr() {
	return Jr;
}
function Xr(e, t) {
	let n = e[Rr]?.backEdges;
	return n !== void 0 && Br(t) && n.has(t);
}
const Zr = () => {
	let e = {
		string: {
			unit: `characters`,
			verb: `to have`
		},
		file: {
			unit: `bytes`,
			verb: `to have`
		},
		array: {
			unit: `items`,
			verb: `to have`
		},
		set: {
			unit: `items`,
			verb: `to have`
		},
		map: {
			unit: `entries`,
			verb: `to have`
		}
	};
	function t(t) {
		return e[t] ?? null;
	}
	let n = {
		regex: `input`,
		email: `email address`,
		url: `URL`,
		emoji: `emoji`,
		uuid: `UUID`,
		uuidv4: `UUIDv4`,
		uuidv6: `UUIDv6`,
		nanoid: `nanoid`,
		guid: `GUID`,
		cuid: `cuid`,
		cuid2: `cuid2`,
		ulid: `ULID`,
		xid: `XID`,
		ksuid: `KSUID`,
		datetime: `ISO datetime`,
		date: `ISO date`,
		time: `ISO time`,
		duration: `ISO duration`,
		ipv4: `IPv4 address`,
		ipv6: `IPv6 address`,
		mac: `MAC address`,
		cidrv4: `IPv4 range`,
		cidrv6: `IPv6 range`,
		base64: `base64-encoded string`,
		base64url: `base64url-encoded string`,
		json_string: `JSON string`,
		e164: `E.164 number`,
		currency_code: `currency code`,
		credit_card: `credit card number`,
		iban: `IBAN`,
		jwt: `JWT`,
		template_literal: `input`
	}, i = { nan: `NaN` };
	function a(e, t) {
		return e === `number` && typeof t == `number` && !Number.isFinite(t) ? String(t) : i[e] ?? e;
	}
	return (e) => {
		switch (e.code) {
			case `invalid_type`: return `Invalid input: expected ${a(e.expected)}, received ${a(oe(e.input), e.input)}`;
			case `invalid_value`: return e.values.length === 1 ? `Invalid input: expected ${j(e.values[0])}` : `Invalid option: expected one of ${r(e.values, `|`)}`;
			case `too_big`: {
				let n = e.exact ? `exactly ` : e.inclusive ? `<=` : `<`, r = t(e.origin);
				return r ? `Too big: expected ${e.origin ?? `value`} to have ${n}${e.maximum.toString()} ${r.unit ?? `elements`}` : `Too big: expected ${e.origin ?? `value`} to be ${n}${e.maximum.toString()}`;
			}
			case `too_small`: {
				let n = e.exact ? `exactly ` : e.inclusive ? `>=` : `>`, r = t(e.origin);
				return r ? `Too small: expected ${e.origin} to have ${n}${e.minimum.toString()} ${r.unit}` : `Too small: expected ${e.origin} to be ${n}${e.minimum.toString()}`;
			}
			case `invalid_format`: {
				let t = e;
				return t.format === `starts_with` ? `Invalid string: must start with "${t.prefix}"` : t.format === `ends_with` ? `Invalid string: must end with "${t.suffix}"` : t.format === `includes` ? `Invalid string: must include "${t.includes}"` : t.format === `regex` ? `Invalid string: must match pattern ${t.pattern}` : `Invalid ${n[t.format] ?? e.format}`;
			}
			case `not_multiple_of`: return `Invalid number: must be a multiple of ${e.divisor}`;
			case `unrecognized_keys`: return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${r(e.keys, `, `)}`;
			case `invalid_key`: return `Invalid key in ${e.origin}`;
			case `invalid_union`: return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(` | `)}` : e.inclusive === !1 ? `Invalid input: more than one option matched` : `Invalid input`;
			case `invalid_element`: return `Invalid value in ${e.origin}`;
			default: return `Invalid input`;
		}
	};
};
function Qr() {
	return { localeError: Zr() };
}
var $r, ei = class {
	constructor() {
		this._map = new WeakMap(), this._idmap = new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = new WeakMap(), this._idmap = new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == `object` && `id` in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function ti() {
	return new ei();
}
($r = globalThis).__zod_globalRegistry ?? ($r.__zod_globalRegistry = ti());
const ni = globalThis.__zod_globalRegistry;
function ri(e) {
	return e.checks &&= [...e.checks], e;
}
function ii(e, t) {
	return new e(ri({
		type: `string`,
		...A(t)
	}));
}
function ai(e, t) {
	return new e({
		type: `string`,
		format: `email`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function oi(e, t) {
	return new e({
		type: `string`,
		format: `guid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function si(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function ci(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v4`,
		...A(t)
	});
}
function li(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v6`,
		...A(t)
	});
}
function ui(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v7`,
		...A(t)
	});
}
function di(e, t) {
	return new e({
		type: `string`,
		format: `url`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function fi(e, t) {
	return new e({
		type: `string`,
		format: `emoji`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function pi(e, t) {
	return new e({
		type: `string`,
		format: `nanoid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function mi(e, t) {
	return new e({
		type: `string`,
		format: `cuid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function hi(e, t) {
	return new e({
		type: `string`,
		format: `cuid2`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function gi(e, t) {
	return new e({
		type: `string`,
		format: `ulid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function _i(e, t) {
	return new e({
		type: `string`,
		format: `xid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function vi(e, t) {
	return new e({
		type: `string`,
		format: `ksuid`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function yi(e, t) {
	return new e({
		type: `string`,
		format: `ipv4`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function bi(e, t) {
	return new e({
		type: `string`,
		format: `ipv6`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function xi(e, t) {
	return new e({
		type: `string`,
		format: `cidrv4`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function Si(e, t) {
	return new e({
		type: `string`,
		format: `cidrv6`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function Ci(e, t) {
	return new e({
		type: `string`,
		format: `base64`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function wi(e, t) {
	return new e({
		type: `string`,
		format: `base64url`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function Ti(e, t) {
	return new e({
		type: `string`,
		format: `e164`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function Ei(e, t) {
	return new e({
		type: `string`,
		format: `jwt`,
		check: `string_format`,
		abort: !1,
		...A(t)
	});
}
function Di(e, t) {
	return new e({
		type: `string`,
		format: `datetime`,
		check: `string_format`,
		offset: !1,
		local: !1,
		precision: null,
		...A(t)
	});
}
function Oi(e, t) {
	return new e({
		type: `string`,
		format: `date`,
		check: `string_format`,
		...A(t)
	});
}
function ki(e, t) {
	return new e({
		type: `string`,
		format: `time`,
		check: `string_format`,
		precision: null,
		...A(t)
	});
}
function Ai(e, t) {
	return new e({
		type: `string`,
		format: `duration`,
		check: `string_format`,
		...A(t)
	});
}
function ji(e, t) {
	return new e(ri({
		type: `number`,
		checks: [],
		...A(t)
	}));
}
function Mi(e, t) {
	return new e({
		type: `number`,
		check: `number_format`,
		abort: !1,
		format: `safeint`,
		...A(t)
	});
}
function Ni(e, t) {
	return new e({
		type: `boolean`,
		...A(t)
	});
}
function Pi(e, t) {
	return new e({
		type: `null`,
		...A(t)
	});
}
function Fi(e) {
	return new e({ type: `unknown` });
}
function Ii(e, t) {
	return new e({
		type: `never`,
		...A(t)
	});
}
function Li(e, t) {
	return new It({
		check: `less_than`,
		...A(t),
		value: e,
		inclusive: !1
	});
}
function Ri(e, t) {
	return new It({
		check: `less_than`,
		...A(t),
		value: e,
		inclusive: !0
	});
}
function zi(e, t) {
	return new Lt({
		check: `greater_than`,
		...A(t),
		value: e,
		inclusive: !1
	});
}
function Bi(e, t) {
	return new Lt({
		check: `greater_than`,
		...A(t),
		value: e,
		inclusive: !0
	});
}
function Vi(e, t) {
	return new Rt({
		check: `multiple_of`,
		...A(t),
		value: e
	});
}
function Hi(e, t) {
	return new Bt({
		check: `max_length`,
		...A(t),
		maximum: e
	});
}
function Ui(e, t) {
	return new Vt({
		check: `min_length`,
		...A(t),
		minimum: e
	});
}
function Wi(e, t) {
	return new Ht({
		check: `length_equals`,
		...A(t),
		length: e
	});
}
function Gi(e, t) {
	return new Wt({
		check: `string_format`,
		format: `regex`,
		...A(t),
		pattern: e
	});
}
function Ki(e) {
	return new Gt({
		check: `string_format`,
		format: `lowercase`,
		...A(e)
	});
}
function qi(e) {
	return new Kt({
		check: `string_format`,
		format: `uppercase`,
		...A(e)
	});
}
function Ji(e, t) {
	return new qt({
		check: `string_format`,
		format: `includes`,
		...A(t),
		includes: e
	});
}
function Yi(e, t) {
	return new Jt({
		check: `string_format`,
		format: `starts_with`,
		...A(t),
		prefix: e
	});
}
function Xi(e, t) {
	return new Yt({
		check: `string_format`,
		format: `ends_with`,
		...A(t),
		suffix: e
	});
}
function Zi(e) {
	return new Xt({
		check: `overwrite`,
		tx: e
	});
}
function Qi(e) {
	return Zi((t) => t.normalize(e));
}
function $i() {
	return Zi((e) => e.trim());
}
function ea() {
	return Zi((e) => e.toLowerCase());
}
function ta() {
	return Zi((e) => e.toUpperCase());
}
function na() {
	return Zi((e) => x(e));
}
function ra(e, t, n) {
	return new e({
		type: `array`,
		element: t,
		...A(n)
	});
}
function ia(e, t, n) {
	let r = A(n);
	return r.abort ??= !0, new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...r
	});
}
function aa(e, t, n) {
	return new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...A(n)
	});
}
function oa(e, t) {
	let n = sa((t) => (t.addIssue = (e) => {
		if (typeof e == `string`) t.issues.push(se(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= `custom`, `input` in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(se(r));
		}
	}, e(t.value, t)), t);
	return n;
}
function sa(e, t) {
	let n = new Nt({
		check: `custom`,
		...A(t)
	});
	return n._zod.check = e, n;
}
function ca(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && f(e, t, n[t]);
	return e;
}
function la(e) {
	let t = e?.target ?? `draft-2020-12`;
	return t === `draft-4` && (t = `draft-04`), t === `draft-7` && (t = `draft-07`), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? ni,
		target: t,
		unrepresentable: e?.unrepresentable ?? `throw`,
		override: e?.override ?? (() => {}),
		io: e?.io ?? `output`,
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? `ref`,
		reused: e?.reused ?? `inline`,
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
function ua(e, t, n, r, i) {
	let a = typeof t.unrepresentable == `function` ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === `any`) return !1;
	if (a === void 0 || a === `throw`) throw Error(i);
	return Object.assign(n, a), !0;
}
function da(e, t, n = {
	path: [],
	schemaPath: []
}) {
	var r;
	let i = e._zod.def, a = t.seen.get(e);
	if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
	let o = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: n.path
	};
	t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let s = e._zod.toJSONSchema?.();
	if (s) o.schema = s;
	else {
		let r = {
			...n,
			schemaPath: [...n.schemaPath, e],
			path: n.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
		else {
			let n = o.schema, a = t.processors[i.type];
			if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
			a(e, t, n, r);
		}
		let a = e._zod.parent;
		a && (o.ref ||= a, da(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && ca(o.schema, c), t.io === `input` && xa(e) && (delete o.schema.examples, delete o.schema.default), t.io === `input` && `_prefault` in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function fa(e) {
	return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function pa(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = r.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			r.set(n, t[0]);
		}
	}
	let i = (t) => {
		let r = e.target === `draft-2020-12` ? `$defs` : `definitions`;
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? ((e) => e);
			if (n) return { ref: i(n) };
			let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = a, {
				defId: a,
				ref: `${i(`__shared`)}#/${r}/${fa(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: `#` };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + fa(a)
		};
	}, a = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = i(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let a = t.schema;
		for (let e in a) delete a[e];
		a.$ref = n;
	};
	if (e.cycles === `throw`) for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) a(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					a(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === `ref`) && a(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
function ma(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != `object`) return;
		ma(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== `type`) return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != `string`) return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
const ha = new Set([
	`type`,
	`properties`,
	`required`,
	`additionalProperties`
]), ga = [`oneOf`, `anyOf`];
function _a(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != `object` || !t ? null : Object.keys(t).length ? t : null;
}
function va(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != `object` || n.type !== `object`) return null;
		for (let e in n) if (!ha.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? _a(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			f(n, r, e.length === 1 ? e[0] : va(e) ?? { allOf: e });
		}
		for (let t of e.required ?? []) r.add(t);
	}
	let i = {
		type: `object`,
		properties: n
	};
	if (r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)) i.additionalProperties = !1;
	else {
		let e = [];
		for (let n of t) {
			let t = _a(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function ya(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of ha) if (t in e) return;
	let n = t.filter((e) => ga.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = va(t);
	else {
		let e = n[0], i = ga.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => va([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, ca(e, r));
}
function ba(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`) ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : ca(i, s), ca(i, a), t._zod.parent === o) for (let e in i) e !== `$ref` && e !== `allOf` && (e in a || delete i[e]);
			if (s.$ref && n.def) for (let e in i) e !== `$ref` && e !== `allOf` && e in n.def && JSON.stringify(i[e]) === JSON.stringify(n.def[e]) && delete i[e];
		}
		let s = t._zod.parent;
		if (s && s !== o) {
			r(s);
			let t = e.seen.get(s);
			if (t?.schema.$ref && (i.$ref = t.schema.$ref, t.def)) for (let e in i) e !== `$ref` && e !== `allOf` && e in t.def && JSON.stringify(i[e]) === JSON.stringify(t.def[e]) && delete i[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: i,
			path: n.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) r(t[0]);
		if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) ma(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) ya(e);
		}
	}
	let i = {};
	if (e.target === `draft-2020-12` ? i.$schema = `https://json-schema.org/draft/2020-12/schema` : e.target === `draft-07` ? i.$schema = `http://json-schema.org/draft-07/schema#` : e.target === `draft-04` ? i.$schema = `http://json-schema.org/draft-04/schema#` : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	ca(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, f(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === `draft-2020-12` ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t[`~standard`],
				jsonSchema: {
					input: Ca(t, `input`, e.processors),
					output: Ca(t, `output`, e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error(`Error converting schema to JSON.`);
	}
}
function xa(e, t) {
	let n = t ?? { seen: new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === `transform`) return !0;
	if (r.type === `array`) return xa(r.element, n);
	if (r.type === `set`) return xa(r.valueType, n);
	if (r.type === `lazy`) return xa(r.getter(), n);
	if (r.type === `promise` || r.type === `optional` || r.type === `nonoptional` || r.type === `nullable` || r.type === `readonly` || r.type === "default" || r.type === `prefault` || r.type === `catch`) return xa(r.innerType, n);
	if (r.type === `intersection`) return xa(r.left, n) || xa(r.right, n);
	if (r.type === `record` || r.type === `map`) return xa(r.keyType, n) || xa(r.valueType, n);
	if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : xa(r.in, n) || xa(r.out, n);
	if (r.type === `object`) {
		for (let e in r.shape) if (xa(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === `union`) {
		for (let e of r.options) if (xa(e, n)) return !0;
		return !1;
	}
	if (r.type === `tuple`) {
		for (let e of r.items) if (xa(e, n)) return !0;
		return !!(r.rest && xa(r.rest, n));
	}
	return !1;
}
const Sa = (e, t = {}) => (n) => {
	let r = la({
		...n,
		processors: t
	});
	return da(e, r), pa(r, e), ba(r, e);
}, Ca = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = la({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return da(e, o), pa(o, e), ba(o, e);
}, wa = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, Ta = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Ea = (e, t) => {
	wa(e, `minimum`, t), Ta(e, `maximum`, t);
}, Da = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Oa = (e, t) => {
	e.patterns ??= new Set(), e.patterns.add(t);
}, ka = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Aa = (e, t) => {
	e.format = t, t.includes(`int`) && (e.isInt = !0);
}, ja = (e, t) => wa(e, `minimum`, t.minimum), Ma = (e, t) => Ta(e, `maximum`, t.maximum), Na = (e) => (t, n) => {
	Aa(t, n.format);
	let [r, i] = e[n.format];
	wa(t, `minimum`, r), Ta(t, `maximum`, i);
}, Pa = {
	greater_than: (e, t) => wa(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
	less_than: (e, t) => Ta(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
	multiple_of: (e, t) => Da(e, t.value),
	number_format: Na(N),
	bigint_format: Na(P),
	min_length: ja,
	max_length: Ma,
	length_equals: (e, t) => Ea(e, t.length),
	min_size: ja,
	max_size: Ma,
	size_equals: (e, t) => Ea(e, t.size),
	string_format: (e, t) => {
		Aa(e, t.format), t.pattern && Oa(e, t.pattern), (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => ka(e, t.mime)
};
function Fa(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has(`$ZodCheck`) ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Pa[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && wa(t, `minimum`, i.minimum), i.exclusiveMinimum !== void 0 && wa(t, `exclusiveMinimum`, i.exclusiveMinimum), i.maximum !== void 0 && Ta(t, `maximum`, i.maximum), i.exclusiveMaximum !== void 0 && Ta(t, `exclusiveMaximum`, i.exclusiveMaximum), i.multipleOf !== void 0 && Da(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes(`int`) && (t.isInt = !0)), i.mime && ka(t, i.mime);
	for (let e of i.patterns ?? []) Oa(t, e);
	return t;
}
const Ia = {
	guid: `uuid`,
	url: `uri`,
	datetime: `date-time`,
	json_string: `json-string`,
	regex: ``
}, La = new Map([[In, gt], [Rn, _t]]), Ra = (e) => La.get(e) ?? e, za = (e, t, n, r) => {
	let i = n;
	i.type = `string`;
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = Fa(e);
	if (typeof a == `number` && (i.minLength = a), typeof o == `number` && (i.maxLength = o), s && (i.format = Ia[s] ?? s, i.format === `` && delete i.format, (s === `time` || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(Ra);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0` ? { type: `string` } : {},
			pattern: e.source
		}))]);
	}
}, Ba = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = Fa(e);
	i.type = u ? `integer` : `number`;
	let d = typeof l == `number` && l >= (a ?? -1 / 0), f = typeof c == `number` && c <= (o ?? 1 / 0), p = t.target === `draft-04` || t.target === `openapi-3.0`;
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == `number` && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == `number` && (i.maximum = o), s) {
		let n = new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : ua(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, Va = (e, t, n, r) => {
	n.type = `boolean`;
}, Ha = (e, t, n, r) => {
	t.target === `openapi-3.0` ? (n.type = `string`, n.nullable = !0, n.enum = [null]) : n.type = `null`;
}, Ua = (e, t, n, r) => {
	n.not = {};
}, Wa = (e, t, r, i) => {
	let a = e._zod.def, o = n(a.entries);
	o.length === 0 ? r.not = {} : (o.every((e) => typeof e == `number`) && (r.type = `number`), o.every((e) => typeof e == `string`) && (r.type = `string`), r.enum = o);
}, Ga = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (ua(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == `bigint`) {
		if (ua(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? `null` : typeof e, t.target === `draft-04` || t.target === `openapi-3.0` ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == `number`) && (n.type = `number`), a.every((e) => typeof e == `string`) && (n.type = `string`), a.every((e) => typeof e == `boolean`) && (n.type = `boolean`), a.every((e) => e === null) && (n.type = `null`), n.enum = a;
	}
}, Ka = (e, t, n, r) => {
	ua(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
}, qa = (e, t, n, r) => {
	ua(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
}, Ja = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = Fa(e);
	typeof o == `number` && (i.minItems = o), typeof s == `number` && (i.maxItems = s), i.type = `array`, i.items = da(a.element, t, {
		...r,
		path: [...r.path, `items`]
	});
};
function Ya(e) {
	let t = e._zod.def;
	return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`) ? Ya(t.out) : t.type === `catch` ? Ya(t.innerType) : e._zod.optin;
}
const Xa = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && ua(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)) return;
	i.type = `object`, i.properties = {};
	for (let e in o) f(i.properties, e, da(o[e], t, {
		...r,
		path: [
			...r.path,
			`properties`,
			e
		]
	}));
	let s = [];
	for (let e of Object.keys(o)) {
		let n = a.shape[e];
		(t.io === `input` ? Ya(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === `never` ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = da(a.catchall, t, {
		...r,
		path: [...r.path, `additionalProperties`]
	})) : t.io === `output` && (i.additionalProperties = !1);
}, Za = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => da(e, t, {
		...r,
		path: [
			...r.path,
			a ? `oneOf` : `anyOf`,
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, Qa = (e, t, n, r) => {
	let i = e._zod.def, a = da(i.left, t, {
		...r,
		path: [
			...r.path,
			`allOf`,
			0
		]
	}), o = da(i.right, t, {
		...r,
		path: [
			...r.path,
			`allOf`,
			1
		]
	}), s = (e) => `allOf` in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
}, $a = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = `array`;
	let o = t.target === `draft-2020-12` ? `prefixItems` : `items`, s = t.target === `draft-2020-12` || t.target === `openapi-3.0` ? `items` : `additionalItems`, c = a.items.map((e, n) => da(e, t, {
		...r,
		path: [
			...r.path,
			o,
			n
		]
	})), l = a.rest ? da(a.rest, t, {
		...r,
		path: [
			...r.path,
			s,
			...t.target === `openapi-3.0` ? [a.items.length] : []
		]
	}) : null, u = a.items.length;
	for (; u > 0;) {
		let e = a.items[u - 1];
		if (!(t.io === `input` ? Ya(e) !== void 0 : e._zod.optout === `optional`)) break;
		u--;
	}
	let d = a.items.length, f = !a.rest;
	t.target === `draft-2020-12` ? (i.prefixItems = c, f ? i.items = !1 : l && (i.items = l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : t.target === `openapi-3.0` ? (i.items = { anyOf: c }, l && i.items.anyOf.push(l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : (i.items = c, f ? i.additionalItems = !1 : l && (i.additionalItems = l), u > 0 && (i.minItems = u), f && (i.maxItems = d));
	let { minimum: p, maximum: m } = Fa(e);
	typeof p == `number` && (i.minItems = p), typeof m == `number` && (i.maxItems = m);
};
function eo(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = eo(e, r, n);
		return i === r ? t : i;
	}
	for (let r of [`anyOf`, `oneOf`]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => eo(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes(`string`) && r.some((e) => e === `number` || e === `integer`), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == `number`)) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == `number` ? String(e) : e) : typeof p.const == `number` && (p.const = String(p.const)), i && (p.type = `string`, a || (p.pattern = (r.includes(`number`) ? Ot : Dt).source)), p;
}
const to = new WeakMap();
function no(e) {
	let t = new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = new Map();
	for (let r of to.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = eo(t, a, new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const ro = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = `object`;
	let o = a.keyType, s = Fa(o).patterns;
	if (a.mode === `loose` && s && s.size > 0) {
		let e = da(a.valueType, t, {
			...r,
			path: [
				...r.path,
				`patternProperties`,
				`*`
			]
		});
		i.patternProperties = {};
		for (let t of s) f(i.patternProperties, Ra(t).source, e);
	} else {
		if (t.target === `draft-07` || t.target === `draft-2020-12`) {
			i.propertyNames = da(a.keyType, t, {
				...r,
				path: [...r.path, `propertyNames`]
			});
			let n = to.get(t);
			n || (n = [], to.set(t, n), t.deferred.push(() => no(t))), n.push(e);
		}
		i.additionalProperties = da(a.valueType, t, {
			...r,
			path: [...r.path, `additionalProperties`]
		});
	}
	let c = o._zod.values, l = t.io === `input` && Ya(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == `string` || typeof e == `number`);
		e.length > 0 && (i.required = e.map(String));
	}
}, io = (e, t, n, r) => {
	let i = e._zod.def, a = da(i.innerType, t, r), o = t.seen.get(e);
	t.target === `openapi-3.0` ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: `null` }];
}, ao = (e, t, n, r) => {
	let i = e._zod.def;
	da(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, oo = Symbol();
function so(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == `bigint` ? (a = !0, null) : t);
	return a ? (ua(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), oo) : JSON.parse(o);
}
const co = (e, t, n, r) => {
	let i = e._zod.def;
	da(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = so(i.defaultValue, e, t, n, r);
	o !== oo && (n.default = o);
}, lo = (e, t, n, r) => {
	let i = e._zod.def;
	da(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== `input`) return;
	let o = so(i.defaultValue, e, t, n, r);
	o !== oo && (n._prefault = o);
}, uo = (e, t, n, r) => {
	let i = e._zod.def;
	da(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		ua(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
		return;
	}
	n.default = o;
}, fo = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has(`$ZodTransform`), o = t.io === `input` ? a ? i.out : i.in : i.out;
	da(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, po = (e, t, n, r) => {
	let i = e._zod.def;
	da(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, mo = (e, t, n, r) => {
	let i = e._zod.def;
	da(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, ho = (e, t, n, r) => {
	let i = e._zod.innerType;
	da(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, go = new WeakSet([Object.prototype, Error.prototype]);
function _o(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = n(this);
			return Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	});
}
const vo = Z(`ZodError`, (e, t) => {
	je.init(e, t), e.name = `ZodError`;
	let n = Object.getPrototypeOf(e);
	go.has(n) || (go.add(n), _o(n, `format`, (e) => (t) => Pe(e, t)), _o(n, `flatten`, (e) => (t) => Ne(e, t)), _o(n, `addIssue`, (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, i, 2);
	}), _o(n, `addIssues`, (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, i, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), yo = Ie(vo), bo = Le(vo), xo = Re(vo), So = Be(vo), Co = Ke(vo), wo = qe(vo), To = Je(vo), Eo = Ye(vo), Do = Xe(vo), Oo = Ze(vo), ko = Qe(vo), Ao = $e(vo);
function jo() {
	we.localeError || Te(Qr());
}
function Mo() {
	we.memoizer || Te({ memoizer: Yr() });
}
const No = Z(`ZodType`, (e, t) => (jo(), $t.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(y(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == `function` ? { _zod: {
			check: e,
			def: { check: `custom` },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return k(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(sc(e, t));
	},
	superRefine(e, t) {
		return this.check(cc(e, t));
	},
	overwrite(e) {
		return this.check(Zi(e));
	},
	optional() {
		return Bs(this);
	},
	exactOptional() {
		return Hs(this);
	},
	nullable() {
		return Ws(this);
	},
	nullish() {
		return Bs(Ws(this));
	},
	nonoptional(e) {
		return Xs(this, e);
	},
	array() {
		return bs(this);
	},
	or(e) {
		return Es([this, e]);
	},
	and(e) {
		return Os(this, e);
	},
	transform(e) {
		return ec(this, Rs(e));
	},
	default(e) {
		return Ks(this, e);
	},
	prefault(e) {
		return Js(this, e);
	},
	catch(e) {
		return Qs(this, e);
	},
	pipe(e) {
		return ec(this, e);
	},
	readonly() {
		return nc(this);
	},
	describe(e) {
		let t = this.clone();
		return ni.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return ni.get(this);
		let t = this.clone();
		return ni.add(t, e[0]), t;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	},
	get "~standard"() {
		return Y(this, `~standard`, {
			...nn(this),
			jsonSchema: {
				input: Ca(this, `input`),
				output: Ca(this, `output`)
			}
		});
	},
	set "~standard"(e) {
		J(this, `~standard`, e);
	},
	parse: function e(t, n) {
		return yo(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await bo(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return xo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return So(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		J(this, `spa`, e);
	},
	validate(e, t) {
		return Ue(this, e, t);
	},
	validateAsync(e, t) {
		return Ge(this, e, t);
	},
	encode: function e(t, n) {
		return Co(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return wo(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await To(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await Eo(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return Do(this, e, t);
	},
	safeDecode(e, t) {
		return Oo(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return ko(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Ao(this, e, t);
	},
	toJSONSchema(e) {
		return Sa(this, {})(e);
	},
	get description() {
		return ni.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Po = Z(`_ZodString`, (e, t) => {
	rn.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => za(e, t, n, r);
}, le({
	format: (e) => Fa(e).format ?? null,
	minLength: (e) => Fa(e).minimum ?? null,
	maxLength: (e) => Fa(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(Gi(...e));
	},
	includes(...e) {
		return this.check(Ji(...e));
	},
	startsWith(...e) {
		return this.check(Yi(...e));
	},
	endsWith(...e) {
		return this.check(Xi(...e));
	},
	min(...e) {
		return this.check(Ui(...e));
	},
	max(...e) {
		return this.check(Hi(...e));
	},
	length(...e) {
		return this.check(Wi(...e));
	},
	nonempty(...e) {
		return this.check(Ui(1, ...e));
	},
	lowercase(e) {
		return this.check(Ki(e));
	},
	uppercase(e) {
		return this.check(qi(e));
	},
	trim() {
		return this.check($i());
	},
	normalize(...e) {
		return this.check(Qi(...e));
	},
	toLowerCase() {
		return this.check(ea());
	},
	toUpperCase() {
		return this.check(ta());
	},
	slugify() {
		return this.check(na());
	}
})), Fo = Z(`ZodString`, (e, t) => {
	rn.init(e, t), Po.init(e, t);
}, {
	email(e) {
		return this.check(ai(Ho, e));
	},
	url(e) {
		return this.check(di(Go, e));
	},
	jwt(e) {
		return this.check(Ei(os, e));
	},
	emoji(e) {
		return this.check(fi(Ko, e));
	},
	guid(e) {
		return this.check(oi(Uo, e));
	},
	uuid(e) {
		return this.check(si(Wo, e));
	},
	uuidv4(e) {
		return this.check(ci(Wo, e));
	},
	uuidv6(e) {
		return this.check(li(Wo, e));
	},
	uuidv7(e) {
		return this.check(ui(Wo, e));
	},
	nanoid(e) {
		return this.check(pi(qo, e));
	},
	cuid(e) {
		return this.check(mi(Jo, e));
	},
	cuid2(e) {
		return this.check(hi(Yo, e));
	},
	ulid(e) {
		return this.check(gi(Xo, e));
	},
	base64(e) {
		return this.check(Ci(rs, e));
	},
	base64url(e) {
		return this.check(wi(is, e));
	},
	xid(e) {
		return this.check(_i(Zo, e));
	},
	ksuid(e) {
		return this.check(vi(Qo, e));
	},
	ipv4(e) {
		return this.check(yi($o, e));
	},
	ipv6(e) {
		return this.check(bi(es, e));
	},
	cidrv4(e) {
		return this.check(xi(ts, e));
	},
	cidrv6(e) {
		return this.check(Si(ns, e));
	},
	e164(e) {
		return this.check(Ti(as, e));
	},
	datetime(e) {
		return this.check(Di(Ro, e));
	},
	date(e) {
		return this.check(Oi(zo, e));
	},
	time(e) {
		return this.check(ki(Bo, e));
	},
	duration(e) {
		return this.check(Ai(Vo, e));
	}
});
function Io(e) {
	return ii(Fo, e);
}
const Lo = Z(`ZodStringFormat`, (e, t) => {
	an.init(e, t), Po.init(e, t);
}), Ro = Z(`ZodISODateTime`, (e, t) => {
	wn.init(e, t), Lo.init(e, t);
}), zo = Z(`ZodISODate`, (e, t) => {
	Tn.init(e, t), Lo.init(e, t);
}), Bo = Z(`ZodISOTime`, (e, t) => {
	En.init(e, t), Lo.init(e, t);
}), Vo = Z(`ZodISODuration`, (e, t) => {
	Dn.init(e, t), Lo.init(e, t);
}), Ho = Z(`ZodEmail`, (e, t) => {
	cn.init(e, t), Lo.init(e, t);
}), Uo = Z(`ZodGUID`, (e, t) => {
	on.init(e, t), Lo.init(e, t);
}), Wo = Z(`ZodUUID`, (e, t) => {
	sn.init(e, t), Lo.init(e, t);
}), Go = Z(`ZodURL`, (e, t) => {
	gn.init(e, t), Lo.init(e, t);
}), Ko = Z(`ZodEmoji`, (e, t) => {
	_n.init(e, t), Lo.init(e, t);
}), qo = Z(`ZodNanoID`, (e, t) => {
	vn.init(e, t), Lo.init(e, t);
}), Jo = Z(`ZodCUID`, (e, t) => {
	yn.init(e, t), Lo.init(e, t);
}), Yo = Z(`ZodCUID2`, (e, t) => {
	bn.init(e, t), Lo.init(e, t);
}), Xo = Z(`ZodULID`, (e, t) => {
	xn.init(e, t), Lo.init(e, t);
}), Zo = Z(`ZodXID`, (e, t) => {
	Sn.init(e, t), Lo.init(e, t);
}), Qo = Z(`ZodKSUID`, (e, t) => {
	Cn.init(e, t), Lo.init(e, t);
}), $o = Z(`ZodIPv4`, (e, t) => {
	On.init(e, t), Lo.init(e, t);
}), es = Z(`ZodIPv6`, (e, t) => {
	jn.init(e, t), Lo.init(e, t);
}), ts = Z(`ZodCIDRv4`, (e, t) => {
	Mn.init(e, t), Lo.init(e, t);
}), ns = Z(`ZodCIDRv6`, (e, t) => {
	Pn.init(e, t), Lo.init(e, t);
}), rs = Z(`ZodBase64`, (e, t) => {
	Ln.init(e, t), Lo.init(e, t);
}), is = Z(`ZodBase64URL`, (e, t) => {
	Bn.init(e, t), Lo.init(e, t);
}), as = Z(`ZodE164`, (e, t) => {
	Vn.init(e, t), Lo.init(e, t);
}), os = Z(`ZodJWT`, (e, t) => {
	Un.init(e, t), Lo.init(e, t);
}), ss = Z(`ZodNumber`, (e, t) => {
	Wn.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ba(e, t, n, r), e.isFinite = !0;
}, le({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = Fa(e);
		return Math.max(t ?? -1 / 0, n ?? -1 / 0);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = Fa(e);
		return Math.min(t ?? 1 / 0, n ?? 1 / 0);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = Fa(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => Fa(e).format ?? null
}, {
	gt(e, t) {
		return this.check(zi(e, t));
	},
	gte(e, t) {
		return this.check(Bi(e, t));
	},
	min(e, t) {
		return this.check(Bi(e, t));
	},
	lt(e, t) {
		return this.check(Li(e, t));
	},
	lte(e, t) {
		return this.check(Ri(e, t));
	},
	max(e, t) {
		return this.check(Ri(e, t));
	},
	int(e) {
		return this.check(us(e));
	},
	safe(e) {
		return this.check(us(e));
	},
	positive(e) {
		return this.check(zi(0, e));
	},
	nonnegative(e) {
		return this.check(Bi(0, e));
	},
	negative(e) {
		return this.check(Li(0, e));
	},
	nonpositive(e) {
		return this.check(Ri(0, e));
	},
	multipleOf(e, t) {
		return this.check(Vi(e, t));
	},
	step(e, t) {
		return this.check(Vi(e, t));
	},
	finite() {
		return this;
	}
}));
function cs(e) {
	return ji(ss, e);
}
const ls = Z(`ZodNumberFormat`, (e, t) => {
	Gn.init(e, t), ss.init(e, t);
});
function us(e) {
	return Mi(ls, e);
}
const ds = Z(`ZodBoolean`, (e, t) => {
	Kn.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Va(e, t, n, r);
});
function fs(e) {
	return Ni(ds, e);
}
const ps = Z(`ZodNull`, (e, t) => {
	qn.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ha(e, t, n, r);
});
function ms(e) {
	return Pi(ps, e);
}
const hs = Z(`ZodUnknown`, (e, t) => {
	Jn.init(e, t), No.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function gs() {
	return Fi(hs);
}
const _s = Z(`ZodNever`, (e, t) => {
	Yn.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ua(e, t, n, r);
});
function vs(e) {
	return Ii(_s, e);
}
const ys = Z(`ZodArray`, (e, t) => {
	Mo(), $n.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ja(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(Ui(e, t));
	},
	nonempty(e) {
		return this.check(Ui(1, e));
	},
	max(e, t) {
		return this.check(Hi(e, t));
	},
	length(e, t) {
		return this.check(Wi(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function bs(e, t) {
	return ra(ys, e, t);
}
const xs = Z(`ZodObject`, (e, t) => {
	Mo(), ar.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Xa(e, t, n, r), he(e, `shape`, (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return Ps(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(y(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(y(this._zod.def, { catchall: gs() }));
	},
	loose() {
		return this.clone(y(this._zod.def, { catchall: gs() }));
	},
	strict() {
		return this.clone(y(this._zod.def, { catchall: vs() }));
	},
	strip() {
		return this.clone(y(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return R(this, e);
	},
	safeExtend(e) {
		return ee(this, e);
	},
	merge(e) {
		return B(this, e);
	},
	pick(e) {
		return F(this, e);
	},
	omit(e) {
		return L(this, e);
	},
	partial(...e) {
		return V(zs, this, e[0]);
	},
	exactPartial(...e) {
		return V(Vs, this, e[0], `exactPartial`);
	},
	required(...e) {
		return H(Ys, this, e[0]);
	}
});
function Ss(e, t) {
	let n = {
		type: `object`,
		shape: e ?? {},
		...A(t)
	};
	return new xs(n);
}
function Cs(e, t) {
	return new xs({
		type: `object`,
		shape: e,
		catchall: vs(),
		...A(t)
	});
}
function ws(e, t) {
	return new xs({
		type: `object`,
		shape: e,
		catchall: gs(),
		...A(t)
	});
}
const Ts = Z(`ZodUnion`, (e, t) => {
	sr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Za(e, t, n, r), e.options = t.options;
});
function Es(e, t) {
	return new Ts({
		type: `union`,
		options: e,
		...A(t)
	});
}
const Ds = Z(`ZodIntersection`, (e, t) => {
	cr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Qa(e, t, n, r);
});
function Os(e, t) {
	return new Ds({
		type: `intersection`,
		left: e,
		right: t
	});
}
const ks = Z(`ZodTuple`, (e, t) => {
	Mo(), dr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => $a(e, t, n, r);
}, {
	rest(e) {
		return this.clone({
			...this._zod.def,
			rest: e
		});
	},
	partial() {
		let e = this._zod.def;
		if (e.checks?.length) throw Error(`.partial() cannot be used on tuple schemas containing refinements`);
		return this.clone({
			...e,
			items: e.items.map((e) => new zs({
				type: `optional`,
				innerType: e
			}))
		});
	}
});
function As(e, t, n) {
	let r = t instanceof $t;
	return new ks({
		type: `tuple`,
		items: e,
		rest: r ? t : null,
		...A(r ? n : t)
	});
}
const js = Z(`ZodRecord`, (e, t) => {
	Mo(), hr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => ro(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function Ms(e, t, n) {
	return !t || !t._zod ? new js({
		type: `record`,
		keyType: Io(),
		valueType: e,
		...A(t)
	}) : new js({
		type: `record`,
		keyType: e,
		valueType: t,
		...A(n)
	});
}
const Ns = Z(`ZodEnum`, (e, t) => {
	gr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Wa(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Ns({
			...t,
			checks: [],
			...A(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Ns({
			...t,
			checks: [],
			...A(r),
			entries: i
		});
	};
});
function Ps(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Ns({
		type: `enum`,
		entries: n,
		...A(t)
	});
}
const Fs = Z(`ZodLiteral`, (e, t) => {
	_r.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ga(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function Is(e, t) {
	return new Fs({
		type: `literal`,
		values: Array.isArray(e) ? e : [e],
		...A(t)
	});
}
const Ls = Z(`ZodTransform`, (e, t) => {
	Mo(), vr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => qa(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === `backward`) throw new Ce(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == `string`) n.issues.push(se(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= `custom`, `input` in t || (t.input = n.value), t.inst ??= e, n.issues.push(se(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function Rs(e) {
	return new Ls({
		type: `transform`,
		transform: e
	});
}
const zs = Z(`ZodOptional`, (e, t) => {
	br.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Bs(e) {
	return new zs({
		type: `optional`,
		innerType: e
	});
}
const Vs = Z(`ZodExactOptional`, (e, t) => {
	xr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Hs(e) {
	return new Vs({
		type: `optional`,
		innerType: e
	});
}
const Us = Z(`ZodNullable`, (e, t) => {
	Sr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ws(e) {
	return new Us({
		type: `nullable`,
		innerType: e
	});
}
const Gs = Z(`ZodDefault`, (e, t) => {
	Cr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function Ks(e, t) {
	return new Gs({
		type: `default`,
		innerType: e,
		get defaultValue() {
			return typeof t == `function` ? t() : E(t);
		}
	});
}
const qs = Z(`ZodPrefault`, (e, t) => {
	Tr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => lo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Js(e, t) {
	return new qs({
		type: `prefault`,
		innerType: e,
		get defaultValue() {
			return typeof t == `function` ? t() : E(t);
		}
	});
}
const Ys = Z(`ZodNonOptional`, (e, t) => {
	Er.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Xs(e, t) {
	return new Ys({
		type: `nonoptional`,
		innerType: e,
		...A(t)
	});
}
const Zs = Z(`ZodCatch`, (e, t) => {
	kr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => uo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function Qs(e, t) {
	return new Zs({
		type: `catch`,
		innerType: e,
		catchValue: typeof t == `function` ? t : ge(t)
	});
}
const $s = Z(`ZodPipe`, (e, t) => {
	Ar.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => fo(e, t, n, r), e.in = t.in, e.out = t.out;
});
function ec(e, t) {
	return new $s({
		type: `pipe`,
		in: e,
		out: t
	});
}
const tc = Z(`ZodReadonly`, (e, t) => {
	Mr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nc(e) {
	return new tc({
		type: `readonly`,
		innerType: e
	});
}
const rc = Z(`ZodLazy`, (e, t) => {
	Pr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r), e.unwrap = () => e._zod.def.getter();
});
function ic(e) {
	return new rc({
		type: `lazy`,
		getter: e
	});
}
const ac = Z(`ZodCustom`, (e, t) => {
	Fr.init(e, t), No.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ka(e, t, n, r);
});
function oc(e, t) {
	return ia(ac, e ?? (() => !0), t);
}
function sc(e, t = {}) {
	return aa(ac, e, t);
}
function cc(e, t) {
	return oa(e, t);
}
function lc(e) {
	let t = ic(() => Es([
		Io(e),
		cs(),
		fs(),
		ms(),
		bs(t),
		Ms(Io(), t)
	]));
	return t;
}
var Q = t(((e) => {
	let t = Symbol.for(`yaml.alias`), n = Symbol.for(`yaml.document`), r = Symbol.for(`yaml.map`), i = Symbol.for(`yaml.pair`), a = Symbol.for(`yaml.scalar`), o = Symbol.for(`yaml.seq`), s = Symbol.for(`yaml.node.type`), c = (e) => !!e && typeof e == `object` && e[s] === t, l = (e) => !!e && typeof e == `object` && e[s] === n, u = (e) => !!e && typeof e == `object` && e[s] === r, d = (e) => !!e && typeof e == `object` && e[s] === i, f = (e) => !!e && typeof e == `object` && e[s] === a, p = (e) => !!e && typeof e == `object` && e[s] === o;
	function m(e) {
		if (e && typeof e == `object`) switch (e[s]) {
			case r:
			case o: return !0;
		}
		return !1;
	}
	function h(e) {
		if (e && typeof e == `object`) switch (e[s]) {
			case t:
			case r:
			case a:
			case o: return !0;
		}
		return !1;
	}
	e.ALIAS = t, e.DOC = n, e.MAP = r, e.NODE_TYPE = s, e.PAIR = i, e.SCALAR = a, e.SEQ = o, e.hasAnchor = (e) => (f(e) || m(e)) && !!e.anchor, e.isAlias = c, e.isCollection = m, e.isDocument = l, e.isMap = u, e.isNode = h, e.isPair = d, e.isScalar = f, e.isSeq = p;
})), uc = t(((e) => {
	var t = Q();
	let n = Symbol(`break visit`), r = Symbol(`skip children`), i = Symbol(`remove node`);
	function a(e, n) {
		let r = l(n);
		t.isDocument(e) ? o(null, e.contents, r, Object.freeze([e])) === i && (e.contents = null) : o(null, e, r, Object.freeze([]));
	}
	a.BREAK = n, a.SKIP = r, a.REMOVE = i;
	function o(e, r, a, s) {
		let c = u(e, r, a, s);
		if (t.isNode(c) || t.isPair(c)) return d(e, s, c), o(e, c, a, s);
		if (typeof c != `symbol`) {
			if (t.isCollection(r)) {
				s = Object.freeze(s.concat(r));
				for (let e = 0; e < r.items.length; ++e) {
					let t = o(e, r.items[e], a, s);
					if (typeof t == `number`) e = t - 1;
					else if (t === n) return n;
					else t === i && (r.items.splice(e, 1), --e);
				}
			} else if (t.isPair(r)) {
				s = Object.freeze(s.concat(r));
				let e = o(`key`, r.key, a, s);
				if (e === n) return n;
				e === i && (r.key = null);
				let t = o(`value`, r.value, a, s);
				if (t === n) return n;
				t === i && (r.value = null);
			}
		}
		return c;
	}
	async function s(e, n) {
		let r = l(n);
		t.isDocument(e) ? await c(null, e.contents, r, Object.freeze([e])) === i && (e.contents = null) : await c(null, e, r, Object.freeze([]));
	}
	s.BREAK = n, s.SKIP = r, s.REMOVE = i;
	async function c(e, r, a, o) {
		let s = await u(e, r, a, o);
		if (t.isNode(s) || t.isPair(s)) return d(e, o, s), c(e, s, a, o);
		if (typeof s != `symbol`) {
			if (t.isCollection(r)) {
				o = Object.freeze(o.concat(r));
				for (let e = 0; e < r.items.length; ++e) {
					let t = await c(e, r.items[e], a, o);
					if (typeof t == `number`) e = t - 1;
					else if (t === n) return n;
					else t === i && (r.items.splice(e, 1), --e);
				}
			} else if (t.isPair(r)) {
				o = Object.freeze(o.concat(r));
				let e = await c(`key`, r.key, a, o);
				if (e === n) return n;
				e === i && (r.key = null);
				let t = await c(`value`, r.value, a, o);
				if (t === n) return n;
				t === i && (r.value = null);
			}
		}
		return s;
	}
	function l(e) {
		return typeof e == `object` && (e.Collection || e.Node || e.Value) ? Object.assign({
			Alias: e.Node,
			Map: e.Node,
			Scalar: e.Node,
			Seq: e.Node
		}, e.Value && {
			Map: e.Value,
			Scalar: e.Value,
			Seq: e.Value
		}, e.Collection && {
			Map: e.Collection,
			Seq: e.Collection
		}, e) : e;
	}
	function u(e, n, r, i) {
		if (typeof r == `function`) return r(e, n, i);
		if (t.isMap(n)) return r.Map?.(e, n, i);
		if (t.isSeq(n)) return r.Seq?.(e, n, i);
		if (t.isPair(n)) return r.Pair?.(e, n, i);
		if (t.isScalar(n)) return r.Scalar?.(e, n, i);
		if (t.isAlias(n)) return r.Alias?.(e, n, i);
	}
	function d(e, n, r) {
		let i = n[n.length - 1];
		if (t.isCollection(i)) i.items[e] = r;
		else if (t.isPair(i)) e === `key` ? i.key = r : i.value = r;
		else if (t.isDocument(i)) i.contents = r;
		else {
			let e = t.isAlias(i) ? `alias` : `scalar`;
			throw Error(`Cannot replace node with ${e} parent`);
		}
	}
	e.visit = a, e.visitAsync = s;
})), dc = t(((e) => {
	var t = Q(), n = uc();
	let r = {
		"!": `%21`,
		",": `%2C`,
		"[": `%5B`,
		"]": `%5D`,
		"{": `%7B`,
		"}": `%7D`
	}, i = (e) => e.replace(/[!,[\]{}]/g, (e) => r[e]);
	var a = class e {
		constructor(t, n) {
			this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, e.defaultYaml, t), this.tags = Object.assign({}, e.defaultTags, n);
		}
		clone() {
			let t = new e(this.yaml, this.tags);
			return t.docStart = this.docStart, t;
		}
		atDocument() {
			let t = new e(this.yaml, this.tags);
			switch (this.yaml.version) {
				case `1.1`:
					this.atNextDocument = !0;
					break;
				case `1.2`: this.atNextDocument = !1, this.yaml = {
					explicit: e.defaultYaml.explicit,
					version: `1.2`
				}, this.tags = Object.assign({}, e.defaultTags);
			}
			return t;
		}
		add(t, n) {
			this.atNextDocument &&= (this.yaml = {
				explicit: e.defaultYaml.explicit,
				version: `1.1`
			}, this.tags = Object.assign({}, e.defaultTags), !1);
			let r = t.trim().split(/[ \t]+/), i = r.shift();
			switch (i) {
				case `%TAG`: {
					if (r.length !== 2 && (n(0, `%TAG directive should contain exactly two parts`), r.length < 2)) return !1;
					let [e, t] = r;
					return this.tags[e] = t, !0;
				}
				case `%YAML`: {
					if (this.yaml.explicit = !0, r.length !== 1) return n(0, `%YAML directive should contain exactly one part`), !1;
					let [e] = r;
					if (e === `1.1` || e === `1.2`) return this.yaml.version = e, !0;
					{
						let t = /^\d+\.\d+$/.test(e);
						return n(6, `Unsupported YAML version ${e}`, t), !1;
					}
				}
				default: return n(0, `Unknown directive ${i}`, !0), !1;
			}
		}
		tagName(e, t) {
			if (e === `!`) return `!`;
			if (e[0] !== `!`) return t(`Not a valid tag: ${e}`), null;
			if (e[1] === `<`) {
				let n = e.slice(2, -1);
				return n === `!` || n === `!!` ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== `>` && t(`Verbatim tags must end with a >`), n);
			}
			let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
			r || t(`The ${e} tag has no suffix`);
			let i = this.tags[n];
			if (i) try {
				return i + decodeURIComponent(r);
			} catch (e) {
				return t(String(e)), null;
			}
			return n === `!` ? e : (t(`Could not resolve tag: ${e}`), null);
		}
		tagString(e) {
			for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + i(e.substring(n.length));
			return e[0] === `!` ? e : `!<${e}>`;
		}
		toString(e) {
			let r = this.yaml.explicit ? [`%YAML ${this.yaml.version || `1.2`}`] : [], i = Object.entries(this.tags), a;
			if (e && i.length > 0 && t.isNode(e.contents)) {
				let r = {};
				n.visit(e.contents, (e, n) => {
					t.isNode(n) && n.tag && (r[n.tag] = !0);
				}), a = Object.keys(r);
			} else a = [];
			for (let [t, n] of i) t === `!!` && n === `tag:yaml.org,2002:` || e && !a.some((e) => e.startsWith(n)) || r.push(`%TAG ${t} ${n}`);
			return r.join(`
`);
		}
	};
	a.defaultYaml = {
		explicit: !1,
		version: `1.2`
	}, a.defaultTags = { "!!": `tag:yaml.org,2002:` }, e.Directives = a;
})), fc = t(((e) => {
	var t = Q(), n = uc();
	function r(e) {
		if (/[\x00-\x19\s,[\]{}]/.test(e)) {
			let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
			throw Error(t);
		}
		return !0;
	}
	function i(e) {
		let t = new Set();
		return n.visit(e, { Value(e, n) {
			n.anchor && t.add(n.anchor);
		} }), t;
	}
	function a(e, t) {
		for (let n = 1;; ++n) {
			let r = `${e}${n}`;
			if (!t.has(r)) return r;
		}
	}
	function o(e, n) {
		let r = [], o = new Map(), s = null;
		return {
			onAnchor: (t) => {
				r.push(t), s ??= i(e);
				let o = a(n, s);
				return s.add(o), o;
			},
			setAnchors: () => {
				for (let e of r) {
					let n = o.get(e);
					if (typeof n == `object` && n.anchor && (t.isScalar(n.node) || t.isCollection(n.node))) n.node.anchor = n.anchor;
					else {
						let t = Error(`Failed to resolve repeated object (this should not happen)`);
						throw t.source = e, t;
					}
				}
			},
			sourceObjects: o
		};
	}
	e.anchorIsValid = r, e.anchorNames = i, e.createNodeAnchors = o, e.findNewAnchor = a;
})), pc = t(((e) => {
	function t(e, n, r, i) {
		if (i && typeof i == `object`) {
			if (Array.isArray(i)) for (let n = 0, r = i.length; n < r; ++n) {
				let r = i[n], a = t(e, i, String(n), r);
				a === void 0 ? delete i[n] : a !== r && (i[n] = a);
			}
			else if (i instanceof Map) for (let n of Array.from(i.keys())) {
				let r = i.get(n), a = t(e, i, n, r);
				a === void 0 ? i.delete(n) : a !== r && i.set(n, a);
			}
			else if (i instanceof Set) for (let n of Array.from(i)) {
				let r = t(e, i, n, n);
				r === void 0 ? i.delete(n) : r !== n && (i.delete(n), i.add(r));
			}
			else for (let [n, r] of Object.entries(i)) {
				let a = t(e, i, n, r);
				a === void 0 ? delete i[n] : a !== r && (i[n] = a);
			}
		}
		return e.call(n, r, i);
	}
	e.applyReviver = t;
})), mc = t(((e) => {
	var t = Q();
	function n(e, r, i) {
		if (Array.isArray(e)) return e.map((e, t) => n(e, String(t), i));
		if (e && typeof e.toJSON == `function`) {
			if (!i || !t.hasAnchor(e)) return e.toJSON(r, i);
			let n = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			i.anchors.set(e, n), i.onCreate = (e) => {
				n.res = e, delete i.onCreate;
			};
			let a = e.toJSON(r, i);
			return i.onCreate && i.onCreate(a), a;
		}
		return typeof e == `bigint` && !i?.keep ? Number(e) : e;
	}
	e.toJS = n;
})), hc = t(((e) => {
	var t = pc(), n = Q(), r = mc();
	e.NodeBase = class {
		constructor(e) {
			Object.defineProperty(this, n.NODE_TYPE, { value: e });
		}
		clone() {
			let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return this.range && (e.range = this.range.slice()), e;
		}
		toJS(e, { mapAsMap: i, maxAliasCount: a, onAnchor: o, reviver: s } = {}) {
			if (!n.isDocument(e)) throw TypeError(`A document argument is required`);
			let c = {
				anchors: new Map(),
				doc: e,
				keep: !0,
				mapAsMap: i === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof a == `number` ? a : 100
			}, l = r.toJS(this, ``, c);
			if (typeof o == `function`) for (let { count: e, res: t } of c.anchors.values()) o(t, e);
			return typeof s == `function` ? t.applyReviver(s, { "": l }, ``, l) : l;
		}
	};
})), gc = t(((e) => {
	var t = fc(), n = uc(), r = Q(), i = hc(), a = mc(), o = class extends i.NodeBase {
		constructor(e) {
			super(r.ALIAS), this.source = e, Object.defineProperty(this, "tag", { set() {
				throw Error(`Alias nodes cannot have tags`);
			} });
		}
		resolve(e, t) {
			if (t?.maxAliasCount === 0) throw ReferenceError(`Alias resolution is disabled`);
			let i;
			t?.aliasResolveCache ? i = t.aliasResolveCache : (i = [], n.visit(e, { Node: (e, t) => {
				(r.isAlias(t) || r.hasAnchor(t)) && i.push(t);
			} }), t && (t.aliasResolveCache = i));
			let o;
			for (let e of i) {
				if (e === this) break;
				e.anchor === this.source && (o = e);
			}
			if (o && t) {
				let { anchors: e, doc: n, maxAliasCount: r } = t, i = e.get(o);
				if (i ||= (a.toJS(o, null, t), e.get(o)), i?.res === void 0) throw ReferenceError(`This should not happen: Alias anchor was not resolved?`);
				if (r >= 0 && (i.count += 1, i.aliasCount === 0 && (i.aliasCount = s(n, o, e)), i.count * i.aliasCount > r)) throw ReferenceError(`Excessive alias count indicates a resource exhaustion attack`);
			}
			return o;
		}
		toJSON(e, t) {
			if (!t) return { source: this.source };
			let n = this.resolve(t.doc, t);
			if (!n) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw ReferenceError(e);
			}
			return t.anchors.get(n).res;
		}
		toString(e, n, r) {
			let i = `*${this.source}`;
			if (e) {
				if (t.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
					let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw Error(e);
				}
				if (e.implicitKey) return `${i} `;
			}
			return i;
		}
	};
	function s(e, t, n) {
		if (r.isAlias(t)) {
			let r = t.resolve(e), i = n && r && n.get(r);
			return i ? i.count * i.aliasCount : 0;
		}
		if (r.isCollection(t)) {
			let r = 0;
			for (let i of t.items) {
				let t = s(e, i, n);
				t > r && (r = t);
			}
			return r;
		}
		if (r.isPair(t)) {
			let r = s(e, t.key, n), i = s(e, t.value, n);
			return Math.max(r, i);
		}
		return 1;
	}
	e.Alias = o;
})), _c = t(((e) => {
	var t = Q(), n = hc(), r = mc();
	let i = (e) => !e || typeof e != `function` && typeof e != `object`;
	var a = class extends n.NodeBase {
		constructor(e) {
			super(t.SCALAR), this.value = e;
		}
		toJSON(e, t) {
			return t?.keep ? this.value : r.toJS(this.value, e, t);
		}
		toString() {
			return String(this.value);
		}
	};
	a.BLOCK_FOLDED = `BLOCK_FOLDED`, a.BLOCK_LITERAL = `BLOCK_LITERAL`, a.PLAIN = `PLAIN`, a.QUOTE_DOUBLE = `QUOTE_DOUBLE`, a.QUOTE_SINGLE = `QUOTE_SINGLE`, e.Scalar = a, e.isScalarValue = i;
})), vc = t(((e) => {
	var t = gc(), n = Q(), r = _c();
	function i(e, t, n) {
		if (t) {
			let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
			if (!r) throw Error(`Tag ${t} not found`);
			return r;
		}
		return n.find((t) => t.identify?.(e) && !t.format);
	}
	function a(e, a, o) {
		if (n.isDocument(e) && (e = e.contents), n.isNode(e)) return e;
		if (n.isPair(e)) {
			let t = o.schema[n.MAP].createNode?.(o.schema, null, o);
			return t.items.push(e), t;
		}
		(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < `u` && e instanceof BigInt) && (e = e.valueOf());
		let { aliasDuplicateObjects: s, onAnchor: c, onTagObj: l, schema: u, sourceObjects: d } = o, f;
		if (s && e && typeof e == `object`) {
			if (f = d.get(e), f) return f.anchor ?? (f.anchor = c(e)), new t.Alias(f.anchor);
			f = {
				anchor: null,
				node: null
			}, d.set(e, f);
		}
		a?.startsWith(`!!`) && (a = `tag:yaml.org,2002:` + a.slice(2));
		let p = i(e, a, u.tags);
		if (!p) {
			if (e && typeof e.toJSON == `function` && (e = e.toJSON()), !e || typeof e != `object`) {
				let t = new r.Scalar(e);
				return f && (f.node = t), t;
			}
			p = e instanceof Map ? u[n.MAP] : Symbol.iterator in Object(e) ? u[n.SEQ] : u[n.MAP];
		}
		l && (l(p), delete o.onTagObj);
		let m = p?.createNode ? p.createNode(o.schema, e, o) : typeof p?.nodeClass?.from == `function` ? p.nodeClass.from(o.schema, e, o) : new r.Scalar(e);
		return a ? m.tag = a : p.default || (m.tag = p.tag), f && (f.node = m), m;
	}
	e.createNode = a;
})), yc = t(((e) => {
	var t = vc(), n = Q(), r = hc();
	function i(e, n, r) {
		let i = r;
		for (let e = n.length - 1; e >= 0; --e) {
			let t = n[e];
			if (typeof t == `number` && Number.isInteger(t) && t >= 0) {
				let e = [];
				e[t] = i, i = e;
			} else i = new Map([[t, i]]);
		}
		return t.createNode(i, void 0, {
			aliasDuplicateObjects: !1,
			keepUndefined: !1,
			onAnchor: () => {
				throw Error(`This should not happen, please report a bug.`);
			},
			schema: e,
			sourceObjects: new Map()
		});
	}
	let a = (e) => e == null || typeof e == `object` && !!e[Symbol.iterator]().next().done;
	e.Collection = class extends r.NodeBase {
		constructor(e, t) {
			super(e), Object.defineProperty(this, "schema", {
				value: t,
				configurable: !0,
				enumerable: !1,
				writable: !0
			});
		}
		clone(e) {
			let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return e && (t.schema = e), t.items = t.items.map((t) => n.isNode(t) || n.isPair(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
		}
		addIn(e, t) {
			if (a(e)) this.add(t);
			else {
				let [r, ...a] = e, o = this.get(r, !0);
				if (n.isCollection(o)) o.addIn(a, t);
				else if (o === void 0 && this.schema) this.set(r, i(this.schema, a, t));
				else throw Error(`Expected YAML collection at ${r}. Remaining path: ${a}`);
			}
		}
		deleteIn(e) {
			let [t, ...r] = e;
			if (r.length === 0) return this.delete(t);
			let i = this.get(t, !0);
			if (n.isCollection(i)) return i.deleteIn(r);
			throw Error(`Expected YAML collection at ${t}. Remaining path: ${r}`);
		}
		getIn(e, t) {
			let [r, ...i] = e, a = this.get(r, !0);
			return i.length === 0 ? !t && n.isScalar(a) ? a.value : a : n.isCollection(a) ? a.getIn(i, t) : void 0;
		}
		hasAllNullValues(e) {
			return this.items.every((t) => {
				if (!n.isPair(t)) return !1;
				let r = t.value;
				return r == null || e && n.isScalar(r) && r.value == null && !r.commentBefore && !r.comment && !r.tag;
			});
		}
		hasIn(e) {
			let [t, ...r] = e;
			if (r.length === 0) return this.has(t);
			let i = this.get(t, !0);
			return n.isCollection(i) ? i.hasIn(r) : !1;
		}
		setIn(e, t) {
			let [r, ...a] = e;
			if (a.length === 0) this.set(r, t);
			else {
				let e = this.get(r, !0);
				if (n.isCollection(e)) e.setIn(a, t);
				else if (e === void 0 && this.schema) this.set(r, i(this.schema, a, t));
				else throw Error(`Expected YAML collection at ${r}. Remaining path: ${a}`);
			}
		}
	}, e.collectionFromPath = i, e.isEmptyPath = a;
})), bc = t(((e) => {
	let t = (e) => e.replace(/^(?!$)(?: $)?/gm, `#`);
	function n(e, t) {
		return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
	}
	e.indentComment = n, e.lineComment = (e, t, r) => e.endsWith(`
`) ? n(r, t) : r.includes(`
`) ? `
` + n(r, t) : (e.endsWith(` `) ? `` : ` `) + r, e.stringifyComment = t;
})), xc = t(((e) => {
	let t = `block`, n = `quoted`;
	function r(e, r, a = `flow`, { indentAtStart: o, lineWidth: s = 80, minContentWidth: c = 20, onFold: l, onOverflow: u } = {}) {
		if (!s || s < 0) return e;
		s < c && (c = 0);
		let d = Math.max(1 + c, 1 + s - r.length);
		if (e.length <= d) return e;
		let f = [], p = {}, m = s - r.length;
		typeof o == `number` && (o > s - Math.max(2, c) ? f.push(0) : m = s - o);
		let h, g, _ = !1, v = -1, y = -1, b = -1;
		a === t && (v = i(e, v, r.length), v !== -1 && (m = v + d));
		for (let o; o = e[v += 1];) {
			if (a === n && o === `\\`) {
				switch (y = v, e[v + 1]) {
					case `x`:
						v += 3;
						break;
					case `u`:
						v += 5;
						break;
					case `U`:
						v += 9;
						break;
					default: v += 1;
				}
				b = v;
			}
			if (o === `
`) a === t && (v = i(e, v, r.length)), m = v + r.length + d, h = void 0;
			else {
				if (o === ` ` && g && g !== ` ` && g !== `
` && g !== `	`) {
					let t = e[v + 1];
					t && t !== ` ` && t !== `
` && t !== `	` && (h = v);
				}
				if (v >= m) {
					if (h) f.push(h), m = h + d, h = void 0;
					else if (a === n) {
						for (; g === ` ` || g === `	`;) g = o, o = e[v += 1], _ = !0;
						let t = v > b + 1 ? v - 2 : y - 1;
						if (p[t]) return e;
						f.push(t), p[t] = !0, m = t + d, h = void 0;
					} else _ = !0;
				}
			}
			g = o;
		}
		if (_ && u && u(), f.length === 0) return e;
		l && l();
		let x = e.slice(0, f[0]);
		for (let t = 0; t < f.length; ++t) {
			let i = f[t], o = f[t + 1] || e.length;
			i === 0 ? x = `\n${r}${e.slice(0, o)}` : (a === n && p[i] && (x += `${e[i]}\\`), x += `\n${r}${e.slice(i + 1, o)}`);
		}
		return x;
	}
	function i(e, t, n) {
		let r = t, i = t + 1, a = e[i];
		for (; a === ` ` || a === `	`;) if (t < i + n) a = e[++t];
		else {
			do
				a = e[++t];
			while (a && a !== `
`);
			r = t, i = t + 1, a = e[i];
		}
		return r;
	}
	e.FOLD_BLOCK = t, e.FOLD_FLOW = `flow`, e.FOLD_QUOTED = n, e.foldFlowLines = r;
})), Sc = t(((e) => {
	var t = _c(), n = xc();
	let r = (e, t) => ({
		indentAtStart: t ? e.indent.length : e.indentAtStart,
		lineWidth: e.options.lineWidth,
		minContentWidth: e.options.minContentWidth
	}), i = (e) => /^(%|---|\.\.\.)/m.test(e);
	function a(e, t, n) {
		if (!t || t < 0) return !1;
		let r = t - n, i = e.length;
		if (i <= r) return !1;
		for (let t = 0, n = 0; t < i; ++t) if (e[t] === `
`) {
			if (t - n > r) return !0;
			if (n = t + 1, i - n <= r) return !1;
		}
		return !0;
	}
	function o(e, t) {
		let a = JSON.stringify(e);
		if (t.options.doubleQuotedAsJSON) return a;
		let { implicitKey: o } = t, s = t.options.doubleQuotedMinMultiLineLength, c = t.indent || (i(e) ? `  ` : ``), l = ``, u = 0;
		for (let e = 0, t = a[e]; t; t = a[++e]) if (t === ` ` && a[e + 1] === `\\` && a[e + 2] === `n` && (l += a.slice(u, e) + `\\ `, e += 1, u = e, t = `\\`), t === `\\`) switch (a[e + 1]) {
			case `u`:
				{
					l += a.slice(u, e);
					let t = a.substr(e + 2, 4);
					switch (t) {
						case `0000`:
							l += `\\0`;
							break;
						case `0007`:
							l += `\\a`;
							break;
						case `000b`:
							l += `\\v`;
							break;
						case `001b`:
							l += `\\e`;
							break;
						case `0085`:
							l += `\\N`;
							break;
						case `00a0`:
							l += `\\_`;
							break;
						case `2028`:
							l += `\\L`;
							break;
						case `2029`:
							l += `\\P`;
							break;
						default: t.substr(0, 2) === `00` ? l += `\\x` + t.substr(2) : l += a.substr(e, 6);
					}
					e += 5, u = e + 1;
				}
				break;
			case `n`:
				if (o || a[e + 2] === `"` || a.length < s) e += 1;
				else {
					for (l += a.slice(u, e) + `

`; a[e + 2] === `\\` && a[e + 3] === `n` && a[e + 4] !== `"`;) l += `
`, e += 2;
					l += c, a[e + 2] === ` ` && (l += `\\`), e += 1, u = e + 1;
				}
				break;
			default: e += 1;
		}
		return l = u ? l + a.slice(u) : a, o ? l : n.foldFlowLines(l, c, n.FOLD_QUOTED, r(t, !1));
	}
	function s(e, t) {
		if (t.options.singleQuote === !1 || t.implicitKey && e.includes(`
`) || /[ \t]\n|\n[ \t]/.test(e)) return o(e, t);
		let a = t.indent || (i(e) ? `  ` : ``), s = `'` + e.replace(/'/g, `''`).replace(/\n+/g, `$&\n${a}`) + `'`;
		return t.implicitKey ? s : n.foldFlowLines(s, a, n.FOLD_FLOW, r(t, !1));
	}
	function c(e, t) {
		let { singleQuote: n } = t.options, r;
		if (n === !1) r = o;
		else {
			let t = e.includes(`"`), i = e.includes(`'`);
			r = t && !i ? s : i && !t ? o : n ? s : o;
		}
		return r(e, t);
	}
	let l;
	try {
		l = RegExp(`(^|(?<!
))
+(?!
|$)`, `g`);
	} catch {
		l = /\n+(?!\n|$)/g;
	}
	function u({ comment: e, type: o, value: s }, u, d, f) {
		let { blockQuote: p, commentString: m, lineWidth: h } = u.options;
		if (!p || /\n[\t ]+$/.test(s)) return c(s, u);
		let g = u.indent || (u.forceBlockIndent || i(s) ? `  ` : ``), _ = p === `literal` ? !0 : p === `folded` || o === t.Scalar.BLOCK_FOLDED ? !1 : o === t.Scalar.BLOCK_LITERAL || !a(s, h, g.length);
		if (!s) return _ ? `|
` : `>
`;
		let v, y;
		for (y = s.length; y > 0; --y) {
			let e = s[y - 1];
			if (e !== `
` && e !== `	` && e !== ` `) break;
		}
		let b = s.substring(y), x = b.indexOf(`
`);
		x === -1 ? v = `-` : s === b || x !== b.length - 1 ? (v = `+`, f && f()) : v = ``, b &&= (s = s.slice(0, -b.length), b[b.length - 1] === `
` && (b = b.slice(0, -1)), b.replace(l, `$&${g}`));
		let S = !1, C, w = -1;
		for (C = 0; C < s.length; ++C) {
			let e = s[C];
			if (e === ` `) S = !0;
			else if (e === `
`) w = C;
			else break;
		}
		let T = s.substring(0, w < C ? w + 1 : C);
		T &&= (s = s.substring(T.length), T.replace(/\n+/g, `$&${g}`));
		let E = (S ? g ? `2` : `1` : ``) + v;
		if (e && (E += ` ` + m(e.replace(/ ?[\r\n]+/g, ` `)), d && d()), !_) {
			let e = s.replace(/\n+/g, `
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, `$1$2`).replace(/\n+/g, `$&${g}`), i = !1, a = r(u, !0);
			p !== `folded` && o !== t.Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
				i = !0;
			});
			let c = n.foldFlowLines(`${T}${e}${b}`, g, n.FOLD_BLOCK, a);
			if (!i) return `>${E}\n${g}${c}`;
		}
		return s = s.replace(/\n+/g, `$&${g}`), `|${E}\n${g}${T}${s}${b}`;
	}
	function d(e, a, o, s) {
		let { type: l, value: d } = e, { actualString: f, implicitKey: p, indent: m, indentStep: h, inFlow: g } = a;
		if (p && d.includes(`
`) || g && /[[\]{},]/.test(d)) return c(d, a);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(d)) return p || g || !d.includes(`
`) ? c(d, a) : u(e, a, o, s);
		if (!p && !g && l !== t.Scalar.PLAIN && d.includes(`
`)) return u(e, a, o, s);
		if (i(d)) {
			if (m === ``) return a.forceBlockIndent = !0, u(e, a, o, s);
			if (p && m === h) return c(d, a);
		}
		let _ = d.replace(/\n+/g, `$&\n${m}`);
		if (f) {
			let e = (e) => e.default && e.tag !== `tag:yaml.org,2002:str` && e.test?.test(_), { compat: t, tags: n } = a.doc.schema;
			if (n.some(e) || t?.some(e)) return c(d, a);
		}
		return p ? _ : n.foldFlowLines(_, m, n.FOLD_FLOW, r(a, !1));
	}
	function f(e, n, r, i) {
		let { implicitKey: a, inFlow: l } = n, f = typeof e.value == `string` ? e : Object.assign({}, e, { value: String(e.value) }), { type: p } = e;
		p !== t.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(f.value) && (p = t.Scalar.QUOTE_DOUBLE);
		let m = (e) => {
			switch (e) {
				case t.Scalar.BLOCK_FOLDED:
				case t.Scalar.BLOCK_LITERAL: return a || l ? c(f.value, n) : u(f, n, r, i);
				case t.Scalar.QUOTE_DOUBLE: return o(f.value, n);
				case t.Scalar.QUOTE_SINGLE: return s(f.value, n);
				case t.Scalar.PLAIN: return d(f, n, r, i);
				default: return null;
			}
		}, h = m(p);
		if (h === null) {
			let { defaultKeyType: e, defaultStringType: t } = n.options, r = a && e || t;
			if (h = m(r), h === null) throw Error(`Unsupported default string type ${r}`);
		}
		return h;
	}
	e.stringifyString = f;
})), Cc = t(((e) => {
	var t = fc(), n = Q(), r = bc(), i = Sc();
	function a(e, t) {
		let n = Object.assign({
			blockQuote: !0,
			commentString: r.stringifyComment,
			defaultKeyType: null,
			defaultStringType: `PLAIN`,
			directives: null,
			doubleQuotedAsJSON: !1,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: `false`,
			flowCollectionPadding: !0,
			indentSeq: !0,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: `null`,
			simpleKeys: !1,
			singleQuote: null,
			trailingComma: !1,
			trueStr: `true`,
			verifyAliasOrder: !0
		}, e.schema.toStringOptions, t), i;
		switch (n.collectionStyle) {
			case `block`:
				i = !1;
				break;
			case `flow`:
				i = !0;
				break;
			default: i = null;
		}
		return {
			anchors: new Set(),
			doc: e,
			flowCollectionPadding: n.flowCollectionPadding ? ` ` : ``,
			indent: ``,
			indentStep: typeof n.indent == `number` ? ` `.repeat(n.indent) : `  `,
			inFlow: i,
			options: n
		};
	}
	function o(e, t) {
		if (t.tag) {
			let n = e.filter((e) => e.tag === t.tag);
			if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
		}
		let r, i;
		if (n.isScalar(t)) {
			i = t.value;
			let n = e.filter((e) => e.identify?.(i));
			if (n.length > 1) {
				let e = n.filter((e) => e.test);
				e.length > 0 && (n = e);
			}
			r = n.find((e) => e.format === t.format) ?? n.find((e) => !e.format);
		} else i = t, r = e.find((e) => e.nodeClass && i instanceof e.nodeClass);
		if (!r) {
			let e = i?.constructor?.name ?? (i === null ? `null` : typeof i);
			throw Error(`Tag not resolved for ${e} value`);
		}
		return r;
	}
	function s(e, r, { anchors: i, doc: a }) {
		if (!a.directives) return ``;
		let o = [], s = (n.isScalar(e) || n.isCollection(e)) && e.anchor;
		s && t.anchorIsValid(s) && (i.add(s), o.push(`&${s}`));
		let c = e.tag ?? (r.default ? null : r.tag);
		return c && o.push(a.directives.tagString(c)), o.join(` `);
	}
	function c(e, t, r, a) {
		if (n.isPair(e)) return e.toString(t, r, a);
		if (n.isAlias(e)) {
			if (t.doc.directives) return e.toString(t);
			if (t.resolvedAliases?.has(e)) throw TypeError(`Cannot stringify circular structure without alias nodes`);
			t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
		}
		let c, l = n.isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => c = e });
		c ??= o(t.doc.schema.tags, l);
		let u = s(l, c, t);
		u.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + u.length + 1);
		let d = typeof c.stringify == `function` ? c.stringify(l, t, r, a) : n.isScalar(l) ? i.stringifyString(l, t, r, a) : l.toString(t, r, a);
		return u ? n.isScalar(l) || d[0] === `{` || d[0] === `[` ? `${u} ${d}` : `${u}\n${t.indent}${d}` : d;
	}
	e.createStringifyContext = a, e.stringify = c;
})), wc = t(((e) => {
	var t = Q(), n = _c(), r = Cc(), i = bc();
	function a({ key: e, value: a }, o, s, c) {
		let { allNullValues: l, doc: u, indent: d, indentStep: f, options: { commentString: p, indentSeq: m, simpleKeys: h } } = o, g = t.isNode(e) && e.comment || null;
		if (h) {
			if (g) throw Error(`With simple keys, key nodes cannot have comments`);
			if (t.isCollection(e) || !t.isNode(e) && typeof e == `object`) throw Error(`With simple keys, collection cannot be used as a key value`);
		}
		let _ = !h && (!e || g && a == null && !o.inFlow || t.isCollection(e) || (t.isScalar(e) ? e.type === n.Scalar.BLOCK_FOLDED || e.type === n.Scalar.BLOCK_LITERAL : typeof e == `object`));
		o = Object.assign({}, o, {
			allNullValues: !1,
			implicitKey: !_ && (h || !l),
			indent: d + f
		});
		let v = !1, y = !1, b = r.stringify(e, o, () => v = !0, () => y = !0);
		if (!_ && !o.inFlow && b.length > 1024) {
			if (h) throw Error(`With simple keys, single line scalar must not span more than 1024 characters`);
			_ = !0;
		}
		if (o.inFlow) {
			if (l || a == null) return v && s && s(), b === `` ? `?` : _ ? `? ${b}` : b;
		} else if (l && !h || a == null && _) return b = `? ${b}`, g && !v ? b += i.lineComment(b, o.indent, p(g)) : y && c && c(), b;
		v && (g = null), _ ? (g && (b += i.lineComment(b, o.indent, p(g))), b = `? ${b}\n${d}:`) : (b = `${b}:`, g && (b += i.lineComment(b, o.indent, p(g))));
		let x, S, C;
		t.isNode(a) ? (x = !!a.spaceBefore, S = a.commentBefore, C = a.comment) : (x = !1, S = null, C = null, a && typeof a == `object` && (a = u.createNode(a))), o.implicitKey = !1, !_ && !g && t.isScalar(a) && (o.indentAtStart = b.length + 1), y = !1, !m && f.length >= 2 && !o.inFlow && !_ && t.isSeq(a) && !a.flow && !a.tag && !a.anchor && (o.indent = o.indent.substring(2));
		let w = !1, T = r.stringify(a, o, () => w = !0, () => y = !0), E = ` `;
		if (g || x || S) {
			if (E = x ? `
` : ``, S) {
				let e = p(S);
				E += `\n${i.indentComment(e, o.indent)}`;
			}
			T === `` && !o.inFlow ? E === `
` && C && (E = `

`) : E += `\n${o.indent}`;
		} else if (!_ && t.isCollection(a)) {
			let e = T[0], t = T.indexOf(`
`), n = t !== -1, r = o.inFlow ?? a.flow ?? a.items.length === 0;
			if (n || !r) {
				let r = !1;
				if (n && (e === `&` || e === `!`)) {
					let n = T.indexOf(` `);
					e === `&` && n !== -1 && n < t && T[n + 1] === `!` && (n = T.indexOf(` `, n + 1)), (n === -1 || t < n) && (r = !0);
				}
				r || (E = `\n${o.indent}`);
			}
		} else (T === `` || T[0] === `
`) && (E = ``);
		return b += E + T, o.inFlow ? w && s && s() : C && !w ? b += i.lineComment(b, o.indent, p(C)) : y && c && c(), b;
	}
	e.stringifyPair = a;
})), Tc = t(((t) => {
	var n = e(`process`);
	function r(e, ...t) {
		e === `debug` && console.log(...t);
	}
	function i(e, t) {
		(e === `debug` || e === `warn`) && (typeof n.emitWarning == `function` ? n.emitWarning(t) : console.warn(t));
	}
	t.debug = r, t.warn = i;
})), Ec = t(((e) => {
	var t = Q(), n = _c();
	let r = {
		identify: (e) => e === `<<` || typeof e == `symbol` && e.description === `<<`,
		default: `key`,
		tag: `tag:yaml.org,2002:merge`,
		test: /^<<$/,
		resolve: () => Object.assign(new n.Scalar(Symbol(`<<`)), { addToJSMap: a }),
		stringify: () => `<<`
	}, i = (e, i) => (r.identify(i) || t.isScalar(i) && (!i.type || i.type === n.Scalar.PLAIN) && r.identify(i.value)) && e?.doc.schema.tags.some((e) => e.tag === r.tag && e.default);
	function a(e, n, r) {
		let i = s(e, r);
		if (t.isSeq(i)) for (let t of i.items) o(e, n, t);
		else if (Array.isArray(i)) for (let t of i) o(e, n, t);
		else o(e, n, i);
	}
	function o(e, n, r) {
		let i = s(e, r);
		if (!t.isMap(i)) throw Error(`Merge sources must be maps or map aliases`);
		let a = i.toJSON(null, e, Map);
		for (let [e, t] of a) n instanceof Map ? n.has(e) || n.set(e, t) : n instanceof Set ? n.add(e) : Object.prototype.hasOwnProperty.call(n, e) || Object.defineProperty(n, e, {
			value: t,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
		return n;
	}
	function s(e, n) {
		return e && t.isAlias(n) ? n.resolve(e.doc, e) : n;
	}
	e.addMergeToJSMap = a, e.isMergeKey = i, e.merge = r;
})), Dc = t(((e) => {
	var t = Tc(), n = Ec(), r = Cc(), i = Q(), a = mc();
	function o(e, t, { key: r, value: o }) {
		if (i.isNode(r) && r.addToJSMap) r.addToJSMap(e, t, o);
		else if (n.isMergeKey(e, r)) n.addMergeToJSMap(e, t, o);
		else {
			let n = a.toJS(r, ``, e);
			if (t instanceof Map) t.set(n, a.toJS(o, n, e));
			else if (t instanceof Set) t.add(n);
			else {
				let i = s(r, n, e), c = a.toJS(o, i, e);
				i in t ? Object.defineProperty(t, i, {
					value: c,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : t[i] = c;
			}
		}
		return t;
	}
	function s(e, n, a) {
		if (n === null) return ``;
		if (typeof n != `object`) return String(n);
		if (i.isNode(e) && a?.doc) {
			let n = r.createStringifyContext(a.doc, {});
			n.anchors = new Set();
			for (let e of a.anchors.keys()) n.anchors.add(e.anchor);
			n.inFlow = !0, n.inStringifyKey = !0;
			let i = e.toString(n);
			if (!a.mapKeyWarned) {
				let e = JSON.stringify(i);
				e.length > 40 && (e = e.substring(0, 36) + `..."`), t.warn(a.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), a.mapKeyWarned = !0;
			}
			return i;
		}
		return JSON.stringify(n);
	}
	e.addPairToJSMap = o;
})), Oc = t(((e) => {
	var t = vc(), n = wc(), r = Dc(), i = Q();
	function a(e, n, r) {
		return new o(t.createNode(e, void 0, r), t.createNode(n, void 0, r));
	}
	var o = class e {
		constructor(e, t = null) {
			Object.defineProperty(this, i.NODE_TYPE, { value: i.PAIR }), this.key = e, this.value = t;
		}
		clone(t) {
			let { key: n, value: r } = this;
			return i.isNode(n) && (n = n.clone(t)), i.isNode(r) && (r = r.clone(t)), new e(n, r);
		}
		toJSON(e, t) {
			let n = t?.mapAsMap ? new Map() : {};
			return r.addPairToJSMap(t, n, this);
		}
		toString(e, t, r) {
			return e?.doc ? n.stringifyPair(this, e, t, r) : JSON.stringify(this);
		}
	};
	e.Pair = o, e.createPair = a;
})), kc = t(((e) => {
	var t = Q(), n = Cc(), r = bc();
	function i(e, t, n) {
		return (t.inFlow ?? e.flow ? o : a)(e, t, n);
	}
	function a({ comment: e, items: i }, a, { blockItemPrefix: o, flowChars: c, itemIndent: l, onChompKeep: u, onComment: d }) {
		let { indent: f, options: { commentString: p } } = a, m = Object.assign({}, a, {
			indent: l,
			type: null
		}), h = !1, g = [];
		for (let e = 0; e < i.length; ++e) {
			let c = i[e], u = null;
			if (t.isNode(c)) !h && c.spaceBefore && g.push(``), s(a, g, c.commentBefore, h), c.comment && (u = c.comment);
			else if (t.isPair(c)) {
				let e = t.isNode(c.key) ? c.key : null;
				e && (!h && e.spaceBefore && g.push(``), s(a, g, e.commentBefore, h));
			}
			h = !1;
			let d = n.stringify(c, m, () => u = null, () => h = !0);
			u && (d += r.lineComment(d, l, p(u))), h && u && (h = !1), g.push(o + d);
		}
		let _;
		if (g.length === 0) _ = c.start + c.end;
		else {
			_ = g[0];
			for (let e = 1; e < g.length; ++e) {
				let t = g[e];
				_ += t ? `\n${f}${t}` : `
`;
			}
		}
		return e ? (_ += `
` + r.indentComment(p(e), f), d && d()) : h && u && u(), _;
	}
	function o({ items: e }, i, { flowChars: a, itemIndent: o }) {
		let { indent: c, indentStep: l, flowCollectionPadding: u, options: { commentString: d } } = i;
		o += l;
		let f = Object.assign({}, i, {
			indent: o,
			inFlow: !0,
			type: null
		}), p = !1, m = 0, h = [];
		for (let a = 0; a < e.length; ++a) {
			let c = e[a], l = null;
			if (t.isNode(c)) c.spaceBefore && h.push(``), s(i, h, c.commentBefore, !1), c.comment && (l = c.comment);
			else if (t.isPair(c)) {
				let e = t.isNode(c.key) ? c.key : null;
				e && (e.spaceBefore && h.push(``), s(i, h, e.commentBefore, !1), e.comment && (p = !0));
				let n = t.isNode(c.value) ? c.value : null;
				n ? (n.comment && (l = n.comment), n.commentBefore && (p = !0)) : c.value == null && e?.comment && (l = e.comment);
			}
			l && (p = !0);
			let u = n.stringify(c, f, () => l = null);
			p ||= h.length > m || u.includes(`
`), a < e.length - 1 ? u += `,` : i.options.trailingComma && (i.options.lineWidth > 0 && (p ||= h.reduce((e, t) => e + t.length + 2, 2) + (u.length + 2) > i.options.lineWidth), p && (u += `,`)), l && (u += r.lineComment(u, o, d(l))), h.push(u), m = h.length;
		}
		let { start: g, end: _ } = a;
		if (h.length === 0) return g + _;
		if (!p) {
			let e = h.reduce((e, t) => e + t.length + 2, 2);
			p = i.options.lineWidth > 0 && e > i.options.lineWidth;
		}
		if (p) {
			let e = g;
			for (let t of h) e += t ? `\n${l}${c}${t}` : `
`;
			return `${e}\n${c}${_}`;
		}
		return `${g}${u}${h.join(` `)}${u}${_}`;
	}
	function s({ indent: e, options: { commentString: t } }, n, i, a) {
		if (i && a && (i = i.replace(/^\n+/, ``)), i) {
			let a = r.indentComment(t(i), e);
			n.push(a.trimStart());
		}
	}
	e.stringifyCollection = i;
})), Ac = t(((e) => {
	var t = kc(), n = Dc(), r = yc(), i = Q(), a = Oc(), o = _c();
	function s(e, t) {
		let n = i.isScalar(t) ? t.value : t;
		for (let r of e) if (i.isPair(r) && (r.key === t || r.key === n || i.isScalar(r.key) && r.key.value === n)) return r;
	}
	e.YAMLMap = class extends r.Collection {
		static get tagName() {
			return `tag:yaml.org,2002:map`;
		}
		constructor(e) {
			super(i.MAP, e), this.items = [];
		}
		static from(e, t, n) {
			let { keepUndefined: r, replacer: i } = n, o = new this(e), s = (e, s) => {
				if (typeof i == `function`) s = i.call(t, e, s);
				else if (Array.isArray(i) && !i.includes(e)) return;
				(s !== void 0 || r) && o.items.push(a.createPair(e, s, n));
			};
			if (t instanceof Map) for (let [e, n] of t) s(e, n);
			else if (t && typeof t == `object`) for (let e of Object.keys(t)) s(e, t[e]);
			return typeof e.sortMapEntries == `function` && o.items.sort(e.sortMapEntries), o;
		}
		add(e, t) {
			let n;
			n = i.isPair(e) ? e : !e || typeof e != `object` || !(`key` in e) ? new a.Pair(e, e?.value) : new a.Pair(e.key, e.value);
			let r = s(this.items, n.key), c = this.schema?.sortMapEntries;
			if (r) {
				if (!t) throw Error(`Key ${n.key} already set`);
				i.isScalar(r.value) && o.isScalarValue(n.value) ? r.value.value = n.value : r.value = n.value;
			} else if (c) {
				let e = this.items.findIndex((e) => c(n, e) < 0);
				e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
			} else this.items.push(n);
		}
		delete(e) {
			let t = s(this.items, e);
			return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
		}
		get(e, t) {
			let n = s(this.items, e)?.value;
			return (!t && i.isScalar(n) ? n.value : n) ?? void 0;
		}
		has(e) {
			return !!s(this.items, e);
		}
		set(e, t) {
			this.add(new a.Pair(e, t), !0);
		}
		toJSON(e, t, r) {
			let i = r ? new r() : t?.mapAsMap ? new Map() : {};
			t?.onCreate && t.onCreate(i);
			for (let e of this.items) n.addPairToJSMap(t, i, e);
			return i;
		}
		toString(e, n, r) {
			if (!e) return JSON.stringify(this);
			for (let e of this.items) if (!i.isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
			return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), t.stringifyCollection(this, e, {
				blockItemPrefix: ``,
				flowChars: {
					start: `{`,
					end: `}`
				},
				itemIndent: e.indent || ``,
				onChompKeep: r,
				onComment: n
			});
		}
	}, e.findPair = s;
})), jc = t(((e) => {
	var t = Q(), n = Ac();
	e.map = {
		collection: `map`,
		default: !0,
		nodeClass: n.YAMLMap,
		tag: `tag:yaml.org,2002:map`,
		resolve(e, n) {
			return t.isMap(e) || n(`Expected a mapping for this tag`), e;
		},
		createNode: (e, t, r) => n.YAMLMap.from(e, t, r)
	};
})), Mc = t(((e) => {
	var t = vc(), n = kc(), r = yc(), i = Q(), a = _c(), o = mc(), s = class extends r.Collection {
		static get tagName() {
			return `tag:yaml.org,2002:seq`;
		}
		constructor(e) {
			super(i.SEQ, e), this.items = [];
		}
		add(e) {
			this.items.push(e);
		}
		delete(e) {
			let t = c(e);
			return typeof t == `number` && this.items.splice(t, 1).length > 0;
		}
		get(e, t) {
			let n = c(e);
			if (typeof n != `number`) return;
			let r = this.items[n];
			return !t && i.isScalar(r) ? r.value : r;
		}
		has(e) {
			let t = c(e);
			return typeof t == `number` && t < this.items.length;
		}
		set(e, t) {
			let n = c(e);
			if (typeof n != `number`) throw Error(`Expected a valid index, not ${e}.`);
			let r = this.items[n];
			i.isScalar(r) && a.isScalarValue(t) ? r.value = t : this.items[n] = t;
		}
		toJSON(e, t) {
			let n = [];
			t?.onCreate && t.onCreate(n);
			let r = 0;
			for (let e of this.items) n.push(o.toJS(e, String(r++), t));
			return n;
		}
		toString(e, t, r) {
			return e ? n.stringifyCollection(this, e, {
				blockItemPrefix: `- `,
				flowChars: {
					start: `[`,
					end: `]`
				},
				itemIndent: (e.indent || ``) + `  `,
				onChompKeep: r,
				onComment: t
			}) : JSON.stringify(this);
		}
		static from(e, n, r) {
			let { replacer: i } = r, a = new this(e);
			if (n && Symbol.iterator in Object(n)) {
				let e = 0;
				for (let o of n) {
					if (typeof i == `function`) {
						let t = n instanceof Set ? o : String(e++);
						o = i.call(n, t, o);
					}
					a.items.push(t.createNode(o, void 0, r));
				}
			}
			return a;
		}
	};
	function c(e) {
		let t = i.isScalar(e) ? e.value : e;
		return t && typeof t == `string` && (t = Number(t)), typeof t == `number` && Number.isInteger(t) && t >= 0 ? t : null;
	}
	e.YAMLSeq = s;
})), Nc = t(((e) => {
	var t = Q(), n = Mc();
	e.seq = {
		collection: `seq`,
		default: !0,
		nodeClass: n.YAMLSeq,
		tag: `tag:yaml.org,2002:seq`,
		resolve(e, n) {
			return t.isSeq(e) || n(`Expected a sequence for this tag`), e;
		},
		createNode: (e, t, r) => n.YAMLSeq.from(e, t, r)
	};
})), Pc = t(((e) => {
	var t = Sc();
	e.string = {
		identify: (e) => typeof e == `string`,
		default: !0,
		tag: `tag:yaml.org,2002:str`,
		resolve: (e) => e,
		stringify(e, n, r, i) {
			return n = Object.assign({ actualString: !0 }, n), t.stringifyString(e, n, r, i);
		}
	};
})), Fc = t(((e) => {
	var t = _c();
	let n = {
		identify: (e) => e == null,
		createNode: () => new t.Scalar(null),
		default: !0,
		tag: `tag:yaml.org,2002:null`,
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new t.Scalar(null),
		stringify: ({ source: e }, t) => typeof e == `string` && n.test.test(e) ? e : t.options.nullStr
	};
	e.nullTag = n;
})), Ic = t(((e) => {
	var t = _c();
	let n = {
		identify: (e) => typeof e == `boolean`,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (e) => new t.Scalar(e[0] === `t` || e[0] === `T`),
		stringify({ source: e, value: t }, r) {
			return e && n.test.test(e) && t === (e[0] === `t` || e[0] === `T`) ? e : t ? r.options.trueStr : r.options.falseStr;
		}
	};
	e.boolTag = n;
})), Lc = t(((e) => {
	function t({ format: e, minFractionDigits: t, tag: n, value: r }) {
		if (typeof r == `bigint`) return String(r);
		let i = typeof r == `number` ? r : Number(r);
		if (!isFinite(i)) return isNaN(i) ? `.nan` : i < 0 ? `-.inf` : `.inf`;
		let a = Object.is(r, -0) ? `-0` : JSON.stringify(r);
		if (!e && t && (!n || n === `tag:yaml.org,2002:float`) && /^-?\d/.test(a) && !a.includes(`e`)) {
			let e = a.indexOf(`.`);
			e < 0 && (e = a.length, a += `.`);
			let n = t - (a.length - e - 1);
			for (; n-- > 0;) a += `0`;
		}
		return a;
	}
	e.stringifyNumber = t;
})), Rc = t(((e) => {
	var t = _c(), n = Lc();
	let r = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === `nan` ? NaN : e[0] === `-` ? -1 / 0 : 1 / 0,
		stringify: n.stringifyNumber
	};
	e.float = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(e) {
			let n = new t.Scalar(parseFloat(e)), r = e.indexOf(`.`);
			return r !== -1 && e[e.length - 1] === `0` && (n.minFractionDigits = e.length - r - 1), n;
		},
		stringify: n.stringifyNumber
	}, e.floatExp = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `EXP`,
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
		}
	}, e.floatNaN = r;
})), zc = t(((e) => {
	var t = Lc();
	let n = (e) => typeof e == `bigint` || Number.isInteger(e), r = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
	function i(e, r, i) {
		let { value: a } = e;
		return n(a) && a >= 0 ? i + a.toString(r) : t.stringifyNumber(e);
	}
	e.int = {
		identify: n,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		test: /^[-+]?[0-9]+$/,
		resolve: (e, t, n) => r(e, 0, 10, n),
		stringify: t.stringifyNumber
	}, e.intHex = {
		identify: (e) => n(e) && e >= 0,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `HEX`,
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (e, t, n) => r(e, 2, 16, n),
		stringify: (e) => i(e, 16, `0x`)
	}, e.intOct = {
		identify: (e) => n(e) && e >= 0,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `OCT`,
		test: /^0o[0-7]+$/,
		resolve: (e, t, n) => r(e, 2, 8, n),
		stringify: (e) => i(e, 8, `0o`)
	};
})), Bc = t(((e) => {
	var t = jc(), n = Fc(), r = Nc(), i = Pc(), a = Ic(), o = Rc(), s = zc();
	e.schema = [
		t.map,
		r.seq,
		i.string,
		n.nullTag,
		a.boolTag,
		s.intOct,
		s.int,
		s.intHex,
		o.floatNaN,
		o.floatExp,
		o.float
	];
})), Vc = t(((e) => {
	var t = _c(), n = jc(), r = Nc();
	function i(e) {
		return typeof e == `bigint` || Number.isInteger(e);
	}
	let a = ({ value: e }) => JSON.stringify(e), o = [
		{
			identify: (e) => typeof e == `string`,
			default: !0,
			tag: `tag:yaml.org,2002:str`,
			resolve: (e) => e,
			stringify: a
		},
		{
			identify: (e) => e == null,
			createNode: () => new t.Scalar(null),
			default: !0,
			tag: `tag:yaml.org,2002:null`,
			test: /^null$/,
			resolve: () => null,
			stringify: a
		},
		{
			identify: (e) => typeof e == `boolean`,
			default: !0,
			tag: `tag:yaml.org,2002:bool`,
			test: /^true$|^false$/,
			resolve: (e) => e === `true`,
			stringify: a
		},
		{
			identify: i,
			default: !0,
			tag: `tag:yaml.org,2002:int`,
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
			stringify: ({ value: e }) => i(e) ? e.toString() : JSON.stringify(e)
		},
		{
			identify: (e) => typeof e == `number`,
			default: !0,
			tag: `tag:yaml.org,2002:float`,
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (e) => parseFloat(e),
			stringify: a
		}
	];
	e.schema = [n.map, r.seq].concat(o, {
		default: !0,
		tag: ``,
		test: /^/,
		resolve(e, t) {
			return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
		}
	});
})), Hc = t(((t) => {
	var n = e(`buffer`), r = _c(), i = Sc();
	t.binary = {
		identify: (e) => e instanceof Uint8Array,
		default: !1,
		tag: `tag:yaml.org,2002:binary`,
		resolve(e, t) {
			if (typeof n.Buffer == `function`) return n.Buffer.from(e, `base64`);
			if (typeof atob == `function`) {
				let t = atob(e.replace(/[\n\r]/g, ``)), n = new Uint8Array(t.length);
				for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
				return n;
			}
			return t(`This environment does not support reading binary tags; either Buffer or atob is required`), e;
		},
		stringify({ comment: e, type: t, value: a }, o, s, c) {
			if (!a) return ``;
			let l = a, u;
			if (typeof n.Buffer == `function`) u = l instanceof n.Buffer ? l.toString(`base64`) : n.Buffer.from(l.buffer).toString(`base64`);
			else if (typeof btoa == `function`) {
				let e = ``;
				for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
				u = btoa(e);
			} else throw Error(`This environment does not support writing binary tags; either Buffer or btoa is required`);
			if (t ??= r.Scalar.BLOCK_LITERAL, t !== r.Scalar.QUOTE_DOUBLE) {
				let e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth), n = Math.ceil(u.length / e), i = Array(n);
				for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = u.substr(r, e);
				u = i.join(t === r.Scalar.BLOCK_LITERAL ? `
` : ` `);
			}
			return i.stringifyString({
				comment: e,
				type: t,
				value: u
			}, o, s, c);
		}
	};
})), Uc = t(((e) => {
	var t = Q(), n = Oc(), r = _c(), i = Mc();
	function a(e, i) {
		if (t.isSeq(e)) for (let a = 0; a < e.items.length; ++a) {
			let o = e.items[a];
			if (!t.isPair(o)) {
				if (t.isMap(o)) {
					o.items.length > 1 && i(`Each pair must have its own sequence indicator`);
					let e = o.items[0] || new n.Pair(new r.Scalar(null));
					if (o.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${o.commentBefore}\n${e.key.commentBefore}` : o.commentBefore), o.comment) {
						let t = e.value ?? e.key;
						t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
					}
					o = e;
				}
				e.items[a] = t.isPair(o) ? o : new n.Pair(o);
			}
		}
		else i(`Expected a sequence for this tag`);
		return e;
	}
	function o(e, t, r) {
		let { replacer: a } = r, o = new i.YAMLSeq(e);
		o.tag = `tag:yaml.org,2002:pairs`;
		let s = 0;
		if (t && Symbol.iterator in Object(t)) for (let e of t) {
			typeof a == `function` && (e = a.call(t, String(s++), e));
			let i, c;
			if (Array.isArray(e)) {
				if (e.length === 2) i = e[0], c = e[1];
				else throw TypeError(`Expected [key, value] tuple: ${e}`);
			} else if (e && e instanceof Object) {
				let t = Object.keys(e);
				if (t.length === 1) i = t[0], c = e[i];
				else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
			} else i = e;
			o.items.push(n.createPair(i, c, r));
		}
		return o;
	}
	let s = {
		collection: `seq`,
		default: !1,
		tag: `tag:yaml.org,2002:pairs`,
		resolve: a,
		createNode: o
	};
	e.createPairs = o, e.pairs = s, e.resolvePairs = a;
})), Wc = t(((e) => {
	var t = Q(), n = mc(), r = Ac(), i = Mc(), a = Uc(), o = class e extends i.YAMLSeq {
		constructor() {
			super(), this.add = r.YAMLMap.prototype.add.bind(this), this.delete = r.YAMLMap.prototype.delete.bind(this), this.get = r.YAMLMap.prototype.get.bind(this), this.has = r.YAMLMap.prototype.has.bind(this), this.set = r.YAMLMap.prototype.set.bind(this), this.tag = e.tag;
		}
		toJSON(e, r) {
			if (!r) return super.toJSON(e);
			let i = new Map();
			r?.onCreate && r.onCreate(i);
			for (let e of this.items) {
				let a, o;
				if (t.isPair(e) ? (a = n.toJS(e.key, ``, r), o = n.toJS(e.value, a, r)) : a = n.toJS(e, ``, r), i.has(a)) throw Error(`Ordered maps must not include duplicate keys`);
				i.set(a, o);
			}
			return i;
		}
		static from(e, t, n) {
			let r = a.createPairs(e, t, n), i = new this();
			return i.items = r.items, i;
		}
	};
	o.tag = `tag:yaml.org,2002:omap`;
	let s = {
		collection: `seq`,
		identify: (e) => e instanceof Map,
		nodeClass: o,
		default: !1,
		tag: `tag:yaml.org,2002:omap`,
		resolve(e, n) {
			let r = a.resolvePairs(e, n), i = [];
			for (let { key: e } of r.items) t.isScalar(e) && (i.includes(e.value) ? n(`Ordered maps must not include duplicate keys: ${e.value}`) : i.push(e.value));
			return Object.assign(new o(), r);
		},
		createNode: (e, t, n) => o.from(e, t, n)
	};
	e.YAMLOMap = o, e.omap = s;
})), Gc = t(((e) => {
	var t = _c();
	function n({ value: e, source: t }, n) {
		return t && (e ? r : i).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
	}
	let r = {
		identify: (e) => e === !0,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new t.Scalar(!0),
		stringify: n
	}, i = {
		identify: (e) => e === !1,
		default: !0,
		tag: `tag:yaml.org,2002:bool`,
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new t.Scalar(!1),
		stringify: n
	};
	e.falseTag = i, e.trueTag = r;
})), Kc = t(((e) => {
	var t = _c(), n = Lc();
	let r = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === `nan` ? NaN : e[0] === `-` ? -1 / 0 : 1 / 0,
		stringify: n.stringifyNumber
	};
	e.float = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(e) {
			let n = new t.Scalar(parseFloat(e.replace(/_/g, ``))), r = e.indexOf(`.`);
			if (r !== -1) {
				let t = e.substring(r + 1).replace(/_/g, ``);
				t[t.length - 1] === `0` && (n.minFractionDigits = t.length);
			}
			return n;
		},
		stringify: n.stringifyNumber
	}, e.floatExp = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `EXP`,
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e.replace(/_/g, ``)),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
		}
	}, e.floatNaN = r;
})), qc = t(((e) => {
	var t = Lc();
	let n = (e) => typeof e == `bigint` || Number.isInteger(e);
	function r(e, t, n, { intAsBigInt: r }) {
		let i = e[0];
		if ((i === `-` || i === `+`) && (t += 1), e = e.substring(t).replace(/_/g, ``), r) {
			switch (n) {
				case 2:
					e = `0b${e}`;
					break;
				case 8:
					e = `0o${e}`;
					break;
				case 16: e = `0x${e}`;
			}
			let t = BigInt(e);
			return i === `-` ? BigInt(-1) * t : t;
		}
		let a = parseInt(e, n);
		return i === `-` ? -1 * a : a;
	}
	function i(e, r, i) {
		let { value: a } = e;
		if (n(a)) {
			let e = a.toString(r);
			return a < 0 ? `-` + i + e.substr(1) : i + e;
		}
		return t.stringifyNumber(e);
	}
	let a = {
		identify: n,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `BIN`,
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (e, t, n) => r(e, 2, 2, n),
		stringify: (e) => i(e, 2, `0b`)
	}, o = {
		identify: n,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `OCT`,
		test: /^[-+]?0[0-7_]+$/,
		resolve: (e, t, n) => r(e, 1, 8, n),
		stringify: (e) => i(e, 8, `0`)
	}, s = {
		identify: n,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (e, t, n) => r(e, 0, 10, n),
		stringify: t.stringifyNumber
	}, c = {
		identify: n,
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `HEX`,
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (e, t, n) => r(e, 2, 16, n),
		stringify: (e) => i(e, 16, `0x`)
	};
	e.int = s, e.intBin = a, e.intHex = c, e.intOct = o;
})), Jc = t(((e) => {
	var t = Q(), n = Oc(), r = Ac(), i = class e extends r.YAMLMap {
		constructor(t) {
			super(t), this.tag = e.tag;
		}
		add(e) {
			let i;
			i = t.isPair(e) ? e : e && typeof e == `object` && `key` in e && `value` in e && e.value === null ? new n.Pair(e.key, null) : new n.Pair(e, null), r.findPair(this.items, i.key) || this.items.push(i);
		}
		get(e, n) {
			let i = r.findPair(this.items, e);
			return !n && t.isPair(i) ? t.isScalar(i.key) ? i.key.value : i.key : i;
		}
		set(e, t) {
			if (typeof t != `boolean`) throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
			let i = r.findPair(this.items, e);
			i && !t ? this.items.splice(this.items.indexOf(i), 1) : !i && t && this.items.push(new n.Pair(e));
		}
		toJSON(e, t) {
			return super.toJSON(e, t, Set);
		}
		toString(e, t, n) {
			if (!e) return JSON.stringify(this);
			if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
			throw Error(`Set items must all have null values`);
		}
		static from(e, t, r) {
			let { replacer: i } = r, a = new this(e);
			if (t && Symbol.iterator in Object(t)) for (let e of t) typeof i == `function` && (e = i.call(t, e, e)), a.items.push(n.createPair(e, null, r));
			return a;
		}
	};
	i.tag = `tag:yaml.org,2002:set`;
	let a = {
		collection: `map`,
		identify: (e) => e instanceof Set,
		nodeClass: i,
		default: !1,
		tag: `tag:yaml.org,2002:set`,
		createNode: (e, t, n) => i.from(e, t, n),
		resolve(e, n) {
			if (t.isMap(e)) {
				if (e.hasAllNullValues(!0)) return Object.assign(new i(), e);
				n(`Set items must all have null values`);
			} else n(`Expected a mapping for this tag`);
			return e;
		}
	};
	e.YAMLSet = i, e.set = a;
})), Yc = t(((e) => {
	var t = Lc();
	function n(e, t) {
		let n = e[0], r = n === `-` || n === `+` ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, ``).split(`:`).reduce((e, t) => e * i(60) + i(t), i(0));
		return n === `-` ? i(-1) * a : a;
	}
	function r(e) {
		let { value: n } = e, r = (e) => e;
		if (typeof n == `bigint`) r = (e) => BigInt(e);
		else if (isNaN(n) || !isFinite(n)) return t.stringifyNumber(e);
		let i = ``;
		n < 0 && (i = `-`, n *= r(-1));
		let a = r(60), o = [n % a];
		return n < 60 ? o.unshift(0) : (n = (n - o[0]) / a, o.unshift(n % a), n >= 60 && (n = (n - o[0]) / a, o.unshift(n))), i + o.map((e) => String(e).padStart(2, `0`)).join(`:`).replace(/000000\d*$/, ``);
	}
	let i = {
		identify: (e) => typeof e == `bigint` || Number.isInteger(e),
		default: !0,
		tag: `tag:yaml.org,2002:int`,
		format: `TIME`,
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (e, t, { intAsBigInt: r }) => n(e, r),
		stringify: r
	}, a = {
		identify: (e) => typeof e == `number`,
		default: !0,
		tag: `tag:yaml.org,2002:float`,
		format: `TIME`,
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (e) => n(e, !1),
		stringify: r
	}, o = {
		identify: (e) => e instanceof Date,
		default: !0,
		tag: `tag:yaml.org,2002:timestamp`,
		test: RegExp(`^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$`),
		resolve(e) {
			let t = e.match(o.test);
			if (!t) throw Error(`!!timestamp expects a date, starting with yyyy-mm-dd`);
			let [, r, i, a, s, c, l] = t.map(Number), u = t[7] ? Number((t[7] + `00`).substr(1, 3)) : 0, d = Date.UTC(r, i - 1, a, s || 0, c || 0, l || 0, u), f = t[8];
			if (f && f !== `Z`) {
				let e = n(f, !1);
				Math.abs(e) < 30 && (e *= 60), d -= 6e4 * e;
			}
			return new Date(d);
		},
		stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, ``) ?? ``
	};
	e.floatTime = a, e.intTime = i, e.timestamp = o;
})), Xc = t(((e) => {
	var t = jc(), n = Fc(), r = Nc(), i = Pc(), a = Hc(), o = Gc(), s = Kc(), c = qc(), l = Ec(), u = Wc(), d = Uc(), f = Jc(), p = Yc();
	e.schema = [
		t.map,
		r.seq,
		i.string,
		n.nullTag,
		o.trueTag,
		o.falseTag,
		c.intBin,
		c.intOct,
		c.int,
		c.intHex,
		s.floatNaN,
		s.floatExp,
		s.float,
		a.binary,
		l.merge,
		u.omap,
		d.pairs,
		f.set,
		p.intTime,
		p.floatTime,
		p.timestamp
	];
})), Zc = t(((e) => {
	var t = jc(), n = Fc(), r = Nc(), i = Pc(), a = Ic(), o = Rc(), s = zc(), c = Bc(), l = Vc(), u = Hc(), d = Ec(), f = Wc(), p = Uc(), m = Xc(), h = Jc(), g = Yc();
	let _ = new Map([
		[`core`, c.schema],
		[`failsafe`, [
			t.map,
			r.seq,
			i.string
		]],
		[`json`, l.schema],
		[`yaml11`, m.schema],
		[`yaml-1.1`, m.schema]
	]), v = {
		binary: u.binary,
		bool: a.boolTag,
		float: o.float,
		floatExp: o.floatExp,
		floatNaN: o.floatNaN,
		floatTime: g.floatTime,
		int: s.int,
		intHex: s.intHex,
		intOct: s.intOct,
		intTime: g.intTime,
		map: t.map,
		merge: d.merge,
		null: n.nullTag,
		omap: f.omap,
		pairs: p.pairs,
		seq: r.seq,
		set: h.set,
		timestamp: g.timestamp
	}, y = {
		"tag:yaml.org,2002:binary": u.binary,
		"tag:yaml.org,2002:merge": d.merge,
		"tag:yaml.org,2002:omap": f.omap,
		"tag:yaml.org,2002:pairs": p.pairs,
		"tag:yaml.org,2002:set": h.set,
		"tag:yaml.org,2002:timestamp": g.timestamp
	};
	function b(e, t, n) {
		let r = _.get(t);
		if (r && !e) return n && !r.includes(d.merge) ? r.concat(d.merge) : r.slice();
		let i = r;
		if (!i) {
			if (Array.isArray(e)) i = [];
			else {
				let e = Array.from(_.keys()).filter((e) => e !== `yaml11`).map((e) => JSON.stringify(e)).join(`, `);
				throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
			}
		}
		if (Array.isArray(e)) for (let t of e) i = i.concat(t);
		else typeof e == `function` && (i = e(i.slice()));
		return n && (i = i.concat(d.merge)), i.reduce((e, t) => {
			let n = typeof t == `string` ? v[t] : t;
			if (!n) {
				let e = JSON.stringify(t), n = Object.keys(v).map((e) => JSON.stringify(e)).join(`, `);
				throw Error(`Unknown custom tag ${e}; use one of ${n}`);
			}
			return e.includes(n) || e.push(n), e;
		}, []);
	}
	e.coreKnownTags = y, e.getTags = b;
})), Qc = t(((e) => {
	var t = Q(), n = jc(), r = Nc(), i = Pc(), a = Zc();
	let o = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
	e.Schema = class e {
		constructor({ compat: e, customTags: s, merge: c, resolveKnownTags: l, schema: u, sortMapEntries: d, toStringDefaults: f }) {
			this.compat = Array.isArray(e) ? a.getTags(e, `compat`) : e ? a.getTags(null, e) : null, this.name = typeof u == `string` && u || `core`, this.knownTags = l ? a.coreKnownTags : {}, this.tags = a.getTags(s, this.name, c), this.toStringOptions = f ?? null, Object.defineProperty(this, t.MAP, { value: n.map }), Object.defineProperty(this, t.SCALAR, { value: i.string }), Object.defineProperty(this, t.SEQ, { value: r.seq }), this.sortMapEntries = typeof d == `function` ? d : d === !0 ? o : null;
		}
		clone() {
			let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
			return t.tags = this.tags.slice(), t;
		}
	};
})), $c = t(((e) => {
	var t = Q(), n = Cc(), r = bc();
	function i(e, i) {
		let a = [], o = i.directives === !0;
		if (i.directives !== !1 && e.directives) {
			let t = e.directives.toString(e);
			t ? (a.push(t), o = !0) : e.directives.docStart && (o = !0);
		}
		o && a.push(`---`);
		let s = n.createStringifyContext(e, i), { commentString: c } = s.options;
		if (e.commentBefore) {
			a.length !== 1 && a.unshift(``);
			let t = c(e.commentBefore);
			a.unshift(r.indentComment(t, ``));
		}
		let l = !1, u = null;
		if (e.contents) {
			if (t.isNode(e.contents)) {
				if (e.contents.spaceBefore && o && a.push(``), e.contents.commentBefore) {
					let t = c(e.contents.commentBefore);
					a.push(r.indentComment(t, ``));
				}
				s.forceBlockIndent = !!e.comment, u = e.contents.comment;
			}
			let i = u ? void 0 : () => l = !0, d = n.stringify(e.contents, s, () => u = null, i);
			u && (d += r.lineComment(d, ``, c(u))), (d[0] === `|` || d[0] === `>`) && a[a.length - 1] === `---` ? a[a.length - 1] = `--- ${d}` : a.push(d);
		} else a.push(n.stringify(e.contents, s));
		if (e.directives?.docEnd) {
			if (e.comment) {
				let t = c(e.comment);
				t.includes(`
`) ? (a.push(`...`), a.push(r.indentComment(t, ``))) : a.push(`... ${t}`);
			} else a.push(`...`);
		} else {
			let t = e.comment;
			t && l && (t = t.replace(/^\n+/, ``)), t && ((!l || u) && a[a.length - 1] !== `` && a.push(``), a.push(r.indentComment(c(t), ``)));
		}
		return a.join(`
`) + `
`;
	}
	e.stringifyDocument = i;
})), el = t(((e) => {
	var t = gc(), n = yc(), r = Q(), i = Oc(), a = mc(), o = Qc(), s = $c(), c = fc(), l = pc(), u = vc(), d = dc(), f = class e {
		constructor(e, t, n) {
			this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, r.NODE_TYPE, { value: r.DOC });
			let i = null;
			typeof t == `function` || Array.isArray(t) ? i = t : n === void 0 && t && (n = t, t = void 0);
			let a = Object.assign({
				intAsBigInt: !1,
				keepSourceTokens: !1,
				logLevel: `warn`,
				prettyErrors: !0,
				strict: !0,
				stringKeys: !1,
				uniqueKeys: !0,
				version: `1.2`
			}, n);
			this.options = a;
			let { version: o } = a;
			n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (o = this.directives.yaml.version)) : this.directives = new d.Directives({ version: o }), this.setSchema(o, n), this.contents = e === void 0 ? null : this.createNode(e, i, n);
		}
		clone() {
			let t = Object.create(e.prototype, { [r.NODE_TYPE]: { value: r.DOC } });
			return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = r.isNode(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
		}
		add(e) {
			p(this.contents) && this.contents.add(e);
		}
		addIn(e, t) {
			p(this.contents) && this.contents.addIn(e, t);
		}
		createAlias(e, n) {
			if (!e.anchor) {
				let t = c.anchorNames(this);
				e.anchor = !n || t.has(n) ? c.findNewAnchor(n || `a`, t) : n;
			}
			return new t.Alias(e.anchor);
		}
		createNode(e, t, n) {
			let i;
			if (typeof t == `function`) e = t.call({ "": e }, ``, e), i = t;
			else if (Array.isArray(t)) {
				let e = t.filter((e) => typeof e == `number` || e instanceof String || e instanceof Number).map(String);
				e.length > 0 && (t = t.concat(e)), i = t;
			} else n === void 0 && t && (n = t, t = void 0);
			let { aliasDuplicateObjects: a, anchorPrefix: o, flow: s, keepUndefined: l, onTagObj: d, tag: f } = n ?? {}, { onAnchor: p, setAnchors: m, sourceObjects: h } = c.createNodeAnchors(this, o || `a`), g = {
				aliasDuplicateObjects: a ?? !0,
				keepUndefined: l ?? !1,
				onAnchor: p,
				onTagObj: d,
				replacer: i,
				schema: this.schema,
				sourceObjects: h
			}, _ = u.createNode(e, f, g);
			return s && r.isCollection(_) && (_.flow = !0), m(), _;
		}
		createPair(e, t, n = {}) {
			let r = this.createNode(e, null, n), a = this.createNode(t, null, n);
			return new i.Pair(r, a);
		}
		delete(e) {
			return p(this.contents) ? this.contents.delete(e) : !1;
		}
		deleteIn(e) {
			return n.isEmptyPath(e) ? this.contents != null && (this.contents = null, !0) : p(this.contents) ? this.contents.deleteIn(e) : !1;
		}
		get(e, t) {
			return r.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
		}
		getIn(e, t) {
			return n.isEmptyPath(e) ? !t && r.isScalar(this.contents) ? this.contents.value : this.contents : r.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
		}
		has(e) {
			return r.isCollection(this.contents) ? this.contents.has(e) : !1;
		}
		hasIn(e) {
			return n.isEmptyPath(e) ? this.contents !== void 0 : r.isCollection(this.contents) ? this.contents.hasIn(e) : !1;
		}
		set(e, t) {
			this.contents == null ? this.contents = n.collectionFromPath(this.schema, [e], t) : p(this.contents) && this.contents.set(e, t);
		}
		setIn(e, t) {
			n.isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = n.collectionFromPath(this.schema, Array.from(e), t) : p(this.contents) && this.contents.setIn(e, t);
		}
		setSchema(e, t = {}) {
			typeof e == `number` && (e = String(e));
			let n;
			switch (e) {
				case `1.1`:
					this.directives ? this.directives.yaml.version = `1.1` : this.directives = new d.Directives({ version: `1.1` }), n = {
						resolveKnownTags: !1,
						schema: `yaml-1.1`
					};
					break;
				case `1.2`:
				case `next`:
					this.directives ? this.directives.yaml.version = e : this.directives = new d.Directives({ version: e }), n = {
						resolveKnownTags: !0,
						schema: `core`
					};
					break;
				case null:
					this.directives && delete this.directives, n = null;
					break;
				default: {
					let t = JSON.stringify(e);
					throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
				}
			}
			if (t.schema instanceof Object) this.schema = t.schema;
			else if (n) this.schema = new o.Schema(Object.assign(n, t));
			else throw Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: o } = {}) {
			let s = {
				anchors: new Map(),
				doc: this,
				keep: !e,
				mapAsMap: n === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof r == `number` ? r : 100
			}, c = a.toJS(this.contents, t ?? ``, s);
			if (typeof i == `function`) for (let { count: e, res: t } of s.anchors.values()) i(t, e);
			return typeof o == `function` ? l.applyReviver(o, { "": c }, ``, c) : c;
		}
		toJSON(e, t) {
			return this.toJS({
				json: !0,
				jsonArg: e,
				mapAsMap: !1,
				onAnchor: t
			});
		}
		toString(e = {}) {
			if (this.errors.length > 0) throw Error(`Document with errors cannot be stringified`);
			if (`indent` in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
				let t = JSON.stringify(e.indent);
				throw Error(`"indent" option must be a positive integer, not ${t}`);
			}
			return s.stringifyDocument(this, e);
		}
	};
	function p(e) {
		if (r.isCollection(e)) return !0;
		throw Error(`Expected a YAML collection as document contents`);
	}
	e.Document = f;
})), tl = t(((e) => {
	var t = class extends Error {
		constructor(e, t, n, r) {
			super(), this.name = e, this.code = n, this.message = r, this.pos = t;
		}
	}, n = class extends t {
		constructor(e, t, n) {
			super(`YAMLParseError`, e, t, n);
		}
	}, r = class extends t {
		constructor(e, t, n) {
			super(`YAMLWarning`, e, t, n);
		}
	};
	e.YAMLError = t, e.YAMLParseError = n, e.YAMLWarning = r, e.prettifyError = (e, t) => (n) => {
		if (n.pos[0] === -1) return;
		n.linePos = n.pos.map((e) => t.linePos(e));
		let { line: r, col: i } = n.linePos[0];
		n.message += ` at line ${r}, column ${i}`;
		let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, ``);
		if (a >= 60 && o.length > 80) {
			let e = Math.min(a - 39, o.length - 79);
			o = `…` + o.substring(e), a -= e - 1;
		}
		if (o.length > 80 && (o = o.substring(0, 79) + `…`), r > 1 && /^ *$/.test(o.substring(0, a))) {
			let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
			n.length > 80 && (n = n.substring(0, 79) + `…
`), o = n + o;
		}
		if (/[^ ]/.test(o)) {
			let e = 1, t = n.linePos[1];
			t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
			let s = ` `.repeat(a) + `^`.repeat(e);
			n.message += `:\n\n${o}\n${s}\n`;
		}
	};
})), nl = t(((e) => {
	function t(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
		let c = !1, l = s, u = s, d = ``, f = ``, p = !1, m = !1, h = null, g = null, _ = null, v = null, y = null, b = null, x = null;
		for (let i of e) switch (m &&= (i.type !== `space` && i.type !== `newline` && i.type !== `comma` && a(i.offset, `MISSING_CHAR`, `Tags and anchors must be separated from the next token by white space`), !1), h &&= (l && i.type !== `comment` && i.type !== `newline` && a(h, `TAB_AS_INDENT`, `Tabs are not allowed as indentation`), null), i.type) {
			case `space`:
				!t && (n !== `doc-start` || r?.type !== `flow-collection`) && i.source.includes(`	`) && (h = i), u = !0;
				break;
			case `comment`: {
				u || a(i, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`);
				let e = i.source.substring(1) || ` `;
				d ? d += f + e : d = e, f = ``, l = !1;
				break;
			}
			case `newline`:
				l ? d ? d += i.source : b && n === `seq-item-ind` || (c = !0) : f += i.source, l = !0, p = !0, (g || _) && (v = i), u = !0;
				break;
			case `anchor`:
				g && a(i, `MULTIPLE_ANCHORS`, `A node can have at most one anchor`), i.source.endsWith(`:`) && a(i.offset + i.source.length - 1, `BAD_ALIAS`, `Anchor ending in : is ambiguous`, !0), g = i, x ??= i.offset, l = !1, u = !1, m = !0;
				break;
			case `tag`:
				_ && a(i, `MULTIPLE_TAGS`, `A node can have at most one tag`), _ = i, x ??= i.offset, l = !1, u = !1, m = !0;
				break;
			case n:
				(g || _) && a(i, `BAD_PROP_ORDER`, `Anchors and tags must be after the ${i.source} indicator`), b && a(i, `UNEXPECTED_TOKEN`, `Unexpected ${i.source} in ${t ?? `collection`}`), b = i, l = n === `seq-item-ind` || n === `explicit-key-ind`, u = !1;
				break;
			case `comma`: if (t) {
				y && a(i, `UNEXPECTED_TOKEN`, `Unexpected , in ${t}`), y = i, l = !1, u = !1;
				break;
			}
			default: a(i, `UNEXPECTED_TOKEN`, `Unexpected ${i.type} token`), l = !1, u = !1;
		}
		let S = e[e.length - 1], C = S ? S.offset + S.source.length : i;
		return m && r && r.type !== `space` && r.type !== `newline` && r.type !== `comma` && (r.type !== `scalar` || r.source !== ``) && a(r.offset, `MISSING_CHAR`, `Tags and anchors must be separated from the next token by white space`), h && (l && h.indent <= o || r?.type === `block-map` || r?.type === `block-seq`) && a(h, `TAB_AS_INDENT`, `Tabs are not allowed as indentation`), {
			comma: y,
			found: b,
			spaceBefore: c,
			comment: d,
			hasNewline: p,
			anchor: g,
			tag: _,
			newlineAfterProp: v,
			end: C,
			start: x ?? C
		};
	}
	e.resolveProps = t;
})), rl = t(((e) => {
	function t(e) {
		if (!e) return null;
		switch (e.type) {
			case `alias`:
			case `scalar`:
			case `double-quoted-scalar`:
			case `single-quoted-scalar`:
				if (e.source.includes(`
`)) return !0;
				if (e.end) {
					for (let t of e.end) if (t.type === `newline`) return !0;
				}
				return !1;
			case `flow-collection`:
				for (let n of e.items) {
					for (let e of n.start) if (e.type === `newline`) return !0;
					if (n.sep) {
						for (let e of n.sep) if (e.type === `newline`) return !0;
					}
					if (t(n.key) || t(n.value)) return !0;
				}
				return !1;
			default: return !0;
		}
	}
	e.containsNewline = t;
})), il = t(((e) => {
	var t = rl();
	function n(e, n, r) {
		if (n?.type === `flow-collection`) {
			let i = n.end[0];
			i.indent === e && (i.source === `]` || i.source === `}`) && t.containsNewline(n) && r(i, `BAD_INDENT`, `Flow end indicator should be more indented than parent`, !0);
		}
	}
	e.flowIndentCheck = n;
})), al = t(((e) => {
	var t = Q();
	function n(e, n, r) {
		let { uniqueKeys: i } = e.options;
		if (i === !1) return !1;
		let a = typeof i == `function` ? i : (e, n) => e === n || t.isScalar(e) && t.isScalar(n) && e.value === n.value;
		return n.some((e) => a(e.key, r));
	}
	e.mapIncludes = n;
})), ol = t(((e) => {
	var t = Oc(), n = Ac(), r = nl(), i = rl(), a = il(), o = al();
	let s = `All mapping items must start at the same column`;
	function c({ composeNode: e, composeEmptyNode: c }, l, u, d, f) {
		let p = new ((f?.nodeClass) ?? n.YAMLMap)(l.schema);
		l.atRoot &&= !1;
		let m = u.offset, h = null;
		for (let n of u.items) {
			let { start: f, key: g, sep: _, value: v } = n, y = r.resolveProps(f, {
				indicator: `explicit-key-ind`,
				next: g ?? _?.[0],
				offset: m,
				onError: d,
				parentIndent: u.indent,
				startOnNewline: !0
			}), b = !y.found;
			if (b) {
				if (g && (g.type === `block-seq` ? d(m, `BLOCK_AS_IMPLICIT_KEY`, `A block sequence may not be used as an implicit map key`) : `indent` in g && g.indent !== u.indent && d(m, `BAD_INDENT`, s)), !y.anchor && !y.tag && !_) {
					h = y.end, y.comment && (p.comment ? p.comment += `
` + y.comment : p.comment = y.comment);
					continue;
				}
				(y.newlineAfterProp || i.containsNewline(g)) && d(g ?? f[f.length - 1], `MULTILINE_IMPLICIT_KEY`, `Implicit keys need to be on a single line`);
			} else y.found?.indent !== u.indent && d(m, `BAD_INDENT`, s);
			l.atKey = !0;
			let x = y.end, S = g ? e(l, g, y, d) : c(l, x, f, null, y, d);
			l.schema.compat && a.flowIndentCheck(u.indent, g, d), l.atKey = !1, o.mapIncludes(l, p.items, S) && d(x, `DUPLICATE_KEY`, `Map keys must be unique`);
			let C = r.resolveProps(_ ?? [], {
				indicator: `map-value-ind`,
				next: v,
				offset: S.range[2],
				onError: d,
				parentIndent: u.indent,
				startOnNewline: !g || g.type === `block-scalar`
			});
			if (m = C.end, C.found) {
				b && (v?.type === `block-map` && !C.hasNewline && d(m, `BLOCK_AS_IMPLICIT_KEY`, `Nested mappings are not allowed in compact mappings`), l.options.strict && y.start < C.found.offset - 1024 && d(S.range, `KEY_OVER_1024_CHARS`, `The : indicator must be at most 1024 chars after the start of an implicit block mapping key`));
				let r = v ? e(l, v, C, d) : c(l, m, _, null, C, d);
				l.schema.compat && a.flowIndentCheck(u.indent, v, d), m = r.range[2];
				let i = new t.Pair(S, r);
				l.options.keepSourceTokens && (i.srcToken = n), p.items.push(i);
			} else {
				b && d(S.range, `MISSING_CHAR`, `Implicit map keys need to be followed by map values`), C.comment && (S.comment ? S.comment += `
` + C.comment : S.comment = C.comment);
				let e = new t.Pair(S);
				l.options.keepSourceTokens && (e.srcToken = n), p.items.push(e);
			}
		}
		return h && h < m && d(h, `IMPOSSIBLE`, `Map comment with trailing content`), p.range = [
			u.offset,
			m,
			h ?? m
		], p;
	}
	e.resolveBlockMap = c;
})), sl = t(((e) => {
	var t = Mc(), n = nl(), r = il();
	function i({ composeNode: e, composeEmptyNode: i }, a, o, s, c) {
		let l = new ((c?.nodeClass) ?? t.YAMLSeq)(a.schema);
		a.atRoot &&= !1, a.atKey &&= !1;
		let u = o.offset, d = null;
		for (let { start: t, value: c } of o.items) {
			let f = n.resolveProps(t, {
				indicator: `seq-item-ind`,
				next: c,
				offset: u,
				onError: s,
				parentIndent: o.indent,
				startOnNewline: !0
			});
			if (!f.found) {
				if (f.anchor || f.tag || c) c?.type === `block-seq` ? s(f.end, `BAD_INDENT`, `All sequence items must start at the same column`) : s(u, `MISSING_CHAR`, `Sequence item without - indicator`);
				else {
					d = f.end, f.comment && (l.comment = f.comment);
					continue;
				}
			}
			let p = c ? e(a, c, f, s) : i(a, f.end, t, null, f, s);
			a.schema.compat && r.flowIndentCheck(o.indent, c, s), u = p.range[2], l.items.push(p);
		}
		return l.range = [
			o.offset,
			u,
			d ?? u
		], l;
	}
	e.resolveBlockSeq = i;
})), cl = t(((e) => {
	function t(e, t, n, r) {
		let i = ``;
		if (e) {
			let a = !1, o = ``;
			for (let s of e) {
				let { source: e, type: c } = s;
				switch (c) {
					case `space`:
						a = !0;
						break;
					case `comment`: {
						n && !a && r(s, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`);
						let t = e.substring(1) || ` `;
						i ? i += o + t : i = t, o = ``;
						break;
					}
					case `newline`:
						i && (o += e), a = !0;
						break;
					default: r(s, `UNEXPECTED_TOKEN`, `Unexpected ${c} at node end`);
				}
				t += e.length;
			}
		}
		return {
			comment: i,
			offset: t
		};
	}
	e.resolveEnd = t;
})), ll = t(((e) => {
	var t = Q(), n = Oc(), r = Ac(), i = Mc(), a = cl(), o = nl(), s = rl(), c = al();
	let l = `Block collections are not allowed within flow collections`, u = (e) => e && (e.type === `block-map` || e.type === `block-seq`);
	function d({ composeNode: e, composeEmptyNode: d }, f, p, m, h) {
		let g = p.start.source === `{`, _ = g ? `flow map` : `flow sequence`, v = new ((h?.nodeClass) ?? (g ? r.YAMLMap : i.YAMLSeq))(f.schema);
		v.flow = !0;
		let y = f.atRoot;
		y && (f.atRoot = !1), f.atKey &&= !1;
		let b = p.offset + p.start.source.length;
		for (let i = 0; i < p.items.length; ++i) {
			let a = p.items[i], { start: h, key: y, sep: x, value: S } = a, C = o.resolveProps(h, {
				flow: _,
				indicator: `explicit-key-ind`,
				next: y ?? x?.[0],
				offset: b,
				onError: m,
				parentIndent: p.indent,
				startOnNewline: !1
			});
			if (!C.found) {
				if (!C.anchor && !C.tag && !x && !S) {
					i === 0 && C.comma ? m(C.comma, `UNEXPECTED_TOKEN`, `Unexpected , in ${_}`) : i < p.items.length - 1 && m(C.start, `UNEXPECTED_TOKEN`, `Unexpected empty item in ${_}`), C.comment && (v.comment ? v.comment += `
` + C.comment : v.comment = C.comment), b = C.end;
					continue;
				}
				!g && f.options.strict && s.containsNewline(y) && m(y, `MULTILINE_IMPLICIT_KEY`, `Implicit keys of flow sequence pairs need to be on a single line`);
			}
			if (i === 0) C.comma && m(C.comma, `UNEXPECTED_TOKEN`, `Unexpected , in ${_}`);
			else if (C.comma || m(C.start, `MISSING_CHAR`, `Missing , between ${_} items`), C.comment) {
				let e = ``;
				loop: for (let t of h) switch (t.type) {
					case `comma`:
					case `space`: break;
					case `comment`:
						e = t.source.substring(1);
						break loop;
					default: break loop;
				}
				if (e) {
					let n = v.items[v.items.length - 1];
					t.isPair(n) && (n = n.value ?? n.key), n.comment ? n.comment += `
` + e : n.comment = e, C.comment = C.comment.substring(e.length + 1);
				}
			}
			if (!g && !x && !C.found) {
				let t = S ? e(f, S, C, m) : d(f, C.end, x, null, C, m);
				v.items.push(t), b = t.range[2], u(S) && m(t.range, `BLOCK_IN_FLOW`, l);
			} else {
				f.atKey = !0;
				let t = C.end, i = y ? e(f, y, C, m) : d(f, t, h, null, C, m);
				u(y) && m(i.range, `BLOCK_IN_FLOW`, l), f.atKey = !1;
				let s = o.resolveProps(x ?? [], {
					flow: _,
					indicator: `map-value-ind`,
					next: S,
					offset: i.range[2],
					onError: m,
					parentIndent: p.indent,
					startOnNewline: !1
				});
				if (s.found) {
					if (!g && !C.found && f.options.strict) {
						if (x) for (let e of x) {
							if (e === s.found) break;
							if (e.type === `newline`) {
								m(e, `MULTILINE_IMPLICIT_KEY`, `Implicit keys of flow sequence pairs need to be on a single line`);
								break;
							}
						}
						C.start < s.found.offset - 1024 && m(s.found, `KEY_OVER_1024_CHARS`, `The : indicator must be at most 1024 chars after the start of an implicit flow sequence key`);
					}
				} else S && (`source` in S && S.source?.[0] === `:` ? m(S, `MISSING_CHAR`, `Missing space after : in ${_}`) : m(s.start, `MISSING_CHAR`, `Missing , or : between ${_} items`));
				let w = S ? e(f, S, s, m) : s.found ? d(f, s.end, x, null, s, m) : null;
				w ? u(S) && m(w.range, `BLOCK_IN_FLOW`, l) : s.comment && (i.comment ? i.comment += `
` + s.comment : i.comment = s.comment);
				let T = new n.Pair(i, w);
				if (f.options.keepSourceTokens && (T.srcToken = a), g) {
					let e = v;
					c.mapIncludes(f, e.items, i) && m(t, `DUPLICATE_KEY`, `Map keys must be unique`), e.items.push(T);
				} else {
					let e = new r.YAMLMap(f.schema);
					e.flow = !0, e.items.push(T);
					let t = (w ?? i).range;
					e.range = [
						i.range[0],
						t[1],
						t[2]
					], v.items.push(e);
				}
				b = w ? w.range[2] : s.end;
			}
		}
		let x = g ? `}` : `]`, [S, ...C] = p.end, w = b;
		if (S?.source === x) w = S.offset + S.source.length;
		else {
			let e = _[0].toUpperCase() + _.substring(1), t = y ? `${e} must end with a ${x}` : `${e} in block collection must be sufficiently indented and end with a ${x}`;
			m(b, y ? `MISSING_CHAR` : `BAD_INDENT`, t), S && S.source.length !== 1 && C.unshift(S);
		}
		if (C.length > 0) {
			let e = a.resolveEnd(C, w, f.options.strict, m);
			e.comment && (v.comment ? v.comment += `
` + e.comment : v.comment = e.comment), v.range = [
				p.offset,
				w,
				e.offset
			];
		} else v.range = [
			p.offset,
			w,
			w
		];
		return v;
	}
	e.resolveFlowCollection = d;
})), ul = t(((e) => {
	var t = Q(), n = _c(), r = Ac(), i = Mc(), a = ol(), o = sl(), s = ll();
	function c(e, t, n, r, i, c) {
		let l = n.type === `block-map` ? a.resolveBlockMap(e, t, n, r, c) : n.type === `block-seq` ? o.resolveBlockSeq(e, t, n, r, c) : s.resolveFlowCollection(e, t, n, r, c), u = l.constructor;
		return i === `!` || i === u.tagName ? (l.tag = u.tagName, l) : (i && (l.tag = i), l);
	}
	function l(e, a, o, s, l) {
		let u = s.tag, d = u ? a.directives.tagName(u.source, (e) => l(u, `TAG_RESOLVE_FAILED`, e)) : null;
		if (o.type === `block-seq`) {
			let { anchor: e, newlineAfterProp: t } = s, n = e && u ? e.offset > u.offset ? e : u : e ?? u;
			n && (!t || t.offset < n.offset) && l(n, `MISSING_CHAR`, `Missing newline after block sequence props`);
		}
		let f = o.type === `block-map` ? `map` : o.type === `block-seq` ? `seq` : o.start.source === `{` ? `map` : `seq`;
		if (!u || !d || d === `!` || d === r.YAMLMap.tagName && f === `map` || d === i.YAMLSeq.tagName && f === `seq`) return c(e, a, o, l, d);
		let p = a.schema.tags.find((e) => e.tag === d && e.collection === f);
		if (!p) {
			let t = a.schema.knownTags[d];
			if (t?.collection === f) a.schema.tags.push(Object.assign({}, t, { default: !1 })), p = t;
			else return t ? l(u, `BAD_COLLECTION_TYPE`, `${t.tag} used for ${f} collection, but expects ${t.collection ?? `scalar`}`, !0) : l(u, `TAG_RESOLVE_FAILED`, `Unresolved tag: ${d}`, !0), c(e, a, o, l, d);
		}
		let m = c(e, a, o, l, d, p), h = p.resolve?.(m, (e) => l(u, `TAG_RESOLVE_FAILED`, e), a.options) ?? m, g = t.isNode(h) ? h : new n.Scalar(h);
		return g.range = m.range, g.tag = d, p?.format && (g.format = p.format), g;
	}
	e.composeCollection = l;
})), dl = t(((e) => {
	var t = _c();
	function n(e, n, a) {
		let o = n.offset, s = r(n, e.options.strict, a);
		if (!s) return {
			value: ``,
			type: null,
			comment: ``,
			range: [
				o,
				o,
				o
			]
		};
		let c = s.mode === `>` ? t.Scalar.BLOCK_FOLDED : t.Scalar.BLOCK_LITERAL, l = n.source ? i(n.source) : [], u = l.length;
		for (let e = l.length - 1; e >= 0; --e) {
			let t = l[e][1];
			if (t === `` || t === `\r`) u = e;
			else break;
		}
		if (u === 0) {
			let e = s.chomp === `+` && l.length > 0 ? `
`.repeat(Math.max(1, l.length - 1)) : ``, t = o + s.length;
			return n.source && (t += n.source.length), {
				value: e,
				type: c,
				comment: s.comment,
				range: [
					o,
					t,
					t
				]
			};
		}
		let d = n.indent + s.indent, f = n.offset + s.length, p = 0;
		for (let t = 0; t < u; ++t) {
			let [n, r] = l[t];
			if (r === `` || r === `\r`) s.indent === 0 && n.length > d && (d = n.length);
			else {
				n.length < d && a(f + n.length, `MISSING_CHAR`, `Block scalars with more-indented leading empty lines must use an explicit indentation indicator`), s.indent === 0 && (d = n.length), p = t, d === 0 && !e.atRoot && a(f, `BAD_INDENT`, `Block scalar values in collections must be indented`);
				break;
			}
			f += n.length + r.length + 1;
		}
		for (let e = l.length - 1; e >= u; --e) l[e][0].length > d && (u = e + 1);
		let m = ``, h = ``, g = !1;
		for (let e = 0; e < p; ++e) m += l[e][0].slice(d) + `
`;
		for (let e = p; e < u; ++e) {
			let [n, r] = l[e];
			f += n.length + r.length + 1;
			let i = r[r.length - 1] === `\r`;
			if (i && (r = r.slice(0, -1)), r && n.length < d) {
				let e = `Block scalar lines must not be less indented than their ${s.indent ? `explicit indentation indicator` : `first line`}`;
				a(f - r.length - (i ? 2 : 1), `BAD_INDENT`, e), n = ``;
			}
			c === t.Scalar.BLOCK_LITERAL ? (m += h + n.slice(d) + r, h = `
`) : n.length > d || r[0] === `	` ? (h === ` ` ? h = `
` : !g && h === `
` && (h = `

`), m += h + n.slice(d) + r, h = `
`, g = !0) : r === `` ? h === `
` ? m += `
` : h = `
` : (m += h + r, h = ` `, g = !1);
		}
		switch (s.chomp) {
			case `-`: break;
			case `+`:
				for (let e = u; e < l.length; ++e) m += `
` + l[e][0].slice(d);
				m[m.length - 1] !== `
` && (m += `
`);
				break;
			default: m += `
`;
		}
		let _ = o + s.length + n.source.length;
		return {
			value: m,
			type: c,
			comment: s.comment,
			range: [
				o,
				_,
				_
			]
		};
	}
	function r({ offset: e, props: t }, n, r) {
		if (t[0].type !== `block-scalar-header`) return r(t[0], `IMPOSSIBLE`, `Block scalar header not found`), null;
		let { source: i } = t[0], a = i[0], o = 0, s = ``, c = -1;
		for (let t = 1; t < i.length; ++t) {
			let n = i[t];
			if (!s && (n === `-` || n === `+`)) s = n;
			else {
				let r = Number(n);
				!o && r ? o = r : c === -1 && (c = e + t);
			}
		}
		c !== -1 && r(c, `UNEXPECTED_TOKEN`, `Block scalar header includes extra characters: ${i}`);
		let l = !1, u = ``, d = i.length;
		for (let e = 1; e < t.length; ++e) {
			let i = t[e];
			switch (i.type) {
				case `space`: l = !0;
				case `newline`:
					d += i.source.length;
					break;
				case `comment`:
					n && !l && r(i, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`), d += i.source.length, u = i.source.substring(1);
					break;
				case `error`:
					r(i, `UNEXPECTED_TOKEN`, i.message), d += i.source.length;
					break;
				default: {
					r(i, `UNEXPECTED_TOKEN`, `Unexpected token in block scalar header: ${i.type}`);
					let e = i.source;
					e && typeof e == `string` && (d += e.length);
				}
			}
		}
		return {
			mode: a,
			indent: o,
			chomp: s,
			comment: u,
			length: d
		};
	}
	function i(e) {
		let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : [``, n]];
		for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
		return i;
	}
	e.resolveBlockScalar = n;
})), fl = t(((e) => {
	var t = _c(), n = cl();
	function r(e, r, o) {
		let { offset: c, type: l, source: u, end: d } = e, f, p, m = (e, t, n) => o(c + e, t, n);
		switch (l) {
			case `scalar`:
				f = t.Scalar.PLAIN, p = i(u, m);
				break;
			case `single-quoted-scalar`:
				f = t.Scalar.QUOTE_SINGLE, p = a(u, m);
				break;
			case `double-quoted-scalar`:
				f = t.Scalar.QUOTE_DOUBLE, p = s(u, m);
				break;
			default: return o(e, `UNEXPECTED_TOKEN`, `Expected a flow scalar value, but found: ${l}`), {
				value: ``,
				type: null,
				comment: ``,
				range: [
					c,
					c + u.length,
					c + u.length
				]
			};
		}
		let h = c + u.length, g = n.resolveEnd(d, h, r, o);
		return {
			value: p,
			type: f,
			comment: g.comment,
			range: [
				c,
				h,
				g.offset
			]
		};
	}
	function i(e, t) {
		let n = ``;
		switch (e[0]) {
			case `	`:
				n = `a tab character`;
				break;
			case `,`:
				n = `flow indicator character ,`;
				break;
			case `%`:
				n = `directive indicator character %`;
				break;
			case `|`:
			case `>`:
				n = `block scalar indicator ${e[0]}`;
				break;
			case `@`:
			case "`": n = `reserved character ${e[0]}`;
		}
		return n && t(0, `BAD_SCALAR_START`, `Plain value cannot start with ${n}`), o(e);
	}
	function a(e, t) {
		return (e[e.length - 1] !== `'` || e.length === 1) && t(e.length, `MISSING_CHAR`, `Missing closing 'quote`), o(e.slice(1, -1)).replace(/''/g, `'`);
	}
	function o(e) {
		let t = /(.*?)\r?\n/sy, n = t.exec(e);
		if (!n) return e;
		let r, i;
		try {
			r = RegExp(`(?<![ 	])[ 	]+$`), i = RegExp(`^[ 	]+|(?<![ 	])[ 	]+$`, `g`);
		} catch {
			r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
		}
		let a = n[1].replace(r, ``), o = ` `, s = t.lastIndex;
		for (; n = t.exec(e);) {
			let e = n[1].replace(i, ``);
			e === `` ? o === `
` ? a += o : o = `
` : (a += o + e, o = ` `), s = t.lastIndex;
		}
		let c = /[ \t]*(.*)/sy;
		return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? ``);
	}
	function s(e, t) {
		let n = ``;
		for (let r = 1; r < e.length - 1; ++r) {
			let i = e[r];
			if (i !== `\r` || e[r + 1] !== `
`) {
				if (i === `
`) {
					let { fold: t, offset: i } = c(e, r);
					n += t, r = i;
				} else if (i === `\\`) {
					let i = e[++r], a = l[i];
					if (a) n += a;
					else if (i === `
`) for (i = e[r + 1]; i === ` ` || i === `	`;) i = e[++r + 1];
					else if (i === `\r` && e[r + 1] === `
`) for (i = e[++r + 1]; i === ` ` || i === `	`;) i = e[++r + 1];
					else if (i === `x` || i === `u` || i === `U`) {
						let a = i === `x` ? 2 : i === `u` ? 4 : 8;
						n += u(e, r + 1, a, t), r += a;
					} else {
						let i = e.substr(r - 1, 2);
						t(r - 1, `BAD_DQ_ESCAPE`, `Invalid escape sequence ${i}`), n += i;
					}
				} else if (i === ` ` || i === `	`) {
					let t = r, a = e[r + 1];
					for (; a === ` ` || a === `	`;) a = e[++r + 1];
					a !== `
` && (a !== `\r` || e[r + 2] !== `
`) && (n += r > t ? e.slice(t, r + 1) : i);
				} else n += i;
			}
		}
		return (e[e.length - 1] !== `"` || e.length === 1) && t(e.length, `MISSING_CHAR`, `Missing closing "quote`), n;
	}
	function c(e, t) {
		let n = ``, r = e[t + 1];
		for (; (r === ` ` || r === `	` || r === `
` || r === `\r`) && (r !== `\r` || e[t + 2] === `
`);) r === `
` && (n += `
`), t += 1, r = e[t + 1];
		return n ||= ` `, {
			fold: n,
			offset: t
		};
	}
	let l = {
		0: `\0`,
		a: `\x07`,
		b: `\b`,
		e: `\x1B`,
		f: `\f`,
		n: `
`,
		r: `\r`,
		t: `	`,
		v: `\v`,
		N: ``,
		_: `\xA0`,
		L: `\u2028`,
		P: `\u2029`,
		" ": ` `,
		"\"": `"`,
		"/": `/`,
		"\\": `\\`,
		"	": `	`
	};
	function u(e, t, n, r) {
		let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
		try {
			return String.fromCodePoint(a);
		} catch {
			let i = e.substr(t - 2, n + 2);
			return r(t - 2, `BAD_DQ_ESCAPE`, `Invalid escape sequence ${i}`), i;
		}
	}
	e.resolveFlowScalar = r;
})), pl = t(((e) => {
	var t = Q(), n = _c(), r = dl(), i = fl();
	function a(e, a, c, l) {
		let { value: u, type: d, comment: f, range: p } = a.type === `block-scalar` ? r.resolveBlockScalar(e, a, l) : i.resolveFlowScalar(a, e.options.strict, l), m = c ? e.directives.tagName(c.source, (e) => l(c, `TAG_RESOLVE_FAILED`, e)) : null, h;
		h = e.options.stringKeys && e.atKey ? e.schema[t.SCALAR] : m ? o(e.schema, u, m, c, l) : a.type === `scalar` ? s(e, u, a, l) : e.schema[t.SCALAR];
		let g;
		try {
			let r = h.resolve(u, (e) => l(c ?? a, `TAG_RESOLVE_FAILED`, e), e.options);
			g = t.isScalar(r) ? r : new n.Scalar(r);
		} catch (e) {
			let t = e instanceof Error ? e.message : String(e);
			l(c ?? a, `TAG_RESOLVE_FAILED`, t), g = new n.Scalar(u);
		}
		return g.range = p, g.source = u, d && (g.type = d), m && (g.tag = m), h.format && (g.format = h.format), f && (g.comment = f), g;
	}
	function o(e, n, r, i, a) {
		if (r === `!`) return e[t.SCALAR];
		let o = [];
		for (let t of e.tags) if (!t.collection && t.tag === r) {
			if (t.default && t.test) o.push(t);
			else return t;
		}
		for (let e of o) if (e.test?.test(n)) return e;
		let s = e.knownTags[r];
		return s && !s.collection ? (e.tags.push(Object.assign({}, s, {
			default: !1,
			test: void 0
		})), s) : (a(i, `TAG_RESOLVE_FAILED`, `Unresolved tag: ${r}`, r !== `tag:yaml.org,2002:str`), e[t.SCALAR]);
	}
	function s({ atKey: e, directives: n, schema: r }, i, a, o) {
		let s = r.tags.find((t) => (t.default === !0 || e && t.default === `key`) && t.test?.test(i)) || r[t.SCALAR];
		if (r.compat) {
			let e = r.compat.find((e) => e.default && e.test?.test(i)) ?? r[t.SCALAR];
			s.tag !== e.tag && o(a, `TAG_RESOLVE_FAILED`, `Value may be parsed as either ${n.tagString(s.tag)} or ${n.tagString(e.tag)}`, !0);
		}
		return s;
	}
	e.composeScalar = a;
})), ml = t(((e) => {
	function t(e, t, n) {
		if (t) {
			n ??= t.length;
			for (let r = n - 1; r >= 0; --r) {
				let n = t[r];
				switch (n.type) {
					case `space`:
					case `comment`:
					case `newline`:
						e -= n.source.length;
						continue;
				}
				for (n = t[++r]; n?.type === `space`;) e += n.source.length, n = t[++r];
				break;
			}
		}
		return e;
	}
	e.emptyScalarPosition = t;
})), hl = t(((e) => {
	var t = gc(), n = Q(), r = ul(), i = pl(), a = cl(), o = ml();
	let s = {
		composeNode: c,
		composeEmptyNode: l
	};
	function c(e, t, a, o) {
		let c = e.atKey, { spaceBefore: d, comment: f, anchor: p, tag: m } = a, h, g = !0;
		switch (t.type) {
			case `alias`:
				h = u(e, t, o), (p || m) && o(t, `ALIAS_PROPS`, `An alias node must not specify any properties`);
				break;
			case `scalar`:
			case `single-quoted-scalar`:
			case `double-quoted-scalar`:
			case `block-scalar`:
				h = i.composeScalar(e, t, m, o), p && (h.anchor = p.source.substring(1));
				break;
			case `block-map`:
			case `block-seq`:
			case `flow-collection`:
				try {
					h = r.composeCollection(s, e, t, a, o), p && (h.anchor = p.source.substring(1));
				} catch (e) {
					o(t, `RESOURCE_EXHAUSTION`, e instanceof Error ? e.message : String(e));
				}
				break;
			default: o(t, `UNEXPECTED_TOKEN`, t.type === `error` ? t.message : `Unsupported token (type: ${t.type})`), g = !1;
		}
		return h ??= l(e, t.offset, void 0, null, a, o), p && h.anchor === `` && o(p, `BAD_ALIAS`, `Anchor cannot be an empty string`), c && e.options.stringKeys && (!n.isScalar(h) || typeof h.value != `string` || h.tag && h.tag !== `tag:yaml.org,2002:str`) && o(m ?? t, `NON_STRING_KEY`, `With stringKeys, all keys must be strings`), d && (h.spaceBefore = !0), f && (t.type === `scalar` && t.source === `` ? h.comment = f : h.commentBefore = f), e.options.keepSourceTokens && g && (h.srcToken = t), h;
	}
	function l(e, t, n, r, { spaceBefore: a, comment: s, anchor: c, tag: l, end: u }, d) {
		let f = {
			type: `scalar`,
			offset: o.emptyScalarPosition(t, n, r),
			indent: -1,
			source: ``
		}, p = i.composeScalar(e, f, l, d);
		return c && (p.anchor = c.source.substring(1), p.anchor === `` && d(c, `BAD_ALIAS`, `Anchor cannot be an empty string`)), a && (p.spaceBefore = !0), s && (p.comment = s, p.range[2] = u), p;
	}
	function u({ options: e }, { offset: n, source: r, end: i }, o) {
		let s = new t.Alias(r.substring(1));
		s.source === `` && o(n, `BAD_ALIAS`, `Alias cannot be an empty string`), s.source.endsWith(`:`) && o(n + r.length - 1, `BAD_ALIAS`, `Alias ending in : is ambiguous`, !0);
		let c = n + r.length, l = a.resolveEnd(i, c, e.strict, o);
		return s.range = [
			n,
			c,
			l.offset
		], l.comment && (s.comment = l.comment), s;
	}
	e.composeEmptyNode = l, e.composeNode = c;
})), gl = t(((e) => {
	var t = el(), n = hl(), r = cl(), i = nl();
	function a(e, a, { offset: o, start: s, value: c, end: l }, u) {
		let d = Object.assign({ _directives: a }, e), f = new t.Document(void 0, d), p = {
			atKey: !1,
			atRoot: !0,
			directives: f.directives,
			options: f.options,
			schema: f.schema
		}, m = i.resolveProps(s, {
			indicator: `doc-start`,
			next: c ?? l?.[0],
			offset: o,
			onError: u,
			parentIndent: 0,
			startOnNewline: !0
		});
		m.found && (f.directives.docStart = !0, c && (c.type === `block-map` || c.type === `block-seq`) && !m.hasNewline && u(m.end, `MISSING_CHAR`, `Block collection cannot start on same line with directives-end marker`)), f.contents = c ? n.composeNode(p, c, m, u) : n.composeEmptyNode(p, m.end, s, null, m, u);
		let h = f.contents.range[2], g = r.resolveEnd(l, h, !1, u);
		return g.comment && (f.comment = g.comment), f.range = [
			o,
			h,
			g.offset
		], f;
	}
	e.composeDoc = a;
})), _l = t(((t) => {
	var n = e(`process`), r = dc(), i = el(), a = tl(), o = Q(), s = gl(), c = cl();
	function l(e) {
		if (typeof e == `number`) return [e, e + 1];
		if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
		let { offset: t, source: n } = e;
		return [t, t + (typeof n == `string` ? n.length : 1)];
	}
	function u(e) {
		let t = ``, n = !1, r = !1;
		for (let i = 0; i < e.length; ++i) {
			let a = e[i];
			switch (a[0]) {
				case `#`:
					t += (t === `` ? `` : r ? `

` : `
`) + (a.substring(1) || ` `), n = !0, r = !1;
					break;
				case `%`:
					e[i + 1]?.[0] !== `#` && (i += 1), n = !1;
					break;
				default: n || (r = !0), n = !1;
			}
		}
		return {
			comment: t,
			afterEmptyLine: r
		};
	}
	t.Composer = class {
		constructor(e = {}) {
			this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
				let i = l(e);
				r ? this.warnings.push(new a.YAMLWarning(i, t, n)) : this.errors.push(new a.YAMLParseError(i, t, n));
			}, this.directives = new r.Directives({ version: e.version || `1.2` }), this.options = e;
		}
		decorate(e, t) {
			let { comment: n, afterEmptyLine: r } = u(this.prelude);
			if (n) {
				let i = e.contents;
				if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
				else if (r || e.directives.docStart || !i) e.commentBefore = n;
				else if (o.isCollection(i) && !i.flow && i.items.length > 0) {
					let e = i.items[0];
					o.isPair(e) && (e = e.key);
					let t = e.commentBefore;
					e.commentBefore = t ? `${n}\n${t}` : n;
				} else {
					let e = i.commentBefore;
					i.commentBefore = e ? `${n}\n${e}` : n;
				}
			}
			if (t) {
				for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
				for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
			} else e.errors = this.errors, e.warnings = this.warnings;
			this.prelude = [], this.errors = [], this.warnings = [];
		}
		streamInfo() {
			return {
				comment: u(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		*compose(e, t = !1, n = -1) {
			for (let t of e) yield* this.next(t);
			yield* this.end(t, n);
		}
		*next(e) {
			switch (n.env.LOG_STREAM && console.dir(e, { depth: null }), e.type) {
				case `directive`:
					this.directives.add(e.source, (t, n, r) => {
						let i = l(e);
						i[0] += t, this.onError(i, `BAD_DIRECTIVE`, n, r);
					}), this.prelude.push(e.source), this.atDirectives = !0;
					break;
				case `document`: {
					let t = s.composeDoc(this.options, this.directives, e, this.onError);
					this.atDirectives && !t.directives.docStart && this.onError(e, `MISSING_CHAR`, `Missing directives-end/doc-start indicator line`), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
					break;
				}
				case `byte-order-mark`:
				case `space`: break;
				case `comment`:
				case `newline`:
					this.prelude.push(e.source);
					break;
				case `error`: {
					let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new a.YAMLParseError(l(e), `UNEXPECTED_TOKEN`, t);
					this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
					break;
				}
				case `doc-end`: {
					if (!this.doc) {
						this.errors.push(new a.YAMLParseError(l(e), `UNEXPECTED_TOKEN`, `Unexpected doc-end without preceding document`));
						break;
					}
					this.doc.directives.docEnd = !0;
					let t = c.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
					if (this.decorate(this.doc, !0), t.comment) {
						let e = this.doc.comment;
						this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
					}
					this.doc.range[2] = t.offset;
					break;
				}
				default: this.errors.push(new a.YAMLParseError(l(e), `UNEXPECTED_TOKEN`, `Unsupported token ${e.type}`));
			}
		}
		*end(e = !1, t = -1) {
			if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
			else if (e) {
				let e = Object.assign({ _directives: this.directives }, this.options), n = new i.Document(void 0, e);
				this.atDirectives && this.onError(t, `MISSING_CHAR`, `Missing directives-end indicator line`), n.range = [
					0,
					t,
					t
				], this.decorate(n, !1), yield n;
			}
		}
	};
})), vl = t(((e) => {
	var t = dl(), n = fl(), r = tl(), i = Sc();
	function a(e, i = !0, a) {
		if (e) {
			let o = (e, t, n) => {
				let i = typeof e == `number` ? e : Array.isArray(e) ? e[0] : e.offset;
				if (a) a(i, t, n);
				else throw new r.YAMLParseError([i, i + 1], t, n);
			};
			switch (e.type) {
				case `scalar`:
				case `single-quoted-scalar`:
				case `double-quoted-scalar`: return n.resolveFlowScalar(e, i, o);
				case `block-scalar`: return t.resolveBlockScalar({ options: { strict: i } }, e, o);
			}
		}
		return null;
	}
	function o(e, t) {
		let { implicitKey: n = !1, indent: r, inFlow: a = !1, offset: o = -1, type: s = `PLAIN` } = t, c = i.stringifyString({
			type: s,
			value: e
		}, {
			implicitKey: n,
			indent: r > 0 ? ` `.repeat(r) : ``,
			inFlow: a,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		}), u = t.end ?? [{
			type: `newline`,
			offset: -1,
			indent: r,
			source: `
`
		}];
		switch (c[0]) {
			case `|`:
			case `>`: {
				let e = c.indexOf(`
`), t = c.substring(0, e), n = c.substring(e + 1) + `
`, i = [{
					type: `block-scalar-header`,
					offset: o,
					indent: r,
					source: t
				}];
				return l(i, u) || i.push({
					type: `newline`,
					offset: -1,
					indent: r,
					source: `
`
				}), {
					type: `block-scalar`,
					offset: o,
					indent: r,
					props: i,
					source: n
				};
			}
			case `"`: return {
				type: `double-quoted-scalar`,
				offset: o,
				indent: r,
				source: c,
				end: u
			};
			case `'`: return {
				type: `single-quoted-scalar`,
				offset: o,
				indent: r,
				source: c,
				end: u
			};
			default: return {
				type: `scalar`,
				offset: o,
				indent: r,
				source: c,
				end: u
			};
		}
	}
	function s(e, t, n = {}) {
		let { afterKey: r = !1, implicitKey: a = !1, inFlow: o = !1, type: s } = n, l = `indent` in e ? e.indent : null;
		if (r && typeof l == `number` && (l += 2), !s) switch (e.type) {
			case `single-quoted-scalar`:
				s = `QUOTE_SINGLE`;
				break;
			case `double-quoted-scalar`:
				s = `QUOTE_DOUBLE`;
				break;
			case `block-scalar`: {
				let t = e.props[0];
				if (t.type !== `block-scalar-header`) throw Error(`Invalid block scalar header`);
				s = t.source[0] === `>` ? `BLOCK_FOLDED` : `BLOCK_LITERAL`;
				break;
			}
			default: s = `PLAIN`;
		}
		let d = i.stringifyString({
			type: s,
			value: t
		}, {
			implicitKey: a || l === null,
			indent: l !== null && l > 0 ? ` `.repeat(l) : ``,
			inFlow: o,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		});
		switch (d[0]) {
			case `|`:
			case `>`:
				c(e, d);
				break;
			case `"`:
				u(e, d, `double-quoted-scalar`);
				break;
			case `'`:
				u(e, d, `single-quoted-scalar`);
				break;
			default: u(e, d, `scalar`);
		}
	}
	function c(e, t) {
		let n = t.indexOf(`
`), r = t.substring(0, n), i = t.substring(n + 1) + `
`;
		if (e.type === `block-scalar`) {
			let t = e.props[0];
			if (t.type !== `block-scalar-header`) throw Error(`Invalid block scalar header`);
			t.source = r, e.source = i;
		} else {
			let { offset: t } = e, n = `indent` in e ? e.indent : -1, a = [{
				type: `block-scalar-header`,
				offset: t,
				indent: n,
				source: r
			}];
			l(a, `end` in e ? e.end : void 0) || a.push({
				type: `newline`,
				offset: -1,
				indent: n,
				source: `
`
			});
			for (let t of Object.keys(e)) t !== `type` && t !== `offset` && delete e[t];
			Object.assign(e, {
				type: `block-scalar`,
				indent: n,
				props: a,
				source: i
			});
		}
	}
	function l(e, t) {
		if (t) for (let n of t) switch (n.type) {
			case `space`:
			case `comment`:
				e.push(n);
				break;
			case `newline`: return e.push(n), !0;
		}
		return !1;
	}
	function u(e, t, n) {
		switch (e.type) {
			case `scalar`:
			case `double-quoted-scalar`:
			case `single-quoted-scalar`:
				e.type = n, e.source = t;
				break;
			case `block-scalar`: {
				let r = e.props.slice(1), i = t.length;
				e.props[0].type === `block-scalar-header` && (i -= e.props[0].source.length);
				for (let e of r) e.offset += i;
				delete e.props, Object.assign(e, {
					type: n,
					source: t,
					end: r
				});
				break;
			}
			case `block-map`:
			case `block-seq`: {
				let r = {
					type: `newline`,
					offset: e.offset + t.length,
					indent: e.indent,
					source: `
`
				};
				delete e.items, Object.assign(e, {
					type: n,
					source: t,
					end: [r]
				});
				break;
			}
			default: {
				let r = `indent` in e ? e.indent : -1, i = `end` in e && Array.isArray(e.end) ? e.end.filter((e) => e.type === `space` || e.type === `comment` || e.type === `newline`) : [];
				for (let t of Object.keys(e)) t !== `type` && t !== `offset` && delete e[t];
				Object.assign(e, {
					type: n,
					indent: r,
					source: t,
					end: i
				});
			}
		}
	}
	e.createScalarToken = o, e.resolveAsScalar = a, e.setScalarValue = s;
})), yl = t(((e) => {
	let t = (e) => `type` in e ? n(e) : r(e);
	function n(e) {
		switch (e.type) {
			case `block-scalar`: {
				let t = ``;
				for (let r of e.props) t += n(r);
				return t + e.source;
			}
			case `block-map`:
			case `block-seq`: {
				let t = ``;
				for (let n of e.items) t += r(n);
				return t;
			}
			case `flow-collection`: {
				let t = e.start.source;
				for (let n of e.items) t += r(n);
				for (let n of e.end) t += n.source;
				return t;
			}
			case `document`: {
				let t = r(e);
				if (e.end) for (let n of e.end) t += n.source;
				return t;
			}
			default: {
				let t = e.source;
				if (`end` in e && e.end) for (let n of e.end) t += n.source;
				return t;
			}
		}
	}
	function r({ start: e, key: t, sep: r, value: i }) {
		let a = ``;
		for (let t of e) a += t.source;
		if (t && (a += n(t)), r) for (let e of r) a += e.source;
		return i && (a += n(i)), a;
	}
	e.stringify = t;
})), bl = t(((e) => {
	let t = Symbol(`break visit`), n = Symbol(`skip children`), r = Symbol(`remove item`);
	function i(e, t) {
		`type` in e && e.type === `document` && (e = {
			start: e.start,
			value: e.value
		}), a(Object.freeze([]), e, t);
	}
	i.BREAK = t, i.SKIP = n, i.REMOVE = r, i.itemAtPath = (e, t) => {
		let n = e;
		for (let [e, r] of t) {
			let t = n?.[e];
			if (t && `items` in t) n = t.items[r];
			else return;
		}
		return n;
	}, i.parentCollection = (e, t) => {
		let n = i.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], a = n?.[r];
		if (a && `items` in a) return a;
		throw Error(`Parent collection not found`);
	};
	function a(e, n, i) {
		let o = i(n, e);
		if (typeof o == `symbol`) return o;
		for (let s of [`key`, `value`]) {
			let c = n[s];
			if (c && `items` in c) {
				for (let n = 0; n < c.items.length; ++n) {
					let o = a(Object.freeze(e.concat([[s, n]])), c.items[n], i);
					if (typeof o == `number`) n = o - 1;
					else if (o === t) return t;
					else o === r && (c.items.splice(n, 1), --n);
				}
				typeof o == `function` && s === `key` && (o = o(n, e));
			}
		}
		return typeof o == `function` ? o(n, e) : o;
	}
	e.visit = i;
})), xl = t(((e) => {
	var t = vl(), n = yl(), r = bl();
	let i = (e) => !!e && `items` in e, a = (e) => !!e && (e.type === `scalar` || e.type === `single-quoted-scalar` || e.type === `double-quoted-scalar` || e.type === `block-scalar`);
	function o(e) {
		switch (e) {
			case `﻿`: return `<BOM>`;
			case ``: return `<DOC>`;
			case ``: return `<FLOW_END>`;
			case ``: return `<SCALAR>`;
			default: return JSON.stringify(e);
		}
	}
	function s(e) {
		switch (e) {
			case `﻿`: return `byte-order-mark`;
			case ``: return `doc-mode`;
			case ``: return `flow-error-end`;
			case ``: return `scalar`;
			case `---`: return `doc-start`;
			case `...`: return `doc-end`;
			case ``:
			case `
`:
			case `\r
`: return `newline`;
			case `-`: return `seq-item-ind`;
			case `?`: return `explicit-key-ind`;
			case `:`: return `map-value-ind`;
			case `{`: return `flow-map-start`;
			case `}`: return `flow-map-end`;
			case `[`: return `flow-seq-start`;
			case `]`: return `flow-seq-end`;
			case `,`: return `comma`;
		}
		switch (e[0]) {
			case ` `:
			case `	`: return `space`;
			case `#`: return `comment`;
			case `%`: return `directive-line`;
			case `*`: return `alias`;
			case `&`: return `anchor`;
			case `!`: return `tag`;
			case `'`: return `single-quoted-scalar`;
			case `"`: return `double-quoted-scalar`;
			case `|`:
			case `>`: return `block-scalar-header`;
		}
		return null;
	}
	e.createScalarToken = t.createScalarToken, e.resolveAsScalar = t.resolveAsScalar, e.setScalarValue = t.setScalarValue, e.stringify = n.stringify, e.visit = r.visit, e.BOM = `﻿`, e.DOCUMENT = ``, e.FLOW_END = ``, e.SCALAR = ``, e.isCollection = i, e.isScalar = a, e.prettyToken = o, e.tokenType = s;
})), Sl = t(((e) => {
	var t = xl();
	function n(e) {
		switch (e) {
			case void 0:
			case ` `:
			case `
`:
			case `\r`:
			case `	`: return !0;
			default: return !1;
		}
	}
	let r = new Set(`0123456789ABCDEFabcdef`), i = new Set(`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()`), a = new Set(`,[]{}`), o = new Set(` ,[]{}
\r	`), s = (e) => !e || o.has(e);
	e.Lexer = class {
		constructor() {
			this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = ``, this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
		}
		*lex(e, t = !1) {
			if (e) {
				if (typeof e != `string`) throw TypeError(`source is not a string`);
				this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
			}
			this.atEnd = !t;
			let n = this.next ?? `stream`;
			for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
		}
		atLineEnd() {
			let e = this.pos, t = this.buffer[e];
			for (; t === ` ` || t === `	`;) t = this.buffer[++e];
			return !t || t === `#` || t === `
` || t === `\r` && this.buffer[e + 1] === `
`;
		}
		charAt(e) {
			return this.buffer[this.pos + e];
		}
		continueScalar(e) {
			let t = this.buffer[e];
			if (this.indentNext > 0) {
				let n = 0;
				for (; t === ` `;) t = this.buffer[++n + e];
				if (t === `\r`) {
					let t = this.buffer[n + e + 1];
					if (t === `
` || !t && !this.atEnd) return e + n + 1;
				}
				return t === `
` || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
			}
			if (t === `-` || t === `.`) {
				let t = this.buffer.substr(e, 3);
				if ((t === `---` || t === `...`) && n(this.buffer[e + 3])) return -1;
			}
			return e;
		}
		getLine() {
			let e = this.lineEndPos;
			return (typeof e != `number` || e !== -1 && e < this.pos) && (e = this.buffer.indexOf(`
`, this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === `\r` && --e, this.buffer.substring(this.pos, e));
		}
		hasChars(e) {
			return this.pos + e <= this.buffer.length;
		}
		setNext(e) {
			return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
		}
		peek(e) {
			return this.buffer.substr(this.pos, e);
		}
		*parseNext(e) {
			switch (e) {
				case `stream`: return yield* this.parseStream();
				case `line-start`: return yield* this.parseLineStart();
				case `block-start`: return yield* this.parseBlockStart();
				case `doc`: return yield* this.parseDocument();
				case `flow`: return yield* this.parseFlowCollection();
				case `quoted-scalar`: return yield* this.parseQuotedScalar();
				case `block-scalar`: return yield* this.parseBlockScalar();
				case `plain-scalar`: return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let e = this.getLine();
			if (e === null) return this.setNext(`stream`);
			if (e[0] === t.BOM && (yield* this.pushCount(1), e = e.substring(1)), e[0] === `%`) {
				let t = e.length, n = e.indexOf(`#`);
				for (; n !== -1;) {
					let r = e[n - 1];
					if (r === ` ` || r === `	`) {
						t = n - 1;
						break;
					}
					n = e.indexOf(`#`, n + 1);
				}
				for (;;) {
					let n = e[t - 1];
					if (n === ` ` || n === `	`) --t;
					else break;
				}
				let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
				return yield* this.pushCount(e.length - r), this.pushNewline(), `stream`;
			}
			if (this.atLineEnd()) {
				let t = yield* this.pushSpaces(!0);
				return yield* this.pushCount(e.length - t), yield* this.pushNewline(), `stream`;
			}
			return yield t.DOCUMENT, yield* this.parseLineStart();
		}
		*parseLineStart() {
			let e = this.charAt(0);
			if (!e && !this.atEnd) return this.setNext(`line-start`);
			if (e === `-` || e === `.`) {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext(`line-start`);
				let e = this.peek(3);
				if ((e === `---` || e === `...`) && n(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === `---` ? `doc` : `stream`;
			}
			return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !n(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			let [e, t] = this.peek(2);
			if (!t && !this.atEnd) return this.setNext(`block-start`);
			if ((e === `-` || e === `?` || e === `:`) && n(t)) {
				let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
				return this.indentNext = this.indentValue + 1, this.indentValue += e, `block-start`;
			}
			return `doc`;
		}
		*parseDocument() {
			yield* this.pushSpaces(!0);
			let e = this.getLine();
			if (e === null) return this.setNext(`doc`);
			let t = yield* this.pushIndicators();
			switch (e[t]) {
				case `#`: yield* this.pushCount(e.length - t);
				case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
				case `{`:
				case `[`: return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, `flow`;
				case `}`:
				case `]`: return yield* this.pushCount(1), `doc`;
				case `*`: return yield* this.pushUntil(s), `doc`;
				case `"`:
				case `'`: return yield* this.parseQuotedScalar();
				case `|`:
				case `>`: return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let e, r, i = -1;
			do
				e = yield* this.pushNewline(), e > 0 ? (r = yield* this.pushSpaces(!1), this.indentValue = i = r) : r = 0, r += yield* this.pushSpaces(!0);
			while (e + r > 0);
			let a = this.getLine();
			if (a === null) return this.setNext(`flow`);
			if ((i !== -1 && i < this.indentNext && a[0] !== `#` || i === 0 && (a.startsWith(`---`) || a.startsWith(`...`)) && n(a[3])) && (i !== this.indentNext - 1 || this.flowLevel !== 1 || a[0] !== `]` && a[0] !== `}`)) return this.flowLevel = 0, yield t.FLOW_END, yield* this.parseLineStart();
			let o = 0;
			for (; a[o] === `,`;) o += yield* this.pushCount(1), o += yield* this.pushSpaces(!0), this.flowKey = !1;
			switch (o += yield* this.pushIndicators(), a[o]) {
				case void 0: return `flow`;
				case `#`: return yield* this.pushCount(a.length - o), `flow`;
				case `{`:
				case `[`: return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, `flow`;
				case `}`:
				case `]`: return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? `flow` : `doc`;
				case `*`: return yield* this.pushUntil(s), `flow`;
				case `"`:
				case `'`: return this.flowKey = !0, yield* this.parseQuotedScalar();
				case `:`: {
					let e = this.charAt(1);
					if (this.flowKey || n(e) || e === `,`) return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), `flow`;
				}
				default: return this.flowKey = !1, yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
			if (e === `'`) for (; t !== -1 && this.buffer[t + 1] === `'`;) t = this.buffer.indexOf(`'`, t + 2);
			else for (; t !== -1;) {
				let e = 0;
				for (; this.buffer[t - 1 - e] === `\\`;) e += 1;
				if (e % 2 == 0) break;
				t = this.buffer.indexOf(`"`, t + 1);
			}
			let n = this.buffer.substring(0, t), r = n.indexOf(`
`, this.pos);
			if (r !== -1) {
				for (; r !== -1;) {
					let e = this.continueScalar(r + 1);
					if (e === -1) break;
					r = n.indexOf(`
`, e);
				}
				r !== -1 && (t = r - (n[r - 1] === `\r` ? 2 : 1));
			}
			if (t === -1) {
				if (!this.atEnd) return this.setNext(`quoted-scalar`);
				t = this.buffer.length;
			}
			return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? `flow` : `doc`;
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1, this.blockScalarKeep = !1;
			let e = this.pos;
			for (;;) {
				let t = this.buffer[++e];
				if (t === `+`) this.blockScalarKeep = !0;
				else if (t > `0` && t <= `9`) this.blockScalarIndent = Number(t) - 1;
				else if (t !== `-`) break;
			}
			return yield* this.pushUntil((e) => n(e) || e === `#`);
		}
		*parseBlockScalar() {
			let e = this.pos - 1, n = 0, r;
			loop: for (let t = this.pos; r = this.buffer[t]; ++t) switch (r) {
				case ` `:
					n += 1;
					break;
				case `
`:
					e = t, n = 0;
					break;
				case `\r`: {
					let e = this.buffer[t + 1];
					if (!e && !this.atEnd) return this.setNext(`block-scalar`);
					if (e === `
`) break;
				}
				default: break loop;
			}
			if (!r && !this.atEnd) return this.setNext(`block-scalar`);
			if (n >= this.indentNext) {
				this.indentNext = this.blockScalarIndent === -1 ? n : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					let t = this.continueScalar(e + 1);
					if (t === -1) break;
					e = this.buffer.indexOf(`
`, t);
				} while (e !== -1);
				if (e === -1) {
					if (!this.atEnd) return this.setNext(`block-scalar`);
					e = this.buffer.length;
				}
			}
			let i = e + 1;
			for (r = this.buffer[i]; r === ` `;) r = this.buffer[++i];
			if (r === `	`) {
				for (; r === `	` || r === ` ` || r === `\r` || r === `
`;) r = this.buffer[++i];
				e = i - 1;
			} else if (!this.blockScalarKeep) do {
				let t = e - 1, r = this.buffer[t];
				r === `\r` && (r = this.buffer[--t]);
				let i = t;
				for (; r === ` `;) r = this.buffer[--t];
				if (r === `
` && t >= this.pos && t + 1 + n > i) e = t;
				else break;
			} while (1);
			return yield t.SCALAR, yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			let e = this.flowLevel > 0, r = this.pos - 1, i = this.pos - 1, o;
			for (; o = this.buffer[++i];) if (o === `:`) {
				let t = this.buffer[i + 1];
				if (n(t) || e && a.has(t)) break;
				r = i;
			} else if (n(o)) {
				let t = this.buffer[i + 1];
				if (o === `\r` && (t === `
` ? (i += 1, o = `
`, t = this.buffer[i + 1]) : r = i), t === `#` || e && a.has(t)) break;
				if (o === `
`) {
					let e = this.continueScalar(i + 1);
					if (e === -1) break;
					i = Math.max(i, e - 2);
				}
			} else {
				if (e && a.has(o)) break;
				r = i;
			}
			return !o && !this.atEnd ? this.setNext(`plain-scalar`) : (yield t.SCALAR, yield* this.pushToIndex(r + 1, !0), e ? `flow` : `doc`);
		}
		*pushCount(e) {
			return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
		}
		*pushToIndex(e, t) {
			let n = this.buffer.slice(this.pos, e);
			return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ``), 0);
		}
		*pushIndicators() {
			let e = 0;
			loop: for (;;) {
				switch (this.charAt(0)) {
					case `!`:
						e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
						continue loop;
					case `&`:
						e += yield* this.pushUntil(s), e += yield* this.pushSpaces(!0);
						continue loop;
					case `-`:
					case `?`:
					case `:`: {
						let t = this.flowLevel > 0, r = this.charAt(1);
						if (n(r) || t && a.has(r)) {
							t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
							continue loop;
						}
					}
				}
				break loop;
			}
			return e;
		}
		*pushTag() {
			if (this.charAt(1) === `<`) {
				let e = this.pos + 2, t = this.buffer[e];
				for (; !n(t) && t !== `>`;) t = this.buffer[++e];
				return yield* this.pushToIndex(t === `>` ? e + 1 : e, !1);
			}
			{
				let e = this.pos + 1, t = this.buffer[e];
				for (; t;) if (i.has(t)) t = this.buffer[++e];
				else if (t === `%` && r.has(this.buffer[e + 1]) && r.has(this.buffer[e + 2])) t = this.buffer[e += 3];
				else break;
				return yield* this.pushToIndex(e, !1);
			}
		}
		*pushNewline() {
			let e = this.buffer[this.pos];
			return e === `
` ? yield* this.pushCount(1) : e === `\r` && this.charAt(1) === `
` ? yield* this.pushCount(2) : 0;
		}
		*pushSpaces(e) {
			let t = this.pos - 1, n;
			do
				n = this.buffer[++t];
			while (n === ` ` || e && n === `	`);
			let r = t - this.pos;
			return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
		}
		*pushUntil(e) {
			let t = this.pos, n = this.buffer[t];
			for (; !e(n);) n = this.buffer[++t];
			return yield* this.pushToIndex(t, !1);
		}
	};
})), Cl = t(((e) => {
	e.LineCounter = class {
		constructor() {
			this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
				let t = 0, n = this.lineStarts.length;
				for (; t < n;) {
					let r = t + n >> 1;
					this.lineStarts[r] < e ? t = r + 1 : n = r;
				}
				if (this.lineStarts[t] === e) return {
					line: t + 1,
					col: 1
				};
				if (t === 0) return {
					line: 0,
					col: e
				};
				let r = this.lineStarts[t - 1];
				return {
					line: t,
					col: e - r + 1
				};
			};
		}
	};
})), wl = t(((t) => {
	var n = e(`process`), r = xl(), i = Sl();
	function a(e, t) {
		for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
		return !1;
	}
	function o(e) {
		for (let t = 0; t < e.length; ++t) switch (e[t].type) {
			case `space`:
			case `comment`:
			case `newline`: break;
			default: return t;
		}
		return -1;
	}
	function s(e) {
		switch (e?.type) {
			case `alias`:
			case `scalar`:
			case `single-quoted-scalar`:
			case `double-quoted-scalar`:
			case `flow-collection`: return !0;
			default: return !1;
		}
	}
	function c(e) {
		switch (e.type) {
			case `document`: return e.start;
			case `block-map`: {
				let t = e.items[e.items.length - 1];
				return t.sep ?? t.start;
			}
			case `block-seq`: return e.items[e.items.length - 1].start;
			default: return [];
		}
	}
	function l(e) {
		if (e.length === 0) return [];
		let t = e.length;
		loop: for (; --t >= 0;) switch (e[t].type) {
			case `doc-start`:
			case `explicit-key-ind`:
			case `map-value-ind`:
			case `seq-item-ind`:
			case `newline`: break loop;
		}
		for (; e[++t]?.type === `space`;);
		return e.splice(t, e.length);
	}
	function u(e, t) {
		if (t.length < 1e5) Array.prototype.push.apply(e, t);
		else for (let n = 0; n < t.length; ++n) e.push(t[n]);
	}
	function d(e) {
		if (e.start.type === `flow-seq-start`) for (let t of e.items) t.sep && !t.value && !a(t.start, `explicit-key-ind`) && !a(t.sep, `map-value-ind`) && (t.key && (t.value = t.key), delete t.key, s(t.value) ? t.value.end ? u(t.value.end, t.sep) : t.value.end = t.sep : u(t.start, t.sep), delete t.sep);
	}
	t.Parser = class {
		constructor(e) {
			this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = ``, this.type = ``, this.lexer = new i.Lexer(), this.onNewLine = e;
		}
		*parse(e, t = !1) {
			this.onNewLine && this.offset === 0 && this.onNewLine(0);
			for (let n of this.lexer.lex(e, t)) yield* this.next(n);
			t || (yield* this.end());
		}
		*next(e) {
			if (this.source = e, n.env.LOG_TOKENS && console.log(`|`, r.prettyToken(e)), this.atScalar) {
				this.atScalar = !1, yield* this.step(), this.offset += e.length;
				return;
			}
			let t = r.tokenType(e);
			if (!t) {
				let t = `Not a YAML token: ${e}`;
				yield* this.pop({
					type: `error`,
					offset: this.offset,
					message: t,
					source: e
				}), this.offset += e.length;
			} else if (t === `scalar`) this.atNewLine = !1, this.atScalar = !0, this.type = `scalar`;
			else {
				switch (this.type = t, yield* this.step(), t) {
					case `newline`:
						this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
						break;
					case `space`:
						this.atNewLine && e[0] === ` ` && (this.indent += e.length);
						break;
					case `explicit-key-ind`:
					case `map-value-ind`:
					case `seq-item-ind`:
						this.atNewLine && (this.indent += e.length);
						break;
					case `doc-mode`:
					case `flow-error-end`: return;
					default: this.atNewLine = !1;
				}
				this.offset += e.length;
			}
		}
		*end() {
			for (; this.stack.length > 0;) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			let e = this.peek(1);
			if (this.type === `doc-end` && e?.type !== `doc-end`) {
				for (; this.stack.length > 0;) yield* this.pop();
				this.stack.push({
					type: `doc-end`,
					offset: this.offset,
					source: this.source
				});
			} else {
				if (!e) return yield* this.stream();
				switch (e.type) {
					case `document`: return yield* this.document(e);
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: return yield* this.scalar(e);
					case `block-scalar`: return yield* this.blockScalar(e);
					case `block-map`: return yield* this.blockMap(e);
					case `block-seq`: return yield* this.blockSequence(e);
					case `flow-collection`: return yield* this.flowCollection(e);
					case `doc-end`: return yield* this.documentEnd(e);
				}
				yield* this.pop();
			}
		}
		peek(e) {
			return this.stack[this.stack.length - e];
		}
		*pop(e) {
			let t = e ?? this.stack.pop();
			if (!t) yield {
				type: `error`,
				offset: this.offset,
				source: ``,
				message: `Tried to pop an empty stack`
			};
			else if (this.stack.length === 0) yield t;
			else {
				let e = this.peek(1);
				switch (t.type === `block-scalar` ? t.indent = `indent` in e ? e.indent : 0 : t.type === `flow-collection` && e.type === `document` && (t.indent = 0), t.type === `flow-collection` && d(t), e.type) {
					case `document`:
						e.value = t;
						break;
					case `block-scalar`:
						e.props.push(t);
						break;
					case `block-map`: {
						let n = e.items[e.items.length - 1];
						if (n.value) {
							e.items.push({
								start: [],
								key: t,
								sep: []
							}), this.onKeyLine = !0;
							return;
						}
						if (n.sep) n.value = t;
						else {
							Object.assign(n, {
								key: t,
								sep: []
							}), this.onKeyLine = !n.explicitKey;
							return;
						}
						break;
					}
					case `block-seq`: {
						let n = e.items[e.items.length - 1];
						n.value ? e.items.push({
							start: [],
							value: t
						}) : n.value = t;
						break;
					}
					case `flow-collection`: {
						let n = e.items[e.items.length - 1];
						!n || n.value ? e.items.push({
							start: [],
							key: t,
							sep: []
						}) : n.sep ? n.value = t : Object.assign(n, {
							key: t,
							sep: []
						});
						return;
					}
					default: yield* this.pop(), yield* this.pop(t);
				}
				if ((e.type === `document` || e.type === `block-map` || e.type === `block-seq`) && (t.type === `block-map` || t.type === `block-seq`)) {
					let n = t.items[t.items.length - 1];
					n && !n.sep && !n.value && n.start.length > 0 && o(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== `comment` || e.indent < t.indent)) && (e.type === `document` ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
				}
			}
		}
		*stream() {
			switch (this.type) {
				case `directive-line`:
					yield {
						type: `directive`,
						offset: this.offset,
						source: this.source
					};
					return;
				case `byte-order-mark`:
				case `space`:
				case `comment`:
				case `newline`:
					yield this.sourceToken;
					return;
				case `doc-mode`:
				case `doc-start`: {
					let e = {
						type: `document`,
						offset: this.offset,
						start: []
					};
					this.type === `doc-start` && e.start.push(this.sourceToken), this.stack.push(e);
					return;
				}
			}
			yield {
				type: `error`,
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(e) {
			if (e.value) return yield* this.lineEnd(e);
			switch (this.type) {
				case `doc-start`:
					o(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
					return;
				case `anchor`:
				case `tag`:
				case `space`:
				case `comment`:
				case `newline`:
					e.start.push(this.sourceToken);
					return;
			}
			let t = this.startBlockValue(e);
			t ? this.stack.push(t) : yield {
				type: `error`,
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(e) {
			if (this.type === `map-value-ind`) {
				let t = l(c(this.peek(2))), n;
				e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
				let r = {
					type: `block-map`,
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: t,
						key: e,
						sep: n
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
			} else yield* this.lineEnd(e);
		}
		*blockScalar(e) {
			switch (this.type) {
				case `space`:
				case `comment`:
				case `newline`:
					e.props.push(this.sourceToken);
					return;
				case `scalar`:
					if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
						let e = this.source.indexOf(`
`) + 1;
						for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf(`
`, e) + 1;
					}
					yield* this.pop();
					break;
				default: yield* this.pop(), yield* this.step();
			}
		}
		*blockMap(e) {
			let t = e.items[e.items.length - 1];
			switch (this.type) {
				case `newline`:
					if (this.onKeyLine = !1, t.value) {
						let n = `end` in t.value ? t.value.end : void 0;
						(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === `comment` ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
					} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case `space`:
				case `comment`:
					if (t.value) e.items.push({ start: [this.sourceToken] });
					else if (t.sep) t.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(t.start, e.indent)) {
							let n = e.items[e.items.length - 2]?.value?.end;
							if (Array.isArray(n)) {
								u(n, t.start), n.push(this.sourceToken), e.items.pop();
								return;
							}
						}
						t.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= e.indent) {
				let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== `seq-item-ind`, i = [];
				if (r && t.sep && !t.value) {
					let n = [];
					for (let r = 0; r < t.sep.length; ++r) {
						let i = t.sep[r];
						switch (i.type) {
							case `newline`:
								n.push(r);
								break;
							case `space`: break;
							case `comment`:
								i.indent > e.indent && (n.length = 0);
								break;
							default: n.length = 0;
						}
					}
					n.length >= 2 && (i = t.sep.splice(n[1]));
				}
				switch (this.type) {
					case `anchor`:
					case `tag`:
						r || t.value ? (i.push(this.sourceToken), e.items.push({ start: i }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
						return;
					case `explicit-key-ind`:
						!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (i.push(this.sourceToken), e.items.push({
							start: i,
							explicitKey: !0
						})) : this.stack.push({
							type: `block-map`,
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: !0
							}]
						}), this.onKeyLine = !0;
						return;
					case `map-value-ind`:
						if (t.explicitKey) {
							if (!t.sep) {
								if (a(t.start, `newline`)) Object.assign(t, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									let e = l(t.start);
									this.stack.push({
										type: `block-map`,
										offset: this.offset,
										indent: this.indent,
										items: [{
											start: e,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (t.value) e.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (a(t.sep, `map-value-ind`)) this.stack.push({
								type: `block-map`,
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: i,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (s(t.key) && !a(t.sep, `newline`)) {
								let e = l(t.start), n = t.key, r = t.sep;
								r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
									type: `block-map`,
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: n,
										sep: r
									}]
								});
							} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
						} else t.sep ? t.value || r ? e.items.push({
							start: i,
							key: null,
							sep: [this.sourceToken]
						}) : a(t.sep, `map-value-ind`) ? this.stack.push({
							type: `block-map`,
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						}) : t.sep.push(this.sourceToken) : Object.assign(t, {
							key: null,
							sep: [this.sourceToken]
						});
						this.onKeyLine = !0;
						return;
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: {
						let n = this.flowScalar(this.type);
						r || t.value ? (e.items.push({
							start: i,
							key: n,
							sep: []
						}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
							key: n,
							sep: []
						}), this.onKeyLine = !0);
						return;
					}
					default: {
						let r = this.startBlockValue(e);
						if (r) {
							if (r.type === `block-seq`) {
								if (!t.explicitKey && t.sep && !a(t.sep, `newline`)) {
									yield* this.pop({
										type: `error`,
										offset: this.offset,
										message: `Unexpected block-seq-ind on same line with key`,
										source: this.source
									});
									return;
								}
							} else n && e.items.push({ start: i });
							this.stack.push(r);
							return;
						}
					}
				}
			}
			yield* this.pop(), yield* this.step();
		}
		*blockSequence(e) {
			let t = e.items[e.items.length - 1];
			switch (this.type) {
				case `newline`:
					if (t.value) {
						let n = `end` in t.value ? t.value.end : void 0;
						(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === `comment` ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
					} else t.start.push(this.sourceToken);
					return;
				case `space`:
				case `comment`:
					if (t.value) e.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(t.start, e.indent)) {
							let n = e.items[e.items.length - 2]?.value?.end;
							if (Array.isArray(n)) {
								u(n, t.start), n.push(this.sourceToken), e.items.pop();
								return;
							}
						}
						t.start.push(this.sourceToken);
					}
					return;
				case `anchor`:
				case `tag`:
					if (t.value || this.indent <= e.indent) break;
					t.start.push(this.sourceToken);
					return;
				case `seq-item-ind`:
					if (this.indent !== e.indent) break;
					t.value || a(t.start, `seq-item-ind`) ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
			}
			if (this.indent > e.indent) {
				let t = this.startBlockValue(e);
				if (t) {
					this.stack.push(t);
					return;
				}
			}
			yield* this.pop(), yield* this.step();
		}
		*flowCollection(e) {
			let t = e.items[e.items.length - 1];
			if (this.type === `flow-error-end`) {
				let e;
				do
					yield* this.pop(), e = this.peek(1);
				while (e?.type === `flow-collection`);
			} else if (e.end.length === 0) {
				switch (this.type) {
					case `comma`:
					case `explicit-key-ind`:
						!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
						return;
					case `map-value-ind`:
						!t || t.value ? e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case `space`:
					case `comment`:
					case `newline`:
					case `anchor`:
					case `tag`:
						!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
						return;
					case `alias`:
					case `scalar`:
					case `single-quoted-scalar`:
					case `double-quoted-scalar`: {
						let n = this.flowScalar(this.type);
						!t || t.value ? e.items.push({
							start: [],
							key: n,
							sep: []
						}) : t.sep ? this.stack.push(n) : Object.assign(t, {
							key: n,
							sep: []
						});
						return;
					}
					case `flow-map-end`:
					case `flow-seq-end`:
						e.end.push(this.sourceToken);
						return;
				}
				let n = this.startBlockValue(e);
				n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
			} else {
				let t = this.peek(2);
				if (t.type === `block-map` && (this.type === `map-value-ind` && t.indent === e.indent || this.type === `newline` && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
				else if (this.type === `map-value-ind` && t.type !== `flow-collection`) {
					let n = l(c(t));
					d(e);
					let r = e.end.splice(1, e.end.length);
					r.push(this.sourceToken);
					let i = {
						type: `block-map`,
						offset: e.offset,
						indent: e.indent,
						items: [{
							start: n,
							key: e,
							sep: r
						}]
					};
					this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
				} else yield* this.lineEnd(e);
			}
		}
		flowScalar(e) {
			if (this.onNewLine) {
				let e = this.source.indexOf(`
`) + 1;
				for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf(`
`, e) + 1;
			}
			return {
				type: e,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(e) {
			switch (this.type) {
				case `alias`:
				case `scalar`:
				case `single-quoted-scalar`:
				case `double-quoted-scalar`: return this.flowScalar(this.type);
				case `block-scalar-header`: return {
					type: `block-scalar`,
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ``
				};
				case `flow-map-start`:
				case `flow-seq-start`: return {
					type: `flow-collection`,
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case `seq-item-ind`: return {
					type: `block-seq`,
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case `explicit-key-ind`: {
					this.onKeyLine = !0;
					let t = l(c(e));
					return t.push(this.sourceToken), {
						type: `block-map`,
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: t,
							explicitKey: !0
						}]
					};
				}
				case `map-value-ind`: {
					this.onKeyLine = !0;
					let t = l(c(e));
					return {
						type: `block-map`,
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: t,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(e, t) {
			return this.type !== `comment` || this.indent <= t ? !1 : e.every((e) => e.type === `newline` || e.type === `space`);
		}
		*documentEnd(e) {
			this.type !== `doc-mode` && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === `newline` && (yield* this.pop()));
		}
		*lineEnd(e) {
			switch (this.type) {
				case `comma`:
				case `doc-start`:
				case `doc-end`:
				case `flow-seq-end`:
				case `flow-map-end`:
				case `map-value-ind`:
					yield* this.pop(), yield* this.step();
					break;
				case `newline`: this.onKeyLine = !1;
				default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === `newline` && (yield* this.pop());
			}
		}
	};
})), Tl = t(((e) => {
	var t = _l(), n = el(), r = tl(), i = Tc(), a = Q(), o = Cl(), s = wl();
	function c(e) {
		let t = e.prettyErrors !== !1;
		return {
			lineCounter: e.lineCounter || t && new o.LineCounter() || null,
			prettyErrors: t
		};
	}
	function l(e, n = {}) {
		let { lineCounter: i, prettyErrors: a } = c(n), o = new s.Parser(i?.addNewLine), l = new t.Composer(n), u = Array.from(l.compose(o.parse(e)));
		if (a && i) for (let t of u) t.errors.forEach(r.prettifyError(e, i)), t.warnings.forEach(r.prettifyError(e, i));
		return u.length > 0 ? u : Object.assign([], { empty: !0 }, l.streamInfo());
	}
	function u(e, n = {}) {
		let { lineCounter: i, prettyErrors: a } = c(n), o = new s.Parser(i?.addNewLine), l = new t.Composer(n), u = null;
		for (let t of l.compose(o.parse(e), !0, e.length)) if (!u) u = t;
		else if (u.options.logLevel !== `silent`) {
			u.errors.push(new r.YAMLParseError(t.range.slice(0, 2), `MULTIPLE_DOCS`, `Source contains multiple documents; please use YAML.parseAllDocuments()`));
			break;
		}
		return a && i && (u.errors.forEach(r.prettifyError(e, i)), u.warnings.forEach(r.prettifyError(e, i))), u;
	}
	function d(e, t, n) {
		let r;
		typeof t == `function` ? r = t : n === void 0 && t && typeof t == `object` && (n = t);
		let a = u(e, n);
		if (!a) return null;
		if (a.warnings.forEach((e) => i.warn(a.options.logLevel, e)), a.errors.length > 0) {
			if (a.options.logLevel !== `silent`) throw a.errors[0];
			a.errors = [];
		}
		return a.toJS(Object.assign({ reviver: r }, n));
	}
	function f(e, t, r) {
		let i = null;
		if (typeof t == `function` || Array.isArray(t) ? i = t : r === void 0 && t && (r = t), typeof r == `string` && (r = r.length), typeof r == `number`) {
			let e = Math.round(r);
			r = e < 1 ? void 0 : e > 8 ? { indent: 8 } : { indent: e };
		}
		if (e === void 0) {
			let { keepUndefined: e } = r ?? t ?? {};
			if (!e) return;
		}
		return a.isDocument(e) && !i ? e.toString(r) : new n.Document(e, i, r).toString(r);
	}
	e.parse = d, e.parseAllDocuments = l, e.parseDocument = u, e.stringify = f;
})), El = t(((e) => {
	var t = _l(), n = el(), r = Qc(), i = tl(), a = gc(), o = Q(), s = Oc(), c = _c(), l = Ac(), u = Mc();
	xl();
	var d = Sl(), f = Cl(), p = wl(), m = Tl(), h = uc();
	e.Composer = t.Composer, e.Document = n.Document, e.Schema = r.Schema, e.YAMLError = i.YAMLError, e.YAMLParseError = i.YAMLParseError, e.YAMLWarning = i.YAMLWarning, e.Alias = a.Alias, e.isAlias = o.isAlias, e.isCollection = o.isCollection, e.isDocument = o.isDocument, e.isMap = o.isMap, e.isNode = o.isNode, e.isPair = o.isPair, e.isScalar = o.isScalar, e.isSeq = o.isSeq, e.Pair = s.Pair, e.Scalar = c.Scalar, e.YAMLMap = l.YAMLMap, e.YAMLSeq = u.YAMLSeq, e.Lexer = d.Lexer, e.LineCounter = f.LineCounter, e.Parser = p.Parser, e.parse = m.parse, e.parseAllDocuments = m.parseAllDocuments, e.parseDocument = m.parseDocument, e.stringify = m.stringify, e.visit = h.visit, e.visitAsync = h.visitAsync;
}));
function Dl(e) {
	if (e.length === 0) return 0;
	var t = e[0], n = 0, r;
	if (typeof t != `number`) return NaN;
	for (var i = 1; i < e.length; i++) {
		if (typeof e[i] != `number`) return NaN;
		r = t + e[i], Math.abs(t) >= Math.abs(e[i]) ? n += t - r + e[i] : n += e[i] - r + t, t = r;
	}
	return t + n;
}
function Ol(e) {
	if (e.length === 0) throw Error(`mean requires at least one data point`);
	return Dl(e) / e.length;
}
function kl(e, t) {
	var n = Ol(e), r = 0, i, a;
	if (t === 2) for (a = 0; a < e.length; a++) i = e[a] - n, r += i * i;
	else for (a = 0; a < e.length; a++) r += (e[a] - n) ** +t;
	return r;
}
function Al(e) {
	if (e.length < 2) throw Error(`sampleVariance requires at least two data points`);
	return kl(e, 2) / (e.length - 1);
}
function jl(e, t) {
	var n = (e.length - 1) * t;
	if (e.length === 0) throw Error(`quantile requires at least one data point.`);
	if (t < 0 || t > 1) throw Error(`quantiles must be between 0 and 1`);
	if (t === 1) return e[e.length - 1];
	if (t === 0) return e[0];
	if (n % 1 != 0) {
		var r = Math.floor(n), i = Math.ceil(n), a = n - r;
		return e[r] + a * (e[i] - e[r]);
	}
	return e[n];
}
function Ml(e, t, n, r) {
	for (n ||= 0, r ||= e.length - 1; r > n;) {
		if (r - n > 600) {
			var i = r - n + 1, a = t - n + 1, o = Math.log(i), s = .5 * Math.exp(2 * o / 3), c = .5 * Math.sqrt(o * s * (i - s) / i);
			a - i / 2 < 0 && (c *= -1), Ml(e, t, Math.max(n, Math.floor(t - a * s / i + c)), Math.min(r, Math.floor(t + (i - a) * s / i + c)));
		}
		var l = e[t], u = n, d = r;
		for (Nl(e, n, t), e[r] > l && Nl(e, n, r); u < d;) {
			for (Nl(e, u, d), u++, d--; e[u] < l;) u++;
			for (; e[d] > l;) d--;
		}
		e[n] === l ? Nl(e, n, d) : (d++, Nl(e, d, r)), d <= t && (n = d + 1), t <= d && (r = d - 1);
	}
}
function Nl(e, t, n) {
	var r = e[t];
	e[t] = e[n], e[n] = r;
}
function Pl(e, t) {
	var n = e.slice();
	if (Array.isArray(t)) {
		Il(n, t);
		for (var r = [], i = 0; i < t.length; i++) r[i] = jl(n, t[i]);
		return r;
	}
	return Fl(n, zl(n.length, t), 0, n.length - 1), jl(n, t);
}
function Fl(e, t, n, r) {
	t % 1 == 0 ? Ml(e, t, n, r) : (t = Math.floor(t), Ml(e, t, n, r), Ml(e, t + 1, t + 1, r));
}
function Il(e, t) {
	for (var n = new Set(), r = 0; r < t.length; r++) {
		var i = zl(e.length, t[r]);
		n.add(Math.floor(i)), n.add(Math.ceil(i));
	}
	var a = Array.from(n).sort(Rl);
	Ll(e, a, 0, a.length - 1, 0, e.length - 1);
}
function Ll(e, t, n, r, i, a) {
	if (!(n > r)) {
		var o = n + r >> 1;
		Ml(e, t[o], i, a), Ll(e, t, n, o - 1, i, t[o] - 1), Ll(e, t, o + 1, r, t[o] + 1, a);
	}
}
function Rl(e, t) {
	return e - t;
}
function zl(e, t) {
	var n = (e - 1) * t;
	return t === 1 ? e - 1 : t === 0 ? 0 : (n % 1, n);
}
function Bl(e) {
	return +Pl(e, .5);
}
var Vl = function() {
	this.totalCount = 0, this.data = {};
};
Vl.prototype.train = function(e, t) {
	for (var n in this.data[t] || (this.data[t] = {}), e) {
		var r = e[n];
		this.data[t][n] === void 0 && (this.data[t][n] = {}), this.data[t][n][r] === void 0 && (this.data[t][n][r] = 0), this.data[t][n][r]++;
	}
	this.totalCount++;
}, Vl.prototype.score = function(e) {
	var t = {}, n;
	for (var r in e) {
		var i = e[r];
		for (n in this.data) t[n] === void 0 && (t[n] = {}), this.data[n][r] ? t[n][r + `_` + i] = (this.data[n][r][i] || 0) / this.totalCount : t[n][r + `_` + i] = 0;
	}
	var a = {};
	for (n in t) for (var o in a[n] = 0, t[n]) a[n] += t[n][o];
	return a;
};
var Hl = Math.sqrt(2 * Math.PI);
function Ul(e) {
	for (var t = e, n = e, r = 1; r < 30; r++) n *= e * e / (2 * r + 1), t += n;
	return Math.round((.5 + t / Hl * Math.exp(-e * e / 2)) * 1e4) / 1e4;
}
for (var Wl = [], Gl = 0; Gl <= 3.09; Gl += .01) Wl.push(Ul(Gl));
var Kl = function() {
	this.weights = [], this.bias = 0;
};
Kl.prototype.predict = function(e) {
	if (e.length !== this.weights.length) return null;
	for (var t = 0, n = 0; n < this.weights.length; n++) t += this.weights[n] * e[n];
	return t += this.bias, +(t > 0);
}, Kl.prototype.train = function(e, t) {
	if (t !== 0 && t !== 1) return null;
	e.length !== this.weights.length && (this.weights = e.slice(), this.bias = 1);
	var n = this.predict(e);
	if (typeof n == `number` && n !== t) {
		for (var r = t - n, i = 0; i < this.weights.length; i++) this.weights[i] += r * e[i];
		this.bias += r;
	}
	return this;
};
var ql = t(((e, t) => {
	t.exports = typeof Object.defineProperty == `function` ? Object.defineProperty : null;
})), Jl = t(((e, t) => {
	var n = ql();
	function r() {
		try {
			return n({}, `x`, {}), !0;
		} catch {
			return !1;
		}
	}
	t.exports = r;
})), Yl = t(((e, t) => {
	t.exports = Object.defineProperty;
})), Xl = t(((e, t) => {
	function n(e) {
		return typeof e == `number`;
	}
	t.exports = n;
})), Zl = t(((e, t) => {
	function n(e) {
		return e[0] === `-`;
	}
	function r(e) {
		for (var t = ``, n = 0; n < e; n++) t += `0`;
		return t;
	}
	function i(e, t, i) {
		var a = !1, o = t - e.length;
		return o < 0 || (n(e) && (a = !0, e = e.substr(1)), e = i ? e + r(o) : r(o) + e, a && (e = `-` + e)), e;
	}
	t.exports = i;
})), Ql = t(((e, t) => {
	var n = Xl(), r = Zl(), i = String.prototype.toLowerCase, a = String.prototype.toUpperCase;
	function o(e) {
		var t, o, s;
		switch (e.specifier) {
			case `b`:
				t = 2;
				break;
			case `o`:
				t = 8;
				break;
			case `x`:
			case `X`:
				t = 16;
				break;
			default: t = 10;
		}
		if (o = e.arg, s = parseInt(o, 10), !isFinite(s)) {
			if (!n(o)) throw Error(`invalid integer. Value: ` + o);
			s = 0;
		}
		return s < 0 && (e.specifier === `u` || t !== 10) && (s = 4294967295 + s + 1), s < 0 ? (o = (-s).toString(t), e.precision && (o = r(o, e.precision, e.padRight)), o = `-` + o) : (o = s.toString(t), !s && !e.precision ? o = `` : e.precision && (o = r(o, e.precision, e.padRight)), e.sign && (o = e.sign + o)), t === 16 && (e.alternate && (o = `0x` + o), o = e.specifier === a.call(e.specifier) ? a.call(o) : i.call(o)), t === 8 && e.alternate && o.charAt(0) !== `0` && (o = `0` + o), o;
	}
	t.exports = o;
})), $l = t(((e, t) => {
	function n(e) {
		return typeof e == `string`;
	}
	t.exports = n;
})), eu = t(((e, t) => {
	var n = Math.abs, r = String.prototype.toLowerCase, i = String.prototype.toUpperCase, a = String.prototype.replace, o = /e\+(\d)$/, s = /e-(\d)$/, c = /^(\d+)$/, l = /^(\d+)e/, u = /\.0$/, d = /\.0*e/, f = /(\..*[^0])0*e/;
	function p(e, t) {
		var p, m;
		switch (t.specifier) {
			case `e`:
			case `E`:
				m = e.toExponential(t.precision);
				break;
			case `f`:
			case `F`:
				m = e.toFixed(t.precision);
				break;
			case `g`:
			case `G`:
				n(e) < 1e-4 ? (p = t.precision, p > 0 && --p, m = e.toExponential(p)) : m = e.toPrecision(t.precision), t.alternate || (m = a.call(m, f, `$1e`), m = a.call(m, d, `e`), m = a.call(m, u, ``));
				break;
			default: throw Error(`invalid double notation. Value: ` + t.specifier);
		}
		return m = a.call(m, o, `e+0$1`), m = a.call(m, s, `e-0$1`), t.alternate && (m = a.call(m, c, `$1.`), m = a.call(m, l, `$1.e`)), e >= 0 && t.sign && (m = t.sign + m), m = t.specifier === i.call(t.specifier) ? i.call(m) : r.call(m), m;
	}
	t.exports = p;
})), tu = t(((e, t) => {
	function n(e) {
		for (var t = ``, n = 0; n < e; n++) t += ` `;
		return t;
	}
	function r(e, t, r) {
		var i = t - e.length;
		return i < 0 || (e = r ? e + n(i) : n(i) + e), e;
	}
	t.exports = r;
})), nu = t(((e, t) => {
	var n = Ql(), r = $l(), i = Xl(), a = eu(), o = tu(), s = Zl(), c = String.fromCharCode, l = Array.isArray;
	function u(e) {
		return e !== e;
	}
	function d(e) {
		var t = {};
		return t.specifier = e.specifier, t.precision = e.precision === void 0 ? 1 : e.precision, t.width = e.width, t.flags = e.flags || ``, t.mapping = e.mapping, t;
	}
	function f(e) {
		var t, f, p, m, h, g, _, v, y, b;
		if (!l(e)) throw TypeError("invalid argument. First argument must be an array. Value: `" + e + "`.");
		for (g = ``, _ = 1, y = 0; y < e.length; y++) if (p = e[y], r(p)) g += p;
		else {
			if (t = p.precision !== void 0, p = d(p), !p.specifier) throw TypeError("invalid argument. Token is missing `specifier` property. Index: `" + y + "`. Value: `" + p + "`.");
			for (p.mapping && (_ = p.mapping), f = p.flags, b = 0; b < f.length; b++) switch (m = f.charAt(b), m) {
				case ` `:
					p.sign = ` `;
					break;
				case `+`:
					p.sign = `+`;
					break;
				case `-`:
					p.padRight = !0, p.padZeros = !1;
					break;
				case `0`:
					p.padZeros = f.indexOf(`-`) < 0;
					break;
				case `#`:
					p.alternate = !0;
					break;
				default: throw Error(`invalid flag: ` + m);
			}
			if (p.width === `*`) {
				if (p.width = parseInt(arguments[_], 10), _ += 1, u(p.width)) throw TypeError(`the argument for * width at position ` + _ + " is not a number. Value: `" + p.width + "`.");
				p.width < 0 && (p.padRight = !0, p.width = -p.width);
			}
			if (t && p.precision === `*`) {
				if (p.precision = parseInt(arguments[_], 10), _ += 1, u(p.precision)) throw TypeError(`the argument for * precision at position ` + _ + " is not a number. Value: `" + p.precision + "`.");
				p.precision < 0 && (p.precision = 1, t = !1);
			}
			switch (p.arg = arguments[_], p.specifier) {
				case `b`:
				case `o`:
				case `x`:
				case `X`:
				case `d`:
				case `i`:
				case `u`:
					t && (p.padZeros = !1), p.arg = n(p);
					break;
				case `s`:
					p.maxWidth = t ? p.precision : -1, p.arg = String(p.arg);
					break;
				case `c`:
					if (!u(p.arg)) {
						if (h = parseInt(p.arg, 10), h < 0 || h > 127) throw Error(`invalid character code. Value: ` + p.arg);
						p.arg = u(h) ? String(p.arg) : c(h);
					}
					break;
				case `e`:
				case `E`:
				case `f`:
				case `F`:
				case `g`:
				case `G`:
					if (t || (p.precision = 6), v = parseFloat(p.arg), !isFinite(v)) {
						if (!i(p.arg)) throw Error(`invalid floating-point number. Value: ` + g);
						v = p.arg, p.padZeros = !1;
					}
					p.arg = a(v, p);
					break;
				default: throw Error(`invalid specifier: ` + p.specifier);
			}
			p.maxWidth >= 0 && p.arg.length > p.maxWidth && (p.arg = p.arg.substring(0, p.maxWidth)), p.padZeros ? p.arg = s(p.arg, p.width || p.precision, p.padRight) : p.width && (p.arg = o(p.arg, p.width, p.padRight)), g += p.arg || ``, _ += 1;
		}
		return g;
	}
	t.exports = f;
})), ru = t(((e, t) => {
	t.exports = nu();
})), iu = t(((e, t) => {
	var n = /%(?:([1-9]\d*)\$)?([0 +\-#]*)(\*|\d+)?(?:(\.)(\*|\d+)?)?[hlL]?([%A-Za-z])/g;
	function r(e) {
		var t = {
			mapping: e[1] ? parseInt(e[1], 10) : void 0,
			flags: e[2],
			width: e[3],
			precision: e[5],
			specifier: e[6]
		};
		return e[4] === `.` && e[5] === void 0 && (t.precision = `1`), t;
	}
	function i(e) {
		var t, i = [], a, o = 0;
		for (a = n.exec(e); a;) t = e.slice(o, n.lastIndex - a[0].length), t.length && i.push(t), a[6] === `%` ? i.push(`%`) : i.push(r(a)), o = n.lastIndex, a = n.exec(e);
		return t = e.slice(o), t.length && i.push(t), i;
	}
	t.exports = i;
})), au = t(((e, t) => {
	t.exports = iu();
})), ou = t(((e, t) => {
	function n(e) {
		return typeof e == `string`;
	}
	t.exports = n;
})), su = t(((e, t) => {
	var n = ru(), r = au(), i = ou();
	function a(e) {
		var t, o;
		if (!i(e)) throw TypeError(a("invalid argument. First argument must be a string. Value: `%s`.", e));
		for (t = [r(e)], o = 1; o < arguments.length; o++) t.push(arguments[o]);
		return n.apply(null, t);
	}
	t.exports = a;
})), cu = t(((e, t) => {
	t.exports = su();
})), lu = t(((e, t) => {
	var n = cu(), r = Object.prototype, i = r.toString, a = r.__defineGetter__, o = r.__defineSetter__, s = r.__lookupGetter__, c = r.__lookupSetter__;
	function l(e, t, l) {
		var u, d, f, p;
		if (typeof e != `object` || !e || i.call(e) === `[object Array]`) throw TypeError(n("invalid argument. First argument must be an object. Value: `%s`.", e));
		if (typeof l != `object` || !l || i.call(l) === `[object Array]`) throw TypeError(n("invalid argument. Property descriptor must be an object. Value: `%s`.", l));
		if (d = `value` in l, d && (s.call(e, t) || c.call(e, t) ? (u = e.__proto__, e.__proto__ = r, delete e[t], e[t] = l.value, e.__proto__ = u) : e[t] = l.value), f = `get` in l, p = `set` in l, d && (f || p)) throw Error(`invalid argument. Cannot specify one or more accessors and a value or writable attribute in the property descriptor.`);
		return f && a && a.call(e, t, l.get), p && o && o.call(e, t, l.set), e;
	}
	t.exports = l;
})), uu = t(((e, t) => {
	var n = Jl(), r = Yl(), i = lu();
	t.exports = n() ? r : i;
})), du = t(((e, t) => {
	var n = uu();
	function r(e, t, r) {
		n(e, t, {
			configurable: !1,
			enumerable: !1,
			writable: !1,
			value: r
		});
	}
	t.exports = r;
})), fu = t(((e, t) => {
	t.exports = du();
})), pu = t(((e, t) => {
	function n(e) {
		return e !== e;
	}
	t.exports = n;
})), $ = t(((e, t) => {
	t.exports = pu();
})), mu = t(((e, t) => {
	function n() {
		return typeof Symbol == `function` && typeof Symbol(`foo`) == `symbol`;
	}
	t.exports = n;
})), hu = t(((e, t) => {
	t.exports = mu();
})), gu = t(((e, t) => {
	var n = hu()();
	function r() {
		return n && typeof Symbol.toStringTag == `symbol`;
	}
	t.exports = r;
})), _u = t(((e, t) => {
	t.exports = gu();
})), vu = t(((e, t) => {
	t.exports = Object.prototype.toString;
})), yu = t(((e, t) => {
	var n = vu();
	function r(e) {
		return n.call(e);
	}
	t.exports = r;
})), bu = t(((e, t) => {
	var n = Object.prototype.hasOwnProperty;
	function r(e, t) {
		return e != null && n.call(e, t);
	}
	t.exports = r;
})), xu = t(((e, t) => {
	t.exports = bu();
})), Su = t(((e, t) => {
	t.exports = typeof Symbol == `function` ? Symbol : void 0;
})), Cu = t(((e, t) => {
	t.exports = Su();
})), wu = t(((e, t) => {
	var n = Cu();
	t.exports = typeof n == `function` ? n.toStringTag : ``;
})), Tu = t(((e, t) => {
	var n = xu(), r = wu(), i = vu();
	function a(e) {
		var t, a, o;
		if (e == null) return i.call(e);
		a = e[r], t = n(e, r);
		try {
			e[r] = void 0;
		} catch {
			return i.call(e);
		}
		return o = i.call(e), t ? e[r] = a : delete e[r], o;
	}
	t.exports = a;
})), Eu = t(((e, t) => {
	var n = _u(), r = yu(), i = Tu();
	t.exports = n() ? i : r;
})), Du = t(((e, t) => {
	var n = Eu(), r = typeof Uint32Array == `function`;
	function i(e) {
		return r && e instanceof Uint32Array || n(e) === `[object Uint32Array]`;
	}
	t.exports = i;
})), Ou = t(((e, t) => {
	t.exports = Du();
})), ku = t(((e, t) => {
	t.exports = 4294967295;
})), Au = t(((e, t) => {
	t.exports = typeof Uint32Array == `function` ? Uint32Array : null;
})), ju = t(((e, t) => {
	var n = Ou(), r = ku(), i = Au();
	function a() {
		var e, t;
		if (typeof i != `function`) return !1;
		try {
			t = [
				1,
				3.14,
				-3.14,
				r + 1,
				r + 2
			], t = new i(t), e = n(t) && t[0] === 1 && t[1] === 3 && t[2] === r - 2 && t[3] === 0 && t[4] === 1;
		} catch {
			e = !1;
		}
		return e;
	}
	t.exports = a;
})), Mu = t(((e, t) => {
	t.exports = ju();
})), Nu = t(((e, t) => {
	t.exports = typeof Uint32Array == `function` ? Uint32Array : void 0;
})), Pu = t(((e, t) => {
	function n() {
		throw Error(`not implemented`);
	}
	t.exports = n;
})), Fu = t(((e, t) => {
	var n = Mu(), r = Nu(), i = Pu();
	t.exports = n() ? r : i;
})), Iu = t(((e, t) => {
	var n = Eu(), r = typeof Float64Array == `function`;
	function i(e) {
		return r && e instanceof Float64Array || n(e) === `[object Float64Array]`;
	}
	t.exports = i;
})), Lu = t(((e, t) => {
	t.exports = Iu();
})), Ru = t(((e, t) => {
	t.exports = typeof Float64Array == `function` ? Float64Array : null;
})), zu = t(((e, t) => {
	var n = Lu(), r = Ru();
	function i() {
		var e, t;
		if (typeof r != `function`) return !1;
		try {
			t = new r([
				1,
				3.14,
				-3.14,
				NaN
			]), e = n(t) && t[0] === 1 && t[1] === 3.14 && t[2] === -3.14 && t[3] !== t[3];
		} catch {
			e = !1;
		}
		return e;
	}
	t.exports = i;
})), Bu = t(((e, t) => {
	t.exports = zu();
})), Vu = t(((e, t) => {
	t.exports = typeof Float64Array == `function` ? Float64Array : void 0;
})), Hu = t(((e, t) => {
	function n() {
		throw Error(`not implemented`);
	}
	t.exports = n;
})), Uu = t(((e, t) => {
	var n = Bu(), r = Vu(), i = Hu();
	t.exports = n() ? r : i;
})), Wu = t(((e, t) => {
	var n = Eu(), r = typeof Uint8Array == `function`;
	function i(e) {
		return r && e instanceof Uint8Array || n(e) === `[object Uint8Array]`;
	}
	t.exports = i;
})), Gu = t(((e, t) => {
	t.exports = Wu();
})), Ku = t(((e, t) => {
	t.exports = 255;
})), qu = t(((e, t) => {
	t.exports = typeof Uint8Array == `function` ? Uint8Array : null;
})), Ju = t(((e, t) => {
	var n = Gu(), r = Ku(), i = qu();
	function a() {
		var e, t;
		if (typeof i != `function`) return !1;
		try {
			t = [
				1,
				3.14,
				-3.14,
				r + 1,
				r + 2
			], t = new i(t), e = n(t) && t[0] === 1 && t[1] === 3 && t[2] === r - 2 && t[3] === 0 && t[4] === 1;
		} catch {
			e = !1;
		}
		return e;
	}
	t.exports = a;
})), Yu = t(((e, t) => {
	t.exports = Ju();
})), Xu = t(((e, t) => {
	t.exports = typeof Uint8Array == `function` ? Uint8Array : void 0;
})), Zu = t(((e, t) => {
	function n() {
		throw Error(`not implemented`);
	}
	t.exports = n;
})), Qu = t(((e, t) => {
	var n = Yu(), r = Xu(), i = Zu();
	t.exports = n() ? r : i;
})), $u = t(((e, t) => {
	var n = Eu(), r = typeof Uint16Array == `function`;
	function i(e) {
		return r && e instanceof Uint16Array || n(e) === `[object Uint16Array]`;
	}
	t.exports = i;
})), ed = t(((e, t) => {
	t.exports = $u();
})), td = t(((e, t) => {
	t.exports = 65535;
})), nd = t(((e, t) => {
	t.exports = typeof Uint16Array == `function` ? Uint16Array : null;
})), rd = t(((e, t) => {
	var n = ed(), r = td(), i = nd();
	function a() {
		var e, t;
		if (typeof i != `function`) return !1;
		try {
			t = [
				1,
				3.14,
				-3.14,
				r + 1,
				r + 2
			], t = new i(t), e = n(t) && t[0] === 1 && t[1] === 3 && t[2] === r - 2 && t[3] === 0 && t[4] === 1;
		} catch {
			e = !1;
		}
		return e;
	}
	t.exports = a;
})), id = t(((e, t) => {
	t.exports = rd();
})), ad = t(((e, t) => {
	t.exports = typeof Uint16Array == `function` ? Uint16Array : void 0;
})), od = t(((e, t) => {
	function n() {
		throw Error(`not implemented`);
	}
	t.exports = n;
})), sd = t(((e, t) => {
	var n = id(), r = ad(), i = od();
	t.exports = n() ? r : i;
})), cd = t(((e, t) => {
	var n = Qu();
	t.exports = {
		uint16: sd(),
		uint8: n
	};
})), ld = t(((e, t) => {
	var n = cd(), r;
	function i() {
		var e = new n.uint16(1), t;
		return e[0] = 4660, t = new n.uint8(e.buffer), t[0] === 52;
	}
	r = i(), t.exports = r;
})), ud = t(((e, t) => {
	t.exports = ld();
})), dd = t(((e, t) => {
	t.exports = +(ud() === !0);
})), fd = t(((e, t) => {
	var n = Fu(), r = Uu(), i = dd(), a = new r(1), o = new n(a.buffer);
	function s(e) {
		return a[0] = e, o[i];
	}
	t.exports = s;
})), pd = t(((e, t) => {
	t.exports = fd();
})), md = t(((e, t) => {
	t.exports = +(ud() === !0);
})), hd = t(((e, t) => {
	var n = Fu(), r = Uu(), i = md(), a = new r(1), o = new n(a.buffer);
	function s(e, t) {
		return a[0] = e, o[i] = t >>> 0, a[0];
	}
	t.exports = s;
})), gd = t(((e, t) => {
	t.exports = hd();
})), _d = t(((e, t) => {
	var n = ud(), r, i, a;
	n === !0 ? (i = 1, a = 0) : (i = 0, a = 1), r = {
		HIGH: i,
		LOW: a
	}, t.exports = r;
})), vd = t(((e, t) => {
	var n = Fu(), r = Uu(), i = _d(), a = new r(1), o = new n(a.buffer), s = i.HIGH, c = i.LOW;
	function l(e, t) {
		return o[s] = e, o[c] = t, a[0];
	}
	t.exports = l;
})), yd = t(((e, t) => {
	t.exports = vd();
})), bd = t(((e, t) => {
	t.exports = 1 / 0;
})), xd = t(((e, t) => {
	t.exports = Number;
})), Sd = t(((e, t) => {
	t.exports = xd();
})), Cd = t(((e, t) => {
	t.exports = Sd().NEGATIVE_INFINITY;
})), wd = t(((e, t) => {
	t.exports = 1023;
})), Td = t(((e, t) => {
	t.exports = .34657359027997264;
})), Ed = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.03333333333333313 : -.03333333333333313 + e * (.0015873015872548146 + e * (-793650757867488e-19 + e * (4008217827329362e-21 + e * -2.0109921818362437e-7)));
	}
	t.exports = n;
})), Dd = t(((e, t) => {
	var n = $(), r = pd(), i = gd(), a = yd(), o = bd(), s = Cd(), c = wd(), l = Td(), u = Ed(), d = 709.782712893384, f = .6931471803691238, p = 19082149292705877e-26, m = 1.4426950408889634, h = 38.816242111356935, g = 1.0397207708399179;
	function _(e) {
		var t, _, v, y, b, x, S, C, w, T, E, D, O;
		if (e === o || n(e)) return e;
		if (e === s) return -1;
		if (e === 0) return e;
		if (e < 0 ? (v = !0, C = -e) : (v = !1, C = e), C >= h) {
			if (v) return -1;
			if (C >= d) return o;
		}
		if (x = r(C) | 0, C > l) C < g ? v ? (y = e + f, b = -p, O = -1) : (y = e - f, b = p, O = 1) : (O = v ? m * e - .5 : m * e + .5, O |= 0, E = O, y = e - E * f, b = E * p), e = y - b, T = y - e - b;
		else if (x < 1016070144) return e;
		else O = 0;
		return t = .5 * e, w = e * t, S = 1 + w * u(w), E = 3 - S * t, D = w * ((S - E) / (6 - e * E)), O === 0 ? e - (e * D - w) : (_ = a(c + O << 20, 0), D = e * (D - T) - T, D -= w, O === -1 ? .5 * (e - D) - .5 : O === 1 ? e < -.25 ? -2 * (D - (e + .5)) : 1 + 2 * (e - D) : O <= -2 || O > 56 ? (C = 1 - (D - e), O === 1024 ? (y = r(C) + (O << 20) | 0, C = i(C, y)) : C *= _, C - 1) : (E = 1, O < 20 ? (y = 1072693248 - (2097152 >> O) | 0, E = i(E, y), C = E - (D - e)) : (y = c - O << 20, E = i(E, y), C = e - (D + E), C += 1), C *= _, C));
	}
	t.exports = _;
})), Od = t(((e, t) => {
	t.exports = Dd();
})), kd = t(((e, t) => {
	t.exports = Math.floor;
})), Ad = t(((e, t) => {
	t.exports = kd();
})), jd = t(((e, t) => {
	function n(e) {
		return e === 0 ? .6666666666666735 : .6666666666666735 + e * (.3999999999940942 + e * (.2857142874366239 + e * (.22222198432149784 + e * (.1818357216161805 + e * (.15313837699209373 + e * .14798198605116586)))));
	}
	t.exports = n;
})), Md = t(((e, t) => {
	var n = $(), r = pd(), i = gd(), a = bd(), o = Cd(), s = wd(), c = jd(), l = .6931471803691238, u = 19082149292705877e-26, d = .41421356237309503, f = -.2928932188134525, p = 1.862645149230957e-9, m = 5551115123125783e-32, h = 9007199254740992, g = .6666666666666666;
	function _(e) {
		var t, _, v, y, b, x, S, C, w, T;
		if (e < -1 || n(e)) return NaN;
		if (e === -1) return o;
		if (e === a || e === 0) return e;
		if (v = e < 0 ? -e : e, T = 1, v < d) {
			if (v < p) return v < m ? e : e - e * e * .5;
			e > f && (T = 0, y = e, _ = 1);
		}
		return T !== 0 && (v < h ? (w = 1 + e, _ = r(w), T = (_ >> 20) - s, b = T > 0 ? 1 - (w - e) : e - (w - 1), b /= w) : (w = e, _ = r(w), T = (_ >> 20) - s, b = 0), _ &= 1048575, _ < 434334 ? w = i(w, _ | 1072693248) : (T += 1, w = i(w, _ | 1071644672), _ = 1048576 - _ >> 2), y = w - 1), t = .5 * y * y, _ === 0 ? y === 0 ? (b += T * u, T * l + b) : (C = t * (1 - g * y), T * l - (C - (T * u + b) - y)) : (x = y / (2 + y), S = x * x, C = S * c(S), T === 0 ? y - (t - x * (t + C)) : T * l - (t - (x * (t + C) + (T * u + b)) - y));
	}
	t.exports = _;
})), Nd = t(((e, t) => {
	t.exports = Md();
})), Pd = t(((e, t) => {
	t.exports = Math.sqrt;
})), Fd = t(((e, t) => {
	t.exports = Pd();
})), Id = t(((e, t) => {
	t.exports = .7853981633974483;
})), Ld = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? .16666666666666713 : (t = e < 0 ? -e : e, t <= 1 ? (n = -8.198089802484825 + e * (19.562619833175948 + e * (-16.262479672107002 + e * (5.444622390564711 + e * (-.6019598008014124 + e * .004253011369004428)))), r = -49.18853881490881 + e * (139.51056146574857 + e * (-147.1791292232726 + e * (70.49610280856842 + e * (-14.740913729888538 + e * 1))))) : (e = 1 / e, n = .004253011369004428 + e * (-.6019598008014124 + e * (5.444622390564711 + e * (-16.262479672107002 + e * (19.562619833175948 + e * -8.198089802484825)))), r = 1 + e * (-14.740913729888538 + e * (70.49610280856842 + e * (-147.1791292232726 + e * (139.51056146574857 + e * -49.18853881490881))))), n / r);
	}
	t.exports = n;
})), Rd = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? .08333333333333809 : (t = e < 0 ? -e : e, t <= 1 ? (n = 28.536655482610616 + e * (-25.56901049652825 + e * (6.968710824104713 + e * (-.5634242780008963 + e * .002967721961301243))), r = 342.43986579130785 + e * (-383.8770957603691 + e * (147.0656354026815 + e * (-21.947795316429207 + e * 1)))) : (e = 1 / e, n = .002967721961301243 + e * (-.5634242780008963 + e * (6.968710824104713 + e * (-25.56901049652825 + e * 28.536655482610616))), r = 1 + e * (-21.947795316429207 + e * (147.0656354026815 + e * (-383.8770957603691 + e * 342.43986579130785)))), n / r);
	}
	t.exports = n;
})), zd = t(((e, t) => {
	var n = $(), r = Fd(), i = Id(), a = Ld(), o = Rd(), s = 6123233995736766e-32;
	function c(e) {
		var t, c, l, u, d;
		if (n(e) || (e > 0 ? l = e : (t = !0, l = -e), l > 1)) return NaN;
		if (l > .625) c = 1 - l, u = c * o(c), c = r(c + c), d = i - c, c = c * u - s, d -= c, d += i;
		else {
			if (l < 1e-8) return e;
			c = l * l, d = c * a(c), d = l * d + l;
		}
		return t ? -d : d;
	}
	t.exports = c;
})), Bd = t(((e, t) => {
	t.exports = zd();
})), Vd = t(((e, t) => {
	function n(e) {
		return Math.abs(e);
	}
	t.exports = n;
})), Hd = t(((e, t) => {
	t.exports = Vd();
})), Ud = t(((e, t) => {
	t.exports = Math.ceil;
})), Wd = t(((e, t) => {
	t.exports = Ud();
})), Gd = t(((e, t) => {
	var n = Ad(), r = Wd();
	function i(e) {
		return e < 0 ? r(e) : n(e);
	}
	t.exports = i;
})), Kd = t(((e, t) => {
	t.exports = Gd();
})), qd = t(((e, t) => {
	t.exports = 1023;
})), Jd = t(((e, t) => {
	t.exports = -1023;
})), Yd = t(((e, t) => {
	t.exports = -1074;
})), Xd = t(((e, t) => {
	var n = bd(), r = Cd();
	function i(e) {
		return e === n || e === r;
	}
	t.exports = i;
})), Zd = t(((e, t) => {
	t.exports = Xd();
})), Qd = t(((e, t) => {
	t.exports = 2147483648;
})), $d = t(((e, t) => {
	t.exports = 2147483647;
})), ef = t(((e, t) => {
	var n = ud(), r, i, a;
	n === !0 ? (i = 1, a = 0) : (i = 0, a = 1), r = {
		HIGH: i,
		LOW: a
	}, t.exports = r;
})), tf = t(((e, t) => {
	var n = Fu(), r = Uu(), i = ef(), a = new r(1), o = new n(a.buffer), s = i.HIGH, c = i.LOW;
	function l(e, t, n, r) {
		return a[0] = e, t[r] = o[s], t[r + n] = o[c], t;
	}
	t.exports = l;
})), nf = t(((e, t) => {
	var n = tf();
	function r(e) {
		return n(e, [0, 0], 1, 0);
	}
	t.exports = r;
})), rf = t(((e, t) => {
	var n = fu(), r = nf();
	n(r, `assign`, tf()), t.exports = r;
})), af = t(((e, t) => {
	var n = Qd(), r = $d(), i = rf(), a = pd(), o = yd(), s = [0, 0];
	function c(e, t) {
		var c, l;
		return i.assign(e, s, 1, 0), c = s[0], c &= r, l = a(t), l &= n, c |= l, o(c, s[1]);
	}
	t.exports = c;
})), of = t(((e, t) => {
	t.exports = af();
})), sf = t(((e, t) => {
	t.exports = 22250738585072014e-324;
})), cf = t(((e, t) => {
	var n = sf(), r = Zd(), i = $(), a = Hd(), o = 4503599627370496;
	function s(e, t, s, c) {
		return i(e) || r(e) ? (t[c] = e, t[c + s] = 0, t) : e !== 0 && a(e) < n ? (t[c] = e * o, t[c + s] = -52, t) : (t[c] = e, t[c + s] = 0, t);
	}
	t.exports = s;
})), lf = t(((e, t) => {
	var n = cf();
	function r(e) {
		return n(e, [0, 0], 1, 0);
	}
	t.exports = r;
})), uf = t(((e, t) => {
	var n = fu(), r = lf();
	n(r, `assign`, cf()), t.exports = r;
})), df = t(((e, t) => {
	t.exports = 2146435072;
})), ff = t(((e, t) => {
	var n = pd(), r = df(), i = wd();
	function a(e) {
		var t = n(e);
		return t = (t & r) >>> 20, t - i | 0;
	}
	t.exports = a;
})), pf = t(((e, t) => {
	t.exports = ff();
})), mf = t(((e, t) => {
	var n = bd(), r = Cd(), i = wd(), a = qd(), o = Jd(), s = Yd(), c = $(), l = Zd(), u = of(), d = uf().assign, f = pf(), p = rf(), m = yd(), h = 2220446049250313e-31, g = 2148532223, _ = [0, 0], v = [0, 0];
	function y(e, t) {
		var y, b;
		return t === 0 || e === 0 || c(e) || l(e) ? e : (d(e, _, 1, 0), e = _[0], t += _[1], t += f(e), t < s ? u(0, e) : t > a ? e < 0 ? r : n : (t <= o ? (t += 52, b = h) : b = 1, p.assign(e, v, 1, 0), y = v[0], y &= g, y |= t + i << 20, b * m(y, v[1])));
	}
	t.exports = y;
})), hf = t(((e, t) => {
	t.exports = mf();
})), gf = t(((e, t) => {
	function n(e) {
		return e === 0 ? .16666666666666602 : .16666666666666602 + e * (-.0027777777777015593 + e * (6613756321437934e-20 + e * (-16533902205465252e-22 + e * 4.1381367970572385e-8)));
	}
	t.exports = n;
})), _f = t(((e, t) => {
	var n = hf(), r = gf();
	function i(e, t, i) {
		var a = e - t, o = a * a, s = a - o * r(o);
		return n(1 - (t - a * s / (2 - s) - e), i);
	}
	t.exports = i;
})), vf = t(((e, t) => {
	var n = $(), r = Kd(), i = Cd(), a = bd(), o = _f(), s = .6931471803691238, c = 19082149292705877e-26, l = 1.4426950408889634, u = 709.782712893384, d = -745.1332191019411, f = 1 / (1 << 28), p = -f;
	function m(e) {
		var t, m, h;
		return n(e) || e === a ? e : e === i ? 0 : e > u ? a : e < d ? 0 : e > p && e < f ? 1 + e : (h = r(e < 0 ? l * e - .5 : l * e + .5), t = e - h * s, m = h * c, o(t, m, h));
	}
	t.exports = m;
})), yf = t(((e, t) => {
	t.exports = vf();
})), bf = t(((e, t) => {
	var n = Ad();
	function r(e) {
		return n(e) === e;
	}
	t.exports = r;
})), xf = t(((e, t) => {
	t.exports = bf();
})), Sf = t(((e, t) => {
	var n = xf();
	function r(e) {
		return n(e / 2);
	}
	t.exports = r;
})), Cf = t(((e, t) => {
	t.exports = Sf();
})), wf = t(((e, t) => {
	var n = Cf();
	function r(e) {
		return n(e > 0 ? e - 1 : e + 1);
	}
	t.exports = r;
})), Tf = t(((e, t) => {
	t.exports = wf();
})), Ef = t(((e, t) => {
	t.exports = ud() === !0 ? 0 : 1;
})), Df = t(((e, t) => {
	var n = Fu(), r = Uu(), i = Ef(), a = new r(1), o = new n(a.buffer);
	function s(e, t) {
		return a[0] = e, o[i] = t >>> 0, a[0];
	}
	t.exports = s;
})), Of = t(((e, t) => {
	t.exports = Df();
})), kf = t(((e, t) => {
	function n(e) {
		return e | 0;
	}
	t.exports = n;
})), Af = t(((e, t) => {
	t.exports = kf();
})), jf = t(((e, t) => {
	var n = Tf(), r = of(), i = Cd(), a = bd();
	function o(e, t) {
		return t === i ? a : t === a ? 0 : t > 0 ? n(t) ? e : 0 : n(t) ? r(a, e) : a;
	}
	t.exports = o;
})), Mf = t(((e, t) => {
	var n = $d(), r = pd(), i = 1072693247, a = 1e300, o = 1e-300;
	function s(e, t) {
		return (r(e) & n) <= i ? t < 0 ? a * a : o * o : t > 0 ? a * a : o * o;
	}
	t.exports = s;
})), Nf = t(((e, t) => {
	var n = Hd(), r = bd();
	function i(e, t) {
		return e === -1 ? (e - e) / (e - e) : e === 1 ? 1 : n(e) < 1 == (t === r) ? 0 : r;
	}
	t.exports = i;
})), Pf = t(((e, t) => {
	t.exports = 20;
})), Ff = t(((e, t) => {
	function n(e) {
		return e === 0 ? .5999999999999946 : .5999999999999946 + e * (.4285714285785502 + e * (.33333332981837743 + e * (.272728123808534 + e * (.23066074577556175 + e * .20697501780033842))));
	}
	t.exports = n;
})), If = t(((e, t) => {
	var n = pd(), r = Of(), i = gd(), a = wd(), o = Pf(), s = Ff(), c = 1048575, l = 1048576, u = 1072693248, d = 536870912, f = 524288, p = 9007199254740992, m = .9617966939259756, h = .9617967009544373, g = -7.028461650952758e-9, _ = [1, 1.5], v = [0, .5849624872207642], y = [0, 1.350039202129749e-8];
	function b(e, t, b) {
		var x, S, C, w, T, E, D, O, k, A, j, M, N, P, F, I, L, R, z, ee = 0, B, V;
		return b < l && (t *= p, ee -= 53, b = n(t)), ee += (b >> o) - a | 0, B = b & c | 0, b = B | u | 0, B <= 235662 ? V = 0 : B < 767610 ? V = 1 : (V = 0, ee += 1, b -= l), t = i(t, b), O = _[V], R = t - O, z = 1 / (t + O), S = R * z, w = r(S, 0), x = (b >> 1 | d) + f, x += V << 18, E = i(0, x), D = t - (E - O), T = z * (R - w * E - w * D), C = S * S, L = C * C * s(C), L += T * (w + S), C = w * w, E = 3 + C + L, E = r(E, 0), D = L - (E - 3 - C), R = w * E, z = T * E + D * S, A = R + z, A = r(A, 0), j = z - (A - R), M = h * A, N = g * A + j * m + y[V], k = v[V], I = ee, P = M + N + k + I, P = r(P, 0), F = N - (P - I - k - M), e[0] = P, e[1] = F, e;
	}
	t.exports = b;
})), Lf = t(((e, t) => {
	function n(e) {
		return e === 0 ? .5 : .5 + e * (-.3333333333333333 + e * .25);
	}
	t.exports = n;
})), Rf = t(((e, t) => {
	var n = Of(), r = Lf(), i = 1.4426950408889634, a = 1.4426950216293335, o = 1.9259629911266175e-8;
	function s(e, t) {
		var s, c, l = t - 1, u = l * l * r(l), d = a * l, f = l * o - u * i;
		return c = d + f, c = n(c, 0), s = f - (c - d), e[0] = c, e[1] = s, e;
	}
	t.exports = s;
})), zf = t(((e, t) => {
	t.exports = .6931471805599453;
})), Bf = t(((e, t) => {
	t.exports = 1048575;
})), Vf = t(((e, t) => {
	function n(e) {
		return e === 0 ? .16666666666666602 : .16666666666666602 + e * (-.0027777777777015593 + e * (6613756321437934e-20 + e * (-16533902205465252e-22 + e * 4.1381367970572385e-8)));
	}
	t.exports = n;
})), Hf = t(((e, t) => {
	var n = pd(), r = gd(), i = Of(), a = Af(), o = hf(), s = zf(), c = wd(), l = $d(), u = Bf(), d = Pf(), f = Vf(), p = 1048576, m = 1071644672, h = .6931471824645996, g = -1.904654299957768e-9;
	function _(e, t, _) {
		var v, y, b, x, S, C, w, T, E, D = e & l | 0, O = (D >> d) - c | 0;
		return E = 0, D > m && (E = e + (p >> O + 1) >>> 0, O = ((E & l) >> d) - c | 0, v = (E & ~(u >> O)) >>> 0, b = r(0, v), E = (E & u | p) >> d - O >>> 0, e < 0 && (E = -E), t -= b), b = _ + t, b = i(b, 0), S = b * h, C = (_ - (b - t)) * s + b * g, T = S + C, w = C - (T - S), b = T * T, y = T - b * f(b), x = T * y / (y - 2) - (w + T * w), T = 1 - (x - T), e = n(T), e = a(e), e += E << d >>> 0, T = e >> d <= 0 ? o(T, E) : r(T, e), T;
	}
	t.exports = _;
})), Uf = t(((e, t) => {
	var n = $(), r = Tf(), i = Zd(), a = xf(), o = Fd(), s = Hd(), c = rf(), l = Of(), u = Af(), d = Cd(), f = bd(), p = $d(), m = jf(), h = Mf(), g = Nf(), _ = If(), v = Rf(), y = Hf(), b = 1072693247, x = 1105199104, S = 1139802112, C = 1083179008, w = 1072693248, T = 1083231232, E = 3230714880, D = 31, O = 1e300, k = 1e-300, A = 8008566259537294e-32, j = [0, 0], M = [0, 0];
	function N(e, t) {
		var P, F, I, L, R, z, ee, B, V, H, U, te, W, G, K, ne;
		if (n(e) || n(t)) return NaN;
		if (c.assign(t, j, 1, 0), z = j[0], ee = j[1], ee === 0) {
			if (t === 0) return 1;
			if (t === 1) return e;
			if (t === -1) return 1 / e;
			if (t === .5) return o(e);
			if (t === -.5) return 1 / o(e);
			if (t === 2) return e * e;
			if (t === 3) return e * e * e;
			if (t === 4) return e *= e, e * e;
			if (i(t)) return g(e, t);
		}
		if (c.assign(e, j, 1, 0), L = j[0], R = j[1], R === 0) {
			if (L === 0) return m(e, t);
			if (e === 1) return 1;
			if (e === -1 && r(t)) return -1;
			if (i(e)) return e === d ? N(-0, -t) : t < 0 ? 0 : f;
		}
		if (e < 0 && a(t) === !1) return (e - e) / (e - e);
		if (I = s(e), P = L & p | 0, F = z & p | 0, B = L >>> D | 0, V = z >>> D | 0, B = B && r(t) ? -1 : 1, F > x) {
			if (F > S) return h(e, t);
			if (P < b) return V === 1 ? B * O * O : B * k * k;
			if (P > w) return V === 0 ? B * O * O : B * k * k;
			W = v(M, I);
		} else W = _(M, I, P);
		if (H = l(t, 0), te = (t - H) * W[0] + t * W[1], U = H * W[0], G = te + U, c.assign(G, j, 1, 0), K = u(j[0]), ne = u(j[1]), K >= C) {
			if ((K - C | ne) !== 0 || te + A > G - U) return B * O * O;
		} else if ((K & p) >= T && ((K - E | ne) !== 0 || te <= G - U)) return B * k * k;
		return G = y(K, U, te), B * G;
	}
	t.exports = N;
})), Wf = t(((e, t) => {
	t.exports = Uf();
})), Gf = t(((e, t) => {
	t.exports = 2.718281828459045;
})), Kf = t(((e, t) => {
	t.exports = 2220446049250313e-31;
})), qf = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? 1 / 0 : (t = e < 0 ? -e : e, t <= 1 ? (n = 709811.662581658 + e * (679979.8474157227 + e * (293136.7857211597 + e * (74887.54032914672 + e * (12555.290582413863 + e * (1443.4299244417066 + e * (115.24194596137347 + e * (6.309239205732627 + e * (.22668404630224365 + e * (.004826466289237662 + e * 4624429436045379e-20))))))))), r = 0 + e * (362880 + e * (1026576 + e * (1172700 + e * (723680 + e * (269325 + e * (63273 + e * (9450 + e * (870 + e * (45 + e * 1)))))))))) : (e = 1 / e, n = 4624429436045379e-20 + e * (.004826466289237662 + e * (.22668404630224365 + e * (6.309239205732627 + e * (115.24194596137347 + e * (1443.4299244417066 + e * (12555.290582413863 + e * (74887.54032914672 + e * (293136.7857211597 + e * (679979.8474157227 + e * 709811.662581658))))))))), r = 1 + e * (45 + e * (870 + e * (9450 + e * (63273 + e * (269325 + e * (723680 + e * (1172700 + e * (1026576 + e * (362880 + e * 0)))))))))), n / r);
	}
	t.exports = n;
})), Jf = t(((e, t) => {
	var n = $(), r = Nd(), i = Fd(), a = Hd(), o = yf(), s = Wf(), c = Gf(), l = Kf(), u = qf(), d = 10.900511;
	function f(e, t) {
		var f, p, m, h, g, _, v;
		return n(e) || n(t) || e < 0 || t < 0 ? NaN : t === 1 ? 1 / e : e === 1 ? 1 / t : (v = e + t, v < l ? (g = v / e, g /= t, g) : v === e && t < l ? 1 / t : v === t && e < l ? 1 / e : (e < t && (_ = t, t = e, e = _), p = e + d - .5, m = t + d - .5, h = v + d - .5, g = u(e) * (u(t) / u(v)), f = e - .5 - t, a(t * f) < h * 100 && e > 100 ? g *= o(f * r(-t / h)) : g *= s(p / h, f), g *= s(h > 1e10 ? p / h * (m / h) : p * m / (h * h), t), g *= i(c / m), g));
	}
	t.exports = f;
})), Yf = t(((e, t) => {
	t.exports = Jf();
})), Xf = t(((e, t) => {
	var n = bd();
	function r(e) {
		return e === 0 && 1 / e === n;
	}
	t.exports = r;
})), Zf = t(((e, t) => {
	t.exports = Xf();
})), Qf = t(((e, t) => {
	var n = Zf(), r = $(), i = bd();
	function a(e, t) {
		return r(e) || r(t) ? NaN : e === i || t === i ? i : e === t && e === 0 ? n(e) ? e : t : e > t ? e : t;
	}
	t.exports = a;
})), $f = t(((e, t) => {
	t.exports = Qf();
})), ep = t(((e, t) => {
	var n = Cd();
	function r(e) {
		return e === 0 && 1 / e === n;
	}
	t.exports = r;
})), tp = t(((e, t) => {
	t.exports = ep();
})), np = t(((e, t) => {
	var n = tp(), r = $(), i = Cd();
	function a(e, t) {
		return r(e) || r(t) ? NaN : e === i || t === i ? i : e === t && e === 0 ? n(e) ? e : t : e < t ? e : t;
	}
	t.exports = a;
})), rp = t(((e, t) => {
	t.exports = np();
})), ip = t(((e, t) => {
	t.exports = 17976931348623157e292;
})), ap = t(((e, t) => {
	t.exports = 2147483647;
})), op = t(((e, t) => {
	t.exports = 1.5707963267948966;
})), sp = t(((e, t) => {
	t.exports = 3.141592653589793;
})), cp = t(((e, t) => {
	function n(e) {
		return e === 0 ? .0416666666666666 : .0416666666666666 + e * (-.001388888888887411 + e * 2480158728947673e-20);
	}
	t.exports = n;
})), lp = t(((e, t) => {
	function n(e) {
		return e === 0 ? -2.7557314351390663e-7 : -2.7557314351390663e-7 + e * (2.087572321298175e-9 + e * -11359647557788195e-27);
	}
	t.exports = n;
})), up = t(((e, t) => {
	var n = cp(), r = lp();
	function i(e, t) {
		var i, a, o, s = e * e;
		return o = s * s, a = s * n(s), a += o * o * r(s), i = .5 * s, o = 1 - i, o + (1 - o - i + (s * a - e * t));
	}
	t.exports = i;
})), dp = t(((e, t) => {
	t.exports = up();
})), fp = t(((e, t) => {
	var n = -.16666666666666632;
	function r(e, t) {
		var r, i, a, o = e * e;
		return a = o * o, r = .00833333333332249 + o * (-.0001984126982985795 + o * 27557313707070068e-22) + o * a * (-2.5050760253406863e-8 + o * 158969099521155e-24), i = o * e, t === 0 ? e + i * (n + o * r) : e - (o * (.5 * t - i * r) - t - i * n);
	}
	t.exports = r;
})), pp = t(((e, t) => {
	t.exports = fp();
})), mp = t(((e, t) => {
	t.exports = ud() === !0 ? 0 : 1;
})), hp = t(((e, t) => {
	var n = Fu(), r = Uu(), i = mp(), a = new r(1), o = new n(a.buffer);
	function s(e) {
		return a[0] = e, o[i];
	}
	t.exports = s;
})), gp = t(((e, t) => {
	t.exports = hp();
})), _p = t(((e, t) => {
	function n(e, t) {
		for (var n = [], r = 0; r < t; r++) n.push(e);
		return n;
	}
	t.exports = n;
})), vp = t(((e, t) => {
	t.exports = _p();
})), yp = t(((e, t) => {
	var n = vp();
	function r(e) {
		return n(0, e);
	}
	t.exports = r;
})), bp = t(((e, t) => {
	t.exports = yp();
})), xp = t(((e, t) => {
	var n = Ad(), r = hf(), i = bp(), a = [
		10680707,
		7228996,
		1387004,
		2578385,
		16069853,
		12639074,
		9804092,
		4427841,
		16666979,
		11263675,
		12935607,
		2387514,
		4345298,
		14681673,
		3074569,
		13734428,
		16653803,
		1880361,
		10960616,
		8533493,
		3062596,
		8710556,
		7349940,
		6258241,
		3772886,
		3769171,
		3798172,
		8675211,
		12450088,
		3874808,
		9961438,
		366607,
		15675153,
		9132554,
		7151469,
		3571407,
		2607881,
		12013382,
		4155038,
		6285869,
		7677882,
		13102053,
		15825725,
		473591,
		9065106,
		15363067,
		6271263,
		9264392,
		5636912,
		4652155,
		7056368,
		13614112,
		10155062,
		1944035,
		9527646,
		15080200,
		6658437,
		6231200,
		6832269,
		16767104,
		5075751,
		3212806,
		1398474,
		7579849,
		6349435,
		12618859
	], o = [
		1.570796251296997,
		7.549789415861596e-8,
		5390302529957765e-30,
		3282003415807913e-37,
		1270655753080676e-44,
		12293330898111133e-52,
		27337005381646456e-60,
		21674168387780482e-67
	], s = 16777216, c = 5.960464477539063e-8, l = i(20), u = i(20), d = i(20), f = i(20);
	function p(e, t, i, l, u, m, h, g, _) {
		var v, y, b, x = m, S, C, w, T, E = l[i];
		for (T = i, S = 0; T > 0; S++) y = c * E | 0, f[S] = E - s * y | 0, E = l[T - 1] + y, --T;
		if (E = r(E, u), E -= 8 * n(E * .125), w = E | 0, E -= w, b = 0, u > 0 ? (S = f[i - 1] >> 24 - u, w += S, f[i - 1] -= S << 24 - u, b = f[i - 1] >> 23 - u) : u === 0 ? b = f[i - 1] >> 23 : E >= .5 && (b = 2), b > 0) {
			for (w += 1, v = 0, S = 0; S < i; S++) T = f[S], v === 0 ? T !== 0 && (v = 1, f[S] = 16777216 - T) : f[S] = 16777215 - T;
			if (u > 0) switch (u) {
				case 1:
					f[i - 1] &= 8388607;
					break;
				case 2: f[i - 1] &= 4194303;
			}
			b === 2 && (E = 1 - E, v !== 0 && (E -= r(1, u)));
		}
		if (E === 0) {
			for (T = 0, S = i - 1; S >= m; S--) T |= f[S];
			if (T === 0) {
				for (C = 1; f[m - C] === 0; C++);
				for (S = i + 1; S <= i + C; S++) {
					for (_[g + S] = a[h + S], y = 0, T = 0; T <= g; T++) y += e[T] * _[g + (S - T)];
					l[S] = y;
				}
				return i += C, p(e, t, i, l, u, m, h, g, _);
			}
			for (--i, u -= 24; f[i] === 0;) --i, u -= 24;
		} else E = r(E, -u), E >= s ? (y = c * E | 0, f[i] = E - s * y | 0, i += 1, u += 24, f[i] = y) : f[i] = E | 0;
		for (y = r(1, u), S = i; S >= 0; S--) l[S] = y * f[S], y *= c;
		for (S = i; S >= 0; S--) {
			for (y = 0, C = 0; C <= x && C <= i - S; C++) y += o[C] * l[S + C];
			d[i - S] = y;
		}
		for (y = 0, S = i; S >= 0; S--) y += d[S];
		for (t[0] = b === 0 ? y : -y, y = d[0] - y, S = 1; S <= i; S++) y += d[S];
		return t[1] = b === 0 ? y : -y, w & 7;
	}
	function m(e, t, n, r) {
		var i, o = 4, s, c = r - 1, d, f, m, h, g;
		for (s = (n - 3) / 24 | 0, s < 0 && (s = 0), f = n - 24 * (s + 1), h = s - c, g = c + o, m = 0; m <= g; m++) h < 0 ? l[m] = 0 : l[m] = a[h], h += 1;
		for (m = 0; m <= o; m++) {
			for (i = 0, h = 0; h <= c; h++) i += e[h] * l[c + (m - h)];
			u[m] = i;
		}
		return d = o, p(e, t, d, u, f, o, s, c, l);
	}
	t.exports = m;
})), Sp = t(((e, t) => {
	t.exports = Math.round;
})), Cp = t(((e, t) => {
	t.exports = Sp();
})), wp = t(((e, t) => {
	var n = Cp(), r = pd(), i = .6366197723675814, a = 1.5707963267341256, o = 6077100506506192e-26, s = 6077100506303966e-26, c = 20222662487959506e-37, l = 20222662487111665e-37, u = 84784276603689e-45, d = 2047;
	function f(e, t, f) {
		var p, m = n(e * i), h, g = e - m * a, _ = m * o, v, y = t >> 20;
		return f[0] = g - _, p = r(f[0]), v = y - (p >> 20 & d), v > 16 && (h = g, _ = m * s, g = h - _, _ = m * c - (h - g - _), f[0] = g - _, p = r(f[0]), v = y - (p >> 20 & d), v > 49 && (h = g, _ = m * l, g = h - _, _ = m * u - (h - g - _), f[0] = g - _)), f[1] = g - f[0] - _, m;
	}
	t.exports = f;
})), Tp = t(((e, t) => {
	var n = $d(), r = df(), i = Bf(), a = pd(), o = gp(), s = yd(), c = xp(), l = wp(), u = 0, d = 16777216, f = 1.5707963267341256, p = 6077100506506192e-26, m = 2 * p, h = 3 * p, g = 4 * p, _ = 598523, v = 1072243195, y = 1073928572, b = 1074752122, x = 1074977148, S = 1075183036, C = 1075388923, w = 1075594811, T = 1094263291, E = [
		0,
		0,
		0
	], D = [0, 0];
	function O(e, t) {
		var O, k, A = a(e) | 0, j = A & n | 0, M, N, P, F;
		if (j <= v) return t[0] = e, t[1] = 0, 0;
		if (j <= b) return (j & i) === _ ? l(e, j, t) : j <= y ? A > 0 ? (F = e - f, t[0] = F - p, t[1] = F - t[0] - p, 1) : (F = e + f, t[0] = F + p, t[1] = F - t[0] + p, -1) : A > 0 ? (F = e - 2 * f, t[0] = F - m, t[1] = F - t[0] - m, 2) : (F = e + 2 * f, t[0] = F + m, t[1] = F - t[0] + m, -2);
		if (j <= w) return j <= S ? j === x ? l(e, j, t) : A > 0 ? (F = e - 3 * f, t[0] = F - h, t[1] = F - t[0] - h, 3) : (F = e + 3 * f, t[0] = F + h, t[1] = F - t[0] + h, -3) : j === C ? l(e, j, t) : A > 0 ? (F = e - 4 * f, t[0] = F - g, t[1] = F - t[0] - g, 4) : (F = e + 4 * f, t[0] = F + g, t[1] = F - t[0] + g, -4);
		if (j < T) return l(e, j, t);
		if (j >= r) return t[0] = NaN, t[1] = NaN, 0;
		for (O = o(e), k = (j >> 20) - 1046, F = s(j - (k << 20), O), N = 0; N < 2; N++) E[N] = F | 0, F = (F - E[N]) * d;
		for (E[2] = F, M = 3; E[M - 1] === u;) --M;
		return P = c(E, D, k, M, 1), A < 0 ? (t[0] = -D[0], t[1] = -D[1], -P) : (t[0] = D[0], t[1] = D[1], P);
	}
	t.exports = O;
})), Ep = t(((e, t) => {
	t.exports = Tp();
})), Dp = t(((e, t) => {
	var n = $d(), r = df(), i = pd(), a = dp(), o = pp(), s = Ep(), c = 1072243195, l = 1045430272, u = [0, 0];
	function d(e) {
		var t = i(e), d;
		if (t &= n, t <= c) return t < l ? e : o(e, 0);
		if (t >= r) return NaN;
		switch (d = s(e, u), d & 3) {
			case 0: return o(u[0], u[1]);
			case 1: return a(u[0], u[1]);
			case 2: return -o(u[0], u[1]);
			default: return -a(u[0], u[1]);
		}
	}
	t.exports = d;
})), Op = t(((e, t) => {
	t.exports = Dp();
})), kp = t(((e, t) => {
	t.exports = 2.5066282746310007;
})), Ap = t(((e, t) => {
	function n(e) {
		return e === 0 ? .08333333333334822 : .08333333333334822 + e * (.0034722222160545866 + e * (-.0026813261780578124 + e * (-.00022954996161337813 + e * .0007873113957930937)));
	}
	t.exports = n;
})), jp = t(((e, t) => {
	var n = kp(), r = Wf(), i = yf(), a = Ap(), o = 143.01608;
	function s(e) {
		var t = 1 / e, s, c;
		return t = 1 + t * a(t), s = i(e), e > o ? (c = r(e, .5 * e - .25), s = c / s * c) : s = r(e, e - .5) / s, n * s * t;
	}
	t.exports = s;
})), Mp = t(((e, t) => {
	t.exports = .5772156649015329;
})), Np = t(((e, t) => {
	var n = Mp();
	function r(e, t) {
		return t / ((1 + n * e) * e);
	}
	t.exports = r;
})), Pp = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? 1 : (t = e < 0 ? -e : e, t <= 1 ? (n = 1 + e * (.4942148268014971 + e * (.20744822764843598 + e * (.04763678004571372 + e * (.010421379756176158 + e * (.0011913514700658638 + e * (.00016011952247675185 + e * 0)))))), r = 1 + e * (.0714304917030273 + e * (-.23459179571824335 + e * (.035823639860549865 + e * (.011813978522206043 + e * (-.004456419138517973 + e * (.0005396055804933034 + e * -23158187332412014e-21))))))) : (e = 1 / e, n = 0 + e * (.00016011952247675185 + e * (.0011913514700658638 + e * (.010421379756176158 + e * (.04763678004571372 + e * (.20744822764843598 + e * (.4942148268014971 + e * 1)))))), r = -23158187332412014e-21 + e * (.0005396055804933034 + e * (-.004456419138517973 + e * (.011813978522206043 + e * (.035823639860549865 + e * (-.23459179571824335 + e * (.0714304917030273 + e * 1))))))), n / r);
	}
	t.exports = n;
})), Fp = t(((e, t) => {
	var n = $(), r = xf(), i = tp(), a = Hd(), o = Ad(), s = Op(), c = bd(), l = Cd(), u = sp(), d = jp(), f = Np(), p = Pp();
	function m(e) {
		var t, m, h, g;
		if (r(e) && e < 0 || e === l || n(e)) return NaN;
		if (e === 0) return i(e) ? l : c;
		if (e > 171.61447887182297) return c;
		if (e < -170.5674972726612) return 0;
		if (m = a(e), m > 33) return e >= 0 ? d(e) : (h = o(m), t = h & 1 ? 1 : -1, g = m - h, g > .5 && (h += 1, g = m - h), g = m * s(u * g), t * u / (a(g) * d(m)));
		for (g = 1; e >= 3;) --e, g *= e;
		for (; e < 0;) {
			if (e > -1e-9) return f(e, g);
			g /= e, e += 1;
		}
		for (; e < 2;) {
			if (e < 1e-9) return f(e, g);
			g /= e, e += 1;
		}
		return e === 2 ? g : (e -= 2, g * p(e));
	}
	t.exports = m;
})), Ip = t(((e, t) => {
	t.exports = Fp();
})), Lp = t(((e, t) => {
	t.exports = 170;
})), Rp = t(((e, t) => {
	t.exports = [
		1,
		1,
		2,
		6,
		24,
		120,
		720,
		5040,
		40320,
		362880,
		3628800,
		39916800,
		479001600,
		6227020800,
		87178291200,
		1307674368e3,
		20922789888e3,
		355687428096e3,
		6402373705728e3,
		0x1b02b9306890000,
		0x21c3677c82b40000,
		0x2c5077d36b8c40000,
		0x3ceea4c2b3e0d80000,
		2585201673888498e7,
		6204484017332394e8,
		15511210043330986e9,
		40329146112660565e10,
		10888869450418352e12,
		30488834461171387e13,
		8841761993739702e15,
		26525285981219107e16,
		8222838654177922e18,
		2631308369336935e20,
		8683317618811886e21,
		29523279903960416e22,
		10333147966386145e24,
		37199332678990125e25,
		13763753091226346e27,
		5230226174666011e29,
		20397882081197444e30,
		8159152832478977e32,
		3345252661316381e34,
		140500611775288e37,
		6041526306337383e37,
		2658271574788449e39,
		11962222086548019e40,
		5502622159812089e42,
		25862324151116818e43,
		12413915592536073e45,
		6082818640342675e47,
		30414093201713376e48,
		15511187532873822e50,
		8065817517094388e52,
		42748832840600255e53,
		2308436973392414e56,
		12696403353658276e57,
		7109985878048635e59,
		40526919504877214e60,
		23505613312828785e62,
		13868311854568984e64,
		832098711274139e67,
		5075802138772248e68,
		3146997326038794e70,
		198260831540444e73,
		12688693218588417e73,
		8247650592082472e75,
		5443449390774431e77,
		3647111091818868e79,
		24800355424368305e80,
		1711224524281413e83,
		11978571669969892e84,
		8504785885678623e86,
		61234458376886085e87,
		44701154615126844e89,
		3307885441519386e92,
		248091408113954e95,
		18854947016660504e95,
		14518309202828587e97,
		11324281178206297e99,
		8946182130782976e101,
		7156945704626381e103,
		5797126020747368e105,
		4753643337012842e107,
		3945523969720659e109,
		3314240134565353e111,
		281710411438055e114,
		24227095383672734e114,
		2107757298379528e117,
		18548264225739844e118,
		1650795516090846e121,
		14857159644817615e122,
		1352001527678403e125,
		12438414054641308e126,
		11567725070816416e128,
		1087366156656743e131,
		1032997848823906e133,
		9916779348709496e134,
		9619275968248212e136,
		9426890448883248e138,
		9332621544394415e140,
		9332621544394415e142,
		942594775983836e145,
		9614466715035127e146,
		990290071648618e149,
		10299016745145628e150,
		1081396758240291e153,
		11462805637347084e154,
		1226520203196138e157,
		1324641819451829e159,
		14438595832024937e160,
		1588245541522743e163,
		17629525510902446e164,
		1974506857221074e167,
		22311927486598138e168,
		25435597334721877e170,
		2925093693493016e173,
		3393108684451898e175,
		3969937160808721e177,
		4684525849754291e179,
		5574585761207606e181,
		6689502913449127e183,
		8094298525273444e185,
		9875044200833601e187,
		1214630436702533e190,
		1506141741511141e192,
		1882677176888926e194,
		2372173242880047e196,
		30126600184576594e197,
		3856204823625804e200,
		4974504222477287e202,
		6466855489220474e204,
		847158069087882e207,
		11182486511960043e208,
		14872707060906857e210,
		19929427461615188e212,
		26904727073180504e214,
		3659042881952549e217,
		5012888748274992e219,
		6917786472619489e221,
		9615723196941089e223,
		13462012475717526e225,
		1898143759076171e228,
		2695364137888163e230,
		3854370717180073e232,
		55502938327393044e233,
		8047926057471992e236,
		11749972043909107e238,
		1727245890454639e241,
		25563239178728654e242,
		380892263763057e246,
		5713383956445855e247,
		862720977423324e250,
		13113358856834524e251,
		20063439050956823e253,
		30897696138473508e255,
		4789142901463394e258,
		7471062926282894e260,
		11729568794264145e262,
		1853271869493735e265,
		29467022724950384e266,
		47147236359920616e268,
		7590705053947219e271,
		12296942187394494e273,
		20044015765453026e275,
		3287218585534296e278,
		5423910666131589e280,
		9003691705778438e282,
		1503616514864999e285,
		25260757449731984e286,
		4269068009004705e289,
		7257415615307999e291
	];
})), zp = t(((e, t) => {
	var n = $(), r = xf(), i = Ip(), a = bd(), o = Lp(), s = Rp();
	function c(e) {
		return n(e) ? NaN : r(e) ? e < 0 ? NaN : e <= o ? s[e] : a : i(e + 1);
	}
	t.exports = c;
})), Bp = t(((e, t) => {
	t.exports = zp();
})), Vp = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? 1 / 0 : (t = e < 0 ? -e : e, t <= 1 ? (n = 38474670393.31777 + e * (36857665043.51951 + e * (15889202453.72942 + e * (4059208354.298835 + e * (680547661.1834733 + e * (78239755.00312005 + e * (6246580.776401795 + e * (341986.3488721347 + e * (12287.194511824551 + e * (261.61404416416684 + e * 2.5066282746310007))))))))), r = 0 + e * (362880 + e * (1026576 + e * (1172700 + e * (723680 + e * (269325 + e * (63273 + e * (9450 + e * (870 + e * (45 + e * 1)))))))))) : (e = 1 / e, n = 2.5066282746310007 + e * (261.61404416416684 + e * (12287.194511824551 + e * (341986.3488721347 + e * (6246580.776401795 + e * (78239755.00312005 + e * (680547661.1834733 + e * (4059208354.298835 + e * (15889202453.72942 + e * (36857665043.51951 + e * 38474670393.31777))))))))), r = 1 + e * (45 + e * (870 + e * (9450 + e * (63273 + e * (269325 + e * (723680 + e * (1172700 + e * (1026576 + e * (362880 + e * 0)))))))))), n / r);
	}
	t.exports = n;
})), Hp = t(((e, t) => {
	t.exports = Vp();
})), Up = t(((e, t) => {
	t.exports = Hp();
})), Wp = t(((e, t) => {
	t.exports = 10.900511;
})), Gp = t(((e, t) => {
	var n = Up(), r = Ip(), i = Nd(), a = Hd(), o = yf(), s = Wf(), c = Kf(), l = Gf(), u = Wp(), d = Lp(), f = 4269068009004705e289;
	function p(e, t) {
		var m, h, g;
		return e < c ? t >= d ? (h = p(t, d - t), h *= e, h *= f, 1 / h) : 1 / (e * r(e + t)) : (g = e + u - .5, e + t === e ? m = a(t / g) < c ? o(-t) : 1 : (m = a(t) < 10 ? o((.5 - e) * i(t / g)) : s(g / (g + t), e - .5), m *= n(e) / n(e + t)), m *= s(l / (g + t), t), m);
	}
	t.exports = p;
})), Kp = t(((e, t) => {
	var n = Hd(), r = Ad(), i = Ip(), a = Bp(), o = Lp(), s = Gp();
	function c(e, t) {
		var c, l, u;
		if (e <= 0 || e + t <= 0) return i(e) / i(e + t);
		if (l = r(t), l === t) {
			if (u = r(e), u === e && e <= o && e + t <= o) return a(u - 1) / a(l + u - 1);
			if (n(t) < 20) {
				if (t === 0) return 1;
				if (t < 0) {
					for (--e, c = e, t += 1; t !== 0;) --e, c *= e, t += 1;
					return c;
				}
				for (c = 1 / e, --t; t !== 0;) e += 1, c /= e, --t;
				return c;
			}
		}
		return s(e, t);
	}
	t.exports = c;
})), qp = t(((e, t) => {
	t.exports = Kp();
})), Jp = t(((e, t) => {
	function n(e) {
		return e === 0 ? .3999999999940942 : .3999999999940942 + e * (.22222198432149784 + e * .15313837699209373);
	}
	t.exports = n;
})), Yp = t(((e, t) => {
	function n(e) {
		return e === 0 ? .6666666666666735 : .6666666666666735 + e * (.2857142874366239 + e * (.1818357216161805 + e * .14798198605116586));
	}
	t.exports = n;
})), Xp = t(((e, t) => {
	var n = pd(), r = gd(), i = $(), a = wd(), o = Cd(), s = Jp(), c = Yp(), l = .6931471803691238, u = 19082149292705877e-26, d = 0x40000000000000, f = .3333333333333333, p = 1048575, m = 2146435072, h = 1048576, g = 1072693248;
	function _(e) {
		var t, _, v, y, b, x, S, C, w, T, E, D;
		return e === 0 ? o : i(e) || e < 0 ? NaN : (_ = n(e), b = 0, _ < h && (b -= 54, e *= d, _ = n(e)), _ >= m ? e + e : (b += (_ >> 20) - a | 0, _ &= p, C = _ + 614244 & 1048576, e = r(e, _ | C ^ g), b += C >> 20, S = e - 1, (p & 2 + _) < 3 ? S === 0 ? b === 0 ? 0 : b * l + b * u : (x = S * S * (.5 - f * S), b === 0 ? S - x : b * l - (x - b * u - S)) : (T = S / (2 + S), D = T * T, C = _ - 398458 | 0, E = D * D, w = 440401 - _ | 0, y = E * s(E), v = D * c(E), C |= w, x = v + y, C > 0 ? (t = .5 * S * S, b === 0 ? S - (t - T * (t + x)) : b * l - (t - (T * (t + x) + b * u) - S)) : b === 0 ? S - T * (S - x) : b * l - (T * (S - x) - b * u - S))));
	}
	t.exports = _;
})), Zp = t(((e, t) => {
	t.exports = Xp();
})), Qp = t(((e, t) => {
	var n = pd(), r = dp(), i = pp(), a = Ep(), o = $d(), s = df(), c = [0, 0], l = 1072243195, u = 1044381696;
	function d(e) {
		var t = n(e), d;
		if (t &= o, t <= l) return t < u ? 1 : r(e, 0);
		if (t >= s) return NaN;
		switch (d = a(e, c), d & 3) {
			case 0: return r(c[0], c[1]);
			case 1: return -i(c[0], c[1]);
			case 2: return -r(c[0], c[1]);
			default: return i(c[0], c[1]);
		}
	}
	t.exports = d;
})), $p = t(((e, t) => {
	t.exports = Qp();
})), em = t(((e, t) => {
	var n = $(), r = Zd(), i = $p(), a = Op(), o = Hd(), s = of(), c = sp();
	function l(e) {
		var t, l;
		return n(e) || r(e) ? NaN : (l = e % 2, t = o(l), t === 0 || t === 1 ? s(0, l) : t < .25 ? a(c * l) : t < .75 ? (t = .5 - t, s(i(c * t), l)) : t < 1.25 ? (l = s(1, l) - l, a(c * l)) : t < 1.75 ? (t -= 1.5, -s(i(c * t), l)) : (l -= s(2, l), a(c * l)));
	}
	t.exports = l;
})), tm = t(((e, t) => {
	t.exports = em();
})), nm = t(((e, t) => {
	function n(e) {
		return e === 0 ? .06735230105312927 : .06735230105312927 + e * (.007385550860814029 + e * (.0011927076318336207 + e * (.00022086279071390839 + e * 25214456545125733e-21)));
	}
	t.exports = n;
})), rm = t(((e, t) => {
	function n(e) {
		return e === 0 ? .020580808432516733 : .020580808432516733 + e * (.0028905138367341563 + e * (.0005100697921535113 + e * (.00010801156724758394 + e * 44864094961891516e-21)));
	}
	t.exports = n;
})), im = t(((e, t) => {
	function n(e) {
		return e === 0 ? 1.3920053346762105 : 1.3920053346762105 + e * (.7219355475671381 + e * (.17193386563280308 + e * (.01864591917156529 + e * (.0007779424963818936 + e * 7326684307446256e-21))));
	}
	t.exports = n;
})), am = t(((e, t) => {
	function n(e) {
		return e === 0 ? .21498241596060885 : .21498241596060885 + e * (.325778796408931 + e * (.14635047265246445 + e * (.02664227030336386 + e * (.0018402845140733772 + e * 3194753265841009e-20))));
	}
	t.exports = n;
})), om = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.032788541075985965 : -.032788541075985965 + e * (.006100538702462913 + e * (-.0014034646998923284 + e * .00031563207090362595));
	}
	t.exports = n;
})), sm = t(((e, t) => {
	function n(e) {
		return e === 0 ? .01797067508118204 : .01797067508118204 + e * (-.0036845201678113826 + e * (.000881081882437654 + e * -.00031275416837512086));
	}
	t.exports = n;
})), cm = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.010314224129834144 : -.010314224129834144 + e * (.0022596478090061247 + e * (-.0005385953053567405 + e * .0003355291926355191));
	}
	t.exports = n;
})), lm = t(((e, t) => {
	function n(e) {
		return e === 0 ? .6328270640250934 : .6328270640250934 + e * (1.4549225013723477 + e * (.9777175279633727 + e * (.22896372806469245 + e * .013381091853678766)));
	}
	t.exports = n;
})), um = t(((e, t) => {
	function n(e) {
		return e === 0 ? 2.4559779371304113 : 2.4559779371304113 + e * (2.128489763798934 + e * (.7692851504566728 + e * (.10422264559336913 + e * .003217092422824239)));
	}
	t.exports = n;
})), dm = t(((e, t) => {
	function n(e) {
		return e === 0 ? .08333333333333297 : .08333333333333297 + e * (-.0027777777772877554 + e * (.0007936505586430196 + e * (-.00059518755745034 + e * (.0008363399189962821 + e * -.0016309293409657527))));
	}
	t.exports = n;
})), fm = t(((e, t) => {
	var n = $(), r = Zd(), i = Hd(), a = Zp(), o = Kd(), s = tm(), c = sp(), l = bd(), u = nm(), d = rm(), f = im(), p = am(), m = om(), h = sm(), g = cm(), _ = lm(), v = um(), y = dm(), b = .07721566490153287, x = .3224670334241136, S = 1, C = -.07721566490153287, w = .48383612272381005, T = -.1475877229945939, E = .06462494023913339, D = -.07721566490153287, O = 1, k = .4189385332046727, A = 1.4616321449683622, j = 4503599627370496, M = 72057594037927940, N = 13877787807814457e-33, P = 1.4616321449683622, F = -.12148629053584961, I = -3638676997039505e-33;
	function L(e) {
		var t, L, R, z, ee, B, V, H, U, te, W, G, K;
		if (n(e) || r(e)) return e;
		if (e === 0) return l;
		if (e < 0 ? (t = !0, e = -e) : t = !1, e < N) return -a(e);
		if (t) {
			if (e >= j || (U = s(e), U === 0)) return l;
			L = a(c / i(U * e));
		}
		if (e === 1 || e === 2) return 0;
		if (e < 2) switch (e <= .9 ? (K = -a(e), e >= A - 1 + .27 ? (W = 1 - e, R = 0) : e >= A - 1 - .27 ? (W = e - (P - 1), R = 1) : (W = e, R = 2)) : (K = 0, e >= A + .27 ? (W = 2 - e, R = 0) : e >= A - .27 ? (W = e - P, R = 1) : (W = e - 1, R = 2)), R) {
			case 0:
				G = W * W, B = b + G * u(G), ee = G * (x + G * d(G)), V = W * B + ee, K += V - .5 * W;
				break;
			case 1:
				G = W * W, te = G * W, B = w + te * m(te), ee = T + te * h(te), z = E + te * g(te), V = G * B - (I - te * (ee + W * z)), K += F + V;
				break;
			case 2: B = W * (D + W * _(W)), ee = O + W * v(W), K += -.5 * W + B / ee;
		}
		else if (e < 8) switch (R = o(e), W = e - R, V = W * (C + W * p(W)), H = S + W * f(W), K = .5 * W + V / H, G = 1, R) {
			case 7: G *= W + 6;
			case 6: G *= W + 5;
			case 5: G *= W + 4;
			case 4: G *= W + 3;
			case 3: G *= W + 2, K += a(G);
		}
		else e < M ? (U = a(e), G = 1 / e, W = G * G, te = k + G * y(W), K = (e - .5) * (U - 1) + te) : K = e * (a(e) - 1);
		return t && (K = L - K), K;
	}
	t.exports = L;
})), pm = t(((e, t) => {
	t.exports = fm();
})), mm = t(((e, t) => {
	t.exports = 709.782712893384;
})), hm = t(((e, t) => {
	t.exports = 1.4901161193847656e-8;
})), gm = t(((e, t) => {
	t.exports = eval;
})), _m = t(((e, t) => {
	var n = gm();
	function r() {
		var e;
		try {
			n(`"use strict"; (function* () {})`), e = !0;
		} catch {
			e = !1;
		}
		return e;
	}
	t.exports = r;
})), vm = t(((e, t) => {
	t.exports = _m();
})), ym = t(((e, t) => {
	var n = Hd(), r = Kf(), i = 1e6;
	function a(e, t) {
		var a, o, s, c, l, u = {};
		if (arguments.length > 1 && (u = t), o = u.tolerance || r, c = u.maxTerms || i, l = u.initialValue || 0, a = typeof e.next == `function`, a === !0) {
			for (s of e) if (l += s, n(o * l) >= n(s) || --c === 0) break;
		} else do
			s = e(), l += s;
		while (n(o * l) < n(s) && --c);
		return l;
	}
	t.exports = a;
})), bm = t(((e, t) => {
	var n = Hd(), r = Kf(), i = 1e6;
	function a(e, t) {
		var a, o, s, c, l = {};
		arguments.length > 1 && (l = t), a = l.tolerance || r, s = l.maxTerms || i, c = l.initialValue || 0;
		do
			o = e(), c += o;
		while (n(a * c) < n(o) && --s);
		return c;
	}
	t.exports = a;
})), xm = t(((e, t) => {
	var n = vm(), r = ym(), i = bm();
	t.exports = n() ? r : i;
})), Sm = t(((e, t) => {
	function n(e, t) {
		var n = 1, r = e, i = t;
		return a;
		function a() {
			var e = n;
			return n *= r / i, --r, e;
		}
	}
	t.exports = n;
})), Cm = t(((e, t) => {
	var n = xm(), r = Sm();
	function i(e, t) {
		return n(r(e, t));
	}
	t.exports = i;
})), wm = t(((e, t) => {
	var n = yf();
	function r(e, t) {
		var r, i, a = n(-t), o;
		if (i = a, i !== 0) for (r = i, o = 1; o < e; ++o) r /= o, r *= t, i += r;
		return i;
	}
	t.exports = r;
})), Tm = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.3250421072470015 : -.3250421072470015 + e * (-.02848174957559851 + e * (-.005770270296489442 + e * -23763016656650163e-21));
	}
	t.exports = n;
})), Em = t(((e, t) => {
	function n(e) {
		return e === 0 ? .39791722395915535 : .39791722395915535 + e * (.0650222499887673 + e * (.005081306281875766 + e * (.00013249473800432164 + e * -3960228278775368e-21)));
	}
	t.exports = n;
})), Dm = t(((e, t) => {
	function n(e) {
		return e === 0 ? .41485611868374833 : .41485611868374833 + e * (-.3722078760357013 + e * (.31834661990116175 + e * (-.11089469428239668 + e * (.035478304325618236 + e * -.002166375594868791))));
	}
	t.exports = n;
})), Om = t(((e, t) => {
	function n(e) {
		return e === 0 ? .10642088040084423 : .10642088040084423 + e * (.540397917702171 + e * (.07182865441419627 + e * (.12617121980876164 + e * (.01363708391202905 + e * .011984499846799107))));
	}
	t.exports = n;
})), km = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.6938585727071818 : -.6938585727071818 + e * (-10.558626225323291 + e * (-62.375332450326006 + e * (-162.39666946257347 + e * (-184.60509290671104 + e * (-81.2874355063066 + e * -9.814329344169145)))));
	}
	t.exports = n;
})), Am = t(((e, t) => {
	function n(e) {
		return e === 0 ? 19.651271667439257 : 19.651271667439257 + e * (137.65775414351904 + e * (434.56587747522923 + e * (645.3872717332679 + e * (429.00814002756783 + e * (108.63500554177944 + e * (6.570249770319282 + e * -.0604244152148581))))));
	}
	t.exports = n;
})), jm = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.799283237680523 : -.799283237680523 + e * (-17.757954917754752 + e * (-160.63638485582192 + e * (-637.5664433683896 + e * (-1025.0951316110772 + e * -483.5191916086514))));
	}
	t.exports = n;
})), Mm = t(((e, t) => {
	function n(e) {
		return e === 0 ? 30.33806074348246 : 30.33806074348246 + e * (325.7925129965739 + e * (1536.729586084437 + e * (3199.8582195085955 + e * (2553.0504064331644 + e * (474.52854120695537 + e * -22.44095244658582)))));
	}
	t.exports = n;
})), Nm = t(((e, t) => {
	var n = $(), r = yf(), i = Of(), a = bd(), o = Cd(), s = Tm(), c = Em(), l = Dm(), u = Om(), d = km(), f = Am(), p = jm(), m = Mm(), h = 1e-300, g = 13877787807814457e-33, _ = .8450629115104675, v = .12837916709551256, y = 1, b = -.0023621185607526594, x = 1, S = -.009864944034847148, C = 1, w = -.0098649429247001, T = 1;
	function E(e) {
		var t, E, D, O, k, A, j, M;
		if (n(e)) return NaN;
		if (e === a) return 0;
		if (e === o) return 2;
		if (e === 0) return 1;
		if (e < 0 ? (t = !0, E = -e) : (t = !1, E = e), E < .84375) return E < g ? 1 - e : (D = e * e, O = v + D * s(D), k = y + D * c(D), A = O / k, e < .25 ? 1 - (e + e * A) : (O = e * A, O += e - .5, .5 - O));
		if (E < 1.25) return k = E - 1, j = b + k * l(k), M = x + k * u(k), t ? 1 + _ + j / M : 1 - _ - j / M;
		if (E < 28) {
			if (k = 1 / (E * E), E < 2.857142857142857) O = S + k * d(k), k = C + k * f(k);
			else {
				if (e < -6) return 2 - h;
				O = w + k * p(k), k = T + k * m(k);
			}
			return D = i(E, 0), O = r(-(D * D) - .5625) * r((D - E) * (D + E) + O / k), t ? 2 - O / E : O / E;
		}
		return t ? 2 - h : h * h;
	}
	t.exports = E;
})), Pm = t(((e, t) => {
	t.exports = Nm();
})), Fm = t(((e, t) => {
	var n = Pm(), r = Fd(), i = yf(), a = sp();
	function o(e, t) {
		var o, s, c, l = n(r(t)), u;
		if (l !== 0 && e > 1) {
			for (s = i(-t) / r(a * t), s *= t, o = .5, s /= o, c = s, u = 2; u < e; ++u) s /= u - o, s *= t, c += s;
			l += c;
		}
		return l;
	}
	t.exports = o;
})), Im = t(((e, t) => {
	t.exports = -708.3964185322641;
})), Lm = t(((e, t) => {
	var n = yf(), r = Wf(), i = Zp(), a = mm(), o = Im();
	function s(e, t) {
		var s, c = e * i(t);
		return s = t >= 1 ? c < a && -t > o ? r(t, e) * n(-t) : e >= 1 ? r(t / n(t / e), e) : n(c - t) : c > o ? r(t, e) * n(-t) : t / e < a ? r(t / n(t / e), e) : n(c - t), s;
	}
	t.exports = s;
})), Rm = t(((e, t) => {
	function n(e, t) {
		var n, r = e.length;
		if (r < 2 || t === 0) return r === 0 ? 0 : e[0];
		for (--r, n = e[r] * t + e[r - 1], r -= 2; r >= 0;) n = n * t + e[r], --r;
		return n;
	}
	t.exports = n;
})), zm = t(((e, t) => {
	t.exports = Function;
})), Bm = t(((e, t) => {
	t.exports = zm();
})), Vm = t(((e, t) => {
	var n = Bm(), r = Rm();
	function i(e) {
		var t, i, a, o;
		if (e.length > 500) return s;
		if (t = `return function evalpoly(x){`, i = e.length, i === 0) t += `return 0.0;`;
		else if (i === 1) t += `return ` + e[0] + `;`;
		else {
			for (t += `if(x===0.0){return ` + e[0] + `;}`, t += `return ` + e[0], a = i - 1, o = 1; o < i; o++) t += `+x*`, o < a && (t += `(`), t += e[o];
			for (o = 0; o < a - 1; o++) t += `)`;
			t += `;`;
		}
		return t += `}`, t += `//# sourceURL=evalpoly.factory.js`, new n(t)();
		function s(t) {
			return r(e, t);
		}
	}
	t.exports = i;
})), Hm = t(((e, t) => {
	var n = fu(), r = Rm();
	n(r, `factory`, Vm()), t.exports = r;
})), Um = t(((e, t) => {
	function n(e) {
		var t = -e, n = -1, r = 0;
		return i;
		function i() {
			return n *= t, r += 1, n / r;
		}
	}
	t.exports = n;
})), Wm = t(((e, t) => {
	var n = Hd(), r = Zp(), i = Kf(), a = xm(), o = Um();
	function s(e) {
		var t, s;
		return e <= -1 ? NaN : (s = n(e), s > .95 ? r(1 + e) - e : s < i ? -e * e / 2 : (t = { initialValue: -e }, a(o(e), t)));
	}
	t.exports = s;
})), Gm = t(((e, t) => {
	t.exports = Wm();
})), Km = t(((e, t) => {
	t.exports = 6.283185307179586;
})), qm = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.3333333333333333 : -.3333333333333333 + e * (.08333333333333333 + e * (-.014814814814814815 + e * (.0011574074074074073 + e * (.0003527336860670194 + e * (-.0001787551440329218 + e * (3919263178522438e-20 + e * (-21854485106799924e-22 + e * (-185406221071516e-20 + e * (8.296711340953087e-7 + e * (-1.7665952736826078e-7 + e * (6.707853543401498e-9 + e * (1.0261809784240309e-8 + e * (-4.382036018453353e-9 + e * 914769958223679e-24)))))))))))));
	}
	t.exports = n;
})), Jm = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.001851851851851852 : -.001851851851851852 + e * (-.003472222222222222 + e * (.0026455026455026454 + e * (-.0009902263374485596 + e * (.00020576131687242798 + e * (-4.018775720164609e-7 + e * (-18098550334489977e-21 + e * (764916091608111e-20 + e * (-16120900894563446e-22 + e * (4.647127802807434e-9 + e * (1.378633446915721e-7 + e * (-5.752545603517705e-8 + e * 1.1951628599778148e-8)))))))))));
	}
	t.exports = n;
})), Ym = t(((e, t) => {
	function n(e) {
		return e === 0 ? .004133597883597883 : .004133597883597883 + e * (-.0026813271604938273 + e * (.0007716049382716049 + e * (20093878600823047e-22 + e * (-.00010736653226365161 + e * (52923448829120125e-21 + e * (-12760635188618728e-21 + e * (3.423578734096138e-8 + e * (13721957309062932e-22 + e * (-6.298992138380055e-7 + e * 1.4280614206064242e-7)))))))));
	}
	t.exports = n;
})), Xm = t(((e, t) => {
	function n(e) {
		return e === 0 ? .0006494341563786008 : .0006494341563786008 + e * (.00022947209362139917 + e * (-.0004691894943952557 + e * (.00026772063206283885 + e * (-7561801671883977e-20 + e * (-2.396505113867297e-7 + e * (11082654115347302e-21 + e * (-56749528269915965e-22 + e * 14230900732435883e-22)))))));
	}
	t.exports = n;
})), Zm = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.0008618882909167117 : -.0008618882909167117 + e * (.0007840392217200666 + e * (-.0002990724803031902 + e * (-14638452578843418e-22 + e * (6641498215465122e-20 + e * (-3968365047179435e-20 + e * 11375726970678419e-21)))));
	}
	t.exports = n;
})), Qm = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.00033679855336635813 : -.00033679855336635813 + e * (-6972813758365858e-20 + e * (.0002772753244959392 + e * (-.00019932570516188847 + e * (6797780477937208e-20 + e * (1.419062920643967e-7 + e * (-13594048189768693e-21 + e * (8018470256334202e-21 + e * -2291481176508095e-21)))))));
	}
	t.exports = n;
})), $m = t(((e, t) => {
	function n(e) {
		return e === 0 ? .0005313079364639922 : .0005313079364639922 + e * (-.0005921664373536939 + e * (.0002708782096718045 + e * (7.902353232660328e-7 + e * (-8153969367561969e-20 + e * (561168275310625e-19 + e * -18329116582843375e-21)))));
	}
	t.exports = n;
})), eh = t(((e, t) => {
	function n(e) {
		return e === 0 ? .00034436760689237765 : .00034436760689237765 + e * (5171790908260592e-20 + e * (-.00033493161081142234 + e * (.0002812695154763237 + e * -.00010976582244684731)));
	}
	t.exports = n;
})), th = t(((e, t) => {
	function n(e) {
		return e === 0 ? -.0006526239185953094 : -.0006526239185953094 + e * (.0008394987206720873 + e * -.000438297098541721);
	}
	t.exports = n;
})), nh = t(((e, t) => {
	var n = Hm(), r = Gm(), i = Pm(), a = Fd(), o = yf(), s = Km(), c = qm(), l = Jm(), u = Ym(), d = Xm(), f = Zm(), p = Qm(), m = $m(), h = eh(), g = th(), _ = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	function v(e, t) {
		var v, y = -r((t - e) / e), b = e * y, x = a(2 * y);
		return t < e && (x = -x), _[0] = c(x), _[1] = l(x), _[2] = u(x), _[3] = d(x), _[4] = f(x), _[5] = p(x), _[6] = m(x), _[7] = h(x), _[8] = g(x), _[9] = -.0005967612901927463, v = n(_, 1 / e), v *= o(-b) / a(s * e), t < e && (v = -v), v += i(a(b)) / 2, v;
	}
	t.exports = v;
})), rh = t(((e, t) => {
	function n(e, t) {
		var n = 1, r = e, i = t;
		return a;
		function a() {
			var e = n;
			return r += 1, n *= i / r, e;
		}
	}
	t.exports = n;
})), ih = t(((e, t) => {
	var n = xm(), r = rh();
	function i(e, t, i) {
		var a, o;
		return i ||= 0, o = r(e, t), a = n(o, { initialValue: i }), a;
	}
	t.exports = i;
})), ah = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? 1 / 0 : (t = e < 0 ? -e : e, t <= 1 ? (n = 709811.662581658 + e * (679979.8474157227 + e * (293136.7857211597 + e * (74887.54032914672 + e * (12555.290582413863 + e * (1443.4299244417066 + e * (115.24194596137347 + e * (6.309239205732627 + e * (.22668404630224365 + e * (.004826466289237662 + e * 4624429436045379e-20))))))))), r = 0 + e * (362880 + e * (1026576 + e * (1172700 + e * (723680 + e * (269325 + e * (63273 + e * (9450 + e * (870 + e * (45 + e * 1)))))))))) : (e = 1 / e, n = 4624429436045379e-20 + e * (.004826466289237662 + e * (.22668404630224365 + e * (6.309239205732627 + e * (115.24194596137347 + e * (1443.4299244417066 + e * (12555.290582413863 + e * (74887.54032914672 + e * (293136.7857211597 + e * (679979.8474157227 + e * 709811.662581658))))))))), r = 1 + e * (45 + e * (870 + e * (9450 + e * (63273 + e * (269325 + e * (723680 + e * (1172700 + e * (1026576 + e * (362880 + e * 0)))))))))), n / r);
	}
	t.exports = n;
})), oh = t(((e, t) => {
	t.exports = ah();
})), sh = t(((e, t) => {
	t.exports = oh();
})), ch = t(((e, t) => {
	var n = sh(), r = pm(), i = Ip(), a = Gm(), o = Fd(), s = Hd(), c = yf(), l = Wf(), u = $f(), d = rp(), f = Zp(), p = ip(), m = mm(), h = Im(), g = Wp(), _ = Gf();
	function v(e, t) {
		var v, y, b = e + g - .5, x, S, C, w = (t - e - g + .5) / b;
		return e < 1 ? t <= h || e < 1 / p ? c(e * f(t) - t - r(e)) : l(t, e) * c(-t) / i(e) : (s(w * w * e) <= 100 && e > 150 ? (v = e * a(w) + t * (.5 - g) / b, v = c(v)) : (x = e * f(t / b), S = e - t, d(x, S) <= h || u(x, S) >= m ? (y = S / e, d(x, S) / 2 > h && u(x, S) / 2 < m ? (C = l(t / b, e / 2) * c(S / 2), v = C * C) : d(x, S) / 4 > h && u(x, S) / 4 < m && t > e ? (C = l(t / b, e / 4) * c(S / 4), v = C * C, v *= v) : v = y > h && y < m ? l(t * c(y) / b, e) : c(x + S)) : v = l(t / b, e) * c(S)), v *= o(b / _) / n(e), v);
	}
	t.exports = v;
})), lh = t(((e, t) => {
	var n = $(), r = Zd(), i = Hd(), a = Od(), o = Zp(), s = Wf(), c = Kd();
	function l(e, t) {
		var l, u;
		if (n(e) || n(t)) return NaN;
		if (t === 0) return 0;
		if (e === 0) return -1;
		if (e < 0 && t % 2 == 0 && (e = -e), e > 0) {
			if ((i(t * (e - 1)) < .5 || i(t) < .2) && (u = o(e) * t, u < .5)) return a(u);
		} else if (c(t) !== t) return NaN;
		return l = s(e, t) - 1, r(l) || n(l) ? NaN : l;
	}
	t.exports = l;
})), uh = t(((e, t) => {
	t.exports = lh();
})), dh = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.01803556856784494 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.01803556856784494 + e * (.02512664961998968 + e * (.049410315156753225 + e * (.0172491608709614 + e * (-.0002594535632054381 + e * (-.0005410098692152044 + e * (-3245886498259485e-20 + e * 0)))))), r = 1 + e * (1.962029871977952 + e * (1.4801966942423133 + e * (.5413914320717209 + e * (.09885042511280101 + e * (.008213096746488934 + e * (.00022493629192211576 + e * -2.2335276320861708e-7))))))) : (e = 1 / e, n = 0 + e * (-3245886498259485e-20 + e * (-.0005410098692152044 + e * (-.0002594535632054381 + e * (.0172491608709614 + e * (.049410315156753225 + e * (.02512664961998968 + e * -.01803556856784494)))))), r = -2.2335276320861708e-7 + e * (.00022493629192211576 + e * (.008213096746488934 + e * (.09885042511280101 + e * (.5413914320717209 + e * (1.4801966942423133 + e * (1.962029871977952 + e * 1))))))), n / r);
	}
	t.exports = n;
})), fh = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? .04906224540690395 : (t = e < 0 ? -e : e, t <= 1 ? (n = .04906224540690395 + e * (-.09691175301595212 + e * (-.4149833583594954 + e * (-.4065671242119384 + e * (-.1584135863906922 + e * (-.024014982064857155 + e * -.0010034668769627955))))), r = 1 + e * (3.0234982984646304 + e * (3.4873958536072385 + e * (1.9141558827442668 + e * (.5071377386143635 + e * (.05770397226904519 + e * .001957681026011072)))))) : (e = 1 / e, n = -.0010034668769627955 + e * (-.024014982064857155 + e * (-.1584135863906922 + e * (-.4065671242119384 + e * (-.4149833583594954 + e * (-.09691175301595212 + e * .04906224540690395))))), r = .001957681026011072 + e * (.05770397226904519 + e * (.5071377386143635 + e * (1.9141558827442668 + e * (3.4873958536072385 + e * (3.0234982984646304 + e * 1)))))), n / r);
	}
	t.exports = n;
})), ph = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.029232972183027003 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.029232972183027003 + e * (.14421626775719232 + e * (-.14244039073863127 + e * (.05428096940550536 + e * (-.008505359768683364 + e * (.0004311713426792973 + e * 0))))), r = 1 + e * (-1.5016935605448505 + e * (.846973248876495 + e * (-.22009515181499575 + e * (.02558279715597587 + e * (-.0010066679553914337 + e * -8.271935218912905e-7)))))) : (e = 1 / e, n = 0 + e * (.0004311713426792973 + e * (-.008505359768683364 + e * (.05428096940550536 + e * (-.14244039073863127 + e * (.14421626775719232 + e * -.029232972183027003))))), r = -8.271935218912905e-7 + e * (-.0010066679553914337 + e * (.02558279715597587 + e * (-.22009515181499575 + e * (.846973248876495 + e * (-1.5016935605448505 + e * 1)))))), n / r);
	}
	t.exports = n;
})), mh = t(((e, t) => {
	var n = Zp(), r = Kf(), i = dh(), a = fh(), o = ph(), s = .15896368026733398, c = .5281534194946289, l = .45201730728149414;
	function u(e, t, u) {
		var d, f, p, m;
		if (e < r) return -n(e);
		if (t === 0 || u === 0) return 0;
		if (f = 0, e > 2) {
			if (e >= 3) {
				do
					--e, --u, f += n(e);
				while (e >= 3);
				u = e - 2;
			}
			return p = u * (e + 1), m = i(u), f += p * s + p * m, f;
		}
		return e < 1 && (f += -n(e), u = t, t = e, e += 1), e <= 1.5 ? (p = a(t), d = t * u, f += d * c + d * p, f) : (p = u * t, m = o(-u), f += p * l + p * m, f);
	}
	t.exports = u;
})), hh = t(((e, t) => {
	var n = Ip(), r = Od(), i = Nd(), a = $(), o = mh();
	function s(e) {
		return a(e) ? NaN : e < 0 ? e < -.5 ? n(1 + e) - 1 : r(-i(e) + o(e + 2, e + 1, e)) : e < 2 ? r(o(e + 1, e, e - 1)) : n(1 + e) - 1;
	}
	t.exports = s;
})), gh = t(((e, t) => {
	t.exports = hh();
})), _h = t(((e, t) => {
	function n(e, t) {
		var n = -t, r, i, a;
		return t = -t, r = e + 1, i = 1, o;
		function o() {
			return a = n / r, n *= t, i += 1, n /= i, r += 1, a;
		}
	}
	t.exports = n;
})), vh = t(((e, t) => {
	var n = uh(), r = xm(), i = gh(), a = _h();
	function o(e, t, o) {
		var s, c = i(e), l = (c + 1) / e, u = n(t, e), d;
		return c -= u, c /= e, d = a(e, t), u += 1, s = o ? l : 0, c = -u * r(d, { initialValue: (s - c) / u }), o && (c = -c), [c, l];
	}
	t.exports = o;
})), yh = t(((e, t) => {
	t.exports = 11754943508222875e-54;
})), bh = t(((e, t) => {
	var n = Hd(), r = yh(), i = Kf(), a = 1e6;
	function o(e, t, i) {
		var a = typeof e.next == `function`, o, s, c, l, u, d = a ? e.next().value : e();
		if (c = d[1], s = d[0], c === 0 && (c = r), l = c, u = 0, a === !0) do
			d = e.next().value, d && (u = d[1] + d[0] * u, u === 0 && (u = r), l = d[1] + d[0] / l, l === 0 && (l = r), u = 1 / u, o = l * u, c *= o);
		while (n(o - 1) > t && --i);
		else do
			d = e(), d && (u = d[1] + d[0] * u, u === 0 && (u = r), l = d[1] + d[0] / l, l === 0 && (l = r), u = 1 / u, o = l * u, c *= o);
		while (d && n(o - 1) > t && --i);
		return s / c;
	}
	function s(e, t, i) {
		var a = typeof e.next == `function`, o, s, c, l, u = a ? e.next().value : e();
		if (s = u[1], s === 0 && (s = r), c = s, l = 0, a === !0) do
			u = e.next().value, u && (l = u[1] + u[0] * l, l === 0 && (l = r), c = u[1] + u[0] / c, c === 0 && (c = r), l = 1 / l, o = c * l, s *= o);
		while (u && n(o - 1) > t && --i);
		else do
			u = e(), u && (l = u[1] + u[0] * l, l === 0 && (l = r), c = u[1] + u[0] / c, c === 0 && (c = r), l = 1 / l, o = c * l, s *= o);
		while (u && n(o - 1) > t && --i);
		return s;
	}
	function c(e, t) {
		var n, r = {}, c;
		return arguments.length > 1 && (r = t), n = r.maxIter || a, c = r.tolerance || i, r.keep ? s(e, c, n) : o(e, c, n);
	}
	t.exports = c;
})), xh = t(((e, t) => {
	var n = Hd(), r = Kf(), i = yh(), a = 1e6;
	function o(e, t, r) {
		var a, o, s, c, l, u = e();
		l = u[1], o = u[0], l === 0 && (l = i), s = l, c = 0;
		do
			u = e(), u && (c = u[1] + u[0] * c, c === 0 && (c = i), s = u[1] + u[0] / s, s === 0 && (s = i), c = 1 / c, a = s * c, l *= a);
		while (u && n(a - 1) > t && --r);
		return o / l;
	}
	function s(e, t, r) {
		var a, o, s, c, l = e();
		c = l[1], c === 0 && (c = i), o = c, s = 0;
		do
			l = e(), l && (s = l[1] + l[0] * s, s === 0 && (s = i), o = l[1] + l[0] / o, o === 0 && (o = i), s = 1 / s, a = o * s, c *= a);
		while (l && n(a - 1) > t && --r);
		return c;
	}
	function c(e, t) {
		var n, i = {}, c;
		return arguments.length > 1 && (i = t), c = i.tolerance || r, n = i.maxIter || a, i.keep ? s(e, c, n) : o(e, c, n);
	}
	t.exports = c;
})), Sh = t(((e, t) => {
	var n = vm(), r = bh(), i = xh();
	t.exports = n() ? r : i;
})), Ch = t(((e, t) => {
	function n(e, t) {
		var n = t - e + 1, r = e, i = 0;
		return a;
		function a() {
			return i += 1, n += 2, [i * (r - i), n];
		}
	}
	t.exports = n;
})), wh = t(((e, t) => {
	var n = Sh(), r = Ch();
	function i(e, t) {
		var i = r(e, t);
		return 1 / (t - e + 1 + n(i));
	}
	t.exports = i;
})), Th = t(((e, t) => {
	var n = Ad(), r = Ip(), i = Hd(), a = Wf(), o = Zp(), s = hm(), c = ip(), l = mm(), u = Cm(), d = wm(), f = Fm(), p = Lm(), m = nh(), h = ih(), g = ch(), _ = vh(), v = wh();
	function y(e, t, y, b) {
		var x, S, C, w, T, E, D = 0, O = b, k, A, j, M, N, P;
		switch (E = t < 30 && t <= e + 1 && e < l, E ? (N = n(t), k = N === t, C = !k && i(N - t) === .5) : (k = !1, C = !1), k && e > .6 ? (O = !O, S = 0) : C && e > .2 ? (O = !O, S = 1) : e < s && t > 1 ? S = 6 : e > 1e3 && (t < e || i(t - 50) / e < 1) ? (O = !O, S = 7) : e < .5 ? S = -.4 / o(e) < t ? 2 : 3 : e < 1.1 ? S = e * .75 < t ? 2 : 3 : (T = !1, y && t > 20 && (A = i((e - t) / t), t > 200 ? 20 / t > A * A && (T = !0) : A < .4 && (T = !0)), T ? S = 5 : e - 1 / (3 * e) < t ? S = 2 : (S = 4, O = !O)), S) {
			case 0:
				D = d(t, e), y === !1 && (D *= r(t));
				break;
			case 1:
				D = f(t, e), y === !1 && (D *= r(t));
				break;
			case 2:
				D = y ? g(t, e) : p(t, e), D !== 0 && (w = 0, x = !1, O && (w = y ? 1 : r(t), y || D >= 1 || c * D > w ? (w /= D, y || t < 1 || c / t > w ? (w *= -t, x = !0) : w = 0) : w = 0), D *= h(t, e, w) / t, x && (O = !1, D = -D));
				break;
			case 3:
				O = !O, j = _(t, e, O), D = j[0], P = j[1], O = !1, y && (D /= P);
				break;
			case 4:
				D = y ? g(t, e) : p(t, e), D !== 0 && (D *= v(t, e));
				break;
			case 5:
				D = m(t, e), e >= t && (O = !O);
				break;
			case 6:
				D = y ? a(e, t) / r(t + 1) : a(e, t) / t, D *= 1 - t * e / (t + 1);
				break;
			case 7: D = y ? g(t, e) : p(t, e), D /= e, D !== 0 && (D *= u(t, e));
		}
		return y && D > 1 && (D = 1), O && (M = y ? 1 : r(t), D = M - D), D;
	}
	t.exports = y;
})), Eh = t(((e, t) => {
	var n = pm(), r = yf(), i = Zp(), a = kp(), o = mm(), s = bd(), c = Lp(), l = Th(), u = ih(), d = wh();
	function f(e, t, f, p) {
		var m, h, g, _;
		return e < 0 || t <= 0 ? NaN : (m = f === void 0 || f, g = p, t >= c && !m ? (g && t * 4 < e ? (_ = t * i(e) - e, _ += i(d(t, e))) : !g && t > 4 * e ? (_ = t * i(e) - e, h = 0, _ += i(u(t, e, h) / t)) : (_ = l(e, t, !0, g), _ === 0 ? g ? (_ = 1 + 1 / (12 * t) + 1 / (288 * t * t), _ = i(_) - t + (t - .5) * i(t), _ += i(a)) : (_ = t * i(e) - e, h = 0, _ += i(u(t, e, h) / t)) : _ = i(_) + n(t)), _ > o ? s : r(_)) : l(e, t, m, g));
	}
	t.exports = f;
})), Dh = t(((e, t) => {
	t.exports = Eh();
})), Oh = t(((e, t) => {
	var n = yf(), r = Wf(), i = Zp(), a = mm(), o = Im();
	function s(e, t) {
		var s, c = e * i(t);
		return s = t >= 1 ? c < a && -t > o ? r(t, e) * n(-t) : e >= 1 ? r(t / n(t / e), e) : n(c - t) : c > o ? r(t, e) * n(-t) : t / e < a ? r(t / n(t / e), e) : n(c - t), s;
	}
	t.exports = s;
})), kh = t(((e, t) => {
	var n = sh(), r = pm(), i = Ip(), a = Nd(), o = Fd(), s = Hd(), c = yf(), l = Wf(), u = $f(), d = rp(), f = Zp(), p = mm(), m = Im(), h = Wp(), g = Gf();
	function _(e, t) {
		var _, v, y = e + h - .5, b, x, S, C = (t - e - h + .5) / y;
		return e < 1 ? t <= m ? c(e * f(t) - t - r(e)) : l(t, e) * c(-t) / i(e) : (s(C * C * e) <= 100 && e > 150 ? (_ = e * (a(C) - C) + t * (.5 - h) / y, _ = c(_)) : (b = e * f(t / y), x = e - t, d(b, x) <= m || u(b, x) >= p ? (v = x / e, d(b, x) / 2 > m && u(b, x) / 2 < p ? (S = l(t / y, e / 2) * c(x / 2), _ = S * S) : d(b, x) / 4 > m && u(b, x) / 4 < p && t > e ? (S = l(t / y, e / 4) * c(x / 4), _ = S * S, _ *= _) : _ = v > m && v < p ? l(t * c(v) / y, e) : c(b + x)) : _ = l(t / y, e) * c(x)), _ *= o(y / g) / n(e), _);
	}
	t.exports = _;
})), Ah = t(((e, t) => {
	var n = qp(), r = Bp(), i = Dh(), a = Nd(), o = Hd(), s = Wf(), c = Zp(), l = sf(), u = Kf(), d = Oh(), f = kh(), p = Array(30);
	function m(e, t, m, h, g, _, v) {
		var y, b, x, S, C, w = t - 1, T, E, D, O, k, A, j, M, N, P, F = e + w / 2, I;
		if (O = h < .35 ? a(-h) : c(m), I = -F * O, A = f(t, I), A <= l) return g;
		for (v ? (y = A / n(e, t), y /= s(F, t)) : y = d(t, I) / s(F, t), y *= _, p[0] = 1, j = i(I, t, !0, !0), j /= A, S = g + y * j, x = 1, T = O / 2, T *= T, E = 1, k = 4 * F * F, C = t, N = 1; N < p.length; ++N) {
			for (x += 2, p[N] = 0, D = t - N, b = 3, M = 1; M < N; ++M) D = M * t - N, p[N] += D * p[N - M] / r(b), b += 2;
			if (p[N] /= N, p[N] += w / r(x), j = (C * (C + 1) * j + (I + C + 1) * E) / k, E *= T, C += 2, P = y * p[N] * j, S += P, P > 1) {
				if (o(P) < o(u * S)) break;
			} else if (o(P / u) < o(S)) break;
		}
		return S;
	}
	t.exports = m;
})), jh = t(((e, t) => {
	function n(e, t, n) {
		var r, i;
		if (n === 0) return 1;
		for (r = 1, i = 0; i < n; i++) r *= (e + i) / (t + i);
		return r;
	}
	t.exports = n;
})), Mh = t(((e, t) => {
	var n = Hd(), r = $f();
	function i(e, t) {
		return r(n(e), n(t));
	}
	t.exports = i;
})), Nh = t(((e, t) => {
	t.exports = Mh();
})), Ph = t(((e, t) => {
	var n = Hd(), r = rp();
	function i(e, t) {
		return r(n(e), n(t));
	}
	t.exports = i;
})), Fh = t(((e, t) => {
	t.exports = Ph();
})), Ih = t(((e, t) => {
	var n = sh(), r = Nh(), i = Fh(), a = Od(), o = Nd(), s = Fd(), c = Hd(), l = yf(), u = Wf(), d = rp(), f = Zp(), p = mm(), m = Im(), h = Wp(), g = Gf();
	function _(e, t, _, v, y) {
		var b, x, S, C, w, T, E, D, O, k, A, j, M, N;
		if (!y) return u(_, e) * u(v, t);
		if (M = e + t, C = e + h - .5, w = t + h - .5, T = M + h - .5, b = n(M), b /= n(e) * n(t), b *= s(w / g), b *= s(C / T), E = (_ * t - v * C) / C, D = (v * e - _ * w) / w, i(E, D) < .2) {
			if (E * D > 0 || d(e, t) < 1) c(E) < .1 ? b *= l(e * o(E)) : b *= u(_ * T / C, e), c(D) < .1 ? b *= l(t * o(D)) : b *= u(v * T / w, t);
			else if (r(E, D) < .5) x = e < t, S = t / e, x && S * D < .1 || !x && E / S > .1 ? (O = a(S * o(D)), O = E + O + O * E, O = e * o(O), b *= l(O)) : (O = a(o(E) / S), O = D + O + O * D, O = t * o(O), b *= l(O));
			else if (c(E) < c(D)) {
				if (N = e * o(E) + t * f(v * T / w), N <= m || N >= p) {
					if (N += f(b), N >= p) return NaN;
					b = l(N);
				} else b *= l(N);
			} else if (N = t * o(D) + e * f(_ * T / C), N <= m || N >= p) {
				if (N += f(b), N >= p) return NaN;
				b = l(N);
			} else b *= l(N);
		} else if (A = _ * T / C, j = v * T / w, E = e * f(A), D = t * f(j), E >= p || E <= m || D >= p || D <= m) {
			if (e < t) {
				if (k = u(j, t / e), O = e * (f(A) + f(k)), O < p && O > m) b *= u(k * A, e);
				else {
					if (D += E + f(b), D >= p) return NaN;
					b = l(D);
				}
			} else if (k = u(A, e / t), O = (f(k) + f(j)) * t, O < p && O > m) b *= u(k * j, t);
			else {
				if (D += E + f(b), D >= p) return NaN;
				b = l(D);
			}
		} else b *= u(A, e) * u(j, t);
		return b;
	}
	t.exports = _;
})), Lh = t(((e, t) => {
	var n = Sh(), r = Ih(), i = {
		keep: !0,
		maxIter: 1e3
	};
	function a(e, t, n, r) {
		var i = 0;
		return a;
		function a() {
			var a, o = (e + i - 1) * (e + t + i - 1) * i * (t - i) * n * n, s;
			return a = e + 2 * i - 1, o /= a * a, s = i, s += i * (t - i) * n / (e + 2 * i - 1), s += (e + i) * (e * r - t * n + 1 + i * (2 - n)) / (e + 2 * i + 1), i += 1, [o, s];
		}
	}
	function o(e, t, o, s, c, l) {
		var u = r(e, t, o, s, c), d, f;
		return l && (l[1] = u), u === 0 ? u : (f = a(e, t, o, s), d = n(f, i), u / d);
	}
	t.exports = o;
})), Rh = t(((e, t) => {
	t.exports = 9007199254740991;
})), zh = t(((e, t) => {
	function n(e, t) {
		var n = 0, r;
		if (e === 0) return t;
		if (t === 0) return e;
		for (; !(e & 1) && !(t & 1);) e >>>= 1, t >>>= 1, n += 1;
		for (; !(e & 1);) e >>>= 1;
		for (; t;) {
			for (; !(t & 1);) t >>>= 1;
			e > t && (r = t, t = e, e = r), t -= e;
		}
		return e << n;
	}
	t.exports = n;
})), Bh = t(((e, t) => {
	function n(e, t) {
		var n = 1, r;
		if (e === 0) return t;
		if (t === 0) return e;
		for (; e % 2 == 0 && t % 2 == 0;) e /= 2, t /= 2, n *= 2;
		for (; e % 2 == 0;) e /= 2;
		for (; t;) {
			for (; t % 2 == 0;) t /= 2;
			e > t && (r = t, t = e, e = r), t -= e;
		}
		return n * e;
	}
	t.exports = n;
})), Vh = t(((e, t) => {
	var n = $(), r = xf(), i = bd(), a = Cd(), o = ap(), s = zh(), c = Bh();
	function l(e, t) {
		return n(e) || n(t) || e === i || t === i || e === a || t === a || !(r(e) && r(t)) ? NaN : (e < 0 && (e = -e), t < 0 && (t = -t), e <= o && t <= o ? s(e, t) : c(e, t));
	}
	t.exports = l;
})), Hh = t(((e, t) => {
	t.exports = Vh();
})), Uh = t(((e, t) => {
	var n = Rh(), r = bd(), i = xf(), a = $(), o = Tf(), s = Ad(), c = Hh();
	function l(e, t) {
		var u, d, f, p, m, h, g;
		if (a(e) || a(t) || !i(e) || !i(t)) return NaN;
		if (t < 0 || (d = 1, e < 0 && (e = -e + t - 1, o(t) && (d *= -1)), t > e)) return 0;
		if (t === 0 || t === e) return d;
		if (t === 1 || t === e - 1) return d * e;
		for (e - t < t && (t = e - t), g = s(n / e), u = 1, m = 1; m <= t && !(u > g); m++) u *= e, u /= m, --e;
		return m > t ? d * u : (f = l(e, t - m + 1), f === r ? d * f : (p = l(t, t - m + 1), h = c(f, p), f /= h, p /= h, u /= p, d * u * f));
	}
	t.exports = l;
})), Wh = t(((e, t) => {
	t.exports = Uh();
})), Gh = t(((e, t) => {
	var n = Wh(), r = Ad(), i = Wf(), a = sf();
	function o(e, t, o, s) {
		var c, l = i(o, e), u, d, f;
		if (l > a) for (d = l, f = r(e - 1); f > t; f--) d *= (f + 1) * s / ((e - f) * o), l += d;
		else if (u = r(e * o), u <= t + 1 && (u = r(t + 2)), l = i(o, u) * i(s, e - u), l *= n(r(e), r(u)), l === 0) for (f = u - 1; f > t; f--) l += i(o, f) * i(s, e - f), l *= n(r(e), r(f));
		else {
			for (d = l, c = l, f = u - 1; f > t; f--) d *= (f + 1) * s / ((e - f) * o), l += d;
			for (d = c, f = u + 1; f <= e; f++) d *= (e - f + 1) * o / (f * s), l += d;
		}
		return l;
	}
	t.exports = o;
})), Kh = t(((e, t) => {
	var n = Ih();
	function r(e, t, r, i, a, o, s) {
		var c = n(e, t, r, i, o), l, u, d;
		if (s && (s[1] = c), c /= e, c === 0) return c;
		for (u = 1, l = 1, d = 0; d < a - 1; ++d) l *= (e + t + d) * r / (e + d + 1), u += l;
		return c *= u, c;
	}
	t.exports = r;
})), qh = t(((e, t) => {
	var n = sh(), r = xm(), i = Nd(), a = Fd(), o = yf(), s = Wf(), c = Zp(), l = sf(), u = mm(), d = Im(), f = Wp(), p = Gf(), m = { maxTerms: 100 };
	function h(e, t, n, r) {
		var i = 1 - t, a = 1;
		return o;
		function o() {
			var t = r / e;
			return e += 1, r *= i * n / a, a += 1, i += 1, t;
		}
	}
	function g(e, t, g, _, v, y, b) {
		var x, S, C, w, T, E, D, O;
		return v ? (D = e + t, S = e + f - .5, C = t + f - .5, w = D + f - .5, x = n(D) / (n(e) * n(t)), T = c(w / C) * (t - .5), E = c(g * w / S) * e, T > d && T < u && E > d && E < u ? (e * t < C * 10 ? x *= o((t - .5) * i(e / C)) : x *= s(w / C, t - .5), x *= s(g * w / S, e), x *= a(S / p), y && (y[1] = x * s(b, t))) : (x = c(x) + T + E + (c(S) - 1) / 2, y && (y[1] = o(x + t * c(b))), x = o(x))) : x = s(g, e), x < l ? _ : (O = h(e, t, g, x), m.initialValue = _, r(O, m));
	}
	t.exports = g;
})), Jh = t(((e, t) => {
	var n = $(), r = Od(), i = Ad(), a = Nd(), o = Bd(), s = Yf(), c = Fd(), l = yf(), u = Wf(), d = $f(), f = rp(), p = ip(), m = sf(), h = ap(), g = op(), _ = sp(), v = Ah(), y = jh(), b = Ih(), x = Lh(), S = Gh(), C = Kh(), w = qh(), T = 1 / _;
	function E(e, t, E, D, O, k, A, j) {
		var M, N, P, F, I, L, R, z, ee, B, V, H = 1 - e;
		if (R = j, z = j + A, k[z] = -1, n(e) || e < 0 || e > 1) return k[R] = NaN, k[z] = NaN, k;
		if (D) {
			if (t < 0 || E < 0) return k[R] = NaN, k[z] = NaN, k;
			if (t === 0) {
				if (E === 0) return k[R] = NaN, k[z] = NaN, k;
				if (E > 0) return k[R] = +!O, k;
			} else if (E === 0 && t > 0) return k[R] = +!!O, k;
		} else if (t <= 0 || E <= 0) return k[R] = NaN, k[z] = NaN, k;
		return e === 0 ? (t === 1 ? k[z] = 1 : k[z] = t < 1 ? p / 2 : m * 2, O ? (k[R] = D ? 1 : s(t, E), k) : (k[R] = 0, k)) : e === 1 ? (E === 1 ? k[z] = 1 : k[z] = E < 1 ? p / 2 : m * 2, O ? k[R] = 0 : k[R] = D ? 1 : s(t, E), k) : t === .5 && E === .5 ? (k[z] = T * c(H * e), V = o(c(O ? H : e)), V /= g, D || (V *= _), k[R] = V, k) : (t === 1 && (L = E, E = t, t = L, L = H, H = e, e = L, O = !O), E === 1 ? t === 1 ? (k[R] = O ? H : e, k[z] = 1, k) : (k[z] = t * u(e, t - 1), V = H < .5 ? O ? -r(t * a(-H)) : l(t * a(-H)) : O ? -(u(e, t) - 1) : u(e, t), D || (V /= t), k[R] = V, k) : (f(t, E) <= 1 ? (e > .5 && (L = E, E = t, t = L, L = H, H = e, e = L, O = !O), d(t, E) <= 1 ? t >= f(.2, E) || u(e, t) <= .9 ? O ? (P = -(D ? 1 : s(t, E)), O = !1, P = -w(t, E, e, P, D, k, H)) : P = w(t, E, e, 0, D, k, H) : (L = E, E = t, t = L, L = H, H = e, e = L, O = !O, H >= .3 ? O ? (P = -(D ? 1 : s(t, E)), O = !1, P = -w(t, E, e, P, D, k, H)) : P = w(t, E, e, 0, D, k, H) : (N = D ? 1 : y(t + E, t, 20), P = C(t, E, e, H, 20, D, k), O ? (P -= D ? 1 : s(t, E), O = !1, P = -v(t + 20, E, e, H, P, N, D)) : P = v(t + 20, E, e, H, P, N, D))) : E <= 1 || e < .1 && u(E * e, t) <= .7 ? O ? (P = -(D ? 1 : s(t, E)), O = !1, P = -w(t, E, e, P, D, k, H)) : P = w(t, E, e, 0, D, k, H) : (L = E, E = t, t = L, L = H, H = e, e = L, O = !O, H >= .3 ? O ? (P = -(D ? 1 : s(t, E)), O = !1, P = -w(t, E, e, P, D, k, H)) : P = w(t, E, e, 0, D, k, H) : t >= 15 ? O ? (P = -(D ? 1 : s(t, E)), O = !1, P = -v(t, E, e, H, P, 1, D)) : P = v(t, E, e, H, 0, 1, D) : (N = D ? 1 : y(t + E, t, 20), P = C(t, E, e, H, 20, D, k), O ? (P -= D ? 1 : s(t, E), O = !1, P = -v(t + 20, E, e, H, P, N, D)) : P = v(t + 20, E, e, H, P, N, D)))) : (M = t < E ? t - (t + E) * e : (t + E) * H - E, M < 0 && (L = E, E = t, t = L, L = H, H = e, e = L, O = !O), E < 40 ? i(t) === t && i(E) === E && t < h - 100 ? (ee = t - 1, B = E + ee, P = S(B, ee, e, H), D || (P *= s(t, E))) : E * e <= .7 ? O ? (P = -(D ? 1 : s(t, E)), O = !1, P = -w(t, E, e, P, D, k, H)) : P = w(t, E, e, 0, D, k, H) : t > 15 ? (B = i(E), B === E && --B, F = E - B, N = D ? 1 : y(t + F, F, B), P = C(F, t, H, e, B, D), P = v(t, F, e, H, P, 1, D), P /= N) : D ? (B = i(E), F = E - B, F <= 0 && (--B, F += 1), P = C(F, t, H, e, B, D), P += C(t, F, e, H, 20, D), O && --P, P = v(t + 20, F, e, H, P, 1, D), O &&= (P = -P, !1)) : P = x(t, E, e, H, D, k) : P = x(t, E, e, H, D, k)), k[z] < 0 && (k[z] = b(t, E, e, H, !0)), I = H * e, k[z] !== 0 && (p * I < k[z] ? k[z] = p / 2 : k[z] /= I), k[R] = O ? (D ? 1 : s(t, E)) - P : P, k));
	}
	t.exports = E;
})), Yh = t(((e, t) => {
	var n = Jh();
	function r(e, t, r, i, a) {
		return n(e, t, r, i, a, [0, 0], 1, 0);
	}
	t.exports = r;
})), Xh = t(((e, t) => {
	var n = fu(), r = Yh();
	n(r, `assign`, Jh()), t.exports = r;
})), Zh = t(((e, t) => {
	var n = Xh().assign;
	function r(e, t, r, i, a) {
		var o = [0, 0];
		return i = i !== !1, a = a === !0, n(e, t, r, i, a, o, 1, 0), o[0];
	}
	t.exports = r;
})), Qh = t(((e, t) => {
	t.exports = Zh();
})), $h = t(((e, t) => {
	var n = Qh(), r = $(), i = Wf();
	function a(e, t) {
		var a, o, s;
		return r(e) || r(t) || t <= 0 ? NaN : e === 0 ? .5 : (a = i(e, 2), t > 2 * a ? (s = a / (t + a), o = n(s, .5, t / 2, !0, !0) / 2) : (s = t / (t + a), o = n(s, t / 2, .5, !0, !1) / 2), e > 0 ? 1 - o : o);
	}
	t.exports = a;
})), eg = t(((e, t) => {
	function n(e) {
		return t;
		function t() {
			return e;
		}
	}
	t.exports = n;
})), tg = t(((e, t) => {
	t.exports = eg();
})), ng = t(((e, t) => {
	var n = tg(), r = Qh(), i = $(), a = Wf();
	function o(e) {
		return i(e) || e <= 0 ? n(NaN) : t;
		function t(t) {
			var n, o, s;
			return i(t) ? NaN : t === 0 ? .5 : (n = a(t, 2), e > 2 * n ? (s = n / (e + n), o = r(s, .5, e / 2, !0, !0) / 2) : (s = e / (e + n), o = r(s, e / 2, .5, !0, !1) / 2), t > 0 ? 1 - o : o);
		}
	}
	t.exports = o;
})), rg = t(((e, t) => {
	var n = fu(), r = $h();
	n(r, `factory`, ng()), t.exports = r;
})), ig = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.0005087819496582806 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.0005087819496582806 + e * (-.008368748197417368 + e * (.03348066254097446 + e * (-.012692614766297404 + e * (-.03656379714117627 + e * (.02198786811111689 + e * (.008226878746769157 + e * (-.005387729650712429 + e * (0 + e * 0)))))))), r = 1 + e * (-.9700050433032906 + e * (-1.5657455823417585 + e * (1.5622155839842302 + e * (.662328840472003 + e * (-.7122890234154284 + e * (-.05273963823400997 + e * (.07952836873415717 + e * (-.0023339375937419 + e * .0008862163904564247))))))))) : (e = 1 / e, n = 0 + e * (0 + e * (-.005387729650712429 + e * (.008226878746769157 + e * (.02198786811111689 + e * (-.03656379714117627 + e * (-.012692614766297404 + e * (.03348066254097446 + e * (-.008368748197417368 + e * -.0005087819496582806)))))))), r = .0008862163904564247 + e * (-.0023339375937419 + e * (.07952836873415717 + e * (-.05273963823400997 + e * (-.7122890234154284 + e * (.662328840472003 + e * (1.5622155839842302 + e * (-1.5657455823417585 + e * (-.9700050433032906 + e * 1))))))))), n / r);
	}
	t.exports = n;
})), ag = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.20243350835593876 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.20243350835593876 + e * (.10526468069939171 + e * (8.3705032834312 + e * (17.644729840837403 + e * (-18.851064805871424 + e * (-44.6382324441787 + e * (17.445385985570866 + e * (21.12946554483405 + e * -3.6719225470772936))))))), r = 1 + e * (6.242641248542475 + e * (3.971343795334387 + e * (-28.66081804998 + e * (-20.14326346804852 + e * (48.560921310873994 + e * (10.826866735546016 + e * (-22.643693341313973 + e * 1.7211476576120028)))))))) : (e = 1 / e, n = -3.6719225470772936 + e * (21.12946554483405 + e * (17.445385985570866 + e * (-44.6382324441787 + e * (-18.851064805871424 + e * (17.644729840837403 + e * (8.3705032834312 + e * (.10526468069939171 + e * -.20243350835593876))))))), r = 1.7211476576120028 + e * (-22.643693341313973 + e * (10.826866735546016 + e * (48.560921310873994 + e * (-20.14326346804852 + e * (-28.66081804998 + e * (3.971343795334387 + e * (6.242641248542475 + e * 1)))))))), n / r);
	}
	t.exports = n;
})), og = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.1311027816799519 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.1311027816799519 + e * (-.16379404719331705 + e * (.11703015634199525 + e * (.38707973897260434 + e * (.3377855389120359 + e * (.14286953440815717 + e * (.029015791000532906 + e * (.0021455899538880526 + e * (-6.794655751811263e-7 + e * (2.8522533178221704e-8 + e * -681149956853777e-24))))))))), r = 1 + e * (3.4662540724256723 + e * (5.381683457070069 + e * (4.778465929458438 + e * (2.5930192162362027 + e * (.848854343457902 + e * (.15226433829533179 + e * (.011059242293464892 + e * (0 + e * (0 + e * 0)))))))))) : (e = 1 / e, n = -681149956853777e-24 + e * (2.8522533178221704e-8 + e * (-6.794655751811263e-7 + e * (.0021455899538880526 + e * (.029015791000532906 + e * (.14286953440815717 + e * (.3377855389120359 + e * (.38707973897260434 + e * (.11703015634199525 + e * (-.16379404719331705 + e * -.1311027816799519))))))))), r = 0 + e * (0 + e * (0 + e * (.011059242293464892 + e * (.15226433829533179 + e * (.848854343457902 + e * (2.5930192162362027 + e * (4.778465929458438 + e * (5.381683457070069 + e * (3.4662540724256723 + e * 1)))))))))), n / r);
	}
	t.exports = n;
})), sg = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.0350353787183178 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.0350353787183178 + e * (-.0022242652921344794 + e * (.018557330651423107 + e * (.009508047013259196 + e * (.0018712349281955923 + e * (.00015754461742496055 + e * (460469890584318e-20 + e * (-2304047769118826e-25 + e * 26633922742578204e-28))))))), r = 1 + e * (1.3653349817554064 + e * (.7620591645536234 + e * (.22009110576413124 + e * (.03415891436709477 + e * (.00263861676657016 + e * (7646752923027944e-20 + e * (0 + e * 0)))))))) : (e = 1 / e, n = 26633922742578204e-28 + e * (-2304047769118826e-25 + e * (460469890584318e-20 + e * (.00015754461742496055 + e * (.0018712349281955923 + e * (.009508047013259196 + e * (.018557330651423107 + e * (-.0022242652921344794 + e * -.0350353787183178))))))), r = 0 + e * (0 + e * (7646752923027944e-20 + e * (.00263861676657016 + e * (.03415891436709477 + e * (.22009110576413124 + e * (.7620591645536234 + e * (1.3653349817554064 + e * 1)))))))), n / r);
	}
	t.exports = n;
})), cg = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.016743100507663373 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.016743100507663373 + e * (-.0011295143874558028 + e * (.001056288621524929 + e * (.00020938631748758808 + e * (14962478375834237e-21 + e * (4.4969678992770644e-7 + e * (4.625961635228786e-9 + e * (-2811287356288318e-29 + e * 9905570997331033e-32))))))), r = 1 + e * (.5914293448864175 + e * (.1381518657490833 + e * (.016074608709367652 + e * (.0009640118070051656 + e * (27533547476472603e-21 + e * (2.82243172016108e-7 + e * (0 + e * 0)))))))) : (e = 1 / e, n = 9905570997331033e-32 + e * (-2811287356288318e-29 + e * (4.625961635228786e-9 + e * (4.4969678992770644e-7 + e * (14962478375834237e-21 + e * (.00020938631748758808 + e * (.001056288621524929 + e * (-.0011295143874558028 + e * -.016743100507663373))))))), r = 0 + e * (0 + e * (2.82243172016108e-7 + e * (27533547476472603e-21 + e * (.0009640118070051656 + e * (.016074608709367652 + e * (.1381518657490833 + e * (.5914293448864175 + e * 1)))))))), n / r);
	}
	t.exports = n;
})), lg = t(((e, t) => {
	var n = $(), r = Fd(), i = Zp(), a = bd(), o = Cd(), s = ig(), c = ag(), l = og(), u = sg(), d = cg(), f = .08913147449493408, p = 2.249481201171875, m = .807220458984375, h = .9399557113647461, g = .9836282730102539;
	function _(e) {
		var t, _, v, y, b;
		return n(e) ? NaN : e === 0 ? a : e === 2 ? o : e === 1 ? 0 : e > 2 || e < 0 ? NaN : (e > 1 ? (t = -1, v = 2 - e) : (t = 1, v = e), e = 1 - v, e <= .5 ? (y = e * (e + 10), b = s(e), t * (y * f + y * b)) : v >= .25 ? (y = r(-2 * i(v)), v -= .25, b = c(v), t * (y / (p + b))) : (v = r(-i(v)), v < 3 ? (_ = v - 1.125, b = l(_), t * (m * v + b * v)) : v < 6 ? (_ = v - 3, b = u(_), t * (h * v + b * v)) : (_ = v - 6, b = d(_), t * (g * v + b * v))));
	}
	t.exports = _;
})), ug = t(((e, t) => {
	t.exports = lg();
})), dg = t(((e, t) => {
	var n = $(), r = Bd(), i = Fd(), a = Id(), o = 6123233995736766e-32;
	function s(e) {
		var t;
		return n(e) || e < -1 || e > 1 ? NaN : e > .5 ? 2 * r(i(.5 - .5 * e)) : (t = a - r(e), t += o, t += a, t);
	}
	t.exports = s;
})), fg = t(((e, t) => {
	t.exports = dg();
})), pg = t(((e, t) => {
	t.exports = 1.4142135623730951;
})), mg = t(((e, t) => {
	function n(e) {
		return e === 0 ? .16666666666666666 : .16666666666666666 + e * .16666666666666666;
	}
	t.exports = n;
})), hg = t(((e, t) => {
	function n(e) {
		return e === 0 ? .058333333333333334 : .058333333333333334 + e * (.06666666666666667 + e * .008333333333333333);
	}
	t.exports = n;
})), gg = t(((e, t) => {
	function n(e) {
		return e === 0 ? .0251984126984127 : .0251984126984127 + e * (.026785714285714284 + e * (.0017857142857142857 + e * .0001984126984126984));
	}
	t.exports = n;
})), _g = t(((e, t) => {
	function n(e) {
		return e === 0 ? .012039792768959435 : .012039792768959435 + e * (.010559964726631394 + e * (-.0011078042328042327 + e * (.0003747795414462081 + e * 27557319223985893e-22)));
	}
	t.exports = n;
})), vg = t(((e, t) => {
	function n(e) {
		return e === 0 ? .003837005972422639 : .003837005972422639 + e * (.00610392115600449 + e * (-.0016095979637646305 + e * (.0005945867404200738 + e * (-6270542728876062e-20 + e * 2.505210838544172e-8))));
	}
	t.exports = n;
})), yg = t(((e, t) => {
	function n(e) {
		return e === 0 ? .0032177478835464946 : .0032177478835464946 + e * (.0010898206731540065 + e * (-.0012579159844784845 + e * (.0006908420797309686 + e * (-.00016376804137220805 + e * (154012654012654e-19 + e * 16059043836821613e-26)))));
	}
	t.exports = n;
})), bg = t(((e, t) => {
	function n(e) {
		return e === 0 ? .001743826229834001 : .001743826229834001 + e * (3353097688001788e-20 + e * (-.0007624513544032393 + e * (.0006451304695145635 + e * (-.000249472580470431 + e * (49255746366361444e-21 + e * (-39851014346715405e-22 + e * 7647163731819816e-28))))));
	}
	t.exports = n;
})), xg = t(((e, t) => {
	function n(e) {
		return e === 0 ? .0009647274732138864 : .0009647274732138864 + e * (-.0003110108632631878 + e * (-.00036307660358786886 + e * (.0005140660578834113 + e * (-.00029133414466938067 + e * (9086710793521991e-20 + e * (-15303004486655377e-21 + e * (10914179173496788e-22 + e * 28114572543455206e-31)))))));
	}
	t.exports = n;
})), Sg = t(((e, t) => {
	function n(e) {
		return e === 0 ? .0005422926281312969 : .0005422926281312969 + e * (-.0003694266780000966 + e * (-.00010230378073700413 + e * (.00035764655430568635 + e * (-.00028690924218514614 + e * (.00012645437628698076 + e * (-33202652391372056e-21 + e * (4890304529197534e-21 + e * (-3.123956959982987e-7 + e * 822063524662433e-32))))))));
	}
	t.exports = n;
})), Cg = t(((e, t) => {
	var n = qp(), r = Hm(), i = Fd(), a = sp(), o = mg(), s = hg(), c = gg(), l = _g(), u = vg(), d = yg(), f = bg(), p = xg(), m = Sg(), h = 0, g = [
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	function _(e, t) {
		var _, v = n(e / 2, .5) * i(e * a) * (t - .5);
		return _ = 1 / e, g[1] = o(_), g[2] = s(_), g[3] = c(_), g[4] = l(_), g[5] = u(_), g[6] = d(_), g[7] = f(_), g[8] = p(_), g[9] = m(_), h + v * r(g, v * v);
	}
	t.exports = _;
})), wg = t(((e, t) => {
	var n = qp(), r = Hm(), i = Fd(), a = Wf(), o = sp(), s = [
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	function c(e, t) {
		var c, l, u, d, f, p, m, h = n(e / 2, .5) * i(e * o) * t;
		return d = e + 2, f = e + 4, p = e + 6, s[0] = 1, s[1] = -(e + 1) / (2 * d), d *= e + 2, s[2] = -e * (e + 1) * (e + 3) / (8 * d * f), d *= e + 2, s[3] = -e * (e + 1) * (e + 5) * ((3 * e + 7) * e - 2) / (48 * d * f * p), d *= e + 2, f *= e + 4, s[4] = -e * (e + 1) * (e + 7) * (((((15 * e + 154) * e + 465) * e + 286) * e - 336) * e + 64) / (384 * d * f * p * (e + 8)), d *= e + 2, s[5] = -e * (e + 1) * (e + 3) * (e + 9) * ((((((35 * e + 452) * e + 1573) * e + 600) * e - 2020) * e + 928) * e - 128) / (1280 * d * f * p * (e + 8) * (e + 10)), d *= e + 2, f *= e + 4, p *= e + 6, s[6] = -e * (e + 1) * (e + 11) * (((((((((((945 * e + 31506) * e + 425858) * e + 2980236) * e + 11266745) * e + 20675018) * e + 7747124) * e - 22574632) * e - 8565600) * e + 18108416) * e - 7099392) * e + 884736) / (46080 * d * f * p * (e + 8) * (e + 10) * (e + 12)), m = i(e), u = a(m * h, 1 / e), l = u * u, c = r(s, l), c *= m, c /= u, -c;
	}
	t.exports = c;
})), Tg = t(((e, t) => {
	var n = ug(), r = Od(), i = Fd(), a = Wf(), o = op(), s = pg();
	function c(e, t) {
		var c, l, u, d, f, p, m;
		return e > 0x56bc75e2d63100000 ? -n(2 * t) * s : (c = 1 / (e - .5), l = 48 / (c * c), u = ((20700 * c / l - 98) * c - 16) * c + 96.36, d = ((94.5 / (l + u) - 3) / l + 1) * i(c * o) * e, m = a(d * 2 * t, 2 / e), m > .05 + c ? (p = -n(2 * t) * s, m = p * p, e < 5 && (u += .3 * (e - 4.5) * (p + .6)), u += (((.05 * d * p - 5) * p - 7) * p - 2) * p + l, m = (((((.4 * m + 6.3) * m + 36) * m + 94.5) / u - m - 3) / l + 1) * p, m = r(c * m * m)) : m = ((1 / (((e + 6) / (e * m) - .089 * d - .822) * (e + 2) * 3) + .5 / (e + 4)) * m - 1) * (e + 1) / (e + 2) + 1 / m, f = i(e * m), -f);
	}
	t.exports = c;
})), Eg = t(((e, t) => {
	var n = ug(), r = Ad(), i = hf(), a = Cp(), o = fg(), s = Fd(), c = Hd(), l = $p(), u = Wf(), d = Op(), f = pg(), p = sp(), m = Cg(), h = wg(), g = Tg(), _ = 268435456, v = 1 / 3, y = 106 / 3, b = .8549879733383485;
	function x(e, t, x) {
		var S, C, w, T, E = 0, D, O, k, A, j, M, N, P, F, I, L;
		if (t > x ? (O = x, x = t, t = O, T = !0) : T = !1, r(e) === e && e < 20) switch (C = i(1, y), r(e)) {
			case 1:
				E = t === .5 ? 0 : -l(p * t) / d(p * t);
				break;
			case 2:
				E = (2 * t - 1) / s(2 * t * x);
				break;
			case 4:
				D = 4 * t * x, w = s(D), P = 4 * l(o(w) / 3) / w, F = s(P - 4), E = t - .5 < 0 ? -F : F;
				break;
			case 6:
				if (t < 1e-150) return (T ? -1 : 1) * g(e, t);
				I = 4 * (t - t * t), L = u(I, v), N = 6 * (1 + b * (1 / L - 1));
				do
					A = N * N, j = A * A, M = N * j, k = N, N = 2 * (8 * I * M - 270 * A + 2187) / (5 * (4 * I * j - 216 * N - 243));
				while (c((N - k) / N) > C);
				N = s(N - e), E = t - .5 < 0 ? -N : N;
				break;
			default: e > _ ? E = n(2 * t) * f : e < 3 ? (S = .2742 - e * .0242143, E = t > S ? m(e, t) : h(e, t)) : (S = i(1, a(e / -.654)), E = t > S ? g(e, t) : h(e, t));
		}
		else e > _ ? E = -n(2 * t) * f : e < 3 ? (S = .2742 - e * .0242143, E = t > S ? m(e, t) : h(e, t)) : (S = i(1, a(e / -.654)), E = t > S ? g(e, t) : h(e, t));
		return T ? -E : E;
	}
	t.exports = x;
})), Dg = t(((e, t) => {
	var n = Eg();
	function r(e, t, r) {
		var i, a = t / 2, o = 1 - a, s;
		return i = e * 2, s = n(i, a, o), r && (r.value = s * s / (i + s * s)), i / (i + s * s);
	}
	t.exports = r;
})), Og = t(((e, t) => {
	var n = Hm(), r = ug(), i = Fd(), a = yf(), o = pg(), s = [
		0,
		0,
		0,
		0,
		0,
		0,
		0
	], c = [
		0,
		0,
		0,
		0
	];
	function l(e, t, l) {
		var u = r(2 * l), d, f, p, m, h, g;
		return u /= -i(e / 2), c[0] = u, h = t - e, p = h * h, m = p * h, s[0] = -h * o / 2, s[1] = (1 - 2 * h) / 8, s[2] = -(h * o / 48), s[3] = -1 / 192, s[4] = -h * o / 3840, s[5] = 0, s[6] = 0, c[1] = n(s, u), s[0] = h * o * (3 * h - 2) / 12, s[1] = (20 * p - 12 * h + 1) / 128, s[2] = h * o * (20 * h - 1) / 960, s[3] = (16 * p + 30 * h - 15) / 4608, s[4] = h * o * (21 * h + 32) / 53760, s[5] = (-(32 * p) + 63) / 368640, s[6] = -h * o * (120 * h + 17) / 25804480, c[2] = n(s, u), s[0] = h * o * (-75 * p + 80 * h - 16) / 480, s[1] = (-1080 * m + 868 * p - 90 * h - 45) / 9216, s[2] = h * o * (-1190 * p + 84 * h + 373) / 53760, s[3] = (-2240 * m - 2508 * p + 2100 * h - 165) / 368640, s[4] = 0, s[5] = 0, s[6] = 0, c[3] = n(s, u), f = n(c, 1 / e), d = f * f, g = -a(-d / 2), d === 0 ? .5 : (1 + f * i((1 + g) / d)) / 2;
	}
	t.exports = l;
})), kg = t(((e, t) => {
	var n = Zp(), r = ip() / 4;
	function i(e, t) {
		return i;
		function i(i) {
			var a, o, s = 1 - i;
			return s === 0 || i === 0 ? [-r, -r] : (o = n(i) + t * n(s) + e, a = 1 / i - t / s, [o, a]);
		}
	}
	t.exports = i;
})), Ag = t(((e, t) => {
	var n = $();
	function r(e) {
		return e === 0 || n(e) ? e : e < 0 ? -1 : 1;
	}
	t.exports = r;
})), jg = t(((e, t) => {
	t.exports = Ag();
})), Mg = t(((e, t) => {
	var n = jg(), r = Hd(), i = hf(), a = ip();
	function o(e, t, o, s, c, l) {
		var u, d, f, p, m, h, g, _, v = 0, y;
		u = 0, m = t, p = i(1, 1 - c), g = a, d = a, f = a, h = l;
		do {
			if (u = v, f = d, d = g, _ = e(m), v = _[0], y = _[1], --h, v === 0) break;
			if (y === 0 ? (u === 0 && (t = m === o ? s : o, u = e(t), g = t - m), g = n(u) * n(v) < 0 ? g < 0 ? (m - o) / 2 : (m - s) / 2 : g < 0 ? (m - s) / 2 : (m - o) / 2) : g = v / y, r(g * 2) > r(f) && (g = g > 0 ? (m - o) / 2 : (m - s) / 2), t = m, m -= g, m <= o) {
				if (g = .5 * (t - o), m = t - g, m === o || m === s) break;
			} else if (m >= s && (g = .5 * (t - s), m = t - g, m === o || m === s)) break;
			g > 0 ? s = t : o = t;
		} while (h && r(m * p) < r(g));
		return m;
	}
	t.exports = o;
})), Ng = t(((e, t) => {
	function n(e) {
		return e === 0 ? -1 : -1 + e * (-5 + e * 5);
	}
	t.exports = n;
})), Pg = t(((e, t) => {
	function n(e) {
		return e === 0 ? 1 : 1 + e * (21 + e * (-69 + e * 46));
	}
	t.exports = n;
})), Fg = t(((e, t) => {
	function n(e) {
		return e === 0 ? 7 : 7 + e * (-2 + e * (33 + e * (-62 + e * 31)));
	}
	t.exports = n;
})), Ig = t(((e, t) => {
	function n(e) {
		return e === 0 ? 25 : 25 + e * (-52 + e * (-17 + e * (88 + e * (-115 + e * 46))));
	}
	t.exports = n;
})), Lg = t(((e, t) => {
	function n(e) {
		return e === 0 ? 7 : 7 + e * (12 + e * (-78 + e * 52));
	}
	t.exports = n;
})), Rg = t(((e, t) => {
	function n(e) {
		return e === 0 ? -7 : -7 + e * (2 + e * (183 + e * (-370 + e * 185)));
	}
	t.exports = n;
})), zg = t(((e, t) => {
	function n(e) {
		return e === 0 ? -533 : -533 + e * (776 + e * (-1835 + e * (10240 + e * (-13525 + e * 5410))));
	}
	t.exports = n;
})), Bg = t(((e, t) => {
	function n(e) {
		return e === 0 ? -1579 : -1579 + e * (3747 + e * (-3372 + e * (-15821 + e * (45588 + e * (-45213 + e * 15071)))));
	}
	t.exports = n;
})), Vg = t(((e, t) => {
	function n(e) {
		return e === 0 ? 449 : 449 + e * (-1259 + e * (-769 + e * (6686 + e * (-9260 + e * 3704))));
	}
	t.exports = n;
})), Hg = t(((e, t) => {
	function n(e) {
		return e === 0 ? 63149 : 63149 + e * (-151557 + e * (140052 + e * (-727469 + e * (2239932 + e * (-2251437 + e * 750479)))));
	}
	t.exports = n;
})), Ug = t(((e, t) => {
	function n(e) {
		return e === 0 ? 29233 : 29233 + e * (-78755 + e * (105222 + e * (146879 + e * (-1602610 + e * (3195183 + e * (-2554139 + e * 729754))))));
	}
	t.exports = n;
})), Wg = t(((e, t) => {
	function n(e) {
		return e === 0 ? 1 : 1 + e * (-13 + e * 13);
	}
	t.exports = n;
})), Gg = t(((e, t) => {
	function n(e) {
		return e === 0 ? 1 : 1 + e * (21 + e * (-69 + e * 46));
	}
	t.exports = n;
})), Kg = t(((e, t) => {
	var n = Hm(), r = ug(), i = Hd(), a = yf(), o = Zp(), s = Fd(), c = Op(), l = $p(), u = kg(), d = Mg(), f = Ng(), p = Pg(), m = Fg(), h = Ig(), g = Lg(), _ = Rg(), v = zg(), y = Bg(), b = Vg(), x = Hg(), S = Ug(), C = Wg(), w = Gg(), T = [
		0,
		0,
		0,
		0,
		0,
		0
	], E = [
		0,
		0,
		0,
		0
	];
	function D(e, t, D) {
		var O, k, A, j, M = r(2 * e) / -s(t / 2), N, P, F, I, L, R, z, ee, B, V, H, U, te = c(D), W, G;
		return U = l(D), E[0] = M, V = te * te, H = U * U, ee = te * U, z = ee * ee, R = z * ee, L = z * z, I = z * R, F = R * R, P = L * R, T[0] = (2 * V - 1) / (3 * ee), T[1] = -f(V) / (36 * z), T[2] = p(V) / (1620 * R), T[3] = m(V) / (6480 * L), T[4] = h(V) / (90720 * I), T[5] = 0, E[1] = n(T, M), T[0] = -g(V) / (405 * R), T[1] = _(V) / (2592 * L), T[2] = -v(V) / (204120 * I), T[3] = -y(V) / (2099520 * F), T[4] = 0, T[5] = 0, E[2] = n(T, M), T[0] = b(V) / (102060 * I), T[1] = -x(V) / (20995200 * F), T[2] = S(V) / (36741600 * P), T[3] = 0, T[4] = 0, T[5] = 0, E[3] = n(T, M), N = n(E, 1 / t), A = U / te, A *= A, B = -(N * N) / (2 * V) + o(V) + H * o(H) / V, i(N) < .7 ? (T[0] = V, T[1] = ee, T[2] = (1 - 2 * V) / 3, T[3] = C(V) / (36 * ee), T[4] = w(V) / (270 * z), T[5] = 0, G = n(T, N)) : (W = a(B), T[0] = W, T[1] = A, T[2] = 0, T[3] = 3 * A * (3 * A + 1) / 6, T[4] = 4 * A * (4 * A + 1) * (4 * A + 2) / 24, T[5] = 5 * A * (5 * A + 1) * (5 * A + 2) * (5 * A + 3) / 120, G = n(T, W), (G - V) * N < 0 && (G = 1 - G)), N < 0 ? (k = 0, O = V) : (k = V, O = 1), (G < k || G > O) && (G = (k + O) / 2), j = u(-B, A), G = d(j, G, k, O, 32, 100), G;
	}
	t.exports = D;
})), qg = t(((e, t) => {
	var n = 1e3, r = n * 60, i = r * 60, a = i * 24, o = a * 365.25;
	t.exports = function(e, t) {
		t ||= {};
		var n = typeof e;
		if (n === `string` && e.length > 0) return s(e);
		if (n === `number` && isNaN(e) === !1) return t.long ? l(e) : c(e);
		throw Error(`val is not a non-empty string or a valid number. val=` + JSON.stringify(e));
	};
	function s(e) {
		if (e = String(e), !(e.length > 100)) {
			var t = /^((?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|years?|yrs?|y)?$/i.exec(e);
			if (t) {
				var s = parseFloat(t[1]);
				switch ((t[2] || `ms`).toLowerCase()) {
					case `years`:
					case `year`:
					case `yrs`:
					case `yr`:
					case `y`: return s * o;
					case `days`:
					case `day`:
					case `d`: return s * a;
					case `hours`:
					case `hour`:
					case `hrs`:
					case `hr`:
					case `h`: return s * i;
					case `minutes`:
					case `minute`:
					case `mins`:
					case `min`:
					case `m`: return s * r;
					case `seconds`:
					case `second`:
					case `secs`:
					case `sec`:
					case `s`: return s * n;
					case `milliseconds`:
					case `millisecond`:
					case `msecs`:
					case `msec`:
					case `ms`: return s;
					default: return;
				}
			}
		}
	}
	function c(e) {
		return e >= a ? Math.round(e / a) + `d` : e >= i ? Math.round(e / i) + `h` : e >= r ? Math.round(e / r) + `m` : e >= n ? Math.round(e / n) + `s` : e + `ms`;
	}
	function l(e) {
		return u(e, a, `day`) || u(e, i, `hour`) || u(e, r, `minute`) || u(e, n, `second`) || e + ` ms`;
	}
	function u(e, t, n) {
		if (!(e < t)) return e < t * 1.5 ? Math.floor(e / t) + ` ` + n : Math.ceil(e / t) + ` ` + n + `s`;
	}
})), Jg = t(((e, t) => {
	e = t.exports = i.debug = i.default = i, e.coerce = c, e.disable = o, e.enable = a, e.enabled = s, e.humanize = qg(), e.names = [], e.skips = [], e.formatters = {};
	var n;
	function r(t) {
		var n = 0, r;
		for (r in t) n = (n << 5) - n + t.charCodeAt(r), n |= 0;
		return e.colors[Math.abs(n) % e.colors.length];
	}
	function i(t) {
		function i() {
			if (i.enabled) {
				var t = i, r = +new Date();
				t.diff = r - (n || r), t.prev = n, t.curr = r, n = r;
				for (var a = Array(arguments.length), o = 0; o < a.length; o++) a[o] = arguments[o];
				a[0] = e.coerce(a[0]), typeof a[0] != `string` && a.unshift(`%O`);
				var s = 0;
				a[0] = a[0].replace(/%([a-zA-Z%])/g, function(n, r) {
					if (n === `%%`) return n;
					s++;
					var i = e.formatters[r];
					if (typeof i == `function`) {
						var o = a[s];
						n = i.call(t, o), a.splice(s, 1), s--;
					}
					return n;
				}), e.formatArgs.call(t, a), (i.log || e.log || console.log.bind(console)).apply(t, a);
			}
		}
		return i.namespace = t, i.enabled = e.enabled(t), i.useColors = e.useColors(), i.color = r(t), typeof e.init == `function` && e.init(i), i;
	}
	function a(t) {
		e.save(t), e.names = [], e.skips = [];
		for (var n = (typeof t == `string` ? t : ``).split(/[\s,]+/), r = n.length, i = 0; i < r; i++) n[i] && (t = n[i].replace(/\*/g, `.*?`), t[0] === `-` ? e.skips.push(RegExp(`^` + t.substr(1) + `$`)) : e.names.push(RegExp(`^` + t + `$`)));
	}
	function o() {
		e.enable(``);
	}
	function s(t) {
		for (var n = 0, r = e.skips.length; n < r; n++) if (e.skips[n].test(t)) return !1;
		for (n = 0, r = e.names.length; n < r; n++) if (e.names[n].test(t)) return !0;
		return !1;
	}
	function c(e) {
		return e instanceof Error ? e.stack || e.message : e;
	}
})), Yg = t(((e, t) => {
	e = t.exports = Jg(), e.log = i, e.formatArgs = r, e.save = a, e.load = o, e.useColors = n, e.storage = typeof chrome < `u` && chrome.storage !== void 0 ? chrome.storage.local : s(), e.colors = [
		`lightseagreen`,
		`forestgreen`,
		`goldenrod`,
		`dodgerblue`,
		`darkorchid`,
		`crimson`
	];
	function n() {
		return typeof window < `u` && window.process && window.process.type === `renderer` ? !0 : typeof document < `u` && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window < `u` && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator < `u` && navigator.userAgent && navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/) && parseInt(RegExp.$1, 10) >= 31 || typeof navigator < `u` && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	e.formatters.j = function(e) {
		try {
			return JSON.stringify(e);
		} catch (e) {
			return `[UnexpectedJSONParseError]: ` + e.message;
		}
	};
	function r(t) {
		var n = this.useColors;
		if (t[0] = (n ? `%c` : ``) + this.namespace + (n ? ` %c` : ` `) + t[0] + (n ? `%c ` : ` `) + `+` + e.humanize(this.diff), n) {
			var r = `color: ` + this.color;
			t.splice(1, 0, r, `color: inherit`);
			var i = 0, a = 0;
			t[0].replace(/%[a-zA-Z%]/g, function(e) {
				e !== `%%` && (i++, e === `%c` && (a = i));
			}), t.splice(a, 0, r);
		}
	}
	function i() {
		return typeof console == `object` && console.log && Function.prototype.apply.call(console.log, console, arguments);
	}
	function a(t) {
		try {
			t == null ? e.storage.removeItem(`debug`) : e.storage.debug = t;
		} catch {}
	}
	function o() {
		var t;
		try {
			t = e.storage.debug;
		} catch {}
		return !t && typeof process < `u` && `env` in process && (t = process.env.DEBUG), t;
	}
	e.enable(o());
	function s() {
		try {
			return window.localStorage;
		} catch {}
	}
})), Xg = t(((t, n) => {
	var r = e(`tty`), i = e(`util`);
	t = n.exports = Jg(), t.init = p, t.log = l, t.formatArgs = c, t.save = u, t.load = d, t.useColors = s, t.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	], t.inspectOpts = Object.keys(process.env).filter(function(e) {
		return /^debug_/i.test(e);
	}).reduce(function(e, t) {
		var n = t.substring(6).toLowerCase().replace(/_([a-z])/g, function(e, t) {
			return t.toUpperCase();
		}), r = process.env[t];
		return r = /^(yes|on|true|enabled)$/i.test(r) ? !0 : /^(no|off|false|disabled)$/i.test(r) ? !1 : r === `null` ? null : Number(r), e[n] = r, e;
	}, {});
	var a = parseInt(process.env.DEBUG_FD, 10) || 2;
	a !== 1 && a !== 2 && i.deprecate(function() {}, `except for stderr(2) and stdout(1), any other usage of DEBUG_FD is deprecated. Override debug.log if you want to use a different log function (https://git.io/debug_fd)`)();
	var o = a === 1 ? process.stdout : a === 2 ? process.stderr : f(a);
	function s() {
		return `colors` in t.inspectOpts ? !!t.inspectOpts.colors : r.isatty(a);
	}
	t.formatters.o = function(e) {
		return this.inspectOpts.colors = this.useColors, i.inspect(e, this.inspectOpts).split(`
`).map(function(e) {
			return e.trim();
		}).join(` `);
	}, t.formatters.O = function(e) {
		return this.inspectOpts.colors = this.useColors, i.inspect(e, this.inspectOpts);
	};
	function c(e) {
		var n = this.namespace;
		if (this.useColors) {
			var r = this.color, i = `  \x1B[3` + r + `;1m` + n + ` \x1B[0m`;
			e[0] = i + e[0].split(`
`).join(`
` + i), e.push(`\x1B[3` + r + `m+` + t.humanize(this.diff) + `\x1B[0m`);
		} else e[0] = new Date().toUTCString() + ` ` + n + ` ` + e[0];
	}
	function l() {
		return o.write(i.format.apply(i, arguments) + `
`);
	}
	function u(e) {
		e == null ? delete process.env.DEBUG : process.env.DEBUG = e;
	}
	function d() {
		return process.env.DEBUG;
	}
	function f(t) {
		var n;
		switch (process.binding(`tty_wrap`).guessHandleType(t)) {
			case `TTY`:
				n = new r.WriteStream(t), n._type = `tty`, n._handle && n._handle.unref && n._handle.unref();
				break;
			case `FILE`:
				n = new (e(`fs`)).SyncWriteStream(t, { autoClose: !1 }), n._type = `fs`;
				break;
			case `PIPE`:
			case `TCP`:
				n = new (e(`net`)).Socket({
					fd: t,
					readable: !1,
					writable: !0
				}), n.readable = !1, n.read = null, n._type = `pipe`, n._handle && n._handle.unref && n._handle.unref();
				break;
			default: throw Error(`Implement me. Unknown stream file type!`);
		}
		return n.fd = t, n._isStdio = !0, n;
	}
	function p(e) {
		e.inspectOpts = {};
		for (var n = Object.keys(t.inspectOpts), r = 0; r < n.length; r++) e.inspectOpts[n[r]] = t.inspectOpts[n[r]];
	}
	t.enable(d());
})), Zg = t(((e, t) => {
	t.exports = typeof process < `u` && process.type === `renderer` ? Yg() : Xg();
})), Qg = t(((e, t) => {
	t.exports = 34028234663852886e22;
})), $g = t(((e, t) => {
	var n = Zg(), r = Dh(), i = Hd(), a = yf(), o = Zp(), s = Qg(), c = n(`gammaincinv:higher_newton`);
	function l(e, t, n, l, u, d, f, p) {
		var m, h, g, _, v, y, b, x, S, C, w, T, E, D = e;
		w = 1, T = 1, y = t * t, h = e;
		do {
			if (D = e, b = D * D, n === 0) {
				if (m = (1 - t) * o(D) + D + d, m > o(s)) return c(`Warning: overflow problems in one or more steps of the computation. The initial approximation to the root is returned.`), h;
				E = a(m);
			} else E = -f * D;
			p ? (x = r(D, t, !0, !1), g = -E * (x - l)) : (S = r(D, t, !0, !0), g = E * (S - u)), E = g, l > 1e-120 || T > 1 ? (_ = .5 * (D - t + 1) / D, v = (2 * b - 4 * D * t + 4 * D + 2 * y - 3 * t + 1) / b, v /= 6, e = D + E * (1 + E * (_ + E * v))) : e = D + E, w = i(D / e - 1), T += 1, D = e, D < 0 && (D = h, T = 100);
		} while (w > 2e-14 && T < 35);
		return (w > 2e-14 || T > 99) && c(`Warning: the number of iterations in the Newton method reached the upper limit N=35. The last value obtained for the root is given as output.`), C = D || 0, C;
	}
	t.exports = l;
})), e_ = t(((e, t) => {
	function n(e) {
		return e === 0 ? 0 : 0 + e * (1 + e * (1 + e * (1.5 + e * (2.6666666666666665 + e * (5.208333333333333 + e * 10.8)))));
	}
	t.exports = n;
})), t_ = t(((e, t) => {
	function n(e) {
		return e === 0 ? 1 : 1 + e * (1 + e * (.3333333333333333 + e * (.027777777777777776 + e * (-.003703703703703704 + e * (.0002314814814814815 + e * 5878894767783657e-20)))));
	}
	t.exports = n;
})), n_ = t(((e, t) => {
	var n = Hd(), r = yf(), i = Zp(), a = Hm(), o = e_(), s = t_(), c = 1e-8, l = .08333333333333333, u = .008333333333333333, d = [
		1,
		0,
		0,
		0,
		0,
		0
	];
	function f(e) {
		var t, f, p, m, h, g, _, v, y = e * e * .5;
		if (e === 0 ? h = 0 : e < -1 ? (v = r(-1 - y), h = o(v)) : e < 1 ? (v = e, h = s(v)) : (v = 11 + y, g = i(v), h = v + g, v = 1 / v, t = g * g, f = t * g, p = f * g, m = p * g, d[1] = (2 - g) * .5, d[2] = (-9 * g + 6 + 2 * t) / 6, d[3] = -(3 * f + 36 * g - 22 * t - 12) * l, d[4] = (60 + 350 * t - 300 * g - 125 * f + 12 * p) / 60, d[5] = -(-120 - 274 * p + 900 * g - 1700 * t + 1125 * f + 20 * m) * u, h += g * v * a(d, v)), v = 1, e > -3.5 && e < -.03 || e > .03 && e < 40) {
			v = 1, _ = h;
			do
				h = _ * (y + i(_)) / (_ - 1), v = n(_ / h - 1), _ = h;
			while (v > c);
		}
		return h;
	}
	t.exports = f;
})), r_ = t(((e, t) => {
	t.exports = .9189385332046728;
})), i_ = t(((e, t) => {
	var n = [
		1.9963790515900766,
		-.0017971032528832887,
		13129285796384672e-21,
		-2.340875228178749e-7,
		7.2291210671127e-9,
		-3280997607821e-22,
		19875070901e-21,
		-1509214183e-21,
		1375340084e-22,
		-145728923e-22,
		17532367e-22,
		-2351465e-22,
		346551e-22,
		-55471e-22,
		9548e-22,
		-1748e-22,
		332e-22,
		-58e-22
	];
	function r(e, t) {
		var r, i = 0, a = 0, o, s;
		r = t + t, s = e;
		do
			o = a, a = i, i = r * a - o + n[s], --s;
		while (s >= 0);
		return (i - o) / 2;
	}
	t.exports = r;
})), a_ = t(((e, t) => {
	function n(e) {
		return e === 0 ? .025721014990011306 : .025721014990011306 + e * (.08247596616699963 + e * (-.0025328157302663564 + e * (.0006099292666946337 + e * (-.00033543297638406 + e * .000250505279903))));
	}
	t.exports = n;
})), o_ = t(((e, t) => {
	function n(e) {
		return e === 0 ? .08333333333333333 : .08333333333333333 + e * (-.002777777777777778 + e * (.0007936507936507937 + e * -.0005952380952380953));
	}
	t.exports = n;
})), s_ = t(((e, t) => {
	var n = pm(), r = Zp(), i = r_(), a = yh(), o = Qg(), s = i_(), c = a_(), l = o_(), u = .30865217988013566;
	function d(e) {
		var t;
		return e < a ? o : e < 1 ? n(e + 1) - (e + .5) * r(e) + e - i : e < 2 ? n(e) - (e - .5) * r(e) + e - i : e < 3 ? n(e - 1) - (e - .5) * r(e) + e - i + r(e - 1) : e < 12 ? (t = 18 / (e * e) - 1, s(17, t) / (12 * e)) : (t = 1 / (e * e), e < 1e3 ? c(t) / (u + t) / e : l(t) / e);
	}
	t.exports = d;
})), c_ = t(((e, t) => {
	var n = yf(), r = Ip(), i = Zp(), a = Qg(), o = kp(), s = s_();
	function c(e) {
		return e >= 3 ? n(s(e)) : e > 0 ? r(e) / (n(-e + (e - .5) * i(e)) * o) : a;
	}
	t.exports = c;
})), l_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.3333333333438 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.3333333333438 + e * (-.2070740359969 + e * (-.05041806657154 + e * (-.004923635739372 + e * -4293658292782e-17))), r = 1 + e * (.7045554412463 + e * (.2118190062224 + e * (.03048648397436 + e * .001605037988091)))) : (e = 1 / e, n = -4293658292782e-17 + e * (-.004923635739372 + e * (-.05041806657154 + e * (-.2070740359969 + e * -.3333333333438))), r = .001605037988091 + e * (.03048648397436 + e * (.2118190062224 + e * (.7045554412463 + e * 1)))), n / r);
	}
	t.exports = n;
})), u_ = t(((e, t) => {
	var n = Hd(), r = Zp(), i = n_(), a = l_();
	function o(e) {
		var t;
		return n(e) < 1 ? a(e) : (t = i(e), r(e / (t - 1)) / e);
	}
	t.exports = o;
})), d_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.0172847633523 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.0172847633523 + e * (-.0159372646475 + e * (-.00464910887221 + e * (-.00060683488776 + e * -614830384279e-17))), r = 1 + e * (.764050615669 + e * (.297143406325 + e * (.0579490176079 + e * .00574558524851)))) : (e = 1 / e, n = -614830384279e-17 + e * (-.00060683488776 + e * (-.00464910887221 + e * (-.0159372646475 + e * -.0172847633523))), r = .00574558524851 + e * (.0579490176079 + e * (.297143406325 + e * (.764050615669 + e * 1)))), n / r);
	}
	t.exports = n;
})), f_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.0172839517431 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.0172839517431 + e * (-.0146362417966 + e * (-.00357406772616 + e * (-.000391032032692 + e * 249634036069e-17))), r = 1 + e * (.690560400696 + e * (.249962384741 + e * (.0443843438769 + e * .00424073217211)))) : (e = 1 / e, n = 249634036069e-17 + e * (-.000391032032692 + e * (-.00357406772616 + e * (-.0146362417966 + e * -.0172839517431))), r = .00424073217211 + e * (.0443843438769 + e * (.249962384741 + e * (.690560400696 + e * 1)))), n / r);
	}
	t.exports = n;
})), p_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? .99994466948 : (t = e < 0 ? -e : e, t <= 1 ? (n = .99994466948 + e * (104.649839762 + e * (857.204033806 + e * (731.901559577 + e * 45.5174411671))), r = 1 + e * (104.526456943 + e * (823.313447808 + e * (3119.93802124 + e * 3970.03311219)))) : (e = 1 / e, n = 45.5174411671 + e * (731.901559577 + e * (857.204033806 + e * (104.649839762 + e * .99994466948))), r = 3970.03311219 + e * (3119.93802124 + e * (823.313447808 + e * (104.526456943 + e * 1)))), n / r);
	}
	t.exports = n;
})), m_ = t(((e, t) => {
	var n = Zp(), r = d_(), i = f_(), a = p_();
	function o(e) {
		var t, o;
		return e < -5 ? (o = e * e, t = n(-e), (12 - o - t * t * 6) / (12 * o * e)) : e < -2 ? r(e) : e < 2 ? i(e) : e < 1e3 ? (o = 1 / e, a(e) / (-12 * e)) : -1 / (12 * e);
	}
	t.exports = o;
})), h_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? .0495346498136 : (t = e < 0 ? -e : e, t <= 1 ? (n = .0495346498136 + e * (.0299521337141 + e * (.00688296911516 + e * (.000512634846317 + e * -201411722031e-16))), r = 1 + e * (.759803615283 + e * (.261547111595 + e * (.0464854522477 + e * .00403751193496)))) : (e = 1 / e, n = -201411722031e-16 + e * (.000512634846317 + e * (.00688296911516 + e * (.0299521337141 + e * .0495346498136))), r = .00403751193496 + e * (.0464854522477 + e * (.261547111595 + e * (.759803615283 + e * 1)))), n / r);
	}
	t.exports = n;
})), g_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? .00452313583942 : (t = e < 0 ? -e : e, t <= 1 ? (n = .00452313583942 + e * (.00120744920113 + e * (-789724156582e-16 + e * (-504476066942e-16 + e * -535770949796e-17))), r = 1 + e * (.912203410349 + e * (.405368773071 + e * (.0901638932349 + e * .00948935714996)))) : (e = 1 / e, n = -535770949796e-17 + e * (-504476066942e-16 + e * (-789724156582e-16 + e * (.00120744920113 + e * .00452313583942))), r = .00948935714996 + e * (.0901638932349 + e * (.405368773071 + e * (.912203410349 + e * 1)))), n / r);
	}
	t.exports = n;
})), __ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? .00439937562904 : (t = e < 0 ? -e : e, t <= 1 ? (n = .00439937562904 + e * (.000487225670639 + e * (-.000128470657374 + e * (529110969589e-17 + e * 1.5716677175e-7))), r = 1 + e * (.794435257415 + e * (.333094721709 + e * (.0703527806143 + e * .00806110846078)))) : (e = 1 / e, n = 1.5716677175e-7 + e * (529110969589e-17 + e * (-.000128470657374 + e * (.000487225670639 + e * .00439937562904))), r = .00806110846078 + e * (.0703527806143 + e * (.333094721709 + e * (.794435257415 + e * 1)))), n / r);
	}
	t.exports = n;
})), v_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.0011481191232 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.0011481191232 + e * (-.112850923276 + e * (1.51623048511 + e * (-.218472031183 + e * .0730002451555))), r = 1 + e * (14.2482206905 + e * (69.7360396285 + e * (218.938950816 + e * 277.067027185)))) : (e = 1 / e, n = .0730002451555 + e * (-.218472031183 + e * (1.51623048511 + e * (-.112850923276 + e * -.0011481191232))), r = 277.067027185 + e * (218.938950816 + e * (69.7360396285 + e * (14.2482206905 + e * 1)))), n / r);
	}
	t.exports = n;
})), y_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.000145727889667 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.000145727889667 + e * (-.290806748131 + e * (-13.308504545 + e * (199.722374056 + e * -11.4311378756))), r = 1 + e * (139.612587808 + e * (2189.01116348 + e * (7115.24019009 + e * 45574.6081453)))) : (e = 1 / e, n = -11.4311378756 + e * (199.722374056 + e * (-13.308504545 + e * (-.290806748131 + e * -.000145727889667))), r = 45574.6081453 + e * (7115.24019009 + e * (2189.01116348 + e * (139.612587808 + e * 1)))), n / r);
	}
	t.exports = n;
})), b_ = t(((e, t) => {
	var n = Zp(), r = h_(), i = g_(), a = __(), o = v_(), s = y_();
	function c(e) {
		var t, c;
		return e < -8 ? (t = e * e, c = n(-e) / e, (-30 + e * c * (6 * t * c * c - 12 + t)) / (12 * e * t * t)) : e < -4 ? r(e) / (e * e) : e < -2 ? i(e) : e < 2 ? a(e) : e < 10 ? (t = 1 / e, o(t) / (e * e)) : e < 100 ? (t = 1 / e, s(t) / (e * e)) : -n(e) / (12 * e * e * e);
	}
	t.exports = c;
})), x_ = t(((e, t) => {
	var n = Zg(), r = Hm(), i = pm(), a = ug(), o = Ip(), s = Fd(), c = Hd(), l = yf(), u = rp(), d = Wf(), f = Zp(), p = kp(), m = Qg(), h = Km(), g = $g(), _ = n_(), v = c_(), y = u_(), b = m_(), x = b_(), S = n(`gammaincinv:compute`), C = .5, w = .3333333333333333, T = .25, E = .2, D = .16666666666666666, O = .08333333333333333, k = .041666666666666664, A = [
		0,
		0,
		0,
		0,
		0
	];
	function j(e, t, n) {
		var j, M, N, P, F, I, L, R, z, ee, B, V, H, U, te, W, G, K, ne, re, q, ie, ae, oe, se, ce, J, Y, le, ue, de, fe, pe, me, X, he, ge, _e, ve, ye, be, xe, Z, Se;
		if (t < C ? (P = !0, F = t, xe = -1) : (P = !1, F = n, xe = 1), ve = 0, c(e - 1) < 1e-4 && (ye = 0, P ? t < .001 ? (fe = t * t, Y = fe * t, de = Y * t, re = de * t, ne = re * t, q = t + fe * C + Y * w + de * T + re * E + ne * D) : q = -f(1 - t) : q = -f(n), e === 1 ? (ve = 2, me = q) : (N = i(e), ve = 1)), n < 1e-30 && e < C && (ye = 0, q = -f(n * o(e)) + (e - 1) * f(-f(n * o(e))), ve = 1, N = i(e)), e > 1 && e < 500 && t < 1e-80) {
			for (ye = 0, I = 1 / e, j = 1 / (e + 1), q = (i(e + 1) + f(t)) * I, q = l(q), U = q, _e = 0; _e < 10; _e++) q = U * l(q * I) * d(1 - q * j, I);
			ve = 1, N = i(e);
		}
		if (L = 1 / e * (f(t) + i(e + 1)), L < f(E * (1 + e)) && ve === 0 && (be = l(L), ye = 0, ie = e * e, pe = ie * e, le = pe * e, te = e + 1, B = te * te, ee = te * B, z = B * B, W = e + 2, R = W * W, G = e + 3, A[0] = 1, A[1] = 1 / te, A[2] = C * (3 * e + 5) / (B * W), A[3] = w * (31 + 8 * ie + 33 * e) / (ee * W * G), A[4] = k * (2888 + 1179 * pe + 125 * le + 3971 * ie + 5661 * e) / (z * R * G * (e + 4)), q = be * r(A, be), N = i(e), ve = 1), e < 10 && ve === 0 && (V = s(e) / (v(e) * p), H = u(.02, V), n < H && (ye = 0, he = 1 - e, ce = he * he, J = ce * he, K = s(-2 / e * f(n / V)), q = e * _(K), ge = f(q), q > 5 ? (ae = ge * ge, oe = ae * ge, se = oe * ge, be = 1 / q, A[0] = ge - 1, A[1] = (3 * he - 2 * he * ge + ae - 2 * ge + 2) * C, A[2] = (24 * he * ge - 11 * ce - 24 * he - 6 * ae + 12 * ge - 12 - 9 * he * ae + 6 * ce * ge + 2 * oe) * D, A[3] = (-12 * J * ge + 8.04 * he * ae - 114 * ce * ge + (72 + 36 * ae) + (3 * se - 72 * ge + 162) * (he - 168 * he * ge) - (12 * oe + 25 * J) - (22 * he * oe + 36 * ce * ae + 120 * ce)) * O, A[4] = 0, q = q - ge + he * be * r(A, be)) : (be = 1 / q, ae = ge * ge, X = ge - 1, Z = ge - he * be * X, Z < q && (q -= Z)), N = i(e), ve = 1)), c(F - C) < 1e-5 && ve === 0 && (ye = 0, I = 1 / e, q = e - w + (.019753086419753086 + .007211444248481286 * I) * I, N = i(e), ve = 1), e < 1 && ve === 0 && (ye = 0, q = l(P ? 1 / e * (f(F) + i(e + 1)) : 1 / e * (f(1 - F) + i(e + 1))), N = i(e), ve = 1), ve === 0) {
			if (ye = 1, I = 1 / e, be = a(2 * F), K = xe * be / s(e * C), be < m) K += (y(K) + (b(K) + x(K) * I) * I) * I, q = e * _(K), Se = K, ue = -s(e / h) * l(-C * e * Se * Se) / v(e), M = 1 / ue;
			else return S(`Warning: Overflow problems in one or more steps of the computation.`), NaN;
		}
		return ve < 2 && (me = g(q, e, ye, t, n, N, M, P)), me;
	}
	t.exports = j;
})), S_ = t(((e, t) => {
	var n = $(), r = yh(), i = bd(), a = x_();
	function o(e, t, o) {
		return n(e) || n(t) || t < r || e > 1 || e < 0 ? NaN : o === !0 ? e === 0 ? i : e === 1 ? 0 : a(t, 1 - e, e) : e === 0 ? 0 : e === 1 ? i : a(t, e, 1 - e);
	}
	t.exports = o;
})), C_ = t(((e, t) => {
	t.exports = S_();
})), w_ = t(((e, t) => {
	t.exports = 5e-324;
})), T_ = t(((e, t) => {
	var n = C_(), r = Zp(), i = Fd(), a = w_(), o = kg(), s = Mg();
	function c(e, t, c, l) {
		var u, d, f, p, m = c < l ? n(c, t, !0) : n(l, t, !1), h, g, _, v, y, b, x, S, C, w, T, E, D, O, k, A, j, M, N, P, F, I, L, R, z;
		return m /= e, C = t / e, L = i(1 + C), D = L * L, O = D * L, k = D * D, A = O * D, j = O * O, M = k * O, N = k * k, P = A * k, g = A * A, I = m - C, w = I * I, T = w * I, E = w * w, F = L + 1, _ = F * F, v = F * _, y = _ * _, b = (L + 2) * (L - 1) / (3 * L), b += (O + 9 * D + 21 * L + 5) * I / (36 * D * F), b -= (k - 13 * O + 69 * D + 167 * L + 46) * w / (1620 * _ * O), b -= (7 * A + 21 * k + 70 * O + 26 * D - 93 * L - 31) * T / (6480 * v * k), b -= (75 * j + 202 * A + 188 * k - 888 * O - 1345 * D + 118 * L + 138) * E / (272160 * y * A), x = (28 * k + 131 * O + 402 * D + 581 * L + 208) * (L - 1) / (1620 * F * O), x -= (35 * j - 154 * A - 623 * k - 1636 * O - 3983 * D - 3514 * L - 925) * I / (12960 * _ * k), x -= (2132 * M + 7915 * j + 16821 * A + 35066 * k + 87490 * O + 141183 * D + 95993 * L + 21640) * w / (816480 * A * v), x -= (11053 * N + 53308 * M + 117010 * j + 163924 * A + 116188 * k - 258428 * O - 677042 * D - 481940 * L - 105497) * T / (14696640 * y * j), S = -((3592 * M + 8375 * j - 1323 * A - 29198 * k - 89578 * O - 154413 * D - 116063 * L - 29632) * (L - 1)) / (816480 * A * _), S -= (442043 * P + 2054169 * N + 3803094 * M + 3470754 * j + 2141568 * A - 2393568 * k - 19904934 * O - 34714674 * D - 23128299 * L - 5253353) * I / (146966400 * j * v), S -= (116932 * g + 819281 * P + 2378172 * N + 4341330 * M + 6806004 * j + 10622748 * A + 18739500 * k + 30651894 * O + 30869976 * D + 15431867 * L + 2919016) * w / (146966400 * y * M), h = m + b / e + x / (e * e) + S / (e * e * e), h <= 0 && (h = a), R = h - C * r(h) + (1 + C) * r(1 + C) - C, u = 1 / (1 + C), f = h < C ? u : 0, p = h < C ? 1 : u, z = (f + p) / 2, d = o(R, C), s(d, z, f, p, 32, 100);
	}
	t.exports = c;
})), E_ = t(((e, t) => {
	var n = Hd(), r = hf(), i = jg(), a = $f(), o = ip();
	function s(e, t, s, c, l, u) {
		var d, f, p, m, h, g, _, v, y, b, x, S, C, w = 0, T, E;
		f = !1, g = t, h = r(1, 1 - l), y = a(1e7 * t, 1e7), _ = 0, p = y, m = y, v = u;
		do {
			if (_ = w, m = p, p = y, C = e(g), w = C[0], T = C[1], E = C[2], --v, w === 0) break;
			if (T === 0 ? (_ === 0 && (t = g === s ? c : s, _ = e(t), y = t - g), y = i(_) * i(w) < 0 ? y < 0 ? (g - s) / 2 : (g - c) / 2 : y < 0 ? (g - c) / 2 : (g - s) / 2) : E === 0 ? y = w / T : (b = 2 * w, S = 2 * T - E / T * w, y = n(S) < 1 && n(b) >= n(S) * o ? w / T : b / S, y * T / w < 0 && (y = w / T, n(y) > 2 * n(t) && (y = (y < 0 ? -1 : 1) * 2 * n(t)))), d = n(y / m), d > .8 && d < 2 && (y = y > 0 ? (g - s) / 2 : (g - c) / 2, n(y) > g && (y = i(y) * g), m = y * 3), t = g, g -= y, g < s) {
				if (x = n(s) < 1 && n(g) > 1 && o / n(g) < n(s) ? 1e3 : g / s, n(x) < 1 && (x = 1 / x), !f && x > 0 && x < 3) y = .99 * (t - s), g = t - y, f = !0;
				else if (y = (t - s) / 2, g = t - y, g === s || g === c) break;
			} else if (g > c) {
				if (x = n(c) < 1 && n(g) > 1 && o / n(g) < n(c) ? 1e3 : g / c, n(x) < 1 && (x = 1 / x), !f && x > 0 && x < 3) y = .99 * (t - c), g = t - y, f = !0;
				else if (y = (t - c) / 2, g = t - y, g === s || g === c) break;
			}
			y > 0 ? c = t : s = t;
		} while (v && n(g * h) < n(y));
		return g;
	}
	t.exports = s;
})), D_ = t(((e, t) => {
	var n = Xh().assign, r = Hd(), i = ip(), a = sf();
	function o(e, t, o, s) {
		return c;
		function c(c) {
			var l, u, d, f, p = 1 - c;
			return l = [0, 0], n(c, e, t, !0, s, l, 1, 0), f = l[0] - o, u = l[1], s && (u = -u), p === 0 && (p = a * 64), c === 0 && (c = a * 64), d = u * (-(p * e) + (t - 2) * c + 1), r(d) < p * c * i && (d /= p * c), s && (d = -d), u === 0 && (u = (s ? -1 : 1) * a * 64), [
				f,
				u,
				d
			];
		}
	}
	t.exports = o;
})), O_ = t(((e, t) => {
	var n = Hm(), r = Qh(), i = Od(), a = Nd(), o = Bd(), s = Yf(), c = Fd(), l = Hd(), u = yf(), d = Wf(), f = Op(), p = $f(), m = rp(), h = Zp(), g = sf(), _ = op(), v = Kf(), y = Dg(), b = Og(), x = Kg(), S = T_(), C = E_(), w = D_(), T = 32, E = 1e3, D = [
		0,
		0,
		0,
		0,
		0
	];
	function O(e, t, O, k) {
		var A, j = !1, M, N, P, F, I, L, R, z, ee, B, V, H, U, te, W, G, K, ne, re, q, ie, ae, oe, se, ce, J, Y;
		if (k === 0) return [1, 0];
		if (O === 0) return [0, 1];
		if (e === 1) {
			if (t === 1) return [O, 1 - O];
			B = t, t = e, e = B, B = k, k = O, O = B, j = !0;
		}
		if (J = 0, N = 0, F = 1, e === .5) {
			if (t === .5) return J = f(O * _), J *= J, Y = f(k * _), Y *= Y, [J, Y];
			t > .5 && (B = t, t = e, e = B, B = k, k = O, O = B, j = !j);
		}
		if (t === .5 && e >= .5 && O !== 1) re = {}, J = y(e, O, re), Y = re.value;
		else if (t === 1) return O < k ? e > 1 ? (J = d(O, 1 / e), Y = -i(h(O) / e)) : (J = d(O, 1 / e), Y = 1 - J) : (J = u(a(-k) / e), Y = -i(a(-k) / e)), j && (B = Y, Y = J, J = B), [J, Y];
		else if (e + t > 5) O > .5 && (B = t, t = e, e = B, B = k, k = O, O = B, j = !j), R = m(e, t), L = p(e, t), c(R) > L - R && R > 5 ? (J = b(e, t, O), Y = 1 - J) : (oe = e + t, P = o(c(e / oe)), M = R / oe, M >= .2 && M <= .8 && oe >= 10 ? (ee = d(O, 1 / e), J = ee < .0025 && e + t < 200 ? ee * d(e * s(e, t), 1 / e) : x(O, oe, P), Y = 1 - J) : (e < t && (B = t, t = e, e = B, B = k, k = O, O = B, j = !j), z = 0, t < 2 && (z = s(e, t)), z === 0 ? Y = 1 : (Y = d(t * k * z, 1 / t), J = 1 - Y)), Y > 1e-5 && (J = S(e, t, O, k), Y = 1 - J));
		else if (e < 1 && t < 1) {
			if (ne = (1 - e) / (2 - e - t), te = r(ne, e, t) - O, l(te) / O < v * 3) return j ? [1 - ne, ne] : [ne, 1 - ne];
			te < 0 && (B = t, t = e, e = B, B = k, k = O, O = B, j = !j, ne = 1 - ne), K = d(e * O * s(e, t), 1 / e), J = K / (1 + K), Y = 1 / (1 + K), J > ne && (J = ne), F = ne;
		} else e > 1 && t > 1 ? (ne = (e - 1) / (e + t - 2), V = (t - 1) / (e + t - 2), G = r(ne, e, t) - O, G < 0 && (B = t, t = e, e = B, B = k, k = O, O = B, B = V, V = ne, ne = B, j = !j), W = h(O * e * s(e, t)) / e, J = u(W), Y = J < .9 ? 1 - J : -i(W), t < e && J < .2 && (H = e - 1, U = t - 1, q = e * e, ie = e * q, ae = t * t, D[0] = 0, D[1] = 1, D[2] = U / H, H *= H, D[3] = U * (3 * e * t + 5 * t + q - e - 4) / (2 * (e + 2) * H), H *= e + 1, D[4] = U * (33 * e * ae + 31 * ae + 8 * q * ae - 30 * e * t - 47 * t + 11 * q * t + 6 * ie * t + 18 + 4 * e - ie + q * q - 10 * q), D[4] /= 3 * (e + 3) * (e + 2) * H, J = n(D, J)), J > ne && (J = ne), F = ne) : (t < e && (B = t, t = e, e = B, B = k, k = O, O = B, j = !j), d(O, 1 / e) < .5 ? (J = d(O * e * s(e, t), 1 / e), J === 0 && (J = g), Y = 1 - J) : (Y = d(1 - d(O, t * s(e, t)), 1 / t), Y === 0 && (Y = g), J = 1 - Y));
		return J > .5 && (B = t, t = e, e = B, B = k, k = O, O = B, B = Y, Y = J, J = B, j = !j, se = 1 - F, ce = 1 - N, N = se, F = ce), N === 0 && (j ? (N = v, J < N && (J = N)) : N = g, J < N && (J = N)), A = T, J < 1e-50 && (e < 1 || t < 1) && (A *= 3, A /= 2), I = w(e, t, O < k ? O : k, O >= k), J = C(I, J, N, F, A, E), J === N && (J = 0), j ? [1 - J, J] : [J, 1 - J];
	}
	t.exports = O;
})), k_ = t(((e, t) => {
	t.exports = O_();
})), A_ = t(((e, t) => {
	var n = k_(), r = $(), i = jg(), a = Fd();
	function o(e, t) {
		var o, s;
		return r(t) || r(e) || t <= 0 || e < 0 || e > 1 ? NaN : (o = e > .5 ? 1 - e : e, s = n(t / 2, .5, 2 * o, 1 - 2 * o), i(e - .5) * a(t * s[1] / s[0]));
	}
	t.exports = o;
})), j_ = t(((e, t) => {
	var n = tg(), r = k_(), i = $(), a = jg(), o = Fd();
	function s(e) {
		return i(e) || e <= 0 ? n(NaN) : t;
		function t(t) {
			var n, s;
			return i(t) || t < 0 || t > 1 ? NaN : (n = t > .5 ? 1 - t : t, s = r(e / 2, .5, 2 * n, 1 - 2 * n), a(t - .5) * o(e * s[1] / s[0]));
		}
	}
	t.exports = s;
})), M_ = t(((e, t) => {
	var n = fu(), r = A_();
	n(r, `factory`, j_()), t.exports = r;
})), N_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.0005087819496582806 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.0005087819496582806 + e * (-.008368748197417368 + e * (.03348066254097446 + e * (-.012692614766297404 + e * (-.03656379714117627 + e * (.02198786811111689 + e * (.008226878746769157 + e * (-.005387729650712429 + e * (0 + e * 0)))))))), r = 1 + e * (-.9700050433032906 + e * (-1.5657455823417585 + e * (1.5622155839842302 + e * (.662328840472003 + e * (-.7122890234154284 + e * (-.05273963823400997 + e * (.07952836873415717 + e * (-.0023339375937419 + e * .0008862163904564247))))))))) : (e = 1 / e, n = 0 + e * (0 + e * (-.005387729650712429 + e * (.008226878746769157 + e * (.02198786811111689 + e * (-.03656379714117627 + e * (-.012692614766297404 + e * (.03348066254097446 + e * (-.008368748197417368 + e * -.0005087819496582806)))))))), r = .0008862163904564247 + e * (-.0023339375937419 + e * (.07952836873415717 + e * (-.05273963823400997 + e * (-.7122890234154284 + e * (.662328840472003 + e * (1.5622155839842302 + e * (-1.5657455823417585 + e * (-.9700050433032906 + e * 1))))))))), n / r);
	}
	t.exports = n;
})), P_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.20243350835593876 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.20243350835593876 + e * (.10526468069939171 + e * (8.3705032834312 + e * (17.644729840837403 + e * (-18.851064805871424 + e * (-44.6382324441787 + e * (17.445385985570866 + e * (21.12946554483405 + e * -3.6719225470772936))))))), r = 1 + e * (6.242641248542475 + e * (3.971343795334387 + e * (-28.66081804998 + e * (-20.14326346804852 + e * (48.560921310873994 + e * (10.826866735546016 + e * (-22.643693341313973 + e * 1.7211476576120028)))))))) : (e = 1 / e, n = -3.6719225470772936 + e * (21.12946554483405 + e * (17.445385985570866 + e * (-44.6382324441787 + e * (-18.851064805871424 + e * (17.644729840837403 + e * (8.3705032834312 + e * (.10526468069939171 + e * -.20243350835593876))))))), r = 1.7211476576120028 + e * (-22.643693341313973 + e * (10.826866735546016 + e * (48.560921310873994 + e * (-20.14326346804852 + e * (-28.66081804998 + e * (3.971343795334387 + e * (6.242641248542475 + e * 1)))))))), n / r);
	}
	t.exports = n;
})), F_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.1311027816799519 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.1311027816799519 + e * (-.16379404719331705 + e * (.11703015634199525 + e * (.38707973897260434 + e * (.3377855389120359 + e * (.14286953440815717 + e * (.029015791000532906 + e * (.0021455899538880526 + e * (-6.794655751811263e-7 + e * (2.8522533178221704e-8 + e * -681149956853777e-24))))))))), r = 1 + e * (3.4662540724256723 + e * (5.381683457070069 + e * (4.778465929458438 + e * (2.5930192162362027 + e * (.848854343457902 + e * (.15226433829533179 + e * (.011059242293464892 + e * (0 + e * (0 + e * 0)))))))))) : (e = 1 / e, n = -681149956853777e-24 + e * (2.8522533178221704e-8 + e * (-6.794655751811263e-7 + e * (.0021455899538880526 + e * (.029015791000532906 + e * (.14286953440815717 + e * (.3377855389120359 + e * (.38707973897260434 + e * (.11703015634199525 + e * (-.16379404719331705 + e * -.1311027816799519))))))))), r = 0 + e * (0 + e * (0 + e * (.011059242293464892 + e * (.15226433829533179 + e * (.848854343457902 + e * (2.5930192162362027 + e * (4.778465929458438 + e * (5.381683457070069 + e * (3.4662540724256723 + e * 1)))))))))), n / r);
	}
	t.exports = n;
})), I_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.0350353787183178 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.0350353787183178 + e * (-.0022242652921344794 + e * (.018557330651423107 + e * (.009508047013259196 + e * (.0018712349281955923 + e * (.00015754461742496055 + e * (460469890584318e-20 + e * (-2304047769118826e-25 + e * 26633922742578204e-28))))))), r = 1 + e * (1.3653349817554064 + e * (.7620591645536234 + e * (.22009110576413124 + e * (.03415891436709477 + e * (.00263861676657016 + e * (7646752923027944e-20 + e * (0 + e * 0)))))))) : (e = 1 / e, n = 26633922742578204e-28 + e * (-2304047769118826e-25 + e * (460469890584318e-20 + e * (.00015754461742496055 + e * (.0018712349281955923 + e * (.009508047013259196 + e * (.018557330651423107 + e * (-.0022242652921344794 + e * -.0350353787183178))))))), r = 0 + e * (0 + e * (7646752923027944e-20 + e * (.00263861676657016 + e * (.03415891436709477 + e * (.22009110576413124 + e * (.7620591645536234 + e * (1.3653349817554064 + e * 1)))))))), n / r);
	}
	t.exports = n;
})), L_ = t(((e, t) => {
	function n(e) {
		var t, n, r;
		return e === 0 ? -.016743100507663373 : (t = e < 0 ? -e : e, t <= 1 ? (n = -.016743100507663373 + e * (-.0011295143874558028 + e * (.001056288621524929 + e * (.00020938631748758808 + e * (14962478375834237e-21 + e * (4.4969678992770644e-7 + e * (4.625961635228786e-9 + e * (-2811287356288318e-29 + e * 9905570997331033e-32))))))), r = 1 + e * (.5914293448864175 + e * (.1381518657490833 + e * (.016074608709367652 + e * (.0009640118070051656 + e * (27533547476472603e-21 + e * (2.82243172016108e-7 + e * (0 + e * 0)))))))) : (e = 1 / e, n = 9905570997331033e-32 + e * (-2811287356288318e-29 + e * (4.625961635228786e-9 + e * (4.4969678992770644e-7 + e * (14962478375834237e-21 + e * (.00020938631748758808 + e * (.001056288621524929 + e * (-.0011295143874558028 + e * -.016743100507663373))))))), r = 0 + e * (0 + e * (2.82243172016108e-7 + e * (27533547476472603e-21 + e * (.0009640118070051656 + e * (.016074608709367652 + e * (.1381518657490833 + e * (.5914293448864175 + e * 1)))))))), n / r);
	}
	t.exports = n;
})), R_ = t(((e, t) => {
	var n = $(), r = Fd(), i = Zp(), a = bd(), o = Cd(), s = N_(), c = P_(), l = F_(), u = I_(), d = L_(), f = .08913147449493408, p = 2.249481201171875, m = .807220458984375, h = .9399557113647461, g = .9836282730102539;
	function _(e) {
		var t, _, v, y, b, x;
		return n(e) ? NaN : e === 1 ? a : e === -1 ? o : e === 0 ? e : e > 1 || e < -1 ? NaN : (e < 0 ? (t = -1, _ = -e) : (t = 1, _ = e), y = 1 - _, _ <= .5 ? (b = _ * (_ + 10), x = s(_), t * (b * f + b * x)) : y >= .25 ? (b = r(-2 * i(y)), y -= .25, x = c(y), t * (b / (p + x))) : (y = r(-i(y)), y < 3 ? (v = y - 1.125, x = l(v), t * (m * y + x * y)) : y < 6 ? (v = y - 3, x = u(v), t * (h * y + x * y)) : (v = y - 6, x = d(v), t * (g * y + x * y))));
	}
	t.exports = _;
})), z_ = t(((e, t) => {
	t.exports = R_();
})), B_ = t(((e, t) => {
	var n = z_(), r = $(), i = Fd();
	function a(e, t, a) {
		var o, s;
		return r(t) || r(a) || r(e) || a < 0 || e < 0 || e > 1 ? NaN : a === 0 ? t : (o = t, s = a * i(2), o + s * n(2 * e - 1));
	}
	t.exports = a;
})), V_ = t(((e, t) => {
	var n = $();
	function r(e, t) {
		return n(e) || e < 0 || e > 1 ? NaN : t;
	}
	t.exports = r;
})), H_ = t(((e, t) => {
	var n = tg(), r = $();
	function i(e) {
		return r(e) ? n(NaN) : t;
		function t(t) {
			return r(t) || t < 0 || t > 1 ? NaN : e;
		}
	}
	t.exports = i;
})), U_ = t(((e, t) => {
	var n = fu(), r = V_();
	n(r, `factory`, H_()), t.exports = r;
})), W_ = t(((e, t) => {
	var n = tg(), r = U_().factory, i = z_(), a = $(), o = Fd();
	function s(e, t) {
		var s, c;
		return a(e) || a(t) || t < 0 ? n(NaN) : (t === 0 && r(e), s = e, c = t * o(2), l);
		function l(e) {
			return a(e) || e < 0 || e > 1 ? NaN : s + c * i(2 * e - 1);
		}
	}
	t.exports = s;
})), G_ = t(((e, t) => {
	var n = fu(), r = B_();
	n(r, `factory`, W_()), t.exports = r;
}));
export { As as C, ve as E, Io as S, gs as T, ws as _, Bl as a, Ms as b, Ps as c, fs as d, oc as f, Is as g, lc as h, Ol as i, ms as l, us as m, M_ as n, Al as o, Hs as p, rg as r, El as s, G_ as t, bs as u, cs as v, Es as w, Cs as x, Ss as y };

import { r as e, t } from "./rolldown-runtime.js";
var n = t(((t) => {
	e(`net`);
	var n = e(`tls`), r = e(`http`), i = e(`https`), a = e(`events`);
	e(`assert`);
	var o = e(`util`);
	t.httpOverHttp = s, t.httpsOverHttp = c, t.httpOverHttps = l, t.httpsOverHttps = u;
	function s(e) {
		var t = new d(e);
		return t.request = r.request, t;
	}
	function c(e) {
		var t = new d(e);
		return t.request = r.request, t.createSocket = f, t.defaultPort = 443, t;
	}
	function l(e) {
		var t = new d(e);
		return t.request = i.request, t;
	}
	function u(e) {
		var t = new d(e);
		return t.request = i.request, t.createSocket = f, t.defaultPort = 443, t;
	}
	function d(e) {
		var t = this;
		t.options = e || {}, t.proxyOptions = t.options.proxy || {}, t.maxSockets = t.options.maxSockets || r.Agent.defaultMaxSockets, t.requests = [], t.sockets = [], t.on(`free`, function(e, n, r, i) {
			for (var a = p(n, r, i), o = 0, s = t.requests.length; o < s; ++o) {
				var c = t.requests[o];
				if (c.host === a.host && c.port === a.port) {
					t.requests.splice(o, 1), c.request.onSocket(e);
					return;
				}
			}
			e.destroy(), t.removeSocket(e);
		});
	}
	o.inherits(d, a.EventEmitter), d.prototype.addRequest = function(e, t, n, r) {
		var i = this, a = m({ request: e }, i.options, p(t, n, r));
		i.sockets.length >= this.maxSockets ? i.requests.push(a) : i.createSocket(a, function(t) {
			t.on(`free`, n), t.on(`close`, r), t.on(`agentRemove`, r), e.onSocket(t);
			function n() {
				i.emit(`free`, t, a);
			}
			function r(e) {
				i.removeSocket(t), t.removeListener(`free`, n), t.removeListener(`close`, r), t.removeListener(`agentRemove`, r);
			}
		});
	}, d.prototype.createSocket = function(e, t) {
		var n = this, r = {};
		n.sockets.push(r);
		var i = m({}, n.proxyOptions, {
			method: `CONNECT`,
			path: e.host + `:` + e.port,
			agent: !1,
			headers: { host: e.host + `:` + e.port }
		});
		e.localAddress && (i.localAddress = e.localAddress), i.proxyAuth && (i.headers = i.headers || {}, i.headers[`Proxy-Authorization`] = `Basic ` + new Buffer(i.proxyAuth).toString(`base64`)), h(`making CONNECT request`);
		var a = n.request(i);
		a.useChunkedEncodingByDefault = !1, a.once(`response`, o), a.once(`upgrade`, s), a.once(`connect`, c), a.once(`error`, l), a.end();
		function o(e) {
			e.upgrade = !0;
		}
		function s(e, t, n) {
			process.nextTick(function() {
				c(e, t, n);
			});
		}
		function c(i, o, s) {
			if (a.removeAllListeners(), o.removeAllListeners(), i.statusCode !== 200) {
				h(`tunneling socket could not be established, statusCode=%d`, i.statusCode), o.destroy();
				var c = Error(`tunneling socket could not be established, statusCode=` + i.statusCode);
				c.code = `ECONNRESET`, e.request.emit(`error`, c), n.removeSocket(r);
			} else if (s.length > 0) {
				h(`got illegal response body from proxy`), o.destroy();
				var c = Error(`got illegal response body from proxy`);
				c.code = `ECONNRESET`, e.request.emit(`error`, c), n.removeSocket(r);
			} else return h(`tunneling connection has established`), n.sockets[n.sockets.indexOf(r)] = o, t(o);
		}
		function l(t) {
			a.removeAllListeners(), h(`tunneling socket could not be established, cause=%s
`, t.message, t.stack);
			var i = Error(`tunneling socket could not be established, cause=` + t.message);
			i.code = `ECONNRESET`, e.request.emit(`error`, i), n.removeSocket(r);
		}
	}, d.prototype.removeSocket = function(e) {
		var t = this.sockets.indexOf(e);
		if (t !== -1) {
			this.sockets.splice(t, 1);
			var n = this.requests.shift();
			n && this.createSocket(n, function(e) {
				n.request.onSocket(e);
			});
		}
	};
	function f(e, t) {
		var r = this;
		d.prototype.createSocket.call(r, e, function(i) {
			var a = e.request.getHeader(`host`), o = m({}, r.options, {
				socket: i,
				servername: a ? a.replace(/:.*$/, ``) : e.host
			}), s = n.connect(0, o);
			r.sockets[r.sockets.indexOf(i)] = s, t(s);
		});
	}
	function p(e, t, n) {
		return typeof e == `string` ? {
			host: e,
			port: t,
			localAddress: n
		} : e;
	}
	function m(e) {
		for (var t = 1, n = arguments.length; t < n; ++t) {
			var r = arguments[t];
			if (typeof r == `object`) for (var i = Object.keys(r), a = 0, o = i.length; a < o; ++a) {
				var s = i[a];
				r[s] !== void 0 && (e[s] = r[s]);
			}
		}
		return e;
	}
	var h = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
		var e = Array.prototype.slice.call(arguments);
		typeof e[0] == `string` ? e[0] = `TUNNEL: ` + e[0] : e.unshift(`TUNNEL:`), console.error.apply(console, e);
	} : function() {};
	t.debug = h;
})), r = t(((e, t) => {
	t.exports = n();
}));
export { r as t };

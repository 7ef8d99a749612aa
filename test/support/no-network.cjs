"use strict";
/*
 * Loaded into every process of the tests, by `vitest.config.ts` and NODE_OPTIONS: whatever is tested asks no machine but
 * this one. A connection or a look-up that would leave it fails with a message of its own.
 */
const dgram = require("node:dgram");
const dns = require("node:dns");
const net = require("node:net");
const process = require("node:process");

const mark = Symbol.for("specwright.no-network");

function isHere(host) {
  if (host === undefined || host === null || host === "" || host === "localhost") return true;
  return /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|0\.0\.0\.0|::)$/i.test(String(host));
}

function refusal(host) {
  const error = new Error(`Tests have no network: "${host}" was asked for.`);
  return Object.assign(error, { code: "ENETUNREACH", host });
}

/** The host of the arguments of `socket.connect`; undefined for this machine and for pipes. */
function hostOf([first, second]) {
  // Node hands its own calls on as one list.
  if (Array.isArray(first)) return hostOf(first);
  if (typeof first === "object" && first !== null) return first.path === undefined ? first.host : undefined;
  const isPort = typeof first === "number" || /^\d+$/.test(String(first));
  return isPort && typeof second === "string" ? second : undefined;
}

function guardConnections() {
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...args) {
    const host = hostOf(args);
    if (isHere(host)) return Reflect.apply(connect, this, args);
    process.nextTick(() => this.destroy(refusal(host)));
    return this;
  };
}

function guardLookups() {
  const { lookup } = dns;
  const lookupLater = dns.promises.lookup;
  dns.lookup = (name, options, callback = options) =>
    isHere(name) || net.isIP(name) !== 0
      ? lookup(name, options === callback ? {} : options, callback)
      : process.nextTick(callback, refusal(name));
  dns.promises.lookup = (name, options) =>
    isHere(name) || net.isIP(name) !== 0 ? lookupLater(name, options) : Promise.reject(refusal(name));
}

/** These ask a server of names by themselves, without a look-up of the system. */
function guardQueries() {
  const asking = (name) => /^(?:resolve|reverse)/.test(name);
  for (const owner of [dns, dns.Resolver.prototype]) {
    for (const name of Object.getOwnPropertyNames(owner).filter(asking)) {
      owner[name] = (host, ...rest) => process.nextTick(rest.at(-1), refusal(host));
    }
  }
  for (const owner of [dns.promises, dns.promises.Resolver.prototype]) {
    for (const name of Object.getOwnPropertyNames(owner).filter(asking)) {
      owner[name] = (host) => Promise.reject(refusal(host));
    }
  }
}

function guardDatagrams() {
  const { send, connect } = dgram.Socket.prototype;
  dgram.Socket.prototype.connect = function (port, host, ...rest) {
    if (isHere(typeof host === "function" ? undefined : host))
      return Reflect.apply(connect, this, [port, host, ...rest]);
    throw refusal(host);
  };
  dgram.Socket.prototype.send = function (...args) {
    const host = args.find((each, index) => index > 0 && typeof each === "string");
    if (isHere(host)) return Reflect.apply(send, this, args);
    throw refusal(host);
  };
}

if (globalThis[mark] === undefined) {
  globalThis[mark] = true;
  guardConnections();
  guardLookups();
  guardQueries();
  guardDatagrams();
}

import { type IncomingMessage } from "node:http"
import { BlockList } from "node:net"
import { describe, expect, it } from "vitest"
import { callerOf, networkOf, proxyRules } from "./caller"

/** Rules of a list; an invalid list trusts no proxy. */
const rules = (list: string): BlockList => proxyRules(list) ?? new BlockList()

const request = (remoteAddress: string, headers: Record<string, string> = {}, encrypted = false) =>
  ({ headers, socket: { remoteAddress, ...(encrypted ? { encrypted } : {}) } }) as unknown as IncomingMessage

const addressOf = (remote: string, forwarded: string, proxies = "loopback, 10.0.0.0/8") =>
  callerOf(request(remote, { "x-forwarded-for": forwarded }), rules(proxies)).address

describe("The caller's address", () => {
  it.each([
    [
      "the connection's own for an untrusted client, whatever its headers",
      "203.0.113.9",
      "198.51.100.1",
      "203.0.113.9",
    ],
    ["the one a trusted proxy reports", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    [
      "the last that no trusted proxy has, not the first",
      "127.0.0.1",
      "8.8.8.8, 198.51.100.1",
      "198.51.100.1",
    ],
    ["beyond several trusted proxies", "127.0.0.1", "8.8.8.8, 198.51.100.1, 10.1.2.3", "198.51.100.1"],
    ["the first proxy's where all are trusted", "127.0.0.1", "10.9.9.9, 10.1.2.3", "10.9.9.9"],
    ["the proxy's where the list is nonsense", "127.0.0.1", "unknown", "127.0.0.1"],
    ["the proxy's where it sends nothing", "::1", "", "::1"],
    ["IPv4 where it is one in IPv6 clothes", "::ffff:127.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"],
    ["IPv6", "::1", "2001:db8::7", "2001:db8::7"],
    ["without its zone", "fe80::1%eth0", "198.51.100.1", "fe80::1"],
  ])("is %s", (_name, remote, forwarded, expected) => {
    expect(addressOf(remote, forwarded)).toBe(expected)
  })

  it("is read from no proxy when none is trusted", () => {
    expect(addressOf("127.0.0.1", "198.51.100.1", "192.0.2.1")).toBe("127.0.0.1")
  })
})

describe("A caller", () => {
  it.each([
    ["is one of our servers where it asks for itself", "127.0.0.1", "", true],
    ["is one of our servers behind another", "127.0.0.1", "10.1.2.3", true],
    ["is a stranger where a server passes a request on", "127.0.0.1", "198.51.100.1", false],
    ["is a stranger who writes our address", "203.0.113.9", "127.0.0.1", false],
  ])("%s", (_name, remote, forwarded, expected) => {
    const caller = callerOf(request(remote, { "x-forwarded-for": forwarded }), rules("loopback, 10.0.0.0/8"))
    expect(caller.isTrusted).toBe(expected)
  })
})

describe("A connection", () => {
  it.each([
    ["encrypted itself", request("203.0.113.9", {}, true), true],
    ["encrypted up to a trusted proxy", request("127.0.0.1", { "x-forwarded-proto": "https" }), true],
    [
      "reported as encrypted by an untrusted client",
      request("203.0.113.9", { "x-forwarded-proto": "https" }),
      false,
    ],
    ["plain", request("127.0.0.1", { "x-forwarded-proto": "http" }), false],
  ])("%s", (_name, from, secure) => {
    expect(callerOf(from, rules("loopback")).secure).toBe(secure)
  })
})

describe("A list of proxies", () => {
  it.each(["", "loopback", "uniquelocal,linklocal", "192.0.2.1, 2001:db8::/32"])("may be '%s'", (list) => {
    expect(proxyRules(list)).toBeDefined()
  })
  it.each(["proxy.example", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/8/8x", "true"])(
    "may not be '%s'",
    (list) => {
      expect(proxyRules(list)).toBeUndefined()
    },
  )
})

describe("The network a limit counts by", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", ""],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

// For servers only, so index.ts leaves it out: `@scanwright/backend/contract/caller`.
import { type IncomingMessage } from "node:http"
import { BlockList, isIP } from "node:net"
import { z } from "zod"

/** Networks that have a name, as in Express's own `trust proxy`. */
const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The sender of a request, by trusted proxies. */
export interface Caller {
  /** IP address, in its IPv4 form where there is one */
  address: string
  /** whether the connection is from a trusted proxy */
  throughProxy: boolean
  /** whether the request is a trusted server's own, such as the storefront's, and not one that it passes on */
  isTrusted: boolean
  /** whether the visitor's own connection is encrypted */
  secure: boolean
}

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4")

/** An address in its plain form: without a zone, and as IPv4 where it is one mapped to IPv6. */
const plain = (address: string) => {
  const [bare = ""] = address.trim().split("%")
  return MAPPED_IPV4.exec(bare)?.[1] ?? bare
}

/**
 * Reads a list of proxies.
 *
 * @param list IP addresses, networks (`10.0.0.0/8`) and names (`loopback`, `linklocal`, `uniquelocal`), by commas
 * @returns the rules; undefined for an invalid list
 */
export function proxyRules(list: string): BlockList | undefined {
  const rules = new BlockList()
  const networks = list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .flatMap((entry) => NAMED_NETWORKS[entry] ?? [entry])
  for (const network of networks) {
    const [address = "", length, ...rest] = network.split("/")
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    if (version === 0 || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length)))
      return undefined
    const prefix = length === undefined ? longest : Number(length)
    if (prefix > longest) return undefined
    rules.addSubnet(address, prefix, family(address))
  }
  return rules
}

/** The setting `TRUSTED_PROXIES` of both servers: a list for {@link proxyRules}. */
export const trustedProxiesSchema = z
  .string()
  .refine((value) => proxyRules(value) !== undefined, {
    error:
      "IP addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas",
  })
  .default("loopback")

/**
 * Finds the sender of a request. Each proxy appends its client's address to `X-Forwarded-For`, so the list is read from
 * the right for as long as the proxy that wrote an entry is trusted; entries further left may be forged.
 *
 * @param request as it was received
 * @param proxies the trusted ones
 */
export function callerOf(request: IncomingMessage, proxies: BlockList): Caller {
  const trusted = (address: string) => isIP(address) !== 0 && proxies.check(address, family(address))
  const header = (name: string) => String(request.headers[name] ?? "")
  let address = plain(request.socket.remoteAddress ?? "")
  const throughProxy = trusted(address)
  const written = header("x-forwarded-for").split(",").reverse()
  for (const entry of written) {
    const next = plain(entry)
    if (!trusted(address) || isIP(next) === 0) break
    address = next
  }
  const encrypted = "encrypted" in request.socket && request.socket.encrypted === true
  const forwarded = header("x-forwarded-proto").split(",")[0]?.trim().toLowerCase()
  return {
    address,
    throughProxy,
    isTrusted: trusted(address),
    secure: encrypted || (throughProxy && forwarded === "https"),
  }
}

/**
 * The part of an address that one customer of a provider holds: all of an IPv4 address, the /64 network of an IPv6 one.
 * Rate limits count by it, because an IPv6 customer can change between 2^64 addresses.
 *
 * @param address an IP address
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = "", tail] = address.toLowerCase().split("::")
  const groups = (text: string) => text.split(":").filter((group) => group !== "")
  const first = groups(head)
  const last = tail === undefined ? [] : groups(tail)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array.from({ length: zeros }, () => "0"), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":")}::/64`
}

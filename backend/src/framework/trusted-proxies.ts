import { type BlockList } from "node:net"

/** The part of an Express application that is changed. */
interface ExpressSettings {
  set: (name: string, value: (address: string) => boolean) => unknown
}

/**
 * Makes Express trust a list of proxies. Medusa sets it to trust whichever is nearest.
 *
 * @param app the Express application of the request
 * @param proxies whose X-Forwarded- headers are trusted
 */
export function believeProxies(app: ExpressSettings, proxies: BlockList): void {
  app.set("trust proxy", (address) => proxies.check(address, address.includes(":") ? "ipv6" : "ipv4"))
}

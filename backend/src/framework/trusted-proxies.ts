import { type BlockList } from "node:net"

/** The part of an Express application that is changed. */
interface ExpressSettings {
  set: (name: string, value: (address: string) => boolean) => unknown
}

/**
 * Has Express believe a list of proxies. Medusa tells it to believe whoever is nearest.
 *
 * @param app what answers the request
 * @param proxies those whose X-Forwarded- headers are believed
 */
export function believeProxies(app: ExpressSettings, proxies: BlockList): void {
  app.set("trust proxy", (address) => proxies.check(address, address.includes(":") ? "ipv6" : "ipv4"))
}

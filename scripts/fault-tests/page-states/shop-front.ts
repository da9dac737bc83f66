import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer, request, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { fromRoot } from "../../lib/paths.ts"
import { freePort, LOOPBACK } from "../../lib/ports.ts"
import { startRedis } from "../../lib/redis.ts"
import { type FaultShop } from "../shop.ts"
import { type Page, visit } from "./page.ts"

/** All visits come from one address. */
const LIMITS_OFF = Object.fromEntries(
  ["SEARCH", "SUGGESTIONS", "MISSING"].map((name) => [`RATE_LIMIT_${name}`, "1000000"]),
)

/** Id with which Next.js renders a page at once from fresh data, ignoring its cache. */
export function freshRenderId(): string {
  const file = fromRoot("storefront", ".next", "standalone", "storefront", ".next", "prerender-manifest.json")
  const { preview } = JSON.parse(readFileSync(file, "utf8")) as { preview: { previewModeId: string } }
  return preview.previewModeId
}

/** Medusa, two storefronts that share a Redis, on a network that can be cut, and one that renders every page anew. */
export class ShopFront {
  /** Whether the two storefronts are cut off from Medusa. */
  isCut = false
  /** Number of their requests to Medusa during a cut. */
  refused = 0
  private readonly network: Server
  private storefronts: readonly string[] = []
  private fresh = ""

  private constructor(
    /** Public address of the shop. */
    readonly siteUrl: string,
    private readonly medusa: string,
    private readonly staff: Record<string, string>,
  ) {
    this.network = createServer((incoming, outgoing) => {
      if (this.isCut) {
        this.refused += 1
        incoming.socket.destroy()
        return
      }
      const { url = "", method, headers } = incoming
      const onward = request(medusa + url, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      })
      onward.on("error", () => outgoing.destroy())
      incoming.pipe(onward)
    })
  }

  /** @param redisServer path of redis-server */
  static async open(shop: FaultShop, redisServer: string): Promise<ShopFront> {
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    const [redis, first, second, fresh] = ports
    const storefrontUrl = `http://${LOOPBACK}:${first}`
    const backend = await shop.startBackend("backend", { ...LIMITS_OFF, STOREFRONT_URL: storefrontUrl })
    const siteUrl = `http://localhost:${shop.installation.settings.storefrontPort}`
    const front = new ShopFront(siteUrl, backend.url, await shop.staff(backend))
    front.network.listen(0, LOOPBACK)
    await once(front.network, "listening")
    shop.onClose(() => {
      front.network.closeAllConnections()
      front.network.close()
    })
    await startRedis(redisServer, redis, shop.installation.processes)
    const settings = {
      ...LIMITS_OFF,
      MEDUSA_BACKEND_URL: `http://${LOOPBACK}:${(front.network.address() as AddressInfo).port}`,
      REDIS_URL: `redis://${LOOPBACK}:${redis}`,
    }
    // The first storefront makes the build; copies are made one after the other.
    const one = await shop.startStorefront("shared-1", settings, first)
    const other = await shop.startStorefront("shared-2", settings, second)
    front.storefronts = [one.url, other.url]
    front.fresh = (
      await shop.startStorefront("fresh", { ...LIMITS_OFF, MEDUSA_BACKEND_URL: backend.url }, fresh)
    ).url
    return front
  }

  /** A page as a visitor of each storefront sees it. */
  visit(path: string): Promise<Page[]> {
    return Promise.all(this.storefronts.map((url) => visit(url, path)))
  }

  /** Renders a page without any cache. */
  render(path: string): Promise<Page> {
    // A range header bypasses the storefront's page memory; the whole page is sent all the same.
    return visit(this.fresh, path, { "x-prerender-revalidate": freshRenderId(), range: "bytes=0-" })
  }

  /** Calls the Admin API. @throws Error for any status but 2xx, with the API's message */
  async call<Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.medusa}/admin/${path}`, {
      method,
      headers: this.staff,
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} /admin/${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
}

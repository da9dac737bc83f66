import { readFileSync } from "node:fs"
import { fromRoot } from "../../lib/paths.ts"
import { freePort, LOOPBACK } from "../../lib/ports.ts"
import { startRedis } from "../../lib/redis.ts"
import { type FaultShop } from "../shop.ts"
import { Network } from "./network.ts"
import { type Page, visit } from "./page.ts"
import { StaffApi } from "./staff.ts"
import { type Visitor } from "./walk.ts"

/** Highest value of a limit: all visits come from one address. */
const OFF = "1000000"

/** Id with which Next.js renders a page at once from fresh data, ignoring its cache. */
export function freshRenderId(): string {
  const file = fromRoot("storefront", ".next", "standalone", "storefront", ".next", "prerender-manifest.json")
  const { preview } = JSON.parse(readFileSync(file, "utf8")) as { preview: { previewModeId: string } }
  return preview.previewModeId
}

/**
 * Medusa and its storefronts: one with a cache in files and, where there is a Redis, two that share it, all behind a
 * network that can be cut; and one that renders every page anew.
 */
export class ShopFront {
  private constructor(
    readonly network: Network,
    readonly staff: StaffApi,
    /** Public address of the shop. */
    readonly siteUrl: string,
    /** Address of each visitor's storefront. */
    private readonly origins: ReadonlyMap<Visitor, string>,
    /** Address of the storefront that renders every page anew. */
    private readonly fresh: string,
    private readonly renderId: string,
  ) {}

  /** @param redisServer path of redis-server; without it no storefronts share a cache */
  static async open(shop: FaultShop, redisServer?: string): Promise<ShopFront> {
    const network = await Network.open()
    const backend = await shop.startBackend("backend", {
      STOREFRONT_URL: network.storefrontUrl,
      RATE_LIMIT_SEARCH: OFF,
      RATE_LIMIT_SUGGESTIONS: OFF,
    })
    network.medusa = backend.url
    const start = async (name: string, settings: Record<string, string>) =>
      (await shop.startStorefront(name, settings, await freePort())).url
    // The first storefront makes the build; copies are made one after the other.
    const single = await start("single", { MEDUSA_BACKEND_URL: network.medusaUrl })
    const origins = new Map<Visitor, string>([["single", single]])
    network.groups = [[single]]
    if (redisServer) {
      const redisPort = await freePort()
      await startRedis(redisServer, redisPort, shop.installation.processes)
      const shared = {
        MEDUSA_BACKEND_URL: network.medusaUrl,
        REDIS_URL: `redis://${LOOPBACK}:${redisPort}`,
      }
      for (const name of ["shared-1", "shared-2"] as const) origins.set(name, await start(name, shared))
      network.groups = [[...origins.values()].slice(1), [single]]
    }
    const fresh = await start("fresh", { MEDUSA_BACKEND_URL: backend.url })
    const staff = new StaffApi(backend.url, await shop.staff(backend))
    const siteUrl = `http://localhost:${shop.installation.settings.storefrontPort}`
    return new ShopFront(network, staff, siteUrl, origins, fresh, freshRenderId())
  }

  /** The visitors, one for each storefront that stores pages. */
  get visitors(): readonly Visitor[] {
    return [...this.origins.keys()]
  }

  /** Requests a page as a visitor of one storefront. */
  visit(visitor: Visitor, path: string): Promise<Page> {
    return visit(this.origins.get(visitor) ?? "", path)
  }

  /** Renders a page without any cache. */
  render(path: string): Promise<Page> {
    // A range header bypasses the storefront's page memory; the whole page is sent all the same.
    return visit(this.fresh, path, { "x-prerender-revalidate": this.renderId, range: "bytes=0-" })
  }
}

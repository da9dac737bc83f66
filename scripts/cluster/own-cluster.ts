import { addresses } from "../lib/environment.ts"
import { openInstallation } from "../lib/installation.ts"
import { freePort } from "../lib/ports.ts"
import { type Shutdown } from "../lib/shutdown.ts"
import { prepareSystem, type SetupContext } from "../lib/tasks.ts"
import { throwawaySettings } from "../lib/throwaway.ts"
import { Cluster } from "./cluster.ts"
import { PORTS, type Ports } from "./parts.ts"
import { sitemapPaths } from "./sitemap.ts"
import { warm } from "./warm.ts"

/** In a test all requests come from one address, so no rate limit may refuse any. */
const UNLIMITED = Object.fromEntries(
  ["FORMS", "MAIL", "SUGGESTIONS", "SEARCH"].map((name) => [`RATE_LIMIT_${name}`, "1000000"]),
)

async function freePorts(): Promise<Ports> {
  const entries = []
  for (const name of PORTS) entries.push([name, await freePort()] as const)
  return Object.fromEntries(entries) as Ports
}

/** A running cluster for one test or measurement. */
export interface OwnCluster {
  cluster: Cluster
  /** the data folder of all such clusters */
  directory: string
  /** paths of all its pages, each requested once */
  pages: string[]
}

/**
 * Starts a cluster beside any running one, with a shop of its own, and renders every page.
 *
 * @param name of its data folder
 * @param command the npm command, for the message when it runs twice
 * @param settings of every server, beside the usual ones
 */
export async function openOwnCluster(
  shutdown: Shutdown,
  name: string,
  command: string,
  settings: Record<string, string> = {},
): Promise<OwnCluster> {
  const own = await throwawaySettings(name)
  const installation = await openInstallation(shutdown, {
    settings: own,
    mode: "production",
    command,
    verbose: false,
  })
  const context: SetupContext = { parts: [], notes: [] }
  await prepareSystem(installation, context)
  const cluster = new Cluster({
    installation,
    ports: await freePorts(),
    publishableKey: context.publishableKey ?? "",
    settings: { ...UNLIMITED, ...settings },
  })
  await cluster.prepare()
  await cluster.start()
  console.log(await warm(installation))
  const pages = await sitemapPaths(addresses(installation).storefront)
  return { cluster, directory: own.dataDirectory, pages }
}

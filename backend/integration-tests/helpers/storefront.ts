import { createServer, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { type CatalogueChange, revalidateRequestSchema } from "../../src/contract"

/** A storefront that only has the revalidation webhook, over real HTTP, and stores the changes it receives. */
export class Storefront {
  readonly changes: CatalogueChange[] = []
  readonly refused: string[] = []
  private server: Server | undefined

  /** Listens at the address in STOREFRONT_URL. */
  async start(): Promise<void> {
    const { hostname, port } = new URL(process.env.STOREFRONT_URL ?? "")
    this.server = createServer((req, res) => {
      const parts: Buffer[] = []
      req.on("data", (part: Buffer) => parts.push(part))
      req.on("end", () => {
        const known = req.headers.authorization === `Bearer ${process.env.REVALIDATE_SECRET}`
        if (!known || req.method !== "POST" || req.url !== "/api/revalidate") {
          this.refused.push(`${req.method} ${req.url}`)
          res.writeHead(401).end()
          return
        }
        const body = revalidateRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString()))
        this.changes.push(...body.changes)
        res.writeHead(200).end()
      })
    })
    await new Promise<void>((resolve) => this.server?.listen(Number(port), hostname, resolve))
  }

  get port(): number {
    return (this.server?.address() as AddressInfo).port
  }

  /** Forgets the changes received so far. */
  forget(): void {
    this.changes.length = 0
  }

  /**
   * The changes received, those of products merged into one: how many messages they come in depends on how far apart
   * the events of a busy machine are.
   */
  get received(): CatalogueChange[] {
    const together: CatalogueChange[] = []
    for (const change of this.changes) {
      const known = together.find(
        (one) =>
          change.entity === "product" && one.entity === "product" && one.handles[0] === change.handles[0],
      )
      if (change.entity !== "product" || known?.entity !== "product") {
        together.push(structuredClone(change))
        continue
      }
      for (const list of ["handles", "brands", "machine_types"] as const) {
        known[list] = [...new Set([...known[list], ...change[list]])]
      }
    }
    return together
  }

  /** All handles received for one entity, each once. */
  handlesOf(entity: "product" | "brand" | "machine_type" | "blog"): string[] {
    const handles = this.changes.flatMap((change) => (change.entity === entity ? change.handles : []))
    return [...new Set(handles)]
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((resolve) => this.server?.close(resolve))
  }
}

/**
 * Asks again until an expectation holds.
 *
 * @param expectation throws while it does not hold
 * @param within milliseconds
 */
export async function eventually(expectation: () => void | Promise<void>, within = 2_000): Promise<void> {
  const until = Date.now() + within
  for (;;) {
    try {
      await expectation()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

import { createServer, type Server } from "node:http"
import { type CatalogueChange, revalidateRequestSchema } from "../../src/contract"

/** The lists of the storefront that receives changes now. */
let receiver: Pick<Storefront, "changes" | "refused"> | undefined
let server: Server | undefined
/** Whether the server listens between specs, too. */
let isShared = false

async function listen(): Promise<void> {
  const { hostname, port } = new URL(process.env.STOREFRONT_URL ?? "")
  const listening = createServer((req, res) => {
    const parts: Buffer[] = []
    req.on("data", (part: Buffer) => parts.push(part))
    req.on("end", () => {
      const known = req.headers.authorization === `Bearer ${process.env.REVALIDATE_SECRET}`
      if (!known || req.method !== "POST" || req.url !== "/api/revalidate") {
        receiver?.refused.push(`${req.method} ${req.url}`)
        res.writeHead(401).end()
        return
      }
      const body = revalidateRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString()))
      receiver?.changes.push(...body.changes)
      res.writeHead(200).end()
    })
  })
  server = listening
  await new Promise<void>((resolve, reject) => {
    listening.once("error", reject)
    listening.listen(Number(port), hostname, resolve)
  })
}

async function close(): Promise<void> {
  const closing = server
  server = undefined
  if (!closing) return
  closing.closeAllConnections()
  await new Promise((resolve) => closing.close(resolve))
}

/**
 * Has a storefront for specs that share a Medusa. Without one, Medusa waits longer and longer before it tries again, so
 * that a spec with a storefront would not receive its own changes for up to a minute.
 */
export async function shareStorefront(): Promise<void> {
  isShared = true
  await listen()
}

/** Ends what {@link shareStorefront} began. */
export async function endSharedStorefront(): Promise<void> {
  isShared = false
  await close()
}

/**
 * A storefront at the address in STOREFRONT_URL that only has the revalidation webhook, over real HTTP, and stores the
 * changes it receives.
 */
export class Storefront {
  readonly changes: CatalogueChange[] = []
  readonly refused: string[] = []

  /** Receives changes from now on. */
  async start(): Promise<void> {
    receiver = { changes: this.changes, refused: this.refused }
    if (!server) await listen()
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

  /** Receives no more changes. */
  async stop(): Promise<void> {
    receiver = undefined
    if (!isShared) await close()
  }

  /** Refuses connections until it starts again. */
  async fail(): Promise<void> {
    await close()
  }
}

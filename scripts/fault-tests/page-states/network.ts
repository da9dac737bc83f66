import { once } from "node:events"
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { type AddressInfo } from "node:net"
import { LOOPBACK } from "../../lib/ports.ts"

const WEBHOOK = "/api/revalidate"

async function listen(
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(handle)
  server.listen(0, LOOPBACK)
  await once(server, "listening")
  return server
}

const urlOf = (server: Server) => `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`

/** Forwards a request and its response. If the target does not respond, the connection is closed. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const onward = request(
    target + (incoming.url ?? ""),
    { method: incoming.method, headers: incoming.headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    },
  )
  onward.on("error", () => outgoing.destroy())
  incoming.pipe(onward)
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/**
 * The network between storefronts and Medusa, which can be cut in one direction. Each message of Medusa is sent to every
 * group of storefronts with a cache of its own.
 */
export class Network {
  private isCut = false
  private turn = 0
  /** Number of requests to Medusa during a cut. */
  refused = 0
  /** Address of Medusa; known after its start. */
  medusa = ""
  /** Addresses of storefronts, grouped by cache: each message goes to one storefront of each group, in turn. */
  groups: readonly (readonly string[])[] = []

  private constructor(
    private readonly toMedusa: Server,
    private readonly toStorefronts: Server,
  ) {}

  static async open(): Promise<Network> {
    const network: Network = new Network(
      await listen((incoming, outgoing) => network.carry(incoming, outgoing)),
      await listen((incoming, outgoing) => void network.deliver(incoming, outgoing)),
    )
    return network
  }

  /** Address under which storefronts reach Medusa. */
  get medusaUrl(): string {
    return urlOf(this.toMedusa)
  }

  /** Address under which Medusa reaches the storefronts. */
  get storefrontUrl(): string {
    return urlOf(this.toStorefronts)
  }

  /** Cuts the storefronts off from Medusa, or connects them again. */
  cut(isCut: boolean): void {
    this.isCut = isCut
    if (isCut) this.toMedusa.closeAllConnections()
  }

  close(): void {
    for (const server of [this.toMedusa, this.toStorefronts]) {
      server.closeAllConnections()
      server.close()
    }
  }

  private carry(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (!this.isCut) {
      forward(incoming, outgoing, this.medusa)
      return
    }
    this.refused += 1
    incoming.socket.destroy()
  }

  private async deliver(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming)
    const { authorization = "" } = incoming.headers
    const headers = { authorization, "content-type": "application/json" }
    this.turn += 1
    try {
      const responses = await Promise.all(
        this.groups.map((group) =>
          fetch((group[this.turn % group.length] ?? "") + WEBHOOK, { method: "POST", body, headers }),
        ),
      )
      outgoing.writeHead(responses.every(({ ok }) => ok) ? 200 : 502).end()
    } catch {
      // Medusa retries, as when a storefront does not respond.
      outgoing.destroy()
    }
  }
}

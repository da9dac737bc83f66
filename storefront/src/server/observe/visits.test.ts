import { once } from "node:events"
import { createServer, type RequestListener, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { currentVisitId, nameVisits } from "./visits"

const servers: Server[] = []

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1")
  servers.push(server)
  await once(server, "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe("The id of a visit", () => {
  /** Ids that each server received, by its name. */
  let received: Record<"medusa" | "stranger", (string | undefined)[]>
  let storefront = ""
  let medusa = ""

  const remember =
    (name: keyof typeof received): RequestListener =>
    (request, response) => {
      received[name].push(request.headers["x-request-id"] as string | undefined)
      response.end("{}")
    }

  beforeAll(async () => {
    medusa = await listen(remember("medusa"))
    const stranger = await listen(remember("stranger"))
    storefront = await listen((_request, response) => {
      const read = async (url: string) => (await fetch(url)).text()
      // Like a page: some reads one after the other, some at once.
      void read(medusa)
        .then(() => Promise.all([read(medusa), read(stranger)]))
        .then(() => response.end(currentVisitId()))
    })
    nameVisits(medusa)
  })

  beforeEach(() => {
    received = { medusa: [], stranger: [] }
  })

  afterAll(() => {
    for (const server of servers) server.closeAllConnections()
    for (const server of servers) server.close()
  })

  const visit = async (id?: string) =>
    (await fetch(storefront, { headers: id ? { "x-request-id": id } : {} })).text()

  it("goes along with everything that is asked of Medusa for it, and with nothing else", async () => {
    expect(await visit("given-by-the-proxy")).toBe("given-by-the-proxy")
    expect(received.medusa).toEqual(["given-by-the-proxy", "given-by-the-proxy"])
    expect(received.stranger).toEqual([undefined])
  })

  it.each(["*/ drop table", "short", "x".repeat(65)])("is one of ours in the place of %j", async (given) => {
    const id = await visit(given)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(received.medusa).toEqual([id, id])
  })
})

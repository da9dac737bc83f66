import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import { type AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { readRevalidateRequest } from "./request"
import { isSecondMessage, tellAgain } from "./refresh"

const SECRET = "a-secret-of-some-length"

describe("The second message of a change", () => {
  const told: { request: IncomingMessage; body: unknown }[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      told.push({ request, body })
      response.end("{}")
    })
  })

  beforeAll(async () => {
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const settings = {
      MEDUSA_BACKEND_URL: "http://localhost:9000",
      MEDUSA_PUBLISHABLE_KEY: "pk_test",
      REVALIDATE_SECRET: SECRET,
      SITE_URL: "http://localhost:8000",
      HOSTNAME: "127.0.0.1",
      PORT: String((server.address() as AddressInfo).port),
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  })

  afterAll(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })

  it("is the backend's own, taken by this server, and told from it", async () => {
    const changes = [{ entity: "brand" as const, handles: ["zebra"] }]
    await tellAgain(changes)
    expect(told).toHaveLength(1)
    const [{ request, body } = { request: undefined, body: undefined }] = told
    const again = new Request(`http://localhost${request?.url}`, {
      method: request?.method ?? "",
      headers: { authorization: request?.headers.authorization ?? "" },
      body: JSON.stringify(body),
    })
    expect(isSecondMessage(again)).toBe(true)
    expect(isSecondMessage(new Request("http://localhost/api/revalidate", { method: "POST" }))).toBe(false)
    expect(await readRevalidateRequest(again, SECRET)).toEqual({ ok: true, changes })
  })
})

import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { reportUnavailable } from "@/lib/medusa/unavailable"
import { sendUnavailableStatus } from "./unavailable-status"

let server: Server
let address: string

beforeAll(async () => {
  sendUnavailableStatus()
  server = createServer((request, response) => {
    response.statusCode = Number(request.url?.slice(1))
    response.end("body")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

async function responseOf(status: number) {
  const response = await fetch(`${address}/${status}`)
  return [response.status, response.headers.get("retry-after"), await response.text()]
}

describe("a response that fails", () => {
  it("is a 500 while Medusa answers", async () => expect(await responseOf(500)).toEqual([500, null, "body"]))

  it("is a 503 with Retry-After when Medusa did not respond shortly before", async () => {
    reportUnavailable()
    expect(await responseOf(500)).toEqual([503, "10", "body"])
    for (const status of [200, 404, 502]) expect(await responseOf(status)).toEqual([status, null, "body"])
    vi.useFakeTimers({ now: Date.now() + 3_001, toFake: ["Date"] })
    expect(await responseOf(500)).toEqual([500, null, "body"])
    vi.useRealTimers()
  })
})

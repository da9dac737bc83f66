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

async function answerOf(status: number) {
  const answer = await fetch(`${address}/${status}`)
  return [answer.status, answer.headers.get("retry-after"), await answer.text()]
}

describe("an answer that fails", () => {
  it("is a 500 while Medusa answers", async () => expect(await answerOf(500)).toEqual([500, null, "body"]))

  it("is a 503 that says when to come back after Medusa did not answer, and only for a while", async () => {
    reportUnavailable()
    expect(await answerOf(500)).toEqual([503, "10", "body"])
    for (const status of [200, 404, 502]) expect(await answerOf(status)).toEqual([status, null, "body"])
    vi.useFakeTimers({ now: Date.now() + 3_001, toFake: ["Date"] })
    expect(await answerOf(500)).toEqual([500, null, "body"])
    vi.useRealTimers()
  })
})

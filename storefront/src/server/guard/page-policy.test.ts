import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import { type AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { NO_FRAMES } from "@/config/content-security-policy"
import { sourceHash } from "@/lib/source-hash"
import { sendWithPolicy } from "./page-policy"

const SCRIPT = "(self.__next_f=self.__next_f||[]).push([0])"
const HTML = `<!doctype html><p>Ünïcode</p><script>${SCRIPT}</script>`
const HASH = sourceHash(SCRIPT)

let reply: (response: ServerResponse) => void
const server = createServer((_request, response) => {
  response.setHeader("Content-Security-Policy", NO_FRAMES)
  sendWithPolicy(response)
  response.setHeader("Content-Type", "text/html; charset=utf-8")
  reply(response)
})
let address = ""

beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  reply = (response) => response.end(HTML)
})

async function visit() {
  const response = await fetch(address)
  return { policy: response.headers.get("content-security-policy") ?? "", text: await response.text() }
}

it("A page that is sent as a whole allows its own inline scripts and no others", async () => {
  const { policy, text } = await visit()
  expect(text).toBe(HTML)
  expect(policy).toContain(`script-src 'self' ${HASH};`)
  expect(policy).toContain("frame-ancestors 'none'")
})

it("A page with a policy for its scripts is left alone, as is what is no page", async () => {
  reply = (response) => {
    response.setHeader("Content-Security-Policy", "script-src 'nonce-a'")
    response.end(HTML)
  }
  expect((await visit()).policy).toBe("script-src 'nonce-a'")
  reply = (response) => response.writeHead(200, { "Content-Type": "text/plain" }).end(HTML)
  expect((await visit()).policy).toBe(NO_FRAMES)
})

it("A page that has not changed is sent without a policy: the browser has the one it came with", async () => {
  reply = (response) => response.writeHead(304).end()
  expect((await visit()).policy).toBe(NO_FRAMES)
  reply = (response) => {
    response.statusCode = 304
    response.end()
  }
  expect((await visit()).policy).toBe("")
})

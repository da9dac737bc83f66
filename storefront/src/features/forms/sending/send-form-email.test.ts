import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { sendFormEmail } from "./send-form-email"

const request = { formType: "general", data: { id: "fsub_01JD5M5Q0Y4Z6T8V9W0X1Y2Z3A" } } as const

describe("sendFormEmail", () => {
  let server: Server
  let endpoint: string
  let response: { status: number; body: string }
  let received: unknown[]
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)

  beforeAll(async () => {
    server = createServer((req, res) => {
      const parts: Buffer[] = []
      req.on("data", (part: Buffer) => parts.push(part))
      req.on("end", () => {
        received.push({ method: req.method, body: JSON.parse(Buffer.concat(parts).toString()) as unknown })
        res.writeHead(response.status).end(response.body)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/send-form-email`
  })
  beforeEach(() => {
    received = []
    logged.mockClear()
  })
  afterEach(() => server.closeAllConnections())
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const loggedMessage = () => (logged.mock.calls[0]?.[1] as Error | undefined)?.message

  it("posts form type and data as JSON", async () => {
    response = { status: 200, body: '{"success":true}' }
    expect(await sendFormEmail(request, endpoint)).toBe(true)
    expect(received).toEqual([{ method: "POST", body: request }])
    expect(logged).not.toHaveBeenCalled()
  })

  it.each([
    [500, "Something broke", "Email API error: HTTP 500: Something broke"],
    [200, "<html>", "Invalid JSON response from email API"],
    [200, '{"ok":true}', "Invalid JSON response from email API"],
    [200, '{"success":false,"error":"No server"}', "Email sending failed: No server"],
    [200, '{"success":false}', "Email sending failed: Unknown error"],
  ])("an answer %i %j is only logged: %s", async (status, body, message) => {
    response = { status, body }
    expect(await sendFormEmail(request, endpoint)).toBe(false)
    expect(loggedMessage()).toBe(message)
  })
})

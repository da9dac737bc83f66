import { type AddressInfo, BlockList } from "node:net"
import { createServer } from "node:http"
import { type Logger } from "@medusajs/framework/types"
import { afterEach, describe, expect, it, vi } from "vitest"
import { readEnvironment } from "../config/environment"
import { watchRequests } from "./watch-requests"

afterEach(() => vi.unstubAllEnvs())

describe("ADMIN_CSP_SOURCES", () => {
  it("is in what Medusa's server sends", async () => {
    vi.stubEnv("NODE_ENV", "production")
    const { ADMIN_CSP_SOURCES } = readEnvironment({
      NODE_ENV: "development",
      ADMIN_CSP_SOURCES: "connect-src https://api.example.com",
    })
    const logger = { log: () => undefined } as unknown as Logger
    const end = watchRequests(new BlockList(), ADMIN_CSP_SOURCES, logger)
    const server = createServer((_request, response) => response.end("the Medusa Admin"))
    try {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const { port } = server.address() as AddressInfo
      const response = await fetch(`http://127.0.0.1:${port}/app`)
      expect(response.headers.get("content-security-policy")).toMatch(
        /connect-src [^;]*https:\/\/api\.example\.com/,
      )
    } finally {
      end()
      server.close()
    }
  })
})

import { type AddressInfo, BlockList } from "node:net"
import { createServer } from "node:http"
import { type Logger } from "@medusajs/framework/types"
import { afterEach, describe, expect, it, vi } from "vitest"
import { readEnvironment } from "../config/environment"
import { headersFor } from "./headers"
import { watchRequests } from "./watch-requests"

const FURTHER = "connect-src https://api.example.com; frame-src https://maps.example"

/** The sources of ADMIN_CSP_SOURCES. @param text of the setting */
const sourcesOf = (text?: string) =>
  readEnvironment({ NODE_ENV: "development", ADMIN_CSP_SOURCES: text }).ADMIN_CSP_SOURCES

/** The directives of the Medusa Admin's policy. @param text of ADMIN_CSP_SOURCES */
function policy(text?: string, mode = "production"): Map<string, string[]> {
  const header =
    headersFor("/app/products?id=1", true, mode, sourcesOf(text))["content-security-policy"] ?? ""
  return new Map(
    header.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources]
    }),
  )
}

afterEach(() => vi.unstubAllEnvs())

describe("ADMIN_CSP_SOURCES", () => {
  it("adds hosts to the policy of the Medusa Admin, beside what it allows already", () => {
    const own = policy()
    expect(own.size).toBeGreaterThan(5)
    const connect = own.get("connect-src") ?? own.get("default-src") ?? []
    expect(policy(FURTHER)).toEqual(
      new Map([
        ...own,
        ["connect-src", [...connect, "https://api.example.com"]],
        ["frame-src", [...(own.get("frame-src") ?? own.get("default-src") ?? []), "https://maps.example"]],
      ]),
    )
  })

  it("changes nothing else: no other path has the policy", () => {
    for (const path of ["/application", "/admin/products", "/store/products", "/"])
      expect(headersFor(path, true, "production", sourcesOf(FURTHER))).toEqual(
        headersFor(path, true, "production", sourcesOf()),
      )
  })

  it("cannot open the policy to scripts of everybody", () => {
    for (const text of ["script-src *", "script-src 'unsafe-inline'", "default-src https://api.example.com"])
      expect(() => sourcesOf(text)).toThrow("ADMIN_CSP_SOURCES must be directives with hosts")
  })

  it("is in what Medusa's server sends", async () => {
    vi.stubEnv("NODE_ENV", "production")
    const logger = { log: () => undefined } as unknown as Logger
    const end = watchRequests(new BlockList(), sourcesOf(FURTHER), logger)
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

import { BlockList } from "node:net"
import { configManager } from "@medusajs/framework/config"
import { expressLoader } from "@medusajs/framework/http"
import { type MedusaContainer } from "@medusajs/framework/types"
import { expect, describe, it } from "vitest"
import { believeProxies } from "./trusted-proxies"

type ExpressApplication = Parameters<typeof expressLoader>[0]["app"]

/** An Express application that accepts every middleware and records its settings. */
function applicationWithSettings() {
  const settings = new Map<string, unknown>()
  const app = { set: (name: string, value: unknown) => settings.set(name, value), use: () => undefined }
  return { app, settings }
}

describe("The patch trusted-proxies", () => {
  it("is needed: Medusa trusts any direct caller", async () => {
    configManager.loadConfig({
      projectConfig: { databaseUrl: "postgres://localhost/none", http: { cookieSecret: "secret" } } as never,
      baseDir: __dirname,
    })
    const { app, settings } = applicationWithSettings()
    await expressLoader({
      app: app as unknown as ExpressApplication,
      container: { resolve: () => ({}) } as unknown as MedusaContainer,
    })
    expect(settings.get("trust proxy")).toBe(1)
  })

  it("makes Express trust the given proxies only, of both kinds of address", () => {
    const proxies = new BlockList()
    proxies.addSubnet("10.0.0.0", 8)
    proxies.addAddress("::1", "ipv6")
    const { app, settings } = applicationWithSettings()
    believeProxies(app, proxies)
    const believes = settings.get("trust proxy") as (address: string) => boolean
    expect(["10.1.2.3", "::1", "203.0.113.7", "2001:db8::1"].map(believes)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

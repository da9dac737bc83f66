import { afterEach, describe, expect, it, vi } from "vitest"

const SETTINGS = {
  MEDUSA_BACKEND_URL: "http://localhost:9000",
  MEDUSA_PUBLISHABLE_KEY: "pk_test",
  REVALIDATE_SECRET: "0123456789abcdef",
}

/** The cookie as it is set where the shop has an address. Settings are read once, so the module is loaded anew. */
async function cookieAt(address: string) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ ...SETTINGS, SITE_URL: address })) vi.stubEnv(name, value)
  const { sessionCookieOptions, staffCookieName } = await import("./cookie")
  return { name: staffCookieName(), ...sessionCookieOptions("") }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("The cookie of a staff session", () => {
  it("is __Host- over TLS: secure, for all paths, of no domain but this one", async () => {
    const cookie = await cookieAt("https://shop.example")
    expect(cookie).toMatchObject({ name: "__Host-staff-session", secure: true, path: "/", httpOnly: true })
    expect(cookie).not.toHaveProperty("domain")
  })

  it("works without TLS on one's own machine", async () => {
    expect(await cookieAt("http://localhost:8000")).toMatchObject({ name: "staff-session", secure: false })
  })
})

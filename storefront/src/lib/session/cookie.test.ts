import { afterEach, describe, expect, it, vi } from "vitest"

const SETTINGS = {
  MEDUSA_BACKEND_URL: "http://localhost:9000",
  MEDUSA_PUBLISHABLE_KEY: "pk_test",
  REVALIDATE_SECRET: "0123456789abcdef",
}

/** The cookies as they are set where the shop has an address. Settings are read once, so the module is loaded anew. */
async function cookiesAt(address: string) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ ...SETTINGS, SITE_URL: address })) vi.stubEnv(name, value)
  const { accountCookieName, sessionCookieOptions, staffCookieName } = await import("./cookie")
  return { names: [staffCookieName(), accountCookieName()], ...sessionCookieOptions("") }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("The cookie of a session", () => {
  it("is __Host- over TLS: secure, for all paths, of no domain but this one", async () => {
    const cookie = await cookiesAt("https://shop.example")
    expect(cookie).toMatchObject({
      names: ["__Host-staff-session", "__Host-account-session"],
      ...{ secure: true, path: "/", httpOnly: true, sameSite: "lax" },
    })
    expect(cookie).not.toHaveProperty("domain")
  })

  it("works without TLS on one's own machine", async () => {
    expect(await cookiesAt("http://localhost:8000")).toMatchObject({
      names: ["staff-session", "account-session"],
      secure: false,
    })
  })
})

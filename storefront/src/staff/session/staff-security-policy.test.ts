import { afterEach, expect, it, vi } from "vitest"

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it("Staff's pages allow the hosts of STAFF_CSP_SOURCES, and none of those of public pages", async () => {
  vi.stubEnv("CSP_SOURCES", "script-src https://js.stripe.com")
  vi.stubEnv("STAFF_CSP_SOURCES", "connect-src https://api.example.com")
  const { staffSecurityPolicy } = await import("./staff-security-policy")
  expect(staffSecurityPolicy()).toContain("connect-src 'self' https://api.example.com;")
  expect(staffSecurityPolicy()).not.toContain("stripe")
})

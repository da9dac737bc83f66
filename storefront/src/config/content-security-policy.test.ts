import { afterEach, expect, it, vi } from "vitest"

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it("Public pages allow the hosts of CSP_SOURCES", async () => {
  vi.stubEnv("CSP_SOURCES", "script-src https://js.stripe.com; frame-src https://js.stripe.com")
  const { publicPolicy } = await import("./content-security-policy")
  expect(publicPolicy(["'sha256-a'"])).toContain("script-src 'self' 'sha256-a' https://js.stripe.com;")
  expect(publicPolicy([])).toContain("frame-src 'self' https://js.stripe.com")
})

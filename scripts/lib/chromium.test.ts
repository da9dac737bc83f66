import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { type ChromiumSearch, findChromium } from "./chromium.ts"

function search(files: string[], change: Partial<ChromiumSearch> = {}): string | undefined {
  return findChromium({
    environment: { PATH: "/usr/bin" },
    platform: "linux",
    exists: (path) => files.includes(path),
    playwrights: "/home/dev/.cache/ms-playwright/chrome",
    ...change,
  })
}

describe("the browser for the tests", () => {
  const own = "/opt/browser"
  const system = join("/usr/bin", "chromium")
  const playwrights = "/home/dev/.cache/ms-playwright/chrome"

  it("is the one in CHROMIUM_PATH, then the system's, then Playwright's", () => {
    const environment = { PATH: "/usr/bin", CHROMIUM_PATH: own }
    expect(search([own, system, playwrights], { environment })).toBe(own)
    expect(search([system, playwrights])).toBe(system)
    expect(search([playwrights])).toBe(playwrights)
    expect(search([])).toBeUndefined()
  })

  it("is not silently another one than CHROMIUM_PATH names", () => {
    const environment = { CHROMIUM_PATH: "/gone" }
    expect(() => search([system], { environment })).toThrow(
      "CHROMIUM_PATH names a file that does not exist: /gone",
    )
  })
})

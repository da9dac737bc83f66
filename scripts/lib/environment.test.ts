import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { showsDefaults } from "./environment.ts"
import { type Installation } from "./installation.ts"
import { openSandbox, type Sandbox, sandbox, sandboxEnvironment } from "./sandbox.ts"
import { readSettings } from "./settings.ts"
import { defaultsNote, welcome } from "./system.ts"

describe("Ratings that nobody gave", () => {
  let place: Sandbox
  let close: () => Promise<void>

  /** An installation, with what its products come from. */
  async function open(seed: string, throwaway = false): Promise<Installation> {
    const settings = readSettings({ ...(await sandboxEnvironment(place)), SEED: seed })
    const { installation, shutdown } = await openSandbox(place, { settings, throwaway })
    close = () => shutdown.stop()
    return installation
  }

  beforeEach(() => {
    place = sandbox()
    vi.stubEnv("SHOW_DEFAULT_RATINGS", "")
    vi.stubEnv("COMPANY_LEGAL_NAME", "")
  })

  afterEach(async () => {
    await close()
    place.remove()
    vi.unstubAllEnvs()
  })

  it("are shown in the sample shop, and the start says that they are made up", async () => {
    const shop = await open("sample")
    expect(showsDefaults(shop)).toBe(true)
    expect(defaultsNote(shop)).toContain(
      "show made-up ones (SHOW_DEFAULT_RATINGS=true), which UK law forbids",
    )
    expect(welcome(shop, 2)).toContain(`Note:         ${defaultsNote(shop)}`)
  })

  it("are not shown once the shop has products of its own, and the start says so", async () => {
    const shop = await open("none")
    expect(showsDefaults(shop)).toBe(false)
    expect(welcome(shop, 2)).toContain("show none (SHOW_DEFAULT_RATINGS=false)")
  })

  it("are not shown once the shop has a company's name", async () => {
    vi.stubEnv("COMPANY_LEGAL_NAME", "Scans Ltd")
    expect(showsDefaults(await open("sample"))).toBe(false)
  })

  it("are as the setting says, whatever the shop is", async () => {
    vi.stubEnv("SHOW_DEFAULT_RATINGS", "false")
    expect(showsDefaults(await open("sample"))).toBe(false)
    await close()
    vi.stubEnv("SHOW_DEFAULT_RATINGS", "true")
    expect(showsDefaults(await open("none"))).toBe(true)
  })

  it("are shown in a throw-away shop, whatever is set around it", async () => {
    vi.stubEnv("SHOW_DEFAULT_RATINGS", "false")
    vi.stubEnv("COMPANY_LEGAL_NAME", "Scans Ltd")
    expect(showsDefaults(await open("none", true))).toBe(true)
  })
})

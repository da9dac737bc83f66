import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { showsDefaults } from "./environment.ts"
import { openSandbox, type Sandbox, sandbox, sandboxEnvironment } from "./sandbox.ts"
import { readSettings } from "./settings.ts"
import { welcome } from "./system.ts"

describe("Ratings that nobody gave", () => {
  let place: Sandbox

  beforeEach(() => {
    place = sandbox()
  })
  afterEach(() => {
    place.remove()
    vi.unstubAllEnvs()
  })

  const unset = { SHOW_DEFAULT_RATINGS: "", COMPANY_LEGAL_NAME: "" }
  const company = { ...unset, COMPANY_LEGAL_NAME: "Scans Ltd" }
  const asked = (wanted: string) => ({ ...unset, SHOW_DEFAULT_RATINGS: wanted })

  it.each([
    ["shown in the sample shop", "sample", unset, false, "show made-up ones (SHOW_DEFAULT_RATINGS=true)"],
    ["not shown in a shop with products of its own", "none", unset, false, "show none"],
    ["not shown in the sample once it has a company's name", "sample", company, false, "show none"],
    ["not shown in the sample where the setting forbids it", "sample", asked("false"), false, "show none"],
    ["shown anywhere where the setting asks for it", "none", asked("true"), false, "show made-up ones"],
    ["shown in a throw-away shop", "none", { ...company, ...asked("false") }, true, "show made-up ones"],
  ])("are %s, and the start says so", async (_what, seed, environment, throwaway, note) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const settings = readSettings({ ...(await sandboxEnvironment(place)), SEED: seed })
    const { installation, shutdown } = await openSandbox(place, { settings, throwaway })
    await shutdown.stop()
    expect(showsDefaults(installation)).toBe(note.includes("made-up"))
    expect(welcome(installation, 2)).toContain(note)
  })
})

import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type DataPaths, dataPaths } from "./data-directory.ts"
import { loadAdmin, loadSecrets } from "./secrets.ts"

let paths: DataPaths

beforeEach(() => {
  paths = dataPaths(mkdtempSync(join(tmpdir(), "scanwright-secrets-")))
})

afterEach(() => rmSync(paths.directory, { recursive: true }))

describe("the secrets of an installation", () => {
  it("are made once, long, all different, and for their owner's eyes only", () => {
    const secrets = loadSecrets(paths)
    expect(loadSecrets(paths)).toEqual(secrets)
    expect(new Set(Object.values(secrets)).size).toBe(4)
    for (const secret of Object.values<string>({ ...secrets }))
      expect(secret.length).toBeGreaterThanOrEqual(43)
    if (process.platform !== "win32") expect(statSync(paths.secrets).mode & 0o777).toBe(0o600)
  })

  it("are not replaced when their file is damaged", () => {
    writeFileSync(paths.secrets, "{")
    expect(() => loadSecrets(paths)).toThrow(/is damaged/)
  })
})

describe("the first admin", () => {
  it("is generated once and stored until it has been created, however often the start is interrupted", () => {
    const first = loadAdmin(paths, undefined)
    expect(first.fresh).toBe(true)
    expect(first.password.length).toBeGreaterThanOrEqual(20)
    expect(loadAdmin(paths, undefined)).toEqual({ ...first, fresh: false })
  })

  it("is the chosen one, of which nothing is written down", () => {
    const chosen = { email: "boss@scanwright.example", password: "chosen by the boss" }
    expect(loadAdmin(paths, chosen)).toEqual({ ...chosen, fresh: false })
    expect(() => statSync(paths.admin)).toThrow(/ENOENT/)
  })
})

import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scanwright-secrets-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the service `secrets` of docker-compose.yml runs. @returns what it printed */
function run(environment: Record<string, string> = {}, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fromRoot("deploy", "secrets.mjs"), ...args],
    {
      encoding: "utf8",
      env: { SECRETS_DIR: folder, BACKEND_PUBLIC_URL: "http://localhost:9000", ...environment },
    },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
  return stdout
}

const read = (...path: string[]) => readFileSync(join(folder, ...path), "utf8").trim()
const settings = (...path: string[]) => parseEnv(read(...path))
const everything = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "utf8")])

describe("The secrets of a shop in containers", () => {
  it("are made once, fit each other, and are shown to nobody by themselves", () => {
    const printed = run()
    const medusa = settings("medusa", "env")
    for (const name of ["JWT_SECRET", "COOKIE_SECRET", "REVALIDATE_SECRET"])
      expect(medusa[name]?.length).toBeGreaterThan(40)
    expect(new URL(medusa.DATABASE_URL ?? "").password).toBe(read("postgres", "password"))
    expect(new URL(medusa.REDIS_URL ?? "").password).toBe(read("redis", "password"))
    expect(read("redis", "redis.conf")).toBe(`requirepass "${read("redis", "password")}"`)
    const { REDIS_URL, REVALIDATE_SECRET } = medusa
    expect(settings("storefront", "env")).toEqual({ REDIS_URL, REVALIDATE_SECRET })
    for (const [, text = ""] of everything())
      for (const secret of text.match(/[\w-]{40,}/g) ?? []) expect(printed).not.toContain(secret)

    const before = everything()
    run()
    expect(everything()).toEqual(before)
    expect(run({}, "show")).toContain(`Password: ${settings("medusa", "admin").ADMIN_PASSWORD}`)
  })

  it("are those of .env where it names some, whatever characters they have", () => {
    run({
      POSTGRES_PASSWORD: `p@ss/"word" #1`,
      REDIS_PASSWORD: "it's=5",
      ADMIN_PASSWORD: `a "quoted" $HOME`,
      ADMIN_EMAIL: "jo@shop.example",
    })
    expect(decodeURIComponent(new URL(settings("medusa", "env").DATABASE_URL ?? "").password)).toBe(
      `p@ss/"word" #1`,
    )
    expect(settings("medusa", "admin")).toEqual({
      ADMIN_EMAIL: "jo@shop.example",
      ADMIN_PASSWORD: `a "quoted" $HOME`,
    })
    expect(read("redis", "redis.conf")).toBe(`requirepass "it's=5"`)
    run({ DATABASE_URL: "postgres://db.example/shop", REDIS_URL: "rediss://redis.example" })
    expect(settings("medusa", "env")).toMatchObject({
      DATABASE_URL: "postgres://db.example/shop",
      REDIS_URL: "rediss://redis.example",
    })
    expect(settings("storefront", "env").REDIS_URL).toBe("rediss://redis.example")
  })

  it("let cookies over plain HTTP on one's own machine only", () => {
    const insecure = (environment: Record<string, string>) => {
      run(environment)
      return settings("medusa", "env").INSECURE_COOKIES
    }
    expect(insecure({})).toBe("true")
    expect(insecure({ BACKEND_PUBLIC_URL: "https://api.shop.example" })).toBe("false")
    expect(insecure({ BACKEND_PUBLIC_URL: "http://localhost.shop.example" })).toBe("false")
    expect(insecure({ INSECURE_COOKIES: "false" })).toBe("false")
  })

  it.skipIf(process.platform === "win32")("are read by the user of their container alone", () => {
    run()
    const mode = (...path: string[]) => statSync(join(folder, ...path)).mode & 0o777
    expect(mode("medusa", "env")).toBe(0o400)
    expect(mode("medusa", "admin")).toBe(0o400)
    expect(mode("storefront", "env")).toBe(0o400)
    // PostgreSQL, Redis and Grafana have users of their own, and these volumes no other reader.
    expect(mode("postgres", "password")).toBe(0o444)
  })
})

import { describe, expect, it } from "vitest"
import { fromRoot } from "./paths.ts"
import { readSettings } from "./settings.ts"

describe("the settings", () => {
  it("need nothing: ports 9000 and 8000, data in the repository's .scanwright, everything generated", () => {
    expect(readSettings({})).toEqual({
      dataDirectory: fromRoot(".scanwright"),
      backendPort: 9000,
      storefrontPort: 8000,
      databaseUrl: undefined,
      seed: "sample",
      restartAfterMs: 30_000,
      admin: undefined,
    })
  })

  it("take an absolute data folder as it is and empty values as unset", () => {
    const settings = readSettings({ SCANWRIGHT_DATA_DIR: "/srv/shop", BACKEND_PORT: "", DATABASE_URL: "" })
    expect(settings).toMatchObject({ dataDirectory: "/srv/shop", backendPort: 9000, databaseUrl: undefined })
  })

  it("fill an empty shop with the sample, with nothing, or with a price list in the repository's folder", () => {
    expect(readSettings({ SEED: "none" }).seed).toBe("none")
    expect(readSettings({ SEED: "" }).seed).toBe("sample")
    expect(readSettings({ SEED: "backend/src/seed/data/catalogue.csv" }).seed).toBe(
      fromRoot("backend", "src", "seed", "data", "catalogue.csv"),
    )
  })

  it.each([
    [
      { SEED: "nothing" },
      /SEED must be sample, none, or the path of a price list; there is no file .*nothing/,
    ],
    [{ BACKEND_PORT: "70000" }, /BACKEND_PORT must be a port number between 1 and 65535; it is "70000"/],
    [{ BACKEND_PORT: "8000" }, /BACKEND_PORT and STOREFRONT_PORT are both 8000/],
    [
      { RESTART_AFTER_SECONDS: "0" },
      /RESTART_AFTER_SECONDS must be a number of seconds, at least 1; it is "0"/,
    ],
    [{ ADMIN_PASSWORD: "secret" }, /^Missing required environment variables: ADMIN_EMAIL$/],
    [{ ADMIN_EMAIL: "boss@scanwright.example" }, /^Missing required environment variables: ADMIN_PASSWORD$/],
    // Without the address, in which a password is.
    [{ DATABASE_URL: "mysql://root:word@localhost/shop" }, /^DATABASE_URL is not a PostgreSQL address\.$/],
  ])("refuse %j", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })
})

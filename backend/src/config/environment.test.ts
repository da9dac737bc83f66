import { describe, expect, it } from "vitest"
import { isLocalDatabase, readEnvironment } from "./environment"

const complete = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://user:password@localhost:5432/scanwright",
  JWT_SECRET: "0123456789abcdef",
  COOKIE_SECRET: "0123456789abcdef",
  REVALIDATE_SECRET: "0123456789abcdef",
  STORE_CORS: "http://localhost:8000",
  ADMIN_CORS: "http://localhost:9000,http://localhost:7001",
  AUTH_CORS: "http://localhost:9000",
  STOREFRONT_URL: "http://localhost:8000/",
  BACKEND_URL: "https://api.scanwright.example",
}

describe("The environment", () => {
  it("is read with its defaults, addresses without a slash at the end", () => {
    expect(readEnvironment(complete)).toMatchObject({
      STOREFRONT_URL: "http://localhost:8000",
      INSECURE_COOKIES: "false",
      TRUSTED_PROXIES: "loopback",
      RATE_LIMIT_SIGN_IN: 10,
      RATE_LIMIT_FORMS: 30,
      RATE_LIMIT_MAIL: 10,
      RATE_LIMIT_SUGGESTIONS: 300,
      RATE_LIMIT_PRODUCT_VIEWS: 30,
      FORM_RETENTION_DAYS: 730,
      ACTIVITY_RETENTION_DAYS: 365,
      SEED: "none",
    })
  })

  it("names every missing variable at once; an empty one is missing", () => {
    expect(() => readEnvironment({ ...complete, JWT_SECRET: undefined, DATABASE_URL: "" })).toThrow(
      "Missing required environment variables: DATABASE_URL, JWT_SECRET",
    )
  })

  it("has a default for every required one in development, and for none in production", () => {
    expect(readEnvironment({ NODE_ENV: "development", JWT_SECRET: "" })).toMatchObject({
      DATABASE_URL: "postgres://postgres:postgres@localhost:5432/scanwright",
      STOREFRONT_URL: "http://localhost:8000",
      SEED: "sample",
      JWT_SECRET: expect.stringContaining("only-for-development") as string,
    })
    expect(readEnvironment({ BACKEND_URL: "https://api.scanwright.example" }).BACKEND_URL).toBe(
      "https://api.scanwright.example",
    )
    for (const NODE_ENV of ["production", "test", "staging"])
      expect(() => readEnvironment({ NODE_ENV })).toThrow(
        "Missing required environment variables: DATABASE_URL, JWT_SECRET, COOKIE_SECRET, STORE_CORS, ADMIN_CORS, AUTH_CORS, STOREFRONT_URL, BACKEND_URL, REVALIDATE_SECRET",
      )
  })

  it.each([
    ["DATABASE_URL", "mysql://localhost/x", "DATABASE_URL must be a PostgreSQL address"],
    ["REDIS_URL", "localhost:6379", "REDIS_URL must be a Redis address"],
    ["JWT_SECRET", "short", "JWT_SECRET must be a random text of at least 16 characters"],
    ["STOREFRONT_URL", "localhost", "STOREFRONT_URL must be an http(s) address"],
    ["STORE_CORS", "everywhere", "STORE_CORS must be web origins"],
    ["FORM_RETENTION_DAYS", "0", "FORM_RETENTION_DAYS must be a whole number of days"],
    ["INSECURE_COOKIES", "yes", "INSECURE_COOKIES must be true or false"],
    ["RATE_LIMIT_FORMS", "many", "RATE_LIMIT_FORMS must be a whole number"],
    ["RATE_LIMIT_SIGN_IN", "0", "RATE_LIMIT_SIGN_IN must be a whole number from 1"],
    ["UPLOAD_PDF_MB", "1.5", "UPLOAD_PDF_MB must be a whole number"],
    ["TRUSTED_PROXIES", "10.0.0.0/99", "TRUSTED_PROXIES must be IP addresses, networks"],
  ])("names the expected value of %s", (name, value, message) => {
    expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(message)
  })

  it("wants to know where an object store is, and both parts of its key or, by the machine's role, neither", () => {
    const store = {
      S3_BUCKET: "scanwright",
      S3_REGION: "eu-west-2",
      S3_ENDPOINT: "https://s3.eu-west-2.amazonaws.com",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_FILE_URL: "https://files.scanwright.example",
    }
    expect(readEnvironment({ ...complete, ...store })).toMatchObject(store)
    expect(() => readEnvironment({ ...complete, ...store, S3_REGION: "", S3_FILE_URL: undefined })).toThrow(
      "Missing required environment variables: S3_REGION, S3_FILE_URL",
    )
    const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...byRole } = store
    expect(readEnvironment({ ...complete, ...byRole, S3_PREFIX: "/shop/uploads" })).toMatchObject({
      ...byRole,
      S3_PREFIX: "shop/uploads/",
    })
    for (const key of [{ S3_ACCESS_KEY_ID }, { S3_SECRET_ACCESS_KEY }])
      expect(() => readEnvironment({ ...complete, ...byRole, ...key })).toThrow(
        /^Missing required environment variables: S3_(SECRET_ACCESS_KEY|ACCESS_KEY_ID)$/,
      )
  })

  it("never repeats a secret in its message", () => {
    expect(() => readEnvironment({ ...complete, JWT_SECRET: "hunter2" })).not.toThrow(/hunter2/)
  })
})

describe("A database", () => {
  it.each([
    ["postgres://u:p@localhost:5432/x", true],
    ["postgres://u:p@127.0.0.1/x", true],
    ["postgres://u:p@[::1]:5432/x", true],
    ["postgres://u:p@db.localhost.example/x", false],
    ["postgres://u:p@10.0.0.4/x", false],
  ])("at %s is local: %s", (url, local) => {
    expect(isLocalDatabase(url)).toBe(local)
  })
})

import { describe, expect, it } from "vitest"
import { isLocalDatabase, readEnvironment } from "./env"

const complete = {
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
    })
  })

  it("names every missing variable at once; an empty one is missing", () => {
    expect(() => readEnvironment({ ...complete, JWT_SECRET: undefined, DATABASE_URL: "" })).toThrow(
      "Missing required environment variables: DATABASE_URL, JWT_SECRET",
    )
  })

  it.each([
    ["DATABASE_URL", "mysql://localhost/x", "DATABASE_URL must be a PostgreSQL address"],
    ["REDIS_URL", "localhost:6379", "REDIS_URL must be a Redis address"],
    ["JWT_SECRET", "short", "JWT_SECRET must be a random text of at least 16 characters"],
    ["STOREFRONT_URL", "localhost", "STOREFRONT_URL must be an http(s) address"],
    ["STORE_CORS", "everywhere", "STORE_CORS must be web origins"],
    ["INSECURE_COOKIES", "yes", "INSECURE_COOKIES must be true or false"],
  ])("says what is expected of %s", (name, value, message) => {
    expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(message)
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

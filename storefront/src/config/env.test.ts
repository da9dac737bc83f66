import { describe, expect, it } from "vitest"
import { environmentSchema } from "./env"
import { readEnvironment } from "./read-environment"
import { readSite } from "./site"

const complete = {
  MEDUSA_BACKEND_URL: "http://localhost:9000/",
  MEDUSA_PUBLISHABLE_KEY: "pk_1",
  REVALIDATE_SECRET: "0123456789abcdef",
  SITE_URL: "https://shop.example",
}

describe("the storefront's settings", () => {
  it("are read with their defaults, addresses without a slash at their end", () => {
    expect(readEnvironment(environmentSchema, complete)).toMatchObject({
      MEDUSA_BACKEND_URL: "http://localhost:9000",
      METRICS_HOST: "127.0.0.1",
      TRUSTED_PROXIES: "loopback",
    })
    const media = "https://api.shop.example/static/, https://files.shop.example"
    expect(readEnvironment(environmentSchema, { ...complete, MEDIA_URLS: media }).MEDIA_URLS).toEqual([
      "https://api.shop.example/static",
      "https://files.shop.example",
    ])
  })

  it("name everything that is missing, empty included", () => {
    expect(() =>
      readEnvironment(environmentSchema, { ...complete, SITE_URL: "", MEDUSA_PUBLISHABLE_KEY: undefined }),
    ).toThrow("Missing required environment variables: MEDUSA_PUBLISHABLE_KEY, SITE_URL")
  })

  it("have defaults in development, but for the key, which a database makes", () => {
    const { SITE_URL, MEDUSA_BACKEND_URL } = readEnvironment(environmentSchema, {
      NODE_ENV: "development",
      MEDUSA_PUBLISHABLE_KEY: "pk_1",
      MEDUSA_BACKEND_URL: "http://medusa:9000",
    })
    expect([SITE_URL, MEDUSA_BACKEND_URL]).toEqual(["http://localhost:8000", "http://medusa:9000"])
    expect(() => readEnvironment(environmentSchema, { NODE_ENV: "development" })).toThrow(
      "Missing required environment variables: MEDUSA_PUBLISHABLE_KEY",
    )
    expect(() => readEnvironment(environmentSchema, { NODE_ENV: "production" })).toThrow(
      "Missing required environment variables: MEDUSA_BACKEND_URL, MEDUSA_PUBLISHABLE_KEY, REVALIDATE_SECRET, SITE_URL",
    )
  })

  it("say what is wrong with a value", () => {
    expect(() => readEnvironment(environmentSchema, { ...complete, SITE_URL: "shop.example" })).toThrow(
      "Invalid environment variables: SITE_URL: an http(s) address",
    )
  })
})

describe("the company", () => {
  it("is the sample one, each fact replaceable", () => {
    expect(readSite({})).toMatchObject({
      name: "Scanwright",
      founded: 2005,
      phoneInternational: "+441632960305",
    })
    expect(readSite({ SITE_NAME: "Other", COMPANY_PHONE: "01632 960 999" })).toMatchObject({
      name: "Other",
      phone: "01632 960 999",
      phoneInternational: "+441632960999",
    })
  })

  it("is checked", () => {
    expect(() => readSite({ COMPANY_NUMBER: "12" })).toThrow("COMPANY_NUMBER: eight characters")
  })
})

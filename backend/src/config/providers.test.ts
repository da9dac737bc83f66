import { describe, expect, it } from "vitest"
import { readEnvironment } from "./environment"

const read = (settings: Record<string, string>) => readEnvironment({ NODE_ENV: "development", ...settings })

const GOOGLE = '[{"resolve":"@medusajs/medusa/auth-google","id":"google"}]'

describe("Providers from the settings", () => {
  it("are none by default: staff sign in with a password, the search engine is ours", () => {
    expect(read({})).toMatchObject({
      AUTH_PROVIDERS: [],
      AUTH_METHODS: { user: ["emailpass"], customer: ["emailpass"] },
      PAYMENT_PROVIDERS: [],
      TAX_PROVIDERS: [],
      FULFILLMENT_PROVIDERS: [],
    })
    expect(read({}).SEARCH_PROVIDER).toBeUndefined()
  })

  it("take secrets from variables of their own", () => {
    const text =
      '[{"resolve":"@medusajs/medusa/payment-stripe","id":"stripe","options":{"apiKey":"env:STRIPE_API_KEY"}}]'
    const { PAYMENT_PROVIDERS } = read({ PAYMENT_PROVIDERS: text, STRIPE_API_KEY: 'sk_test_"1"\\' })
    expect(PAYMENT_PROVIDERS).toEqual([
      { resolve: "@medusajs/medusa/payment-stripe", id: "stripe", options: { apiKey: 'sk_test_"1"\\' } },
    ])
    expect(() => read({ PAYMENT_PROVIDERS: text, STRIPE_API_KEY: "" })).toThrow(
      "Missing required environment variables: STRIPE_API_KEY",
    )
  })

  it("may be ways to sign in, for staff and for customers", () => {
    const AUTH_METHODS = '{"user":["emailpass","google"],"customer":["google"]}'
    expect(read({ AUTH_PROVIDERS: GOOGLE, AUTH_METHODS }).AUTH_METHODS).toEqual({
      user: ["emailpass", "google"],
      customer: ["google"],
    })
  })

  it.each([
    ["PAYMENT_PROVIDERS", "stripe", "PAYMENT_PROVIDERS must be a JSON list like"],
    ["PAYMENT_PROVIDERS", '{"resolve":"a","id":"b"}', "PAYMENT_PROVIDERS must be a JSON list like"],
    ["TAX_PROVIDERS", '[{"resolve":"./src/modules/tax","id":"Our Tax"}]', "an id of small letters"],
    [
      "FULFILLMENT_PROVIDERS",
      '[{"resolve":"a","id":"x"},{"resolve":"b","id":"x"}]',
      "FULFILLMENT_PROVIDERS must be a list in which each id is used once",
    ],
    ["MEDUSA_FF_RBAC", "true", "MEDUSA_FF_RBAC must be false"],
    ["SEARCH_PROVIDER", "[]", "SEARCH_PROVIDER must be a JSON object like"],
    ["AUTH_METHODS", '{"user":["google"]}', "AUTH_METHODS must be methods with emailpass for user"],
    ["AUTH_METHODS", '{"user":["emailpass","google"]}', '"google" is neither'],
    ["AUTH_PROVIDERS", GOOGLE.replace('"google"', '"emailpass"'), "providers other than emailpass"],
  ])("are refused with what is expected of them: %s=%s", (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(message)
  })

  it.each(["@medusajs/auth-oidc", "@medusajs/medusa/auth-oidc", "@medusajs/rbac"])(
    "are never %s, which needs a commercial licence",
    (resolve) => {
      expect(() => read({ AUTH_PROVIDERS: JSON.stringify([{ resolve, id: "oidc" }]) })).toThrow(
        "part of Medusa Enterprise",
      )
    },
  )
})

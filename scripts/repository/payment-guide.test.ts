import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { parseEnv } from "node:util"
import { describe, expect, it } from "vitest"
import { readEnvironment } from "../../backend/src/config/environment.ts"
import { environmentSchema } from "../../storefront/src/config/env.ts"
import { readEnvironment as readStorefront } from "../../storefront/src/config/read-environment.ts"
import { fromRoot } from "../lib/paths.ts"

const guide = readFileSync(fromRoot("docs", "guides", "payment-provider.md"), "utf8")

describe("Stripe's settings in docs/guides/payment-provider.md", () => {
  const settings = parseEnv(/^```text\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? "") as Record<string, string>

  it("give Medusa a provider that is installed, with the keys from variables of their own", () => {
    const { PAYMENT_PROVIDERS: providers } = readEnvironment({ NODE_ENV: "development", ...settings })
    const { STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
    expect(apiKey).toMatch(/./)
    expect(providers).toMatchObject([{ id: "stripe", options: { apiKey, webhookSecret } }])
    const installed = createRequire(fromRoot("backend", "package.json"))
    for (const { resolve } of providers) expect(() => installed.resolve(resolve)).not.toThrow()
  })

  it("let pages load Stripe's script and frame, and ask its server", () => {
    const { CSP_SOURCES: sources } = readStorefront(environmentSchema, {
      NODE_ENV: "development",
      MEDUSA_PUBLISHABLE_KEY: "pk_test",
      ...settings,
    })
    expect(sources).toEqual({
      "script-src": ["https://js.stripe.com"],
      "frame-src": ["https://js.stripe.com", "https://hooks.stripe.com"],
      "connect-src": ["https://api.stripe.com"],
    })
  })
})

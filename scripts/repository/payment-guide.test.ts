import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { parseEnv } from "node:util"
import { describe, expect, it } from "vitest"
import { readEnvironment } from "../../backend/src/config/environment.ts"
import { environmentSchema } from "../../storefront/src/config/env.ts"
import { readEnvironment as readStorefront } from "../../storefront/src/config/read-environment.ts"
import { fromRoot } from "../lib/paths.ts"

const guide = readFileSync(fromRoot("docs", "guides", "payment-provider.md"), "utf8")

/** The settings of a block of text, which stands for the `.env` that somebody copies it into. */
const settingsOf = (block: string) => parseEnv(block) as Record<string, string>

describe("Stripe's settings in docs/guides/payment-provider.md", () => {
  const blocks = [...guide.matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block)
  const [settings = {}] = blocks.map(settingsOf)

  it("are one block that .env takes as it is", () => {
    expect(blocks).toHaveLength(1)
    expect(Object.keys(settings).sort()).toEqual([
      "CSP_SOURCES",
      "PAYMENT_PROVIDERS",
      "STRIPE_API_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ])
  })

  it("give Medusa a provider that is installed, with the keys from variables of their own", () => {
    const { PAYMENT_PROVIDERS: providers } = readEnvironment({ NODE_ENV: "development", ...settings })
    expect(providers).toEqual([
      {
        resolve: "@medusajs/medusa/payment-stripe",
        id: "stripe",
        options: {
          apiKey: settings.STRIPE_API_KEY,
          webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
          capture: false,
        },
      },
    ])
    const installed = createRequire(fromRoot("backend", "package.json"))
    for (const { resolve } of providers) expect(() => installed.resolve(resolve)).not.toThrow()
  })

  it("stop the start without the keys, and name them", () =>
    expect(() =>
      readEnvironment({ NODE_ENV: "development", PAYMENT_PROVIDERS: settings.PAYMENT_PROVIDERS }),
    ).toThrow("STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET"))

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

  it("make the names by which the text calls the provider", () => {
    const [provider] = readEnvironment({ NODE_ENV: "development", ...settings }).PAYMENT_PROVIDERS
    // Medusa's name of a provider is the class's identifier, "stripe", and the setting's id.
    const name = `stripe_${provider?.id}`
    expect(guide).toContain(`\`/hooks/payment/${name}\``)
    expect(guide).toContain(`\`pp_${name}\``)
  })
})

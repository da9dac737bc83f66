import { z } from "@medusajs/framework/zod"

/** One provider of a Medusa module, as `medusa-config.ts` takes it. */
export interface Provider {
  /** a package, or a folder of this backend such as `./src/modules/pay-by-invoice` */
  resolve: string
  id: string
  is_default?: boolean | undefined
  options?: Record<string, unknown> | undefined
}

/** Parts of Medusa that need a commercial licence. docs/dependencies.md has more. */
const ENTERPRISE = /^@medusajs\/(medusa\/)?(rbac|auth-oidc)(\/|$)/

/** The provider by which staff and customers sign in with a password. */
export const PASSWORD_PROVIDER = "emailpass"

const PROVIDER = 'a JSON object like {"resolve":"./src/modules/my-search","id":"mine"}'
const PROVIDERS = 'a JSON list like [{"resolve":"./src/modules/pay-by-invoice","id":"invoice"}]'
const METHODS = 'a JSON object like {"user":["emailpass","google"],"customer":["emailpass"]}'
const NAME = /^[a-z][a-z\d_-]*$/

/** A text that is JSON, parsed. @param expected form of the setting, for a person */
const json = (expected: string) =>
  z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      context.addIssue({ code: "custom", message: expected })
      return z.NEVER
    }
  })

const providerOf = (expected: string) =>
  z.strictObject(
    {
      resolve: z
        .string({ error: expected })
        .min(1, { error: expected })
        .refine((name) => !ENTERPRISE.test(name), {
          error: "a module whose licence is free: this one is part of Medusa Enterprise",
        }),
      id: z.string({ error: expected }).regex(NAME, { error: "an id of small letters, digits, - and _" }),
      is_default: z.boolean({ error: expected }).optional(),
      options: z.record(z.string(), z.unknown(), { error: expected }).optional(),
    },
    { error: expected },
  )

const providers = (description: string) =>
  json(PROVIDERS)
    .pipe(z.array(providerOf(PROVIDERS), { error: PROVIDERS }))
    .default([])
    .describe(description)

/** Settings of the providers that are used beside our own: rule, default and description of each. */
export const providerShape = {
  AUTH_PROVIDERS: providers("Further ways to sign in: providers of Medusa's Auth Module."),
  AUTH_METHODS: json(METHODS)
    .pipe(
      z.record(
        z.string().regex(NAME, { error: METHODS }),
        z.array(z.string().regex(NAME, { error: METHODS }), { error: METHODS }),
        { error: METHODS },
      ),
    )
    .default({ user: [PASSWORD_PROVIDER], customer: [PASSWORD_PROVIDER] })
    .meta({ defaultText: '`{"user":["emailpass"],"customer":["emailpass"]}`' })
    .describe(
      "Who may sign in how: ids of providers for each type of actor. The storefront's screens of staff and customers take `emailpass` only; other ways lead into the Medusa Admin.",
    ),
  PAYMENT_PROVIDERS: providers(
    "Payment providers; [how to add one](guides/payment-provider.md). The first installation offers them in its region, later ones are chosen in the Medusa Admin.",
  ),
  TAX_PROVIDERS: providers(
    "Tax providers beside Medusa's own. The first installation takes the first of them for the United Kingdom.",
  ),
  FULFILLMENT_PROVIDERS: providers(
    "Delivery providers beside Medusa's manual one; chosen in the Medusa Admin, at the stock location.",
  ),
  MEDUSA_FF_RBAC: z
    .enum(["false"], { error: "false: role-based access is part of Medusa Enterprise" })
    .default("false")
    .describe(
      "Medusa's role-based access stays off: [it needs a commercial licence](dependencies.md#medusa-enterprise).",
    ),
  SEARCH_PROVIDER: json(PROVIDER)
    .pipe(providerOf(PROVIDER))
    .optional()
    .describe("Search engine in the place of our own; [how to add one](guides/search-provider.md)."),
} as const

type ProviderSettings = z.output<z.ZodObject<typeof providerShape>>

const FROM_ENVIRONMENT = /"env:([A-Z][A-Z\d_]*)"/g

const textsOf = (given: Readonly<Record<string, unknown>>) =>
  Object.keys(providerShape).flatMap((name) => {
    const text = given[name]
    return typeof text === "string" ? [[name, text] as const] : []
  })

/**
 * Names the variables that options of providers take their values from: `"apiKey": "env:STRIPE_API_KEY"`.
 *
 * @param given the variables that have a value
 */
export const neededByProviders = (given: Readonly<Record<string, unknown>>): string[] =>
  textsOf(given).flatMap(([, text]) => [...text.matchAll(FROM_ENVIRONMENT)].map(([, name = ""]) => name))

/**
 * Puts the values of variables into the options of providers, so that a secret is in a variable of its own.
 *
 * @param given the variables that have a value
 * @returns the same variables, with settings of providers that name no other variable
 */
export const withNamedValues = (given: Readonly<Record<string, string | undefined>>) => ({
  ...given,
  ...Object.fromEntries(
    textsOf(given).map(([setting, text]) => [
      setting,
      text.replaceAll(FROM_ENVIRONMENT, (_match, name: string) => JSON.stringify(given[name] ?? "")),
    ]),
  ),
})

/** Checks what the settings of providers say of each other. @param context of zod's refinement */
export function checkProviderRules(settings: ProviderSettings, context: z.RefinementCtx): void {
  const report = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message })
  for (const [name, list] of Object.entries(settings)) {
    if (!name.endsWith("_PROVIDERS") || !Array.isArray(list)) continue
    const ids = (list as Provider[]).map(({ id }) => id)
    if (new Set(ids).size < ids.length) report(name, "a list in which each id is used once")
  }
  const offered = new Set([PASSWORD_PROVIDER, ...settings.AUTH_PROVIDERS.map(({ id }) => id)])
  if (settings.AUTH_PROVIDERS.some(({ id }) => id === PASSWORD_PROVIDER))
    report("AUTH_PROVIDERS", "providers other than emailpass, which is there already")
  if (!settings.AUTH_METHODS.user?.includes(PASSWORD_PROVIDER))
    report("AUTH_METHODS", "methods with emailpass for user: the first administrator signs in by it")
  const unknown = Object.values(settings.AUTH_METHODS)
    .flat()
    .find((id) => !offered.has(id))
  if (unknown !== undefined)
    report("AUTH_METHODS", `ids of AUTH_PROVIDERS, or emailpass; "${unknown}" is neither`)
}

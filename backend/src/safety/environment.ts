import { z } from "@medusajs/framework/zod"
import { proxyRules } from "./caller"

const NUMBER = { error: "a whole number from 1 to 1000000" }
const perMinute = (fallback: number) =>
  z.coerce.number(NUMBER).int(NUMBER).min(1, NUMBER).max(1_000_000, NUMBER).default(fallback)

/** Settings of what stands before all routes. */
export const safetyShape = {
  /** Proxies whose X-Forwarded-For, X-Forwarded-Proto and X-Request-Id are believed; the storefront is one. */
  TRUSTED_PROXIES: z
    .string()
    .refine((value) => proxyRules(value) !== undefined, {
      error:
        "IP addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas",
    })
    .default("loopback"),
  /** Requests a minute; see rate-limits.ts. */
  RATE_LIMIT_SIGN_IN: perMinute(10),
  RATE_LIMIT_FORMS: perMinute(30),
  RATE_LIMIT_MAIL: perMinute(10),
  RATE_LIMIT_SUGGESTIONS: perMinute(300),
  RATE_LIMIT_SEARCH: perMinute(600),
} as const

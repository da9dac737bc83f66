import { z } from "@medusajs/framework/zod"
import { cspSourcesSchema } from "../contract"
import { trustedProxiesSchema } from "../contract/caller"

const NUMBER = { error: "a whole number from 1 to 1000000" }
const perMinute = (fallback: number) =>
  z.coerce.number(NUMBER).int(NUMBER).min(1, NUMBER).max(1_000_000, NUMBER).default(fallback)

/** Settings of the checks before all routes. */
export const safetyShape = {
  TRUSTED_PROXIES: trustedProxiesSchema.describe(
    "Proxies whose `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Request-Id` are trusted, the storefront among them: addresses, networks, `loopback`, `linklocal`, `uniquelocal`.",
  ),
  ADMIN_CSP_SOURCES: cspSourcesSchema.describe(
    "Further hosts in the content security policy of the Medusa Admin, written as in the policy: `connect-src https://api.example.com; frame-src https://example.com`.",
  ),
  RATE_LIMIT_SIGN_IN: perMinute(10).describe(
    "Failed sign-ins a minute of one address at one account; ten times as many at all accounts together.",
  ),
  RATE_LIMIT_ACCOUNT_REQUESTS: perMinute(5).describe(
    "Requests a minute of one address to open a company's account; one e-mail address gets five mails an hour.",
  ),
  RATE_LIMIT_FORMS: perMinute(30).describe("Forms a minute of one address."),
  RATE_LIMIT_MAIL: perMinute(10).describe("Requests a minute of one address that send a mail."),
  RATE_LIMIT_ACKNOWLEDGEMENTS: perMinute(5).describe(
    "Acknowledgements of forms an hour to one e-mail address; further ones wait and are joined into one mail.",
  ),
  RATE_LIMIT_SUGGESTIONS: perMinute(300).describe("Search suggestions a minute of one address."),
  RATE_LIMIT_PRODUCT_VIEWS: perMinute(30).describe("Counted views of products a minute of one address."),
  RATE_LIMIT_SEARCH: perMinute(600).describe(
    "Searches a minute of one address; the storefront's own for its pages are not counted.",
  ),
  RATE_LIMIT_READS: perMinute(1_200).describe(
    "Reads of the Store API a minute of one address; the storefront's own are not counted.",
  ),
  RATE_LIMIT_WRITES: perMinute(120).describe(
    "Writes to the Store API a minute of one address, such as changes of a cart; the storefront's own are not counted.",
  ),
  RATE_LIMIT_NEW_CARTS: perMinute(60).describe(
    "Carts an hour of one address; the storefront's own are not counted.",
  ),
} as const

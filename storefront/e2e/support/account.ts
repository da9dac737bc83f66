import { expect, type Page } from "@playwright/test"
import type { AcceptedAccountResponse, CompanyInvitationResponse } from "@scanwright/backend/contract"
import { live } from "./live"
import { settings } from "./settings"
import { mailsTo } from "./staff"

/** Name of the cookie with the session of a company's member. */
export const ACCOUNT_COOKIE = "account-session"

/** Credentials of a company's member. */
export interface Buyer {
  readonly email: string
  readonly password: string
}

/** A founder with the company and a session. */
export interface Founder extends Buyer {
  readonly company: string
  readonly token: string
}

/** Sends a request to the Store API. @throws Error where the status is not of success */
export async function askStore<Answer>(
  path: string,
  method = "GET",
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const response = await fetch(settings.BACKEND_URL + path, {
    method,
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": settings.MEDUSA_PUBLISHABLE_KEY,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/**
 * Waits for a mail with a link to a page of the account.
 *
 * @param page of the link: "/account/welcome/"
 * @param after links that came before, and are not meant
 * @returns the link's path with its query
 */
export async function accountLinkTo(
  address: string,
  page: string,
  after: readonly string[] = [],
): Promise<string> {
  let found = ""
  await expect
    .poll(
      async () => {
        const links = (await mailsTo(address)).flatMap(({ text = "" }) =>
          [...text.matchAll(/https?:\/\/[^\s>)"]+/g)].map(([link]) => new URL(link)),
        )
        found =
          links
            .filter(({ pathname }) => pathname.startsWith(page))
            .map(({ pathname, search }) => pathname + search)
            .find((link) => !after.includes(link)) ?? ""
        return found
      },
      { message: `a mail to ${address} with a link to ${page}` },
    )
    .not.toBe("")
  return found
}

const tokenOf = (link: string) => link.split("/").at(-1) ?? ""

/** Signs in to Medusa as a company's member. @returns the token, which is also the value of the session's cookie */
export async function signInBuyer({ email, password }: Buyer): Promise<string> {
  return (await askStore<{ token: string }>("/auth/customer/emailpass", "POST", { email, password })).token
}

/** Accepts the link of a mail. @returns credentials */
async function accept(email: string, password: string, names: readonly [string, string]): Promise<Buyer> {
  const token = tokenOf(await accountLinkTo(email, "/account/welcome/"))
  const [first_name, last_name] = names
  await askStore<AcceptedAccountResponse>("/store/account-requests/accept", "POST", {
    ...{ token, first_name, last_name, password },
  })
  return { email, password }
}

/** Opens an account for a new company, as its founder does. @param stamp makes its names unique */
export async function foundCompany(stamp: string): Promise<Founder> {
  const email = `founder.${stamp}@northwick.example`
  const company = `Northwick ${stamp} Ltd`
  await askStore("/store/account-requests", "POST", {
    ...{ first_name: "Grace", last_name: "Hopper", email, phone: "01632 960123" },
    ...{ legal_name: company, company_type: "sole_trader", privacy_consent: true },
    registered_address: { line1: "1 Canal Road", city: "Leeds", postcode: "LS1 4AP" },
  })
  const buyer = await accept(email, "seven green umbrellas", ["Grace", "Hopper"])
  return { ...buyer, company, token: await signInBuyer(buyer) }
}

/** Adds a colleague with roles to a company. */
export async function addColleague(
  founder: Founder,
  email: string,
  roles: readonly string[],
): Promise<Buyer & { readonly token: string }> {
  await askStore<CompanyInvitationResponse>(
    "/store/account/invitations",
    "POST",
    { email, roles },
    founder.token,
  )
  const buyer = await accept(email, "nine yellow kettles", ["Alan", "Turing"])
  return { ...buyer, token: await signInBuyer(buyer) }
}

/** Fills in and sends the sign-in form on the page. */
export async function fillAccountSignIn(page: Page, { email, password }: Buyer): Promise<void> {
  await page.getByRole("textbox", { name: "Work e-mail" }).fill(email)
  await page.getByRole("textbox", { name: "Password" }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** Opens a page of the account, through the sign-in. */
export async function openAccountPage(page: Page, path: string, buyer: Buyer): Promise<void> {
  await page.goto(`/account/sign-in?next=${encodeURIComponent(path)}`)
  await live(page.getByRole("button", { name: "Sign in" }))
  await fillAccountSignIn(page, buyer)
  await page.waitForURL((url) => url.pathname + url.search === path)
}

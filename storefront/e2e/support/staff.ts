import { createHmac, randomUUID } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, type Page } from "@playwright/test"
import { type ParsedMail, simpleParser } from "mailparser"
import { live } from "./live"
import { settings } from "./settings"

/** Name of the cookie with a staff session. */
export const STAFF_COOKIE = "staff-session"

function required(name: "JWT_SECRET" | "MAIL_DIR"): string {
  const value = process.env[name]
  if (!value) throw new Error(`Missing required environment variables: ${name}`)
  return value
}

/** Credentials of a member of staff. */
export interface Person {
  readonly email: string
  readonly password: string
}

const FIRST_ADMIN: Person = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }

/** Fills in and sends the sign-in form on the page. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await live(page.getByRole("textbox", { name: "Work e-mail" }))
  await page.getByRole("textbox", { name: "Work e-mail" }).fill(email)
  await page.getByRole("textbox", { name: "Password" }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** Opens a page of the staff, through the sign-in. @param person defaults to the first admin */
export async function openStaffPage(
  page: Page,
  path = "/admin/dashboard",
  person: Person = FIRST_ADMIN,
): Promise<void> {
  await page.goto(`/admin?next=${encodeURIComponent(path)}`)
  await fillSignIn(page, person)
  await page.waitForURL((url) => url.pathname + url.search === path)
}

/** Signs in to Medusa. @returns the token, which is also the value of the session's cookie */
export async function signInForToken({ email, password }: Person = FIRST_ADMIN): Promise<string> {
  const response = await fetch(`${settings.BACKEND_URL}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`${email} could not sign in: HTTP ${response.status}`)
  return token
}

/** Sends a request to the Admin API as the first admin. */
export async function askAdmin<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
  const response = await fetch(`${settings.BACKEND_URL}/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${await signInForToken()}`, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Machine types whose name has the text. */
export async function machineTypesNamed(text: string): Promise<{ id: string; name: string }[]> {
  const path = `machine-types?q=${encodeURIComponent(text)}`
  return (await askAdmin<{ machine_types: { id: string; name: string }[] }>(path)).machine_types
}

/** Deletes the brands whose name has the text. */
export async function deleteBrands(text: string): Promise<void> {
  const { brands } = await askAdmin<{ brands: { id: string }[] }>(`brands?q=${encodeURIComponent(text)}`)
  for (const { id } of brands) await askAdmin(`brands/${id}?products_to=none`, "DELETE")
}

/** Deletes the machine types whose name has the text. */
export async function deleteMachineTypes(text: string): Promise<void> {
  for (const { id } of await machineTypesNamed(text))
    await askAdmin(`machine-types/${id}?products_to=none`, "DELETE")
}

/** Deletes the products, drafts among them, whose name has the text. */
export async function deleteProducts(text: string): Promise<void> {
  const path = `catalogue?q=${encodeURIComponent(text)}&limit=200&facets=false`
  const { products } = await askAdmin<{ products: { id: string; name: string }[] }>(path)
  // A search without results tolerates typing mistakes and finds similar names.
  for (const { id, name } of products) if (name.includes(text)) await askAdmin(`products/${id}`, "DELETE")
}

/** Deletes the articles that a text finds. */
export async function deleteArticles(text: string): Promise<void> {
  const { blogs } = await askAdmin<{ blogs: { id: string }[] }>(`blogs?q=${encodeURIComponent(text)}`)
  for (const { id } of blogs) await askAdmin(`blogs/${id}`, "DELETE")
}

/** Deletes the redirects that a text finds. */
export async function deleteRedirects(text: string): Promise<void> {
  const path = `redirects?q=${encodeURIComponent(text)}`
  const { redirects } = await askAdmin<{ redirects: { id: string }[] }>(path)
  for (const { id } of redirects) await askAdmin(`redirects/${id}`, "DELETE")
}

/** A new member of staff with a role, who joined by an invitation. @returns the token, and how to remove the account */
export async function memberWithRole(
  role: string,
): Promise<Person & { token: string; remove: () => Promise<void> }> {
  const email = `${role.replace("_", "-")}-${randomUUID()}@scanwright.example`
  const password = "seven green umbrellas"
  const { invite } = await askAdmin<{ invite: { token: string } }>("invites", "POST", {
    email,
    metadata: { role },
  })
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const response = await fetch(`${settings.BACKEND_URL}${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { token: string; user?: { id: string } }
  }
  const headers = { "x-invite-token": invite.token }
  const { token } = await post("/auth/user/emailpass/register", headers, { email, password })
  const accept = `/admin/invites/accept?token=${invite.token}`
  const { user } = await post(accept, { authorization: `Bearer ${token}` }, {})
  return {
    ...{ email, password, token: await signInForToken({ email, password }) },
    remove: async () => {
      await askAdmin(`users/${user?.id ?? ""}`, "DELETE")
    },
  }
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url")

/**
 * A token with the parts of another and changes to them.
 *
 * @param secret signs the token; the shop's own secret makes it valid
 */
export function forgeToken(
  token: string,
  changes: Record<string, unknown>,
  secret = required("JWT_SECRET"),
): string {
  const [, payload = ""] = token.split(".")
  const parts = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Record<string, unknown>
  const unsigned = `${part({ alg: "HS256", typ: "JWT" })}.${part({ ...parts, ...changes })}`
  return `${unsigned}.${createHmac("sha256", secret).update(unsigned).digest("base64url")}`
}

/** The newest mails that the tests' mail server has received, the last first. @param most number of them */
export async function newestMails(most: number): Promise<ParsedMail[]> {
  const folder = required("MAIL_DIR")
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"))
  const newest = files.sort().reverse().slice(0, most)
  return Promise.all(newest.map(async (file) => simpleParser(await readFile(join(folder, file)))))
}

/** The newest mails to an address, the last first. */
export async function mailsTo(address: string): Promise<ParsedMail[]> {
  return (await newestMails(50)).filter(({ to }) =>
    [to ?? []].flat().some(({ text }) => text.includes(address)),
  )
}

/** Waits for a mail. @param subject a part of its subject @returns its text */
export async function textMailedTo(address: string, subject: string): Promise<string> {
  let text = ""
  await expect
    .poll(
      async () => {
        text = (await mailsTo(address)).find((one) => one.subject?.includes(subject))?.text ?? ""
        return text
      },
      { message: `a mail to ${address} about "${subject}"` },
    )
    .not.toBe("")
  return text
}

/** Waits for a mail to a member of staff and returns the link in it. @param subject a part of the mail's subject */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  const text = await textMailedTo(address, subject)
  const link = /https?:\/\/\S+\/admin\/\S+token=[^\s>)"]+/.exec(text)?.[0]
  if (!link) throw new Error(`The mail to ${address} about "${subject}" has no link:\n${text}`)
  return link
}

/** Deletes an account. */
export async function dismissColleague({ email }: Pick<Person, "email">): Promise<void> {
  const { users } = await askAdmin<{ users: { id: string }[] }>(`users?email=${encodeURIComponent(email)}`)
  for (const { id } of users) await askAdmin(`users/${id}`, "DELETE")
}

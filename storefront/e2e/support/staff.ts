import { createHmac } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, type Page } from "@playwright/test"
import { simpleParser } from "mailparser"
import { live } from "./live"
import { settings } from "./settings"

/** Name of the cookie with a staff session. */
export const STAFF_COOKIE = "staff-session"

function required(name: "JWT_SECRET" | "MAIL_OUTBOX_DIR"): string {
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

/** Waits for a mail and returns the link in it. @param subject a part of the mail's subject */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  let link = ""
  await expect
    .poll(
      async () => {
        const folder = required("MAIL_OUTBOX_DIR")
        // The folder does not exist before the first mail.
        const files = (existsSync(folder) ? await readdir(folder) : [])
          .filter((file) => file.endsWith(".eml"))
          .sort()
        for (const file of files.reverse().slice(0, 50)) {
          const mail = await simpleParser(await readFile(join(folder, file)))
          const to = [mail.to ?? []].flat().map(({ text }) => text)
          if (!to.some((one) => one.includes(address)) || !mail.subject?.includes(subject)) continue
          link = /https?:\/\/\S+\/admin\/\S+token=[^\s>)"]+/.exec(mail.text ?? "")?.[0] ?? ""
          return link
        }
        return ""
      },
      { message: `a mail to ${address} about "${subject}"`, timeout: 20_000 },
    )
    .not.toBe("")
  return link
}

/** Invites a colleague, who opens an account by the link in the mail. @returns the account's credentials */
export async function inviteColleague(stamp: string): Promise<Person> {
  const person = { email: `colleague.${stamp}@scanwright.example`, password: `a long password of ${stamp}` }
  await askAdmin("invites", "POST", { email: person.email })
  const token = new URL(await linkMailedTo(person.email, "invitation")).searchParams.get("token") ?? ""
  const ask = async (path: string, body: object, headers: Record<string, string>) => {
    const response = await fetch(settings.BACKEND_URL + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { token: string }
  }
  const opened = await ask("/auth/user/emailpass/register", person, { "x-invite-token": token })
  await ask(
    `/admin/invites/accept?token=${encodeURIComponent(token)}`,
    { email: person.email, first_name: "Grace", last_name: "Hopper" },
    { authorization: `Bearer ${opened.token}` },
  )
  return person
}

/** Deletes an account. */
export async function dismissColleague({ email }: Person): Promise<void> {
  const { users } = await askAdmin<{ users: { id: string }[] }>(`users?email=${encodeURIComponent(email)}`)
  for (const { id } of users) await askAdmin(`users/${id}`, "DELETE")
}

import { SUBMISSION_BYTES_MOST } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { faultPage } from "./fault-page"
import { readSubmission } from "./read-submission"
import { SAMPLE } from "../schema/sample-form"

const SITE = "https://shop.example"
const KEY = "0123456789abcdef"

const post = (body: BodyInit, headers: Record<string, string>, query = "") =>
  readSubmission(
    new Request(`${SITE}/api/form-submissions${query}`, {
      method: "POST",
      body,
      headers: { origin: SITE, host: "shop.example", ...headers },
    }),
    SITE,
  )

const json = (body: unknown, headers: Record<string, string> = {}) =>
  post(typeof body === "string" ? body : JSON.stringify(body), {
    "content-type": "application/json",
    "idempotency-key": KEY,
    ...headers,
  })

const FIELDS = {
  name: "Ada Byron",
  email: "ada@byron.example",
  company: "Byron Logistics",
  phone: "",
  "lines.0.sku": "DS2208",
  "lines.0.quantity": "3",
  message: 'Twelve "of" <them>',
  privacy_consent: "on",
  subject: "",
}
const fields = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post(
    new URLSearchParams({ ...FIELDS, ...change }).toString(),
    { "content-type": "application/x-www-form-urlencoded", ...headers },
    "?type=product_inquiry",
  )

describe("A form sent by our scripts", () => {
  it("is read with its key, as it was given", async () => {
    expect(await json(SAMPLE)).toEqual({ ok: true, form: SAMPLE, key: KEY, posted: null })
  })

  it.each([
    ["from elsewhere", SAMPLE, { origin: "https://elsewhere.example" }, 403],
    ["as text", SAMPLE, { "content-type": "text/plain" }, 415],
    ["that is no JSON", "{", {}, 400],
    ["without a proper key", SAMPLE, { "idempotency-key": "short" }, 400],
    ["of no known type", { ...SAMPLE, type: "newsletter" }, {}, 400],
    ["that is too long", "x".repeat(SUBMISSION_BYTES_MOST + 1), {}, 413],
  ])("%s is refused", async (_what, body, headers, status) => {
    expect(await json(body, headers)).toMatchObject({ ok: false, status, posted: null })
  })
})

describe("A form posted by a page without scripts", () => {
  it("that is too long gets a page that says so, with the form", async () => {
    const read = await fields({ message: "x".repeat(SUBMISSION_BYTES_MOST) })
    if (read.ok || read.posted === null) throw new Error("There is nothing to show")
    expect(read.status).toBe(413)
    const page = faultPage(read.posted, read, "Shop")
    expect(page).toContain("a form may have 100 kB. Go back in your browser, shorten what you entered")
    expect(page).toContain('<textarea id="message"')
  })

  it("has the same key when it is sent twice, and another for other answers or another visitor", async () => {
    const keyOf = async (...given: Parameters<typeof fields>) => {
      const read = await fields(...given)
      return read.ok ? read.key : "refused"
    }
    const key = await keyOf()
    expect(await keyOf()).toBe(key)
    expect(await keyOf({ name: "Grace Hopper" })).not.toBe(key)
    expect(await keyOf({}, { "x-forwarded-for": "192.0.2.7" })).not.toBe(key)
  })

  it("with faults is shown again with everything that was typed, and nothing of it is markup", async () => {
    const read = await fields({ email: "nobody", company: "</textarea><script>alert(1)</script>" })
    if (read.ok || !read.posted) throw new Error("It should be refused")
    const html = faultPage(read.posted, read, "Scanwright")
    expect(html).toContain('<a href="#email">Enter an e-mail address in the form name@company.co.uk</a>')
    expect(html).toContain('name="email" aria-invalid="true" aria-describedby="email-error"')
    expect(html).toContain('value="nobody"')
    expect(html).toContain("Twelve &quot;of&quot; &lt;them&gt;</textarea>")
    expect(html).toContain('<input type="hidden" name="lines.0.sku" value="DS2208">')
    expect(html).toContain('id="privacy_consent" name="privacy_consent" checked')
    expect(html).not.toContain("<script")
  })
})

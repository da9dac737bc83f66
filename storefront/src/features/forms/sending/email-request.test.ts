import { FORM_EMAIL_BYTES_MOST } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { readEmailRequest } from "./email-request"

const SITE = "https://shop.example"
const id = "fsub_01JD5M5Q0Y4Z6T8V9W0X1Y2Z3A"
const good = { formType: "general", data: { id, status: "new", type: "general", message: "Hello" } }

const read = (body: unknown, headers: Record<string, string> = {}) =>
  readEmailRequest(
    new Request(`${SITE}/api/send-form-email`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { origin: SITE, host: "shop.example", "content-type": "application/json", ...headers },
    }),
    SITE,
  )

describe("A request to mail a submission", () => {
  it("is read: only the id counts", async () => {
    expect(await read(good)).toEqual({ ok: true, submissionId: id })
  })

  it.each<Record<string, string>>([
    { "sec-fetch-site": "same-origin" },
    { origin: "http://127.0.0.1:8000", host: "127.0.0.1:8000" },
  ])("of this site may come with %j", async (headers) => {
    expect(await read(good, headers)).toMatchObject({ ok: true })
  })

  it.each<Record<string, string>>([
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { origin: "" },
    { origin: "https://shop.example.elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("from elsewhere is refused: %j", async (headers) => {
    expect(await read(good, headers)).toMatchObject({ ok: false, status: 403 })
  })

  it.each([
    ["no JSON", "{", 400],
    ["no object", "[]", 400],
    ["another form", { ...good, formType: "newsletter" }, 400],
    ["no id", { formType: "general", data: {} }, 400],
    ["no id of ours", { formType: "general", data: { id: "../../admin/users" } }, 400],
    ["too long", { ...good, padding: "x".repeat(FORM_EMAIL_BYTES_MOST) }, 413],
  ])("with %s is refused", async (_what, body, status) => {
    expect(await read(body)).toMatchObject({ ok: false, status })
  })

  it("of another type, such as forms elsewhere can send, is refused", async () => {
    expect(await read(good, { "content-type": "text/plain" })).toMatchObject({ ok: false, status: 415 })
  })
})

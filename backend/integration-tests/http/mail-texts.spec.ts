import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  type AdminActivitiesResponse,
  type AdminMailPreviewsResponse,
  adminMailTextResponseSchema,
  adminMailTextsResponseSchema,
  type AdminTestMailResponse,
  adminTestMailResponseSchema,
  type MailTextChange,
  type MailTexts,
} from "../../src/contract"
import { SAMPLE_VALUES } from "../../src/contract/forms/samples"
import { storeMailTextStep } from "../../src/workflows/mail-text/steps/store-mail-text"
import { MailServer } from "../helpers/mail-server"
import { mailServerSettings } from "../helpers/own-settings"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

const SENDER = "ada@byron.example"
const PORT = Number(process.env.TEST_MAIL_PORT)
const GENERAL = "general-acknowledgement"

// The runner would set these only after the configuration has been read. Jest gives each file an environment of its
// own.
Object.assign(process.env, mailServerSettings)

const fail = createStep("fail", () => {
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "A later step fails")
})
const storeThenFail = createWorkflow("store-then-fail", (change: MailTextChange) => {
  const stored = storeMailTextStep(change)
  fail()
  return new WorkflowResponse(stored)
})

interface Failure {
  type: string
  message: string
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const server = new MailServer()
    let shop: Shop

    beforeAll(async () => {
      await server.start(PORT)
      shop = await Shop.open(api as AxiosInstance, getContainer())
    })
    beforeEach(() => server.forget())
    afterEach(async () => {
      if (!server.isUp) await server.start(PORT)
    })
    afterAll(() => server.stop())

    const readText = async (id = GENERAL) => {
      const { data } = await shop.admin("get", "mail-texts")
      return adminMailTextsResponseSchema
        .strict()
        .parse(data)
        .mail_texts.find((text) => text.id === id)
    }
    const store = async (texts: MailTexts | null, id = GENERAL, version?: number) =>
      shop.admin<Failure>("post", `mail-texts/${id}`, {
        version: version ?? (await readText(id))?.version ?? 0,
        texts,
      })
    const submit = async () => {
      const { data, status } = await shop.request<{ form_submission: { id: string; reference: string } }>(
        "post",
        "/store/form-submissions",
        { "x-publishable-api-key": shop.publishableKey },
        { type: "general", data: { ...SAMPLE_VALUES.general, email: SENDER } },
      )
      expect(status).toBe(200)
      return data.form_submission
    }
    const nextMailTo = async (address: string) => {
      await soon(() => expect(server.mailsTo(address)).toHaveLength(1), 30_000)
      return server.mailsTo(address)[0]
    }
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    const sendTest = (token: string, id = GENERAL, body?: Record<string, unknown>) =>
      shop.request<AdminTestMailResponse & Failure>(
        "post",
        `/admin/mail-previews/${id}/test-mail`,
        bearer(token),
        body,
      )
    /** The test mails so far; notices about submissions of an earlier test may come in between. */
    const testMails = () => server.mails.filter(({ subject }) => subject?.startsWith("[Test]"))
    const newestActivity = async () => {
      const { data } = await shop.admin<AdminActivitiesResponse>("get", "activity?limit=1")
      return data.activities[0]
    }

    describe("The texts of a mail", () => {
      const whole = { subject: "Noted: {reference}", opening: "<b>Thank you</b> on {date}.", closing: "" }

      it("are the shop's own until staff set others, which the next mail has, and again once these are reset", async () => {
        expect(await readText()).toMatchObject({ texts: null, version: 0 })
        const { status, data } = await store(whole)
        expect(status).toBe(200)
        expect(adminMailTextResponseSchema.strict().parse(data).mail_text).toEqual({
          ...{ id: GENERAL, name: "General enquiry: confirmation" },
          ...{ texts: whole, version: 1 },
        })
        expect(await newestActivity()).toMatchObject({
          ...{ action: "updated", entity: "mail_text", entity_name: "General enquiry: confirmation" },
        })

        const first = await submit()
        const mail = await nextMailTo(SENDER)
        expect(mail?.subject).toBe(`Noted: ${first.reference}`)
        expect(mail?.text).toMatch(/<b>Thank you<\/b> on \d+ \w+ \d{4} at \d\d:\d\d\./)
        expect(mail?.html).toContain("&lt;b&gt;Thank you&lt;/b&gt;")
        expect(mail?.text).not.toContain("To add something, reply to this e-mail")
        const { data: previews } = await shop.admin<AdminMailPreviewsResponse>("get", "mail-previews")
        expect(previews.mail_previews.find(({ id }) => id === GENERAL)?.subject).toBe("Noted: SW-2026-000123")

        server.forget()
        expect((await store(null)).status).toBe(200)
        expect(await readText()).toMatchObject({ texts: null, version: 2 })
        const second = await submit()
        expect((await nextMailTo(SENDER))?.subject).toBe(`We have your enquiry: ${second.reference}`)
      })

      it("are set by one of two who began from the same version", async () => {
        const { version } = (await readText("reply-quote")) ?? {}
        const responses = await Promise.all(
          ["One", "Two"].map((text) => store({ text }, "reply-quote", version)),
        )
        expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
        expect((await store({ text: "Three" }, "reply-quote", version)).status).toBe(409)
        expect((await readText("reply-quote"))?.version).toBe(1)
      })

      it("are refused with a placeholder that the mail does not have", async () => {
        const before = await readText()
        const { status, data } = await store({ ...whole, subject: "Dear {name}" })
        expect([status, data.message]).toEqual([
          400,
          expect.stringContaining("texts.subject: {name} is no placeholder of this mail"),
        ])
        expect(await readText()).toEqual(before)
      })

      it("of a mail that has none to change, or of no mail, are not found", async () => {
        for (const id of ["staff-invitation", "constructor", "nothing"]) {
          expect([id, (await store(null, id)).status]).toEqual([id, 404])
        }
      })

      it("stay as they were when a later step fails", async () => {
        const before = await readText()
        const change = { id: GENERAL, version: before?.version ?? 0, texts: whole }
        await expect(storeThenFail(shop.container).run({ input: change })).rejects.toMatchObject({
          message: "A later step fails",
        })
        expect(await readText()).toEqual(before)
      })
    })

    describe("A test mail", () => {
      it("goes to the member of staff who asks, to nobody else, and is in the activity log", async () => {
        const email = "editor-tests@scanwright.example"
        const { token, id: actor_id } = await shop.member("editor", email)
        const { status, data } = await sendTest(token, "product_inquiry-staff_notice")
        expect(status).toBe(200)
        expect(adminTestMailResponseSchema.strict().parse(data).test_mail).toEqual({
          ...{ id: "product_inquiry-staff_notice", name: "Quote request: notice", to: email },
        })
        expect(testMails().map(({ recipients }) => recipients)).toEqual([[email]])
        const [mail] = testMails()
        expect(mail?.subject).toMatch(/^\[Test\] \[SW-2026-000123\] /)
        expect(mail?.text).toContain("DS2208 2D Handheld Scanner")
        await soon(async () => expect(await shop.count("notification")).toBe(0))
        expect(await newestActivity()).toMatchObject({
          ...{ action: "tested", entity: "mail_preview", entity_name: "Quote request: notice" },
          ...{ actor_id, actor_email: email },
        })
      })

      it("lets nothing in the request choose a recipient", async () => {
        const { status } = await sendTest(shop.token, GENERAL, { to: "stranger@buyer.example" })
        expect(status).toBe(400)
        const withQuery = `/admin/mail-previews/${GENERAL}/test-mail?to=stranger@buyer.example`
        expect((await shop.request("post", withQuery, bearer(shop.token))).status).toBe(200)
        expect(testMails().flatMap(({ recipients }) => recipients)).toEqual(["staff@scanwright.example"])
        expect((await sendTest(shop.token, "nothing")).status).toBe(404)
      })

      it("that the mail server does not accept says so, and is not logged as sent", async () => {
        const entries = await shop.count("activity_entry")
        server.mishaps.push({ at: "recipient", code: 550 })
        const refused = await sendTest(shop.token)
        expect(refused.status).toBe(400)
        expect(refused.data.message).toMatch(/^The mail was not sent: the server answered 550/)
        expect(refused.data.message).not.toContain("@")
        await server.stop()
        const unreachable = await sendTest(shop.token)
        expect(unreachable.status).toBe(400)
        expect(unreachable.data.message).toContain("The mail was not sent: ")
        expect(await shop.count("activity_entry")).toBe(entries)
        await soon(async () => expect(await shop.count("notification")).toBe(0))
      })

      it("is sent ten times in ten minutes to each member of staff, and no more", async () => {
        const { token } = await shop.member("owner", "many-tests@scanwright.example")
        for (let sent = 0; sent < 10; sent += 1) expect((await sendTest(token)).status).toBe(200)
        const { status, data, headers } = await sendTest(token)
        expect(status).toBe(429)
        expect(data.message).toContain("Too many test mails")
        expect(Number(headers["retry-after"])).toBeGreaterThan(0)
        expect(testMails()).toHaveLength(10)
        const other = await shop.member("editor", "another-tests@scanwright.example")
        expect((await sendTest(other.token)).status).toBe(200)
      })
    })
  },
})

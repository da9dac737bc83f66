import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  adminFormReplyTimesResponseSchema,
  adminFormCountsResponseSchema,
  adminFormSubmissionResponseSchema,
  adminFormSubmissionsResponseSchema,
  FORM_TYPES,
  type FormSubmissionError,
  type FormType,
  HONEYPOT_FIELD,
  type PersonalData,
  type PersonalDataErasure,
  type StoreFormSubmissionResponse,
  storeFormSubmissionResponseSchema,
  SUBMISSION_BYTES_MOST,
} from "../../src/contract"
import { SAMPLE_VALUES } from "../../src/contract/forms/samples"
import forgetFormSubmissions from "../../src/jobs/forget-form-submissions"
import { FormSubmissionEvents } from "../../src/lib/events"
import { deleteFormSubmissionsWorkflow } from "../../src/workflows/form-submission/workflows/delete-form-submissions"
import { erasePersonalDataWorkflow } from "../../src/workflows/form-submission/workflows/erase-personal-data"
import { replyToFormSubmissionWorkflow } from "../../src/workflows/form-submission/workflows/reply-to-form-submission"
import { updateFormSubmissionWorkflow } from "../../src/workflows/form-submission/workflows/update-form-submission"
import { updateFormSubmissionsWorkflow } from "../../src/workflows/form-submission/workflows/update-form-submissions"
import { createSampleCatalogue } from "../helpers/sample-catalogue"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

interface Refusal {
  type: string
  message: string
}

const KEY = "0f8fad5b-d9cb-469f-a165-70867728950e"
const KEY_HEADER = { "Idempotency-Key": KEY }
const ADA = "ada@byron.example"

// A server without a worker runs no jobs. Jest gives each file an environment of its own.
process.env.MEDUSA_WORKER_MODE = "server"

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let shop: Shop

    const post = async <Body>(body: object, headers: Record<string, string> = {}) =>
      shop.request<Body>(
        "post",
        "/store/form-submissions",
        { "x-publishable-api-key": shop.publishableKey, ...headers },
        body as Record<string, unknown>,
      )

    /** Sends a complete form as a visitor; `change` adds to the body. */
    const send = async (type: FormType, change: object = {}, headers: Record<string, string> = {}) => {
      const { status, data } = await post<StoreFormSubmissionResponse>(
        { type, data: SAMPLE_VALUES[type], ...change },
        headers,
      )
      expect({ status, data }).toMatchObject({ status: 200 })
      return storeFormSubmissionResponseSchema.parse(data).form_submission
    }

    const read = async (id: string) => {
      const { status, data } = await shop.admin("get", `form-submissions/${id}`)
      expect({ status, data }).toMatchObject({ status: 200 })
      return adminFormSubmissionResponseSchema.parse(data).form_submission
    }

    const list = async (query = "") => {
      const { status, data } = await shop.admin("get", `form-submissions?${query}`)
      expect({ status, data }).toMatchObject({ status: 200 })
      return adminFormSubmissionsResponseSchema.parse(data)
    }

    const setStatus = async (id: string, status: unknown) =>
      shop.admin<Refusal>("post", `form-submissions/${id}`, { status })

    const reply = async (id: string, text: unknown, key = KEY, body: object = {}) =>
      shop.request<Refusal & { form_reply: { id: string; text: string; author: string } }>(
        "post",
        `/admin/form-submissions/${id}/replies`,
        { authorization: `Bearer ${shop.token}`, ...(key && { "Idempotency-Key": key }) },
        { text, ...body },
      )

    const mailStates = async (id: string) =>
      Object.fromEntries((await read(id)).mails.map(({ kind, status }) => [kind, status]))

    const sql = async <Row>(statement: string, bindings: string[] = []): Promise<Row[]> => {
      const connection = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const { rows }: { rows: Row[] } = await connection.raw(statement, bindings)
      return rows
    }

    /** Our events of some work, with their data, once so many have come: they may come after the response. */
    const eventsOf = async (work: () => Promise<unknown>, count = 1) => {
      const heard: { name: string; data: unknown }[] = []
      const bus = shop.container.resolve(Modules.EVENT_BUS)
      const listen = async ({ name, data }: { name: string; data?: unknown }) =>
        void (name.startsWith("form-submission.") && heard.push({ name, data }))
      bus.addInterceptor?.(listen)
      await work()
      await soon(() => expect(heard.length).toBeGreaterThanOrEqual(count))
      bus.removeInterceptor?.(listen)
      return heard
    }

    beforeAll(async () => {
      shop = await Shop.open(api as AxiosInstance, getContainer())
      // No subscriber delivers: mails stay pending while a test reads them.
      shop.container
        .resolve(Modules.EVENT_BUS)
        .unsubscribe(FormSubmissionEvents.created, async () => undefined, { subscriberId: "form-mail" })
        .unsubscribe(FormSubmissionEvents.replied, async () => undefined, { subscriberId: "form-mail" })
    })

    describe("A form that is sent", () => {
      it.each(FORM_TYPES)("is stored with status 'new' and two pending mails: %s", async (type) => {
        const before = Date.now()
        const received = await send(type)
        expect(received).toMatchObject({ type, status: "new" })
        expect(received.id).toMatch(/^fsub_/)
        expect(received.reference).toMatch(/^SW-\d{4}-\d{6}$/)
        expect(new Date(received.created_at).getTime()).toBeGreaterThanOrEqual(before)

        const stored = await read(received.id)
        expect(stored).toMatchObject({ ...received, name: "Ada Byron", email: ADA, spam_reason: null })
        expect(stored.phone).toMatch(/^\+44\d{10}$/)
        expect(stored.company).toMatch(/^Byron/)
        expect(Object.keys(stored.data).sort()).toEqual(Object.keys(SAMPLE_VALUES[type]).sort())
        expect(stored.mails.map(({ kind }) => kind).sort()).toEqual(["acknowledgement", "staff_notice"])
      })

      it("from an unusual address is stored under one spelling of it, with what was typed read as it was meant", async () => {
        const data = { ...SAMPLE_VALUES.general, email: "R&D/uk@Müller.example\u200b", company: "n/a" }
        const { id } = await send("general", { data })
        const email = "r&d/uk@xn--mller-kva.example"
        expect(await read(id)).toMatchObject({ email, company: null })
        const found = await list(`q=${encodeURIComponent(email)}`)
        expect(found.form_submissions.map((row) => row.id)).toEqual([id])
      })

      it("is announced once, by its id alone", async () => {
        let id = ""
        const events = await eventsOf(async () => {
          id = (await send("general", {}, KEY_HEADER)).id
          await send("general", {}, KEY_HEADER)
        })
        expect(events).toEqual([{ name: FormSubmissionEvents.created, data: { id } }])
      })

      it("leaves no personal data in the stored workflow executions", async () => {
        await send("credit_application")
        const rows = await sql("select * from workflow_execution")
        expect(JSON.stringify(rows)).not.toContain("byron")
      })
    })

    describe("A form with faults", () => {
      it("is refused field by field, with what to change and without repeating a value", async () => {
        const { status, data } = await post<FormSubmissionError>({
          type: "credit_application",
          data: {
            ...SAMPLE_VALUES.credit_application,
            legal_name: "",
            registered_address: { line1: "1 A Street", city: "Leeds", postcode: "secret-postcode" },
          },
        })
        expect(status).toBe(400)
        expect(data).toEqual({
          type: "invalid_data",
          code: "invalid_data",
          message: expect.stringContaining("Enter the legal name of your company") as string,
          errors: [
            { path: ["legal_name"], message: "Enter the legal name of your company" },
            {
              path: ["registered_address", "postcode"],
              message: "Enter a full UK postcode, for example LS1 4AP",
            },
          ],
        })
        expect(JSON.stringify(data)).not.toContain("secret-postcode")
        expect(await shop.count("form_submission")).toBe(0)
      })

      it("is refused when it is larger than any form", async () => {
        const message = "x".repeat(SUBMISSION_BYTES_MOST)
        const { status } = await post({ type: "general", data: { message } })
        expect(status).toBe(413)
      })
    })

    describe("An idempotency key", () => {
      it("stores one submission for a hundred requests at once, and returns it to each", async () => {
        const responses = await Promise.all(
          Array.from({ length: 100 }, (_, at) => send("product_inquiry", { started_at: at }, KEY_HEADER)),
        )
        expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
        expect(await shop.count("form_submission")).toBe(1)
        expect(await shop.count("post_mail")).toBe(2)
      })

      it("is optional: without one each request is a submission of its own", async () => {
        const ids = await Promise.all(Array.from({ length: 10 }, async () => (await send("general")).id))
        expect(new Set(ids).size).toBe(10)
        expect(
          new Set((await list("limit=20")).form_submissions.map(({ reference }) => reference)).size,
        ).toBe(10)
      })

      it("gives a repeated request the same response, whatever staff have changed since", async () => {
        const received = await send("general", {}, KEY_HEADER)
        await setStatus(received.id, "responded")
        expect(await send("general", {}, KEY_HEADER)).toEqual(received)
      })

      it("is a conflict with other values, and refused when it is no key", async () => {
        await send("general", {}, KEY_HEADER)
        const others = [
          { type: "general", data: { ...SAMPLE_VALUES.general, message: "Something else" } },
          { type: "oem", data: SAMPLE_VALUES.oem },
        ]
        for (const other of others) {
          const { status, data } = await post<Refusal>(other, KEY_HEADER)
          expect(status).toBe(409)
          expect(data).toMatchObject({
            type: "conflict",
            message: expect.stringContaining("new key") as string,
          })
        }
        const short = { "Idempotency-Key": "short" }
        expect((await post({ type: "general", data: SAMPLE_VALUES.general }, short)).status).toBe(400)
        expect(await shop.count("form_submission")).toBe(1)
      })
    })

    describe("Spam", () => {
      it("is not what a visitor sends whose clock is ahead", async () => {
        const data = { ...SAMPLE_VALUES.general, message: "Like https://scanners.example/ds2208" }
        const { id } = await send("general", { started_at: Date.now() + 600_000, data })
        expect(await read(id)).toMatchObject({ status: "new", spam_reason: null })
        expect(await mailStates(id)).toEqual({ staff_notice: "pending", acknowledgement: "pending" })
      })

      it.each<[string, object]>([
        ["honeypot", { [HONEYPOT_FIELD]: "Cheap pills" }],
        [
          "too_fast",
          { fill_time_ms: 900, data: { ...SAMPLE_VALUES.general, message: "https://labels.example" } },
        ],
      ])(
        "by its %s gets the usual response, is stored as spam and has no pending mail",
        async (reason, checks) => {
          const received = await send("general", checks)
          expect(received).toMatchObject({ status: "new", type: "general" })
          expect(await read(received.id)).toMatchObject({ status: "spam", spam_reason: reason, mails: [] })
        },
      )

      it("that staff recognise has its pending mails cancelled, and gets them if it is no spam after all", async () => {
        const { id } = await send("general")
        await sql("update post_mail set status = 'sent' where kind = 'staff_notice'")
        await setStatus(id, "spam")
        expect(await mailStates(id)).toEqual({ staff_notice: "sent", acknowledgement: "cancelled" })
        await setStatus(id, "new")
        expect(await mailStates(id)).toEqual({ staff_notice: "sent", acknowledgement: "pending" })
        const due = (await read(id)).mails.find(({ status }) => status === "pending")?.next_attempt_at
        expect(new Date(due ?? "9999").getTime()).toBeLessThanOrEqual(Date.now())

        const trapped = await send("general", { [HONEYPOT_FIELD]: "x" })
        await setStatus(trapped.id, "in_progress")
        expect(await mailStates(trapped.id)).toEqual({ staff_notice: "pending", acknowledgement: "pending" })
      })
    })

    describe("The products of a quote request", () => {
      it("are stored as they were, however a line names them, and outlive the product", async () => {
        const { ds2208, voyager, draft } = (await createSampleCatalogue(shop)).products
        const lines = [
          { product_id: ds2208.id, variant_id: ds2208.variant_id, sku: "DS2208-SR7U2100AZW", quantity: 2 },
          { sku: "1470G2D-2USB-1-R", quantity: 1 },
          { product_id: ds2208.id, quantity: 3 },
          { variant_id: "variant_gone", quantity: 4 },
          { product_id: draft.id, variant_id: draft.variant_id, quantity: 5 },
        ]
        const { id } = await send("product_inquiry", { data: { ...SAMPLE_VALUES.product_inquiry, lines } })
        expect((await shop.admin("delete", `products/${ds2208.id}`)).status).toBe(200)

        const stored = await read(id)
        expect(stored.data.lines).toEqual(lines)
        const scanner = {
          ...{ product_id: ds2208.id, handle: ds2208.handle, variant_id: ds2208.variant_id },
          ...{ name: "DS2208 Imager", sku: "DS2208-SR7U2100AZW", price: 100, price_text: null },
        }
        expect(stored.products).toEqual([
          scanner,
          {
            ...{ product_id: voyager.id, handle: voyager.handle, variant_id: voyager.variant_id },
            ...{ name: "Voyager 1470g", sku: "1470G2D-2USB-1-R" },
            ...{ price: null, price_text: "Price on application" },
          },
          scanner,
          null,
          null,
        ])
      })
    })

    describe("Staff", () => {
      it("list submissions newest first, with the number of each status", async () => {
        const ids: string[] = []
        for (const type of FORM_TYPES) ids.push((await send(type)).id)
        await setStatus(ids[0] ?? "", "closed")
        await send("general", { [HONEYPOT_FIELD]: "x" })

        const all = await list()
        expect(all).toMatchObject({ count: 5, offset: 0, limit: 20 })
        expect(all.form_submissions.slice(1).map(({ id }) => id)).toEqual([...ids].reverse())
        expect(all.status_counts).toEqual({ new: 3, closed: 1, spam: 1 })
        expect(JSON.stringify(all)).not.toMatch(/idempotency|body_hash|"data"/)

        const page = await list("limit=2&offset=1&order=created_at")
        expect(page).toMatchObject({ count: 5, offset: 1, limit: 2 })
        expect(page.form_submissions.map(({ id }) => id)).toEqual(ids.slice(1, 3))
      })

      it("find them by type, status, day and parts of reference, name, address or company", async () => {
        const oem = await send("oem")
        const general = await send("general")
        await setStatus(general.id, "in_progress")
        const found = async (query: string) => (await list(query)).form_submissions.map(({ id }) => id).sort()
        const both = [oem.id, general.id].sort()

        expect(await found("type=oem")).toEqual([oem.id])
        expect(await found("type[]=oem&type[]=general")).toEqual(both)
        expect(await found("status=in_progress")).toEqual([general.id])
        expect((await list("status=in_progress")).status_counts).toEqual({ new: 1, in_progress: 1 })
        expect(await found(`q=${oem.reference.toLowerCase()}`)).toEqual([oem.id])
        expect(await found("q=KIOSKS")).toEqual([oem.id])
        expect(await found("q=ADA@byron")).toEqual(both)
        expect(await found("q=a%25b")).toEqual([])
        expect((await list("q=kiosks")).status_counts).toEqual({ new: 1 })
        expect(await found(`created_at[$gte]=${general.created_at}`)).toEqual([general.id])
        expect(await found("created_at[$lt]=2020-01-01")).toEqual([])
      })

      it("get an error for an invalid query, and no hidden columns by any query", async () => {
        await send("general", {}, KEY_HEADER)
        for (const query of ["limit=1000", "order=idempotency_key", "created_at[$where]=1", "password=x"]) {
          const { status } = await shop.admin("get", `form-submissions?${query}`)
          expect({ query, status }).toEqual({ query, status: 400 })
        }
        for (const fields of ["idempotency_key", "+body_hash", "*", "data,mails.submission.body_hash"]) {
          const { data } = await shop.admin("get", `form-submissions?fields=${encodeURIComponent(fields)}`)
          expect(JSON.stringify(data)).not.toMatch(new RegExp(`${KEY}|body_hash|twelve scanners`))
        }
      })

      it("see which have waited longer than the answer time, and only those that still wait", async () => {
        const ids: string[] = []
        for (const type of FORM_TYPES.slice(0, 3)) ids.push((await send(type)).id)
        const [oldest = "", responded = "", fresh = ""] = ids
        await sql("update form_submission set created_at = now() - interval '30 days' where id in (?, ?)", [
          oldest,
          responded,
        ])
        await setStatus(responded, "responded")
        const overdue = await list("overdue=true")
        expect(overdue.form_submissions.map(({ id }) => id)).toEqual([oldest])
        expect(overdue).toMatchObject({ count: 1, overdue_count: 1, status_counts: { new: 2, responded: 1 } })
        expect(await list("q=nobody")).toMatchObject({ count: 0, overdue_count: 0 })
        const { overdue_before: before } = await list()
        expect(new Date(before).getTime()).toBeLessThan(new Date((await read(fresh)).created_at).getTime())
        await setStatus(oldest, "waiting for parts")
        expect((await list("overdue=true")).count).toBe(1)
        await setStatus(oldest, "closed")
        expect((await list("overdue=true")).count).toBe(0)
      })

      it("set the status of several at once, of all or of none", async () => {
        const ids = [(await send("general")).id, (await send("oem")).id]
        const batch = async (body: object) => shop.admin("post", "form-submissions/batch", { ...body })
        const events = await eventsOf(async () => {
          const { status, data } = await batch({ ids: [...ids, ids[0]], status: "spam" })
          expect({ status, data }).toEqual({ status: 200, data: { updated: ids } })
        }, ids.length)
        expect(events).toEqual(ids.map((id) => ({ name: FormSubmissionEvents.updated, data: { id } })))
        for (const id of ids) {
          expect((await read(id)).status).toBe("spam")
          expect(await mailStates(id)).toEqual({ staff_notice: "cancelled", acknowledgement: "cancelled" })
        }
        expect((await batch({ ids: [...ids, "fsub_nobody"], status: "closed" })).status).toBe(404)
        expect((await read(ids[0] ?? "")).status).toBe("spam")
        const many = Array.from({ length: 101 }, (_, at) => `fsub_${at}`)
        expect((await batch({ ids: many, status: "closed" })).status).toBe(400)
      })

      it("change nothing but the status, and to no blank one", async () => {
        const { id } = await send("general")
        const { status } = await shop.admin("post", `form-submissions/${id}`, { status: "closed", data: {} })
        expect([status, (await setStatus(id, "  ")).status]).toEqual([400, 400])
        expect((await read(id)).status).toBe("new")
      })

      it("delete a submission with its mails for good", async () => {
        const { id } = await send("general")
        const events = await eventsOf(async () => {
          const { status, data } = await shop.admin("delete", `form-submissions/${id}`)
          expect({ status, data }).toEqual({
            status: 200,
            data: { id, object: "form_submission", deleted: true },
          })
        })
        expect(events).toEqual([{ name: FormSubmissionEvents.deleted, data: { id } }])
        expect(await shop.count("form_submission")).toBe(0)
        expect(await shop.count("post_mail")).toBe(0)
      })
    })

    describe("A person's data", () => {
      const exported = async (email: string) =>
        shop.admin<{ personal_data: PersonalData } & Refusal>(
          "get",
          `form-submissions/personal-data?email=${encodeURIComponent(email)}`,
        )
      const erase = async (email: string) =>
        shop.admin<{ personal_data_erasure: PersonalDataErasure } & Refusal>(
          "post",
          "form-submissions/personal-data/erase",
          { email },
        )

      /**
       * Stores a form that Ada sent, one that names her as a contact, one that mentions her, and one of somebody else.
       */
      const scatter = async () => {
        const application = SAMPLE_VALUES.credit_application
        const elsewhere = { ...SAMPLE_VALUES.general, email: "bob@elsewhere.example", name: "Bob" }
        return {
          sent: await send("general", {}, KEY_HEADER),
          named: await send("credit_application", {
            data: {
              ...application,
              applicant: { ...application.applicant, email: "eve@byron.example", name: "Eve" },
              accounts_contact: { ...application.accounts_contact, email: "ADA@byron.example" },
            },
          }),
          mentioned: await send("general", {
            data: { ...elsewhere, message: "Please write to Ada@Byron.example instead." },
          }),
          other: await send("general", { data: elsewhere }),
        }
      }

      it("is handed out: what the person sent, and no more than the own entry of what others sent", async () => {
        const { sent, named, mentioned } = await scatter()
        const { status, data } = await exported(" Ada@BYRON.example ")
        expect(status).toBe(200)
        expect(data.personal_data).toMatchObject({
          email: ADA,
          form_submissions: [
            { ...sent, role: "sender", data: SAMPLE_VALUES.general },
            {
              id: named.id,
              role: "contact",
              data: { accounts_contact: { name: "Charles Lovelace", email: "ADA@byron.example" } },
            },
          ],
          mentioned_in: [{ id: mentioned.id, reference: mentioned.reference }],
        })
        expect(JSON.stringify(data)).not.toMatch(/eve@|bob@|jacquard/)
      })

      it("is erased: reference, type and dates stay, nothing about the person does", async () => {
        const { sent, named, mentioned, other } = await scatter()
        const untouched = await read(other.id)
        const events = await eventsOf(async () => {
          const { status, data } = await erase(ADA)
          expect(status).toBe(200)
          expect(data.personal_data_erasure).toEqual({
            erased: [{ id: sent.id, reference: sent.reference }],
            contact_removed: [{ id: named.id, reference: named.reference }],
            mentioned_in: [{ id: mentioned.id, reference: mentioned.reference }],
            stock_alerts_deleted: 0,
            customers_emptied: 0,
            company_invitations_deleted: 0,
          })
        }, 2)
        expect(events.map(({ data }) => data)).toEqual([{ id: sent.id }, { id: named.id }])

        const tombstone = await read(sent.id)
        expect(tombstone).toMatchObject({
          ...sent,
          name: null,
          email: null,
          company: null,
          phone: null,
          data: {},
          products: [],
          mails: [],
        })
        expect(tombstone.erased_at).not.toBeNull()
        const rest = await read(named.id)
        expect(rest).toMatchObject({ email: "eve@byron.example", erased_at: null })
        expect(rest.data.accounts_contact).toEqual({})
        expect(rest.mails).toHaveLength(2)
        expect(await read(other.id)).toEqual(untouched)

        const [row] = await sql<Record<string, unknown>>("select * from form_submission where id = ?", [
          sent.id,
        ])
        expect(row).toMatchObject({ idempotency_key: null, body_hash: null })
        expect(JSON.stringify(row)).not.toMatch(/ada|byron|632960/i)
        expect((await exported(ADA)).data.personal_data.form_submissions).toEqual([])
      })

      it("stays erased when staff change the status: no mail becomes pending", async () => {
        const { sent } = await scatter()
        await erase(ADA)
        await setStatus(sent.id, "spam")
        await setStatus(sent.id, "new")
        expect((await read(sent.id)).mails).toEqual([])
      })

      it("is asked for by an e-mail address", async () => {
        for (const email of ["", "%", "a@b.example' or '1'='1"])
          expect([(await exported(email)).status, (await erase(email)).status]).toEqual([400, 400])
      })
    })

    describe("A reply of staff", () => {
      it("is mailed to the sender, stored with who and when, and gives status and time of the response", async () => {
        const { id, reference } = await send("general")
        const events = await eventsOf(async () => {
          const { status, data } = await reply(id, "Dear {name},\n\n{reference} <b>costs</b> nothing.")
          expect({ status, data }).toMatchObject({ status: 200 })
          expect(data.form_reply.text).toBe(`Dear Ada Byron,\n\n${reference} <b>costs</b> nothing.`)
        })
        expect(events).toEqual([{ name: FormSubmissionEvents.replied, data: { id } }])
        const stored = await read(id)
        expect(stored).toMatchObject({
          status: "responded",
          replies: [
            { text: expect.stringContaining(reference) as string, author: "staff@scanwright.example" },
          ],
        })
        expect(Date.parse(stored.first_responded_at ?? "")).toBeGreaterThan(Date.parse(stored.created_at))
        expect(stored.mails.find(({ kind }) => kind === "reply")).toMatchObject({
          reply_id: stored.replies[0]?.id,
        })
        const { data } = await shop.admin("get", `activity?entity=form_submission&entity_id=${id}`)
        expect(JSON.stringify(data)).toContain('"replied"')
      })

      it("is one for each key, however often it is sent; the first one's time stays", async () => {
        const { id } = await send("general")
        const sent = await Promise.all([1, 2, 3].map(() => reply(id, "Hello")))
        expect(new Set(sent.map(({ data }) => data.form_reply.id)).size).toBe(1)
        const { first_responded_at: first } = await read(id)
        expect((await reply(id, "Other")).status).toBe(409)
        expect((await reply(id, "And more", `${KEY}2`)).status).toBe(200)
        const stored = await read(id)
        expect(stored.replies.map(({ text }) => text)).toEqual(["Hello", "And more"])
        expect(stored.mails.filter(({ kind }) => kind === "reply")).toHaveLength(2)
        expect(stored.first_responded_at).toBe(first)
      })

      it("is refused without a key, with a recipient, blank, for spam and after an erasure", async () => {
        const { id } = await send("general")
        expect((await reply(id, "Hello", "")).status).toBe(400)
        expect((await reply(id, "Hello", KEY, { to: "other@buyer.example" })).status).toBe(400)
        expect((await reply(id, " ")).status).toBe(400)
        expect((await reply("fsub_nobody", "Hello")).status).toBe(404)
        await setStatus(id, "spam")
        expect((await reply(id, "Hello")).status).toBe(400)
        await setStatus(id, "new")
        await shop.admin("post", "form-submissions/personal-data/erase", { email: ADA })
        expect((await reply(id, "Hello")).status).toBe(400)
        expect(await shop.count("form_reply")).toBe(0)
      })
    })

    it("Submissions are deleted for good at the age of the setting", async () => {
      const [old, recent] = [await send("general"), await send("oem")]
      await sql("update form_submission set created_at = now() - interval '730 days 1 hour' where id = ?", [
        old.id,
      ])
      await sql("update form_submission set created_at = now() - interval '729 days' where id = ?", [
        recent.id,
      ])
      await sql(
        `insert into form_submission (id, reference, type, data, created_at)
         select 'fsub_' || n, 'SW-2020-' || n, 'general', '{}', now() - interval '6 years' from generate_series(1, 1200) n`,
      )
      const { created_at, deleted_for_good_at } = await read(recent.id)
      expect(Date.parse(deleted_for_good_at) - Date.parse(created_at)).toBe(730 * 86_400_000)
      await forgetFormSubmissions(shop.container)
      expect((await list()).form_submissions.map(({ id }) => id)).toEqual([recent.id])
      expect(await shop.count("post_mail")).toBe(2)
    })

    describe("Changes of staff to a submission", () => {
      const staffId = async () => {
        const { data } = await shop.admin<{ user: { id: string } }>("get", "users/me")
        return data.user.id
      }

      it("is written down in notes: plain text, with who and when, the oldest first", async () => {
        const { id } = await send("general")
        const text = "Called back:\n<b>wants</b> 20 scanners"
        const { status, data } = await shop.admin("post", `form-submissions/${id}/notes`, {
          text: ` ${text} `,
        })
        expect({ status, data }).toMatchObject({ status: 200, data: { form_note: { text } } })
        await shop.admin("post", `form-submissions/${id}/notes`, { text: "Second" })
        const { notes } = await read(id)
        expect(notes).toMatchObject([{ text, author: "staff@scanwright.example" }, { text: "Second" }])
        expect((await shop.admin("post", `form-submissions/${id}/notes`, { text: " " })).status).toBe(400)
        expect((await shop.admin("post", "form-submissions/fsub_none/notes", { text: "X" })).status).toBe(404)
      })

      it("is given to a member of staff, and found by it", async () => {
        const { id } = await send("general")
        const other = await send("oem")
        const me = await staffId()
        const assigned = await shop.admin("post", `form-submissions/${id}`, {
          assignee_id: me,
          status: "in_progress",
        })
        expect(assigned.status).toBe(200)
        expect(await read(id)).toMatchObject({ assignee_id: me, status: "in_progress" })
        expect((await list(`assignee_id=${me}`)).form_submissions.map((row) => row.id)).toEqual([id])
        expect((await list("assignee_id=none")).form_submissions.map((row) => row.id)).toEqual([other.id])
        expect((await list(`assignee_id=${me}`)).status_counts).toEqual({ in_progress: 1 })
        const nobody = await shop.admin<Refusal>("post", `form-submissions/${id}`, {
          assignee_id: "user_nobody",
        })
        expect(nobody).toMatchObject({
          status: 400,
          data: { message: expect.stringContaining("no member of staff") as unknown },
        })
        expect((await shop.admin("post", `form-submissions/${id}`, {})).status).toBe(400)
      })

      it("an erasure deletes notes and replies, an export includes them, and a note that names somebody is reported", async () => {
        const { id } = await send("general")
        const other = await send("general", {
          data: { ...SAMPLE_VALUES.general, email: "grace@hopper.example" },
        })
        await shop.admin("post", `form-submissions/${id}/notes`, { text: "Asked twice" })
        await reply(id, "Hello Ada")
        await shop.admin("post", `form-submissions/${other.id}/notes`, { text: `See also ${ADA}` })
        const { data } = await shop.admin<{ personal_data: PersonalData }>(
          "get",
          `form-submissions/personal-data?email=${ADA}`,
        )
        expect(data.personal_data.form_submissions).toMatchObject([
          { id, notes: [{ text: "Asked twice" }], replies: [{ text: "Hello Ada" }] },
        ])
        expect(data.personal_data.mentioned_in).toMatchObject([{ id: other.id }])
        await shop.admin("post", "form-submissions/personal-data/erase", { email: ADA })
        expect(await read(id)).toMatchObject({ notes: [], replies: [], mails: [] })
        expect((await read(other.id)).notes).toHaveLength(1)
      })

      it("is downloaded as CSV, of a filter, with no cell that a spreadsheet would run", async () => {
        const formula = '=HYPERLINK("http://evil.example","click")'
        const one = await send("general", { data: { ...SAMPLE_VALUES.general, name: formula } })
        await send("oem")
        const { status, data, headers } = await shop.admin<string>(
          "get",
          "form-submissions/export?type=general",
        )
        expect(status).toBe(200)
        expect(headers["content-type"]).toBe("text/csv; charset=utf-8")
        const { parse } = await import("csv-parse/sync")
        const rows = parse<Record<string, string>>(data, { bom: true, columns: true })
        expect(rows).toHaveLength(1)
        expect(rows[0]).toMatchObject({
          Reference: one.reference,
          Name: `'${formula}`,
          "E-mail": ADA,
          Status: "New",
        })
        expect(rows[0]?.Answers).toContain("Name: =HYPERLINK")
        expect(data.replaceAll(/"(?:[^"]|"")*"/g, "")).not.toMatch(/[^,\r\n\uFEFF]/)
        const { data: selected } = await shop.admin<string>("get", `form-submissions/export?id[]=${one.id}`)
        expect(parse(selected, { bom: true, columns: true })).toHaveLength(1)
      })

      it("is counted by week and kind, spam left out, empty weeks included", async () => {
        const { id } = await send("general")
        await send("oem")
        const spam = await send("oem")
        await setStatus(spam.id, "spam")
        await sql("update form_submission set created_at = now() - interval '14 days' where id = ?", [id])
        const { data } = await shop.admin("get", "form-submissions/counts?weeks=3")
        const { weeks } = adminFormCountsResponseSchema.parse(data)
        expect(weeks.map(({ counts }) => [counts.general, counts.oem])).toEqual([
          [1, 0],
          [0, 0],
          [0, 1],
        ])
        expect(weeks.map(({ week }) => new Date(week).getUTCDay())).toEqual([1, 1, 1])
      })

      it("is counted by whether its answer came within the promised working hours, spam left out", async () => {
        const [quick, slow, old] = [await send("general"), await send("oem"), await send("general")]
        await send("general")
        await setStatus((await send("oem")).id, "spam")
        await sql(
          "update form_submission set status = 'responded', first_responded_at = now() where id in (?, ?)",
          [quick.id, slow.id],
        )
        await sql("update form_submission set created_at = now() - interval '8 days' where id in (?, ?)", [
          slow.id,
          old.id,
        ])
        const { data } = await shop.admin("get", "form-submissions/answers?weeks=3")
        expect(adminFormReplyTimesResponseSchema.parse(data)).toEqual({
          hours: 9,
          in_time: 1,
          late: 1,
          waiting: 1,
          overdue: 1,
        })
      })
    })

    describe("When a later step fails, all changes are undone", () => {
      const failure = new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "planted failure")
      /** Lets the last step of our workflows fail: the one that emits their event. */
      const failingEvents = () => {
        const ours = new Set<string>(Object.values(FormSubmissionEvents))
        const bus = shop.container.resolve(Modules.EVENT_BUS)
        const emit = bus.emit.bind(bus)
        jest.spyOn(bus, "emit").mockImplementation(async (data, options) => {
          if ([data].flat().some(({ name }) => ours.has(name))) throw failure
          await emit(data, options)
        })
      }

      const rowsOf = async (table: string) =>
        (await sql<Record<string, unknown>>(`select * from ${table} order by id`)).map(
          // A status that comes back is written anew, and its mails are due from then on.
          ({ updated_at: _, next_attempt_at: due, ...row }) => ({ ...row, isDue: due !== null }),
        )
      /** Every row about form submissions. */
      const everything = async () => ({
        submissions: await rowsOf("form_submission"),
        mails: await rowsOf("post_mail"),
        replies: await rowsOf("form_reply"),
      })
      afterEach(() => jest.restoreAllMocks())

      it("of a new submission: the sender gets an error, and the key can be used again", async () => {
        failingEvents()
        const { status } = await post({ type: "general", data: SAMPLE_VALUES.general }, KEY_HEADER)
        expect(status).toBe(500)
        expect(await everything()).toEqual({ submissions: [], mails: [], replies: [] })
        jest.restoreAllMocks()
        await send("general", {}, KEY_HEADER)
        expect(await shop.count("form_submission")).toBe(1)
      })

      type Ids = readonly [first: string, second: string]
      it.each<[string, (ids: Ids) => Promise<unknown>]>([
        [
          "a change of status and assignment",
          ([id]) =>
            updateFormSubmissionWorkflow(shop.container).run({
              input: { id, assignee_id: null, status: "spam" },
            }),
        ],
        [
          "a change of several statuses",
          (ids) =>
            updateFormSubmissionsWorkflow(shop.container).run({ input: { ids: [...ids], status: "spam" } }),
        ],
        [
          "a reply",
          ([submission_id]) =>
            replyToFormSubmissionWorkflow(shop.container).run({
              input: {
                ...{ submission_id, text: "Hello", author_id: "user_1", author: "a@b.c" },
                idempotency_key: KEY,
              },
            }),
        ],
        [
          "a deletion",
          (ids) => deleteFormSubmissionsWorkflow(shop.container).run({ input: { ids: [...ids] } }),
        ],
        ["an erasure", () => erasePersonalDataWorkflow(shop.container).run({ input: { email: ADA } })],
      ])("of %s: every row is as it was", async (_what, run) => {
        const ids = [
          (await send("credit_application", {}, KEY_HEADER)).id,
          (await send("product_inquiry")).id,
        ] as const
        await setStatus(ids[1], "closed")
        await sql("update form_submission set assignee_id = 'user_1'")
        const before = await everything()
        failingEvents()
        await expect(run(ids)).rejects.toMatchObject({ message: "planted failure" })
        expect(await everything()).toEqual(before)
      })
    })
  },
})

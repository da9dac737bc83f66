import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Migration } from "@medusajs/framework/mikro-orm/migrations"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { type AdminFormMailsResponse } from "../../src/contract"
import { SAMPLE_VALUES } from "../../src/contract/forms/samples"
import deliverFormMail from "../../src/jobs/deliver-form-mail"
import forgetPostMails from "../../src/jobs/forget-post-mails"
import { FORM_SUBMISSION_MODULE } from "../../src/modules/form-submission"
import { HELD } from "../../src/modules/form-submission/acknowledgement-limit"
import { Migration20261126010100 as Move } from "../../src/modules/form-submission/migrations/Migration20261126010100"
import { type FormSubmissionModuleService } from "../../src/modules/form-submission/service"
import { Migration20261126010000 as Widen } from "../../src/modules/post/migrations/Migration20261126010000"
import { MailServer } from "../helpers/mail-server"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

const STAFF = "one@staff.example"
const PORT = Number(process.env.TEST_MAIL_PORT)

// The runner would set these only after the configuration has been read.
Object.assign(process.env, {
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(PORT),
  MAIL_FROM: "Scanwright <sales@scanwright.example>",
  MAIL_STAFF_TO: STAFF,
  MAIL_RETRY_SECONDS: "60",
})

/** A row of the table that mails about forms had to themselves. */
interface FormMailRow {
  id: string
  submission_id: string
  kind: string
  status: string
  attempts: number
  next_attempt_at: Date | null
  last_error: string | null
  sent_at: Date | null
  message_id: string | null
  reply_id: string | null
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

const MINUTE = 60_000
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
const messageId = ({ id }: Pick<FormMailRow, "id">) => `<${id}@scanwright.example>`

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const server = new MailServer()
    let shop: Shop
    let service: FormSubmissionModuleService
    let database: Knex
    /** While true, the clock's sweeps find nothing. */
    let sweepsRest = true

    beforeAll(async () => {
      await server.start(PORT)
      shop = await Shop.open(api as AxiosInstance, getContainer())
      service = shop.container.resolve(FORM_SUBMISSION_MODULE)
      database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const find = service.findDueMails.bind(service)
      service.findDueMails = (...args) => (sweepsRest ? Promise.resolve([]) : find(...args))
    })
    beforeEach(() => server.forget())
    afterAll(() => server.stop())

    /** Runs a migration as Medusa does: all of its statements in one transaction. */
    const migrate = async (Class: typeof Move | typeof Widen, direction: "up" | "down") => {
      const migration: Migration = new Class(undefined as never, undefined as never)
      await migration[direction]()
      await database.transaction(async (transaction) => {
        for (const statement of migration.getQueries()) {
          expect(typeof statement).toBe("string")
          if (typeof statement === "string") await transaction.raw(statement)
        }
      })
    }

    /** Delivers what is due while the clock's sweeps rest. */
    const sweep = async () => {
      sweepsRest = false
      try {
        await deliverFormMail(shop.container)
      } finally {
        sweepsRest = true
      }
    }

    const store = async (submission_id: string, kind: string, change: Partial<FormMailRow> = {}) => {
      const row: FormMailRow = {
        id: generateEntityId("", "fmail"),
        ...{ submission_id, kind, status: "pending", attempts: 0, next_attempt_at: minutesFromNow(-2) },
        ...{ last_error: null, sent_at: null, message_id: null, reply_id: null },
        ...{ created_at: minutesFromNow(-3), updated_at: minutesFromNow(-1), deleted_at: null },
        ...change,
      }
      await database("form_mail").insert(row)
      return row
    }

    /** Mails in every state, as the version before stored them. */
    const storeEveryState = async () => {
      const submit = async (sender: string) =>
        (
          await service.createSubmission({
            type: "general",
            data: { ...SAMPLE_VALUES.general, email: `${sender}@byron.example` },
          })
        ).id
      const [one = "", two = "", three = "", four = ""] = [
        await submit("one"),
        await submit("two"),
        await submit("three"),
        await submit("four"),
      ]
      await migrate(Move, "down")
      await migrate(Widen, "down")
      await database("form_mail").delete()
      const reply_id = generateEntityId("", "freply")
      await database("form_reply").insert({
        ...{
          id: reply_id,
          submission_id: four,
          text: "We have it in stock.",
          author: "staff@scanwright.example",
        },
        idempotency_key: "moved-reply",
      })
      const later = minutesFromNow(30)
      const error = { attempts: 2, last_error: "the server answered 450", next_attempt_at: later }
      return {
        untried: await store(one, "staff_notice"),
        waiting: await store(one, "acknowledgement", error),
        beingSent: await store(two, "staff_notice", { attempts: 1, next_attempt_at: later }),
        held: await store(two, "acknowledgement", { attempts: 1, last_error: HELD, next_attempt_at: later }),
        failed: await store(three, "staff_notice", { ...error, status: "failed", next_attempt_at: null }),
        cancelled: await store(three, "acknowledgement", { status: "cancelled", next_attempt_at: null }),
        sent: await store(four, "staff_notice", {
          ...{ status: "sent", attempts: 1, next_attempt_at: null, sent_at: minutesFromNow(-1) },
          message_id: "<sent-before@scanwright.example>",
        }),
        reply: await store(four, "reply", { reply_id }),
        deleted: await store(four, "acknowledgement", { deleted_at: minutesFromNow(-1) }),
      }
    }

    const recipientOf = ({ kind }: FormMailRow, email: unknown) => (kind === "staff_notice" ? "staff" : email)

    it("Mails about forms move into the outbox of all mails without loss, and are sent once each", async () => {
      const mails = await storeEveryState()
      const rows = Object.values(mails)

      // Where the outbox does not take them yet, nothing moves.
      await expect(migrate(Move, "up")).rejects.toThrow('first run the migrations of the module "post"')
      expect(await shop.count("form_mail")).toBe(rows.length)

      await migrate(Widen, "up")
      await migrate(Move, "up")
      const submissions = await database<{ id: string; email: string }>("form_submission").select(
        "id",
        "email",
      )
      const emails = new Map(submissions.map(({ id, email }) => [id, email]))
      const outbox = await database("post_mail").select("*").orderBy("id")
      expect(outbox).toEqual(
        rows
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ submission_id, reply_id, ...row }) => ({
            ...row,
            ...{ subject_type: "form_submission", subject_id: submission_id, version: reply_id ?? "1" },
            recipient: recipientOf({ submission_id, reply_id, ...row }, emails.get(submission_id)),
            ...{ company_id: null, payload: {} },
          })),
      )

      const arrived = () => server.mails.map((mail) => mail.messageId).toSorted()
      const ids = (...expected: FormMailRow[]) => expected.map(messageId).toSorted()
      /** Sweeps again where one of the clock's sweeps was under way, which this one gives way to. */
      const sweepUntilArrived = (...expected: FormMailRow[]) =>
        soon(async () => {
          await sweep()
          expect(arrived()).toEqual(ids(...expected))
        })
      await sweepUntilArrived(mails.untried, mails.reply)

      // The lease ends, and the waits are over.
      await database("post_mail")
        .where({ status: "pending" })
        .update({ next_attempt_at: minutesFromNow(-1) })
      await sweepUntilArrived(mails.untried, mails.reply, mails.waiting, mails.beingSent, mails.held)

      const { submission_id } = mails.failed
      const { status, data } = await shop.admin<AdminFormMailsResponse>(
        "post",
        `form-submissions/${submission_id}/mail`,
        {},
      )
      expect({ status, mails: data.form_mails.map((mail) => mail.status) }).toEqual({
        status: 200,
        mails: ["sent", "sent"],
      })
      await sweep()
      // A server of the version before still stores its mail in the former table.
      const fromBefore = await store(mails.untried.submission_id, "reply", { reply_id: "freply_before" })
      expect(await shop.count("form_mail")).toBe(0)
      expect(
        await database("post_mail")
          .where({ id: fromBefore.id })
          .select("kind", "subject_id", "version", "recipient", "status"),
      ).toEqual([
        {
          ...{ kind: "reply", subject_id: fromBefore.submission_id, version: "freply_before" },
          ...{ recipient: emails.get(fromBefore.submission_id), status: "pending" },
        },
      ])

      const everyUnsent = rows.filter(({ id }) => id !== mails.sent.id && id !== mails.deleted.id)
      expect(arrived()).toEqual(ids(...everyUnsent))
    })

    it("Mails about forms stay as long as their form, those about accounts for 90 days", async () => {
      await service.createSubmission({ type: "general", data: SAMPLE_VALUES.general })
      const row = {
        kind: "new_company",
        subject_type: "company",
        version: "1",
        recipient: "staff",
        payload: {},
      }
      await database("post_mail").insert([
        { ...row, id: "pmail_old", subject_id: "comp_old" },
        { ...row, id: "pmail_new", subject_id: "comp_new" },
      ])
      await database("post_mail")
        .whereNot({ id: "pmail_new" })
        .update({ created_at: minutesFromNow(-91 * 24 * 60) })
      await forgetPostMails(shop.container)
      const kinds = await database<{ kind: string }>("post_mail").pluck("kind").orderBy("kind")
      expect(kinds).toEqual(["acknowledgement", "new_company", "staff_notice"])
    })
  },
})

import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import {
  type AdminCompanyResponse,
  type AdminFormMailsResponse,
  type FormEmailResponse,
  type FormType,
} from "../../src/contract"
import { SAMPLE_VALUES } from "../../src/contract/forms/samples"
import deliverFormMail from "../../src/jobs/deliver-form-mail"
import { FORM_SUBMISSION_MODULE } from "../../src/modules/form-submission"
import { type FormSubmissionModuleService } from "../../src/modules/form-submission/service"
import { POST_MODULE } from "../../src/modules/post"
import { type PostModuleService } from "../../src/modules/post/service"
import { STOCK_ALERT_MODULE } from "../../src/modules/stock-alert"
import { type StockAlertModuleService } from "../../src/modules/stock-alert/service"
import { queueStockNewsWorkflow } from "../../src/workflows/stock-alert/workflows/queue-stock-news"
import { type ClaimedMail } from "../../src/modules/form-submission/mail-queue"
import { handOver } from "../../src/workflows/mail/hand-over"
import { deliverFormMailWorkflow } from "../../src/workflows/mail/workflows/deliver-form-mail"
import { MailServer, type ReceivedMail } from "../helpers/mail-server"
import { type CreatedProduct, Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"

const STAFF = ["one@staff.example", "two@staff.example"]
const SENDER = "Ada@Byron.example"
const PORT = Number(process.env.TEST_MAIL_PORT)

interface MailRow {
  id: string
  kind: "staff_notice" | "acknowledgement" | "reply"
  status: string
  attempts: number
  next_attempt_at: Date | null
  last_error: string | null
  sent_at: Date | null
  message_id: string | null
}

// The runner would set these only after the configuration has been read. Jest gives each file an environment of its
// own.
Object.assign(process.env, {
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(PORT),
  MAIL_FROM: "Scanwright <sales@scanwright.example>",
  MAIL_STAFF_TO: STAFF.join(","),
  MAIL_RETRY_SECONDS: "0.1,0.2,0.3",
})

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const server = new MailServer()
    let shop: Shop
    let service: FormSubmissionModuleService
    /** While true, the clock's sweeps find nothing: a mail is claimed only by what the test calls. */
    let sweepsRest = false
    /** For tests whose mails the clock's sweeps would claim before the test does. */
    const restSweeps = () => {
      sweepsRest = true
    }

    beforeAll(async () => {
      await server.start(PORT)
      shop = await Shop.open(api as AxiosInstance, getContainer())
      service = shop.container.resolve(FORM_SUBMISSION_MODULE)
      // Medusa's schedule can't be stopped: a job under way schedules itself again at its end.
      const find = service.findDueMails.bind(service)
      service.findDueMails = (...args) => (sweepsRest ? Promise.resolve([]) : find(...args))
    })
    beforeEach(() => {
      server.forget()
      sweepsRest = false
    })
    afterEach(async () => {
      jest.restoreAllMocks()
      if (!server.isUp) await server.start(PORT)
    })
    afterAll(() => server.stop())

    const post = <Answer>(path: string, body: Record<string, unknown> = {}, key = shop.publishableKey) =>
      shop.request<Answer>("post", path, { "x-publishable-api-key": key }, body)

    const submit = async (type: FormType = "general", change: object = {}): Promise<string> => {
      const { data, status } = await post<{ form_submission: { id: string } }>("/store/form-submissions", {
        type,
        data: { ...SAMPLE_VALUES[type], ...change },
      })
      expect(status).toBe(200)
      return data.form_submission.id
    }

    /** Stores a submission without emitting its event, as a process that dies right after storing would. */
    const storeOnly = async (): Promise<string> => {
      const { id } = await service.createSubmission({ type: "general", data: SAMPLE_VALUES.general })
      return id
    }

    const mailsOf = async (submissionId: string): Promise<MailRow[]> => {
      const mails = await shop.container
        .resolve<PostModuleService>(POST_MODULE)
        .listPostMails({ subject_id: submissionId })
      return (mails as unknown as MailRow[]).sort((a, b) => b.kind.localeCompare(a.kind))
    }

    const statuses = async (id: string) => (await mailsOf(id)).map(({ status }) => status)

    const untilSent = async (id: string) => {
      await soon(async () => expect(await statuses(id)).toEqual(["sent", "sent"]), 90_000)
    }

    /** Delivers what is due while the clock's sweeps rest. Without effect while one of them is under way. */
    const sweep = async () => {
      sweepsRest = false
      try {
        await deliverFormMail(shop.container)
      } finally {
        sweepsRest = true
      }
    }

    const claim = async (id: string, lease: number): Promise<ClaimedMail> => {
      const mail = await service.claimMail(id, lease)
      if (!mail) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Mail ${id} is not due`)
      return mail
    }

    const ask = (id: string) => post<FormEmailResponse>(`/store/form-submissions/${id}/mail`)

    const resend = (id: string) =>
      shop.admin<AdminFormMailsResponse>("post", `form-submissions/${id}/mail`, {})

    const toStaff = () => server.mailsTo(STAFF[0] ?? "")
    const toSender = () => server.mailsTo(SENDER)

    const expectOnce = () => {
      expect(toStaff()).toHaveLength(1)
      expect(toSender()).toHaveLength(1)
      expect(server.mails).toHaveLength(2)
    }

    /** Sends another submission and waits for its mails: what was to be sent before would have arrived by then. */
    const expectNoOthers = async () => {
      await untilSent(await submit())
      expectOnce()
    }

    it("A reply of staff goes to the submission's own address, as text, once", async () => {
      const id = await submit()
      await untilSent(id)
      server.forget()
      const send = () =>
        shop.request(
          "post",
          `/admin/form-submissions/${id}/replies`,
          { authorization: `Bearer ${shop.token}`, "Idempotency-Key": "0f8fad5b-d9cb-469f" },
          { text: "Dear {name},\n\n<b>It costs</b> nothing.\n{staff_name}" },
        )
      expect((await send()).status).toBe(200)
      expect((await send()).status).toBe(200)
      await soon(async () => expect(await statuses(id)).toEqual(["sent", "sent", "sent"]), 90_000)
      expect(server.mails).toHaveLength(1)
      const [mail] = toSender()
      expect(mail?.text).toContain("Dear Ada Byron,")
      expect(String(mail?.html)).toContain("&lt;b&gt;It costs&lt;/b&gt; nothing.")
      expect(mail?.headers.get("auto-submitted")).toBe("no")
    })

    describe("An address", () => {
      const MOST = 5
      beforeEach(() => {
        process.env.RATE_LIMIT_ACKNOWLEDGEMENTS = String(MOST)
      })
      afterEach(() => {
        process.env.RATE_LIMIT_ACKNOWLEDGEMENTS = "100000"
      })

      it("gets five acknowledgements an hour, and the rest joined into one", async () => {
        const email = "target@buyer.example"
        const ids: string[] = []
        for (let at = 0; at < MOST + 4; at += 1) ids.push(await submit("general", { email }))
        const toTarget = () => server.mailsTo(email)
        const held = async () =>
          (await Promise.all(ids.map(mailsOf)))
            .map((mails) => mails.find(({ kind }) => kind === "acknowledgement"))
            .filter((mail) => mail?.status === "pending" && (mail.last_error ?? "").startsWith("held"))
        await soon(async () => {
          expect(toTarget()).toHaveLength(MOST)
          expect(await held()).toHaveLength(4)
        }, 90_000)
        // Staff get a notice of each. A mail that arrived may still be recorded as pending, due again before the held ones.
        await soon(async () => {
          // A mail server that answers too late gets a mail again, with the same Message-ID, and people see it once.
          expect(new Set(toStaff().map(({ messageId }) => messageId)).size).toBe(ids.length)
          const mails = (await Promise.all(ids.map(mailsOf))).flat()
          expect(mails.filter(({ status }) => status === "sent")).toHaveLength(ids.length + MOST)
        }, 90_000)
        const [waiting] = await held()
        expect(Date.parse(String(waiting?.next_attempt_at)) - Date.now()).toBeGreaterThan(50 * 60_000)

        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database("post_mail")
          .where({ status: "sent", kind: "acknowledgement" })
          .update({ sent_at: database.raw("sent_at - interval '1 hour'") })
        await database("post_mail")
          .where({ status: "pending" })
          .update({
            next_attempt_at: database.raw(
              "next_attempt_at - (select min(next_attempt_at) - now() from post_mail where status = 'pending')",
            ),
          })
        await deliverFormMail(shop.container)
        await soon(async () => {
          expect(toTarget()).toHaveLength(MOST + 1)
          expect(await held()).toHaveLength(0)
        }, 90_000)
        const references = await Promise.all(
          ids.map(async (id) => (await service.retrieveFormSubmission(id)).reference),
        )
        const confirmed = toTarget()
          .map(({ text }) => text ?? "")
          .join("\n")
        for (const reference of references) expect(confirmed).toContain(reference)
      })
    })

    describe("Staff get the submission, the sender an acknowledgement with a reference", () => {
      it.each<FormType>(["general", "oem", "product_inquiry", "credit_application"])("%s", async (type) => {
        const id = await submit(type)
        await untilSent(id)
        const { reference } = await service.retrieveFormSubmission(id)
        const [notice] = toStaff()
        expect(server.mails).toHaveLength(2)
        expect(notice?.recipients).toEqual(STAFF)
        expect(notice?.subject).toContain(`[${reference}]`)
        expect(notice?.replyTo?.value.map(({ address }) => address?.toLowerCase())).toEqual([
          SENDER.toLowerCase(),
        ])
        expect(notice?.text).toContain(`${process.env.STOREFRONT_URL}/admin/dashboard`)
        const thanks = server.mails.find((mail) => mail !== notice)
        expect(thanks?.recipients.map((address) => address.toLowerCase())).toEqual([SENDER.toLowerCase()])
        expect(thanks?.subject).toContain(reference)
        expect(thanks?.text).toContain("company number 00000000")
      })

      it("no e-mail address stays in Medusa's notifications", async () => {
        await untilSent(await submit())
        await soon(async () => expect(await shop.count("notification")).toBe(0))
      })
    })

    describe("A failed mail is retried in the background, arrives once, and never loses the submission", () => {
      it("when the connection breaks after the server has accepted it, with one Message-ID", async () => {
        server.mishaps.push({ at: "data", drops: "taken" })
        const id = await submit()
        await untilSent(id)
        expect(server.mails).toHaveLength(3)
        const ids = new Set(server.mails.map(({ messageId }) => messageId))
        const rows = await mailsOf(id)
        expect(ids).toEqual(new Set(rows.map((mail) => `<${mail.id}@scanwright.example>`)))
        expect(ids).toEqual(new Set(rows.map(({ message_id }) => message_id)))
      })
    })

    it("A mail refused permanently is given up at once, and the notice to staff does not depend on it", async () => {
      server.mishaps.push({ at: "recipient", code: 550, recipient: SENDER })
      server.mishaps.push({ at: "recipient", code: 550, recipient: SENDER })
      const id = await submit()
      await soon(async () => expect(await statuses(id)).toEqual(["sent", "failed"]))
      const [, thanks] = await mailsOf(id)
      expect(thanks).toMatchObject({ attempts: 1, last_error: "the server answered 550 (5.7.1) at RCPT TO" })
      expect(toStaff()).toHaveLength(1)
      expect((await ask(id)).data).toEqual({ success: false, error: "The mail could not be delivered." })

      server.mishaps.length = 0
      const { status, data } = await resend(id)
      expect(status).toBe(200)
      expect(data.form_mails.map((mail) => [mail.kind, mail.status, mail.attempts])).toEqual([
        ["acknowledgement", "sent", 2],
        ["staff_notice", "sent", 1],
      ])
      expectOnce()
    })

    it("A mail that no server accepts is given up when it is too old, with a line in the log", async () => {
      restSweeps()
      const log = jest.spyOn(shop.container.resolve(ContainerRegistrationKeys.LOGGER), "error")
      const id = await storeOnly()
      const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database("post_mail").update({ created_at: new Date(Date.now() - 73 * 3_600_000) })
      for (let recipient = 0; recipient < 3; recipient += 1)
        server.mishaps.push({ at: "recipient", code: 450 })
      await soon(async () => {
        await sweep()
        expect(await statuses(id)).toEqual(["failed", "failed"])
      })
      const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(id))
      expect(lines).toHaveLength(2)
      expect(lines.join()).toContain("given up: the server answered 450")
      expect(lines.join()).not.toMatch(/@|Ada|Byron/)
    })

    it("Mails of a process that died are sent soon after the next one has started", async () => {
      const untold = await storeOnly()
      const halfDone = await storeOnly()
      for (const { id } of await mailsOf(halfDone)) await service.claimMail(id, 1_000)
      await untilSent(untold)
      await untilSent(halfDone)
      expect(server.mails).toHaveLength(4)
    })

    describe("No mail is sent twice", () => {
      beforeEach(restSweeps)

      it.each([
        ["a process", "post_mail"],
        ["a process of the version that had mails about forms in a table of their own", "form_mail"],
      ])("by %s that died after the server had accepted it: the next one finds it sent", async (_, type) => {
        const id = await storeOnly()
        for (const row of await mailsOf(id)) {
          const mail = await claim(row.id, 50)
          await handOver(shop.container, {
            to: "somebody@customer.example",
            template: "general",
            content: { subject: "Out already", text: "Text", html: "HTML" },
            options: { automatic: "generated", message_id: `<${mail.id}@scanwright.example>` },
            key: `${mail.id}/${mail.attempt}`,
            resource_type: type,
            resource_id: mail.id,
          })
        }
        expect(server.mails).toHaveLength(2)
        await soon(async () => {
          await sweep()
          expect(await statuses(id)).toEqual(["sent", "sent"])
        })
        expect(server.mails).toHaveLength(2)
        await soon(async () => expect(await shop.count("notification")).toBe(0))
      })

      it("by a process that continues after its lease: its outcome is not recorded", async () => {
        const [row] = await mailsOf(await storeOnly())
        const id = row?.id ?? ""
        const first = await claim(id, 1)
        let second: ClaimedMail | null = null
        await soon(async () => {
          second ??= await service.claimMail(id, 60_000)
          expect(second).not.toBeNull()
        })
        expect(await service.recordMailOutcome(first, { status: "failed", last_error: "late" })).toBe(false)
        expect(await service.claimMail(id, 1)).toBeNull()
        expect(await service.recordMailOutcome({ id, attempt: 2 }, { status: "sent" })).toBe(true)
      })
    })

    it("When a later step fails, the mail is pending again, and not sent twice", async () => {
      restSweeps()
      const id = await storeOnly()
      const [row] = await mailsOf(id)
      const settle = jest
        .spyOn(service, "recordMailOutcome")
        .mockRejectedValueOnce(new Error("planted failure"))
      await expect(
        deliverFormMailWorkflow(shop.container).run({ input: { id: row?.id ?? "" } }),
      ).rejects.toMatchObject({ message: "planted failure" })
      expect(settle).toHaveBeenCalledTimes(2)
      expect((await mailsOf(id))[0]).toMatchObject({
        status: "pending",
        attempts: 1,
        last_error: "an internal error, see the log",
      })
      await soon(async () => {
        await sweep()
        expect(await statuses(id)).toEqual(["sent", "sent"])
      })
      expectOnce()
    })

    describe("POST /store/form-submissions/:id/mail", () => {
      beforeEach(restSweeps)

      it("responds when the mails are sent, and sends none twice however often it is called", async () => {
        const id = await submit()
        const responses = await Promise.all(Array.from({ length: 5 }, () => ask(id)))
        for (const { status, data } of responses) {
          expect(status).toBe(200)
          expect(data).toEqual({ success: true })
        }
        expectOnce()
      })

      it("reports that the mail is not sent yet; it is sent later by itself, once", async () => {
        await server.stop()
        const id = await submit()
        expect((await ask(id)).data).toEqual({
          success: false,
          error: "The mail could not be sent yet. It is tried again by itself.",
        })
        expect((await mailsOf(id)).map(({ last_error: error }) => error).join()).toContain("ECONNREFUSED")
        expect(await shop.count("form_submission")).toBe(1)
        await server.start(PORT)
        await untilSent(id)
        expect((await ask(id)).data).toEqual({ success: true })
        expectOnce()
      })

      it("sends no mail about spam, and does not reveal that", async () => {
        const id = await storeOnly()
        await service.updateFormSubmissions({ id, status: "spam" })
        expect((await ask(id)).data).toEqual({ success: true })
        expect(await statuses(id)).toEqual(["cancelled", "cancelled"])
        await expectNoOthers()
        expect((await resend(id)).status).toBe(400)
      })

      it.each(["fsub_01JD5M5Q0Y4Z6T8V9W0X1Y2Z3A", "..%2F..%2Fadmin"])("knows nothing of %s", async (id) => {
        expect([(await ask(id)).status, (await resend(id)).status]).toEqual([404, 404])
      })

      it("accepts no recipient, no content and no other field", async () => {
        const id = await storeOnly()
        const { status } = await post(`/store/form-submissions/${id}/mail`, {
          to: "victim@elsewhere.example",
        })
        expect(status).toBe(400)
        expect(await statuses(id)).toEqual(["pending", "pending"])
        await expectNoOthers()
      })
    })

    describe("Header injection in any field changes no header", () => {
      beforeEach(restSweeps)

      const HOSTILE = "\r\nBcc: victim@elsewhere.example\r\nX-Evil: 1"
      const injected = (mail: ReceivedMail | undefined) =>
        mail?.headerLines.filter(({ line }) => /^(bcc|x-evil)/im.test(line))

      it("in the stored address, only staff get a mail", async () => {
        const { id } = await service.createSubmission({
          type: "general",
          data: { ...SAMPLE_VALUES.general, email: `${SENDER}${HOSTILE}` },
        })
        await ask(id)
        expect(await statuses(id)).toEqual(["sent", "failed"])
        expect(server.mails.map(({ recipients }) => recipients)).toEqual([STAFF])
        expect(injected(server.mails[0])).toEqual([])
        expect(server.mails[0]?.replyTo).toBeUndefined()
      })
    })

    it("Mails have the company's facts as staff have set them", async () => {
      const { data } = await shop.admin<AdminCompanyResponse>("get", "company-facts")
      const facts = {
        ...data.company.defaults,
        vat_number: "GB 123 4567 82",
        legal_name: "Newly Named Limited",
      }
      expect(
        (await shop.admin("post", "company-facts", { version: data.company.version, facts })).status,
      ).toBe(200)
      await untilSent(await submit())
      await shop.admin("post", "invites", { email: "new@staff.example" })
      await soon(() => expect(server.mailsTo("new@staff.example")).toHaveLength(1))
      for (const mail of server.mails) expect(mail.text).toContain("Newly Named Limited. Registered in")
    })

    describe("Staff", () => {
      const INVITED = "invited@staff.example"
      const linkIn = (mail: ReceivedMail | undefined) =>
        new URL(/https?:\/\/\S+\/admin\/\S+/.exec(mail?.text ?? "")?.[0] ?? "")

      it("get the link to register when they are invited, and a new one when the invitation is renewed", async () => {
        const { data } = await shop.admin<{ invite: { id: string; token: string } }>("post", "invites", {
          email: INVITED,
        })
        await soon(() => expect(server.mailsTo(INVITED)).toHaveLength(1))
        const link = linkIn(server.mailsTo(INVITED)[0])
        expect(link.origin + link.pathname).toBe(`${process.env.STOREFRONT_URL}/admin/register`)
        expect(link.searchParams.get("token")).toBe(data.invite.token)

        await shop.admin("post", `invites/${data.invite.id}/resend`, {})
        await soon(() => expect(server.mailsTo(INVITED)).toHaveLength(2))
        await soon(async () => expect(await shop.count("notification")).toBe(0))
      })

      it("get the link to reset a forgotten password, also when the first try fails", async () => {
        server.mishaps.push({ at: "recipient", code: 451 })
        await shop.request(
          "post",
          "/auth/user/emailpass/reset-password",
          {},
          { identifier: "staff@scanwright.example" },
        )
        await soon(() => expect(server.mailsTo("staff@scanwright.example")).toHaveLength(1))
        const link = linkIn(server.mails[0])
        expect(link.pathname).toBe("/admin/reset-password")
        expect(link.searchParams.get("email")).toBe("staff@scanwright.example")
        const { status } = await shop.request(
          "post",
          "/auth/user/emailpass/update",
          { authorization: `Bearer ${link.searchParams.get("token")}` },
          { password: "another-long-test-password" },
        )
        expect(status).toBe(200)
      })

      it("are the only recipients: another person's address gets no mail", async () => {
        await shop.request(
          "post",
          "/auth/user/emailpass/reset-password",
          {},
          { identifier: "x@elsewhere.example" },
        )
        await untilSent(await submit())
        expectOnce()
      })
    })

    describe("Those who wait for a product", () => {
      const BUYER = "buyer@byron.example"
      let product: CreatedProduct
      let alerts: StockAlertModuleService

      beforeAll(async () => {
        alerts = shop.container.resolve(STOCK_ALERT_MODULE)
      })
      beforeEach(async () => {
        product = await shop.createProduct({
          title: "LI2208 Imager",
          sku: "LI-1",
          price: 80,
          stock: 0,
        })
      })

      const request = (email = BUYER, product_id = product.id) =>
        post<{ stock_alert: { status: string } }>("/store/stock-alerts", {
          product_id,
          email,
          privacy_consent: true,
        })

      const follow = (link: "confirm" | "remove", token: string) =>
        post<{ stock_alert: { status: string } }>(`/store/stock-alerts/${link}`, { token })

      const setStock = (stocked_quantity: number) =>
        shop.admin(
          "post",
          `inventory-items/${product.inventory_item_id}/location-levels/${shop.stockLocationId}`,
          { stocked_quantity },
        )

      /** The token of a link in a mail's text. */
      const tokenIn = (mail: ReceivedMail | undefined, link: "confirm" | "remove"): string => {
        const [, token] = new RegExp(`/stock-alert\\?${link}=([\\w.-]+)`).exec(mail?.text ?? "") ?? []
        if (!token) throw new MedusaError(MedusaError.Types.NOT_FOUND, `No link to ${link} in ${mail?.text}`)
        return token
      }

      const confirmation = async (to = BUYER): Promise<ReceivedMail | undefined> => {
        await soon(() => expect(server.mailsTo(to)).toHaveLength(1))
        return server.mailsTo(to)[0]
      }

      const waiting = async () => {
        const { data } = await shop.admin<{ stock_alerts: { waiting: number } }>(
          "get",
          `products/${product.id}/stock-alerts`,
        )
        return data.stock_alerts.waiting
      }

      it("confirm their address, get one mail when it is back, and are forgotten", async () => {
        expect((await request("Buyer@Byron.example")).data).toEqual({ stock_alert: { status: "requested" } })
        const asked = await confirmation()
        expect(asked?.subject).toContain("LI2208 Imager")
        expect(await waiting()).toBe(0)
        await setStock(1)
        await setStock(0)
        expect((await follow("confirm", tokenIn(asked, "confirm"))).data.stock_alert.status).toBe("confirmed")
        expect(await waiting()).toBe(1)
        await setStock(4)
        await soon(() => expect(server.mailsTo(BUYER)).toHaveLength(2))
        expect(server.mailsTo(BUYER)[1]?.subject).toBe("Back in stock: LI2208 Imager")
        await soon(async () => expect(await alerts.listStockAlerts({ email: BUYER })).toEqual([]))
        await setStock(9)
        expect((await follow("confirm", tokenIn(asked, "confirm"))).data.stock_alert.status).toBe("expired")
        await soon(async () => expect(await shop.count("notification")).toBe(0))
        expect(server.mailsTo(BUYER)).toHaveLength(2)
      })

      it("get the same answer and no second mail when the address is known already", async () => {
        const [one, two] = [await request(), await request()]
        expect(two).toMatchObject({ status: one.status, data: one.data })
        await confirmation()
        expect(await alerts.listStockAlerts({ email: BUYER })).toHaveLength(1)
        expect((await follow("remove", tokenIn(server.mails[0], "remove"))).data.stock_alert.status).toBe(
          "removed",
        )
        expect(await alerts.listStockAlerts({ email: BUYER })).toEqual([])
      })

      it("get no mail about a product that is not sold until it is sold again", async () => {
        await alerts.createStockAlerts({ product_id: product.id, email: BUYER, confirmed_at: new Date() })
        const change = (fields: Record<string, unknown>) =>
          shop.admin("post", `products/${product.id}`, fields)
        const news = async () => {
          const input = { product_ids: [product.id] }
          const { result } = await queueStockNewsWorkflow(shop.container).run({ input })
          return result.length
        }
        await change({ status: "draft" })
        await setStock(4)
        expect(await news()).toBe(0)
        await change({ status: "published", sales_channels: [] })
        expect(await news()).toBe(0)
        await change({ sales_channels: [{ id: shop.salesChannelId }] })
        expect(await news()).toBe(1)
      })

      it("do not fill a stranger's mailbox: five unconfirmed requests of an address are mailed, no more", async () => {
        for (let count = 0; count < 6; count += 1) {
          const { id } = await shop.createProduct({
            title: `Imager ${count}`,
            sku: `IM-${count}`,
            stock: 0,
          })
          expect((await request("flood@byron.example", id)).status).toBe(200)
        }
        await soon(() => expect(server.mailsTo("flood@byron.example")).toHaveLength(5))
        expect(await alerts.listStockAlerts({ email: "flood@byron.example" })).toHaveLength(5)
      })

      it("are refused for a product that is not sold, a broken address or without consent", async () => {
        expect((await request(BUYER, "prod_none")).status).toBe(400)
        expect((await request("nobody")).status).toBe(400)
        const { status } = await post("/store/stock-alerts", { product_id: product.id, email: BUYER })
        expect(status).toBe(400)
        expect((await follow("confirm", "salert_1.9999999999.forged")).data.stock_alert.status).toBe(
          "expired",
        )
      })

      it("are handed out and erased with the person's other data, and stay when a later step fails", async () => {
        await request()
        await follow("confirm", tokenIn(await confirmation(), "confirm"))
        const { data } = await shop.admin<{ personal_data: { stock_alerts: object[] } }>(
          "get",
          `form-submissions/personal-data?email=${BUYER}`,
        )
        expect(data.personal_data.stock_alerts).toMatchObject([{ product_id: product.id }])
        const rows = await alerts.forget({ email: BUYER })
        await alerts.putBack(rows)
        expect(await waiting()).toBe(1)
        const erased = await shop.admin<{ personal_data_erasure: { stock_alerts_deleted: number } }>(
          "post",
          "form-submissions/personal-data/erase",
          { email: BUYER },
        )
        expect(erased.data.personal_data_erasure.stock_alerts_deleted).toBe(1)
        expect(await waiting()).toBe(0)
      })

      it("are forgotten after seven days without a confirmation, and after 180 days", async () => {
        const days = (count: number) => new Date(Date.now() - count * 86_400_000)
        await request()
        await confirmation()
        const old = { unconfirmedBefore: days(-1), before: days(180), most: 10 }
        expect(await alerts.forgetOld({ ...old, unconfirmedBefore: days(7) })).toBe(0)
        expect(await alerts.forgetOld(old)).toBe(1)
        await alerts.createStockAlerts({ product_id: product.id, email: BUYER, confirmed_at: new Date() })
        expect(await alerts.forgetOld({ ...old, before: days(1) })).toBe(0)
        expect(await alerts.forgetOld({ ...old, before: days(-1) })).toBe(1)
      })
    })
  },
})

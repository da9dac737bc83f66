import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { simpleParser } from "mailparser"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { MailServer } from "../../../integration-tests/helpers/mail-server"
import { readDeliveryError } from "./delivery-failure"
import { type MailOptions } from "./message"
import { MailerService, type MailerOptions } from "./service"

const logs: string[] = []
const logger = { info: (text: string) => void logs.push(text), warn: (text: string) => void logs.push(text) }
const from = { name: "Scanwright", address: "sales@scanwright.example" }

const mailer = (options: Partial<MailerOptions>) =>
  new MailerService({ logger }, { channels: ["email"], from, outbox: "/nowhere", ...options })

const notification = {
  to: "buyer@customer.example",
  channel: "email",
  template: "test",
  content: { subject: "Hello", text: "Text", html: "<p>HTML</p>" },
  provider_data: { automatic: "generated", message_id: "<fmail_1@scanwright.example>" } satisfies MailOptions,
}

const failureOf = async (sending: Promise<unknown>) =>
  readDeliveryError(
    await sending.then(
      () => "it was sent",
      (error: unknown) => error,
    ),
  )

beforeEach(() => {
  logs.length = 0
})

describe("With a mail server", () => {
  const server = new MailServer()
  let smtp: NonNullable<MailerOptions["smtp"]>
  let service: MailerService

  beforeAll(async () => {
    await server.start()
    smtp = {
      host: "127.0.0.1",
      port: server.port,
      secure: false,
      requireTls: false,
      timeout: 60_000,
      deadline: 120_000,
    }
    service = mailer({ smtp })
  })
  afterEach(() => server.forget())
  afterAll(() => server.stop())

  it("a mail arrives with its text, its HTML, its own Message-ID and the headers of an automatic mail", async () => {
    expect(await service.send(notification)).toEqual({ id: "<fmail_1@scanwright.example>" })
    const [mail] = server.mails
    expect(mail).toMatchObject({
      subject: "Hello",
      html: "<p>HTML</p>",
      messageId: "<fmail_1@scanwright.example>",
      recipients: ["buyer@customer.example"],
    })
    expect(mail?.text?.trim()).toBe("Text")
    expect(mail?.from?.text).toBe('"Scanwright" <sales@scanwright.example>')
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated")
  })

  const HOSTILE = [
    "\r\nBcc: victim@elsewhere.example",
    "\nBcc: victim@elsewhere.example",
    "\rBcc: victim@elsewhere.example",
    "\u2028Bcc: victim@elsewhere.example",
    "\0Bcc: victim@elsewhere.example",
    '" <victim@elsewhere.example>, "',
    "victim@elsewhere.example,",
    "=?utf-8?Q?=0D=0ABcc:_victim@elsewhere.example?=",
  ]
  const HEADERS = ["subject", "from", "to", "reply-to", "message-id", "auto-submitted", "date"]
  const KNOWN = [...HEADERS, "mime-version", "content-type", "x-auto-response-suppress"]

  it.each(HOSTILE)("%j in a name or subject changes no header", async (text) => {
    const named = mailer({ smtp, from: { ...from, name: `Shop${text}` } })
    await named.send({
      ...notification,
      content: { subject: `Enquiry${text}`, text, html: text },
      provider_data: {
        automatic: "generated",
        reply_to: { name: `Ann${text}`, address: "ann@customer.example" },
      },
    })
    const [mail] = server.mails
    expect(mail?.recipients).toEqual(["buyer@customer.example"])
    expect([...(mail?.headers.keys() ?? [])].filter((name) => !KNOWN.includes(name))).toEqual([])
    const addresses = [mail?.from, mail?.replyTo].map((header) => header?.value.map(({ address }) => address))
    expect(addresses).toEqual([["sales@scanwright.example"], ["ann@customer.example"]])
    expect(mail?.headerLines.every(({ line }) => !/^bcc/im.test(line))).toBe(true)
  })

  const automatic = "generated"
  const DATA: [string, object][] = HOSTILE.flatMap((text) => [
    ["recipient", { to: `buyer@customer.example${text}` }],
    [
      "answer address",
      { provider_data: { automatic, reply_to: { address: `ann@customer.example${text}` } } },
    ],
    ["Message-ID", { provider_data: { automatic, message_id: `<fmail_1@scanwright.example>${text}` } }],
    ["option", { provider_data: { automatic, bcc: text } }],
  ])

  it.each(DATA)("a hostile %s is refused permanently: %j", async (_what, change) => {
    const failure = await failureOf(service.send({ ...notification, ...change }))
    expect(failure.permanent).toBe(true)
    expect(failure.reason).not.toContain("victim")
    expect(server.mails).toEqual([])
  })

  it.each([
    [{ at: "recipient", code: 550 }, true, "the server answered 550 (5.7.1) at RCPT TO"],
    [{ at: "data", code: 451 }, false, "the server answered 451 (5.7.1) at DATA"],
    [{ at: "greeting", stalls: true }, false, "_TIMEOUT at CONN"],
    [{ at: "data", stalls: true }, false, "ETIMEDOUT"],
    [{ at: "data", drops: "not taken" }, false, "ECONNECTION"],
  ] as const)(
    "%j: refused permanently is %s, the reason has no personal data",
    async (mishap, permanent, reason) => {
      const patience = "stalls" in mishap ? { timeout: 300 } : {}
      const fresh = mailer({ smtp: { ...smtp, ...patience } })
      server.mishaps.push(mishap)
      const failure = await failureOf(fresh.send(notification))
      expect(failure.permanent).toBe(permanent)
      expect(failure.reason).toContain(reason)
      expect(failure.reason).not.toContain("@")
      expect(server.mails).toEqual([])
    },
  )

  it("one refused recipient does not stop the mail to the others", async () => {
    server.mishaps.push({ at: "recipient", code: 550, recipient: "gone@staff.example" })
    await service.send({ ...notification, to: "gone@staff.example,here@staff.example" })
    expect(server.mailsTo("here@staff.example")).toHaveLength(1)
    expect(logs.join()).not.toContain("gone@staff.example")
  })

  it("a server without TLS gets no mail where TLS is required", async () => {
    const strict = mailer({ smtp: { ...smtp, requireTls: true } })
    const failure = await failureOf(strict.send(notification))
    expect(failure).toMatchObject({ permanent: false })
    expect(server.mails).toEqual([])
  })
})

describe("Without a mail server", () => {
  let outbox: string
  beforeEach(async () => {
    outbox = path.join(await mkdtemp(path.join(tmpdir(), "outbox-")), "made", "when-needed")
  })
  afterEach(() => rm(path.dirname(path.dirname(outbox)), { recursive: true }))

  it("each mail becomes a file that a mail program opens, for its owner's eyes only", async () => {
    const service = mailer({ outbox })
    await service.send(notification)
    await service.send(notification)
    const files = await readdir(outbox)
    expect(files.map((file) => path.extname(file))).toEqual([".eml", ".eml"])
    const file = path.join(outbox, files[0] ?? "")
    expect((await stat(file)).mode & 0o077).toBe(0)
    const mail = await simpleParser(await readFile(file))
    expect(mail).toMatchObject({ subject: "Hello", messageId: "<fmail_1@scanwright.example>" })
  })
})

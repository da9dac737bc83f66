import { z } from "@medusajs/framework/zod"
import { type companyShape, toCompany, type Company } from "../../contract"
import { isLoopback } from "../../lib/loopback"
import { type Mailbox, readAddresses, readMailbox } from "./mailbox"

const flag = z.enum(["true", "false"], { error: "true or false" })

const mailbox = (expected: string) =>
  z.string().refine((text) => readMailbox(text) !== null, { error: expected })

const SECONDS = "seconds separated by commas, each a number above 0, for example 2,10,60"

/** Settings of outgoing mail. Without SMTP_HOST mails are written into a folder. */
export const mailShape = {
  SMTP_HOST: z
    .string()
    .optional()
    .meta({ description: "The mail server.", defaultText: "none: mail is written into files" }),
  SMTP_PORT: z.coerce
    .number({ error: "a port number" })
    .int({ error: "a port number" })
    .min(1, { error: "a port number" })
    .max(65_535, { error: "a port number" })
    .optional()
    .meta({ description: "Its port.", defaultText: "`587`; `465` with `SMTP_SECURE`" }),
  SMTP_USER: z.string().optional().describe("Its account; both user and password or neither."),
  SMTP_PASSWORD: z.string().optional().describe("Password of that account."),
  SMTP_SECURE: flag
    .default("false")
    .describe("`true`: TLS from the first byte on, as on port 465; `false`: STARTTLS."),
  SMTP_REQUIRE_TLS: flag.optional().meta({
    description: "`true` refuses to send mail unencrypted.",
    defaultText: "`true`; on the loopback address `false`",
  }),
  SMTP_TIMEOUT_SECONDS: z.coerce
    .number({ error: "a number of seconds up to 300" })
    .positive({ error: "a number of seconds up to 300" })
    .max(300, { error: "a number of seconds up to 300" })
    .default(20)
    .describe("Longest wait for one response of the mail server, in seconds."),
  MAIL_FROM: mailbox("one mailbox, for example Scanwright <sales@scanwright.example>").optional().meta({
    description: "Sender of all mail, for example `Scanwright <sales@scanwright.example>`.",
    defaultText: "`COMPANY_EMAIL`; required with `SMTP_HOST`",
  }),
  MAIL_REPLY_TO: mailbox("one mailbox, for example sales@scanwright.example").optional().meta({
    description: "Where replies to an acknowledgement go; replies to a notice go to the sender of the form.",
    defaultText: "`MAIL_FROM`",
  }),
  MAIL_STAFF_TO: z
    .string()
    .refine((text) => readAddresses(text) !== null, { error: "e-mail addresses separated by commas" })
    .optional()
    .meta({
      description: "Addresses that receive the notices of new form submissions, separated by commas.",
      defaultText: "`COMPANY_EMAIL`; required with `SMTP_HOST`",
    }),
  MAIL_OUTBOX_DIR: z.string().min(1, { error: "a folder path" }).optional().meta({
    description: "Folder that mail is written into, one `.eml` file each, where there is no mail server.",
    defaultText: "`.scanwright/outbox`",
  }),
  MAIL_RETRY_SECONDS: z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/, { error: SECONDS })
    .refine((text) => text.split(",").every((seconds) => Number(seconds) > 0), { error: SECONDS })
    .default("2,10,60,300,1800,7200,21600")
    .describe("Seconds to wait after the first, second, … failure; the last one repeats."),
  MAIL_GIVE_UP_HOURS: z.coerce
    .number({ error: "a number of hours above 0" })
    .positive({ error: "a number of hours above 0" })
    .default(72)
    .describe(
      "Hours after which a mail is given up. The log names it, and staff can send it again: `POST /admin/form-submissions/{id}/mail`.",
    ),
} as const

type MailEnvironment = z.output<z.ZodObject<typeof mailShape & typeof companyShape>>

type MailVariable = keyof typeof mailShape

interface Rule {
  name: MailVariable
  message: string
  broken: (settings: MailEnvironment) => boolean
}

const needsTls = ({ SMTP_HOST = "", SMTP_REQUIRE_TLS: given }: MailEnvironment) =>
  given === undefined ? !isLoopback(SMTP_HOST) : given === "true"

/** Rules between settings. */
const RULES: Rule[] = [
  {
    name: "SMTP_PASSWORD",
    message: "given together with SMTP_USER",
    broken: ({ SMTP_USER, SMTP_PASSWORD }) => SMTP_USER !== undefined && SMTP_PASSWORD === undefined,
  },
  {
    name: "SMTP_USER",
    message: "given together with SMTP_PASSWORD",
    broken: ({ SMTP_USER, SMTP_PASSWORD }) => SMTP_PASSWORD !== undefined && SMTP_USER === undefined,
  },
  {
    name: "SMTP_HOST",
    message: "given where SMTP_USER or SMTP_PORT is",
    broken: ({ SMTP_HOST, SMTP_USER, SMTP_PORT }) =>
      SMTP_HOST === undefined && (SMTP_USER !== undefined || SMTP_PORT !== undefined),
  },
  {
    name: "MAIL_FROM",
    message: "given where SMTP_HOST is: the sample company's address receives no replies",
    broken: ({ SMTP_HOST, MAIL_FROM }) => SMTP_HOST !== undefined && MAIL_FROM === undefined,
  },
  {
    name: "MAIL_STAFF_TO",
    message: "given where SMTP_HOST is: otherwise nobody would read the form submissions",
    broken: ({ SMTP_HOST, MAIL_STAFF_TO }) => SMTP_HOST !== undefined && MAIL_STAFF_TO === undefined,
  },
  {
    name: "SMTP_REQUIRE_TLS",
    message: "true where SMTP_USER is given: the password would travel in clear",
    broken: (settings) =>
      settings.SMTP_USER !== undefined &&
      settings.SMTP_SECURE === "false" &&
      !needsTls(settings) &&
      !isLoopback(settings.SMTP_HOST ?? ""),
  },
]

/**
 * Checks the rules between the settings of mail, for a schema that has them.
 *
 * @param settings each valid by itself
 * @param context receives the faults
 */
export function checkMailRules(settings: MailEnvironment, context: z.RefinementCtx): void {
  for (const { name, message, broken } of RULES) {
    if (broken(settings)) context.addIssue({ code: "custom", path: [name], message })
  }
}

/** Connection to the mail server. Times in milliseconds. */
export interface SmtpSettings {
  host: string
  port: number
  /** Whether TLS begins with the connection. */
  secure: boolean
  /** Whether mail is only sent encrypted. */
  requireTls: boolean
  auth?: { user: string; pass: string }
  /** Longest wait for one response of the server. */
  timeout: number
  /** Longest time one mail may take in all. */
  deadline: number
}

/** Settings of outgoing mail, derived and checked. Times in milliseconds. */
export interface MailSettings {
  company: Company
  from: Mailbox
  replyTo?: Mailbox
  staffTo: string[]
  /** Absent: mails are written into the outbox folder. */
  smtp?: SmtpSettings
  /** Waits after the first, second, … failure; the last one repeats. */
  retryAfter: number[]
  giveUpAfter: number
  /** Lease of a mail by the process that sends it; longer than sending can take. */
  lease: number
}

/** Sending is aborted after this many times the longest wait for a response … */
const DEADLINE_WAITS = 3
/** … and another process may send the mail after this many. */
const LEASE_WAITS = 5

/**
 * Derives the settings of mail from the checked environment.
 *
 * @param environment as `readEnvironment` returns it
 */
export function mailSettings(environment: MailEnvironment): MailSettings {
  const company = toCompany(environment)
  const own = { name: company.name, address: company.email }
  const timeout = environment.SMTP_TIMEOUT_SECONDS * 1_000
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: pass, MAIL_REPLY_TO } = environment
  const secure = environment.SMTP_SECURE === "true"
  const replyTo = MAIL_REPLY_TO === undefined ? null : readMailbox(MAIL_REPLY_TO)
  return {
    company,
    from: { ...own, ...readMailbox(environment.MAIL_FROM ?? own.address) },
    ...(replyTo && { replyTo }),
    staffTo: readAddresses(environment.MAIL_STAFF_TO ?? own.address) ?? [],
    ...(host !== undefined && {
      smtp: {
        host,
        port: environment.SMTP_PORT ?? (secure ? 465 : 587),
        secure,
        requireTls: needsTls(environment),
        ...(user !== undefined && pass !== undefined && { auth: { user, pass } }),
        timeout,
        deadline: timeout * DEADLINE_WAITS,
      },
    }),
    retryAfter: environment.MAIL_RETRY_SECONDS.split(",").map((seconds) => Number(seconds) * 1_000),
    giveUpAfter: environment.MAIL_GIVE_UP_HOURS * 3_600_000,
    lease: timeout * LEASE_WAITS,
  }
}

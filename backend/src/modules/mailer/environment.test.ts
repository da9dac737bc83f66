import { describe, expect, it } from "vitest"
import { readEnvironment } from "../../config/environment"
import { mailSettings } from "./environment"

const backend = {
  DATABASE_URL: "postgres://user:password@localhost:5432/scanwright",
  JWT_SECRET: "0123456789abcdef",
  COOKIE_SECRET: "0123456789abcdef",
  REVALIDATE_SECRET: "0123456789abcdef",
  STORE_CORS: "http://localhost:8000",
  ADMIN_CORS: "http://localhost:9000",
  AUTH_CORS: "http://localhost:9000",
  STOREFRONT_URL: "http://localhost:8000",
  BACKEND_URL: "http://localhost:9000",
}
const server = {
  SMTP_HOST: "smtp.provider.example",
  MAIL_FROM: "Acme <hello@acme.example>",
  MAIL_STAFF_TO: "a@acme.example, b@acme.example",
}

const settingsOf = (mail: Record<string, string>) => mailSettings(readEnvironment({ ...backend, ...mail }))

describe("The settings of mail", () => {
  it("without any: an outbox, from and to the company", () => {
    const settings = settingsOf({})
    expect(settings.smtp).toBeUndefined()
    expect(settings).toMatchObject({
      from: { name: "Scanwright", address: "sales@scanwright.example" },
      staffTo: ["sales@scanwright.example"],
    })
  })

  it("with a server: STARTTLS required, every wait limited, and no lease shorter than a sending", () => {
    const settings = settingsOf({ ...server, SMTP_USER: "acme", SMTP_PASSWORD: "secret" })
    expect(settings).toMatchObject({
      from: { name: "Acme", address: "hello@acme.example" },
      staffTo: ["a@acme.example", "b@acme.example"],
      smtp: {
        host: "smtp.provider.example",
        port: 587,
        secure: false,
        requireTls: true,
        auth: { user: "acme", pass: "secret" },
        timeout: 20_000,
      },
    })
    expect(settings.lease).toBeGreaterThan(settings.smtp?.deadline ?? Infinity)
  })

  it.each([
    [{ SMTP_SECURE: "true" }, { port: 465, secure: true, requireTls: true }],
    [
      { SMTP_HOST: "localhost", SMTP_PORT: "1025" },
      { port: 1025, requireTls: false },
    ],
    [{ SMTP_REQUIRE_TLS: "false" }, { requireTls: false }],
  ])("%j means %j", (given, smtp) => {
    expect(settingsOf({ ...server, ...given })).toMatchObject({ smtp })
  })

  it.each<[Record<string, string>, string]>([
    [{ ...server, SMTP_USER: "acme" }, "SMTP_PASSWORD must be given together with SMTP_USER"],
    [{ SMTP_PORT: "25" }, "SMTP_HOST must be given where SMTP_USER or SMTP_PORT is"],
    [{ ...server, MAIL_FROM: "" }, "MAIL_FROM must be given where SMTP_HOST is"],
    [{ ...server, MAIL_STAFF_TO: "" }, "MAIL_STAFF_TO must be given where SMTP_HOST is"],
    [
      { ...server, SMTP_USER: "acme", SMTP_PASSWORD: "secret", SMTP_REQUIRE_TLS: "false" },
      "SMTP_REQUIRE_TLS must be true where SMTP_USER is given",
    ],
    [{ MAIL_FROM: "Acme" }, "MAIL_FROM must be one mailbox"],
    [
      { MAIL_STAFF_TO: "a@b.example;c@d.example" },
      "MAIL_STAFF_TO must be e-mail addresses separated by commas",
    ],
    [{ MAIL_RETRY_SECONDS: "2,0" }, "MAIL_RETRY_SECONDS must be seconds separated by commas"],
    [{ MAIL_GIVE_UP_HOURS: "-1" }, "MAIL_GIVE_UP_HOURS must be a number of hours above 0"],
    [{ COMPANY_NUMBER: "12" }, "COMPANY_NUMBER must be eight characters as Companies House writes them"],
  ])("%j is refused: %s", (given, message) => {
    expect(() => settingsOf(given)).toThrow(message)
  })
})

import { type AxiosResponse } from "axios"
import { MedusaError } from "@medusajs/framework/utils"
import { type AcceptedAccountResponse, type AccountRequest } from "../../src/contract"
import { type MailServer, type ReceivedMail } from "./mail-server"
import { type Shop } from "./shop"
import { soon } from "./soon"

/** A password that the shop's rule accepts. */
export const PASSWORD = "seven green umbrellas"

/** Settings with which mail goes to a test's own server; a Medusa reads them when it starts. */
export const mailTo = (port: number): Record<string, string> => ({
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(port),
  MAIL_FROM: "Scanwright <sales@scanwright.example>",
  MAIL_STAFF_TO: "staff@shop.example",
  MAIL_RETRY_SECONDS: "0.1,0.2,0.3",
  RATE_LIMIT_SIGN_IN: "100000",
  RATE_LIMIT_WRITES: "100000",
})

/** What somebody answers who opens an account. */
export const founder = (email: string, change: Partial<AccountRequest> = {}) => ({
  first_name: "Ada",
  last_name: "Byron",
  email,
  phone: "0113 496 0000",
  legal_name: "Northern Parcels Ltd",
  company_type: "limited_company",
  company_number: "01234567",
  registered_address: { line1: "1 Mill Lane", city: "Leeds", postcode: "LS1 4AP", country: "GB" },
  privacy_consent: true,
  ...change,
})

/** The token in the link of a mail. */
export const tokenIn = (mail: ReceivedMail | undefined): string =>
  /\/account\/welcome\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? ""

/** Requests of customers to a shop, and the mails that they get. */
export class Accounts {
  constructor(
    private readonly shop: Shop,
    private readonly server: MailServer,
  ) {}

  /** A request of a storefront, with or without a customer's token. */
  async ask<T = { type?: string; code?: string; message?: string }>(
    method: "get" | "post" | "delete",
    path: string,
    data?: Record<string, unknown>,
    token?: string,
  ): Promise<AxiosResponse<T>> {
    const headers = {
      "x-publishable-api-key": this.shop.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    return this.shop.request<T>(method, path, headers, data)
  }

  /** Waits for the newest mail to an address, of so many. */
  async mail(email: string, count = 1): Promise<ReceivedMail> {
    let newest: ReceivedMail | undefined
    await soon(() => {
      const mails = this.server.mailsTo(email)
      expect(mails.length).toBeGreaterThanOrEqual(count)
      newest = mails.at(-1)
    }, 60_000)
    if (!newest) throw new MedusaError(MedusaError.Types.NOT_FOUND, `A mail to ${email}`)
    return newest
  }

  /** Asks for a company's account. @returns the token of the mailed link */
  async request(email: string, change: Partial<AccountRequest> = {}): Promise<string> {
    const before = this.server.mailsTo(email).length
    await this.ask("post", "/store/account-requests", founder(email, change))
    return tokenIn(await this.mail(email, before + 1))
  }

  /** Uses the link of a mail. */
  async accept(token: string, password = PASSWORD) {
    return this.ask<AcceptedAccountResponse & { code?: string; message?: string }>(
      "post",
      "/store/account-requests/accept",
      { token, first_name: "Ada", last_name: "Byron", password },
    )
  }

  /** Signs in. */
  async signIn(email: string, password = PASSWORD) {
    return this.ask<{ token: string; message?: string }>("post", "/auth/customer/emailpass", {
      email,
      password,
    })
  }

  /** A founder with an account, signed in. @returns the token */
  async open(email: string, change: Partial<AccountRequest> = {}): Promise<string> {
    await this.accept(await this.request(email, change))
    return (await this.signIn(email)).data.token
  }
}

import {
  type Logger,
  type ProviderSendNotificationDTO,
  type ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types"
import { AbstractNotificationProviderService } from "@medusajs/framework/utils"
import { createTransport, type SendMailOptions } from "nodemailer"
import { type MailSettings, type SmtpSettings } from "./environment"
import { deliveryError, judge } from "./delivery-failure"
import { toMessage } from "./message"
import { writeToOutbox } from "./outbox"

/** Options of the provider in medusa-config.ts. */
export interface MailerOptions extends Pick<MailSettings, "from" | "replyTo" | "smtp"> {
  channels: ["email"]
  /** Folder for mails when no server is set. */
  outbox: string
}

/** Most open connections to the mail server. */
const CONNECTIONS = 5

/** Sends a mail and returns its Message-ID. Throws errors of nodemailer. */
type Send = (mail: SendMailOptions) => Promise<string>

function smtpSender(settings: SmtpSettings, logger: Pick<Logger, "warn">): Send {
  const { host, port, secure, requireTls, auth, timeout, deadline } = settings
  const pool = createTransport({
    pool: true,
    host,
    port,
    secure,
    requireTLS: requireTls && !secure,
    tls: { minVersion: "TLSv1.2" },
    auth,
    maxConnections: CONNECTIONS,
    // The caller decides whether and when to try again: it stores the number of tries.
    maxRequeues: 0,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  })
  return async (mail) => {
    const { messageId, rejected } = await pool.sendMail({ ...mail, signal: AbortSignal.timeout(deadline) })
    if (rejected.length > 0) {
      logger.warn(
        `Mail ${messageId}: the server refused ${rejected.length} of its recipients and accepted it for the others`,
      )
    }
    return messageId
  }
}

/**
 * Sends e-mail for Medusa's notification module: through a mail server, or without one into a folder.
 */
export class MailerService extends AbstractNotificationProviderService {
  static override identifier = "mailer"

  private readonly deliver: Send

  constructor(
    { logger }: { logger: Pick<Logger, "info" | "warn"> },
    private readonly options: MailerOptions,
  ) {
    super()
    const { smtp, outbox } = options
    this.deliver = smtp ? smtpSender(smtp, logger) : (mail) => writeToOutbox(outbox, mail)
    logger.info(
      smtp
        ? `Mail is sent through ${smtp.host}:${smtp.port}`
        : `No mail is sent because SMTP_HOST is not set: mail is written into ${outbox}`,
    )
  }

  /**
   * Sends one mail.
   *
   * @returns its Message-ID, once the server has accepted it
   * @throws MedusaError from which `readDeliveryError` reads the failure
   */
  override async send(
    notification: ProviderSendNotificationDTO,
  ): Promise<ProviderSendNotificationResultsDTO> {
    const mail = toMessage(notification, this.options.from, this.options.replyTo)
    try {
      return { id: await this.deliver(mail) }
    } catch (error) {
      throw deliveryError(judge(error))
    }
  }
}

import { type AddressInfo } from "node:net"
import { simpleParser } from "mailparser"
import { SMTPServer } from "smtp-server"
import { LOOPBACK } from "./ports.ts"

/** A received mail. */
export interface ArrivedMail {
  messageId: string
  to: string
  subject: string
}

/** A real SMTP server that stores received mails. */
export class MailServer {
  readonly mails: ArrivedMail[] = []
  private server = this.made()
  /** The same at every start, so that senders reach it again. */
  private port = 0

  private made(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      logger: false,
      onData: (stream, session, done) => {
        simpleParser(stream).then(
          ({ messageId = "", subject = "" }) => {
            const to = session.envelope.rcptTo.map(({ address }) => address).join(", ")
            this.mails.push({ messageId, to, subject })
            done()
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
      },
    })
    // A killed client resets its connections.
    server.on("error", () => undefined)
    return server
  }

  /** Starts the server, also after a stop. @returns the settings of a backend that sends its mail here */
  async start(): Promise<Record<string, string>> {
    this.server = this.made()
    await new Promise<void>((resolve) => {
      this.server.listen(this.port, LOOPBACK, resolve)
    })
    this.port = (this.server.server.address() as AddressInfo).port
    return {
      SMTP_HOST: LOOPBACK,
      SMTP_PORT: String(this.port),
      MAIL_FROM: "Shop under test <shop@scanwright.example>",
      MAIL_STAFF_TO: "staff@scanwright.example",
    }
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(resolve)
    })
  }
}

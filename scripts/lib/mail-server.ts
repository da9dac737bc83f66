import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { type AddressInfo } from "node:net"
import { join } from "node:path"
import { type Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
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

  /** @param folder for other programs: each mail is a file there, named so that they sort by time */
  constructor(private readonly folder?: string) {
    if (folder) mkdirSync(folder, { recursive: true })
  }

  private made(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      logger: false,
      closeTimeout: 100,
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(", ")
        this.receive(stream, to).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
      },
    })
    // A killed client resets its connections.
    server.on("error", () => undefined)
    return server
  }

  private async receive(stream: Readable, to: string): Promise<void> {
    const source = await buffer(stream)
    const { messageId = "", subject = "" } = await simpleParser(source)
    this.mails.push({ messageId, to, subject })
    if (this.folder === undefined) return
    const file = join(this.folder, `${String(this.mails.length).padStart(6, "0")}.eml`)
    // Whole or not at all: others read the folder at any time.
    writeFileSync(`${file}.tmp`, source)
    renameSync(`${file}.tmp`, file)
  }

  /**
   * Starts the server, also after a stop.
   * @returns the settings of a backend that sends its mail here
   * @throws when it cannot listen
   */
  async start(): Promise<Record<string, string>> {
    this.server = this.made()
    await new Promise<void>((resolve, reject) => {
      this.server.once("error", reject)
      this.server.listen(this.port, LOOPBACK, () => {
        this.server.off("error", reject)
        resolve()
      })
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

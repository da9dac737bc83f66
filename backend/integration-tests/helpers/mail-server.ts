import { type AddressInfo, type Socket } from "node:net"
import { type ParsedMail, simpleParser } from "mailparser"
import { SMTPServer, type SMTPServerSession } from "smtp-server"

/** A fault of the server during one attempt to send. */
export type Mishap =
  | { at: "greeting"; stalls: true }
  | { at: "recipient"; code: number; recipient?: string }
  | { at: "data"; code: number }
  | { at: "data"; stalls: true }
  /** The connection ends after the mail was read: the sender cannot know whether the server accepted it. */
  | { at: "data"; drops: "taken" | "not taken" }

/** A mail as it arrived. */
export interface ReceivedMail extends ParsedMail {
  /** Recipients of the SMTP envelope, whatever the headers of the mail name. */
  recipients: string[]
  /** The mail as it was received, undecoded. */
  source: string
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function refusal(code: number): Error {
  return Object.assign(new Error(`5.7.1 <somebody@private.example> is refused`), { responseCode: code })
}

/** A real mail server that stores what it receives and fails in the ways a test sets in `mishaps`. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  /** Faults of the next attempts, in order. With none left, every attempt succeeds. */
  readonly mishaps: Mishap[] = []
  private server: SMTPServer | undefined
  private readonly sockets = new Map<number, Socket>()

  /**
   * @param port to listen on; 0 takes a free one
   * @throws where it cannot listen, as on a port that is taken
   */
  async start(port = 0): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, done) => {
        if (this.takeMishap("greeting")) return
        done()
      },
      onRcptTo: ({ address }, _session, done) => {
        const next = this.mishaps[0]
        const concerns = next?.at === "recipient" && isSame(next.recipient ?? address, address)
        const mishap = concerns ? this.takeMishap("recipient") : undefined
        done(mishap?.at === "recipient" ? refusal(mishap.code) : undefined)
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = []
        stream.on("data", (part: Buffer) => parts.push(part))
        stream.on("end", () => void this.receive(Buffer.concat(parts), session, done))
      },
    })
    server.server.on("connection", (socket: Socket) => {
      const { remotePort = 0 } = socket
      this.sockets.set(remotePort, socket)
      socket.on("close", () => this.sockets.delete(remotePort))
    })
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject)
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject)
        // From here on an error is that of one connection, and of a test's own making.
        server.on("error", () => undefined)
        resolve()
      })
    })
    this.server = server
  }

  get isUp(): boolean {
    return this.server !== undefined
  }

  get port(): number {
    return (this.server?.server.address() as AddressInfo).port
  }

  /** Closes every connection and stops listening. */
  async stop(): Promise<void> {
    for (const socket of this.sockets.values()) socket.destroy()
    const { server } = this
    this.server = undefined
    if (server) await new Promise<void>((resolve) => void server.close(resolve))
  }

  /** Forgets mails and mishaps. */
  forget(): void {
    this.mails.length = 0
    this.mishaps.length = 0
  }

  /** Mails received for an address, in any case: mail programs write the domain in lower case. */
  mailsTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ recipients }) => recipients.some((one) => isSame(one, address)))
  }

  private takeMishap(at: Mishap["at"]): Mishap | undefined {
    return this.mishaps[0]?.at === at ? this.mishaps.shift() : undefined
  }

  private async receive(
    source: Buffer,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const mishap = this.takeMishap("data")
    const code = mishap && "code" in mishap ? mishap.code : undefined
    const stalls = mishap !== undefined && "stalls" in mishap
    const drops = mishap && "drops" in mishap ? mishap.drops : undefined
    if (code === undefined && !stalls && drops !== "not taken") {
      const parsed = await simpleParser(source)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      this.mails.push({ ...parsed, recipients, source: source.toString() })
    }
    if (stalls) return
    if (drops) this.sockets.get(session.remotePort)?.destroy()
    else done(code === undefined ? null : refusal(code))
  }
}

import { mkdir } from "node:fs/promises"
import path from "node:path"
import { createTransport, type SendMailOptions } from "nodemailer"
import { writeWholeFile } from "../../lib/write-whole-file"

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" })

/** A unique file name that sorts by time, made of safe characters only. */
const fileName = (messageId: string) =>
  `${new Date().toISOString().replace(/[:.]/g, "-")} ${messageId.replace(/[^\w-]+/g, "_").slice(0, 80)}`

/**
 * Writes a mail into a folder, as a file that a mail program opens: whole or not at all, readable by its owner only.
 *
 * @param folder created if missing
 * @param mail to write
 * @returns the mail's Message-ID
 */
export async function writeToOutbox(folder: string, mail: SendMailOptions): Promise<string> {
  const { message, messageId } = await composer.sendMail(mail)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${fileName(messageId)}.eml`)
  await writeWholeFile(file, message, 0o600)
  return messageId
}

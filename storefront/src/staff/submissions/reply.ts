import { type AdminFormSubmission, FORMS, mailtoHref } from "@scanwright/backend/contract"

/** Id of the form for a reply. */
export const REPLY_ID = "reply"

/** Longest quotation: mail programs cut longer addresses off. */
const MOST_QUOTED = 1_200

/**
 * Address that opens a reply in the mail program: to the sender, with the reference in its subject and the message
 * quoted.
 *
 * @param submission with the values of its form
 * @param siteName in the subject
 * @returns null after an erasure
 */
export function replyHref(
  { email, reference, type, name, data }: AdminFormSubmission,
  siteName: string,
): string | null {
  if (email === null) return null
  const message = typeof data.message === "string" ? data.message.slice(0, MOST_QUOTED) : ""
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n")
  const body = [`Dear ${name ?? ""},`.replace(" ,", ","), "", "", ...(message ? [quoted, ""] : []), reference]
  const subject = `Your ${FORMS[type].noun} to ${siteName} (${reference})`
  return `${mailtoHref(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join("\r\n"))}`
}

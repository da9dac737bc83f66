import { z } from "zod"
import type { ReviewStep } from "../schema/credit-steps"
import { SENT_KEY } from "./has-sent-copy"

const stepSchema = z.object({
  id: z.enum(["company", "addresses", "people", "references", "send"]),
  groups: z.array(
    z.object({
      heading: z.string().nullable(),
      answers: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
})

const copySchema = z.object({ reference: z.string(), sentAt: z.number(), steps: z.array(stepSchema) })

/** An application as it was sent, stored for this window to be printed. */
export type SentCopy = z.output<typeof copySchema>

/** Stores an application that has just been sent, for the thank-you page. */
export function storeSentCopy(
  copy: Pick<SentCopy, "reference"> & { readonly steps: readonly ReviewStep[] },
): void {
  try {
    sessionStorage.setItem(SENT_KEY, JSON.stringify({ ...copy, sentAt: Date.now() }))
  } catch {
    // Storage is switched off: the acknowledgement by e-mail remains.
  }
}

/** The values sent under a reference in this window; null for any other reference. */
export function readSentCopy(reference: string): SentCopy | null {
  try {
    const { data } = copySchema.safeParse(JSON.parse(sessionStorage.getItem(SENT_KEY) ?? "null"))
    return data?.reference === reference ? data : null
  } catch {
    // Storage is blocked, or has an unreadable value.
    return null
  }
}

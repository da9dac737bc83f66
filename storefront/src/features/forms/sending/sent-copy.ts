import { z } from "zod"
import type { AnsweredStep } from "../schema/credit-steps"
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

/** An application as it was sent, kept in the window to be printed. */
export type SentCopy = z.output<typeof copySchema>

/** Keeps an application that has just been sent, for the page that thanks. @param copy with `sentAt` in epoch ms */
export function keepSentCopy(
  copy: Omit<SentCopy, "steps"> & { readonly steps: readonly AnsweredStep[] },
): void {
  try {
    sessionStorage.setItem(SENT_KEY, JSON.stringify(copy))
  } catch {
    // Storage is switched off: the acknowledgement by e-mail remains.
  }
}

/** What was sent under a reference in this window; null when it was another, or nothing. */
export function readSentCopy(reference: string): SentCopy | null {
  try {
    const { data } = copySchema.safeParse(JSON.parse(sessionStorage.getItem(SENT_KEY) ?? "null"))
    return data?.reference === reference ? data : null
  } catch {
    // Storage is switched off, or holds something else.
    return null
  }
}

import { FORM_TYPES, type FormType } from "@scanwright/backend/contract"
import type { SubmissionQuestion } from "./data"

type SearchParams = Record<string, string | string[] | undefined>

const INBOX = "/admin/submissions"

const isFormType = (text: string): text is FormType => (FORM_TYPES as readonly string[]).includes(text)

/** Reads the filters in the inbox's address; invalid values are ignored. */
export function inboxQuestion(params: SearchParams): SubmissionQuestion {
  const text = (name: string, most: number) => {
    const value = params[name]
    return typeof value === "string" ? value.trim().slice(0, most) : ""
  }
  const [q, status, type, assignee] = [
    text("q", 200),
    text("status", 40),
    text("type", 40),
    text("assignee", 100),
  ]
  const page = Number.parseInt(text("page", 6), 10)
  return {
    page: page > 0 ? page : 1,
    ...(q && { q }),
    ...(status && { status }),
    ...(isFormType(type) && { type }),
    ...(assignee && { assignee }),
  }
}

/**
 * The address of the inbox, or of its export, with these filters.
 *
 * @param question see {@link SubmissionQuestion}; page 1 is left out
 * @param base the address without its query
 */
export function inboxHref({ page, ...asked }: SubmissionQuestion, base = INBOX): string {
  const query = new URLSearchParams(Object.entries(asked))
  if (page > 1) query.set("page", String(page))
  const text = query.toString()
  return text ? `${base}?${text}` : base
}

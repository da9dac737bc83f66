import { FORM_TYPES, type FormType } from "@scanwright/backend/contract"
import { pageNumberOf } from "@/lib/list-pages"
import type { SubmissionQuestion } from "./data"

type SearchParams = Record<string, string | string[] | undefined>

/** Rows of a page of the inbox. */
export const SUBMISSIONS_PER_PAGE = 20

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
  return {
    page: pageNumberOf(params.page),
    ...(q && { q }),
    ...(status && { status }),
    ...(text("overdue", 4) === "true" && { overdue: true as const }),
    ...(isFormType(type) && { type }),
    ...(assignee && { assignee }),
    ...(text("order", 20) === "created_at" && { order: "created_at" as const }),
  }
}

/** Whether a list shows only some of the submissions; its order and page are no filters. */
export const isFiltered = (question: SubmissionQuestion): boolean =>
  Object.keys(question).some((name) => name !== "page" && name !== "order")

/**
 * The address of the inbox, or of its export, with these filters.
 *
 * @param question see {@link SubmissionQuestion}; page 1 is left out
 * @param base the address without its query
 */
export function inboxHref({ page, ...asked }: SubmissionQuestion, base = INBOX): string {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  if (page > 1) query.set("page", String(page))
  const text = query.toString()
  return text ? `${base}?${text}` : base
}

import { HONEYPOT_FIELD } from "@scanwright/backend/contract"
import { DRAFT_KEY } from "./has-draft"

/** Never kept: what the page fills in itself, what must be given anew, and the trap. */
const LEFT_OUT = (name: string) =>
  name.startsWith("lines.") || name === "privacy_consent" || name === "declaration" || name === HONEYPOT_FIELD

/** What somebody typed and has not sent: names of fields with their text. */
export type Draft = readonly (readonly [name: string, text: string])[]

const isEntry = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string")

/** The kept draft, or null; also where the browser lets nothing be kept. */
export function readDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null")
    return Array.isArray(kept) && kept.length > 0 && kept.every(isEntry) ? kept : null
  } catch {
    // Storage is switched off, or holds what is no draft: then there is none.
    return null
  }
}

/** Keeps what is typed in a form. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => typeof value === "string" && value !== "" && !LEFT_OUT(name),
  )
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(entries))
  } catch {
    // Storage is switched off or full: the form itself still holds everything.
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

/**
 * Puts a draft back into a form; what has been typed since stays.
 *
 * @returns the first field it has words for
 */
export function restoreDraft(draft: Draft, form: HTMLFormElement): HTMLElement | undefined {
  const fields = draft.flatMap(([name, text]) => {
    const field = form.elements.namedItem(name)
    const isText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (!isText) return []
    if (field.value === "") field.value = text
    return [field]
  })
  return fields[0]
}

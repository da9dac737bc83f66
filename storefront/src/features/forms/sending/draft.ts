import { type FormType, HONEYPOT_FIELD } from "@scanwright/backend/contract"
import { type Draft, formatDraft, mergeDrafts, parseDraft } from "./draft-text"
import { DRAFT_PREFIX, draftKey } from "./has-draft"

/** Fields never stored: fields that the page fills in, consents, which must be given each time, and the honeypot. */
const LEFT_OUT = (name: string) =>
  name.startsWith("lines.") || name === "privacy_consent" || name === "declaration" || name === HONEYPOT_FIELD

/** Deletes every expired draft, also of other forms. */
function sweep(now: number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(DRAFT_PREFIX) && parseDraft(localStorage.getItem(key), now) === null) {
      localStorage.removeItem(key)
    }
  }
}

/** The stored draft of a type of form, or null; also null where storage is blocked. */
export function readDraft(type: FormType): Draft | null {
  try {
    const now = Date.now()
    sweep(now)
    return parseDraft(localStorage.getItem(draftKey(type)), now)
  } catch {
    // Without storage there is no draft.
    return null
  }
}

/**
 * Stores the values of a form as its draft.
 *
 * @param waiting a draft still on offer, which must not be overwritten by the first key
 */
export function saveDraft(type: FormType, form: HTMLFormElement, waiting: Draft | null): void {
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && entry[1] !== "" && !LEFT_OUT(entry[0]),
  )
  const entries = mergeDrafts(typed, waiting)
  try {
    if (entries.length === 0) localStorage.removeItem(draftKey(type))
    else localStorage.setItem(draftKey(type), formatDraft(entries, Date.now()))
  } catch {
    // Without storage, or with a full one, the form itself still has the values.
  }
}

/** Deletes the draft of a type of form. */
export function clearDraft(type: FormType): void {
  try {
    localStorage.removeItem(draftKey(type))
  } catch {
    // Without storage there is no draft.
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isTick = (control: TextControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")

/**
 * Restores a draft into a form; values typed since then stay.
 *
 * @returns the first field that was filled
 */
export function restoreDraft(draft: Draft, form: HTMLFormElement): HTMLElement | undefined {
  const controls = [...form.elements].filter(isControl)
  const touched = draft.flatMap(([name, text]) => {
    const named = controls.filter((control) => control.name === name)
    const ticked = named.filter((control) => isTick(control) && control.value === text)
    for (const control of ticked) (control as HTMLInputElement).checked = true
    const written = named.filter((control) => !isTick(control))
    for (const control of written) if (control.value === "") control.value = text
    return [...ticked, ...written]
  })
  return touched[0]
}

import { type FormType, HONEYPOT_FIELD } from "@scanwright/backend/contract"
import { type Draft, formatDraft, mergeDrafts, parseDraft } from "./draft-text"
import { DRAFT_PREFIX, draftKey } from "./has-draft"

/** Fields never stored: those the page fills in, consents that must be given anew, and the honeypot. */
const LEFT_OUT = (name: string) =>
  name.startsWith("lines.") || name === "privacy_consent" || name === "declaration" || name === HONEYPOT_FIELD

/** Forgets every draft that is over, also those of forms that nobody has opened since. */
function sweep(now: number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(DRAFT_PREFIX) && parseDraft(localStorage.getItem(key), now) === null) {
      localStorage.removeItem(key)
    }
  }
}

/** The stored draft of a kind of form, or null; also where the browser lets nothing be kept. */
export function readDraft(type: FormType): Draft | null {
  try {
    const now = Date.now()
    sweep(now)
    return parseDraft(localStorage.getItem(draftKey(type)), now)
  } catch {
    // Storage is switched off: then there is none.
    return null
  }
}

/**
 * Keeps what is typed in a form.
 *
 * @param waiting a draft that is still on offer, which must not be lost to the first letter typed
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
    // Storage is switched off or full: the form itself still holds everything.
  }
}

/** Forgets the draft of a kind of form. */
export function clearDraft(type: FormType): void {
  try {
    localStorage.removeItem(draftKey(type))
  } catch {
    // Storage is switched off: nothing was kept.
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
 * Puts a draft back into a form; what has been typed since stays.
 *
 * @returns the first field that got a value
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

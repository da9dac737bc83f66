import { HONEYPOT_FIELD } from "@scanwright/backend/contract"
import { enterValue, type Field } from "@/lazy/early-input"
import { mayStore } from "@/shell/consent/consent-store"
import { type Draft, type DraftEntry, formatDraft, parseDraft } from "./draft-text"

/** Fields never stored: consents, which must be given each time, and the honeypot. */
const LEFT_OUT = new Set(["privacy_consent", "declaration", HONEYPOT_FIELD])

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio"

/** The fields of a form that a draft may have: those that are typed or chosen. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.type !== "hidden" &&
      !LEFT_OUT.has(element.name),
  )

/** The present text of a field; empty for a tick that is not set. */
const textOf = (field: Field): string => (isTick(field) && !field.checked ? "" : field.value)

function defaultOf(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ""
  }
  return isTick(field) && !field.defaultChecked ? "" : field.defaultValue
}

const begun = new WeakMap<Field, string>()

/** The text with which a field began, read once: React lets the default of a controlled field follow its value. */
function beginningOf(field: Field): string {
  const known = begun.get(field) ?? defaultOf(field)
  begun.set(field, known)
  return known
}

const hasChoice = (field: Field, text: string): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some(({ value }) => value === text)
  return !isTick(field) || field.value === text
}

/** Whether an entry is of a field: of its name, of the text it began with, and one that can be chosen. */
const isOf = (field: Field, { name, text, beginning }: DraftEntry): boolean =>
  field.name === name && beginningOf(field) === beginning && hasChoice(field, text)

/** Where a draft may be, first where it is stored: on this device with the visitor's permission, and in this window. */
const storages = (): [Storage, ...Storage[]] =>
  mayStore("preferences") ? [localStorage, sessionStorage] : [sessionStorage]

/** The draft stored under a key; an empty one where there is none. */
export function readDraft(key: string): Draft {
  try {
    const drafts = storages().map((storage) => parseDraft(storage.getItem(key), Date.now()))
    return drafts.find((draft) => draft !== null) ?? []
  } catch {
    // Without storage there is no draft.
    return []
  }
}

/** Stores a draft in one place: what is sent in one window must not be left in another one. */
function store(key: string, draft: Draft): void {
  try {
    const [place, ...others] = storages()
    for (const other of others) other.removeItem(key)
    if (draft.length === 0) place.removeItem(key)
    else place.setItem(key, formatDraft(draft, Date.now()))
  } catch {
    // Without storage, or with a full one, the form itself still has the values.
  }
}

/** Stores what was typed and chosen in a form as its draft. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const fields = fieldsOf(form)
  const typed = fields
    .map((field) => ({ name: field.name, text: textOf(field), beginning: beginningOf(field) }))
    .filter(({ text, beginning }) => text !== beginning)
  // Such as a message about something else that the same page was asked for.
  const others = readDraft(key).filter((entry) => !fields.some((field) => isOf(field, entry)))
  store(key, [...typed, ...others])
}

/** Deletes a draft. */
export const clearDraft = (key: string): void => store(key, [])

/**
 * Puts a draft back into its form. What was entered since then stays.
 *
 * @returns whether there is a draft of this form
 */
export function restoreDraft(key: string, form: HTMLFormElement): boolean {
  const fields = fieldsOf(form)
  for (const field of fields) beginningOf(field)
  const pairs = readDraft(key).flatMap((entry) =>
    fields.filter((field) => isOf(field, entry)).map((field) => ({ field, text: entry.text })),
  )
  for (const { field, text } of pairs) enterValue(field, text, true)
  return pairs.length > 0
}

/** Fills in the fields of a form that are still empty. @returns whether there was one */
export function fillEmpty(form: HTMLFormElement, values: ReadonlyMap<string, string>): boolean {
  const empty = fieldsOf(form).filter(({ name, value }) => value === "" && values.has(name))
  for (const field of empty) field.value = values.get(field.name) ?? ""
  return empty.length > 0
}

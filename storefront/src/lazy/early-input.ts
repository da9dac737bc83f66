/** A field whose value a visitor can change. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a visitor did with an element before the element was hydrated. */
export type EarlyInput =
  | { readonly kind: "press"; readonly element: HTMLButtonElement }
  | { readonly kind: "entry"; readonly element: Field; value: string; isChecked: boolean }
  | { readonly kind: "submit"; readonly element: HTMLFormElement; readonly submitter: HTMLElement | null }

declare global {
  interface Window {
    /** Presses and entries before hydration, in their order; without the recording script there are none. */
    earlyInput?: { isPageHydrated: boolean; inputs: EarlyInput[] }
  }
}

/** Attribute of the element around a part that is hydrated later than the page. */
export const WAITING = "data-waiting"

/** The same as props. */
export const waitingPart = { [WAITING]: "" }

/** Sets a field's value without React: React takes the next event for the visitor's. */
function enter(field: Field, property: "value" | "checked", value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value)
}

/**
 * Repeats an entry. React compares with the value that was last set on the element itself, which is therefore set to
 * another one first.
 */
function repeatEntry(field: Field, value: string, isChecked: boolean): void {
  if (field instanceof HTMLSelectElement || field.type === "file") {
    if (field instanceof HTMLSelectElement) field.value = value
    field.dispatchEvent(new Event("change", { bubbles: true }))
  } else if (field.type === "checkbox" || field.type === "radio") {
    const box = field as HTMLInputElement
    box.checked = !isChecked
    enter(box, "checked", isChecked)
    // Only a mouse event would tick the box again.
    box.dispatchEvent(new Event("click", { bubbles: true }))
  } else if (value !== field.defaultValue) {
    field.value = field.defaultValue
    enter(field, "value", value)
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
}

function repeat(input: EarlyInput): void {
  if (input.kind === "press") input.element.click()
  else if (input.kind === "entry") repeatEntry(input.element, input.value, input.isChecked)
  else input.element.requestSubmit(input.submitter)
}

/** Whether a visitor has already used a part that is not hydrated yet. */
export const hasEarlyInput = (part: Element): boolean =>
  window.earlyInput?.inputs.some(({ element }) => part.contains(element)) ?? false

/** Repeats the inputs of a part, or of the page, except those of parts that are still waiting. */
function repeatAll(part: Element): void {
  const early = window.earlyInput
  if (!early) return
  const isReady = ({ element }: EarlyInput) => part.contains(element) && !element.closest(`[${WAITING}]`)
  const ready = early.inputs.filter(isReady)
  early.inputs = early.inputs.filter((input) => !ready.includes(input))
  for (const input of ready) repeat(input)
}

/** Repeats what a visitor did with the page before it was hydrated. */
export function repeatInPage(): void {
  if (window.earlyInput) window.earlyInput.isPageHydrated = true
  repeatAll(document.body)
}

/**
 * Repeats what a visitor did with a part before it was hydrated.
 *
 * @param part the element with {@link waitingPart}, of a part that is hydrated or that stays without its script
 */
export function repeatInPart(part: Element | null): void {
  part?.removeAttribute(WAITING)
  if (part) repeatAll(part)
}

/** A field whose value a visitor can change. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a visitor did with an element before the element was hydrated. */
export type EarlyInput =
  | { readonly kind: "press"; readonly element: HTMLButtonElement }
  | { readonly kind: "entry"; readonly element: Field; value: string; isChecked: boolean }
  | { readonly kind: "key"; readonly element: HTMLElement; readonly key: string; readonly shiftKey: boolean }
  | { readonly kind: "submit"; readonly element: HTMLFormElement; readonly submitter: HTMLElement | null }

declare global {
  interface Window {
    /** Presses and entries before hydration, in their order; without the recording script there are none. */
    earlyInput?: { isPageHydrated: boolean; inputs: EarlyInput[] }
  }
}

/** Selector of an element around a part that is hydrated later than the page, whether it is hydrated or not. */
const PART = "[data-waiting]"

/** Selector of an element around a part that is not hydrated yet. */
export const WAITING = '[data-waiting="yes"]'

/** Props of the element around a part that is hydrated later than the page. */
export const waitingPart = { "data-waiting": "yes" }

/** Sets a field's value without React: React takes the next event for the visitor's. */
function enter(field: Field, property: "value" | "checked", value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value)
}

/**
 * Enters a value into a field that is still as it began, with the events that a browser fires. React compares with the
 * value that was last set on the element itself, which is therefore set to another one first.
 */
export function enterValue(field: Field, value: string, isChecked: boolean): void {
  const fire = (...types: string[]) => {
    for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  if (field instanceof HTMLSelectElement || field.type === "file") {
    if (field instanceof HTMLSelectElement) field.value = value
    fire("input", "change")
  } else if (field.type === "checkbox" || field.type === "radio") {
    const box = field as HTMLInputElement
    box.checked = !isChecked
    enter(box, "checked", isChecked)
    // Only a mouse event would tick the box again.
    fire("click", "input", "change")
  } else if (value !== field.defaultValue) {
    // React may have reset the field, and the visitor may have typed on.
    const entered = field.value === field.defaultValue ? value : field.value
    field.value = field.defaultValue
    enter(field, "value", entered)
    fire("input")
    // A field that was left since then takes what was typed.
    if (document.activeElement !== field) fire("change", "focusout")
  }
}

/** The element whose last repeated key moved the focus, and the element that the focus was moved to. */
let focusMove: { readonly from: HTMLElement; readonly to: Element } | undefined

/**
 * Repeats a key, on the element to which the keys before it have moved the focus. A visitor who has gone on to another
 * element meanwhile stays there.
 */
function repeatKey(element: HTMLElement, key: string, shiftKey: boolean): void {
  const target = focusMove?.from === element ? focusMove.to : element
  const focused = document.activeElement
  target.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }))
  if (focused !== target) (focused as HTMLElement | null)?.focus({ preventScroll: true })
  else if (document.activeElement) focusMove = { from: element, to: document.activeElement }
}

function repeat(input: EarlyInput): void {
  if (input.kind === "press") input.element.click()
  else if (input.kind === "key") repeatKey(input.element, input.key, input.shiftKey)
  else if (input.kind === "entry") enterValue(input.element, input.value, input.isChecked)
  else input.element.requestSubmit(input.submitter)
}

/** Whether a visitor has already used a part that is not hydrated yet. */
export const hasEarlyInput = (part: Element): boolean =>
  window.earlyInput?.inputs.some(({ element }) => part.contains(element)) ?? false

/** The outermost part around an element; the page's body for an element of the page itself. */
function outermostPart(element: Element): Element {
  let outermost: Element = document.body
  for (let part = element.closest(PART); part; part = part.parentElement?.closest(PART) ?? null)
    outermost = part
  return outermost
}

/** Repeats what is no longer waited for. Within a part the order is kept: a quantity is chosen before it is added. */
function repeatReady(): void {
  const early = window.earlyInput
  if (!early?.isPageHydrated) return
  const blocked = new Set<Element>()
  const ready = early.inputs.filter(({ element }) => {
    const part = outermostPart(element)
    if (element.closest(WAITING)) blocked.add(part)
    return !blocked.has(part)
  })
  early.inputs = early.inputs.filter((input) => !ready.includes(input))
  // Each in a task of its own: React renders in between, as it does between presses of a visitor.
  for (const input of ready) setTimeout(repeat, 0, input)
}

/** The page is hydrated, except for parts that are hydrated later: repeats what a visitor did with it before. */
export function repeatInPage(): void {
  if (window.earlyInput) window.earlyInput.isPageHydrated = true
  repeatReady()
}

/**
 * Repeats what a visitor did with a part before it was hydrated.
 *
 * @param part the element with {@link waitingPart}, of a part that is hydrated or that stays without its script
 */
export function repeatInPart(part: HTMLElement | null): void {
  if (part) part.dataset.waiting = "no"
  repeatReady()
}

import { flushSync } from "react-dom"

const FIELD = '[role="spinbutton"]'

/**
 * Asked by what is about to use quantities: moves the focus to the first field of an element whose text is no quantity. A
 * field that is being typed in is read first, since a press does not take the focus from it everywhere.
 *
 * @returns whether there is such a field; its quantity is the one of before
 */
export function focusInvalidQuantity(element: Element | null | undefined): boolean {
  const typed = document.activeElement
  if (typed instanceof HTMLElement && typed.matches(FIELD) && element?.contains(typed)) {
    flushSync(() => typed.blur())
    typed.focus({ preventScroll: true })
  }
  const field = element?.querySelector<HTMLElement>(`${FIELD}[data-unread]`)
  field?.focus({ preventScroll: true })
  // Clear of every bar at an edge of the window, with the sentence below the field.
  field?.scrollIntoView({ block: "center" })
  return Boolean(field)
}

/** The quantity that stands in the field of an element, in pieces; 1 where there is no field. */
export const quantityIn = (element: Element | null): number =>
  Number(element?.querySelector(FIELD)?.getAttribute("aria-valuenow") ?? 1)

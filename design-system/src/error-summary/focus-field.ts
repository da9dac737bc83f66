/** Controls of a group, the first of which takes the focus, because a group cannot. */
const CONTROLS = "input:not([type=hidden]), select, textarea, button"

/**
 * Focuses a field, with its label in view. A collapsed part around the field is opened first: it hears `beforematch`, which
 * browsers fire at what a search in the page reveals.
 *
 * @param fieldId id of the control; for a group, of its fieldset
 */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  field.dispatchEvent(new Event("beforematch", { bubbles: true }))
  const control = field.matches("fieldset") ? field.querySelector<HTMLElement>(CONTROLS) : field
  const label = field.matches("fieldset") ? field : field.closest(".field")
  control?.focus({ preventScroll: true })
  ;(label ?? field).scrollIntoView({ block: "nearest" })
}

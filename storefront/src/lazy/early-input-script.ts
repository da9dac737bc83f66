import { type EarlyInput, type Field, WAITING } from "./early-input"

/** Longest time for which a form waits for its script, in ms: then the browser sends the form itself. */
const FORM_WAITS_MS = 5_000

/**
 * Records presses of buttons, entries in fields, and forms that are sent, for elements that are not hydrated yet. Runs as
 * an inline script, so it uses nothing of this module. Links, menus and forms with `method="get"` need no script and are
 * left alone.
 *
 * @param waiting selector of parts that are not hydrated
 * @param formWaits how long a form waits, in ms
 */
function record(waiting: string, formWaits: number): void {
  const early: NonNullable<Window["earlyInput"]> = { isPageHydrated: false, inputs: [] }
  window.earlyInput = early
  const waits = (element: Element) => !early.isPageHydrated || element.closest(waiting) !== null

  // On the window and in the capture phase, so that React does not handle an event that is going to be repeated.
  const listen = (type: string, onEvent: (event: Event) => void) => addEventListener(type, onEvent, true)

  listen("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null
    if (!button || !waits(button) || button.hasAttribute("popovertarget")) return
    if (button.form && button.type !== "button") return
    event.stopImmediatePropagation()
    early.inputs.push({ kind: "press", element: button })
  })

  const onEntry = (event: Event) => {
    const field = event.target as Field
    if (!("value" in field) || !waits(field)) return
    event.stopImmediatePropagation()
    const entered = { value: field.value, isChecked: "checked" in field && field.checked }
    const before = early.inputs.find((input) => input.kind === "entry" && input.element === field)
    if (before) Object.assign(before, entered)
    else early.inputs.push({ kind: "entry", element: field, ...entered })
  }
  listen("input", onEntry)
  listen("change", onEntry)

  listen("submit", (event) => {
    const form = event.target as HTMLFormElement
    if (form.method !== "post" || !waits(form) || form.dataset.sent !== undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { submitter } = event as SubmitEvent
    const held: EarlyInput = { kind: "submit", element: form, submitter }
    early.inputs.push(held)
    setTimeout(() => {
      if (!early.inputs.includes(held)) return
      form.dataset.sent = ""
      form.requestSubmit(submitter)
    }, formWaits)
  })
}

/** The inline script that records. First in the body of a page, so that it runs before anything can be pressed. */
export const EARLY_INPUT_SCRIPT = `(${record.toString()})(${JSON.stringify(WAITING)},${FORM_WAITS_MS})`

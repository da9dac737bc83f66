import { WAITING } from "./early-input"

/** Longest time for which a form waits for its script, in ms: then the browser sends the form itself. */
const FORM_WAITS_MS = 5_000

/**
 * The inline script that records presses of buttons, entries in fields, keys that move, and forms that are sent, for
 * elements that are not hydrated yet. First in the body of a page, so that it runs before anything can be pressed. Links,
 * menus and forms that ask for an address with `method="get"` need no script and are left alone; a form without an address
 * is sent by its script only. It listens on the window and in the capture phase, so that React does not handle an event
 * that is going to be repeated.
 *
 * A part with an entry is marked with `data-entered`, for what it shows that is of another value.
 *
 * Of keys it records those by which a script moves between tabs, cards and pictures or changes a quantity, and Enter in a
 * quantity. The browser turns Enter and Space on a button into a press, Enter in a form into sending it, and letters into
 * entries. Tab is the browser's own, and Escape has nothing to close before hydration.
 *
 * A text and not a function: the pages and the content security policy, which allows the script by its hash, are parts of
 * different bundles, and each bundle would write a function in its own way. What it records is described by `EarlyInput`.
 */
export const EARLY_INPUT_SCRIPT = `(() => {
  const early = (window.earlyInput = { isPageHydrated: false, inputs: [] })
  const waits = (element) => !early.isPageHydrated || element.closest(${JSON.stringify(WAITING)}) !== null
  const listen = (type, onEvent) => addEventListener(type, onEvent, true)

  listen("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null
    if (!button || !waits(button) || button.hasAttribute("popovertarget")) return
    if (button.form && button.type !== "button") return
    event.stopImmediatePropagation()
    early.inputs.push({ kind: "press", element: button })
  })

  const onEntry = (event) => {
    const field = event.target
    if (!("value" in field) || !waits(field)) return
    event.stopImmediatePropagation()
    field.closest(${JSON.stringify(WAITING)})?.setAttribute("data-entered", "")
    const entered = { value: field.value, isChecked: "checked" in field && field.checked }
    const before = early.inputs.find((input) => input.kind === "entry" && input.element === field)
    if (before) Object.assign(before, entered)
    else early.inputs.push({ kind: "entry", element: field, ...entered })
  }
  listen("input", onEntry)
  listen("change", onEntry)

  listen("keydown", (event) => {
    const { target, key, isComposing, shiftKey } = event
    if (!(target instanceof HTMLElement) || target === document.body || !waits(target)) return
    if (isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    const isEntered = key === "Enter" && target.getAttribute("role") === "spinbutton"
    if (!isEntered && !/^(Arrow|Home|End|Page)/.test(key)) return
    event.stopImmediatePropagation()
    early.inputs.push({ kind: "key", element: target, key, shiftKey })
  })

  listen("submit", (event) => {
    const form = event.target
    const isOfScript = !form.hasAttribute("action")
    if ((form.method !== "post" && !isOfScript) || !waits(form) || form.dataset.sent !== undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const held = { kind: "submit", element: form, submitter: event.submitter }
    early.inputs.push(held)
    if (!isOfScript) setTimeout(() => {
      if (!early.inputs.includes(held)) return
      form.dataset.sent = ""
      form.requestSubmit(held.submitter)
    }, ${FORM_WAITS_MS})
  })
})()`

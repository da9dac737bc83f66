import { useRouter } from "next/navigation"
import { useEffect, useEffectEvent, useRef } from "react"
import { useStaffContext } from "@/staff/shell/staff-context"
import { type KeyAction, keyAction } from "./shortcuts"

/** Longest pause between G and the letter after it, in ms. */
const GOING_MS = 1_500

/** Where characters are typed, or choose an entry. */
const TYPED_INTO = [
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file])",
  ..."textarea,select,[contenteditable=true],[role=menu],[role=listbox],[role=textbox]".split(","),
].join()

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null)

/** Sends the record's form: that of the dialog in front, else that of the page. @returns whether there is one */
function saveRecord(): boolean {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1)
  const form = (dialog ?? document).querySelector<HTMLFormElement>("form[data-record-form]")
  if (!form) return false
  // While a form is being saved its button sends nothing.
  const button = [...form.elements].find(
    (element) => element instanceof HTMLButtonElement && element.type === "submit",
  )
  if (button instanceof HTMLButtonElement) form.requestSubmit(button)
  return true
}

const rowsOfPage = () => [...document.querySelectorAll<HTMLElement>("main tbody tr:has(a[href])")]

/** The row with the focus; undefined where none has it. */
const presentRow = () => rowsOfPage().find((row) => row.contains(document.activeElement))

/** Moves the focus to the link of the next row, or of the row before. @returns whether there is a row */
function moveToRow(by: 1 | -1): boolean {
  const rows = rowsOfPage()
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
  next?.querySelector<HTMLElement>("th a[href], a[href]")?.focus()
  return rows.length > 0
}

/** Presses the box of the present row. @returns whether there is one */
function selectRow(): boolean {
  const box = presentRow()?.querySelector<HTMLInputElement>("input[type=checkbox]") ?? null
  box?.click()
  return box !== null
}

/** The search of a list. */
const LIST_SEARCH = "main form[role=search] input[type=search]"

/** Focuses the search of the list. @returns whether the page has one */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(LIST_SEARCH)
  field?.focus()
  field?.select()
  return field !== null
}

/**
 * Acts on the shortcuts of the staff's screens.
 *
 * @param hasSingleKeys whether shortcuts of a single character are on
 * @param onHelp opens the list of shortcuts
 */
export function useShortcuts(hasSingleKeys: boolean, onHelp: () => void): void {
  const router = useRouter()
  const { staff } = useStaffContext()
  /** Time of the last G, by the event's clock in ms. */
  const goingSince = useRef(-Infinity)

  const go = (href: string) => {
    // A press on the link asks first where something is not saved.
    const link = document.querySelector<HTMLElement>(`nav a[href="${href}"]`)
    if (link) link.click()
    else router.push(href)
    return true
  }

  /** @returns whether the key has done something, so that the browser need not */
  const act = (action: KeyAction, time: number): boolean => {
    switch (action.kind) {
      case "save":
        return saveRecord()
      case "help":
        onHelp()
        return true
      case "search":
        return focusSearch()
      case "row":
        return moveToRow(action.by)
      case "select":
        return selectRow()
      case "await-place":
        goingSince.current = time
        return true
      case "go":
        return go(action.href)
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const isGoing = event.timeStamp - goingSince.current < GOING_MS
    const action = keyAction(event, {
      ...{ role: staff.role, hasSingleKeys, isGoing },
      isTyping: (elementOf(event)?.closest(TYPED_INTO) ?? null) !== null,
      isModal: document.querySelector("dialog:modal") !== null,
      isInRow: presentRow() !== undefined,
      isInSearch: elementOf(event)?.matches(LIST_SEARCH) === true,
    })
    // Shift alone is no letter after G.
    if (event.key !== "Shift") goingSince.current = -Infinity
    if (action && act(action, event.timeStamp)) event.preventDefault()
  })

  useEffect(() => {
    window.addEventListener("keydown", onKeyDown)
    return () => window.removeEventListener("keydown", onKeyDown)
  }, [])
}

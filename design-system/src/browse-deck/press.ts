import { type MouseEvent } from "react"
import { type BrowseView } from "./browse-view"
import { type Shelf } from "./shelf"

/** False for a press that opens a new tab or window, which is left to the browser. */
export const isPlain = (press: MouseEvent) =>
  press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey

/** The entry of the pressed link. Links are in the order of the entries. */
function pressedIn<T>({ target }: MouseEvent, entries: readonly T[] | string): T | undefined {
  const item = target instanceof Element ? target.closest("a")?.closest("li") : null
  if (!item?.parentElement || typeof entries === "string") return undefined
  return entries[[...item.parentElement.children].indexOf(item)]
}

/** The view that a pressed card links to; null for products, which have pages of their own. */
export function viewBehind(press: MouseEvent, shelf: Shelf, view: BrowseView): BrowseView | null {
  if (shelf.level === "brands") {
    const brand = pressedIn(press, shelf.list)
    return brand ? { level: "machine-types", brand } : null
  }
  if (shelf.level === "machine-types" && view.level === "machine-types") {
    const machineType = pressedIn(press, shelf.list)
    return machineType ? { level: "products", brand: view.brand, machineType } : null
  }
  return null
}

import { describe, expect, it } from "vitest"
import { staffPlaces } from "@/staff/shell/navigation"
import { keyAction, type KeyPress, type KeySituation } from "./shortcuts"

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false },
  ...held,
})

const onPage: KeySituation = {
  ...{ role: "owner", isTyping: false, isModal: false, isInRow: false, isInSearch: false },
  ...{ hasSingleKeys: true, isGoing: false },
}

describe("shortcuts of staff", () => {
  it.each([
    ["?", { kind: "help" }],
    ["/", { kind: "search" }],
    ["j", { kind: "row", by: 1 }],
    ["K", { kind: "row", by: -1 }],
    ["x", { kind: "select" }],
    ["g", { kind: "await-place" }],
  ])("%s acts by itself", (key, action) => {
    expect(keyAction(press(key), onPage)).toEqual(action)
  })

  it.each(["?", "/", "j", "k", "x", "g"])(
    "%s does nothing in a field, in a dialog, or switched off",
    (key) => {
      expect(keyAction(press(key), { ...onPage, isTyping: true })).toBeNull()
      expect(keyAction(press(key), { ...onPage, isModal: true })).toBeNull()
      expect(keyAction(press(key), { ...onPage, hasSingleKeys: false })).toBeNull()
      expect(keyAction(press(key, { altKey: true }), onPage)).toBeNull()
      expect(keyAction(press(key, { isComposing: true }), onPage)).toBeNull()
    },
  )

  it("Ctrl S and ⌘ S save, also from a field, from a dialog, and with single characters off", () => {
    const anywhere = { ...onPage, isTyping: true, isModal: true, hasSingleKeys: false }
    expect(keyAction(press("s", { ctrlKey: true }), anywhere)).toEqual({ kind: "save" })
    expect(keyAction(press("S", { metaKey: true }), anywhere)).toEqual({ kind: "save" })
    expect(keyAction(press("p", { ctrlKey: true }), anywhere)).toBeNull()
  })

  it("G and a letter go to a page that the role may open", () => {
    const going = { ...onPage, isGoing: true }
    expect(keyAction(press("p"), going)).toEqual({ kind: "go", href: "/admin/products" })
    expect(keyAction(press("s"), going)).toEqual({ kind: "go", href: "/admin/submissions" })
    expect(keyAction(press("s"), { ...going, role: "editor" })).toBeNull()
    expect(keyAction(press("p"), onPage)).toBeNull()
  })

  it("every page in the navigation has a letter of its own", () => {
    const reached = [..."abcdefghijklmnopqrstuvwxyz"].flatMap((letter) => {
      const action = keyAction(press(letter), { ...onPage, isGoing: true })
      return action?.kind === "go" ? [action.href] : []
    })
    const pages = staffPlaces("owner").flatMap(({ links }) => links.map(({ href }) => href))
    expect(reached.toSorted()).toEqual(pages.toSorted())
  })

  it("arrows move between rows only from a row, and scroll the page elsewhere", () => {
    expect(keyAction(press("ArrowDown"), onPage)).toBeNull()
    const inRow = { ...onPage, isInRow: true, hasSingleKeys: false }
    expect(keyAction(press("ArrowUp"), inRow)).toEqual({ kind: "row", by: -1 })
  })

  it("the arrow down leads from the search of a list to its first row", () => {
    const searching = { ...onPage, isTyping: true, isInSearch: true }
    expect(keyAction(press("ArrowDown"), searching)).toEqual({ kind: "row", by: 1 })
    expect(keyAction(press("ArrowUp"), searching)).toBeNull()
    expect(keyAction(press("ArrowDown"), { ...searching, isModal: true })).toBeNull()
  })
})

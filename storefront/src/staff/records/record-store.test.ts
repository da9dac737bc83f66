import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createRecordStore, isUnsaved } from "./record-store"

interface Brand {
  id: string
  name: string
  tags: string[]
}
interface Values {
  name: string
  tags: string[]
}

const zebra: Brand = { id: "brand_01", name: "Zebra", tags: [] }
const toValues = (brand: Brand | null): Values => ({ name: brand?.name ?? "", tags: brand?.tags ?? [] })
const nameMissing = ({ name }: Values): Record<string, string> =>
  name === "" ? { name: "Enter a name" } : {}

describe("The form of a record", () => {
  it("has unsaved changes until its values are those that are stored", () => {
    const store = createRecordStore({ record: zebra, toValues })
    expect(isUnsaved(store.getState())).toBe(false)
    store.getState().set("name", "Zebra Technologies")
    expect(isUnsaved(store.getState())).toBe(true)
    store.getState().set("name", "Zebra")
    expect(isUnsaved(store.getState())).toBe(false)
  })

  it("takes over what was saved, with no problem left", () => {
    const store = createRecordStore({ record: zebra, toValues })
    store.getState().set("name", " Honeywell ")
    store.getState().refuse({ name: "Taken" })
    store.getState().markSaved({ ...zebra, name: "Honeywell" })
    expect(store.getState()).toMatchObject({ values: { name: "Honeywell" }, problems: {}, saves: 1 })
    expect(isUnsaved(store.getState())).toBe(false)
  })

  it("stands on the other person's record once a conflict is resolved", () => {
    const store = createRecordStore({ record: zebra, toValues })
    store.getState().set("name", "Mine")
    store.getState().setTheirs({ ...zebra, name: "Theirs", tags: ["new"] })
    store.getState().resolve(["tags"])
    const { stored, values, theirs } = store.getState()
    expect(stored?.name).toBe("Theirs")
    expect(values).toEqual({ name: "Mine", tags: ["new"] })
    expect(theirs).toBeNull()
    expect(isUnsaved(store.getState())).toBe(true)
  })

  it("has nothing left to save where all that differs is the other person's", () => {
    const store = createRecordStore({ record: zebra, toValues })
    store.getState().set("name", "Mine")
    store.getState().setTheirs({ ...zebra, name: "Theirs" })
    store.getState().resolve(["name"])
    expect(isUnsaved(store.getState())).toBe(false)
  })

  describe("with problems", () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it("drops those that typing has put right, and brings up no new ones", () => {
      const store = createRecordStore({ record: null, toValues, recheck: nameMissing })
      store.getState().refuse({ tags: "Add a tag", name: "Enter a name" })
      store.getState().set("tags", ["a"])
      vi.runAllTimers()
      expect(store.getState().problems).toEqual({ name: "Enter a name" })
      store.getState().set("name", "Zebra")
      vi.runAllTimers()
      expect(store.getState().problems).toEqual({})
      store.getState().set("name", "")
      vi.runAllTimers()
      expect(store.getState().problems).toEqual({})
    })
  })
})

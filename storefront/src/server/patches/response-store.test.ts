import { describe, expect, it } from "vitest"
import { responseStore, type StoredResponse } from "./response-store"

const response = (bytes: number): StoredResponse => ({ headers: [], body: Buffer.alloc(bytes), route: "/" })

describe("Stored responses", () => {
  it("never take more than their memory: what nobody asked for longest goes first", () => {
    const store = responseStore(100)
    for (const key of ["a", "b", "c"]) store.set(key, response(30))
    store.get("a")
    store.set("d", response(30))
    expect(["a", "b", "c", "d"].filter((key) => store.get(key))).toEqual(["a", "c", "d"])
  })

  it("larger than all of the memory are not stored, and leave the others alone", () => {
    const store = responseStore(100)
    for (const key of ["a", "b"]) store.set(key, response(30))
    store.set("b", response(101))
    store.set("c", response(101))
    expect(["a", "b", "c"].filter((key) => store.get(key))).toEqual(["a"])
  })

  it("take the place of the one before, and its memory", () => {
    const store = responseStore(100)
    for (let time = 0; time < 10; time += 1) store.set("a", response(60))
    store.set("b", response(40))
    expect(store.get("a")).toBeDefined()
    expect(store.get("b")).toBeDefined()
  })
})

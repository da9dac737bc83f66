import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { BACKEND_FLOORS, STOREFRONT_FLOORS } from "../../.dependency-cruiser.mjs"
import { fromRoot } from "../lib/paths.ts"

/** Folders that stand on no floor: rules of their own decide about their imports. */
const BESIDE = { backend: ["admin"], storefront: ["server"] }

const roomsOf = (packageName: string) =>
  readdirSync(fromRoot(packageName, "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

describe("The floors of .dependency-cruiser.mjs", () => {
  it.each([
    ["backend", BACKEND_FLOORS, BESIDE.backend],
    ["storefront", STOREFRONT_FLOORS, BESIDE.storefront],
  ])("of the %s have every folder of its src", (packageName, floors, beside) => {
    const rooms = roomsOf(packageName)
    expect([...floors.flat(), ...beside].filter((room) => rooms.includes(room)).sort()).toEqual(rooms)
  })
})

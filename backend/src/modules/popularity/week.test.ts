import { expect, it } from "vitest"
import { weekOf } from "./week"

it.each([
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2026-11-29T23:59:59Z", "2026-11-23"],
  ["2026-11-30T00:00:00Z", "2026-11-30"],
  ["2027-01-01T12:00:00Z", "2026-12-28"],
])("The week of %s begins on %s", (moment, monday) => expect(weekOf(new Date(moment))).toBe(monday))

import { expect, it } from "vitest"
import { ageText } from "./age"

it("An age has one unit, the largest that it fills", () => {
  const age = (iso: string) => ageText(iso, Date.parse("2026-11-23T12:00:00Z"))
  expect(age("2026-11-23T11:59:30Z")).toBe("just now")
  expect(age("2026-11-23T12:00:30Z")).toBe("just now")
  expect(age("2026-11-23T11:48:00Z")).toBe("12 min")
  expect(age("2026-11-23T08:30:00Z")).toBe("3 h")
  expect(age("2026-11-22T11:00:00Z")).toBe("1 day")
  expect(age("2026-11-21T11:00:00Z")).toBe("2 days")
})

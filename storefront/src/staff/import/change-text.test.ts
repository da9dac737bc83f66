import { expect, it } from "vitest"
import { changeText } from "./change-text"

it("A change of a price is a share of the old one", () => {
  expect(changeText({ before: 100, after: 112.5 })).toBe("+12.5%")
  expect(changeText({ before: 100, after: 10 })).toBe("-90%")
  expect(changeText({ before: null, after: 10 })).toBe("new")
  expect(changeText({ before: 0, after: 10 })).toBe("new")
  expect(changeText({ before: 10, after: null })).toBe("gone")
})

import { expect, it } from "vitest"
import { wordmarkOf } from "./wordmarks"

it.each([
  ["Zebra", "block"],
  [" HPE Aruba ", "wide"],
  ["A brand nobody knows", undefined],
  ["constructor", undefined],
])("the setting of %j is %s", (name, setting) => {
  expect(wordmarkOf(name)).toBe(setting)
})

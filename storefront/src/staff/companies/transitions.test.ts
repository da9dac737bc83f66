import { expect, it } from "vitest"
import { allowedTransitions, TRANSITION_TEXTS } from "./transitions"

it("A company is approved while it is being checked, stopped while active, and never opened after it was closed", () => {
  expect(allowedTransitions("pending")).toEqual(["approve", "close"])
  expect(allowedTransitions("active")).toEqual(["stop", "close"])
  expect(allowedTransitions("on_stop")).toEqual(["release", "close"])
  expect(allowedTransitions("closed")).toEqual([])
})

it("What takes something from a company's members asks first", () => {
  const asking = Object.entries(TRANSITION_TEXTS).filter(([, { question }]) => question !== null)
  expect(asking.map(([name]) => name)).toEqual(["stop", "close"])
})

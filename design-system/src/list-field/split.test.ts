import { expect, it } from "vitest"
import { splitPasted } from "./split"

it.each([
  ["one", ["one"], "nothing"],
  ["", [], "nothing"],
  ["one\r\ntwo\n\n three ", ["one", "two", "three"], "lines"],
  ["• Reads 1D\n- Reads 2D\n3. Cordless", ["Reads 1D", "Reads 2D", "Cordless"], "lines"],
  ["one, two; three,", ["one", "two", "three"], "commas"],
  ["Up to 1,200 scans", ["Up to 1,200 scans"], "nothing"],
  ["Interfaces (USB, RS-232), IP65", ["Interfaces (USB, RS-232)", "IP65"], "commas"],
  ["Reads 1D, 2D codes\nIP65", ["Reads 1D, 2D codes", "IP65"], "lines"],
  ["DS2208-SR, DS2278-SR", ["DS2208-SR", "DS2278-SR"], "commas"],
])("splits %j", (text, entries, by) => {
  expect(splitPasted(text)).toEqual({ entries, by })
})

import { expect, it } from "vitest"
import { nearTexts } from "./near"

it.each([
  ["DS2208-SR00007ZZWX", ["DS2208 SR00007ZZWX", "SR00007ZZWX"]],
  ["ds2208", ["ds2208"]],
  ["zebra  ds-2208!", ["zebra ds 2208", "zebra"]],
  ["-/-", []],
  ["x".repeat(500), ["x".repeat(100)]],
])("Near %s is what is found for its words, then for the longest", (text, texts) =>
  expect(nearTexts(text)).toEqual(texts),
)

import { describe, expect, it } from "vitest"
import { PASSWORD_MAX, passwordFault } from "./password"

const EMAIL = "Jo.Bloggs@scanwright.example"
const fault = (password: string) =>
  passwordFault(password, EMAIL, (text) => ["password", "dragon"].includes(text))

describe("A new password", () => {
  it.each([
    "correct horse battery",
    "Zwölf Löwen am Rhein",
    "9x!kQ2#vLm0z",
    "jo bloggs' seven cats",
    "日本語のパスワードは長いです",
  ])("may be %s", (password) => {
    expect(fault(password)).toBeUndefined()
  })

  it.each([
    ["a", /at least 12/],
    ["elevenchars", /at least 12/],
    ["x".repeat(PASSWORD_MAX + 1), /at most 128/],
    ["jo.bloggs@scanwright.example", /e-mail/],
    ["My jo.bloggs@SCANWRIGHT.example", /e-mail/],
    ["jo.bloggs1234", /e-mail/],
    ["JO.BLOGGS!!!!", /e-mail/],
    ["password12345", /too common/],
    ["2026Password!", /too common/],
    ["dragondragon", /too common/],
    ["aaaaaaaaaaaaa", /too common/],
    ["121212121212", /too common/],
  ])("may not be %s", (password, reason) => {
    expect(fault(password)).toMatch(reason)
  })
})

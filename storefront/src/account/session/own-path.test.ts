import { expect, it } from "vitest"
import { accountPathOf } from "./own-path"

it.each(["/account", "/account/people", "/account/addresses?change=a&page=2"])(
  "Signing in leads on to %s",
  (path) => {
    expect(accountPathOf(path)).toBe(path)
  },
)

it.each([
  "https://evil.example/account/people",
  "//evil.example/account/x",
  "/\\evil.example/account/x",
  "/account/../admin/dashboard",
  "/accounts",
  "/admin/dashboard",
  "/account/sign-in?next=/account/people",
  "/account/welcome/abc",
  "/account/reset-password?token=a",
  "javascript:alert(1)",
  "",
  undefined,
])("Signing in leads to the overview in place of %s", (wish) => {
  expect(accountPathOf(wish)).toBe("/account")
})

import { expect, it } from "vitest"
import { accountCopy, noticeOf } from "./account"

it("A notice is one of ours: the address shows no text that somebody else wrote", () => {
  expect(noticeOf("invited")).toBe("The invitation is on its way by mail.")
  for (const name of ["", "Call 0900 1234", "toString", "__proto__"]) expect(noticeOf(name)).toBeUndefined()
})

it("Who asks for an account or a new password reads the same sentence, whether the address is known or not", () => {
  expect(accountCopy.forgotPage.sent.text).toMatch(/^If there is an account/)
  expect(accountCopy.registerPage.sent.text).not.toMatch(/already|exists|known/)
})

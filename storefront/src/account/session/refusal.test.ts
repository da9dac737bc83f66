import { ACCOUNT_REFUSALS } from "@scanwright/backend/contract"
import { expect, it } from "vitest"
import { RefusedError, toFailure } from "@/lib/medusa/failure"
import { passwordRefusalOf, refusalOf } from "./refusal"

const failed = (status: number, message: string) =>
  toFailure(new RefusedError(message, "", status, []), "save")

it("A refusal of the account's routes is read as the backend words it", () => {
  for (const { status, message } of Object.values(ACCOUNT_REFUSALS))
    expect(refusalOf(failed(status, message))).toBe(message)
})

it("Somebody whose session has ended reads what to do, so that nothing typed is lost", () => {
  const ended = toFailure(new RefusedError("Please sign in.", "", 401, []), "save", { 401: "expired" })
  expect(refusalOf(ended)).toContain("what you typed is still here")
})

it("A password that the backend refuses has its reason beside the field; a wrong present one is another matter", () => {
  expect(passwordRefusalOf(failed(400, "This password is too common."))).toBe("This password is too common.")
  expect(passwordRefusalOf(failed(400, ACCOUNT_REFUSALS.wrong_password.message))).toBeNull()
  expect(passwordRefusalOf(failed(409, "Changed meanwhile."))).toBeNull()
})

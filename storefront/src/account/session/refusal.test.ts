import { ACCOUNT_REFUSALS } from "@scanwright/backend/contract"
import { afterEach, expect, it, vi } from "vitest"
import { RefusedError, toFailure } from "@/lib/medusa/failure"
import { passwordRefusalOf, refusalOf } from "./refusal"

const failed = (status: number, message: string) =>
  toFailure(new RefusedError(message, "", status, []), "save")

afterEach(() => {
  vi.restoreAllMocks()
})

it("A refusal of the account's routes is read as the backend words it", () => {
  for (const { status, message } of Object.values(ACCOUNT_REFUSALS))
    expect(refusalOf(failed(status, message))).toBe(message)
})

it("Somebody whose session has ended reads what to do, so that nothing typed is lost", () => {
  const ended = toFailure(new RefusedError("Please sign in.", "", 401, []), "save", { 401: "expired" })
  expect(refusalOf(ended)).toContain("what you typed is still here")
})

it("Too many attempts are told with the wait, and a backend that is unavailable as such", () => {
  expect(refusalOf(failed(429, "Too many attempts. Try again in 40 seconds."))).toContain("40 seconds")
  expect(refusalOf(failed(503, "not ready"))).toMatch(/^Network error/)
})

it("What nobody foresaw is logged, and nothing of it is shown", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined)
  expect(refusalOf(failed(500, "relation company does not exist"))).toMatch(
    /^Something went wrong on our side/,
  )
  expect(log).toHaveBeenCalledOnce()
})

it("A password that the backend refuses has its reason beside the field; a wrong present one is another matter", () => {
  expect(passwordRefusalOf(failed(400, "This password is too common."))).toBe("This password is too common.")
  expect(passwordRefusalOf(failed(400, ACCOUNT_REFUSALS.wrong_password.message))).toBeNull()
  expect(passwordRefusalOf(failed(409, "Changed meanwhile."))).toBeNull()
})

import { beforeEach, expect, it, vi } from "vitest"
import { z } from "zod"

/** Headers of the request that sends the form. */
let sent: Headers

vi.mock("next/headers", () => ({ headers: async () => sent, cookies: async () => new Map() }))

Object.assign(process.env, {
  MEDUSA_BACKEND_URL: "http://127.0.0.1:9",
  MEDUSA_PUBLISHABLE_KEY: "pk_test",
  REVALIDATE_SECRET: "a secret for this test",
  SITE_URL: "https://shop.example",
})

const { accountFormAction, openFormAction } = await import("./form-action")
const { INITIAL_STATE } = await import("./form-state")

const act = vi.fn(async (_input: unknown, _who: unknown, _id: string, _key: string | undefined) => null)
const description = {
  fields: { texts: ["place.city", "password"] },
  schema: z.object({
    place: z.object({ city: z.string().min(1, { error: "Enter the town or city" }) }),
    password: z.string(),
  }),
  act,
}

function formOf(entries: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return form
}

beforeEach(() => {
  act.mockClear()
  sent = new Headers({ host: "shop.example", origin: "https://shop.example" })
})

it("A form's problems stand by the names of its fields, and what was typed comes back without passwords", async () => {
  const state = await openFormAction(description)(
    INITIAL_STATE,
    formOf({ "place.city": "", password: "secret" }),
  )
  expect(state).toEqual({
    attempt: 1,
    values: { "place.city": [""] },
    problems: { "place.city": "Enter the town or city" },
  })
  expect(act).not.toHaveBeenCalled()
})

it("A form of another site does nothing", async () => {
  for (const origin of ["https://evil.example", "null"]) {
    sent = new Headers({ host: "shop.example", origin })
    const state = await openFormAction(description)(INITIAL_STATE, formOf({ "place.city": "Leeds" }))
    expect(state.message).toMatch(/Permission denied/)
  }
  expect(act).not.toHaveBeenCalled()
})

it("A form of one record needs its id, and nothing else in its place", async () => {
  const ofRecord = openFormAction({ ...description, ofRecord: true })
  for (const id of ["", "../members/mem_1", "a".repeat(65)]) {
    const state = await ofRecord(INITIAL_STATE, formOf({ "place.city": "Leeds", id }))
    expect(state.message).toBe("Please check what you entered.")
  }
  expect(act).not.toHaveBeenCalled()
  await ofRecord(INITIAL_STATE, formOf({ "place.city": "Leeds", id: "caddr_01" }))
  expect(act).toHaveBeenCalledWith(expect.anything(), null, "caddr_01", undefined)
})

it("A form that is sent again as it was has the same key, and another key with other values or from another page", async () => {
  const keyOf = async (city: string, sending: string) => {
    act.mockClear()
    await openFormAction(description)(INITIAL_STATE, formOf({ "place.city": city, sending }))
    return act.mock.calls[0]?.[3]
  }
  const key = await keyOf("Leeds", "a random text")
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await keyOf("Leeds", "a random text")).toBe(key)
  expect(await keyOf("Hull", "a random text")).not.toBe(key)
  expect(await keyOf("Leeds", "another text")).not.toBe(key)
  expect(await keyOf("Leeds", "short")).toBeUndefined()
})

it("A form of the account does nothing for somebody who is not signed in, and loses nothing typed", async () => {
  const action = accountFormAction("account.own", description)
  const state = await action(INITIAL_STATE, formOf({ "place.city": "Leeds" }))
  expect(state.message).toContain("You are no longer signed in")
  expect(state.values).toEqual({ "place.city": ["Leeds"] })
  expect(act).not.toHaveBeenCalled()
})

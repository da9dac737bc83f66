import { expect, it } from "vitest"
import { readFields, valuesToShow } from "./read-fields"

const FIELDS = { texts: ["name", "place.city", "password"], ticks: ["agreed"], lists: ["roles"] }

function sent(...entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

it("A form is read by its own fields: groups by dots, boxes as true or false, choices as a list", () => {
  const form = sent(
    ["name", "Grace"],
    ["place.city", "Leeds"],
    ["agreed", "on"],
    ["roles", "buyer"],
    ["roles", "admin"],
    ["company_id", "another company's"],
    ["$ACTION_KEY", "of the framework"],
  )
  expect(readFields(form, FIELDS)).toEqual({
    name: "Grace",
    place: { city: "Leeds" },
    password: "",
    agreed: true,
    roles: ["buyer", "admin"],
  })
  expect(readFields(sent(), FIELDS)).toMatchObject({ agreed: false, roles: [] })
})

it("A text that is too long is read whole, so that its length can be said, and is shown again", () => {
  const form = sent(["name", "x".repeat(100_000)])
  expect(String(readFields(form, FIELDS).name).length).toBe(100_000)
  expect(valuesToShow(form, FIELDS).name?.[0]?.length).toBe(100_000)
})

it("A file in place of a text is nothing", () => {
  const form = new FormData()
  form.append("name", new File(["x"], "x.txt"))
  form.append("roles", new File(["x"], "x.txt"))
  expect(readFields(form, FIELDS)).toMatchObject({ name: "", roles: [] })
})

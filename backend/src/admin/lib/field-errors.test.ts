import { describe, expect, it } from "vitest"
import { readErrors, readFindings } from "./field-errors"
import { type Field } from "./fields"

const fields: readonly Field[] = [
  { name: "name", label: "Name", kind: "required-text" },
  { name: "handle", label: "Handle", kind: "text" },
  { name: "rating", label: "Rating", kind: "number" },
  {
    name: "specification_interface",
    path: ["specifications", "interface"],
    label: "Interface",
    kind: "lines",
  },
  { name: "images", label: "Picture texts", kind: "image-texts" },
]

describe("A refusal of the backend", () => {
  it.each([
    ["Invalid request: Field 'name' is required", "name", "Name is required"],
    [
      "Invalid request: handle may hold small letters, digits and single hyphens",
      "handle",
      "Handle may hold small letters, digits and single hyphens",
    ],
    [
      "Invalid request: Value for field 'additional_data, rating' too big, expected at most: '5'",
      "rating",
      "Rating: at most 5",
    ],
    [
      "Invalid request: Value for field 'additional_data, specifications, interface, 2' too big, expected at most: '200'",
      "specification_interface",
      "Entry 3: Interface: at most 200",
    ],
    ["name: This is missing", "name", "This is missing"],
    [
      "specifications.interface.2: At most 200 characters; this has 312",
      "specification_interface",
      "Entry 3: At most 200 characters; this has 312",
    ],
  ])("%s stands beside its field", (message, name, text) => {
    expect(readErrors(message, fields)).toEqual({ fields: { [name]: text }, others: [] })
  })

  it("about several fields stands beside each", () => {
    const message = "Invalid request: Field 'name' is required; handle may hold small letters"
    expect(readErrors(message, fields)).toEqual({
      fields: { name: "Name is required", handle: "Handle may hold small letters" },
      others: [],
    })
  })

  it("of the shop's own routes about several fields stands beside each", () => {
    const message = "name: At most 200 characters; this has 201; rating: At most 5"
    expect(readErrors(message, fields)).toEqual({
      fields: { name: "At most 200 characters; this has 201", rating: "At most 5" },
      others: [],
    })
  })

  it("about no field of the form is shown as it is", () => {
    const message = "An unknown error occurred."
    expect(readErrors(message, fields)).toEqual({ fields: {}, others: [message] })
  })
})

describe("A finding of the contract's schema", () => {
  it("stands beside the field its path leads to", () => {
    const findings = [
      { path: ["images", 1, "url"], message: "url must be an http(s) address" },
      { path: ["elsewhere"], message: "Something else" },
    ]
    expect(readFindings(findings, fields)).toEqual({
      fields: { images: "Entry 2: url must be an http(s) address" },
      others: ["Something else"],
    })
  })
})

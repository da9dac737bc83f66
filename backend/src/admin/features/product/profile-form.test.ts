import { describe, expect, it } from "vitest"
import { emptyProfile, PROFILE_FIELDS } from "../../../contract/product"
import { pathOf, toBody, toForm } from "../../lib/fields"
import { profileForm, profileRecord } from "./profile-form"

const product = {
  id: "prod_01",
  title: "Scanner",
  images: [],
  categories: [],
  brand: null,
  product_profile: { id: "profile_01", ...emptyProfile() },
}

describe("The form of a product's profile", () => {
  const fields = profileForm(product).flatMap((group) => group.fields)

  // Files are uploaded in the staff's screens alone, and a body without them leaves them as they are.
  const typed = PROFILE_FIELDS.filter((name) => name !== "files")
  const { files, ...empty } = emptyProfile()

  it("has every field of the profile once, except for files", () => {
    const names = new Set(fields.map((field) => pathOf(field)[0]))
    expect([...names].sort()).toEqual([...typed].sort())
  })

  it("saves a profile as it was read", () => {
    const body = toBody(fields, toForm(fields, profileRecord(product)))
    expect(body).toEqual(empty)
    expect(files).toEqual([])
  })
})

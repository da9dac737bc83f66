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

  it("has every field of the profile once", () => {
    const names = new Set(fields.map((field) => pathOf(field)[0]))
    expect([...names].sort()).toEqual([...PROFILE_FIELDS].sort())
  })

  it("saves a profile as it was read", () => {
    const body = toBody(fields, toForm(fields, profileRecord(product)))
    expect(body).toEqual(emptyProfile())
  })
})

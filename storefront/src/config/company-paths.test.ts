import { MACHINE_TYPES, slugify } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { legalPageAt } from "@/content/company"
import { deviceCopy } from "@/content/company/devices"
import * as routes from "./routes"
import { COMPANY_PATHS } from "./stored-pages"
import { readSite } from "./site"

describe("the pages of the company", () => {
  it("has a page for each machine type of the shop", () => {
    const handles = MACHINE_TYPES.map(slugify)
    expect(deviceCopy.map(({ handle }) => handle).sort()).toEqual([...handles].sort())
    expect(COMPANY_PATHS).toEqual(expect.arrayContaining(handles.map(routes.devices)))
  })

  it("names in the cookie policy whatever the preferences name", () => {
    const policy = JSON.stringify(legalPageAt(routes.cookiePolicy, readSite({})))
    for (const name of ["cart", "saved-products", "recently-viewed", "cookie-consent-preferences", "_ga"]) {
      expect(policy).toContain(`"${name}"`)
    }
  })
})

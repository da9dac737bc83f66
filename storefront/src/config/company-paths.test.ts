import { existsSync } from "node:fs"
import { MACHINE_TYPES, slugify } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { companyPageAt, legalPageAt } from "@/content/company"
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

  it("has words for every address that leads to one", () => {
    const site = readSite({})
    const devices = deviceCopy.map(({ handle }) => routes.devices(handle))
    const isOwn = (path: string) =>
      existsSync(new URL(`../app/(site)/stored/[region]/company${path}/page.tsx`, import.meta.url))
    const wordless = COMPANY_PATHS.filter(
      (path) =>
        !isOwn(path) && !devices.includes(path) && !companyPageAt(path, site) && !legalPageAt(path, site),
    )
    expect(wordless).toEqual([])
  })

  it("names in the cookie policy whatever the preferences name", () => {
    const policy = JSON.stringify(legalPageAt(routes.cookiePolicy, readSite({})))
    for (const name of ["cart", "saved-products", "recently-viewed", "cookie-consent-preferences", "_ga"]) {
      expect(policy).toContain(`"${name}"`)
    }
  })
})

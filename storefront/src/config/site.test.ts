import { defaultFacts } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { setCompanyFacts, site } from "./site"

describe("The company's facts", () => {
  it("are what staff have set, and never older ones that were read later", () => {
    const own = site()
    const facts = {
      ...defaultFacts(own),
      name: "Later",
      phone: "01632 960 999",
      closed_on_bank_holidays: false,
    }
    setCompanyFacts({ company: facts, changed_at: "2026-11-24T10:00:00.000Z" })
    expect(site()).toMatchObject({
      ...{ name: "Later", phone: "01632 960 999", phoneInternational: "+441632960999" },
      ...{ hours: "Monday to Friday, 8.30 am to 5.30 pm", founded: own.founded },
    })
    setCompanyFacts({ company: { ...facts, name: "Older" }, changed_at: "2026-11-24T09:00:00.000Z" })
    setCompanyFacts({ company: null, changed_at: null })
    expect(site().name).toBe("Later")
    setCompanyFacts({ company: null, changed_at: "2026-11-24T11:00:00.000Z" })
    expect(site()).toEqual(own)
  })
})

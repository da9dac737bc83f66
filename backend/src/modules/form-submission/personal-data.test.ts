import { describe, expect, it } from "vitest"
import { SAMPLE_VALUES } from "../../contract/forms/samples"
import { personalShare, withoutContact } from "./personal-data"

const application = SAMPLE_VALUES.credit_application

describe("Personal data in a submission", () => {
  it("is the contact's own entry when somebody else sent it", () => {
    expect(personalShare("credit_application", application, "joseph@jacquard.example")).toEqual({
      role: "contact",
      data: { trade_references: [application.trade_references[0]] },
    })
  })

  it("is nothing for anybody else, nor after an erasure", () => {
    expect(personalShare("credit_application", application, "byron@ada.example")).toBeNull()
    expect(personalShare("credit_application", {}, "ada@byron.example")).toBeNull()
  })
})

describe("A removed contact", () => {
  it("leaves the company's name and everybody else", () => {
    expect(withoutContact("credit_application", application, "joseph@jacquard.example")).toEqual({
      ...application,
      trade_references: [{ company: "Jacquard Looms Ltd" }, application.trade_references[1]],
    })
  })
})

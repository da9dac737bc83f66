import { describe, expect, it } from "vitest"
import { estimateDelivery } from "./delivery"

const terms = { orderBefore: "15:00", days: 1 }
const at = (moment: string, days = 1) => estimateDelivery(new Date(moment), { ...terms, days })

describe("The delivery estimate of what is in stock", () => {
  it("is today and the next working day before the deadline in London, in winter and in summer", () => {
    expect(at("2026-11-23T14:59:00Z")).toEqual({
      dispatch: "2026-11-23",
      delivery: "2026-11-24",
      isToday: true,
    })
    expect(at("2026-07-01T13:59:00Z")).toMatchObject({ dispatch: "2026-07-01", isToday: true })
  })

  it("is the next working day from the deadline on", () => {
    expect(at("2026-11-23T15:00:00Z")).toEqual({
      dispatch: "2026-11-24",
      delivery: "2026-11-25",
      isToday: false,
    })
    expect(at("2026-07-01T14:00:00Z")).toMatchObject({ dispatch: "2026-07-02", isToday: false })
  })

  it("passes over weekends and bank holidays, for dispatch and for delivery", () => {
    expect(at("2026-11-27T10:00:00Z")).toMatchObject({ dispatch: "2026-11-27", delivery: "2026-11-30" })
    // Christmas Day is a Friday, the Boxing Day holiday the Monday after it.
    expect(at("2026-12-24T16:00:00Z")).toMatchObject({ dispatch: "2026-12-29", delivery: "2026-12-30" })
    expect(at("2027-03-25T10:00:00Z", 2)).toMatchObject({ dispatch: "2027-03-25", delivery: "2027-03-31" })
  })

  it("counts the date of London, not that of the visitor or of UTC", () => {
    // Half past midnight on Saturday in London, still Friday in UTC.
    expect(at("2026-07-03T23:30:00Z")).toMatchObject({ dispatch: "2026-07-06", isToday: false })
  })
})

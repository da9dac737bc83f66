import { expect, it, vi } from "vitest"
import { brandsQuery, clientFor } from "./queries"

it("On the server nothing outlives the request whose page has the data: no timer will drop it", () => {
  vi.useFakeTimers()
  const brands = { title: "Brands", brands: [], machineTypes: [] }
  const client = clientFor({ address: { level: "brands" }, known: { brands } })
  expect(client.getQueryData(brandsQuery().queryKey)).toBe(brands)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

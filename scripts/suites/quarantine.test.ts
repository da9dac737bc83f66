import { expect, it } from "vitest"
import { withoutQuarantined } from "./quarantine.ts"

const list = [{ name: "a.spec.ts: waits", until: "2026-12-10", why: "the queue is polled too seldom" }]
const red = {
  passed: 3,
  failed: 2,
  skipped: 0,
  failures: [{ name: "a.spec.ts: waits" }, { name: "b.spec.ts: adds" }],
}

it("A quarantined test that fails is named among the flaky ones until its day, and fails after it", () => {
  const excused = withoutQuarantined(red, "2026-12-10", list)
  expect(excused).toMatchObject({ failed: 1, failures: [{ name: "b.spec.ts: adds" }] })
  expect(excused.flaky).toEqual([
    "a.spec.ts: waits (quarantined until 2026-12-10: the queue is polled too seldom)",
  ])
  expect(withoutQuarantined(red, "2026-12-11", list)).toMatchObject(red)
})

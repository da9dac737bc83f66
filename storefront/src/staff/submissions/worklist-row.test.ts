import type { AdminFormSubmissionRow } from "@scanwright/backend/contract"
import { expect, it } from "vitest"
import { toWorklistRow } from "./worklist-row"

const ROW: AdminFormSubmissionRow = {
  id: "fsub_1",
  reference: "SW-2026-000001",
  type: "general",
  status: "new",
  name: "Ada Byron",
  email: "ada@byron.example",
  company: null,
  spam_reason: null,
  erased_at: null,
  assignee_id: null,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
}

it("A submission is overdue while it waits, and no longer once it is answered, closed, spam or erased", () => {
  const surroundings = {
    now: Date.parse("2026-11-23T12:00:00Z"),
    overdueBefore: "2026-11-20T12:00:00.000Z",
    names: new Map([["user_1", "Grace Hopper"]]),
  }
  const row = (change: Partial<AdminFormSubmissionRow>) => toWorklistRow({ ...ROW, ...change }, surroundings)
  expect(row({})).toMatchObject({ isOverdue: true, age: "3 days", from: "Ada Byron", assignee: null })
  expect(row({ status: "waiting for parts" }).isOverdue).toBe(true)
  for (const status of ["responded", "closed", "spam"]) expect(row({ status }).isOverdue).toBe(false)
  expect(row({ created_at: "2026-11-20T12:00:00.000Z" }).isOverdue).toBe(false)
  expect(row({ erased_at: ROW.created_at, name: null })).toMatchObject({ isOverdue: false, from: "erased" })
  expect(row({ assignee_id: "user_1" }).assignee).toBe("Grace Hopper")
})

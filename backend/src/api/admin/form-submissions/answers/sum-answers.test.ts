import { expect, it } from "vitest"
import { countReplyTimes } from "./sum-answers"

const at = (text: string) => new Date(`${text}:00Z`)
const answer = (created: string, replied: string | null, is_done = replied !== null) => ({
  created_at: at(created),
  replied_at: replied === null ? null : at(replied),
  is_done,
})

it("A reply is in time within the promised working hours, over nights and weekends", () => {
  const answers = [
    // Friday afternoon to Monday noon: 2.5 + 3.5 working hours.
    answer("2026-11-20T15:00", "2026-11-23T12:00"),
    // Monday morning to Wednesday: more than nine.
    answer("2026-11-16T09:00", "2026-11-18T09:00"),
    answer("2026-11-24T09:00", null),
    answer("2026-11-20T09:00", null),
    answer("2026-11-20T09:00", null, true),
  ]
  expect(countReplyTimes(answers, 9, at("2026-11-24T10:00"))).toEqual({
    in_time: 1,
    late: 1,
    waiting: 1,
    overdue: 1,
  })
})

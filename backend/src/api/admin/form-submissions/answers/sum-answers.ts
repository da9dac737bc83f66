import { type AdminFormReplyTimesResponse } from "../../../../contract"
import { workingHoursBefore } from "../../../../lib/working-time"
import { type FormReplyTime } from "../../../../modules/form-submission/list-answers"

/**
 * Counts submissions by whether their reply came within the promised working hours.
 *
 * @param answers when each came and got its first reply
 * @param hours working hours within which a reply is promised
 * @param now the present
 */
export function countReplyTimes(
  answers: readonly FormReplyTime[],
  hours: number,
  now: Date,
): Omit<AdminFormReplyTimesResponse, "hours"> {
  const sums = { in_time: 0, late: 0, waiting: 0, overdue: 0 }
  const overdueBefore = workingHoursBefore(now, hours)
  for (const { created_at: created, replied_at: replied, is_done: isDone } of answers) {
    if (replied) sums[created < workingHoursBefore(replied, hours) ? "late" : "in_time"]++
    // What was closed without a reply here was answered by telephone, or needed none.
    else if (!isDone) sums[created < overdueBefore ? "overdue" : "waiting"]++
  }
  return sums
}

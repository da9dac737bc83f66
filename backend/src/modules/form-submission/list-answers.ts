import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { DONE_STATUSES, SPAM_STATUS } from "../../contract"

/** When a submission came, and when it was first answered. */
export interface FormReplyTime {
  created_at: Date
  /** Null without an answer. */
  replied_at: Date | null
  /** Whether its status says that nothing is left to do. */
  is_done: boolean
}

/** Submissions that are looked at: the newest. */
const MOST = 2_000

/**
 * Lists when the submissions of the last weeks came and were replied to, without spam.
 *
 * @param weeks number of weeks, the present one included; a week begins on Monday, in London
 */
export async function listReplyTimes(manager: SqlEntityManager, weeks: number): Promise<FormReplyTime[]> {
  const rows = await manager.execute<{ created_at: Date; replied_at: Date | null; is_done: boolean }[]>(
    `select submission.created_at, submission.status in (select jsonb_array_elements_text(?::jsonb)) as is_done,
            submission.first_responded_at as replied_at
       from form_submission submission
      where submission.created_at >= (date_trunc('week', now() at time zone 'Europe/London')
              - make_interval(weeks => ? - 1)) at time zone 'Europe/London'
        and submission.status <> ? and submission.deleted_at is null
      order by submission.created_at desc limit ?`,
    [JSON.stringify(DONE_STATUSES), weeks, SPAM_STATUS, MOST],
  )
  return rows.map(({ created_at, replied_at, is_done }) => ({
    created_at: new Date(created_at),
    replied_at: replied_at === null ? null : new Date(replied_at),
    is_done,
  }))
}

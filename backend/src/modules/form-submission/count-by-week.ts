import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { FORM_TYPES, type FormType, SPAM_STATUS } from "../../contract"

/** Submissions of one week by type of form. */
export interface FormWeek {
  /** Its Monday in London. */
  week: string
  counts: Record<FormType, number>
}

/**
 * Counts submissions by week and type of form, without spam.
 *
 * @param weeks number of weeks, the present one included
 * @returns one row for each week, the oldest first; a week begins on Monday, in London
 */
export async function countByWeek(manager: SqlEntityManager, weeks: number): Promise<FormWeek[]> {
  const rows = await manager.execute<{ week: string; type: FormType | null; count: number }[]>(
    `with week as (
       select (date_trunc('week', now() at time zone 'Europe/London') - make_interval(weeks => back)) as start
         from generate_series(0, ? - 1) back
     )
     select to_char(week.start, 'YYYY-MM-DD') as week, submission.type, count(submission.id)::int as count
       from week left join form_submission submission
         on submission.created_at >= week.start at time zone 'Europe/London'
        and submission.created_at < (week.start + interval '1 week') at time zone 'Europe/London'
        and submission.status <> ? and submission.deleted_at is null
      group by 1, 2 order by 1`,
    [weeks, SPAM_STATUS],
  )
  const none = () => Object.fromEntries(FORM_TYPES.map((type) => [type, 0])) as Record<FormType, number>
  const byWeek = new Map<string, Record<FormType, number>>()
  for (const { week, type, count } of rows) {
    const counts = byWeek.get(week) ?? none()
    if (type) counts[type] = count
    byWeek.set(week, counts)
  }
  return [...byWeek].map(([week, counts]) => ({ week, counts }))
}

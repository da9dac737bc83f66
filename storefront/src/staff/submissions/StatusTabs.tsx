import { FORM_STATUSES } from "@scanwright/backend/contract"
import { ListTabs } from "@/staff/shell/ListTabs"
import type { SubmissionQuestion } from "./data"
import { inboxHref } from "./inbox"

interface Props {
  question: SubmissionQuestion
  /** Number of submissions by status, and of those that have waited too long; undefined where the list was not read. */
  counts: { readonly byStatus: Readonly<Record<string, number>>; readonly overdue: number } | undefined
}

/** Most statuses in words of staff's own that have a tab. */
const OWN_MOST = 6

/** Statuses that stand before the overdue submissions. */
const OPEN = ["new", "in_progress"]

/** Links to the submissions of each status, and to those that have waited too long, with the number of each. */
export function StatusTabs({ question, counts }: Props) {
  const { status: now, overdue: isOverdue } = question
  const href = (state: Pick<SubmissionQuestion, "status" | "overdue">) =>
    inboxHref({ ...question, status: undefined, overdue: undefined, ...state, page: 1 })
  const byStatus = counts?.byStatus ?? {}
  const all = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  const tab = (status: string) => ({
    label: FORM_STATUSES[status] ?? status,
    href: href({ status }),
    isHere: !isOverdue && now === status,
    ...(counts && { count: byStatus[status] ?? 0 }),
  })
  const listed = Object.keys(FORM_STATUSES)
  const own = Object.keys(byStatus).filter((status) => !listed.includes(status))
  return (
    <ListTabs
      label="Statuses"
      tabs={[
        ...OPEN.map(tab),
        {
          label: "Overdue",
          href: href({ overdue: true }),
          isHere: isOverdue === true,
          ...(counts && { count: counts.overdue }),
        },
        ...listed.filter((status) => !OPEN.includes(status)).map(tab),
        ...own.slice(0, OWN_MOST).map(tab),
        {
          label: "All",
          href: href({}),
          isHere: !isOverdue && now === undefined,
          ...(counts && { count: all }),
        },
      ]}
    />
  )
}

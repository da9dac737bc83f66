import { Alert, Button } from "@scanwright/design-system"
import { pageCountOf, redirectBeyondEnd } from "@/lib/list-pages"
import { requireStaff } from "@/staff/session/require-staff"
import { countText } from "@/staff/shell/count-text"
import { SavedViews } from "@/staff/shell/SavedViews"
import { StaffPage } from "@/staff/shell/StaffPage"
import { inboxHref, inboxQuestion, SUBMISSIONS_PER_PAGE } from "@/staff/submissions/inbox"
import { InboxFilters } from "@/staff/submissions/InboxFilters"
import { StatusTabs } from "@/staff/submissions/StatusTabs"
import { SubmissionTable } from "@/staff/submissions/SubmissionTable"
import { toWorklistRow } from "@/staff/submissions/worklist-row"
import { readStaffMembers, readSubmissions } from "@/staff/submissions/data"

/** The inbox as a worklist: submissions of visitors by status, with their age and those that have waited too long. */
export default async function SubmissionsPage({ searchParams }: PageProps<"/admin/submissions">) {
  await requireStaff()
  const question = inboxQuestion(await searchParams)
  const [list, members] = await Promise.all([readSubmissions(question), readStaffMembers()])
  if (list.ok)
    redirectBeyondEnd(
      { page: question.page, pageCount: pageCountOf(list.value.count, SUBMISSIONS_PER_PAGE) },
      (page) => inboxHref({ ...question, page }),
    )
  const names = new Map(members.map(({ id, label }) => [id, label]))
  return (
    <StaffPage
      title="Submissions"
      actions={
        <>
          <SavedViews path="/admin/submissions" />
          <Button
            href={inboxHref({ ...question, page: 1 }, "/api/staff/submissions/export")}
            variant="secondary"
          >
            Export CSV
          </Button>
        </>
      }
    >
      <StatusTabs
        question={question}
        counts={list.ok ? { byStatus: list.value.statusCounts, overdue: list.value.overdueCount } : undefined}
      />
      <InboxFilters
        question={question}
        members={members}
        found={list.ok ? countText(list.value.count, ["submission", "submissions"]) : ""}
      />
      {list.ok ? (
        <SubmissionTable
          // Another list begins with nothing selected.
          key={inboxHref(question)}
          rows={list.value.rows.map((row) =>
            toWorklistRow(row, {
              now: list.value.readAt,
              overdueBefore: list.value.overdueBefore,
              names,
            }),
          )}
          count={list.value.count}
          question={question}
        />
      ) : (
        <Alert variant="danger" title="The submissions could not be read">
          {list.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}

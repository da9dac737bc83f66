import { FORMS } from "@scanwright/backend/contract"
import { Alert, Button, EmptyState, Pagination, Panel, RowList, Text } from "@scanwright/design-system"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { inboxHref, inboxQuestion } from "@/staff/submissions/inbox"
import { InboxFilters } from "@/staff/submissions/InboxFilters"
import { momentText } from "@/staff/submissions/moments"
import { StatusBadge } from "@/staff/submissions/StatusBadge"
import { readStaffMembers, readSubmissions, SUBMISSIONS_PER_PAGE } from "@/staff/submissions/data"

/** The inbox: submissions of visitors, newest first. */
export default async function SubmissionsPage({ searchParams }: PageProps<"/admin/submissions">) {
  await requireStaff()
  const question = inboxQuestion(await searchParams)
  const [list, members] = await Promise.all([readSubmissions(question), readStaffMembers()])
  const nameOf = new Map(members.map(({ id, label }) => [id, label]))
  return (
    <StaffPage
      title="Submissions"
      actions={
        <Button
          href={inboxHref({ ...question, page: 1 }, "/api/staff/submissions/export")}
          variant="secondary"
        >
          Export CSV
        </Button>
      }
    >
      <InboxFilters
        question={question}
        statusCounts={list.ok ? list.value.statusCounts : {}}
        members={members}
      />
      {!list.ok && (
        <Alert variant="danger" title="The submissions could not be read">
          {list.failure.message}
        </Alert>
      )}
      {list.ok && list.value.rows.length === 0 && (
        <EmptyState title="No submissions here" actions={<Button href="/admin/submissions">Show all</Button>}>
          Nothing matches what is asked for.
        </EmptyState>
      )}
      {list.ok && list.value.rows.length > 0 && (
        <>
          <Text variant="muted" numerals="tabular">
            {list.value.count === 1 ? "1 submission" : `${list.value.count} submissions`}
          </Text>
          <Panel flush>
            <RowList
              label="Submissions"
              rows={list.value.rows.map((row) => ({
                id: row.id,
                title: `${row.reference}, ${[row.name, row.company].filter(Boolean).join(", ") || "erased"}`,
                href: `/admin/submissions/${encodeURIComponent(row.id)}`,
                hint: [
                  FORMS[row.type].title,
                  momentText(row.created_at),
                  row.assignee_id !== null && `for ${nameOf.get(row.assignee_id) ?? "somebody who has left"}`,
                ]
                  .filter(Boolean)
                  .join(" · "),
                end: <StatusBadge status={row.status} />,
              }))}
            />
          </Panel>
          <Pagination
            label="Submissions"
            page={question.page}
            pageCount={Math.ceil(list.value.count / SUBMISSIONS_PER_PAGE)}
            hrefFor={(page) => inboxHref({ ...question, page })}
          />
        </>
      )}
    </StaffPage>
  )
}

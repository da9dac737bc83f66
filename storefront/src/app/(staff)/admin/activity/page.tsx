import { ACTIVITY_ENTITIES } from "@scanwright/backend/contract"
import { Alert, Button, EmptyState, Panel, Tabs } from "@scanwright/design-system"
import { ListPages } from "@/lib/ListPages"
import { ActivityFilters } from "@/staff/activity/ActivityFilters"
import { ActivityList } from "@/staff/activity/ActivityList"
import { DeletedList } from "@/staff/activity/DeletedList"
import { activityHref, activityQuestion } from "@/staff/activity/question"
import { requireStaff } from "@/staff/session/require-staff"
import { countText } from "@/staff/shell/count-text"
import { StaffPage } from "@/staff/shell/StaffPage"
import { ACTIVITIES_PER_PAGE, DELETED_PER_PAGE, readActivities, readDeleted } from "@/staff/activity/data"
import { readStaffMembers } from "@/staff/submissions/data"

const DELETED_TAB = "deleted"

/** The activity log, and the deleted records that can be restored. */
export default async function ActivityPage({ searchParams }: PageProps<"/admin/activity">) {
  await requireStaff()
  const question = activityQuestion(await searchParams)
  const [log, gone, members] = await Promise.all([
    readActivities(question),
    readDeleted(question.deletedPage),
    readStaffMembers(),
  ])
  const activity = (
    <div className="grid gap-6">
      <ActivityFilters
        question={question}
        members={members}
        found={log.ok ? countText(log.value.count, ["entry", "entries"]) : ""}
      />
      {!log.ok && (
        <Alert variant="danger" title="The log could not be read">
          {log.failure.message}
        </Alert>
      )}
      {log.ok && log.value.count === 0 && (
        <EmptyState title="Nothing here" actions={<Button href="/admin/activity">Show all</Button>}>
          No activity matches your filters.
        </EmptyState>
      )}
      {log.ok && log.value.count > 0 && (
        <Panel>
          <ActivityList activities={log.value.activities} />
        </Panel>
      )}
      {log.ok && (
        <ListPages
          label="Activity"
          page={question.page}
          count={log.value.count}
          size={ACTIVITIES_PER_PAGE}
          hrefFor={(page) => activityHref({ ...question, page })}
        />
      )}
    </div>
  )
  return (
    <StaffPage title="Activity">
      <Tabs
        label="Activity"
        deepLink
        {...(question.deletedPage !== undefined && { defaultValue: DELETED_TAB })}
        tabs={[
          { id: "log", label: "Activity", panel: activity },
          {
            id: DELETED_TAB,
            label: "Deleted",
            ...(gone.ok && { count: gone.value.count }),
            panel: !gone.ok ? (
              <Alert variant="danger" title="The deleted records could not be read">
                {gone.failure.message}
              </Alert>
            ) : gone.value.count === 0 ? (
              <EmptyState title="Nothing is deleted">You can restore deleted records here.</EmptyState>
            ) : (
              <div className="grid gap-6">
                <Panel flush>
                  <DeletedList deleted={gone.value.deleted} entities={ACTIVITY_ENTITIES} />
                </Panel>
                <ListPages
                  label="Deleted"
                  page={question.deletedPage ?? 1}
                  count={gone.value.count}
                  size={DELETED_PER_PAGE}
                  hrefFor={(page) => `${activityHref({ ...question, deletedPage: page })}#${DELETED_TAB}`}
                />
              </div>
            ),
          },
        ]}
      />
    </StaffPage>
  )
}

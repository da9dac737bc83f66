import {
  ACTIVITY_ACTIONS,
  ACTIVITY_ENTITIES,
  type ActivityChange,
  type AdminActivity,
} from "@scanwright/backend/contract"
import { Link, Text, Timeline } from "@scanwright/design-system"
import { secondText } from "@/staff/submissions/moments"
import { recordHref } from "./question"

const spoken = (name: string) => name.replaceAll("_", " ")

const entityText = (entity: string) => {
  const known = Object.hasOwn(ACTIVITY_ENTITIES, entity) ? ACTIVITY_ENTITIES[entity] : undefined
  return (known ?? spoken(entity)).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
}

/** "Changed brand Zebra", "Imported product". */
function titleOf({ action, entity, entity_name: name }: AdminActivity): string {
  const words = [ACTIVITY_ACTIONS[action] ?? spoken(action), entityText(entity), name]
    .filter(Boolean)
    .join(" ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function Changes({ changes }: { changes: readonly ActivityChange[] }) {
  return (
    <ul className="grid gap-1">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <Text size="sm">
            <span className="wrap-anywhere">
              <strong>{spoken(field)}</strong>: <del>{before ?? "nothing"}</del> →{" "}
              <ins>{after ?? "nothing"}</ins>
            </span>
          </Text>
        </li>
      ))}
    </ul>
  )
}

function Details({ activity }: { activity: AdminActivity }) {
  const { changes, counts, entity, entity_id: id, action } = activity
  const href = recordHref(entity, id, action)
  return (
    <div className="grid gap-2">
      {counts !== null && (
        <Text size="sm">
          {Object.entries(counts)
            .map(([what, count]) => `${count} ${what}`)
            .join(", ")}
        </Text>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      {href !== undefined && (
        <Text size="sm">
          <Link href={href}>{`Open ${activity.entity_name ?? entityText(entity)}`}</Link>
        </Text>
      )}
    </div>
  )
}

/** Who did what and when, with the changed fields before and after. */
export function ActivityList({ activities }: { activities: readonly AdminActivity[] }) {
  return (
    <Timeline
      label="Activity"
      events={activities.map((activity) => ({
        date: secondText(activity.created_at),
        dateTime: activity.created_at,
        title: titleOf(activity),
        by: activity.actor_email ?? (activity.actor_id === null ? "Somebody new" : "API key"),
        body: <Details activity={activity} />,
      }))}
    />
  )
}

import { ACTIVITY_ENTITIES } from "@scanwright/backend/contract"
import type { ActivityQuestion } from "./data"
import type { StaffMember } from "@/staff/submissions/data"
import { FilterForm } from "@/staff/shell/FilterForm"

interface Props {
  question: ActivityQuestion
  members: readonly StaffMember[]
  /** What was found, as text. */
  found: string
}

const ENTITIES = Object.entries(ACTIVITY_ENTITIES).map(([value, label]) => ({ value, label }))

/** The filters of the log. */
export function ActivityFilters({ question, members, found }: Props) {
  return (
    <FilterForm
      action="/admin/activity"
      label="Activity"
      state={{ ...question }}
      found={found}
      filters={[
        { kind: "search", placeholder: "Name or e-mail" },
        { kind: "choice", name: "entity", label: "What", all: "Everything", choices: ENTITIES },
        {
          kind: "choice",
          name: "actor",
          label: "Who",
          all: "Everybody",
          choices: members.map(({ id, label }) => ({ value: id, label })),
        },
        { kind: "day", name: "from", label: "From" },
        { kind: "day", name: "to", label: "To" },
      ]}
    />
  )
}

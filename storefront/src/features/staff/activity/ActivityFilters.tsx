import { ACTIVITY_ENTITIES } from "@scanwright/backend/contract"
import { Button, Select, TextField } from "@scanwright/design-system"
import type { ActivityQuestion } from "@/lib/medusa/staff/activity"
import type { StaffMember } from "@/lib/medusa/staff/submissions"

interface Props {
  question: ActivityQuestion
  members: readonly StaffMember[]
}

/** Narrows the log: a plain form, whose answers stand in the address. */
export function ActivityFilters({ question, members }: Props) {
  return (
    <form
      action="/admin/activity"
      method="get"
      role="search"
      aria-label="Activity"
      // Another address, other answers.
      key={JSON.stringify(question)}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6"
    >
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={question.q}
        placeholder="Name or e-mail"
      />
      <Select
        label="What"
        name="entity"
        defaultValue={question.entity ?? ""}
        options={[
          { value: "", label: "Everything" },
          ...Object.entries(ACTIVITY_ENTITIES).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Select
        label="Who"
        name="actor"
        defaultValue={question.actor ?? ""}
        options={[
          { value: "", label: "Everybody" },
          ...members.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <TextField label="From" type="date" name="from" defaultValue={question.from} />
      <TextField label="To" type="date" name="to" defaultValue={question.to} />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}

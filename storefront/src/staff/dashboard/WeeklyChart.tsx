import type { FormType } from "@scanwright/backend/contract"
import { BarChart, Panel } from "@scanwright/design-system"
import { FORM_KINDS, type WeekOfSubmissions } from "./data"

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" })

const TYPES = Object.keys(FORM_KINDS) as FormType[]

const countOf = ({ counts }: WeekOfSubmissions) => TYPES.reduce((sum, type) => sum + (counts[type] ?? 0), 0)

/** Submissions by week and kind. @param weeks the oldest first, the present one last */
export function WeeklyChart({ weeks }: { weeks: readonly WeekOfSubmissions[] }) {
  const counts = weeks.map(countOf)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <Panel>
      <BarChart
        title="Submissions by week"
        summary={`${counts.at(-1) ?? 0} this week, ${all} in ${weeks.length} weeks. Spam is left out.`}
        unit="submissions"
        orientation="up"
        startAt="end"
        series={TYPES.map((type) => FORM_KINDS[type])}
        categories={weeks.map(({ start, counts: counted }) => ({
          label: day.format(new Date(start)),
          values: TYPES.map((type) => counted[type] ?? 0),
        }))}
      />
    </Panel>
  )
}

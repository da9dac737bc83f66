import { REORDER_LEVELS } from "@scanwright/backend/contract"
import { FilterForm } from "@/staff/shell/FilterForm"
import { type MetricsQuestion, USUAL, WEEKS } from "./question"

const weeksText = (weeks: number) => `${weeks} weeks`
const stockText = (threshold: number) => `Fewer than ${threshold}`

const choicesOf = (values: readonly number[], usual: number, text: (value: number) => string) =>
  values.filter((value) => value !== usual).map((value) => ({ value: String(value), label: text(value) }))

/** The choices of the screen: the period, and what counts as little stock of a product without a reorder level. */
export function FigureFilters({ question }: { question: MetricsQuestion }) {
  const { weeks, threshold } = question
  return (
    <FilterForm
      action="/admin/figures"
      label="Figures"
      state={{
        ...(weeks !== USUAL.weeks && { weeks }),
        ...(threshold !== USUAL.threshold && { threshold }),
      }}
      found={`${weeksText(weeks)}, without a reorder level ${stockText(threshold).toLowerCase()} in stock`}
      filters={[
        {
          kind: "choice",
          name: "weeks",
          label: "Period",
          all: weeksText(USUAL.weeks),
          choices: choicesOf(WEEKS, USUAL.weeks, weeksText),
        },
        {
          kind: "choice",
          name: "threshold",
          label: "Without a reorder level",
          all: stockText(USUAL.threshold),
          choices: choicesOf(REORDER_LEVELS, USUAL.threshold, stockText),
        },
      ]}
    />
  )
}

import { Alert, Button, Checkbox, Heading, Select } from "@scanwright/design-system"
import { useId } from "react"
import { barcodes } from "@/content/barcodes"
import { listCopy } from "@/content/lists"
import { ListColumns } from "@/shell/lists/ListColumns"
import { type Choices, questionOf, type Reading } from "./read-rows"

const copy = barcodes.many

/** Longest part of a line that a question shows. */
const LINE_SHOWN = 100

interface Props {
  reading: Reading
  onChoose: (choices: Choices) => void
}

/** Asks what a list does not say, with a button for each reply. */
export function ListQuestion({ reading, onChoose }: Props) {
  const question = questionOf(reading)
  if (question === null) return null
  if (question === "columns") {
    return (
      <Alert variant="warning" live="polite" title={listCopy.title}>
        {copy.questions.columns.text}
      </Alert>
    )
  }
  const { separators, sample } = reading
  const replies: readonly (readonly [string, Choices])[] =
    question === "heading"
      ? [
          [copy.questions.heading.yes, { hasHeading: true }],
          [copy.questions.heading.no, { hasHeading: false }],
        ]
      : [
          [copy.reading.one, { separator: "none" }],
          ...separators.map((separator) => [copy.reading.columns(separator), { separator }] as const),
        ]
  const { title, text } = copy.questions[question]
  return (
    <Alert
      variant="warning"
      live="polite"
      title={title}
      actions={replies.map(([label, choices]) => (
        <Button key={label} variant="secondary" onClick={() => onChoose(choices)}>
          {label}
        </Button>
      ))}
    >
      {text(sample[0]?.text.slice(0, LINE_SHOWN) ?? "")}
    </Alert>
  )
}

/**
 * Shows how a list was read, and lets people change it; nothing for a list of one code a line, which can be read in one way only.
 */
export function ListReading({ reading: read, choices, onChoose }: Props & { choices: Choices }) {
  const id = useId()
  // A choice is in view before the list is read with it.
  const reading = { ...read, ...choices }
  const { separator, separators, hasHeading, titles, sample } = reading
  const isPlain = separators.length === 0 && hasHeading === false && choices.hasHeading === undefined
  if (separator === null || isPlain) return null
  const { uses } = copy.reading
  return (
    <section aria-labelledby={id} className="mt-8 grid gap-4">
      <Heading level="h3" size="sm" id={id}>
        {copy.reading.title}
      </Heading>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {separators.length > 0 && (
          <Select
            label={copy.reading.divided}
            options={["none", ...separators].map((value) => ({
              value,
              label: value === "none" ? copy.reading.one : copy.reading.columns(value),
            }))}
            value={separator}
            onChange={({ target }) => onChoose({ separator: target.value })}
          />
        )}
        <Checkbox
          label={copy.reading.heading}
          checked={hasHeading === true}
          onChange={({ target }) => onChoose({ hasHeading: target.checked })}
        />
      </div>
      {titles.length > 1 && separator === read.separator && (
        <ListColumns
          titles={titles}
          rows={sample}
          uses={[
            {
              ...uses.content,
              column: reading.content,
              onChange: (column) => typeof column === "number" && onChoose({ content: column }),
            },
            {
              ...uses.caption,
              column: reading.caption,
              onChange: (caption) => caption !== null && onChoose({ caption }),
            },
            {
              ...uses.copies,
              column: reading.copies,
              onChange: (copies) => copies !== null && onChoose({ copies }),
            },
          ]}
        />
      )}
    </section>
  )
}

import { Select } from "../select"
import { Text } from "../text"
import { cx } from "../lib/cx"

/** A column of a file. */
export interface MatcherHeading {
  /** Its heading, empty where it has none. */
  heading: string
  /** Its first values, at most three. */
  samples: readonly string[]
}

/** A column that one of the file can be. */
export interface MatcherColumn {
  name: string
  label: string
  required: boolean
}

export interface ColumnMatcherProps {
  headings: readonly MatcherHeading[]
  columns: readonly MatcherColumn[]
  /** Name of a column for each heading, null for one that is left out. */
  value: readonly (string | null)[]
  onChange: (value: (string | null)[]) => void
  className?: string
}

const titleOf = ({ heading }: MatcherHeading, index: number) =>
  heading === "" ? `Column ${index + 1}, without a heading` : heading

/**
 * The required columns that no heading is matched with yet.
 *
 * @param columns all of them
 * @param value name of a column for each heading
 */
export const missingColumns = (
  columns: readonly MatcherColumn[],
  value: readonly (string | null)[],
): MatcherColumn[] => columns.filter(({ name, required }) => required && !value.includes(name))

interface RowProps {
  title: string
  samples: readonly string[]
  columns: readonly MatcherColumn[]
  /** Columns that other headings have. */
  taken: ReadonlySet<string>
  chosen: string | null
  onChoose: (name: string | null) => void
}

/** One column of the file: its heading and first values beside the choice. */
function MatcherRow({ title, samples, columns, taken, chosen, onChoose }: RowProps) {
  const optionsOf = (required: boolean) =>
    columns
      .filter((column) => column.required === required)
      .map(({ name, label }) => ({ value: name, label, disabled: taken.has(name) }))
  return (
    <li className="grid items-start gap-3 border-b border-line py-4 md:grid-cols-2 md:gap-6">
      <div className="grid min-w-0 gap-1 break-words">
        <p className="font-medium">{title}</p>
        <Text size="sm" variant="muted">
          {samples.length === 0 ? "No values in the first rows" : samples.join(" · ")}
        </Text>
      </div>
      <Select
        label={`Our column for ${title}`}
        hideLabel
        value={chosen ?? ""}
        onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
        placeholder="Leave out"
        options={[
          { label: "Required", options: optionsOf(true) },
          { label: "Others", options: optionsOf(false) },
        ].filter(({ options }) => options.length > 0)}
      />
    </li>
  )
}

/** Says of each column of a file which of our columns it is, or that it is left out. Each of ours can be chosen once. */
export function ColumnMatcher({ headings, columns, value, onChange, className }: ColumnMatcherProps) {
  const missing = missingColumns(columns, value)
  return (
    <div className={cx("grid gap-2", className)}>
      <p role="status" className="text-sm">
        {missing.length === 0
          ? "Every required column is matched."
          : `Still to match: ${missing.map(({ label }) => label).join(", ")}.`}
      </p>
      <ul aria-label="Columns of the file" className="grid">
        {headings.map((heading, index) => (
          <MatcherRow
            key={index}
            title={titleOf(heading, index)}
            samples={heading.samples}
            columns={columns}
            taken={new Set(value.flatMap((name, at) => (name === null || at === index ? [] : [name])))}
            chosen={value[index] ?? null}
            onChoose={(name) =>
              onChange(headings.map((_heading, at) => (at === index ? name : (value[at] ?? null))))
            }
          />
        ))}
      </ul>
    </div>
  )
}

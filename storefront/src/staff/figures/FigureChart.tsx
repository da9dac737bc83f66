import { Alert, BarChart, EmptyState, Link, Panel } from "@scanwright/design-system"
import type { Result } from "@/lib/medusa/failure"
import type { FigureTable } from "./tables"

/** Bars of a chart across at most: the rest is in the file. */
const BARS = 15

interface Props {
  title: string
  /** One or two sentences about what is counted. */
  summary: string
  /** Unit of the values: `searches`. */
  unit: string
  /** The figure, one row to a bar or group of bars: its label, then a number for each series. */
  table: Result<FigureTable>
  /** Columns of the table with numbers; their heads name the series. */
  columns: readonly number[]
  orientation?: "across" | "up"
  /** Label of a row; usually its first cell. */
  labelOf?: (row: FigureTable["rows"][number]) => string
  /** Why there is nothing. */
  none: string
  /** Address of the figure as CSV. */
  file: string
}

/** A figure as a chart, with its table beside it in wide windows, and as a file. */
export function FigureChart(props: Props) {
  const { title, summary, unit, table, columns, orientation = "across", none, file } = props
  const { labelOf = ([first]: FigureTable["rows"][number]) => String(first) } = props
  if (!table.ok) {
    return (
      <Panel title={title}>
        <Alert variant="danger" title="This figure could not be read">
          {table.failure.message}
        </Alert>
      </Panel>
    )
  }
  const { head, rows } = table.value
  if (rows.length === 0) {
    return (
      <Panel>
        <EmptyState title={title}>{none}</EmptyState>
      </Panel>
    )
  }
  const shown = orientation === "up" ? rows : rows.slice(0, BARS)
  return (
    <Panel>
      <BarChart
        title={title}
        headingLevel="h2"
        tableBeside
        summary={summary}
        unit={unit}
        orientation={orientation}
        startAt={orientation === "up" ? "end" : "start"}
        series={columns.map((column) => head[column] ?? "")}
        categories={shown.map((row) => ({
          label: labelOf(row),
          values: columns.map((column) => Number(row[column])),
        }))}
        source={
          <Link href={file} download>
            {`Download ${title.toLowerCase()} as CSV`}
          </Link>
        }
      />
    </Panel>
  )
}

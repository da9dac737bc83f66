import type { CatalogueImport, ImportStatus } from "@scanwright/backend/contract"
import { Panel, RowList, Text } from "@scanwright/design-system"
import { UndoImport } from "./UndoImport"

const when = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
})

const STATUSES: Readonly<Record<ImportStatus, string>> = {
  waiting: "Waiting",
  running: "Running",
  done: "Done",
  refused: "Refused",
  stopped: "Stopped",
}

const hintOf = ({ created_at: begun, counts, message }: CatalogueImport) => {
  const said = counts
    ? `${counts.created} added, ${counts.updated} changed, ${counts.unchanged} unchanged, ${counts.bad} with problems`
    : message
  return [when.format(new Date(begun)), said].filter(Boolean).join(": ")
}

/** The last imports with their results; those of the last 30 days can be undone. */
export function LastImports({ imports }: { imports: readonly CatalogueImport[] }) {
  if (imports.length === 0) return null
  return (
    <Panel title="Last imports" flush>
      <RowList
        label="Last imports"
        rows={imports.map((one) => ({
          id: one.id,
          title: one.file_name ?? "A file",
          hint: hintOf(one),
          end: (
            <div className="flex items-center gap-3">
              <Text as="span" size="sm" variant="muted">
                {one.undone ? "Undone" : STATUSES[one.status]}
              </Text>
              <UndoImport one={one} />
            </div>
          ),
        }))}
      />
    </Panel>
  )
}

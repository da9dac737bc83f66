"use client"

import { Button, FileField, FormActions, Panel, Select, TextArea } from "@scanwright/design-system"
import { type FormEvent, useState } from "react"
import { useChosenFile } from "./useChosenFile"

/** Largest accepted file, in bytes: a little less than the backend's limit. */
const MOST_BYTES = 20_000_000

/** An export of no product: the line with every column. */
const TEMPLATE = "/api/staff/catalogue-export?id=none"

interface Props {
  onChosen: (csv: string, name: string) => void
  isBusy: boolean
}

/** The file field, the choice of a sheet where a workbook has several, and a field for pasted lines. */
export function ChooseFile({ onChosen, isBusy }: Props) {
  const { file, sheets, sheet, error: fileError, isReading, choose, chooseSheet, read } = useChosenFile()
  const [error, setError] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get("pasted")
    const pasted = typeof typed === "string" ? typed.trim() : ""
    if (!file && pasted === "") {
      setError("Choose a file, or paste its lines")
      return
    }
    setError(null)
    const csv = file ? await read() : pasted
    if (csv !== null) onChosen(csv, file?.name ?? "Pasted lines")
  }

  return (
    <Panel
      title="Choose a file"
      intro="A CSV file or an Excel workbook whose first line names the columns; columns with other names than ours are matched in the next step. Rows are matched to products by part number; products that the file does not name stay as they are. Nothing is written before you have seen what it would do."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <FileField
          label="CSV or Excel file"
          hint="Up to 20 MB and 50,000 rows. “Export CSV” on the products page writes a file with every column."
          // Old workbooks are accepted so that a message can say what to do with them.
          accept=".csv,text/csv,.xlsx,.xlsm,.xls"
          kinds="CSV or Excel (.xlsx)"
          maxBytes={MOST_BYTES}
          error={fileError}
          onChange={([chosen]) => void choose(chosen ?? null)}
        />
        {sheets.length > 1 && (
          <Select
            label="Sheet"
            hint="The workbook has several sheets with rows. Choose the one with the price list."
            value={String(sheet)}
            onChange={({ target }) => chooseSheet(Number(target.value))}
            options={sheets.map((name, index) => ({ value: String(index), label: name }))}
          />
        )}
        <TextArea label="Or paste lines" name="pasted" rows={4} error={error} spellCheck={false} />
        <FormActions>
          <Button type="submit" loading={isBusy || isReading}>
            Check the file
          </Button>
          <Button variant="ghost" href={TEMPLATE} download="price-list-template.csv">
            Download a template
          </Button>
        </FormActions>
      </form>
    </Panel>
  )
}

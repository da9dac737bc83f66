"use client"

import { Button, FileField, FormActions, Panel, TextArea } from "@scanwright/design-system"
import { type FormEvent, useState } from "react"

/** Largest accepted file, in bytes: a little less than the backend's limit. */
const MOST_BYTES = 20_000_000

interface Props {
  onChosen: (csv: string, name: string) => void
  isBusy: boolean
}

/** The file field, and a field for pasted lines. */
export function ChooseFile({ onChosen, isBusy }: Props) {
  const [file, setFile] = useState<File | null>(null)
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
    try {
      // Fatal: other encodings would lose £ and accents without an error.
      const csv = file ? new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) : pasted
      onChosen(csv, file?.name ?? "Pasted lines")
    } catch {
      setError("The file is not UTF-8 text. Save it from the spreadsheet as “CSV UTF-8 (Comma delimited)”.")
    }
  }

  return (
    <Panel
      title="Choose a file"
      intro="A CSV file whose first line names the columns. Rows are matched to products by part number; products that the file does not name stay as they are. Nothing is written before you have seen what it would do."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <FileField
          label="CSV file"
          hint="Up to 20 MB and 50,000 rows. “Export CSV” on the products page writes a file with every column."
          accept=".csv,text/csv"
          kinds="CSV"
          maxBytes={MOST_BYTES}
          onChange={([chosen]) => setFile(chosen ?? null)}
        />
        <TextArea label="Or paste lines" name="pasted" rows={4} error={error} spellCheck={false} />
        <FormActions>
          <Button type="submit" loading={isBusy}>
            Check the file
          </Button>
        </FormActions>
      </form>
    </Panel>
  )
}

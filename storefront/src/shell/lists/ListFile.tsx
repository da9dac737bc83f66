import { FileField } from "@scanwright/design-system"
import { useState } from "react"
import { listCopy } from "@/content/lists"
import { readTextFile } from "@/lib/read-text-file"

interface Props {
  /** Size of the largest accepted file, in bytes. */
  maxBytes: number
  /** Called with the text of a chosen file. */
  onText: (text: string) => void
}

/** A field for a file with a list, which says what is wrong with a file that is no text. */
export function ListFile({ maxBytes, onText }: Props) {
  const [error, setError] = useState<string | null>(null)
  const take = async ([file]: File[]) => {
    setError(null)
    if (!file) return
    const text = await readTextFile(file)
    if (text === null) setError(listCopy.fileUnreadable)
    else onText(text)
  }
  return (
    <FileField
      label={listCopy.file}
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      kinds={listCopy.fileKinds}
      maxBytes={maxBytes}
      error={error}
      onChange={(files) => void take(files)}
    />
  )
}

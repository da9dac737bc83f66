"use client"

import { FileField, Text } from "@scanwright/design-system"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { PDF_RULES } from "@/staff/records/upload-rules"
import { uploadFile, type Upload } from "@/staff/records/upload-file"
import { useField } from "./editor-store"
import { FormText } from "./FormFields"

/** The product's PDF: by its address, or uploaded here. */
export function BrochureField() {
  "use memo"
  const { set } = useField("brochure_url")
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { run, isPending } = useStaffAction((upload: Upload) => uploadFile(upload), {
    handles: "all",
    isRepeatable: false,
  })
  const send = async (file: File) => {
    const outcome = await run({ file })
    if (outcome.ok) set(outcome.value.url)
    else setFaults({ [file.name]: outcome.message })
  }
  return (
    <div className="grid gap-5">
      <FormText field="brochure_url" />
      <FileField
        label="Upload a brochure"
        required={false}
        {...PDF_RULES}
        fileErrors={faults}
        onChange={([file]) => file && void send(file)}
      />
      <div role="status">{isPending && <Text variant="muted">Uploading the brochure…</Text>}</div>
    </div>
  )
}

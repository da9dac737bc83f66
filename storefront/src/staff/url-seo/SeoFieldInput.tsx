"use client"

import { Select, TextArea, TextField } from "@scanwright/design-system"
import { jsonFault } from "./json-fault"
import type { PageMetadata } from "./page-metadata"
import { SEO_FIELDS, type SeoField, seoFieldId } from "./seo-fields"
import { useField, useSeoState } from "./seo-record"

interface Props {
  name: SeoField
  /** The page's own metadata. */
  metadata: PageMetadata
}

/** The hint with the page's own value, which applies while the field is empty. */
function useOwnHint(name: SeoField, { [name]: own }: PageMetadata): string | undefined {
  const isStored = useSeoState(({ base }) => base[name] !== "")
  if (!own) return undefined
  return isStored ? "Leave empty to use the page default." : `The page says: ${own}`
}

/** A field of a config, by its row of the table. */
export function SeoFieldInput({ name, metadata }: Props) {
  "use memo"
  const { value, error, set } = useField(name)
  const { label, kind, hint, limit, options } = SEO_FIELDS[name]
  const hints = [hint, useOwnHint(name, metadata)].filter(Boolean).join(". ")
  const common = {
    ...{ id: seoFieldId(name), label, hint: hints || undefined, error, value },
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
  if (kind === "choice") return <Select {...common} options={options ?? []} />
  if (kind === "line") return <TextField {...common} characterLimit={limit} />
  return (
    <TextArea
      {...common}
      error={error ?? (kind === "code" ? jsonFault(value) : null)}
      characterLimit={limit}
      rows={kind === "code" ? 8 : 3}
      spellCheck={kind === "lines"}
    />
  )
}

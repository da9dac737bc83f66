"use client"

import { slugOfProduct } from "@scanwright/backend/contract"
import { SerpPreview } from "@scanwright/design-system"
import { useDeferredValue } from "react"
import { toDescription } from "@/shell/seo/description"
import type { Choice } from "@/staff/brands/data"
import { useEditorState } from "./editor-store"
import { productPath } from "./product-path"

interface Props {
  brands: readonly Choice[]
  machineTypes: readonly Choice[]
  siteName: string
  siteUrl: string
}

/** The search result the product will have, with the fallbacks of empty fields. Deferred, so that a typed key is shown first. */
export function SearchPreview({ brands, machineTypes, siteName, siteUrl }: Props) {
  "use memo"
  const name = useDeferredValue(useEditorState(({ values }) => values.name))
  const partNumber = useDeferredValue(useEditorState(({ values }) => values.part_number))
  const handle = useEditorState(({ values }) => values.handle)
  const title = useDeferredValue(useEditorState(({ values }) => values.seo_title))
  const description = useDeferredValue(useEditorState(({ values }) => values.seo_description))
  const own = useDeferredValue(useEditorState(({ values }) => values.description))
  const short = useDeferredValue(useEditorState(({ values }) => values.short_description))
  const brandId = useEditorState(({ values }) => values.brand_id)
  const machineTypeId = useEditorState(({ values }) => values.machine_type_id)
  const place = {
    brand_id: brandId,
    machine_type_id: machineTypeId,
    handle: handle || slugOfProduct(name, partNumber) || "…",
  }
  const suffix = ` | ${siteName}`
  const wanted = title.trim() || name.trim()
  const fallback = own.trim() || short.trim()
  const notes = [
    ...(title.trim() === "" ? ["The title is the product’s name."] : []),
    ...(description.trim() === "" ? ["The description is the beginning of the product’s own."] : []),
  ]
  return (
    <SerpPreview
      siteName={siteName}
      address={siteUrl + productPath(place, { brands, machineTypes })}
      title={wanted === "" || wanted.endsWith(suffix) ? wanted || siteName : wanted + suffix}
      description={toDescription(description.trim() || fallback) ?? ""}
      notes={notes}
    />
  )
}

"use client"

import { slugify } from "@scanwright/backend/contract"
import { SerpPreview } from "@scanwright/design-system"
import { useDeferredValue } from "react"
import * as routes from "@/config/routes"
import { toDescription } from "@/shell/seo/description"
import type { Choice } from "@/staff/brands/data"
import { useEditorState } from "./editor-store"
import { FormArea, FormList, FormText } from "./fields"

interface Props {
  brands: readonly Choice[]
  machineTypes: readonly Choice[]
  siteName: string
  siteUrl: string
}

/** The search result as it will look, with what stands in for fields left empty: drawn after the key that is typed, not with it. */
function Preview({ brands, machineTypes, siteName, siteUrl }: Props) {
  "use memo"
  const name = useDeferredValue(useEditorState(({ form }) => form.name))
  const handle = useEditorState(({ form }) => form.handle)
  const title = useDeferredValue(useEditorState(({ form }) => form.seoTitle))
  const description = useDeferredValue(useEditorState(({ form }) => form.seoDescription))
  const own = useDeferredValue(useEditorState(({ form }) => form.description))
  const short = useDeferredValue(useEditorState(({ form }) => form.shortDescription))
  const brandId = useEditorState(({ form }) => form.brandId)
  const machineTypeId = useEditorState(({ form }) => form.machineTypeId)
  const brand = brands.find(({ id }) => id === brandId)?.handle ?? "unknown-brand"
  const machineType = machineTypes.find(({ id }) => id === machineTypeId)?.handle ?? "unknown-category"
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
      address={siteUrl + routes.product(brand, machineType, handle || slugify(name.trim()) || "…")}
      title={wanted === "" || wanted.endsWith(suffix) ? wanted || siteName : wanted + suffix}
      description={toDescription(description.trim() || fallback) ?? ""}
      notes={notes}
    />
  )
}

/** What search engines are told. */
export function SeoFields(props: Props) {
  return (
    <div className="grid gap-6">
      <FormText
        field="seoTitle"
        required={false}
        characterLimit={200}
        hint="The site’s name is added to it"
      />
      <FormArea field="seoDescription" required={false} rows={3} characterLimit={500} />
      <FormList field="seoKeywords" itemLabel="SEO keyword" />
      <Preview {...props} />
    </div>
  )
}

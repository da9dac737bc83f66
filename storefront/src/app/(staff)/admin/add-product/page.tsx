import { site } from "@/config/site"
import { env } from "@/config/env"
import { copyOf } from "@/staff/products/editor/copy-of"
import { previewProduct } from "@/staff/products/editor/preview-action"
import { ProductEditor } from "@/staff/products/editor/ProductEditor"
import { requireStaff } from "@/staff/session/require-staff"
import { readProductChoices, readStaffProduct } from "@/staff/products/editor/data"

/** Adds a product; `?from=` starts with a copy of another product. */
export default async function AddProductPage({ searchParams }: PageProps<"/admin/add-product">) {
  await requireStaff()
  const { from } = await searchParams
  const [choices, original] = await Promise.all([
    readProductChoices(),
    typeof from === "string" ? readStaffProduct(from) : null,
  ])
  return (
    <ProductEditor
      // Another original needs another form.
      key={original?.ok ? original.value.id : "new"}
      product={null}
      {...(original?.ok && { copy: copyOf(original.value.form) })}
      choices={choices}
      siteName={site().name}
      siteUrl={env().SITE_URL}
      previewProduct={previewProduct}
    />
  )
}

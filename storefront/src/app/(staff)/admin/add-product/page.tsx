import { site } from "@/config/site"
import { env } from "@/config/env"
import { copyOf } from "@/features/staff/product-editor/copy-of"
import { previewProduct } from "@/features/staff/product-editor/preview-action"
import { ProductEditor } from "@/features/staff/product-editor/ProductEditor"
import { requireStaff } from "@/features/staff/session/require-staff"
import { readProductChoices, readStaffProduct } from "@/lib/medusa/staff/products"

/** Adds a product; `?from=` begins with a copy of another. */
export default async function AddProductPage({ searchParams }: PageProps<"/admin/add-product">) {
  await requireStaff()
  const { from } = await searchParams
  const [choices, original] = await Promise.all([
    readProductChoices(),
    typeof from === "string" ? readStaffProduct(from) : null,
  ])
  return (
    <ProductEditor
      // Another form for another copy.
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

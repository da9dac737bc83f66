import { notFound } from "next/navigation"
import { env } from "@/config/env"
import { site } from "@/config/site"
import { previewProduct } from "@/staff/products/editor/preview-action"
import { ProductEditor } from "@/staff/products/editor/ProductEditor"
import { requireStaff } from "@/staff/session/require-staff"
import { isNotFound, MedusaReadError } from "@/lib/medusa/failure"
import { readProductChoices, readStaffProduct } from "@/staff/products/editor/data"

/** Edits a product. */
export default async function EditProductPage({ params }: PageProps<"/admin/edit-product/[id]">) {
  await requireStaff()
  const { id } = await params
  const [choices, product] = await Promise.all([readProductChoices(), readStaffProduct(id)])
  if (!product.ok) {
    if (isNotFound(product.failure)) notFound()
    throw new MedusaReadError(`/admin/products/${id}`, product.failure)
  }
  return (
    <ProductEditor
      key={product.value.id}
      product={product.value}
      choices={choices}
      siteName={site().name}
      siteUrl={env().SITE_URL}
      previewProduct={previewProduct}
    />
  )
}

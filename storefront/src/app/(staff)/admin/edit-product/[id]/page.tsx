import { roleAllows } from "@scanwright/backend/contract"
import { notFound } from "next/navigation"
import { env } from "@/config/env"
import { site } from "@/config/site"
import { previewProduct } from "@/staff/products/editor/preview-action"
import { ProductEditor } from "@/staff/products/editor/ProductEditor"
import { requireStaff } from "@/staff/session/require-staff"
import { isNotFound, MedusaReadError } from "@/lib/medusa/failure"
import {
  readLastChange,
  readPriceHistory,
  readProductChoices,
  readStaffProduct,
  readWaiting,
} from "@/staff/products/editor/data"

/** Edits a product. */
export default async function EditProductPage({ params }: PageProps<"/admin/edit-product/[id]">) {
  const { role } = await requireStaff()
  const { id } = await params
  const [choices, product, waiting, prices, lastChange] = await Promise.all([
    readProductChoices(),
    readStaffProduct(id),
    readWaiting(id),
    readPriceHistory(id),
    roleAllows(role, "activity.read") ? readLastChange(id) : null,
  ])
  if (!product.ok) {
    if (isNotFound(product.failure)) notFound()
    throw new MedusaReadError(`/admin/products/${id}`, product.failure)
  }
  return (
    <ProductEditor
      key={product.value.id}
      product={product.value}
      waiting={waiting ?? 0}
      lastChange={lastChange}
      prices={prices}
      choices={choices}
      siteName={site().name}
      siteUrl={env().SITE_URL}
      previewProduct={previewProduct}
    />
  )
}

"use client"

import { Badge, Link } from "@scanwright/design-system"
import { useStaffContext } from "@/staff/shell/staff-context"
import type { LastChange, ProductChoices, StaffProduct } from "./data"
import { lastChangeText } from "./last-change"
import { productPath } from "./product-path"

interface Props {
  /** As it is stored. */
  product: StaffProduct
  /** As it was stored when the page was opened. */
  opened: StaffProduct | null
  choices: ProductChoices
  lastChange: LastChange | null
}

/** What visitors see of the stored product and where, and its last change. */
export function ProductStatus({ product, opened, choices, lastChange }: Props) {
  "use memo"
  const { staff } = useStaffContext()
  const isPublic = product.form.status === "published"
  const path = productPath(product.form, choices)
  // Whatever has been stored since was saved here.
  const isOwn = product.updatedAt !== opened?.updatedAt
  return (
    <>
      <Badge variant={isPublic ? "success" : "neutral"}>{isPublic ? "Published" : "Draft"}</Badge>
      <span>
        {decodeURIComponent(path)} {isPublic && <Link href={path}>View on site</Link>}
      </span>
      <span>
        {lastChangeText(product.updatedAt, isOwn ? { by: staff.email, at: product.updatedAt } : lastChange)}
      </span>
    </>
  )
}

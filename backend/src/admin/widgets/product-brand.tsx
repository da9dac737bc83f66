import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { type AdminProduct, type DetailWidgetProps } from "@medusajs/framework/types"
import { BrandSection } from "../features/product/BrandSection"

export const config = defineWidgetConfig({
  zone: "product.details.side.before",
  id: "scanwright-product-brand",
})

const Widget = ({ data: { id } }: DetailWidgetProps<AdminProduct>) => <BrandSection productId={id} />

export default Widget

import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { type AdminProduct, type DetailWidgetProps } from "@medusajs/framework/types"
import { ProfileSection } from "../features/product/ProfileSection"

export const config = defineWidgetConfig({ zone: "product.details.after", id: "scanwright-product-profile" })

const Widget = ({ data: { id } }: DetailWidgetProps<AdminProduct>) => <ProfileSection productId={id} />

export default Widget

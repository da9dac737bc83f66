import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { type AdminProductCategory, type DetailWidgetProps } from "@medusajs/framework/types"
import { MachineTypeSection } from "../features/machine-type/MachineTypeSection"

export const config = defineWidgetConfig({
  zone: "product_category.details.side.before",
  id: "scanwright-category-machine-type",
})

const Widget = ({ data: { id } }: DetailWidgetProps<AdminProductCategory>) => (
  <MachineTypeSection categoryId={id} />
)

export default Widget

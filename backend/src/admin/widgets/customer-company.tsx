import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { type AdminCustomer, type DetailWidgetProps } from "@medusajs/framework/types"
import { MembershipSection } from "../features/companies/MembershipSection"

export const config = defineWidgetConfig({
  zone: "customer.details.side.before",
  id: "scanwright-customer-company",
})

const Widget = ({ data: { email } }: DetailWidgetProps<AdminCustomer>) => <MembershipSection email={email} />

export default Widget

import { defineLink } from "@medusajs/framework/utils"
import CustomerModule from "@medusajs/medusa/customer"
import CompanyModule from "../modules/company"

/** The group that carries a company's prices, found by its id: `company.customer_group`. */
export default defineLink(
  { linkable: CompanyModule.linkable.company, field: "customer_group_id" },
  { linkable: CustomerModule.linkable.customerGroup },
  { readOnly: true },
)

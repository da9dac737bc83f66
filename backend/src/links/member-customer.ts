import { defineLink } from "@medusajs/framework/utils"
import CustomerModule from "@medusajs/medusa/customer"
import CompanyModule from "../modules/company"

/** The person a member is, found by the customer's id: `company_member.customer`. */
export default defineLink(
  { linkable: CompanyModule.linkable.companyMember, field: "customer_id" },
  { linkable: CustomerModule.linkable.customer },
  { readOnly: true },
)

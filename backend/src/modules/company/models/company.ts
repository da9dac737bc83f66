import { model } from "@medusajs/framework/utils"
import { COMPANY_STATUSES, COMPANY_TYPES, type CompanyStatus, type CompanyType } from "../../../contract"
import { CompanyAddress } from "./company-address"
import { CompanyInvitation } from "./company-invitation"
import { CompanyMember } from "./company-member"
import { CostCentre } from "./cost-centre"

/** A business that has an account. */
export const Company = model
  .define("company", {
    id: model.id({ prefix: "comp" }).primaryKey(),
    /** `SWA-000123`, from a sequence of the database; numbers of accounts that were not opened are left out. */
    account_number: model.text().searchable(),
    legal_name: model.text().searchable(),
    trading_name: model.text().searchable().nullable(),
    company_type: model.enum(Object.keys(COMPANY_TYPES) as CompanyType[]),
    company_number: model.text().searchable().nullable(),
    vat_number: model.text().nullable(),
    eori: model.text().nullable(),
    /** An address as the contract's `accountCompanySchema` has it. */
    registered_address: model.json(),
    invoice_email: model.text(),
    phone: model.text().nullable(),
    status: model.enum(Object.keys(COMPANY_STATUSES) as CompanyStatus[]).default("pending"),
    /** Medusa's customer group of all its members. */
    customer_group_id: model.text(),
    po_required: model.boolean().default(false),
    /** The member of staff who looks after it. */
    assigned_user_id: model.text().nullable(),
    /** The company that had the same company number first, until staff have looked at both. */
    possible_duplicate_of: model.text().nullable(),
    /** Whether staff have looked: another company rightly has the same company number. */
    shares_company_number: model.boolean().default(false),
    /** For staff only. */
    note: model.text().default(""),
    members: model.hasMany(() => CompanyMember, { mappedBy: "company" }),
    invitations: model.hasMany(() => CompanyInvitation, { mappedBy: "company" }),
    addresses: model.hasMany(() => CompanyAddress, { mappedBy: "company" }),
    cost_centres: model.hasMany(() => CostCentre, { mappedBy: "company" }),
  })
  .indexes([
    { on: ["account_number"], unique: true, where: "deleted_at IS NULL" },
    { on: ["customer_group_id"], unique: true, where: "deleted_at IS NULL" },
    {
      name: "IDX_company_own_company_number",
      on: ["company_number"],
      unique: true,
      where:
        "company_number IS NOT NULL AND possible_duplicate_of IS NULL AND NOT shares_company_number AND status <> 'closed' AND deleted_at IS NULL",
    },
    { on: ["status", "created_at"], where: "deleted_at IS NULL" },
    { on: ["legal_name"], where: "deleted_at IS NULL" },
  ])

import { model } from "@medusajs/framework/utils"
import { COMPANY_MEMBER_STATUSES, type CompanyMemberStatus } from "../../../contract"
import { Company } from "./company"

/** A person in a company. A removed one stays as a row, so that records of the company can name it. */
export const CompanyMember = model
  .define("company_member", {
    id: model.id({ prefix: "cmem" }).primaryKey(),
    company: model.belongsTo(() => Company, { mappedBy: "members" }),
    /** Medusa's customer, with name and e-mail address. */
    customer_id: model.text(),
    /** Of the contract's `COMPANY_ROLES`. */
    roles: model.array(),
    status: model.enum(Object.keys(COMPANY_MEMBER_STATUSES) as CompanyMemberStatus[]).default("active"),
    removed_at: model.dateTime().nullable(),
    /** Time of the last suspension, also of who was let in again: sessions from before it have ended. */
    suspended_at: model.dateTime().nullable(),
  })
  .indexes([
    // One person, one company.
    { on: ["customer_id"], unique: true, where: "status <> 'removed' AND deleted_at IS NULL" },
    { on: ["company_id", "status", "created_at"], where: "deleted_at IS NULL" },
  ])

import { model } from "@medusajs/framework/utils"
import {
  COMPANY_ADDRESS_KINDS,
  type CompanyAddressKind,
  DELIVERY_COUNTRIES,
  type DeliveryCountry,
} from "../../../contract"
import { Company } from "./company"

/** An address that a company has goods or invoices sent to. Its columns are the contract's `companyAddressSchema`. */
export const CompanyAddress = model
  .define("company_address", {
    id: model.id({ prefix: "cadr" }).primaryKey(),
    company: model.belongsTo(() => Company, { mappedBy: "addresses" }),
    label: model.text(),
    /** Name of the business there, where it is another one. */
    company_name: model.text().nullable(),
    name: model.text(),
    line1: model.text(),
    line2: model.text().nullable(),
    city: model.text(),
    county: model.text().nullable(),
    postcode: model.text(),
    country: model.enum(Object.keys(DELIVERY_COUNTRIES) as DeliveryCountry[]),
    phone: model.text().nullable(),
    kind: model.enum(Object.keys(COMPANY_ADDRESS_KINDS) as CompanyAddressKind[]),
    instructions: model.text().nullable(),
    is_default: model.boolean().default(false),
    /** Sent with the request that made it, so that a repeated one makes no second. */
    idempotency_key: model.text().nullable(),
  })
  .indexes([
    { on: ["company_id", "label", "id"], where: "deleted_at IS NULL" },
    {
      on: ["company_id", "idempotency_key"],
      unique: true,
      where: "idempotency_key IS NOT NULL AND deleted_at IS NULL",
    },
    // One default for deliveries, one for invoices; an address for both is the default of both.
    {
      name: "IDX_company_address_default_delivery",
      on: ["company_id"],
      unique: true,
      where: "is_default AND kind IN ('delivery', 'both') AND deleted_at IS NULL",
    },
    {
      name: "IDX_company_address_default_invoice",
      on: ["company_id"],
      unique: true,
      where: "is_default AND kind IN ('invoice', 'both') AND deleted_at IS NULL",
    },
  ])

"use server"

import { companyAddressRequestSchema, costCentreRequestSchema } from "@scanwright/backend/contract"
import { redirect } from "next/navigation"
import { z } from "zod"
import * as accountRoutes from "@/config/account-routes"
import type { AccountNotice } from "@/content/account"
import type { Result } from "@/lib/medusa/failure"
import { writeForAccount } from "../session/client"
import { accountFormAction, type Refused } from "../session/form-action"
import { recordPath } from "../session/record-id"
import { withNotice } from "../session/notice"
import { refusalOf } from "../session/refusal"
import { ADDRESS_FIELDS, CENTRE_FIELDS } from "./fields"

type Page = typeof accountRoutes.addresses | typeof accountRoutes.costCentres

/** The form of a button that acts on one record. */
const BUTTON = { fields: { texts: [] }, ofRecord: true, schema: z.object({}) } as const

/** Ends a form: back to its page with a notice, or why it was refused. */
function end(result: Result<unknown>, page: Page, notice: AccountNotice): Refused {
  if (!result.ok) return { message: refusalOf(result.failure) }
  redirect(withNotice(page, notice))
}

/** Adds an address; sent twice, one. */
export const addAddressAction = accountFormAction("addresses.write", {
  fields: ADDRESS_FIELDS,
  schema: companyAddressRequestSchema,
  act: async (input, _who, _id, key) =>
    end(
      await writeForAccount("/store/account/addresses", input, "POST", key),
      accountRoutes.addresses,
      "address-added",
    ),
})

/** Saves an address. */
export const saveAddressAction = accountFormAction("addresses.write", {
  fields: ADDRESS_FIELDS,
  ofRecord: true,
  schema: companyAddressRequestSchema,
  act: async (input, _who, id) =>
    end(await writeForAccount(recordPath("addresses", id), input), accountRoutes.addresses, "address-saved"),
})

/** Deletes an address. */
export const deleteAddressAction = accountFormAction("addresses.write", {
  ...BUTTON,
  act: async (_input, _who, id) =>
    end(
      await writeForAccount(recordPath("addresses", id), undefined, "DELETE"),
      accountRoutes.addresses,
      "address-deleted",
    ),
})

/** Adds a cost centre; sent twice, one, since no two have the same code. */
export const addCostCentreAction = accountFormAction("addresses.write", {
  fields: CENTRE_FIELDS,
  schema: costCentreRequestSchema,
  act: async (input) =>
    end(
      await writeForAccount("/store/account/cost-centres", input),
      accountRoutes.costCentres,
      "centre-added",
    ),
})

/** Saves a cost centre. */
export const saveCostCentreAction = accountFormAction("addresses.write", {
  fields: CENTRE_FIELDS,
  ofRecord: true,
  schema: costCentreRequestSchema,
  act: async (input, _who, id) =>
    end(
      await writeForAccount(recordPath("cost-centres", id), input),
      accountRoutes.costCentres,
      "centre-saved",
    ),
})

/** Deletes a cost centre. */
export const deleteCostCentreAction = accountFormAction("addresses.write", {
  ...BUTTON,
  act: async (_input, _who, id) =>
    end(
      await writeForAccount(recordPath("cost-centres", id), undefined, "DELETE"),
      accountRoutes.costCentres,
      "centre-deleted",
    ),
})

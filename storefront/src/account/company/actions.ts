"use server"

import { accountCompanyRequestSchema } from "@scanwright/backend/contract"
import { refresh } from "next/cache"
import { redirect } from "next/navigation"
import * as accountRoutes from "@/config/account-routes"
import { writeForAccount } from "../session/client"
import { accountFormAction } from "../session/form-action"
import { withNotice } from "../session/notice"
import { refusalOf } from "../session/refusal"

/** Saves what an admin may change of the company. */
export const saveCompanyAction = accountFormAction("company.write", {
  fields: { texts: ["trading_name", "invoice_email", "phone"], ticks: ["po_required"] },
  schema: accountCompanyRequestSchema,
  act: async (input) => {
    const result = await writeForAccount("/store/account/company", input)
    if (!result.ok) return { message: refusalOf(result.failure) }
    // The name stands beside the navigation, too, which a page does not load again.
    refresh()
    redirect(withNotice(accountRoutes.company, "company-saved"))
  },
})

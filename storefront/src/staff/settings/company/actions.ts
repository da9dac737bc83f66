"use server"

import { type AdminCompanyResponse, saveCompanySchema } from "@scanwright/backend/contract"
import { writeAsStaff } from "@/staff/session/client"
import { outcomeOf } from "@/staff/session/outcome"
import { staffAction } from "@/staff/session/staff-action"

/** Stores the company's facts, or brings back those of the environment. */
export const saveCompany = staffAction("saveCompany", saveCompanySchema, async (body) =>
  outcomeOf(
    await writeAsStaff<AdminCompanyResponse>("/admin/company-facts", {
      body,
      action: "save company",
      isRepeatable: false,
    }),
  ),
)

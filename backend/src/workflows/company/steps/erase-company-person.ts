import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { emailKey } from "../../../contract"
import { putStoredRowsBack } from "../../../lib/stored-rows"
import { eraseCompanyPerson } from "../erase-person"

/** Erases a person from companies in one transaction; undone by putting every row back. See `eraseCompanyPerson`. */
export const eraseCompanyPersonStep = createStep(
  "erase-company-person",
  async (email: string, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { erased, before } = await database.transaction((transaction) =>
      eraseCompanyPerson(transaction, emailKey(email)),
    )
    return new StepResponse(erased, before)
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
      for (const rows of before) await putStoredRowsBack(transaction, rows)
    })
  },
)

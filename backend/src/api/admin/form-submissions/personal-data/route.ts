import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { emailKey } from "../../../../contract"
import { FORM_SUBMISSION_MODULE } from "../../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../../modules/form-submission/service"
import { STOCK_ALERT_MODULE } from "../../../../modules/stock-alert"
import { type StockAlertModuleService } from "../../../../modules/stock-alert/service"
import { readCompanyPersonalData } from "../../companies/personal-data"
import { type AdminPersonalDataType } from "../validators"

/** Exports the data of a person in all submissions, stock alerts and companies (UK GDPR, articles 15 and 20). */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { email } = req.validatedQuery as AdminPersonalDataType
  const service = req.scope.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const alerts = await req.scope
    .resolve<StockAlertModuleService>(STOCK_ALERT_MODULE)
    .listStockAlerts({ email: emailKey(email) }, { select: ["product_id", "created_at", "confirmed_at"] })
  const stock_alerts = alerts.map(({ product_id, created_at, confirmed_at }) => ({
    product_id,
    created_at: new Date(created_at).toISOString(),
    confirmed_at: confirmed_at && new Date(confirmed_at).toISOString(),
  }))
  const companies = await readCompanyPersonalData(req.scope, emailKey(email))
  res.json({ personal_data: { ...(await service.exportPersonalData(email)), stock_alerts, ...companies } })
}

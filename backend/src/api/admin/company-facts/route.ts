import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type MedusaContainer } from "@medusajs/framework/types"
import { readEnvironment } from "../../../config/environment"
import { type AdminCompanyResponse, defaultFacts, type SaveCompany, toCompany } from "../../../contract"
import { COMPANY_FACTS_MODULE } from "../../../modules/company-facts"
import { type CompanyFactsModuleService } from "../../../modules/company-facts/service"
import { saveCompanyWorkflow } from "../../../workflows/company-facts/workflows/save-company"

async function readFacts(container: MedusaContainer): Promise<AdminCompanyResponse> {
  const { facts, version } = await container.resolve<CompanyFactsModuleService>(COMPANY_FACTS_MODULE).read()
  return { company: { facts, version, defaults: defaultFacts(toCompany(readEnvironment(process.env))) } }
}

/** Reads the company's facts, and those that hold without any. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCompanyResponse>,
): Promise<void> {
  res.json(await readFacts(req.scope))
}

/** Stores the company's facts, or brings back those of the environment. */
export async function POST(
  req: AuthenticatedMedusaRequest<SaveCompany>,
  res: MedusaResponse<AdminCompanyResponse>,
): Promise<void> {
  await saveCompanyWorkflow(req.scope).run({ input: req.validatedBody })
  res.json(await readFacts(req.scope))
}

import { type MedusaContainer } from "@medusajs/framework/types"
import { type Environment } from "../../config/environment"
import { type Company, toCompany, withFacts } from "../../contract"
import { COMPANY_FACTS_MODULE } from "../../modules/company-facts"
import { type CompanyFactsModuleService } from "../../modules/company-facts/service"

/**
 * Reads the company as mails name it: what staff have set, in the place of the environment's facts.
 *
 * @param container any container of the application
 */
export async function readCompany(container: MedusaContainer, environment: Environment): Promise<Company> {
  const { facts } = await container.resolve<CompanyFactsModuleService>(COMPANY_FACTS_MODULE).read()
  return withFacts(toCompany(environment), facts)
}

import { type MedusaContainer } from "@medusajs/framework/types"
import { COMPANY_MODULE } from "../../modules/company"
import { type CompanyModuleService } from "../../modules/company/service"
import { type Membership } from "../../modules/company/types"

/** The service of companies. @param container any container of the application */
export const companiesOf = (container: MedusaContainer): CompanyModuleService =>
  container.resolve<CompanyModuleService>(COMPANY_MODULE)

/** Whether a person with some membership may sign in: not one who was removed or suspended, nor anybody of a closed company. */
export const maySignIn = (membership: Membership | null): boolean =>
  membership?.status === "active" && membership.company_status !== "closed"

/**
 * Time of a member's last suspension, which tokens name as it was when they signed in: those from before it are refused for good.
 *
 * @returns ms since 1970; undefined for somebody who was never suspended
 */
export const suspendedAt = (membership: Membership | null): number | undefined =>
  membership?.suspended_at == null ? undefined : new Date(membership.suspended_at).getTime()

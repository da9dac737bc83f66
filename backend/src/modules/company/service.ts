import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils"
import {
  type CompanyAddressRequest,
  type CompanyMemberStatus,
  type CompanyRole,
  type CompanyStatus,
  type CompanyTransition,
  type CostCentreRequest,
} from "../../contract"
import * as addresses from "./addresses"
import * as companies from "./companies"
import * as costCentres from "./cost-centres"
import * as invitations from "./invitations"
import * as members from "./members"
import { Company } from "./models/company"
import { CompanyAddress } from "./models/company-address"
import { CompanyInvitation } from "./models/company-invitation"
import { CompanyMember } from "./models/company-member"
import { CostCentre } from "./models/cost-centre"
import { type OwnTable, restoreRows } from "./rows"
import {
  type CompanyChanges,
  type CompanyRow,
  type CompanyWriter,
  type InvitationRow,
  type MemberBefore,
  type MemberChange,
  type MemberRow,
  type Membership,
  type NewCompany,
  type NewInvitation,
  type RowsChange,
} from "./types"

const MODELS = { Company, CompanyMember, CompanyInvitation, CompanyAddress, CostCentre }

/** The manager of the running transaction, else one without a transaction. */
const managerOf = ({ transactionManager, manager }: Context) =>
  (transactionManager ?? manager) as SqlEntityManager

interface Target {
  company_id: string
  id: string
}

/**
 * Stores companies with their members, invitations, addresses and cost centres. Write through the workflows, never directly.
 * The methods of this class are the functions of the same names in this folder, each in one transaction.
 */
export class CompanyModuleService extends MedusaService(MODELS) {
  @InjectManager()
  async nextAccountNumber(@MedusaContext() context: Context = {}): Promise<string> {
    return companies.nextAccountNumber(managerOf(context))
  }

  /** Stores a company with its first member. @throws Refusal (conflict) for somebody who belongs to a company already */
  @InjectManager()
  @InjectTransactionManager()
  async foundCompany(
    company: NewCompany,
    founder: { customer_id: string; roles: CompanyRole[] },
    @MedusaContext() context: Context = {},
  ): Promise<{ company: CompanyRow; member: MemberRow }> {
    const manager = managerOf(context)
    const stored = await companies.insertCompany(manager, company)
    const member = await members.insertMember(manager, { company_id: stored.id, ...founder })
    return { company: stored, member }
  }

  @InjectManager()
  @InjectTransactionManager()
  async changeCompany(
    id: string,
    changes: CompanyChanges,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<{ company: CompanyRow; before: CompanyChanges }> {
    return companies.changeCompany(managerOf(context), id, changes, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async moveCompany(
    id: string,
    transition: CompanyTransition,
    @MedusaContext() context: Context = {},
  ): Promise<{ company: CompanyRow; before: CompanyStatus }> {
    return companies.moveCompany(managerOf(context), id, transition)
  }

  @InjectManager()
  @InjectTransactionManager()
  async moveCompanyBack(
    id: string,
    transition: CompanyTransition,
    before: CompanyStatus,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await companies.moveCompanyBack(managerOf(context), id, transition, before)
  }

  @InjectManager()
  async clearDuplicate(id: string, of: string, @MedusaContext() context: Context = {}): Promise<void> {
    await companies.clearDuplicate(managerOf(context), id, of)
  }

  @InjectManager()
  async restoreDuplicate(id: string, of: string, @MedusaContext() context: Context = {}): Promise<void> {
    await companies.restoreDuplicate(managerOf(context), id, of)
  }

  @InjectManager()
  async membershipOf(customerId: string, @MedusaContext() context: Context = {}): Promise<Membership | null> {
    return members.membershipOf(managerOf(context), customerId)
  }

  @InjectManager()
  @InjectTransactionManager()
  async addMember(
    member: Pick<MemberRow, "company_id" | "customer_id" | "roles">,
    @MedusaContext() context: Context = {},
  ): Promise<MemberRow> {
    return members.addMember(managerOf(context), member)
  }

  @InjectManager()
  @InjectTransactionManager()
  async changeMember(
    change: Target & { roles?: CompanyRole[]; status?: CompanyMemberStatus },
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<MemberChange> {
    return members.changeMember(managerOf(context), change, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async restoreMember(before: MemberBefore, @MedusaContext() context: Context = {}): Promise<void> {
    await members.restoreMember(managerOf(context), before)
  }

  @InjectManager()
  @InjectTransactionManager()
  async openInvitation(
    invitation: NewInvitation,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<{ invitation: InvitationRow; replaced: string[] }> {
    return invitations.openInvitation(managerOf(context), invitation, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async deleteInvitation(
    id: string,
    replaced: readonly string[],
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await invitations.deleteInvitation(managerOf(context), id, replaced)
  }

  @InjectManager()
  async invitationOf(token: string, @MedusaContext() context: Context = {}): Promise<InvitationRow | null> {
    return invitations.invitationOf(managerOf(context), token)
  }

  @InjectManager()
  @InjectTransactionManager()
  async revokeInvitation(
    target: Target,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<InvitationRow> {
    return invitations.revokeInvitation(managerOf(context), target, by)
  }

  @InjectManager()
  async unrevokeInvitations(ids: readonly string[], @MedusaContext() context: Context = {}): Promise<void> {
    await invitations.unrevokeInvitations(managerOf(context), ids)
  }

  @InjectManager()
  @InjectTransactionManager()
  async renewInvitation(
    renewal: Target & { token_hash: string; expires_at: Date },
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<{ invitation: InvitationRow; before: Pick<InvitationRow, "id" | "token_hash" | "expires_at"> }> {
    return invitations.renewInvitation(managerOf(context), renewal, by)
  }

  @InjectManager()
  async restoreInvitation(
    before: Pick<InvitationRow, "id" | "token_hash" | "expires_at">,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await invitations.restoreInvitation(managerOf(context), before)
  }

  @InjectManager()
  async forgetInvitations(
    before: Date,
    most: number,
    @MedusaContext() context: Context = {},
  ): Promise<number> {
    return invitations.forgetInvitations(managerOf(context), before, most)
  }

  @InjectManager()
  @InjectTransactionManager()
  async createAddress(
    companyId: string,
    address: CompanyAddressRequest,
    key: string | null,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<RowsChange> {
    return addresses.createAddress(managerOf(context), companyId, address, key, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async changeAddress(
    target: Target,
    address: CompanyAddressRequest,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<RowsChange> {
    return addresses.changeAddress(managerOf(context), target, address, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async deleteAddress(
    target: Target,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<RowsChange> {
    return addresses.deleteAddress(managerOf(context), target, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async createCostCentre(
    companyId: string,
    costCentre: CostCentreRequest,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<RowsChange> {
    return costCentres.createCostCentre(managerOf(context), companyId, costCentre, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async changeCostCentre(
    target: Target,
    costCentre: CostCentreRequest,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<RowsChange> {
    return costCentres.changeCostCentre(managerOf(context), target, costCentre, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async deleteCostCentre(
    target: Target,
    by: CompanyWriter,
    @MedusaContext() context: Context = {},
  ): Promise<RowsChange> {
    return costCentres.deleteCostCentre(managerOf(context), target, by)
  }

  @InjectManager()
  @InjectTransactionManager()
  async restoreRows(
    table: OwnTable,
    change: Pick<RowsChange, "created" | "before">,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await restoreRows(managerOf(context), table, change)
  }
}

import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from "@medusajs/framework/utils"
import { LEAST_ROLE, type StaffRole as Role, staffRoleSchema } from "../../contract"
import { StaffPolicy } from "./models/staff-policy"
import { StaffRole } from "./models/staff-role"

/** A person's role before a change; null for none. */
export interface EarlierRole {
  user_id: string
  role: Role | null
}

interface Row {
  user_id: string
  role: string
}

/** A stored role; one that this version does not know counts as the least. */
const toRole = (text: string): Role => staffRoleSchema.catch(LEAST_ROLE).parse(text)

const POLICY_ID = "policy"

const LAST_OWNER = "The shop needs at least one owner. Make somebody else an owner first."

/**
 * Stores the roles of staff, and the rules for all of them. As long as nobody is an owner, every account without a role is: those of a shop that had no
 * roles yet, and the first admin. Once there is an owner, an account without a role has the least.
 */
export class StaffRoleModuleService extends MedusaService({ StaffRole, StaffPolicy }) {
  /** @returns the role of a member of staff */
  @InjectManager()
  async roleOf(userId: string, @MedusaContext() context: Context = {}): Promise<Role> {
    return (await this.rolesOf([userId], context)).get(userId) ?? LEAST_ROLE
  }

  /** @returns the role of each member of staff */
  @InjectManager()
  async rolesOf(
    userIds: readonly string[],
    @MedusaContext() context: Context = {},
  ): Promise<ReadonlyMap<string, Role>> {
    const rows = await (context.manager as SqlEntityManager).execute<Row[]>(
      `select user_id, role from staff_role where deleted_at is null and (user_id = any(?::text[])
         or id = (select id from staff_role where role = 'owner' and deleted_at is null limit 1))`,
      [this.list(userIds)],
    )
    const roleless: Role = rows.some(({ role }) => role === "owner") ? LEAST_ROLE : "owner"
    const stored = new Map(rows.map(({ user_id, role }) => [user_id, toRole(role)]))
    return new Map(userIds.map((id) => [id, stored.get(id) ?? roleless]))
  }

  /**
   * Gives a member of staff a role, or takes it away. Changes run one after another in the whole database.
   *
   * @param userId the person
   * @param role null takes it away, before the account is deleted
   * @param accounts ids of all accounts: roles of others are stale
   * @returns the role before, for the way back
   * @throws MedusaError (not allowed) when no owner would be left
   */
  @InjectManager()
  async change(
    userId: string,
    role: Role | null,
    accounts: readonly string[],
    @MedusaContext() context: Context = {},
  ): Promise<EarlierRole> {
    return this.change_(userId, role, accounts, context)
  }

  @InjectTransactionManager()
  protected async change_(
    userId: string,
    role: Role | null,
    accounts: readonly string[],
    @MedusaContext() context: Context = {},
  ): Promise<EarlierRole> {
    const manager = context.transactionManager as SqlEntityManager
    await manager.execute("select pg_advisory_xact_lock(hashtext('staff_role'))")
    const ids = this.list(accounts)
    await manager.execute("delete from staff_role where not user_id = any(?::text[]) and user_id <> ?", [
      ids,
      userId,
    ])
    const rows = await manager.execute<Row[]>("select user_id, role from staff_role")
    const roles = new Map(rows.map(({ user_id, role: stored }) => [user_id, toRole(stored)]))
    if (![...roles.values()].includes("owner")) {
      for (const id of accounts.filter((one) => !roles.has(one))) {
        roles.set(id, "owner")
        await this.write(manager, id, "owner")
      }
    }
    const before = roles.get(userId) ?? null
    if (role === null) roles.delete(userId)
    else roles.set(userId, role)
    const hasOwner = [...roles.values()].includes("owner")
    if (before === "owner" && !hasOwner) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, LAST_OWNER)
    await this.write(manager, userId, role)
    return { user_id: userId, role: before }
  }

  /** Gives back the role of before a change, whatever it was. */
  @InjectManager()
  async putBack({ user_id, role }: EarlierRole, @MedusaContext() context: Context = {}): Promise<void> {
    await this.write(context.manager as SqlEntityManager, user_id, role)
  }

  /** @returns whether everybody who signs in needs a second factor */
  @InjectManager()
  async requiresSecondFactor(@MedusaContext() context: Context = {}): Promise<boolean> {
    const [row] = await (context.manager as SqlEntityManager).execute<{ required: boolean }[]>(
      "select requires_second_factor as required from staff_policy where id = ?",
      [POLICY_ID],
    )
    return row?.required ?? false
  }

  /**
   * Requires a second factor of everybody who signs in, or no longer.
   *
   * @returns whether it was required before
   */
  @InjectManager()
  async requireSecondFactor(isRequired: boolean, @MedusaContext() context: Context = {}): Promise<boolean> {
    const before = await this.requiresSecondFactor(context)
    await (context.manager as SqlEntityManager).execute(
      `insert into staff_policy (id, requires_second_factor) values (?, ?)
       on conflict (id) do update set requires_second_factor = excluded.requires_second_factor, updated_at = now()`,
      [POLICY_ID, isRequired],
    )
    return before
  }

  private async write(manager: SqlEntityManager, userId: string, role: Role | null): Promise<void> {
    if (role === null) await manager.execute("delete from staff_role where user_id = ?", [userId])
    else {
      await manager.execute(
        `insert into staff_role (id, user_id, role) values (?, ?, ?)
         on conflict (user_id) where deleted_at is null do update set role = excluded.role, updated_at = now()`,
        [generateEntityId(undefined, "srole"), userId, role],
      )
    }
  }

  /** An array of PostgreSQL: the statement's own placeholders would take its entries apart. */
  private list(ids: readonly string[]): string {
    return `{${ids.map((id) => JSON.stringify(id)).join(",")}}`
  }
}

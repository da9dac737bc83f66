import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from "@medusajs/framework/utils"
import { type CompanyFacts as Facts } from "../../contract"
import { CompanyFacts } from "./models/company-facts"

/** What is stored. */
interface StoredCompany {
  /** Null while those of the environment hold. */
  facts: Facts | null
  /** Number of changes. */
  version: number
  /** Time of the last change; null before the first. */
  updated_at: Date | null
}

type Change = Pick<StoredCompany, "facts" | "version">

const ID = "company"
const NOTHING: StoredCompany = { facts: null, version: 0, updated_at: null }
const READ = "select facts, version, updated_at from company_facts where id = ?"

/** Stores the company's facts. Write through the workflow, never directly. */
export class CompanyFactsModuleService extends MedusaService({ CompanyFacts }) {
  @InjectManager()
  async read(@MedusaContext() context: Context = {}): Promise<StoredCompany> {
    const [row] = await (context.manager as SqlEntityManager).execute<StoredCompany[]>(READ, [ID])
    return row ?? NOTHING
  }

  /**
   * Stores facts, or null for those of the environment. Of two that began from the same version, one wins.
   *
   * @param wanted with the version that was read
   * @returns what was stored before
   * @throws MedusaError (conflict) where another version is stored
   */
  @InjectManager()
  async store(wanted: Change, @MedusaContext() context: Context = {}): Promise<StoredCompany> {
    return this.store_(wanted, context)
  }

  @InjectTransactionManager()
  protected async store_(
    { facts, version }: Change,
    @MedusaContext() context: Context = {},
  ): Promise<StoredCompany> {
    const manager = context.transactionManager as SqlEntityManager
    await manager.execute("select pg_advisory_xact_lock(hashtext('company_facts'))")
    const [before = NOTHING] = await manager.execute<StoredCompany[]>(READ, [ID])
    if (before.version !== version) {
      throw new MedusaError(
        MedusaError.Types.CONFLICT,
        "Somebody else has changed the company's facts meanwhile: reload the page",
      )
    }
    await this.write(manager, { facts, version: version + 1 })
    return before
  }

  /** Takes back a change. Its time is a new one: the storefront takes the latest. */
  @InjectManager()
  async putBack(before: Change, @MedusaContext() context: Context = {}): Promise<void> {
    await this.write(context.manager as SqlEntityManager, before)
  }

  private async write(manager: SqlEntityManager, { facts, version }: Change): Promise<void> {
    await manager.execute(
      `insert into company_facts (id, facts, version) values (?, ?::jsonb, ?)
       on conflict (id) do update set facts = excluded.facts, version = excluded.version, updated_at = now()`,
      [ID, facts === null ? null : JSON.stringify(facts), version],
    )
  }
}

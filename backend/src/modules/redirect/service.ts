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
import { type CreateRedirect, REDIRECTS_MOST, type UpdateRedirect } from "../../contract"
import { Redirect } from "./models/redirect"
import { finalTargets, RedirectLoop } from "./targets"

/** A stored redirect without what Medusa adds. */
export interface RedirectRow extends CreateRedirect {
  id: string
  hits: number
}

/** A redirect to store: a new one, or changes of the one with the id. */
export type RedirectInput = (CreateRedirect & { id?: undefined }) | (UpdateRedirect & { id: string })

/** What a change did. */
export interface RedirectChange {
  /** Ids of the redirects that were asked for, in the same order. */
  ids: string[]
  created: string[]
  /** Rows as they were before, those among them whose target became final. */
  before: RedirectRow[]
}

const SELECT = "select id, path, target, status, over_page, hits from redirect where deleted_at is null"

const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)

const isSame = (one: RedirectRow, other: RedirectRow) =>
  one.path === other.path &&
  one.target === other.target &&
  one.status === other.status &&
  one.over_page === other.over_page

/** The rows after a change, and the ids that were asked for. */
function applied(rows: readonly RedirectRow[], inputs: readonly RedirectInput[], replaces: boolean) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const idOfPath = new Map(rows.map(({ id, path }) => [path, id]))
  const ids = inputs.map((input) => {
    const known = input.id ?? (replaces ? idOfPath.get(input.path ?? "") : undefined)
    const id = known ?? generateEntityId(undefined, "redir")
    const row = byId.get(id)
    if (input.id !== undefined && !row) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `Redirect with id ${input.id} was not found`)
    }
    const next = { ...row, hits: row?.hits ?? 0, ...input, id } as RedirectRow
    const owner = idOfPath.get(next.path)
    if (owner !== undefined && owner !== id) {
      throw new MedusaError(MedusaError.Types.DUPLICATE_ERROR, `${next.path} is redirected already`)
    }
    if (row) idOfPath.delete(row.path)
    idOfPath.set(next.path, id)
    byId.set(id, next)
    return id
  })
  if (byId.size > REDIRECTS_MOST) throw invalid(`The shop may have ${REDIRECTS_MOST} redirects at most`)
  return { ids, rows: [...byId.values()] }
}

/** Stores the redirects of staff. Write through the workflows, never directly. */
export class RedirectModuleService extends MedusaService({ Redirect }) {
  /** @returns every redirect, by path */
  @InjectManager()
  async readAll(@MedusaContext() context: Context = {}): Promise<RedirectRow[]> {
    return (context.manager as SqlEntityManager).execute<RedirectRow[]>(`${SELECT} order by path`)
  }

  /**
   * Stores redirects, all or none, and gives every one its final target. Changes run one after another in the whole database.
   *
   * @param inputs new ones, and changes
   * @param origin of this site
   * @param replaces whether a new one takes the place of that of its path
   * @throws MedusaError for a loop, a path that is redirected already, an unknown id, or too many
   */
  @InjectManager()
  async store(
    inputs: readonly RedirectInput[],
    origin: string,
    replaces: boolean,
    @MedusaContext() context: Context = {},
  ): Promise<RedirectChange> {
    return this.store_(inputs, origin, replaces, context)
  }

  @InjectTransactionManager()
  protected async store_(
    inputs: readonly RedirectInput[],
    origin: string,
    replaces: boolean,
    @MedusaContext() context: Context = {},
  ): Promise<RedirectChange> {
    const manager = context.transactionManager as SqlEntityManager
    await manager.execute("select pg_advisory_xact_lock(hashtext('redirect'))")
    const before = new Map((await manager.execute<RedirectRow[]>(SELECT)).map((row) => [row.id, row]))
    const { ids, rows } = applied([...before.values()], inputs, replaces)
    const ended = this.ended(rows, origin)
    const changed = ended.filter((row) => {
      const was = before.get(row.id)
      return !was || !isSame(was, row)
    })
    await this.write(manager, changed)
    return {
      ids,
      created: changed.filter(({ id }) => !before.has(id)).map(({ id }) => id),
      before: changed.flatMap(({ id }) => before.get(id) ?? []),
    }
  }

  /** Takes back a change. */
  @InjectManager()
  async takeBack(
    { created, before }: Pick<RedirectChange, "created" | "before">,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    if (created.length > 0) await this.deleteRedirects(created)
    await this.write(context.manager as SqlEntityManager, before)
  }

  /**
   * Adds to the counts of redirects; paths without one are left out.
   *
   * @param hits how often each path was asked for
   */
  @InjectManager()
  async count(
    hits: readonly { path: string; count: number }[],
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    if (hits.length === 0) return
    await (context.manager as SqlEntityManager).execute(
      `update redirect set hits = least(hits::bigint + hit.count, 2000000000)::int
         from jsonb_to_recordset(?::jsonb) hit(path text, count bigint)
        where redirect.path = hit.path and redirect.deleted_at is null`,
      [JSON.stringify(hits)],
    )
  }

  private ended(rows: readonly RedirectRow[], origin: string): RedirectRow[] {
    try {
      const targets = finalTargets(rows, origin)
      return rows.map((row) => ({ ...row, target: targets.get(row.path) ?? row.target }))
    } catch (error) {
      if (error instanceof RedirectLoop) throw invalid(`${error.path} would lead back to itself`)
      throw error
    }
  }

  private async write(manager: SqlEntityManager, rows: readonly RedirectRow[]): Promise<void> {
    if (rows.length === 0) return
    // A path may pass from one row to another: the index is checked row by row.
    await manager.execute(
      "update redirect set path = id where id in (select jsonb_array_elements_text(?::jsonb))",
      [JSON.stringify(rows.map(({ id }) => id))],
    )
    await manager.execute(
      `insert into redirect (id, path, target, status, over_page, hits)
         select id, path, target, status, over_page, hits
           from jsonb_to_recordset(?::jsonb) row(id text, path text, target text, status int, over_page boolean, hits int)
       on conflict (id) do update set path = excluded.path, target = excluded.target, status = excluded.status,
         over_page = excluded.over_page, updated_at = now(), deleted_at = null`,
      [JSON.stringify(rows)],
    )
  }
}

import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type Context } from "@medusajs/framework/types"
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { emailKey, type StockAlertRequest } from "../../contract"
import { forgetOldRows } from "../../lib/forget-old-rows"
import { type StockAlertMailKind, StockAlert } from "./models/stock-alert"

/** Unconfirmed requests of one address: further ones are dropped, so that nobody's mailbox is filled by a stranger. */
const UNCONFIRMED_MOST = 5
/** Minutes until an unconfirmed request that is made again is mailed again. */
const AGAIN_AFTER_MINUTES = 10
/** Rows of a table as PostgreSQL makes them into JSON, to restore them. */
type StockAlertRows = object[]

/** A mail that only this process may send until its lease ends. */
export interface ClaimedAlert {
  id: string
  product_id: string
  email: string
  pending_mail: StockAlertMailKind
  /** Number of the try. */
  attempt: number
  /** ISO 8601. */
  created_at: string
}

const managerOf = ({ transactionManager, manager }: Context) =>
  (transactionManager ?? manager) as SqlEntityManager

const DUE = "pending_mail is not null and next_attempt_at <= now() and deleted_at is null"
const LATER = "now() + make_interval(secs => ?::float8 / 1000)"

/** Stores requests to be told when a product is back. Write through the workflows, never directly. */
export class StockAlertModuleService extends MedusaService({ StockAlert }) {
  /**
   * Stores a request with its pending mail. One that is known and unconfirmed is mailed again after a while; one that is
   * confirmed stays as it is.
   *
   * @returns id of the stored request, and whether it is new; null where nothing is to be done
   */
  @InjectManager()
  async request(
    { product_id, email }: Pick<StockAlertRequest, "product_id" | "email">,
    @MedusaContext() context: Context = {},
  ): Promise<{ id: string; created: boolean } | null> {
    const manager = managerOf(context)
    const key = emailKey(email)
    const [again] = await manager.execute<{ id: string }[]>(
      `update stock_alert set pending_mail = 'confirmation', attempts = 0, next_attempt_at = now(), last_error = null,
              updated_at = now()
        where product_id = ? and email = ? and confirmed_at is null and pending_mail is null and deleted_at is null
          and updated_at < now() - make_interval(mins => ?)
        returning id`,
      [product_id, key, AGAIN_AFTER_MINUTES],
    )
    if (again) return { ...again, created: false }
    const [known] = await manager.execute<{ is_known: boolean; unconfirmed: number }[]>(
      `select bool_or(product_id = ?) as is_known, count(*) filter (where confirmed_at is null)::int as unconfirmed
         from stock_alert where email = ? and deleted_at is null`,
      [product_id, key],
    )
    if (known?.is_known || (known?.unconfirmed ?? 0) >= UNCONFIRMED_MOST) return null
    const { id } = await this.createStockAlerts(
      { product_id, email: key, pending_mail: "confirmation", next_attempt_at: new Date() },
      context,
    )
    return { id, created: true }
  }

  /** Confirms a request. @returns whether this call confirmed it; null where there is no such request */
  @InjectManager()
  async confirm(id: string, @MedusaContext() context: Context = {}): Promise<boolean | null> {
    const [row] = await managerOf(context).execute<{ was_confirmed: boolean }[]>(
      `with before as (select id, confirmed_at from stock_alert where id = ? and deleted_at is null for update)
       update stock_alert set confirmed_at = coalesce(before.confirmed_at, now()), updated_at = now(),
              pending_mail = case when before.confirmed_at is null then null else pending_mail end
         from before where stock_alert.id = before.id
       returning before.confirmed_at is not null as was_confirmed`,
      [id],
    )
    return row ? !row.was_confirmed : null
  }

  /** Deletes requests for good. @returns the deleted rows, for {@link putBack} */
  @InjectManager()
  async forget(
    where: { id?: string; email?: string },
    @MedusaContext() context: Context = {},
  ): Promise<StockAlertRows> {
    const [column, value] = where.id === undefined ? ["email", emailKey(where.email ?? "")] : ["id", where.id]
    const rows = await managerOf(context).execute<{ row: object }[]>(
      `delete from stock_alert where ${column} = ? returning to_jsonb(stock_alert) as row`,
      [value],
    )
    return rows.map(({ row }) => row)
  }

  /** Restores deleted rows. */
  @InjectManager()
  async putBack(rows: StockAlertRows, @MedusaContext() context: Context = {}): Promise<void> {
    await managerOf(context).execute(
      `insert into stock_alert select * from jsonb_populate_recordset(null::stock_alert, ?::jsonb)
       on conflict do nothing`,
      [JSON.stringify(rows)],
    )
  }

  /** Makes the news due for everybody who waits for some products. @returns ids of the requests */
  @InjectManager()
  async queueNews(productIds: readonly string[], @MedusaContext() context: Context = {}): Promise<string[]> {
    const rows = await managerOf(context).execute<{ id: string }[]>(
      `update stock_alert set pending_mail = 'back_in_stock', attempts = 0, next_attempt_at = now(), last_error = null,
              updated_at = now()
        where product_id in (select jsonb_array_elements_text(?::jsonb))
          and confirmed_at is not null and pending_mail is null and deleted_at is null
       returning id`,
      [JSON.stringify(productIds)],
    )
    return rows.map(({ id }) => id)
  }

  /** Takes news back that nobody has begun to send. */
  @InjectManager()
  async unqueueNews(ids: readonly string[], @MedusaContext() context: Context = {}): Promise<void> {
    await managerOf(context).execute(
      `update stock_alert set pending_mail = null, next_attempt_at = null, updated_at = now()
        where id in (select jsonb_array_elements_text(?::jsonb)) and attempts = 0`,
      [JSON.stringify(ids)],
    )
  }

  /** Which products somebody waits for. @param among ids to choose from; all products without it */
  @InjectManager()
  async awaitedProducts(
    among: readonly string[] | null,
    @MedusaContext() context: Context = {},
  ): Promise<string[]> {
    const rows = await managerOf(context).execute<{ product_id: string }[]>(
      `select distinct product_id from stock_alert
        where confirmed_at is not null and pending_mail is null and deleted_at is null
          and (?::jsonb is null or product_id in (select jsonb_array_elements_text(?::jsonb)))`,
      [among && JSON.stringify(among), among && JSON.stringify(among)],
    )
    return rows.map(({ product_id }) => product_id)
  }

  /** Ids of requests whose mail is due, longest waiting first. */
  @InjectManager()
  async dueMails(most: number, @MedusaContext() context: Context = {}): Promise<string[]> {
    const rows = await managerOf(context).execute<{ id: string }[]>(
      `select id from stock_alert where ${DUE} order by next_attempt_at, id limit ?`,
      [most],
    )
    return rows.map(({ id }) => id)
  }

  /** Claims a due mail. @param lease in milliseconds @returns null when it is not due, or another process has it */
  @InjectManager()
  async claim(
    id: string,
    lease: number,
    @MedusaContext() context: Context = {},
  ): Promise<ClaimedAlert | null> {
    const [row] = await managerOf(context).execute<(ClaimedAlert & { created_at: string | Date })[]>(
      `update stock_alert set attempts = attempts + 1, next_attempt_at = ${LATER}, last_error = null, updated_at = now()
        where id = (select id from stock_alert where id = ? and ${DUE} for update skip locked)
       returning id, product_id, email, pending_mail, attempts as attempt, updated_at as created_at`,
      [lease, id],
    )
    return row ? { ...row, created_at: new Date(row.created_at).toISOString() } : null
  }

  /**
   * Records a mail that was accepted: the request is deleted once it was answered by the news.
   *
   * @param mail as it was claimed; another try that has begun since changes nothing
   */
  @InjectManager()
  async recordSent(
    { id, attempt, pending_mail }: Pick<ClaimedAlert, "id" | "attempt" | "pending_mail">,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await managerOf(context).execute(
      pending_mail === "back_in_stock"
        ? "delete from stock_alert where id = ? and attempts = ? and pending_mail = ?"
        : `update stock_alert set pending_mail = null, next_attempt_at = null, updated_at = now()
            where id = ? and attempts = ? and pending_mail = ?`,
      [id, attempt, pending_mail],
    )
  }

  /** Records a try that failed. @param retryIn milliseconds until the next one; null gives the mail up */
  @InjectManager()
  async recordFailure(
    { id, attempt }: Pick<ClaimedAlert, "id" | "attempt">,
    reason: string,
    retryIn: number | null,
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await managerOf(context).execute(
      retryIn === null
        ? "delete from stock_alert where id = ? and attempts = ?"
        : `update stock_alert set next_attempt_at = ${LATER}, last_error = ?, updated_at = now()
            where id = ? and attempts = ?`,
      retryIn === null ? [id, attempt] : [retryIn, reason, id, attempt],
    )
  }

  /** Deletes requests that were never confirmed, and those older than a time. @returns their number */
  @InjectManager()
  async forgetOld(
    times: { unconfirmedBefore: Date; before: Date; most: number },
    @MedusaContext() context: Context = {},
  ): Promise<number> {
    const manager = managerOf(context)
    const unconfirmed = await manager.execute<unknown[]>(
      `delete from stock_alert where id in (
         select id from stock_alert where confirmed_at is null and updated_at < ? limit ? for update skip locked
       ) returning id`,
      [times.unconfirmedBefore, times.most],
    )
    return unconfirmed.length + (await forgetOldRows(manager, "stock_alert", times.before, times.most))
  }
}

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
import { type CreateScheduledPrice, SCHEDULED_PRICES_MOST } from "../../contract"
import { ScheduledPrice } from "./models/scheduled-price"

/** When a scheduled price is due: at its end where it holds, or else at its beginning. */
const DUE = "case when is_active then ends_at else starts_at end"
/** For how long a claim is one server's: longer than an application takes. */
const CLAIM = "interval '5 minutes'"
/** What fails is tried again after the time of a claim, and more seldom from the second day on. */
const OFTEN = "interval '1 day'"
const SELDOM = "interval '1 hour'"

/** A scheduled price that one server has taken to apply. */
export interface ScheduledPriceClaim {
  id: string
  /** Moment of the claim, to the microsecond: a server whose claim another one has taken over finds another moment. */
  claim: string
}

/** A claimed price; amounts in pence. */
interface ClaimedPrice {
  product_id: string
  price_pence: number
  is_active: boolean
  is_former_known: boolean
  former_pence: number | null
  /** False where the price stays. */
  has_end: boolean
  /** True where its end has come. */
  is_past: boolean
}

const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)

interface Period {
  starts_at: Date | string
  ends_at: Date | string | null
}

/** The driver gives moments as text. */
const timeOf = (moment: Date | string) => new Date(moment).getTime()

const startOf = ({ starts_at }: Period) => timeOf(starts_at)
/** A price without an end takes no time: the next one may follow at any later moment. */
const endOf = (period: Period) => (period.ends_at === null ? startOf(period) + 1 : timeOf(period.ends_at))

const overlaps = (one: Period, other: Period) => startOf(one) < endOf(other) && startOf(other) < endOf(one)

/** Stores the prices that products get at a time. Write through the workflows, never directly. */
export class ScheduledPriceModuleService extends MedusaService({ ScheduledPrice }) {
  /**
   * Schedules a price. Those of one product are scheduled one after another in the whole database.
   *
   * @returns its id
   * @throws MedusaError where the product has as many as it may, or one at that time
   */
  @InjectManager()
  async schedule(wanted: CreateScheduledPrice, @MedusaContext() context: Context = {}): Promise<string> {
    return this.schedule_(wanted, context)
  }

  @InjectTransactionManager()
  protected async schedule_(
    { product_id, price, starts_at, ends_at }: CreateScheduledPrice,
    @MedusaContext() context: Context = {},
  ): Promise<string> {
    const manager = context.transactionManager as SqlEntityManager
    await manager.execute("select pg_advisory_xact_lock(hashtext('scheduled_price'), hashtext(?))", [
      product_id,
    ])
    const present = await manager.execute<Period[]>(
      "select starts_at, ends_at from scheduled_price where product_id = ? and deleted_at is null",
      [product_id],
    )
    if (present.length >= SCHEDULED_PRICES_MOST) {
      throw invalid(`A product may have ${SCHEDULED_PRICES_MOST} scheduled prices at most: remove one first`)
    }
    if (present.some((one) => overlaps(one, { starts_at, ends_at }))) {
      throw invalid("Another price is scheduled for that time: remove it first, or choose another time")
    }
    const id = generateEntityId(undefined, "sprice")
    await manager.execute(
      "insert into scheduled_price (id, product_id, price_pence, starts_at, ends_at) values (?, ?, ?, ?, ?)",
      [
        id,
        product_id,
        Math.round(price * 100),
        new Date(starts_at),
        ends_at === null ? null : new Date(ends_at),
      ],
    )
    return id
  }

  /**
   * Takes the price that has been due for longest: it goes to one server, and to another one only where the first has not ended
   * within five minutes. Of one product a price waits until those before it have begun and ended, so that it finds the
   * price that it will give back.
   *
   * @returns null where none is due
   */
  @InjectManager()
  async claimNext(@MedusaContext() context: Context = {}): Promise<ScheduledPriceClaim | null> {
    const [row] = await (context.manager as SqlEntityManager).execute<ScheduledPriceClaim[]>(
      `update scheduled_price set claimed_at = clock_timestamp() where id = (
         select id from scheduled_price one
          where deleted_at is null and ${DUE} <= now()
            and (claimed_at is null or claimed_at < now() -
              case when ${DUE} > now() - ${OFTEN} then ${CLAIM} else ${SELDOM} end)
            and (is_active or not exists (
              select 1 from scheduled_price other
               where other.product_id = one.product_id and other.id <> one.id and other.deleted_at is null
                 and (other.is_active or other.starts_at < one.starts_at)))
          order by ${DUE}, id limit 1 for update skip locked
       ) returning id, claimed_at::text as claim`,
    )
    return row ?? null
  }

  /**
   * Reads a claimed price.
   *
   * @returns null where it was deleted, or another server has taken the claim over
   */
  @InjectManager()
  async readClaimed(
    { id, claim }: ScheduledPriceClaim,
    @MedusaContext() context: Context = {},
  ): Promise<ClaimedPrice | null> {
    const [row] = await (context.manager as SqlEntityManager).execute<ClaimedPrice[]>(
      `select product_id, price_pence, is_active, is_former_known, former_pence,
              ends_at is not null as has_end, coalesce(ends_at <= now(), false) as is_past
         from scheduled_price where id = ? and claimed_at = ?::timestamptz and deleted_at is null`,
      [id, claim],
    )
    return row ?? null
  }

  /**
   * Stores that a claimed price holds until its end, or that it is over. Without effect where it was deleted meanwhile, or
   * another server has taken the claim over and will do it.
   *
   * @param goesOn true where it holds now
   * @returns whether anything was stored
   */
  @InjectManager()
  async finish(
    { id, claim, goesOn }: ScheduledPriceClaim & { goesOn: boolean },
    @MedusaContext() context: Context = {},
  ): Promise<boolean> {
    const change = goesOn ? "is_active = true, claimed_at = null, problem = null" : "deleted_at = now()"
    const rows = await (context.manager as SqlEntityManager).execute<object[]>(
      `update scheduled_price set ${change}, updated_at = now()
        where id = ? and claimed_at = ?::timestamptz and deleted_at is null returning id`,
      [id, claim],
    )
    return rows.length > 0
  }

  /** Takes {@link finish} back; the claim is as before, so that the price is not tried again at once. */
  @InjectManager()
  async reopen(
    { id, claim, goesOn }: ScheduledPriceClaim & { goesOn: boolean },
    @MedusaContext() context: Context = {},
  ): Promise<void> {
    await (context.manager as SqlEntityManager).execute(
      `update scheduled_price set is_active = ${goesOn ? "false" : "is_active"}, claimed_at = ?::timestamptz,
              deleted_at = null, updated_at = now() where id = ?`,
      [claim, id],
    )
  }

  /**
   * Finds products with a price that is scheduled.
   *
   * @param most products
   * @returns their ids
   */
  @InjectManager()
  async scheduledProductIds(most: number, @MedusaContext() context: Context = {}): Promise<string[]> {
    const rows = await (context.manager as SqlEntityManager).execute<{ product_id: string }[]>(
      `select product_id from scheduled_price where deleted_at is null
        group by product_id order by min(starts_at) limit ?`,
      [most],
    )
    return rows.map(({ product_id: id }) => id)
  }
}

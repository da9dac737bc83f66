import { setTimeout as pause } from "node:timers/promises"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { differenceFrom, differenceOfHead, faultsOfHead, type Page } from "./page-states/page.ts"
import { type PagedRecord, readRecords } from "./page-states/records.ts"
import { ShopFront } from "./page-states/shop-front.ts"
import {
  after,
  describeStep,
  isVisible,
  PUBLISHED,
  type Step,
  type Visitor,
  walks,
} from "./page-states/walk.ts"
import { addressesOf, expectedStatus, lanesOf, nextOf, pathsOf, type Walker } from "./page-states/walker.ts"
import { FaultShop } from "./shop.ts"

/**
 * The long form walks half of the sample's records, others each time, in storefronts that share a Redis, too;
 * PAGE_STATES_SEED repeats one.
 */
const isLong = process.env.FAULTS === "long"
const redisServer = isLong ? process.env.REDIS_SERVER_PATH : undefined
const SEED = Number(process.env.PAGE_STATES_SEED ?? (isLong ? Date.now() % 1_000_000 : 2026))
/** Steps of a walk before its way back to the initial state. */
const STEPS = 4
/** Records walked in each lane by the short form. */
const SHORT_PER_LANE = 1
/** Products and articles walked in a lane by the long form: a lane of half as many records walks them twice, beside the others. */
const LONG_PER_LANE = 6

/**
 * Longest wait until all pages are right, in ms. The promise is two seconds, which e2e/http/come-and-go.spec.ts tests;
 * here several storefronts and other suites share the machine.
 */
const RIGHT_WITHIN_MS = 120_000
/** Wait before a page with the wrong status is requested again, in ms. */
const LOOK_AGAIN_MS = 25
/** First wait before pages are rendered and compared once more, in ms; doubled each time. */
const COMPARE_AGAIN_MS = 100
/** Longest time of all walks of one test, in ms. */
const WALKS_WITHIN_MS = 30 * 60_000
/**
 * How long visitors keep requesting pages while Medusa is unreachable, in ms: the storefronts receive the change and try
 * to render.
 */
const CUT_FOR_MS = 600

/**
 * How pages of a record are compared: whole once the record itself has changed, by their head before. The related products
 * of a page are read when the product itself changes, and may be older than what walks before this one changed.
 */
const comparisonOf = ({ done }: Walker) =>
  done.some(({ change }) => change !== null) ? differenceFrom : differenceOfHead

const report = ({ record, done }: Walker, what: string) =>
  [`${record.name} (seed ${SEED}), after`, ...done.map(describeStep), what].join("\n  ")

describe.skipIf(isLong && !redisServer)("Pages that come and go", () => {
  let shop: FaultShop
  let front: ShopFront
  let records: PagedRecord[] = []
  /** How long each change took to reach all pages, in ms. */
  const times: number[] = []

  beforeAll(async () => {
    shop = await FaultShop.open()
    front = await ShopFront.open(shop, redisServer)
    shop.onClose(() => front.network.close())
    records = await readRecords(front.staff)
  })

  afterAll(() => shop.close())

  /**
   * Expects the whole head in any page of status 200 of a product or an article, at any moment. A brand or machine type may be
   * shown without its products for a moment, with noindex.
   */
  function expectWholeHead(walker: Walker, visitor: Visitor, path: string, page: Page): void {
    if (page.status !== 200 || walker.record.kind !== "content") return
    const faults = faultsOfHead(page, front.siteUrl + path)
    if (faults.length > 0)
      throw new Error(report(walker, `${visitor} sees ${path} with ${faults.join(", ")}`))
  }

  /** Describes a fault of a fresh render, null if there is none: Medusa's index, too, takes a moment to follow a change. */
  function wrongOfFresh(walker: Walker, path: string, fresh: Page): string | null {
    const { page, now } = addressesOf(walker)
    const expected = expectedStatus(walker)
    if (path === page && fresh.status !== expected) return `${path} is ${fresh.status}, not ${expected}`
    if (!isVisible(walker.state) || !now.includes(path)) return null
    const faults = faultsOfHead(fresh, front.siteUrl + path)
    return faults.length > 0 ? `${path} is rendered with ${faults.join(", ")}` : null
  }

  /** Describes a fault of one page of a record; null if there is none. */
  async function wrongOfPage(
    walker: Walker,
    visitors: readonly Visitor[],
    path: string,
    differenceOf: typeof differenceFrom,
  ) {
    const fresh = await front.render(path)
    const wrong = wrongOfFresh(walker, path, fresh)
    if (wrong !== null) return wrong
    const seen = await Promise.all(
      visitors.map(async (visitor) => ({ visitor, page: await front.visit(visitor, path) })),
    )
    for (const { visitor, page } of seen) {
      expectWholeHead(walker, visitor, path, page)
      const difference = differenceOf(fresh, page)
      if (difference !== null) return `${visitor} sees ${path} with ${difference}`
    }
    return null
  }

  /** Describes a fault of any page of a record; null if there is none. */
  async function wrongOf(
    walker: Walker,
    visitors: readonly Visitor[],
    differenceOf: typeof differenceFrom,
  ): Promise<string | null> {
    const { all } = addressesOf(walker)
    const wrongs = await Promise.all(all.map((path) => wrongOfPage(walker, visitors, path, differenceOf)))
    return wrongs.find((wrong) => wrong !== null) ?? null
  }

  /** Whether a record's own page has the expected status for one visitor. A render costs far more. */
  async function hasStatus(walker: Walker, visitor: Visitor): Promise<boolean> {
    const { page } = addressesOf(walker)
    const expected = expectedStatus(walker)
    const seen = await front.visit(visitor, page)
    expectWholeHead(walker, visitor, page, seen)
    return seen.status === expected
  }

  /** Waits until every page of a record equals a fresh render, for the visitors of the step. @returns how long, in ms */
  async function expectRight(
    walker: Walker,
    visitors: readonly Visitor[],
    differenceOf: typeof differenceFrom,
  ): Promise<number> {
    const began = performance.now()
    const [visitor] = visitors
    if (!visitor) return 0
    const isDelayed = () => performance.now() - began > RIGHT_WITHIN_MS
    while (!(await hasStatus(walker, visitor)) && !isDelayed()) await pause(LOOK_AGAIN_MS)
    for (let wait = COMPARE_AGAIN_MS; ; wait *= 2) {
      const wrong = await wrongOf(walker, visitors, differenceOf)
      if (wrong === null) break
      if (isDelayed()) throw new Error(report(walker, wrong))
      await pause(wait)
    }
    return performance.now() - began
  }

  /** While Medusa is unreachable, a page stays as it was or responds with 503. */
  async function lookWhileCut(walkers: readonly Walker[]): Promise<void> {
    for (const end = performance.now() + CUT_FOR_MS; performance.now() < end;) {
      for (const walker of walkers)
        for (const visitor of front.visitors)
          for (const path of pathsOf(walker.record)) {
            const seen = await front.visit(visitor, path)
            expectWholeHead(walker, visitor, path, seen)
            if (seen.status >= 500)
              expect([seen.status, seen.retryAfter], report(walker, path)).toEqual([503, "10"])
          }
    }
  }

  async function make({ record, state }: Walker, { change }: Step): Promise<void> {
    if (change !== null) await record.make(change, state)
  }

  /** One step of every walker at the same time. */
  async function stepAll(walkers: readonly Walker[], isCut: boolean): Promise<void> {
    const steps = walkers.flatMap((walker) => {
      const step = walker.steps[walker.done.length]
      return step ? [{ walker, step }] : []
    })
    front.network.cut(isCut)
    await Promise.all(steps.map(({ walker, step }) => make(walker, step)))
    for (const { walker, step } of steps) {
      walker.state = after(walker.state, step.change)
      walker.done.push(step)
    }
    if (isCut) await lookWhileCut(walkers)
    front.network.cut(false)
    const waits = steps.map(({ walker, step }) => expectRight(walker, step.visitors, comparisonOf(walker)))
    times.push(...(await Promise.all(waits)).filter(Boolean))
  }

  /** Walks records, those of different lanes at the same time. */
  async function walkAll(chosen: readonly PagedRecord[]): Promise<void> {
    const walkers = chosen.map((record, index): Walker => {
      const [steps = []] = fc.sample(walks(STEPS, record.changes, front.visitors), {
        numRuns: 1,
        seed: SEED + index,
      })
      return { record, steps, done: [], state: PUBLISHED }
    })
    const lanes = lanesOf(walkers, ({ record }) => record.lane)
    const cuts = fc.sample(fc.nat({ max: 9 }), { numRuns: 5_000, seed: SEED })
    for (let next = nextOf(lanes); next.length > 0; next = nextOf(lanes))
      await stepAll(next, cuts.pop() === 0)
    // A network that cuts nothing would prove nothing; the few steps of other kinds may have no cut among them.
    if (chosen.some(({ kind }) => kind === "content")) expect(front.network.refused).toBeGreaterThan(0)
    // Pages that were right stay right, after what other records changed on them since.
    for (const walker of walkers) await expectRight(walker, front.visitors, differenceOfHead)
    const steps = walkers.flatMap(({ done }) => done).length
    times.sort((one, other) => one - other)
    const [median = 0, slowest = 0] = [times[times.length >> 1], times.at(-1)]
    console.log(
      `${walkers.length} walks of ${steps} steps, seed ${SEED}: right after ${Math.round(median)} ms, at most ${Math.round(slowest)} ms`,
    )
  }

  /** Records of each lane in random order: a few of them, or half of the lane. */
  function choose(wanted: PagedRecord["kind"]): PagedRecord[] {
    const ofKind = records.filter(({ kind }) => kind === wanted)
    return lanesOf(ofKind, ({ lane }) => lane).flatMap((lane) => {
      const orders = fc.shuffledSubarray(lane, { minLength: lane.length })
      const [order = []] = fc.sample(orders, { numRuns: 1, seed: SEED })
      if (!isLong) return order.slice(0, SHORT_PER_LANE)
      const half = order.slice(0, Math.ceil(order.length / 2))
      const times = wanted === "content" ? Math.max(1, Math.floor(LONG_PER_LANE / half.length)) : 1
      return Array.from({ length: times }, () => half).flat()
    })
  }

  it.each([
    ["products and articles", "content"],
    ["brands and machine types", "taxonomy"],
    ["numbered pages of lists", "numbered page"],
  ] as const)(
    "%s have their whole head after any order of changes, in every storefront",
    async (_name, kind) => walkAll(choose(kind)),
    WALKS_WITHIN_MS,
  )
})

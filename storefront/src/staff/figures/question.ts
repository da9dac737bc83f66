import { REORDER_LEVELS, USUAL_REORDER_LEVEL } from "@scanwright/backend/contract"

/** Weeks that can be chosen. */
export const WEEKS = [4, 12, 26] as const

/** What the screen shows. */
export interface MetricsQuestion {
  readonly weeks: number
  /** Reorder level of products that have none of their own. */
  readonly threshold: number
}

/** The choices of an address without any. */
export const USUAL: MetricsQuestion = { weeks: 26, threshold: USUAL_REORDER_LEVEL }

type SearchParams = Record<string, string | string[] | undefined>

/** Reads the choices in the screen's address; invalid ones are ignored. */
export function metricsQuestion({ weeks, threshold }: SearchParams): MetricsQuestion {
  return {
    weeks: WEEKS.find((one) => String(one) === weeks) ?? USUAL.weeks,
    threshold: REORDER_LEVELS.find((one) => String(one) === threshold) ?? USUAL.threshold,
  }
}

/** The figures that can be downloaded. */
export const METRICS = ["enquiries", "answers", "low-stock", "most-viewed", "missed-searches"] as const
export type Figure = (typeof METRICS)[number]

/** Address of a figure as CSV. */
export const figureFile = (figure: Figure, { weeks, threshold }: MetricsQuestion): string =>
  `/api/staff/figures?${new URLSearchParams({ figure, weeks: String(weeks), threshold: String(threshold) }).toString()}`

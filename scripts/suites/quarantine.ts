import { type Counts } from "../lib/counts.ts"

/** A test that fails now and then though the shop is whole. */
export interface Quarantined {
  /** its file and title, as they are printed under "Failed" and "Flaky" */
  name: string
  /** the last day on which its failures do not count: 2026-12-31, at most a month ahead */
  until: string
  /** what is known of its cause, or the issue that looks for it */
  why: string
}

/** Tests whose failures are named and do not count, until their day: long enough to mend them. */
export const quarantine: readonly Quarantined[] = []

/**
 * Counts a quarantined test among the flaky ones, whether it failed or passed on a later try.
 * @param today as 2026-12-31
 */
export function withoutQuarantined(
  counts: Counts,
  today: string,
  list: readonly Quarantined[] = quarantine,
): Counts {
  const { failures = [], flaky = [] } = counts
  const current = new Map(list.filter(({ until }) => today <= until).map((one) => [one.name, one]))
  const excused = failures.filter(({ name }) => current.has(name))
  const named = [...flaky, ...excused.map(({ name }) => name)].map((name) => {
    const one = current.get(name)
    return one ? `${name} (quarantined until ${one.until}: ${one.why})` : name
  })
  return {
    ...counts,
    failed: counts.failed - excused.length,
    failures: failures.filter(({ name }) => !current.has(name)),
    flaky: named,
  }
}

const { HOSTILE_SEED: given } = process.env

/**
 * Seeds of generated requests: one that is the same on every machine, and one of this run only, which the names of its
 * tests show. HOSTILE_SEED=… repeats one.
 */
export const SEEDS: readonly number[] = given ? [Number(given)] : [2026, Date.now() % 1_000_000]

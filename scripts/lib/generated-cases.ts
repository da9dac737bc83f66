/**
 * Set-up of the unit tests: fast-check generates the same cases in every run, so that a test is red only where the code has
 * changed. See `seed` in vitest.config.ts.
 */
import fc from "fast-check"
import { inject } from "vitest"

declare module "vitest" {
  interface ProvidedContext {
    /** of all generated cases */
    seed: number
  }
}

fc.configureGlobal({ seed: inject("seed") })

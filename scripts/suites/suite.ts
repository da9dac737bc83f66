import { type Counts, type Failure } from "../lib/counts.ts"
import { type OwnInstallation } from "../lib/installation.ts"
import { type Settings } from "../lib/settings.ts"

/** Context of suites: one throw-away installation, and a folder for their reports. */
export interface SuiteContext {
  installation: OwnInstallation
  admin: NonNullable<Settings["admin"]>
  reports: string
  /** whether other suites run at the same time, so that the output of its tools is shown when they have ended */
  hasNeighbours: boolean
  /** parts of the file names of the only tests that are wanted; none: every test of the suite */
  files: readonly string[]
  /** the only files that format, types, lint and unit tests need to look at, from the root; absent: all */
  changed?: readonly string[]
}

/** One group of tests with its own line in the summary. */
export interface Suite {
  /** as given on the command line */
  name: string
  title: string
  /** it runs however late it is: what is broken without it is known only by it */
  always?: boolean
  run: (context: SuiteContext) => Promise<Counts>
  /**
   * Runs what failed once more, while nothing else runs. Absent where results depend on nothing but the files; undefined where
   * another run tells no more.
   */
  again?: (context: SuiteContext, failures: readonly Failure[]) => Promise<Counts> | undefined
}

/** Suites that run one after the other. */
export type Lane = readonly Suite[]

/** Lanes that run side by side. */
export type Stage = readonly Lane[]

import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
// eslint-disable-next-line @medusajs/import-from-framework-not-internal -- its public name leads here, in Jest
import { medusaIntegrationTestRunner as withOwnMedusa } from "@medusajs/test-utils/dist/medusa-test-runner"
import { rebuildSearchIndex } from "../../src/search/search-index"
import { soon } from "./soon"
import { endSharedStorefront, shareStorefront } from "./storefront"

type Options = Parameters<typeof withOwnMedusa>[0]

/** Template of the database before the first spec. */
const EMPTY = `empty-${process.pid}`

/** Longest time of a shared Medusa's start and of one test, in ms; a machine that is busy with other suites takes minutes. */
const PATIENCE_MS = 600_000

/** The specs that a Medusa is being shared by, while they are loaded. */
let gathered: Options["testSuite"][] | undefined

/**
 * In the place of Medusa's function of this name (jest.config.cjs): a spec that is run by itself has a Medusa to itself, as
 * with Medusa's own; one that {@link withOneMedusa} loads shares its Medusa.
 */
export function medusaIntegrationTestRunner(options: Options): void {
  if (gathered) gathered.push(options.testSuite)
  else withOwnMedusa(options)
}

/** Waits until Medusa has filled its search indexes, which it does after its start: a copy of the database would interrupt it. */
const searchReady = (container: MedusaContainer) =>
  soon(async () => {
    const indexes = await container.resolve(Modules.SEARCH).listIndexes()
    expect(indexes.every(({ status }) => status === "ready")).toBe(true)
  }, PATIENCE_MS)

/** Loads a spec. @throws where it changes settings, which a shared Medusa has read before */
function testsOf(name: string, load: (name: string) => unknown): Options["testSuite"][] {
  const settings = JSON.stringify(process.env)
  gathered = []
  try {
    load(name)
    if (JSON.stringify(process.env) !== settings)
      throw new MedusaError(
        MedusaError.Types.UNEXPECTED_STATE,
        `${name} has settings of its own: add it to WITH_SETTINGS or ALONE in helpers/specs.ts.`,
      )
    return gathered
  } finally {
    gathered = undefined
  }
}

/**
 * Runs several specs on one Medusa, which takes ten seconds of processor time to start. Each begins with an empty database, and what
 * its `beforeAll` makes is restored before each of its tests.
 *
 * @param names of specs
 * @param load imports a spec
 */
export function withOneMedusa(names: readonly string[], load: (name: string) => unknown): void {
  const specs = names.map((name) => ({ name, suites: testsOf(name, load) }))
  // After the specs, some of which set a shorter time.
  jest.setTimeout(PATIENCE_MS)
  withOwnMedusa({
    // A block of its own: what comes after it still finds Medusa running.
    testSuite: (options) => describe("On one Medusa", () => shareMedusa(specs, options)),
  })
}

interface Spec {
  name: string
  suites: readonly Options["testSuite"][]
}

type SuiteOptions = Parameters<Options["testSuite"]>[0]

/** What Medusa's types leave out. */
type Databases = SuiteOptions["dbUtils"] & { dropTemplate: (name: string) => Promise<void> }

/**
 * A copy of the database fails where a connection of Medusa's pool was being opened while the runner ended the others; the next
 * try ends that one, too. What fails in a `beforeAll` is not tried again by Jest, and all tests of the spec fail with it.
 */
function shareMedusa(specs: readonly Spec[], options: SuiteOptions): void {
  const { snapshot, restore, dropTemplate } = options.dbUtils as Databases
  beforeAll(async () => {
    await shareStorefront()
    await searchReady(options.getContainer())
    await soon(() => snapshot({ templateName: EMPTY }))
  })
  afterAll(async () => {
    await dropTemplate(EMPTY)
    await endSharedStorefront()
  })
  for (const { name, suites } of specs) {
    describe(name, () => {
      beforeAll(async () => {
        await restore({ templateName: EMPTY })
        // The spec before may have left another version of the index in use, which Medusa remembers.
        await rebuildSearchIndex(options.getContainer())
      })
      for (const suite of suites) suite(options)
      // After the spec's own `beforeAll`: the runner restores this from the second test on.
      beforeAll(() => soon(() => snapshot()))
    })
  }
}

import path, { join } from "node:path"
import { ALONE, LONG } from "../../backend/integration-tests/helpers/specs.ts"
import { type Counts, filesOf, judged, none, vitestCounts } from "../lib/counts.ts"
import { startDatabase } from "../lib/installation.ts"
import { bins, fromRoot, root } from "../lib/paths.ts"
import { LOOPBACK } from "../lib/ports.ts"
import { postgresUserName } from "../lib/postgres.ts"
import { type Program } from "../lib/processes.ts"
import { ensureRedis } from "../lib/redis.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { type Suite, type SuiteContext } from "./suite.ts"

type Tool = Pick<Program, "name" | "args"> & Partial<Program>

/** Vitest's option for a run that may find no test. */
const NONE_WILL_DO = "--passWithNoTests"

/**
 * Runs a test tool, with its output on the terminal at once or after its end, and reads the counts from its JSON report.
 */
async function runTool({ installation, reports, hasNeighbours }: SuiteContext, tool: Tool, report: string) {
  removeTree(join(reports, report))
  const output = hasNeighbours ? { silent: true, store: Infinity } : { inherit: true }
  const program = { command: process.execPath, cwd: root, ...output, ...tool }
  const running = await installation.processes.start(program)
  const { code } = await running.ended
  if (hasNeighbours) console.log([`\n── What ${tool.name} printed ──`, ...running.lastLines].join("\n"))
  const counts = vitestCounts(join(reports, report))
  return code === 0 && tool.args.includes(NONE_WILL_DO) ? counts : judged(counts, code)
}

function vitest(context: SuiteContext, name: string, args: string[], env?: Program["env"]) {
  const report = `${name}.json`
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(context.reports, report)}`,
  ]
  return runTool(context, { name, args: [bins.vitest, ...args, ...reporters], env }, report)
}

/** Failed tests, of which more would have the same cause: what follows is not run. */
const MOST_FAILED = "--bail=50"

/** The unit tests, or those that import what has changed. */
async function unitTests(context: SuiteContext): Promise<Counts> {
  const { changed, files } = context
  if (changed?.length === 0) return none
  const chosen = changed ? ["related", ...changed, "--run", NONE_WILL_DO] : ["run", ...files]
  return vitest(context, "unit", [...chosen, "--project", "unit*", MOST_FAILED])
}

/** Unit tests, without a server. */
export const unit: Suite = {
  name: "unit",
  title: "Unit",
  always: true,
  run: unitTests,
  // All of them, in a minute: an error that no test awaited may come from any file.
  again: unitTests,
}

/** A suite of real processes, with a configuration of its own. @param files parts of their names; none: all */
function processSuite(
  folder: "setup-tests" | "fault-tests",
  { name, title }: Pick<Suite, "name" | "title">,
  files: readonly string[],
  environment: (context: SuiteContext) => Promise<Program["env"]> = async () => undefined,
): Suite {
  const run = async (context: SuiteContext) =>
    vitest(
      context,
      name,
      ["run", ...files, "--config", fromRoot("scripts", folder, "vitest.config.ts")],
      await environment(context),
    )
  return { name, title, run, again: run }
}

/** Start, stop and every bad situation, with real processes. */
export const setUp = processSuite("setup-tests", { name: "set-up", title: "Set-up" }, [
  "bad-situations",
  "postgres",
])

/**
 * Sets the whole shop up, kills it in the middle and starts it again; follows the recipes and the guides; uses Medusa's own
 * commands; releases into an empty database.
 */
export const longSetUp = processSuite("setup-tests", { name: "set-up-long", title: "Set-up, long" }, [
  "supervision",
  "recipes",
  "guides",
  "whole-shop",
  "medusas-ways",
  "release",
  "older-node",
])

/** Packs the packages, and installs and uses the tarballs in a fresh Medusa project. */
export const packages = processSuite("setup-tests", { name: "packages", title: "Packages" }, ["packages"])

/** Several processes on one Redis, processes that die, hostile requests, and some records in their states, with a random seed. */
export const faults = processSuite(
  "fault-tests",
  { name: "faults", title: "Faults" },
  [],
  async (context) => {
    const redis = await ensureRedis(context.installation.processes)
    if (!redis)
      console.log("No redis-server: the tests on Redis are skipped. Install it, or set REDIS_SERVER_PATH.")
    return { REDIS_SERVER_PATH: redis }
  },
)

/** Jest's pattern of the files of some specs. */
const specFiles = (names: readonly string[]) => `http/(${names.join("|")})\\.`

/** Begin of the name of a test whose spec shares a Medusa, with that spec's name. */
const SHARED = /^backend\/integration-tests\/together\/\w+\.spec\.ts: On one Medusa (\S+) /

/** A test's name as it is where its spec runs by itself. */
const ownName = <Test extends { name: string }>(test: Test): Test => ({
  ...test,
  name: test.name.replace(SHARED, "backend/integration-tests/http/$1.spec.ts: "),
})

/** The spec of a failed test, or the file that could not be run, as Jest's pattern. */
const specOf = (name: string): string =>
  /integration-tests\/(\w+\/[\w-]+\.spec\.ts)/.exec(name.replaceAll("\\", "/"))?.[1] ?? name

/** Tests of backend/integration-tests on a real PostgreSQL. @param files Jest's options for the choice of specs */
function integrationSuite(
  { name, title, always }: Pick<Suite, "name" | "title" | "always">,
  files: readonly string[],
): Suite {
  const run = async (context: SuiteContext, chosen: readonly string[], workers: number): Promise<Counts> => {
    const { installation, reports } = context
    await startDatabase(installation, console.log)
    const { postgres } = installation
    const report = `${name}.json`
    const jest = [
      "--experimental-vm-modules",
      bins.jest,
      ...["--config", "integration-tests/jest.config.cjs", `--maxWorkers=${workers}`, "--forceExit"],
      ...["--json", `--outputFile=${join(reports, report)}`],
      ...chosen,
    ]
    const env = {
      // Any other host than localhost makes Medusa's test utilities insist on SSL.
      DB_HOST: "localhost",
      DB_PORT: String(postgres?.port),
      DB_USERNAME: postgresUserName,
      DB_PASSWORD: postgres?.password,
      MEDUSA_DISABLE_TELEMETRY: "true",
      NO_PROXY: `localhost,${LOOPBACK}`,
    }
    const counts = await runTool(context, { name, args: jest, cwd: fromRoot("backend"), env }, report)
    return {
      ...counts,
      failures: counts.failures?.map(ownName),
      flaky: counts.flaky?.map((test) => ownName({ name: test }).name),
      passes: counts.passes?.map(ownName),
    }
  }
  const wanted = ({ files: named }: SuiteContext) =>
    named.length > 0 ? named.map((file) => path.posix.join("http", path.posix.basename(file))) : files
  return {
    name,
    title,
    always,
    run: (context) => run(context, wanted(context), 2),
    again: (context, failures) => {
      const specs = filesOf(failures) && failures.map((failure) => specOf(failure.name))
      return run(context, specs ? [...new Set(specs)] : wanted(context), 1)
    },
  }
}

/** The backend's routes and workflows: most specs share three Medusas. */
export const integration = integrationSuite(
  { name: "integration", title: "Backend integration", always: true },
  ["integration-tests/together/", specFiles(ALONE)],
)

/** The same of what takes long. */
export const longIntegration = integrationSuite(
  { name: "integration-long", title: "Backend integration, long" },
  [specFiles(LONG)],
)

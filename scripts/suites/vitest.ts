import path, { join } from "node:path"
import { ALONE, LONG } from "../../backend/integration-tests/helpers/specs.ts"
import { type Counts, type Failure, judged, vitestCounts } from "../lib/counts.ts"
import { startDatabase } from "../lib/installation.ts"
import { bins, fromRoot, root } from "../lib/paths.ts"
import { LOOPBACK } from "../lib/ports.ts"
import { postgresUserName } from "../lib/postgres.ts"
import { type Program } from "../lib/processes.ts"
import { ensureRedis } from "../lib/redis.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { type Suite, type SuiteContext } from "./suite.ts"

type Tool = Pick<Program, "name" | "args"> & Partial<Program>

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
  return judged(vitestCounts(join(reports, report)), code)
}

function vitest(context: SuiteContext, name: string, args: string[], env?: Program["env"]) {
  const report = `${name}.json`
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(context.reports, report)}`,
  ]
  return runTool(context, { name, args: [bins.vitest, "run", ...args, ...reporters], env }, report)
}

/** The files of failed tests, each once. */
const filesOf = (failures: readonly Failure[]) => [...new Set(failures.flatMap(({ file }) => file ?? []))]

/** Unit tests, without a server. @param files parts of their names; none: all */
const unitTests = (context: SuiteContext, files: readonly string[]) =>
  vitest(context, "unit", [...files, "--project", "unit*"])

/** Unit tests, without a server. */
export const unit: Suite = {
  name: "unit",
  title: "Unit",
  always: true,
  run: (context) => unitTests(context, context.files),
  again: (context, failures) => unitTests(context, filesOf(failures)),
}

/** A suite of real processes, with a configuration of its own. @param files parts of their names; none: all */
function processSuite(
  folder: "setup-tests" | "fault-tests",
  { name, title }: Pick<Suite, "name" | "title">,
  files: readonly string[],
  environment: (context: SuiteContext) => Promise<Program["env"]> = async () => undefined,
): Suite {
  const run = async (context: SuiteContext, wanted: readonly string[]) =>
    vitest(
      context,
      name,
      [...wanted, "--config", fromRoot("scripts", folder, "vitest.config.ts")],
      await environment(context),
    )
  return {
    name,
    title,
    run: (context) => run(context, files),
    again: (context, failures) => run(context, failures.length > 0 ? filesOf(failures) : files),
  }
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

/**
 * Several processes on one Redis, processes that die, hostile requests, and half of all records in their states, with a random
 * seed.
 */
export const faults = processSuite(
  "fault-tests",
  { name: "faults", title: "Faults" },
  [],
  async (context) => {
    const redis = await ensureRedis(context.installation.processes)
    if (!redis)
      console.log("No redis-server: the tests on Redis are skipped. Install it, or set REDIS_SERVER_PATH.")
    return { FAULTS: "long", REDIS_SERVER_PATH: redis }
  },
)

/** Jest's pattern of the files of some specs. */
const specFiles = (names: readonly string[]) => `http/(${names.join("|")})\\.`

/** The part of a test's name that it has only because its spec shares a Medusa. */
const SHARED = /^\w+\.spec\.ts: On one Medusa (\S+) /

/** Names a failure after its own spec, as it is named where the spec runs by itself. */
function ofOwnSpec(failure: Failure): Failure {
  const spec = SHARED.exec(failure.name)?.[1]
  if (spec === undefined) return failure
  return { ...failure, name: failure.name.replace(SHARED, `${spec}.spec.ts: `), file: `${spec}.spec.ts` }
}

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
    return { ...counts, failures: counts.failures?.map(ofOwnSpec) }
  }
  const inFolder = (names: readonly string[]) =>
    names.map((file) => path.posix.join("http", path.posix.basename(file)))
  return {
    name,
    title,
    always,
    run: (context) => run(context, context.files.length > 0 ? inFolder(context.files) : files, 2),
    again: (context, failures) => run(context, failures.length > 0 ? inFolder(filesOf(failures)) : files, 1),
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

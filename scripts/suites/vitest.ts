import path, { join } from "node:path"
import { ALONE, LONG } from "../../backend/integration-tests/helpers/specs.ts"
import { judged, vitestCounts } from "../lib/counts.ts"
import { startDatabase } from "../lib/installation.ts"
import { bins, fromRoot, root } from "../lib/paths.ts"
import { LOOPBACK } from "../lib/ports.ts"
import { postgresUserName } from "../lib/postgres.ts"
import { type Program } from "../lib/processes.ts"
import { ensureRedis } from "../lib/redis.ts"
import { type Suite, type SuiteContext } from "./suite.ts"

type Tool = Pick<Program, "name" | "args"> & Partial<Program>

/**
 * Runs a test tool, with its output on the terminal at once or after its end, and reads the counts from its JSON report.
 */
async function runTool({ installation, reports, hasNeighbours }: SuiteContext, tool: Tool, report: string) {
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

/** Unit tests, without a server. */
export const unit: Suite = {
  name: "unit",
  title: "Unit",
  run: (context) => vitest(context, "unit", [...context.files, "--project", "unit*"]),
}

/** Runs tests of scripts/setup-tests. @param files parts of their file names */
const setUpSuite = (name: string, title: string, files: readonly string[]): Suite => ({
  name,
  title,
  run: (context) =>
    vitest(context, name, [...files, "--config", fromRoot("scripts", "setup-tests", "vitest.config.ts")]),
})

/** Start, stop and every bad situation, with real processes. */
export const setUp = setUpSuite("set-up", "Set-up", ["bad-situations", "postgres", "supervision"])

/**
 * Sets the whole shop up, kills it in the middle and starts it again; follows the recipes and the guides; uses Medusa's own
 * commands; releases into an empty database.
 */
export const longSetUp = setUpSuite("set-up-long", "Set-up, long", [
  "recipes",
  "guides",
  "whole-shop",
  "medusas-ways",
  "release",
  "older-node",
])

/** Packs the packages, and installs and uses the tarballs in a fresh Medusa project. */
export const packages = setUpSuite("packages", "Packages", ["packages"])

/** Tests of scripts/fault-tests. @param files parts of their file names */
const faultTests = (context: SuiteContext, name: string, files: readonly string[], env?: Program["env"]) =>
  vitest(context, name, [...files, "--config", fromRoot("scripts", "fault-tests", "vitest.config.ts")], env)

/** A few records in all their states, with a fixed seed. */
export const faults: Suite = {
  name: "faults",
  title: "Faults",
  run: (context) => faultTests(context, "faults", ["page-states"]),
}

/** Several processes on one Redis, processes that die, hostile requests, and half of all records in their states, with a random seed. */
export const longFaults: Suite = {
  name: "faults-long",
  title: "Faults, long",
  run: async (context) => {
    const redis = await ensureRedis(context.installation.processes)
    if (!redis)
      console.log("No redis-server: the tests on Redis are skipped. Install it, or set REDIS_SERVER_PATH.")
    return faultTests(context, "faults-long", [], { FAULTS: "long", REDIS_SERVER_PATH: redis })
  },
}

/** Jest's pattern of the files of some specs. */
const specFiles = (names: readonly string[]) => `http/(${names.join("|")})\\.`

/** Tests of backend/integration-tests on a real PostgreSQL. @param files Jest's options for the choice of specs */
const integrationSuite = (name: string, title: string, files: readonly string[]): Suite => ({
  name,
  title,
  run: async (context) => {
    const { installation, reports, files: wanted } = context
    await startDatabase(installation, console.log)
    const { postgres } = installation
    const report = `${name}.json`
    const jest = [
      "--experimental-vm-modules",
      bins.jest,
      ...["--config", "integration-tests/jest.config.cjs", "--maxWorkers=2", "--forceExit"],
      ...["--json", `--outputFile=${join(reports, report)}`],
      ...(wanted.length > 0
        ? wanted.map((file) => path.posix.join("http", path.posix.basename(file)))
        : files),
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
    return runTool(context, { name, args: jest, cwd: fromRoot("backend"), env }, report)
  },
})

/** The backend's routes and workflows: most specs share three Medusas. */
export const integration = integrationSuite("integration", "Backend integration", [
  "integration-tests/together/",
  specFiles(ALONE),
])

/** The same of what takes long. */
export const longIntegration = integrationSuite("integration-long", "Backend integration, long", [
  specFiles(LONG),
])

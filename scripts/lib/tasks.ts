import { basename } from "node:path"
import { builds, isBuilt, runBuild } from "./build.ts"
import { describeDatabase, withDatabase } from "./database.ts"
import { install, migrate } from "./database-setup.ts"
import { assertPortsFree, type Installation, startDatabase } from "./installation.ts"
import { type RunningProgram } from "./processes.ts"
import { crashOf, developmentPrograms, productionPrograms, refreshPages, waitUntilHealthy } from "./system.ts"
import { type Progress, runTasks, type Task as AnyTask, type TaskList as AnyTaskList } from "./task-list.ts"

/** Values that the steps pass to each other. */
export interface SetupContext {
  publishableKey?: string
  parts: RunningProgram[]
  notes: string[]
  /** rejects when a part ends by itself, for whoever wants none of them to be started again; set by the last step */
  crash?: Promise<never>
}

type Task = AnyTask<SetupContext>
type TaskList = AnyTaskList<SetupContext>

/** Shows the last line of a running program beside its task. */
function showLastLine(progress: Progress): (running: RunningProgram) => void {
  return (running) => {
    const timer = setInterval(() => progress(running.lastLines.at(-1) ?? ""), 250)
    void running.ended.then(() => clearInterval(timer))
  }
}

function portsTask(installation: Installation): Task {
  return { title: "Check the ports", run: () => assertPortsFree(installation) }
}

function databaseTask(installation: Installation): Task {
  const { databaseUrl } = installation.settings
  return {
    title: databaseUrl ? `Reach the ${describeDatabase(databaseUrl)}` : "Start the embedded PostgreSQL",
    run: async (context) => {
      const running = await startDatabase(installation, (message) => context.notes.push(message))
      if (running) context.parts.push(running)
      await withDatabase(installation.databaseUrl, (client) => client.query("select 1"))
    },
  }
}

/** What an empty shop is filled with, in a title. */
function seedName({ settings: { seed } }: Installation): string {
  if (seed === "none") return "no products"
  return seed === "sample" ? "sample catalogue" : basename(seed)
}

function setUpTasks(installation: Installation): Task[] {
  return [
    {
      title: "Migrate the database",
      run: async (_context, progress) =>
        (await migrate(installation, showLastLine(progress))) ? undefined : "Database up to date",
    },
    {
      title: `Install region, first admin and ${seedName(installation)}`,
      run: async (context, progress) => {
        context.publishableKey = await install(installation, showLastLine(progress))
      },
    },
  ]
}

function buildTasks(installation: Installation): Task[] {
  return [
    { title: "Build the backend and its admin", build: builds.backend },
    { title: "Build the storefront", build: builds.storefront },
  ].map(({ title, build }) => ({
    title,
    run: async (_context, progress) => {
      if (isBuilt(build)) return `${title}: unchanged`
      await runBuild(installation, build, showLastLine(progress))
      return undefined
    },
  }))
}

function startTask(installation: Installation): Task {
  return {
    title: "Start the backend and the storefront",
    run: async (context) => {
      const programs = installation.mode === "production" ? productionPrograms : developmentPrograms
      for (const program of programs(installation, context.publishableKey ?? "")) {
        context.parts.push(await installation.processes.start(program))
      }
      context.crash = crashOf(installation, context.parts)
      await waitUntilHealthy(installation, context.crash)
      await refreshPages(installation)
    },
  }
}

function preparing(installation: Installation): TaskList {
  const prepare = installation.mode === "production" ? [setUpTasks, buildTasks] : [setUpTasks]
  return [
    portsTask(installation),
    databaseTask(installation),
    { sideBySide: prepare.map((tasks) => tasks(installation)) },
  ]
}

/** Prepares the database with all its tables and first rows, without servers: for imports. */
export async function prepareDatabase(installation: Installation, context: SetupContext): Promise<void> {
  await runTasks([databaseTask(installation), ...setUpTasks(installation)], context)
}

/** Prepares everything but the servers, for commands that start the servers in their own way. */
export async function prepareSystem(installation: Installation, context: SetupContext): Promise<void> {
  await runTasks(preparing(installation), context)
}

/** Takes an opened installation to running servers. */
export async function startSystem(installation: Installation, context: SetupContext): Promise<void> {
  await runTasks([...preparing(installation), startTask(installation)], context)
}

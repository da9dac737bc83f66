import { Listr, type ListrTask, PRESET_TIMER } from "listr2"
import { builds, isBuilt, runBuild } from "./build.ts"
import { describeDatabase, withDatabase } from "./database.ts"
import { install, migrate } from "./database-setup.ts"
import { assertPortsFree, type Installation, startDatabase } from "./installation.ts"
import { type RunningProgram } from "./processes.ts"
import { crashOf, developmentPrograms, productionPrograms, refreshPages, waitUntilHealthy } from "./system.ts"

/** Values that the steps pass to each other. */
export interface SetupContext {
  publishableKey?: string
  parts: RunningProgram[]
  notes: string[]
  /** rejects when a part ends by itself, for whoever wants none of them to be started again; set by the last step */
  crash?: Promise<never>
}

type Task = ListrTask<SetupContext>
interface Progress {
  output: string
}

/**
 * Shows the last line of a running program under its step; on a terminal only, because elsewhere each line would be
 * printed.
 */
function showProgress(task: Progress): (running: RunningProgram) => void {
  return (running) => {
    if (!process.stdout.isTTY) return
    const timer = setInterval(() => {
      task.output = running.lastLines.at(-1)?.slice(0, 100) ?? ""
    }, 250)
    void running.ended.then(() => clearInterval(timer))
  }
}

function list(tasks: Task[]): Listr<SetupContext, "default", "verbose"> {
  return new Listr<SetupContext, "default", "verbose">(tasks, {
    renderer: "default",
    fallbackRenderer: "verbose",
    rendererOptions: { timer: PRESET_TIMER, collapseSubtasks: false, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  })
}

function portsTask(installation: Installation): Task {
  return { title: "Check the ports", task: () => assertPortsFree(installation) }
}

function databaseTask(installation: Installation): Task {
  const { databaseUrl } = installation.settings
  return {
    title: databaseUrl ? `Reach the ${describeDatabase(databaseUrl)}` : "Start the embedded PostgreSQL",
    task: async (context) => {
      const running = await startDatabase(installation, (message) => context.notes.push(message))
      if (running) context.parts.push(running)
      await withDatabase(installation.databaseUrl, (client) => client.query("select 1"))
    },
  }
}

function setUpTasks(installation: Installation): Task[] {
  return [
    {
      title: "Migrate the database",
      task: async (_context, task) => {
        if (!(await migrate(installation, showProgress(task)))) task.skip("Database up to date")
      },
    },
    {
      title: "Install region, sample catalogue and first admin",
      task: async (context, task) => {
        context.publishableKey = await install(installation, showProgress(task))
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
    skip: () => (isBuilt(build) ? `${title}: unchanged` : false),
    task: (_context, task) => runBuild(installation, build, showProgress(task)),
  }))
}

function startTask(installation: Installation): Task {
  return {
    title: "Start the backend and the storefront",
    task: async (context) => {
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

/** The database with all its tables and first rows, without servers: for imports. */
export function databaseOnly(installation: Installation): Listr<SetupContext, "default", "verbose"> {
  return list([databaseTask(installation), ...setUpTasks(installation)])
}

function preparing(installation: Installation): Task[] {
  const setUp: Task = {
    title: "Set up the database",
    task: (_context, task) => task.newListr(setUpTasks(installation), { concurrent: false }),
  }
  const build: Task = {
    title: "Build",
    task: (_context, task) => task.newListr(buildTasks(installation), { concurrent: false }),
  }
  const prepare = installation.mode === "production" ? [setUp, build] : [setUp]
  return [
    portsTask(installation),
    databaseTask(installation),
    { title: "Prepare", task: (_context, task) => task.newListr(prepare, { concurrent: true }) },
  ]
}

/** Everything but the servers, for commands that start the servers in their own way. */
export function preparedSystem(installation: Installation): Listr<SetupContext, "default", "verbose"> {
  return list(preparing(installation))
}

/** Everything from an opened installation to running servers. */
export function wholeSystem(installation: Installation): Listr<SetupContext, "default", "verbose"> {
  return list([...preparing(installation), startTask(installation)])
}

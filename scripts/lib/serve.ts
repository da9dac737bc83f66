import { addresses } from "./environment.ts"
import { SetupError } from "./errors.ts"
import { type Installation, openInstallation } from "./installation.ts"
import { loadAdmin } from "./secrets.ts"
import { loadDotEnv, readSettings } from "./settings.ts"
import { withShutdown } from "./shutdown.ts"
import { readState, updateState } from "./state.ts"
import { supervise, welcome } from "./system.ts"
import { type SetupContext, startSystem } from "./tasks.ts"

function parse(args: string[], command: string): { verbose: boolean } {
  const unknown = args.filter((arg) => arg !== "--verbose")
  if (unknown.length === 0) return { verbose: args.includes("--verbose") }
  throw new SetupError(
    `Unknown option: ${unknown.join(" ")}. ${command} takes only --verbose (show every part's log).`,
  )
}

/** Shows the generated first admin, once. */
export function showAdmin({ paths, settings }: Installation): void {
  if (!readState(paths).adminToShow) return
  const { email, password } = loadAdmin(paths, settings.admin)
  console.log(`\n  First admin:  ${email}`)
  console.log(`  Password:     ${password}   (shown once; kept in ${paths.admin})`)
  updateState(paths, { adminToShow: false })
}

/**
 * Sets everything up, starts it and keeps it running until it is stopped. In production a part that ends is started again;
 * in development its end is the end of everything.
 * @param command the npm command, for messages
 * @returns 0 when the user stopped it
 * @throws SetupError when it cannot be started, or when a part has ended for good
 */
export async function serve(mode: Installation["mode"], command: string, args: string[]): Promise<number> {
  const { verbose } = parse(args, command)
  const begin = performance.now()
  loadDotEnv()
  const settings = readSettings(process.env)
  return withShutdown(async (shutdown) => {
    const installation = await openInstallation(shutdown, { settings, mode, command, verbose })
    const context: SetupContext = { parts: [], notes: [] }
    await startSystem(installation, context)
    shutdown.markRunning()
    installation.lock.announce({ ...addresses(installation) })
    console.log(`\n${welcome(installation, (performance.now() - begin) / 1000)}`)
    for (const note of context.notes) console.log(`  Note:         ${note}`)
    showAdmin(installation)
    console.log("\nStop it with Ctrl-C.")
    if (mode === "production") return await supervise(installation, context.parts).failed
    return await (context.crash ?? new Promise<never>(() => undefined))
  })
}

import { parseArgs } from "node:util"
import { SetupError } from "../lib/errors.ts"
import { passThrough } from "../lib/passthrough.ts"
import { bins, root } from "../lib/paths.ts"
import { assertPortFree, LOOPBACK } from "../lib/ports.ts"

const DEFAULT_PORT = 6006

/** The port of the arguments; Storybook checks every other option itself. */
function wantedPort(args: string[]): number {
  const options = { port: { type: "string", short: "p" } } as const
  const { values } = parseArgs({ args, options, strict: false })
  const port = Number(values.port ?? DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new SetupError(`--port must be a port number between 1 and 65535; it is "${String(values.port)}".`)
}

/** `npm run storybook`: runs the design system's Storybook on this machine. */
export async function run(args: string[]): Promise<number> {
  const port = wantedPort(args)
  await assertPortFree(port, "Storybook", `like this: npm run storybook -- --port ${port + 1}`)
  const fixed = ["--port", String(port), "--exact-port", "--host", LOOPBACK, "--disable-telemetry"]
  return passThrough({
    name: "storybook",
    command: process.execPath,
    args: [bins.storybook, "dev", ...args, ...fixed],
    cwd: root,
  })
}

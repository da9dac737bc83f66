import { passThrough } from "../lib/passthrough.ts"
import { bins, root } from "../lib/paths.ts"

/** `npm run storybook`: the design system, on this machine. */
export async function run(args: string[]): Promise<number> {
  const fixed = ["dev", "--port", "6006", "--host", "127.0.0.1", "--disable-telemetry"]
  return passThrough({
    name: "storybook",
    command: process.execPath,
    args: [bins.storybook, ...fixed, ...args],
    cwd: root,
  })
}

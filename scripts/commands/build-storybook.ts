import { passThrough } from "../lib/passthrough.ts"
import { bins, root } from "../lib/paths.ts"

/** `npm run build-storybook`: the design system as static files in storybook-static. */
export async function run(args: string[]): Promise<number> {
  return passThrough({
    name: "build-storybook",
    command: process.execPath,
    args: [bins.storybook, "build", "--disable-telemetry", ...args],
    cwd: root,
    env: { NODE_ENV: "production" },
  })
}

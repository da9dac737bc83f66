import { bins, root } from "./paths.ts"
import { type Program } from "./processes.ts"

/**
 * Builds the design system's Storybook as static files.
 * @param args further options of `storybook build`
 * @param mode `development` where stories are played: only that React waits for the effects of a press, as the tests
 *   expect
 */
export function storybookBuild(args: string[], mode: "production" | "development" = "production"): Program {
  return {
    name: "build-storybook",
    command: process.execPath,
    args: [bins.storybook, "build", "--disable-telemetry", ...args],
    cwd: root,
    env: { NODE_ENV: mode },
  }
}

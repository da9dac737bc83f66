import { type Installation } from "../lib/installation.ts"
import { fromRoot, root } from "../lib/paths.ts"
import { LOOPBACK } from "../lib/ports.ts"

/** Renders every page of the sitemap, with the program that docker-compose.yml runs. @returns its last line */
export async function warm({ processes, settings }: Installation): Promise<string> {
  const running = await processes.start({
    name: "warm",
    command: process.execPath,
    args: [fromRoot("deploy", "warm.mjs"), `http://${LOOPBACK}:${settings.storefrontPort}`],
    cwd: root,
    silent: true,
  })
  await running.ended
  return running.lastLines.at(-1) ?? "The pages could not be warmed."
}

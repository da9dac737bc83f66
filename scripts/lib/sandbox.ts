import { chmodSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openInstallation, type OpenOptions, type OwnInstallation } from "./installation.ts"
import { freePort } from "./ports.ts"
import { removeTree } from "./remove-tree.ts"
import { readSettings } from "./settings.ts"
import { Shutdown } from "./shutdown.ts"

/** A data folder for one test. */
export interface Sandbox {
  directory: string
  remove: () => void
}

/** @param mode permissions; 0o755 lets the postgres user in, 0o700 does not */
export function sandbox(mode = 0o755): Sandbox {
  const directory = mkdtempSync(join(tmpdir(), "scanwright-set-up-"))
  chmodSync(directory, mode)
  return { directory, remove: () => removeTree(directory) }
}

/** The data folder of the installation in a sandbox, which does not exist yet. */
export const dataFolder = ({ directory }: Sandbox): string => join(directory, "data")

/** Settings of an installation in a sandbox, on free ports. */
export async function sandboxEnvironment(place: Sandbox): Promise<Record<string, string>> {
  return {
    // Empty counts as unset: the user's own variables must not reach these installations.
    ...Object.fromEntries(
      ["DATABASE_URL", "REDIS_URL", "ADMIN_EMAIL", "ADMIN_PASSWORD"].map((name) => [name, ""]),
    ),
    SCANWRIGHT_DATA_DIR: dataFolder(place),
    BACKEND_PORT: String(await freePort()),
    STOREFRONT_PORT: String(await freePort()),
  }
}

/** Opens an installation in a sandbox, as `npm start` would. Close it with `shutdown.stop()`. */
export async function openSandbox(
  place: Sandbox,
  change: Partial<OpenOptions> = {},
): Promise<{ installation: OwnInstallation; shutdown: Shutdown }> {
  const shutdown = new Shutdown()
  const settings = readSettings(await sandboxEnvironment(place))
  const options: OpenOptions = {
    settings,
    mode: "production",
    command: "npm start",
    verbose: false,
    ...change,
  }
  return { installation: await openInstallation(shutdown, options), shutdown }
}

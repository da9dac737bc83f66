import { existsSync } from "node:fs"
import { root } from "./paths.ts"
import { type Processes } from "./processes.ts"

/** The installation in progress: apt allows one at a time. */
let last: Promise<void> = Promise.resolve()

/** Whether packages of Debian can be installed here: on Debian, as root. */
export const canInstallDebianPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync("/etc/debian_version")

async function install(processes: Processes, name: string): Promise<void> {
  const program = { name: `${name}-install`, command: "apt-get", cwd: root, inherit: true }
  await processes.run({ ...program, args: ["update"] })
  await processes.run({
    ...program,
    args: ["install", "-y", "--no-install-recommends", name],
    // Keeps Debian from starting a server as a service.
    env: { RUNLEVEL: "1" },
  })
}

/**
 * Installs a Debian package, after those in progress.
 * @param name of the package
 * @throws SetupError when it cannot be installed
 */
export async function installDebianPackage(processes: Processes, name: string): Promise<void> {
  const installed = last.then(() => install(processes, name))
  last = installed.catch(() => undefined)
  await installed
}

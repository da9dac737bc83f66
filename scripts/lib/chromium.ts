import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { chromium } from "playwright"
import { canInstallDebianPackages, installDebianPackage } from "./debian-packages.ts"
import { SetupError } from "./errors.ts"
import { bins, root } from "./paths.ts"
import { type Processes } from "./processes.ts"

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]

const applications: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
}

/** Input of the search for a browser. */
interface ChromiumSearch {
  environment: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  exists: (path: string) => boolean
  /** path of Playwright's own download */
  playwrights: string
}

/**
 * Finds a browser: the one named by CHROMIUM_PATH, then the system's, then Playwright's own.
 * @throws SetupError when CHROMIUM_PATH names a file that does not exist
 */
function findChromium({ environment, platform, exists, playwrights }: ChromiumSearch): string | undefined {
  const named = environment.CHROMIUM_PATH
  if (named) {
    if (exists(named)) return named
    throw new SetupError(`CHROMIUM_PATH names a file that does not exist: ${named}`)
  }
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean)
  const system = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...(applications[platform] ?? []),
  ]
  return [...system, playwrights].find(exists)
}

function search(): string | undefined {
  return findChromium({
    environment: process.env,
    platform: process.platform,
    exists: existsSync,
    playwrights: chromium.executablePath(),
  })
}

/**
 * The browser for the tests, installed where missing: from Debian's packages as root, else Playwright's download.
 * @throws SetupError when it cannot be installed
 */
export async function ensureChromium(processes: Processes): Promise<string> {
  const found = search()
  if (found) return found
  console.log("No Chromium was found; installing one. Set CHROMIUM_PATH to use your own.")
  if (canInstallDebianPackages()) {
    await installDebianPackage(processes, "chromium")
  } else {
    const args = [bins.playwright, "install", "chromium"]
    const program = { name: "chromium-install", command: process.execPath, args, cwd: root, inherit: true }
    await processes.run(program)
  }
  const installed = search()
  if (installed) return installed
  throw new SetupError("Chromium was installed but cannot be found; set CHROMIUM_PATH to its file.")
}

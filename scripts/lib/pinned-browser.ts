import { existsSync, mkdtempSync, renameSync, writeFileSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliDecompress } from "node:zlib"
import { fromRoot } from "./paths.ts"
import { ensureChromium } from "./chromium.ts"
import { SetupError } from "./errors.ts"
import { readJson, writeText } from "./json-file.ts"
import { type Processes } from "./processes.ts"
import { removeTree } from "./remove-tree.ts"
import { runCommand } from "./run-command.ts"

/** A browser and the environment it is started in, as Playwright's `launch` takes them. */
export interface LaunchedBrowser {
  executablePath: string
  env?: Record<string, string>
}

/** The npm package with the browser that draws the accepted pictures and runs the tests; the lockfile names its version and fingerprint. */
const packageFolder = () =>
  join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "..")

/** Whether the pinned browser runs here: it is built for Linux on x64 only. */
export const hasPinnedBrowser = process.platform === "linux" && process.arch === "x64"

const decompress = promisify(brotliDecompress)

/** The only fonts the browser finds: fonts of the machine must not be used for letters that Inter lacks. */
const fontconfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "font-cache")}</cachedir>
</fontconfig>
`

/** Unpacks browser, libraries and fonts into a folder. */
async function unpack(folder: string): Promise<void> {
  const packed = (name: string) => readFile(join(packageFolder(), "bin", name))
  writeFileSync(join(folder, "chromium"), await decompress(await packed("chromium.br")), { mode: 0o755 })
  for (const name of ["al2023.tar.br", "fonts.tar.br"]) {
    const input = await decompress(await packed(name))
    const { exitCode } = await runCommand("tar", ["-x", "-C", folder, "--no-same-owner"], { input })
    if (exitCode !== 0) throw new SetupError(`${name} could not be unpacked into ${folder} with tar.`)
  }
}

/**
 * The browser of the accepted pictures, unpacked at the first call: with its own libraries and fonts, so that pictures do
 * not depend on the machine, its user or its locale.
 * @returns undefined on a system it is not built for
 */
export async function pinnedBrowser(): Promise<LaunchedBrowser | undefined> {
  if (!hasPinnedBrowser) return undefined
  const version = readJson<{ version: string }>(join(packageFolder(), "package.json"))?.version
  const cache = fromRoot("node_modules", ".cache", "scanwright")
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    const unfinished = mkdtempSync(`${folder}-`)
    await unpack(unfinished)
    try {
      renameSync(unfinished, folder)
    } catch (error) {
      removeTree(unfinished)
      // Another process was faster.
      if (!existsSync(folder)) throw error
    }
  }
  const fontconfigFile = join(folder, "fonts.conf")
  // Written every time: in a folder that was moved the paths of the fonts would be wrong.
  writeText(fontconfigFile, fontconfig(folder))
  return {
    executablePath: join(folder, "chromium"),
    env: {
      HOME: folder,
      LANG: "C.UTF-8",
      LD_LIBRARY_PATH: join(folder, "lib"),
      FONTCONFIG_FILE: fontconfigFile,
    },
  }
}

/**
 * The browser of tests that compare no pictures: the one named by CHROMIUM_PATH, then the pinned one, which needs 40 % less
 * of the processor than a Chromium with a window, then any other, installed where missing.
 * @throws SetupError when CHROMIUM_PATH names a file that does not exist, or none can be installed
 */
export async function testBrowser(processes: Processes): Promise<LaunchedBrowser> {
  const pinned = process.env.CHROMIUM_PATH ? undefined : await pinnedBrowser()
  return pinned ?? { executablePath: await ensureChromium(processes) }
}

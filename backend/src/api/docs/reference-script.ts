import { MedusaError } from "@medusajs/framework/utils"
import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

/** The page of the API is Scalar's: one script of a package that would install 272 others, so it is fetched alone. */
const PACKAGE = "@scalar/api-reference@1.72.1"
const INTEGRITY =
  "sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow=="
const SCRIPT = "package/dist/browser/standalone.js"

/** Longest wait for the package, in ms. */
const TIMEOUT_MS = 120_000

const execute = promisify(execFile)

async function fetchInto(file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const folder = mkdtempSync(`${file}-`)
  const options = { cwd: folder, timeout: TIMEOUT_MS }
  try {
    const isWindows = process.platform === "win32"
    const { stdout } = await execute("npm", ["pack", PACKAGE, "--silent"], { ...options, shell: isWindows })
    const archive = stdout.trim().split("\n").at(-1) ?? ""
    const hash = createHash("sha512")
      .update(readFileSync(path.join(folder, archive)))
      .digest("base64")
    if (`sha512-${hash}` !== INTEGRITY)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, `${PACKAGE} is not the package that was tried`)
    await execute("tar", ["-xzf", archive, SCRIPT], options)
    renameSync(path.join(folder, SCRIPT), file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let fetching: Promise<void> | undefined

/**
 * Fetches the script of the API's page with npm, once; visits meanwhile wait for the same.
 *
 * @param file that will hold the script
 * @throws Error when npm cannot fetch the package, or it is not the one that was tried; the next call tries again
 */
export async function ensureReferenceScript(file: string): Promise<void> {
  if (existsSync(file)) return
  fetching ??= fetchInto(file).finally(() => {
    fetching = undefined
  })
  await fetching
}

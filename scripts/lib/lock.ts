import { rmSync, statSync, writeFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { errorCode, SetupError } from "./errors.ts"
import { readJson, writeJson } from "./json-file.ts"
import { identify, isAlive, type ProcessIdentity } from "./process-identity.ts"

/** Who holds a lock, and what is shown to the next one. */
export interface LockHolder extends ProcessIdentity {
  /** the npm command that holds it, for example "npm start" */
  command: string
  /** addresses of its parts, once they are ready */
  addresses: Record<string, string>
}

/** On Windows nothing but its own terminal can ask a program to end; everything else cuts it off. */
const hasKill = process.platform !== "win32"

/** A file being written by another process is empty for a moment; after this many ms it is a leftover. */
const UNREADABLE_GRACE_MS = 2000

/** The living holder of a lock file, if there is one. */
export function lockHolder(file: string): LockHolder | undefined {
  const holder = readJson<LockHolder>(file)
  return holder && isAlive(holder) ? holder : undefined
}

function isBeingWritten(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.size === 0 && Date.now() - stat.mtimeMs < UNREADABLE_GRACE_MS
}

/** One process at a time: a lock file with the identity of its holder, so that one left by a killed process is void. */
export class Lock {
  private constructor(
    private readonly file: string,
    private holder: LockHolder,
  ) {}

  /** @returns the lock, or nothing when a living process holds it */
  static tryAcquire(file: string, command: string): Lock | undefined {
    const holder = { ...identify(process.pid), command, addresses: {} }
    for (;;) {
      try {
        writeFileSync(file, JSON.stringify(holder), { flag: "wx", mode: 0o600 })
        return new Lock(file, holder)
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error
        if (lockHolder(file) || isBeingWritten(file)) return undefined
        rmSync(file, { force: true })
      }
    }
  }

  /**
   * Takes the lock of an installation.
   * @throws SetupError saying who runs, where, and how to stop it
   */
  static acquire(file: string, command: string): Lock {
    const lock = Lock.tryAcquire(file, command)
    if (lock) return lock
    const holder = lockHolder(file)
    const addresses = Object.entries(holder?.addresses ?? {}).map(([part, url]) => `  ${part}: ${url}`)
    throw new SetupError(
      `Scanwright already runs from this data folder (${holder?.command ?? "starting"}, process ${holder?.pid ?? "unknown"}).`,
      ...addresses,
      `Stop it with Ctrl-C in its terminal${holder && hasKill ? ` or: kill ${holder.pid}` : ""}. For a second one, set SCANWRIGHT_DATA_DIR, BACKEND_PORT and STOREFRONT_PORT.`,
    )
  }

  /** Waits for the lock as long as its holder lives, then takes it. */
  static async waitFor(file: string, command: string): Promise<Lock> {
    for (;;) {
      const lock = Lock.tryAcquire(file, command)
      if (lock) return lock
      await sleep(500)
    }
  }

  /** Records for the next one where the shop can be found. */
  announce(addresses: Record<string, string>): void {
    this.holder = { ...this.holder, addresses }
    writeJson(this.file, this.holder)
  }

  /** Gives the lock back. */
  release(): void {
    rmSync(this.file, { force: true })
  }
}

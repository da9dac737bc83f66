import { rmSync, statSync, writeFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { errorCode, SetupError } from "./errors.ts"
import { readJson, writeJson } from "./json-file.ts"
import { identify, isAlive, type ProcessIdentity } from "./process-identity.ts"

/** The holder of a lock, as shown to the next process. */
export interface LockHolder extends ProcessIdentity {
  /** the npm command that holds it, for example "npm start" */
  command: string
  /** addresses of its parts, once they are ready */
  addresses: Record<string, string>
}

/** On Windows no other program can ask a program to end: everything but its own terminal kills it. */
const hasKill = process.platform !== "win32"

/** A lock file being written is empty for a moment; after this time, in ms, it counts as a leftover. */
const UNREADABLE_GRACE_MS = 2000

/** The running holder of a lock file, if any. */
export function lockHolder(file: string): LockHolder | undefined {
  const holder = readJson<LockHolder>(file)
  return holder && isAlive(holder) ? holder : undefined
}

function isBeingWritten(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.size === 0 && Date.now() - stat.mtimeMs < UNREADABLE_GRACE_MS
}

/** A lock file with the identity of its process, so that the lock of a killed process is void. */
export class Lock {
  private constructor(
    private readonly file: string,
    private holder: LockHolder,
  ) {}

  /** @returns the lock, or undefined when a running process holds it */
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
   * @throws SetupError naming the running command, its address, and how to stop it
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

  /** Waits until the holder has ended or released the lock, then takes it. */
  static async waitFor(file: string, command: string): Promise<Lock> {
    for (;;) {
      const lock = Lock.tryAcquire(file, command)
      if (lock) return lock
      await sleep(500)
    }
  }

  /** Records the addresses of the running shop for other commands. */
  announce(addresses: Record<string, string>): void {
    this.holder = { ...this.holder, addresses }
    writeJson(this.file, this.holder)
  }

  /** Releases the lock. */
  release(): void {
    rmSync(this.file, { force: true })
  }
}

import { setTimeout as sleep } from "node:timers/promises"
import { execa } from "execa"
import { errorCode } from "./errors.ts"

const isWindows = process.platform === "win32"

/** How often to look whether a process group has ended, in ms. */
const POLL_MS = 50

/** After SIGKILL: how long the system may take to clear the group away, in ms. */
const KILL_WAIT_MS = 2000

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal)
    return true
  } catch (error) {
    if (errorCode(error) === "ESRCH" || errorCode(error) === "EPERM") return false
    throw error
  }
}

async function groupEnds(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (signalGroup(pid, 0)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

/** Ends a process we started and all its descendants at once. */
export async function killTree(pid: number): Promise<void> {
  if (isWindows) {
    await execa("taskkill", ["/PID", String(pid), "/T", "/F"], { reject: false })
    return
  }
  signalGroup(pid, "SIGKILL")
  await groupEnds(pid, KILL_WAIT_MS)
}

/**
 * Asks a process group (the group of a process we started detached) to end, and ends it by force after a grace period.
 * Windows has neither groups nor SIGTERM: there the tree is ended at once.
 * @param graceMs how long it may take to end by itself
 */
export async function stopTree(pid: number, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  if (!isWindows) {
    if (!signalGroup(pid, signal)) return
    if (await groupEnds(pid, graceMs)) return
  }
  await killTree(pid)
}

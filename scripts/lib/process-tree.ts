import { setTimeout as sleep } from "node:timers/promises"
import { errorCode } from "./errors.ts"
import { runs } from "./process-identity.ts"
import { runCommand } from "./run-command.ts"

const isWindows = process.platform === "win32"

/** A command that asks a program to end. */
export interface StopCommand {
  command: string
  args: string[]
  cwd: string
  user?: { uid: number; gid: number }
}

/** How a program is asked to end, and how long it may take. */
export interface StopRequest {
  stopSignal: NodeJS.Signals
  /** how long it may take to end by itself, in ms */
  graceMs: number
  /** command that replaces the signal */
  stopCommand?: StopCommand
}

/** Interval of checks whether a process or group has ended, in ms. */
const POLL_MS = 50

/** How long processes may take to vanish after SIGKILL or a stop command, in ms. */
const VANISH_MS = 2000

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal)
    return true
  } catch (error) {
    if (errorCode(error) === "ESRCH" || errorCode(error) === "EPERM") return false
    throw error
  }
}

async function becomesFalse(condition: () => boolean, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (condition()) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

/** Kills a process we started, with all its descendants. */
export async function killTree(pid: number): Promise<void> {
  if (isWindows) {
    await runCommand("taskkill", ["/PID", String(pid), "/T", "/F"])
    return
  }
  signalGroup(pid, "SIGKILL")
  await becomesFalse(() => signalGroup(pid, 0), VANISH_MS)
}

async function obeys(pid: number, { stopSignal, graceMs, stopCommand }: StopRequest): Promise<boolean> {
  if (stopCommand) {
    const { command, args, cwd, user } = stopCommand
    await runCommand(command, args, { cwd, ...user, stdio: "ignore", timeout: graceMs })
    return becomesFalse(() => runs(pid), VANISH_MS)
  }
  if (isWindows) return false
  return !signalGroup(pid, stopSignal) || becomesFalse(() => signalGroup(pid, 0), graceMs)
}

/**
 * Asks a process group (the group of a process we started detached) to end, and kills it after a grace period. Windows
 * has neither groups nor SIGTERM: there the process tree of a program without a stop command is killed at once.
 */
export async function stopTree(pid: number, request: StopRequest): Promise<void> {
  if (!(await obeys(pid, request))) await killTree(pid)
}

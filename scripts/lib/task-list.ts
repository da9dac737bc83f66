/** One step of setting something up. */
export interface Task<Context> {
  title: string
  /** does it; returns a line to show instead of the title when there was nothing to do */
  run: (context: Context, progress: Progress) => Promise<string | undefined> | Promise<void> | void
}

/** Tasks one after the other, or lists of tasks side by side. */
export type TaskList<Context> = readonly (Task<Context> | { sideBySide: readonly TaskList<Context>[] })[]

/** Tells what a running task does at the moment. */
export type Progress = (line: string) => void

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
const FRAME_MS = 100

/** Shows each task's end in a line of its own; on a terminal also, below these, what runs at the moment. */
class Display {
  private readonly running = new Map<object, string>()
  private frame = 0
  private timer: NodeJS.Timeout | undefined

  begin(task: { title: string }): void {
    this.running.set(task, task.title)
    // Without a terminal a log says what runs, too, for whoever waits for it.
    if (process.stdout.isTTY) this.timer ??= setInterval(() => this.draw(), FRAME_MS).unref()
    else process.stdout.write(`… ${task.title}\n`)
  }

  progress(task: { title: string }, line: string): void {
    this.running.set(task, line ? `${task.title}: ${line}` : task.title)
  }

  end(task: object, line: string): void {
    this.running.delete(task)
    this.clear()
    process.stdout.write(`${line}\n`)
    if (this.running.size > 0) return
    clearInterval(this.timer)
    this.timer = undefined
  }

  private draw(): void {
    this.frame = (this.frame + 1) % FRAMES.length
    const line = `${FRAMES[this.frame] ?? ""} ${[...this.running.values()].join(" · ")}`
    this.clear()
    process.stdout.write(line.slice(0, process.stdout.columns - 1))
  }

  private clear(): void {
    if (process.stdout.isTTY) process.stdout.write("\r\x1b[K")
  }
}

async function runTask<Context>(task: Task<Context>, context: Context, display: Display): Promise<void> {
  const began = performance.now()
  const took = () => `[${((performance.now() - began) / 1000).toFixed(1)} s]`
  display.begin(task)
  try {
    const skipped = await task.run(context, (line) => display.progress(task, line))
    display.end(task, skipped ? `↓ ${skipped}` : `✔ ${task.title} ${took()}`)
  } catch (error) {
    display.end(task, `✖ ${task.title} ${took()}`)
    throw error
  }
}

async function runList<Context>(list: TaskList<Context>, context: Context, display: Display): Promise<void> {
  for (const entry of list) {
    if ("run" in entry) await runTask(entry, context, display)
    else await Promise.all(entry.sideBySide.map((branch) => runList(branch, context, display)))
  }
}

/**
 * Runs tasks, and shows which run and how long each took.
 * @param context values that the tasks pass to each other
 * @throws whatever the first task that fails throws
 */
export async function runTasks<Context>(list: TaskList<Context>, context: Context): Promise<void> {
  await runList(list, context, new Display())
}

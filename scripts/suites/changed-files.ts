import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from "node:child_process"
import { root } from "../lib/paths.ts"

/** What a change is compared with: main as others have it, and where there is no other copy, main here. */
const MAINS = ["origin/main", "main"]

/** More files than this are no change but another tree: then everything is looked at. */
const MOST = 400

/** What a git command prints, split at its NULs; undefined where it fails. */
function git(...args: string[]): string[] | undefined {
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64e6,
      stdio: ["ignore", "pipe", "ignore"],
    }
    return execFileSync("git", args, options).split("\0").filter(Boolean)
  } catch {
    // No git, no repository, or no such branch: the caller looks at everything.
    return undefined
  }
}

/**
 * Files in which this tree differs from main at the point where its branch began, deleted ones and those that git does not know yet
 * among them.
 * @returns paths from the root; undefined where git cannot say, and for more than 400
 */
export function changedFiles(): string[] | undefined {
  const [main] = MAINS.flatMap(
    (branch) => git("merge-base", "HEAD", branch)?.map((line) => line.trim()) ?? [],
  )
  if (!main) return undefined
  const differing = git("diff", "--name-only", "-z", main)
  const unknown = git("ls-files", "--others", "--exclude-standard", "-z")
  if (!differing || !unknown) return undefined
  const all = [...new Set([...differing, ...unknown])]
  return all.length > MOST ? undefined : all
}

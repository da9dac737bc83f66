/** Newest versions of packages, and the day they were asked for. */
export interface Newest {
  readonly day: string
  /** by name and version in use, "zod@4.2.0": two versions of one package may be in use */
  readonly versions: ReadonlyMap<string, string>
}

/** An entry of `npm outdated --json`. */
interface OutdatedEntry {
  readonly current?: string
  readonly latest?: string
}

/** What `npm outdated --json` says, by the name under which a package is asked for. */
export type Outdated = Readonly<Record<string, OutdatedEntry | readonly OutdatedEntry[]>>

/** A package in use, with the names under which ours ask for it: "typescript-7" for `npm:typescript@7.0.2`. */
interface InUse {
  readonly name: string
  readonly version: string
  readonly asked: readonly string[]
}

/**
 * The newest version of each package in use.
 *
 * @param reports of `npm outdated`: without options it names what the root asks for, with `--workspaces` the rest
 */
export function newestOf(packages: readonly InUse[], reports: readonly Outdated[]): Map<string, string> {
  const outdated = new Map(
    reports
      .flatMap((report) => Object.entries(report))
      .flatMap(([asked, entries]) =>
        [entries].flat().map(({ current, latest }) => [`${asked}@${current}`, latest] as const),
      ),
  )
  return new Map(
    packages.map(({ name, version, asked }) => {
      const latest = asked.map((one) => outdated.get(`${one}@${version}`)).find((found) => found)
      return [`${name}@${version}`, latest ?? version]
    }),
  )
}

const LINE = /^\| `(.+?)` +\| (\d\S*) +\| (\d\S*) +\|/gm
const DAY = /asked for on (\d{4}-\d\d-\d\d)/

/** The newest versions that the page of dependencies names. */
export function newestIn(page: string): Newest {
  const rows = [...page.matchAll(LINE)].map(
    ([, name = "", version = "", newest = ""]) => [`${name}@${version}`, newest] as const,
  )
  return { day: DAY.exec(page)?.[1] ?? "", versions: new Map(rows) }
}

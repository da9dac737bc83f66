import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { readJson } from "../lib/json-file.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { decode, encode, type Picture } from "./pictures.ts"

const fingerprintOf = (...parts: Buffer[]) => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest("hex").slice(0, 16)
}

/** The accepted pictures in a folder, one folder for each story. */
export class Baselines {
  /** of each accepted picture the fingerprint of a screenshot that matched it: the same screenshot needs no comparison */
  private readonly screens: Map<string, string>

  /** @param folder of the pictures; need not exist yet */
  constructor(private readonly folder: string) {
    this.screens = new Map(Object.entries(readJson<Record<string, string>>(this.screensFile) ?? {}))
  }

  /** Whether this screenshot matched the accepted picture of that name when pictures were last accepted. */
  isKnown(name: string, screen: Buffer): boolean {
    const known = this.screens.get(name)
    return known !== undefined && existsSync(this.fileOf(name)) && known === this.fingerprint(name, screen)
  }

  /** Records that this screenshot matches the accepted picture of that name; see {@link saveScreens}. */
  note(name: string, screen: Buffer): void {
    this.screens.set(name, this.fingerprint(name, screen))
  }

  /** Writes the recorded fingerprints. */
  saveScreens(): void {
    const sorted = [...this.screens].sort(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(this.screensFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
  }

  /** The accepted picture of that name. @param name `<story-id>/<theme>-<width>` */
  async read(name: string): Promise<Picture | undefined> {
    const file = this.fileOf(name)
    return existsSync(file) ? decode(file) : undefined
  }

  /** Stores a picture as accepted. */
  async accept(name: string, picture: Picture): Promise<void> {
    const file = this.fileOf(name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await encode(picture))
  }

  /** Names of accepted pictures of stories that no longer exist. @param wanted the names still used */
  leftBehind(wanted: ReadonlySet<string>): string[] {
    if (!existsSync(this.folder)) return []
    return readdirSync(this.folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".webp"))
      .map((file) => file.replaceAll("\\", "/").slice(0, -".webp".length))
      .filter((name) => !wanted.has(name))
  }

  /** Removes an accepted picture, and its folder when that is empty. */
  forget(name: string): void {
    const file = this.fileOf(name)
    this.screens.delete(name)
    removeTree(file)
    if (dirname(file) !== this.folder && readdirSync(dirname(file)).length === 0) removeTree(dirname(file))
  }

  private get screensFile(): string {
    return join(this.folder, "screens.json")
  }

  private fileOf(name: string): string {
    return join(this.folder, `${name}.webp`)
  }

  /** Includes the accepted picture: replacing it makes the fingerprint invalid. */
  private fingerprint(name: string, screen: Buffer): string {
    return fingerprintOf(readFileSync(this.fileOf(name)), screen)
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { removeTree } from "../lib/remove-tree.ts"
import { decode, encode, type Picture } from "./pictures.ts"

const ENDING = ".webp"

/** The accepted pictures in a folder. Each has a name: `<story-id>--<theme>-<width>`. */
export class Baselines {
  /** @param folder of the pictures; need not exist yet */
  constructor(private readonly folder: string) {}

  /** The accepted picture of that name. */
  async read(name: string): Promise<Picture | undefined> {
    const file = this.fileOf(name)
    // Given a path, sharp would remember the file as it was before it was accepted anew.
    return existsSync(file) ? decode(readFileSync(file)) : undefined
  }

  /** Stores a picture as accepted. */
  async accept(name: string, picture: Picture): Promise<void> {
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(this.fileOf(name), await encode(picture))
  }

  /** Names of accepted pictures that are no longer drawn. @param wanted the names still used */
  leftBehind(wanted: ReadonlySet<string>): string[] {
    if (!existsSync(this.folder)) return []
    return readdirSync(this.folder)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.slice(0, -ENDING.length))
      .filter((name) => !wanted.has(name))
  }

  /** Removes an accepted picture. */
  forget(name: string): void {
    removeTree(this.fileOf(name))
  }

  private fileOf(name: string): string {
    return join(this.folder, `${name}${ENDING}`)
  }
}

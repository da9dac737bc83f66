import { randomUUID } from "node:crypto"
import { rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Readable } from "node:stream"

/**
 * Writes a file, or puts other content in its place: all of it or nothing, whoever reads it meanwhile.
 *
 * @param file its path, in a folder that exists
 * @param content of the file
 * @param mode who may read it, for example 0o600: its owner
 */
export async function writeWholeFile(file: string, content: Buffer | Readable, mode: number): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}.tmp`)
  await writeFile(unfinished, content, { mode })
  await rename(unfinished, file)
}

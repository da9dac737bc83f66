import { textOfFile } from "@scanwright/backend/contract/text-file"

/** Reads a chosen file. @returns its text; null where it is no text, or cannot be read */
export async function readTextFile(file: File): Promise<string | null> {
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer()))
  } catch (reason) {
    console.error(`Reading the file ${file.name}:`, reason)
    return null
  }
}

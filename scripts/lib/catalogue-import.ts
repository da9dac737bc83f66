import { medusaProgram } from "./database-setup.ts"
import { type Installation } from "./installation.ts"

/** What an import may be told, by the word that the backend's script knows it by. */
export interface ImportFlags {
  "dry-run": boolean
  "add-brands": boolean
  "add-machine-types": boolean
}

/**
 * Runs the backend's importer on the terminal, against an installation whose database runs.
 * @param file absolute path of a CSV file
 * @returns its exit code: 0 when every row was good
 */
export async function runImport(
  installation: Installation,
  file: string,
  flags: ImportFlags,
): Promise<number> {
  // Medusa's command line refuses options it does not know, so the script takes bare words.
  const words = Object.entries(flags).flatMap(([word, isSet]) => (isSet ? [word] : []))
  const args = ["exec", "./src/scripts/catalogue-import.ts", file, ...words]
  const program = medusaProgram(installation, "catalogue-import", args)
  // The importer shows its own progress on the terminal, so Medusa logs errors only.
  const env = { ...program.env, LOG_LEVEL: "error" }
  const running = await installation.processes.start({ ...program, env, inherit: true })
  return (await running.ended).code ?? 1
}

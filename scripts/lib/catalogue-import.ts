import { medusaProgram } from "./database-setup.ts"
import { type Installation } from "./installation.ts"

/**
 * Runs the backend's importer on the terminal, against an installation whose database runs.
 * @param file absolute path of a CSV file
 * @param words what the import is told: "dry-run", "add-brands", "confirm=17,40"
 * @returns its exit code: 0 when every row was good
 */
export async function runImport(
  installation: Installation,
  file: string,
  words: readonly string[],
): Promise<number> {
  // Medusa's command line refuses options it does not know, so the script takes bare words.
  const args = ["exec", "./src/scripts/catalogue-import.ts", file, ...words]
  const program = medusaProgram(installation, "catalogue-import", args)
  // The importer shows its own progress on the terminal, so Medusa logs errors only.
  const env = { ...program.env, LOG_LEVEL: "error" }
  const running = await installation.processes.start({ ...program, env, inherit: true })
  return (await running.ended).code ?? 1
}

import { medusaProgram } from "./database-setup.ts"
import { type Installation } from "./installation.ts"

/**
 * Runs the backend's importer on the terminal, against an installation whose database runs.
 * @param file absolute path of a CSV file
 * @returns its exit code: 0 when every row was good
 */
export async function runImport(installation: Installation, file: string, dryRun: boolean): Promise<number> {
  // Medusa's command line refuses options it does not know, so the script takes the bare word.
  const args = ["exec", "./src/scripts/catalogue-import.ts", file, ...(dryRun ? ["dry-run"] : [])]
  const program = medusaProgram(installation, "catalogue-import", args)
  // The importer shows its own progress on the terminal, so Medusa logs errors only.
  const env = { ...program.env, LOG_LEVEL: "error" }
  const running = await installation.processes.start({ ...program, env, inherit: true })
  return (await running.ended).code ?? 1
}

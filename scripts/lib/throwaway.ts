import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { freePort } from "./ports.ts"
import { loadDotEnv, readSettings, type Settings } from "./settings.ts"

/**
 * Settings of a throw-away installation beside the user's own: its own folder, free ports, the embedded PostgreSQL, a
 * known first admin.
 * @param name of the folder inside the data folder
 */
export async function throwawaySettings(
  name: string,
): Promise<Settings & { admin: NonNullable<Settings["admin"]> }> {
  loadDotEnv()
  const { SCANWRIGHT_DATA_DIR } = process.env
  const { dataDirectory, seed, restartAfterMs } = readSettings({ SCANWRIGHT_DATA_DIR })
  return {
    dataDirectory: join(dataDirectory, name),
    backendPort: await freePort(),
    storefrontPort: await freePort(),
    databaseUrl: undefined,
    seed,
    restartAfterMs,
    admin: { email: "admin@scanwright.example", password: randomBytes(15).toString("base64url") },
  }
}

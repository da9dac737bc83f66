import { randomBytes } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { type DataPaths } from "./data-directory.ts"
import { SetupError } from "./errors.ts"
import { readJson, writeJson, writeText } from "./json-file.ts"

/** Generated once per installation; nothing has a default value. */
export interface Secrets {
  jwt: string
  cookie: string
  revalidate: string
  postgres: string
}

/** 256 bits, safe in URLs and files. */
function generate(): string {
  return randomBytes(32).toString("base64url")
}

/**
 * The installation's secrets, generated at the first start.
 * @throws SetupError when the file is damaged: new secrets would lock the person out of the existing database
 */
export function loadSecrets(paths: DataPaths): Secrets {
  const known = readJson<Secrets>(paths.secrets)
  if (known) return known
  if (existsSync(paths.secrets)) {
    throw new SetupError(
      `${paths.secrets} is damaged. Restore it from a backup, or start over with: npm run reset`,
    )
  }
  const secrets = { jwt: generate(), cookie: generate(), revalidate: generate(), postgres: generate() }
  writeJson(paths.secrets, secrets)
  return secrets
}

/** The first admin of the shop. */
export interface AdminAccount {
  email: string
  password: string
  /** whether we made it up just now */
  fresh: boolean
}

const adminFile = {
  write: (email: string, password: string) => `E-mail:   ${email}\nPassword: ${password}\n`,
  pattern: /^E-mail: +(?<email>\S+)\nPassword: (?<password>\S+)\n$/,
}

/** The first admin: as set by the person, else generated and stored in admin.txt before anything is created with it. */
export function loadAdmin(
  paths: DataPaths,
  chosen: { email: string; password: string } | undefined,
): AdminAccount {
  if (chosen) return { ...chosen, fresh: false }
  const text = existsSync(paths.admin) ? readFileSync(paths.admin, "utf8") : ""
  const { email, password } = adminFile.pattern.exec(text)?.groups ?? {}
  if (email && password) return { email, password, fresh: false }
  const admin = { email: "admin@scanwright.example", password: randomBytes(15).toString("base64url") }
  writeText(paths.admin, adminFile.write(admin.email, admin.password))
  return { ...admin, fresh: true }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { userInfo } from "node:os"
import { delimiter, join } from "node:path"
import { canInstallDebianPackages, installDebianPackage } from "../lib/debian-packages.ts"
import { SetupError } from "../lib/errors.ts"
import { fromRoot } from "../lib/paths.ts"
import { type Processes, type Program } from "../lib/processes.ts"

const TEMPLATE = fromRoot("deploy", "nginx", "scanwright.conf.template")

/** Every variable of the template. */
export type NginxVariables = Record<
  | "STOREFRONT_1"
  | "STOREFRONT_1_OPTIONS"
  | "STOREFRONT_2"
  | "STOREFRONT_2_OPTIONS"
  | "MEDUSA_1"
  | "MEDUSA_1_OPTIONS"
  | "MEDUSA_2"
  | "MEDUSA_2_OPTIONS"
  | "SHOP_LISTEN"
  | "MEDUSA_LISTEN"
  | "PUBLIC_SCHEME"
  | "RESOLVER"
  | "REAL_IP_FROM"
  | "ACCESS_LOG",
  string
>

function search(): string | undefined {
  const named = process.env.NGINX_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new SetupError(`NGINX_PATH names a file that does not exist: ${named}`)
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/sbin"]
  return folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path))
}

/**
 * Finds nginx: the program named by NGINX_PATH, then the system's; as root on Debian it is installed when missing.
 *
 * @returns path of nginx
 * @throws SetupError where there is none and none can be installed
 */
export async function ensureNginx(processes: Processes): Promise<string> {
  const found = search()
  if (found) return found
  if (canInstallDebianPackages()) await installDebianPackage(processes, "nginx-light")
  const installed = search()
  if (installed) return installed
  throw new SetupError("There is no nginx.", "Install it (Debian: nginx-light), or name it with NGINX_PATH.")
}

/** Fills in the template's variables, as nginx's own image does. @throws SetupError for a variable without a value */
function fillTemplate(template: string, variables: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{([A-Z0-9_]+)\}/g, (_whole, name: string) => {
    const value = variables[name]
    if (value === undefined)
      throw new SetupError(`The proxy's configuration asks for ${name}, which is not set.`)
    return value
  })
}

/** The rest of nginx's configuration where it runs as a plain process: everything in one folder of ours. */
function surrounding(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  return [
    "daemon off;",
    "worker_processes 1;",
    `pid ${join(folder, "nginx.pid")};`,
    "error_log stderr warn;",
    ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
    "events { worker_connections 4096; }",
    "http {",
    "  types { }",
    "  default_type application/octet-stream;",
    ...temporary.map((name) => `  ${name}_temp_path ${join(folder, name)};`),
    `  include ${join(folder, "scanwright.conf")};`,
    "}",
    "",
  ].join("\n")
}

/** Writes the configuration into a folder, for the next start or reload. */
export function writeNginx(folder: string, variables: NginxVariables): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "scanwright.conf"), fillTemplate(readFileSync(TEMPLATE, "utf8"), variables))
  writeFileSync(join(folder, "nginx.conf"), surrounding(folder))
}

/** The proxy as a program. @param folder with its configuration */
export function nginxProgram(command: string, folder: string): Program {
  return {
    name: "proxy",
    command,
    args: ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"],
    cwd: folder,
    silent: true,
    // Quits after the responses in progress.
    stopSignal: "SIGQUIT",
  }
}

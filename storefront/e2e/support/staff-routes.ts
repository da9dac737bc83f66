import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { basename, join, relative, sep } from "node:path"
import { z } from "zod"

const storefront = join(import.meta.dirname, "..", "..")
const app = join(storefront, "src", "app")

/** Value of every parameter of an address. */
export const ANY = "e2e-any"

const filesBelow = (folder: string, name: string) =>
  readdirSync(join(app, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => basename(file) === name)
    .map((file) => file.replaceAll(sep, "/"))

/** Address of a route file: without groups, with {@link ANY} for parameters. */
const addressOf = (file: string) =>
  file
    .split("/")
    .slice(0, -1)
    .filter((part) => !part.startsWith("("))
    .map((part) => (part.startsWith("[") ? ANY : part))
    .join("/")

/** Every page behind the sign-in, from the files: a new page is tested, too. */
export const staffPages = (): string[] =>
  filesBelow("(staff)", "page.tsx").map((file) => `/${addressOf(file)}`)

/** A route of the staff's API and one of its methods. */
export interface StaffCall {
  readonly method: string
  readonly path: string
}

/** Every route of the staff's API with its methods, from the files. */
export const staffCalls = (): StaffCall[] =>
  filesBelow("api/staff", "route.ts").flatMap((file) => {
    const code = readFileSync(join(app, "api/staff", file), "utf8")
    const methods = [...code.matchAll(/^export (?:const|async function|function) ([A-Z]+)\b/gm)]
    return methods.map(([, method = ""]) => ({ method, path: `/api/staff/${addressOf(file)}` }))
  })

const manifestSchema = z.object({
  node: z.record(
    z.string(),
    z.object({
      workers: z.record(z.string(), z.unknown()),
      filename: z.string().optional(),
      exportedName: z.string().optional(),
    }),
  ),
})

/** A server action as a browser calls it. */
export interface StaffAction {
  readonly id: string
  readonly name: string
  /** The file that exports the action. */
  readonly file: string
  /** Path of a page that can call the action. */
  readonly page: string
}

/** The server actions in the manifest of the newest build, or of the development server. */
export function staffActions(): StaffAction[] {
  const manifests = [
    join(storefront, ".next", "server", "server-reference-manifest.json"),
    join(storefront, ".next", "dev", "server", "server-reference-manifest.json"),
  ].filter((file) => existsSync(file))
  const [newest] = manifests.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (newest === undefined)
    throw new Error("The storefront has neither been built nor started from its sources")
  const { node } = manifestSchema.parse(JSON.parse(readFileSync(newest, "utf8")))
  return Object.entries(node).flatMap(([id, { workers, filename = "", exportedName = "" }]) => {
    const [worker] = Object.keys(workers).filter((one) => one.startsWith("app/(staff)/"))
    if (worker === undefined) return []
    const page = `/${addressOf(relative("app", worker).replaceAll(sep, "/"))}`
    return [{ id, name: exportedName, file: filename, page }]
  })
}

import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildEnvironment } from "../lib/environment.ts"
import { type Installation } from "../lib/installation.ts"
import { bins, fromRoot } from "../lib/paths.ts"
import { LOOPBACK } from "../lib/ports.ts"
import { type RunningProgram } from "../lib/processes.ts"
import { removeTree } from "../lib/remove-tree.ts"

/** Inside the repository, so that it is built with the storefront's version of Next.js. */
const folder = fromRoot(".scanwright", "trivial-page")

/** The text occurs twice in the document, in the HTML and in the data for the browser: 20 bytes each, 44 kB in all. */
const HEAVY_REPEATS = 2_200

/** Pages of the trivial app. */
export const trivialPages = { small: "/", heavy: "/heavy", rendered: "/rendered" }

const files = {
  "package.json": JSON.stringify({ name: "trivial-page", private: true, type: "module" }),
  "next.config.mjs": `export default {
    output: "standalone",
    outputFileTracingRoot: ${JSON.stringify(fromRoot())},
    turbopack: { root: ${JSON.stringify(fromRoot())} },
  }`,
  "app/layout.js": `export default function Layout({ children }) {
    return <html lang="en"><body>{children}</body></html>
  }`,
  "app/page.js": `export default function Page() {
    return <h1>A static page</h1>
  }`,
  // As many bytes as a list of the shop, to measure the cost of sending.
  "app/heavy/page.js": `export default function Page() {
    return <pre dangerouslySetInnerHTML={{ __html: "1D and 2D ".repeat(${HEAVY_REPEATS}) }} />
  }`,
  // A server that has rendered once stays slower, and every shop's server has rendered.
  "app/rendered/page.js": `export const dynamic = "force-dynamic"
  export default function Page() {
    return <p>Rendered when asked for</p>
  }`,
}

/**
 * Builds the smallest possible static page with the same Next.js, and serves it like the storefront, for comparison.
 * Removed when the installation is stopped.
 * @throws SetupError when it cannot be built
 */
export async function serveTrivialPage(installation: Installation, port: number): Promise<RunningProgram> {
  const { processes, shutdown } = installation
  const remove = () => removeTree(folder)
  remove()
  shutdown.onStop(remove)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const build = { name: "trivial-page-build", command: process.execPath, cwd: folder }
  await processes.run({ ...build, args: [bins.next, "build"], env: buildEnvironment })
  const app = join(folder, ".next", "standalone", ".scanwright", "trivial-page")
  const statics = join(folder, ".next", "static")
  if (existsSync(statics)) cpSync(statics, join(app, ".next", "static"), { recursive: true })
  return processes.start({
    name: "trivial-page",
    command: process.execPath,
    args: ["server.js"],
    cwd: app,
    env: { ...buildEnvironment, PORT: String(port), HOSTNAME: LOOPBACK },
  })
}

// Compiles the packages. Uses only Node itself and a compiler, so that images and `npm pack` can run it, too.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"

const folder = dirname(fileURLToPath(import.meta.url))
const load = createRequire(import.meta.url)

/** File in an output with a hash of its sources. */
const FINGERPRINT = ".built-from"

/** Begins the fingerprint of an output with declarations of types, which only checks and publishing need. */
const TYPED = "typed "

/** What every package is compiled by. */
const SHARED = [
  "build.mjs",
  "tsconfig.base.json",
  "tsconfig.build.json",
  "tsconfig.esm.json",
  "../tsconfig.base.json",
]

/** The packages that are compiled, by the names of their folders. */
const packages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "tsconfig.build.json")))
  .map(({ name }) => name)

/**
 * The compiler that writes declarations, in a second or two. It comes with the tools of tests.
 * @returns {string | undefined} its program
 */
function typedCompiler() {
  try {
    return join(dirname(load.resolve("typescript-7/package.json")), "bin", "tsc")
  } catch {
    return undefined // without the tools, the API of TypeScript 5 leaves the types out
  }
}

/**
 * @param {string} name of a package
 * @returns {string} its folder of compiled files, which is what it publishes
 */
function outputOf(name) {
  const { files } = /** @type {{ files: [string] }} */ (
    JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8"))
  )
  return join(folder, name, files[0])
}

/**
 * @param {string} name of a package
 * @returns {string} a hash of everything that its compiled files depend on
 */
function fingerprintOf(name) {
  const own = join(folder, name)
  const sources = readdirSync(join(own, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
  const settings = readdirSync(own)
    .filter((file) => file.endsWith(".json"))
    .map((file) => join(own, file))
  const hash = createHash("sha256")
  for (const file of [...SHARED.map((file) => join(folder, file)), ...settings, ...sources].sort()) {
    hash
      .update(`${relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update("\0")
  }
  return hash.digest("hex")
}

/**
 * @param {string} name of a package
 * @param {string} fingerprint of its sources
 * @param {boolean} typed whether its types are needed, too
 */
function isBuilt(name, fingerprint, typed) {
  const file = join(outputOf(name), FINGERPRINT)
  const built = existsSync(file) ? readFileSync(file, "utf8") : ""
  return built === TYPED + fingerprint || (!typed && built === fingerprint)
}

/**
 * Compiles with declarations.
 * @param {string} compiler
 * @param {string} project file with the options
 * @param {string} output folder for the compiled files
 * @returns {string} the compiler's messages; an empty text when it succeeded
 */
function compile(compiler, project, output) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, "--project", project, "--outDir", output],
    { encoding: "utf8" },
  )
  return status === 0 ? "" : `${stdout}${stderr}`
}

/**
 * Compiles file by file, without checking types.
 * @param {string} project file with the options
 * @param {string} output folder for the compiled files
 * @returns {string} a message; an empty text when it succeeded
 */
function transpile(project, output) {
  const ts = /** @type {typeof import("typescript")} */ (load("typescript"))
  let problem = ""
  const parsed = ts.getParsedCommandLineOfConfigFile(project, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      problem = ts.flattenDiagnosticMessageText(messageText, "\n")
    },
  })
  if (!parsed) return problem
  const { fileNames, options } = parsed
  const module = options.module === ts.ModuleKind.Node16 ? ts.ModuleKind.CommonJS : options.module
  for (const file of fileNames) {
    const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
      compilerOptions: { ...options, module },
      fileName: file,
    })
    const target = join(output, relative(options.rootDir ?? "", file)).replace(/\.ts$/, ".js")
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, outputText)
  }
  return ""
}

/**
 * Compiles one package: for Node.js's `require`, and what browsers import as ES modules, too.
 * @param {string} name of its folder
 * @param {string} fingerprint of its sources
 * @param {string | undefined} compiler that writes declarations
 * @returns {string | undefined} the error, or undefined
 */
function build(name, fingerprint, compiler) {
  const output = outputOf(name)
  const draft = `${output}.${process.pid}`
  const esm = join(draft, "esm")
  const run = (/** @type {string} */ project, /** @type {string} */ into) => {
    const file = join(folder, name, project)
    return compiler ? compile(compiler, file, into) : transpile(file, into)
  }
  try {
    const problem = run("tsconfig.build.json", draft) || run("tsconfig.esm.json", esm)
    if (problem) return `The package ${name} could not be compiled:\n${problem}`
    writeFileSync(join(esm, "package.json"), '{ "type": "module", "sideEffects": false }\n')
    writeFileSync(join(draft, FINGERPRINT), (compiler ? TYPED : "") + fingerprint)
    rmSync(output, { recursive: true, force: true })
    renameSync(draft, output)
    return undefined
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Compiles the packages whose sources have changed.
 * @param {readonly string[]} names of their folders; all by default
 * @returns {string | undefined} the first error, or undefined
 */
export function buildPackages(names = packages) {
  const compiler = typedCompiler()
  for (const name of names) {
    const fingerprint = fingerprintOf(name)
    if (isBuilt(name, fingerprint, compiler !== undefined)) continue
    const problem = build(name, fingerprint, compiler)
    if (problem) return problem
  }
  return undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2)
  const isPublished = process.env.npm_lifecycle_event === "prepack"
  const problem =
    isPublished && !typedCompiler()
      ? "A package is published with its types, and their compiler is not installed: npm ci"
      : buildPackages(named.length > 0 ? named : packages)
  if (problem) {
    console.error(problem)
    process.exitCode = 1
  }
}

// What `medusa build` does, with Medusa's own compiler, but for two things: tests are no part of the server, and types are
// not checked, which is what `npm run check` is for. So a build needs no package of the tests.
import { createRequire } from "node:module"
import process from "node:process"

const load = createRequire(import.meta.url)
// By this medusa-config.ts knows a build, which has no settings.
process.argv[2] = "build"
// Reads medusa-config.ts, as Medusa's command line does.
load("ts-node").register({})
const { Compiler } = load("@medusajs/framework/build-tools")
const { logger } = load("@medusajs/framework/logger")

/** @returns {Promise<boolean>} whether the server and its admin are built */
async function build() {
  const compiler = new Compiler(import.meta.dirname, logger)
  const parsed = await compiler.loadTSConfigFile()
  if (!parsed) return false
  const config = {
    ...parsed,
    options: { ...parsed.options, noCheck: true, types: [] },
    fileNames: parsed.fileNames.filter((file) => !/\.test\.ts$/.test(file)),
  }
  const isServerBuilt = await compiler.buildAppBackend(config)
  return isServerBuilt && compiler.buildAppFrontend(false, config, await import("@medusajs/admin-bundler"))
}

process.exit((await build()) ? 0 : 1)

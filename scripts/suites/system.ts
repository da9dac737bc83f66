import { join } from "node:path"
import { builds, runBuild } from "../lib/build.ts"
import { type Counts, judged, playwrightCounts, sum } from "../lib/counts.ts"
import { addresses } from "../lib/environment.ts"
import { explainError } from "../lib/errors.ts"
import { MailServer } from "../lib/mail-server.ts"
import { bins, root } from "../lib/paths.ts"
import { testBrowser } from "../lib/pinned-browser.ts"
import { prepareDatabase, type SetupContext, startSystem } from "../lib/tasks.ts"
import { type Suite } from "./suite.ts"

/** Builds the backend with its admin, and the storefront, as they are shipped. */
export const build: Suite = {
  name: "build",
  title: "Build",
  run: async ({ installation }) => {
    const results: Counts[] = []
    for (const each of Object.values(builds)) {
      try {
        await runBuild(installation, each)
        results.push({ passed: 1, failed: 0, skipped: 0 })
      } catch (error) {
        console.log(explainError(error))
        results.push({ passed: 0, failed: 1, skipped: 0 })
      }
    }
    return sum(results)
  },
}

/** Installs the shop of the end-to-end tests while other suites wait, so that they begin at once. */
export const shop: Suite = {
  name: "shop",
  title: "Installed shop",
  run: async ({ installation }) => {
    await prepareDatabase(installation, { parts: [], notes: [] })
    return { passed: 1, failed: 0, skipped: 0 }
  },
}

/** Runs a browser against the whole running shop. @param projects of storefront/playwright.config.ts */
const browserSuite = (name: string, title: string, projects: readonly string[]): Suite => ({
  name,
  title,
  run: async ({ installation, admin, reports, files }) => {
    const browser = await testBrowser(installation.processes)
    const context: SetupContext = { parts: [], notes: [] }
    const mails = join(installation.paths.directory, "mails")
    const mailServer = new MailServer(mails)
    installation.shutdown.onStop(() => mailServer.stop())
    Object.assign(installation.variables, await mailServer.start())
    await startSystem(installation, context)
    const { backend, storefront } = addresses(installation)
    const report = join(reports, `${name}.json`)
    const running = await installation.processes.start({
      name,
      command: process.execPath,
      args: [
        ...[bins.playwright, "test", "-c", "storefront/playwright.config.ts", "--reporter=list,json"],
        ...projects.map((project) => `--project=${project}`),
        ...(files.length > 0 ? [...files, "--no-deps", "--pass-with-no-tests"] : []),
      ],
      cwd: root,
      inherit: true,
      env: {
        STOREFRONT_URL: storefront,
        BACKEND_URL: backend,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        MEDUSA_PUBLISHABLE_KEY: context.publishableKey,
        REVALIDATE_SECRET: installation.secrets.revalidate,
        DATABASE_URL: installation.databaseUrl,
        JWT_SECRET: installation.secrets.jwt,
        MAIL_DIR: mails,
        CHROMIUM_PATH: browser.executablePath,
        CHROMIUM_ENVIRONMENT: JSON.stringify(browser.env ?? {}),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    })
    const ending = await Promise.race([running.ended, context.crash ?? running.ended])
    return judged(playwrightCounts(report), ending.code)
  },
})

/** Pages, screens and what happens between them. */
export const endToEnd = browserSuite("e2e", "End to end", ["http", "desktop"])

/** The same on a phone, every page at every width, every form with every fault, imports, and the Medusa Admin. */
export const longEndToEnd = browserSuite("e2e-long", "End to end, long", [
  "phone",
  "long",
  "repeated",
  "imports",
  "alone",
])

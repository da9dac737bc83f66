import { join } from "node:path"
import { builds, runBuild } from "../lib/build.ts"
import { type Counts, judged, playwrightCounts, sum } from "../lib/counts.ts"
import { addresses } from "../lib/environment.ts"
import { explainError } from "../lib/errors.ts"
import { bins, root } from "../lib/paths.ts"
import { testBrowser } from "../lib/pinned-browser.ts"
import { type SetupContext, wholeSystem } from "../lib/tasks.ts"
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

/** Runs a browser against the whole running shop. @param projects of storefront/playwright.config.ts */
const browserSuite = (name: string, title: string, projects: readonly string[]): Suite => ({
  name,
  title,
  run: async ({ installation, admin, reports }) => {
    const browser = await testBrowser(installation.processes)
    const context: SetupContext = { parts: [], notes: [] }
    await wholeSystem(installation).run(context)
    const { backend, storefront } = addresses(installation)
    const report = join(reports, `${name}.json`)
    const running = await installation.processes.start({
      name,
      command: process.execPath,
      args: [
        ...[bins.playwright, "test", "-c", "storefront/playwright.config.ts", "--reporter=list,json"],
        ...projects.map((project) => `--project=${project}`),
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
        MAIL_OUTBOX_DIR: installation.paths.outbox,
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

/** The same on a phone, every page at every width, every form with every fault, and the Medusa Admin. */
export const longEndToEnd = browserSuite("e2e-long", "End to end, long", ["long", "phone"])

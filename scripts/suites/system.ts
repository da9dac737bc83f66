import { join } from "node:path"
import { builds, runBuild } from "../lib/build.ts"
import { type Counts, failed, filesOf, judged, playwrightCounts, sum } from "../lib/counts.ts"
import { addresses } from "../lib/environment.ts"
import { explainError } from "../lib/errors.ts"
import { type Installation } from "../lib/installation.ts"
import { MailServer } from "../lib/mail-server.ts"
import { bins, root } from "../lib/paths.ts"
import { testBrowser } from "../lib/pinned-browser.ts"
import { type SetupContext, startSystem } from "../lib/tasks.ts"
import { type Suite, type SuiteContext } from "./suite.ts"

/** Builds the backend with its admin, and the storefront, as they are shipped. */
export const build: Suite = {
  name: "build",
  title: "Build",
  always: true,
  run: async ({ installation }) => {
    const results: Counts[] = []
    for (const each of Object.values(builds)) {
      try {
        await runBuild(installation, each)
        results.push({ passed: 1, failed: 0, skipped: 0 })
      } catch (error) {
        const reason = explainError(error)
        console.log(reason)
        results.push(failed(each.name, reason.split("\n")[0]))
      }
    }
    return sum(results)
  },
}

/** A running shop. */
interface Shop {
  /** what tests are told about it, as environment variables */
  facts: Record<string, string | undefined>
  /** rejected when a part of it ends */
  crash: Promise<never>
}

/** The running shop of each installation, which its end-to-end suites share. */
const shops = new WeakMap<Installation, Promise<Shop>>()

/** Starts the shop with a mail server that stores what it receives. */
async function startShop({ installation, admin }: SuiteContext): Promise<Shop> {
  const context: SetupContext = { parts: [], notes: [] }
  const mails = join(installation.paths.directory, "mails")
  const mailServer = new MailServer(mails)
  installation.shutdown.onStop(() => mailServer.stop())
  Object.assign(installation.variables, await mailServer.start())
  await startSystem(installation, context)
  const { backend, storefront } = addresses(installation)
  const facts = {
    STOREFRONT_URL: storefront,
    BACKEND_URL: backend,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    MEDUSA_PUBLISHABLE_KEY: context.publishableKey,
    REVALIDATE_SECRET: installation.secrets.revalidate,
    DATABASE_URL: installation.databaseUrl,
    JWT_SECRET: installation.secrets.jwt,
    MAIL_DIR: mails,
  }
  return { facts, crash: context.crash ?? new Promise<never>(() => undefined) }
}

/** The running shop, started by the suite that needs it first. */
function shopOf(context: SuiteContext): Promise<Shop> {
  const running = shops.get(context.installation) ?? startShop(context)
  shops.set(context.installation, running)
  return running
}

/**
 * Runs a project of storefront/playwright.config.ts.
 * @param files parts of the names of the only ones that are wanted; none: all
 * @param name of this run's report and of the folder of its screenshots
 * @param options of Playwright
 */
async function playwright(
  context: SuiteContext,
  project: string,
  {
    files,
    name = project,
    options = [],
  }: { files: readonly string[]; name?: string; options?: readonly string[] },
): Promise<Counts> {
  const { installation, reports } = context
  const browser = await testBrowser(installation.processes)
  const { facts, crash } = await shopOf(context)
  const report = join(reports, `${name}.json`)
  const running = await installation.processes.start({
    name,
    command: process.execPath,
    args: [
      ...[bins.playwright, "test", "-c", "storefront/playwright.config.ts", "--reporter=list,json"],
      ...[`--project=${project}`, `--output=${join(reports, "playwright", name)}`, ...options, ...files],
    ],
    cwd: root,
    inherit: true,
    env: {
      ...facts,
      CHROMIUM_PATH: browser.executablePath,
      CHROMIUM_ENVIRONMENT: JSON.stringify(browser.env ?? {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  })
  try {
    const { code } = await Promise.race([running.ended, crash])
    const counts = playwrightCounts(report)
    // A file that a person named may belong to another project.
    return options.includes(NONE_WILL_DO) && code === 0 ? counts : judged(counts, code)
  } catch (error) {
    await running.stop()
    throw error
  }
}

/** Playwright's option for a run that may find no test. */
const NONE_WILL_DO = "--pass-with-no-tests"

/** Tests of the whole running shop. @param project of storefront/playwright.config.ts, which is also its name */
const shopSuite = (project: string, title: string): Suite => ({
  name: project,
  title,
  run: (context) => {
    const { files } = context
    return playwright(context, project, { files, options: files.length > 0 ? [NONE_WILL_DO] : [] })
  },
  again: (context, failures) =>
    playwright(context, project, {
      files: filesOf(failures) ?? context.files,
      name: `${project}-again`,
      options: ["--workers=1"],
    }),
})

/** What the shop answers, without a browser. */
export const http: Suite = { ...shopSuite("http", "Shop over HTTP"), always: true }

/** What visitors see and do; changes nothing. */
export const visitors = shopSuite("visitors", "Visitors")

/** What staff and buyers with an account do. */
export const staff = shopSuite("staff", "Staff and accounts")

/**
 * The same on a phone, every page at every width, every form with every fault, imports, the Medusa Admin, and what changes the
 * whole shop for everybody who works in it, which comes last.
 */
export const nightly: readonly Suite[] = [
  shopSuite("phone", "Phone"),
  shopSuite("long", "Every page and screen"),
  shopSuite("imports", "Imports"),
  shopSuite("alone", "Whole-shop settings"),
]

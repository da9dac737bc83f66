import { defineConfig, devices } from "@playwright/test"

/** Whether Chromium's sandbox must be off: it refuses to run as root. */
const isRoot = process.getuid?.() === 0

/** Consent without analytics, but with recently viewed products and searches. */
const CONSENT = {
  ...{ necessary: true, analytics: false, marketing: false, preferences: true },
  timestamp: new Date().toISOString(),
}

const DESK = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 } }

const specs = (...names: string[]) => names.map((name) => `browser/${name}.spec.ts`)

/**
 * What changes nothing that another one of them reads, so that two of them run at the same time: carts, saved products,
 * comparisons and consent are the browser's own. A spec that opens an account, signs in as staff or reads what was sent is not
 * among them; where most of a spec reads, it stands whole with the others all the same.
 */
const VISITORS = specs(
  ...[
    "blog",
    "browse",
    "buying",
    "company",
    "connection",
    "consent",
    "finding",
    "lists",
    "older-browsers",
    "pages",
    "print",
    "product",
  ],
  ...["route-changes", "site-search", "tools", "translated", "typed-before"],
)

/** What is different in a small window. */
const PHONE = specs("small-window", "cart", "finding")

/** Only in a small window. */
const PHONE_ONLY = specs("small-window")

/** The staff's screens one by one, at a desk and on a phone; not the figures, which count what other tests send. */
const STAFF_SCREENS = ["content", "files", "mails", "session", "settings", "tables"].map(
  (name) => `staff-${name}`,
)

/** Tests that import, and staff without a mouse: the shop refuses an import while another one runs, so these run one at a time. */
const IMPORTS = specs("staff-catalogue", "staff-import", "six-tasks", "staff-keyboard")

/**
 * Every public page and every page of the account at every width, the account without scripts, every form with every fault, early
 * input on every interactive part, the Medusa Admin, the staff's screens, every role on every page and action of the staff, and
 * every product's data sheet.
 */
const LONG = [
  ...specs("walk*", "account-walk", "account-without-scripts", "forms", "early-input", "medusa-admin*"),
  ...specs(...STAFF_SCREENS),
  ...["every-data-sheet", "staff-permissions"].map((name) => `http/${name}.spec.ts`),
]

/** Where the browser finds its libraries and fonts: environment variables as JSON. */
const CHROMIUM_ENVIRONMENT = JSON.parse(process.env.CHROMIUM_ENVIRONMENT ?? "{}") as Record<string, string>

/**
 * Tests of the whole running shop. Its addresses and secrets come from the environment: STOREFRONT_URL, BACKEND_URL,
 * ADMIN_EMAIL, ADMIN_PASSWORD, MEDUSA_PUBLISHABLE_KEY, REVALIDATE_SECRET, JWT_SECRET, MAIL_DIR, CHROMIUM_PATH and CHROMIUM_ENVIRONMENT.
 */
export default defineConfig({
  testDir: "e2e",
  tsconfig: "e2e/playwright.tsconfig.json",
  outputDir: "test-results",
  // Of the projects that say nothing else: their specs run in parallel, for none of them checks what another one changes.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Once more at once, in a fresh worker: every test makes its own records, and so begins anew. What fails again is tried a last
  // time at the end, when nothing else runs.
  retries: 1,
  // A test that hangs is found by these, on a machine that is busy with other things, too.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // More have one cause, and each takes minutes.
  maxFailures: 10,
  reporter: [["list"], ["json", { outputFile: "test-results/results.json" }]],
  use: {
    // As a visitor who has replied to the cookie banner; consent.spec.ts starts without this state.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(process.env.STOREFRONT_URL ?? "http://localhost:8000").origin,
          localStorage: [{ name: "cookie-consent-preferences", value: JSON.stringify(CONSENT) }],
        },
      ],
    },
    baseURL: process.env.STOREFRONT_URL,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    // Recording costs every test a fifth of its time: `TRACE=1 npm test -- e2e` for a failure without a clear reason.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      env: { ...process.env, ...CHROMIUM_ENVIRONMENT },
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // Each is run by itself, in this order: none needs another's success. They share one shop.
  projects: [
    // What a change renders again: one at a time.
    { name: "http", testMatch: "http/**/*.spec.ts", testIgnore: LONG, workers: 1 },
    { name: "visitors", testMatch: VISITORS, use: DESK },
    // Staff, accounts, and visitors who send forms: one at a time.
    {
      name: "staff",
      testMatch: "browser/**/*.spec.ts",
      testIgnore: [...VISITORS, ...PHONE_ONLY, ...IMPORTS, ...LONG],
      workers: 1,
      use: DESK,
    },
    // `npm run test:slow`: what takes long or needs the shop to itself, and what the others try with another record or width.
    {
      name: "phone",
      testMatch: PHONE,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    { name: "long", testMatch: LONG, use: DESK },
    { name: "imports", testMatch: IMPORTS, workers: 1, use: DESK },
    // What changes the whole shop for everybody who works in it: after all others, one at a time.
    { name: "alone", testMatch: "alone/**/*.spec.ts", workers: 1, use: DESK },
  ],
})

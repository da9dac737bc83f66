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

/** The staff's screens one by one, at a desk and on a phone; not the figures, which count what other tests send. */
const STAFF_SCREENS = ["content", "files", "form", "mails", "session", "settings", "tables"].map(
  (name) => `staff-${name}`,
)

/**
 * Tests that import, such as six tasks counted in clicks, a day's work of two people, and staff without a mouse: the shop refuses
 * an import while another one runs, so these run one at a time.
 */
const IMPORTS = specs("staff-catalogue", "staff-import", "six-tasks", "staff-day", "staff-keyboard")

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

/** Tests that others in their file repeat at another width; they run with the long ones. */
const REPEATED = /@repeated/

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
  // Tests of the browser projects run in parallel: none of them checks what another one changes.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A test that hangs is found by these; what people wait for has limits of its own.
  timeout: 180_000,
  expect: { timeout: 20_000 },
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
  projects: [
    // All tests share one shop, and these check what a change renders again: one at a time, and before all others.
    { name: "http", testMatch: "http/**/*.spec.ts", testIgnore: LONG, workers: 1 },
    {
      name: "desktop",
      dependencies: ["http"],
      testMatch: "browser/**/*.spec.ts",
      testIgnore: ["browser/small-window.spec.ts", ...IMPORTS, ...LONG],
      grepInvert: REPEATED,
      use: DESK,
    },
    // `npm run test:slow`: what takes long or needs the shop to itself, and what "desktop" tries at another width.
    // First the visitors' pages, which count brands and products; then what creates and deletes some.
    {
      name: "phone",
      testMatch: "browser/**/*.spec.ts",
      // The walks set every width themselves; forms, tools, company pages, accounts, the time before hydration and the staff's screens
      // behave the same at any width; the six tasks are counted at a desk.
      testIgnore: [
        "medusa-admin",
        "walk",
        "forms",
        "tools",
        "company",
        "account",
        "early-input",
        "staff-",
        "six-tasks",
      ].map((name) => `browser/${name}*.spec.ts`),
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    { name: "long", dependencies: ["phone"], testMatch: LONG, use: DESK },
    {
      name: "repeated",
      dependencies: ["phone"],
      testMatch: "browser/**/*.spec.ts",
      grep: REPEATED,
      use: DESK,
    },
    { name: "imports", dependencies: ["phone"], testMatch: IMPORTS, workers: 1, use: DESK },
    // What changes the whole shop for everybody who works in it: after all others, one at a time.
    {
      name: "alone",
      dependencies: ["long", "repeated", "imports"],
      testMatch: "alone/**/*.spec.ts",
      workers: 1,
      use: DESK,
    },
  ],
})

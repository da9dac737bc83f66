import { defineConfig, devices } from "@playwright/test"

/** Whether Chromium's sandbox must be off: it refuses to run as root. */
const isRoot = process.getuid?.() === 0

/** Consent without analytics, but with recently viewed products and searches. */
const CONSENT = {
  ...{ necessary: true, analytics: false, marketing: false, preferences: true },
  timestamp: new Date().toISOString(),
}

const DESK = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 } }

/**
 * Every public page at every width, every form with every fault, early input on every interactive part, the Medusa Admin, and
 * a day's work of two people.
 */
const LONG = ["walk*", "forms", "early-input", "medusa-admin*", "staff-day"].map(
  (name) => `browser/${name}.spec.ts`,
)

/** Where the browser finds its libraries and fonts: environment variables as JSON. */
const CHROMIUM_ENVIRONMENT = JSON.parse(process.env.CHROMIUM_ENVIRONMENT ?? "{}") as Record<string, string>

/**
 * Tests of the whole running shop. Its addresses and secrets come from the environment: STOREFRONT_URL, BACKEND_URL,
 * ADMIN_EMAIL, ADMIN_PASSWORD, MEDUSA_PUBLISHABLE_KEY, REVALIDATE_SECRET, JWT_SECRET, MAIL_OUTBOX_DIR, CHROMIUM_PATH and CHROMIUM_ENVIRONMENT.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Tests of the browser projects run in parallel: none of them checks what another one changes.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    { name: "http", testMatch: "http/**/*.spec.ts", workers: 1 },
    {
      name: "desktop",
      dependencies: ["http"],
      testMatch: "browser/**/*.spec.ts",
      testIgnore: ["browser/small-window.spec.ts", ...LONG],
      use: DESK,
    },
    // `npm run test:slow`: what takes long, and what "desktop" tries at another width.
    { name: "long", testMatch: LONG, use: DESK },
    {
      name: "phone",
      testMatch: "browser/**/*.spec.ts",
      // The walks set every width themselves; forms, tools, company pages, the time before hydration and the staff's screens
      // behave the same at any width.
      testIgnore: ["medusa-admin", "walk", "forms", "tools", "company", "early-input", "staff-"].map(
        (name) => `browser/${name}*.spec.ts`,
      ),
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
})

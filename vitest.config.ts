import { existsSync, readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { playwright } from "@vitest/browser-playwright"
import { configDefaults, defineConfig } from "vitest/config"

const SYSTEM_CHROMIUM = "/usr/bin/chromium"

/** The browser for story tests: `CHROMIUM_PATH`, then the system's, then (undefined) Playwright's own. */
function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)
}

const isRoot = process.getuid?.() === 0

const chromiumArguments = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium refuses to start its sandbox as root, which is what containers usually are.
  ...(isRoot ? ["--no-sandbox"] : []),
]

/** Our packages from their sources, so that no test runs on an old build. */
const packageSources = {
  find: /^@scanwright\/(search-columns|static-pages|url-seo)(?=\/|$)/,
  replacement: fileURLToPath(new URL("./packages/$1/src", import.meta.url)),
}

// Vitest reads this file several times in one run: the first time decides.
if (process.env.SEEDS === "roaming") {
  process.env.SEEDS = String(Math.floor(Math.random() * 1_000_000))
  console.log(`Seed of the generated cases: SEEDS=${process.env.SEEDS} repeats them.`)
}

/**
 * Seed of generated cases (fast-check): the same in every run, unless SEEDS=roaming asks for another one in each; SEEDS=<number>
 * repeats that one.
 */
const seed = Number(process.env.SEEDS ?? 2026)

const unit = {
  environment: "node" as const,
  setupFiles: [fileURLToPath(new URL("./scripts/lib/generated-cases.ts", import.meta.url))],
  provide: { seed },
  // Generated cases, a bundler and a browser take long where other suites use the processors.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // For an end state that never comes; how soon it comes is no test's business.
  expect: { poll: { timeout: 20_000 } },
  // What passes on a later try is reported as flaky, and is not red.
  retry: 2,
  exclude: [...configDefaults.exclude, "**/.medusa/**", "**/.next/**"],
}

/** Calls that change what all modules share. */
const CHANGES_GLOBALS =
  /\bvi\.(doMock|mock|resetModules|setSystemTime|spyOn|stubEnv|stubGlobal|useFakeTimers)|\b(globalThis|process\.env)\b/

/**
 * Tests of the storefront that need modules of their own: they change the environment, which the storefront reads once, or a
 * global object, or try its server, which patches Node.js.
 */
const storefrontAlone = readdirSync(new URL("./storefront/src", import.meta.url), {
  recursive: true,
  encoding: "utf8",
})
  .map((name) => `storefront/src/${name.replaceAll("\\", "/")}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter(
    (file) =>
      file.startsWith("storefront/src/server/") ||
      CHANGES_GLOBALS.test(readFileSync(new URL(file, import.meta.url), "utf8")),
  )

/** The storefront's own alias; see storefront/tsconfig.json. */
const storefrontAlias = {
  find: "@/",
  replacement: fileURLToPath(new URL("./storefront/src/", import.meta.url)),
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: [
            "{backend,packages/*}/src/**/*.test.ts",
            "design-system/{src,tokens}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
          // Most of a file's time went into loading the same modules again.
          isolate: false,
        },
        resolve: { alias: [packageSources] },
      },
      {
        test: {
          ...unit,
          name: "unit-storefront",
          include: ["storefront/src/**/*.test.{ts,tsx}"],
          exclude: [...unit.exclude, ...storefrontAlone],
          isolate: false,
        },
        resolve: { alias: [storefrontAlias, packageSources] },
      },
      {
        test: { ...unit, name: "unit-storefront-alone", include: storefrontAlone },
        resolve: { alias: [storefrontAlias, packageSources] },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL("./.storybook", import.meta.url)) })],
        test: {
          name: "storybook",
          // Longer than any story waits for an end state: see asyncUtilTimeout in .storybook/preview.tsx.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
})

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

const unit = {
  environment: "node" as const,
  // Generated cases, a bundler and a browser take long where other suites use the processors.
  testTimeout: 180_000,
  hookTimeout: 180_000,
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

import { existsSync } from "node:fs"
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

const unit = {
  environment: "node" as const,
  // Generated cases and a bundler take seconds on a crowded machine.
  testTimeout: 30_000,
  exclude: [...configDefaults.exclude, "**/.medusa/**", "**/.next/**"],
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: [
            "backend/src/**/*.test.ts",
            "design-system/{src,tokens}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
          // Most of a file's time went into loading the same modules again.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: "unit-storefront",
          // Each file has modules of its own: the storefront reads its settings once.
          include: ["storefront/src/**/*.test.{ts,tsx}"],
        },
        resolve: {
          // The storefront's own alias; see storefront/tsconfig.json.
          alias: { "@/": fileURLToPath(new URL("./storefront/src/", import.meta.url)) },
        },
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

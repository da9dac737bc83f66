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

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // Generated cases and a bundler take seconds on a crowded machine.
          testTimeout: 30_000,
          include: [
            "backend/src/**/*.test.ts",
            "storefront/{src,cache}/**/*.test.{ts,tsx}",
            "design-system/{src,tokens}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, "**/.medusa/**", "**/.next/**"],
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

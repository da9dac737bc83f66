import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "set-up",
    root: fileURLToPath(new URL(".", import.meta.url)),
    include: ["*.setup.ts"],
    // Real processes, real databases, on two cores: one file after the other.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // For an end state that never comes; how soon it comes is no test's business.
    expect: { poll: { timeout: 60_000 } },
  },
})

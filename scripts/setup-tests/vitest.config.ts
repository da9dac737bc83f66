import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "set-up",
    root: fileURLToPath(new URL(".", import.meta.url)),
    include: ["*.setup.ts"],
    // Real processes, real databases, on two cores: one file after the other.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

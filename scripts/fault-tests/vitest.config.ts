import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "faults",
    root: fileURLToPath(new URL(".", import.meta.url)),
    include: ["*.fault.ts"],
    globalSetup: "original.ts",
    // Real servers on two cores: one file after the other.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 400_000,
  },
})

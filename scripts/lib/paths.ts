import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path inside the repository. */
export function fromRoot(...segments: string[]): string {
  return join(root, ...segments)
}

/** The entry file of an installed command line, to be run with this Node instead of a shell wrapper. */
export const bins = {
  medusa: fromRoot("node_modules", "@medusajs", "cli", "cli.js"),
  next: fromRoot("node_modules", "next", "dist", "bin", "next"),
  storybook: fromRoot("node_modules", "storybook", "dist", "bin", "dispatcher.js"),
  /** TypeScript 7 checks types in a fifth of the time; ESLint, Next.js and Medusa need the API of TypeScript 5. */
  tsc: fromRoot("node_modules", "typescript-7", "bin", "tsc"),
  eslint: fromRoot("node_modules", "eslint", "bin", "eslint.js"),
  oxlint: fromRoot("node_modules", "oxlint", "bin", "oxlint"),
  prettier: fromRoot("node_modules", "prettier", "bin", "prettier.cjs"),
  dependencyCruiser: fromRoot("node_modules", "dependency-cruiser", "bin", "dependency-cruiser.mjs"),
  knip: fromRoot("node_modules", "knip", "bin", "knip.js"),
  vitest: fromRoot("node_modules", "vitest", "vitest.mjs"),
  jest: fromRoot("node_modules", "jest", "bin", "jest.js"),
  playwright: fromRoot("node_modules", "@playwright", "test", "cli.js"),
  lighthouse: fromRoot("node_modules", "lighthouse", "cli", "index.js"),
} as const

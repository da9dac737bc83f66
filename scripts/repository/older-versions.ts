/** Why some packages are older than their newest. */
interface Reason {
  readonly reason: string
  /** by name, or by name and version where another version of the package is the newest */
  readonly packages: readonly string[]
}

/** Every package that is not the newest, by the reason; the page of dependencies asks for one that is missing. */
const REASONS: readonly Reason[] = [
  {
    reason: "one version with Medusa's dashboard, which pins it",
    packages: [
      "@medusajs/icons",
      "@medusajs/ui",
      "@tanstack/react-query@5.64.2",
      "react-hook-form",
      "react-router-dom",
    ],
  },
  { reason: "one version with Medusa's framework, which pins it", packages: ["zod"] },
  { reason: "the version that Medusa's object storage has brought", packages: ["@aws-sdk/client-s3"] },
  { reason: "Jest 29 is what Medusa's own projects begin with", packages: ["jest", "jest-environment-node"] },
  { reason: "the types of Jest 29", packages: ["@types/jest"] },
  { reason: "7, which Medusa's bundler of the Admin asks for", packages: ["vite"] },
  { reason: "5, which Medusa's modules for Redis and BullMQ ask for", packages: ["ioredis"] },
  { reason: "1, the parser of Express 4, on which Medusa stands", packages: ["body-parser"] },
  {
    reason:
      "8.13, which Medusa's migrations bring (umzug); ajv-formats takes that one, and two would not fit together",
    packages: ["ajv"],
  },
  {
    reason:
      "the line that Medusa's own tracing brings (API below 1.10); the next one needs Node.js 22.15, and this project runs on 22.12",
    packages: [
      "@opentelemetry/api",
      "@opentelemetry/exporter-trace-otlp-http",
      "@opentelemetry/resources",
      "@opentelemetry/sdk-trace-node",
    ],
  },
  { reason: "6 needs Node.js 22.14, and this project runs on 22.12", packages: ["zod-openapi"] },
  { reason: "newer ones need Node.js 22.22, and this project runs on 22.12", packages: ["html-validate"] },
  { reason: "the types of the oldest Node.js that this project runs on, 22", packages: ["@types/node"] },
  {
    reason:
      "typescript-eslint and `medusa build` need the interface of 5; types are checked with 7 beside it",
    packages: ["typescript@5.9.3"],
  },
  {
    reason: "beside it stand patches that are tried with one version: [upgrade](guides/upgrade.md)",
    packages: ["next"],
  },
  { reason: "one version with Next.js", packages: ["@next/eslint-plugin-next"] },
  {
    reason:
      "accepted pictures are drawn by this browser: [ADR 24](adr/0024-pictures-by-a-pinned-browser.md); newer ones need Node.js 22.17",
    packages: ["@sparticuz/chromium"],
  },
  {
    reason: "newer ones are ES modules only, which the shop's modules, compiled for `require`, cannot name",
    packages: ["domhandler", "htmlparser2"],
  },
  {
    reason: "nothing holds it: the next update takes all of Tiptap at once",
    packages: [
      "@tiptap/core",
      "@tiptap/extension-code",
      "@tiptap/extension-table",
      "@tiptap/pm",
      "@tiptap/starter-kit",
    ],
  },
  {
    reason:
      "4.3.5 lacked native packages of other systems when it was tried, so that `npm ci` failed there; it is whole since, and the next update takes it",
    packages: ["@tailwindcss/postcss", "@tailwindcss/vite", "tailwindcss"],
  },
  {
    reason: "one version with `overrides` in package.json, where the next update takes both",
    packages: ["@swc/core"],
  },
  {
    reason: "newer ones bring types of their own: the next update takes them and drops `@types/mailparser`",
    packages: ["mailparser", "@types/mailparser"],
  },
  {
    reason: "nothing holds it: the next update takes all of Storybook at once, after a run over every story",
    packages: [
      "@storybook/addon-a11y",
      "@storybook/addon-docs",
      "@storybook/addon-vitest",
      "@storybook/react-vite",
      "eslint-plugin-storybook",
      "storybook",
    ],
  },
  {
    reason: "nothing holds it: the next update takes it",
    packages: [
      "@tanstack/react-query@5.108.0",
      "@types/react",
      "@vitest/browser",
      "@vitest/browser-playwright",
      "d3-geo",
      "fast-check",
      "knip",
      "oxlint",
      "oxlint-tsgolint",
      "typescript-eslint",
      "vitest",
      "zxing-wasm",
    ],
  },
  {
    reason: "younger than the five days that Renovate waits for when the versions were chosen",
    packages: ["nodemailer"],
  },
]

/** Why a package in use is not the newest; undefined where no reason is known. */
export const reasonFor = ({ name, version }: { name: string; version: string }): string | undefined =>
  REASONS.find(({ packages }) => packages.includes(name) || packages.includes(`${name}@${version}`))?.reason

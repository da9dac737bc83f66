import path from "node:path"
import js from "@eslint/js"
import medusa from "@medusajs/eslint-plugin"
import next from "@next/eslint-plugin-next"
import compat from "eslint-plugin-compat"
import tailwind from "eslint-plugin-better-tailwindcss"
import globals from "globals"
import { componentClasses } from "./scripts/lint/component-classes.mjs"
import { plainWords } from "./scripts/lint/plain-words.mjs"
import jsxA11y from "eslint-plugin-jsx-a11y"
import storybook from "eslint-plugin-storybook"
import tseslint from "typescript-eslint"

/** Which package may import what. See CONTRIBUTING.md, "Who may import what"; .dependency-cruiser.mjs holds those inside a package. */
const boundaries = {
  contract: [
    {
      regex: "^(@medusajs/|@scanwright/(?!search-columns/text$|url-seo/schemas/)|next(/|$)|react(/|$))",
      message: "The contract is pure TypeScript and zod.",
    },
  ],
  packages: [
    {
      regex: "^@scanwright/|(^|/)(backend|design-system|scripts|storefront)/",
      message: "A package is for any shop: it imports nothing of this one.",
    },
  ],
  designSystem: [
    {
      regex: "^(@medusajs/|@scanwright/|next(/|$))",
      message:
        "The design system knows no router, no backend and no SDK: take it as a prop or from its provider.",
    },
    {
      regex: "(^|/)(storefront|backend)/",
      message: "The design system imports nothing from the other rooms.",
    },
  ],
  admin: [
    {
      regex:
        "^(?!@medusajs/)(.*/)?(api|catalogue-import|catalogue-sync|framework|jobs|links|media|modules|observe|safety|scripts|search|seed|subscribers|workflows)/",
      message: "The Admin's screens reach the backend through its API; only the contract may be imported.",
    },
    {
      regex: "^@medusajs/(framework(?!/types$)|medusa)",
      message: "This code runs in the browser: only Medusa's types may be imported.",
    },
  ],
  storefront: [
    {
      regex: "^@scanwright/backend(?!/contract(/[a-z-]+)?$)",
      message: "From the backend only its contract may be imported.",
    },
    { regex: "(^|/)(backend|design-system)/src/", message: "Import the package, not its files." },
    { regex: "^@medusajs/", message: "Only src/lib/medusa touches the SDK." },
  ],
}
/** What makes a test red on a busy machine. See CONTRIBUTING.md, "How to test a change". */
const RACES = [
  [
    "CallExpression[callee.object.name='performance'][callee.property.name='now']",
    "A test reads no clock: a promise in milliseconds belongs into scripts/bench.",
  ],
  [
    "BinaryExpression[operator='-'][left.callee.object.name='Date'][left.callee.property.name='now'][right.type='Identifier']",
    "A test measures no time: a promise in milliseconds belongs into scripts/bench.",
  ],
  [
    "CallExpression[callee.property.name='memoryUsage']",
    "A test compares no memory: that belongs into scripts/bench.",
  ],
  [
    "CallExpression[callee.property.name='waitForTimeout']",
    "A test waits for a state, with soon(), not for a time.",
  ],
  [
    "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
    "A test waits for a state, with soon(), not for a time.",
  ],
  [
    "CallExpression > ObjectExpression > Property[key.name='timeout'][value.value<10000]",
    "A wait shorter than ten seconds fails on a busy machine: leave its limit out, or use soon().",
  ],
].map(([selector, message]) => ({ selector, message }))

/** Folders with code that Medusa runs. */
const MEDUSA_FOLDERS = ["backend", "packages/search-columns", "packages/static-pages", "packages/url-seo"]

const STYLES = "storefront/src/app/globals.css"
const COMPONENT_CLASSES = componentClasses(path.join(import.meta.dirname, STYLES))

const restrict = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] })

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/.medusa/",
      "packages/*/dist/",
      "**/.next/",
      "**/next-env.d.ts",
      "**/storybook-static/",
      ".scanwright/",
      "**/playwright-report/",
      "**/test-results/",
      // Made from the OpenAPI document.
      "packages/api-types/index.d.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    // Rules that need types, and those of React, are in .oxlintrc.json: Oxlint takes a tenth of the time.
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    // Two of Medusa's rules need types, too.
    files: MEDUSA_FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`),
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ["**/*.{js,mjs,cjs}"],
    languageOptions: { globals: globals.node },
  },
  // Medusa's globs are written for a project root; ours are the backend and each package.
  ...medusa.configs.strict
    .filter((config) => config.plugins || config.rules)
    .flatMap(({ plugins, files, ignores, rules }) =>
      MEDUSA_FOLDERS.map((basePath) => ({ plugins, files, ignores, rules, basePath })),
    )
    .map((config) => Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined))),
  {
    files: ["backend/src/contract/**/*.ts"],
    // The contract is shared with the browser, so its zod is the plain package (the same version as the framework's).
    rules: { ...restrict(...boundaries.contract), "@medusajs/zod-import-source": "off" },
  },
  { files: ["packages/*/src/{next,schemas}/*.ts"], rules: { "@medusajs/zod-import-source": "off" } },
  {
    files: ["design-system/**/*.{ts,tsx}", "storefront/**/*.{ts,tsx}", "backend/src/admin/**/*.{ts,tsx}"],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ["design-system", "storefront", "backend/src/admin"].map((room) => `${room}/**/*.tsx`),
    ignores: ["**/*.test.tsx"],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  { files: ["design-system/**/*.{ts,tsx}"], rules: restrict(...boundaries.designSystem) },
  { files: ["packages/**/*.{ts,mjs}"], rules: restrict(...boundaries.packages) },
  {
    // A longer function is split, or has its reason beside an eslint-disable-next-line.
    files: [
      "{backend,design-system,packages/*,storefront}/src/**/*.{ts,tsx}",
      "storefront/e2e/support/**/*.ts",
      "scripts/**/*.ts",
    ],
    ignores: ["**/*.stories.tsx", "**/*.{test,setup,fault,spec}.{ts,tsx}"],
    rules: { "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: [
      "**/*.{test,spec,stories}.{ts,tsx}",
      "storefront/e2e/**/*.ts",
      "backend/integration-tests/**/*.ts",
    ],
    ignores: ["**/soon.ts"],
    rules: { "no-restricted-syntax": ["error", ...RACES] },
  },
  { files: ["backend/src/admin/**/*.{ts,tsx}"], rules: restrict(...boundaries.admin) },
  {
    // What the browsers named in package.json lack is given to them by storefront/src/lib/polyfills.ts, or avoided.
    files: ["{design-system,storefront}/src/**/*.{ts,tsx}"],
    extends: [compat.configs["flat/recommended"]],
    settings: { lintAllEsApis: true, polyfills: ["AbortSignal.any"] },
  },
  {
    // Colours, spaces and sizes come from the tokens: a class the theme does not know, or a value in brackets, fails.
    files: ["design-system/src/**/*.tsx", "storefront/src/**/*.tsx"],
    plugins: { "better-tailwindcss": tailwind },
    settings: { "better-tailwindcss": { entryPoint: STYLES } },
    rules: {
      "better-tailwindcss/no-unknown-classes": [
        "error",
        { ignore: [`^(.*:)?(${COMPONENT_CLASSES.join("|")})$`] },
      ],
      "better-tailwindcss/no-restricted-classes": [
        "error",
        { restrict: [{ pattern: "^(.*:)?[^:]*-\\[.*\\]$", message: "Use a token, or add one." }] },
      ],
    },
  },
  {
    // A page says where things stand; how they look is the design system's.
    files: ["storefront/src/**/*.tsx"],
    rules: {
      "better-tailwindcss/no-restricted-classes": [
        "error",
        {
          restrict: [
            {
              pattern: "^(.*:)?[^:]*-\\[.*\\]$",
              message: "Use a token, or add one.",
            },
            {
              pattern:
                "^(.*:)?(text|bg|border|rounded|shadow|ring|outline|font|leading|tracking|underline|decoration|divide|list|opacity|fill|stroke|animate|transition|tabular|part-number|uppercase|italic)(-.*)?$",
              message: "A page only lays out: take this look from the design system.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["storefront/**/*.{ts,tsx}"],
    plugins: { "@next/next": next },
    settings: { next: { rootDir: "storefront" } },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs["core-web-vitals"].rules,
      ...restrict(...boundaries.storefront),
    },
  },
  {
    files: ["storefront/e2e/browser/**/*.ts"],
    rules: restrict(...boundaries.storefront, {
      regex: "^@playwright/test$",
      message: "Import from ../support/test: its tests look at the place of every dialog.",
    }),
  },
  {
    files: ["storefront/src/lib/medusa/**/*.ts"],
    rules: restrict(boundaries.storefront[0], boundaries.storefront[1]),
  },
  {
    files: ["{backend,design-system,packages,scripts,storefront}/**/*.{ts,tsx,mjs}"],
    plugins: { scanwright: { rules: { "plain-words": plainWords } } },
    rules: {
      "scanwright/plain-words": [
        "error",
        {
          // Words of a text, what HTTP calls keep-alive, the answer to a question, and the rule's own names.
          except: [
            ...["WORDS_PER_MINUTE", "countWords", "WORDS", "words", "wordsOf", "plainWords"],
            ...["STOREFRONT_KEEP_ALIVE_MS", "KEEP_ALIVE_TIMEOUT", "answer", "answers"],
          ],
        },
      ],
    },
  },
  ...storybook.configs["flat/recommended"],
)

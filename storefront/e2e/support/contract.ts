/**
 * What the tests import of the contract by name. Playwright loads the storefront as ES modules and the backend as CommonJS, whose
 * names Node.js finds in a file, but not in the files that its `index.ts` leads to (playwright.tsconfig.json).
 */
// eslint-disable-next-line no-restricted-imports -- the file itself, for the reason above
export * from "../../../backend/src/contract/staff/roles"

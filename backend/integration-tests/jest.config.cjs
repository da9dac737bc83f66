/** Run with DB_HOST=localhost, DB_PORT, DB_USERNAME and DB_PASSWORD of a PostgreSQL that may create databases. */
module.exports = {
  rootDir: "..",
  testEnvironment: "<rootDir>/integration-tests/environment.cjs",
  moduleNameMapper: {
    "^sanitize-html$": "<rootDir>/integration-tests/sanitize-html.cjs",
    // So that several specs can share one Medusa.
    "^@medusajs/test-utils$": "<rootDir>/integration-tests/helpers/test-utils.ts",
  },
  testMatch: ["<rootDir>/integration-tests/{http,together}/*.spec.ts"],
  globalSetup: "<rootDir>/integration-tests/global-setup.cjs",
  testSequencer: "<rootDir>/integration-tests/longest-first.cjs",
  setupFiles: ["<rootDir>/integration-tests/worker-settings.cjs"],
  setupFilesAfterEnv: ["<rootDir>/integration-tests/retry-failed.cjs"],
  transform: {
    "^.+\\.[jt]s$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", decorators: true },
          transform: { decoratorMetadata: true },
          target: "es2022",
        },
        // An import() stays one, for packages that are ES modules only.
        module: { type: "commonjs", ignoreDynamic: true },
      },
    ],
  },
  modulePathIgnorePatterns: ["<rootDir>/.medusa/"],
  // A test that fails leaves no spy to its next try, nor to the other tests.
  restoreMocks: true,
  // A Medusa starts within this, too: on a machine that is busy with other suites that takes minutes.
  testTimeout: 180_000,
  silent: true,
}

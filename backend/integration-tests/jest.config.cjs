/** Run with DB_HOST=localhost, DB_PORT, DB_USERNAME and DB_PASSWORD of a PostgreSQL that may create databases. */
module.exports = {
  rootDir: "..",
  testEnvironment: "node",
  testMatch: ["<rootDir>/integration-tests/http/*.spec.ts"],
  globalSetup: "<rootDir>/integration-tests/global-setup.cjs",
  setupFiles: ["<rootDir>/integration-tests/worker-settings.cjs"],
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
  testTimeout: 60_000,
  silent: true,
}

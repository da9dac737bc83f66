import { fileURLToPath } from "node:url"

/**
 * Which folder may import which. CONTRIBUTING.md, "Who may import what", says why; eslint.config.mjs holds the boundaries between
 * packages.
 */

/** @param {string[]} folders from the repository's root */
const under = (...folders) => `^(${folders.join("|")})(/|$)`
/** @param {string[]} rooms */
const backend = (...rooms) => under(...rooms.map((room) => `backend/src/${room}`))
/** @param {string[]} rooms */
const storefront = (...rooms) => under(...rooms.map((room) => `storefront/src/${room}`))
/** A test may import what it tries, wherever that is. */
const TESTS = "\\.(test|stories)\\.tsx?$"

/** Floors of the backend from the top: a room imports from its own floor and from those below it. */
export const BACKEND_FLOORS = [
  // Describes the routes by their own validators.
  ["openapi"],
  // What starts work: requests, events, the clock, commands, releases. Metrics are started by the process itself.
  ["api", "subscribers", "jobs", "scripts", "migration-scripts", "seed", "observe"],
  ["catalogue-import"],
  ["workflows"],
  ["catalogue-sync", "config"],
  ["search"],
  ["product"],
  ["links"],
  ["modules", "media"],
  ["framework"],
  ["safety"],
  ["lib"],
  ["contract"],
]

/** The route that serves the OpenAPI document stands above it, but Medusa finds routes under src/api only. */
const DOCUMENT_ROUTE = "^backend/src/api/openapi\\.json/"

/** Floors of the storefront from the top: a floor imports from itself and from those below it. */
export const STOREFRONT_FLOORS = [
  ["app"],
  ["staff", "account", "features"],
  ["shell"],
  ["lib", "content", "config", "lazy", "storage"],
]

/** What a district of features shows to the others. */
const DISTRICT_FACE = "^storefront/src/features/[^/]+/index\\.ts$"

/** What stands on no floor: the server's own set-up, and what Next.js loads from the root of src. */
const SERVER_ENTRIES = "^storefront/src/(instrumentation[^/]*|proxy)\\.ts$"

/**
 * @param {string} name
 * @param {import("dependency-cruiser").IForbiddenRuleType["from"]} from
 * @param {Record<string, unknown>} to
 * @param {string} comment why
 */
const never = (name, from, to, comment) => ({
  name,
  severity: /** @type {const} */ ("error"),
  comment,
  from,
  to,
})

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    never(
      "no-cycle-of-files",
      // Two models of Medusa with a relation name each other, each within a function that is called later.
      { pathNot: "^backend/src/modules/[^/]+/models/" },
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
      "Two files that import each other are one file. A hook may take the type of its component's props.",
    ),
    {
      ...never(
        "no-cycle-of-folders",
        {},
        { circular: true },
        "Two folders that import each other are one folder.",
      ),
      scope: /** @type {const} */ ("folder"),
    },
    ...BACKEND_FLOORS.slice(1).map((floor, at) =>
      never(
        `backend-${floor[0]}-imports-nothing-above`,
        { path: backend(...floor), pathNot: DOCUMENT_ROUTE },
        { path: backend(...BACKEND_FLOORS.slice(0, at + 1).flat()) },
        "The rooms of the backend stand on floors; see BACKEND_FLOORS.",
      ),
    ),
    never(
      "contract-imports-nothing",
      { path: backend("contract") },
      { path: "^(backend|storefront|design-system|scripts)/", pathNot: backend("contract") },
      "The contract is shared with the browser.",
    ),
    never(
      "packages-import-nothing-of-the-shop",
      { path: "^packages/([^/]+)/" },
      { path: "^(backend|storefront|design-system|scripts|packages)/", pathNot: "^packages/$1/" },
      "A package is for any shop.",
    ),
    never(
      "admin-through-the-api",
      { path: backend("admin") },
      { path: "^backend/src/", pathNot: backend("admin", "contract") },
      "The Admin's screens run in the browser.",
    ),
    ...STOREFRONT_FLOORS.slice(1).map((floor, at) =>
      never(
        `storefront-${floor[0]}-imports-nothing-above`,
        { path: storefront(...floor) },
        { path: storefront(...STOREFRONT_FLOORS.slice(0, at + 1).flat()) },
        "app > staff, account, features > shell > lib, content, config, lazy, storage.",
      ),
    ),
    never(
      "storefront-server-only-from-entries",
      {
        path: "^storefront/",
        pathNot: [storefront("server", "app"), SERVER_ENTRIES, "^storefront/next\\.config\\.ts$"],
      },
      { path: storefront("server") },
      "The server's set-up is for routes, instrumentation, the proxy and next.config.",
    ),
    never(
      "storefront-district-through-its-face",
      { path: "^storefront/src/features/([^/]+)/" },
      { path: "^storefront/src/features/[^/]+/", pathNot: ["^storefront/src/features/$1/", DISTRICT_FACE] },
      "A district imports another one through its index.ts.",
    ),
    never(
      "storefront-staff-through-the-face",
      { path: storefront("staff", "account") },
      { path: storefront("features"), pathNot: DISTRICT_FACE },
      "A screen of staff or of an account imports a district through its index.ts. Routes of app import the one page they show instead, so " +
        "that no route waits for the client components of a whole district.",
    ),
    never(
      "storefront-medusa-knows-no-page",
      { path: storefront("lib/medusa") },
      { path: storefront("features", "staff", "account") },
      "Reads of Medusa are for every page.",
    ),
    never(
      "storefront-account-knows-no-staff",
      { path: storefront("account") },
      { path: storefront("staff") },
      "What the pages of staff and of companies share is in lib/session.",
    ),
    never(
      "storefront-staff-knows-no-account",
      { path: storefront("staff") },
      { path: storefront("account") },
      "What the pages of staff and of companies share is in lib/session.",
    ),
    never(
      "scripts-share-through-lib",
      { path: "^scripts/", pathNot: "^scripts/(fault-tests|setup-tests|commands|suites)/" },
      { path: "^scripts/(fault-tests|setup-tests)/" },
      "What tests and programs share is in scripts/lib.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["node_modules", "(^|/)\\.(medusa|next)/", "^packages/[^/]+/dist/", TESTS] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: fileURLToPath(new URL(".dependency-cruiser.tsconfig.json", import.meta.url)) },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
}

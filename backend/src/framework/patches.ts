import { createRequire } from "node:module"

/** A change to Medusa, its libraries or Node.js for which they have no documented option. */
interface FrameworkPatch {
  /** The fault that the patch corrects. */
  mends: string
  /** File in this folder. */
  file: string
  /** The test, from the backend's folder, that fails as soon as the framework needs the patch no longer. */
  noticedBy: string
  /** Version that the patch was last tried with. */
  triedWith: { medusa: string } | { node: readonly number[] }
}

/** Every patch. README.md beside this file explains how to switch one off, and what to do on an upgrade. */
export const FRAMEWORK_PATCHES = {
  "publishable-key-cache": {
    mends: "Medusa reads the publishable key from two tables before each request of the Store API.",
    file: "publishable-key-cache.ts",
    noticedBy: "integration-tests/http/framework.spec.ts",
    triedWith: { medusa: "2.21.2" },
  },
  "statement-origin": {
    mends: "Statements of node-postgres do not name the request they are for.",
    file: "statement-origin.ts",
    noticedBy: "integration-tests/http/framework.spec.ts",
    triedWith: { medusa: "2.21.2" },
  },
  "trace-parent": {
    mends: "Medusa begins a new trace for each request, even within the trace of its caller.",
    file: "trace-parent.ts",
    noticedBy: "src/framework/trace-parent.test.ts",
    triedWith: { medusa: "2.21.2" },
  },
  "trusted-proxies": {
    mends: "Medusa makes Express trust the X-Forwarded-For of any direct caller.",
    file: "trusted-proxies.ts",
    noticedBy: "src/framework/trusted-proxies.test.ts",
    triedWith: { medusa: "2.21.2" },
  },
  "powered-by": {
    mends:
      "Express writes its name into every response, after the last place where Medusa lets it be taken out.",
    file: "powered-by.ts",
    noticedBy: "integration-tests/http/framework.spec.ts",
    triedWith: { node: [22, 24, 26] },
  },
} as const satisfies Record<string, FrameworkPatch>

/** Name of a patch, as FRAMEWORK_PATCHES_OFF takes it. */
export type PatchName = keyof typeof FRAMEWORK_PATCHES

const NAMES = Object.keys(FRAMEWORK_PATCHES) as PatchName[]

/** The versions that a process runs on. */
export interface FrameworkVersions {
  medusa: string
  /** major version */
  node: number
}

/** @returns the versions that this process runs on */
export function installedVersions(): FrameworkVersions {
  const load = createRequire(__filename)
  const { version } = load("@medusajs/medusa/package.json") as { version: string }
  return { medusa: version, node: Number(process.versions.node.split(".")[0]) }
}

/**
 * Reads which patches are switched on.
 *
 * @param off the setting FRAMEWORK_PATCHES_OFF: names separated by commas, or `all`. Unknown names are ignored:
 *   the storefront reads the same setting for its own patches
 * @returns the names of patches that are not switched off
 */
export function patchesInForce(off: string): ReadonlySet<PatchName> {
  const names = off.split(",").map((name) => name.trim())
  return new Set(names.includes("all") ? [] : NAMES.filter((name) => !names.includes(name)))
}

/**
 * Compares the versions that the active patches were tried with to the installed ones.
 *
 * @returns a sentence for each patch that was not tried with the installed version: its name, its file and its test
 */
export function untriedPatches(inForce: ReadonlySet<PatchName>, installed: FrameworkVersions): string[] {
  return [...inForce].flatMap((name) => {
    const patch: FrameworkPatch = FRAMEWORK_PATCHES[name]
    const { triedWith, file, noticedBy } = patch
    const isTried =
      "medusa" in triedWith ? triedWith.medusa === installed.medusa : triedWith.node.includes(installed.node)
    if (isTried) return []
    const [tried, found] =
      "medusa" in triedWith
        ? [`Medusa ${triedWith.medusa}`, installed.medusa]
        : [`Node ${triedWith.node.join(", ")}`, String(installed.node)]
    return [
      `Framework patch ${name} was tried with ${tried}, not with ${found}: ` +
        `see backend/src/framework/${file} and backend/${noticedBy}`,
    ]
  })
}

import nextPackage from "next/package.json"
import { isPatchOff } from "./patches-off.mjs"
import { storeLocationHeader } from "./location-header"
import { sendPagesFromMemory } from "./page-memory"
import { sendUnavailableStatus } from "./unavailable-status"

/** Versions that every patch was tried with: of Next.js exactly, of Node.js the major one. */
export const TRIED_WITH = { next: "16.4.5", node: ["22", "24", "26"] } as const

const MEGABYTE = 1024 * 1024

/** A change of Next.js's or Node.js's behaviour for which they have no documented option. See ../README.md. */
export interface Patch {
  /** Name by which `FRAMEWORK_PATCHES_OFF` switches the patch off. */
  readonly name: string
  /** The fault without the patch. */
  readonly mends: string
  /** Whether pages are wrong without the patch, or only slower. */
  readonly neededFor: "correctness" | "speed"
  /** Applies the patch to this process; left out where Next.js itself loads the patch's file. */
  readonly apply?: (settings: PatchSettings) => void
}

/** Settings that patches read. */
export interface PatchSettings {
  /** Memory for stored pages, in megabytes; 0 for none. */
  readonly pageMemoryMb: number
}

/** Every patch, in the order they are applied: the last one sees a request first. */
export const PATCHES: readonly Patch[] = [
  {
    name: "page-memory",
    mends: "Next.js looks up and compresses a stored page anew for every visit",
    neededFor: "speed",
    apply: ({ pageMemoryMb }) => sendPagesFromMemory(pageMemoryMb * MEGABYTE),
  },
  {
    name: "page-cache",
    mends: "Next.js stores a page without its head when its 404 becomes a page, and dates pages by their end",
    neededFor: "correctness",
  },
  {
    name: "location-header",
    mends: "Next.js stores a redirect with its Location twice, or without it",
    neededFor: "correctness",
    apply: storeLocationHeader,
  },
  {
    name: "unavailable-status",
    mends: "Next.js sends 500 instead of 503 while Medusa is unavailable",
    neededFor: "correctness",
    apply: sendUnavailableStatus,
  },
]

/** The patches in force: not switched off by name, nor by a memory of 0. */
export const patchesInForce = ({ pageMemoryMb }: PatchSettings): readonly Patch[] =>
  PATCHES.filter(({ name }) => !isPatchOff(name) && (name !== "page-memory" || pageMemoryMb > 0))

/**
 * Compares the running versions with those the patches were tried with.
 *
 * @returns a sentence for each version that differs, naming the patches to check
 */
export function versionWarnings(
  patches: readonly Patch[],
  running = { next: nextPackage.version, node: process.versions.node },
): string[] {
  if (patches.length === 0) return []
  const names = patches.map(({ name }) => name).join(", ")
  const look = `look at src/server/README.md for how to check: ${names}`
  const nodeMajor = running.node.split(".")[0] ?? ""
  return [
    ...(running.next === TRIED_WITH.next
      ? []
      : [`Patches were tried with Next.js ${TRIED_WITH.next}, this is ${running.next}: ${look}`]),
    ...(TRIED_WITH.node.some((major) => major === nodeMajor)
      ? []
      : [`Patches were tried with Node.js ${TRIED_WITH.node.join(", ")}, this is ${running.node}: ${look}`]),
  ]
}

/** Applies the patches to this process, and logs which are in force and which versions differ. */
export function applyPatches(settings: PatchSettings): void {
  const patches = patchesInForce(settings)
  for (const { apply } of patches) apply?.(settings)
  const names = patches.map(({ name }) => name).join(", ") || "none"
  console.info(`Patches of Next.js ${nextPackage.version} in force: ${names} (src/server/README.md)`)
  for (const warning of versionWarnings(patches)) console.warn(warning)
}

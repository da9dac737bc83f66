import nextPackage from "next/package.json"
import { isPatchOff } from "./patches-off.mjs"
import { keepLocationHeader } from "./location-header"
import { refuseMalformedAddresses } from "./malformed-addresses"
import { sendPagesFromMemory } from "./page-memory"
import { sendUnavailableStatus } from "./unavailable-status"

/** Versions that every patch was tried with: of Next.js exactly, of Node.js the major one. */
export const TRIED_WITH = { next: "16.4.5", node: ["20", "22", "24"] } as const

const MEGABYTE = 1024 * 1024

/** A change of what Next.js or Node.js does that no documented option makes. See ../README.md. */
export interface Patch {
  /** By which `FRAMEWORK_PATCHES_OFF` switches it off. */
  readonly name: string
  /** What is wrong without it. */
  readonly mends: string
  /** Whether pages are wrong without it, or only slower. */
  readonly neededFor: "correctness" | "speed"
  /** Applies it to this process; left out where the file is loaded by Next.js itself. */
  readonly apply?: (settings: PatchSettings) => void
}

/** Settings that patches read. */
export interface PatchSettings {
  /** Memory for whole pages, in megabytes; 0 for none. */
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
    apply: keepLocationHeader,
  },
  {
    name: "unavailable-status",
    mends: "Next.js sends 500 instead of 503 while Medusa is unavailable",
    neededFor: "correctness",
    apply: sendUnavailableStatus,
  },
  {
    name: "malformed-addresses",
    mends: "Next.js sends 500 instead of 400 for an address that cannot be decoded",
    neededFor: "correctness",
    apply: refuseMalformedAddresses,
  },
]

/** The patches that are in force: neither switched off by name, nor without memory to work with. */
export const patchesInForce = ({ pageMemoryMb }: PatchSettings): readonly Patch[] =>
  PATCHES.filter(({ name }) => !isPatchOff(name) && (name !== "page-memory" || pageMemoryMb > 0))

/**
 * Compares the running versions with those the patches were tried with.
 *
 * @returns a sentence for each version that differs, naming what to look at
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

import { z } from "zod"

/** Directives of a content security policy (W3C, CSP Level 3), each with its sources. */
export type CspSources = Readonly<Record<string, readonly string[]>>

/** Directives to which a setting may add hosts; the others hold for every page. */
const OPEN_DIRECTIVES = [
  "connect-src",
  "font-src",
  "form-action",
  "frame-src",
  "img-src",
  "media-src",
  "script-src",
  "style-src",
  "worker-src",
]

/** A host that is reached over TLS: `https://js.stripe.com`, `https://*.example.com`, `wss://example.com:8443`. */
const HOST = /^(https|wss):\/\/(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*(:\d{1,5})?(\/[\w./%-]*)?$/

const EXPECTED =
  "directives with hosts, for example script-src https://js.stripe.com; frame-src https://js.stripe.com"

/**
 * Reads directives with hosts, written as in a policy.
 *
 * @param text `script-src https://a.example https://b.example; frame-src https://a.example`
 * @returns the sources of each directive; undefined for a text that is anything else, such as a keyword in quotes
 */
function readCspSources(text: string): CspSources | undefined {
  const directives = text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => part.split(/\s+/))
  const isGood = directives.every(
    ([name = "", ...hosts]) =>
      OPEN_DIRECTIVES.includes(name) && hosts.length > 0 && hosts.every((host) => HOST.test(host)),
  )
  const names = directives.map(([name]) => name)
  if (!isGood || new Set(names).size < names.length) return undefined
  return Object.fromEntries(directives.map(([name = "", ...hosts]) => [name, hosts]))
}

/** A setting with further hosts for a content security policy. Never `'unsafe-inline'`, a wildcard alone, or plain HTTP. */
export const cspSourcesSchema = z
  .string()
  .default("")
  .transform((text, context) => {
    const sources = readCspSources(text)
    if (sources !== undefined) return sources
    context.addIssue({ code: "custom", message: EXPECTED })
    return z.NEVER
  })

/**
 * Adds sources to a policy. A directive that the policy lacks begins with the sources of `default-src`, by which browsers
 * have judged until then.
 */
export function withSources(policy: CspSources, sources: CspSources): CspSources {
  const added = Object.entries(sources).map(([name, hosts]): [string, readonly string[]] => {
    const own = (policy[name] ?? policy["default-src"] ?? []).filter((source) => source !== "'none'")
    return [name, [...own, ...hosts]]
  })
  return { ...policy, ...Object.fromEntries(added) }
}

/** A policy as the value of its header. */
export const cspText = (policy: CspSources): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ")

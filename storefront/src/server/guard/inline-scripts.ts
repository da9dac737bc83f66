import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { EARLY_INPUT_SCRIPT } from "@/lazy/early-input-script"
import { sourceHash } from "@/lib/source-hash"
import { HEAD_SCRIPT } from "@/lib/head-script"

/** The shop's own inline scripts, which every public page has. */
const OWN_SCRIPTS: readonly string[] = [HEAD_SCRIPT, EARLY_INPUT_SCRIPT]

/** The sources of the shop's own inline scripts. */
export const ownScriptSources = OWN_SCRIPTS.map(sourceHash)

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** Scripts that are loaded from an address, and data, which does not run. */
const NOT_INLINE = /\s(?:src="|type="application\/ld\+json")/

/** What Next.js and Turbopack write into pages: a call with data and nothing else. */
const CALLS = [
  "self.__next_f.push(",
  "(self.__next_f=self.__next_f||[]).push(",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    // Something other than data is called with.
    return false
  }
}

/** The calls at the end of a script that React writes where a part of a page was delayed: with the ids of its places. */
const CALLS_OF_REACT = /(?:\$R[CSX]\((?:"[\w:-]*",?)+\);?)*$/

/** The renderer of Next.js, which has the texts of React's scripts in it. */
const RENDERER = "next/dist/compiled/next-server/app-page-turbo.runtime.prod.js"

let renderer: string | undefined

/** The source text of {@link RENDERER}. @throws where Next.js has no such file */
function rendererText(): string {
  const require = createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), "package.json"))
  renderer ??= readFileSync(/* turbopackIgnore: true */ require.resolve(RENDERER), "utf8")
  return renderer
}

/** Whether React writes a script: its text, before the calls, stands in the renderer. */
function isOfReact(script: string): boolean {
  const text = script.replace(CALLS_OF_REACT, "")
  return text === "" || rendererText().includes(text.replaceAll("\n", "\\n"))
}

/**
 * Whether an inline script is one that the shop or its frameworks write. A script that somebody brought into a page's text
 * is none of them, gets no hash, and does not run.
 */
export function isKnownScript(script: string): boolean {
  if (OWN_SCRIPTS.includes(script)) return true
  const call = CALLS.find((beginning) => script.startsWith(beginning))
  if (call === undefined) return isOfReact(script)
  const [, data] = /^([\s\S]*)\);?$/.exec(script.slice(call.length)) ?? []
  return data !== undefined && isJson(data)
}

/** The sources of a page's known inline scripts, each once. @param html the whole document */
export function inlineScriptSources(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !NOT_INLINE.test(attributes))
    .map(([, , script = ""]) => script)
  return [...new Set(scripts.filter(isKnownScript).map(sourceHash))]
}

import { type ServerResponse } from "node:http"
import { publicPolicy } from "@/config/content-security-policy"
import { inlineScriptSources } from "./inline-scripts"
import { type Send, wrapEach } from "./over-response"

const POLICY = "content-security-policy"

/** Whether a response is a page without a policy for its scripts. */
function isOpenPage(response: ServerResponse): boolean {
  const header = (name: string) => String(response.getHeader(name) ?? "")
  return header("content-type").startsWith("text/html") && !header(POLICY).includes("script-src")
}

const textOf = (chunk: unknown) =>
  typeof chunk === "string" ? chunk : chunk instanceof Uint8Array ? Buffer.from(chunk).toString("utf8") : ""

/**
 * Gives a page a content security policy with the hashes of its inline scripts, when it is sent. Pages that are stored, or
 * that failed, are sent as a whole: of those, Next.js could not give the scripts a nonce. The page memory stores the
 * header with the page.
 */
export function sendWithPolicy(response: ServerResponse): void {
  /** Chunks of a page that is sent in several; its headers wait for the last. */
  let waiting: unknown[] = []
  let isDone = false

  const close = (last: unknown) => {
    isDone = true
    if (response.headersSent) return
    // The browser goes on with the policy of the response it has.
    if (response.statusCode === 304) response.removeHeader(POLICY)
    const html = [...waiting, last].map(textOf).join("")
    if (html !== "" && isOpenPage(response))
      response.setHeader(POLICY, publicPolicy(inlineScriptSources(html)))
  }

  const writing = (write: Send): Send =>
    function (this: ServerResponse, ...args) {
      if (isDone || response.headersSent || !isOpenPage(response)) return write.apply(this, args)
      waiting.push(typeof args[0] === "string" ? args[0] : Buffer.from(args[0] as Uint8Array))
      const done = args.find((each) => typeof each === "function") as (() => void) | undefined
      if (done) process.nextTick(done)
      return true
    }
  const ending = (end: Send): Send =>
    function (this: ServerResponse, ...args) {
      if (isDone) return end.apply(this, args)
      close(typeof args[0] === "function" ? undefined : args[0])
      const chunks = waiting
      waiting = []
      for (const chunk of chunks) this.write(chunk)
      return end.apply(this, args)
    }

  wrapEach(response, "write", writing)
  wrapEach(response, "end", ending)
}

import { AsyncLocalStorage } from "node:async_hooks"
import { randomBytes } from "node:crypto"
import { subscribe } from "node:diagnostics_channel"
import { type IncomingMessage, type ServerResponse } from "node:http"
import path from "node:path"
import { type Caller } from "@scanwright/backend/contract/caller"
import { NO_FRAMES, publicPolicy } from "@/config/content-security-policy"
import { ACTION_CHANNEL } from "@/lib/action-begun"
import { ACTION_BYTES_READ } from "@/lib/action-size"
import { PAGE_STATUS_CHANNEL } from "@/lib/page-status"
import { accountCookieName, staffCookieName } from "@/lib/session/cookie"
import { beforeNext } from "../before-next"
import { nameVisitor, visitorOf } from "../client-address"
import { nameRoute } from "../observe/route-of"
import { carryQuery, isReadableQuery, readPath, split } from "./address"
import { ownScriptSources } from "./inline-scripts"
import { sendForNow } from "./not-a-page"
import { type Send, wrapEach } from "./over-response"
import { sendWithPolicy } from "./page-policy"
import { isOptimiser, spellPicture } from "./pictures"
import { isReadableSession, cleanHeaders, isOrigin, isRouterState, renderSecret } from "./request-headers"
import { type Redirects, serveRedirect } from "./redirect"
import { type RefusalName, refuse } from "./refusals"
import { RenderingLimits, type RenderingSettings, wasStored } from "./rendering-limits"
import { addressesOf, isFramework, isRedirected, type Target, targetAt } from "./targets"

const isDevelopment = process.env.NODE_ENV === "development"

/** What the guard found out about a request. */
interface Admitted {
  readonly target: Target
  readonly visitor: Caller
  /** Whether this server sends the request to itself. */
  readonly isOwn: boolean
  /** Whether one of the shop's actions began: otherwise Next.js could not read what was sent. */
  hasActed: boolean
  /** The status that a page of an account has chosen. */
  pageStatus?: number
}

const admitted = new WeakMap<IncomingMessage, Admitted>()
const current = new AsyncLocalStorage<Admitted>()

/** Where a reset of a password stands in an address, no other site learns of it. */
const REFERRERS = "strict-origin-when-cross-origin"

/** What is wrong with a request, whatever its target. */
function faultOf({ headers }: IncomingMessage, query: string): RefusalName | undefined {
  const header = (name: string) => String(headers[name] ?? "")
  if (!isReadableQuery(query)) return "unreadable"
  if (!isReadableSession(header("cookie"), [staffCookieName(), accountCookieName()])) return "request"
  if (headers.origin !== undefined && !isOrigin(headers.origin)) return "request"
  const state = headers["next-router-state-tree"]
  return state !== undefined && !isRouterState(String(state)) ? "request" : undefined
}

/** Whether an action is sent by a page of another site, or by one that hides its site: Next.js answers 500. */
function isForeign({ method, headers: { origin, ...headers } }: IncomingMessage): boolean {
  if (method !== "POST" || origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== (headers["x-forwarded-host"] ?? headers.host)
}

/** Whether an action is longer than Next.js reads, whose answer would say nothing of its length. */
const isTooLarge = ({ method, headers }: IncomingMessage): boolean =>
  method === "POST" && Number(headers["content-length"] ?? 0) > ACTION_BYTES_READ

/** Why an action is refused before Next.js sees it. */
const refusalOfAction = (request: IncomingMessage): RefusalName | undefined =>
  isForeign(request) ? "foreign" : isTooLarge(request) ? "too-large" : undefined

/** Whether a page is behind a sign-in: its actions are sent to it. */
const takesActions = ({ kind }: Target): boolean => kind === "staff" || kind === "account"

/** Whether a request comes from this machine and not through a proxy: from this server itself. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return socket.remoteAddress === socket.localAddress && headers["x-forwarded-for"] === undefined
}

/** The parts of the guard that are known before the first request. */
interface Setting {
  readonly files: ReadonlySet<string>
  readonly secret: string | undefined
  /** Those by staff. */
  readonly redirects?: Redirects
}

/** Reads a request: what is done with it, or why it is refused. */
function read(request: IncomingMessage, { files }: Setting): Target | RefusalName {
  const { path: given, query: givenQuery } = split(request.url ?? "")
  // Names of the framework's files have brackets, which no other spelling must replace.
  const address = readPath(given)
  if ("fault" in address) return address.fault
  const query = isOptimiser(given) ? spellPicture(givenQuery) : givenQuery
  if (query === null) return "unreadable"
  const isData = request.headers.rsc === "1"
  const target = targetAt(isFramework(given) ? given : address.path, query, files, isData)
  if (!target.methods.includes(request.method ?? "")) return "method"
  return faultOf(request, query) ?? target
}

/** Sends 400 instead of 500 for an action that Next.js could not read, with a page where it has none. */
function sendUnreadableActions(request: IncomingMessage, response: ServerResponse, known: Admitted): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 500 && !known.hasActed ? 400 : status, ...rest)
  wrapEach(
    response,
    "end",
    (end): Send =>
      function (this: ServerResponse, ...args) {
        if (known.hasActed || response.headersSent || response.statusCode !== 500)
          return end.apply(this, args)
        refuse(request, response, "request")
        return response
      },
  )
}

/** Sends a page with the status that it has chosen while it was rendered. */
function sendChosenStatus(response: ServerResponse, known: Admitted): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 200 ? (known.pageStatus ?? status) : status, ...rest)
}

/** Sets the policy of a page's scripts: a nonce for a page of one visit, hashes for any other. Staff's pages have their own. */
function setPolicy(request: IncomingMessage, response: ServerResponse, { kind }: Target): void {
  response.setHeader("Content-Security-Policy", NO_FRAMES)
  const isOfVisit = kind === "visit" || kind === "account" || (isDevelopment && kind === "page")
  if (!isOfVisit) {
    if (kind !== "staff") sendWithPolicy(response)
    return
  }
  const policy = publicPolicy([`'nonce-${randomBytes(16).toString("base64")}'`, ...ownScriptSources])
  // Next.js reads the nonce for its own scripts from the request.
  request.headers["content-security-policy"] = policy
  response.setHeader("Content-Security-Policy", policy)
}

/** Whose redirects say themselves what becomes of a query; of all others, Next.js does not get what is not needed of it. */
const OWN_QUERIES: readonly Target["kind"][] = ["framework", "api", "staff", "account"]

/** Corrects redirects and errors, whoever sends them: see {@link sendForNow}. Redirects pass on the request's query. */
function correctHead({ url = "" }: IncomingMessage, response: ServerResponse, { kind, reads }: Target): void {
  const { path, query } = split(url)
  const isLeft = OWN_QUERIES.includes(kind) && !isRedirected(path)
  sendForNow(response, (location) => (isLeft ? location : carryQuery(location, query, reads)))
}

/** Sees a request before anything else does: refuses it, or passes on what Next.js needs of it. */
function guard(request: IncomingMessage, response: ServerResponse, goOn: () => void, setting: Setting): void {
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.setHeader("Referrer-Policy", REFERRERS)
  const visitor = visitorOf(request)
  const isOwn = isFromHere(request)
  const target = read(request, setting)
  if (typeof target === "string") {
    nameRoute(request, "refused")
    refuse(request, response, target, target === "method" ? { Allow: "GET, HEAD" } : {})
    return
  }
  const isPage = target.kind === "page" || target.kind === "visit"
  cleanHeaders(request.headers, {
    isTrusted: visitor.throughProxy,
    isRouters: takesActions(target) || (isPage && request.headers.rsc === "1"),
    secret: setting.secret,
  })
  const refusal = takesActions(target) ? refusalOfAction(request) : undefined
  if (refusal) {
    nameRoute(request, "refused")
    refuse(request, response, refusal)
    return
  }
  correctHead(request, response, target)
  nameVisitor(request, visitor)
  const { path: asked } = split(request.url ?? "")
  if (isPage && setting.redirects && serveRedirect(request, response, asked, setting.redirects)) {
    nameRoute(request, "redirected")
    return
  }
  request.url = target.url
  setPolicy(request, response, target)
  const known: Admitted = { target, visitor, isOwn, hasActed: false }
  admitted.set(request, known)
  if (takesActions(target) && request.method === "POST") sendUnreadableActions(request, response, known)
  if (target.kind === "account") sendChosenStatus(response, known)
  current.run(known, goOn)
}

/** Lets a visitor render a few drawings, and pages and data that do not exist, a second; stored pages are found before. */
async function limit(
  request: IncomingMessage,
  response: ServerResponse,
  goOn: () => void,
  limits: RenderingLimits,
): Promise<void> {
  const known = admitted.get(request)
  const { kind } = known?.target ?? {}
  const rendering =
    kind === "drawing" ? "drawings" : kind === "page" || kind === "data" ? "missing" : undefined
  if (!known || known.isOwn || rendering === undefined) {
    goOn()
    return
  }
  const { address } = known.visitor
  const admission = await limits.admit(rendering, address)
  if (typeof admission === "number") {
    nameRoute(request, "refused")
    refuse(request, response, "too-many", { "Retry-After": String(admission) })
    return
  }
  // The visitor may have left while the request waited.
  if (response.destroyed) {
    await admission.settle(false)
    return
  }
  response.once("close", () => {
    const isShops = rendering === "missing" && response.statusCode < 300
    void admission.settle(!isShops && !wasStored(response))
  })
  goOn()
}

/** Puts the limits before Next.js, after whatever is put there later: what the page memory has costs nothing. */
export function limitRendering(settings: RenderingSettings): void {
  const limits = new RenderingLimits(settings)
  beforeNext((request, response, goOn) => {
    limit(request, response, goOn, limits).catch((error: unknown) => {
      console.error("Counting a rendering:", error)
      response.destroy()
    })
  })
}

/** What the guard reads at the start. @param redirects those by staff */
export const guardSetting = (redirects: Redirects): Setting => ({
  redirects,
  files: addressesOf(path.join(/* turbopackIgnore: true */ process.cwd(), "public")),
  secret: renderSecret(),
})

/** Puts the guard before everything else. It is no patch: whatever patches are switched off, the guard stands. */
export function standGuard(setting: Setting): void {
  subscribe(ACTION_CHANNEL, () => {
    const request = current.getStore()
    if (request) request.hasActed = true
  })
  subscribe(PAGE_STATUS_CHANNEL, (status) => {
    const request = current.getStore()
    if (request && typeof status === "number") request.pageStatus = status
  })
  beforeNext((request, response, goOn) => guard(request, response, goOn, setting))
}

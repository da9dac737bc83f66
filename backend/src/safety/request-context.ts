import { AsyncLocalStorage } from "node:async_hooks"
import { type Caller } from "../contract/caller"
import { type Refusal } from "./refusal"

/** Context of a request while it is served. */
export interface RequestContext {
  /** echoed as X-Request-Id and in every line of the log */
  readonly id: string
  readonly caller: Caller
  /** why the request is refused, found before any parser ran */
  readonly refusal: Refusal | undefined
}

/** The context of the request being served, for all code that runs because of it. */
export const requestContext = new AsyncLocalStorage<RequestContext>()

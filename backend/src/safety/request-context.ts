import { AsyncLocalStorage } from "node:async_hooks"
import { type Caller } from "./caller"
import { type Refusal } from "./refusal"

/** What is known of the request that is being answered. */
export interface RequestContext {
  /** echoed as X-Request-Id and in every line of the log */
  readonly id: string
  readonly caller: Caller
  /** why it is not answered, found before any parser touched it */
  readonly refusal: Refusal | undefined
}

/** The request being answered, for everything that happens because of it. */
export const requestContext = new AsyncLocalStorage<RequestContext>()

import type { AccountResponse } from "@scanwright/backend/contract"
import { cookies, headers } from "next/headers"
import { cache } from "react"
import { askTwice, type Query } from "@/lib/medusa/client"
import { MedusaReadError, type Result } from "@/lib/medusa/failure"
import type { Caller } from "@/lib/session/auth"
import { accountCookieName } from "@/lib/session/cookie"
import { callForAccount } from "./call"

/** Longest wait for a write, in ms. */
const WRITE_TIMEOUT_MS = 15_000

/** The person, the company and the roles of a session. */
export type Account = AccountResponse["account"]

const tokenOfVisitor = async () => (await cookies()).get(accountCookieName())?.value

/** The visitor for whom a page or an action sends requests. */
export const callerOf = async (): Promise<Caller> => ({
  forwardedFor: (await headers()).get("x-forwarded-for"),
})

/**
 * Reads a route of the account as the person who is signed in; a second time where no response came. Never cached.
 *
 * @param path `/store/account…`
 * @returns the response's body; a failure of the kind "expired" where nobody is signed in
 */
export async function readForAccount<Data>(path: string, query: Query = {}): Promise<Result<Data>> {
  const token = await tokenOfVisitor()
  const caller = await callerOf()
  return askTwice(() => callForAccount(token, path, { query, ...caller }))
}

/**
 * Reads like {@link readForAccount}, for a page that cannot do without.
 *
 * @throws MedusaReadError where Medusa does not respond, or refuses
 */
export async function needForAccount<Data>(path: string, query: Query = {}): Promise<Data> {
  const result = await readForAccount<Data>(path, query)
  if (result.ok) return result.value
  throw new MedusaReadError(path, result.failure)
}

/**
 * Writes through a route of the account as the person who is signed in. Sent once.
 *
 * @param idempotencyKey for a route that takes one: a second request with it stores nothing more
 */
export async function writeForAccount<Data>(
  path: string,
  body?: Record<string, unknown>,
  method: "POST" | "DELETE" = "POST",
  idempotencyKey?: string,
): Promise<Result<Data>> {
  const caller = await callerOf()
  return callForAccount(await tokenOfVisitor(), path, {
    ...{ method, timeoutMs: WRITE_TIMEOUT_MS, ...caller },
    ...(body !== undefined && { body }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
}

/** Reads the signed-in person with the company; once per rendered page. */
export const readAccount = cache(async (): Promise<Result<Account>> => {
  const result = await readForAccount<AccountResponse>("/store/account")
  return result.ok ? { ok: true, value: result.value.account } : result
})

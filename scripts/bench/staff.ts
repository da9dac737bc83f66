import { SetupError } from "../lib/errors.ts"
import { type Question } from "./questions.ts"

/** Name of the storefront's cookie with a staff session. */
export const STAFF_COOKIE = "staff-session"

/** Products on a page of the staff's table. */
const PER_PAGE = 50

/**
 * Signs in as staff do.
 * @returns the token, for the Admin API and for the storefront's cookie
 */
export async function signInAsStaff(
  address: string,
  admin: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${address}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new SetupError(`The first admin could not sign in: ${response.status}.`)
  return token
}

/** A request of the staff's table, with the storefront's page that sends it. */
export interface TableQuestion extends Question {
  page: string
}

/** @param query of the Admin API; the storefront's page has `page` in place of `offset` */
function asked(name: string, query: Record<string, string | number>, bare: string): TableQuestion {
  const { offset, ...shown } = query
  const labels = (parts: Record<string, string | number>) =>
    new URLSearchParams(Object.entries(parts).map(([key, value]) => [key, String(value)])).toString()
  const page: Record<string, number> = offset === undefined ? {} : { page: Number(offset) / PER_PAGE + 1 }
  return {
    name,
    shop: `/admin/catalogue?${labels({ limit: PER_PAGE, ...query })}`,
    page: `/admin/products?${labels({ ...shown, ...page })}`,
    bare,
  }
}

/**
 * Requests of the staff's table of products, with all facets.
 * @param count number of products
 */
export function tableQuestions(count: number): TableQuestion[] {
  const pageAt = (row: number) => Math.floor(row / PER_PAGE) * PER_PAGE
  const [deep, last] = [pageAt(count / 2), pageAt(count - 1)]
  return [
    asked("first page", {}, "/table"),
    asked("deep page", { offset: deep }, `/table?offset=${deep}`),
    asked("last page", { offset: last }, `/table?offset=${last}`),
    asked("by name", { order: "name" }, "/table?order=title"),
    asked("dearest first", { order: "-price" }, "/table?order=price%20desc%20nulls%20last"),
    asked("by stock, deep", { order: "stock", offset: deep }, `/table?order=stock&offset=${deep}`),
    asked("search, a word", { q: "sentinel" }, "/table-words?q=sentinel"),
    asked("search, part number", { q: "bench 0123" }, "/table-code?q=BENCH0123"),
    asked("search, misspelt", { q: "snetinel" }, "/table-misspelt?q=snetinel"),
    asked("facet, low stock", { stock: "low" }, "/table-low"),
    asked("facet, drafts", { status: "draft" }, "/table-drafts"),
  ]
}

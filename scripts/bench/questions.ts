import { type Target } from "./load.ts"

/** One request, sent to the shop and to bare SQL on the same tables. */
export interface Question {
  name: string
  /** path and query of the shop's API */
  shop: string
  /** path and query of the bare server; see bare-sql-server.ts */
  bare: string
}

const list = (query: string) => `/store/catalogue?limit=24&${query}`
const suggest = (q: string) => `/store/products/suggestions?q=${encodeURIComponent(q)}`

/** Requests for lists. @param count number of products */
export function listQuestions(count: number): Question[] {
  const deep = Math.floor(count / 2)
  const last = Math.max(0, count - 24)
  return [
    { name: "first page", shop: list("facets=false&order=name"), bare: "/list" },
    { name: "deep page", shop: list(`facets=false&order=name&offset=${deep}`), bare: `/list?offset=${deep}` },
    { name: "last page", shop: list(`facets=false&order=name&offset=${last}`), bare: `/list?offset=${last}` },
    { name: "by price", shop: list("facets=false&order=price"), bare: "/price" },
    { name: "facets, first page", shop: list("order=name"), bare: "/facets" },
    { name: "facets, last page", shop: list(`order=name&offset=${last}`), bare: `/facets?offset=${last}` },
    {
      name: "facets, brand and type chosen",
      shop: list("order=name&brand=measured-brand-1&machine_type=tablets"),
      bare: "/chosen",
    },
  ]
}

/** Searches, with words and part numbers of the generated products. */
export const searchQuestions: Question[] = [
  { name: "suggestions, a word", shop: suggest("sentinel"), bare: "/suggest?q=sentinel" },
  { name: "suggestions, two letters", shop: suggest("ke"), bare: "/suggest?q=ke" },
  { name: "part number, beginning", shop: suggest("bench 0123"), bare: "/prefix?q=BENCH0123" },
  { name: "part number, middle", shop: suggest("1234/"), bare: "/middle?q=1234" },
  { name: "misspelt word", shop: suggest("snetinel"), bare: "/misspelt?q=snetinel" },
]

/** A request as two targets, the bare one first: the shop is compared with it. */
export const targetsOf = (
  { name, shop, bare }: Question,
  addresses: { shop: string; bare: string },
  headers: Record<string, string>,
): [Target, Target] => [
  { name: `${name}, Node and SQL`, url: `${addresses.bare}${bare}` },
  { name, url: `${addresses.shop}${shop}`, headers },
]

/**
 * The lowest cost of the shop's responses: Node's own HTTP server and SQL, on the search index's own tables, for the same
 * queries as the shop's. Visibility of rows is read once; nothing else is cached between requests. Reads DATABASE_URL and
 * PORT.
 */
import { createServer } from "node:http"
import pg from "pg"

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const ACTIVE_INDEX = `
  select version.physical_name as name from search_index
  join search_index_version version on version.search_index_id = search_index.id
    and version.version = search_index.active_version
  where search_index.name = 'product' and version.deleted_at is null`

interface ActiveIndex {
  index: string
  /**
   * The number of the scopes that a visible row has, "published" and "in a sales channel": a number that an index can
   * compare.
   */
  scopes: number[]
}

async function readActiveIndex(): Promise<ActiveIndex> {
  const { rows } = await pool.query<{ name: string }>(ACTIVE_INDEX)
  const index = `search_${rows[0]?.name}`
  const scopes = await pool.query<{ id: number }>(
    `select id from ${index}_shapes where scope is null and shape->>'status' = 'published'`,
  )
  return { index, scopes: scopes.rows.map(({ id }) => id) }
}

const { index, scopes } = await readActiveIndex()

const VISIBLE = scopes.length === 1 ? `_scope = ${scopes[0]}` : `_scope = any('{${scopes.join()}}')`

const FACETS = [
  "brand_handle",
  "machine_type_handle",
  "in_stock",
  "spec_form_factor",
  "spec_scan_engine",
].concat(
  ["spec_operating_system", "spec_screen_size", "spec_dpi", "spec_rugged_rating", "spec_print_method"],
  ["spec_print_width", "spec_wifi_standard", "spec_ports"],
)

type Statement = [text: string, values: unknown[]]

/** The rows of a page with their documents. */
const page = (where: string, order: string, values: unknown[]): Statement => [
  `select document from (select id from ${index} where ${VISIBLE} and ${where} order by ${order} limit $1 offset $2) page
    join ${index}_documents using (id)`,
  values,
]

const count = (where = "true"): Statement => [
  `select count(*)::int as count from ${index} where ${VISIBLE} and ${where}`,
  [],
]

const facets = (where: string): Statement => [
  `select ${FACETS.join()}, grouping(${FACETS.join()}) as sets, count(*)::int as count, min(price), max(price)
    from ${index} where ${VISIBLE} and ${where} group by grouping sets ((), ${FACETS.map((name) => `(${name})`).join()})`,
  [],
]

/** Products on a page of the staff's table. */
const TABLE_PAGE = 50

/** Orders of the staff's table. */
const TABLE_ORDERS = ["updated_at desc", "title", "price desc nulls last", "stock"]

const TABLE_FACETS = ["brand_id", "machine_type_id", "status", "stock_band"]

/** A page of all products, drafts included, with every facet of the staff's table: one scan counts them all. */
const table = (where: string, order: string, offset: number, values: unknown[] = []): Statement[] => [
  [
    `select document from (select id from ${index} where ${where} order by ${order}, id
      limit ${TABLE_PAGE} offset ${offset}) page join ${index}_documents using (id)`,
    values,
  ],
  [
    `select ${TABLE_FACETS.join()}, grouping(${TABLE_FACETS.join()}) as sets, count(*)::int as count, min(price), max(price)
      from ${index} where ${where}
      group by grouping sets ((), ${TABLE_FACETS.map((name) => `(${name})`).join()})`,
    values,
  ],
]

/** The query of each path; `q`, `offset` and `order` are parameters of the address. */
const questions: Record<string, (q: string, offset: number, order: string) => Statement[]> = {
  "/table": (_q, offset, order) =>
    table("true", TABLE_ORDERS.includes(order) ? order : "updated_at desc", offset),
  "/table-words": (q) => table("_words like '%' || $1 || '%'", "title", 0, [q.toLowerCase()]),
  "/table-code": (q) => table("_code like $1 || '%'", "title", 0, [q]),
  "/table-misspelt": (q) => table("word_similarity($1, _words) > 0.4", "title", 0, [q.toLowerCase()]),
  "/table-low": () => table("stock_band = 'low'", "updated_at desc", 0),
  "/table-drafts": () => table("status = 'draft'", "updated_at desc", 0),
  "/list": (_q, offset) => [page("true", "title, id", [24, offset]), count()],
  "/price": (_q, offset) => [page("true", "price, id", [24, offset]), count()],
  "/facets": (_q, offset) => [page("true", "title, id", [24, offset]), count(), facets("true")],
  // With a chosen brand and machine type, each of the two facets is counted without its own filter.
  "/chosen": () => {
    const brand = "brand_handle = 'measured-brand-1'"
    const type = "machine_type_handle = 'tablets'"
    return [
      page(`${brand} and ${type}`, "title, id", [24, 0]),
      count(`${brand} and ${type}`),
      facets(`${brand} and ${type}`),
      facets(brand),
      facets(type),
    ]
  },
  "/suggest": (q) => [page(`_words like '%' || $3 || '%'`, "title, id", [8, 0, q.toLowerCase()])],
  "/prefix": (q) => [page(`_code like $3 || '%'`, "title, id", [8, 0, q])],
  "/middle": (q) => [page(`_code like '%' || $3 || '%'`, "title, id", [8, 0, q])],
  "/misspelt": (q) => [
    page(`word_similarity($3, _words) > 0.4`, `word_similarity($3, _words) desc, id`, [8, 0, q]),
  ],
}

async function query(url: URL): Promise<string> {
  const question = questions[url.pathname] ?? questions["/list"]
  const statements =
    question?.(
      url.searchParams.get("q") ?? "",
      Number(url.searchParams.get("offset") ?? 0),
      url.searchParams.get("order") ?? "",
    ) ?? []
  const results = await Promise.all(
    statements.map(async ([text, values]) => (await pool.query<Record<string, unknown>>(text, values)).rows),
  )
  return JSON.stringify(results)
}

/** What was sent to `/stored` last: a write and a read with nothing behind them. */
let stored: Buffer[] = []

createServer((request, response) => {
  if (request.url === "/stored") {
    if (request.method === "GET") return void response.end(Buffer.concat(stored))
    stored = []
    request.on("data", (part: Buffer) => stored.push(part)).on("end", () => response.end())
    return
  }
  query(new URL(request.url ?? "/", "http://localhost")).then(
    (body) => response.setHeader("content-type", "application/json").end(body),
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
}).listen(Number(process.env.PORT), "127.0.0.1")

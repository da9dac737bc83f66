import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { differenceFrom, faultsOfHead, type Page } from "./page-states/page.ts"
import { ShopFront } from "./page-states/shop-front.ts"
import { FaultShop } from "./shop.ts"
import { soon } from "./soon.ts"

const redisServer = process.env.REDIS_SERVER_PATH
/** Decides which records walk, and how; PAGE_STATES_SEED repeats one. */
const SEED = Number(process.env.PAGE_STATES_SEED ?? Date.now() % 1_000_000)
/** Changes of a walk before its way back to the initial state. */
const CHANGES = 6
/** Longest wait until all pages are right, in ms: three storefronts and Medusa share the machine. */
const RIGHT_WITHIN_MS = 120_000

type Change = "publish" | "unpublish" | "delete" | "restore" | "rename"

/** Kinds of records with a page of their own: their place in the Admin API. */
const KINDS = {
  product: { resource: "products", entity: "product" },
  article: { resource: "blogs", entity: "blog" },
} as const
type Kind = keyof typeof KINDS

interface Named {
  id: string
  handle: string
}

interface Product extends Named {
  brand: Named | null
  categories: Named[]
}

interface State {
  isPublished: boolean
  isDeleted: boolean
  isRenamed: boolean
}

const isVisible = ({ isPublished, isDeleted }: State) => isPublished && !isDeleted

function after(state: State, change: Change): State {
  if (change === "rename") return { ...state, isRenamed: !state.isRenamed }
  if (change === "delete" || change === "restore") return { ...state, isDeleted: change === "delete" }
  return { ...state, isPublished: change === "publish" }
}

describe.runIf(redisServer)("Pages that come and go", () => {
  let shop: FaultShop
  let front: ShopFront

  beforeAll(async () => {
    shop = await FaultShop.open()
    front = await ShopFront.open(shop, redisServer ?? "")
  })

  afterAll(() => shop.close())

  /** Chooses a record of the sample. @returns it with the folder of its page */
  async function choose(kind: Kind): Promise<Named & { folder: string }> {
    const { blogs } = await front.call<{ blogs: Named[] }>("GET", "blogs?limit=100&is_published=true")
    const fields = "id,handle,brand.handle,categories.handle"
    const { products } = await front.call<{ products: Product[] }>(
      "GET",
      `products?limit=500&status[]=published&order=handle&fields=${fields}`,
    )
    const all =
      kind === "article"
        ? blogs.map((blog) => ({ ...blog, folder: "/blogs" }))
        : products.flatMap(({ id, handle, brand, categories: [type] }) =>
            brand && type ? [{ id, handle, folder: `/products/${brand.handle}/${type.handle}` }] : [],
          )
    const chosen = all[SEED % all.length]
    if (!chosen) throw new Error(`The sample has no ${kind} to walk with`)
    return chosen
  }

  it.each(Object.keys(KINDS) as Kind[])(
    "of a %s are right in both storefronts after any order of changes, Medusa being cut off after one of them",
    async (kind) => {
      const { resource, entity } = KINDS[kind]
      const { id, handle, folder } = await choose(kind)
      const handles = [handle, `${handle}-renamed`] as const
      const paths = handles.map((one) => `${folder}/${one}`)
      let state: State = { isPublished: true, isDeleted: false, isRenamed: false }
      let wasCut = false
      const done: string[] = []
      /** What no visitor may see at any moment. */
      const faults: string[] = []
      const report = (what: string) => [`${kind} ${handle} (seed ${SEED}), after`, ...done, what].join("\n  ")

      /** Visits a page, which has its whole head or is no page. While Medusa is unreachable, it stays as it was or responds with 503. */
      const look = async (path: string): Promise<Page[]> => {
        const pages = await front.visit(path)
        for (const page of pages) {
          const half = page.status === 200 ? faultsOfHead(page, front.siteUrl + path) : []
          if (half.length > 0) faults.push(report(`${path} with ${half.join(", ")}`))
          if (page.status >= 500 && !(page.status === 503 && page.retryAfter === "10"))
            faults.push(report(`${path} is ${page.status}, to be tried after ${page.retryAfter}`))
        }
        return pages
      }

      const expectRight = () =>
        soon(async () => {
          const own = paths[state.isRenamed ? 1 : 0] ?? ""
          expect((await front.render(own)).status, report(own)).toBe(isVisible(state) ? 200 : 404)
          for (const path of paths) {
            const fresh = await front.render(path)
            for (const page of await look(path)) expect(differenceFrom(fresh, page), report(path)).toBeNull()
          }
        }, RIGHT_WITHIN_MS)

      const make = async (change: Change) => {
        const path = `${resource}/${id}`
        if (change === "delete") await front.call("DELETE", path)
        else if (change === "restore") await front.call("POST", "deleted/restore", { entity, id })
        else if (change === "rename")
          await front.call("POST", path, { handle: handles[state.isRenamed ? 0 : 1] })
        else if (kind === "article") await front.call("POST", path, { is_published: change === "publish" })
        else await front.call("POST", path, { status: change === "publish" ? "published" : "draft" })
      }

      const step = async (change: Change) => {
        const next = after(state, change)
        // The storefronts are notified of what visitors see before or afterwards, and of nothing else.
        const isNotified = isVisible(state) || isVisible(next)
        front.isCut = !wasCut && isNotified && done.length >= SEED % CHANGES
        await make(change)
        state = next
        done.push(change)
        if (front.isCut) {
          wasCut = true
          // Until they have received the change and tried to render.
          await soon(async () => {
            await Promise.all(paths.map(look))
            expect(front.refused, report("nothing was rendered")).toBeGreaterThan(0)
          })
          front.isCut = false
          front.refused = 0
        }
        await expectRight()
      }

      const draws = fc.array(fc.nat({ max: 5 }), { minLength: CHANGES, maxLength: CHANGES })
      const [walk = []] = fc.sample(draws, { numRuns: 1, seed: SEED })
      for (const draw of walk) {
        const possible: Change[] = state.isDeleted
          ? ["restore"]
          : [state.isPublished ? "unpublish" : "publish", "delete", "rename"]
        await step(possible[draw % possible.length] ?? "rename")
      }
      if (state.isDeleted) await step("restore")
      if (!state.isPublished) await step("publish")
      if (state.isRenamed) await step("rename")
      expect({ faults, wasCut }).toEqual({ faults: [], wasCut: true })
    },
    15 * 60_000,
  )
})

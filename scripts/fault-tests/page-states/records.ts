import { type StaffApi } from "./staff.ts"
import { type Change, type State } from "./walk.ts"

/** A record with pages that appear and disappear. */
export interface PagedRecord {
  readonly name: string
  /** Records of one kind are walked together. */
  readonly kind: "content" | "taxonomy" | "numbered page"
  /** Records of one lane are walked one after the other: their pages show each other. */
  readonly lane: string
  /** Its own handle, and a second one for renaming. */
  readonly handles: readonly [own: string, other: string]
  readonly changes: readonly Change[]
  /** Addresses of its pages under a handle, the one that is its own first. */
  readonly pathsOf: (handle: string) => readonly string[]
  /** Status of its own page while visitors cannot see it. */
  readonly statusWhenHidden: (state: State) => number
  /** Names of a product, and the text that may name other products, to which its page then links. */
  readonly names?: readonly string[]
  readonly text?: string
  /** Makes a change as staff do. @param state before it */
  readonly make: (change: Change, state: State) => Promise<unknown>
}

interface ApiProduct {
  id: string
  title: string
  handle: string
  brand: { handle: string } | null
  categories: { handle: string }[]
  variants: { sku: string | null }[]
  product_profile: { compatibility: string[] | null } | null
}

interface ApiRecord {
  id: string
  handle: string
}

interface Product {
  readonly id: string
  readonly handle: string
  readonly brand: string
  readonly type: string
  readonly names: readonly string[]
  readonly text: string
}

/** A deleted brand or machine type is unknown, and leads to the page above it; one without products is not found. */
const statusOfTaxonomy = ({ isDeleted }: State) => (isDeleted ? 307 : 404)

const EVERY_CHANGE: readonly Change[] = ["publish", "unpublish", "delete", "restore", "rename"]

const handlesOf = (handle: string) => [handle, `${handle}-renamed`] as const

/** The published products with a brand and a machine type. */
async function readProducts(staff: StaffApi): Promise<Product[]> {
  const fields = "id,title,handle,brand.handle,categories.handle,variants.sku,product_profile.compatibility"
  const { products } = await staff.call<{ products: ApiProduct[] }>(
    "GET",
    `products?limit=500&status[]=published&order=handle&fields=${fields}`,
  )
  return products.flatMap(
    ({ id, title, handle, brand, categories: [category], variants, product_profile }) =>
      brand && category
        ? [
            {
              id,
              handle,
              brand: brand.handle,
              type: category.handle,
              names: [title, ...variants.flatMap(({ sku }) => sku ?? [])],
              text: (product_profile?.compatibility ?? []).join(", "),
            },
          ]
        : [],
  )
}

/**
 * Whether one product's page shows the other as compatible. A page reads its compatible products when its own product changes, so
 * such products are not walked at the same time.
 */
export const showEachOther = (one: PagedRecord, other: PagedRecord): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([named, naming]) => (named?.names ?? []).some((name) => naming?.text?.includes(name)))

/** Resource of each entity in the Admin API. */
const RESOURCES = {
  product: "products",
  blog: "blogs",
  brand: "brands",
  machine_type: "machine-types",
} as const
type Entity = keyof typeof RESOURCES

/** Deletes, restores or renames a record of any kind. */
async function makeOf(
  staff: StaffApi,
  entity: Entity,
  id: string,
  [own, other]: PagedRecord["handles"],
  change: "delete" | "restore" | "rename",
  state: State,
): Promise<unknown> {
  const path = `${RESOURCES[entity]}/${id}`
  if (change === "delete") return staff.call("DELETE", path)
  if (change === "restore") return staff.call("POST", "deleted/restore", { entity, id })
  return staff.call("POST", path, { handle: state.isRenamed ? own : other })
}

const isPublishing = (change: Change): change is "publish" | "unpublish" =>
  change === "publish" || change === "unpublish"

function setProducts(staff: StaffApi, products: readonly Product[], change: "publish" | "unpublish") {
  const status = change === "publish" ? "published" : "draft"
  return staff.call("POST", "products/batch", { update: products.map(({ id }) => ({ id, status })) })
}

function productRecord(staff: StaffApi, product: Product): PagedRecord {
  const { id, handle, brand, type } = product
  const handles = handlesOf(handle)
  return {
    name: `product ${handle}`,
    kind: "content",
    lane: type,
    names: product.names,
    text: product.text,
    handles,
    changes: EVERY_CHANGE,
    pathsOf: (one) => [`/products/${brand}/${type}/${one}`],
    statusWhenHidden: () => 404,
    make: (change, state) =>
      isPublishing(change)
        ? setProducts(staff, [product], change)
        : makeOf(staff, "product", id, handles, change, state),
  }
}

function blogRecord(staff: StaffApi, { id, handle }: ApiRecord): PagedRecord {
  const handles = handlesOf(handle)
  return {
    name: `blog ${handle}`,
    kind: "content",
    lane: "blogs",
    handles,
    changes: EVERY_CHANGE,
    pathsOf: (one) => [`/blogs/${one}`],
    statusWhenHidden: () => 404,
    make: (change, state) =>
      isPublishing(change)
        ? staff.call("POST", `blogs/${id}`, { is_published: change === "publish" })
        : makeOf(staff, "blog", id, handles, change, state),
  }
}

/** A brand, which visitors see while one of its products is published. */
function brandRecord(staff: StaffApi, { id, handle }: ApiRecord, products: readonly Product[]): PagedRecord {
  const own = products.filter(({ brand }) => brand === handle)
  const [product] = own
  const handles = handlesOf(handle)
  return {
    name: `brand ${handle}`,
    kind: "taxonomy",
    lane: "taxonomy",
    handles,
    changes: EVERY_CHANGE,
    pathsOf: (one) => [
      `/products/${one}`,
      ...(product
        ? [`/products/${one}/${product.type}`, `/products/${one}/${product.type}/${product.handle}`]
        : []),
    ],
    statusWhenHidden: statusOfTaxonomy,
    make: (change, state) =>
      isPublishing(change)
        ? setProducts(staff, own, change)
        : makeOf(staff, "brand", id, handles, change, state),
  }
}

/** A machine type, seen by its list of one brand's products. */
function machineTypeRecord(
  staff: StaffApi,
  { id, handle }: ApiRecord,
  products: readonly Product[],
): PagedRecord[] {
  const product = products.find(({ type }) => type === handle)
  if (!product) return []
  const own = products.filter(({ type, brand }) => type === handle && brand === product.brand)
  const handles = handlesOf(handle)
  return [
    {
      name: `machine type ${handle}`,
      kind: "taxonomy",
      lane: "taxonomy",
      handles,
      changes: EVERY_CHANGE,
      pathsOf: (one) => [
        `/products/${product.brand}/${one}`,
        `/products/${product.brand}/${one}/${product.handle}`,
      ],
      statusWhenHidden: statusOfTaxonomy,
      make: (change, state) =>
        isPublishing(change)
          ? setProducts(staff, own, change)
          : makeOf(staff, "machine_type", id, handles, change, state),
    },
  ]
}

/** Products and articles that one page of a list shows. */
const PRODUCTS_PER_PAGE = 24
const BLOGS_PER_PAGE = 12

/** The second page of a list. @param publish publishes its only entry, or makes it a draft */
const secondPage = (
  lane: string,
  path: string,
  publish: (isPublished: boolean) => Promise<unknown>,
): PagedRecord => ({
  name: `second page of ${lane}`,
  kind: "numbered page",
  lane,
  handles: ["", ""],
  changes: ["publish", "unpublish"],
  pathsOf: () => [path],
  statusWhenHidden: () => 307,
  make: (change) => publish(change === "publish"),
})

/**
 * The second page of the longest list of products, which is there while the last product made for it is.
 *
 * @returns the page, and the products made for it
 */
async function secondProductPage(
  staff: StaffApi,
  products: readonly Product[],
): Promise<{ page: PagedRecord; made: Product[] }> {
  const [brand, type] = ["zebra", "mobile-computers"]
  const present = products.filter((one) => one.brand === brand && one.type === type)
  const {
    products: [model],
  } = await staff.call<{
    products: {
      categories: { id: string }[]
      brand: { id: string }
      shipping_profile: { id: string }
      sales_channels: { id: string }[]
    }[]
  }>(
    "GET",
    `products?id=${present[0]?.id}&fields=categories.id,brand.id,shipping_profile.id,sales_channels.id`,
  )
  if (!model) throw new Error(`The sample has no products at /products/${brand}/${type}`)
  const missing = PRODUCTS_PER_PAGE + 1 - present.length
  const made: Product[] = []
  for (let number = 1; number <= missing; number += 1) {
    const { product } = await staff.call<{ product: ApiRecord }>("POST", "products", {
      title: `Walked Computer ${number}`,
      status: "published",
      shipping_profile_id: model.shipping_profile.id,
      sales_channels: model.sales_channels.map(({ id }) => ({ id })),
      categories: model.categories.map(({ id }) => ({ id })),
      options: [{ title: "Version", values: ["Standard"] }],
      variants: [
        {
          title: "Standard",
          sku: `WALKED-${number}`,
          options: { Version: "Standard" },
          prices: [{ currency_code: "gbp", amount: 100 }],
        },
      ],
      additional_data: { brand_id: model.brand.id },
    })
    made.push({ ...product, brand, type, names: [], text: "" })
  }
  const page = secondPage("products", `/products/${brand}/${type}?page=2`, (isPublished) =>
    staff.call("POST", `products/${made.at(-1)?.id}`, { status: isPublished ? "published" : "draft" }),
  )
  return { page, made }
}

/** The second page of the articles. */
async function secondBlogPage(staff: StaffApi, count: number): Promise<PagedRecord> {
  let last = ""
  for (let number = count; number <= BLOGS_PER_PAGE; number += 1) {
    const { blog } = await staff.call<{ blog: ApiRecord }>("POST", "blogs", {
      title: `Walked article ${number}`,
      content: "<p>One more article than a page holds.</p>",
      is_published: true,
    })
    last = blog.id
  }
  return secondPage("blogs", "/blogs?page=2", (isPublished) =>
    staff.call("POST", `blogs/${last}`, { is_published: isPublished }),
  )
}

/** Every published record of the shop that has pages, and the second pages of its lists. */
export async function readRecords(staff: StaffApi): Promise<PagedRecord[]> {
  const products = await readProducts(staff)
  const { blogs } = await staff.call<{ blogs: ApiRecord[] }>("GET", "blogs?limit=100&status=published")
  const { brands } = await staff.call<{ brands: ApiRecord[] }>("GET", "brands?limit=100")
  const { machine_types: types } = await staff.call<{ machine_types: ApiRecord[] }>(
    "GET",
    "machine-types?limit=100",
  )
  const { page, made } = await secondProductPage(staff, products)
  const all = [...products, ...made]
  return [
    ...products.map((product) => productRecord(staff, product)),
    ...blogs.map((blog) => blogRecord(staff, blog)),
    ...brands.map((brand) => brandRecord(staff, brand, all)),
    ...types.flatMap((type) => machineTypeRecord(staff, type, all)),
    page,
    await secondBlogPage(staff, blogs.length),
  ]
}

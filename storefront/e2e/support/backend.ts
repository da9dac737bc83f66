import type {
  AdminUrlSeoBatchResponse,
  FormType,
  StoreBlogsResponse,
  StoreBrandsResponse,
  StoreCatalogueProduct,
  StoreCatalogueResponse,
  StoreMachineTypesResponse,
  StoreRelatedProductsResponse,
} from "@scanwright/backend/contract"
import { settings } from "./settings"

async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(settings.BACKEND_URL + path, init)
  if (!response.ok)
    throw new Error(`${init.method ?? "GET"} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

const store = <Answer>(path: string) =>
  call<Answer>(`/store/${path}`, { headers: { "x-publishable-api-key": settings.MEDUSA_PUBLISHABLE_KEY } })

export const readBrands = async () => (await store<StoreBrandsResponse>("brands")).brands
export const readMachineTypes = async (brand?: string) =>
  (await store<StoreMachineTypesResponse>(`machine-types${brand ? `?brand=${brand}` : ""}`)).machine_types
export const readArticles = async (query = "") => (await store<StoreBlogsResponse>(`blogs?${query}`)).blogs
/** The first article of the sample data: tests of the staff's screens delete only their own articles. */
export const readOldestArticle = async () => (await readArticles("limit=50")).at(-1)
export const readCatalogue = (query: string) => store<StoreCatalogueResponse>(`catalogue?${query}`)

/** The products that the page of one names as related. */
export const readRelated = async (id: string) =>
  (await store<StoreRelatedProductsResponse>(`products/${id}/related?limit=8`)).products

/** The machine types of the sample data, which no test renames or deletes. */
export const SAMPLE_TYPES = [
  ...["Barcode Scanners", "Mobile Computers", "Label Printers"],
  ...["POS Systems", "Tablets", "Networking Equipment"],
]

/** Posts to the Store API as a visitor's browser does. */
export const post = <Answer>(path: string, body: object) =>
  call<Answer>(`/store/${path}`, {
    method: "POST",
    headers: {
      "x-publishable-api-key": settings.MEDUSA_PUBLISHABLE_KEY,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  })

async function sendForm(type: FormType, data: object, checks: object = {}): Promise<string> {
  const { form_submission: sent } = await post<{ form_submission: { reference: string } }>(
    "form-submissions",
    {
      type,
      data: { email: "visitor@buyer.example", privacy_consent: true, ...data },
      ...checks,
    },
  )
  return sent.reference
}

/**
 * Sends a general form as a visitor does.
 *
 * @param checks what else the body has
 * @returns its reference
 */
export const sendGeneralForm = (name: string, message: string, checks: object = {}) =>
  sendForm("general", { name, message }, checks)

/** Sends the enquiry of a manufacturer. @returns its reference */
export const sendOemForm = (company: string) =>
  sendForm("oem", { name: "Ada Byron", company, message: "Scan engines for our kiosks." })

/** Requests a quote for one piece of each product, as a visitor does. @returns its reference */
export const sendQuoteRequest = (productIds: readonly string[]): Promise<string> =>
  sendForm("product_inquiry", {
    ...{ name: "Visitor", company: "Buyer Ltd" },
    lines: productIds.map((id) => ({ product_id: id, quantity: 1 })),
  })

/** A product with all the fields that a page needs. */
export type CompleteProduct = StoreCatalogueProduct & {
  brand: NonNullable<StoreCatalogueProduct["brand"]>
  machine_type: NonNullable<StoreCatalogueProduct["machine_type"]>
  part_number: string
  price: number
}

export const isComplete = (one: StoreCatalogueProduct): one is CompleteProduct =>
  one.brand !== null && one.machine_type !== null && one.price !== null && one.part_number !== null

/**
 * The first product in stock that has a price, a brand, a machine type and a part number.
 *
 * @param isWanted narrows the choice
 * @param query narrows it further: a name or part number; without it only the first 100 products are looked at
 */
export async function findProduct(isWanted: (product: CompleteProduct) => boolean = () => true, query = "") {
  const { products } = await readCatalogue(
    `in_stock=true&order=name&limit=100&facets=false&q=${encodeURIComponent(query)}`,
  )
  const found = products.filter(isComplete).find(isWanted)
  if (!found) throw new Error("The catalogue has no complete product to test with")
  return found
}

/** Address of a product's page. */
export const pathOf = ({ brand, machine_type: machineType, handle }: CompleteProduct) =>
  `/products/${brand.handle}/${machineType.handle}/${handle}`

/** A price as pages show it. */
export const pounds = (price: number) =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }).format(price)

interface AdminProduct {
  id: string
  title: string
  variants: { id: string; prices: { id: string; currency_code: string; amount: number }[] }[]
}

const PATH_OF = {
  product: "products",
  blog: "blogs",
  brand: "brands",
  machine_type: "machine-types",
} as const
type Entity = keyof typeof PATH_OF

/** The Admin API as a member of staff uses it. */
export class Staff {
  /** Records that were created here, and are still there, in the order of their creation. */
  private readonly made: { kind: Entity; id: string }[] = []

  private constructor(private readonly token: string) {}

  static async signIn(): Promise<Staff> {
    const { token } = await call<{ token: string }>("/auth/user/emailpass", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }),
    })
    return new Staff(token)
  }

  private admin<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
    return call<Answer>(`/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }

  private async product(id: string): Promise<AdminProduct> {
    const path = `products/${id}?fields=id,title,*variants.prices`
    return (await this.admin<{ product: AdminProduct }>(path)).product
  }

  /** @param price pounds ex VAT */
  async setPrice(productId: string, price: number): Promise<void> {
    const { variants } = await this.product(productId)
    const [variant] = variants
    if (!variant) throw new Error(`Product ${productId} has no variant`)
    const old = variant.prices.find((one) => one.currency_code === "gbp")
    await this.admin(`products/${productId}/variants/${variant.id}`, "POST", {
      prices: [{ ...(old && { id: old.id }), currency_code: "gbp", amount: price }],
    })
  }

  /** Begins a sale, a price list of Medusa's, that applies at once. @param amount pounds ex VAT @returns its id */
  async addSale(variantId: string, amount: number): Promise<string> {
    const { price_list: list } = await this.admin<{ price_list: { id: string } }>("price-lists", "POST", {
      ...{ title: "A sale", description: "Of a test", status: "active", type: "sale" },
      prices: [{ variant_id: variantId, currency_code: "gbp", amount }],
    })
    return list.id
  }

  async removeSale(id: string): Promise<void> {
    await this.admin(`price-lists/${id}`, "DELETE")
  }

  /** Sets the pieces on the only shelf that has a part number. */
  async setStock(sku: string, pieces: number): Promise<void> {
    const query = new URLSearchParams({ sku, fields: "id,*location_levels" }).toString()
    const { inventory_items: items } = await this.admin<{
      inventory_items: { id: string; location_levels: { location_id: string }[] }[]
    }>(`inventory-items?${query}`)
    const [item] = items
    const level = item?.location_levels[0]
    if (!level) throw new Error(`${sku} is on no shelf`)
    const path = `inventory-items/${item.id}/location-levels/${level.location_id}`
    await this.admin(path, "POST", { stocked_quantity: pieces })
  }

  /** Publishes a product or an article, or makes it a draft. */
  async publish(kind: "product" | "blog", id: string, isPublished: boolean): Promise<void> {
    const change =
      kind === "blog" ? { is_published: isPublished } : { status: isPublished ? "published" : "draft" }
    await this.admin(`${PATH_OF[kind]}/${id}`, "POST", change)
  }

  /** Restores a deleted record. */
  async restore(entity: Entity, id: string): Promise<void> {
    await this.admin("deleted/restore", "POST", { entity, id })
    this.remember(entity, id)
  }

  /** Creates a published article. @param fields others than its title @returns its id */
  async createBlog(title: string, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const content = "<p>An article that comes and goes.</p>"
    const { blog } = await this.admin<{ blog: { id: string } }>("blogs", "POST", {
      ...{ title, content, is_published: true, ...fields },
    })
    return this.remember("blog", blog.id)
  }

  /** Creates a brand or a machine type. @returns its id */
  async create(kind: "brand" | "machine_type", name: string): Promise<string> {
    const made = await this.admin<Record<string, { id: string }>>(PATH_OF[kind], "POST", { name })
    return this.remember(kind, made[kind]?.id ?? "")
  }

  /** The name of a brand as staff see it: buyers are not shown a brand without products. */
  async brandName(handle: string): Promise<string | undefined> {
    const { brands } = await this.admin<{ brands: { name: string }[] }>(`brands?handle=${handle}`)
    return brands[0]?.name
  }

  /** The handle of a record. */
  async handleOf(kind: Entity, id: string): Promise<string> {
    const found = await this.admin<Record<string, { handle: string }>>(`${PATH_OF[kind]}/${id}`)
    return found[kind]?.handle ?? ""
  }

  /** Changes the handle of a record. */
  async move(kind: Entity, id: string, handle: string): Promise<void> {
    await this.admin(`${PATH_OF[kind]}/${id}`, "POST", { handle })
  }

  /** Gives a product another brand, and so another address. */
  async giveBrand(productId: string, brandId: string): Promise<void> {
    await this.admin(`products/${productId}`, "POST", { additional_data: { brand_id: brandId } })
  }

  /** Gives a product a machine type beside those that it has. */
  async giveMachineType(productId: string, machineTypeId: string): Promise<void> {
    await this.admin(`product-categories/${machineTypeId}/products`, "POST", { add: [productId] })
  }

  async remove(kind: Entity, id: string): Promise<void> {
    await this.admin(`${PATH_OF[kind]}/${id}`, "DELETE")
    const at = this.made.findIndex((one) => one.id === id)
    if (at >= 0) this.made.splice(at, 1)
  }

  private remember(kind: Entity, id: string): string {
    this.made.push({ kind, id })
    return id
  }

  /** Deletes what was created here and is still there, products first: whatever a test has come to, nothing of it stays. */
  async tidy(): Promise<void> {
    const products = this.made.filter(({ kind }) => kind === "product")
    const others = this.made.filter(({ kind }) => kind !== "product")
    for (const { kind, id } of [...products, ...others]) await this.remove(kind, id)
  }

  /** Creates URL SEO configs. @returns their ids */
  async configureUrls(configs: readonly object[]): Promise<string[]> {
    const { created } = await this.admin<AdminUrlSeoBatchResponse>("url-seo/batch", "POST", {
      create: configs,
    })
    return created.map(({ id }) => id)
  }

  async deactivateUrls(ids: readonly string[]): Promise<void> {
    await this.admin("url-seo/batch", "POST", { update: ids.map((id) => ({ id, is_active: false })) })
  }

  async forgetUrls(ids: readonly string[]): Promise<void> {
    await this.admin("url-seo/batch", "POST", { delete: ids })
  }

  /** Creates a published product, whose stock is counted where one is given or it is out of stock. @returns its id */
  async createProduct(product: {
    title: string
    subtitle?: string
    description?: string
    /** Empty: made from the title. */
    handle: string
    /** Null for none. */
    brandId: string | null
    machineTypeId: string | null
    sku: string
    price: number
    /** Addresses of its pictures. */
    images?: readonly string[]
    /** Pieces on the shelf. */
    stock?: number
    isOutOfStock?: boolean
    /** Fields that are ours, such as its lead time. */
    profile?: Readonly<Record<string, unknown>>
  }): Promise<string> {
    const [{ sales_channels: channels }, { shipping_profiles: profiles }] = await Promise.all([
      this.admin<{ sales_channels: { id: string }[] }>("sales-channels"),
      this.admin<{ shipping_profiles: { id: string }[] }>("shipping-profiles"),
    ])
    const { product: created } = await this.admin<{ product: { id: string } }>("products", "POST", {
      title: product.title,
      subtitle: product.subtitle,
      description: product.description,
      handle: product.handle,
      status: "published",
      shipping_profile_id: profiles[0]?.id,
      sales_channels: channels.map(({ id }) => ({ id })),
      categories: product.machineTypeId === null ? [] : [{ id: product.machineTypeId }],
      images: product.images?.map((url) => ({ url })),
      thumbnail: product.images?.[0],
      options: [{ title: "Version", values: ["Standard"] }],
      variants: [
        {
          title: "Standard",
          sku: product.sku,
          manage_inventory: product.isOutOfStock ?? false,
          options: { Version: "Standard" },
          prices: [{ currency_code: "gbp", amount: product.price }],
        },
      ],
      additional_data: { brand_id: product.brandId, stock: product.stock, ...product.profile },
    })
    return this.remember("product", created.id)
  }

  /** Uploads a picture. @returns the address at which it is stored */
  async uploadPicture(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const form = new FormData()
    form.append("files", new File([bytes], name, { type }))
    const { files } = await call<{ files: { url: string }[] }>("/admin/uploads", {
      method: "POST",
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    })
    return files[0]?.url ?? ""
  }
}

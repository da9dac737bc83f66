import { type AxiosInstance, type AxiosResponse } from "axios"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createStockLocationsWorkflow,
  createUserAccountWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import { type StaffRole } from "../../src/contract"
import { type ProductAdditionalData } from "../../src/workflows/product/additional-data"

const STAFF = { email: "staff@scanwright.example", password: "a-long-test-password" }

/** A product to create through the Admin API. */
export interface ProductInput {
  title: string
  handle?: string
  sku: string
  /** Pounds ex VAT; without it the product has no amount, only a price text. */
  price?: number
  stock?: number
  status?: "published" | "draft"
  category_id?: string
  /** False puts the product into no sales channel. */
  offered?: boolean
  additional_data?: ProductAdditionalData
}

export interface CreatedProduct {
  id: string
  handle: string
  variant_id: string
  inventory_item_id: string
}

type Body = Record<string, unknown>

/** A shop under test: its staff, its one region, channel and stock location, and requests to its API. */
export class Shop {
  private constructor(
    private readonly api: AxiosInstance,
    readonly container: MedusaContainer,
    readonly token: string,
    readonly publishableKey: string,
    readonly salesChannelId: string,
    readonly stockLocationId: string,
    readonly regionId: string,
  ) {}

  /** Sets up what an empty database needs before products can be sold. */
  static async open(api: AxiosInstance, container: MedusaContainer): Promise<Shop> {
    const { result: channels } = await createSalesChannelsWorkflow(container).run({
      input: { salesChannelsData: [{ name: "Default Sales Channel" }] },
    })
    const salesChannelId = channels[0]?.id ?? ""
    await updateStoresWorkflow(container).run({
      input: { selector: {}, update: { default_sales_channel_id: salesChannelId } },
    })
    const { result: locations } = await createStockLocationsWorkflow(container).run({
      input: { locations: [{ name: "Warehouse" }] },
    })
    const stockLocationId = locations[0]?.id ?? ""
    await linkSalesChannelsToStockLocationWorkflow(container).run({
      input: { id: stockLocationId, add: [salesChannelId] },
    })
    const { result: regions } = await createRegionsWorkflow(container).run({
      input: { regions: [{ name: "United Kingdom", currency_code: "gbp", countries: ["gb"] }] },
    })
    const { result: keys } = await createApiKeysWorkflow(container).run({
      input: { api_keys: [{ title: "Storefront", type: "publishable", created_by: "" }] },
    })
    await linkSalesChannelsToApiKeyWorkflow(container).run({
      input: { id: keys[0]?.id ?? "", add: [salesChannelId] },
    })
    const token = await signIn(api, container)
    return new Shop(
      api,
      container,
      token,
      keys[0]?.token ?? "",
      salesChannelId,
      stockLocationId,
      regions[0]?.id ?? "",
    )
  }

  /** A request of staff. */
  async admin<T>(method: "get" | "post" | "delete", path: string, data?: Body): Promise<AxiosResponse<T>> {
    return this.request<T>(method, `/admin/${path}`, { authorization: `Bearer ${this.token}` }, data)
  }

  /** A request of staff that must succeed. @returns the body of its response */
  async ask<T>(method: "get" | "post" | "delete", path: string, data?: Body): Promise<T> {
    const { status, data: body } = await this.admin<T>(method, path, data)
    expect({ path, status, body }).toMatchObject({ status: 200 })
    return body
  }

  /** A request of a visitor; `key` false leaves the publishable key out. */
  async store<T>(path: string, key = true): Promise<AxiosResponse<T>> {
    return this.request<T>(
      "get",
      `/store/${path}`,
      key ? { "x-publishable-api-key": this.publishableKey } : {},
    )
  }

  /** A further member of staff with a role. @returns id and token */
  async member(role: StaffRole, email: string): Promise<{ id: string; token: string }> {
    const auth = this.container.resolve(Modules.AUTH)
    const credentials = { email, password: STAFF.password }
    const { authIdentity } = await auth.register("emailpass", { body: credentials })
    const { result: user } = await createUserAccountWorkflow(this.container).run({
      input: { authIdentityId: authIdentity?.id ?? "", userData: { email } },
    })
    await this.admin("post", `staff/${user.id}`, { role })
    const { data } = await this.api.post<{ token: string }>("/auth/user/emailpass", credentials)
    return { id: user.id, token: data.token }
  }

  /** A request without credentials. An error status does not throw, and redirects are not followed. */
  async request<T>(
    method: "get" | "post" | "delete",
    path: string,
    headers: Record<string, string> = {},
    data?: Body,
  ): Promise<AxiosResponse<T>> {
    return this.api.request<T>({
      method,
      url: path,
      headers,
      data,
      maxRedirects: 0,
      validateStatus: () => true,
    })
  }

  /** Creates a product with its variant, price and stock, as staff would. */
  async createProduct(input: ProductInput): Promise<CreatedProduct> {
    const { title, handle, sku, price, stock = 0, status = "published", category_id } = input
    const { status: code, data } = await this.admin<{
      product: { id: string; handle: string; variants: { id: string }[] }
    }>("post", "products", {
      title,
      status,
      ...(handle ? { handle } : {}),
      subtitle: `${title} in one line`,
      options: [{ title: "Model", values: ["Standard"] }],
      variants: [
        {
          title: "Standard",
          sku,
          options: { Model: "Standard" },
          manage_inventory: true,
          prices: price === undefined ? [] : [{ currency_code: "gbp", amount: price }],
        },
      ],
      ...(category_id ? { categories: [{ id: category_id }] } : {}),
      ...(input.offered === false ? {} : { sales_channels: [{ id: this.salesChannelId }] }),
      additional_data: input.additional_data,
    })
    if (code !== 200) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `Creating ${title} failed: ${JSON.stringify(data)}`,
      )
    }
    const { data: items } = await this.admin<{ inventory_items: { id: string }[] }>(
      "get",
      `inventory-items?sku=${encodeURIComponent(sku)}`,
    )
    const inventory_item_id = items.inventory_items[0]?.id ?? ""
    await this.admin("post", `inventory-items/${inventory_item_id}/location-levels`, {
      location_id: this.stockLocationId,
      stocked_quantity: stock,
    })
    return {
      id: data.product.id,
      handle: data.product.handle,
      variant_id: data.product.variants[0]?.id ?? "",
      inventory_item_id,
    }
  }

  /** Rows of a statement. */
  async sql<Row>(statement: string, bindings: readonly string[] = []): Promise<Row[]> {
    const database = this.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await database.raw<{ rows: Row[] }>(statement, [...bindings])
    return rows
  }

  /** Rows of a table, deleted ones included. */
  async count(table: string): Promise<number> {
    const database = this.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const rows = await database(table).count<{ count: string }[]>({ count: "*" })
    return Number(rows[0]?.count)
  }
}

/** Makes a member of staff. @returns the token */
export async function signIn(api: AxiosInstance, container: MedusaContainer): Promise<string> {
  const auth = container.resolve(Modules.AUTH)
  const { authIdentity } = await auth.register("emailpass", { body: STAFF })
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity?.id ?? "", userData: { email: STAFF.email } },
  })
  const { data } = await api.post<{ token: string }>("/auth/user/emailpass", STAFF)
  return data.token
}

import { type Cells, row } from "./catalogue-rows"

/** Sends a request of staff. @throws where it is refused */
type Ask = <T = unknown>(method: "get" | "post" | "delete", path: string, data?: object) => Promise<T>

/** What states are made of. */
export interface StatesShop {
  ask: Ask
  /** Imports rows, and begins with an import of its own. @returns id of the import */
  importRows: (rows: readonly Cells[]) => Promise<string>
  location: string
  annexe: string
  channel: string
  otherChannel: string
}

/** An imported product of one variant. */
export interface ImportedIds {
  id: string
  variantId: string
  itemId: string
  brandId: string
  categoryId: string
}

/** A state that a product can be brought into. */
export interface ProductState {
  name: string
  /** What the supplier's price list says of it, where that is not what it said at first. */
  listed?: (partNumber: string) => Cells
  /** It is in a machine type of its own, which staff added. */
  ownType?: true
  /** The product is deleted: a price list makes another one. */
  isGone?: true
  /** Its row may be refused: staff have to say what is meant. */
  mayBeBad?: true
  make: (product: Product) => Promise<unknown>
}

/** Every column that most products have. */
export const richRow = (partNumber: string, cells: Cells = {}): Cells =>
  row(partNumber, {
    ...{ price_text: "", brand: `Maker ${partNumber}` },
    ...{ short_description: "In one line", description: "In two lines" },
    ...{ long_description: "<p>Reads <strong>everything</strong>.</p>", key_features: "Small|Tough" },
    ...{
      compatibility: "Windows|Android",
      tags: "Retail",
      image_urls: "/equipment/till.svg|/equipment/mini-pc.svg",
    },
    ...{
      seo_title: `Buy ${partNumber}`,
      seo_description: "Today",
      seo_keywords: "one|two",
      spec_interface: "USB",
    },
    ...cells,
  })

/** Handle on one product whose state is being made. */
export class Product {
  constructor(
    readonly shop: StatesShop,
    readonly partNumber: string,
    readonly ids: ImportedIds,
  ) {}

  private readonly ask: Ask = (...request) => this.shop.ask(...request)

  /** Changes the product by Medusa's route. */
  change = (data: object) => this.ask("post", `products/${this.ids.id}`, data)
  /** Saves fields of it, as the staff's screen does. */
  save = (data: object) => this.ask("post", `catalogue/products/${this.ids.id}`, data)
  changeVariant = (data: object, variantId = this.ids.variantId) =>
    this.ask("post", `products/${this.ids.id}/variants/${variantId}`, data)
  deleteVariant = (variantId = this.ids.variantId) =>
    this.ask("delete", `products/${this.ids.id}/variants/${variantId}`)

  delete = () => this.ask("delete", `products/${this.ids.id}`)
  restore = () => this.ask("post", "deleted/restore", { entity: "product", id: this.ids.id })

  changeItem = (data: object) => this.ask("post", `inventory-items/${this.ids.itemId}`, data)
  deleteItem = () => this.ask("delete", `inventory-items/${this.ids.itemId}`)
  addLevel = (location_id: string, stocked_quantity: number) =>
    this.ask("post", `inventory-items/${this.ids.itemId}/location-levels`, { location_id, stocked_quantity })
  deleteLevel = async () => {
    const path = `inventory-items/${this.ids.itemId}/location-levels/${this.shop.location}`
    await this.ask("post", path, { stocked_quantity: 0 })
    await this.ask("delete", path)
  }

  /** Links a further inventory item to the variant: it becomes a kit. */
  addItem = async () => {
    const { inventory_item: part } = await this.ask<{ inventory_item: { id: string } }>(
      "post",
      "inventory-items",
      {
        sku: `${this.partNumber}-PART`,
      },
    )
    const link = { inventory_item_id: part.id, required_quantity: 2 }
    await this.ask("post", `products/${this.ids.id}/variants/${this.ids.variantId}/inventory-items`, link)
  }

  /** Adds a variant, with a value of the option that no other has. */
  addVariant = async (sku: string, more: object = {}) => {
    const { product } = await this.ask<{ product: { options: { id: string; title: string }[] } }>(
      "get",
      `products/${this.ids.id}?fields=id,*options`,
    )
    const [option] = product.options
    const value = `Value of ${sku}`
    await this.ask("post", `products/${this.ids.id}/options/batch`, {
      update: [{ product_option_id: option?.id, add: [{ value }] }],
    })
    return this.ask("post", `products/${this.ids.id}/variants`, {
      ...{
        title: sku,
        sku,
        prices: [{ currency_code: "gbp", amount: 90 }],
        options: { [option?.title ?? ""]: value },
      },
      ...more,
    })
  }

  /** Makes another product with a part number, as Medusa's API lets one. */
  addProduct = (title: string, sku: string, variant: object = {}, more: object = {}) =>
    this.ask("post", "products", {
      ...{ title, status: "published", options: [{ title: "Model", values: ["One"] }] },
      sales_channels: [{ id: this.shop.channel }],
      variants: [
        {
          title: "One",
          sku,
          options: { Model: "One" },
          prices: [{ currency_code: "gbp", amount: 70 }],
          ...variant,
        },
      ],
      ...more,
    })

  addPriceList = (type: "sale" | "override", amount: number) =>
    this.ask("post", "price-lists", {
      ...{ title: `${type} of ${this.partNumber}`, description: "Of a test", status: "active", type },
      prices: [{ variant_id: this.ids.variantId, currency_code: "gbp", amount }],
    })

  addCategory = async (name: string) => {
    const { product_category: category } = await this.ask<{ product_category: { id: string } }>(
      "post",
      "product-categories",
      { name },
    )
    await this.ask("post", `product-categories/${category.id}/products`, { add: [this.ids.id] })
  }

  addBrand = async (name: string) =>
    (await this.ask<{ brand: { id: string } }>("post", "brands", { name })).brand.id

  deleteBrand = () => this.ask("delete", `brands/${this.ids.brandId}?products_to=none`)
  restoreBrand = () => this.ask("post", "deleted/restore", { entity: "brand", id: this.ids.brandId })
  unmanage = () => this.changeVariant({ manage_inventory: false })
  undo = (id: string) => this.ask("post", `catalogue-imports/${id}/undo`, {})
  importAgain = (cells: Cells = {}) => this.shop.importRows([richRow(this.partNumber, cells)])
}

const renumbered = (partNumber: string): Cells => ({ part_number: `NEW-${partNumber}` })

const STOCK: readonly ProductState[] = [
  { name: "stock not managed", make: (of) => of.unmanage() },
  {
    name: "stock not managed, and managed again by a save",
    make: async (of) => {
      await of.unmanage()
      await of.change({ additional_data: { stock: 4 } })
    },
  },
  {
    name: "stock not managed, its inventory item deleted, and managed again",
    make: async (of) => {
      await of.unmanage()
      await of.deleteItem()
      await of.changeVariant({ manage_inventory: true })
    },
  },
  {
    name: "stock not managed by a product's making",
    make: async (of) => {
      await of.delete()
      await of.addProduct(`Scanner ${of.partNumber}`, of.partNumber, { manage_inventory: false })
    },
  },
  {
    name: "stock not managed by a product's making, with the number as its external id",
    make: async (of) => {
      await of.delete()
      const external_id = of.partNumber
      await of.addProduct(
        `Scanner ${of.partNumber}`,
        of.partNumber,
        { manage_inventory: false },
        { external_id },
      )
    },
  },
  { name: "inventory item deleted", make: (of) => of.deleteItem() },
  {
    name: "inventory item detached from the variant",
    make: (of) =>
      of.shop.ask(
        "delete",
        `products/${of.ids.id}/variants/${of.ids.variantId}/inventory-items/${of.ids.itemId}`,
      ),
  },
  { name: "a kit of two inventory items", make: (of) => of.addItem() },
  { name: "no level of stock", make: (of) => of.deleteLevel() },
  { name: "stock at a second location, too", make: (of) => of.addLevel(of.shop.annexe, 3) },
  {
    name: "stock at another location only",
    make: async (of) => {
      await of.addLevel(of.shop.annexe, 3)
      await of.deleteLevel()
    },
  },
  {
    name: "another SKU at the inventory item",
    make: (of) => of.changeItem({ sku: `${of.partNumber}-SHELF` }),
  },
  { name: "no SKU at the inventory item", make: (of) => of.changeItem({ sku: null }) },
  {
    name: "pieces reserved",
    make: (of) =>
      of.shop.ask("post", "reservations", {
        ...{ inventory_item_id: of.ids.itemId, location_id: of.shop.location, quantity: 1 },
      }),
  },
]

const VARIANTS: readonly ProductState[] = [
  { name: "the only variant deleted", mayBeBad: true, make: (of) => of.deleteVariant() },
  { name: "a second variant", mayBeBad: true, make: (of) => of.addVariant(`${of.partNumber}-SECOND`) },
  {
    name: "the variant deleted, and another one with its number added",
    make: async (of) => {
      await of.deleteVariant()
      await of.addVariant(of.partNumber)
    },
  },
  {
    name: "the part number in another spelling",
    make: (of) => of.changeVariant({ sku: of.partNumber.toLowerCase().replace("-", " ") }),
  },
  {
    name: "another part number by Medusa's route, which the list has, too",
    listed: renumbered,
    make: (of) => of.changeVariant({ sku: `NEW-${of.partNumber}` }),
  },
  {
    name: "another part number by the staff's screen, which the list has, too",
    listed: renumbered,
    make: (of) => of.save({ part_number: `NEW-${of.partNumber}` }),
  },
  {
    name: "another part number, and the list has the former one",
    mayBeBad: true,
    make: (of) => of.save({ part_number: `NEW-${of.partNumber}` }),
  },
  { name: "no part number", mayBeBad: true, make: (of) => of.changeVariant({ sku: null }) },
]

const PRICES: readonly ProductState[] = [
  { name: "price deleted", make: (of) => of.changeVariant({ prices: [] }) },
  {
    name: "a price in euros, too",
    make: (of) =>
      of.changeVariant({
        prices: [
          { currency_code: "gbp", amount: 100 },
          { currency_code: "eur", amount: 120 },
        ],
      }),
  },
  {
    name: "a price in euros only",
    make: (of) => of.changeVariant({ prices: [{ currency_code: "eur", amount: 120 }] }),
  },
  {
    name: "a price by quantity, too",
    make: (of) =>
      of.changeVariant({
        prices: [
          { currency_code: "gbp", amount: 100 },
          { currency_code: "gbp", amount: 80, min_quantity: 10 },
        ],
      }),
  },
  {
    name: "a price by quantity only",
    make: (of) => of.changeVariant({ prices: [{ currency_code: "gbp", amount: 80, min_quantity: 10 }] }),
  },
  {
    name: "a sale and an override",
    make: async (of) => {
      await of.addPriceList("sale", 60)
      await of.addPriceList("override", 95)
    },
  },
]

const PLACES: readonly ProductState[] = [
  { name: "a draft", make: (of) => of.change({ status: "draft" }) },
  { name: "proposed", make: (of) => of.change({ status: "proposed" }) },
  { name: "rejected", make: (of) => of.change({ status: "rejected" }) },
  {
    name: "in no sales channel",
    make: (of) => of.shop.ask("post", `sales-channels/${of.shop.channel}/products`, { remove: [of.ids.id] }),
  },
  {
    name: "in a second sales channel",
    make: (of) =>
      of.shop.ask("post", `sales-channels/${of.shop.otherChannel}/products`, { add: [of.ids.id] }),
  },
  { name: "no shipping profile", make: (of) => of.change({ shipping_profile_id: null }) },
  { name: "no brand", make: (of) => of.save({ brand_id: null }) },
  {
    name: "another brand",
    make: async (of) => of.save({ brand_id: await of.addBrand(`Other of ${of.partNumber}`) }),
  },
  { name: "brand deleted", make: (of) => of.deleteBrand() },
  {
    name: "brand renamed",
    make: (of) => of.shop.ask("post", `brands/${of.ids.brandId}`, { name: `Renamed of ${of.partNumber}` }),
  },
  { name: "no category", make: (of) => of.change({ categories: [] }) },
  { name: "a second category", make: (of) => of.addCategory(`Second of ${of.partNumber}`) },
  {
    name: "another category",
    make: async (of) => {
      await of.change({ categories: [] })
      await of.addCategory(`Other of ${of.partNumber}`)
    },
  },
  {
    name: "category deleted",
    ownType: true,
    make: (of) => of.shop.ask("delete", `product-categories/${of.ids.categoryId}`),
  },
  {
    name: "category renamed",
    ownType: true,
    make: (of) =>
      of.shop.ask("post", `product-categories/${of.ids.categoryId}`, { name: `Renamed of ${of.partNumber}` }),
  },
]

const TEXTS: readonly ProductState[] = [
  {
    name: "texts, pictures, features, specifications and SEO by staff",
    make: async (of) => {
      await of.save({
        ...{ short_description: "Staff's line", description: "Staff's lines" },
        ...{
          long_description: "<p>Staff's own</p>",
          key_features: ["Staff's"],
          specifications: { form_factor: "Pistol" },
        },
        ...{
          seo_title: "Staff's title",
          seo_description: "Staff's text",
          seo_keywords: ["staff"],
          tags: ["Staff"],
        },
        images: ["/equipment/mini-pc.svg", "/equipment/ring-scanner.svg"].map((url) => ({
          ...{ url, alt_text: "Staff's", title_text: "Staff's title" },
        })),
      })
      await of.save({ thumbnail: "/equipment/ring-scanner.svg" })
    },
  },
  {
    name: "texts emptied by staff",
    make: (of) =>
      of.save({
        ...{ short_description: null, description: null, long_description: null, key_features: [] },
        ...{
          seo_title: null,
          seo_description: null,
          seo_keywords: [],
          tags: [],
          images: [],
          specifications: {},
        },
      }),
  },
  { name: "another name", make: (of) => of.save({ name: `Staff's name of ${of.partNumber}` }) },
  { name: "another handle", make: (of) => of.change({ handle: `other-of-${of.partNumber.toLowerCase()}` }) },
  { name: "another external id", make: (of) => of.change({ external_id: `ERP-${of.partNumber}` }) },
  { name: "no external id", make: (of) => of.change({ external_id: null }) },
  {
    name: "metadata",
    make: async (of) => {
      await of.change({ metadata: { erp: 1 } })
      await of.changeVariant({ metadata: { erp: 2 } })
      await of.changeItem({ metadata: { erp: 3 } })
    },
  },
  {
    name: "option renamed",
    make: async (of) => {
      const { product } = await of.shop.ask<{ product: { options: { id: string }[] } }>(
        "get",
        `products/${of.ids.id}?fields=id,*options`,
      )
      await of.shop.ask("post", `product-options/${product.options[0]?.id}`, {
        title: `Colour of ${of.partNumber}`,
      })
    },
  },
]

const GONE: readonly ProductState[] = [
  { name: "deleted", isGone: true, make: (of) => of.delete() },
  {
    name: "deleted and restored",
    make: async (of) => {
      await of.delete()
      await of.restore()
    },
  },
  {
    name: "deleted, and another product made with its number",
    make: async (of) => {
      await of.delete()
      await of.addProduct(`Twin of ${of.partNumber}`, of.partNumber)
    },
  },
  {
    name: "an import undone that had made it",
    isGone: true,
    make: async (of) => {
      await of.delete()
      await of.undo(await of.importAgain())
    },
  },
  {
    name: "an import undone that had changed it",
    make: async (of) =>
      of.undo(await of.importAgain({ price: "55.00", stock: 2, name: `Undone ${of.partNumber}` })),
  },
]

/** Walks through several states, where their order matters. */
const WALKS: readonly ProductState[] = [
  {
    name: "not managed, deleted, restored",
    make: async (of) => {
      await of.unmanage()
      await of.delete()
      await of.restore()
    },
  },
  {
    name: "not managed, deleted, restored, managed by a save",
    make: async (of) => {
      await of.unmanage()
      await of.delete()
      await of.restore()
      await of.change({ additional_data: { stock: 4 } })
    },
  },
  {
    name: "another brand, its former brand deleted and restored",
    make: async (of) => {
      await of.save({ brand_id: await of.addBrand(`Other of ${of.partNumber}`) })
      await of.deleteBrand()
      await of.restoreBrand()
    },
  },
  {
    name: "another brand, deleted, restored",
    make: async (of) => {
      await of.save({ brand_id: await of.addBrand(`Other of ${of.partNumber}`) })
      await of.delete()
      await of.restore()
    },
  },
  {
    name: "brand deleted, product deleted, both restored",
    make: async (of) => {
      await of.deleteBrand()
      await of.delete()
      await of.restore()
      await of.restoreBrand()
    },
  },
  {
    name: "another part number, deleted, a twin with the former one made, restored",
    make: async (of) => {
      await of.save({ part_number: `NEW-${of.partNumber}` })
      await of.delete()
      await of.addProduct(`Twin of ${of.partNumber}`, of.partNumber)
      await of.restore()
    },
  },
  {
    name: "deleted, imported again, that one deleted, the first restored",
    make: async (of) => {
      await of.delete()
      await of.undo(await of.importAgain())
      await of.restore()
    },
  },
  {
    name: "the only variant deleted, deleted, restored",
    make: async (of) => {
      await of.deleteVariant()
      await of.delete()
      await of.restore()
    },
  },
  {
    name: "a second variant, the first deleted, which the list follows",
    listed: renumbered,
    make: async (of) => {
      await of.addVariant(`NEW-${of.partNumber}`)
      await of.deleteVariant()
    },
  },
  {
    name: "inventory item deleted, deleted, restored",
    make: async (of) => {
      await of.deleteItem()
      await of.delete()
      await of.restore()
    },
  },
  {
    name: "price deleted, deleted, restored",
    make: async (of) => {
      await of.changeVariant({ prices: [] })
      await of.delete()
      await of.restore()
    },
  },
  {
    name: "not managed, the variant deleted, another not managed one with its number added",
    make: async (of) => {
      await of.unmanage()
      await of.deleteVariant()
      await of.addVariant(of.partNumber, { manage_inventory: false })
    },
  },
  {
    name: "another handle, deleted, a twin with its name made, restored",
    make: async (of) => {
      await of.change({ handle: `other-of-${of.partNumber.toLowerCase()}` })
      await of.delete()
      await of.addProduct(`Scanner ${of.partNumber}`, `${of.partNumber}-TWIN`)
      await of.restore()
    },
  },
  {
    name: "category deleted and restored",
    ownType: true,
    make: async (of) => {
      await of.shop.ask("delete", `product-categories/${of.ids.categoryId}`)
      await of.shop.ask("post", "deleted/restore", { entity: "machine_type", id: of.ids.categoryId })
    },
  },
  {
    name: "an import undone that had changed it, after it was not managed any more",
    make: async (of) => {
      await of.unmanage()
      await of.undo(await of.importAgain({ price: "55.00", name: `Undone ${of.partNumber}` }))
    },
  },
]

/** Every state. */
export const PRODUCT_STATES: readonly ProductState[] = [
  ...[...STOCK, ...VARIANTS, ...PRICES],
  ...[...PLACES, ...TEXTS, ...GONE, ...WALKS],
]

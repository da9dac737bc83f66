import { type AxiosInstance } from "axios"
import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { type CatalogueImport, type CatalogueImportResponse, slugify } from "../../src/contract"
import { partNumberKey } from "../../src/contract/part-number"
import { installShop } from "../../src/seed/install-shop"
import { completeSearchIndex } from "../../src/search/search-index"
import { type Cells, csv } from "../helpers/catalogue-rows"
import { ImportedCatalogue } from "../helpers/imported-catalogue"
import {
  describeDifference,
  type Difference,
  differencesOf,
  type Fact,
  type Facts,
  isPlainPrice,
  isThere,
  partsOf,
  readFacts,
} from "../helpers/product-facts"
import {
  type ImportedIds,
  Product,
  PRODUCT_STATES,
  type ProductState,
  richRow,
  type StatesShop,
} from "../helpers/product-states"
import { signIn } from "../helpers/shop"
import { soon } from "../helpers/soon"

jest.setTimeout(600_000)

/** The states with what they are of. */
const CASES = PRODUCT_STATES.map((state, at) => {
  const partNumber = `ST-${String(at + 1).padStart(2, "0")}`
  const cells: Cells = state.ownType ? { machine_type: `Type ${partNumber}`, spec_interface: "" } : {}
  return { state, partNumber, row: richRow(partNumber, cells) }
})

/** A file that is imported. */
interface ImportedFile {
  text: string
  /** What a price list says of each product, by its key; nothing of the shop's own export, which changes nothing. */
  rows: ReadonlyMap<string, Cells>
}

/** A price list with nothing but what it must have. */
function priceList(price: string, stock: number, mark = ""): ImportedFile {
  const rows = CASES.map(({ state, partNumber, row }) => ({
    ...{ part_number: partNumber, name: `${row.name}${mark}`, brand: row.brand ?? "" },
    ...{ machine_type: row.machine_type ?? "", stock, price },
    ...state.listed?.(partNumber),
  }))
  return { text: csv(rows), rows: new Map(rows.map((row) => [partNumberKey(row.part_number), row])) }
}

/** What a product is completed with where it has none. */
const COMPLETED = ["profile", "inventory item", "level"]

const slugsOf = ({ columns: { name, handle } }: Fact): string[] => [slugify(String(name)), String(handle)]

/** Key of a stored part number; empty where there is none. */
const keyOf = (sku: unknown): string => (typeof sku === "string" ? partNumberKey(sku) : "")

const plainPrices = (facts: readonly Fact[]) =>
  partsOf(facts, "price").filter(({ columns }) => isPlainPrice(columns))

const isManaged = (facts: readonly Fact[]) =>
  partsOf(facts, "variant").every(({ columns }) => columns.manage_inventory === true)

/** Whether its stock is one number: managed, and of no kit. */
const isCounted = (facts: readonly Fact[]) => isManaged(facts) && partsOf(facts, "inventory item").length <= 1

/** Whether a file that names the product may lead to a difference. */
function isAsked(
  { part, column, after }: Difference,
  row: Cells | undefined,
  before: readonly Fact[],
  location: string,
): boolean {
  const isCompleted =
    column === null &&
    after !== undefined &&
    COMPLETED.includes(part) &&
    !before.some((fact) => fact.part === part) &&
    (isManaged(before) || !["inventory item", "level"].includes(part))
  // The address of a deleted product is free for another one.
  if (!isThere(before)) return part === "past address" && after === undefined
  if (isCompleted || row === undefined) return isCompleted
  if (part === "product") return column === "title" && after?.title === row.name
  if (["variant", "inventory item"].includes(part) && column === "sku") return after?.sku === row.part_number
  if (part === "price" && after && isPlainPrice(after)) {
    return column === "amount" || (column === null && plainPrices(before).length === 0)
  }
  if (part === "level") return after?.location_id === location && [null, "stocked_quantity"].includes(column)
  return (part === "brand" || part === "category") && column === null
}

/** What of a row that was imported is not so. */
function unmet(row: Cells, facts: readonly Fact[], location: string): string[] {
  const prices = plainPrices(facts).map(({ columns }) => Number(columns.amount).toFixed(2))
  const [type] = partsOf(facts, "category")
  const brands = partsOf(facts, "brand")
  const levels = partsOf(facts, "level").filter(({ columns }) => columns.location_id === location)
  const [title] = partsOf(facts, "product").map(({ columns }) => columns.title)
  return [
    ...(prices.join() === row.price
      ? []
      : [`the price is ${prices.join(" and ") || "none"}, not ${row.price}`]),
    ...(title === row.name ? [] : [`the name is ${String(title)}`]),
    ...(brands.length === 1 && brands.some((brand) => slugsOf(brand).includes(slugify(String(row.brand))))
      ? []
      : ["the brand is not the file's"]),
    ...(type && slugsOf(type).includes(slugify(String(row.machine_type)))
      ? []
      : ["the type is not the file's"]),
    ...(isCounted(facts) && levels.map(({ columns }) => columns.stocked_quantity).join() !== String(row.stock)
      ? [`the stock is ${levels.map(({ columns }) => columns.stocked_quantity).join(" and ") || "none"}`]
      : []),
  ]
}

/** What only programmers understand. */
const NO_SENTENCE = /undefined|null|constraint|violates|Cannot read|\[object/

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    let token = ""
    let shop: StatesShop
    const unmade: string[] = []

    const container = (): MedusaContainer => getContainer()
    const stored = new ImportedCatalogue(container)
    const read = () => readFacts((statement) => stored.sql(statement))

    const request = (method: "get" | "post" | "delete", path: string, data?: object) =>
      (api as AxiosInstance).request<unknown>({
        ...{ method, url: `/admin/${path}`, data, validateStatus: () => true },
        headers: { authorization: `Bearer ${token}` },
      })

    const ask = async <T>(method: "get" | "post" | "delete", path: string, data?: object): Promise<T> => {
      const { status, data: answer } = await request(method, path, data)
      if (status === 200) return answer as T
      throw new MedusaError(
        MedusaError.Types.UNEXPECTED_STATE,
        `${method} ${path}: ${status} ${JSON.stringify(answer)}`,
      )
    }

    /** Imports a file; brands and machine types that are gone are added again. */
    const run = async (text: string, dry_run: boolean): Promise<CatalogueImport> => {
      const body = {
        ...{ csv: text, dry_run },
        brands: CASES.map(({ row }) => ({ name: String(row.brand), brand_id: null })),
        machine_types: CASES.map(({ row }) => ({ name: String(row.machine_type), machine_type_id: null })),
      }
      let last = (await ask<CatalogueImportResponse>("post", "catalogue-imports", body)).catalogue_import
      await soon(async () => {
        last = (await ask<CatalogueImportResponse>("get", `catalogue-imports/${last.id}`)).catalogue_import
        expect(["done", "refused", "stopped"]).toContain(last.status)
      }, 60_000)
      return last
    }

    /** Problems of the bad rows, by the key of their part number. */
    const problemsOf = ({ bad_rows: rows, columns }: CatalogueImport): Map<string, string[]> =>
      new Map(
        rows.map(({ cells, problems }) => [
          partNumberKey(cells[columns.indexOf("part_number")] ?? ""),
          problems.map(({ column, problem }) => `${column ?? "row"} ${problem}`),
        ]),
      )

    const idsOf = async (): Promise<Map<string, ImportedIds>> => {
      const rows = await stored.sql<ImportedIds & { sku: string }>(
        `select product.id, variant.id as "variantId", variant.sku, item.inventory_item_id as "itemId",
           brand.brand_id as "brandId", category.product_category_id as "categoryId"
         from product join product_variant variant on variant.product_id = product.id
         join product_variant_inventory_item item on item.variant_id = variant.id
         join product_product_brand_brand brand on brand.product_id = product.id
         join product_category_product category on category.product_id = product.id`,
      )
      return new Map(rows.map(({ sku, ...ids }) => [sku, ids]))
    }

    /** The case that a product belongs to: all of one have its number in their names. */
    const caseOf = (facts: readonly Fact[] | undefined) => {
      const [product] = partsOf(facts, "product")
      const number = /ST-\d\d/.exec(String(product?.columns.title))?.[0]
      return CASES.find(({ partNumber }) => partNumber === number)
    }

    /** Name of the state of the product that files name by a part number. */
    const nameOf = (key: string) =>
      CASES.find(({ partNumber, state }) =>
        [partNumber, String(state.listed?.(partNumber).part_number ?? "")].some(
          (number) => partNumberKey(number) === key,
        ),
      )?.state.name ?? key

    /** Of the products with a part number, those that are there. */
    const withNumber = (facts: Facts, key: string) =>
      [...facts.values()].filter(
        (product) =>
          isThere(product) && partsOf(product, "variant").some(({ columns }) => keyOf(columns.sku) === key),
      )

    /** What has become of stored products that must not. */
    function losses(before: Facts, after: Facts, { rows }: ImportedFile, bad: Map<string, string[]>) {
      return [...before].flatMap(([id, then]) => {
        const of = caseOf(then)?.state.name ?? "no state"
        const now = after.get(id)
        if (isThere(then) && !isThere(now)) return [`${of}: the product is gone`]
        const keys = [...then, ...(now ?? [])]
          .filter(({ part }) => part === "variant")
          .map(({ columns }) => keyOf(columns.sku))
        const isBad = keys.some((key) => bad.has(key))
        const row = keys.map((key) => rows.get(key)).find((found) => found !== undefined)
        return differencesOf(then, now)
          .filter((each) => isBad || !isAsked(each, row, then, shop.location))
          .map((each) => `${of}: ${describeDifference(each)}`)
      })
    }

    /** Products that an import made, but for those that take the place of deleted ones. */
    const madeAnew = (before: Facts, after: Facts) =>
      [...after].flatMap(([id, product]) => {
        const found = caseOf(product)
        if (before.has(id)) return []
        const mayBe = found?.state.isGone && withNumber(before, partNumberKey(found.partNumber)).length === 0
        return mayBe ? [] : [`${found?.state.name ?? "no state"}: a second product was made`]
      })

    /** Rows of the shop's own export that are refused. */
    const refusedOfOwn = ({ rows }: ImportedFile, bad: Map<string, string[]>) =>
      rows.size > 0
        ? []
        : [...bad].map(([key, problems]) => `${nameOf(key)}: the row is refused: ${problems.join("; ")}`)

    /** How many products the shop's own export changes or makes. */
    const changedByOwn = ({ rows }: ImportedFile, { counts }: CatalogueImport) =>
      rows.size > 0 || (counts?.created === 0 && counts.updated === 0)
        ? []
        : [`the shop's own export changes products: ${JSON.stringify(counts)}`]

    /** What a price list says and is not so, and rows of it that are refused for no good reason. */
    const unmetRows = (after: Facts, { rows }: ImportedFile, bad: Map<string, string[]>) =>
      [...rows].flatMap(([key, row]) => {
        const state = CASES.find(({ partNumber }) => String(row.name).includes(partNumber))?.state
        const of = state?.name
        const problems = bad.get(key)
        if (problems) return state?.mayBeBad ? [] : [`${of}: the row is refused: ${problems.join("; ")}`]
        const [product, another] = withNumber(after, key)
        if (!product) return [`${of}: no product has the number, and the row is not bad`]
        if (another) return [`${of}: two products have the number`]
        return unmet(row, product, shop.location).map((problem) => `${of}: ${problem}`)
      })

    /** Where two runs of one file do not say the same of its bad rows. */
    const unlike = (one: Map<string, string[]>, other: Map<string, string[]>, what: string) =>
      [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
        const [before, after] = [one.get(key)?.join("; "), other.get(key)?.join("; ")]
        return before === after
          ? []
          : [`${nameOf(key)}: ${what}: ${before ?? "good"}, then: ${after ?? "good"}`]
      })

    /** The states whose inventory items a message names by their ids. */
    const whoseItems = async (message: string) => {
      const items = await stored.sql<{ id: string; sku: string | null }>("select id, sku from inventory_item")
      return items
        .filter(({ id }) => message.includes(id))
        .map(({ sku }) => nameOf(partNumberKey(sku ?? "")))
        .join(", ")
    }

    /** Imports a file after a dry run, and a second time. @returns what it did that it must not */
    async function offendersOf(label: string, file: ImportedFile): Promise<string[]> {
      const before = await read()
      const dry = await run(file.text, true)
      const written = await run(file.text, false)
      const after = await read()
      const ended = [dry, written].find(({ status }) => status !== "done")
      if (ended) {
        const message = ended.message ?? ended.status
        return [`${label}: ${await whoseItems(message)}: ${message}`]
      }
      const again = await run(file.text, false)
      const bad = problemsOf(written)
      const unchanged = { ...written.counts, created: 0, updated: 0 }
      const good = (written.counts?.rows ?? 0) - (written.counts?.bad ?? 0)
      return [
        ...losses(before, after, file, bad),
        ...madeAnew(before, after),
        ...unmetRows(after, file, bad),
        ...refusedOfOwn(file, bad),
        ...changedByOwn(file, written),
        ...unlike(problemsOf(dry), bad, "the dry run says another thing"),
        ...(JSON.stringify(dry.counts) === JSON.stringify(written.counts)
          ? []
          : [
              `the dry run counts ${JSON.stringify(dry.counts)}, the import ${JSON.stringify(written.counts)}`,
            ]),
        ...unlike(bad, problemsOf(again), "a second run says another thing"),
        ...(JSON.stringify(again.counts) === JSON.stringify({ ...unchanged, unchanged: good })
          ? []
          : [`a second run counts ${JSON.stringify(again.counts)}`]),
        ...[...bad].flatMap(([key, problems]) =>
          problems.filter((one) => NO_SENTENCE.test(one)).map((one) => `${nameOf(key)}: no sentence: ${one}`),
        ),
      ].map((offender) => `${label}: ${offender}`)
    }

    const ownExport = async (): Promise<ImportedFile> => ({
      text: await ask<string>("get", "catalogue-export"),
      rows: new Map(),
    })

    /** Brings a product into its state. A request that is refused is remembered: the state is tried as far as it came. */
    async function make(state: ProductState, product: Product): Promise<void> {
      try {
        await state.make(product)
      } catch (error) {
        unmade.push(`${state.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }

    beforeAll(async () => {
      await installShop(container())
      await completeSearchIndex(container())
      token = await signIn(api as AxiosInstance, container())
      const { stock_locations: locations } = await ask<{ stock_locations: { id: string }[] }>(
        "get",
        "stock-locations",
      )
      const { sales_channels: channels } = await ask<{ sales_channels: { id: string }[] }>(
        "get",
        "sales-channels",
      )
      const annexe = await ask<{ stock_location: { id: string } }>("post", "stock-locations", {
        name: "Annexe",
      })
      const other = await ask<{ sales_channel: { id: string } }>("post", "sales-channels", { name: "Trade" })
      shop = {
        ask,
        importRows: async (rows) => {
          const { id, status, message } = await run(csv(rows), false)
          expect({ status, message }).toEqual({ status: "done", message: null })
          return id
        },
        location: locations[0]?.id ?? "",
        annexe: annexe.stock_location.id,
        channel: channels[0]?.id ?? "",
        otherChannel: other.sales_channel.id,
      }
      await shop.importRows(CASES.map(({ row }) => row))
      const ids = await idsOf()
      for (const { state, partNumber } of CASES) {
        await make(state, new Product(shop, partNumber, ids.get(partNumber)!))
      }
    })

    it("Every state is one that staff can bring a product into", () => {
      expect(unmade).toEqual([])
    })

    it("The shop's own export changes nothing, whatever state a product is in", async () => {
      expect(await offendersOf("export", await ownExport())).toEqual([])
    })

    it("Price lists lose nothing, whatever state a product is in", async () => {
      expect([
        ...(await offendersOf("price list", priceList("111.11", 9))),
        ...(await offendersOf("export after it", await ownExport())),
        ...(await offendersOf("next price list", priceList("122.22", 8, " II"))),
      ]).toEqual([])
    })

    it.each([
      [
        "Medusa's route",
        (id: string, variant: string) =>
          request("post", `products/${id}/variants/${variant}`, { manage_inventory: true }),
      ] as const,
      [
        "a save",
        (id: string) => request("post", `products/${id}`, { additional_data: { stock: 7 } }),
      ] as const,
    ])("What is not managed stays so, and can be managed again by %s", async (_name, manage) => {
      const isLeftOut = (product: readonly Fact[] = []) => isThere(product) && !isManaged(product)
      const before = [...(await read())].filter(([, product]) => isLeftOut(product))
      const { status: ended } = await run(priceList("111.11", 9).text, false)
      const after = await read()
      const offenders: string[] = ended === "done" ? [] : [`the import ended as ${ended}`]
      for (const [id, product] of before) {
        const name = caseOf(product)?.state.name
        const [variant] = partsOf(product, "variant")
        if (isLeftOut(after.get(id))) {
          const { status, data } = await manage(id, variant?.id ?? "")
          if (status !== 200) offenders.push(`${name}: ${status} ${JSON.stringify(data)}`)
        } else offenders.push(`${name}: it is managed, or gone`)
      }
      expect(offenders).toEqual([])
    })
  },
})

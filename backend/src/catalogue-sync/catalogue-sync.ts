import { setImmediate as nextTurn } from "node:timers/promises"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { STATIC_PAGES_MODULE, type StaticPagesModuleService } from "@scanwright/static-pages/medusa"
import { type CatalogueChange } from "../contract"
import { productDocuments } from "../search/product-documents"
import { PRODUCT_INDEX, type ProductDocument } from "../search/product-fields"
import { readProductRows } from "../search/product-rows"
import { readHandlesOf } from "../modules/handle-history/handle-history"
import { changedFittings, FITTING_FIELDS, type Fitting, fittingProducts } from "./fitting-products"
import { moveUrlSeos } from "./move-url-seos"
import { findOutdated } from "./outdated-products"
import { IdQueue } from "./id-queue"

/** Products read, indexed and published at a time: few enough to block the event loop for milliseconds only. */
const PORTION = 50

/** URL SEO configs of whose changes one look at all of them takes care. */
const CONFIGS = 1_000

type Address = Pick<ProductDocument, "handle" | "brand_handle" | "machine_type_handle"> & Fitting

const notifierOf = (container: MedusaContainer) =>
  container.resolve<StaticPagesModuleService>(STATIC_PAGES_MODULE).notifier

const given = (...values: (string | null | undefined)[]) => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
]

async function readAddresses(container: MedusaContainer, ids: string[]): Promise<Map<string, Address>> {
  const { hits } = await container.resolve(Modules.SEARCH).search<Address>({
    entity: PRODUCT_INDEX,
    fields: ["id", "handle", "brand_handle", "machine_type_handle", ...FITTING_FIELDS],
    filters: { id: ids },
    pagination: { take: ids.length },
    search_options: { count: "none" },
  })
  return new Map(hits.map(({ id, document }) => [id, document]))
}

/** Writes the documents of products as they are now, and deletes those of deleted products. */
async function writeDocuments(container: MedusaContainer, ids: string[]): Promise<void> {
  const search = container.resolve(Modules.SEARCH)
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const documents = await productDocuments(query, await readProductRows(container, ids))
  const found = new Set(documents.map(({ id }) => id))
  const gone = ids.filter((id) => !found.has(id))
  await search.upsertDocuments({ index: PRODUCT_INDEX, documents })
  if (gone.length > 0) await search.deleteDocuments({ index: PRODUCT_INDEX, filters: { id: gone } })
}

/** Whether a product's page is at the same address as before. */
const isInPlace = (was: Address | undefined, is: Address | undefined) =>
  was?.handle === is?.handle &&
  was?.brand_handle === is?.brand_handle &&
  was?.machine_type_handle === is?.machine_type_handle

/** Where a product was and is shown; nothing where visitors have never seen it. */
function changeOf(
  was: Address | undefined,
  is: Address | undefined,
  handles: readonly string[] = [],
): CatalogueChange[] {
  const seen = [was, is].some((address) => address?.status === ProductStatus.PUBLISHED)
  if (!seen) return []
  return [
    {
      entity: "product",
      handles: given(is?.handle, was?.handle, ...handles),
      brands: given(is?.brand_handle, was?.brand_handle),
      machine_types: given(is?.machine_type_handle, was?.machine_type_handle),
    },
  ]
}

/** Other products on whose pages the change shows: what fits them, or what they fit. */
async function readFitting(
  container: MedusaContainer,
  ids: readonly string[],
  before: ReadonlyMap<string, Address>,
  after: ReadonlyMap<string, Address>,
): Promise<Address[]> {
  const found = await fittingProducts(container, changedFittings(ids, before, after))
  const others = found.filter((id) => !ids.includes(id))
  return others.length > 0 ? [...(await readAddresses(container, others)).values()] : []
}

/**
 * Updates the search index and notifies the storefront. The storefront's pages show the state of the index, so a
 * product's old handle is read from the index just before its document is written, and the new one just after.
 */
class CatalogueSync {
  private readonly queue: IdQueue
  /** Changed URL SEO configs. A page has one of them, so all are looked at: the queue makes one look of many events. */
  private readonly configs: IdQueue
  /** Comparisons of all products: those asked for while one is under way are one. */
  private readonly comparisons: IdQueue
  private readonly handling = new Set<Promise<void>>()

  constructor(container: MedusaContainer) {
    this.queue = new IdQueue((ids) => this.refreshPortion(container, ids), PORTION)
    this.configs = new IdQueue(async () => {
      await moveUrlSeos(container)
    }, CONFIGS)
    this.comparisons = new IdQueue(async () => {
      const outdated = await findOutdated(container)
      await this.refresh(outdated.map(({ id }) => id))
    }, 1)
  }

  /** Implements {@link refreshProducts}. */
  async refresh(ids: readonly string[]): Promise<void> {
    await this.queue.add(ids)
  }

  /** Implements {@link refreshOutdated}. */
  async refreshOutdated(): Promise<void> {
    await this.comparisons.add(["all"])
  }

  /** Implements {@link placeUrlSeos}. */
  async place(ids: readonly string[]): Promise<void> {
    await this.configs.add(ids)
  }

  /** Implements {@link indexBacklog}. */
  get backlog() {
    return this.queue.backlog()
  }

  /** Implements {@link handleEvent}. */
  async handle(work: () => Promise<void>): Promise<void> {
    const handled = work()
    this.handling.add(handled)
    try {
      await handled
    } finally {
      this.handling.delete(handled)
    }
  }

  /**
   * Waits until no event is being handled. Events of a workflow that has just ended arrive in the next turn of the
   * loop.
   */
  async idle(): Promise<void> {
    do {
      await nextTurn()
      await Promise.allSettled(this.handling)
    } while (this.handling.size > 0)
  }

  private async refreshPortion(container: MedusaContainer, ids: string[]): Promise<void> {
    const before = await readAddresses(container, ids)
    await writeDocuments(container, ids)
    const after = await readAddresses(container, ids)
    const handles = await readHandlesOf(container, "product", ids)
    const products = ids.filter((id) => !isInPlace(before.get(id), after.get(id)))
    if (products.length > 0) await moveUrlSeos(container, { products })
    const others = await readFitting(container, ids, before, after)
    notifierOf(container).notify([
      ...ids.flatMap((id) => changeOf(before.get(id), after.get(id), handles.get(id))),
      ...others.flatMap((address) => changeOf(undefined, address)),
    ])
  }
}

let sync: { container: MedusaContainer; instance: CatalogueSync } | undefined

/** One for each started application: a new root container (a restarted test application) gets its own. */
function catalogueSync(container: MedusaContainer): CatalogueSync {
  const search = container.resolve(Modules.SEARCH)
  if (sync?.container.resolve(Modules.SEARCH) !== search) {
    sync = { container, instance: new CatalogueSync(container) }
  }
  return sync.instance
}

/**
 * Updates products in the index, deleted ones included, then notifies the storefront.
 *
 * @param container any container of the application
 * @param ids products that may have changed
 * @returns when the index is up to date; the storefront is notified in the background
 */
export async function refreshProducts(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  await catalogueSync(container).refresh(ids)
}

/**
 * Compares all products with their documents in the index and updates those that differ, for changes that do not say which
 * products they are about.
 *
 * @param container any container of the application
 */
export async function refreshOutdated(container: MedusaContainer): Promise<void> {
  await catalogueSync(container).refreshOutdated()
}

/**
 * Moves URL SEO configs that were saved under past addresses to the present ones, many at once.
 *
 * @param container any container of the application
 * @param ids of the configs
 */
export async function placeUrlSeos(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  await catalogueSync(container).place(ids)
}

/** Number of products that this process has still to index, and how long the first has waited, in ms. */
export function indexBacklog(): { waiting: number; oldest: number } {
  return sync?.instance.backlog ?? { waiting: 0, oldest: 0 }
}

/**
 * Notifies the storefront of changes, in the background.
 *
 * @param container any container of the application
 * @param changes with present and past handles
 */
export function notifyStorefront(container: MedusaContainer, changes: readonly CatalogueChange[]): void {
  notifierOf(container).notify(changes)
}

/**
 * Runs a subscriber's work so that {@link waitForStorefront} waits for it.
 *
 * @param container any container of the application
 * @param work what an event asks for: reads, writes of the index, notifications
 * @throws what the work throws
 */
export async function handleEvent(container: MedusaContainer, work: () => Promise<void>): Promise<void> {
  await catalogueSync(container).handle(work)
}

/**
 * Waits until every event was handled, and the storefront was notified or could not be. For programs that end after
 * their work, such as an import.
 *
 * @param container any container of the application
 * @param atMost longest wait in milliseconds
 */
export async function waitForStorefront(container: MedusaContainer, atMost = 10_000): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, atMost)
  })
  const idle = catalogueSync(container)
    .idle()
    .then(() => notifierOf(container).idle())
  await Promise.race([idle, deadline])
  clearTimeout(timer)
}

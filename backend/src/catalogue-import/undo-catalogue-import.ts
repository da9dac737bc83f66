import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { EVERYTHING_FROM } from "@scanwright/static-pages/medusa"
import { notifyStorefront, refreshProducts } from "../catalogue-sync/catalogue-sync"
import { moveUrlSeos } from "../catalogue-sync/move-url-seos"
import { type ImportUndone } from "../contract"
import { describeError } from "../lib/describe-error"
import { present } from "../lib/not-found"
import { runQuietly } from "../lib/run-quietly"
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../modules/catalogue-import/service"
import { PRODUCTS_STALE } from "../search/product-fields"
import { saveCatalogueImportsWorkflow } from "../workflows/catalogue/save-catalogue-imports"
import { WRITING_LANE } from "./catalogue-imports"
import { BEAT, emailOf } from "./run-catalogue-import"
import { undoImportWorkflow } from "./undo-import-workflow"

/** Products that the index hears of at once, where there are many. */
const STALE_PORTION = 150

const OTHERS = "An import is running, or being undone. Wait until that has ended, then try again."

const conflict = () => new MedusaError(MedusaError.Types.CONFLICT, OTHERS)

const save = (container: MedusaContainer, id: string, known: Record<string, unknown>) =>
  saveCatalogueImportsWorkflow(container).run({ input: { updates: [{ id, ...known }] } })

/** Takes the lane in which one import at a time writes. */
async function takeLane(container: MedusaContainer, id: string): Promise<void> {
  const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
  const [row] = await service.listCatalogueImports({ id }, { select: ["id", "lane"] })
  if (present(row, "Import", id).lane !== null) throw conflict()
  try {
    await save(container, id, { lane: WRITING_LANE, beat_at: new Date() })
  } catch (error) {
    // The database lets one into the lane at a time.
    const others = await service.listCatalogueImports({ lane: WRITING_LANE }, { select: ["id"], take: 1 })
    throw others.length > 0 ? conflict() : error
  }
}

/** Brings the search index and the storefront up to date. */
async function announce(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  if (ids.length < EVERYTHING_FROM) {
    await refreshProducts(container, ids)
    return
  }
  const search = container.resolve(Modules.SEARCH)
  for (let start = 0; start < ids.length; start += STALE_PORTION) {
    await search.ingest({ name: PRODUCTS_STALE, data: { ids: ids.slice(start, start + STALE_PORTION) } })
  }
  await moveUrlSeos(container)
  notifyStorefront(container, [{ entity: "everything" }])
}

/**
 * Undoes an import, and brings the index and the storefront up to date. Meanwhile no import writes.
 *
 * @param container the request's container
 * @param id of the import
 * @param actorId id of the member of staff; null for a key of the Admin API
 * @returns what went back, and what did not
 * @throws MedusaError (not found) where there is no such import, (conflict) while an import writes, (not allowed) where it has
 *   been undone, is too old or changed nothing
 */
export async function undoCatalogueImport(
  container: MedusaContainer,
  id: string,
  actorId: string | null,
): Promise<ImportUndone> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  await takeLane(container, id)
  const beating = setInterval(() => {
    save(container, id, { beat_at: new Date() }).catch((error: unknown) => {
      logger.error(`The sign of life of undoing ${id} was not stored: ${describeError(error).message}`)
    })
  }, BEAT)
  try {
    const by = await emailOf(container, actorId)
    const { undone, productIds } = await runQuietly(container, (context) =>
      undoImportWorkflow(container).run({ input: { id, actor_id: actorId, by }, context }),
    )
    await announce(container, productIds)
    return undone
  } finally {
    clearInterval(beating)
    await save(container, id, { lane: null })
  }
}

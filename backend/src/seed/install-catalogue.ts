import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { readCatalogueFile } from "../catalogue-import/catalogue-file"
import { formatRowError } from "../catalogue-import/catalogue-row"
import { importCatalogue, type ImportOutcome } from "../catalogue-import/import-catalogue"
import { parseCatalogue } from "../catalogue-import/parse-catalogue"
import { readNote, ShopNote, writeNote } from "../lib/shop-notes"

/**
 * Imports the sample catalogue, once for each database: not when that has been done before, and not when there are
 * products already. An import that was killed is completed.
 *
 * @param container of the application
 * @param file CSV file of the sample catalogue or of a price list; null for a shop that begins empty, and so gets none later
 * @returns counts of the import, or null when there was nothing to do
 * @throws MedusaError naming every row with a fault
 */
export async function installCatalogue(
  container: MedusaContainer,
  file: string | null,
): Promise<ImportOutcome | null> {
  const state = await readNote(container, ShopNote.sampleCatalogue)
  if (state === "done") return null
  if (file === null || (state === null && (await hasProducts(container)))) {
    await writeNote(container, ShopNote.sampleCatalogue, "done")
    return null
  }
  await writeNote(container, ShopNote.sampleCatalogue, "started")
  const { rows, errors } = await parseCatalogue(await readCatalogueFile(file))
  const outcome = await importCatalogue(container, rows, { notify: false, brands: "add-all" })
  const problems = [...errors, ...outcome.errors].map(formatRowError)
  if (problems.length > 0) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `${file} has rows with faults:\n${problems.join("\n")}`,
    )
  }
  await writeNote(container, ShopNote.sampleCatalogue, "done")
  return outcome
}

async function hasProducts(container: MedusaContainer): Promise<boolean> {
  const products = await container.resolve(Modules.PRODUCT).listProducts({}, { take: 1, select: ["id"] })
  return products.length > 0
}

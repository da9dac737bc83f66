import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows"
import { runQuietly } from "./run-quietly"

/** Notes that installation and imports store between runs, in the store's metadata. */
export const ShopNote = {
  /** "started" while the sample catalogue is being imported, "done" from then on. */
  sampleCatalogue: "sample_catalogue",
  /** "started" while the sample articles are being published, "done" from then on. */
  sampleArticles: "sample_articles",
  /** Start of the import that is writing now, or that was killed while writing; null otherwise. */
  importRunning: "catalogue_import_running",
  /** Part numbers, as JSON, of the products that an import is making now, or was making when it was killed; null otherwise. */
  importMaking: "catalogue_import_making",
} as const

type Note = (typeof ShopNote)[keyof typeof ShopNote]

async function readStore(container: MedusaContainer) {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
  if (!store)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "The shop is not installed yet: it has no store")
  return store
}

/**
 * @param container of the application
 * @param note key of the note
 * @returns its text, or null when there is none
 */
export async function readNote(container: MedusaContainer, note: Note): Promise<string | null> {
  const { metadata } = await readStore(container)
  const text: unknown = metadata?.[note]
  return typeof text === "string" ? text : null
}

/**
 * @param container of the application
 * @param note key of the note
 * @param text to store; null deletes the note
 */
export async function writeNote(container: MedusaContainer, note: Note, text: string | null): Promise<void> {
  const { id, metadata } = await readStore(container)
  await runQuietly(container, (context) =>
    updateStoresWorkflow(container).run({
      input: { selector: { id }, update: { metadata: { ...metadata, [note]: text } } },
      context,
    }),
  )
}

import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { CatalogueImportEvents } from "../lib/events"
import { runCatalogueImport } from "../catalogue-import/run-catalogue-import"

/** Runs the import that staff have begun, in the background. */
export default async function catalogueImportSubscriber({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await runCatalogueImport(container, data.id)
}

export const config: SubscriberConfig = {
  event: CatalogueImportEvents.created,
  context: { subscriberId: "catalogue-import" },
}

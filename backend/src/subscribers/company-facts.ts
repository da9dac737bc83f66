import { type SubscriberArgs, type SubscriberConfig } from "@medusajs/framework"
import { notifyStorefront } from "../catalogue-sync/catalogue-sync"
import { CompanyEvents } from "../lib/events"

/** Notifies the storefront of changed facts of the company, which every page shows. */
export default async function companySubscriber({
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  notifyStorefront(container, [{ entity: "everything" }])
}

export const config: SubscriberConfig = {
  event: CompanyEvents.changed,
  context: { subscriberId: "company" },
}

import { type FulfillmentOption } from "@medusajs/framework/types"
import { AbstractFulfillmentProviderService, ModuleProvider, Modules } from "@medusajs/framework/utils"

/** Delivers on the next day. */
class CourierService extends AbstractFulfillmentProviderService {
  static override identifier = "courier"

  override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return [{ id: "next-day", name: "Next day" }]
  }
}

export default ModuleProvider(Modules.FULFILLMENT, { services: [CourierService] })

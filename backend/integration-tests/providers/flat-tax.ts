import {
  type ItemTaxCalculationLine,
  type ItemTaxLineDTO,
  type ITaxProvider,
  type ShippingTaxCalculationLine,
  type ShippingTaxLineDTO,
} from "@medusajs/framework/types"
import { ModuleProvider, Modules } from "@medusajs/framework/utils"

/** Takes the rate of its options for everything. */
class FlatTaxService implements ITaxProvider {
  static readonly identifier = "flat"

  constructor(
    _dependencies: Record<string, unknown>,
    private readonly options: { rate: number },
  ) {}

  getIdentifier(): string {
    return FlatTaxService.identifier
  }

  async getTaxLines(
    items: ItemTaxCalculationLine[],
    shipping: ShippingTaxCalculationLine[],
  ): Promise<(ItemTaxLineDTO | ShippingTaxLineDTO)[]> {
    const rate = { rate: this.options.rate, name: "Flat", code: "FLAT", provider_id: this.getIdentifier() }
    return [
      ...items.map(({ line_item: { id } }) => ({ ...rate, line_item_id: id })),
      ...shipping.map(({ shipping_line: { id } }) => ({ ...rate, shipping_line_id: id })),
    ]
  }
}

export default ModuleProvider(Modules.TAX, { services: [FlatTaxService] })

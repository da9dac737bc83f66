import { type MedusaContainer } from "@medusajs/framework/types"
import { COMPANY_MODULE } from "../../../modules/company"
import { type OwnTable } from "../../../modules/company/rows"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type RowsChange } from "../../../modules/company/types"

/** Makes the compensation of a step that changes addresses or cost centres: their rows are stored as they were. */
export const undoRows =
  (table: OwnTable) =>
  async (change: RowsChange | undefined, { container }: { container: MedusaContainer }): Promise<void> => {
    if (!change) return
    await container.resolve<CompanyModuleService>(COMPANY_MODULE).restoreRows(table, change)
  }

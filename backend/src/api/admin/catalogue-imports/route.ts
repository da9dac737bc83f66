import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import {
  type AdminCatalogueImportsResponse,
  type CatalogueImportResponse,
  type ImportBrandChoice,
  type ImportConfirmed,
  type ImportMachineTypeChoice,
  nameKey,
} from "../../../contract"
import {
  listCatalogueImports,
  readCatalogueImport,
  tidyCatalogueImports,
  WRITING_LANE,
} from "../../../catalogue-import/catalogue-imports"
import { CATALOGUE_IMPORT_MODULE } from "../../../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../../../modules/catalogue-import/service"
import { saveCatalogueImportsWorkflow } from "../../../workflows/catalogue/save-catalogue-imports"
import { type AdminCreateCatalogueImportType, type AdminGetCatalogueImportsQuery } from "./validators"

/** The file to import, with rows corrected earlier. */
async function sourceOf(req: AuthenticatedMedusaRequest<AdminCreateCatalogueImportType>): Promise<{
  content: string
  corrections: Record<string, string[]>
  confirmed: ImportConfirmed[]
  brands: ImportBrandChoice[]
  machine_types: ImportMachineTypeChoice[]
  column_choices: unknown
  file_name: string | null
}> {
  const { csv, source_id, columns: column_choices = null, file_name = null } = req.validatedBody
  if (csv !== undefined) {
    return {
      ...{ content: csv, corrections: {}, confirmed: [], brands: [], machine_types: [] },
      ...{ column_choices, file_name },
    }
  }
  const [source] = await req.scope
    .resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    .listCatalogueImports({ id: source_id ?? "" })
  if (!source?.content) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      "The file of that import is no longer stored. Choose the file again.",
    )
  }
  return {
    content: source.content,
    corrections: source.corrections as Record<string, string[]>,
    confirmed: (source.confirmed ?? []) as unknown as ImportConfirmed[],
    brands: (source.brands ?? []) as unknown as ImportBrandChoice[],
    machine_types: (source.machine_types ?? []) as unknown as ImportMachineTypeChoice[],
    column_choices: column_choices ?? source.column_choices,
    file_name: file_name ?? source.file_name,
  }
}

/** The last choice for a name holds. */
const lastOfEach = <Choice extends { name: string }>(choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [nameKey(choice.name), choice])).values(),
]

/** The last value of a cell holds. */
const lastConfirmed = (confirmed: readonly ImportConfirmed[]): ImportConfirmed[] => [
  ...new Map(confirmed.map((cell) => [`${cell.row} ${cell.column}`, cell])).values(),
]

/** Whether an import is in a lane. */
async function isTaken(req: AuthenticatedMedusaRequest<unknown>, lane: string): Promise<boolean> {
  const service = req.scope.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
  return (await service.listCatalogueImports({ lane }, { select: ["id"], take: 1 })).length > 0
}

/** Lists imports that wrote, newest first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminCatalogueImportsResponse>,
): Promise<void> {
  await tidyCatalogueImports(req.scope)
  const { limit, offset } = req.validatedQuery as AdminGetCatalogueImportsQuery
  res.json({ ...(await listCatalogueImports(req.scope, { limit, offset })), limit, offset })
}

/** Begins an import, or a dry run of one, and responds at once; `GET /admin/catalogue-imports/:id` has its progress. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateCatalogueImportType>,
  res: MedusaResponse<CatalogueImportResponse>,
): Promise<void> {
  await tidyCatalogueImports(req.scope)
  const { dry_run, corrections, confirmed, brands, machine_types } = req.validatedBody
  const source = await sourceOf(req)
  const record = {
    ...source,
    corrections: {
      ...source.corrections,
      ...Object.fromEntries(corrections.map(({ row, cells }) => [String(row), cells])),
    },
    confirmed: lastConfirmed([...source.confirmed, ...confirmed]),
    brands: lastOfEach([...source.brands, ...brands]),
    machine_types: lastOfEach([...source.machine_types, ...machine_types]),
    dry_run,
    status: "waiting",
    lane: dry_run ? null : WRITING_LANE,
    columns: [],
    bad_rows: [],
    created_by: req.auth_context.actor_id,
    beat_at: new Date(),
  }
  let ids: string[]
  try {
    const { result } = await saveCatalogueImportsWorkflow(req.scope).run({ input: { creates: [record] } })
    ids = result
  } catch (error) {
    // The database lets one import into the lane at a time.
    if (record.lane !== null && (await isTaken(req, record.lane))) {
      throw new MedusaError(
        MedusaError.Types.CONFLICT,
        "Another import is running. Wait until it has ended, then start this one.",
      )
    }
    throw error
  }
  res.json({ catalogue_import: await readCatalogueImport(req.scope, ids[0] ?? "") })
}

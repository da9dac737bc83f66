import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOGUE_IMPORT_MODULE } from "../../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../../modules/catalogue-import/service"

/** Most files of different headings whose matches are stored; the one that was not used for longest goes. */
const MATCHES_MOST = 100

/** How the columns of a file are matched; without `columns`, that the stored match was used. */
export interface SaveColumnMatch {
  headings_key: string
  columns?: (string | null)[]
  matched_by?: string | null
  /** Moment of the choice, in ISO 8601; now where it is left out. */
  matched_at?: string
}

interface Match {
  id: string
  headings_key: string
  columns: unknown
  matched_by: string | null
  matched_at: Date
  used_at: Date
}

/** A match without what the database adds to it. */
const plain = ({ id, headings_key, columns, matched_by, matched_at, used_at }: Match): Match => ({
  ...{ id, headings_key, columns, matched_by, matched_at, used_at },
})

/** What was stored before. */
interface MatchUndo {
  before: Match | null
  /** Id of a new match. */
  created: string | null
  /** Matches that went for it. */
  removed: Match[]
}

const saveColumnMatchStep = createStep(
  "save-column-match",
  async (
    { headings_key: key, columns, matched_by: by = null, matched_at: at }: SaveColumnMatch,
    { container },
  ): Promise<StepResponse<string | null, MatchUndo>> => {
    const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    const [before] = await service.listImportColumnMatches({ headings_key: key })
    const used_at = new Date()
    const match = columns
      ? { columns: columns as never, matched_by: by, matched_at: at ? new Date(at) : used_at, used_at }
      : { used_at }
    if (before) {
      await service.updateImportColumnMatches({ id: before.id, ...match } as never)
      return new StepResponse(before.id, { before: plain(before), created: null, removed: [] })
    }
    if (!columns) return new StepResponse(null, { before: null, created: null, removed: [] })
    const surplus = await service.listImportColumnMatches(
      {},
      { order: { used_at: "DESC" }, skip: MATCHES_MOST - 1, take: MATCHES_MOST },
    )
    const removed = surplus.map(plain)
    if (removed.length > 0) await service.deleteImportColumnMatches(removed.map(({ id }) => id))
    const created = await service.createImportColumnMatches({ headings_key: key, ...match } as never)
    const { id } = created as unknown as { id: string }
    return new StepResponse(id, { before: null, created: id, removed })
  },
  async (undo, { container }) => {
    if (!undo) return
    const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
    if (undo.created !== null) await service.deleteImportColumnMatches(undo.created)
    if (undo.removed.length > 0) await service.createImportColumnMatches(undo.removed as never[])
    if (undo.before) await service.updateImportColumnMatches(undo.before as never)
  },
)

/**
 * Stores how the columns of a file are matched, for all staff and the next file with the same headings. Takes
 * {@link SaveColumnMatch}, returns the id of the match, null where none is stored.
 */
export const saveColumnMatchWorkflow = createWorkflow(
  "save-column-match",
  (input: SaveColumnMatch) => new WorkflowResponse(saveColumnMatchStep(input)),
)

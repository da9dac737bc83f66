import {
  type AdminCatalogueProduct,
  type AdminMetricsResponse,
  type AdminFormReplyTimesResponse,
  type FormType,
  roleAllows,
  type StaffRole,
} from "@scanwright/backend/contract"
import type { Query } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"
import type { MetricsQuestion } from "./question"

/** Products of the list of low stock at most. */
const LOW_STOCK_MOST = 100

/** Weeks for which views and searches are stored. */
const STORED_WEEKS = 12

/** A published product with less in stock than its reorder level. */
interface LowProduct {
  readonly id: string
  readonly name: string
  readonly partNumber: string | null
  readonly stock: number
  /** Its own; null where the chosen level counts. */
  readonly reorderLevel: number | null
}

/** Submissions of a week by type. */
interface FormWeek {
  /** Its Monday: "2026-11-16". */
  readonly week: string
  readonly counts: Readonly<Partial<Record<FormType, number>>>
}

/** Everything the screen shows; a part is null for a role that may not read it. */
export interface Metrics {
  readonly weeks: Result<readonly FormWeek[]> | null
  readonly answers: Result<AdminFormReplyTimesResponse> | null
  readonly lowStock: Result<readonly LowProduct[]>
  /** The level of products that have none of their own. */
  readonly threshold: number
  readonly visits: Result<AdminMetricsResponse>
}

interface CatalogueResponse {
  products: Pick<AdminCatalogueProduct, "id" | "name" | "part_number" | "stock" | "reorder_level">[]
}

/** Reads one part. @param pick what is shown of the response */
async function read<Response, Part>(
  path: string,
  query: Query,
  pick: (response: Response) => Part,
): Promise<Result<Part>> {
  const result = await readAsStaff<Response>(path, query)
  return result.ok ? { ok: true, value: pick(result.value) } : result
}

/** Reads what the screen shows to a role; a part that fails leaves the others. */
export async function readMetrics(role: StaffRole, { weeks, threshold }: MetricsQuestion): Promise<Metrics> {
  const readsForms = roleAllows(role, "submissions.read")
  const [counted, answers, lowStock, visits] = await Promise.all([
    readsForms
      ? read("/admin/form-submissions/counts", { weeks }, (one: { weeks: FormWeek[] }) => one.weeks)
      : null,
    readsForms
      ? read("/admin/form-submissions/answers", { weeks }, (one: AdminFormReplyTimesResponse) => one)
      : null,
    read(
      "/admin/catalogue",
      {
        ...{ facets: false, status: "published", below_reorder_level: threshold },
        ...{ order: "stock", limit: LOW_STOCK_MOST },
      },
      ({ products }: CatalogueResponse) =>
        products.map(({ part_number: partNumber, reorder_level: reorderLevel, ...product }) => ({
          ...product,
          partNumber,
          reorderLevel,
        })),
    ),
    read("/admin/figures", { weeks: Math.min(weeks, STORED_WEEKS) }, (one: AdminMetricsResponse) => one),
  ])
  return { weeks: counted, answers, lowStock, threshold, visits }
}

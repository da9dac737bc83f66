import { type AdminFormSubmissionsResponse, type FormType, NEW_STATUS } from "@scanwright/backend/contract"
import type { Query } from "@/lib/medusa/client"
import { readAsStaff } from "@/staff/session/client"

/** Rows of each short list. */
const EACH = 6

/** A submission in the list of the newest. */
export interface NewestSubmission {
  readonly id: string
  readonly reference: string
  readonly kind: string
  /** Who sent it; null after an erasure. */
  readonly from: string | null
  readonly status: string
  /** ISO 8601. */
  readonly createdAt: string
  /** As read, for noticing what somebody else changed. */
  readonly updatedAt: string
}

/** A product that wants attention. */
export interface ListedProduct {
  readonly id: string
  readonly name: string
  readonly partNumber: string | null
  readonly stock: number
  /** ISO 8601. */
  readonly updatedAt: string
}

interface ProductList {
  readonly products: readonly ListedProduct[]
  readonly count: number
}

/** Submissions of a week by kind, spam left out. */
export interface WeekOfSubmissions {
  /** Its Monday: "2026-11-16". */
  readonly start: string
  readonly counts: Readonly<Partial<Record<FormType, number>>>
}

/** What the dashboard shows; null where it could not be read, which is logged. */
export interface Dashboard {
  readonly productCount: number | null
  readonly lowStock: ProductList | null
  readonly drafts: ProductList | null
  readonly newest: readonly NewestSubmission[] | null
  readonly newSubmissions: number | null
  /** Product enquiries nobody has answered yet. */
  readonly openQuotes: number | null
  /** The oldest first, the present one last. */
  readonly weeks: readonly WeekOfSubmissions[] | null
}

interface CatalogueAnswer {
  products: { id: string; name: string; part_number: string | null; stock: number; updated_at: string }[]
  count: number
}

async function readPart<Answer>(path: string, query: Query): Promise<Answer | null> {
  const result = await readAsStaff<Answer>(path, query)
  if (result.ok) return result.value
  console.error(`Reading ${path} for the dashboard:`, result.failure.cause)
  return null
}

/** Weeks of the chart, the present one among them. */
const WEEKS = 8

interface CountsAnswer {
  weeks: { week: string; counts: Partial<Record<FormType, number>> }[]
}

const readCatalogue = (query: Query) =>
  readPart<CatalogueAnswer>("/admin/catalogue", { facets: false, ...query })
const readSubmissions = (query: Query) =>
  readPart<AdminFormSubmissionsResponse>("/admin/form-submissions", query)

const toList = (answer: CatalogueAnswer | null): ProductList | null =>
  answer && {
    products: answer.products.map(({ id, name, part_number: partNumber, stock, updated_at: updatedAt }) => ({
      ...{ id, name, partNumber, stock, updatedAt },
    })),
    count: answer.count,
  }

const KINDS: Readonly<Record<FormType, string>> = {
  general: "General enquiry",
  oem: "OEM enquiry",
  product_inquiry: "Quote request",
  credit_application: "Credit application",
}

/** The kinds of forms, with the words staff read for them. */
export const FORM_KINDS = KINDS

/** Everything the dashboard shows, each part by itself: what fails leaves the others. */
export async function readDashboard(): Promise<Dashboard> {
  const [all, low, drafts, newest, quotes, counted] = await Promise.all([
    readCatalogue({ limit: 1 }),
    readCatalogue({ stock: "low", status: "published", order: "stock", limit: EACH }),
    readCatalogue({ status: "draft", order: "-updated_at", limit: EACH }),
    readSubmissions({ limit: EACH }),
    readSubmissions({ type: "product_inquiry", status: NEW_STATUS, limit: 1 }),
    readPart<CountsAnswer>("/admin/form-submissions/counts", { weeks: WEEKS }),
  ])
  return {
    productCount: all?.count ?? null,
    lowStock: toList(low),
    drafts: toList(drafts),
    newest:
      newest?.form_submissions.map((one) => ({
        id: one.id,
        reference: one.reference,
        kind: KINDS[one.type],
        from: [one.name, one.company].filter(Boolean).join(", ") || null,
        status: one.status,
        createdAt: one.created_at,
        updatedAt: one.updated_at,
      })) ?? null,
    newSubmissions: newest ? (newest.status_counts[NEW_STATUS] ?? 0) : null,
    openQuotes: quotes?.count ?? null,
    weeks: counted?.weeks.map(({ week: start, counts }) => ({ start, counts })) ?? null,
  }
}

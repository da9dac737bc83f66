import {
  type AdminBlogsResponse,
  type AdminCatalogueProduct,
  type AdminCompaniesResponse,
  type AdminFormSubmissionsResponse,
  type FormType,
  NEW_STATUS,
  roleAllows,
  type StaffRole,
  USUAL_REORDER_LEVEL,
} from "@scanwright/backend/contract"
import { lackOf } from "@/lib/medusa/classification"
import type { Query } from "@/lib/medusa/client"
import { readAsStaff } from "@/staff/session/client"

/** Rows of each short list. */
const EACH = 6

/** A submission in the list of the newest. */
export interface NewestSubmission {
  readonly id: string
  readonly reference: string
  readonly kind: string
  /** Name and company of the sender; null after an erasure. */
  readonly from: string | null
  readonly status: string
  /** ISO 8601. */
  readonly createdAt: string
  /** `updated_at` as read: a later write names it, so that nobody's change is overwritten. */
  readonly updatedAt: string
}

/** A product of a short list. */
export interface ListedProduct {
  readonly id: string
  readonly name: string
  readonly partNumber: string | null
  readonly stock: number
  /** "No brand"; null where it has brand and machine type. */
  readonly lack: string | null
}

interface ProductList {
  readonly products: readonly ListedProduct[]
  readonly count: number
}

/** A product or an article that is not published yet. */
export interface Draft {
  readonly id: string
  readonly name: string
  readonly kind: "Product" | "Article"
  /** Address of the form that edits it. */
  readonly href: string
  /** ISO 8601. */
  readonly updatedAt: string
}

/** What waits to be published, changed last first; a count is null where that kind could not be read. */
export interface Drafts {
  readonly newest: readonly Draft[]
  readonly productCount: number | null
  readonly articleCount: number | null
}

/** Submissions of a week by kind, spam left out. */
export interface WeekOfSubmissions {
  /** Monday of the week: "2026-11-16". */
  readonly start: string
  readonly counts: Readonly<Partial<Record<FormType, number>>>
}

/** A company whose account is new, and which staff have to check. */
export interface PendingCompany {
  readonly id: string
  readonly name: string
  readonly accountNumber: string
  readonly isPossibleDuplicate: boolean
  /** ISO 8601. */
  readonly createdAt: string
}

/** Everything the dashboard shows; a part that could not be read is null, and logged. */
export interface Dashboard {
  readonly productCount: number | null
  readonly lowStock: ProductList | null
  /** Published products without a brand or a machine type. */
  readonly unclassified: ProductList | null
  readonly drafts: Drafts
  readonly newest: readonly NewestSubmission[] | null
  readonly newSubmissions: number | null
  /** Quote requests that are still new. */
  readonly openQuotes: number | null
  /** Longest waiting first. */
  readonly pendingCompanies: readonly PendingCompany[] | null
  /** The oldest first, the present one last. */
  readonly weeks: readonly WeekOfSubmissions[] | null
}

interface CatalogueResponse {
  products: AdminCatalogueProduct[]
  count: number
}

async function readPart<Data>(path: string, query: Query): Promise<Data | null> {
  const result = await readAsStaff<Data>(path, query)
  if (result.ok) return result.value
  console.error(`Reading ${path} for the dashboard:`, result.failure.cause)
  return null
}

/** Weeks of the chart, the present one among them. */
const WEEKS = 8

interface CountsResponse {
  weeks: { week: string; counts: Partial<Record<FormType, number>> }[]
}

const readCatalogue = (query: Query) =>
  readPart<CatalogueResponse>("/admin/catalogue", { facets: false, ...query })
const readSubmissions = (query: Query) =>
  readPart<AdminFormSubmissionsResponse>("/admin/form-submissions", query)

const toList = (response: CatalogueResponse | null): ProductList | null =>
  response && {
    products: response.products.map(({ id, name, part_number: partNumber, stock, ...product }) => ({
      ...{ id, name, partNumber, stock },
      lack: lackOf(product.brand, product.machine_type),
    })),
    count: response.count,
  }

const toDrafts = (products: CatalogueResponse | null, articles: AdminBlogsResponse | null): Drafts => {
  const all: Draft[] = [
    ...(products?.products ?? []).map(({ id, name, updated_at: updatedAt }) => ({
      ...{ id, name, updatedAt, kind: "Product" as const },
      href: `/admin/edit-product/${encodeURIComponent(id)}`,
    })),
    ...(articles?.blogs ?? []).map(({ id, title: name, updated_at: updatedAt }) => ({
      ...{ id, name, updatedAt, kind: "Article" as const },
      href: `/admin/edit-blog/${encodeURIComponent(id)}`,
    })),
  ]
  return {
    newest: all.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, EACH),
    productCount: products?.count ?? null,
    articleCount: articles?.count ?? null,
  }
}

const toPending = (company: AdminCompaniesResponse["companies"][number]): PendingCompany => ({
  id: company.id,
  name: company.legal_name,
  accountNumber: company.account_number,
  isPossibleDuplicate: company.possible_duplicate_of !== null,
  createdAt: company.created_at,
})

const KINDS: Readonly<Record<FormType, string>> = {
  general: "General enquiry",
  oem: "OEM enquiry",
  product_inquiry: "Quote request",
  credit_application: "Credit application",
}

/** The kinds of forms, with their labels. */
export const FORM_KINDS = KINDS

/** Reads everything the dashboard shows to a role; a part that fails leaves the others. */
export async function readDashboard(role: StaffRole): Promise<Dashboard> {
  const readsForms = roleAllows(role, "submissions.read")
  const [all, low, unclassified, products, articles, newest, quotes, counted, companies] = await Promise.all([
    readCatalogue({ limit: 1 }),
    readCatalogue({
      ...{ below_reorder_level: USUAL_REORDER_LEVEL, status: "published" },
      ...{ order: "stock", limit: EACH },
    }),
    readCatalogue({ unclassified: "true", status: "published", order: "-updated_at", limit: EACH }),
    readCatalogue({ status: "draft", order: "-updated_at", limit: EACH }),
    readPart<AdminBlogsResponse>("/admin/blogs", { status: "draft", order: "-updated_at", limit: EACH }),
    readsForms ? readSubmissions({ limit: EACH }) : null,
    readsForms ? readSubmissions({ type: "product_inquiry", status: NEW_STATUS, limit: 1 }) : null,
    readsForms ? readPart<CountsResponse>("/admin/form-submissions/counts", { weeks: WEEKS }) : null,
    roleAllows(role, "companies.read")
      ? readPart<AdminCompaniesResponse>("/admin/companies", {
          ...{ status: "pending", order: "created_at", limit: EACH },
        })
      : null,
  ])
  return {
    productCount: all?.count ?? null,
    lowStock: toList(low),
    unclassified: toList(unclassified),
    drafts: toDrafts(products, articles),
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
    pendingCompanies: companies?.companies.map(toPending) ?? null,
    weeks: counted?.weeks.map(({ week: start, counts }) => ({ start, counts })) ?? null,
  }
}

import {
  type AdminBlogsResponse,
  type AdminCatalogueResponse,
  type AdminCompaniesResponse,
  type AdminFormSubmissionsResponse,
  roleAllows,
  type StaffRole,
} from "@scanwright/backend/contract"
import type { Query } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { readAsStaff } from "@/staff/session/client"
import { mayOpen } from "@/staff/session/permissions"

/** Results of each kind. */
const EACH = 5

/** A found record. */
export interface FoundRecord {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly href: string
}

/** Records of one kind. */
export interface FoundGroup {
  readonly label: string
  readonly items: readonly FoundRecord[]
}

interface BrandsResponse {
  brands: { id: string; name: string }[]
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ") || undefined

async function find<Data>(
  label: string,
  path: string,
  query: Query,
  toItems: (answer: Data) => FoundRecord[],
): Promise<FoundGroup> {
  const result: Result<Data> = await readAsStaff(path, { limit: EACH, ...query })
  if (result.ok) return { label, items: toItems(result.value) }
  // The other kinds can still be found.
  console.error(`Searching ${path}:`, result.failure.cause)
  return { label, items: [] }
}

/** Finds products, submissions, companies, articles and brands, where the role may open them, by a part of names, part numbers or references. */
export async function searchRecords(text: string, role: StaffRole): Promise<FoundGroup[]> {
  const groups = await Promise.all([
    find<AdminCatalogueResponse>("Products", "/admin/catalogue", { q: text, facets: false }, (found) =>
      found.products.map(({ id, name, part_number: part, status }) => ({
        id,
        label: name,
        hint: joined(
          part,
          status === "draft" ? "draft" : null,
          found.found_by === null ? null : "not all you typed",
        ),
        href: `/admin/edit-product/${encodeURIComponent(id)}`,
      })),
    ),
    roleAllows(role, "submissions.read") &&
      find<AdminFormSubmissionsResponse>(
        "Submissions",
        "/admin/form-submissions",
        { q: text },
        ({ form_submissions: submissions }) =>
          submissions.map(({ id, reference, name, company }) => ({
            id,
            label: reference,
            hint: joined(name, company),
            href: `/admin/submissions/${encodeURIComponent(id)}`,
          })),
      ),
    roleAllows(role, "companies.read") &&
      find<AdminCompaniesResponse>("Companies", "/admin/companies", { q: text }, ({ companies }) =>
        companies.map(({ id, legal_name: name, account_number: number }) => ({
          id,
          label: name,
          hint: number,
          href: `/admin/companies/${encodeURIComponent(id)}`,
        })),
      ),
    find<AdminBlogsResponse>("Articles", "/admin/blogs", { q: text }, ({ blogs }) =>
      blogs.map(({ id, title, category }) => ({
        id,
        label: title,
        hint: category,
        href: `/admin/edit-blog/${encodeURIComponent(id)}`,
      })),
    ),
    find<BrandsResponse>("Brands", "/admin/brands", { q: text, fields: "id,name" }, ({ brands }) =>
      brands.map(({ id, name }) => ({
        id,
        label: name,
        href: `/admin/products?brand_id=${encodeURIComponent(id)}`,
      })),
    ),
  ])
  return groups
    .filter((group) => group !== false)
    .map((group) => ({ ...group, items: group.items.filter(({ href }) => mayOpen(role, href)) }))
}

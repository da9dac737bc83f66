import { type StaffPermission } from "./roles"

/**
 * Permissions of the Admin routes below one path. A row holds for every path that begins with it, unless a longer row
 * does; a method without a permission is the owner's.
 */
interface AdminRow {
  /** Parts after `/admin`; `:id` stands for any one part. */
  readonly path: string
  readonly read?: StaffPermission
  readonly write?: StaffPermission
}

const rows = (paths: readonly string[], read: StaffPermission, write?: StaffPermission): AdminRow[] =>
  paths.map((path) => ({ path, read, ...(write && { write }) }))

/** Every row; paths without one, including those that Medusa adds, are the owner's. */
const ADMIN_PERMISSIONS: readonly AdminRow[] = [
  ...rows(
    [
      "brands",
      "catalogue",
      "collections",
      "inventory-items",
      "machine-types",
      "product-categories",
      "product-options",
      "product-tags",
      "product-types",
      "product-variants",
      "products",
      "reservations",
    ],
    "shop.read",
    "products.write",
  ),
  ...rows(["price-lists", "promotions", "campaigns", "scheduled-prices"], "shop.read", "products.price"),
  ...rows(["catalogue-imports", "products/imports", "products/import"], "import", "import"),
  ...rows(["catalogue-export", "products/export"], "shop.read", "shop.read"),
  ...rows(["blogs"], "shop.read", "articles.write"),
  ...rows(["company-facts"], "shop.read", "company.write"),
  ...rows(["mail-previews", "mail-texts"], "shop.read", "mails.write"),
  ...rows(["url-seo"], "shop.read", "seo.write"),
  ...rows(["redirects", "redirect-imports"], "shop.read", "redirects.write"),
  ...rows(["blogs-export", "url-seo-export"], "shop.read"),
  { path: "uploads", write: "files.write" },
  ...rows(["form-submissions"], "submissions.read", "submissions.write"),
  { path: "form-submissions/export", read: "submissions.write" },
  ...rows(["form-submissions/personal-data"], "submissions.personal-data", "submissions.personal-data"),
  ...rows(["companies"], "companies.read", "companies.write"),
  // Medusa's records of customers and their mails.
  ...rows(
    [
      "claims",
      "customer-groups",
      "customers",
      "draft-orders",
      "exchanges",
      "fulfillments",
      "order-changes",
      "order-edits",
      "orders",
      "payment-collections",
      "payments",
      "returns",
    ],
    "orders.read",
    "orders.write",
  ),
  { path: "notifications", read: "orders.read" },
  ...rows(
    [
      "currencies",
      "feature-flags",
      "fulfillment-providers",
      "fulfillment-sets",
      "layouts",
      "locales",
      "plugins",
      "price-preferences",
      "property-labels",
      "refund-reasons",
      "regions",
      "return-reasons",
      "sales-channels",
      "shipping-option-types",
      "shipping-options",
      "shipping-profiles",
      "stock-locations",
      "stores",
      "tax-providers",
      "tax-rates",
      "tax-regions",
      "translations",
      "views",
    ],
    "shop.read",
  ),
  // Names of colleagues, to whom submissions are assigned.
  { path: "users", read: "shop.read", write: "staff.manage" },
  { path: "users/:id/auth-providers", read: "staff.manage", write: "staff.manage" },
  { path: "users/me", read: "account.own" },
  { path: "staff/me", read: "account.own", write: "account.own" },
  ...rows(["staff", "invites", "staff-policy"], "staff.manage", "staff.manage"),
  { path: "activity", read: "activity.read" },
  { path: "figures", read: "shop.read" },
  { path: "deleted", read: "activity.read", write: "deleted.restore" },
]

const matches = (row: readonly string[], parts: readonly string[]): boolean =>
  row.length <= parts.length && row.every((part, at) => part === ":id" || part === parts[at])

/** Fields of a bulk change that are prices. */
const PRICE_FIELDS = ["price", "price_percent"]

/** Whether a bulk change names prices and nothing else. */
function changesPricesOnly(body: unknown): boolean {
  const { change } = Object(body) as { change?: unknown }
  const fields = Object.keys(Object(change) as object)
  return fields.length > 0 && fields.every((field) => PRICE_FIELDS.includes(field))
}

/**
 * The permission that a request to the Admin API needs.
 *
 * @param method of HTTP, in capitals
 * @param parts of the path after `/admin`, decoded and in lower case
 * @param body of the request
 * @returns null where only the owner may
 */
export function adminPermission(
  method: string,
  parts: readonly string[],
  body?: unknown,
): StaffPermission | null {
  const isRead = method === "GET" || method === "HEAD"
  const found = ADMIN_PERMISSIONS.map((row) => ({ ...row, parts: row.path.split("/") }))
    .filter((row) => matches(row.parts, parts))
    .sort((one, other) => other.parts.length - one.parts.length)[0]
  // A bulk change of nothing but prices needs less than other changes of products.
  if (!isRead && parts.join("/") === "catalogue/batch" && changesPricesOnly(body)) return "products.price"
  return (isRead ? found?.read : found?.write) ?? null
}

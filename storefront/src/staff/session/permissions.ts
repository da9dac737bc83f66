import { roleAllows, type StaffPermission, type StaffRole } from "@scanwright/backend/contract"

/** What each page of the staff needs, by the beginning of its path. Pages without a row are the owner's. */
const STAFF_PAGES: Readonly<Record<string, StaffPermission>> = {
  "/admin/dashboard": "shop.read",
  "/admin/products": "shop.read",
  "/admin/add-product": "products.write",
  "/admin/edit-product": "products.write",
  "/admin/brands": "products.write",
  "/admin/machine-types": "products.write",
  "/admin/import": "import",
  "/admin/blogs": "shop.read",
  "/admin/add-blog": "articles.write",
  "/admin/edit-blog": "articles.write",
  "/admin/url-seo": "seo.write",
  "/admin/submissions": "submissions.read",
  "/admin/companies": "companies.read",
  "/admin/figures": "shop.read",
  "/admin/activity": "activity.read",
  "/admin/settings/account": "account.own",
  "/admin/settings/company": "company.write",
  "/admin/settings/mails": "mails.write",
  "/admin/settings/redirects": "redirects.write",
  "/admin/settings/staff": "staff.manage",
}

/** What each route under /api/staff needs. */
const STAFF_CALLS = {
  "/api/staff/blogs-export": "shop.read",
  "/api/staff/catalogue-export": "shop.read",
  "/api/staff/catalogue-imports": "import",
  "/api/staff/figures": "shop.read",
  "/api/staff/personal-data": "submissions.personal-data",
  "/api/staff/product-options": "products.write",
  "/api/staff/search": "shop.read",
  "/api/staff/session": "account.own",
  "/api/staff/submissions/export": "submissions.write",
  "/api/staff/uploads": "files.write",
  "/api/staff/url-seo": "seo.write",
  "/api/staff/url-seo-export": "seo.write",
} as const satisfies Record<string, StaffPermission>

/** What each server action of the staff needs, by its name. */
export const STAFF_ACTIONS = {
  addBlog: "articles.write",
  saveBlog: "articles.write",
  readBlogAnew: "articles.write",
  publishBlog: "articles.write",
  changeBlogTags: "articles.write",
  /** Of articles the backend demands `articles.write`. */
  deleteRecords: "products.write",
  restoreRecords: "deleted.restore",
  previewBlog: "articles.write",
  addProduct: "products.write",
  saveProduct: "products.write",
  readProductNow: "products.write",
  deleteProduct: "products.write",
  restoreProduct: "deleted.restore",
  previewProduct: "products.write",
  readScheduledPrices: "shop.read",
  schedulePrice: "products.price",
  deleteScheduledPrice: "products.price",
  addBrand: "products.write",
  addMachineType: "products.write",
  /** Of more than prices the backend demands `products.write`. */
  changeProducts: "products.price",
  readMatchingIds: "products.price",
  saveTaxonomyEntry: "products.write",
  readTaxonomyEntryNow: "products.write",
  deleteTaxonomyEntry: "products.write",
  restoreTaxonomyEntry: "deleted.restore",
  saveUrlSeo: "seo.write",
  readUrlSeoAnew: "seo.write",
  deleteUrlSeos: "seo.write",
  importUrlSeos: "seo.write",
  changeSubmissionStatus: "submissions.write",
  updateSubmission: "submissions.write",
  sendReply: "submissions.write",
  setStatuses: "submissions.write",
  deleteSubmissions: "submissions.write",
  addNote: "submissions.write",
  resendMails: "submissions.write",
  erasePerson: "submissions.personal-data",
  saveCompanyAccount: "companies.write",
  readCompanyAccountNow: "companies.read",
  changeCompanyStatus: "companies.write",
  changeCompanyMember: "companies.write",
  removeCompanyMember: "companies.write",
  inviteCompanyMember: "companies.write",
  clearCompanyDuplicate: "companies.write",
  saveCompanyAddress: "companies.write",
  deleteCompanyAddress: "companies.write",
  resendCompanyInvitation: "companies.write",
  revokeCompanyInvitation: "companies.write",
  resendCompanyMails: "companies.write",
  restoreRecord: "deleted.restore",
  startSecondFactor: "account.own",
  confirmSecondFactor: "account.own",
  removeSecondFactor: "account.own",
  saveCompany: "company.write",
  sendTestMail: "mails.write",
  saveMailText: "mails.write",
  saveRedirect: "redirects.write",
  deleteRedirect: "redirects.write",
  importRedirects: "redirects.write",
  changeRole: "staff.manage",
  inviteStaff: "staff.manage",
  resendInvitation: "staff.manage",
  revokeInvitation: "staff.manage",
  removeStaff: "staff.manage",
  resetSecondFactor: "staff.manage",
  saveStaffPolicy: "staff.manage",
} as const satisfies Record<string, StaffPermission>

export type StaffActionName = keyof typeof STAFF_ACTIONS
export type StaffCallPath = keyof typeof STAFF_CALLS

/** What a route under /api/staff needs. */
export const permissionOfCall = (path: StaffCallPath): StaffPermission => STAFF_CALLS[path]

/**
 * What a page of the staff needs.
 *
 * @param path with or without its query
 * @returns null for a page without a row: the owner's
 */
export function permissionOfPage(path: string): StaffPermission | null {
  const [address = ""] = path.split(/[?#]/)
  const row = Object.entries(STAFF_PAGES).find(([page]) => address === page || address.startsWith(`${page}/`))
  return row?.[1] ?? null
}

/** Whether a role may open a page of the staff; addresses of the shop are open to everyone. */
export const mayOpen = (role: StaffRole, href: string): boolean =>
  !href.startsWith("/admin") || roleAllows(role, permissionOfPage(href))

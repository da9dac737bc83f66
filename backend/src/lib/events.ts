/**
 * Events of our brand workflows, with the data `{ id, handles }`: present and past handles, so that a page under an old
 * address is refreshed, too. (The modules' automatic events have only an id.)
 */
export const BrandEvents = {
  created: "brand.created",
  updated: "brand.updated",
  deleted: "brand.deleted",
} as const

/** Data as of {@link BrandEvents}; the id is that of the product category. */
export const MachineTypeEvents = {
  created: "machine-type.created",
  updated: "machine-type.updated",
  deleted: "machine-type.deleted",
} as const

/** Data: `{ id }` of the submission, without personal data. */
export const FormSubmissionEvents = {
  created: "form-submission.created",
  updated: "form-submission.updated",
  replied: "form-submission.replied",
  deleted: "form-submission.deleted",
} as const

/**
 * Data: `{ id, handles, is_public }`, with handles as of {@link BrandEvents}; `is_public` is true when visitors could
 * read the article before the change or can read it now.
 */
export const BlogEvents = {
  created: "blog.created",
  updated: "blog.updated",
  deleted: "blog.deleted",
} as const

/** Data: `{ id }` of the import. */
export const CatalogueImportEvents = {
  created: "catalogue-import.created",
} as const

/** Data: `{ id }`, the same for every change. */
export const CompanyEvents = {
  changed: "company.changed",
} as const

/** Data: `{ id }` of one of the changed redirects. */
export const RedirectEvents = {
  changed: "redirect.changed",
} as const

/** Data: `{ ids }` of mails about accounts, without personal data. Emitted once their transaction is committed. */
export const PostEvents = {
  pending: "post.pending",
} as const

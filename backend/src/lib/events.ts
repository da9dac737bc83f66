/**
 * Events of our own workflows. Each carries `{ id, handles }`: present and past handles, so that a page under an
 * old address is refreshed too. (The modules' automatic events carry only an id.)
 */
export const BrandEvents = {
  created: "brand.created",
  updated: "brand.updated",
  deleted: "brand.deleted",
} as const

/** See {@link BrandEvents}; the id is that of the product category. */
export const MachineTypeEvents = {
  created: "machine-type.created",
  updated: "machine-type.updated",
  deleted: "machine-type.deleted",
} as const

/** Each carries `{ id }` of the submission, and nothing that names a person. */
export const FormSubmissionEvents = {
  created: "form-submission.created",
  updated: "form-submission.updated",
  deleted: "form-submission.deleted",
} as const

/**
 * See {@link BrandEvents}; each carries `{ id, handles, is_public }`, the last one telling whether visitors could read the
 * article before the change or can read it now.
 */
export const BlogEvents = {
  created: "blog.created",
  updated: "blog.updated",
  deleted: "blog.deleted",
} as const

/** Each carries `{ id, urls }`: present and past paths. */
export const UrlSeoEvents = {
  created: "url-seo.created",
  updated: "url-seo.updated",
  deleted: "url-seo.deleted",
} as const

/** Each carries `{ id }` of the import. */
export const CatalogueImportEvents = {
  created: "catalogue-import.created",
} as const

/** One machine type to create: a Medusa product category and its extension. */
export interface CreateMachineType {
  name: string
  /** Address; made from the name when not given, numbered when taken. A given handle that is taken is an error. */
  handle?: string
  /** Address of the logo: http(s) or root-relative. */
  logo?: string | null
  /** Position in lists, lowest first; 0 when not given. */
  sort?: number
  /** One paragraph of plain text. */
  intro?: string | null
}

/** Changes to one machine type; absent fields are not changed. A new name does not change the handle. */
export interface UpdateMachineType {
  /** Id of the product category. */
  id: string
  name?: string
  handle?: string
  logo?: string | null
  sort?: number
  intro?: string | null
}

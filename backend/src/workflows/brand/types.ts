/** One brand to create. */
export interface CreateBrand {
  name: string
  /** Address; made from the name when not given, numbered when taken. A given handle that is taken is an error. */
  handle?: string
  /** Address of the logo: http(s) or root-relative. */
  logo?: string | null
}

/** Changes to one brand; absent fields are not changed. A new name does not change the handle. */
export interface UpdateBrand {
  id: string
  name?: string
  handle?: string
  logo?: string | null
}

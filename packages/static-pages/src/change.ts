/**
 * What has changed: a kind of record, and which ones, by their present and past `handles` or by the `urls` of their pages.
 * Further lists of texts may say where else the records are shown. The kind "everything" stands for all of them.
 */
export interface Change {
  readonly entity: string
  readonly handles?: readonly string[]
  readonly urls?: readonly string[]
}

/** A list's filters, order and columns under a name. */
export interface SavedView {
  readonly name: string
  /** Query of the list's address, without the page. */
  readonly query: string
}

/** Most views of one list, and longest name and query, in characters. */
export const VIEWS_MOST = 20
export const VIEW_NAME_MOST = 60
const QUERY_MOST = 2_000

const isView = (found: unknown): found is SavedView => {
  const { name, query } = Object(found) as Partial<Record<keyof SavedView, unknown>>
  return (
    typeof name === "string" &&
    name.trim() !== "" &&
    name.length <= VIEW_NAME_MOST &&
    typeof query === "string" &&
    query.length <= QUERY_MOST
  )
}

/** Valid views from unchecked data, each name once. */
export function validViews(found: readonly unknown[]): SavedView[] {
  const byName = new Map(found.filter(isView).map(({ name, query }) => [name, { name, query }]))
  return [...byName.values()].slice(0, VIEWS_MOST)
}

/**
 * Adds a view, in the place of one with the same name.
 *
 * @returns the views, or what is wrong, as a sentence
 */
export function addView(
  views: readonly SavedView[],
  view: SavedView,
): { views: SavedView[] } | { error: string } {
  const name = view.name.trim()
  if (name === "") return { error: "Enter a name" }
  if (name.length > VIEW_NAME_MOST)
    return { error: `Shorten the name to ${VIEW_NAME_MOST} characters or fewer` }
  if (view.query.length > QUERY_MOST) return { error: "There are too many filters for a view" }
  const others = views.filter((one) => one.name !== name)
  if (others.length >= VIEWS_MOST) return { error: `There are ${VIEWS_MOST} views already: remove one first` }
  return { views: [...others, { name, query: view.query }] }
}

/** The query of a view: that of an address, without the page. */
export function viewQuery(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  query.delete("page")
  return query.toString()
}

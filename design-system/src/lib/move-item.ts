/** A list with one item moved to another place; places outside the list change nothing. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items]
  if (to < 0 || to >= rest.length) return rest
  rest.splice(to, 0, ...rest.splice(from, 1))
  return rest
}

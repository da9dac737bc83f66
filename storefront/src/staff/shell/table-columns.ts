import type { ColumnSetting } from "@scanwright/design-system"

/** Most settings of one table that are read. */
const MOST = 50

const isSetting = (found: unknown): found is ColumnSetting => {
  const { id, isShown } = Object(found) as Partial<Record<keyof ColumnSetting, unknown>>
  return typeof id === "string" && id !== "" && id.length <= 40 && typeof isShown === "boolean"
}

/** Valid settings of columns from unchecked data, each column once. */
export function validColumns(found: readonly unknown[]): ColumnSetting[] {
  const byId = new Map(found.filter(isSetting).map(({ id, isShown }) => [id, { id, isShown }]))
  return [...byId.values()].slice(0, MOST)
}

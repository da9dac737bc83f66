import type { ColumnSetting } from "@scanwright/design-system"
import { toaster } from "@scanwright/design-system"
import { useSyncExternalStore } from "react"
import { createStoredList, type StoredList } from "@/storage/stored-list"
import { subscribe } from "@/storage/use-stored"
import { useStaffContext } from "./staff-context"
import { validColumns } from "./table-columns"

const NONE: readonly ColumnSetting[] = []

const lists = new Map<string, StoredList<ColumnSetting>>()

/** The stored columns under a key; the same object at each call. */
function listOf(key: string): StoredList<ColumnSetting> {
  const known = lists.get(key)
  if (known) return known
  const list = createStoredList(key, validColumns, () =>
    toaster.show({
      variant: "destructive",
      title: "Not saved",
      description: "This browser stores nothing for this site, or its storage is full.",
    }),
  )
  lists.set(key, list)
  return list
}

/**
 * The choice of a table's columns, which this browser remembers for each person.
 *
 * @param path of the list
 */
export function useTableColumns(path: string): {
  value: readonly ColumnSetting[]
  onChange: (value: ColumnSetting[]) => void
} {
  const { staff } = useStaffContext()
  const list = listOf(`staff-columns:${staff.id}:${path}`)
  const value = useSyncExternalStore(
    subscribe,
    () => list.read() ?? NONE,
    () => NONE,
  )
  return { value, onChange: list.write }
}

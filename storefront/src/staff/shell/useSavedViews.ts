import { toaster } from "@scanwright/design-system"
import { useSyncExternalStore } from "react"
import { createStoredList, type StoredList } from "@/storage/stored-list"
import { subscribe } from "@/storage/use-stored"
import { type SavedView, validViews } from "./saved-views"

const NONE: readonly SavedView[] = []

const lists = new Map<string, StoredList<SavedView>>()

/** The stored views of a list; the same object at each call. */
function listOf(path: string): StoredList<SavedView> {
  const known = lists.get(path)
  if (known) return known
  const list = createStoredList(`staff-views:${path}`, validViews, () =>
    toaster.show({
      variant: "destructive",
      title: "Not saved",
      description: "This browser stores nothing for this site, or its storage is full.",
    }),
  )
  lists.set(path, list)
  return list
}

/**
 * The views of a list that this browser has stored, and a function that stores others.
 *
 * @param path of the list
 */
export function useSavedViews(path: string): {
  views: readonly SavedView[]
  store: (views: readonly SavedView[]) => void
} {
  const list = listOf(path)
  const views = useSyncExternalStore(
    subscribe,
    () => list.read() ?? NONE,
    () => NONE,
  )
  return { views, store: list.write }
}

import { useSyncExternalStore } from "react"
import { useStaffContext } from "@/staff/shell/staff-context"
import { storedNames } from "@/staff/shell/stored-names"
import { subscribe } from "@/storage/use-stored"

const NONE: readonly string[] = []

/**
 * Which parts of a form the signed-in person has closed, stored in this browser.
 *
 * @param form names the kind of form: "product"
 */
export function useClosedSections(form: string): {
  closed: readonly string[]
  setClosed: (names: readonly string[]) => void
} {
  const { staff } = useStaffContext()
  const list = storedNames(`staff-closed-sections:${form}:${staff.id}`)
  const closed = useSyncExternalStore(subscribe, list.read, () => NONE)
  return { closed, setClosed: list.write }
}

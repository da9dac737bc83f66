import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { deleteTaxonomyEntry, restoreTaxonomyEntry } from "./actions"
import type { TaxonomyEntry, TaxonomyKind } from "./data"

/** Actions on a brand or machine type of the list; each refreshes the list and shows its result in a toast. */
export function useTaxonomyActions(kind: TaxonomyKind) {
  const router = useRouter()
  const { run: runDelete, isPending } = useStaffAction(deleteTaxonomyEntry, { handles: ["conflict"] })
  const { run: runRestore } = useStaffAction(restoreTaxonomyEntry)

  const restore = async ({ id, name }: TaxonomyEntry) => {
    const outcome = await runRestore({ kind, id })
    if (outcome.ok) toaster.show({ variant: "success", title: "Brought back", description: name })
    router.refresh()
  }

  /** @param closeDialog called before the toast shows: a toast belongs above the page, not above a dialog */
  const remove = async (entry: TaxonomyEntry, closeDialog: () => void) => {
    const { id, updatedAt, name } = entry
    const outcome = await runDelete({ kind, id, updatedAt })
    closeDialog()
    if (outcome.ok) {
      toaster.show({
        variant: "success",
        title: "Deleted",
        description: name,
        action: { label: "Undo", onSelect: () => void restore(entry) },
      })
    } else if (outcome.kind === "conflict") {
      toaster.show({
        variant: "destructive",
        title: "Changed meanwhile",
        description: `Somebody else has changed ${name}. The list now shows how it is; delete it again if it shall go.`,
      })
    }
    router.refresh()
  }

  const showSaved = (name: string) => {
    toaster.show({ variant: "success", title: "Saved", description: name })
    router.refresh()
  }

  return { remove, showSaved, isDeleting: isPending }
}

import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { deleteTaxonomyEntry, restoreTaxonomyEntry } from "./actions"
import type { TaxonomyEntry, TaxonomyKind } from "./data"
import type { ProductGoal } from "./DeleteDialog"
import { TAXONOMY_LABELS } from "./labels"

/** Actions on a brand or machine type of the list; each refreshes the list and shows its result in a toast. */
export function useTaxonomyActions(kind: TaxonomyKind) {
  const router = useRouter()
  const { run: runDelete, isPending } = useStaffAction(deleteTaxonomyEntry, {
    handles: ["conflict", "invalid"],
  })
  const { run: runRestore } = useStaffAction(restoreTaxonomyEntry)

  const restore = async ({ id, name }: TaxonomyEntry) => {
    const outcome = await runRestore({ kind, id })
    if (outcome.ok) toaster.show({ variant: "success", title: "Brought back", description: name })
    router.refresh()
  }

  /**
   * @param goal of its products; null where it has none
   * @param ask called where it has products all the same
   * @param closeDialog called before the toast shows: a toast belongs above the page, not above a dialog
   */
  const remove = async (
    entry: TaxonomyEntry,
    goal: ProductGoal | null,
    { ask, closeDialog }: { ask: () => void; closeDialog: () => void },
  ) => {
    const { id, updatedAt, name } = entry
    const outcome = await runDelete({ kind, id, updatedAt, productsTo: goal?.id ?? null })
    if (!outcome.ok && outcome.kind === "invalid" && goal === null) return ask()
    closeDialog()
    if (outcome.ok) {
      toaster.show({
        variant: "success",
        title: "Deleted",
        description: goal?.name ? `${name}; its products are with ${goal.name}` : name,
        action: { label: "Undo", onSelect: () => void restore(entry) },
      })
    } else if (outcome.kind === "invalid") {
      toaster.show({
        variant: "destructive",
        title: "Not deleted",
        description: `The ${TAXONOMY_LABELS[kind].one} for its products is not there any more. Choose another one.`,
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

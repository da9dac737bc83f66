import { FetchError } from "@medusajs/js-sdk"
import { toast, usePrompt } from "@medusajs/ui"
import { type Resource, useRemove } from "./resource"

/**
 * Deletes a record once the member of staff has confirmed, and shows whether that succeeded.
 *
 * @param consequence of deleting, as a sentence
 * @param onRefused asks for what a refused deletion (HTTP 400) needs; left out, the refusal is shown
 * @returns a function from id and name to whether it was deleted
 */
export function useDelete(resource: Resource, consequence: string, onRefused?: () => void) {
  const prompt = usePrompt()
  const { mutateAsync } = useRemove(resource)
  return async (id: string, name: string): Promise<boolean> => {
    const isAgreed = await prompt({
      title: `Delete this ${resource.noun}?`,
      description: `“${name}” will be deleted. ${consequence}`,
      confirmText: "Delete",
      cancelText: "Cancel",
    })
    if (!isAgreed) return false
    try {
      await mutateAsync({ id })
      toast.success(`“${name}” is deleted`)
      return true
    } catch (error) {
      if (onRefused && error instanceof FetchError && error.status === 400) {
        onRefused()
        return false
      }
      toast.error(`“${name}” was not deleted`, {
        description: error instanceof Error ? error.message : String(error),
      })
      return false
    }
  }
}

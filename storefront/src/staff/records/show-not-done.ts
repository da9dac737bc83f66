import { toaster } from "@scanwright/design-system"
import { countText } from "@/staff/shell/count-text"
import { holderLink } from "@/staff/session/holder-link"
import type { ManyDone } from "./each-of"

/** Shows how many of several records stay as they were, and why; nothing where all of them were changed. */
export function showNotDone(
  { failed, message, holderId }: ManyDone,
  noun: readonly [one: string, several: string],
): void {
  if (failed.length === 0) return
  toaster.show({
    variant: "destructive",
    title: `${countText(failed.length, noun)} left as they were`,
    description: message ?? "",
    ...(holderId !== undefined && { action: holderLink(holderId) }),
  })
}

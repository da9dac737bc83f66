/**
 * The open modals, the last on top. A modal makes the rest of the page inert, so toasts are moved into the topmost one.
 */
let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

export function enterModalStack(dialog: HTMLDialogElement): void {
  change([...stack.filter((other) => other !== dialog), dialog])
}

export function leaveModalStack(dialog: HTMLDialogElement): void {
  if (stack.includes(dialog)) change(stack.filter((other) => other !== dialog))
}

/** The modal on top, or null when none is open. */
export const topModal = (): HTMLDialogElement | null => stack.at(-1) ?? null

/** Calls back at each change. @returns a function that unsubscribes */
export function onModalStackChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

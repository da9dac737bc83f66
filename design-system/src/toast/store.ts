/** How long after its dismissal a toast is forgotten, in ms (specification, section 9). */
export const REMOVAL_DELAY = 1_000_000

export type ToastAction =
  | { label: string; onSelect: () => void; href?: undefined }
  | { label: string; href: string; onSelect?: undefined }

export interface ToastMessage {
  /** What happened, in two or three words. */
  title: string
  /** The sentence that says it fully. */
  description?: string
  /** `destructive` for what failed: it interrupts who listens. */
  variant?: "default" | "success" | "destructive"
  /** One thing to do about it, which can be done elsewhere too. */
  action?: ToastAction
}

export interface Toast extends ToastMessage {
  /** Another for each, also where the words are the same. */
  id: number
  isOpen: boolean
}

export interface ToastStore {
  /** Shows a toast in place of the one before; gives its id. */
  show: (message: ToastMessage) => number
  /** Closes the toast with this id, or whichever is shown. */
  dismiss: (id?: number) => void
  /** The last toast, open or closed; null before the first, and once it is forgotten. */
  current: () => Toast | null
  /** Calls back at each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Holds the one toast that is shown at a time (specification, section 9). It stays until it is dismissed or replaced, and
 * is forgotten `REMOVAL_DELAY` after its dismissal. Toasts may be shown before a Toaster is in the page: it shows the last.
 */
export function createToaster(): ToastStore {
  let toast: Toast | null = null
  let lastId = 0
  let removal: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const change = (next: Toast | null) => {
    clearTimeout(removal)
    toast = next
    for (const listener of listeners) listener()
  }

  return {
    show: (message) => {
      lastId += 1
      change({ ...message, id: lastId, isOpen: true })
      return lastId
    },
    dismiss: (id) => {
      if (!toast?.isOpen || (id !== undefined && id !== toast.id)) return
      change({ ...toast, isOpen: false })
      removal = setTimeout(() => change(null), REMOVAL_DELAY)
    },
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The page's toasts. Only the browser shows any, so nothing is shared between visitors. */
export const toaster = createToaster()

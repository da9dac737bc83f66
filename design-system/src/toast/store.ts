/** Time from the closing of a toast to the removal of its record, in ms (specification, section 9). */
export const REMOVAL_DELAY = 1_000_000

/** Time for which a toast is shown that nobody points at or focuses, in ms. */
export const SHOWN_MS = 6_000

export type ToastAction =
  | { label: string; onSelect: () => void; href?: undefined }
  | { label: string; href: string; onSelect?: undefined }

export interface ToastMessage {
  /** Title, in two or three words. */
  title: string
  /** The full message, in a sentence. */
  description?: string
  /** `destructive` for failures, whose announcement interrupts. */
  variant?: "default" | "success" | "destructive"
  /** One action, which must be possible elsewhere, too. */
  action?: ToastAction
  /** True for a toast that is shown just before another page is opened: the next change of the page does not close it. */
  staysOnNextPage?: boolean
}

export interface Toast extends ToastMessage {
  /** Unique, also for toasts with the same text. */
  id: number
  isOpen: boolean
}

export interface ToastStore {
  /** Shows a toast instead of the previous one; returns its id. */
  show: (message: ToastMessage) => number
  /** Closes the toast with this id, or by default the shown one. */
  dismiss: (id?: number) => void
  /** Another page is opened: closes the toast, unless it was shown for that page. */
  leavePage: () => void
  /** The last toast, open or closed; null before the first, and after its removal. */
  current: () => Toast | null
  /** Calls back at each change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/**
 * A store of the one toast that is shown at a time (specification, section 9). The toast is open until it is dismissed,
 * by the visitor or by the Toaster, or replaced, and its record is removed `REMOVAL_DELAY` after that. Toasts may be shown
 * before a Toaster is in the page, which then shows the last one.
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

  const dismiss = (id?: number) => {
    if (!toast?.isOpen || (id !== undefined && id !== toast.id)) return
    change({ ...toast, isOpen: false })
    removal = setTimeout(() => change(null), REMOVAL_DELAY)
  }

  return {
    show: (message) => {
      lastId += 1
      change({ ...message, id: lastId, isOpen: true })
      return lastId
    },
    dismiss,
    leavePage: () => {
      if (toast?.isOpen && toast.staysOnNextPage) change({ ...toast, staysOnNextPage: false })
      else dismiss()
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

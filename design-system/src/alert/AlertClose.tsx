"use client"

import { IconButton } from "../icon-button"

/** The button that dismisses an alert. */
export function AlertClose({ label, onDismiss }: { label: string; onDismiss: () => void }) {
  return <IconButton icon="close" label={label} tooltip={false} size="sm" onClick={onDismiss} />
}

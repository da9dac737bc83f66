"use client"

import { PlainIconButton } from "../icon-button"

/** The button that dismisses an alert. */
export function AlertClose({ label, onDismiss }: { label: string; onDismiss: () => void }) {
  return <PlainIconButton icon="close" label={label} size="sm" onClick={onDismiss} />
}

"use client"

import { Fragment } from "react"
import { Dialog } from "../dialog"
import { Switch } from "../switch"

/** Shortcuts of one kind. */
export interface ShortcutGroup {
  label: string
  shortcuts: readonly {
    /** What it does: "Next row". No two of a group are equal. */
    label: string
    /** The keys as they are labelled: `["Ctrl", "S"]`. */
    keys: readonly string[]
    /** How the keys are pressed: all at once, one after the other, or any of them. */
    pressed?: "together" | "in turn" | "either"
  }[]
}

export interface ShortcutDialogProps {
  open: boolean
  onClose: () => void
  groups: readonly ShortcutGroup[]
  /** Whether shortcuts of a single character are on. */
  singleKeys: boolean
  /** Called to switch them on and off (WCAG 2.1.4). */
  onSingleKeys: (on: boolean) => void
}

const BETWEEN = { together: "+", "in turn": "then", either: "or" } as const

/** Every keyboard shortcut of an application, and the switch for those of a single character. */
export function ShortcutDialog({ open, onClose, groups, singleKeys, onSingleKeys }: ShortcutDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="lg" title="Keyboard shortcuts">
      <div className="grid gap-6">
        <Switch
          label="Shortcuts of a single character"
          hint="Off, only those with Ctrl, Cmd or Alt work. They never work while you type in a field. Stored in this browser."
          checked={singleKeys}
          onChange={({ target }) => onSingleKeys(target.checked)}
        />
        <div className="shortcut-groups">
          {groups.map(({ label, shortcuts }) => (
            <section key={label} aria-label={label}>
              <h3 className="heading heading-sm">{label}</h3>
              <dl className="shortcut-list">
                {shortcuts.map(({ label: does, keys, pressed = "together" }) => (
                  <div key={does}>
                    <dt>{does}</dt>
                    <dd>
                      {keys.map((key, at) => (
                        <Fragment key={key}>
                          {at > 0 && <span>{BETWEEN[pressed]}</span>}
                          <kbd>{key}</kbd>
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

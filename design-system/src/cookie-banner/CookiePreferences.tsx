"use client"

import { type ReactNode, useState } from "react"
import { Button } from "../button"
import { Dialog } from "../dialog"
import { Expander } from "../expander"
import { Switch } from "../switch"

/** Consent to storage beyond the necessary. */
export interface CookieChoices {
  analytics: boolean
  marketing: boolean
  preferences: boolean
}

/** A kind of storage: its purpose and its content. */
export interface CookieCategory {
  id: "necessary" | keyof CookieChoices
  title: string
  /** Purpose, in a sentence or two. */
  description: ReactNode
  /** The stored items. */
  stores: {
    /** The cookie's or storage key's own name. */
    name: string
    purpose: string
    /** Lifetime: "13 months", "Until you clear it". */
    lasts: string
  }[]
}

export interface CookiePreferencesProps {
  open: boolean
  /** Called when the visitor closes the dialog without a choice. */
  onClose: () => void
  /** The present consent. */
  value: CookieChoices
  /** The kinds, in order; `necessary` is locked on. */
  categories: readonly CookieCategory[]
  /** Called with the state of the switches. */
  onSave: (choices: CookieChoices) => void
  onAcceptAll: () => void
  onRejectOptional: () => void
  /** Reason why necessary storage cannot be switched off. */
  necessaryReason?: string
}

function StoredThings({ stores }: Pick<CookieCategory, "stores">) {
  return (
    <dl className="cookie-stores">
      {stores.map(({ name, purpose, lasts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {purpose} <span>{lasts}.</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface CategoriesProps extends Pick<CookiePreferencesProps, "categories" | "necessaryReason"> {
  choices: CookieChoices
  onChange: (change: Partial<CookieChoices>) => void
}

function Categories({ categories, necessaryReason, choices, onChange }: CategoriesProps) {
  return (
    <ul className="cookie-categories">
      {categories.map(({ id, title, description, stores }) => {
        const common = {
          label: <span className="font-semibold">{title}</span>,
          hint: description,
          align: "end",
        } as const
        return (
          <li key={id}>
            {id === "necessary" ? (
              <Switch
                {...common}
                lockedReason={necessaryReason ?? "Always on: the shop cannot work without them."}
              />
            ) : (
              <Switch
                {...common}
                checked={choices[id]}
                onChange={({ target }) => onChange({ [id]: target.checked })}
              />
            )}
            {stores.length > 0 && (
              <Expander summary={`${title}: what is stored`}>
                <StoredThings stores={stores} />
              </Expander>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A dialog with the kinds of cookies and storage, each with a switch. */
export function CookiePreferences({
  open,
  onClose,
  value,
  categories,
  onSave,
  onAcceptAll,
  onRejectOptional,
  necessaryReason,
}: CookiePreferencesProps) {
  // The switches that were pressed. All others follow the present consent, which may change in another tab meanwhile.
  const [changes, setChanges] = useState<Partial<CookieChoices>>({})
  const choices = { ...value, ...changes }
  const leavingBy = (act: () => void) => () => {
    setChanges({})
    act()
  }

  return (
    <Dialog
      open={open}
      onClose={leavingBy(onClose)}
      size="lg"
      title="Cookie preferences"
      description="Choose what this site may store on your device. You can change this at any time."
      footer={
        <>
          <Button variant="secondary" onClick={leavingBy(onRejectOptional)}>
            Deny Optional
          </Button>
          <Button variant="secondary" onClick={leavingBy(onAcceptAll)}>
            Accept All
          </Button>
          <Button onClick={leavingBy(() => onSave(choices))}>Save Preferences</Button>
        </>
      }
    >
      <Categories
        categories={categories}
        necessaryReason={necessaryReason}
        choices={choices}
        onChange={(change) => setChanges({ ...changes, ...change })}
      />
    </Dialog>
  )
}

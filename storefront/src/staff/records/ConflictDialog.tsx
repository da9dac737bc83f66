"use client"

import { Button, Dialog, RadioGroup, Text } from "@scanwright/design-system"
import { useState } from "react"
import type { Difference, Side } from "./merge"

/** A field whose value in the form is not the stored one. */
interface ConflictField extends Difference {
  readonly label: string
  /** The user's own value, as text. */
  readonly mine: string
  readonly theirs: string
}

/**
 * "conflicts" lists the fields that both people changed, and its shortcuts save at once. "differences" lists every field in
 * which the two differ, and its shortcuts fill in the choices: for large forms, of which more is at stake.
 */
export type ConflictVariant = "conflicts" | "differences"

interface Props {
  variant?: ConflictVariant
  /** The record: "this article". */
  what: string
  fields: readonly ConflictField[]
  /** Called with the names of the fields whose value is the other person's. */
  onResolve: (takes: readonly string[]) => void
  onClose: () => void
}

/** Most characters shown of a value. */
const SHOWN = 300

const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

const COPY = {
  conflicts: {
    title: () => "Somebody else has changed it",
    description: (what: string) =>
      `While you worked on ${what}, somebody else saved it. Nothing of yours is lost: choose what stays.`,
    none: "You changed different things, so both stay. Keep yours to save them together.",
    ...{ mine: "Mine", theirs: "Theirs", save: "Keep what is chosen" },
  },
  differences: {
    title: (what: string) => `Somebody else has changed ${what}`,
    description: () => "They saved it after you opened it. Choose for each field what is to be saved now.",
    none: "Both of you have written the same. Saving changes nothing.",
    ...{ mine: "Keep mine", theirs: "Take theirs", save: "Save what is chosen" },
  },
} as const

/** Shows the user's own values beside those that somebody else has saved since, and asks field by field which to store. */
export function ConflictDialog({ variant = "conflicts", what, fields, onResolve, onClose }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const copy = COPY[variant]
  const listed = variant === "conflicts" ? fields.filter(({ isConflict }) => isConflict) : fields
  const allOf = (side: Side) => Object.fromEntries(listed.map(({ name }) => [name, side]))
  const resolve = (choices: Readonly<Record<string, Side>>) =>
    onResolve(fields.filter(({ name, side }) => (choices[name] ?? side) === "theirs").map(({ name }) => name))

  return (
    <Dialog
      open
      dismissible={false}
      size="lg"
      title={copy.title(what)}
      description={copy.description(what)}
      onClose={onClose}
      footer={
        <>
          {variant === "conflicts" ? (
            <>
              <Button variant="secondary" onClick={() => resolve(allOf("theirs"))}>
                Take theirs
              </Button>
              <Button variant="secondary" onClick={() => resolve(allOf("mine"))}>
                Keep mine
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Back to the form
            </Button>
          )}
          <Button onClick={() => resolve(chosen)}>{copy.save}</Button>
        </>
      }
    >
      <div className="grid gap-6">
        {variant === "differences" && (
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant="secondary" onClick={() => setChosen(allOf("mine"))}>
              Keep all mine
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setChosen(allOf("theirs"))}>
              Take all theirs
            </Button>
          </div>
        )}
        {listed.length === 0 && <Text>{copy.none}</Text>}
        {listed.map(({ name, label, mine, theirs, side }) => (
          <RadioGroup
            key={name}
            name={`conflict-${name}`}
            legend={label}
            appearance="cards"
            value={chosen[name] ?? side}
            onChange={(whose) => setChosen((all) => ({ ...all, [name]: whose as Side }))}
            options={[
              { value: "mine", label: copy.mine, description: shorten(mine) },
              { value: "theirs", label: copy.theirs, description: shorten(theirs) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}

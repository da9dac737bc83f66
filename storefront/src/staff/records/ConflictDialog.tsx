"use client"

import { Button, Dialog, RadioGroup, Text } from "@scanwright/design-system"
import { useState } from "react"

/** A field that two people have changed. */
export interface ConflictField {
  /** Tells it from the others. */
  name: string
  label: string
  mine: string
  theirs: string
}

interface Props {
  open: boolean
  /** What was changed: "this article". */
  what: string
  fields: readonly ConflictField[]
  /** Told the names of the fields in which the other's words are taken. */
  onResolve: (theirs: readonly string[]) => void
  onClose: () => void
}

/** Longest part of a value that is shown: enough to tell two of them apart. */
const SHOWN = 300

const shown = (value: string) =>
  value === "" ? "(empty)" : value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value

/** Shows what somebody else has changed meanwhile beside one's own, and asks field by field whose stays. */
export function ConflictDialog({ open, what, fields, onResolve, onClose }: Props) {
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const choose = (name: string, whose: string) =>
    setTheirs((before) => [...before.filter((one) => one !== name), ...(whose === "theirs" ? [name] : [])])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={false}
      size="lg"
      title="Somebody else has changed it"
      description={`While you worked on ${what}, somebody else saved it. Nothing of yours is lost: choose what stays.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onResolve(fields.map(({ name }) => name))}>
            Take theirs
          </Button>
          <Button variant="secondary" onClick={() => onResolve([])}>
            Keep mine
          </Button>
          <Button onClick={() => onResolve(theirs)}>Keep what is chosen</Button>
        </>
      }
    >
      {fields.length === 0 ? (
        <Text>You changed different things, so both stay. Keep yours to save them together.</Text>
      ) : (
        <div className="grid gap-6">
          {fields.map(({ name, label, mine, theirs: others }) => (
            <RadioGroup
              key={name}
              name={`conflict-${name}`}
              legend={label}
              appearance="cards"
              value={theirs.includes(name) ? "theirs" : "mine"}
              onChange={(whose) => choose(name, whose)}
              options={[
                { value: "mine", label: "Mine", description: shown(mine) },
                { value: "theirs", label: "Theirs", description: shown(others) },
              ]}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}

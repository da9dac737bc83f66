"use client"

import { FormSummary, Button, Text } from "@scanwright/design-system"
import { useState } from "react"
import { formCopy } from "@/content/forms"
import { readSentCopy } from "../sending/sent-copy"

const labels = formCopy.thankYou.copy

const asDate = (moment: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(moment)

/** The values of a sent application, to be printed; empty where it was sent in another window. */
export default function SentCopy({ reference }: { reference: string }) {
  const [copy] = useState(() => readSentCopy(reference))
  if (!copy) return null
  return (
    <div className="mt-10 grid gap-6">
      <FormSummary
        title={labels.title}
        note={labels.note(asDate(copy.sentAt), reference)}
        printsAlone
        parts={copy.steps.map(({ id, groups }) => ({
          title: formCopy.credit.steps[id],
          groups: groups.map(({ heading, answers }) => ({ heading, values: answers })),
        }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          {labels.print}
        </Button>
        <Text size="sm" variant="muted">
          {labels.keep}
        </Text>
      </div>
    </div>
  )
}

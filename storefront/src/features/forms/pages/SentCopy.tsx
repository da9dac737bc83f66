"use client"

import { FormSummary, Button, Text } from "@scanwright/design-system"
import { useState } from "react"
import { enquiry } from "@/content/enquiry"
import { readSentCopy } from "../sending/sent-copy"

const words = enquiry.thankYou.copy

const asDate = (moment: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(moment)

/** What was sent under a reference, to be printed; nothing where it was sent in another window. */
export default function SentCopy({ reference }: { reference: string }) {
  const [copy] = useState(() => readSentCopy(reference))
  if (!copy) return null
  return (
    <div className="mt-10 grid gap-6">
      <FormSummary
        title={words.title}
        note={words.note(asDate(copy.sentAt), reference)}
        printsAlone
        parts={copy.steps.map(({ id, groups }) => ({
          title: enquiry.credit.steps[id],
          groups: groups.map(({ heading, answers }) => ({ heading, values: answers })),
        }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Text size="sm" variant="muted">
          {words.keep}
        </Text>
      </div>
    </div>
  )
}

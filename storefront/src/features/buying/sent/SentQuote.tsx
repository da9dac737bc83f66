"use client"

import { Button, Heading, Icon, QuoteLines, Text, Timeline } from "@scanwright/design-system"
import { useState } from "react"
import { buying } from "@/content/buying"
import { totalsOf } from "@/features/buying/cart/cart-item"
import { OrderAgain } from "@/features/buying/cart/OrderAgain"
import { toWanted } from "@/features/buying/cart/to-wanted"
import { useSaveList } from "@/features/buying/saved/use-save-list"
import { readSentQuote } from "@/features/forms"
import { describeLondonTime, inLondon } from "@/lib/london-clock"
import { attendedAt, oneWorkingDayAfter } from "@/lib/reply-time"

const labels = buying.sentQuote

/** The times of a quote request: when it was sent, when it is read, and when the quote is due. */
function stepsOf(sentAt: number) {
  const sent = inLondon(sentAt)
  const read = attendedAt(sent)
  const isReadAtOnce = read.date === sent.date && read.minutes === sent.minutes
  return [
    { date: describeLondonTime(sent), title: labels.sent, state: "done" },
    {
      date: isReadAtOnce ? labels.now : labels.from(describeLondonTime(read)),
      title: labels.read,
      state: "current",
    },
    {
      date: labels.by(describeLondonTime(oneWorkingDayAfter(sent))),
      title: labels.quoted,
      body: labels.quotedText,
      state: "ahead",
    },
  ] as const
}

interface Props {
  reference: string
  /** Opening hours as a line. */
  hours: string
}

/** The lines that this window sent for a quote, with totals and the times of what happens next. */
export default function SentQuote({ reference, hours }: Props) {
  "use memo"
  const [sent] = useState(() => readSentQuote(reference))
  const saveList = useSaveList()
  if (!sent) return null
  const { subtotal, vat, total, untotalled } = totalsOf(
    sent.lines.map((line) => ({ ...line, isGone: false })),
  )
  return (
    <section aria-labelledby="sent-lines" className="mt-10">
      <Heading level="h2" id="sent-lines" className="mb-4">
        {labels.title}
      </Heading>
      <QuoteLines
        caption={labels.title}
        lines={sent.lines.map(({ productId, sku, ...line }) => ({ ...line, id: productId, partNumber: sku }))}
        totals={{ exVat: subtotal, vat, incVat: total }}
        untotalledLines={untotalled}
        actions={
          <>
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="printer" />
              {labels.print}
            </Button>
            <Button
              variant="secondary"
              onClick={() => void saveList(labels.listName(reference), sent.lines.map(toWanted))}
            >
              <Icon name="bookmark" />
              {labels.save}
            </Button>
            <OrderAgain lines={sent.lines} />
          </>
        }
      />
      <Text size="sm" variant="muted" className="mt-2">
        {labels.prices}
      </Text>
      <Heading level="h2" className="mt-10 mb-4">
        {labels.when}
      </Heading>
      <Timeline label={labels.when} events={stepsOf(sent.sentAt)} />
      <Text size="sm" variant="muted" className="mt-2">
        {labels.hours(hours)}
      </Text>
    </section>
  )
}

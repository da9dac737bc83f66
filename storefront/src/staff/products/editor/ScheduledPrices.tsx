"use client"

import { type AdminScheduledPrice, readPounds, SCHEDULED_PRICES_MOST } from "@scanwright/backend/contract"
import { Alert, Badge, Button, Dialog, RowList, Text, TextField, toaster } from "@scanwright/design-system"
import { type KeyboardEvent, startTransition, useEffect, useEffectEvent, useState } from "react"
import { fromLondonField } from "@/staff/blogs/london-time"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useEditorState } from "./editor-store"
import { momentText } from "./moment-text"
import { deleteScheduledPrice, readScheduledPrices, schedulePrice } from "./scheduled-price-actions"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

interface DialogProps {
  productId: string
  onClose: () => void
  onScheduled: () => void
}

/** Asks for a price and its times. It stands within the product's form, which Enter must not send. */
function ScheduleDialog({ productId, onClose, onScheduled }: DialogProps) {
  const { run, isPending } = useStaffAction(schedulePrice, { handles: ["invalid"], isRepeatable: false })
  const [values, setValues] = useState({ price: "", from: "", until: "" })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)

  const save = async () => {
    const price = readPounds(values.price)
    const starts_at = fromLondonField(values.from)
    const ends_at = values.until === "" ? null : fromLondonField(values.until)
    const found: Record<string, string> = {}
    if ("problem" in price) found.price = price.problem ?? "Enter a price in pounds, like 149.00"
    if (starts_at === null) found.starts_at = "Enter a date and a time"
    if (values.until !== "" && ends_at === null) found.ends_at = "Enter a date and a time"
    setProblems(found)
    setRefusal(null)
    if ("problem" in price || starts_at === null || Object.keys(found).length > 0) return
    const outcome = await run({ product_id: productId, price: price.value, starts_at, ends_at })
    if (outcome.ok) onScheduled()
    else if (outcome.kind === "invalid") {
      setProblems(outcome.fields ?? {})
      setRefusal(outcome.fields ? null : outcome.message)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void save()
  }
  const field = (name: keyof typeof values, path: string) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: problems[path] ?? null,
  })

  return (
    <Dialog
      open
      title="Schedule a price"
      description="The price changes by itself at these times, in London time."
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={() => void save()}>
            Schedule
          </Button>
        </>
      }
    >
      <div role="presentation" className="grid gap-5" onKeyDown={onKeyDown}>
        {refusal !== null && (
          <Alert variant="danger" live="polite" title="Not scheduled">
            {refusal}
          </Alert>
        )}
        <TextField
          label="New price ex VAT"
          prefix="£"
          width="sm"
          inputMode="decimal"
          autoComplete="off"
          required
          {...field("price", "price")}
        />
        <TextField label="From" type="datetime-local" width="md" required {...field("from", "starts_at")} />
        <TextField
          label="Until"
          type="datetime-local"
          width="md"
          required={false}
          hint="Then the price of before comes back, unless somebody has changed it meanwhile"
          {...field("until", "ends_at")}
        />
      </div>
    </Dialog>
  )
}

const timesOf = ({ starts_at, ends_at, is_active: isActive, problem }: AdminScheduledPrice) => {
  const from = isActive ? `Since ${momentText(starts_at)}` : `From ${momentText(starts_at)}`
  const until = ends_at === null ? "" : `, until ${momentText(ends_at)}`
  return `${from}${until}${problem === null ? "" : `. Not applied: ${problem}`}`
}

/** Prices that a stored product gets at a time, with a dialog that schedules another. */
function ScheduledPricesOf({ productId }: { productId: string }) {
  const reading = useStaffAction(readScheduledPrices)
  const deleting = useStaffAction(deleteScheduledPrice)
  const [prices, setPrices] = useState<readonly AdminScheduledPrice[] | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  const read = async () => {
    const outcome = await reading.run({ productId })
    if (outcome.ok) setPrices(outcome.value.scheduled_prices)
  }
  const readFirst = useEffectEvent(() => void read())
  useEffect(() => startTransition(() => readFirst()), [])

  const remove = async (id: string) => {
    const outcome = await deleting.run({ id })
    if (!outcome.ok) return
    toaster.show({ variant: "success", title: "Scheduled price removed" })
    await read()
  }

  return (
    <div className="grid justify-items-start gap-3">
      {prices !== null && prices.length > 0 && (
        <div className="w-full">
          <RowList
            label="Scheduled prices"
            rows={prices.map((one) => ({
              id: one.id,
              title: `${pounds.format(one.price)} ex VAT`,
              hint: timesOf(one),
              end: (
                <>
                  {one.is_active && <Badge variant="success">Now</Badge>}
                  <Button
                    size="sm"
                    variant="ghost"
                    loading={deleting.isPending}
                    onClick={() => void remove(one.id)}
                  >
                    Remove<span className="sr-only"> {pounds.format(one.price)}</span>
                  </Button>
                </>
              ),
            }))}
          />
        </div>
      )}
      {prices !== null && prices.length >= SCHEDULED_PRICES_MOST ? (
        <Text variant="muted">{`A product may have ${SCHEDULED_PRICES_MOST} scheduled prices: remove one to add another.`}</Text>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          Schedule a price
        </Button>
      )}
      {isOpen && (
        <ScheduleDialog
          productId={productId}
          onClose={() => setIsOpen(false)}
          onScheduled={() => {
            setIsOpen(false)
            toaster.show({ variant: "success", title: "Price scheduled" })
            void read()
          }}
        />
      )}
    </div>
  )
}

/** The scheduled prices of the product that is edited; a new one has none before it is saved. */
export function ScheduledPrices() {
  "use memo"
  const id = useEditorState(({ stored }) => stored?.id)
  return id === undefined ? (
    <Text variant="muted">Prices can be scheduled once the product has been saved.</Text>
  ) : (
    <ScheduledPricesOf key={id} productId={id} />
  )
}

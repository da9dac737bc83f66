"use client"

import { Button, CartLines, CartSummary, EmptyState, Heading, Text, toaster } from "@scanwright/design-system"
import { lazy, Suspense, use, useEffect, useRef, useState } from "react"
import { useStore } from "zustand"
import * as routes from "@/config/routes"
import { cartWords } from "@/content/cart"
import { CartChanges } from "./CartChanges"
import { CartItemLine, type LineActions } from "./CartItemLine"
import { totalsOf, type CartItem } from "./cart-item"
import { useOpenCart } from "./cart-scope"
import { keepCurrent, type Freshness } from "./refresh-lines"
import { QuickOrder } from "./QuickOrder"
import { useRemovedLines } from "./use-removed-lines"

const QuoteForm = lazy(() => import("./QuoteForm"))

/** The cart as the browser keeps it: its lines, what they come to, a quote for them, and a quick way to add more. */
export default function CartScreen() {
  "use memo"
  const cart = use(useOpenCart()())
  const { items, setQuantity, remove, clear, restore } = useStore(cart)
  const { lines, remember, forget, forgetAll } = useRemovedLines(items)
  const [freshness, setFreshness] = useState<Freshness>("reading")
  const [isQuoting, setQuoting] = useState(false)
  const empty = useRef<HTMLDivElement>(null)
  const quote = useRef<HTMLHeadingElement>(null)
  const watch = useRef<ReturnType<typeof keepCurrent>>(null)

  useEffect(() => {
    const watching = keepCurrent(cart, setFreshness)
    watch.current = watching
    return watching.stop
  }, [cart])

  useEffect(() => {
    if (!isQuoting) return
    quote.current?.scrollIntoView()
    quote.current?.focus({ preventScroll: true })
  }, [isQuoting])

  const removeLine = (item: CartItem) => {
    remember(item)
    remove(item.id)
  }
  const undoRemoval = (id: string) => {
    const at = lines.findIndex((line) => line.item.id === id)
    const item = lines[at]?.item
    forget(id)
    if (item) restore([{ item, at: lines.slice(0, at).filter((line) => !line.isRemoved).length }])
  }
  const latest = useRef<Omit<LineActions, "setQuantity">>(null)
  useEffect(() => {
    latest.current = { remove: removeLine, undo: undoRemoval }
  })
  // The same for good, so that a press on one line draws that line alone.
  const [act] = useState<LineActions>(() => ({
    setQuantity,
    remove: (item) => latest.current?.remove(item),
    undo: (id) => latest.current?.undo(id),
  }))

  const clearAll = () => {
    const cleared = items.map((item, at) => ({ item, at }))
    clear()
    forgetAll()
    setQuoting(false)
    toaster.show({
      title: "Cart cleared",
      description: "All lines were removed from your cart.",
      action: { label: "Undo", onSelect: () => restore(cleared) },
    })
    // What had the focus is gone.
    requestAnimationFrame(() => empty.current?.focus())
  }

  const totals = totalsOf(items)
  const isEmpty = items.length === 0
  return (
    <>
      {lines.length > 0 && (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-3">
          <div className="lg:col-span-2">
            <CartChanges items={items} freshness={freshness} onRetry={() => watch.current?.retry()} />
            <CartLines>
              {lines.map(({ item, isRemoved }) => (
                <CartItemLine
                  key={item.id}
                  item={item}
                  isRemoved={isRemoved}
                  isBusy={freshness === "reading"}
                  act={act}
                />
              ))}
            </CartLines>
          </div>
          {!isEmpty && (
            <CartSummary
              className="lg:sticky lg:top-28 print:static"
              itemCount={totals.quantity}
              subtotal={totals.subtotal}
              vat={totals.vat}
              untotalledLines={totals.untotalled}
              busy={freshness === "reading"}
              onRequestQuote={() => setQuoting(true)}
              onPrint={() => window.print()}
              onClear={clearAll}
            >
              <p>{cartWords.next}</p>
            </CartSummary>
          )}
        </div>
      )}
      <div ref={empty} tabIndex={-1}>
        {isEmpty && (
          <EmptyState
            title={cartWords.empty.title}
            actions={<Button href={routes.products}>{cartWords.empty.action}</Button>}
          >
            <p>{cartWords.empty.text}</p>
          </EmptyState>
        )}
      </div>
      {isQuoting && !isEmpty && (
        <section aria-labelledby="quote" className="mt-16 max-w-reading print:hidden">
          <Heading level="h2" id="quote">
            <span ref={quote} tabIndex={-1} className="scroll-mt-28">
              {cartWords.quote.title}
            </span>
          </Heading>
          <Text variant="muted" className="mt-2 mb-6">
            {cartWords.quote.intro}
          </Text>
          <Suspense fallback={<Text>{cartWords.loading}</Text>}>
            <QuoteForm items={items} onSent={clear} />
          </Suspense>
        </section>
      )}
      <QuickOrder cart={cart} />
    </>
  )
}

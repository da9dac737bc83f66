"use client"

import { Button, CartLines, CartSummary, EmptyState, Heading, Text, toaster } from "@scanwright/design-system"
import { lazy, type RefObject, Suspense, use, useEffect, useRef, useState } from "react"
import { useStore } from "zustand"
import * as routes from "@/config/routes"
import { cartCopy } from "@/content/cart"
import { PartBoundary } from "@/lazy/PartBoundary"
import { CartChanges } from "./CartChanges"
import { CartItemLine } from "./CartItemLine"
import { totalsOf, type CartItem } from "./cart-item"
import { useOpenCart } from "./cart-scope"
import { startRefreshing, type Freshness } from "./refresh-lines"
import { QuickOrder } from "./QuickOrder"
import { useLineActions } from "./use-line-actions"
import { useRemovedLines } from "./use-removed-lines"

const QuoteForm = lazy(() => import("./QuoteForm"))

/** Shown instead of the lines when the cart is empty: a link to the products. */
const EmptyCart = () => (
  <EmptyState
    title={cartCopy.empty.title}
    actions={<Button href={routes.products}>{cartCopy.empty.action}</Button>}
  >
    <p>{cartCopy.empty.text}</p>
  </EmptyState>
)

interface QuoteProps {
  items: readonly CartItem[]
  heading: RefObject<HTMLHeadingElement | null>
  onSent: () => void
}

/** The form for a quote of the cart's products. */
function Quote({ items, heading, onSent }: QuoteProps) {
  return (
    <section aria-labelledby="quote" className="mt-16 max-w-reading print:hidden">
      <Heading level="h2" id="quote">
        <span ref={heading} tabIndex={-1} className="scroll-mt-28">
          {cartCopy.quote.title}
        </span>
      </Heading>
      <Text variant="muted" className="mt-2 mb-6">
        {cartCopy.quote.intro}
      </Text>
      <PartBoundary>
        <Suspense fallback={<Text>{cartCopy.loading}</Text>}>
          <QuoteForm items={items} onSent={onSent} />
        </Suspense>
      </PartBoundary>
    </section>
  )
}

/** The browser's cart: its lines, their total, the form for a quote, and the quick order. */
export default function CartScreen() {
  "use memo"
  const cart = use(useOpenCart()())
  const { items, clear, restore } = useStore(cart)
  const removed = useRemovedLines(items)
  const { lines } = removed
  const [freshness, setFreshness] = useState<Freshness>("reading")
  const [isQuoting, setQuoting] = useState(false)
  const empty = useRef<HTMLDivElement>(null)
  const quote = useRef<HTMLHeadingElement>(null)
  const watch = useRef<ReturnType<typeof startRefreshing>>(null)

  useEffect(() => {
    const watching = startRefreshing(cart, setFreshness)
    watch.current = watching
    return watching.stop
  }, [cart])

  useEffect(() => {
    if (!isQuoting) return
    quote.current?.scrollIntoView()
    quote.current?.focus({ preventScroll: true })
  }, [isQuoting])

  const act = useLineActions(cart, removed)

  const clearAll = () => {
    const cleared = items.map((item, at) => ({ item, at }))
    clear()
    removed.forgetAll()
    setQuoting(false)
    toaster.show({
      title: "Cart cleared",
      description: "All lines were removed from your cart.",
      action: { label: "Undo", onSelect: () => restore(cleared) },
    })
    // The focused element was removed.
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
              <p>{cartCopy.next}</p>
            </CartSummary>
          )}
        </div>
      )}
      <div ref={empty} tabIndex={-1}>
        {isEmpty && <EmptyCart />}
      </div>
      {isQuoting && !isEmpty && <Quote items={items} heading={quote} onSent={clear} />}
      <QuickOrder cart={cart} />
    </>
  )
}

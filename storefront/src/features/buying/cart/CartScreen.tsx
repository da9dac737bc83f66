"use client"

import {
  Button,
  CartLines,
  CartSummary,
  EmptyState,
  focusInvalidQuantity,
  Heading,
  Text,
  toaster,
} from "@scanwright/design-system"
import { lazy, type RefObject, Suspense, type SyntheticEvent, use, useEffect, useRef, useState } from "react"
import { useStore } from "zustand"
import * as routes from "@/config/routes"
import { cartCopy } from "@/content/cart"
import { hasSentQuote } from "@/features/forms"
import { optionalPart } from "@/lazy/optional-part"
import { PartBoundary } from "@/lazy/PartBoundary"
import { CartChanges } from "./CartChanges"
import { CartItemLine } from "./CartItemLine"
import { totalsOf, type CartItem } from "./cart-item"
import { useOpenCart } from "./cart-scope"
import type { Cart } from "./cart-store"
import { PrintedDate } from "./PrintedDate"
import { startRefreshing, type Freshness } from "./refresh-lines"
import { QuickOrder } from "./QuickOrder"
import { useLineActions } from "./use-line-actions"
import { useRemovedLines } from "./use-removed-lines"

const QuoteForm = lazy(() => import("./QuoteForm"))
const LastQuote = optionalPart<{ onPress: () => void }>(() => import("./LastQuote"))

/** Shown instead of the lines when the cart is empty: a link to the products, and what was last asked for. */
const EmptyCart = ({ onOrderAgain }: { onOrderAgain: () => void }) => (
  <EmptyState
    title={cartCopy.empty.title}
    actions={<Button href={routes.products}>{cartCopy.empty.action}</Button>}
  >
    <p>{cartCopy.empty.text}</p>
    {hasSentQuote() && <LastQuote onPress={onOrderAgain} />}
  </EmptyState>
)

interface QuoteProps {
  items: readonly CartItem[]
  heading: RefObject<HTMLHeadingElement | null>
  /** Called as the form is sent, before it checks anything. */
  onSend: (sending: SyntheticEvent) => void
  onSent: () => void
}

/** The form for a quote of the cart's products. */
function Quote({ items, heading, onSend, onSent }: QuoteProps) {
  return (
    <section aria-labelledby="quote" className="mt-16 max-w-reading print:hidden" onSubmitCapture={onSend}>
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

/** Moves the focus from a pressed button that goes away to what comes in its place. */
const focusSoon = (element: RefObject<HTMLElement | null>) =>
  requestAnimationFrame(() => element.current?.focus())

/** Keeps a form from being sent. */
function stop(sending: SyntheticEvent): void {
  sending.preventDefault()
  sending.stopPropagation()
}

/** Keeps prices and stock up to date while the page is open. @returns their state, and what reads them at once */
function useFreshness(cart: Cart) {
  const [freshness, setFreshness] = useState<Freshness>("reading")
  const watch = useRef<ReturnType<typeof startRefreshing>>(null)
  useEffect(() => {
    const watching = startRefreshing(cart, setFreshness)
    watch.current = watching
    return watching.stop
  }, [cart])
  return { freshness, retry: () => watch.current?.retry() }
}

/** Whether the form for a quote is open; its heading takes the focus as it opens. */
function useQuoting() {
  const [isQuoting, setQuoting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isQuoting) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isQuoting])
  return { isQuoting, setQuoting, heading }
}

/** The browser's cart: its lines, their total, the form for a quote, and the quick order. */
export default function CartScreen() {
  "use memo"
  const cart = use(useOpenCart()())
  const { items, clear, restore } = useStore(cart)
  const removed = useRemovedLines(items)
  const { lines } = removed
  const { freshness, retry } = useFreshness(cart)
  const { isQuoting, setQuoting, heading } = useQuoting()
  const list = useRef<HTMLDivElement>(null)
  const empty = useRef<HTMLDivElement>(null)
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
    focusSoon(empty)
  }

  // No button uses another quantity than the one that stands in the field.
  const isRefused = () => focusInvalidQuantity(list.current)

  const totals = totalsOf(items)
  const isEmpty = items.length === 0
  return (
    <>
      {lines.length > 0 && (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-3">
          <div ref={list} tabIndex={-1} className="lg:col-span-2">
            <CartChanges items={items} freshness={freshness} onRetry={retry} />
            <PrintedDate />
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
              onRequestQuote={() => isRefused() || setQuoting(true)}
              onPrint={() => isRefused() || window.print()}
              onClear={clearAll}
            >
              <p>{cartCopy.next}</p>
            </CartSummary>
          )}
        </div>
      )}
      <div ref={empty} tabIndex={-1}>
        {isEmpty && <EmptyCart onOrderAgain={() => focusSoon(list)} />}
      </div>
      {isQuoting && !isEmpty && (
        <Quote
          items={items}
          heading={heading}
          onSend={(sending) => isRefused() && stop(sending)}
          onSent={clear}
        />
      )}
      <QuickOrder cart={cart} />
    </>
  )
}

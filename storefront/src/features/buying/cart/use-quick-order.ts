import { focusInvalidQuantity } from "@scanwright/design-system"
import { useRef, useState } from "react"
import { cartCopy } from "@/content/cart"
import type { CartProduct } from "./cart-product"
import type { Cart } from "./cart-store"
import type * as checking from "./check-quick-order"
import type { InCart, Leftover, QuickResult } from "./check-quick-order"
import type { CheckedLine } from "./quick-order"

const copy = cartCopy.quick

/** A line that can be added: its product and its quantity are certain. */
type AddableLine = CheckedLine & {
  product: NonNullable<CheckedLine["product"]>
  quantity: number
}
export const isAddable = (line: CheckedLine): line is AddableLine => line.isAddable

/** The number of different products among lines. */
export const countProducts = (lines: readonly AddableLine[]): number =>
  new Set(lines.map(({ product }) => product.productId)).size

/** Changes a checked list, with the code that checked it. */
type Change = (code: typeof checking, result: QuickResult) => QuickResult

/** The check of a list, and what it found. */
function useCheck(inCart: InCart) {
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [result, setResult] = useState<QuickResult | null>(null)
  // Several changes may come before the next render.
  const latest = useRef<QuickResult>(null)
  const code = useRef<typeof checking>(null)
  const requests = useRef(0)
  const leftover = useRef<Leftover>(null)

  const store = (next: QuickResult | null) => {
    latest.current = next
    setResult(next)
  }

  /** Waits for a request; of several at the same time only the last one counts. @returns what it found, or null */
  const request = async <Found>(ask: (code: typeof checking) => Promise<Found>): Promise<Found | null> => {
    requests.current += 1
    const own = requests.current
    setFailure(null)
    setChecking(true)
    try {
      code.current = await import("./check-quick-order")
      const found = await ask(code.current)
      return requests.current === own ? found : null
    } catch (reason) {
      console.error("Checking a quick order:", reason)
      if (requests.current === own) setFailure(copy.offline)
      return null
    } finally {
      if (requests.current === own) setChecking(false)
    }
  }

  /** Drops the result, and what is being asked. */
  const stop = () => {
    requests.current += 1
    setChecking(false)
    store(null)
  }

  /** Checks a text. @returns whether it has a result */
  const check = async (text: string): Promise<boolean> => {
    const isBlank = text.trim() === ""
    stop()
    setError(isBlank ? copy.nothing : null)
    if (isBlank) return false
    const checked = await request(({ checkText }) => checkText(text, inCart, leftover.current))
    if (checked) store(checked)
    return checked !== null
  }

  const change = (step: Change) => {
    if (latest.current && code.current) store(step(code.current, latest.current))
  }

  /** Looks up what a change left. */
  const complete = async () => {
    const asked = latest.current
    if (!asked || asked.left.length === 0) return
    const lookedUp = await request(({ lookUpLeft }) => lookUpLeft(asked))
    if (lookedUp) change(({ checkAgain }, now) => checkAgain({ ...now, lookedUp }, inCart))
  }

  /** Ends the check. @returns what was found last, and the text that stays; null where it has ended */
  const end = () => {
    if (!latest.current || !code.current) return null
    // Another tab may have changed the cart.
    const checked = code.current.checkAgain(latest.current, inCart)
    stop()
    leftover.current = code.current.leftAfterAdding(checked)
    return { checked, left: leftover.current.text }
  }

  return { error, failure, isChecking, result, check, change, complete, end }
}

/**
 * The check of a quick order, and what the buyer does with it.
 *
 * @param setText puts the text that stays into the field, once lines are added
 */
export function useQuickOrder(cart: Cart, setText: (text: string) => void) {
  const inCart: InCart = (productId) =>
    cart
      .getState()
      .items.filter((item) => item.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const { change, complete, end, ...state } = useCheck(inCart)
  const results = useRef<HTMLDivElement>(null)
  const focus = () => requestAnimationFrame(() => results.current?.focus())

  const actions = {
    onAdd: () => {
      if (focusInvalidQuantity(results.current)) return
      const ended = end()
      if (!ended) return
      const addable = ended.checked.lines.filter(isAddable)
      if (addable.length > 0) cart.getState().add(addable, ended.left === "" ? undefined : copy.left)
      setText(ended.left)
      // The pressed button has gone.
      focus()
    },
    onColumns: (columns: QuickResult["columns"]) => {
      change(({ withColumns }, now) => withColumns(now, columns, inCart))
      void complete()
    },
    onTake: (line: CheckedLine, product: CartProduct) => {
      change(({ withChoice }, now) => withChoice(now, line, { product }, inCart))
      // The pressed button has gone.
      focus()
    },
    onQuantity: (line: CheckedLine, quantity: number) =>
      change(({ withChoice }, now) => withChoice(now, line, { quantity }, inCart)),
  }
  return { ...state, results, focus, actions }
}

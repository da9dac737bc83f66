"use client"

import { type RefObject, useEffect, useId, useRef } from "react"
import { Button } from "../button"
import { Icon } from "../icon"
import { Image } from "../image"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { Link } from "../link"
import { Price } from "../price"
import { QuantityStepper } from "../quantity-stepper"
import { type CartLineCondition, describeCondition, lineTotal } from "./conditions"

export interface CartLineProps {
  /** Address of the product's page. */
  href: string
  name: string
  /** Address of the picture; null shows the first letter of the name instead. */
  image: string | null
  brand?: string | null
  partNumber?: string | null
  /** Key features, a few words each; the first four are shown. */
  specifications?: readonly string[]
  /** Present price in pounds ex VAT each; null shows `priceText`, and the line has no total. */
  unitPrice: number | null
  /** The same with VAT, computed by the application; left out, the line shows prices ex VAT only. */
  unitPriceIncVat?: number | null
  /** Total of the line in pounds with VAT, computed by the application. */
  totalIncVat?: number | null
  priceText?: string | null
  /** Number of pieces. */
  quantity: number
  /** Called with a quantity of one or more; a quantity of 0 removes the line. */
  onQuantityChange: (quantity: number) => void
  /** Highest quantity; null or left out for no limit. */
  maxQuantity?: number | null
  onRemove: () => void
  /** True once the product has been removed: the line then only shows that, and an Undo button. */
  removed?: boolean
  /** Restores the removed product. */
  onUndo: () => void
  /** Changes since the product was put into the cart, shown on the line. */
  conditions?: readonly CartLineCondition[]
  /** True while price and stock are read again. */
  busy?: boolean
  headingLevel?: HeadingLevel
  className?: string
}

const SPECIFICATIONS_SHOWN = 4

/**
 * Removing or restoring a line removes the pressed button. If the focus is lost with it, the button that reverses the
 * step gets the focus.
 */
function useFocusNotLost(line: RefObject<HTMLElement | null>, isRemoved: boolean) {
  const wasRemoved = useRef(isRemoved)
  useEffect(() => {
    if (wasRemoved.current === isRemoved) return
    wasRemoved.current = isRemoved
    if (document.activeElement === document.body) {
      line.current?.querySelector<HTMLElement>("[data-step]")?.focus()
    }
  }, [line, isRemoved])
}

function RemovedLine({ name, onUndo, className }: Pick<CartLineProps, "name" | "onUndo" | "className">) {
  const id = useId()
  return (
    <div className={cx("cart-line-removed", className)}>
      <p id={id}>
        <b>{name}</b> was removed from your cart.
      </p>
      <Button size="sm" variant="secondary" data-step="" aria-describedby={id} onClick={onUndo}>
        <Icon name="undo" className="rtl:-scale-x-100" />
        Undo
      </Button>
    </div>
  )
}

function Picture({ image, name }: Pick<CartLineProps, "image" | "name">) {
  return (
    <div className="tile cart-line-picture">
      {image ? (
        <Image src={image} alt="" width={400} height={400} sizes="6rem" />
      ) : (
        <span aria-hidden="true">{name.trim().charAt(0).toUpperCase()}</span>
      )}
    </div>
  )
}

/** Brand, name, part number and key features. */
function Details({
  href,
  name,
  brand,
  partNumber,
  specifications = [],
  isGone,
  headingLevel: Heading = "h2",
}: CartLineProps & { isGone: boolean }) {
  return (
    <div className="min-w-0">
      {brand && <p className="card-note">{brand}</p>}
      <Heading className="cart-line-name">
        {isGone ? (
          name
        ) : (
          <Link variant="plain" href={href}>
            {name}
          </Link>
        )}
      </Heading>
      {partNumber && (
        <p className="part-number card-note">
          <span className="sr-only">Part number </span>
          {partNumber}
        </p>
      )}
      {specifications.length > 0 && (
        <ul className="cart-line-specifications">
          {specifications.slice(0, SPECIFICATIONS_SHOWN).map((specification) => (
            <li key={specification}>{specification}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Conditions({ conditions = [], unitPrice, unitPriceIncVat = null, quantity }: CartLineProps) {
  if (conditions.length === 0) return null
  return (
    <ul className="cart-line-conditions">
      {conditions.map((condition) => {
        const { icon, text, textIncVat } = describeCondition(condition, {
          ...{ unitPrice, unitPriceIncVat, quantity },
        })
        return (
          <li key={condition.is}>
            <Icon name={icon} />
            {textIncVat === undefined ? (
              text
            ) : (
              <>
                <span className="price-ex">{text}</span>
                <span className="price-inc">{textIncVat}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Price for one, quantity and line total; for a product no longer sold only that there is no total. */
function Amounts(props: CartLineProps & { isGone: boolean }) {
  const { name, unitPrice, unitPriceIncVat, totalIncVat, priceText, quantity, maxQuantity } = props
  const { conditions = [], busy = false, isGone } = props
  const { onQuantityChange, onRemove } = props
  const total = lineTotal({ unitPrice, quantity }, conditions)
  return (
    <div className="cart-line-amounts">
      {!isGone && (
        <>
          <div className="cart-line-unit">
            <Price amount={unitPrice} amountIncVat={unitPriceIncVat} priceText={priceText} />
            {unitPrice !== null && <span className="card-note">each</span>}
          </div>
          <QuantityStepper
            className="print:hidden"
            label={`Quantity of ${name}`}
            hideLabel
            value={quantity}
            min={0}
            onChange={(next) => (next > 0 ? onQuantityChange(next) : onRemove())}
            max={maxQuantity}
          />
          <p className="hidden print:block">Quantity {quantity}</p>
        </>
      )}
      <div className={cx("cart-line-total", busy && "animate-busy")}>
        <span className="sr-only">Line total </span>
        {total === null ? (
          <span className="card-note">Not in the total</span>
        ) : (
          <Price amount={total} amountIncVat={totalIncVat} />
        )}
      </div>
    </div>
  )
}

/**
 * A product in the cart with its price, quantity and line total. The line shows changes since the product was added, and
 * a removed line can be restored at its place.
 */
export function CartLine(props: CartLineProps) {
  const { name, image, onRemove, removed = false, onUndo, conditions = [], busy = false, className } = props
  const root = useRef<HTMLDivElement>(null)
  useFocusNotLost(root, removed)
  const isGone = conditions.some(({ is }) => is === "gone")

  return (
    <div ref={root}>
      {removed ? (
        <RemovedLine name={name} onUndo={onUndo} className={className} />
      ) : (
        <article
          aria-label={name}
          aria-busy={busy || undefined}
          className={cx("cart-line", isGone && "cart-line-gone", className)}
        >
          <Picture image={image} name={name} />
          <Details {...props} isGone={isGone} />
          <Conditions {...props} />
          <Amounts {...props} isGone={isGone} />
          <Button
            size="sm"
            variant="ghost"
            data-step=""
            className="cart-line-remove"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <Icon name="trash" className="size-4" />
            Remove
          </Button>
        </article>
      )}
    </div>
  )
}

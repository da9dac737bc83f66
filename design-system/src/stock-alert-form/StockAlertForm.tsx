import { type ReactNode, useId } from "react"
import { Button } from "../button"
import { Checkbox } from "../checkbox"
import { cx } from "../lib/cx"
import { type HeadingLevel } from "../lib/heading"
import { PlainTextField } from "../text-field"

export interface StockAlertFormProps {
  /** Address that the form is posted to. */
  action: string
  productId: string
  title?: string
  /** A sentence on what happens. */
  children: ReactNode
  /** The sentence of consent, with its link. */
  consent: ReactNode
  headingLevel?: HeadingLevel
  className?: string
}

/**
 * Asks for an e-mail address to write to when a product is back in stock. A plain form that the browser checks and sends:
 * it needs no script.
 */
export function StockAlertForm({
  action,
  productId,
  title = "Tell me when it is back",
  children,
  consent,
  headingLevel: Heading = "h2",
  className,
}: StockAlertFormProps) {
  const id = useId()
  return (
    <form method="post" action={action} aria-labelledby={id} className={cx("stock-alert-form", className)}>
      <Heading id={id} className="heading heading-sm">
        {title}
      </Heading>
      <p className="card-note">{children}</p>
      <input type="hidden" name="product_id" value={productId} />
      <PlainTextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        id={`${id}-email`}
      />
      <Checkbox name="privacy_consent" value="true" required label={consent} id={`${id}-consent`} />
      <Button type="submit" variant="secondary">
        {title}
      </Button>
    </form>
  )
}

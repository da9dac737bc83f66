"use client"

import { Button, Icon, Text } from "@scanwright/design-system"
import { buying } from "@/content/buying"
import type { SentQuote } from "@/features/forms"
import { toWanted } from "./to-wanted"
import { useAdd } from "./use-add"

interface Props extends Pick<SentQuote, "lines"> {
  /** Called with each press. */
  onPress?: () => void
}

/** Puts the lines of a quote request into the cart again. */
export function OrderAgain({ lines, onPress }: Props) {
  const { add, failure } = useAdd()
  const press = () => {
    add(lines.map(toWanted))
    onPress?.()
  }
  return (
    <>
      <Button variant="secondary" onClick={press}>
        <Icon name="cart" />
        {buying.sentQuote.again}
      </Button>
      <div role="alert">{failure && <Text>{failure}</Text>}</div>
    </>
  )
}

import { Text } from "@scanwright/design-system"
import { useState } from "react"
import { cartCopy } from "@/content/cart"
import { readSentQuote } from "@/features/forms"
import { OrderAgain } from "./OrderAgain"

interface Props {
  /** Called as it is put into the cart, which takes this button away. */
  onPress: () => void
}

/** What this window last asked a quote for, to be put into the empty cart again. */
export default function LastQuote({ onPress }: Props) {
  const [sent] = useState(() => readSentQuote())
  return (
    sent && (
      <div className="mt-6">
        <Text className="mb-4">{cartCopy.empty.sent(sent.lines.length, sent.reference)}</Text>
        <OrderAgain lines={sent.lines} onPress={onPress} />
      </div>
    )
  )
}

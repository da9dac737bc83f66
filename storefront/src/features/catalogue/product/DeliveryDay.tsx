"use client"

import { useSyncExternalStore } from "react"
import { product as copy } from "@/content/product"
import { type DeliveryTerms, deliveryDayText, estimateDelivery } from "@/lib/delivery"

const MINUTE_MS = 60_000

/** Calls at each minute, so that a page that stays open passes the deadline. */
function everyMinute(onMinute: () => void) {
  const timer = setInterval(onMinute, MINUTE_MS)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS)
const noMinute = () => null

/** When something in stock arrives that is ordered now. The page is static: only the browser knows which day it is. */
export function DeliveryDay(terms: DeliveryTerms) {
  const minute = useSyncExternalStore(everyMinute, thisMinute, noMinute)
  const estimate = minute === null ? null : estimateDelivery(new Date(minute * MINUTE_MS), terms)
  // An element, not a bare text: the server's page must be the same with this part as with its placeholder.
  if (!estimate) return <span>{copy.delivery.sameDay(terms.orderBefore)}</span>
  const { dispatch, delivery, isToday } = estimate
  const arrival = deliveryDayText(delivery)
  return (
    <span>
      {isToday
        ? copy.delivery.today(terms.orderBefore, arrival)
        : copy.delivery.later(deliveryDayText(dispatch), arrival)}
    </span>
  )
}

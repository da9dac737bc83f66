"use client"

import { CompareTray } from "@scanwright/design-system"
import { useStore } from "zustand"
import * as routes from "@/config/routes"
import { compareStore } from "./compare-store"

/** The tray itself, a module of its own because most visitors never compare. */
export default function LazyTray() {
  const { products, remove, clear } = useStore(compareStore)
  return (
    <CompareTray
      products={products}
      href={routes.compare(products.map(({ id }) => id))}
      onRemove={remove}
      onClear={clear}
    />
  )
}

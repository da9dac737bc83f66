"use client"

import { Button } from "@scanwright/design-system"
import { useStore } from "zustand"
import * as routes from "@/config/routes"
import { compare } from "@/content/compare"
import { compareStore } from "./compare-store"

/** The link itself, loaded together with the compare store. */
export default function LazyComparedLink() {
  const ids = useStore(compareStore, ({ products }) => products).map(({ id }) => id)
  return ids.length >= 2 && <Button href={routes.compare(ids)}>{compare.chosen(ids.length)}</Button>
}

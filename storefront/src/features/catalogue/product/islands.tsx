"use client"

import type { ComponentType } from "react"
import { onHydration } from "@/lazy/on-hydration"
import type * as live from "./interactive"

type Live = typeof live

/** A part of the page whose script is loaded after the page. */
const later = <Props extends object>(choose: (live: Live) => ComponentType<Props>) =>
  onHydration(() => import("./interactive").then((live) => ({ default: choose(live) })))

export const ProductGallery = later(({ Gallery }) => Gallery)
export const ProductTabs = later(({ Tabs }) => Tabs)
export const ProductCarousel = later(({ RelatedProducts }) => RelatedProducts)
export const AddToCart = later((live) => live.AddToCart)
export const SaveButton = later((live) => live.SaveButton)
export const CompareButton = later((live) => live.CompareButton)
export const CopySku = later((live) => live.CopySku)
export const DeliveryDay = later((live) => live.DeliveryDay)
export const SharePage = later((live) => live.SharePage)

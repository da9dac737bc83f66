"use client"

import { island } from "@/lib/island"

/** Parts of a product's page that scripts come to after the page is there. */
export const ProductTabs = island(() => import("./LiveTabs"))
export const ProductCarousel = island(() => import("./LiveCarousel"))
export const CopySkuButton = island(() => import("./CopySku"))
export const ShareProductButton = island(() => import("./ShareProduct"))

"use client"

import { island } from "@/lazy/island"

/** Parts of the articles' pages that scripts come to after the page is there. */
export const ArticleTabs = island(() => import("./ArticleTabs"))
export const ShareArticleButton = island(() =>
  import("@/shell/sharing/SharePage").then(({ SharePage }) => ({ default: SharePage })),
)
export const ArticleContents = island(() => import("./LiveContents"))
export const LeaveForBlogs = island(() => import("./LeaveForBlogs"))

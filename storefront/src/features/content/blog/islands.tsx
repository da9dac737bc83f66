"use client"

import { onHydration } from "@/lazy/on-hydration"

/** Parts of the articles' pages whose scripts are loaded after the page. */
export const ArticleTabs = onHydration(() => import("./ArticleTabs"))
export const ShareArticleButton = onHydration(() =>
  import("@/shell/sharing/SharePage").then(({ SharePage }) => ({ default: SharePage })),
)
export const ArticleContents = onHydration(() => import("./LiveContents"))
export const LeaveForBlogs = onHydration(() => import("./LeaveForBlogs"))

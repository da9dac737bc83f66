"use client"

import type { ImageComponentProps } from "@scanwright/design-system"
import { pictureSources } from "@/lib/picture-sources"

/** A picture in the sizes and formats that Next.js generates. */
export function SitePicture({ src, alt, priority, ...props }: ImageComponentProps) {
  const sources = pictureSources(src)
  // React preloads pictures of high priority before the style sheet: worth it for a photograph, not for an SVG of one
  // kilobyte.
  const rank = sources.srcSet ? ({ fetchPriority: "high" } as const) : {}
  const urgency = priority ? rank : ({ loading: "lazy" } as const)
  // A picture that is hydrated late may have got its title from its alt text before.
  // eslint-disable-next-line @next/next/no-img-element -- next/image brings a script of its own to every page.
  return <img suppressHydrationWarning alt={alt} {...urgency} {...props} {...sources} />
}

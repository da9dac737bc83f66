"use client"

import type { ImageComponentProps } from "@scanwright/design-system"
import { pictureSources } from "@/lib/picture-sources"

/** A picture in the sizes and formats that Next.js makes of it. */
export function SitePicture({ src, alt, priority, ...props }: ImageComponentProps) {
  const urgency = priority ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const)
  // A picture whose script comes late may have got its title from its alt text before.
  // eslint-disable-next-line @next/next/no-img-element -- next/image brings a script of its own to every page.
  return <img suppressHydrationWarning alt={alt} {...urgency} {...props} {...pictureSources(src)} />
}

"use client"

import type { LinkComponentProps } from "@scanwright/design-system"
import { RouterLink } from "@/shell/layout/RouterLink"

/**
 * The router's link among the staff's pages. What leads out of them, to the shop, is a document of its own: it has another
 * policy and other scripts.
 */
export function StaffLink({ href, children, ...props }: LinkComponentProps) {
  if (/^\/admin(?:[/?#]|$)/.test(href)) {
    return (
      <RouterLink href={href} {...props}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a href={href} {...props}>
      {children}
    </a>
  )
}

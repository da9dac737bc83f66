"use client"

import type { LinkComponentProps } from "@scanwright/design-system"
import { RouterLink } from "@/shell/layout/RouterLink"

/**
 * The router's link between staff pages. Links to the shop load a new document, because the shop has another security policy
 * and other scripts.
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

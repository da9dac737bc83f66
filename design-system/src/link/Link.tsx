"use client"

import { cx } from "../lib/cx"
import { type LinkComponentProps, useDesignSystem } from "../provider"

const VARIANTS = {
  text: "link",
  deep: "deep-link",
  plain: "",
} as const

export interface LinkProps extends LinkComponentProps {
  /** `text` is underlined and blue, `deep` is for a dark band beside a button; `plain` adds no styles. */
  variant?: keyof typeof VARIANTS
}

/**
 * A link through the application's router, or a plain anchor without one. Links within the page are always plain anchors:
 * routers do not fire `hashchange`.
 */
export function Link({ variant = "text", className, ...props }: LinkProps) {
  const { link } = useDesignSystem()
  const Anchor = props.href.startsWith("#") ? "a" : link
  return <Anchor className={cx(VARIANTS[variant], className) || undefined} {...props} />
}

/** A plain link with `aria-current="page"` when it leads to the present page. */
export function NavLink({ href, currentPath, ...props }: LinkComponentProps & { currentPath?: string }) {
  const { currentPath: routerPath } = useDesignSystem()
  return (
    <Link
      variant="plain"
      href={href}
      aria-current={(currentPath ?? routerPath) === href ? "page" : undefined}
      {...props}
    />
  )
}

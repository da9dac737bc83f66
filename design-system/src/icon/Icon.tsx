import { cx } from "../lib/cx"
import { type IconName } from "./paths"

export interface IconProps {
  name: IconName
  className?: string
}

/**
 * A small picture beside words. Hidden from assistive technology: the words say it. What it looks like stands in the style
 * sheet, which `npm run tokens` writes from `paths.ts`: neither a page nor its scripts carry it again.
 */
export function Icon({ name, className }: IconProps) {
  return <span aria-hidden="true" data-icon={name} className={cx("icon", className)} />
}

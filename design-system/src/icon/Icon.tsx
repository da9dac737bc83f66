import { cx } from "../lib/cx"
import { type IconName } from "./paths"

export interface IconProps {
  name: IconName
  className?: string
}

/**
 * A small picture beside words. Hidden from assistive technology: the words say it. What it looks like stands in the style
 * sheet, which `npm run tokens` writes from `paths.ts`: neither a page nor its scripts carry it again. An `i`, so that no rule
 * for words, which are in spans, takes it for some.
 */
export function Icon({ name, className }: IconProps) {
  return <i aria-hidden="true" data-icon={name} className={cx("icon", className)} />
}

import { cx } from "../lib/cx"
import { type IconName } from "./paths"

export interface IconProps {
  name: IconName
  className?: string
}

/**
 * A small icon beside text, hidden from assistive technology. The drawings are in the style sheet, which `npm run tokens`
 * writes from `paths.ts`, so that neither a page nor its scripts carry them. An `i` element, so that no CSS rule for `span`
 * applies.
 */
export function Icon({ name, className }: IconProps) {
  return <i aria-hidden="true" data-icon={name} className={cx("icon", className)} />
}

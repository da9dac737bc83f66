import { cx } from "../lib/cx"
import { type IconName } from "./paths"

export interface IconProps {
  name: IconName
  className?: string
}

/**
 * A small icon beside text, hidden from assistive technology. The drawings are in the style sheet, which `npm run tokens`
 * writes from `paths.ts`, so that neither HTML nor scripts contain them. An `i` element, because CSS rules for `span`
 * would apply to a `span`.
 */
export function Icon({ name, className }: IconProps) {
  return <i aria-hidden="true" data-icon={name} className={cx("icon", className)} />
}

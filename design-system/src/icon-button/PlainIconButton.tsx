import { type ButtonHTMLAttributes } from "react"
import { Busy } from "../button/Busy"
import { VARIANTS } from "../button/variants"
import { Icon, type IconName } from "../icon"
import { cx } from "../lib/cx"
import { Link } from "../link"
import { type LinkComponentProps } from "../provider"

const SIZES = {
  sm: "icon-button icon-button-sm",
  md: "icon-button",
  lg: "icon-button icon-button-lg",
} as const

interface Common {
  icon: IconName
  /** Name of the action, in a word or three. */
  label: string
  /** Prominence, as in Button. */
  variant?: keyof typeof VARIANTS
  /** Edge: 36, 44 or 52 px. At least 44 for touch. */
  size?: keyof typeof SIZES
  /** Mirrors the icon in right-to-left text; for icons that point in reading direction. */
  mirrored?: boolean
}

interface PlainAction extends Common, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  href?: undefined
  /** Makes the button a toggle: true when pressed. The label stays the same. */
  pressed?: boolean
  /** True while the action runs: the button is `aria-busy` and ignores presses. */
  loading?: boolean
}

interface PlainLink extends Common, Omit<LinkComponentProps, "children"> {
  /** Makes the component a link. */
  href: string
}

export type PlainIconButtonProps = PlainAction | PlainLink

/**
 * An icon button whose label is for screen readers only: for well-known icons, such as a cross. For other icons use
 * {@link IconButton}, which shows the label.
 */
export function PlainIconButton({
  icon,
  label,
  variant = "ghost",
  size = "md",
  mirrored = false,
  className,
  ...rest
}: PlainIconButtonProps) {
  const classes = cx(VARIANTS[variant], SIZES[size], className)
  const picture = <Icon name={icon} className={mirrored ? "rtl:-scale-x-100" : undefined} />

  if (rest.href !== undefined) {
    return (
      <Link {...rest} variant="plain" className={classes}>
        {picture}
        <span className="sr-only">{label}</span>
      </Link>
    )
  }

  const { loading = false, pressed, type = "button", onClick, ...button } = rest
  return (
    <button
      {...button}
      type={loading ? "button" : type}
      className={classes}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Busy /> : picture}
      <span className="sr-only">{label}</span>
    </button>
  )
}

import { type ButtonHTMLAttributes, type ReactNode } from "react"
import { cx } from "../lib/cx"
import { Link } from "../link"
import { type LinkComponentProps } from "../provider"
import { Busy } from "./Busy"
import { VARIANTS } from "./variants"

const SIZES = {
  sm: "button-sm",
  md: "button-md",
  lg: "button-lg",
} as const

interface Common {
  /** Prominence. One primary on a screen; `danger` only for actions that cannot be undone. */
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  children: ReactNode
}

interface ButtonAction extends Common, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  href?: undefined
  /** True while the action runs: the button is `aria-busy`, keeps its width and ignores presses. */
  loading?: boolean
}

interface ButtonLink extends Common, Omit<LinkComponentProps, "children"> {
  /** Makes the component a link that looks like a button. */
  href: string
}

export type ButtonProps = ButtonAction | ButtonLink

/** A button, or with `href` a link that looks like one. */
export function Button({ variant = "primary", size = "md", className, children, ...rest }: ButtonProps) {
  const classes = cx(VARIANTS[variant], SIZES[size], className)

  if (rest.href !== undefined) {
    return (
      <Link {...rest} variant="plain" className={classes}>
        {children}
      </Link>
    )
  }

  const { loading = false, type = "button", onClick, ...button } = rest
  return (
    <button
      {...button}
      type={loading ? "button" : type}
      className={cx(classes, loading && "relative")}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading && <Busy />}
      <span className={cx("inline-flex items-center justify-center gap-2", loading && "opacity-0")}>
        {children}
      </span>
    </button>
  )
}

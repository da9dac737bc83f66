import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode, useState } from "react"
import { expect, userEvent, within } from "storybook/test"
import elevation from "../../tokens/elevation.tokens.json"
import motion from "../../tokens/motion.tokens.json"
import space from "../../tokens/space.tokens.json"
import type from "../../tokens/type.tokens.json"
import { Button } from "../button"
import { cx } from "../lib/cx"
import { type ColorToken, colorTokens } from "./color-tokens"

const meta = {
  title: "Tokens",
  parameters: {
    docs: {
      description: {
        component:
          "The only colours, sizes, corners, shadows, layers and durations there are. They are kept as data in `design-system/tokens` (the W3C design-token format), and `theme.css` is made from them; a class that is not made of them fails the lint.\n\n" +
          "**Do** choose by the note, which says what a token is for. Where none fits, add one, with its note and, for a colour that is read, the grounds it is read on.\n\n" +
          "**Don't** choose by the looks alone, write a value in brackets, or reach for the palette: `stone` and `brand` never become classes.",
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface TokenGroup {
  name: string
  note: string
  value: unknown
}

/** Name, note and value of each token in a group. */
function tokensOf(group: object): TokenGroup[] {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith("$"))
    .map(([name, token]: [string, { $description?: string; $value?: unknown }]) => ({
      name,
      note: token.$description ?? "",
      value: token.$value,
    }))
}

/** A dimension, a duration or a number as CSS writes it. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ")
  if (typeof value === "object" && value !== null && "unit" in value && "value" in value) {
    return `${String(value.value)}${String(value.unit)}`
  }
  return String(value)
}

interface RowProps {
  /** CSS custom property of the token. */
  property: string
  note: ReactNode
  children?: ReactNode
}

/** A token: a sample, its name, and its purpose. */
function Row({ property, note, children }: RowProps) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-3">
      <div className="min-w-0">{children}</div>
      <code className="font-mono text-sm wrap-anywhere">{property}</code>
      <div className="text-sm text-ink-muted">{note}</div>
    </li>
  )
}

/** A colour in both modes, whatever the page's own. */
function Swatch({ name }: { name: string }) {
  return (
    <div className="grid grid-cols-2">
      {(["light", "dark"] as const).map((mode) => (
        <div
          key={mode}
          data-theme={mode}
          className="border border-line bg-surface p-2 text-xs text-ink-muted"
        >
          <div className="mb-1 h-8 border border-line" style={{ background: `var(--color-${name})` }} />
          {mode}
        </div>
      ))}
    </div>
  )
}

/** Purpose of a colour, and its contrast on each background. */
function ColorNote({ note, readings }: ColorToken) {
  return (
    <>
      <p>{note}</p>
      {readings.map(({ on, wanted, light, dark }) => (
        <p key={on} className="tabular mt-1 text-xs">
          on {on}: {light.toFixed(1)} light, {dark.toFixed(1)} dark; at least {wanted}
        </p>
      ))}
    </>
  )
}

export const Colours: Story = {
  render: () => (
    <ul>
      {colorTokens.map((color) => (
        <Row key={color.name} property={`--color-${color.name}`} note={<ColorNote {...color} />}>
          <Swatch name={color.name} />
        </Row>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByText(
      /^on surface: 1\d\.\d light, 1\d\.\d dark; at least 4\.5$/,
    )
    await expect(first).toBeVisible()
  },
}
export const ColoursDark: Story = { ...Colours, globals: { theme: "dark" } }
export const ColoursNarrow: Story = { ...Colours, globals: { viewport: { value: "w320" } } }
export const ColoursRightToLeft: Story = { ...Colours, globals: { direction: "rtl" } }

export const Type: Story = {
  render: () => (
    <ul>
      {tokensOf(type.text).map(({ name, note }) => (
        <Row key={name} property={`--text-${name}`} note={note}>
          <span
            style={{
              fontSize: `var(--text-${name})`,
              lineHeight: `var(--text-${name}--line-height)`,
              letterSpacing: `var(--text-${name}--letter-spacing)`,
            }}
          >
            DS2208
          </span>
        </Row>
      ))}
      {tokensOf(type["font-weight"]).map(({ name, note, value }) => (
        <Row key={name} property={`--font-weight-${name}`} note={note || written(value)}>
          <span style={{ fontWeight: `var(--font-weight-${name})` }}>Reads first time</span>
        </Row>
      ))}
    </ul>
  ),
}

export const Space: Story = {
  render: () => (
    <ul>
      {[1, 2, 3, 4, 6, 8, 12, 16].map((steps) => (
        <Row key={steps} property={`p-${steps}, gap-${steps}, mt-${steps} …`} note={`${steps * 4} px`}>
          <div className="h-4 bg-accent" style={{ width: `calc(var(--spacing) * ${steps})` }} />
        </Row>
      ))}
    </ul>
  ),
}

export const Corners: Story = {
  render: () => (
    <ul>
      {tokensOf(space.radius).map(({ name, note, value }) => (
        <Row key={name} property={`--radius-${name}`} note={`${note} ${written(value)}`}>
          <div
            className="size-12 border border-line-strong"
            style={{ borderRadius: `var(--radius-${name})` }}
          />
        </Row>
      ))}
    </ul>
  ),
}

/** The largest of all is as wide as its cell; the others are in proportion. */
function Scaled({ value, widest }: { value: unknown; widest: number }) {
  const rem = parseFloat(written(value))
  return (
    <div
      className="h-4 border-x border-accent bg-accent-soft"
      style={{ width: `${(rem / widest) * 100}%` }}
    />
  )
}

export const Widths: Story = {
  render: () => (
    <ul>
      {tokensOf(space.container).map(({ name, note, value }) => (
        <Row key={name} property={`--container-${name}`} note={`${note} ${written(value)}`}>
          <Scaled value={value} widest={90} />
        </Row>
      ))}
      {tokensOf(space.breakpoint).map(({ name, value }) => (
        <Row key={name} property={`--breakpoint-${name}`} note={`${name}: from ${written(value)}`}>
          <Scaled value={value} widest={90} />
        </Row>
      ))}
    </ul>
  ),
}

export const Shadows: Story = {
  render: () => (
    <ul>
      {tokensOf(elevation.shadow).map(({ name, note }) => (
        <Row key={name} property={`--shadow-${name}`} note={note}>
          <div
            className="m-3 h-16 rounded-lg border border-line bg-surface-raised"
            style={{ boxShadow: `var(--shadow-${name})` }}
          />
        </Row>
      ))}
    </ul>
  ),
}

/** Each layer covers the ones before it. */
export const Layers: Story = {
  render: () => (
    <ul>
      {tokensOf(elevation["z-index"]).map(({ name, note, value }, at) => (
        <Row key={name} property={`z-${name}`} note={note || written(value)}>
          <div
            className="h-6 w-1/2 rounded-sm border border-line-strong bg-surface-raised"
            style={{ marginInlineStart: `${at * 8}%` }}
          />
        </Row>
      ))}
    </ul>
  ),
}

/** Bars that cross their cell with the duration and easing of each token. */
function Played() {
  const [there, setThere] = useState(false)
  const bar = cx("h-6 w-6 bg-accent transition-all", there && "ms-auto w-full")
  return (
    <>
      <Button variant="secondary" onClick={() => setThere(!there)}>
        Play
      </Button>
      <ul className="mt-4">
        {tokensOf(motion["transition-duration"]).map(({ name, note, value }) => (
          <Row key={name} property={`--transition-duration-${name}`} note={`${note} ${written(value)}`}>
            <div className="bg-surface-sunken">
              <div
                className={cx(bar, "ease-standard")}
                style={{ transitionDuration: `var(--transition-duration-${name})` }}
              />
            </div>
          </Row>
        ))}
        {tokensOf(motion.ease).map(({ name, note }) => (
          <Row key={name} property={`--ease-${name}`} note={note}>
            <div className="bg-surface-sunken">
              <div
                className={cx(bar, "duration-fan")}
                style={{ transitionTimingFunction: `var(--ease-${name})` }}
              />
            </div>
          </Row>
        ))}
      </ul>
    </>
  )
}

export const Motion: Story = {
  render: () => <Played />,
  play: async ({ canvasElement }) => {
    const play = within(canvasElement).getByRole("button", { name: "Play" })
    await userEvent.click(play)
    await userEvent.click(play)
    await expect(play).toHaveFocus()
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode } from "react"
import colors from "../../tokens/color.tokens.json"
import elevation from "../../tokens/elevation.tokens.json"
import motion from "../../tokens/motion.tokens.json"
import space from "../../tokens/space.tokens.json"
import type from "../../tokens/type.tokens.json"

const meta = { title: "Tokens" } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Name and note of each token in a group. */
function tokensOf(group: object): { name: string; note: string }[] {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith("$"))
    .map(([name, token]: [string, { $description?: string }]) => ({ name, note: token.$description ?? "" }))
}

interface RowProps {
  /** CSS custom property of the token. */
  property: string
  note: string
  children?: ReactNode
}

/** A token: what it looks like, its name, and what it is for. */
function Row({ property, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="w-64 max-w-full">{children}</div>
      <code className="w-64 font-mono text-sm">{property}</code>
      <span className="text-sm text-ink-muted">{note}</span>
    </li>
  )
}

export const Colours: Story = {
  render: () => (
    <ul>
      {tokensOf(colors.color).map(({ name, note }) => (
        <Row key={name} property={`--color-${name}`} note={note}>
          <div
            className="h-10 rounded-md border border-line"
            style={{ background: `var(--color-${name})` }}
          />
        </Row>
      ))}
    </ul>
  ),
}
export const ColoursDark: Story = { ...Colours, globals: { theme: "dark" } }

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
      {tokensOf(space.radius).map(({ name, note }) => (
        <Row key={name} property={`--radius-${name}`} note={note}>
          <div
            className="size-12 border border-line-strong"
            style={{ borderRadius: `var(--radius-${name})` }}
          />
        </Row>
      ))}
      {tokensOf(space.container).map(({ name, note }) => (
        <Row key={name} property={`--container-${name}`} note={note} />
      ))}
      {tokensOf(space.breakpoint).map(({ name, note }) => (
        <Row key={name} property={`--breakpoint-${name}`} note={note} />
      ))}
    </ul>
  ),
}

export const Elevation: Story = {
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
      {tokensOf(elevation["z-index"]).map(({ name, note }) => (
        <Row key={name} property={`--z-index-${name}`} note={note} />
      ))}
    </ul>
  ),
}

export const Motion: Story = {
  render: () => (
    <ul>
      {tokensOf(motion["transition-duration"]).map(({ name, note }) => (
        <Row key={name} property={`--transition-duration-${name}`} note={note}>
          <div className="group h-6 bg-surface-sunken">
            <div
              className="h-6 w-6 bg-accent transition-all ease-standard group-hover:w-full"
              style={{ transitionDuration: `var(--transition-duration-${name})` }}
            />
          </div>
        </Row>
      ))}
      {tokensOf(motion.ease).map(({ name, note }) => (
        <Row key={name} property={`--ease-${name}`} note={note} />
      ))}
    </ul>
  ),
}

import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { Button } from "../../button"
import { ProductCard, ProductGrid } from "../../card"
import { Checkbox } from "../../checkbox"
import { COMPARE_LIMIT, CompareTray } from "../../compare-tray"
import { ComparisonTable } from "../../comparison-table"
import { Container } from "../../layout"
import { comparedProducts, comparedSpecifications, product } from "../../lib/samples"
import { PageHead } from "../../page-head"

/** The products: four that can be compared, and one too many. */
const SHELF = [
  ...comparedProducts,
  {
    ...product,
    id: "granit-xp-1991i",
    name: "Granit XP 1991i Rugged Imager",
    brand: "Honeywell",
    price: 612,
  },
]

type Item = (typeof SHELF)[number]

interface ShelfProps {
  chosen: readonly Item[]
  onChange: (chosen: readonly Item[]) => void
}

/** The products, each with its button. When four are chosen the other buttons are disabled and explain why. */
function Shelf({ chosen, onChange }: ShelfProps) {
  const isFull = chosen.length >= COMPARE_LIMIT
  return (
    <ProductGrid label="Barcode scanners">
      {SHELF.map((item) => {
        const isChosen = chosen.includes(item)
        const toggle = () => onChange(isChosen ? chosen.filter((one) => one !== item) : [...chosen, item])
        return (
          <ProductCard
            key={item.id}
            {...item}
            headingLevel="h2"
            actions={
              <Checkbox
                label="Compare"
                aria-label={`Compare ${item.name}`}
                checked={isChosen}
                disabled={isFull && !isChosen}
                hint={isFull && !isChosen ? `${COMPARE_LIMIT} are chosen` : undefined}
                onChange={toggle}
              />
            }
          />
        )
      })}
    </ProductGrid>
  )
}

interface ComparisonProps {
  chosen: readonly Item[]
  onRemove: (id: string) => void
  onBack: () => void
}

/** The chosen products side by side, their specifications in the order of the products. */
function Comparison({ chosen, onRemove, onBack }: ComparisonProps) {
  const places = chosen.map((item) => comparedProducts.findIndex(({ id }) => id === item.id))
  const groups = comparedSpecifications.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, values }) => ({ label, values: places.map((place) => values[place] ?? null) })),
  }))
  return (
    <>
      <ComparisonTable products={chosen} groups={groups} onRemove={onRemove} />
      <Button variant="secondary" className="mt-8" onClick={onBack}>
        Back to the products
      </Button>
    </>
  )
}

/**
 * The whole comparison, from the choice of products to the table. An application stores the choice in the address of the
 * comparison.
 */
function Compare() {
  const [chosen, setChosen] = useState<readonly Item[]>([])
  const [isComparing, setComparing] = useState(false)
  const remove = (id: string) => setChosen(chosen.filter((item) => item.id !== id))
  return (
    <>
      <PageHead
        title={isComparing ? "Compare scanners" : "Barcode scanners"}
        intro={
          isComparing
            ? "Rows that differ are marked. Hide the others to see the decision alone."
            : "Choose two to four products and compare them side by side."
        }
      />
      <Container className="pb-16">
        {isComparing ? (
          <Comparison chosen={chosen} onRemove={remove} onBack={() => setComparing(false)} />
        ) : (
          <>
            <Shelf chosen={chosen} onChange={setChosen} />
            <div
              onClickCapture={(press) => {
                if (!(press.target instanceof Element) || !press.target.closest("a")) return
                press.preventDefault()
                setComparing(true)
              }}
            >
              <CompareTray
                products={chosen}
                href="/compare"
                onRemove={remove}
                onClear={() => setChosen([])}
              />
            </div>
          </>
        )}
      </Container>
    </>
  )
}

const meta = {
  title: "Patterns/Compare",
  component: Compare,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "760px" },
      description: {
        component: [
          "How a buyer gets from a shelf of products to the one to buy: choose on the cards, gather in the tray, decide in the table.",
          "**Do** keep the choice while the buyer searches, filters and turns pages; put the chosen products into the address of the comparison, so that it can be sent to a colleague; say why a fifth product cannot be chosen.",
          "**Don't** offer the comparison across machine types, where hardly a row has two values, and don't open it by itself when the tray is full.",
          "Made of [ProductCard](?path=/docs/catalogue-productcard--docs), [CompareTray](?path=/docs/catalogue-comparetray--docs) and [ComparisonTable](?path=/docs/catalogue-comparisontable--docs).",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Compare>

export default meta
type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("checkbox", { name: `Compare ${name}` })

export const Shelved: Story = { globals: { viewport: { value: "w1280" } } }

export const ChoosingAndDeciding: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("four are chosen, by pointer and by keyboard", async () => {
      await userEvent.click(box(canvasElement, "DS2208 Handheld Imager"))
      for (const { name } of comparedProducts.slice(1)) {
        box(canvasElement, name).focus()
        await userEvent.keyboard(" ")
      }
      await expect(canvas.getByRole("status")).toHaveTextContent("4 of 4 chosen.")
    })
    await step("a fifth cannot be, and says why", async () => {
      const fifth = box(canvasElement, "Granit XP 1991i Rugged Imager")
      await expect(fifth).toBeDisabled()
      await expect(fifth).toHaveAccessibleDescription("4 are chosen")
    })
    await step("they are compared, and one is taken out", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Compare" }))
      const table = canvas.getByRole("table", { name: "Comparison of products" })
      await expect(within(table).getAllByRole("columnheader")).toHaveLength(5)
      await userEvent.click(
        canvas.getByRole("button", { name: "Remove DS2278 Cordless Imager from the comparison" }),
      )
      await expect(within(table).getAllByRole("columnheader")).toHaveLength(4)
    })
    await step("back on the shelf the choice is as it was left", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Back to the products" }))
      await expect(box(canvasElement, "DS2278 Cordless Imager")).not.toBeChecked()
      await expect(box(canvasElement, "DS2208 Handheld Imager")).toBeChecked()
      await expect(canvas.getByRole("status")).toHaveTextContent("3 of 4 chosen.")
    })
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } }
export const Dark: Story = { globals: { viewport: { value: "w1280" }, theme: "dark" } }
export const RightToLeft: Story = { globals: { viewport: { value: "w1280" }, direction: "rtl" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }

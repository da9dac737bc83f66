import { Panel, RowList } from "@scanwright/design-system"

const STEPS = [
  {
    id: "product",
    title: "Add the first product",
    href: "/admin/add-product",
    hint: "With its price, stock and pictures. Once published, it is in the shop within two seconds.",
  },
  {
    id: "import",
    title: "Or import a price list",
    href: "/admin/import",
    hint: "A CSV file with as many products as you like. You see what it would change before anything is written.",
  },
  {
    id: "brands",
    title: "Look at brands and their logos",
    href: "/admin/brands",
    hint: "Visitors see a brand as soon as one of its products is published.",
  },
  {
    id: "article",
    title: "Write the first article",
    href: "/admin/add-blog",
    hint: "Until then the list of articles says that there are none.",
  },
] as const

/** What to do first in a shop without a single product. */
export function FirstSteps() {
  return (
    <Panel title="First steps" flush>
      <RowList label="First steps" rows={STEPS} />
    </Panel>
  )
}

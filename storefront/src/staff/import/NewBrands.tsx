import type { ImportBrandChoice, ImportNewBrand } from "@scanwright/backend/contract"
import { Checkbox, Panel, RadioGroup } from "@scanwright/design-system"

/** The decision that a name is added as a new brand. */
const NEW = "new"

/** What has been decided, by the name in the file: the id of a brand of the shop, {@link NEW}, or null for nothing yet. */
export type BrandDecisions = Readonly<Record<string, string | null>>

/** Decisions as the backend takes them. */
export const choicesOf = (decisions: BrandDecisions): ImportBrandChoice[] =>
  Object.entries(decisions).flatMap(([name, id]) =>
    id === null ? [] : [{ name, brand_id: id === NEW ? null : id }],
  )

interface Props {
  brands: readonly ImportNewBrand[]
  decisions: BrandDecisions
  onChange: (decisions: BrandDecisions) => void
  /** Names without a decision, once somebody has gone on without it. */
  missing: readonly string[]
}

const products = (count: number) => `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`

/** Names of brands that the shop does not have: each is another spelling, or added on purpose. */
export function NewBrands({ brands, decisions, onChange, missing }: Props) {
  const decide = (name: string, id: string | null) => onChange({ ...decisions, [name]: id })
  return (
    <Panel
      title="New brands"
      intro="The file names brands that the shop does not have. A new brand becomes public with its products. Nothing is written before each is decided; a misspelt one can also be corrected in the file."
    >
      <div className="grid gap-5">
        {brands.map(({ name, near, products: count }) =>
          near ? (
            <RadioGroup
              key={name}
              legend={`“${name}”, ${products(count)}: did you mean ${near.name}?`}
              name={`brand ${name}`}
              value={decisions[name] ?? null}
              onChange={(chosen) => decide(name, chosen)}
              options={[
                { value: near.id, label: `Yes, ${near.name}` },
                { value: NEW, label: `No, add “${name}” as a new brand` },
              ]}
              error={missing.includes(name) ? "Say which brand is meant" : null}
            />
          ) : (
            <Checkbox
              key={name}
              label={`Add “${name}” as a new brand, ${products(count)}`}
              checked={decisions[name] === NEW}
              onChange={({ target }) => decide(name, target.checked ? NEW : null)}
              error={missing.includes(name) ? "Tick to add the brand, or correct its name in the file" : null}
            />
          ),
        )}
      </div>
    </Panel>
  )
}

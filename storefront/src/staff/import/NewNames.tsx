import type { ImportNewName } from "@scanwright/backend/contract"
import { Checkbox, Panel, RadioGroup } from "@scanwright/design-system"

/** The decision that a name is added as a new brand or machine type. */
const NEW = "new"

/**
 * What has been decided, by the name in the file: the id of a brand or machine type of the shop, {@link NEW}, or null for
 * nothing yet.
 */
export type NameDecisions = Readonly<Record<string, string | null>>

/** The decisions made: the id that each name stands for, null where it is new. */
export const choicesOf = (decisions: NameDecisions): { name: string; id: string | null }[] =>
  Object.entries(decisions).flatMap(([name, id]) =>
    id === null ? [] : [{ name, id: id === NEW ? null : id }],
  )

/** Names that nothing has been decided about. */
export const undecided = (names: readonly ImportNewName[], decisions: NameDecisions): string[] =>
  names.map(({ name }) => name).filter((name) => (decisions[name] ?? null) === null)

interface Props {
  /** What they are names of. */
  kind: "brand" | "machine type"
  names: readonly ImportNewName[]
  decisions: NameDecisions
  onChange: (decisions: NameDecisions) => void
  /** Names without a decision, once somebody has gone on without it. */
  missing: readonly string[]
}

const products = (count: number) => `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`

/** Names of brands, or machine types, that the shop does not have: each is another spelling, or added on purpose. */
export function NewNames({ kind, names, decisions, onChange, missing }: Props) {
  const decide = (name: string, id: string | null) => onChange({ ...decisions, [name]: id })
  return (
    <Panel
      title={`New ${kind}s`}
      intro={`The file names ${kind}s that the shop does not have. A new ${kind} becomes public with its products. Nothing is written before each is decided; a misspelt one can also be corrected in the file.`}
    >
      <div className="grid gap-5">
        {names.map(({ name, near, products: count }) =>
          near ? (
            <RadioGroup
              key={name}
              legend={`“${name}”, ${products(count)}: did you mean ${near.name}?`}
              name={`${kind} ${name}`}
              value={decisions[name] ?? null}
              onChange={(chosen) => decide(name, chosen)}
              options={[
                { value: near.id, label: `Yes, ${near.name}` },
                { value: NEW, label: `No, add “${name}” as a new ${kind}` },
              ]}
              error={missing.includes(name) ? `Say which ${kind} is meant` : null}
            />
          ) : (
            <Checkbox
              key={name}
              label={`Add “${name}” as a new ${kind}, ${products(count)}`}
              checked={decisions[name] === NEW}
              onChange={({ target }) => decide(name, target.checked ? NEW : null)}
              error={
                missing.includes(name) ? `Tick to add the ${kind}, or correct its name in the file` : null
              }
            />
          ),
        )}
      </div>
    </Panel>
  )
}

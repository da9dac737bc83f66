import { Alert, Button } from "@scanwright/design-system"
import { type TaxonomyKind, readTaxonomy } from "./data"
import { TaxonomyScreen } from "./TaxonomyScreen"
import { TAXONOMY_LABELS } from "./labels"

interface Props {
  kind: TaxonomyKind
  /** Part of the names to show; empty for all. */
  q: string
}

/** All brands or all machine types, read on the server. */
export async function TaxonomyPage({ kind, q }: Props) {
  const { noun, path } = TAXONOMY_LABELS[kind]
  const entries = await readTaxonomy(kind)
  if (!entries.ok) {
    return (
      <Alert
        variant="danger"
        title={`The ${noun[1]} could not be read`}
        live="off"
        actions={<Button href={path}>Try again</Button>}
      >
        {entries.failure.message}
      </Alert>
    )
  }
  const wanted = q.toLocaleLowerCase("en-GB")
  const found = entries.value.filter(({ name }) => name.toLocaleLowerCase("en-GB").includes(wanted))
  const choices = entries.value.map(({ id, name, handle }) => ({ id, name, handle }))
  return <TaxonomyScreen kind={kind} entries={found} choices={choices} q={q} />
}

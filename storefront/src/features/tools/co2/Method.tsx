import { FactList, Link, Prose, Section, SpecificationTable, Text } from "@scanwright/design-system"
import { co2 } from "@/content/co2"
import { DEVICES, type Factor, FACTORS, type Source, type SourceId, SOURCES } from "./factors"
import { amount } from "./labels"

const ALL_SOURCES: Readonly<Record<SourceId, Source>> = SOURCES
const SOURCE_IDS = Object.keys(SOURCES) as SourceId[]
const FACTOR_NAMES = Object.keys(FACTORS) as (keyof typeof FACTORS)[]

const anchorOf = (id: SourceId) => `source-${id}`

/** The range of a factor, its derivation, and links to its sources. */
function FactorValue({ factor: { range, basis, sources }, more }: { factor: Factor; more?: string }) {
  return (
    <>
      <Text numerals="tabular">
        {co2.table.figures(amount(range.low), amount(range.value), amount(range.high))}
      </Text>
      <Text size="sm" variant="muted">
        {basis}
        {more && ` ${more}`}{" "}
        {sources.map((id, index) => (
          <span key={id}>
            {index > 0 && ", "}
            <Link href={`#${anchorOf(id)}`} aria-label={co2.table.sourceOf(SOURCE_IDS.indexOf(id) + 1)}>
              [{SOURCE_IDS.indexOf(id) + 1}]
            </Link>
          </span>
        ))}
      </Text>
    </>
  )
}

function SourceEntry({ id }: { id: SourceId }) {
  const { title, publisher, published, finding, href } = ALL_SOURCES[id]
  return (
    <li id={anchorOf(id)}>
      {href === null ? <strong>{title}</strong> : <a href={href}>{title}</a>}. {publisher}, {published}.{" "}
      {finding}
    </li>
  )
}

/** The formulas, every factor with its derivation, and the sources, so that readers can check an estimate. */
export function Method() {
  const { method, devices, factors, sources } = co2
  return (
    <>
      <Section title={method.title} intro={method.intro} ground="sunken">
        <FactList items={method.formulas} />
        <Text variant="muted" className="mt-8 max-w-reading">
          {method.limits}
        </Text>
      </Section>
      <Section title={devices.title} intro={devices.intro}>
        <SpecificationTable
          caption={devices.title}
          rows={DEVICES.map(({ name, makingKgCo2e, electricityKwhPerYear }) => ({
            label: name,
            value: <FactorValue factor={makingKgCo2e} more={devices.electricity(electricityKwhPerYear)} />,
          }))}
        />
      </Section>
      <Section title={factors.title} ground="sunken">
        <SpecificationTable
          caption={factors.title}
          rows={FACTOR_NAMES.map((name) => ({
            label: factors.names[name],
            value: <FactorValue factor={FACTORS[name]} />,
          }))}
        />
      </Section>
      <Section title={sources.title} intro={sources.intro}>
        <Prose>
          <ol>
            {SOURCE_IDS.map((id) => (
              <SourceEntry key={id} id={id} />
            ))}
          </ol>
        </Prose>
      </Section>
    </>
  )
}

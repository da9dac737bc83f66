import { BarChart, CardGrid, FactList, Heading, StatTile, Text } from "@scanwright/design-system"
import { co2 } from "@/content/co2"
import { equivalentsOf, estimate, type Estimate, type Question } from "./estimate"
import { amount, roundRange } from "./labels"

const copy = co2.result

/** Everyday equivalents of the saved amount; empty where nothing is saved. */
function Likeness({ kgCo2e }: { kgCo2e: number }) {
  if (kgCo2e <= 0) return null
  const { carKilometres, litresBoiled, electricityKwh } = equivalentsOf(kgCo2e)
  return (
    <div>
      <Heading level="h3" size="sm" className="mb-4">
        {copy.like}
      </Heading>
      <FactList
        items={[
          { title: copy.car(amount(carKilometres)), text: copy.carText },
          { title: copy.boiled(amount(litresBoiled)), text: copy.boiledText },
          { title: copy.electricity(amount(electricityKwh)), text: copy.electricityText },
        ]}
      />
    </div>
  )
}

/** How much less CO2e the choice causes than new devices, in per cent; null where it causes more. */
const shareLess = ({ newKgCo2e, savedKgCo2e }: Estimate) =>
  savedKgCo2e.value > 0 ? Math.round((savedKgCo2e.value / newKgCo2e.value) * 100) : null

/** An estimate: two amounts, a chart with its table, and everyday equivalents. */
export function EstimateResult({ question }: { question: Question }) {
  const result = estimate(question)
  if (result.deviceCount === 0) {
    return (
      <>
        <Text size="lg">{copy.nothing}</Text>
        <Text variant="muted">{copy.nothingText}</Text>
      </>
    )
  }
  const { savedKgCo2e: saved, savedKgCo2ePerYear: yearly } = result
  const { bought, instead, note } = co2.choices[question.choice]
  const years = co2.form.yearsOf(question.years)
  const ends = ({ low, high }: typeof saved) => copy.range(amount(low), amount(high))
  return (
    <>
      <CardGrid density="compact">
        <StatTile
          label={copy.perYear}
          value={amount(yearly.value)}
          unit={copy.perYearUnit}
          change={{ direction: "none", text: ends(yearly) }}
        />
        <StatTile
          label={copy.total(years)}
          value={amount(saved.value)}
          unit={copy.unit}
          change={{ direction: "none", text: ends(saved) }}
        />
      </CardGrid>
      <Text size="sm" variant="muted">
        {saved.low < 0 && `${copy.mayCost} `}
        {note}
      </Text>
      <BarChart
        title={copy.chart(years)}
        summary={copy.chartSummary(instead, bought, shareLess(result))}
        unit={copy.unit}
        series={[copy.series]}
        categories={[
          { label: bought, values: [roundRange(result.newKgCo2e)] },
          { label: instead, values: [roundRange(result.insteadKgCo2e)] },
        ]}
        source={copy.chartSource}
      />
      <Likeness kgCo2e={saved.value} />
    </>
  )
}

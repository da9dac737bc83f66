import { BarChart, CardGrid, FactList, Heading, StatTile, Text } from "@scanwright/design-system"
import { co2 } from "@/content/co2"
import { equivalentsOf, estimate, type Estimate, type Question } from "./estimate"
import { amount, roundRange } from "./labels"

const words = co2.result

/** What the saved amount is like; nothing where nothing is saved. */
function Likeness({ kgCo2e }: { kgCo2e: number }) {
  if (kgCo2e <= 0) return null
  const { carKilometres, litresBoiled, electricityKwh } = equivalentsOf(kgCo2e)
  return (
    <div>
      <Heading level="h3" size="sm" className="mb-4">
        {words.like}
      </Heading>
      <FactList
        items={[
          { title: words.car(amount(carKilometres)), text: words.carText },
          { title: words.boiled(amount(litresBoiled)), text: words.boiledText },
          { title: words.electricity(amount(electricityKwh)), text: words.electricityText },
        ]}
      />
    </div>
  )
}

/** How much less the choice causes, in per cent of new devices; null where it is not less. */
const shareLess = ({ newKgCo2e, savedKgCo2e }: Estimate) =>
  savedKgCo2e.value > 0 ? Math.round((savedKgCo2e.value / newKgCo2e.value) * 100) : null

/** What an estimate says: two figures, a chart with its table, and what it is like. */
export function EstimateResult({ question }: { question: Question }) {
  const result = estimate(question)
  if (result.deviceCount === 0) {
    return (
      <>
        <Text size="lg">{words.nothing}</Text>
        <Text variant="muted">{words.nothingText}</Text>
      </>
    )
  }
  const { savedKgCo2e: saved, savedKgCo2ePerYear: yearly } = result
  const { bought, instead, note } = co2.choices[question.choice]
  const years = co2.form.yearsOf(question.years)
  const ends = ({ low, high }: typeof saved) => words.range(amount(low), amount(high))
  return (
    <>
      <CardGrid density="compact">
        <StatTile
          label={words.perYear}
          value={amount(yearly.value)}
          unit={words.perYearUnit}
          change={{ direction: "none", text: ends(yearly) }}
        />
        <StatTile
          label={words.total(years)}
          value={amount(saved.value)}
          unit={words.unit}
          change={{ direction: "none", text: ends(saved) }}
        />
      </CardGrid>
      <Text size="sm" variant="muted">
        {saved.low < 0 && `${words.mayCost} `}
        {note}
      </Text>
      <BarChart
        title={words.chart(years)}
        summary={words.chartSummary(instead, bought, shareLess(result))}
        unit={words.unit}
        series={[words.series]}
        categories={[
          { label: bought, values: [roundRange(result.newKgCo2e)] },
          { label: instead, values: [roundRange(result.insteadKgCo2e)] },
        ]}
        source={words.chartSource}
      />
      <Likeness kgCo2e={saved.value} />
    </>
  )
}

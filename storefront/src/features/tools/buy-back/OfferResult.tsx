import { Heading, SpecificationTable, StatTile, Text } from "@scanwright/design-system"
import { buyBackWords } from "@/content/buy-back"
import { type OfferQuestion, workOutOffer } from "./offer"
import { ageOf, factor, perCent, pounds, rangeText } from "./labels"

const words = buyBackWords.result

/** The offer as a range, and each figure that it was worked out from. */
export function OfferResult({ question }: { question: OfferQuestion }) {
  const offer = workOutOffer(question)
  const condition = buyBackWords.conditions[question.condition].label.toLowerCase()
  const { steps } = words
  return (
    <>
      {offer.total ? (
        <div className="grid gap-4">
          <StatTile label={words.total} value={rangeText(offer.total)} unit={words.unit} />
          <StatTile label={words.each} value={rangeText(offer.each)} unit={words.unit} />
        </div>
      ) : (
        <div>
          <Text size="lg">{words.none}</Text>
          <Text variant="muted" className="mt-2">
            {words.noneText}
          </Text>
        </div>
      )}
      <div>
        <Heading level="h4" size="sm" className="mb-2">
          {words.how}
        </Heading>
        <SpecificationTable
          caption={steps.caption}
          rows={[
            { label: steps.newPrice, value: pounds(offer.model.newPrice) },
            {
              label: steps.age,
              value: steps.ageText(factor(offer.ageShare), ageOf(question.years).toLowerCase()),
            },
            { label: steps.condition, value: steps.conditionText(factor(offer.conditionShare), condition) },
            {
              label: steps.quantity,
              value: steps.quantityText(
                factor(offer.quantityFactor),
                question.quantity.toLocaleString("en-GB"),
              ),
            },
            { label: steps.spread, value: steps.spreadText(perCent(offer.spread)) },
          ]}
        />
      </div>
    </>
  )
}

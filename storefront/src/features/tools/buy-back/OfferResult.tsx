import { Heading, SpecificationTable, StatTile, Text } from "@scanwright/design-system"
import { buyBackCopy } from "@/content/buy-back"
import { type OfferQuestion, workOutOffer } from "./offer"
import { ageOf, factor, perCent, pounds, rangeText } from "./labels"

const copy = buyBackCopy.result

/** The offer as a range, with each number of its calculation. */
export function OfferResult({ question }: { question: OfferQuestion }) {
  const offer = workOutOffer(question)
  const condition = buyBackCopy.conditions[question.condition].label.toLowerCase()
  const { steps } = copy
  return (
    <>
      {offer.total ? (
        <div className="grid gap-4">
          <StatTile label={copy.total} value={rangeText(offer.total)} unit={copy.unit} />
          <StatTile label={copy.each} value={rangeText(offer.each)} unit={copy.unit} />
        </div>
      ) : (
        <div>
          <Text size="lg">{copy.none}</Text>
          <Text variant="muted" className="mt-2">
            {copy.noneText}
          </Text>
        </div>
      )}
      <div>
        <Heading level="h4" size="sm" className="mb-2">
          {copy.how}
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

import { SERVICES_OF_INTEREST } from "@scanwright/backend/contract"
import { Section } from "@scanwright/design-system"
import { buyBackCopy } from "@/content/buy-back"
import { buyBack } from "@/content/company/services"
import { CompanyPageScreen } from "@/features/content"
import { GeneralForm } from "@/features/forms"
import { FIRM_OFFER_ID, offerAddress } from "./address"
import type { OfferQuestion } from "./offer"
import { OfferIsland } from "./OfferIsland"
import { firmOfferMessage } from "./labels"

/** The service preselected in the form for a firm offer. */
const SERVICE: (typeof SERVICES_OF_INTEREST)[number] = "Buy-back and recycling"

interface Props {
  question: OfferQuestion
  /** Whether the visitor has entered a device: the form's message then describes it. */
  isAsked: boolean
}

/** The buy-back page: an indicative offer, how we buy, and the form for a firm offer. */
export function BuyBackScreen({ question, isAsked }: Props) {
  const { title, intro, firm } = buyBackCopy
  return (
    <CompanyPageScreen
      page={buyBack}
      lead={
        <Section title={title} intro={intro} ground="raised">
          <OfferIsland initial={question} />
        </Section>
      }
    >
      <div id={FIRM_OFFER_ID}>
        <Section title={firm.title} intro={firm.intro} ground="raised">
          <div className="max-w-narrow">
            <GeneralForm
              // Another device remounts the form, whose initial values apply only once.
              key={isAsked ? offerAddress(question) : "unasked"}
              services={SERVICES_OF_INTEREST}
              begins={{ service: SERVICE, message: isAsked ? firmOfferMessage(question) : undefined }}
            />
          </div>
        </Section>
      </div>
    </CompanyPageScreen>
  )
}

import { COMPANY_TYPES } from "@scanwright/backend/contract"
import { Section } from "@scanwright/design-system"
import { creditApplicationPage, creditForm } from "@/content/company/credit-application"
import { companyPageMetadata } from "@/features/content/company/page-metadata"
import { CompanyPageScreen } from "@/features/content/company/CompanyPageScreen"
import { CreditForm } from "@/features/forms/pages/CreditForm"
import { CreditPrefill } from "@/features/forms/pages/CreditPrefill"
import { publicPage } from "@/shell/layout/public-page"

const COMPANY_TYPE_OPTIONS = Object.entries(COMPANY_TYPES).map(([value, label]) => ({ value, label }))

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => companyPageMetadata(creditApplicationPage),
  render: () => (
    <CompanyPageScreen page={creditApplicationPage}>
      <Section title={creditForm.title} intro={creditForm.intro} ground="raised">
        <div className="max-w-narrow">
          <CreditForm companyTypes={COMPANY_TYPE_OPTIONS} />
          <CreditPrefill />
        </div>
      </Section>
    </CompanyPageScreen>
  ),
})

export { generateMetadata, Page as default }

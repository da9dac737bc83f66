import { ANNUAL_VOLUMES, MACHINE_TYPES } from "@scanwright/backend/contract"
import { Section } from "@scanwright/design-system"
import { oemForm, oemsPage } from "@/content/company/oems"
import { companyPageMetadata } from "@/features/content/company/page-metadata"
import { CompanyPageScreen } from "@/features/content/company/CompanyPageScreen"
import { OemForm } from "@/features/forms/pages/OemForm"
import { publicPage } from "@/shell/layout/public-page"

const { generateMetadata, Page } = publicPage({
  read: async () => null,
  metadata: () => companyPageMetadata(oemsPage),
  render: () => (
    <CompanyPageScreen page={oemsPage}>
      <Section title={oemForm.title} intro={oemForm.intro} ground="raised">
        <div className="max-w-narrow">
          <OemForm deviceTypes={MACHINE_TYPES} volumes={ANNUAL_VOLUMES} />
        </div>
      </Section>
    </CompanyPageScreen>
  ),
})

export { generateMetadata, Page as default }

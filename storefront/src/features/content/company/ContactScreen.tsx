import { SERVICES_OF_INTEREST } from "@scanwright/backend/contract"
import {
  BarList,
  Breadcrumb,
  Container,
  Heading,
  Link,
  PageHead,
  Section,
  SpecificationTable,
  Text,
} from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { contact } from "@/content/company/contact"
import { GeneralForm } from "@/features/forms"
import { ContactMap } from "./ContactMap"
import { wayHere } from "./directions"

/** Address, telephone, e-mail and opening hours, beside the form. */
function Ways() {
  const { phone, phoneInternational, email, address, legalName, hours } = site()
  return (
    <div>
      <Heading level="h2" className="mb-4">
        {contact.ways}
      </Heading>
      <SpecificationTable
        caption={contact.ways}
        rows={[
          { label: contact.phone, value: <Link href={`tel:${phoneInternational}`}>{phone}</Link> },
          { label: contact.email, value: <Link href={`mailto:${email}`}>{email}</Link> },
          { label: contact.hours, value: hours },
          { label: contact.urgent, value: contact.urgentText },
          {
            label: contact.address,
            value: [legalName, address.street, `${address.city} ${address.postcode}`, address.country].join(
              ", ",
            ),
          },
          { label: contact.visits, value: contact.visitsText },
          { label: contact.goods, value: contact.goodsText },
        ]}
      />
      <Heading level="h2" size="md" className="mt-10 mb-4">
        {contact.first}
      </Heading>
      <BarList items={contact.topics.map(({ label, href }) => ({ text: label, href }))} />
    </div>
  )
}

/** The contact page: the form, all other contacts, and the company's legal facts. */
export function ContactScreen() {
  const { legalName, companyNumber, registeredIn, vatNumber, address } = site()
  return (
    <>
      <PageHead
        breadcrumb={<Breadcrumb items={wayHere({ ...contact, path: routes.contact })} />}
        title={contact.heading}
        intro={contact.intro}
      />
      <Container className="grid gap-12 pb-16 lg:grid-cols-5 lg:gap-16">
        <div className="min-w-0 lg:col-span-3">
          <Heading level="h2">{contact.form}</Heading>
          <Text variant="muted" className="mt-2 mb-6">
            {contact.formIntro}
          </Text>
          <GeneralForm services={SERVICES_OF_INTEREST} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <Ways />
        </div>
      </Container>
      <Section title={contact.details} intro={contact.detailsIntro} ground="sunken">
        <div className="grid gap-10 lg:grid-cols-3 lg:gap-16">
          <div className="lg:col-span-2">
            <SpecificationTable
              caption={contact.details}
              rows={[
                { label: contact.legalName, value: legalName },
                { label: contact.number, value: companyNumber },
                { label: contact.registeredIn, value: registeredIn },
                {
                  label: contact.office,
                  value: `${address.street}, ${address.city} ${address.postcode}, ${address.country}`,
                },
                { label: contact.vatNumber, value: vatNumber },
              ]}
            />
          </div>
          <div>
            <Heading level="h3" size="sm" className="mb-4">
              {contact.map}
            </Heading>
            <ContactMap />
          </div>
        </div>
      </Section>
    </>
  )
}

import { Breadcrumb, Container, PageHead } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { faq, questionGroups } from "@/content/company/faq"
import { paragraphsHtml } from "./article"
import { NextStep } from "./CompanyPageScreen"
import { FaqIsland } from "./FaqIsland"
import { wayHere } from "./directions"

/** The FAQ page. */
export function FaqScreen() {
  const groups = questionGroups.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ id, question, answer }) => ({
      id,
      question,
      html: paragraphsHtml([answer]),
    })),
  }))
  return (
    <>
      <PageHead
        breadcrumb={<Breadcrumb items={wayHere({ ...faq, path: routes.faq })} />}
        title={faq.heading}
        intro={faq.intro}
      />
      <Container className="pb-16">
        <FaqIsland groups={groups} />
      </Container>
      <NextStep {...faq.next} />
    </>
  )
}

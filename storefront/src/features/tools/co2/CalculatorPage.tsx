import { Container } from "@scanwright/design-system"
import { co2 } from "@/content/co2"
import { PageHead } from "@/shell/layout/PageHead"
import { CO2_CRUMBS } from "./metadata"
import { CalculatorIsland } from "./CalculatorIsland"
import type { Question } from "./estimate"
import { Method } from "./Method"

/** The page of the calculator, with its method and sources. @param question values of the first estimate */
export function CalculatorPage({ question }: { question: Question }) {
  return (
    <>
      <PageHead crumbs={CO2_CRUMBS} title={co2.title} intro={co2.intro} />
      <Container className="pb-16">
        <CalculatorIsland initial={question} />
      </Container>
      <Method />
    </>
  )
}

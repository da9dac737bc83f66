import { calculatorMetadata } from "@/features/tools/co2/metadata"
import { readQuestion } from "@/features/tools/co2/address"
import { CalculatorPage } from "@/features/tools/co2/CalculatorPage"
import { publicPage } from "@/shell/layout/public-page"

// What is asked stands in the address, in endless ways: next.config.ts leads addresses that ask something here.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Answers /co2-calculator?choice=… with the estimate in the HTML: shared, printed, and without scripts. */
const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => readQuestion(await searchParams),
  metadata: () => calculatorMetadata,
  render: (question) => <CalculatorPage question={question} />,
})

export { generateMetadata, Page as default }

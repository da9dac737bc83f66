import { calculatorMetadata } from "@/features/tools/co2/metadata"
import { readQuestion } from "@/features/tools/co2/address"
import { CalculatorPage } from "@/features/tools/co2/CalculatorPage"
import { publicPage } from "@/shell/layout/public-page"

// The estimate depends on the query, which has endless values. next.config.ts rewrites addresses with such a query to
// this page.
export const dynamic = "force-dynamic"

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * The page /co2-calculator?choice=… with the estimate in the HTML, so that it can be shared, printed and read without
 * scripts.
 */
const { generateMetadata, Page } = publicPage({
  read: async ({ searchParams }: Props) => readQuestion(await searchParams),
  metadata: () => calculatorMetadata,
  render: (question) => <CalculatorPage question={question} />,
})

export { generateMetadata, Page as default }

import { calculatorMetadata } from "@/features/tools/co2/metadata"
import { EXAMPLE } from "@/features/tools/co2/address"
import { CalculatorPage } from "@/features/tools/co2/CalculatorPage"
import { publicPage } from "@/shell/layout/public-page"

/** The calculator with an example. */
const { generateMetadata, Page } = publicPage({
  read: async () => EXAMPLE,
  metadata: () => calculatorMetadata,
  render: (question) => <CalculatorPage question={question} />,
})

export { generateMetadata, Page as default }

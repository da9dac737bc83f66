import { aboutCalculator } from "@/features/co2/about"
import { EXAMPLE } from "@/features/co2/address"
import { CalculatorPage } from "@/features/co2/CalculatorPage"
import { publicPage } from "@/features/seo/public-page"

/** The calculator with an example. */
const { generateMetadata, Page } = publicPage({
  read: async () => EXAMPLE,
  about: () => aboutCalculator,
  render: (question) => <CalculatorPage question={question} />,
})

export { generateMetadata, Page as default }

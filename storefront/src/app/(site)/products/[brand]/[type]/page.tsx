import { MachineTypePage } from "@/features/catalogue/MachineTypePage"
import { aboutMachineType, readMachineTypePage } from "@/features/catalogue/machine-type-data"
import { publicPage } from "@/features/seo/public-page"

interface Props {
  params: Promise<{ brand: string; type: string; page?: string }>
}

const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => readMachineTypePage(await params),
  about: aboutMachineType,
  render: (shown) => <MachineTypePage {...shown} />,
})

export { generateMetadata, Page as default }

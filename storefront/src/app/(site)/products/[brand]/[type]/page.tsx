import type { Metadata } from "next"
import { MachineTypePage } from "@/features/catalogue/MachineTypePage"
import { machineTypeMetadata, readMachineTypePage } from "@/features/catalogue/machine-type-data"

interface Props {
  params: Promise<{ brand: string; type: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return machineTypeMetadata(await readMachineTypePage(await params))
}

export default async function MachineTypeRoute({ params }: Props) {
  return <MachineTypePage {...await readMachineTypePage(await params)} />
}

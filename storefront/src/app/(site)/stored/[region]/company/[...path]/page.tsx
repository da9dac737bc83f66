import { notFound } from "next/navigation"
import { site } from "@/config/site"
import { companyPageAt, legalPageAt } from "@/content/company"
import { deviceCopy } from "@/content/company/devices"
import * as routes from "@/config/routes"
import { companyPageMetadata, legalPageMetadata } from "@/features/content/company/page-metadata"
import { CompanyPageScreen } from "@/features/content/company/CompanyPageScreen"
import { DevicesScreen, toDevicesPage } from "@/features/content/company/DevicesScreen"
import { LegalPageScreen } from "@/features/content/company/LegalPageScreen"
import { publicPage } from "@/shell/layout/public-page"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"
import { readBrandsByMachineType, readNewest } from "@/lib/medusa/catalogue"

interface Props {
  params: Promise<{ path: string[] }>
}

async function readDevices(path: string) {
  const copy = deviceCopy.find(({ handle }) => routes.devices(handle) === path)
  if (!copy) return null
  const [all, newest] = await Promise.all([readBrandsByMachineType(), readNewest(copy.handle)])
  const made = all.find(({ machineType }) => machineType.handle === copy.handle)
  const { machineType, brands = [] } = made ?? {}
  return { kind: "devices", copy, newest, brands, productCount: machineType?.productCount ?? 0 } as const
}

/** Company pages made of copy only, and the pages of machine types among the services. */
const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => {
    const path = `/${(await params).path.join("/")}`
    await loadCompanyIfPossible()
    const page = companyPageAt(path, site())
    if (page) return { kind: "page", page } as const
    const legal = legalPageAt(path, site())
    if (legal) return { kind: "legal", legal } as const
    return (await readDevices(path)) ?? notFound()
  },
  metadata: (shown) => {
    if (shown.kind === "page") return companyPageMetadata(shown.page)
    if (shown.kind === "legal") return legalPageMetadata(shown.legal)
    const { title, description } = shown.copy
    return companyPageMetadata({
      ...toDevicesPage(shown.copy),
      title,
      description,
      service: `${shown.copy.heading}: sale, repair, rental and buy-back`,
    })
  },
  render: (shown) => {
    if (shown.kind === "page") return <CompanyPageScreen page={shown.page} />
    if (shown.kind === "legal") return <LegalPageScreen page={shown.legal} />
    return <DevicesScreen {...shown} />
  },
})

export { generateMetadata, Page as default }

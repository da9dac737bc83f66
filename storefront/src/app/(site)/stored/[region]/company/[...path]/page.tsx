import { notFound } from "next/navigation"
import { site } from "@/config/site"
import { companyPageAt, legalPageAt } from "@/content/company"
import { deviceWords } from "@/content/company/devices"
import * as routes from "@/config/routes"
import { aboutCompanyPage, aboutLegalPage } from "@/features/content/company/page-metadata"
import { CompanyPageScreen } from "@/features/content/company/CompanyPageScreen"
import { DevicesScreen, toDevicesPage } from "@/features/content/company/DevicesScreen"
import { LegalPageScreen } from "@/features/content/company/LegalPageScreen"
import { publicPage } from "@/shell/layout/public-page"
import { readBrandsByMachineType, readNewest } from "@/lib/medusa/catalogue"

interface Props {
  params: Promise<{ path: string[] }>
}

async function readDevices(path: string) {
  const words = deviceWords.find(({ handle }) => routes.devices(handle) === path)
  if (!words) return null
  const [all, newest] = await Promise.all([readBrandsByMachineType(), readNewest(words.handle)])
  const made = all.find(({ machineType }) => machineType.handle === words.handle)
  return made ? ({ kind: "devices", words, newest, ...made } as const) : null
}

/** The pages of the company that need no more than their words, and those of the machine types. */
const { generateMetadata, Page } = publicPage({
  read: async ({ params }: Props) => {
    const path = `/${(await params).path.join("/")}`
    const page = companyPageAt(path, site())
    if (page) return { kind: "page", page } as const
    const legal = legalPageAt(path, site())
    if (legal) return { kind: "legal", legal } as const
    return (await readDevices(path)) ?? notFound()
  },
  about: (shown) => {
    if (shown.kind === "page") return aboutCompanyPage(shown.page)
    if (shown.kind === "legal") return aboutLegalPage(shown.legal)
    const { title, description } = shown.words
    return aboutCompanyPage({
      ...toDevicesPage(shown.words),
      title,
      description,
      service: `${shown.machineType.name}: sale, repair, rental and buy-back`,
    })
  },
  render: (shown) => {
    if (shown.kind === "page") return <CompanyPageScreen page={shown.page} />
    if (shown.kind === "legal") return <LegalPageScreen page={shown.legal} />
    return <DevicesScreen {...shown} />
  },
})

export { generateMetadata, Page as default }

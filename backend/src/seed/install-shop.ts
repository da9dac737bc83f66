import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import { readEnvironment } from "../config/environment"
import { COUNTRY, CURRENCY, VAT_RATE } from "../contract/constants"
import { slugify } from "../contract/slug"
import { MACHINE_TYPES } from "../contract/specifications"
import { findHandleOwners } from "../modules/handle-history/handle-history"
import { createMachineTypesWorkflow } from "../workflows/machine-type/workflows/create-machine-types"
import { updateMachineTypeWorkflow } from "../workflows/machine-type/workflows/update-machine-type"
import { giveAllItemsBack } from "../workflows/product/unmanaged-stock"
import { MACHINE_TYPE_CONTENT } from "./machine-types"
import { runQuietly } from "../lib/run-quietly"

const SALES_CHANNEL = "Default Sales Channel"
const STOCK_LOCATION = "Main warehouse"
const SHIPPING_PROFILE = "Equipment"
const REGION = "United Kingdom"
const API_KEY = "Storefront"
const SYSTEM_TAX_PROVIDER = "tp_system"

/** Medusa registers a tax provider under its class's name and the id of its setting. */
async function taxProvider(container: MedusaContainer): Promise<string> {
  const [chosen] = readEnvironment(process.env).TAX_PROVIDERS
  const providers = await container.resolve(Modules.TAX).listTaxProviders({ is_enabled: true })
  return providers.find(({ id }) => chosen && id.endsWith(`_${chosen.id}`))?.id ?? SYSTEM_TAX_PROVIDER
}

/** Results of the installation for its caller. */
export interface InstalledShop {
  /** Token of the publishable API key that opens the Store API. */
  publishableKey: string
}

/**
 * Makes missing records that every shop needs: store name and currency, region, tax, sales channel, stock location,
 * shipping profile, publishable key and the six machine types. Existing records are not changed.
 *
 * @param container of the application
 * @throws MedusaError when Medusa has made no store
 */
export async function installShop(container: MedusaContainer): Promise<InstalledShop> {
  const salesChannelId = await installSalesChannel(container)
  await installStore(container, salesChannelId)
  await installRegion(container)
  await installTaxRegion(container)
  await installStockLocation(container, salesChannelId)
  await installShippingProfile(container)
  await installMachineTypes(container)
  // Versions before this one left variants whose stock is not managed without their inventory items.
  await giveAllItemsBack(container)
  return { publishableKey: await installPublishableKey(container, salesChannelId) }
}

/** Exactly one sales channel: with two, Medusa's product lists take many times as long. */
async function installSalesChannel(container: MedusaContainer): Promise<string> {
  const [channel] = await container
    .resolve(Modules.SALES_CHANNEL)
    .listSalesChannels({}, { take: 1, order: { created_at: "ASC" } })
  if (channel) return channel.id
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: SALES_CHANNEL }] },
  })
  return only(result, "sales channel").id
}

async function installStore(container: MedusaContainer, salesChannelId: string): Promise<void> {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores({}, { take: 1, relations: ["supported_currencies"] })
  const { id, default_sales_channel_id: channel, supported_currencies: currencies } = only([store], "store")
  const isReady =
    channel === salesChannelId &&
    currencies?.some(({ currency_code: code, is_default: isDefault }) => code === CURRENCY && isDefault)
  if (isReady) return
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id },
      update: {
        name: readEnvironment(process.env).SITE_NAME,
        default_sales_channel_id: salesChannelId,
        // Prices are ex VAT.
        supported_currencies: [{ currency_code: CURRENCY, is_default: true, is_tax_inclusive: false }],
      },
    },
  })
}

async function installRegion(container: MedusaContainer): Promise<void> {
  const regions = await container.resolve(Modules.REGION).listRegions({}, { relations: ["countries"] })
  if (regions.some(({ countries }) => countries.some(({ iso_2: code }) => code === COUNTRY))) return
  const providers = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true })
  await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: REGION,
          currency_code: CURRENCY,
          countries: [COUNTRY],
          is_tax_inclusive: false,
          payment_providers: providers.map(({ id }) => id),
        },
      ],
    },
  })
}

async function installTaxRegion(container: MedusaContainer): Promise<void> {
  const [region] = await container.resolve(Modules.TAX).listTaxRegions({ country_code: COUNTRY }, { take: 1 })
  if (region) return
  await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: COUNTRY,
        provider_id: await taxProvider(container),
        default_tax_rate: { name: "VAT", code: "VAT", rate: VAT_RATE * 100 },
      },
    ],
  })
}

async function installStockLocation(container: MedusaContainer, salesChannelId: string): Promise<void> {
  const [known] = await container
    .resolve(Modules.STOCK_LOCATION)
    .listStockLocations({}, { take: 1, order: { created_at: "ASC" } })
  const location = known ?? (await createStockLocation(container))
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: links } = await query.graph({
    entity: "sales_channel_location",
    fields: ["stock_location_id"],
    filters: { sales_channel_id: salesChannelId, stock_location_id: location.id },
  })
  if (links.length > 0) return
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: location.id, add: [salesChannelId] },
  })
}

async function createStockLocation(container: MedusaContainer): Promise<{ id: string }> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: { locations: [{ name: STOCK_LOCATION }] },
  })
  return only(result, "stock location")
}

async function installShippingProfile(container: MedusaContainer): Promise<void> {
  const [profile] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({}, { take: 1 })
  if (profile) return
  await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: SHIPPING_PROFILE, type: "default" }] },
  })
}

async function installPublishableKey(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const keys = await container
    .resolve(Modules.API_KEY)
    .listApiKeys({ type: "publishable" }, { order: { created_at: "ASC" } })
  const known = keys.find(({ revoked_at: revoked }) => !revoked)
  const key = known ?? (await createPublishableKey(container))
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: links } = await query.graph({
    entity: "publishable_api_key_sales_channel",
    fields: ["sales_channel_id"],
    filters: { publishable_key_id: key.id, sales_channel_id: salesChannelId },
  })
  if (links.length === 0) {
    await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id: key.id, add: [salesChannelId] } })
  }
  return key.token
}

async function createPublishableKey(container: MedusaContainer): Promise<{ id: string; token: string }> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: API_KEY, type: "publishable", created_by: "" }] },
  })
  return only(result, "publishable API key")
}

/** Makes missing machine types, and completes one whose category was made before an installation was killed. */
async function installMachineTypes(container: MedusaContainer): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  // Staff may have changed a handle since; the past one still finds the machine type.
  const owners = await findHandleOwners(container, "machine_type", MACHINE_TYPES.map(slugify))
  const { data } = await query.graph({
    entity: "product_category",
    fields: ["id", "machine_type.id"],
    filters: { id: [...owners.values()].map(({ id }) => id) },
  })
  const categories = new Map(
    (data as { id: string; machine_type?: { id: string } | null }[]).map((category) => [
      category.id,
      category,
    ]),
  )
  const stored = new Map([...owners].map(([handle, { id }]) => [handle, categories.get(id)]))
  const wanted = MACHINE_TYPES.map((name, sort) => ({ name, sort, ...MACHINE_TYPE_CONTENT[name] }))
  const missing = wanted.filter(({ name }) => !stored.has(slugify(name)))
  if (missing.length > 0) {
    await runQuietly(container, (context) =>
      createMachineTypesWorkflow(container).run({ input: { machine_types: missing }, context }),
    )
  }
  for (const { name, ...content } of wanted) {
    const category = stored.get(slugify(name))
    if (category && !category.machine_type) {
      await runQuietly(container, (context) =>
        updateMachineTypeWorkflow(container).run({ input: { id: category.id, ...content }, context }),
      )
    }
  }
}

/** The first of a list that a workflow never returns empty. */
function only<T>([first]: readonly (T | undefined)[], what: string): T {
  if (first === undefined) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Medusa made no ${what}`)
  return first
}

import {
  type CustomerDTO,
  type IAuthModuleService,
  type ICustomerModuleService,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** A person, and the identity by which they sign in. */
interface Person {
  email: string
  first_name: string
  last_name: string
  phone: string | null
  identity_id: string
}

/** What undoes the step: a new customer is deleted, a known one has its name again; the identity names what it named. */
interface Before {
  id: string
  known: Pick<CustomerDTO, "first_name" | "last_name" | "phone"> | null
  identity_id: string
  app_metadata: Record<string, unknown> | null
}

/**
 * Makes Medusa's customer with an account, or takes over the one of the same address, and has the identity name it. Returns
 * the customer's id. Undone as {@link Before} says.
 */
export const ensureCustomerStep = createStep(
  "ensure-customer",
  async ({ email, first_name, last_name, phone, identity_id }: Person, { container }) => {
    const customers: ICustomerModuleService = container.resolve(Modules.CUSTOMER)
    const auth: IAuthModuleService = container.resolve(Modules.AUTH)
    const details = { first_name, last_name, ...(phone !== null && { phone }) }
    const [known] = await customers.listCustomers({ email, has_account: true }, { take: 1 })
    const { id } = known
      ? await customers.updateCustomers(known.id, details)
      : await customers.createCustomers({ email, has_account: true, ...details })
    const { app_metadata = null } = await auth.retrieveAuthIdentity(identity_id)
    await auth.updateAuthIdentities({
      id: identity_id,
      app_metadata: { ...app_metadata, customer_id: id },
    })
    const before: Before = {
      ...{ id, identity_id, app_metadata },
      known: known ? { first_name: known.first_name, last_name: known.last_name, phone: known.phone } : null,
    }
    return new StepResponse(id, before)
  },
  async (before, { container }) => {
    if (!before) return
    const { id, known, identity_id, app_metadata } = before
    const customers: ICustomerModuleService = container.resolve(Modules.CUSTOMER)
    const auth: IAuthModuleService = container.resolve(Modules.AUTH)
    await auth.updateAuthIdentities({ id: identity_id, app_metadata: app_metadata ?? {} })
    if (known) await customers.updateCustomers(id, known)
    else await customers.deleteCustomers([id])
  },
)

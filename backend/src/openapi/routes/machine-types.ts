import {
  AdminCreateMachineType,
  AdminGetMachineTypesParams,
  AdminUpdateMachineType,
} from "../../api/admin/machine-types/validators"
import {
  StoreGetMachineTypeParams,
  StoreGetMachineTypesParams,
} from "../../api/store/machine-types/validators"
import {
  adminMachineTypeResponseSchema,
  adminMachineTypesResponseSchema,
  storeMachineTypeResponseSchema,
  storeMachineTypesResponseSchema,
} from "../../contract"
import { productsToParams } from "../../lib/schemas"
import { type ApiRoute } from "../api-route"
import { deleteResponse } from "../delete-response"
import { guardedWrite } from "../guarded-write"

const machineType = { name: "AdminMachineTypeResponse", schema: adminMachineTypeResponseSchema }
const staff = { tag: "Machine types", auth: "staff" } as const

export const machineTypeRoutes: ApiRoute[] = [
  {
    method: "get",
    path: "/store/machine-types",
    summary: "List machine types with the number of their published products",
    tag: "Machine types",
    auth: "publishable-key",
    query: StoreGetMachineTypesParams,
    response: { name: "StoreMachineTypesResponse", schema: storeMachineTypesResponseSchema },
  },
  {
    method: "get",
    path: "/store/machine-types/:key",
    summary: "Read a machine type with published products by the id of its product category or its handle",
    tag: "Machine types",
    auth: "publishable-key",
    query: StoreGetMachineTypeParams,
    response: { name: "StoreMachineTypeResponse", schema: storeMachineTypeResponseSchema },
  },
  {
    ...staff,
    method: "get",
    path: "/admin/machine-types",
    summary: "List machine types",
    query: AdminGetMachineTypesParams,
    response: { name: "AdminMachineTypesResponse", schema: adminMachineTypesResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/machine-types",
    summary: "Create a machine type and its product category",
    body: AdminCreateMachineType,
    response: machineType,
  },
  {
    ...staff,
    method: "get",
    path: "/admin/machine-types/:id",
    summary: "Read a machine type, by the id of its product category",
    response: machineType,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "post",
    path: "/admin/machine-types/:id",
    summary: "Change a machine type; past handles redirect to it",
    body: AdminUpdateMachineType,
    response: machineType,
  },
  {
    ...staff,
    ...guardedWrite,
    method: "delete",
    path: "/admin/machine-types/:id",
    summary:
      "Delete a machine type and its product category; its products go to another one, or stay without",
    query: productsToParams,
    response: deleteResponse("AdminMachineTypeDeleteResponse", "machine_type"),
  },
]

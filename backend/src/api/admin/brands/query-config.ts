const fields = ["id", "name", "handle", "logo", "created_at", "updated_at"]

export const retrieveBrandConfig = { defaults: fields, allowed: fields, isList: false }

export const listBrandsConfig = { ...retrieveBrandConfig, isList: true }

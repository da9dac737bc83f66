import { EditForm } from "../../../../components/RecordForm"
import { brandForm, brands, nameOfBrand } from "../../../../features/brands/brand"

const EditBrandPage = () => (
  <EditForm
    shape="drawer"
    resource={brands}
    groups={brandForm}
    description="Changes are on the shop's pages within seconds."
    nameOf={nameOfBrand}
  />
)

export default EditBrandPage

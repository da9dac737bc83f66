import { CreateForm } from "../../../components/RecordForm"
import { brandForm, brands, nameOfBrand } from "../../../features/brands/brand"

const CreateBrandPage = () => (
  <CreateForm
    shape="drawer"
    resource={brands}
    groups={brandForm}
    description="A manufacturer whose products the shop sells."
    nameOf={nameOfBrand}
  />
)

export default CreateBrandPage

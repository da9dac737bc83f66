import { CreateForm } from "../../../components/RecordForm"
import { checkNewUrlSeo, urlSeoForm, nameOfUrlSeo, urlSeos } from "../../../features/url-seo/url-seo"

const CreateUrlSeoPage = () => (
  <CreateForm
    shape="window"
    resource={urlSeos}
    groups={urlSeoForm}
    description="Empty fields use the page defaults."
    nameOf={nameOfUrlSeo}
    check={checkNewUrlSeo}
  />
)

export default CreateUrlSeoPage

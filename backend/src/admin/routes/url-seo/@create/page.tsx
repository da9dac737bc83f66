import { CreateForm } from "../../../components/RecordForm"
import { checkNewUrlSeo, urlSeoForm, nameOfUrlSeo, urlSeos } from "../../../features/url-seo/url-seo"

const CreateUrlSeoPage = () => (
  <CreateForm
    shape="window"
    resource={urlSeos}
    groups={urlSeoForm}
    description="What is empty stays as the page itself says."
    nameOf={nameOfUrlSeo}
    check={checkNewUrlSeo}
  />
)

export default CreateUrlSeoPage

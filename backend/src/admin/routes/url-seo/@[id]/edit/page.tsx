import { EditForm } from "../../../../components/RecordForm"
import { checkUrlSeoChanges, urlSeoForm, nameOfUrlSeo, urlSeos } from "../../../../features/url-seo/url-seo"

const EditUrlSeoPage = () => (
  <EditForm
    shape="window"
    resource={urlSeos}
    groups={urlSeoForm}
    description="Changes are on the shop's pages within seconds."
    nameOf={nameOfUrlSeo}
    check={checkUrlSeoChanges}
  />
)

export default EditUrlSeoPage

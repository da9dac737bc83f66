import { EditForm } from "../../../../components/RecordForm"
import { checkBlogChanges, blogForm, nameOfBlog, blogs } from "../../../../features/blogs/blog"

const EditBlogPage = () => (
  <EditForm
    shape="window"
    resource={blogs}
    groups={blogForm}
    description="Changes are on the shop's pages within seconds."
    nameOf={nameOfBlog}
    check={checkBlogChanges}
  />
)

export default EditBlogPage

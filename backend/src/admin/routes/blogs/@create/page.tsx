import { CreateForm } from "../../../components/RecordForm"
import { checkNewBlog, blogForm, nameOfBlog, blogs } from "../../../features/blogs/blog"

const CreateBlogPage = () => (
  <CreateForm
    shape="window"
    resource={blogs}
    groups={blogForm}
    description="Readers see it once it is published."
    nameOf={nameOfBlog}
    check={checkNewBlog}
  />
)

export default CreateBlogPage

import { SubmissionDrawer } from "../../../features/form-submissions/SubmissionDrawer"

const SubmissionPage = () => <SubmissionDrawer />

export default SubmissionPage

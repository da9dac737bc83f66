import { CompanyDrawer } from "../../../features/companies/CompanyDrawer"

const CompanyPage = () => <CompanyDrawer />

export default CompanyPage

import { RegisterScreen } from "@/account/entry/screens"

/** Asks for an account for a company. */
export default function RegisterPage() {
  return <RegisterScreen />
}

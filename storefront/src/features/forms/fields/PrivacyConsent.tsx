import { Checkbox, Link } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { formCopy } from "@/content/forms"
import type { FormSubmission } from "../sending/use-form-submission"

interface Props extends Pick<FormSubmission, "field"> {
  /** The sentence up to the link to the privacy policy. */
  sentence?: string
}

/** The box of every form that agrees to the use of its details. */
export const PrivacyConsent = ({ field, sentence = formCopy.consent }: Props) => (
  <Checkbox
    {...field("privacy_consent")}
    required
    label={
      <>
        {sentence} <Link href={routes.privacyPolicy}>{formCopy.privacyPolicy}</Link>
      </>
    }
  />
)

import { Button, StatusBadge, Text } from "@medusajs/ui"
import { Loading } from "../../components/Loading"
import { useNavigate, useParams } from "react-router-dom"
import { formValues } from "../../../contract/forms/form-values"
import { FORMS } from "../../../contract/forms/forms"
import { spamReasonText } from "../../../contract/forms/statuses"
import { type AdminFormSubmission } from "../../../contract/forms/submission-responses"
import { Dialog } from "../../components/Dialog"
import { ErrorPanel } from "../../components/ErrorPanel"
import { showTime } from "../../lib/dates"
import { useRow } from "../../lib/resource"
import { useDelete } from "../../lib/use-delete"
import { FormValues } from "./FormValues"
import { SubmissionMails } from "./SubmissionMails"
import { statusColour, statusLabel, submissions } from "./submission"
import { StatusForm } from "./StatusForm"

/** One submission: its values, its status and its mails. */
export function SubmissionDrawer() {
  const { id = "" } = useParams()
  const navigate = useNavigate()
  const close = () => void navigate(`/form-submissions${window.location.search}`, { replace: true })
  const { data, error, refetch } = useRow<AdminFormSubmission>(submissions, id)
  const remove = useDelete(submissions, "What was sent cannot be read any more.")
  return (
    <Dialog
      shape="drawer"
      title={data?.reference ?? "Form submission"}
      description={data ? `${FORMS[data.type].title}, received ${showTime(data.created_at)}` : "Loading"}
      onClose={close}
    >
      {error ? (
        <ErrorPanel title="The submission could not be read" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading bars={["h-8 w-full", "h-40 w-full"]} />
      ) : (
        <>
          {/* A region that scrolls is reached by keyboard. */}
          <div
            role="region"
            aria-label={`Submission ${data.reference}`}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="divide-ui-border-base flex-1 divide-y overflow-y-auto outline-none"
          >
            <div className="flex flex-col gap-y-4 px-6 py-4">
              <div className="flex items-center gap-x-2">
                <StatusBadge color={statusColour(data.status)}>{statusLabel(data.status)}</StatusBadge>
                {data.spam_reason && (
                  <Text size="small" className="text-ui-fg-subtle">
                    {spamReasonText(data.spam_reason)}
                  </Text>
                )}
              </div>
              <StatusForm key={data.status} submission={data} />
            </div>
            {data.erased_at ? (
              <Text size="small" className="text-ui-fg-subtle px-6 py-4">
                The personal data of this submission was erased on {showTime(data.erased_at)}.
              </Text>
            ) : (
              <FormValues sections={formValues(data.type, data.data)} products={data.products} />
            )}
            <SubmissionMails submission={data} />
          </div>
          <div className="border-ui-border-base flex items-center justify-between gap-x-2 border-t px-6 py-4">
            <Button
              size="small"
              variant="danger"
              onClick={() => void remove(data.id, data.reference).then((isGone) => isGone && close())}
            >
              Delete
            </Button>
            <Button size="small" variant="secondary" onClick={close}>
              Close
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

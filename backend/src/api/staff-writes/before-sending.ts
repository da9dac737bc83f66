import { type ServerResponse } from "node:http"

/**
 * Runs a job when a response is complete and before it is sent, so that its receiver can rely on the job.
 *
 * @param res the response
 * @param job must not throw: the response can no longer report a failure
 */
export function beforeSending(res: ServerResponse, job: () => Promise<void>): void {
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  res.end = ((...args: unknown[]) => {
    res.end = end as typeof res.end
    void job().finally(() => end(...args))
    return res
  }) as typeof res.end
}

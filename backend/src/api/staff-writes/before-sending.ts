import { type ServerResponse } from "node:http"

/**
 * Has a job done when an answer is complete and before it is sent, so that whoever reads the answer may count on it.
 *
 * @param res the answer
 * @param job must not throw: nobody is left to be told
 */
export function beforeSending(res: ServerResponse, job: () => Promise<void>): void {
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  res.end = ((...args: unknown[]) => {
    res.end = end as typeof res.end
    void job().finally(() => end(...args))
    return res
  }) as typeof res.end
}

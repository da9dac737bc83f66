/** The Admin API as a member of staff uses it. */
export class StaffApi {
  /**
   * @param url of the backend
   * @param headers with a token
   */
  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** @throws Error for any status but 2xx, with the API's message */
  async call<Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.url}/admin/${path}`, {
      method,
      headers: this.headers,
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} /admin/${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
}

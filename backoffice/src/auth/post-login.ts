import { addressOf, type AnswerOf, type Call } from '@clinic/contract/calls';
import type { Credentials } from '@clinic/contract/people';

/** A refused or failed log-in; `text` is null when the server said nothing that a person could read. */
export class LoginRefused extends Error {
  readonly status: number;
  readonly text: string | null;
  constructor(status: number, text: string | null) {
    super(text ?? 'Log-in failed');
    this.status = status;
    this.text = text;
  }
}

/** Posts the credentials and answers the body; the log-in page is loaded without react-admin, so it has its own small call. */
export async function postLogin<Of extends Call>(
  logIn: Of,
  credentials: Credentials,
): Promise<Partial<AnswerOf<Of>> & { error?: string }> {
  let response: Response;
  try {
    response = await fetch(`/api${addressOf(logIn)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(credentials),
    });
  } catch {
    throw new LoginRefused(0, null);
  }
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) {
    const text = body.error ?? body.message;
    throw new LoginRefused(response.status, typeof text === 'string' ? text : null);
  }
  return body as Partial<AnswerOf<Of>> & { error?: string };
}

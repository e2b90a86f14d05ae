import { ERRORS, type ErrorBody, type ErrorCode } from '@clinic/contract/errors';

type Extra = Pick<
  ErrorBody,
  'details' | 'existingAppointment' | 'alternatives' | 'dates' | 'visits' | 'findings'
> & {
  /** Replaces the code's default message. */
  message?: string;
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  /** Further body fields that the call documents. */
  body?: Record<string, unknown>;
};

/** The only exception of services; the filter turns it into the error body. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, extra: Extra = {}) {
    const [status, sentence] = ERRORS[code];
    super(extra.message ?? sentence);
    this.code = code;
    this.status = status;
    this.extra = extra;
  }
}

export const invalid = (field: string, sentence: string): ApiError => invalidFields({ [field]: sentence });

/** Fields with their sentences, at least one. */
function invalidFields(problems: Record<string, string>): ApiError {
  const details = Object.fromEntries(
    Object.entries(problems).map(([field, sentence]) => [field, [sentence]]),
  );
  return new ApiError('INVALID_INPUT', { message: Object.values(problems)[0], details });
}

/** Field and its sentence, if any. Throws INVALID_INPUT. */
export function refuseProblems(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

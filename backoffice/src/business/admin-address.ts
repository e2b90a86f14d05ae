import { refusalOf } from '@clinic/ui/session/refusal.ts';

/** Ends a refusal that only an admin gets past with the address of the same paper for an admin; other ones stay. */
export const withAdminAddress =
  (path: string) =>
  (sentence: string, failure: unknown): string =>
    refusalOf(failure)?.code === 'NEEDS_ADMIN'
      ? `${sentence} For an admin the paper is at ${window.location.origin}/admin${path}`
      : sentence;

import { refusalOf } from '@clinic/ui/session/refusal.ts';

/** Adds the admin's address of the paper to a refusal that only an admin may override. */
export const withAdminAddress =
  (path: string) =>
  (sentence: string, failure: unknown): string =>
    refusalOf(failure)?.code === 'NEEDS_ADMIN'
      ? `${sentence} For an admin the paper is at ${window.location.origin}/admin${path}`
      : sentence;

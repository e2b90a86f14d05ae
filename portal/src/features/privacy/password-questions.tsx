import type { Questions } from '@clinic/ui/forms/useSaving.ts';
import { lazy, Suspense } from 'react';

const PasswordQuestion = lazy(() => import('./PasswordQuestion.tsx'));

/** Asks for the password that was not typed lately, and sends the request again. */
export const PASSWORD_QUESTIONS: Questions = {
  PASSWORD_AGAIN: ({ answer, dismiss }) => (
    <Suspense>
      <PasswordQuestion onProved={() => answer({})} onClose={dismiss} />
    </Suspense>
  ),
};

import type { Questions } from '@clinic/ui/forms/useSaving.ts';
import { lazy, Suspense } from 'react';

const PasswordQuestion = lazy(() => import('./PasswordQuestion.tsx'));

/** What is the owner's alone asks for the password where it was not typed lately, and is then sent again. */
export const PASSWORD_QUESTIONS: Questions = {
  PASSWORD_AGAIN: ({ answer, dismiss }) => (
    <Suspense>
      <PasswordQuestion onProved={() => answer({})} onClose={dismiss} />
    </Suspense>
  ),
};

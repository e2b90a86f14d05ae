import type { Questions } from '@clinic/ui/forms/useSaving.ts';
import { lazy, Suspense } from 'react';

const PasswordQuestion = lazy(() => import('./PasswordQuestion.tsx'));

/** The server asks for the password, where it was not typed lately, before what is the owner's alone; answered, the request is sent again. */
export const PASSWORD_QUESTIONS: Questions = {
  PASSWORD_AGAIN: ({ answer, dismiss }) => (
    <Suspense>
      <PasswordQuestion onProved={() => answer({})} onClose={dismiss} />
    </Suspense>
  ),
};

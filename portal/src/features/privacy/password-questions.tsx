import type { Questions } from '@clinic/ui/forms/useSaving.ts';
import { lazy, Suspense } from 'react';

const PasswordQuestion = lazy(() => import('./PasswordQuestion.tsx'));

/** Asks for the password that was not typed lately, and sends the request again. */
export const passwordQuestions = (area: 'client' | 'doctor'): Questions => ({
  PASSWORD_AGAIN: ({ answer, dismiss }) => (
    <Suspense>
      <PasswordQuestion area={area} onProved={() => answer({})} onClose={dismiss} />
    </Suspense>
  ),
});

export const PASSWORD_QUESTIONS = passwordQuestions('client');

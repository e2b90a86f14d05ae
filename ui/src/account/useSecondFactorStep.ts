import type { SecondFactorTicket } from '@clinic/contract/identity/second-factor';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../session/api-error.ts';

/**
 * The second step of a log-in page, with its own entry in the browser's history, so that Back leads to the password.
 */
export function useSecondFactorStep() {
  const { search, state } = useLocation() as { search: string; state: object | null };
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<SecondFactorTicket | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const isOpen = state !== null && 'secondStep' in state;

  return {
    ticket: isOpen ? ticket : null,
    /** The sentence with which the step ended without a log-in; null otherwise. */
    ended,
    /** Opens the step when the log-in was refused for it; false for every other failure. */
    begin: (failure: unknown): boolean => {
      const asked = failure instanceof ApiError ? failure.body.secondFactor : undefined;
      if (!asked) return false;
      setTicket(asked);
      setEnded(null);
      void navigate({ search }, { state: { ...state, secondStep: true } });
      return true;
    },
    end: (sentence: string | null): void => {
      setTicket(null);
      setEnded(sentence);
      void navigate(-1);
    },
  };
}

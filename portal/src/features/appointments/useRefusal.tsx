import type { Alternative } from '@clinic/contract/scheduling/booking-policy';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alternatives } from './Alternatives.tsx';

const alternativesOf = (failure: unknown): Alternative[] =>
  failure instanceof ApiError ? (failure.body.alternatives ?? []) : [];

export function useRefusal() {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState('');
  const [times, setTimes] = useState<Alternative[]>([]);
  const forget = () => {
    setProblem('');
    setTimes([]);
  };
  return {
    shown: { problem, remedy: <Alternatives times={times} onChosen={forget} /> },
    forget,
    tell: (text: string, failure: unknown) => {
      setProblem(text);
      setTimes(alternativesOf(failure));
      notify.error(text);
      // The offered times may be taken by now.
      void queryClient.invalidateQueries({ queryKey: ['client', 'free-days'] });
    },
  };
}

import { MEASURED_FIELDS } from '@clinic/contract/care/intake-forms/form-measurements';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { measurementsQuery } from '../measuring/api.ts';
import { correctedDays } from '../measuring/corrections.ts';
import type { FormValues } from './form-values.ts';

export type Answer = '' | 'new' | 'correction';

interface Options {
  clientId: string;
  formType: FormType;
  before: FormValues;
  typed: FormValues;
  /** Day of the measurement. */
  day: string;
}

/** Asks the doctor whether changed measures are new, or correct those of an earlier day. */
export function useCorrection({ clientId, formType, before, typed, day }: Options) {
  const measurements = useQuery({
    ...measurementsQuery(clientId),
    enabled: MEASURED_FIELDS[formType] !== undefined,
  });
  const [answer, setAnswer] = useState<Answer>('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const known = measurements.data?.measurements ?? [];
  const edited = { formType, before, now: { ...before, ...typed }, known };
  const days = correctedDays({ ...edited, today: day });
  return {
    edited,
    /** Days between which the question chooses; without one it is not shown. */
    days,
    answer,
    field,
    problem: isMissing && days.length > 0 && !answer ? 'Please choose one.' : undefined,
    corrects: days.length > 0 && answer === 'correction',
    choose: setAnswer,
    /** Returns false without an answer, and then marks and focuses the question. */
    isAnswered: (): boolean => {
      if (days.length === 0 || answer) return true;
      setMissing(true);
      field.current?.focus();
      return false;
    },
  };
}

export type Correction = ReturnType<typeof useCorrection>;

import type { Version } from '@clinic/contract/care/history/history';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import type { DoctorsMeasurements } from '@clinic/contract/care/measurements/measurements';
import type { Program } from '@clinic/contract/care/programs/programs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { measurementsQuery } from '../measuring/api.ts';
import { historyQuery, programHistoryQuery } from '../plan-workspace/api.ts';

/** A client's measurements, form versions and programs, the latter two newest first. */
export interface Measured extends DoctorsMeasurements {
  versions: readonly Version<IntakeForm>[];
  programs: readonly Program[];
}

/** `measured` is undefined while it loads, and when it could not be loaded (`failed`). */
export function useMeasured(clientId: string) {
  const versions = useQuery(historyQuery({ call: intakeFormCalls.history, clientId }));
  const programs = useQuery(programHistoryQuery(clientId));
  const rows = useQuery(measurementsQuery(clientId));
  const measured = useMemo<Measured | undefined>(
    () =>
      versions.data &&
      programs.data &&
      rows.data && {
        ...rows.data,
        versions: versions.data.versions as Version<IntakeForm>[],
        programs: programs.data,
      },
    [versions.data, programs.data, rows.data],
  );
  const failed = [versions, programs, rows].filter(({ isError, data }) => isError && !data);
  return {
    measured,
    failed: failed.length > 0,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}

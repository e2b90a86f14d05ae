import {
  CHECKUP_FIELDS,
  takenMeasures,
  type Checkup,
  type CheckupFields,
  type CoveredVisit,
} from '@clinic/contract/care/checkups/checkups';
import { stored } from '../../platform/http/stored.ts';
import type { CheckupRecord } from './checkup.schema.ts';

export const checkupView = (checkup: CheckupRecord): Checkup => ({
  ...stored(checkup),
  clientId: checkup.client.toHexString(),
  fields: Object.fromEntries(
    CHECKUP_FIELDS.map((name) => [name, checkup.fields[name] ?? '']),
  ) as unknown as CheckupFields,
  measures: takenMeasures(checkup.measures ?? []),
  reportDay: checkup.reportDay ?? null,
  ...(checkup.measuredOn && { measuredOn: checkup.measuredOn }),
  cover: coverOf(checkup),
});

const coverOf = ({ cover }: CheckupRecord): CoveredVisit | null =>
  cover
    ? {
        visit: cover.visit.toHexString(),
        doctor: { id: cover.doctor.id.toHexString(), name: cover.doctor.name },
      }
    : null;

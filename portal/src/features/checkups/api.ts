import { checkupCalls } from '@clinic/contract/care/checkups/checkup-calls';
import { CHECKUP_FIELDS, type Checkup, type SaveCheckup } from '@clinic/contract/care/checkups/checkups';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { hasLabs, takenOf } from '../measuring/taken-texts.ts';
import type { CheckupValues } from './useCheckupEditor.ts';

export const checkupsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'checkups', clientId],
    queryFn: async ({ signal }) => {
      const { checkups } = await doctorApi.call(checkupCalls.ofClient, { clientId }, { signal });
      return checkups.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
    },
  });

interface Save {
  clientId: string;
  /** The checkup to change; null makes a new one. */
  base: Pick<Checkup, '_id' | 'updatedAt' | 'measures'> | null;
  values: CheckupValues;
  /** Set when the day differs from the stored one, or for a new checkup from today. */
  measured: Pick<SaveCheckup, 'measuredOn'>;
}

export async function saveCheckup({ clientId, base, values, measured }: Save, keys?: RepeatKeys) {
  const body = checkupBody({ base, values, measured });
  const { checkup } = base
    ? await doctorApi.call(checkupCalls.edit, { id: base._id, body }, { keys })
    : await doctorApi.call(checkupCalls.create, { clientId, body }, { keys });
  return checkup;
}

export function checkupBody({ base, values, measured }: Omit<Save, 'clientId'>): SaveCheckup {
  const { measures: texts = {}, ranges, reportDay } = values;
  const measures = takenOf(texts, ranges);
  const isMeasured = measures.length > 0 || Boolean(base?.measures.length);
  return {
    fields: Object.fromEntries(CHECKUP_FIELDS.map((name) => [name, values[name]])),
    ...(isMeasured && { measures, reportDay: (hasLabs(texts) && reportDay) || null }),
    ...measured,
    ...(base && { updatedAt: base.updatedAt }),
  };
}

import { formatDay } from '@clinic/contract/clinic-calendar';
import { kindOf, rangeProblem, rounded } from '@clinic/contract/care/measurements/measurements';
import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { median } from '@clinic/contract/platform/median';
import type { Standing } from '../measurements/measurement.view.ts';
import { compared, numberText } from './compared.ts';

type Value = Pick<Standing, '_id' | 'kind' | 'day' | 'value'>;

/**
 * Finds values that are a thousand times too large: "0,045" was kept as 45. A thousandth of the value must be possible
 * for its kind and nearer to the client's other values. A comma that was read as a thousands separator leaves whole
 * numbers only.
 */
export const inValues = (rows: readonly Value[]): Misreading[] =>
  rows.flatMap((row) => {
    const { _id, kind, day, value } = row;
    const others = rows.filter((one) => one !== row && one.kind === kind);
    const thousandth = rounded(kind, value / 1000);
    if (others.length === 0 || !Number.isInteger(value) || rangeProblem(kind, thousandth)) return [];
    const middle = median(others.map((one) => one.value));
    if (Math.abs(thousandth - middle) >= Math.abs(value - middle)) return [];
    const [before, now] = [numberText(value), numberText(thousandth)];
    const where = `${kindOf(kind).label} of ${formatDay(day)}`;
    return compared({ kind: 'value', where, key: _id }, { text: before, before, now: { value: now } });
  });

import { formatDay } from '@clinic/contract/clinic-calendar';
import { kindOf, rangeProblem, rounded } from '@clinic/contract/care/measurements/measurements';
import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { median } from '@clinic/contract/platform/median';
import type { Standing } from '../measurements/measurement.view.ts';
import { compared, numberText } from './compared.ts';

type Value = Pick<Standing, '_id' | 'kind' | 'day' | 'value'>;

/**
 * Values whose thousandth is possible for their kind, too, and nearer to the client's others of that kind: "0,045" was
 * kept as 45. A comma that was taken for a group leaves whole numbers only.
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

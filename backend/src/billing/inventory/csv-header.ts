import { INVENTORY_COLUMNS } from '@clinic/contract/billing/inventory';

const HEADER = INVENTORY_COLUMNS.join(',');
const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');
const KEYS: string[] = INVENTORY_COLUMNS.map(keyOf);

/** Says how a file's header differs from the expected one; case and spaces in column names do not matter. */
export function headerProblem(cells: string[]): string | undefined {
  const keys = cells.map(keyOf);
  if (keys.join() === KEYS.join()) return undefined;
  const must = `The first line must be ${HEADER}`;
  if (!keys.some((key) => KEYS.includes(key))) return `${must}.`;
  const missing = INVENTORY_COLUMNS.filter((_, index) => !keys.includes(KEYS[index] ?? ''));
  if (missing.length > 0)
    return `${must}: ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`;
  const unknown = cells.find((_, index) => !KEYS.includes(keys[index] ?? ''));
  if (unknown !== undefined) return `${must}: "${unknown.trim().slice(0, 40)}" is not known.`;
  const twice = INVENTORY_COLUMNS.find(
    (_, index) => keys.indexOf(KEYS[index] ?? '') !== keys.lastIndexOf(KEYS[index] ?? ''),
  );
  if (twice) return `${must}: "${twice}" is there twice.`;
  return `${must}: these columns stand in another order.`;
}

const listed = (names: string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

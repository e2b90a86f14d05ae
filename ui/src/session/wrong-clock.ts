import { counted } from '@clinic/contract/platform/counted';
import { deviceStorage } from '../browser-storage.ts';
import { notify } from '../layout/notify.ts';
import { isWrong } from './clock-difference.ts';

const KEY = 'clockTold';
const MINUTE_MS = 60_000;
/** Two sentences are read slowly. */
const LIFE_MS = 15_000;
/** A page that is left sooner, as the log-in is, was not read. */
const READ_MS = 5000;

/** In minutes. */
const UNITS = [
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** "2 days behind". */
function differenceWords(ahead: number): string {
  const minutes = Math.round(Math.abs(ahead) / MINUTE_MS);
  const [unit, noun] = UNITS.find(([one]) => minutes >= one) ?? [1, 'minute'];
  return `${counted(Math.round(minutes / unit), noun)} ${ahead > 0 ? 'ahead' : 'behind'}`;
}

/** The difference that was told last on this device. */
let told = JSON.parse(deviceStorage.read(KEY) ?? 'null') as number | null;

/** Says of a wrong clock how wrong it is: once, on whatever pages. */
export function tellOfWrongClock(ahead: number): void {
  if (told !== null && !isWrong(ahead - told)) return;
  told = ahead;
  notify.warning(
    `This device’s clock is ${differenceWords(ahead)}. Days and times here are the clinic’s.`,
    LIFE_MS,
  );
  setTimeout(() => deviceStorage.keep(KEY, String(ahead)), READ_MS);
}

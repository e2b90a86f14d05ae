import { counted } from '@clinic/contract/platform/counted';
import { deviceStorage } from '../browser-storage.ts';
import { notify } from '../layout/notify.ts';
import { clockAhead, onClockLearned } from './clinic-clock.ts';
import { isWrong } from './clock-difference.ts';

const KEY = 'clockTold';
const MINUTE_MS = 60_000;
/** Two sentences are read slowly. */
const LIFE_MS = 15_000;

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

/** Says once of a wrong clock how wrong it is: now, or when it is learned. */
export function tellOfWrongClock(): void {
  const look = () => {
    const ahead = clockAhead();
    if (ahead === null) return;
    if (!isWrong(ahead)) return deviceStorage.drop(KEY);
    const told = deviceStorage.read(KEY);
    if (told !== null && !isWrong(ahead - Number(told))) return;
    deviceStorage.keep(KEY, String(ahead));
    notify.warning(
      `This device’s clock is ${differenceWords(ahead)}. Days and times here are the clinic’s.`,
      LIFE_MS,
    );
  };
  look();
  onClockLearned(look);
}

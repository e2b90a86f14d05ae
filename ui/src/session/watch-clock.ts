import { CLOCK_LEARNED, clockAhead } from './clinic-clock.ts';
import { isWrong } from './clock-difference.ts';

/** Tells of a wrong clock, which is known now or learned later; few need the code of it. */
export function watchClock(): void {
  const look = async () => {
    const ahead = clockAhead();
    if (ahead === null || !isWrong(ahead)) return;
    try {
      const { tellOfWrongClock } = await import('./wrong-clock.ts');
      tellOfWrongClock(ahead);
    } catch {
      // Without network, or on a page that is left: the next page tells.
    }
  };
  void look();
  window.addEventListener(CLOCK_LEARNED, () => void look());
}

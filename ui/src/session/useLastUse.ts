import type { Role } from '@clinic/contract/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepLastUse, readLastUse } from './last-use.ts';
import { readSession } from './session.ts';
import { mustTell, timeLeft, unusedState } from './unused.ts';

/** Events that only a person causes; a screen's own requests cause none. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;
/** Milliseconds within which a use is written once. */
const WRITTEN_EVERY_MS = 10_000;
/** Milliseconds between two checks of the clock. A machine that slept checks when it wakes up. */
const LOOK_EVERY_MS = 15_000;

interface Options {
  area: Role;
  /** Makes any call, which says to the server that the session is in use. */
  tell: () => Promise<unknown>;
  /** Called when the area was unused too long, or another tab logged out. */
  onOver: (why: 'unused' | 'logged out') => void;
}

/** Filters mouse events: browsers also send them when only the page moved under the mouse. */
function movements() {
  let [x, y] = [Number.NaN, Number.NaN];
  return (event: Event): boolean => {
    if (!(event instanceof MouseEvent) || event.type !== 'pointermove') return true;
    const moved = event.screenX !== x || event.screenY !== y;
    [x, y] = [event.screenX, event.screenY];
    return moved;
  };
}

/**
 * Follows the last use of an area in all its tabs; answers when the session ends once the person must be asked, and how
 * to stay.
 */
export function useLastUse({ area, tell, onOver }: Options) {
  const [endsAt, setEndsAt] = useState<number | null>(null);

  const tellServer = (at: number, told: number) => {
    keepLastUse(area, { at, told: Date.now() });
    // A failed notice to the server is repeated at the next check.
    tell().catch(() => keepLastUse(area, { ...readLastUse(area, Date.now()), told }));
  };
  const look = useEffectEvent(() => {
    const now = Date.now();
    const use = readLastUse(area, now);
    const state = unusedState(use, now);
    // The first of several unused tabs logs out; the others then find no session.
    if (!readSession(area)) return onOver(state === 'over' ? 'unused' : 'logged out');
    setEndsAt(state === 'warned' ? now + timeLeft(use, now) : null);
    if (state === 'over') onOver('unused');
    else if (mustTell(use, now)) tellServer(use.at, use.told);
  });
  const stay = () => {
    const now = Date.now();
    setEndsAt(null);
    tellServer(now, readLastUse(area, now).told);
  };

  useEffect(() => {
    let written = Number.NEGATIVE_INFINITY;
    const moved = movements();
    const use = (event: Event) => {
      const now = Date.now();
      if (!moved(event) || now - written < WRITTEN_EVERY_MS) return;
      written = now;
      const last = readLastUse(area, now);
      // After the question only its answer counts as use.
      if (unusedState(last, now) === 'used') keepLastUse(area, { ...last, at: now });
      else look();
    };
    const first = setTimeout(look);
    const timer = setInterval(look, LOOK_EVERY_MS);
    const lookAgain = () => look();
    for (const sign of SIGNS) window.addEventListener(sign, use, { capture: true, passive: true });
    window.addEventListener('storage', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, use, { capture: true });
      window.removeEventListener('storage', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [area]);

  return { endsAt, stay };
}

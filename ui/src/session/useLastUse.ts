import type { Role } from '@clinic/contract/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepLastUse, readLastUse } from './last-use.ts';
import { readSession } from './session.ts';
import { mustTell, timeLeft, unusedState } from './unused.ts';

/** A person does these; a screen that asks the server by itself does none of them. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;
/** Milliseconds within which a use is written once. */
const WRITTEN_EVERY_MS = 10_000;
/** Milliseconds between two looks at the clock. A machine that slept looks when it wakes up, whatever it was due. */
const LOOK_EVERY_MS = 15_000;

interface Options {
  area: Role;
  /** Makes any call, which says to the server that the session is in use. */
  tell: () => Promise<unknown>;
  /** The area was unused until the end, or another tab logged out. */
  onOver: (why: 'unused' | 'logged out') => void;
}

/** Browsers say that a mouse moved also when the page under it did. */
function movements() {
  let [x, y] = [Number.NaN, Number.NaN];
  return (event: Event): boolean => {
    if (!(event instanceof MouseEvent) || event.type !== 'pointermove') return true;
    const moved = event.screenX !== x || event.screenY !== y;
    [x, y] = [event.screenX, event.screenY];
    return moved;
  };
}

/** Follows the use of an area in all of its tabs; answers when it ends, once that is to be said, and how to stay. */
export function useLastUse({ area, tell, onOver }: Options) {
  const [endsAt, setEndsAt] = useState<number | null>(null);

  const tellServer = (at: number, told: number) => {
    keepLastUse(area, { at, told: Date.now() });
    // Told again at the next look.
    tell().catch(() => keepLastUse(area, { ...readLastUse(area, Date.now()), told }));
  };
  const look = useEffectEvent(() => {
    const now = Date.now();
    const use = readLastUse(area, now);
    const state = unusedState(use, now);
    // One of two unused tabs is the first to log out; the other then finds no session.
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
      // Once it was asked whether the person is there, only the answer counts.
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

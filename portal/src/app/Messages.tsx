import { lazy, Suspense, useEffect, useState } from 'react';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

const whenIdle: (work: () => void) => unknown =
  window.requestIdleCallback ?? ((work) => setTimeout(work, 200));

/** The toasts' code is not part of the first load; their live region must be there before the first message. */
export function Messages() {
  const [idle, setIdle] = useState(false);
  useEffect(() => void whenIdle(() => setIdle(true)), []);
  return idle ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}

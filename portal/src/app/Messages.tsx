import { lazy, Suspense, useEffect, useState } from 'react';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

/** Milliseconds until the first screen is there. */
const LATER = 500;

/** The toasts' code is not part of the first load; their live region must be there before the first message. */
export function Messages() {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return later ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}

import { lazy, Suspense } from 'react';

/** Its words come after the page, before much is typed; without network the form stays as it is. */
const DangerSentences = lazy(() => import('./DangerSentences.tsx').catch(() => ({ default: () => null })));

/** Beside a client's text that may describe an emergency: the clinic does not read it at once. */
export function DangerNotice({ text }: { text: string }) {
  return (
    <Suspense>
      <DangerSentences text={text} />
    </Suspense>
  );
}

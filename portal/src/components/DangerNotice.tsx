import { lazy, Suspense } from 'react';

/** Loaded after the page; without network the form works without it. */
const DangerSentences = lazy(() => import('./DangerSentences.tsx').catch(() => ({ default: () => null })));

/** Shown beside a text that may describe an emergency: the clinic does not read it at once. */
export function DangerNotice({ text }: { text: string }) {
  return (
    <Suspense>
      <DangerSentences text={text} />
    </Suspense>
  );
}

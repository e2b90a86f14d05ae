import { lazy, Suspense, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { ContentSkeleton } from '../layout/PageSkeleton.tsx';
import type { SecondFactorStep } from './SecondFactorStep.tsx';
import type { useSecondFactorStep } from './useSecondFactorStep.ts';

// Most people never see it: the log-in page is there without it.
const Step = lazy(async () => ({ default: (await import('./SecondFactorStep.tsx')).SecondFactorStep }));

interface Props extends Pick<ComponentProps<typeof SecondFactorStep>, 'onLoggedIn'> {
  step: ReturnType<typeof useSecondFactorStep>;
  children: ReactNode;
}

export function LogInStep({ step, onLoggedIn, children }: Props) {
  const isOpen = step.ticket !== null;
  const password = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current)
      password.current?.querySelector<HTMLElement>('input[autocomplete="current-password"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <div ref={password} hidden={isOpen}>
        {step.ended !== null && <FailureNotice sentence={step.ended} sx={{ mb: 4 }} />}
        {children}
      </div>
      {step.ticket && (
        <Suspense fallback={<ContentSkeleton rows={2} label="Loading the second step..." />}>
          <Step ticket={step.ticket} onLoggedIn={onLoggedIn} onEnd={step.end} />
        </Suspense>
      )}
    </>
  );
}

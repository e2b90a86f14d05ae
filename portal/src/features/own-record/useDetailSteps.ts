import { useEffect, useRef, useState } from 'react';
import { DETAIL_STEPS, placeOf } from './detail-steps.ts';

/** Which step of the details is shown; a change moves the focus to its heading, or to the field that is wrong. */
export function useDetailSteps(begun: readonly string[], setFocus: (field: string) => void) {
  const [at, setAt] = useState<{ step: number; focus?: 'heading' | { field: string } }>(() => ({
    step: placeOf(begun)?.step ?? 0,
  }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at.focus === 'heading') heading.current?.focus();
    else if (at.focus) setFocus(at.focus.field);
  }, [at, setFocus]);
  return {
    step: at.step,
    isLast: at.step === DETAIL_STEPS.length - 1,
    heading,
    go: (step: number) => setAt({ step, focus: 'heading' }),
    /** Shows the step with the first of the fields that are wrong; the report stands in the first step. */
    showWrong: (names: readonly string[]) => {
      const place = placeOf(names);
      if (names.includes('bloodReport')) setAt({ step: 0, focus: 'heading' });
      else if (place) setAt({ step: place.step, focus: { field: place.field } });
    },
  };
}

export type DetailSteps = ReturnType<typeof useDetailSteps>;

import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { useEffect, useState } from 'react';

/** A face of each script with one of its letters, so that the browser fetches the file. */
const FACES: Readonly<Record<PlanLanguage, readonly (readonly [string, string])[]>> = {
  en: [['Noto Sans Variable', 'a']],
  hi: [
    ['Noto Sans Variable', 'a'],
    ['Noto Sans Devanagari Variable', 'अ'],
  ],
  gu: [
    ['Noto Sans Variable', 'a'],
    ['Noto Sans Gujarati Variable', 'અ'],
  ],
};

/** True once the fonts of a language are there; a font that cannot be fetched holds nothing up. */
export function usePlanFonts(language: PlanLanguage): boolean {
  const [loaded, setLoaded] = useState<PlanLanguage>();
  useEffect(() => {
    let isGone = false;
    const asked = FACES[language].flatMap(([face, letter]) =>
      ['400', '600'].map((weight) => document.fonts?.load(`${weight} 10pt "${face}"`, letter)),
    );
    void Promise.allSettled(asked).then(() => {
      if (!isGone) setLoaded(language);
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  return loaded === language;
}

/** Languages of a client's plan. */
export const PLAN_LANGUAGES = ['en', 'hi', 'gu'] as const;
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number];

/** Each language in its own script. */
export const LANGUAGE_NAMES: Readonly<Record<PlanLanguage, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  gu: 'ગુજરાતી',
};

/** Locales of dates; the digits are Latin in each, as on packs and clocks. */
export const LOCALES: Readonly<Record<PlanLanguage, string>> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  gu: 'gu-IN-u-nu-latn',
};

import type { Day } from '../../clinic-calendar.ts';
import { LOCALES, type PlanLanguage } from './plan-languages.ts';

/** Makes each language's format once, since a plan has hundreds of dates. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<PlanLanguage, Intl.DateTimeFormat>();
  return (instant: string, language: PlanLanguage): string => {
    const format =
      formats.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
    formats.set(language, format);
    return format.format(new Date(instant));
  };
};

/** "Mon", "सोम", "સોમ". */
export const weekdayIn: (day: Day, language: PlanLanguage) => string = written({ weekday: 'short' });

/** "5 Jan", "5 जन॰". */
export const dayIn: (day: Day, language: PlanLanguage) => string = written({
  day: 'numeric',
  month: 'short',
});

/** "5 Jan 2026". */
export const fullDayIn: (day: Day, language: PlanLanguage) => string = written({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

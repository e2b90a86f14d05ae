import type { Day } from '../../clinic-calendar.ts';
import { LOCALES, type PlanLanguage } from '../plans/plan-languages.ts';

const asInstant = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const written = (options: Intl.DateTimeFormatOptions) => (day: Day, language: PlanLanguage) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(asInstant(day));

/** "Mon", "सोम", "સોમ". */
export const chartWeekday = written({ weekday: 'short' });

/** "5 Jan", "5 जन॰". */
export const chartDay = written({ day: 'numeric', month: 'short' });

/** "5 Jan 2026". */
export const chartFullDay = written({ day: 'numeric', month: 'short', year: 'numeric' });

/** "10:00 am", in the words of the language. */
export const chartTime = (time: string, language: PlanLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}:00Z`),
  );

import { callTable } from '../calls.ts';
import type {
  AddExtraHours,
  ClinicHours,
  ExtraHours,
  HoursRange,
  SaveTimeOff,
  SaveWeek,
  TimeOff,
  Week,
} from './hours.ts';

/**
 * Working hours of doctors. An admin changes all, an assistant those of the own doctor, a doctor the own; others get
 * 403.
 */
export interface HoursCalls {
  all: { query: HoursRange; answer: ClinicHours };
  /**
   * Saves the doctor's week that is valid from a day on. 409 STALE_RECORD when another person has saved it meanwhile.
   */
  saveWeek: { body: SaveWeek; answer: { week: Week } };
  removeWeek: { answer: { message: string } };
  addExtra: { body: AddExtraHours; answer: { extra: ExtraHours } };
  removeExtra: { answer: { message: string } };
  /** Adds time off. 409 VISITS_IN_TIME_OFF with the `visits` inside it, unless `overVisits` is true. */
  addTimeOff: { body: SaveTimeOff; answer: { timeOff: TimeOff } };
  changeTimeOff: { body: SaveTimeOff; answer: { timeOff: TimeOff } };
  removeTimeOff: { answer: { message: string } };
}

const EDITORS = ['admin', 'assistant', 'doctor'] as const;

export const hoursCalls = callTable<HoursCalls>()({
  all: ['GET /hours/all', ...EDITORS],
  saveWeek: ['PUT /hours/weekOf/:doctor', ...EDITORS],
  removeWeek: ['DELETE /hours/week/:id', ...EDITORS],
  addExtra: ['POST /hours/extra', ...EDITORS],
  removeExtra: ['DELETE /hours/extra/:id', ...EDITORS],
  addTimeOff: ['POST /hours/timeOff', ...EDITORS],
  changeTimeOff: ['PUT /hours/timeOff/:id', ...EDITORS],
  removeTimeOff: ['DELETE /hours/timeOff/:id', ...EDITORS],
});

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
 * When doctors work. An admin changes all of it, an assistant the hours of the own doctor, a doctor the own; anything
 * else answers 403.
 */
export interface HoursCalls {
  all: { query: HoursRange; answer: ClinicHours };
  /** The doctor's week from a day on. 409 STALE_RECORD when another person has saved it meanwhile. */
  saveWeek: { body: SaveWeek; answer: { week: Week } };
  removeWeek: { answer: { message: string } };
  addExtra: { body: AddExtraHours; answer: { extra: ExtraHours } };
  removeExtra: { answer: { message: string } };
  /** 409 VISITS_IN_TIME_OFF with `visits` when there are any and `overVisits` is not said. */
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

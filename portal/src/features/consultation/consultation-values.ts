import type { Checkup } from '@clinic/contract/care/checkups';
import {
  wishProblem,
  type Consultation,
  type EarlierConsultation,
  type SaveConsultation,
} from '@clinic/contract/care/consultations';
import { today } from '@clinic/ui/clinic-page';
import { checkupBody } from '../checkups/api.ts';
import { checkupContent, checkupsDiffer, type CheckupValues } from '../checkups/useCheckupEditor.ts';

/** Typed values of a consultation. */
export interface ConsultationValues extends CheckupValues {
  note: string;
  /** The day that the desk is asked to book, empty while it is typed; null: no wish. */
  wishOn: string | null;
  wishWords: string;
}

/** The visit's saved consultation, as the editor compares it. */
export interface SavedConsultation extends Pick<Consultation, 'note' | 'wish'> {
  _id: string;
  updatedAt: string;
  checkup: Checkup;
}

/** The one of this visit, or the earlier one that is being changed. */
export function savedOf(consultation: Consultation, changing?: string): SavedConsultation | null {
  const { checkup, note, wish } = earlierOf(consultation, changing) ?? consultation;
  return checkup && { _id: checkup._id, updatedAt: checkup.updatedAt, checkup, note, wish };
}

function earlierOf({ earlier }: Consultation, changing: string | undefined) {
  const found: EarlierConsultation | undefined = earlier.find(({ checkup }) => checkup._id === changing);
  return found && { ...found, wish: null };
}

export const contentOf = (saved: SavedConsultation | null): ConsultationValues => ({
  ...checkupContent(saved?.checkup ?? null),
  note: saved?.note ?? '',
  wishOn: saved?.wish?.on ?? null,
  wishWords: saved?.wish?.words ?? '',
});

export const consultationsDiffer = (one: ConsultationValues, other: ConsultationValues): boolean =>
  checkupsDiffer(one, other) ||
  (['note', 'wishOn', 'wishWords'] as const).some((name) => one[name] !== other[name]);

/** The sentence for the wished day; undefined without a wish. */
export const wishedDayProblem = ({ wishOn }: ConsultationValues): string | undefined =>
  wishOn === null ? undefined : wishProblem({ on: wishOn }, today());

interface Sending {
  base: SavedConsultation | null;
  values: ConsultationValues;
  /** The day of the values, where it is not the stored one. */
  measured: Pick<SaveConsultation, 'measuredOn'>;
  visit: string | undefined;
  completes: boolean;
  /** False: the wish of the latest consultation stays. */
  asksWish: boolean;
}

export function bodyOf({ base, values, measured, visit, completes, asksWish }: Sending): SaveConsultation {
  const { note } = values;
  return {
    ...checkupBody({ base: base && base.checkup, values, measured }),
    ...(base && { checkupId: base._id }),
    ...(visit && { visit }),
    note,
    completes,
    ...(asksWish && { wish: wishOf(values) }),
  };
}

function wishOf({ wishOn, wishWords }: ConsultationValues): SaveConsultation['wish'] {
  const words = wishWords.trim();
  return wishOn === null ? null : { on: wishOn, ...(words && { words }) };
}

import type { Checkup } from '@clinic/contract/care/checkups/checkups';
import {
  wishProblem,
  type Consultation,
  type SaveConsultation,
} from '@clinic/contract/care/consultations/consultations';
import { today } from '@clinic/ui/clinic-page';
import { checkupBody } from '../checkups/api.ts';
import { checkupContent, checkupsDiffer, type CheckupValues } from '../checkups/useCheckupEditor.ts';

/** Typed values of a consultation. */
export interface ConsultationValues extends CheckupValues {
  note: string;
  /** The wished day of the next visit, empty while it is typed; null: no wish. */
  wishOn: string | null;
  wishWords: string;
}

/** A saved consultation, as the editor compares it. */
export interface SavedConsultation extends Pick<Consultation, 'note'> {
  _id: string;
  updatedAt: string;
  checkup: Checkup;
}

export const savedOf = ({ checkup, note }: Consultation): SavedConsultation | null =>
  checkup && { _id: checkup._id, updatedAt: checkup.updatedAt, checkup, note };

/** `wish`: the client's open wish. */
export const contentOf = (
  saved: SavedConsultation | null,
  wish: Consultation['wish'],
): ConsultationValues => ({
  ...checkupContent(saved?.checkup ?? null),
  note: saved?.note ?? '',
  ...wishContent(wish),
});

const wishContent = (wish: Consultation['wish']) => ({
  wishOn: wish?.on ?? null,
  wishWords: wish?.words ?? '',
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
  /** The measured day, when it differs from the stored one. */
  measured: Pick<SaveConsultation, 'measuredOn'>;
  visit: string | undefined;
  completes: boolean;
  /** The client's open wish. */
  wish: Consultation['wish'];
}

export function bodyOf({ base, values, measured, visit, completes, wish }: Sending): SaveConsultation {
  const { note } = values;
  return {
    ...checkupBody({ base: base && base.checkup, values, measured }),
    ...(base && { checkupId: base._id }),
    ...(visit && { visit }),
    note,
    completes,
    ...changedWish(values, wish),
  };
}

/** An unchanged wish is not sent, so that it keeps the doctor who made it. */
function changedWish(
  { wishOn, wishWords }: ConsultationValues,
  standing: Consultation['wish'],
): Pick<SaveConsultation, 'wish'> {
  const words = wishWords.trim();
  const before = wishContent(standing);
  if (wishOn === before.wishOn && words === before.wishWords) return {};
  return { wish: wishOn === null ? null : { on: wishOn, ...(words && { words }) } };
}

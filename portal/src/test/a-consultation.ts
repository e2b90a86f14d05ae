import type { Consultation } from '@clinic/contract/care/consultations/consultations';

/** A consultation of a client without known facts or a booked visit. */
export const aConsultation = (more: Partial<Consultation> = {}): Consultation => ({
  visit: null,
  checkup: null,
  note: '',
  wish: null,
  pending: [],
  since: null,
  facts: [],
  age: 40,
  sex: 'Female',
  expecting: false,
  goal: null,
  measurements: [],
  adherence: { followed: 0, answered: 0, days: 0 },
  checkIn: null,
  earlier: [],
  ...more,
});

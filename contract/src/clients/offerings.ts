/** One of the clinic's 14 wellness offerings: the plan cards of the site and the program names suggested to doctors. */
export interface Offering {
  /** The id is part of the page's address too: /plans/{id}. */
  id: string;
  name: string;
}

/** All offerings in their prescribed order; the website and the desk show the same list. */
export const OFFERINGS: readonly Offering[] = [
  { id: 'weight-loss', name: 'Weight Loss' },
  { id: 'weight-gain', name: 'Weight Gain' },
  { id: 'detox', name: 'Detox' },
  { id: 'lifestyle-modification', name: 'Lifestyle Modification' },
  { id: 'skin-care', name: 'Skin Care' },
  { id: 'soul-care', name: 'Soul Care' },
  { id: 'menopause', name: 'Menopause' },
  { id: 'cholesterol', name: 'Cholesterol' },
  { id: 'hypertension', name: 'Hypertension' },
  { id: 'heart', name: 'Heart' },
  { id: 'diabetic', name: 'Diabetic' },
  { id: 'thyroid', name: 'Thyroid' },
  { id: 'fat-loss', name: 'Fat Loss' },
  { id: '5-in-1-body-care', name: '5-in-1 Body Care' },
];

/** Name of the offering that a visitor asked about: an unknown id is shown as stored, null as a dash. */
export const offeringName = (id: string | null): string =>
  id ? (OFFERINGS.find((offering) => offering.id === id)?.name ?? id) : '–';

/** One of the clinic's 14 wellness offerings: the plan cards of the site and the program names suggested to doctors. */
export interface Offering {
  /** Also the address of its page: /plans/{id}. */
  id: string;
  name: string;
}

/** The specified list of offerings, in its specified order: the website and the desk show the same one. */
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

/** Name of the offering that a visitor asked about: what was kept when it is none of today's, a dash for none. */
export const offeringName = (id: string | null): string =>
  id ? (OFFERINGS.find((offering) => offering.id === id)?.name ?? id) : '–';

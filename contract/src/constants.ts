/** The four kinds of account; each has its own log-in and its own area of the product. */
export const ROLES = ['admin', 'doctor', 'assistant', 'client'] as const;
export type Role = (typeof ROLES)[number];

/** Characters that a password must have at least. */
export const MIN_PASSWORD_LENGTH = 6;
/** Longest password, in characters: argon2 reads all of them, so the server needs a bound. */
export const MAX_PASSWORD_LENGTH = 200;
/** Digits of a phone number after normalisation. */
export const PHONE_DIGITS = 10;
/** Longest one-line text, in characters. */
export const MAX_LINE = 200;
/** Longest notes, address or description, in characters. */
export const MAX_TEXT = 5000;

export const APPOINTMENT_STATUSES = ['requested', 'confirmed', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
/** "Cash" is shown as "In-Person". */
export const APPOINTMENT_TYPES = ['Online', 'Cash', 'Machine'] as const;
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number];
export const APPOINTMENT_TYPE_LABELS: Record<AppointmentType, string> = {
  Online: 'Online',
  Cash: 'In-Person',
  Machine: 'Machine',
};
/** Minutes of an appointment that a client asks for. */
export const CLIENT_APPOINTMENT_MINUTES = 30;
/** Minutes that an assistant may choose for an appointment. */
export const BOOKING_MINUTES = { min: 15, max: 120, step: 15, default: 15 } as const;
/** Start times are multiples of this many minutes. */
export const START_STEP_MINUTES = 5;

export const CLIENT_STATUSES = ['new', 'active', 'rejoiner', 'ended'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const PAYMENT_MODES = ['Online', 'Cash'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const ITEM_CATEGORIES = ['Herb', 'Vitamin', 'Snack', 'Other'] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number];
/** Stock at or below this count is shown as low. */
export const LOW_STOCK = 10;

export const DOSAGE_SLOTS = ['onRising', 'morning', 'lunch', 'snacks', 'dinner'] as const;
export type DosageSlot = (typeof DOSAGE_SLOTS)[number];
export const DOSAGE_SLOT_LABELS: Record<DosageSlot, string> = {
  onRising: 'On Rising',
  morning: 'Morning',
  lunch: 'Lunch',
  snacks: 'Snacks',
  dinner: 'Dinner',
};
/** When to take a dose: A = after a meal, B = before a meal, empty = not said. */
export const DOSAGE_TIMINGS = ['', 'A', 'B'] as const;
export type DosageTiming = (typeof DOSAGE_TIMINGS)[number];

export const MEAL_TYPES = [
  'On Rising',
  'Breakfast',
  'Mid Morning',
  'Lunch',
  'Evening Snacks',
  'Dinner',
] as const;
export type MealType = (typeof MEAL_TYPES)[number];
export const DIET_PLAN_STATUSES = ['draft', 'published'] as const;
export type DietPlanStatus = (typeof DIET_PLAN_STATUSES)[number];

/** Snacks that a doctor may choose. */
export const SNACK_CHOICES = [
  'Green Tea',
  'Mixed Nuts',
  'Fruit Mix',
  'Protein Bar',
  'Granola',
  'Seeds Mix',
  'Dry Fruits',
  'Energy Bar',
  'Trail Mix',
] as const;

/** Program length in weeks. */
export const PROGRAM_WEEKS = { min: 1, max: 52 } as const;
export const PROGRAM_END_REASONS = ['completed', 'stopped', 'paused', 'transferred'] as const;
export type ProgramEndReason = (typeof PROGRAM_END_REASONS)[number];

export const ENQUIRY_STATES = ['new', 'contacted', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Age of a visitor, in whole years. */
export const AGE_YEARS = { min: 1, max: 120 } as const;

/** Most entries of one plan of vitamins, herbs or snacks. */
export const MAX_PLAN_ENTRIES = 100;
/** Most pieces of one dose. */
export const MAX_DOSE = 999;

/** Most characters of a search. */
export const MAX_SEARCH = 200;
/** Most rows of one page of a data grid. */
export const MAX_PAGE_ROWS = 100;

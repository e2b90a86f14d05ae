/** Every page of the client's area that needs no record of its own, below `/client`. */
export const CLIENT_SCREENS = [
  'dashboard',
  'personal-details',
  'plan',
  'diet-plan',
  'shopping-list',
  'vitamins',
  'vitamins-plan',
  'herbs-plan',
  'snacks',
  'appointments',
  'check-ins',
  'invoices',
  'progress',
  'account',
  'access',
  'privacy',
] as const;

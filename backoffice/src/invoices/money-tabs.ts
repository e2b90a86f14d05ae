/** The pages of the clinic's money, below the path of its invoices. */
export const MONEY_TABS = [
  ['', 'Invoices'],
  ['/dues', 'Dues'],
  ['/payments', 'Payments'],
  ['/credit-notes', 'Credit notes'],
  ['/drawer', 'Drawer'],
] as const;

export const MONEY_PATHS = [
  ...MONEY_TABS.map(([path]) => path).filter(Boolean),
  '/payments/:id',
  '/credit-notes/:id',
];

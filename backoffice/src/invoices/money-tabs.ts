/** Tabs of the money pages, below the path of the invoices. */
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

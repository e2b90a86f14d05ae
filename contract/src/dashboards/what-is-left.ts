/** Things that a clinic settles once, in the order in which the admin's home names it. */
export const LEFT_ITEMS = [
  'clinic',
  'doctor',
  'assistant',
  'hours',
  'client',
  'prices',
  'registration',
  'secondStep',
  'mails',
  'publicUrl',
  'backups',
  'database',
  'secrets',
] as const;

export type LeftItem = (typeof LEFT_ITEMS)[number];

/** The open items, worked out from the records and the server's settings. In the demo clinic nothing is. */
export interface WhatIsLeft {
  /** Neither done nor put away, in the order of LEFT_ITEMS. */
  left: LeftItem[];
  /** Not done, and put away as "not for us", in the same order. */
  notForUs: LeftItem[];
  /** 0 until something was put away. */
  version: number;
}

/** The whole list of what is put away; `version` as it was read. */
export interface SaveNotForUs {
  notForUs: LeftItem[];
  version: number;
}

/** Accepts a list of known items, each once; anything else gets a sentence. */
export const leftItems = (value: unknown): string | undefined =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((one) => LEFT_ITEMS.some((item) => item === one))
    ? undefined
    : 'Please send a list of known items, each once.';

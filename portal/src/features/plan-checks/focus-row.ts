/** Moves to a field of a row of a list, by its place and its selector. */
export const focusRow = (list: HTMLElement | null, place: number | undefined, field: string): void =>
  place === undefined ? undefined : list?.children[place]?.querySelector<HTMLElement>(field)?.focus();

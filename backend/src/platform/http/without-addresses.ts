const ADDRESS = /[\p{L}\p{M}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*/giu;

/** The text without e-mail addresses, also as they stand in a query: they are people's, and belong in no log. */
export const withoutAddresses = (text: string): string =>
  text.includes('@') || text.includes('%40') ? text.replaceAll(ADDRESS, '…') : text;

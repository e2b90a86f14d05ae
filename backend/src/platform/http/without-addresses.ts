const ADDRESS = /[\p{L}\p{M}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*/giu;

/** Removes e-mail addresses, also URL-encoded ones: personal data do not belong in a log. */
export const withoutAddresses = (text: string): string =>
  text.includes('@') || text.includes('%40') ? text.replaceAll(ADDRESS, '…') : text;

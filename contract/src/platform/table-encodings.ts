/** Encodings that cannot be recognised from the bytes of a file: the person must choose them. */
export const NAMED_ENCODINGS = ['windows-1252'] as const;
export type NamedEncoding = (typeof NAMED_ENCODINGS)[number];

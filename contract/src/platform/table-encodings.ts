/** Encodings that the bytes of a file do not show for certain: a file is read by one only where it is named. */
export const NAMED_ENCODINGS = ['windows-1252'] as const;
export type NamedEncoding = (typeof NAMED_ENCODINGS)[number];

/** Escapes a text, so that a regular expression finds exactly this text. */
export const escapedPattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A text as the source of a regular expression that finds it. */
export const escapedPattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Names in a sentence: "Weight", "Weight and Waist", "Weight, Waist and Hip". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

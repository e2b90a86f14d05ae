/** Makes a change that restores these fields, absent ones too. */
export function stateOf<Row extends object>(record: Row, fields: readonly (keyof Row)[]) {
  const there = fields.filter((field) => record[field] !== undefined);
  const absent = fields.filter((field) => record[field] === undefined);
  return {
    ...(there.length > 0 && { $set: Object.fromEntries(there.map((field) => [field, record[field]])) }),
    ...(absent.length > 0 && { $unset: Object.fromEntries(absent.map((field) => [field, 1])) }),
  };
}

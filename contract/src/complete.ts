/**
 * Makes every field of a type required, also optional ones: an object literal that forgets a field added later does not
 * compile, instead of losing the value silently.
 */
export type Complete<Value> = { [Field in keyof Required<Value>]: Value[Field] | undefined };

/**
 * A value of which every field is named, also those that may be left out: an object literal that forgets a field which
 * was added later does not compile, where it would be lost in silence.
 */
export type Complete<Value> = { [Field in keyof Required<Value>]: Value[Field] | undefined };

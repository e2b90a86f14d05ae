import { Takes } from './takes.ts';

interface Item {
  name: string;
  note?: string;
}

@Takes<Item>()
class Same {
  name: string;
  note?: string | null;
}

// @ts-expect-error The contract makes `note` optional.
@Takes<Item>()
class RequiresMore {
  name: string;
  note: string;
}

// @ts-expect-error The contract has no `price`.
@Takes<Item>()
class HasMore {
  name: string;
  note?: string;
  price?: number;
}

// @ts-expect-error The contract has a `note`.
@Takes<Item>()
class HasLess {
  name: string;
}

describe('a DTO', () => {
  // The type checker is the test: a directive above fails when its next line compiles.
  it('has its contract type’s fields, with the same optional ones', () => {
    expect([Same, RequiresMore, HasMore, HasLess].map(({ name }) => name)).toHaveLength(4);
  });
});

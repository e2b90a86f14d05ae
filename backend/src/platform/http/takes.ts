type FieldsOf<Type> = { [Name in keyof Type]-?: object extends Pick<Type, Name> ? 'optional' : 'required' };

type IsSame<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;

type Tied<Dto, Input> =
  IsSame<FieldsOf<Dto>, FieldsOf<Input>> extends true
    ? unknown
    : 'has other fields than the type of the contract';

/**
 * Ties a DTO to its contract type: a field that is added, removed or made optional on one side only does not
 * compile. Types of values may differ, since a DTO holds its transforms' results.
 */
export const Takes =
  <Input extends object>() =>
  <Dto extends object>(_dto: (new () => Dto) & Tied<Dto, Input>): void =>
    undefined;

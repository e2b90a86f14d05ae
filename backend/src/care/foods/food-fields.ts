import { applyDecorators } from '@nestjs/common';
import { cleanLine } from '@clinic/contract/clients/client-input';
import { FOOD_LIMITS } from '@clinic/contract/care/foods/food-rules';
import { Transform } from 'class-transformer';
import { Field } from '../../platform/http/fields.ts';

/** Fields that only foods have. */

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Checks a finite number from 0 on; the food's own rules set the largest. Null means unknown. */
export const Grams = ({ nullable = false }: { nullable?: boolean } = {}): PropertyDecorator =>
  Field(
    (value) =>
      isNumber(value) || (nullable && value === null) ? undefined : 'Please enter a number, such as 12.5.',
    { type: Number, minimum: 0, nullable },
  );

/** Checks a list in which each choice stands at most once. */
export const Choices = (choices: readonly string[]): PropertyDecorator =>
  Field(
    (value) =>
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((one) => choices.includes(one as string))
        ? undefined
        : 'Please choose from the list.',
    { type: String, enum: [...choices], isArray: true, maxItems: choices.length },
  );

/** Checks lines of text, cleaned and without empty ones. */
export const Texts = (max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? value.map((one) => cleanLine(one)).filter(Boolean)
        : value,
    ),
    Field(
      (value) =>
        Array.isArray(value) &&
        value.length <= max &&
        value.every((one) => typeof one === 'string' && one.length <= FOOD_LIMITS.name)
          ? undefined
          : `Please send at most ${max} texts of at most ${FOOD_LIMITS.name} characters.`,
      { type: String, isArray: true, maxItems: max },
    ),
  );

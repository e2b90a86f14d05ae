import { applyDecorators } from '@nestjs/common';
import { cleanLine, cleanText, normaliseEmail, normalisePhone } from '@clinic/contract/client-input';
import { MAX_LINE, MAX_TEXT } from '@clinic/contract/constants';
import * as rules from '@clinic/contract/rules';
import { plainToInstance, Transform, Type, type ClassConstructor } from 'class-transformer';
import { IsOptional, registerDecorator, ValidateNested } from 'class-validator';
import { isPlainObject } from './plain-object.ts';

interface Options {
  /** May be left out or null. */
  optional?: boolean;
}

/** Checks a DTO field by a rule of the contract, the same that the screens' forms use. */
export const Check =
  (rule: rules.Rule): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: rule.name || 'check',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (value: unknown) => rule(value) === undefined,
        defaultMessage: (context) => rule(context?.value) ?? '',
      },
    });

const field = (rule: rules.Rule, { optional }: Options = {}): PropertyDecorator =>
  optional ? applyDecorators(IsOptional(), Check(rule)) : Check(rule);

const cleaned = (clean: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));

/** One line of text, trimmed and NFC, 1–200 characters; may be empty when optional. */
export const Line = ({
  max = MAX_LINE,
  sentence,
  ...options
}: Options & { max?: number; sentence?: string } = {}) =>
  applyDecorators(
    cleaned(cleanLine),
    field(
      options.optional ? rules.oneLine(max) : rules.allOf(rules.required(sentence), rules.oneLine(max)),
      options,
    ),
  );

/** Text of several lines, at most 5,000 characters; may be empty. */
export const LongText = ({ max = MAX_TEXT, ...options }: Options & { max?: number } = {}) =>
  applyDecorators(cleaned(cleanText), field(rules.longText(max), options));

/** One plain ASCII address, trimmed and lower-cased. */
export const EmailField = (options?: Options) =>
  applyDecorators(cleaned(normaliseEmail), field(rules.email, options));

/** Ten digits after spaces, dashes and a leading +91 or 0 are gone. */
export const PhoneField = (options?: Options) =>
  applyDecorators(cleaned(normalisePhone), field(rules.phone, options));

/** 6–200 characters, taken as typed; an optional one may be empty text, which means "not changed". */
export const PasswordField = (options: Options = {}) =>
  field(options.optional ? rules.optional(rules.password) : rules.password, options);

/** A day that exists, yyyy-MM-dd. */
export const Day = (options?: Options) => field(rules.realDate, options);
/** A start time, HH:mm, a multiple of five minutes. */
export const StartTime = (options?: Options) => field(rules.multipleOfFive, options);
/** Rupees, 0–9,999,999.99, at most two decimals. */
export const Money = (options?: Options) => field(rules.money, options);
/** Percent, 0–100, at most two decimals. */
export const Percent = (options?: Options) => field(rules.percent, options);
export const Whole = (min: number, max: number, options?: Options) =>
  field(rules.wholeNumber(min, max), options);
export const OneOf = (choices: readonly string[], options?: Options) => field(rules.oneOf(choices), options);
/** Id of a stored record. */
export const Id = (options?: Options) => field(rules.objectId, options);
export const Flag = (options?: Options) =>
  field((value) => (typeof value === 'boolean' ? undefined : 'Please say true or false.'), options);

/** ISO 8601 instant as an earlier answer gave it. */
export const Instant = (options?: Options) =>
  field(
    (value) =>
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
      !Number.isNaN(Date.parse(value))
        ? undefined
        : 'Please reload: the version of the record could not be read.',
    options,
  );

/** A person as an id or as {id, name}: reads as the id. */
export const PersonId = (options?: Options) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (isPlainObject(value) ? value.id : value)),
    field(rules.objectId, options),
  );

/** A list of plain objects, each checked as its own DTO; `[[]]` or `["x"]` is refused. */
export const Items = <Item extends object>(
  item: () => ClassConstructor<Item>,
  {
    min = 0,
    max,
    optional,
    sentence = 'Please send a list of records.',
  }: Options & { min?: number; max: number; sentence?: string },
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every(isPlainObject)
        ? value.map((row) => plainToInstance(item(), row))
        : value,
    ),
    ...(optional ? [IsOptional()] : []),
    Check((value) => {
      if (!Array.isArray(value) || !value.every((row) => row instanceof item())) return sentence;
      if (value.length < min) return `Please add at least ${min}.`;
      return value.length > max ? `Please send at most ${max}.` : undefined;
    }),
    ValidateNested({ each: true, message: sentence }),
  );

/** One plain object, checked as its own DTO. */
export const Nested = <Item extends object>(
  item: () => ClassConstructor<Item>,
  { optional }: Options = {},
): PropertyDecorator =>
  applyDecorators(
    Type(item),
    ...(optional ? [IsOptional()] : []),
    Check((value) => (value instanceof item() ? undefined : 'Please send one record.')),
    ValidateNested({ message: 'Please send one record.' }),
  );

import { applyDecorators } from '@nestjs/common';
import { cleanLine, cleanText, MAX_EMAIL, normaliseEmail } from '@clinic/contract/clients/client-input';
import {
  MAX_LINE,
  MAX_PASSWORD_LENGTH,
  MAX_TEXT,
  MIN_PASSWORD_LENGTH,
  PHONE_DIGITS,
} from '@clinic/contract/constants';
import { plain } from '@clinic/contract/reading/days';
import { phoneAsStored } from '@clinic/contract/reading/phones';
import * as rules from '@clinic/contract/rules';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { plainToInstance, Transform, Type, type ClassConstructor } from 'class-transformer';
import { IsOptional, registerDecorator, ValidateIf, ValidateNested } from 'class-validator';
import { Described } from './described.ts';
import { isPlainObject } from './plain-object.ts';

interface Options {
  optional?: boolean;
  /** True: null is allowed, as a value of its own or for "left out". */
  nullable?: boolean;
}

export const ID = { type: 'string', pattern: '^[0-9a-fA-F]{24}$' };

/** Checks a DTO field by a contract rule, which the screens' forms use too. */
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

/** A DTO field: its contract rule, and its entry in the API document beside the contract's own comment. */
export const Field = (
  rule: rules.Rule,
  schema: ApiPropertyOptions,
  { optional = false, nullable = false }: Options = {},
): PropertyDecorator =>
  applyDecorators(
    Described(({ ApiProperty }) => ApiProperty({ ...schema, required: !optional } as ApiPropertyOptions)),
    ...(optional ? [nullable ? IsOptional() : MayBeLeftOut()] : []),
    Check(optional && !nullable ? rules.allOf(noNull, rule) : rule),
  );

const noNull: rules.Rule = (value) => (value === null ? 'Please fill this in, or leave it out.' : undefined);

const LEFT_OUT = Symbol('may be left out');

/** Null counts as left out in calls of the specification, and is refused in our own (decisions/054). */
const MayBeLeftOut = (): PropertyDecorator => (target, name) => {
  Reflect.defineMetadata(LEFT_OUT, true, target, name);
  ValidateIf((_record, value) => value !== undefined)(target, name);
};

/** Removes nulls from a record of a specified call, and from nested records. */
export function leaveNullsOut(dto: object): void {
  for (const [name, value] of Object.entries(dto) as [keyof typeof dto, unknown][]) {
    if (value === null && Reflect.getMetadata(LEFT_OUT, dto, name)) delete dto[name];
    if (typeof value === 'object' && value !== null) leaveNullsOut(value);
  }
}

/** Stores a text as it is meant. */
export const Cleaned = (clean: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));

/** Takes empty text for a field that was left out. */
export const NothingWhenEmpty = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** One line of text, trimmed and NFC, 1–200 characters; may be empty when optional. */
export function Line({
  max = MAX_LINE,
  sentence,
  ...options
}: Options & { max?: number; sentence?: string } = {}) {
  const rule = rules.oneLine(max);
  return applyDecorators(
    Cleaned(cleanLine),
    options.optional
      ? Field(rule, { type: String, maxLength: max }, options)
      : Field(rules.allOf(rules.required(sentence), rule), { type: String, minLength: 1, maxLength: max }),
  );
}

/** A list of lines, each cleaned as `Line` is and none of them empty, under the contract's rule for the list. */
export const Lines = (
  rule: rules.Rule,
  {
    max,
    length,
    isUnique = false,
    ...options
  }: Options & { max: number; length: number; isUnique?: boolean },
) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((line: unknown) => (typeof line === 'string' ? cleanLine(line) : line))
        : value,
    ),
    Field(
      rule,
      {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: length },
        maxItems: max,
        ...(isUnique && { uniqueItems: true }),
      },
      options,
    ),
  );

/** Text of several lines, at most 5,000 characters; may be empty. */
export const LongText = ({ max = MAX_TEXT, ...options }: Options & { max?: number } = {}) =>
  applyDecorators(Cleaned(cleanText), Field(rules.longText(max), { type: String, maxLength: max }, options));

/** One plain ASCII address, trimmed and lower-cased. */
export const EmailField = (options?: Options) =>
  applyDecorators(
    Cleaned(normaliseEmail),
    Field(rules.email, { type: String, format: 'email', maxLength: MAX_EMAIL }, options),
  );

/** An address as `EmailField` takes it, or none: null, which empty text becomes too, or left out. */
export const OptionalEmailField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? normaliseEmail(value) || null : value,
    ),
    Field(
      rules.email,
      {
        anyOf: [
          { type: 'string', format: 'email', maxLength: MAX_EMAIL },
          { type: 'string', maxLength: 0 },
        ],
        nullable: true,
      },
      { optional: true, nullable: true },
    ),
  );

/** Ten digits, after spaces, signs and India's code are removed. */
export const PhoneField = (options?: Options) =>
  applyDecorators(
    Cleaned(phoneAsStored),
    Field(rules.phone, { type: String, minLength: PHONE_DIGITS }, options),
  );

/** 6–200 characters, taken as typed; an optional one may be empty text, which means "not changed". */
export function PasswordField(options: Options = {}) {
  const schema = { type: String, format: 'password', maxLength: MAX_PASSWORD_LENGTH };
  return options.optional
    ? Field(rules.optional(rules.password), schema, options)
    : Field(rules.password, { ...schema, minLength: MIN_PASSWORD_LENGTH });
}

/** A day that exists, yyyy-MM-dd. */
export const Day = (options?: Options) => Field(rules.realDate, { type: String, format: 'date' }, options);
/** A birthday, yyyy-MM-dd in digits of three scripts; empty text is null. Whether it is possible today is the service's to check. */
export const BirthdayField = (options: Options = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? plain(value) || null : value)),
    Field(
      (value) => (value === null ? undefined : rules.realDate(value)),
      { type: String, format: 'date', nullable: true },
      options,
    ),
  );
/** A start time, HH:mm, a multiple of five minutes. */
export const StartTime = (options?: Options) =>
  Field(rules.multipleOfFive, { type: String, pattern: '^([01][0-9]|2[0-3]):[0-5][05]$' }, options);
/** Rupees, 0–9,999,999.99, at most two decimals. */
export const Money = (options?: Options) =>
  Field(rules.money, { type: Number, minimum: 0, maximum: rules.MAX_MONEY, multipleOf: 0.01 }, options);
/** Rupees of a payment, above 0. */
export const Amount = (options?: Options) =>
  Field(rules.amount, { type: Number, minimum: 0.01, maximum: rules.MAX_MONEY, multipleOf: 0.01 }, options);
/** Percent, 0–100, at most two decimals. */
export const Percent = (options?: Options) =>
  Field(rules.percent, { type: Number, minimum: 0, maximum: 100, multipleOf: 0.01 }, options);
export const WholeNumber = (min: number, max: number, options?: Options) =>
  Field(rules.wholeNumber(min, max), { type: 'integer', minimum: min, maximum: max }, options);
export const OneOf = (choices: readonly string[], options?: Options) =>
  Field(rules.oneOf(choices), { type: String, enum: [...choices] }, options);
export const Id = (options?: Options) => Field(rules.objectId, { ...ID, type: String }, options);
/** Ids of records, at least one. */
export const Ids = (max: number, options?: Options) =>
  Field(
    (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= max &&
      value.every((id) => !rules.objectId(id))
        ? undefined
        : `Please send a list of 1 to ${max} ids.`,
    { ...ID, isArray: true, type: String, minItems: 1, maxItems: max },
    options,
  );
export const Flag = (options?: Options) =>
  Field(
    (value) => (typeof value === 'boolean' ? undefined : 'Please say true or false.'),
    { type: Boolean },
    options,
  );

/** An ISO 8601 instant from an earlier answer. */
export const Instant = (options?: Options) =>
  Field(
    (value) =>
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
      !Number.isNaN(Date.parse(value))
        ? undefined
        : 'Please reload: the version of the record could not be read.',
    { type: String, format: 'date-time' },
    options,
  );

/** An https address, or null for none. */
export const WebAddress = () =>
  Field((value) => (value === null ? undefined : rules.httpsAddress(value)), {
    type: String,
    format: 'uri',
    maxLength: rules.MAX_ADDRESS,
    nullable: true,
  });

/** A person as an id or {id, name}; only the id is used. */
export const PersonId = (options?: Options) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (isPlainObject(value) ? value.id : value)),
    Field(
      rules.objectId,
      { anyOf: [ID, { type: 'object', properties: { id: ID }, required: ['id'] }] },
      options,
    ),
  );

/** A list of objects, each checked as its own DTO; `[[]]` and `["x"]` are refused. */
export const Items = <Item extends object>(
  item: () => ClassConstructor<Item>,
  {
    min = 0,
    max,
    optional,
    nullable,
    sentence = 'Please send a list of records.',
  }: Options & { min?: number; max: number; sentence?: string },
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every(isPlainObject)
        ? value.map((row) => plainToInstance(item(), row))
        : value,
    ),
    Field(
      (value) => {
        if (!Array.isArray(value) || !value.every((row) => row instanceof item())) return sentence;
        if (value.length < min) return `Please add at least ${min}.`;
        return value.length > max ? `Please send at most ${max}.` : undefined;
      },
      { type: () => [item()], ...(min > 0 && { minItems: min }), maxItems: max },
      { optional, nullable },
    ),
    ValidateNested({ each: true, message: sentence }),
  );

/** One plain object, checked as its own DTO. */
export const Nested = <Item extends object>(
  item: () => ClassConstructor<Item>,
  options?: Options,
): PropertyDecorator =>
  applyDecorators(
    Type(item),
    Field(
      (value) => (value instanceof item() ? undefined : 'Please send one record.'),
      { type: () => item() },
      options,
    ),
    ValidateNested({ message: 'Please send one record.' }),
    ...(options?.nullable && !options.optional ? [ValidateIf((_record, value) => value !== null)] : []),
  );

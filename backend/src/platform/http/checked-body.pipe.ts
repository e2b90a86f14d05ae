import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { leaveNullsOut } from './fields.ts';
import { isPlainObject } from './plain-object.ts';
import { ApiError } from './api-error.ts';

const STRICT = Symbol('strict');

/**
 * Refuses unknown fields, for calls outside the contract's tables. A grid sends back the whole record: its read-only
 * fields are named here and ignored.
 */
export const Strict =
  <View = never>(...readOnly: (keyof View & string)[]): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(STRICT, readOnly, target);

/** Fields that a strict class ignores; undefined for a class that ignores all unknown fields. */
export const readOnlyOf = (dto: object): string[] | undefined =>
  Reflect.getMetadata(STRICT, dto) as string[] | undefined;

/** Checks every DTO body and query of a handler; answers the fields' messages. */
@Injectable()
export class CheckedBodyPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if ((type !== 'body' && type !== 'query') || !metatype || (metatype as unknown) === Object) return value;
    if (!isPlainObject(value)) throw new ApiError('MALFORMED_BODY');
    const readOnly = readOnlyOf(metatype);
    const dto = plainToInstance(metatype, readOnly?.length ? without(value, readOnly) : value) as object;
    if (!readOnly) leaveNullsOut(dto);
    const errors = await validate(dto, {
      whitelist: true,
      forbidNonWhitelisted: readOnly !== undefined,
      forbidUnknownValues: true,
    });
    if (errors.length > 0) throw refusalOf(errors);
    return dto;
  }
}

const without = (body: object, fields: string[]): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name)));

function refusalOf(errors: ValidationError[]): ApiError {
  const details: Record<string, string[]> = {};
  const collect = (list: ValidationError[], path: string) => {
    for (const { property, constraints, children } of list) {
      // An entry that is no object is reported by the list itself.
      if (!property) continue;
      const field = path + property;
      if (constraints) details[field] = sentencesOf(constraints);
      if (children?.length) collect(children, `${field}.`);
    }
  };
  collect(errors, '');
  const [first] = Object.values(details).flat();
  return new ApiError('INVALID_INPUT', { message: first, details });
}

/** Two checks may report the same message for one value. */
const sentencesOf = (constraints: Record<string, string>): string[] => [
  ...new Set(
    Object.entries(constraints).map(([name, sentence]) =>
      name === 'whitelistValidation' ? 'This field is not known.' : sentence,
    ),
  ),
];

import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { isPlainObject } from './plain-object.ts';
import { Refusal } from './refusal.ts';

const STRICT = Symbol('strict');

/** A body with unknown fields is refused: for calls that the contract's tables do not list. */
export const Strict = (): ClassDecorator => (target) => Reflect.defineMetadata(STRICT, true, target);

/** Checks every body and query that a handler declares as a DTO class, and answers with the fields' own sentences. */
@Injectable()
export class CheckedBodyPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if ((type !== 'body' && type !== 'query') || !metatype || (metatype as unknown) === Object) return value;
    if (!isPlainObject(value)) throw new Refusal('MALFORMED_BODY');
    const dto = plainToInstance(metatype, value) as object;
    const errors = await validate(dto, {
      whitelist: true,
      forbidNonWhitelisted: Reflect.getMetadata(STRICT, metatype) === true,
      forbidUnknownValues: true,
    });
    if (errors.length > 0) throw refusalOf(errors);
    return dto;
  }
}

function refusalOf(errors: ValidationError[]): Refusal {
  const details: Record<string, string[]> = {};
  const collect = (list: ValidationError[], path: string) => {
    for (const { property, constraints, children } of list) {
      const field = path + property;
      if (constraints)
        details[field] = Object.entries(constraints).map(([name, sentence]) =>
          name === 'whitelistValidation' ? 'This field is not known.' : sentence,
        );
      if (children?.length) collect(children, `${field}.`);
    }
  };
  collect(errors, '');
  const [first] = Object.values(details).flat();
  return new Refusal('INVALID_INPUT', { message: first, details });
}

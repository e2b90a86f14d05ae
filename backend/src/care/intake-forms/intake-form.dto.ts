import type { FormHistory, SubmitForm, UpdateForm } from '@clinic/contract/care/intake-forms/intake-forms';
import { applyDecorators } from '@nestjs/common';
import type { FormField } from '@clinic/contract/care/intake-forms/intake-form-definition';
import { FORM_TYPES, type FormType, fieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { oneOf, optional, realDate, type Rule } from '@clinic/contract/rules';
import { Transform, type ClassConstructor } from 'class-transformer';
import { checkShape } from '../../platform/http/body.guard.ts';
import { CheckedBodyPipe } from '../../platform/http/checked-body.pipe.ts';
import { Check, Day, Field, Flag, Id, Instant, Line, LongText, OneOf } from '../../platform/http/fields.ts';
import { isPlainObject } from '../../platform/http/plain-object.ts';
import { Takes } from '../../platform/http/takes.ts';

/** A list of names may be so long, more than any form has fields. */
const MOST_NAMES = 200;

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  let fields: unknown;
  try {
    fields = JSON.parse(value);
  } catch {
    return undefined;
  }
  checkShape(fields);
  return fields;
}

const FieldsText = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => parsed(value)),
    Field(
      (value) => (isPlainObject(value) ? undefined : 'Please send the fields of the form as JSON text.'),
      {
        type: 'object',
        additionalProperties: true,
      },
    ),
  );

/** Reads a yes or no, since the fields of a multipart body are text. */
const CorrectsText = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      value === 'true' || value === 'false' ? value === 'true' : value,
    ),
    Flag({ optional: true }),
  );

/** Reads names of fields in JSON; a name that the form lacks is ignored. */
const NamesText = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => parsed(value)),
    Field(
      (value) =>
        Array.isArray(value) && value.length <= MOST_NAMES && value.every((name) => typeof name === 'string')
          ? undefined
          : 'Please send the names of fields as JSON text.',
      { type: 'array', items: { type: 'string' }, maxItems: MOST_NAMES },
      { optional: true },
    ),
  );

/** The author is the signed-in person: `createdBy` and `createdByType` of the body are ignored. */
@Takes<Omit<SubmitForm, 'createdBy' | 'createdByType'>>()
export class SubmitFormDto {
  @Id()
  client: string;

  @OneOf(FORM_TYPES)
  formType: FormType;

  @FieldsText()
  fields: Record<string, unknown>;

  @NamesText()
  readings?: string[];

  @Day({ optional: true })
  measuredOn?: string;
}

/** The author is the signed-in person: `updatedBy` and `updatedByType` of the body are ignored. */
@Takes<Omit<UpdateForm, 'updatedBy' | 'updatedByType'>>()
export class UpdateFormDto {
  @Id()
  formId: string;

  @Id()
  client: string;

  @FieldsText()
  fields: Record<string, unknown>;

  @NamesText()
  readings?: string[];

  @Day({ optional: true })
  measuredOn?: string;

  @CorrectsText()
  corrects?: boolean;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Takes<FormHistory>()
export class FormHistoryQuery {
  @OneOf(FORM_TYPES, { optional: true })
  formType?: FormType;
}

const checkedLine = (rule: Rule) => applyDecorators(Line({ optional: true }), Check(optional(rule)));

/** Every field of a form may be empty, and most of them hold free text. */
function decoratorOf({ kind, max, options = [] }: FormField): PropertyDecorator {
  if (kind === 'text') return LongText({ optional: true, ...(max !== undefined && { max }) });
  if (kind === 'date') return checkedLine(realDate);
  if (kind === 'choice') return checkedLine(oneOf(options));
  return Line({ optional: true });
}

function dtoOf(formType: FormType): ClassConstructor<object> {
  class FormFieldsDto {
    [field: string]: string;
  }
  for (const field of fieldsOf(formType)) decoratorOf(field)(FormFieldsDto.prototype, field.name);
  return FormFieldsDto;
}

const FIELD_DTOS = new Map(FORM_TYPES.map((formType) => [formType, dtoOf(formType)]));
const pipe = new CheckedBodyPipe();

/** Returns the sent fields that the form has, cleaned; numbers read as text. Throws INVALID_INPUT. */
export async function readFields(
  formType: FormType,
  sent: Record<string, unknown>,
): Promise<Record<string, string>> {
  const texts = Object.fromEntries(
    fieldsOf(formType)
      .filter(({ name }) => Object.hasOwn(sent, name))
      .map(({ name }) => [name, typeof sent[name] === 'number' ? String(sent[name]) : (sent[name] ?? '')]),
  );
  const dto = await pipe.transform(texts, { type: 'body', metatype: FIELD_DTOS.get(formType) });
  return { ...(dto as Record<string, string>) };
}

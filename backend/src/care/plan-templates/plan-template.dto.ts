import type {
  PlanTemplateCalls,
  TemplateQuery,
} from '@clinic/contract/care/plan-templates/plan-template-calls';
import {
  TEMPLATE_KINDS,
  TEMPLATE_LIMITS,
  TEMPLATE_OWNERS,
  templateTags,
  type AddPlanTemplate,
  type ChangePlanTemplate,
  type TemplateKind,
  type TemplateOwner,
} from '@clinic/contract/care/plan-templates/plan-templates';
import { MAX_SEARCH } from '@clinic/contract/constants';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { Transform } from 'class-transformer';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Flag, Line, Lines, OneOf, WholeNumber } from '../../platform/http/fields.ts';
import { isPlainObject } from '../../platform/http/plain-object.ts';
import { Takes } from '../../platform/http/takes.ts';

const MAX_PAGE = 10_000;

const anObject = (value: unknown): string | undefined =>
  isPlainObject(value) ? undefined : 'Please send an object.';

class TemplateTextsDto {
  @Line({ max: TEMPLATE_LIMITS.title, sentence: 'Please enter a title.' })
  title: string;

  @Lines(templateTags, { max: TEMPLATE_LIMITS.tags, length: TEMPLATE_LIMITS.tag, isUnique: true })
  tags: string[];

  @OneOf(TEMPLATE_OWNERS)
  owner: TemplateOwner;
}

@Strict()
@Takes<AddPlanTemplate>()
export class AddPlanTemplateDto extends TemplateTextsDto implements AddPlanTemplate {
  @OneOf(TEMPLATE_KINDS)
  kind: TemplateKind;

  @Field(anObject, { type: Object })
  body: object;

  @Flag({ optional: true })
  keepTitles?: boolean;
}

@Strict()
@Takes<ChangePlanTemplate>()
export class ChangePlanTemplateDto extends TemplateTextsDto implements ChangePlanTemplate {
  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}

@Strict()
@Takes<PlanTemplateCalls['retire']['body']>()
export class RetirePlanTemplateDto {
  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;

  @Flag()
  retired: boolean;
}

@Strict()
@Takes<TemplateQuery>()
export class TemplateQueryDto implements TemplateQuery {
  @OneOf(TEMPLATE_KINDS, { optional: true })
  kind?: TemplateKind;

  @Line({ optional: true, max: TEMPLATE_LIMITS.tag })
  tag?: string;

  @Line({ optional: true, max: MAX_SEARCH })
  text?: string;

  @OneOf(['true'], { optional: true })
  retired?: 'true';

  @Transform(({ value }: { value: unknown }) => wholeNumberIn(String(value)))
  @WholeNumber(1, MAX_PAGE, { optional: true })
  page?: number;
}

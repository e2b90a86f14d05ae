import { callTable } from '../../calls.ts';
import type {
  AddPlanTemplate,
  ChangePlanTemplate,
  PlanTemplate,
  PlanTemplateRow,
  TemplateKind,
} from './plan-templates.ts';

/** Which templates are listed; what is left out filters nothing. */
export interface TemplateQuery {
  kind?: TemplateKind;
  /** A tag, in any case. */
  tag?: string;
  /** Words of titles and tags, at most 200 characters. */
  text?: string;
  /** "true": the retired ones, in place of the others. */
  retired?: 'true';
  /** Pages of 50, from 1. */
  page?: number;
}

export interface TemplateList {
  /** The most used first, then by title. */
  templates: PlanTemplateRow[];
  /** Number of templates on all pages. */
  total: number;
}

/** Calls of the library, which all doctors read. Another doctor's template answers 403 to a change. */
export interface PlanTemplateCalls {
  all: { query: TemplateQuery; answer: TemplateList };
  /** A template with its body, to look at; it is not counted. */
  one: { answer: { template: PlanTemplate } };
  /** 400 for a body that cannot be read or has more than 1,000,000 characters; 413 above 1 MiB. */
  add: { body: AddPlanTemplate; answer: { template: PlanTemplateRow } };
  /** 403 for another doctor's, 409 STALE_RECORD. */
  change: { body: ChangePlanTemplate; answer: { template: PlanTemplateRow } };
  /** Takes a template out of the list, or back into it. 403 for another doctor's, 409 STALE_RECORD. */
  retire: { body: { version: number; retired: boolean }; answer: { template: PlanTemplateRow } };
  /** A template with its body, counted as applied. 409 TEMPLATE_RETIRED. */
  apply: { answer: { template: PlanTemplate } };
}

export const planTemplateCalls = callTable<PlanTemplateCalls>()({
  all: ['GET /templates/all', 'doctor'],
  one: ['GET /templates/one/:id', 'doctor'],
  add: ['POST /templates/add', 'doctor'],
  change: ['PUT /templates/change/:id', 'doctor'],
  retire: ['PUT /templates/retire/:id', 'doctor'],
  apply: ['POST /templates/apply/:id', 'doctor'],
});

import type { Instant } from '../../clinic-calendar.ts';
import { cleanLine } from '../../clients/client-input.ts';
import type { PersonRef } from '../../people.ts';
import { oneLine, type Rule } from '../../rules.ts';
import type { DietPlanTemplate } from '../diet-plans/diet-plan-template.ts';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';

/** A meal, a week and a plan are diet; doses are vitamins or herbs. */
export const TEMPLATE_KINDS = ['meal', 'week', 'plan', 'doses'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** The saving doctor's own, or the clinic's, which every doctor may change. */
export const TEMPLATE_OWNERS = ['doctor', 'clinic'] as const;
export type TemplateOwner = (typeof TEMPLATE_OWNERS)[number];

/** Characters of a title and of a tag, tags of a template, and templates of a page. */
export const TEMPLATE_LIMITS = { title: 100, tag: 40, tags: 10, page: 50 } as const;

/** A dose without what belongs to one client: no id, notes, days or pauses. */
export type TemplateDose = Omit<DosageEntry, 'id' | 'notes' | 'from' | 'to' | 'pauses'>;

/** Vitamins or herbs with their doses, 1–100. */
export interface DosesBody {
  entries: TemplateDose[];
}

/** Weeks as a template file has them: one for a week, one with one meal for a meal. Doses have entries. */
export type TemplateBody = DietPlanTemplate | DosesBody;

/** The contents of a template, in numbers. */
export interface TemplateSize {
  weeks: number;
  /** Sum of the weeks' days. */
  days: number;
  meals: number;
  /** Entries with doses. */
  doses: number;
}

/** A template of the library without its body. */
export interface PlanTemplateRow {
  id: string;
  kind: TemplateKind;
  title: string;
  /** In lower case, without repeats. */
  tags: string[];
  owner: TemplateOwner;
  /** The doctor whose it is; null for the clinic's, also when its doctor has left. */
  doctor: PersonRef | null;
  /** True: it came with the product, and no doctor has signed it. */
  shipped: boolean;
  /** True: the caller may change and retire it. */
  mayChange: boolean;
  size: TemplateSize;
  /** How often it was applied. */
  uses: number;
  retired: boolean;
  /** Each change raises it, an application does not. */
  version: number;
  updatedAt: Instant;
}

export interface PlanTemplate extends PlanTemplateRow {
  body: TemplateBody;
}

/** The fields that a change of a template may set; its body stays as it was saved. */
export interface TemplateTexts {
  /** 1–100 characters. */
  title: string;
  /** At most 10 of 1–40 characters. */
  tags: string[];
  owner: TemplateOwner;
}

export interface AddPlanTemplate extends TemplateTexts {
  kind: TemplateKind;
  /** Read like an uploaded file: ids of clients, records and foods, notes and unknown fields are left out. */
  body: object;
  /** True: the weeks keep their titles, which may hold a name; left out: they become "Week 1" and so on. */
  keepTitles?: boolean;
}

export interface ChangePlanTemplate extends TemplateTexts {
  /** The version that was read: an older one answers 409. */
  version: number;
}

/** The form in which a tag is stored and found. */
export const tagForm = (typed: string): string => cleanLine(typed).toLowerCase();

/** The tags of a template: a list of at most 10, none empty or longer than 40 characters, none twice. */
export const templateTags: Rule = (value) => {
  if (!Array.isArray(value)) return 'Please send a list.';
  if (value.length > TEMPLATE_LIMITS.tags) return `Please use at most ${TEMPLATE_LIMITS.tags} tags.`;
  const rule = oneLine(TEMPLATE_LIMITS.tag);
  const forms = new Set<string>();
  for (const tag of value as unknown[]) {
    const problem = tag === '' ? 'Please leave no tag empty.' : rule(tag);
    if (problem) return problem;
    const form = tagForm(tag as string);
    if (forms.has(form)) return 'Please use each tag once.';
    forms.add(form);
  }
  return undefined;
};

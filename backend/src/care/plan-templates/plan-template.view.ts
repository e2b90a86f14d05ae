import {
  tagForm,
  type PlanTemplate,
  type PlanTemplateRow,
  type TemplateTexts,
} from '@clinic/contract/care/plan-templates/plan-templates';
import { nameForm } from '@clinic/contract/reading/names';
import type { PersonRef } from '@clinic/contract/people';
import type { PlanTemplateRecord } from './plan-template.schema.ts';

/** Fields that no view reads. */
export const IN_VIEW = { words: 0, savedBy: 0, createdAt: 0 } as const;

/** Fields that no row of a list reads. */
export const IN_ROW = { ...IN_VIEW, body: 0 } as const;

/** The fields that title and tags are stored in. */
export function storedTexts({ title, tags }: Pick<TemplateTexts, 'title' | 'tags'>) {
  const forms = tags.map(tagForm);
  return { title, tags: forms, words: nameForm([title, ...forms].join(' ')) };
}

/** The reader of a template: the signed-in doctor's id, and the ids of doctors who have left. */
export interface TemplateReader {
  caller: string;
  gone: ReadonlySet<string>;
}

/** The doctor whose a template is; null for the clinic's, which those of doctors who left are. */
export const ownerOf = (
  { doctor }: Pick<PlanTemplateRecord, 'doctor'>,
  { gone }: TemplateReader,
): PersonRef | null => (doctor && !gone.has(doctor.id) ? { id: doctor.id, name: doctor.name } : null);

type Row = Omit<PlanTemplateRecord, 'body' | 'words' | 'savedBy' | 'createdAt'>;

export function templateRow(record: Row, reader: TemplateReader): PlanTemplateRow {
  const doctor = ownerOf(record, reader);
  const { weeks, days, meals, doses } = record.size;
  return {
    id: record._id.toHexString(),
    kind: record.kind,
    title: record.title,
    tags: [...record.tags],
    owner: doctor ? 'doctor' : 'clinic',
    doctor,
    shipped: record.key !== undefined,
    mayChange: doctor === null || doctor.id === reader.caller,
    size: { weeks, days, meals, doses },
    uses: record.uses,
    retired: record.retired,
    version: record.version,
    updatedAt: record.updatedAt.toISOString(),
  };
}

export const templateView = (record: PlanTemplateRecord, reader: TemplateReader): PlanTemplate => ({
  ...templateRow(record, reader),
  body: record.body,
});

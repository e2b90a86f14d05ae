import {
  MAX_TEMPLATE_LENGTH,
  readTemplate,
  templateFileName,
  templateOf,
  type TemplateReading,
} from '@clinic/contract/care/diet-plans/diet-plan-template';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { today } from '@clinic/ui/clinic-page';

/** Downloads the plan as a file; it can be loaded for any client. */
export function downloadTemplate(weeks: readonly DietWeek[]): void {
  const json = JSON.stringify(templateOf(weeks), null, 2);
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = templateFileName(today());
  link.click();
  URL.revokeObjectURL(url);
}

const isJsonFile = ({ name, type }: File): boolean => /\.json$/i.test(name) || type === 'application/json';

/** The weeks of a chosen file, or why it cannot be used. */
export async function readTemplateFile(file: File): Promise<TemplateReading> {
  if (!isJsonFile(file)) return { ok: false, error: 'Invalid template file format.' };
  // A character takes four bytes at most.
  if (file.size > MAX_TEMPLATE_LENGTH * 4) return readTemplate(' '.repeat(MAX_TEMPLATE_LENGTH + 1));
  return readTemplate(await file.text());
}

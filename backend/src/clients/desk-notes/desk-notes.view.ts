import type { DeskNotes } from '@clinic/contract/clients/desk-notes';
import type { DeskNotesRecord } from './desk-notes.schema.ts';

export const deskNotesView = (notes: DeskNotesRecord | null): DeskNotes => ({
  text: notes?.text ?? '',
  version: notes?.version ?? 0,
  savedAt: notes?.updatedAt.toISOString() ?? null,
  savedBy: notes?.savedBy.name ?? null,
  earlier: (notes?.earlier ?? []).toReversed().map(({ version, at, by, text }) => ({
    version,
    savedAt: at.toISOString(),
    savedBy: by.name,
    text,
  })),
});

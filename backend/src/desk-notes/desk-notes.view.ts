import type { Role } from '@clinic/contract/constants';
import type { DeskNotes } from '@clinic/contract/desk-notes';
import type { DeskNotesRecord } from './desk-notes.schema.ts';

export const deskNotesView = (notes: DeskNotesRecord | null): DeskNotes => ({
  text: notes?.text ?? '',
  version: notes?.version ?? 0,
  savedAt: notes?.updatedAt.toISOString() ?? null,
  savedBy: notes?.savedBy.name ?? null,
  earlier: (notes?.earlier ?? []).toReversed().map(({ version, at, by, text }) => ({
    version,
    at: at.toISOString(),
    by: { id: by.id, name: by.name, role: by.role as Role },
    body: { text },
  })),
});

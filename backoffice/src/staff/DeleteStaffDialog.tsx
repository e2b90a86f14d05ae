import type { ReactNode } from 'react';
import { DeleteDialog } from '../forms/DeleteDialog.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import type { StaffRecord, StaffResource } from './staff-record.ts';

interface Props {
  resource: StaffResource;
  noun: 'doctor' | 'assistant';
  person: StaffRecord;
  onClose: () => void;
  /** Called when the server refuses because the person still has clients or appointments. */
  onInUse?: (sentence: string) => void;
  children?: ReactNode;
}

export function DeleteStaffDialog({ resource, noun, person, onClose, onInUse, children }: Props) {
  return (
    <DeleteDialog
      resource={resource}
      record={person}
      done={`${noun === 'doctor' ? 'Doctor' : 'Assistant'} deleted successfully!`}
      failed={`Error deleting ${noun}. Please try again.`}
      onClose={onClose}
      onRefused={(sentence, code) => {
        if (onInUse && code === 'STAFF_IN_USE') onInUse(sentence);
        else notify.error(sentence);
      }}
    >
      {children}
      The log-in ends at once. Past records keep the name.
    </DeleteDialog>
  );
}

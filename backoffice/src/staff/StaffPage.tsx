import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Suspense, lazy, useCallback, useRef, useState, type ReactNode } from 'react';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useHotkey } from '../lists/useHotkey.ts';
import { StaffTable } from './StaffTable.tsx';
import type { StaffRecord, StaffResource } from './staff-record.ts';

const StaffForm = lazy(() => import('./StaffForm.tsx'));

interface Props<Person extends StaffRecord> {
  resource: StaffResource;
  noun: 'doctor' | 'assistant';
  title: string;
  context: string;
  /** Above the list. */
  notice?: ReactNode;
  renderDelete: (person: Person, onClose: () => void) => ReactNode;
}

/** List and form of one kind of staff: the form adds, or edits the person that was chosen in the list. */
export function StaffPage<Person extends StaffRecord>(props: Props<Person>) {
  const { resource, noun, title, context, notice, renderDelete } = props;
  const [editing, setEditing] = useState<Person | null>(null);
  const [deleting, setDeleting] = useState<Person | null>(null);
  const [round, setRound] = useState(0);
  const startOver = useCallback(() => {
    setEditing(null);
    setRound((before) => before + 1);
  }, []);
  const focusForm = useCallback(() => {
    startOver();
    requestAnimationFrame(() => document.querySelector<HTMLInputElement>('form input[name="name"]')?.focus());
  }, [startOver]);
  useHotkey('n', focusForm);
  const form = useRef<HTMLDivElement>(null);
  const edit = (person: Person) => {
    setEditing(person);
    form.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <PageHeader title={title} context={context} />
      {notice}
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' },
        }}
      >
        <ListFrame
          resource={resource}
          sort={{ field: 'name', order: 'ASC' }}
          noun={noun}
          filters={<SearchBox label={`Search ${noun}s`} />}
          failure={`Failed to fetch ${noun}s.`}
          empty={`No ${noun}s yet. Add the first one with the form.`}
          emptySearch={`No ${noun}s found matching your search.`}
        >
          <StaffTable<Person> resource={resource} onEdit={edit} onDelete={setDeleting} />
        </ListFrame>
        <Paper
          ref={form}
          variant="outlined"
          sx={{ p: 4, order: { xs: -1, xl: 0 }, position: { xl: 'sticky' }, top: 24 }}
        >
          <Suspense fallback={<ContentSkeleton rows={4} />}>
            <StaffForm
              key={`${editing?.id ?? 'new'}-${editing?.updatedAt ?? ''}-${round}`}
              resource={resource}
              noun={noun}
              person={editing}
              onDone={startOver}
            />
          </Suspense>
        </Paper>
      </Box>
      {deleting &&
        renderDelete(deleting, () => {
          if (deleting.id === editing?.id) startOver();
          setDeleting(null);
        })}
    </>
  );
}

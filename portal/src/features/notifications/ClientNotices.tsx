import { clientNoticeCalls, type OwnNotices } from '@clinic/contract/notifications/client-notice-calls';
import type { ClientNotice } from '@clinic/contract/notifications/client-notices';
import { counted } from '@clinic/contract/platform/counted';
import { momentOf } from '@clinic/ui/clinic-page';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useAccount } from '../../components/account.ts';
import { clientApi } from '../../lib/http.ts';
import { meQuery } from '../own-record/me.ts';

const noticesQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'notices', client],
    queryFn: ({ signal }) => clientApi.call(clientNoticeCalls.own, {}, { signal }),
  });

/** Stores what is left; the own record says whether the panel is drawn at all. */
function keep(queries: QueryClient, client: string, answer: OwnNotices): void {
  queries.setQueryData(noticesQuery(client).queryKey, answer);
  queries.setQueryData(
    meQuery(client).queryKey,
    (own) => own && { ...own, notices: answer.notices.length || undefined },
  );
}

interface RowProps {
  notice: ClientNotice;
  isBusy: boolean;
  onRead: () => void;
}

function NoticeRow({ notice: { sentence, at }, isBusy, onRead }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 2,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {momentOf(at)}
        </Box>
        <br />
        {sentence}
      </Box>
      <ClinicButton
        look="outlined"
        disabled={isBusy}
        aria-label={`Read: the letter of ${momentOf(at)}`}
        onClick={onRead}
      >
        Read
      </ClinicButton>
    </Box>
  );
}

/**
 * Says above a client's pages what happened to the account while there was no address for a letter, until each is read.
 * The last one takes the panel away: the focus goes on to the page.
 */
export function ClientNotices() {
  const { id } = useAccount();
  const queries = useQueryClient();
  const { data } = useQuery(noticesQuery(id));
  const titleId = useId();
  const title = useRef<HTMLElement>(null);
  const { save, isBusy, refusal } = useSaving<{ id: string }, OwnNotices>({
    send: (notice) => clientApi.call(clientNoticeCalls.read, notice),
    saved: (answer) => {
      if (answer.notices.length > 0) title.current?.focus();
      else document.querySelector<HTMLElement>('#main h1')?.focus();
      keep(queries, id, answer);
    },
    otherwise: 'It could not be marked as read. Please try again.',
  });
  const notices = data?.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Notice tone="note" sx={{ mb: 4 }}>
        <Box component="output" ref={title} tabIndex={-1} sx={{ display: 'block', fontWeight: 600 }}>
          <span id={titleId}>{counted(notices.length, 'letter')} about your account</span>
        </Box>
        {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mt: 2 }} />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              isBusy={isBusy}
              onRead={() => void save({ id: notice.id })}
            />
          ))}
        </Box>
      </Notice>
    </section>
  );
}

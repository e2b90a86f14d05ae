import { pushCalls } from '@clinic/contract/notifications/push-calls';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Box from '@mui/material/Box';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../components/account.ts';
import { ChoiceRow } from '../../components/ChoiceRow.tsx';
import { Panel } from '../../components/Panel.tsx';
import { clientApi } from '../../lib/http.ts';
import { abilityOfThisBrowser, subscribe, unsubscribe, type Ability } from './this-browser.ts';

const NOT_ABLE: Readonly<Record<Exclude<Ability, 'able'>, string>> = {
  'install-first':
    'On an iPhone or iPad, first add this page to your home screen (Share, then “Add to Home Screen”) and open it there.',
  blocked: 'Your browser blocks notifications of the clinic. Allow them in its settings for this site first.',
  unable: 'This browser cannot show notifications.',
};

const deviceQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'push-device', client],
    queryFn: ({ signal }) => clientApi.call(pushCalls.device, {}, { signal }),
  });

export function NotificationsPanel() {
  const query = deviceQuery(useAccount().id);
  const device = useQuery(query);
  const queries = useQueryClient();
  const [ability, setAbility] = useState(abilityOfThisBrowser);
  const { save, isBusy, refusal } = useSaving<{ on: boolean }, void>({
    send: async ({ on }) => {
      if (!device.data) return;
      const wanted = on ? await subscribe(device.data.key) : null;
      if (wanted) await clientApi.call(pushCalls.save, { body: wanted });
      else if (!on) {
        await clientApi.call(pushCalls.remove, {});
        // If this fails, the server has stopped sending anyway.
        await unsubscribe().catch(() => undefined);
      }
    },
    saved: () => undefined,
    otherwise: 'Your browser could not switch notifications on. Please try again.',
    settled: () => {
      setAbility(abilityOfThisBrowser());
      return queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  if (!device.data) return null;
  return (
    <Panel title="Notifications">
      {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mb: 3 }} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <ChoiceRow
          name="Notifications on this device"
          what="A reminder of your visit in place of the e-mail, and a word when your plan has changed. They never say what you are treated for, and stay quiet from 9 PM to 8 AM."
          more={ability !== 'able' && NOT_ABLE[ability]}
          chosen={device.data.on}
          busy={isBusy || (ability !== 'able' && !device.data.on)}
          onChoose={(on) => void save({ on })}
        />
      </Box>
    </Panel>
  );
}

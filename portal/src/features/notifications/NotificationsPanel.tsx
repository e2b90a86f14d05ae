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
import {
  abilityOfThisBrowser,
  isSubscribed,
  subscribe,
  Unanswered,
  unsubscribe,
  type Ability,
} from './this-browser.ts';

/** Why the switch is off, or may not be pressed. */
const WHY_OFF: Readonly<Record<Exclude<Ability, 'able'>, string>> = {
  allowed: 'Your browser allows them, but they are not switched on: none come to this device.',
  'install-first':
    'On an iPhone or iPad, first add this page to your home screen (Share, then “Add to Home Screen”) and open it there.',
  blocked: 'Your browser blocks notifications of the clinic. Allow them in its settings for this site first.',
  unable: 'This browser cannot show notifications.',
};

const UNANSWERED =
  'Your browser asked whether to allow notifications, and got no answer. Please switch them on again, and press “Allow”.';

const deviceQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'push-device', client],
    queryFn: ({ signal }) => clientApi.call(pushCalls.device, {}, { signal }),
  });

export function NotificationsPanel() {
  const query = deviceQuery(useAccount().id);
  const device = useQuery(query);
  const subscribed = useQuery({ queryKey: [...query.queryKey, 'subscribed'], queryFn: isSubscribed });
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
  const isOn = device.data.on && subscribed.data !== false;
  const mayTurnOn = ability === 'able' || ability === 'allowed';
  const problem = refusal?.failure instanceof Unanswered ? UNANSWERED : refusal?.sentence;
  return (
    <Panel title="Notifications">
      {problem && <FailureNotice sentence={problem} sx={{ mb: 3 }} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <ChoiceRow
          name="Notifications on this device"
          what="A reminder of your visit in place of the e-mail, and a word when your plan has changed. They never say what you are treated for, and stay quiet from 9 PM to 8 AM."
          more={!isOn && ability !== 'able' && WHY_OFF[ability]}
          chosen={isOn}
          busy={isBusy || (!mayTurnOn && !isOn)}
          onChoose={(on) => void save({ on })}
        />
      </Box>
    </Panel>
  );
}

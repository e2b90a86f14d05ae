import type { AlikeClient, AnsweredAlike } from '@clinic/contract/clients/alike';
import { alikeCalls } from '@clinic/contract/clients/alike-calls';
import { phoneAsStored } from '@clinic/contract/reading/phones';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useServer } from '../providers/useServer.ts';
import type { ClientValues } from './ClientFields.tsx';

const AlikeQuestion = lazy(async () => ({ default: (await import('./AlikeQuestion.tsx')).AlikeQuestion }));

interface Asked {
  alike: AlikeClient[];
  goOn: (saves: boolean) => void;
}

interface Asking {
  /** Resolves to false when the person goes back; asks only where a known client is alike. */
  ask: (values: ClientValues) => Promise<boolean>;
  /** The desk's word before this save; undefined: it was not asked. */
  said: () => AnsweredAlike | undefined;
  question: ReactNode;
}

const idsOf = (alike: readonly AlikeClient[]): string[] => alike.map(({ id }) => id);

/** Asks before a new client is saved whether it is a known one. A search that fails asks nothing: saving never waits for it. */
export function useAlikeQuestion(onTake?: (client: AlikeClient) => void): Asking {
  const server = useServer();
  const [asked, setAsked] = useState<Asked | null>(null);
  const said = useRef<AnsweredAlike>(undefined);

  const find = async ({ name, phone, birthday }: ClientValues): Promise<AlikeClient[]> => {
    const query = { name, phone: phoneAsStored(phone), birthday: birthday || undefined };
    try {
      return (await server((api) => api.call(alikeCalls.find, { query }))).alike;
    } catch {
      return [];
    }
  };
  const ask = async (values: ClientValues): Promise<boolean> => {
    const alike = await find(values);
    const known = new Set(said.current?.clients);
    // The same people are not asked about again, such as after a refused e-mail.
    if (alike.every(({ id }) => known.has(id))) return true;
    said.current = undefined;
    return new Promise((resolve) => setAsked({ alike, goOn: resolve }));
  };
  const close = (saves: boolean) => {
    setAsked(null);
    asked?.goOn(saves);
  };
  return {
    ask,
    said: () => said.current,
    question: asked && (
      <Suspense>
        <AlikeQuestion
          alike={asked.alike}
          onAnswer={(answer) => {
            if (answer) said.current = { answer, clients: idsOf(asked.alike) };
            close(answer !== null);
          }}
          onTake={
            onTake &&
            ((client) => {
              close(false);
              onTake(client);
            })
          }
        />
      </Suspense>
    ),
  };
}

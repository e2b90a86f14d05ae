import type { Consent } from '@clinic/contract/privacy/privacy';
import {
  NOTICE_WAY_WORDS,
  waitsForCopy,
  writtenDownWords,
  type ClientWishes,
  type WrittenDown,
} from '@clinic/contract/privacy/written-down';
import { momentOf } from '../clinic-page.ts';

/** One line of the panel: the decision, and below it when and on what proof it was written down. */
export interface WishLine {
  name: string;
  says: string;
  proof: string;
}

const NOTHING = { says: 'Not asked yet.', proof: '' };

const proofOf = (at: string | null, writtenDown: WrittenDown | undefined): string =>
  [at && momentOf(at), writtenDown && writtenDownWords(writtenDown)].filter(Boolean).join(', ');

function noticeSays({ given, version, at, notice, writtenDown }: Consent) {
  if (!given || !at) return { says: 'Neither read nor given yet.', proof: '' };
  const how = notice ? NOTICE_WAY_WORDS[notice] : 'agreed to';
  return { says: `Version ${version ?? ''}, ${how}.`, proof: proofOf(at, writtenDown) };
}

function remindersSay({ given, at, writtenDown }: Consent) {
  if (!at) return { says: 'Not asked yet: the client is reminded.', proof: '' };
  return { says: given ? 'Yes.' : 'No: not to be told.', proof: proofOf(at, writtenDown) };
}

function whatsAppSays({ whatsApp, whatsAppSaid }: ClientWishes) {
  if (whatsApp === null) return NOTHING;
  return {
    says: whatsApp ? 'Yes.' : 'No.',
    proof: proofOf(whatsAppSaid?.at ?? null, whatsAppSaid?.writtenDown),
  };
}

function copySays({ copy }: ClientWishes) {
  if (!copy) return { says: 'Not asked for.', proof: '' };
  const { at, writtenDown, handedOver } = copy;
  const says = handedOver
    ? `Handed over by ${handedOver.by} on ${momentOf(handedOver.at)}.`
    : 'Wanted: the doctor hands it over.';
  return { says, proof: proofOf(at, writtenDown) };
}

function erasureSays({ erasure }: ClientWishes) {
  if (!erasure || erasure.state === 'withdrawn') return { says: 'Not asked for.', proof: '' };
  const { state, answer, askedAt, writtenDown } = erasure;
  const says = state === 'declined' ? `Declined: ${answer}` : 'Asked for: an admin looks at it and confirms.';
  return { says, proof: proofOf(askedAt, writtenDown) };
}

export function wishLines(wishes: ClientWishes): WishLine[] {
  const of = (purpose: Consent['purpose']) => wishes.consents.find((consent) => consent.purpose === purpose);
  const treatment = of('treatment');
  const reminders = of('reminders');
  return [
    { name: 'Privacy notice', ...(treatment ? noticeSays(treatment) : NOTHING) },
    { name: 'Reminders', ...(reminders ? remindersSay(reminders) : NOTHING) },
    { name: 'WhatsApp', ...whatsAppSays(wishes) },
    { name: 'Copy of the data', ...copySays(wishes) },
    { name: 'Erasure', ...erasureSays(wishes) },
  ];
}

/** True before anything was said or asked. */
export const nothingSaid = ({ consents, whatsApp, copy, erasure }: ClientWishes): boolean =>
  consents.every(({ at }) => at === null) && whatsApp === null && copy === null && erasure === null;

export const wantsCopy = ({ copy }: ClientWishes): boolean => waitsForCopy(copy);

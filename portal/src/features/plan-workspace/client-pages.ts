import { FORM_DEFINITIONS } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { FORM_PAGES } from './form-pages.ts';

export interface ClientPage {
  label: string;
  /** After /doctor, `:id` is the client's. */
  path: string;
  /** Hidden from a covering doctor: there is nothing to read. */
  ownOnly?: true;
}

export interface ClientSection {
  label: string;
  /** The section's own link leads to the first page. */
  pages: readonly ClientPage[];
}

const page = (label: string, path: string): ClientPage => ({ label, path });

export const CLIENT_SECTIONS: readonly ClientSection[] = [
  { label: 'Overview', pages: [page('Overview', 'clients/:id')] },
  { label: 'Consultation', pages: [page('Consultation', 'consultation/:id')] },
  {
    label: 'Forms',
    pages: FORM_PAGES.map(({ formType, path }) => page(FORM_DEFINITIONS[formType].title, `${path}/:id`)),
  },
  {
    label: 'Plans',
    pages: [
      page('Program', 'client-plan/:id'),
      page('Weekly Diet', 'diet-plan/:id'),
      page('Vitamins', 'vitamins/:id'),
      page('Herbs', 'herbs/:id'),
      page('Snacks', 'snacks/:id'),
    ],
  },
  { label: 'Checkups', pages: [page('Checkup', 'checkup/:id')] },
  {
    label: 'Results',
    pages: [
      page('Compare Body Status', 'body-status/:id'),
      { ...page('End Program', 'end-program/:id'), ownOnly: true },
    ],
  },
  { label: 'History', pages: [page('History', 'clients/:id/history')] },
];

export const clientPath = ({ path }: ClientPage, clientId: string): string =>
  `/doctor/${path.replace(':id', clientId)}`;

/** The fragment of a check-in's address on the overview. */
export const checkInPlace = (id: string): string => `check-in-${id}`;

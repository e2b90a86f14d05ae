import { FORM_DEFINITIONS } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { FORM_PAGES } from './form-pages.ts';

export interface ClientPage {
  label: string;
  /** Path after /doctor; `:id` stands for the client's id. */
  path: string;
  /** True: hidden from a covering doctor, who may not read it. */
  ownOnly?: true;
}

export interface ClientSection {
  label: string;
  /** Pages of the section; its link leads to the first. */
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

/** The fragment that names a check-in in the overview's address. */
export const checkInPlace = (id: string): string => `check-in-${id}`;

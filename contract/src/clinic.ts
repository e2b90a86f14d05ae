import facts from '../../clinic.json' with { type: 'json' };

/** A range of opening hours; a weekday may have several, a day without one is closed. */
export interface OpeningHours {
  /** 0 = Sunday … 6 = Saturday. */
  day: number;
  /** HH:mm, clinic's zone. */
  open: string;
  close: string;
}

/** The clinic's facts, from the one file `clinic.json`: site, apps, invoices and mails all read them here. */
export interface Clinic {
  name: string;
  legalName: string;
  tagline: string;
  url: string;
  address: { line1: string; line2: string; city: string; state: string; pin: string; country: string };
  geo: { latitude: number; longitude: number };
  mapUrl: string;
  phones: string[];
  email: string;
  careEmail: string;
  social: { instagram: string; facebook: string; youtube: string };
  hours: OpeningHours[];
}

export const CLINIC: Clinic = facts;

/** The address on one line. */
export const CLINIC_ADDRESS = [
  facts.address.line1,
  facts.address.line2,
  `${facts.address.city} ${facts.address.pin}`,
  facts.address.state,
].join(', ');

/** Opens the clinic on Google Maps, or in the phone's own map app. */
export const CLINIC_ON_MAP = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${CLINIC.name}, ${CLINIC_ADDRESS}`)}`;

/** The address of a link that calls a number; spaces are taken out of it. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

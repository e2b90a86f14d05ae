import file from '../../clinic.json' with { type: 'json' };

/** A range of opening hours; a weekday may have several, a day without one is closed. */
export interface OpeningHours {
  /** 0 = Sunday … 6 = Saturday. */
  day: number;
  /** HH:mm, clinic's zone. */
  open: string;
  close: string;
}

/** The clinic's facts: site, apps, papers and mails all ask `clinicFacts` for them. */
export interface ClinicFacts {
  name: string;
  legalName: string;
  tagline: string;
  /** `line2` and `pin` may be empty. */
  address: { line1: string; line2: string; city: string; state: string; pin: string; country: string };
  /** In degrees; null: not known. */
  geo: { latitude: number; longitude: number } | null;
  /** An https address of a map; empty: none. */
  mapUrl: string;
  /** At least one, as they are printed. */
  phones: string[];
  email: string;
  /** Where people write about their data. */
  careEmail: string;
  /** https addresses; empty where the clinic has none. */
  social: { instagram: string; facebook: string; youtube: string };
  /** The address of the clinic's own logo, which ends in .png or .webp; empty: the shipped drawing. */
  logo: string;
}

const { url, hours, prefix, ...shipped } = file;

/** The address of the built site where none is set. */
export const CLINIC_URL: string = url;
export const CLINIC_HOURS: OpeningHours[] = hours;
/** The beginning of the invoices of a clinic whose admin has not chosen a prefix. */
export const SHIPPED_PREFIX: string = prefix;
/** The facts of `clinic.json`: a new database and the static build begin with them. */
export const SHIPPED_CLINIC: ClinicFacts = { ...shipped, logo: '' };

let known = SHIPPED_CLINIC;

/** The clinic's facts as this page or server knows them. */
export const clinicFacts = (): ClinicFacts => known;

const followers = new Set<() => void>();

/** Takes other facts from now on: those of the page's document, or of the database. */
export function knowClinic(facts: ClinicFacts): void {
  known = facts;
  for (const follow of followers) follow();
}

/** Calls `follow` whenever other facts are taken, until the returned function is called. */
export function followClinic(follow: () => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

/** The address of a clinic's logo: its own, or the drawing that the site serves. */
export const clinicLogo = ({ logo }: Pick<ClinicFacts, 'logo'> = known): string => logo || '/favicon.svg';

/** The number that people are asked to call. */
export const clinicPhone = (): string => known.phones[0] ?? '';

/** An address on one line. */
export function addressLine({ line1, line2, city, pin, state }: ClinicFacts['address']): string {
  return [line1, line2, `${city} ${pin}`.trim(), state].filter(Boolean).join(', ');
}

/** The clinic's address on one line. */
export const clinicAddress = (): string => addressLine(known.address);

/** Opens the clinic on Google Maps, or in the phone's own map app. */
export const clinicOnMap = (): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${known.name}, ${clinicAddress()}`)}`;

/** The address of a link that calls a number; spaces are taken out of it. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

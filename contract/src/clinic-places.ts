import { clinicData } from './clinic-data.ts';
import { addressLine, clinicLogo, telHref, type ClinicFacts } from './clinic.ts';
import { escapeHtml } from './platform/escape-html.ts';

/** The networks of `ClinicFacts.social`, by their names. */
export const NETWORKS = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' } as const;
const MARK = /%clinic\.(\w+)%/g;

/** JSON for a script element, which only `<` could end. */
export const jsonForScript = (data: object): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** The facts that stand in sentences, as plain text. */
function clinicTexts(facts: ClinicFacts) {
  const { name, legalName, tagline, address, phones, email, careEmail, logo } = facts;
  const [firstWord = '', ...otherWords] = name.split(' ');
  const phone = phones[0] ?? '';
  return {
    name,
    firstWord,
    otherWords: otherWords.join(' '),
    legalName,
    tagline,
    city: address.city,
    address: addressLine(address),
    phone,
    tel: telHref(phone),
    email,
    careEmail,
    logo: clinicLogo(facts),
    touchIcon: logo || '/apple-touch-icon.png',
  };
}

const link = (href: string, text: string, more = ''): string =>
  `<a href="${escapeHtml(href)}"${more}>${escapeHtml(text)}</a>`;

/** Whole elements, since a part that is empty leaves its element out, too. */
function clinicElements(facts: ClinicFacts, site: string) {
  const { address, mapUrl, phones, email, social } = facts;
  const contacts = [...phones.map((phone) => link(telHref(phone), phone)), link(`mailto:${email}`, email)];
  const town = [`${address.city} ${address.pin}`.trim(), address.state].filter(Boolean).join(', ');
  const networks = Object.entries(NETWORKS)
    .map(([id, name]) => ({ name, href: social[id as keyof typeof NETWORKS] }))
    .filter(({ href }) => href)
    .map(({ name, href }) => `<li>${link(href, name, ' rel="noopener"')}</li>`);
  return {
    addressLines: [address.line1, address.line2, town].filter(Boolean).map(escapeHtml).join('<br>'),
    contacts: contacts.map((one) => `<li>${one}</li>`).join(''),
    networks: networks.length > 0 ? `<h2>Follow us</h2><ul>${networks.join('')}</ul>` : '',
    map: mapUrl ? link(mapUrl, 'Open the map', ' rel="noopener"') : '',
    data: jsonForScript(clinicData(facts, site)),
    facts: jsonForScript(facts),
  };
}

type Place = keyof ReturnType<typeof clinicTexts> | keyof ReturnType<typeof clinicElements> | 'site';

/** Marks where a fact of the clinic stands in a page; `fillFile` replaces it. */
export const place = (name: Place): string => `%clinic.${name}%`;

/** A clinic made of marks, for texts of the contract whose facts are filled in later. */
export const MARKED_CLINIC: ClinicFacts = {
  name: place('name'),
  legalName: place('legalName'),
  tagline: place('tagline'),
  address: { line1: place('address'), line2: '', city: '', state: '', pin: '', country: '' },
  geo: null,
  mapUrl: '',
  phones: [place('phone')],
  email: place('email'),
  careEmail: place('careEmail'),
  social: { instagram: '', facebook: '', youtube: '' },
  logo: place('logo'),
};

/** Replaces the marks in one pass, so that a fact that looks like a mark stays as it is. Throws for an unknown one. */
const fill = (text: string, places: Readonly<Record<string, string>>): string =>
  text.replace(MARK, (mark, name: string) => {
    const found = places[name];
    if (found === undefined) throw new Error(`No place of a page is called ${mark}.`);
    return found;
  });

/** A web manifest; a logo of the clinic's own takes the place of all icons. Its address ends in its type. */
function fillManifest(marked: string, facts: ClinicFacts): string {
  const texts = clinicTexts(facts);
  const manifest = JSON.parse(marked, (_, value: unknown) =>
    typeof value === 'string' ? fill(value, texts) : value,
  ) as object;
  const type = `image/${facts.logo.split('.').at(-1)}`;
  const icons = [{ src: facts.logo, sizes: 'any', type }];
  return JSON.stringify({ ...manifest, ...(facts.logo && { icons }) });
}

/**
 * Fills the marked places of a built file: of a web manifest, of a page, or of what else names the site's address.
 * `site` is that address, without a slash at its end.
 */
export function fillFile(name: string, marked: string, facts: ClinicFacts, site: string): string {
  if (name.endsWith('.webmanifest')) return fillManifest(marked, facts);
  const texts = Object.entries({ ...clinicTexts(facts), site }).map(([key, text]) => [key, escapeHtml(text)]);
  return fill(marked, { ...Object.fromEntries(texts), ...clinicElements(facts, site) });
}

import { expect, it, test } from 'vitest';
import { fillFile, MARKED_CLINIC, place } from './clinic-places.ts';
import { SHIPPED_CLINIC, type ClinicFacts } from './clinic.ts';
import { escapeHtml } from './platform/escape-html.ts';

const SITE = 'https://clinic.example';
const NASTY = `Tarang & "Daughters" <b>'$&' %clinic.email%`;
const BARE: ClinicFacts = {
  ...SHIPPED_CLINIC,
  name: 'Tarang',
  tagline: '',
  address: {
    line1: '12 Ring Road',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    pin: '',
    country: 'India',
  },
  geo: null,
  mapUrl: '',
  phones: ['+91 20 5555 0100'],
  social: { instagram: '', facebook: '', youtube: '' },
};

const filled = (name: Parameters<typeof place>[0], facts: ClinicFacts) =>
  fillFile('page.html', place(name), facts, SITE);

it.each<[Parameters<typeof place>[0], string]>([
  ['name', 'Tulsivan Wellness Clinic'],
  ['firstWord', 'Tulsivan'],
  ['otherWords', 'Wellness Clinic'],
  ['legalName', 'Tulsivan Wellness Clinic LLP'],
  ['city', 'Ahmedabad'],
  ['address', '2nd Floor, Madhuban House, Near Law Garden, Ellisbridge, Ahmedabad 380006, Gujarat'],
  ['addressLines', '2nd Floor, Madhuban House<br>Near Law Garden, Ellisbridge<br>Ahmedabad 380006, Gujarat'],
  ['phone', '+91 79 1555 0142'],
  ['tel', 'tel:+917915550142'],
  ['careEmail', 'care@tulsivan.example'],
  ['logo', '/favicon.svg'],
  ['touchIcon', '/apple-touch-icon.png'],
  ['site', SITE],
])('the place %s of the shipped clinic is %s', (name, text) => {
  expect(filled(name, SHIPPED_CLINIC)).toBe(text);
});

it.each<[Parameters<typeof place>[0], string]>([
  ['firstWord', 'Tarang'],
  ['otherWords', ''],
  ['tagline', ''],
  ['address', '12 Ring Road, Pune, Maharashtra'],
  ['addressLines', '12 Ring Road<br>Pune, Maharashtra'],
  ['networks', ''],
  ['map', ''],
])('the place %s of a clinic that has left much empty is "%s"', (name, text) => {
  expect(filled(name, BARE)).toBe(text);
});

test('a clinic with one network has a link to that one, and to no empty address', () => {
  const facts = { ...BARE, social: { ...BARE.social, youtube: 'https://www.youtube.com/@tarang' } };
  expect(filled('networks', facts)).toBe(
    '<h2>Follow us</h2><ul><li><a href="https://www.youtube.com/@tarang" rel="noopener">YouTube</a></li></ul>',
  );
  expect(filled('contacts', facts)).toBe(
    '<li><a href="tel:+912055550100">+91 20 5555 0100</a></li>' +
      '<li><a href="mailto:hello@tulsivan.example">hello@tulsivan.example</a></li>',
  );
});

test('search engines are told nothing that is empty', () => {
  const data = JSON.parse(filled('data', BARE)) as Record<string, unknown>;
  for (const left of ['slogan', 'geo', 'hasMap', 'sameAs']) expect(data).not.toHaveProperty(left);
  expect(data).toMatchObject({ name: 'Tarang', url: SITE, logo: `${SITE}/icon-512.png` });
  expect(data.address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '12 Ring Road',
    addressLocality: 'Pune',
    addressRegion: 'Maharashtra',
    addressCountry: 'India',
  });
});

test('a name with signs of HTML, of a replacement and of a mark stands as it was typed', () => {
  const facts = { ...SHIPPED_CLINIC, name: NASTY };
  expect(filled('name', facts)).toBe(escapeHtml(NASTY));
  expect(escapeHtml(NASTY)).not.toMatch(/["'<>]/);
  for (const name of ['data', 'facts'] as const) {
    expect(filled(name, facts)).not.toContain('<');
    expect(JSON.parse(filled(name, facts))).toMatchObject({ name: NASTY });
  }
  expect(JSON.parse(filled('facts', facts))).toEqual(facts);
});

test('a manifest has the name, its first word for the home screen, and the icons of the clinic', () => {
  const built = JSON.stringify({
    name: place('name'),
    short_name: place('firstWord'),
    icons: [{ src: '/icon.png' }],
  });
  const manifestOf = (facts: ClinicFacts): unknown =>
    JSON.parse(fillFile('manifest.webmanifest', built, facts, SITE));
  expect(manifestOf({ ...SHIPPED_CLINIC, name: NASTY })).toEqual({
    name: NASTY,
    short_name: 'Tarang',
    icons: [{ src: '/icon.png' }],
  });
  expect(manifestOf({ ...SHIPPED_CLINIC, logo: '/api/clinic/logo/0123.webp' })).toMatchObject({
    icons: [{ src: '/api/clinic/logo/0123.webp', sizes: 'any', type: 'image/webp' }],
  });
});

test('texts that were written with marks are filled like the pages', () => {
  const { name, address, phones } = MARKED_CLINIC;
  expect(fillFile('page.html', `${name}, ${address.line1}, ${phones[0]}`, BARE, SITE)).toBe(
    'Tarang, 12 Ring Road, Pune, Maharashtra, +91 20 5555 0100',
  );
});

test('a page with a mark that names no place is not sent', () => {
  expect(() => fillFile('page.html', '%clinic.owner%', BARE, SITE)).toThrow(/%clinic\.owner%/);
});

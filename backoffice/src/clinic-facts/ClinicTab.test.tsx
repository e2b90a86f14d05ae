import { clinicFacts, knowClinic, SHIPPED_CLINIC } from '@clinic/contract/clinic';
import { clinicCalls } from '@clinic/contract/clinic-calls';
import { SHIPPED_SETTINGS, type ClinicAnswer } from '@clinic/contract/clinic-settings';
import { usePageTitle } from '@clinic/ui/layout/usePageTitle.ts';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import ClinicTab from './ClinicTab.tsx';

const shipped: ClinicAnswer = { clinic: { ...SHIPPED_SETTINGS }, version: 3 };
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const file = (name: string, parts: BlobPart[], type = '') => new File(parts, name, { type });
const png = (more = 0) => file('logo.png', [bytesOf(PNG), new Uint8Array(more)], 'image/png');

const storing = on(clinicCalls.save, ({ body }) => {
  const { version, ...clinic } = body;
  return { clinic, version: version + 1 };
});

function Titled() {
  usePageTitle('Settings');
  return <ClinicTab />;
}

async function show(...stubs: Stub[]) {
  const shown = renderArea(<Titled />, [on(clinicCalls.read, shipped), ...stubs]);
  await screen.findByRole('form', { name: 'Clinic' });
  return { ...shown, user: userEvent.setup() };
}
const input = (name: RegExp | string) => screen.getByRole('textbox', { name });
const fill = (name: RegExp | string, value: string) => fireEvent.change(input(name), { target: { value } });
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save clinic' }));
const piece = (title: string) => screen.getByRole('figure', { name: title });
const logoInput = () => screen.getByLabelText<HTMLInputElement>('Picture of the logo');

afterEach(() => knowClinic(SHIPPED_CLINIC));

describe('the page of the clinic’s facts', () => {
  it('saves what was typed with the version that was read, and this page has the new name at once', async () => {
    const { user, sent } = await show(storing);
    fill(/^Name/, 'Tarang Clinic');
    fill(/^Address line 1/, '12 Ring Road');
    fill('Address line 2', '');
    fill('Latitude', '18.52');
    fill('Longitude', '73.8567');
    fill(/^Prefix/, 'ta');
    await save(user);
    await waitFor(() => expect(document.title).toBe('Settings · Tarang Clinic'));
    expect(requestsOf(sent, clinicCalls.save)[0]?.body).toEqual({
      ...SHIPPED_SETTINGS,
      name: 'Tarang Clinic',
      address: { ...SHIPPED_SETTINGS.address, line1: '12 Ring Road', line2: '' },
      geo: { latitude: 18.52, longitude: 73.8567 },
      prefix: 'TA',
      version: 3,
    });
    expect(clinicFacts().name).toBe('Tarang Clinic');
  });

  it('draws header, letter and invoice from what is typed', async () => {
    await show();
    fill(/^Name/, 'Tarang Clinic');
    fill(/^City/, 'Pune');
    fill(/^Prefix/, 'ta');
    expect(piece('Header of the website')).toHaveTextContent('Tarang Clinic');
    expect(piece('Foot of a letter')).toHaveTextContent(/Tarang Clinic.*Pune/);
    expect(piece('Head of an invoice')).toHaveTextContent(/Tarang Clinic.*Pune.*TA\/\d\d-\d\d\/00001/);
    expect(clinicFacts().name).toBe(SHIPPED_CLINIC.name);
  });

  it.each([
    [/^Name/, ' ', 'Please fill in this field.'],
    [/^Email \*?$|^Email$/, 'hello', 'Please enter one email address'],
    ['Link to a map', 'http://map.example', 'https://'],
    [/^Phone/, '12', 'Please enter a phone number with its area code.'],
    ['Latitude', '95', 'Please enter degrees between -90 and 90.'],
    ['Latitude', '18.5 S', 'Please enter degrees between -90 and 90.'],
    ['Latitude', '', 'Please enter both, or none of the two.'],
    [/^Prefix/, 'TARANG', 'Please use one to four capital letters and digits.'],
  ])('says beside %s that “%s” is wrong, and sends nothing', async (name, typed, sentence) => {
    const { user, sent } = await show(storing);
    const [field] = screen.getAllByRole('textbox', { name });
    fireEvent.change(field!, { target: { value: typed } });
    await save(user);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(requestsOf(sent, clinicCalls.save)).toEqual([]);
  });

  it('sends no place on the map when both degrees are empty', async () => {
    const { user, sent } = await show(storing);
    fill('Latitude', '');
    fill('Longitude', '');
    await save(user);
    await waitFor(() => expect(requestsOf(sent, clinicCalls.save)[0]?.body).toMatchObject({ geo: null }));
  });

  it('holds one to three phones', async () => {
    const { user, sent } = await show(storing);
    await user.click(screen.getByRole('button', { name: 'Remove phone 1' }));
    expect(screen.queryByRole('button', { name: /^Remove phone/ })).toBeNull();
    const add = () => user.click(screen.getByRole('button', { name: 'Add phone' }));
    await add();
    await add();
    expect(screen.queryByRole('button', { name: 'Add phone' })).toBeNull();
    const typed = ['+91 20 1555 0100', '+91 20 1555 0101', '+91 20 1555 0102'];
    const rows = typed.map((_, place) => screen.getByRole('group', { name: `phone ${place + 1}` }));
    for (const [place, row] of rows.entries())
      fireEvent.change(within(row).getByRole('textbox'), { target: { value: typed[place] } });
    await save(user);
    await waitFor(() => expect(requestsOf(sent, clinicCalls.save)[0]?.body).toMatchObject({ phones: typed }));
    expect(rows.map((row) => within(row).getByRole<HTMLInputElement>('textbox').value)).toEqual(typed);
  });

  it('says the server’s sentence beside its field', async () => {
    const details = { 'social.facebook': ['No such page.'], logo: ['Please choose a PNG or WebP picture.'] };
    const { user } = await show(on(clinicCalls.save, new Refused('INVALID_INPUT', { details })));
    await save(user);
    await waitFor(() => expect(input('Facebook')).toHaveAccessibleDescription('No such page.'));
    expect(logoInput()).toHaveAccessibleDescription('Please choose a PNG or WebP picture.');
  });

  it('keeps what was typed when another admin has saved meanwhile, and takes over the rest', async () => {
    let now = shipped;
    const { user, sent } = await show(
      on(clinicCalls.read, () => now),
      on(clinicCalls.save, ({ body }) =>
        body.version === now.version ? { ...now, version: 5 } : new Refused('STALE_RECORD'),
      ),
    );
    fill(/^Name/, 'Tarang Clinic');
    now = {
      clinic: { ...shipped.clinic, tagline: 'Of another admin', phones: ['+91 20 1555 0199'] },
      version: 4,
    };
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else saved other facts meanwhile');
    expect(input(/^Name/)).toHaveValue('Tarang Clinic');
    expect(input('Tagline')).toHaveValue('Of another admin');
    await save(user);
    await waitFor(() => expect(requestsOf(sent, clinicCalls.save)).toHaveLength(2));
    expect(requestsOf(sent, clinicCalls.save)[1]?.body).toEqual({
      ...now.clinic,
      name: 'Tarang Clinic',
      version: 4,
    });
  });

  it('can be read again when the server did not answer', async () => {
    renderArea(<ClinicTab />, [on(clinicCalls.read, new Refused('SERVICE_UNAVAILABLE'))]);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('the logo', () => {
  it('is shown in the preview, sent with the facts, and can be removed', async () => {
    const { user, sent } = await show(storing);
    await user.upload(logoInput(), png());
    const logo = `data:image/png;base64,${PNG}`;
    expect(await screen.findByRole('img', { name: 'The logo' })).toHaveAttribute('src', logo);
    expect(piece('Header of the website').querySelector('img')).toHaveAttribute('src', logo);
    await save(user);
    await waitFor(() => expect(requestsOf(sent, clinicCalls.save)[0]?.body).toMatchObject({ logo }));
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(screen.getByRole('img', { name: 'The logo that came with the software' })).toBeVisible();
    await save(user);
    await waitFor(() => expect(requestsOf(sent, clinicCalls.save)[1]?.body).toMatchObject({ logo: '' }));
  });

  it('may be dragged, and is what its contents are', async () => {
    await show();
    const webp = file('logo.png', ['RIFF', new Uint8Array(4), 'WEBPVP8 '], 'image/png');
    fireEvent.drop(logoInput(), { dataTransfer: { files: [webp] } });
    const shown = await screen.findByRole('img', { name: 'The logo' });
    expect(shown.getAttribute('src')).toMatch(/^data:image\/webp;base64,/);
  });

  it.each([
    ['an SVG', file('logo.svg', ['<svg xmlns="http://www.w3.org/2000/svg"/>']), /^An SVG may hold a program/],
    [
      'a text with the name of a picture',
      file('logo.png', ['hello'], 'image/png'),
      /^Please choose a PNG or/,
    ],
    [
      'a picture of 201 kB',
      png(201_000),
      /^Please choose a picture of at most 200 kB: this one has 202 kB\.$/,
    ],
  ])('is not taken from %s, which is said beside it', async (_what, chosen, sentence) => {
    await show();
    fireEvent.change(logoInput(), { target: { files: [chosen] } });
    await waitFor(() => expect(logoInput()).toHaveAccessibleDescription(sentence));
    expect(screen.getByRole('img', { name: 'The logo that came with the software' })).toBeVisible();
  });
});

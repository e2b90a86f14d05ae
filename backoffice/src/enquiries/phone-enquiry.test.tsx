import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { clinicZone } from '@clinic/ui/clinic-page';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { anEnquiry } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import PhoneEnquiryDialog from './PhoneEnquiryDialog.tsx';

const SOURCES = on(enquiryCalls.sources, { sources: ['Google', 'A friend'], asked: false, version: 1 });

describe('an enquiry on the phone', () => {
  it('is written down with a name and a number alone', async () => {
    const close = vi.fn<() => void>();
    const { sent } = renderArea(<PhoneEnquiryDialog onClose={close} />, [
      SOURCES,
      on(enquiryCalls.byDesk, { enquiry: anEnquiry() }),
    ]);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Nirmala Trivedi');
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '98240 55512');
    await userEvent.click(screen.getByRole('button', { name: 'Save enquiry' }));
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
    expect(requestsOf(sent, enquiryCalls.byDesk)[0]?.body).toEqual({
      name: 'Nirmala Trivedi',
      phoneNumber: '9824055512',
      email: '',
      location: '',
      plan: '',
      message: '',
      source: '',
    });
  });

  it('says when to call back, where the person is from and how they heard of the clinic', async () => {
    const { sent } = renderArea(<PhoneEnquiryDialog onClose={() => undefined} />, [
      SOURCES,
      on(enquiryCalls.byDesk, { enquiry: anEnquiry() }),
    ]);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Nirmala Trivedi');
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '9824055512');
    await userEvent.click(screen.getByRole('combobox', { name: 'Heard of us from' }));
    await userEvent.click(await screen.findByRole('option', { name: 'A friend' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Age' }), '61');
    await userEvent.type(screen.getByRole('textbox', { name: 'Location' }), 'Maninagar');
    const time = screen.getByRole('group', { name: 'Call back at' });
    await userEvent.click(time.querySelector('[aria-label="Hours"]') as HTMLElement);
    await userEvent.keyboard('430PM');
    await userEvent.click(screen.getByRole('button', { name: 'Save enquiry' }));
    await vi.waitFor(() => expect(requestsOf(sent, enquiryCalls.byDesk)).toHaveLength(1));
    const said = requestsOf(sent, enquiryCalls.byDesk)[0]?.body;
    expect(said).toMatchObject({ source: 'A friend', age: 61, location: 'Maninagar' });
    expect(clinicDateTime(new Date(said?.callBackAt ?? ''), clinicZone()).time).toBe('16:30');
  });

  it('keeps what was typed when the server refuses it', async () => {
    renderArea(<PhoneEnquiryDialog onClose={() => undefined} />, [
      SOURCES,
      on(
        enquiryCalls.byDesk,
        new Refused('INVALID_INPUT', { details: { phoneNumber: ['Please check the number.'] } }),
      ),
    ]);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Nirmala Trivedi');
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '9824055512');
    await userEvent.click(screen.getByRole('button', { name: 'Save enquiry' }));
    expect(await screen.findByText('Please check the number.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nirmala Trivedi');
  });
});

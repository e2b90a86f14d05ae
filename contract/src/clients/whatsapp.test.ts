import { describe, expect, it } from 'vitest';
import { clinicAddress, clinicFacts } from '../clinic.ts';
import { visitText, whatsAppLink } from './whatsapp.ts';

const at = { date: '2026-01-05', time: '15:30' };

describe('a client is written to in WhatsApp', () => {
  it('with a text that is typed in already', () => {
    expect(whatsAppLink('9825012345', 'Monday & more')).toBe(
      'https://wa.me/919825012345?text=Monday%20%26%20more',
    );
    expect(whatsAppLink('9825012345')).toBe('https://wa.me/919825012345');
  });

  it('of day, time and place', () => {
    expect(visitText({ at, type: 'Cash' })).toBe(
      `${clinicFacts().name}: your visit is on Monday, 05 Jan 2026 at 3:30 PM, ${clinicAddress()}.`,
    );
    expect(visitText({ at, type: 'Online' })).toMatch(/at 3:30 PM, online\.$/);
  });
});

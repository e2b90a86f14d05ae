import { clinicAddress, clinicFacts, clinicLogo, knowClinic, SHIPPED_CLINIC } from '@clinic/contract/clinic';
import { afterEach, expect, test } from 'vitest';
import { knowPageClinic } from './page-facts.ts';

afterEach(() => {
  document.getElementById('clinic')?.remove();
  knowClinic(SHIPPED_CLINIC);
});

test('a page knows the clinic that its document names', () => {
  const block = document.createElement('script');
  block.id = 'clinic';
  block.type = 'application/json';
  const address = { ...SHIPPED_CLINIC.address, line1: '12 Ring Road', line2: '', city: 'Pune', pin: '' };
  block.textContent = JSON.stringify({ ...SHIPPED_CLINIC, name: 'Tarang', address, logo: '/api/logo.png' });
  document.head.append(block);
  knowPageClinic();
  expect(clinicFacts().name).toBe('Tarang');
  expect(clinicAddress()).toBe('12 Ring Road, Pune, Gujarat');
  expect(clinicLogo()).toBe('/api/logo.png');
});

test('a page without the clinic’s facts keeps those that it has', () => {
  knowPageClinic();
  expect(clinicFacts()).toEqual(SHIPPED_CLINIC);
  expect(clinicLogo()).toBe('/favicon.svg');
});

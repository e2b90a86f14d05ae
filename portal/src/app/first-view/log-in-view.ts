import { clinicFacts, clinicLogo } from '@clinic/contract/clinic';
import { element } from './elements.ts';
import { demoBanner } from './frame.ts';

/** Disabled until React is there: text typed into a field that React replaces would be lost. */
function field(name: string, label: string, type: string): HTMLElement {
  const id = `early-${name}`;
  const input = element('input', { id, type, disabled: '', required: '' });
  return element('div', { class: 'fv-field' }, input, element('label', { for: id }, label));
}

const link = (href: string, text: string) => element('a', { href }, text);

export function logInView(): HTMLElement[] {
  const home = element(
    'a',
    { class: 'fv-home', href: '/' },
    element('img', { src: clinicLogo(), alt: '', width: '36', height: '36' }),
    clinicFacts().name,
  );
  const heading = element(
    'header',
    {},
    element('h1', {}, 'Client Login'),
    element('p', { class: 'fv-quiet' }, 'Your plan, your meals and your appointments.'),
  );
  const form = element(
    'div',
    { class: 'fv-form' },
    field('email', 'Email', 'email'),
    field('password', 'Password', 'password'),
    element('button', { type: 'button', disabled: '' }, 'Login'),
  );
  const links = element(
    'div',
    { class: 'fv-links' },
    link('/client/forgot-password', 'Forgot your password?'),
    link('/client/register', 'New here? Register'),
  );
  const page = element(
    'div',
    { class: 'fv-log-in' },
    element('header', { class: 'fv-log-in-header' }, home),
    element('main', {}, element('div', { class: 'fv-card' }, heading, form), links),
  );
  return [...demoBanner(), page];
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentExtent } from './install.mjs';

const start = {
  'node_modules/@clinic/contract': { link: true },
  'node_modules/express': { version: '5.3.0' },
};
const whole = { ...start, 'node_modules/vitest': { version: '5.1.0', dev: true } };
const locked = { '': {}, ...whole, 'node_modules/node-darwin': { version: '24.21.0', optional: true } };

test('all packages but those of other platforms are the whole install', () => {
  assert.equal(presentExtent(locked, whole), 'whole');
});

test('packages that run and build, without those that test, are a start’s install', () => {
  assert.equal(presentExtent(locked, start), 'start');
});

test('a package that is missing, or has another version, is no install', () => {
  for (const recorded of [
    undefined,
    { 'node_modules/@clinic/contract': { link: true } },
    { ...whole, 'node_modules/express': { version: '5.2.0' } },
    { ...start, 'node_modules/vitest': { version: '5.0.0' } },
    { ...whole, 'node_modules/@clinic/contract': { version: '0.0.0' } },
  ])
    assert.equal(presentExtent(locked, recorded), undefined);
});

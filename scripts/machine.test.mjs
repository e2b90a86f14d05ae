import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingDatabase, missingNode } from './machine.mjs';

const linux = { platform: 'linux', arch: 'x64', glibc: '2.36', node: '20.20.2', database: false };
const alpine = { ...linux, glibc: undefined };
const appleMac = { platform: 'darwin', arch: 'arm64', node: '24.9.0', database: false };
const intelMac = { ...appleMac, arch: 'x64' };

test('Linux with Node 20 needs nothing else: Node 24 and the engine come with the install', () => {
  for (const machine of [linux, { ...linux, arch: 'arm64' }]) {
    assert.equal(missingNode(machine), undefined);
    assert.equal(missingDatabase(machine), undefined);
  }
});

test('a Mac, and a Linux without glibc, with an older Node are told to install Node 24', () => {
  for (const machine of [{ ...appleMac, node: '20.20.2' }, { ...appleMac, node: '24.8.0' }, alpine])
    assert.equal(
      missingNode(machine),
      'Install Node 24 (https://nodejs.org) and run the command again: the clinic needs Node 24.9 or newer, ' +
        `here is ${machine.node}, and npm brings one for Linux (x64 and arm64, with glibc) only.`,
    );
  for (const node of ['24.9.0', '25.0.0']) assert.equal(missingNode({ ...appleMac, node }), undefined);
});

test('a machine for which there is no engine is told to set MONGODB_URI', () => {
  const sentence = (name) =>
    'Set MONGODB_URI to a MongoDB server (MONGODB_URI=mongodb://localhost:27017/clinic npm start): ' +
    `the database engine of a first start has no build for ${name}.`;
  assert.equal(missingDatabase(intelMac), sentence('darwin x64'));
  assert.equal(missingDatabase(alpine), sentence('a Linux without glibc'));
  assert.equal(missingDatabase(appleMac), undefined);
});

test('a machine with a MongoDB server needs no engine', () => {
  for (const machine of [intelMac, alpine])
    assert.equal(missingDatabase({ ...machine, database: true }), undefined);
});

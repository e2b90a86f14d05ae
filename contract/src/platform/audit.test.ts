import { describe, expect, it } from 'vitest';
import { auditSentence, type AuditAction } from './audit.ts';

const ritu = { id: '1', name: 'Ritu Shah', role: 'assistant' as const };
const kavita = { id: '2', name: 'Kavita Joshi' };
const of = (kind: string, name = '') => ({ kind, id: '3', name });

describe('an entry of the audit reads as a sentence', () => {
  it.each([
    ['confirm', of('appointment'), kavita, 'Ritu Shah (assistant) confirmed the appointment of Kavita Joshi'],
    ['move', of('appointment'), kavita, 'Ritu Shah (assistant) moved the appointment of Kavita Joshi'],
    [
      'update',
      of('form', 'Body Status'),
      kavita,
      'Ritu Shah (assistant) updated the form Body Status of Kavita Joshi',
    ],
    ['delete', of('item', 'Neem'), null, 'Ritu Shah (assistant) deleted the item Neem'],
    ['import', of('inventory'), null, 'Ritu Shah (assistant) imported the inventory'],
    ['login', of('assistant', 'Ritu Shah'), null, 'Ritu Shah (assistant) logged in'],
    [
      'denied',
      of('404 GET /api/form/client/:clientId'),
      kavita,
      'Ritu Shah (assistant) was refused: 404 GET /api/form/client/:clientId, Kavita Joshi',
    ],
  ] as const)('%s', (action, record, client, sentence) => {
    expect(auditSentence({ by: ritu, action, record, client })).toBe(sentence);
  });

  it('that stands for many refusals says how many', () => {
    const many = {
      by: ritu,
      action: 'denied' as const,
      record: of('403 GET /api/rest/admins'),
      client: null,
    };
    expect(auditSentence({ ...many, times: 1980 })).toBe(
      'Ritu Shah (assistant) was refused: 403 GET /api/rest/admins, 1980 times',
    );
  });

  it('of a doctor who covers says so', () => {
    const rao = { id: '5', name: 'Dr. Rao', role: 'doctor' as const };
    const read = { by: rao, asCover: true, action: 'read' as const, record: of('overview'), client: kavita };
    expect(auditSentence(read)).toBe('Dr. Rao (doctor, as cover) read the overview of Kavita Joshi');
  });

  it.each([
    [
      'login-failed',
      of('doctor', 'Dr. Mehta'),
      'Somebody not logged in failed to log in as Dr. Mehta (doctor)',
    ],
    ['login-failed', of('client'), 'Somebody not logged in failed to log in: no client has that email'],
    [
      'login-fallback',
      of('doctor'),
      "Somebody not logged in is no doctor and went on to the assistant's log-in",
    ],
    [
      'forgot-password',
      of('client', 'Kavita Joshi'),
      'Somebody not logged in asked for a new password for Kavita Joshi',
    ],
    ['create', of('enquiry', 'Meena Rao'), 'Somebody not logged in created the enquiry Meena Rao'],
  ] as [AuditAction, ReturnType<typeof of>, string][])('%s without a log-in', (action, record, sentence) => {
    expect(auditSentence({ by: null, action, record, client: null })).toBe(sentence);
  });

  it('also one that was written before names were kept', () => {
    const old = { by: ritu, action: 'read' as const, record: of('checkup'), client: null };
    expect(auditSentence(old)).toBe('Ritu Shah (assistant) read the checkup');
    expect(auditSentence({ ...old, record: null })).toBe('Ritu Shah (assistant) read the record');
  });
});

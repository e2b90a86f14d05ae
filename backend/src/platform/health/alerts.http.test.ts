import { readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../../..', file), 'utf8');

/** Name and expression of each rule in the file. */
const rules = read('deploy/alerts.yaml')
  .split('- alert: ')
  .slice(1)
  .map((text) => ({
    name: text.split('\n')[0] ?? '',
    text,
    expr: /expr: (?:>-)?\s*(.*)/.exec(text)?.[1] ?? '',
  }));
const namesIn = (expr: string) => expr.match(/\b(?:clinic|http|nodejs|process)_\w+/g) ?? [];

describe('the alert rules', () => {
  let clinic: TestApp;
  let numbers: string;

  beforeAll(async () => {
    clinic = await openTestApp({ metricsToken: 'token', backup: { every: 24, keep: 7 } });
    await clinic.as().get('/health').expect(200);
    const url = await clinic.app.getUrl();
    const answer = await request(url).get('/metrics').set('Authorization', 'Bearer token').expect(200);
    numbers = answer.text;
  });
  afterAll(() => clinic.close());

  it('exist, each about a metric of the server', () => {
    expect(rules.length).toBeGreaterThan(10);
    const silent = rules.filter(({ expr }) => namesIn(expr).length === 0).map(({ name }) => name);
    // Prometheus's own metric of whether the server answered.
    expect(silent).toEqual(['ClinicDown']);
    const unknown = rules.flatMap(({ name, expr }) =>
      namesIn(expr)
        .filter((number) => !new RegExp(`^${number}(\\{| )`, 'm').test(numbers))
        .map((number) => `${name}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  it('have a severity, a sentence, and a row with the operator’s action', () => {
    const operations = read('docs/operations.md');
    for (const { name, text } of rules) {
      expect(text).toMatch(/severity: (critical|warning)/);
      expect(text).toMatch(/summary: .*\S/);
      expect(operations).toContain(`| ${name} |`);
    }
    const told = operations.match(/^\| Clinic[A-Z]\w+ \|/gm) ?? [];
    expect(told).toHaveLength(rules.length);
  });
});

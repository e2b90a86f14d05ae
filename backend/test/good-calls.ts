import request, { type Test } from 'supertest';
import type { ClinicRecords } from './clinic-records.ts';
import { ROUTES } from './route-table.ts';
import { TODAY } from './test-clock.ts';

/** A valid call, for tests to spoil. */
export interface GoodCall {
  name: string;
  method: 'post' | 'put' | 'delete' | 'get';
  path: string;
  token?: string;
  body?: object;
}

/** Every call of the table with a JSON body, with a valid body and a permitted person. */
export async function goodCalls(records: ClinicRecords): Promise<GoodCall[]> {
  const calls: GoodCall[] = [];
  for (const [name, row] of Object.entries(ROUTES)) {
    if (!row.body) continue;
    const [method = '', pattern = ''] = name.split(' ');
    const id = row.id ? await records.id(row.id) : records.client.id;
    const role = row.who === 'public' ? undefined : (row.who.split(' ')[0] as 'admin');
    calls.push({
      name,
      method: method.toLowerCase() as GoodCall['method'],
      path: pattern.replace(/:(id|clientId|doctor|secret)/, id).replace(':day', TODAY),
      token: role && records[role].token,
      body: await row.body(records),
    });
  }
  return calls;
}

let address = 0;

/** Calls from a unique address, so that no rate limit interferes. */
export function make(base: string, { method, path, token }: GoodCall): Test {
  const test = request(base)
    [method](path)
    .set('X-Forwarded-For', `10.4.${address >> 8}.${address++ & 255}`);
  return token ? test.set('Authorization', `Bearer ${token}`) : test;
}

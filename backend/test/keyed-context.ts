import type { Caller, ClinicRequest } from '../src/platform/http/clinic-request.ts';
import type { Idempotency } from '../src/platform/http/idempotency-key.ts';
import { WriteContext } from '../src/platform/writes/write-context.ts';

/** The context of a request with this key, for a service without its controller. */
export const keyed = (key: Idempotency, caller?: Caller): WriteContext =>
  new WriteContext({ call: { request: { caller } as ClinicRequest, audit: null, key: () => key } });

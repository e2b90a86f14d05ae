import type { Admin } from '@clinic/contract/people';
import { stored } from '../../platform/http/stored.ts';
import type { AdminRecord } from './admin.schema.ts';

export const adminView = (admin: AdminRecord): Admin => ({
  ...stored(admin),
  name: admin.name,
  email: admin.email,
});

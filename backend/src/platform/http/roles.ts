import { SetMetadata } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';

export const ROLES = Symbol('roles');
export const PUBLIC = Symbol('public');

/** Roles that may call a handler; without this or @Public it answers 403. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES, roles);
export const Public = () => SetMetadata(PUBLIC, true);

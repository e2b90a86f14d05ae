import { SetMetadata } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';

export const ROLES = Symbol('roles');
export const PUBLIC = Symbol('public');

/** Who may call a handler; one that says neither this nor @Public answers 403 to everybody. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES, roles);
/** Open to everybody, signed in or not. */
export const Public = () => SetMetadata(PUBLIC, true);

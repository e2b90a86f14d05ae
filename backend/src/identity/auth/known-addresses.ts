import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Purge } from '../../platform/database/purge.ts';
import { KnownAddressRecord } from './known-address.schema.ts';
import { Clock } from '../../platform/config/clock.ts';

/** How long an address stays known after it was last used, in milliseconds (specification 5, section 1). */
const KNOWN_MS = 90 * 24 * 60 * 60 * 1000;

/** Trusted addresses of each account: wrong passwords of strangers do not lock its owner out there. */
@Injectable()
export class KnownAddresses implements OnModuleInit {
  constructor(
    @InjectModel(KnownAddressRecord.name) private readonly addresses: Model<KnownAddressRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly purge: Purge,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.purge.expire(KnownAddressRecord.name);
  }

  /** Call after a log-in, a registration or an opened link; `address` is of `customerOf`. */
  async remember(role: Role, account: string, address: string): Promise<void> {
    await this.addresses.updateOne(
      { _id: this.idOf(role, account, address) },
      { $set: { expiresAt: new Date(this.clock.now().getTime() + KNOWN_MS) } },
      { upsert: true },
    );
  }

  async isKnown(role: Role, account: string, address: string): Promise<boolean> {
    const known = await this.addresses.findById(this.idOf(role, account, address)).lean();
    return known !== null && known.expiresAt.getTime() > this.clock.now().getTime();
  }

  private idOf(role: Role, account: string, address: string): string {
    return createHmac('sha256', this.env.jwtSecret)
      .update(`known-address:${role}:${account}:${address}`)
      .digest('base64url');
  }
}

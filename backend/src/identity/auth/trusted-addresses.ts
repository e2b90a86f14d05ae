import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { CustomerAddress } from '../../platform/http/customer-address.ts';
import { TrustedAddressRecord } from './trusted-address.schema.ts';
import { Clock } from '../../platform/config/clock.ts';

/** An address stays trusted for so many milliseconds after its last use. */
const KNOWN_MS = 90 * 24 * 60 * 60 * 1000;

/** Trusted addresses of each account: strangers' wrong passwords do not lock the owner out there. */
@Injectable()
export class TrustedAddresses {
  constructor(
    @InjectModel(TrustedAddressRecord.name) private readonly addresses: Model<TrustedAddressRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Remembers an address after a log-in, a registration, or a link from the account's mailbox. */
  async remember(role: Role, account: string, address: CustomerAddress): Promise<void> {
    await this.addresses.updateOne(
      { _id: this.idOf(role, account, address) },
      { $set: { expiresAt: new Date(this.clock.now().getTime() + KNOWN_MS) } },
      { upsert: true },
    );
  }

  async isKnown(role: Role, account: string, address: CustomerAddress): Promise<boolean> {
    const known = await this.addresses.findById(this.idOf(role, account, address)).lean();
    return known !== null && known.expiresAt.getTime() > this.clock.now().getTime();
  }

  private idOf(role: Role, account: string, address: CustomerAddress): string {
    return createHmac('sha256', this.env.jwtSecret)
      .update(`known-address:${role}:${account}:${address}`)
      .digest('base64url');
  }
}

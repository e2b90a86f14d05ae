import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ClientsService } from '../clients/clients.service.ts';
import { Effects, type Effect } from '../database/effects.ts';
import { DietPlanRecord } from './diet-plan.schema.ts';

const PUBLISHED = 'published';

/** What must follow when a plan is published `at`; written by the very save. */
export const publishing = (at: Date): Effect => ({
  key: `${PUBLISHED}:${at.getTime()}`,
  kind: PUBLISHED,
  at,
});

/** The client's record says since when the client follows a plan: the lists of a day ask for nothing else. */
@Injectable()
export class PublishedPlans implements OnModuleInit {
  constructor(
    private readonly clients: ClientsService,
    private readonly effects: Effects,
  ) {}

  onModuleInit(): void {
    this.effects.handle<DietPlanRecord>(DietPlanRecord.name, PUBLISHED, (plan, { at }) =>
      this.tell(plan, at),
    );
  }

  run(plan: Types.ObjectId): Promise<void> {
    return this.effects.run(DietPlanRecord.name, plan);
  }

  /** Not of a program that has ended meanwhile; a later plan's day is not overwritten by an earlier one's. */
  private async tell({ client, round }: DietPlanRecord, at: Date): Promise<void> {
    await this.clients.change(
      { _id: client, programsEnded: round, program: { $ne: null } },
      { $max: { publishedPlanAt: at } },
      // Nobody has edited the client.
      { timestamps: false },
    );
  }
}

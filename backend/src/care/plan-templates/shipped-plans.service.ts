import { Injectable } from '@nestjs/common';
import type { Migration } from '../../platform/database/migration-list.ts';
import { MigrationOfRoom } from '../../platform/database/migrations.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { insertShippedPlans, SHIPPED_PLANS_STEP } from './029-shipped-plans.ts';
import { SHIPPED_PLANS } from './shipped/shipped-plans.ts';

/** Inserts the product's plans at the first start, and new ones at the first start of a release that brings them. */
@Injectable()
export class ShippedPlans {
  @Answers(MigrationOfRoom)
  step(): Migration {
    return { name: SHIPPED_PLANS_STEP, up: (db, _zone, now) => insertShippedPlans(db, SHIPPED_PLANS, now) };
  }
}

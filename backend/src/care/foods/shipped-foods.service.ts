import { Injectable } from '@nestjs/common';
import type { Migration } from '../../platform/database/migration-list.ts';
import { MigrationOfRoom } from '../../platform/database/migrations.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { insertShippedFoods, SHIPPED_FOODS } from './023-shipped-foods.ts';
import { shippedFoods } from './catalogue/shipped-foods.ts';

/**
 * Inserts the product's foods at the first start, and new or changed ones at the first start of a release that brings
 * them.
 */
@Injectable()
export class ShippedFoods {
  @Answers(MigrationOfRoom)
  step(): Migration {
    return {
      name: SHIPPED_FOODS,
      up: (db, _zone, now) => insertShippedFoods(db, shippedFoods(), now),
    };
  }
}

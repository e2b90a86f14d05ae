import { Injectable } from '@nestjs/common';
import type { Migration } from '../../platform/database/migration-list.ts';
import { MigrationOfRoom } from '../../platform/database/migrations.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { insertShippedFoods, SHIPPED_FOODS } from './023-shipped-foods.ts';
import { shippedFoods } from './catalogue/shipped-foods.ts';

/** Has the foods of the product inserted at the first start, and what is new or was changed at that of a release which brings it. */
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

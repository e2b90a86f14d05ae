import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { FoodDoubts } from './food-doubts.ts';
import { CatalogueQueryDto, ChangeFoodDto, LookedAtFoodDto, SaveFoodDto } from './food.dto.ts';
import { Foods } from './foods.service.ts';

@Controller()
export class FoodsController {
  constructor(
    private readonly foods: Foods,
    private readonly doubts: FoodDoubts,
  ) {}

  @Handles(foodCalls.all)
  all(@Query() { since }: CatalogueQueryDto) {
    return this.foods.since(since);
  }

  @Command(foodCalls.create, { action: 'create', kind: 'food' })
  async create(@CommandContext() context: WriteContext, @Body() sent: SaveFoodDto) {
    return { food: await this.foods.create(context, sent) };
  }

  @Command(foodCalls.change, { action: 'update', kind: 'food' })
  async change(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() sent: ChangeFoodDto,
  ) {
    return { food: await this.foods.change(context, id, sent) };
  }

  @Handles(foodCalls.doubtful)
  async doubtful() {
    return { foods: await this.doubts.open() };
  }

  @Command(foodCalls.lookedAt, { action: 'update', kind: 'food' })
  async lookedAt(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { version }: LookedAtFoodDto,
  ) {
    await this.doubts.lookAt(context, id, version);
    return { foods: await this.doubts.open() };
  }
}

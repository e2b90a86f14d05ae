import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { CatalogueQueryDto, ChangeFoodDto, SaveFoodDto } from './food.dto.ts';
import { Foods } from './foods.service.ts';

@Controller()
export class FoodsController {
  constructor(private readonly foods: Foods) {}

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
}

import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { SUPPLIES } from '@clinic/contract/billing/tax-classes';
import { taxClassGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byIds, byText, contains } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { TaxClassDto } from './tax-class.dto.ts';
import { TaxClasses } from './tax-classes.service.ts';

const RULES: ListRules = {
  sort: { name: 'name', updatedAt: 'updatedAt', id: '_id' },
  filter: {
    id: byIds,
    q: byText(contains('name')),
    supply: byChoice('supply', SUPPLIES),
    usable: (value) => {
      if (typeof value !== 'boolean') return undefined;
      const usable = { signed: { $ne: null }, retired: false };
      return value ? usable : { $nor: [usable] };
    },
  },
};

@Controller()
export class TaxClassesRestController {
  constructor(private readonly classes: TaxClasses) {}

  @Handles(taxClassGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'taxClasses', { raw, rules: RULES }, (query) => this.classes.list(query));
  }

  @Handles(taxClassGrid.get)
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.classes.get(id);
  }

  @Command(taxClassGrid.create, { action: 'create', kind: 'tax class' })
  create(@CommandContext() context: WriteContext, @Body() fields: TaxClassDto) {
    return this.classes.create(context, fields);
  }

  @Command(taxClassGrid.update, { action: 'update', kind: 'tax class' })
  update(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: TaxClassDto,
  ) {
    return this.classes.update(context, id, fields);
  }
}

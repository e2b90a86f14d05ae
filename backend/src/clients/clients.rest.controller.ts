import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { clientGrid } from '@clinic/contract/grid-calls';
import { searchPattern } from '@clinic/contract/search-keys';
import type { Response } from 'express';
import { Audited } from '../audit/audited.ts';

import { Departures } from '../staff/departures.ts';
import { Handles } from '../http/handles.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { answerPage } from '../rest/content-range.ts';
import {
  byIds,
  byReference,
  byText,
  readListQuery,
  type ListRules,
  type RawListQuery,
} from '../rest/list-query.ts';
import { ClientRecordDto } from './client.dto.ts';
import { ClientsService } from './clients.service.ts';

@Controller()
export class ClientsRestController {
  private readonly rules: ListRules;

  constructor(
    private readonly clients: ClientsService,
    departures: Departures,
  ) {
    const unassigned = async () => ({ doctor: await departures.nobody() });
    this.rules = {
      sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
      filter: {
        id: byIds,
        doctor: (value) => (value === null ? unassigned() : byReference('doctor')(value)),
        unassigned: (value) => (value === true ? unassigned() : undefined),
        q: byText((text) => {
          const pattern = searchPattern(text);
          return pattern ? { searchKeys: { $regex: pattern } } : {};
        }),
      },
    };
  }

  @Handles(clientGrid.list)
  async list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    const query = await readListQuery(raw, this.rules);
    const { rows, total } = await this.clients.list(query);
    const views = await this.clients.views(rows);
    return answerPage(response, 'clients', { rows: views, total }, query.offset, (view) => view);
  }

  @Handles(clientGrid.get)
  async get(@Param('id', ObjectIdPipe) id: string) {
    return this.clients.view(await this.clients.get(id));
  }

  @Handles(clientGrid.update)
  @Audited('update', 'client')
  async update(@Param('id', ObjectIdPipe) id: string, @Body() fields: ClientRecordDto) {
    return this.clients.view(await this.clients.update(id, fields));
  }
}

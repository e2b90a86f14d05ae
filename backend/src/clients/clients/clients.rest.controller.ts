import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { clientGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byIds, byKeys, byReference, byText } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { AddClientDto, ClientRecordDto } from './client.dto.ts';
import { ClientEdits } from './client-edits.ts';
import { ClientsService } from './clients.service.ts';
import { NewClients } from './new-clients.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

function rulesOf(doctorRemoval: DoctorRemoval): ListRules {
  const unassigned = async () => ({ doctor: await doctorRemoval.nobody() });
  return {
    sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
    filter: {
      id: byIds,
      doctor: (value) => (value === null ? unassigned() : byReference('doctor')(value)),
      unassigned: (value) => (value === true ? unassigned() : undefined),
      q: byText(byKeys),
    },
  };
}

@Controller()
export class ClientsRestController {
  private readonly rules: ListRules;

  constructor(
    private readonly clients: ClientsService,
    private readonly newClients: NewClients,
    private readonly edits: ClientEdits,
    doctorRemoval: DoctorRemoval,
  ) {
    this.rules = rulesOf(doctorRemoval);
  }

  @Handles(clientGrid.list)
  @AuditedOnce('list', 'clients')
  @Listed(rulesOf)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'clients', { raw, rules: this.rules }, (query) => this.clients.list(query));
  }

  @Handles(clientGrid.get)
  @AuditedOnce('read', 'client')
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.clients.get(id);
  }

  @Command(clientGrid.create, { action: 'create', kind: 'client' })
  create(@CommandContext() context: WriteContext, @Body() fields: AddClientDto) {
    return this.newClients.add(context, fields);
  }

  @Command(clientGrid.update, { action: 'update', kind: 'client' })
  update(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: ClientRecordDto,
  ) {
    return this.edits.update(context, id, fields);
  }
}

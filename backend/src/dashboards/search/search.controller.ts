import { Controller, Query } from '@nestjs/common';
import { searchCalls } from '@clinic/contract/dashboards/search-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { SearchDto } from './search.dto.ts';
import { SearchService } from './search.service.ts';

@Controller()
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Handles(searchCalls.find)
  @AuditedOnce('list', 'clients')
  find(@CurrentUser() caller: Caller, @Query() { q }: SearchDto) {
    return this.search.find(caller, q);
  }
}

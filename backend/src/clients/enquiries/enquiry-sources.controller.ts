import { Body, Controller } from '@nestjs/common';
import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import { Handles } from '../../platform/http/handles.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { SaveEnquirySourcesDto } from './enquiry-sources.dto.ts';
import { EnquirySourcesService } from './enquiry-sources.service.ts';

@Controller()
export class EnquirySourcesController {
  constructor(private readonly sources: EnquirySourcesService) {}

  @Handles(enquiryCalls.askedSources)
  async asked() {
    return { sources: await this.sources.asked() };
  }

  @Handles(enquiryCalls.sources)
  read() {
    return this.sources.read();
  }

  @Command(enquiryCalls.saveSources, { action: 'update', kind: 'enquiry sources' })
  save(@CommandContext() context: WriteContext, @Body() sources: SaveEnquirySourcesDto) {
    return this.sources.save(context, sources);
  }
}

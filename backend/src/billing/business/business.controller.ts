import { Body, Controller, Param } from '@nestjs/common';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from './business-settings.service.ts';
import { SaveBusinessDto } from './business.dto.ts';
import { SignTaxClassDto } from './tax-class.dto.ts';
import { TaxClasses } from './tax-classes.service.ts';

@Controller()
export class BusinessController {
  constructor(
    private readonly settings: BusinessSettings,
    private readonly taxClasses: TaxClasses,
  ) {}

  @Handles(businessCalls.read)
  read() {
    return this.settings.read();
  }

  @Command(businessCalls.save, { action: 'update', kind: 'business' })
  save(@CommandContext() context: WriteContext, @Body() business: SaveBusinessDto) {
    return this.settings.save(context, business);
  }

  @Command(businessCalls.sign, { action: 'sign', kind: 'tax class' })
  async sign(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { updatedAt }: SignTaxClassDto,
  ) {
    return { taxClass: await this.taxClasses.sign(context, id, updatedAt) };
  }
}

import { Body, Controller, Param, Res } from '@nestjs/common';
import { clinicCalls } from '@clinic/contract/clinic-calls';
import { MAX_LOGO_TEXT } from '@clinic/contract/clinic-settings';
import type { Response } from 'express';
import { MaxBytes } from '../http/body.guard.ts';
import { Handles } from '../http/handles.ts';
import { Command } from '../writes/command.ts';
import { CommandContext, type WriteContext } from '../writes/write-context.ts';
import { SaveClinicDto } from './clinic-facts.dto.ts';
import { ClinicFactsService } from './clinic-facts.service.ts';

@Controller()
export class ClinicFactsController {
  constructor(private readonly facts: ClinicFactsService) {}

  @Handles(clinicCalls.read)
  read() {
    return this.facts.read();
  }

  @MaxBytes(MAX_LOGO_TEXT + 16 * 1024)
  @Command(clinicCalls.save, { action: 'update', kind: 'clinic' })
  save(@CommandContext() context: WriteContext, @Body() clinic: SaveClinicDto) {
    return this.facts.save(context, clinic);
  }

  @Handles(clinicCalls.logo)
  async logo(@Param('hash') hash: string, @Res() response: Response): Promise<void> {
    const { type, bytes } = await this.facts.logo(hash);
    response.type(type).set('Cache-Control', 'public, max-age=31536000, immutable').send(bytes);
  }
}

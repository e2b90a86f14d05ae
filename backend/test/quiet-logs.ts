import { Logger } from '@nestjs/common';

// Tests provoke failures; those that check the log capture it themselves.
Logger.overrideLogger(false);

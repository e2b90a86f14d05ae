import { Logger } from '@nestjs/common';

// Hides the log, since tests provoke failures; tests about the log capture it themselves.
Logger.overrideLogger(false);

import { Logger } from '@nestjs/common';

// Failures are provoked here; what a test wants to know of the log it asks for itself.
Logger.overrideLogger(false);

import { runService } from '@giftwell/server-kit';
import { program } from './program.js';

await runService(program);

import { Module } from '@nestjs/common';
import { RunsModule } from '../runs/runs.module.js';
import { SuggestionsModule } from '../suggestions/suggestions.module.js';
import { OnRecipientRenamed } from './on-recipient-renamed.js';

@Module({ imports: [RunsModule, SuggestionsModule], providers: [OnRecipientRenamed] })
export class RecipientNamesModule {}

import type { HandlerInput } from '@giftwell/contracts/core/route';
import type { learningRoutes, Statements } from '@giftwell/contracts/gift-ai/learning';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EnginesService } from '../engines/engines.service.js';
import { LearningService } from '../learning/learning.service.js';
import { FiguresService } from '../suggestions/figures.service.js';

const flagSubjects: Record<string, string> = {
  handmade: 'handmade gifts',
  practical: 'practical gifts',
  unusual: 'unusual gifts',
  personal: 'personal gifts',
  trendy: 'trendy gifts',
  eco: 'eco-friendly gifts',
  decor: 'decorations',
  together: 'things to do together',
  luxury: 'luxury gifts',
  experience: 'experiences',
};

/** What was learned about each person, in words. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly db: DataSource,
    private readonly learning: LearningService,
    private readonly engines: EnginesService,
    private readonly figures: FiguresService,
  ) {}

  async of(userId: number): Promise<Statements> {
    const [{ people, predictions }, names] = await Promise.all([
      this.learning.statementsOf(userId),
      this.figures.recipientNames(userId),
    ]);
    return {
      predictions,
      people: people.map(({ statements, ...person }) => ({
        ...person,
        name: names.get(person.recipientKey) ?? null,
        statements: statements.map((one) => ({ ...one, subject: this.subjectOf(one.feature) })),
      })),
    };
  }

  /** Rejects a person about whom nothing was learned. */
  correct(userId: number, correction: HandlerInput<typeof learningRoutes.correct>): Promise<void> {
    return this.db.transaction((tx) =>
      this.learning.correct(tx, userId, correction, () => this.figures.ratingsOf(userId, tx)),
    );
  }

  /** `topic:bread-baking` → "bread baking". */
  private subjectOf(feature: string): string {
    const [kind, ...rest] = feature.split(':');
    const name = rest.join(':');
    if (kind === 'category') return name;
    if (kind === 'flag') return flagSubjects[name] ?? name;
    const topic = kind === 'topic' && this.engines.catalogue.graph.topics.find(({ id }) => id === name);
    return topic ? topic.label : name.replaceAll('-', ' ');
  }
}

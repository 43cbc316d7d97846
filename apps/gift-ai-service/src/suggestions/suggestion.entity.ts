import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { Budget, RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The wizard's data at the time of the idea; the budget is always set. */
export type StoredWizard = WizardData & { budget: Budget };

@Entity('suggestions')
export class SuggestionEntity {
  @PrimaryGeneratedColumn({ type: 'int' }) id: number;
  @Column({ type: 'int' }) userId: number;
  @Column({ type: 'int', nullable: true }) recipientId: number | null;
  /** The recipient's name, normalised, so that a person without a recipient record is known again. */
  @Column({ type: 'text' }) recipientKey: string;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text' }) description: string;
  @Column({ type: 'text' }) reason: string;
  @Column({ type: 'text' }) price: string;
  @Column({ type: 'int' }) priceMinCents: number;
  @Column({ type: 'int' }) priceMaxCents: number;
  @Column({ type: 'text' }) category: string;
  @Column({ type: 'text' }) amazonLink: string;
  @Column({ type: 'text' }) etsyLink: string;
  @Column({ type: 'text', nullable: true }) imageUrl: string | null;
  @Column({ type: 'text' }) searchTerm: string;
  /** Name of its illustration. */
  @Column({ type: 'text', nullable: true }) picture: string | null;
  /** The stated facts that it serves, in the giver's words. */
  @Column({ type: 'text', array: true, default: [] }) serves: string[];
  @Column({ type: 'int', nullable: true }) rating: number | null;
  @Column({ type: 'text', nullable: true }) feedback: string | null;
  @Column({ type: 'boolean', default: false }) purchased: boolean;
  /** Not for this person, ever. */
  @Column({ type: 'boolean', default: false }) dismissed: boolean;
  @Column({ type: 'boolean', default: false }) saved: boolean;
  @Column({ type: 'timestamptz', nullable: true }) savedAt: Date | null;
  /** Since when it is saved or not, and since when it is purchased or not; null for what nobody ever said. */
  @Column({ type: 'timestamptz', nullable: true }) savedSince: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) purchasedSince: Date | null;
  /** `kept` came from a browser, where a guest had saved it: without wizard data and round. */
  @Column({ type: 'text' }) source: 'catalogue' | 'openai' | 'kept';
  @Column({ type: 'int', nullable: true }) round: number | null;
  @Column({ type: 'jsonb', nullable: true }) wizardData: StoredWizard | null;
  /** The direction that was asked for, where these ideas came from refining others. */
  @Column({ type: 'text', nullable: true }) refinement: RefinementType | null;
  /** The run that it came with, and which of its answers. The run may be deleted meanwhile. */
  @Column({ type: 'int', nullable: true }) runId: number | null;
  @Column({ type: 'int', nullable: true }) runPart: number | null;
  @Column({ type: 'timestamptz' }) createdAt: Date;
}

const shown = [
  'id',
  'name',
  'price',
  'priceMinCents',
  'priceMaxCents',
  'category',
  'description',
  'reason',
  'searchTerm',
  'amazonLink',
  'etsyLink',
  'picture',
  'serves',
  'rating',
  'saved',
] as const satisfies (keyof Suggestion)[];
/** The columns of a suggestion, as SQL. */
export const shownColumns = `${shown.map((column) => `"${column}"`).join(', ')}, NULLIF(source, 'kept') AS source`;

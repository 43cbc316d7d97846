import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import type { Budget, RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { byUserId, Holds } from '@giftwell/server-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The wizard data at the time of the idea; the budget is always set. */
export type StoredWizard = WizardData & { budget: Budget };

@Entity('suggestions')
@Holds({
  mine: byUserId,
  account: [
    'id',
    'userId',
    'recipientId',
    'name',
    'description',
    'reason',
    'price',
    'category',
    'amazonLink',
    'etsyLink',
    'imageUrl',
    'searchTerm',
    'picture',
    'rating',
    'feedback',
    'purchased',
    'dismissed',
    'saved',
    'savedAt',
    'savedSince',
    'purchasedSince',
    'source',
    'round',
    'refinement',
    'runId',
    'runPart',
    'createdAt',
  ],
  thirdPerson: ['recipientKey', 'serves', 'wizardData'],
  money: ['priceMinCents', 'priceMaxCents'],
})
export class SuggestionEntity {
  @PrimaryGeneratedColumn({ type: 'int' }) id: number;
  @Column({ type: 'int' }) userId: number;
  @Column({ type: 'int', nullable: true }) recipientId: number | null;
  /** The recipient's normalised name, which identifies a person without a recipient record. */
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
  /** The stated facts it serves, in the giver's words. */
  @Column({ type: 'text', array: true, default: [] }) serves: string[];
  @Column({ type: 'int', nullable: true }) rating: number | null;
  @Column({ type: 'text', nullable: true }) feedback: string | null;
  @Column({ type: 'boolean', default: false }) purchased: boolean;
  /** Never suggest it for this person again. */
  @Column({ type: 'boolean', default: false }) dismissed: boolean;
  @Column({ type: 'boolean', default: false }) saved: boolean;
  @Column({ type: 'timestamptz', nullable: true }) savedAt: Date | null;
  /** When it was last saved or unsaved, and purchased or unpurchased; null if never. */
  @Column({ type: 'timestamptz', nullable: true }) savedSince: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) purchasedSince: Date | null;
  /** `kept` was saved by a guest in the browser and has no wizard data or round. */
  @Column({ type: 'text' }) source: 'catalogue' | 'openai' | 'kept';
  @Column({ type: 'int', nullable: true }) round: number | null;
  @Column({ type: 'jsonb', nullable: true }) wizardData: StoredWizard | null;
  /** The refinement, if these ideas come from refining others. */
  @Column({ type: 'text', nullable: true }) refinement: RefinementType | null;
  /** The run and the part of it that it belongs to. The run may have been deleted since. */
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

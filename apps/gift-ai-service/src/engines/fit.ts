import type { Interest, Lifestyle, PersonalityTrait } from '@giftwell/contracts/gift-ai/vocabulary';
import type { IdeaFlag } from './catalogue-idea.js';
import type { IndexedIdea } from './idea-index.js';
import type { MentionFit } from './mention-fits.js';
import type { Scored, ScoreContext } from './score.js';

/** An idea and the facts that made it fit: what a reason is written from. */
export interface Fit {
  entry: IndexedIdea;
  interests: Interest[];
  traits: PersonalityTrait[];
  lifestyles: Lifestyle[];
  wishes: IdeaFlag[];
  mentions: readonly MentionFit[];
  forOccasion: boolean;
  forRelationship: boolean;
  /** It is what the refinement asked for. */
  refined: boolean;
}

const common = <T>(list: readonly T[], wanted: ReadonlyMap<T, number>): T[] =>
  list.filter((one) => wanted.has(one)).sort((a, b) => (wanted.get(b) ?? 0) - (wanted.get(a) ?? 0));

/** Looked up only for the few ideas that are shown. */
export function fitOf(
  { entry, refined }: Scored,
  { wizard, profile, mentions }: Pick<ScoreContext, 'wizard' | 'profile' | 'mentions'>,
): Fit {
  const { idea } = entry;
  return {
    entry,
    interests: common(idea.interests, profile.interests),
    traits: common(idea.personality, profile.traits),
    lifestyles: common(idea.lifestyle, profile.lifestyles),
    wishes: idea.flags.filter((flag) => profile.wishes.has(flag)),
    mentions: mentions.get(entry) ?? [],
    forOccasion: idea.occasions.includes(wizard.occasion),
    forRelationship: idea.relationships.includes(wizard.relationship),
    refined,
  };
}

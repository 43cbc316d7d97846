import { correctionsBetween, withCorrections } from './corrections.js';
import { noPersonFacts, type PersonFacts } from './facts.js';

const facts = (some: Partial<PersonFacts>): PersonFacts => ({ ...noPersonFacts(), ...some });
const phrases = (...all: string[]) => all.map((phrase) => ({ phrase, source: `loves ${phrase}` }));
const added = (phrase: string) => ({ phrase, source: '' });
const nuts = { kind: 'nuts' as const, detail: null, source: 'no nuts' };
const upTo = (most: number) => ({ least: null, most });

const heard = facts({
  interests: phrases('baking', 'jazz'),
  restrictions: [nuts],
  spend: upTo(80),
  notUnderstood: ['plays the hurdy-gurdy'],
});
const corrected = facts({
  interests: [...phrases('baking'), added('free jazz'), added('plays the hurdy-gurdy')],
  spend: upTo(60),
});
const corrections = correctionsBetween(heard, corrected, null);
const after = (now: PersonFacts, which = corrections) => withCorrections(now, which);
const likings = ({ interests }: PersonFacts) => interests.map(({ phrase }) => phrase);

describe('corrections', () => {
  it('give the corrected facts where nothing was edited', () => {
    expect(after(heard)).toEqual(corrected);
  });

  it('leave what was written since, and keep what was added', () => {
    const now = facts({ ...heard, interests: phrases('jazz', 'hiking') });
    expect(likings(after(now))).toEqual(['hiking', 'free jazz', 'plays the hurdy-gurdy']);
  });

  it('let a removed fact come back only where other words say it', () => {
    const longer = facts({ interests: [{ phrase: 'Jazz', source: 'she loves jazz a lot' }] });
    expect(likings(after(longer))).not.toContain('Jazz');
    const anew = facts({ interests: [{ phrase: 'jazz', source: 'sings jazz' }] });
    expect(likings(after(anew))).toContain('jazz');
    const safe = facts({ restrictions: [{ ...nuts, source: 'allergic to cashews' }] });
    expect(after(safe).restrictions).toEqual(safe.restrictions);
  });

  it('give way to a sum that was written since', () => {
    expect(after(facts({ spend: upTo(90) })).spend).toEqual(upTo(90));
    expect(after(facts({})).spend).toEqual(upTo(60));
    expect(after(heard, correctionsBetween(heard, facts({}), null)).spend).toBeNull();
  });

  it('add up', () => {
    const next = facts({ interests: [...phrases('baking'), added('jazz')] });
    const total = correctionsBetween(corrected, next, corrections);
    expect(likings(total.removed)).toEqual([]);
    expect(likings(total.added)).toEqual(['jazz']);
    expect([total.removed.spend, total.added.spend]).toEqual([upTo(80), null]);
    expect(after(heard, total)).toMatchObject({ restrictions: [], spend: null, notUnderstood: [] });
  });
});

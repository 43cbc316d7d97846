import { noPersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { closeWizard, openPlan, openWizard } from '../../data/stores/wizard-store.js';
import { occasion } from '../../testing/planned-year.js';
import {
  answerDate,
  canLeave,
  change,
  chooseOccasion,
  closeDateDialog,
  editDraft,
  existingDateOf,
  goBack,
  goOn,
  hasDateField,
  stepOf,
  useDraft,
} from './wizard-draft.js';

const step = () => stepOf(useDraft.getState());
const draft = () => useDraft.getState().draft;

function walk(): WizardInput {
  openWizard();
  change({ recipientName: 'Anna' });
  goOn();
  chooseOccasion('christmas');
  goOn();
  goOn();
  change({ interests: ['art'] });
  goOn();
  change({ budget: '26-50' });
  return goOn()!;
}

describe('the wizard draft', () => {
  it('begins at the first step that the given answers leave open, where it is to go on', () => {
    openWizard({ recipientName: 'Anna', occasion: 'christmas' }, true);
    expect(step()).toBe('about');
    expect(useDraft.getState().askingForDate).toBe(false);
    goBack();
    expect(draft().occasion).toBe('christmas');
    closeWizard();
    openWizard({ occasion: 'wedding' }, true);
    expect(step()).toBe('name');
    closeWizard();
    openWizard({ recipientName: 'Anna', occasion: 'other' }, true);
    expect(step()).toBe('occasion');
    closeWizard();
    openWizard({ recipientName: 'Anna', occasion: 'wedding' });
    expect(step()).toBe('name');
    expect(useDraft.getState().askingForDate).toBe(false);
  });

  it.each(['birthday', 'wedding'] as const)(
    'asks at once for the date of a %s that was begun elsewhere, and not again',
    (occasion) => {
      openWizard({ recipientName: 'Anna', occasion }, true);
      expect(useDraft.getState().askingForDate).toBe(true);
      answerDate('2027-05-12');
      expect(step()).toBe('about');
      goBack();
      expect(draft().occasionDate).toBe('2027-05-12');
      expect(hasDateField(useDraft.getState())).toBe(true);
      goOn();
      expect(step()).toBe('about');
      expect(useDraft.getState().askingForDate).toBe(false);
    },
  );

  it('keeps the chosen occasion where the question for its date is closed', () => {
    openWizard({ recipientName: 'Anna', occasion: 'birthday' }, true);
    closeDateDialog();
    expect(step()).toBe('occasion');
    expect(draft().occasion).toBe('birthday');
  });

  it('stays where it is while the step is not complete', () => {
    openWizard();
    expect(canLeave(useDraft.getState())).toBe(false);
    expect(goOn()).toBeUndefined();
    expect(step()).toBe('name');
  });

  it('walks to the end and gives the input', () => {
    expect(walk()).toMatchObject({ recipientName: 'Anna', occasion: 'christmas', budget: '26-50' });
  });

  it('sends an age that came along or was typed, and never the one that the form begins with', () => {
    expect(walk().age).toBeNull();
    openWizard({ age: 61 });
    expect(useDraft.getState().ageTold).toBe(true);
    openWizard({ recipientName: 'Anna', occasion: 'christmas' });
    expect(useDraft.getState()).toMatchObject({ ageTold: false, draft: { age: 25 } });
    change({ age: 26 });
    change({ age: 25 });
    expect(useDraft.getState()).toMatchObject({ ageTold: true, draft: { age: 25 } });
  });

  it.each([
    ['a year of birth', -76, 76],
    ['the day of this year', 0, null],
    ['a coming day', 1, null],
    ['a year that nobody is from', -300, null],
  ])('sends the age that a birthday with %s tells', (_, years, age) => {
    openWizard({ recipientName: 'Anna', ...{ interests: ['art'], personality: ['creative'] } });
    goOn();
    chooseOccasion('birthday');
    goOn();
    answerDate(`${new Date().getFullYear() + years}-01-01`);
    change({ budget: '26-50' });
    const input = [goOn(), goOn(), goOn(), goOn(), goOn()].at(-1);
    expect(input).toMatchObject({ occasion: 'birthday', age });
  });

  it('goes on with the age that a birthday tells, whatever was typed before', () => {
    openWizard({ recipientName: 'Anna' });
    goOn();
    chooseOccasion('birthday');
    goOn();
    answerDate('2099-01-01');
    change({ age: 400 });
    expect(canLeave(useDraft.getState())).toBe(false);
    goBack();
    change({ occasionDate: `${new Date().getFullYear() - 76}-01-01` });
    goOn();
    goOn();
    expect(step()).toBe('interests');
  });

  it('goes back, but not before the first step', () => {
    openWizard();
    change({ recipientName: 'Anna' });
    goOn();
    goBack();
    goBack();
    expect(step()).toBe('name');
  });

  it('starts over with each opening', () => {
    walk();
    closeWizard();
    openWizard();
    expect(step()).toBe('name');
    expect(draft().recipientName).toBe('');
  });

  it('starts over with another person while it is open', () => {
    openWizard({ recipientName: 'Anna' });
    openWizard({ recipientName: 'Ben' });
    expect(draft().recipientName).toBe('Ben');
  });

  it('keeps everything when it is edited, from the first step', () => {
    const input = walk();
    closeWizard();
    editDraft(input);
    expect(step()).toBe('name');
    expect(draft()).toMatchObject({ recipientName: 'Anna', interests: ['art'], budget: '26-50' });
  });
});

describe('answers that were corrected as chips', () => {
  const art = [{ phrase: 'art', source: '' }];
  const corrections = {
    removed: { ...noPersonFacts(), interests: art },
    added: { ...noPersonFacts(), interests: [{ phrase: 'pottery', source: '' }] },
  };
  const goThrough = () => [goOn(), goOn(), goOn(), goOn(), goOn()].at(-1)!;
  const edit = () => {
    const input = walk();
    closeWizard();
    editDraft({ ...input, age: null, corrections });
  };

  it('are edited as they were corrected', () => {
    edit();
    expect(draft().interests).toEqual([]);
    expect(goThrough()).toMatchObject({ age: null, interests: [], corrections });
  });

  it('count again once they are given again', () => {
    edit();
    change({ interests: ['art'], age: 40 });
    expect(goThrough()).toMatchObject({
      ...{ age: 40, interests: ['art'] },
      corrections: { ...corrections, removed: noPersonFacts() },
    });
  });
});

describe('the date of the occasion', () => {
  const atOccasion = (prefill: Parameters<typeof openWizard>[0] = {}) => {
    openWizard({ recipientName: 'Anna', ...prefill });
    goOn();
  };
  const asking = () => useDraft.getState().askingForDate;

  it('is asked for once, and again for another occasion', () => {
    atOccasion();
    chooseOccasion('birthday');
    goOn();
    expect(asking()).toBe(true);
    answerDate('');
    expect(step()).toBe('about');
    goBack();
    goOn();
    expect(asking()).toBe(false);
    goBack();
    chooseOccasion('graduation');
    goOn();
    expect(asking()).toBe(true);
    closeDateDialog();
    expect(step()).toBe('occasion');
  });

  it('is not asked for where it is there already or nobody needs to ask', () => {
    atOccasion();
    chooseOccasion('birthday');
    change({ occasionDate: '2027-05-12' });
    goOn();
    expect([asking(), step()]).toEqual([false, 'about']);
    goBack();
    chooseOccasion('wedding');
    expect(draft().occasionDate).toBe('');
    goOn();
    expect([asking(), step()]).toEqual([false, 'about']);
  });

  it('is offered from what is known, for the occasion that it belongs to', () => {
    atOccasion({ occasion: 'birthday', occasionDate: '2027-05-12' });
    expect(draft().occasionDate).toBe('');
    expect(existingDateOf(useDraft.getState())).toBe('2027-05-12');
    chooseOccasion('graduation');
    expect(existingDateOf(useDraft.getState())).toBeNull();
  });

  it('is not asked for where it is kept with the person', () => {
    atOccasion({ recipientId: 4, occasion: 'birthday', occasionDate: '2027-05-12' });
    goOn();
    expect([asking(), step()]).toEqual([false, 'about']);
    expect(draft().occasionDate).toBe('2027-05-12');
    expect(hasDateField(useDraft.getState())).toBe(true);
  });

  it('is not that of a person with another name', () => {
    openWizard({ recipientId: 4, recipientName: 'Anna', occasion: 'birthday', occasionDate: '2027-05-12' });
    change({ recipientName: 'Bo' });
    goOn();
    expect(draft().occasionDate).toBe('');
    goOn();
    expect(asking()).toBe(true);
  });

  it('is known of other days of the person, too', () => {
    const anniversary = occasion(9, { id: 4, name: 'Anna' }, '2027-06-01', { type: 'anniversary' });
    openPlan({ known: { recipientId: 4, recipientName: 'Anna' }, days: [anniversary] });
    atOccasion({ recipientId: 4, occasion: 'christmas' });
    chooseOccasion('anniversary');
    expect(draft().occasionDate).toBe('2027-06-01');
    goOn();
    expect([asking(), step()]).toEqual([false, 'about']);
  });

  it('has its field beside the occasion once it was asked for', () => {
    const hasField = () => hasDateField(useDraft.getState());
    atOccasion();
    chooseOccasion('wedding');
    expect(hasField()).toBe(true);
    chooseOccasion('birthday');
    expect(hasField()).toBe(false);
    goOn();
    answerDate('');
    expect(hasField()).toBe(true);
  });

  it('is taken as it is where nobody is asked', () => {
    atOccasion({ occasion: 'wedding', occasionDate: '2027-05-12' });
    expect(draft().occasionDate).toBe('2027-05-12');
    expect(existingDateOf(useDraft.getState())).toBeNull();
  });
});

/** A group gift of one user, with what belongs to it. */
export interface Group {
  id: number;
  shareCode: string;
  /** Cash that the organizer recorded. */
  contributionId: number;
  ideaId: number;
  /** Another group gift, which collects pledges first and holds no money. */
  pledging: { id: number; shareCode: string };
  /** The secret code of a pledge in it. */
  code: string;
  pledgeId: number;
  /** An idea of it. */
  pledgingIdeaId: number;
  /** An order of the first one, which isn't approved. */
  orderId: string;
}

/** Each input names another user's group gift; the answer is `not_found`. */
interface Addressed {
  kind: 'addressed';
  inputs(theirs: Group, mine: Group): object[];
}
/** The route only accesses the caller's group gifts. */
interface Own {
  kind: 'own';
  input: object;
}
/** Only between services, without an HTTP address. */
interface Inside {
  kind: 'inside';
}
/** The status for each visitor who has the link or a secret code. */
export interface Statuses {
  owner: number;
  stranger: number;
  guest: number;
  /** A signed-in user from whom the group gift is hidden. */
  hidden: number;
}
/** For everyone who has a link or a secret code. */
interface Open {
  kind: 'open';
  input(group: Group): object;
  statuses: Statuses;
}
export type Treatment = Addressed | Own | Inside | Open;

const addressed = (...inputs: ((theirs: Group, mine: Group) => object)[]): Treatment => ({
  kind: 'addressed',
  inputs: (theirs, mine) => inputs.map((input) => input(theirs, mine)),
});
const own = (input: object = {}): Treatment => ({ kind: 'own', input });
const inside: Treatment = { kind: 'inside' };
const open = (input: (group: Group) => object, statuses: Statuses): Treatment => ({
  ...{ kind: 'open', input, statuses },
});

const everyone: Statuses = { owner: 200, stranger: 200, guest: 200, hidden: 200 };
/** By the link of the group gift. */
const notHidden: Statuses = { ...everyone, hidden: 404 };
const refused = (status: number): Statuses => ({
  ...{ owner: status, stranger: status, guest: status, hidden: status },
});

export const newGroup = {
  ...{ title: 'A bike', description: 'Hers was stolen.', recipientName: 'Hanna', occasionType: 'birthday' },
  targetAmount: 100,
};
export const somebody = { contributorName: 'Bea', amount: 5 };

/** All routes of payments-service. The spec fails if one is missing: add how it treats other users. */
export const treatments: Record<string, Treatment> = {
  'payments.group-purchases.list': own(),
  'payments.group-purchases.create': own(newGroup),
  'payments.group-purchases.get': addressed(({ id }) => ({ id })),
  'payments.group-purchases.update': addressed(
    ({ id }) => ({ id, title: 'Taken over' }),
    ({ id }) => ({ id, hiddenFrom: [] }),
  ),
  'payments.group-closings.close': addressed(({ id }) => ({ id })),
  'payments.group-purchases.remove': addressed(({ pledging: { id } }) => ({ id })),
  'payments.group-purchases.refundOne': addressed(
    ({ id, contributionId }) => ({ id, contributionId }),
    ({ contributionId }, { id }) => ({ id, contributionId }),
  ),
  'payments.group-purchases.removePledge': addressed(
    ({ pledging: { id }, pledgeId: contributionId }) => ({ id, contributionId }),
    ({ pledgeId: contributionId }, { pledging: { id } }) => ({ id, contributionId }),
  ),
  'payments.group-closings.refundAll': addressed(({ id }) => ({ id })),
  'payments.group-purchases.thank': addressed(({ id }) => ({ id, message: 'Thank you all' })),
  'payments.group-purchases.addIdea': addressed(({ id }) => ({ id, title: 'A scooter' })),
  'payments.group-purchases.removeIdea': addressed(
    ({ id, ideaId }) => ({ id, ideaId }),
    ({ pledgingIdeaId: ideaId }, { pledging: { id } }) => ({ id, ideaId }),
  ),
  'payments.group-purchases.acceptIdea': addressed(
    ({ id, ideaId }) => ({ id, ideaId }),
    ({ pledgingIdeaId: ideaId }, { pledging: { id } }) => ({ id, ideaId }),
  ),
  'payments.bought-gifts.mark': addressed(({ id }) => ({ id })),
  'payments.public-groups.get': open(({ shareCode }) => ({ shareCode }), notHidden),
  'payments.public-groups.mine': open(({ shareCode }) => ({ shareCode }), notHidden),
  // None of them contributes to the first group with an account, and the owner's gift is that of its recipient.
  'payments.gift-records.get': open(({ shareCode }) => ({ shareCode }), { ...notHidden, guest: 401 }),
  'payments.gift-records.keep': open(({ shareCode }) => ({ shareCode, recipientId: null }), {
    ...{ owner: 409, stranger: 404, guest: 401, hidden: 404 },
  }),
  // Without an order it records cash, which only the organizer may do.
  'payments.public-groups.contribute': open(({ id }) => ({ id, ...somebody }), {
    ...refused(403),
    owner: 200,
  }),
  'payments.public-groups.pledge': open(
    ({ pledging: { shareCode } }) => ({ shareCode, ...somebody, contributorEmail: 'bea@example.com' }),
    notHidden,
  ),
  'payments.public-groups.contribution': open(({ code }) => ({ code }), everyone),
  'payments.public-groups.undoPledge': open(({ code }) => ({ code }), everyone),
  'payments.public-groups.vote': open(({ code, pledgingIdeaId: ideaId }) => ({ code, ideaId }), everyone),
  'payments.paypal.setup': open(() => ({}), everyone),
  'payments.paypal.order': open(({ shareCode }) => ({ shareCode, ...somebody }), notHidden),
  // The owner made the order. Its money isn't taken, because the payer hasn't approved it.
  'payments.paypal.capture': open(({ orderId }) => ({ orderId }), { ...refused(404), owner: 409 }),
  'payments.paypal.cancel': open(({ orderId }) => ({ orderId }), { ...refused(404), owner: 200 }),
  'payments.open-groups.check': inside,
  'payments.webhooks.receive': inside,
};

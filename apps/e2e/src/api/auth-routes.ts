/**
 * How a route treats accounts of other users. `own`: it knows nothing but the caller's account; `status` is its answer to
 * this input. `addressed`: the input names a session, and whoever it does not belong to is told that there is none.
 * `open`: for everybody; a link in a mail or a password proves what is allowed.
 */
export type Treatment =
  | { kind: 'own'; input: object; status: 200 | 400 | 404 }
  | { kind: 'addressed'; input: (sessionId: string) => object }
  | { kind: 'open' };

const own = (input: object = {}, status: 200 | 400 | 404 = 200): Treatment => ({
  kind: 'own',
  input,
  status,
});
const open: Treatment = { kind: 'open' };
const notThePassword = 'not the password';
/** Of the right form, but no device has made it. */
const madeUp = {
  ...{ id: 'unknown', rawId: 'unknown', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/** Every reachable route about accounts. One that is missing here fails the accounts spec: say how it treats strangers. */
export const treatments: Record<string, Treatment> = {
  'auth.account.me': own(),
  'auth.activity.list': own(),
  'auth.address.confirm': open,
  'auth.address.state': own(),
  'auth.address.sendLink': own(),
  'auth.address.change': own({ email: 'other@example.com', password: notThePassword }, 400),
  'auth.google.state': own(),
  'auth.google.unlink': own({ password: notThePassword }, 400),
  'auth.hints.list': own(),
  'auth.hints.add': own({ hint: 'budget-1' }),
  'auth.notifications.get': own(),
  'auth.notifications.change': own({ monthlyDigest: false }),
  'auth.notifications.byLink': open,
  'auth.notifications.oneClick': open,
  'auth.web-push.state': own({ endpoint: null }),
  'auth.web-push.turnOn': own({
    endpoint: 'https://push.example/device',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }),
  'auth.web-push.turnOff': own({ endpoint: 'https://push.example/device' }),
  'auth.web-push.turnOffOthers': own({ endpoint: null }),
  'auth.exports.latest': own(),
  'auth.passkeys.list': own(),
  'auth.passkeys.begin': own({ password: notThePassword }, 400),
  'auth.passkeys.add': own({ name: 'A phone', registration: madeUp }, 400),
  'auth.passkeys.remove': own({ id: 'unknown', password: notThePassword }, 400),
  'auth.passkeys.signInOptions': open,
  'auth.password.forgot': open,
  'auth.password.reset': open,
  'auth.sign-up.finish': open,
  'gateway.account-deletion.delete': own({ password: notThePassword, confirmation: 'DELETE' }, 400),
  'gateway.profile.change': own({ email: 'other@example.com', currentPassword: notThePassword }, 400),
  'gateway.google-sign-in.options': open,
  // Not set up here.
  'gateway.google-sign-in.allowLink': own({ password: notThePassword }, 404),
  'gateway.exports.start': own({ password: notThePassword }, 400),
  'gateway.exports.download': own({ id: '00000000-0000-4000-8000-000000000000' }, 404),
  'gateway.passkey-sign-in.signIn': open,
  'gateway.sessions.login': open,
  'gateway.sessions.register': open,
  'gateway.sessions.current': open,
  'gateway.sessions.logout': open,
  'gateway.sessions.list': own(),
  'gateway.sessions.end': { kind: 'addressed', input: (id) => ({ id }) },
  'gateway.sessions.endOthers': own(),
  'gateway.sessions.changePassword': own(
    { currentPassword: notThePassword, password: 'a new and long one' },
    400,
  ),
};

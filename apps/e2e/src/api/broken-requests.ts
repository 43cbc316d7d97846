/** A hostile or broken request; `body` is sent as it is. */
export interface BrokenRequest {
  what: string;
  path: string;
  body: string | Buffer;
  type?: string;
}

const generate = '/api/wizard/generate-suggestions';
const register = '/api/auth/register';
const login = '/api/auth/login';

const valid = {
  recipientName: 'Mia',
  interests: ['art'],
  personality: ['creative'],
  occasion: 'birthday',
  budget: '26-50',
  age: 30,
};
const account = { username: 'somebody', email: 'somebody@example.com', password: 'a long enough one' };

/** Invalid values for every field. */
const nowhere: unknown[] = [{}, [[]], true, '\u0000', '\ud800', 1e308, -1, 1.5, '💥'.repeat(7_000)];
const values: Record<string, unknown[]> = {
  recipientName: [null, '', '   ', 7, 'x'.repeat(101), 'two\nlines', ...nowhere],
  nickname: [7, [], {}, 'x'.repeat(101), '\u0000', '\ud800'],
  customType: [7, [], {}, 'x'.repeat(201), '\u0000', '\udfff'],
  age: [0, -1, 121, 1.5, '30', 'old', 1e308, [], {}],
  relationship: ['enemy', '', 7, null, [], 'FRIEND\u0000'],
  occasion: ['doomsday', '', 7, null, [], {}],
  budget: ['0-1', '', 25, null, [], '500', '__proto__'],
  interests: [
    'art',
    [7],
    [''],
    [null],
    [{}],
    ['x'.repeat(61)],
    Array.from({ length: 51 }, () => 'art'),
    {},
    ['\u0000'],
  ],
  personality: ['kind', [7], [''], Array.from({ length: 51 }, () => 'kind')],
  lifestyle: ['busy', [7], [['busy']]],
  customInterests: [7, [], {}, 'x'.repeat(2_001), 'a\u0000b', '\udfff'],
  voiceTranscriptions: ['hello', [7], ['x'.repeat(6_001)], Array.from({ length: 21 }, () => 'hello')],
  excludeItems: ['mug', [7], ['x'.repeat(201)], Array.from({ length: 201 }, () => 'mug')],
  generationRound: [0, 4, 1.5, '1', null],
  seed: [-1, 1.5, 2_147_483_648, '7', null],
  recipientId: [0, -1, 1.5, '1', 2_147_483_648, 1e308],
  occasionDate: ['2026-02-30', 'soon', '0001-01-01', 20_260_101, '2026-13-01'],
  userId: [1],
  extra: ['a key that nobody knows'],
};

const inFields = (): BrokenRequest[] =>
  Object.entries(values).flatMap(([field, list]) =>
    list.map((value, at) => ({
      what: `${field} #${at}`,
      path: generate,
      body: JSON.stringify({ ...valid, [field]: value }),
    })),
  );

const sayingTooLittle = (): BrokenRequest[] =>
  ['recipientName', 'interests', 'personality'].map((field) => ({
    what: `no ${field}`,
    path: generate,
    body: JSON.stringify({ ...valid, [field]: undefined }),
  }));

const ofAccounts = (): BrokenRequest[] =>
  [
    ...[null, '', 'ab', 7, [], {}, 'x'.repeat(51), 'a\u0000bc', '<script>', 'two\nlines'].map((username) => ({
      username,
    })),
    ...[null, '', 'nobody', 'a@b', '@b.c', 7, [], {}, `${'x'.repeat(250)}@example.com`, 'a\u0000@b.co'].map(
      (email) => ({ email }),
    ),
    ...[null, '', 'short', 7, [], {}, 'x'.repeat(257), 'with\u0000nul', '\ud800\ud800\ud800', 'password'].map(
      (password) => ({ password }),
    ),
    ...[7, [], 'call me', 'x'.repeat(40)].map((phoneNumber) => ({ phoneNumber })),
    ...[{ isAdmin: true }, { id: 1 }, { sessionEpoch: 9 }, { authProvider: 'google' }, { passwordHash: 'x' }],
  ].map((change, at) => ({
    what: `account #${at}`,
    path: register,
    body: JSON.stringify({ ...account, ...change }),
  }));

const ofSignIns = (): BrokenRequest[] =>
  [
    ...[{}, { email: account.email }, { password: account.password }, [], 'somebody', null, 7],
    ...[{ $ne: null }, { $gt: '' }, ['a@b.co'], true].map((email) => ({ email, password: account.password })),
    ...[{ $ne: null }, ['x'], 1e9].map((password) => ({ email: account.email, password })),
    { email: "' OR 1=1 --", password: "' OR 1=1 --" },
  ].map((body, at) => ({ what: `sign-in #${at}`, path: login, body: JSON.stringify(body) }));

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that aren't JSON, or JSON meant to harm its parser. */
const ofAllKinds = (): BrokenRequest[] => {
  const text = JSON.stringify(valid);
  const bodies: [string, string | Buffer][] = [
    ...[
      '{',
      '}',
      '[',
      '"',
      '{"a":',
      '{"a":1,}',
      "{'a':1}",
      '{a:1}',
      'undefined',
      'NaN',
      '<xml/>',
      '\u0000',
    ].map((body): [string, string] => [`text ${body}`, body]),
    ...[1, 10, 40, text.length - 1].map((length): [string, string] => [
      `cut at ${length}`,
      text.slice(0, length),
    ]),
    ['after the end', `${text}${text}`],
    ['an array', `[${text}]`],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
    ['arrays in arrays', nested('[', ']', 3_000)],
    ['objects in objects', nested('{"a":', '}', 3_000).replace(':}', ':1}')],
    ['deep inside a field', `{"recipientName":"Mia","interests":${nested('[', ']', 500)}}`],
    ['__proto__', `{"__proto__":{"isAdmin":true},${text.slice(1)}`],
    ['constructor', `{"constructor":{"prototype":{"isAdmin":true}},${text.slice(1)}`],
    ['__proto__ inside', `{${text.slice(1, -1)},"interests":[{"__proto__":{"polluted":1}}]}`],
    ['too large', JSON.stringify({ ...valid, customInterests: 'x'.repeat(150_000) })],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['binary', Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 7) % 256))],
    [
      'many keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`k${at}`, at]))),
    ],
  ];
  const types: [string, string][] = [
    ['application/x-www-form-urlencoded', 'recipientName=Mia&interests=art'],
    ['text/plain', text],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['application/xml', '<a/>'],
    ['application/jsonp', text],
  ];
  return [
    ...bodies.map(([what, body]) => ({ what, path: generate, body })),
    ...types.map(([type, body]) => ({ what: type, path: generate, body, type })),
  ];
};

/** About two hundred. */
export const brokenRequests = (): BrokenRequest[] => [
  ...inFields(),
  ...sayingTooLittle(),
  ...ofAccounts(),
  ...ofSignIns(),
  ...ofAllKinds(),
];

import { z } from 'zod';
import { usernameSchema } from '../auth/auth.js';
import { extractedRecipientSchema } from '../gift-ai/voice.js';
import { occasionFields } from '../planning/occasions.js';
import { detectedOccasionSchema, recipientFields } from '../planning/recipients.js';
import { AppError, conflict, errorStatus, rateLimited } from './error.js';
import { idParam, shareCodeSchema } from './ids.js';
import { dollars, formatPriceRange, price } from './money.js';
import { toOpenApi } from './openapi.js';
import { defineRoutes, limitOf } from './route.js';
import { calendarDate, cleanLine, line, text } from './text.js';

describe('an error', () => {
  it('survives the wire as the same small object', () => {
    const error = conflict('list_full', 'Full');
    const back = AppError.from(JSON.parse(JSON.stringify(error.toWire())));
    expect(back).toMatchObject({ kind: 'conflict', code: 'list_full', message: 'Full' });
    expect(AppError.from(rateLimited('slow', 'Wait', 7)).toWire().details).toEqual({ retryAfterSeconds: 7 });
  });

  it('says of a bad input which fields are wrong', () => {
    const parsed = z
      .object({ a: z.object({ b: z.number('Must be a number') }) })
      .safeParse({ a: { b: 'x' } });
    expect(AppError.from(parsed.error).toWire()).toEqual({
      kind: 'invalid',
      code: 'invalid_input',
      message: 'Must be a number',
      details: { fields: { 'a.b': 'Must be a number' } },
    });
  });

  it('tells nothing about what nobody expected', () => {
    for (const thrown of [new Error('secret'), 'secret', null, { message: 'secret' }]) {
      expect(JSON.stringify(AppError.from(thrown).toWire())).not.toContain('secret');
      expect(errorStatus[AppError.from(thrown).kind]).toBe(500);
    }
  });
});

describe('an id in a path', () => {
  it.each(['0', '-1', '01', '1e3', '0x10', '1.5', ' 1', '2147483648', '99999999999', '', 'abc'])(
    'is never %p',
    (value) => {
      expect(idParam.safeParse(value).success).toBe(false);
    },
  );
  it('is its digits', () => expect(idParam.parse('2147483647')).toBe(2_147_483_647));
  it('is no share code unless it has 22 characters of base64url', () => {
    expect(shareCodeSchema.safeParse('a'.repeat(22)).success).toBe(true);
    expect(shareCodeSchema.safeParse('a'.repeat(21)).success).toBe(false);
    expect(shareCodeSchema.safeParse('a'.repeat(21) + '/').success).toBe(false);
  });
});

describe('text', () => {
  it.each(['a\0b', 'a\u0007b', '\ud800'])('refuses what Postgres or a page cannot hold: %j', (value) => {
    expect(text(10).safeParse(value).success).toBe(false);
  });
  it('is trimmed before it is measured', () => expect(text(3, 1).parse('  abc ')).toBe('abc'));
  it('on one line has no line break', () => expect(line(10, 'Needed').safeParse('a\nb').success).toBe(false));
  it('says what the field needs when it is missing', () => {
    expect(z.object({ a: line(10, 'Needed') }).safeParse({}).error!.issues[0]!.message).toBe('Needed');
    expect(z.object({ a: line(10, 'Needed') }).safeParse({ a: ' ' }).error!.issues[0]!.message).toBe(
      'Needed',
    );
  });
});

describe('a calendar date', () => {
  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '0000-01-01'])(
    'is never %s',
    (value) => {
      expect(calendarDate.safeParse(value).success).toBe(false);
    },
  );
  it.each(['2024-02-29', '1604-02-29', '2100-12-31'])('may be %s', (value) =>
    expect(calendarDate.parse(value)).toBe(value),
  );
  it('is every day that there is from 1500 to 2999, and no other', () => {
    const days: string[] = [];
    for (let year = 1500; year <= 2999; year += 1)
      for (let month = 1; month <= 12; month += 1)
        for (const day of [0, 1, 28, 29, 30, 31, 32])
          days.push([year, month, day].map((part) => String(part).padStart(2, '0')).join('-'));
    const exists = (day: string) => {
      const date = new Date(`${day}T00:00:00Z`);
      return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
    };
    expect(days.filter((day) => calendarDate.safeParse(day).success)).toEqual(days.filter(exists));
  });
});

describe('money', () => {
  it('comes in as dollars and is cents from then on', () => {
    expect(dollars.parse(0.1) + dollars.parse(0.2)).toBe(30);
    expect(dollars.parse(1_234.56)).toBe(123_456);
    expect(dollars.safeParse(0.001).success).toBe(false);
  });
  it('is at most a million dollars in a price', () => {
    expect(price.parse(1_000_000)).toBe(100_000_000);
    expect(price.safeParse(1_000_000.01).error?.issues[0]?.message).toBe('At most $1,000,000');
  });
  it('reads well', () => {
    expect(formatPriceRange(2_500, 4_050)).toBe('$25 – $40.50');
    expect(formatPriceRange(120_000, 120_000)).toBe('$1,200');
  });
});

describe('the OpenAPI document', () => {
  const routes = defineRoutes('planning', 'things', {
    put: {
      method: 'PUT',
      path: '/things/:id',
      summary: 'Change a thing',
      input: z.strictObject({ id: idParam, name: z.string() }),
      output: z.object({ name: z.string() }),
      errors: ['thing_not_found'],
    },
    find: {
      method: 'GET',
      path: '/things',
      summary: 'Find',
      access: 'public',
      input: z.strictObject({ q: z.string().optional() }),
      output: z.array(z.string()),
    },
  });
  const { paths } = toOpenApi('T', '1', '/api', Object.values(routes));

  it('tells path, query and body apart', () => {
    expect(paths['/api/things/{id}']).toMatchObject({
      put: {
        operationId: 'planning.things.put',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        requestBody: {
          content: {
            'application/json': { schema: { required: ['name'], properties: { name: { type: 'string' } } } },
          },
        },
        'x-error-codes': ['thing_not_found'],
      },
    });
    expect(paths['/api/things']).toMatchObject({
      get: { parameters: [{ name: 'q', in: 'query', required: false }] },
    });
  });

  it('says who may call and how often', () => {
    expect(paths['/api/things']).toMatchObject({ get: { 'x-access': 'public', 'x-rate-tier': 'read' } });
    expect(limitOf(routes.put)).toBe('write');
  });
});

describe('Characters that turn the direction of what follows', () => {
  it('are refused in names and kept in notes', () => {
    const turned = 'Mia \u202e';
    expect(line(100, 'Name is required').safeParse(turned).success).toBe(false);
    expect(usernameSchema.safeParse(turned).success).toBe(false);
    expect(text(100).safeParse(turned).success).toBe(true);
  });
  it.each(['nickname', 'customRelationship'] as const)('are refused in %s', (field) => {
    const person = { name: 'Mia', relationship: 'friend', [field]: 'M\u202e' };
    expect(recipientFields.safeParse({ ...person, [field]: 'Mimi' }).success).toBe(true);
    for (const value of ['M\u202e', 'M\nm'])
      expect(recipientFields.safeParse({ ...person, [field]: value }).success).toBe(false);
  });
  it.each(['Name\nday', 'Day\u202e'])('are refused in the name of an occasion: %j', (customType) => {
    const occasion = { type: 'other', customType, date: '2026-05-04' };
    expect(occasionFields.safeParse({ ...occasion, customType: 'Name day' }).success).toBe(true);
    expect(occasionFields.safeParse(occasion).success).toBe(false);
    const found = { name: 'Mia', occasionType: 'other', customType, date: '2026-05-04' };
    expect(detectedOccasionSchema.safeParse(found).success).toBe(false);
    expect(extractedRecipientSchema.safeParse({ customType }).success).toBe(false);
  });
});

describe('A line of any source', () => {
  it.each([
    ['Mia\u202e\n Lee\u0007', 'Mia Lee'],
    ['\ud800Mia', 'Mia'],
    ['abcdefghi\u{1f389}', 'abcdefghi'],
    ['abcdefgh👩‍👩‍👧', 'abcdefgh'],
    ['abcdefgh ijk', 'abcdefgh i'],
  ])('is stored from %j as %j', (value, expected) => {
    expect(cleanLine(value, 10)).toBe(expected);
    expect(line(10, 'Needed').parse(expected)).toBe(expected);
  });
});

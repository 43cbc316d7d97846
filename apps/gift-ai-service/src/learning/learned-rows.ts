import type { EntityManager } from 'typeorm';
import type { MlModelEntity } from './ml-model.entity.js';

export const modelVersion = 'taste-1';

/**
 * SQL for a text that changes with everything that is learned from a user's acts, in any process; null while there is
 * nothing. `xmin` is the transaction that wrote a row last.
 */
export const learnedVersion = (userId: string): string =>
  `(SELECT string_agg(id || '.' || xmin::text, ' ' ORDER BY id) FROM ml_model_data
    WHERE "userId" = ${userId} AND "modelVersion" = '${modelVersion}' AND "isActive" AND "recipientKey" IS NOT NULL)`;

type Row = Omit<MlModelEntity, 'id' | 'isActive'>;

const columns = {
  userId: 'int',
  recipientId: 'int',
  recipientKey: 'text',
  modelVersion: 'text',
  trainingData: 'jsonb',
  accuracy: 'float8',
  confidenceScore: 'float8',
  lastTrainedAt: 'timestamptz',
} as const satisfies Record<keyof Row, string>;
const names = Object.keys(columns).map((name) => `"${name}"`);
const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
const changing = ['trainingData', 'accuracy', 'confidenceScore', 'lastTrainedAt'];

const statement = `
  INSERT INTO ml_model_data (${names.join(', ')})
  SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS learned (${typed.join(', ')})
  ON CONFLICT ON CONSTRAINT ml_model_data_person
  DO UPDATE SET ${changing.map((name) => `"${name}" = EXCLUDED."${name}"`).join(', ')}`;

/** Inserts or updates what was learned about a user's people, in one statement. */
export async function storeLearned(tx: EntityManager, rows: readonly MlModelEntity[]): Promise<void> {
  const learned = rows.map((row): Row => {
    const { userId, recipientId, recipientKey, modelVersion, trainingData } = row;
    const { accuracy, confidenceScore, lastTrainedAt } = row;
    return {
      ...{ userId, recipientId, recipientKey, modelVersion, trainingData },
      ...{ accuracy, confidenceScore, lastTrainedAt },
    };
  });
  await tx.query(statement, [JSON.stringify(learned)]);
}

/** The recipient of an idea: an id if there is one, and the normalised name. */
export interface Person {
  recipientId: number | null;
  recipientKey: string;
}
type StoredPerson = Pick<MlModelEntity, 'recipientId' | 'recipientKey'>;

/** The name of a row's person in the training. */
export const nameOf = ({ recipientId, recipientKey }: StoredPerson): string =>
  `${recipientId ?? ''}:${recipientKey}`;

/** A person may be stored under the name from before they had an id. */
export const isSame = (row: StoredPerson, { recipientId, recipientKey }: StoredPerson): boolean =>
  recipientId !== null && row.recipientId !== null
    ? recipientId === row.recipientId
    : row.recipientKey === recipientKey;

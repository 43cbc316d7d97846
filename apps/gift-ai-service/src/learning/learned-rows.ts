import type { EntityManager } from 'typeorm';
import type { MlModelEntity } from './ml-model.entity.js';

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

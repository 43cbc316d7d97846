import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { SuggestionEntity } from './suggestion.entity.js';

export interface SuggestionFigures {
  totalSuggestions: number;
  totalRatings: number;
  averageRating: number | null;
  /** Of suggestions that were saved or rated with four or five stars, most frequent first. */
  favoriteCategories: { category: string; count: number }[];
}

const favoritesShown = 6;

/** Counts what a user did with suggestions. */
@Injectable()
export class FiguresService {
  constructor(@InjectRepository(SuggestionEntity) private readonly rows: Repository<SuggestionEntity>) {}

  async figuresOf(userId: number): Promise<SuggestionFigures> {
    const [totalSuggestions, ratings, favoriteCategories] = await Promise.all([
      this.rows.countBy({ userId }),
      this.ratingsOf(userId),
      this.rows.query<SuggestionFigures['favoriteCategories']>(
        `SELECT category, count(*)::int AS count FROM suggestions
         WHERE "userId" = $1 AND (saved OR rating >= 4)
         GROUP BY category ORDER BY count DESC, category LIMIT ${favoritesShown}`,
        [userId],
      ),
    ]);
    return { totalSuggestions, ...ratings, favoriteCategories };
  }

  /** The names of recipients as they were written last, by their normalised names. */
  async recipientNames(userId: number): Promise<Map<string, string>> {
    const rows = await this.rows.query<{ key: string; name: string }[]>(
      `SELECT DISTINCT ON ("recipientKey") "recipientKey" AS key, "wizardData"->>'recipientName' AS name
       FROM suggestions WHERE "userId" = $1 AND "wizardData"->>'recipientName' IS NOT NULL
       ORDER BY "recipientKey", id DESC`,
      [userId],
    );
    return new Map(rows.map(({ key, name }) => [key, name]));
  }

  async ratingsOf(
    userId: number,
    tx: EntityManager = this.rows.manager,
  ): Promise<Pick<SuggestionFigures, 'totalRatings' | 'averageRating'>> {
    const [row] = await tx.query<Pick<SuggestionFigures, 'totalRatings' | 'averageRating'>[]>(
      `SELECT count(rating)::int AS "totalRatings", avg(rating)::float8 AS "averageRating" FROM suggestions
       WHERE "userId" = $1 AND rating IS NOT NULL`,
      [userId],
    );
    return row!;
  }
}

import { nameKey } from '@giftwell/contracts/core/names';
import { findOccasions } from '@giftwell/calendar-reader';
import { loadTitles, titleFolders, type WrittenTitle } from './titles.ts';

export interface JudgedTitle extends WrittenTitle {
  language: string;
  found: { occasion: string | null; name: string };
  isTypeRight: boolean;
  /** Only where there is an occasion. */
  isNameRight: boolean;
}

export interface TitleScore {
  folder: string;
  titles: JudgedTitle[];
  /** Shares from 0 to 1: the type of all titles, the name of those that are occasions. */
  type: number;
  name: number;
}

const today = '2026-11-23';
const day = { year: 2027, month: 6, day: 10 };

function judge(language: string, written: WrittenTitle): JudgedTitle {
  const { title, yearly = false } = written;
  const [found] = findOccasions([{ title, day, yearly }], today).found;
  const read = { occasion: found?.occasionType ?? null, name: found?.name ?? '' };
  const isTypeRight = read.occasion === written.occasion;
  const isNameRight = nameKey(read.name) === nameKey(written.name);
  return { ...written, language, found: read, isTypeRight, isNameRight };
}

const share = (all: readonly boolean[]) => all.filter(Boolean).length / Math.max(1, all.length);

/** Compares what is read from each written title with what it says; without folders that don't exist. */
export function judgeTitles(): TitleScore[] {
  return titleFolders.flatMap((folder) => {
    const titles = [...loadTitles(folder)].flatMap(([language, all]) =>
      all.map((each) => judge(language, each)),
    );
    if (titles.length === 0) return [];
    const occasions = titles.filter(({ occasion }) => occasion !== null);
    return [
      {
        ...{ folder, titles },
        type: share(titles.map(({ isTypeRight }) => isTypeRight)),
        name: share(occasions.map(({ isNameRight }) => isNameRight)),
      },
    ];
  });
}

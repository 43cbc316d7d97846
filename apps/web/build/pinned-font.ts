import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface PinnedFont {
  /** Matches the file in the build. */
  name: RegExp;
  /** Constant axis values, by their names in the font. */
  axes: Record<string, number>;
}

/** The range of Fontsource's Latin files. */
const latin: readonly [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];
const letters = latin
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join('');

/** Removes axes of a variable font that are used at only one value, which halves the file. */
export function pinnedFont({ name, axes }: PinnedFont): Plugin {
  return {
    name: 'giftwell:pinned-font',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const [file, part] of Object.entries(bundle))
        if (part.type === 'asset' && name.test(file)) {
          const whole = Buffer.from(part.source);
          part.source = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
        }
    },
  };
}

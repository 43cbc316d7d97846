declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** A value pins an axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** The font reduced to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

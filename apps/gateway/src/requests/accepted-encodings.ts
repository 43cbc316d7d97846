/** The encodings that a client accepts, by its Accept-Encoding header. */
export function acceptedEncodings(header: string | undefined): (name: string) => boolean {
  const wanted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      const quality = parameters.find((word) => word.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  return (name) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0;
}

/** US dollars for one unit, rounded, as of mid 2025. Precise enough to choose a budget range. */
const inDollars: Readonly<Record<string, { rate: number; names: string }>> = {
  usd: { rate: 1, names: '$,dollar,dollars,buck,bucks,usd' },
  gbp: { rate: 1.33, names: '£,pound,pounds,quid,gbp,sterling' },
  eur: { rate: 1.13, names: '€,euro,euros,eur' },
  inr: { rate: 0.0117, names: '₹,rupee,rupees,rs,inr' },
  jpy: { rate: 0.0068, names: '¥,yen,jpy' },
  cad: { rate: 0.73, names: 'cad,canadian' },
  aud: { rate: 0.65, names: 'aud,australian' },
  nzd: { rate: 0.6, names: 'nzd' },
  chf: { rate: 1.22, names: 'chf,francs' },
  pln: { rate: 0.27, names: 'pln,zloty,zlotys' },
  sek: { rate: 0.1, names: 'sek,kronor' },
  dkk: { rate: 0.15, names: 'dkk,kroner' },
  brl: { rate: 0.18, names: 'brl,reais' },
  mxn: { rate: 0.053, names: 'mxn,pesos' },
  zar: { rate: 0.056, names: 'zar,rand' },
  sgd: { rate: 0.78, names: 'sgd' },
  ngn: { rate: 0.00065, names: '₦,naira,ngn' },
  ghs: { rate: 0.09, names: 'ghs,cedi,cedis' },
  kes: { rate: 0.0077, names: 'kes,shillings' },
  myr: { rate: 0.23, names: 'myr,ringgit' },
  thb: { rate: 0.03, names: 'thb,baht' },
  ils: { rate: 0.28, names: 'ils,shekel,shekels' },
  czk: { rate: 0.046, names: 'czk,koruna,korun' },
  huf: { rate: 0.0028, names: 'huf,forint,forints' },
  uah: { rate: 0.024, names: 'uah,hryvnia' },
  aed: { rate: 0.272, names: 'aed,dirham,dirhams' },
};

const rateOfName = new Map<string, number>(
  Object.values(inDollars).flatMap(({ rate, names }) =>
    names.split(',').map((name) => [name, rate] as const),
  ),
);

/** All currency words as one part of a pattern. */
export const currencyPattern = `(?:${[...rateOfName.keys()].map((name) => name.replace('$', '[$]')).join('|')})`;

/** Exchange rate to US dollars for a currency word; null for any other word. */
export const rateOf = (word: string): number | null => rateOfName.get(word) ?? null;

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Everyday objects of verbs; a verb with one of them is not an interest. */
const plainThings = list(`
  house home flat room bedroom kitchen bathroom door doors gate window windows floor roof stairs bed table chair sofa desk lamp light lights keys key phone bag bags coat
  car bus train lift taxi road street way path corner place places town city country village shop shops office hospital surgery school nursery
  work job jobs shift shifts meeting meetings company business team staff boss bosses colleagues colleague clients customers customer patients money bills rent salary budget cash
  family kids kid children child baby babies grandkids grandchildren parents mum mom dad mother father husband wife son daughter brother sister friend friends mates
  people everyone everybody someone somebody anyone neighbour neighbours neighbor neighbors person man woman girl boy men women girls boys guests visitors strangers
  hand hands head face eye eyes ear ears back knee knees leg legs foot feet finger fingers arm arms nose mouth heart hip hips skin weight teeth tooth breath voice stomach mind soul
  pills pill medicine medication insulin tablets injections doctor dentist nurse physio stick crutches help
  time day days night nights morning mornings evening evenings week weeks month months year years hour hours minute minutes moment weekend weekends life age date birthday christmas
  thing things stuff bit bits lot lots part parts point reason reasons trouble problem problems mistake mistakes difference sense fuss mess noise attention question questions answer
  answers word words name names number numbers decision decisions plan plans turn turns chance care fun joke laugh smile tears nothing something anything everything none
  breakfast lunch dinner supper meal meals food water nap naps sleep rest break breaks party marriage love hope pain side end start beginning
  news message messages email emails letter call calls texts clothes clothing shoes socks dishes laundry washing ironing hoover bins rubbish housework homework exam exams
  test tests course courses degree grade grades class classes lessons size sizes colour color fault line living him her them it me us you himself herself themselves one ones
  table situation world limit limits cold colds ill sick promise promises advantage control risk risks mood moods role fast fasts garden yard shed kitchen garage cellar attic conservatory life head sleep youth spare twenties thirties forties fifties sixties seventies eighties nineties teens honour honor absence opinion eyes hands way lunch
`);

/** Whether the last word is one of these. */
export const isPlainThing = (words: readonly string[]): boolean => plainThings.has(words.at(-1) ?? '');

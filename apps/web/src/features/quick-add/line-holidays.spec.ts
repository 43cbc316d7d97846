import { calendarDays, kindOf } from '@giftwell/contracts/planning/calendar-days';
import { problemOf, readLines, type ReadLine } from './read-lines.js';

const today = '2026-11-22';
const read = (line: string): ReadLine => readLines(line, { today, isMonthFirst: true, locale: 'en-US' })[0]!;
const holidays = [
  ['Pat christmas', 'Pat', 'christmas'],
  ['Pat Christmas', 'Pat', 'christmas'],
  ['PAT CHRISTMAS', 'PAT', 'christmas'],
  ['Pat, christmas', 'Pat', 'christmas'],
  ['Pat - xmas', 'Pat', 'christmas'],
  ['Pat X-mas', 'Pat', 'christmas'],
  ['Pat for Christmas', 'Pat', 'christmas'],
  ["Pat's christmas", 'Pat', 'christmas'],
  ['Pat’s Christmas present', 'Pat', 'christmas'],
  ['Pat (christmas)', 'Pat', 'christmas'],
  ['Christmas: Pat', 'Pat', 'christmas'],
  ['Pat christmas 2026', 'Pat', 'christmas'],
  ['Pat & Lee christmas', 'Pat & Lee', 'christmas'],
  ['Carol christmas eve', 'Carol', 'christmas'],
  ['Pat Xmas!', 'Pat', 'christmas'],
  ["Lee mother's day", 'Lee', 'mothers_day'],
  ['Lee Mother’s Day', 'Lee', 'mothers_day'],
  ['Lee mothers day', 'Lee', 'mothers_day'],
  ['LEE MOTHERS DAY', 'LEE', 'mothers_day'],
  ['Lee, Mothering Sunday', 'Lee', 'mothers_day'],
  ['Mom mothers day', 'Mom', 'mothers_day'],
  ["Dad father's day", 'Dad', 'fathers_day'],
  ["Dad - Fathers' Day", 'Dad', 'fathers_day'],
  ['Grandpa Joe fathers day', 'Grandpa Joe', 'fathers_day'],
  ['Li Wei lunar new year', 'Li Wei', 'lunar_new_year'],
  ['Li Wei Lunar New Year', 'Li Wei', 'lunar_new_year'],
  ['Li Wei Chinese New Year', 'Li Wei', 'lunar_new_year'],
  ['Li Wei, CNY', 'Li Wei', 'lunar_new_year'],
  ['Linh Tết', 'Linh', 'lunar_new_year'],
  ['Minji Seollal', 'Minji', 'lunar_new_year'],
  ['Li Wei spring festival', 'Li Wei', 'lunar_new_year'],
  ['Sam Hanukkah', 'Sam', 'hanukkah'],
  ['Sam chanukah', 'Sam', 'hanukkah'],
  ['Sam, Hannukah', 'Sam', 'hanukkah'],
  ['Amir Eid', 'Amir', 'eid_al_fitr'],
  ['Amir eid al-fitr', 'Amir', 'eid_al_fitr'],
  ['Amir Eid al Adha', 'Amir', 'eid_al_adha'],
  ['Amir, Eid ul-Fitr', 'Amir', 'eid_al_fitr'],
  ['amir eid-ul-adha', 'Amir', 'eid_al_adha'],
  ['Priya diwali', 'Priya', 'diwali'],
  ['Priya Deepavali', 'Priya', 'diwali'],
  ["priya's diwali", 'Priya', 'diwali'],
  ['Shirin Nowruz', 'Shirin', 'nowruz'],
  ['Shirin norooz', 'Shirin', 'nowruz'],
  ['Shirin persian new year', 'Shirin', 'nowruz'],
  ['Rosa easter', 'Rosa', 'easter'],
  ['Rosa, Easter Sunday', 'Rosa', 'easter'],
  ['Nikos orthodox easter', 'Nikos', 'orthodox_easter'],
  ['Nikos Greek Easter', 'Nikos', 'orthodox_easter'],
  ['Ben thanksgiving', 'Ben', 'thanksgiving'],
  ['Ben Thanksgiving Day', 'Ben', 'thanksgiving'],
  ['Finn St Nicholas', 'Finn', 'st_nicholas'],
  ['Finn st. nicholas day', 'Finn', 'st_nicholas'],
  ["Finn Saint Nicholas' Day", 'Finn', 'st_nicholas'],
  ['Finn Sinterklaas', 'Finn', 'st_nicholas'],
  ['Luca epiphany', 'Luca', 'epiphany'],
  ['Luca Three Kings Day', 'Luca', 'epiphany'],
  ["Olga women's day", 'Olga', 'womens_day'],
  ["Olga International Women's Day", 'Olga', 'womens_day'],
  ['Olga womens day', 'Olga', 'womens_day'],
  ['Kim valentines', 'Kim', 'valentines'],
  ["Kim Valentine's Day", 'Kim', 'valentines'],
  ['Kim valentine', 'Kim', 'valentines'],
  ["kim st valentine's day", 'Kim', 'valentines'],
  ['Eve Christmas', 'Eve', 'christmas'],
  ['Noel christmas', 'Noel', 'christmas'],
  ['Holly, Christmas', 'Holly', 'christmas'],
  ['April easter', 'April', 'easter'],
  ['Easter Jones christmas', 'Easter Jones', 'christmas'],
  ["May mother's day", 'May', 'mothers_day'],
  ['Uncle Bob thanksgiving', 'Uncle Bob', 'thanksgiving'],
  ['Joy Christmas', 'Joy', 'christmas'],
  ['grandma christmas eve', 'Grandma', 'christmas'],
  ['the Johnsons christmas', 'the Johnsons', 'christmas'],
  ["MUM MOTHER'S DAY", 'MUM', 'mothers_day'],
  ['my mom, mother’s day', 'Mom', 'mothers_day'],
  ["Dave fathers' day", 'Dave', 'fathers_day'],
  ["Uncle Ray (Father's Day)", 'Uncle Ray', 'fathers_day'],
  ["Valentine's Day: Kim", 'Kim', 'valentines'],
  ["my wife Ana valentine's", 'Ana', 'valentines'],
  ['Ana st. valentines day', 'Ana', 'valentines'],
  ["Zoe Saint Valentine's Day", 'Zoe', 'valentines'],
  ['Ahmed Eid Mubarak', 'Ahmed', 'eid_al_fitr'],
  ['Fatima EID AL-ADHA', 'Fatima', 'eid_al_adha'],
  ["Fatima's eid", 'Fatima', 'eid_al_fitr'],
  ['Rachel hanukah', 'Rachel', 'hanukkah'],
  ['Ben - Chanukkah', 'Ben', 'hanukkah'],
  ['Raj divali', 'Raj', 'diwali'],
  ["Mei Lunar New Year's Eve", 'Mei', 'lunar_new_year'],
  ['Nguyen Van Tet', 'Nguyen Van', 'lunar_new_year'],
  ['Dariush Navroz', 'Dariush', 'nowruz'],
  ['Leyla Newroz', 'Leyla', 'nowruz'],
  ['Sofia easter 2027', 'Sofia', 'easter'],
  ['Eleni Orthodox Easter Sunday', 'Eleni', 'orthodox_easter'],
  ['Aunt Carol Thanksgiving!', 'Aunt Carol', 'thanksgiving'],
  ["Lars st nicholas' eve", 'Lars', 'st_nicholas'],
  ['Juan Dia de los Reyes', 'Juan', 'epiphany'],
  ["Anna int'l women's day", 'Anna', 'womens_day'],
  ["Anna Womens' Day", 'Anna', 'womens_day'],
  ['Pat for their christmas gift', 'Pat', 'christmas'],
  ['Christmas gift for Pat', 'Pat', 'christmas'],
  ['Christmas, Pat', 'Pat', 'christmas'],
  ["mother's day Lee", 'Lee', 'mothers_day'],
] as const;

describe('a holiday', () => {
  it.each(holidays)('is understood at the end of an entry: %s', (line, name, kind) => {
    const { entry, hasTwoDays } = read(line);
    expect([entry.name, kindOf(entry), entry.day.date, hasTwoDays]).toEqual([name, kind, null, false]);
    expect(problemOf(entry, today)).toBeNull();
  });

  it('is each that the product knows', () => {
    expect(new Set(holidays.map(([, , kind]) => kind))).toEqual(new Set(calendarDays));
  });

  it.each(['Pat christmas, Lee mother’s day', 'Pat, May 3, christmas'])(
    'on a line with another day is none of them: %s',
    (line) => {
      expect(read(line).hasTwoDays).toBe(true);
    },
  );

  it('leaves another occasion as it is', () => {
    expect(read('Todd’s birthday, christmas')).toMatchObject({
      ...{ entry: { name: 'Todd', type: 'birthday' }, unused: 'christmas' },
    });
  });
});

describe('a day beside today', () => {
  it.each([
    ['Todd today', 'Todd 11-22', 'birthday'],
    ['Todd tomorrow', 'Todd 11-23', 'birthday'],
    ['Todd TODAY', 'Todd 11-22', 'birthday'],
    ["Todd's birthday is today", 'Todd 11-22', 'birthday'],
    ['Todd, tomorrow', 'Todd 11-23', 'birthday'],
    ['Todd birthday tomorrow', 'Todd 11-23', 'birthday'],
    ['Todd graduation tomorrow', 'Todd 2026-11-23', 'graduation'],
    ['Today: Todd', 'Todd 11-22', 'birthday'],
    ['Tim yesterday', 'Tim 11-21', 'birthday'],
    ["Tim's bday tomorrow!", 'Tim 11-23', 'birthday'],
    ['my boss Tim today', 'Tim 11-22', 'birthday'],
    ['Tom and Eve wedding anniversary tomorrow', 'Tom and Eve 11-23', 'anniversary'],
  ])('is a date: %s', (line, expected, type) => {
    const { name, type: found, day } = read(line).entry;
    const date = day.yearKnown ? day.date : day.date?.slice(5);
    expect([`${name} ${date}`, found]).toEqual([expected, type]);
    expect(problemOf(read(line).entry, today)).toBeNull();
  });
});

describe('a name like a holiday', () => {
  it.each([
    'Christmas Addison',
    'Eve',
    'Holly',
    'Noel',
    'Easter Jones',
    'April',
    'May',
    'June',
    'Valentine Brown',
    'Valentine',
    'Valentina',
    'Eid Ahmed',
    'Nicholas',
    'Epiphany Smith',
    'Tuesday Weld',
    'Christmas',
    'Nowruz Karimi',
    'Hanna Kah',
    'Chris Mass',
    'Joy Easterbrook',
    'Natalie Day',
    'Dawn Knights',
    'Eve Newyear',
    'Diwali Singh',
    'Kim Valentine',
    'Mr. Christmas',
    'Father Christmas',
    'Natalia',
    'Pascal',
    'Tomorrow Jones',
    'Nick',
    'Diwali',
    'Summer Day',
    'Rosa Kings',
    'Doris Day',
    'Noel Gallagher',
  ])('is one without a day: %s', (line) => {
    const { entry, unused } = read(line);
    expect([entry.name, entry.type, entry.day.date, unused]).toEqual([line, 'birthday', null, '']);
  });

  it.each([
    ['Christmas Jones, May 3', 'Christmas Jones'],
    ['Easter, May 3', 'Easter'],
    ['Eid Hassan, 5/13', 'Eid Hassan'],
    ['June, May 3', 'June'],
  ])('has its own birthday: %s', (line, name) => {
    const { entry } = read(line);
    expect([entry.name, entry.type]).toEqual([name, 'birthday']);
    expect(entry.day.date).not.toBeNull();
  });
});

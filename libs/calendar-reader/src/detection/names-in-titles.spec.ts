import { findOccasions } from './find-occasions.js';

const personIn = (title: string): string | undefined => {
  const entry = { title, day: { year: 2027, month: 5, day: 4 }, yearly: false };
  const [first] = findOccasions([entry], '2026-11-23').found;
  return first && `${first.occasionType} ${first.name}`;
};

describe('A name in a title', () => {
  it.each([
    ["John Doe, Jr.'s birthday", 'birthday John Doe Jr.'],
    ["John Doe Jr's birthday", 'birthday John Doe Jr'],
    ['John Doe Jr. birthday', 'birthday John Doe Jr.'],
    ['Birthday of John Doe, Jr.', 'birthday John Doe Jr.'],
    ['Birthday: Robert Downey Jr.', 'birthday Robert Downey Jr.'],
    ['Sammy Davis, Jr. – birthday', 'birthday Sammy Davis Jr.'],
    ["Martin Luther King III's birthday", 'birthday Martin Luther King III'],
    ['William Gates III birthday', 'birthday William Gates III'],
    ['Henry Ford II birthday', 'birthday Henry Ford II'],
    ['Birthday: Thurston Howell, III', 'birthday Thurston Howell III'],
    ["Ken Griffey Sr.'s birthday", 'birthday Ken Griffey Sr.'],
    ['Ken Griffey, Sr. birthday', 'birthday Ken Griffey Sr.'],
    ["Jane Smith, PhD's birthday", 'birthday Jane Smith'],
    ['Jane Smith PhD birthday', 'birthday Jane Smith'],
    ['Birthday - Anil Gupta, MD', 'birthday Anil Gupta'],
    ["Anil Gupta, M.D.'s birthday", 'birthday Anil Gupta'],
    ['Maria Lopez, Ph.D. birthday', 'birthday Maria Lopez'],
    ['Birthday of Alan Reed, Esq.', 'birthday Alan Reed'],
    ['Doe, John Jr. birthday', 'birthday John Doe Jr.'],
    ['john doe jr bday', 'birthday John Doe Jr'],
    ['Harry Connick Jr. turns 60', 'birthday Harry Connick Jr.'],
    ['John Doe Jr. & Jane Doe anniversary', 'anniversary John Doe Jr. & Jane Doe'],
    ['Happy Birthday William Turner, Sr.!', 'birthday William Turner Sr.'],
    ['Bday: Cuba Gooding Jr', 'birthday Cuba Gooding Jr'],
    ['George Foreman IV turns 30', 'birthday George Foreman IV'],
    ['Retirement of Alice Wong, CPA', 'retirement Alice Wong'],
    ['Linda Park, DDS birthday 🎂', 'birthday Linda Park'],
    ['Dr. Jane Goodall, PhD - birthday', 'birthday Jane Goodall'],
    ['Tim Burton Jr (40) birthday', 'birthday Tim Burton Jr'],
  ])('is read with what comes after a name: %s', (title, expected) => {
    expect(personIn(title)).toBe(expected);
  });

  it.each([
    ["Dr. Smith's birthday", 'birthday Smith'],
    ["Dr Emily Chen's birthday", 'birthday Emily Chen'],
    ["Mrs. Patterson's birthday", 'birthday Patterson'],
    ['Mrs Patterson birthday', 'birthday Patterson'],
    ['Prof. Dr. Hans Meier Geburtstag', 'birthday Hans Meier'],
    ["Rev. Thomas Brown's birthday", 'birthday Thomas Brown'],
    ["Ms. Alvarez's 40th birthday", 'birthday Alvarez'],
    ["Mr. & Mrs. Jones' anniversary", 'anniversary Mr. & Mrs. Jones'],
    ['Mr. and Mrs. Clark anniversary', 'anniversary Mr. and Mrs. Clark'],
    ["Sir Ian McKellen's birthday", 'birthday Sir Ian McKellen'],
    ["Mr. Jones's birthday", 'birthday Jones'],
    ["mrs. o'leary birthday", "birthday O'Leary"],
    ['Ms Rivera’s bday', 'birthday Rivera'],
    ['Frau Dr. Weber Geburtstag', 'birthday Frau Dr. Weber'],
    ["Mr. Harris' retirement", 'retirement Harris'],
  ])('is read with a title before it: %s', (title, expected) => {
    expect(personIn(title)).toBe(expected);
  });

  it.each([
    ['Doe, John birthday', 'birthday John Doe'],
    ["Doe, John's birthday", 'birthday John Doe'],
    ['Birthday: Doe, John', 'birthday John Doe'],
    ['Geburtstag Müller, Anna', 'birthday Anna Müller'],
    ['Geburtstag: Müller, Anna', 'birthday Anna Müller'],
    ["O'Connor, Sinead birthday", "birthday Sinead O'Connor"],
    ['Anniversaire Dupont, Marie', 'birthday Marie Dupont'],
    ['van der Berg, Lotte - birthday', 'birthday Lotte van der Berg'],
    ['Birthday of Smith, Jane (work)', 'birthday Jane Smith'],
    ["Anna, Ben & Mia's birthday", 'birthday Anna & Ben & Mia'],
    ['Kowalska, Maria – urodziny', 'birthday Maria Kowalska'],
    ['García, Lucía cumpleaños', 'birthday Lucía García'],
    ['Birthday: McAllister, Kevin', 'birthday Kevin McAllister'],
    ['de Vries, Emma verjaardag', 'birthday Emma de Vries'],
    ["Lunch, Anna's birthday", 'birthday Anna'],
    ["Paul's birthday, Paris", 'birthday Paul'],
    ['Mia, Leo and Zoe birthday party', 'birthday Mia and Leo and Zoe'],
    ['St. Clair, Amy birthday', 'birthday Amy St. Clair'],
  ])('is read with commas: %s', (title, expected) => {
    expect(personIn(title)).toBe(expected);
  });

  it.each([
    ["Pat O'Brien's birthday", "birthday Pat O'Brien"],
    ["O'Brien's birthday", "birthday O'Brien"],
    ['Pat O’Brien’s birthday', "birthday Pat O'Brien"],
    ["D'Angelo's birthday", "birthday D'Angelo"],
    ["Birthday Sean O'Casey", "birthday Sean O'Casey"],
    ["Anniversaire de Jeanne d'Arc", "birthday Jeanne d'Arc"],
    ["Compleanno di Laura D'Amico", "birthday Laura D'Amico"],
    ["Birthday of Ta'Nehisi Coates", "birthday Ta'Nehisi Coates"],
    ["N'Golo Kanté birthday", "birthday N'Golo Kanté"],
    ["Ma'ayan's birthday", "birthday Ma'ayan"],
    ["James' birthday", 'birthday James'],
    ["James's birthday", 'birthday James'],
    ["Chris' 30th birthday", 'birthday Chris'],
    ['Thomas’ birthday', 'birthday Thomas'],
    ["The Joneses' anniversary", 'anniversary Joneses'],
    ["Iris's graduation", 'graduation Iris'],
    ["Marcus' and Tina's anniversary", 'anniversary Marcus and Tina'],
    ["Tim's and Kate's wedding anniversary", 'anniversary Tim and Kate'],
    ['Jess’s Birthday', 'birthday Jess'],
    ["Hans' Geburtstag", 'birthday Hans'],
    ["Max' Geburtstag", 'birthday Max'],
    ['Fritz’ 60. Geburtstag', 'birthday Fritz'],
    ["Łukasz's birthday", 'birthday Łukasz'],
    ['Zoë’s birthday', 'birthday Zoë'],
    ['José María’s birthday', 'birthday José María'],
    ["Jean-Luc's birthday", 'birthday Jean-Luc'],
    ["Mary-Kate & Ashley's birthday", 'birthday Mary-Kate & Ashley'],
    ["Anne Marie St. James' birthday", 'birthday Anne Marie St. James'],
    ["Ludwig van Beethoven's birthday", 'birthday Ludwig van Beethoven'],
    ["J.R.R. Tolkien's birthday", 'birthday J.R.R. Tolkien'],
    ["T.J.'s birthday", 'birthday T.J.'],
    ["AJ's birthday", 'birthday AJ'],
    ["Junior's birthday", 'birthday Junior'],
    ["Shaquille O'Neal's birthday", "birthday Shaquille O'Neal"],
    ["Conan O'Brien bday", "birthday Conan O'Brien"],
    ["Siobhán Ní Dhomhnaill's birthday", 'birthday Siobhán Ní Dhomhnaill'],
    ["Charles' birthday", 'birthday Charles'],
    ["Moses's 80th birthday", 'birthday Moses'],
    ["The Smiths' anniversary", 'anniversary Smiths'],
    ["Jules's graduation", 'graduation Jules'],
    ["Tess' birthday", 'birthday Tess'],
    ["Tom and Jerry's anniversary", 'anniversary Tom and Jerry'],
    ["Ana & Luis' wedding anniversary", 'anniversary Ana & Luis'],
    ["B.J. Novak's birthday", 'birthday B.J. Novak'],
    ["C. S. Lewis' birthday", 'birthday C. S. Lewis'],
    ["Uncle JD's birthday", 'birthday Uncle JD'],
    ["Mary Anne O'Dell-Smith birthday", "birthday Mary Anne O'Dell-Smith"],
    ["l'anniversaire de Zoé", 'birthday Zoé'],
    ["Anniversaire d'Amélie", 'birthday Amélie'],
    ["D'Artagnan Dupont anniversaire", "birthday D'Artagnan Dupont"],
  ])('is read with apostrophes: %s', (title, expected) => {
    expect(personIn(title)).toBe(expected);
  });

  it.each([
    ['День рождения Анны', 'birthday Анны'],
    ['Анна день рождения', 'birthday Анна'],
    ['День рождения: Иван Петров', 'birthday Иван Петров'],
    ['ДР Маши', 'birthday Маши'],
    ['Γενέθλια Μαρίας', 'birthday Μαρίας'],
    ['王芳生日', 'birthday 王芳'],
    ['王芳的生日', 'birthday 王芳'],
    ['生日：李伟', 'birthday 李伟'],
    ['田中さんの誕生日', 'birthday 田中'],
    ['花子 誕生日', 'birthday 花子'],
    ['김민지 생일', 'birthday 김민지'],
    ['عيد ميلاد أحمد', 'birthday أحمد'],
    ['יום הולדת דנה', 'birthday דנה'],
    ["王芳's birthday", 'birthday 王芳'],
    ["Анна's birthday", 'birthday Анна'],
    ['अनिता का जन्मदिन', 'birthday अनिता'],
    ['Маша birthday', 'birthday Маша'],
    ['Birthday: 山田太郎', 'birthday 山田太郎'],
    ["वर्षा's birthday", 'birthday वर्षा'],
    ['Birthday of أحمد', 'birthday أحمد'],
    ['Ольга Иванова – birthday', 'birthday Ольга Иванова'],
    ['С днём рождения, Ольга', 'birthday Ольга'],
    ['Birthday – Дмитрий Иванович', 'birthday Дмитрий Иванович'],
    ['陈小明的生日', 'birthday 陈小明'],
    ['さくらちゃんの誕生日', 'birthday さくら'],
    ['박지성 생일', 'birthday 박지성'],
    ['ميلاد فاطمة', 'birthday فاطمة'],
    ['יום הולדת נועה', 'birthday נועה'],
    ['राहुल का जन्मदिन', 'birthday राहुल'],
    ['Γιώργος birthday', 'birthday Γιώργος'],
    ['Ευαγγελία γενέθλια', 'birthday Ευαγγελία'],
    ['თამარი birthday', 'birthday თამარი'],
    ["Արամ's birthday", 'birthday Արամ'],
  ])('is read in any script: %s', (title, expected) => {
    expect(personIn(title)).toBe(expected);
  });

  it.each([
    ['Lucas birthday', 'birthday Lucas'],
    ['Geburtstag von Klaus', 'birthday Klaus'],
    ['Oscar de la Renta birthday', 'birthday Oscar de la Renta'],
    ['J. K. Rowling birthday', 'birthday J. K. Rowling'],
    ['Anniversaire de M. Lefèvre', 'birthday Lefèvre'],
    ['Agnes birthday', 'birthday Agnes'],
  ])('is read with small words and initials: %s', (title, expected) => {
    expect(personIn(title)).toBe(expected);
  });

  it.each([
    ['Tom Williams birthday', 'birthday Tom Williams'],
    ['Mary Jones birthday', 'birthday Mary Jones'],
    ['Luis Torres cumpleaños', 'birthday Luis Torres'],
    ['Piet de Vries verjaardag', 'birthday Piet de Vries'],
    ['Tante Annas Geburtstag', 'birthday Tante Anna'],
    ['Anna Müllers Geburtstag', 'birthday Anna Müller'],
    ['Max und Annas Hochzeitstag', 'anniversary Max und Anna'],
    ['Toms birthday', 'birthday Tom'],
  ])('keeps an s of its own only: %s', (title, expected) => {
    expect(personIn(title)).toBe(expected);
  });

  it.each([
    ["Dinner, Anna's birthday", 'birthday Anna'],
    ["Paul's birthday, Paris", 'birthday Paul'],
    ["Uncle Bob, Anna's birthday", 'birthday Anna'],
    ["Jane's PhD graduation", 'graduation Jane'],
    ['JD birthday', 'birthday JD'],
    ["Jr's birthday", 'birthday Jr'],
  ])('is not mixed up with other words: %s', (title, expected) => {
    expect(personIn(title)).toBe(expected);
  });
});

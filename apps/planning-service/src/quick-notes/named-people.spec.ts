import { namedPeople } from './named-people.js';

const people = [
  { name: 'Mia Stone', nickname: null },
  { name: 'Mia Wood', nickname: 'Mimi' },
  { name: 'José', nickname: 'Pepe' },
  { name: 'Will Ray', nickname: null },
  { name: 'Rose', nickname: null },
  { name: 'Anna Maria Holt', nickname: 'Mum' },
  { name: '', nickname: '…' },
];

it.each([
  ['Mia Stone mentioned a kiln', ['Mia Stone']],
  ['Mia mentioned a kiln', ['Mia Stone', 'Mia Wood']],
  ['Mimi wants to learn to sail', ['Mia Wood']],
  ["Jose's knife is blunt", ['José']],
  ['pepe would love a drone', ['José']],
  ['Mum said she likes tulips', ['Anna Maria Holt']],
  ['Anna loves jazz', ['Anna Maria Holt']],
  ['Pepe will need a rose', ['José']],
  ['Tell Mia Stone, not Mimi', ['Mia Stone', 'Mia Wood']],
  ['Somebody wants a boat', []],
  ['', []],
])('finds in %j %j', (sentence, names) => {
  expect(namedPeople(sentence, people).map(({ name }) => name)).toEqual(names);
});

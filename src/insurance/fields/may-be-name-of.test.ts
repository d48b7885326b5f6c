import { expect, it } from 'vitest'
import { mayBeNameOf } from './may-be-name-of.ts'

const ANA = { firstName: 'Ana María', lastName: 'Silva-Núñez' }

it.each([
  'Ana María Silva-Núñez',
  'ana silva',
  'Silva Nunez, Ana',
  'A. Núñez',
  'Dr. Ana Silva',
  'Ana und Ben Silva',
  // Not finished yet.
  '',
  'An',
  'Ana Mar',
  'Silva-N',
])('%s may be Ana María Silva-Núñez', (name) => expect(mayBeNameOf(name, ANA)).toBe(true))

it.each(['Ben Silva', 'Ana Costa', 'Carla Costa', 'Silva GmbH'])('%s is somebody else', (name) =>
  expect(mayBeNameOf(name, ANA)).toBe(false),
)

it.each([
  ['Jörg Mueller', { firstName: 'Jorg', lastName: 'Müller' }],
  ['Lukasz Strasse', { firstName: 'Łukasz', lastName: 'Straße' }],
  ['Xiao Ming Li', { firstName: 'Xiaoming', lastName: 'Li' }],
  ['Sean ONeill', { firstName: 'Seán', lastName: 'O’Neill' }],
  ['Ana Weber', { firstName: 'Ana', lastName: 'Silva', birthName: 'Weber' }],
  // Another script says nothing.
  ['Ana Silva', { firstName: 'Анна', lastName: 'Сильва' }],
  ['Анна Сильва', { firstName: 'Ana', lastName: 'Silva' }],
  // Nothing to compare with.
  ['Ben Costa', {}],
  ['Ben Costa', { firstName: 'Ana' }],
])('%s is not doubted', (name, person) => expect(mayBeNameOf(name, person)).toBe(true))

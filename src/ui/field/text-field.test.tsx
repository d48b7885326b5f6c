import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyField } from './money-field.tsx'
import { TextField } from './text-field.tsx'

/** What is heard of a field after its name, in order. */
function heard(markup: string): string[] {
  const ids = /aria-describedby="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? []
  return ids.map((id) => new RegExp(` id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1] ?? 'nothing')
}

test('the unit of a field is heard with it', () => {
  const height = <TextField name="height" label="How tall are you?" help="Barefoot." suffix="cm" />
  expect(heard(renderToStaticMarkup(height))).toEqual(['cm', 'Barefoot.'])
  const rent = <MoneyField name="rent" label="Rent" currency="€" period="a month" />
  expect(heard(renderToStaticMarkup(rent))).toEqual(['€', 'a month'])
  expect(heard(renderToStaticMarkup(<TextField name="name" label="Name" />))).toEqual([])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLanguageContext } from '#i18n/words.tsx'
import { ChoiceChips } from '../choice/choice-chips.tsx'
import { RadioGroup } from '../choice/radio-group.tsx'
import { Checkbox } from './checkbox.tsx'
import { TextField } from './text-field.tsx'

const options = [{ value: 'a', label: 'A trainee (Ausbildung)' }]
const parts = {
  name: 'n',
  label: 'Tax ID (Steuer-ID)',
  help: 'On your Steuerbescheid',
  error: 'No Anmeldung',
}

test.each([
  ['a field', <TextField key="f" {...parts} />, ['Steuer-ID', 'Steuerbescheid', 'Anmeldung']],
  [
    'a question',
    <RadioGroup key="r" {...parts} options={options} />,
    ['Steuer-ID', 'Steuerbescheid', 'Anmeldung', 'Ausbildung'],
  ],
  ['chips', <ChoiceChips key="c" name="n" label="Work" options={options} />, ['Ausbildung']],
  [
    'a box to tick',
    <Checkbox key="b" name="n" label="In Ausbildung" help="Or a Beamter" />,
    ['Ausbildung', 'Beamter'],
  ],
])('%s marks the German words of its texts', (_, field, words) => {
  const drawn = renderToStaticMarkup(<PageLanguageContext value="en">{field}</PageLanguageContext>)
  expect([...drawn.matchAll(/<span lang="de">([^<]*)/g)].map(([, word]) => word)).toEqual(words)
})

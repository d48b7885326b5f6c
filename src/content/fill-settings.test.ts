import { expect, test } from 'vitest'
import { wording } from './collections/field-kinds.ts'
import { fillSettings } from './fill-settings.ts'
import { readStartingContent } from './read-starting-content.ts'
import { SETTING_NAMES } from './setting-names.ts'
import type { Settings } from './source.ts'

const all = await readStartingContent()
const settings = all.find(({ collection }) => collection === 'settings')
  ?.attributes as unknown as Settings

test('every name has a text, at any depth', () => {
  for (const name of SETTING_NAMES) {
    const [filled] = fillSettings({ list: [`<p>{{setting.${name}}}</p>`] }, settings).list
    expect(filled, name).toMatch(/^<p>[^<{]+<\/p>$/)
  }
})

test('figures stay for those who know them, and no tag comes in', () => {
  expect(fillSettings('{{law.year}}', settings)).toBe('{{law.year}}')
  const odd = { ...settings, legalName: 'A<script>' }
  expect(fillSettings('{{setting.legalName}}', odd)).toBe('Ascript')
})

test.each([
  [
    '<abbr title="by {{setting.slogan}}">x</abbr>',
    '<abbr title="by A &amp; B&quot; onclick=&quot;c()">x</abbr>',
  ],
  ['<p>{{setting.slogan}}</p>', '<p>A & B" onclick="c()</p>'],
  ['5 < 6: {{setting.slogan}}', '5 < 6: A & B" onclick="c()'],
  ['<a href="{{setting.legalName}}">x</a>', '<a href="">x</a>'],
  ['<a href="{{setting.slogan}}{{ setting.legalName }}">x</a>', '<a href="">x</a>'],
  [
    '<a href="tel:{{setting.company.phone}}">{{setting.company.phone}}</a>',
    '<a href="tel:+49301">+49 30 1</a>',
  ],
  [
    '<a href="{{setting.intermediary.registerUrl}}">x</a>',
    '<a href="https://a.example/?b&amp;c">x</a>',
  ],
])('%s stays the markup that it is', (html, filled) => {
  const intermediary = { ...settings.intermediary, registerUrl: 'https://a.example/?b&c' }
  const company = { ...settings.company, phone: '+49 30 1' }
  const odd = { slogan: 'A & B" onclick="c()', legalName: 'javascript:c()', intermediary, company }
  expect(fillSettings(html, { ...settings, ...odd })).toBe(filled)
})

test('a text that names an unknown setting cannot be published', () => {
  expect(wording.safeParse('by {{setting.legalName}}').success).toBe(true)
  expect(wording.safeParse('by {{setting.secretKey}}').success).toBe(false)
})

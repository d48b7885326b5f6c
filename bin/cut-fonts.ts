import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectRoot } from '#platform/project-root.ts'

/**
 * Cuts the two files every page waits for out of their packages: the characters of our four
 * languages, the weights and the features the styles use. They weigh less than half of the whole.
 * To be run again when a package brings a new drawing or a style a new weight;
 * what is cut away is drawn from the fallback, so look before committing.
 */
const cuts = [
  { font: 'figtree', wght: { min: 400, max: 700 } },
  { font: 'bricolage-grotesque', wght: 700 },
]

const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2039, 0x203a],
]
const others = 'ıŒœʻʼˆ˚˜\u2009\u2011\u202f…‰⁄€™↑↓−∕'

const characters =
  others +
  ranges
    .map(([first, last]) =>
      String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step)),
    )
    .join('')

const require = createRequire(import.meta.url)
for (const { font, wght } of cuts) {
  const whole = readFileSync(
    require.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`),
  )
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'],
  } as const
  const cut = await subsetFont(whole, characters, options)
  writeFileSync(join(projectRoot, 'src/ui/fonts', `${font}-latin.woff2`), cut)
  console.info(`${font}: ${whole.length} bytes cut to ${cut.length}`)
}

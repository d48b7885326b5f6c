import { describe, expect, it } from 'vitest'
import { Facts, Paper, Paragraph, SignatureLine, Title } from './paper.tsx'
import { renderPaper } from './render-paper.ts'
import { ABOUT } from './test-about.ts'
import { findFaults } from './test-find-faults.ts'
import { readObjects } from './test-read-objects.ts'
import { contentStreams, emptyBoxes, latin, placesOf, textOf } from './test-read-pdf.ts'

it('draws the spaces of every language as spaces', async () => {
  const amount = new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR' }).format(4000)
  const bytes = await renderPaper(
    <Paper {...ABOUT} title="Summary" language="fr">
      <Paragraph>{`Quand ? ${amount}`}</Paragraph>
    </Paper>,
  )
  expect(await textOf(bytes)).toContain('Quand\u00a0? 4\u00a0000,00\u00a0€')
})

it.each([
  '30 November 2026',
  '30. November 2026',
  '28 de febrero de 2027',
  '1er janvier 2027',
  // As dates are written: held together up to the month.
  '30.\u00a0November 2026',
  '28\u00a0de\u00a0febrero de 2027',
])('never parts a date: %s', async (date) => {
  const bytes = await renderPaper(
    <Paper {...ABOUT} title="Summary" language="en">
      <Paragraph>{`Ana Sousa, ${date}, 23:59`}</Paragraph>
    </Paper>,
  )
  expect(await textOf(bytes)).toContain(`Ana Sousa, ${date.replaceAll(' ', '\u00a0')}, 23:59`)
})

describe('names in any script', () => {
  const named = (name: string) => (
    <Paper {...ABOUT} title="Summary" language="en">
      <Title>{name}</Title>
      <Facts rows={[[name, name]]} />
      <SignatureLine label="Signature" signed={name} />
    </Paper>
  )

  it.each([
    ['Vietnamese', 'Nguyễn Thị Hường'],
    ['Greek', 'Γιώργος Παπαδόπουλος'],
    ['Cyrillic', 'Олександр Ґалаґан'],
    ['Armenian', 'Արամ'],
    ['Georgian', 'გიორგი'],
    ['Hebrew', 'דוד לוי'],
    ['Arabic', 'محمد عبد الله'],
    // Letters with the same body, told apart by their dots.
    ['Arabic', 'نتبثيب'],
    ['Persian', 'علی\u200cرضا'],
    ['Hindi', 'अनिल कुमार'],
    ['Bengali', 'রহিম'],
    ['Tamil', 'கமலா'],
    ['Thai', 'สมชาย'],
    ['Chinese', '王小明'],
    ['Japanese', '渡辺 さくら'],
    ['Korean', '김철수'],
  ])(
    '%s is drawn with letters, not with empty boxes, and can be read out',
    async (script, name) => {
      const bytes = await renderPaper(named(name))
      expect(emptyBoxes(bytes)).toBe(0)
      expect(findFaults(bytes)).toEqual([])
      // As it was written, also where its letters are drawn in parts, or in another order. What is read
      // from right to left is turned around by readers.
      const isTurned = ['Hebrew', 'Arabic', 'Persian'].includes(script)
      const drawn = isTurned ? Array.from(name).reverse().join('') : name
      expect((await textOf(bytes)).split(drawn)).toHaveLength(5)
      const fonts = [...latin(bytes).matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, font]) => font)
      expect(fonts.some((font) => font?.includes('Noto'))).toBe(true)
    },
  )

  // Letters with the same body, of which the file has one for each of them.
  const sameBody = 'نتبثيب'

  it('stand upright and side by side, on the line of what is beside them', async () => {
    const pages = contentStreams(
      await renderPaper(
        <Paper {...ABOUT} title="Summary" language="en">
          <Paragraph>{`Ana ${sameBody}`}</Paragraph>
        </Paper>,
      ),
    )
    const text = pages.join('\n').split('/P <<')[1] ?? ''
    const [before, ...places] = placesOf(text)
    // Their dots stand above and below.
    const across = places.flatMap(({ x, y }) => (y === before?.y ? [x] : []))
    expect(across).toHaveLength(sameBody.length)
    expect([...new Set(across)].toSorted((one, other) => one - other)).toEqual(across)
    expect(text.match(/^1 0 0 -1 0 841.89 cm\nBT$/gm)).toHaveLength(2)
  })

  it('have one code for each letter, however often it is written, as wide as it is', async () => {
    const widthsOf = async (name: string) => {
      const { objects, dictionaryAt, listAt } = readObjects(await renderPaper(named(name)))
      const fonts = [...objects.values()].map(dictionaryAt)
      const arabic = fonts.find((font) => font['W'] && /Arabic/.test(String(font['BaseFont'])))
      return listAt(listAt(arabic?.['W'])[1])
    }
    const widths = await widthsOf(sameBody)
    expect(await widthsOf(`${sameBody} ${sameBody}`)).toEqual(widths)
    // Dots take no room: one or two of them, above or below, or three above.
    expect(widths.filter((width) => width === 0)).toHaveLength(5)
  })

  it('what no font has becomes a question mark', async () => {
    const bytes = await renderPaper(named('Ana 👩‍👩‍👧 ᚠ'))
    expect(emptyBoxes(bytes)).toBe(0)
    expect(await textOf(bytes)).toContain('Ana ??? ?')
  })

  it.each([
    ['Vietnamese with letters of its own alone', 'Phương Vũ', 'Phương Vũ'],
    ['a letter of Latin that no font has', 'Ŧ', '?'],
    ['a mark that no font has', 'Z\u0306ana', 'Zana'],
    ['a hyphen that holds its neighbours', 'E\u2011Mail', 'E-Mail'],
    ['a ligature', 'Ste\ufb03 \u2460', 'Steffi 1'],
    ['a tab', 'Ana\tSousa', 'Ana Sousa'],
    ['what is not seen', 'A\u200bn\u00ada\ufeff \u200eSou\u2060sa\u0000', 'Ana Sousa'],
  ])('%s is drawn without an empty box', async (_, name, drawn) => {
    const bytes = await renderPaper(named(name))
    expect(emptyBoxes(bytes)).toBe(0)
    expect(await textOf(bytes)).toContain(drawn)
  })

  it.each(['\r\n', '\r', '\u2028', '\u0085'])('%j ends a line', async (end) => {
    expect(await renderPaper(named(`Ana${end}Sousa`))).toEqual(
      await renderPaper(named('Ana\nSousa')),
    )
  })
})

import { Fragment, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import {
  Bullets,
  Facts,
  Numbered,
  Paper,
  PaperTable,
  Paragraph,
  Section,
  SignatureLine,
  Subheading,
  Title,
} from './paper.tsx'
import { Column } from './parts.ts'
import { renderPaper } from './render-paper.ts'
import { findFaults } from './test-find-faults.ts'
import { readObjects } from './test-read-objects.ts'
import { contentStreams, emptyBoxes, latin, placesOf, textOf } from './test-read-pdf.ts'
import { SHEET } from './text-styles.ts'

/** What every paper here says of when and by whom it was written. */
const ABOUT = {
  writtenAt: new Date('2026-11-15T12:00:00Z'),
  brandName: 'Feather',
  legalName: 'Feather Example GmbH',
  pageLabel: 'Page {page} of {total}',
}

const paper = (rows: number) => (
  <Paper {...ABOUT} title="Advice record" language="de" reference="A-1">
    <Title lead="For Łukasz">Beratungsprotokoll</Title>
    <Section title="Answers">
      <Facts rows={Array.from({ length: rows }, (_, index) => [`Question ${index}`, 'Yes'])} />
      <PaperTable
        columns={[
          { title: 'Line', width: 70 },
          { title: 'Price', width: 30, align: 'right' },
        ]}
        rows={[['Liability', '4,94 €']]}
      />
      <Bullets items={['One', 'Two']} />
      <Paragraph>Groß genug für alle</Paragraph>
    </Section>
    <Section title="In English" language="en">
      <Paragraph>Large enough for all</Paragraph>
    </Section>
    <SignatureLine
      label="Signature"
      signed="Ana Sousa"
      drawing={{ path: 'M10 20L30 40', width: 60, height: 50, words: 'Drawn' }}
    />
  </Paper>
)

describe('a paper', () => {
  it('has every letter, also after a paper with the same one under an accent', async () => {
    const titled = (title: string) => (
      <Paper {...ABOUT} title="Letters" language="en">
        <Section title={title}>
          <Paragraph>text</Paragraph>
        </Section>
      </Paper>
    )
    await renderPaper(titled('Ýmir'))
    expect(await textOf(await renderPaper(titled('Yard')))).toContain('Yard')
  })

  it('keeps each point of a list with its mark', async () => {
    const items = Array.from({ length: 12 }, () => 'word '.repeat(70).trim())
    for (const lines of [1, 3, 5]) {
      const bytes = await renderPaper(
        <Paper {...ABOUT} title="Points" language="en">
          <Section title="Points">
            <Paragraph>{'line\n'.repeat(lines)}</Paragraph>
            <Bullets items={items} />
          </Section>
        </Paper>,
      )
      const pages = contentStreams(bytes)
      expect(pages.length).toBe(2)
      expect(pages.flatMap((page) => page.match(/\/LBody/g) ?? [])).toHaveLength(items.length)
    }
  })

  it('carries its language, title and a structure tree', async () => {
    const source = latin(await renderPaper(paper(3)))
    expect(source).toContain('/Lang (de)')
    expect(source).toContain('(Advice record)')
    expect(source).toContain('/DisplayDocTitle true')
    expect(source).toMatch(/\/Marked true/)
    const roles = [...source.matchAll(/\/Type \/StructElem\s*\/S \/(\w+)|\/S \/(\w+)\s/g)].map(
      (match) => match[1] ?? match[2],
    )
    for (const role of [
      'Document',
      'H1',
      'H2',
      'P',
      'Table',
      'TR',
      'TH',
      'TD',
      'L',
      'LI',
      'LBody',
    ]) {
      expect(roles).toContain(role)
    }
    expect(source).toContain('/Scope /Row')
    expect(source).toContain('/Scope /Column')
    expect(source).toMatch(/\/S \/Sect\s*\/Lang \(en\)/)
  })

  it.each([1, 60])('can be listened to, with %i rows', async (rows) => {
    expect(findFaults(await renderPaper(paper(rows)))).toEqual([])
  })

  it('says of a picture what it shows and where it stands', async () => {
    const bytes = await renderPaper(paper(1))
    expect(latin(bytes)).toMatch(/\/S \/Figure\s*\/Alt \(Drawn\)/)
    const box = /\/BBox \[[\d.]+ ([\d.]+) [\d.]+ ([\d.]+)\]/.exec(latin(bytes))
    const [bottom, top] = [Number(box?.[1]), Number(box?.[2])]
    expect(top - bottom).toBeCloseTo((50 / 60) * 150)
    // The name stands right below it, above the label.
    const name = placesOf(contentStreams(bytes).join('\n')).at(-2)?.y ?? 0
    expect(bottom).toBeGreaterThan(name)
    expect(bottom).toBeLessThan(name + 15)
  })

  it('counts the points of a list from where it begins', async () => {
    const bytes = await renderPaper(
      <Paper {...ABOUT} title="Terms" language="en">
        <Title>Terms</Title>
        <Numbered items={['One', 'Two']} from={4} />
      </Paper>,
    )
    expect(await textOf(bytes)).toContain('4.One5.Two')
    expect(latin(bytes)).toMatch(/\/O \/List\s*\/ListNumbering \/Decimal/)
  })

  it('has metadata that can be read, whatever the company is called', async () => {
    const named = { ...ABOUT, legalName: 'Feder & Söhne <GmbH>' }
    const bytes = await renderPaper(
      <Paper {...named} title="Terms & conditions" language="en">
        <Title>Terms</Title>
      </Paper>,
    )
    expect(findFaults(bytes)).toEqual([])
    expect(Buffer.from(bytes).toString('utf8')).toContain('Feder &amp; Söhne &lt;GmbH&gt;')
  })

  it('keeps its text readable by machines, letters beyond Latin 1 too', async () => {
    const text = await textOf(await renderPaper(paper(1)))
    expect(text).toContain('Beratungsprotokoll')
    expect(text).toContain('Łukasz')
    expect(text).toContain('Groß genug für alle')
    expect(text).toContain('Page 1 of 1')
    expect(text).toContain('Feather Example GmbH')
  })

  it('parts the words of two lines by a space, for those who listen', async () => {
    const text = `${'One line after the other '.repeat(12)}and\u00a0the end`
    const bytes = await renderPaper(
      <Paper {...ABOUT} title="Lines" language="en">
        <Paragraph>{text}</Paragraph>
      </Paper>,
    )
    expect(await textOf(bytes)).toContain(text)
  })

  it('is the same, byte for byte, when made again', async () => {
    expect(Buffer.compare(await renderPaper(paper(2)), await renderPaper(paper(2)))).toBe(0)
  })

  it('embeds our fonts and no other', async () => {
    const fonts = [...latin(await renderPaper(paper(1))).matchAll(/\/BaseFont \/([\w+]+)/g)]
    const names = new Set(fonts.map(([, name]) => name?.replace(/^\w+\+/, '')))
    expect([...names].sort()).toEqual(['PaperHeading', 'PaperText', 'PaperTextStrong'])
  })
})

describe('the end of a page', () => {
  const filled = (lines: number, children: ReactNode) => (
    <Paper {...ABOUT} title="Summary" language="en">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
        <Paragraph key={index}>Filling</Paragraph>
      ))}
      {children}
    </Paper>
  )
  const consent = 'I agree that this is as long as the texts of consents are. '.repeat(4)
  const parts: [string, ReactNode][] = [
    ['a paragraph', <Paragraph key="1">One line</Paragraph>],
    [
      'a table',
      <Facts
        key="1"
        rows={[
          ['Name', 'Ana'],
          ['Street', 'Long Road'],
          ['Town', 'Ulm'],
        ]}
      />,
    ],
    [
      'a long first row',
      <Facts
        key="1"
        rows={[
          [consent, 'Agreed'],
          ['Name', 'Ana'],
        ]}
      />,
    ],
    [
      'a heading of its own',
      <Fragment key="1">
        <Subheading>Inner</Subheading>
        <Facts
          rows={[
            ['Name', 'Ana'],
            ['Town', 'Ulm'],
          ]}
        />
      </Fragment>,
    ],
    [
      'columns',
      <PaperTable
        key="1"
        columns={[
          { title: 'What', width: 50 },
          { title: 'Inner', width: 50 },
        ]}
        rows={[
          ['Logs', 'A week'],
          ['Mails', 'A year'],
          ['Drafts', 'Two months'],
        ]}
      />,
    ],
  ]

  it.each(parts)('never leaves a heading behind that %s follows', async (_, part) => {
    const section = <Section title="Heading">{part}</Section>
    // From a whole section on the first page to none of it, in steps of one line.
    for (let lines = 22; lines <= 34; lines += 1) {
      const pages = (await textOf(await renderPaper(filled(lines, section)))).trimEnd().split('\n')
      for (const page of pages) expect(page).not.toMatch(/(Heading|Inner)$/)
    }
  })

  it('cuts nothing off an answer that is longer than a page', async () => {
    const answer = `${'A line\n'.repeat(90)}The end`
    const text = await textOf(await renderPaper(filled(1, <Facts rows={[['Question', answer]]} />)))
    expect(text.split('A line')).toHaveLength(91)
    expect(text).toContain('The end')
    expect(text).toContain('Page 2 of')
  })

  it('lies below the heads of a table that goes on, which are heard once', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => [`Row ${index}`, 'A week'])
    const columns = [
      { title: 'What', width: 50 },
      { title: 'How long', width: 50 },
    ]
    const bytes = await renderPaper(
      <Paper {...ABOUT} title="Summary" language="en">
        <Title>Summary</Title>
        <PaperTable columns={columns} rows={rows} />
      </Paper>,
    )
    const pages = (await textOf(bytes)).trimEnd().split('\n')
    expect(pages).toHaveLength(3)
    for (const page of pages) expect(page.match(/WhatHow long/g)).toHaveLength(1)
    expect(latin(bytes).match(/\/Scope \/Column/g)).toHaveLength(2)
    expect(findFaults(bytes)).toEqual([])
  })

  it('never ends with an empty page', async () => {
    // The space below the last line and the edge of the page meet somewhere on the way.
    for (let points = 600; points < 700; points += 3) {
      const end = (
        <>
          <Column below={points}>
            <Paragraph>Above</Paragraph>
          </Column>
          <Paragraph>The end</Paragraph>
        </>
      )
      const pages = (await textOf(await renderPaper(filled(0, end)))).trimEnd().split('\n')
      expect(pages.at(-1), `${points} points`).toContain('The end')
    }
  })

  it('carries the number of the page, and of all pages', async () => {
    const text = await textOf(await renderPaper(filled(90, null)))
    expect(text.match(/Page \d of \d/g)).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'])
  })
})

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

describe('the margins of a page', () => {
  const long = (name: string, words: number) => `${`${name} `.repeat(words)}end of ${name}`
  const bytes = renderPaper(
    <Paper
      {...ABOUT}
      title="Summary"
      language="en"
      brandName={long('Brand', 40)}
      legalName={long('Company', 90)}
    >
      {Array.from({ length: 60 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
        <Paragraph key={index}>Filling</Paragraph>
      ))}
    </Paper>,
  )

  it('show all of a long name', async () => {
    for (const page of (await textOf(await bytes)).trimEnd().split('\n')) {
      expect(page).toContain('end of Brand')
      expect(page).toContain('end of Company')
    }
  })

  it('give way to it on the sheet, and the text to them', async () => {
    for (const page of contentStreams(await bytes)) {
      const end = page.indexOf('\nEMC')
      const text = placesOf(page.slice(end)).map(({ y }) => y)
      for (const { x, y } of placesOf(page.slice(0, end))) {
        expect(y > Math.max(...text) || y < Math.min(...text)).toBe(true)
        expect(y).toBeGreaterThan(14)
        expect(x).toBeLessThan(SHEET.width - SHEET.side)
      }
    }
  })
})

it('draws what is high on one page', async () => {
  const drawing = { path: 'M0 0L10 9000', width: 10, height: 9000, words: 'High' }
  const bytes = await renderPaper(
    <Paper {...ABOUT} title="Summary" language="en">
      <Title>Summary</Title>
      <SignatureLine label="Signature" signed="Ana" drawing={drawing} />
    </Paper>,
  )
  expect(contentStreams(bytes)).toHaveLength(1)
  expect(findFaults(bytes)).toEqual([])
})

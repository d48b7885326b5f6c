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
  Title,
} from './paper.tsx'
import { renderPaper } from './render-paper.ts'
import { ABOUT } from './test-about.ts'
import { findFaults } from './test-find-faults.ts'
import { contentStreams, latin, placesOf, textOf } from './test-read-pdf.ts'

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

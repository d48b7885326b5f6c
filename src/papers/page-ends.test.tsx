import { Fragment, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import {
  Facts,
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
import { ABOUT } from './test-about.ts'
import { findFaults } from './test-find-faults.ts'
import { contentStreams, latin, placesOf, textOf } from './test-read-pdf.ts'
import { SHEET } from './text-styles.ts'

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

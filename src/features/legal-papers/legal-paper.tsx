import type { ReactElement } from 'react'
import type { LegalTextView } from '#blocks/legal-text/prepare-legal-text.ts'
import type { BlockOf } from '#blocks/shown-block.ts'
import type { Settings } from '#content/source.ts'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { PAGE_LABEL } from '#papers/page-label.ts'
import {
  Bullets,
  Facts,
  Numbered,
  Paper,
  type PaperProps,
  PaperTable,
  Paragraph,
  Section,
  Subheading,
  Title,
} from '#papers/paper.tsx'
import type { Locale } from '#sites/locales.ts'
import { type LegalPart, readLegalBody } from './read-legal-body.ts'

type LegalPaperProps = {
  block: BlockOf<'blocks.legal-text'>
  facts: LegalTextView['facts']
  settings: Pick<Settings, 'brandName' | 'legalName'>
  locale: Locale
}

/** A legal text as a paper: version and date under its title and at the foot of each page. */
export function legalPaper(props: LegalPaperProps): ReactElement<PaperProps> {
  const { block, facts, settings, locale } = props
  const t = translator(locale, 'company')
  const version = `${t('version', { version: block.version })}, ${t('validFrom', {
    date: formatDate(block.validFrom, locale),
  })}`
  return (
    <Paper
      title={block.title}
      language={locale}
      writtenAt={new Date(`${block.validFrom}T00:00:00Z`)}
      brandName={settings.brandName}
      legalName={settings.legalName}
      reference={`${block.title}, ${block.version}`}
      pageLabel={translator(locale, 'contractPapers')('page', PAGE_LABEL)}
    >
      <Title lead={version}>{block.title}</Title>
      {block.summary ? <Paragraph>{block.summary}</Paragraph> : null}
      {block.translationNote ? <Paragraph soft>{block.translationNote}</Paragraph> : null}
      {block.sections.map(({ title, body, list }, index) => (
        <Section key={title} title={`${index + 1}  ${title}`}>
          {readLegalBody(body ?? '').map((part, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once
            <Part key={position} part={part} />
          ))}
          {list ? (
            <Facts
              rows={(facts[list] ?? []).map(
                ({ name, text, link }) => [name, text + (link?.label ?? '')] as const,
              )}
            />
          ) : null}
        </Section>
      ))}
    </Paper>
  )
}

function Part({ part }: { part: LegalPart }) {
  switch (part.kind) {
    case 'paragraph':
      return <Paragraph>{part.text}</Paragraph>
    case 'heading':
      return <Subheading>{part.text}</Subheading>
    case 'list':
      return part.from === undefined ? (
        <Bullets items={part.items} />
      ) : (
        <Numbered items={part.items} from={part.from} />
      )
    case 'table':
      return (
        <PaperTable
          columns={part.header.map((title) => ({ title, width: 100 / part.header.length }))}
          rows={part.rows}
        />
      )
  }
}

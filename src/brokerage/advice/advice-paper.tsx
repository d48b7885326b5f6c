import { formatDateAndTime } from '#i18n/format-date.ts'
import { Bullets, Facts, Paper, Paragraph, Section, Subheading, Title } from '#papers/paper.tsx'
import { renderPaper } from '#papers/render-paper.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { StoredAdvice } from './find-advice.ts'

/** The paper of a record: the same bytes whenever it is made. */
export function renderAdvice({ record, reference, writtenAt }: StoredAdvice): Promise<Uint8Array> {
  const { paper, language } = record
  const moment = formatDateAndTime(writtenAt, MAIN_LOCALE_OF_LANGUAGE[language])
  return renderPaper(
    <Paper
      title={paper.title}
      language={language}
      writtenAt={writtenAt}
      brandName={paper.brandName}
      legalName={paper.legalName}
      // When it was given decides what was known and what it cost.
      reference={`${reference}, ${moment}`}
      pageLabel={paper.pageLabel}
    >
      <Title lead={paper.lead}>{paper.title}</Title>
      {paper.sections.map((section) => (
        <Section key={section.title} title={section.title}>
          {section.paragraphs?.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
          {section.facts ? <Facts rows={section.facts} /> : null}
          {section.bullets ? <Bullets items={section.bullets} /> : null}
          {section.parts?.map((part) => (
            <Part key={part.title} {...part} />
          ))}
        </Section>
      ))}
    </Paper>,
  )
}

function Part({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <>
      <Subheading>{title}</Subheading>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
    </>
  )
}

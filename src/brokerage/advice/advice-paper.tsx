import { Bullets, Facts, Paper, Paragraph, Section, Subheading, Title } from '#papers/paper.tsx'
import { renderPaper } from '#papers/render-paper.ts'
import type { StoredAdvice } from './find-advice.ts'

/** The paper of a record: the same bytes whenever it is made. */
export function renderAdvice({ record, reference, writtenAt }: StoredAdvice): Promise<Uint8Array> {
  const { paper, language } = record
  return renderPaper(
    <Paper
      title={paper.title}
      language={language}
      writtenAt={writtenAt}
      brandName={paper.brandName}
      legalName={paper.legalName}
      reference={reference}
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

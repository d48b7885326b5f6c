import { BothThemes, Chapter, Row } from '../specimen.tsx'

export function TypeChapter() {
  return (
    <Chapter
      id="type"
      title="Type"
      lead="Headings in Bricolage Grotesque, text in Figtree, both ours to serve. Sizes grow with the window; numbers keep their columns."
    >
      <Row title="Scale">
        <dl className="grid gap-6">
          {scale.map(([name, sizes, look]) => (
            <div key={name} className="border-t border-line pt-4">
              <dt className="text-caption text-ink-soft">
                {name} · {sizes}
              </dt>
              <dd className={`mt-1 ${look}`}>A letter you can understand</dd>
            </div>
          ))}
        </dl>
      </Row>
      <Row title="Running text">
        <BothThemes>
          {() => (
            <div className="ui-text">
              <p>
                You have a visa appointment next week and one open question. We answer it in plain
                words, with the price beside it, and <a href="#type">say what it leaves out</a>.
                Größe, señal, façade, Łódź: every name is spelled as its owner spells it.
              </p>
              <p className="mt-4 text-small text-ink-soft">
                Small print is small, soft and still easy to read. It never hides what matters.
              </p>
              <p className="mt-4 grid w-40 text-end text-small">
                <span>€1,111.11</span>
                <span>€4,494.94</span>
              </p>
            </div>
          )}
        </BothThemes>
      </Row>
    </Chapter>
  )
}

const scale = [
  ['display', '38 to 60', 'font-heading text-display font-bold tracking-heading'],
  ['heading-l', '30 to 44', 'font-heading text-heading-l font-bold tracking-heading'],
  ['heading-m', '24 to 32', 'font-heading text-heading-m font-bold tracking-heading'],
  ['heading-s', '20 to 24', 'font-heading text-heading-s font-bold tracking-heading'],
  ['lead', '18 to 20', 'text-lead'],
  ['body', '16 to 18', 'text-body'],
  ['small', '15 to 16', 'text-small'],
  ['caption', '13 to 14', 'text-caption'],
] as const

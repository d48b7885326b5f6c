import { contrastRatio } from '#ui/styles/contrast-ratio.ts'
import { readTokens } from '#ui/styles/read-tokens.ts'
import { tokenPairs } from '#ui/styles/token-pairs.ts'
import tokensCss from '#ui/styles/tokens.css?raw'
import { BothThemes, Chapter, Row } from '../specimen.tsx'

export function ColoursChapter() {
  return (
    <Chapter
      id="colours"
      title="Colours"
      lead="One set of tokens for both themes. Text pairs reach AA, running text AAA; the numbers are computed from the tokens themselves."
    >
      <Row title="Tokens">
        <BothThemes>
          {(theme) => (
            <ul className="grid grid-cols-2 gap-4 mobile:grid-cols-3">
              {swatches.map(([name, fill]) => (
                <li key={name}>
                  <span className={`block h-14 rounded-control border border-line ${fill}`} />
                  <span className="mt-1.5 block text-small">{name}</span>
                  <span className="block text-caption text-ink-soft">
                    {tokens.get(name)?.[theme === 'dark' ? 'dark' : 'light']}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </BothThemes>
      </Row>
      <Row title="Contrast">
        <ul className="grid gap-x-10 text-small tablet:grid-cols-2">
          {tokenPairs.map(({ text, ground, level }) => (
            <li
              key={`${text} ${ground} ${level}`}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
            >
              <span>
                {text} on {ground}
              </span>
              <span className="text-ink-soft">
                {ratio(text, ground, 'light')} light, {ratio(text, ground, 'dark')} dark,{' '}
                {levels[level]}
              </span>
            </li>
          ))}
        </ul>
      </Row>
    </Chapter>
  )
}

const tokens = readTokens(tokensCss)
const levels = { AAA: 'needs 7', AA: 'needs 4.5', graphic: 'needs 3' }

function ratio(text: string, ground: string, theme: 'light' | 'dark'): string {
  const pair = [tokens.get(text)?.[theme], tokens.get(ground)?.[theme]]
  return pair[0] && pair[1] ? contrastRatio(pair[0], pair[1]).toFixed(1) : 'missing'
}

/** Written out, because the stylesheet holds only classes that it can find in the source. */
const swatches = [
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['line-strong', 'bg-line-strong'],
  ['line', 'bg-line'],
  ['paper', 'bg-paper'],
  ['cloud', 'bg-cloud'],
  ['lilac-50', 'bg-lilac-50'],
  ['lilac-100', 'bg-lilac-100'],
  ['primary', 'bg-primary'],
  ['primary-strong', 'bg-primary-strong'],
  ['mint', 'bg-mint'],
  ['mint-soft', 'bg-mint-soft'],
  ['sun', 'bg-sun'],
  ['sun-soft', 'bg-sun-soft'],
  ['sun-accent', 'bg-sun-accent'],
  ['coral', 'bg-coral'],
  ['coral-soft', 'bg-coral-soft'],
  ['sky', 'bg-sky'],
  ['sky-soft', 'bg-sky-soft'],
  ['neutral', 'bg-neutral'],
  ['neutral-strong', 'bg-neutral-strong'],
] as const
